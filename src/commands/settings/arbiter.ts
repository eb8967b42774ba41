import type { MatchHeader } from '../../match/header.js';
import { OFFICIAL } from '../../streams/ports.js';
import type { Services, Request } from '../contract.js';

/** Whether somebody may judge a match: with the arbiter role of its server, or as an official of the campaign or league that it is fought for. In direct messages and on other servers nobody does. */
export async function isArbiter(
  services: Pick<Services, 'servers' | 'members'>,
  { guild, roles, player }: Request,
  match: Pick<MatchHeader, 'guild' | 'of'>,
): Promise<boolean> {
  const members = match.of ? await services.members(match.of.stream) : [];
  if (members.some((one) => one.player === player && one.part === OFFICIAL)) return true;
  if (guild === null || guild !== match.guild) return false;
  const { arbiterRole } = await services.servers.server(guild);
  return arbiterRole !== null && roles.includes(arbiterRole);
}
