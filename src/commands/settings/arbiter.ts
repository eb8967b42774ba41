import type { Services, Request } from '../contract.js';

/** Whether somebody has the arbiter role of the server in which they ask. In direct messages nobody has. */
export async function isArbiter(services: Pick<Services, 'servers'>, { guild, roles }: Request): Promise<boolean> {
  if (guild === null) return false;
  const { arbiterRole } = await services.servers.server(guild);
  return arbiterRole !== null && roles.includes(arbiterRole);
}
