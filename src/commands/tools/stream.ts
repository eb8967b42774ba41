import type { StreamHeader } from '../../streams/ports.js';
import type { Request, Services } from '../contract.js';

/** A file has at most so many bytes: Discord takes no more, with some to spare for the message. */
export const MOST_BYTES = 9.5 * 1024 * 1024;

/** The campaign or league of the channel, or of the channel that a thread belongs to, also one that is over. */
export const streamHere = async (
  { archives }: Pick<Services, 'archives'>,
  { channel, parent }: Pick<Request, 'channel' | 'parent'>,
): Promise<StreamHeader | null> => (await archives.in(channel)) ?? (parent === null ? null : await archives.in(parent));
