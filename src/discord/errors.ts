import { DiscordAPIError, HTTPError, RateLimitError } from 'discord.js';
import type { HoldReason } from '../match/people.js';
import { TokenRefused } from './token.js';

/**
 * What an error of Discord's means to us: `gone` the message is no more · `no-channel` the channel is gone or shut to the bot ·
 * `shut` a person takes no direct messages · `late` the interaction is too old · `already-acknowledged` · `network` nothing was heard, or Discord is out of order: try again ·
 * `refused` the bot itself is refused: its token · `invalid` what we sent is wrong: our bug.
 */
export type DiscordFault =
  | 'gone'
  | 'no-channel'
  | 'shut'
  | 'late'
  | 'already-acknowledged'
  | 'network'
  | 'refused'
  | 'invalid';

const CODES: Readonly<Record<number, DiscordFault>> = {
  10_003: 'no-channel',
  10_004: 'no-channel',
  10_008: 'gone',
  10_015: 'late',
  10_062: 'late',
  40_060: 'already-acknowledged',
  50_001: 'no-channel',
  50_007: 'shut',
  50_013: 'no-channel',
  50_027: 'late',
  50_083: 'no-channel',
  160_005: 'no-channel',
};

/** Why a channel does not take posts, by the code of the error. */
const HOLDS: Readonly<Record<number, HoldReason>> = {
  10_003: 'gone',
  10_004: 'kicked',
  50_001: 'rights',
  50_013: 'rights',
  50_083: 'locked',
  160_005: 'locked',
};

/** Why the posts of a channel wait after this error. */
export const holdReason = (error: unknown): HoldReason =>
  (error instanceof DiscordAPIError ? HOLDS[Number(error.code)] : undefined) ?? 'rights';

/** Whether an error says that a thread is archived. */
export const isArchived = (error: unknown): boolean => error instanceof DiscordAPIError && error.code === 50_083;

/** The meaning of an error; `null` when it is not Discord's. */
export function discordFault(error: unknown): DiscordFault | null {
  if (error instanceof DiscordAPIError) {
    const known = CODES[Number(error.code)];
    return known ?? (error.status === 429 || error.status >= 500 ? 'network' : 'invalid');
  }
  if (error instanceof HTTPError) return error.status === 0 || error.status >= 500 ? 'network' : 'invalid';
  if (error instanceof RateLimitError) return 'network';
  if (error instanceof TokenRefused) return 'refused';
  return isSocketError(error) ? 'network' : null;
}

export const isDiscordError = (error: unknown, fault: DiscordFault): boolean => discordFault(error) === fault;

/** Codes of a connection that broke, as Node and its HTTP client name them. */
const SOCKET_CODES = /^(UND_ERR_|ECONN|EPIPE|ETIMEDOUT|EAI_AGAIN|ENOTFOUND|ENETUNREACH|EHOSTUNREACH)/;

function isSocketError(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  if (error.name === 'AbortError') return true;
  const code = 'code' in error ? String(error.code) : '';
  return SOCKET_CODES.test(code) || (error.cause !== undefined && isSocketError(error.cause));
}
