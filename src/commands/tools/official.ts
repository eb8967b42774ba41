import type { StreamHeader } from '../../streams/ports.js';
import type { Request, Services } from '../contract.js';
import { isArbiter } from '../settings/arbiter.js';

/** Whether somebody may act for a campaign or league as a whole: its officials, the arbiters of its server, and who manages that. */
export const mayOfficiate = async (
  services: Services,
  request: Request,
  { id, guild }: Pick<StreamHeader, 'id' | 'guild'>,
): Promise<boolean> =>
  (request.manages && request.guild !== null && request.guild === guild) ||
  (await isArbiter(services, request, { guild, of: { stream: id, subject: '' } }));
