import type { MatchHeader } from '../../match/header.js';
import type { Services, Request } from '../contract.js';

/** Whether somebody asks with the arbiter role of the server of a match. In direct messages and on other servers nobody does. */
export async function isArbiter(
  services: Pick<Services, 'servers'>,
  { guild, roles }: Request,
  match: Pick<MatchHeader, 'guild'>,
): Promise<boolean> {
  if (guild === null || guild !== match.guild) return false;
  const { arbiterRole } = await services.servers.server(guild);
  return arbiterRole !== null && roles.includes(arbiterRole);
}
