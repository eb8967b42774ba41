import type { House, Request } from '../contract.js';

/** Whether somebody has the arbiter role of the server in which they ask. In direct messages nobody has. */
export async function isArbiter(house: Pick<House, 'servers'>, { guild, roles }: Request): Promise<boolean> {
  if (guild === null) return false;
  const { arbiterRole } = await house.servers.server(guild);
  return arbiterRole !== null && roles.includes(arbiterRole);
}
