import { sideCalled } from '../../library/called.js';
import type { Applied, Table } from '../../match/acts.js';
import { LONGEST_SALT } from '../../match/dice.js';
import { sideId } from '../../rules/kernel/ids.js';
import { refuse, type Refusal } from '../../rules/kernel/refusal.js';
import { fail, type Result } from '../../rules/kernel/result.js';
import type { Services, OptionDefinition, Press, Reply, Request, Runnable } from '../contract.js';
import { DONE, refused } from '../replies.js';
import { ofChannel, ofMatch, tableHere } from '../table.js';

/** Joining, leaving and starting, by slash and by the buttons of the lobby. */

type Change = (
  services: Services,
  request: Request,
  table: Table,
  given: { readonly side: string; readonly salt: string },
) => Promise<Result<Applied, Refusal>>;

const act = ({ key, player, at }: Request, table: Table) => ({ key, player, at, match: table.header.id });

const joining: Change = async (services, request, table, given) => {
  const scenario = services.library.scenario(table.header.scenario, table.header);
  const side = sideCalled(scenario?.sides ?? [], given.side);
  if (given.side && !side) {
    const known = (scenario?.sides ?? []).map(({ id }) => `\`${id}\``);
    return fail(refuse('discord/no-side', { side: given.side, known }));
  }
  return services.referee.join({ ...act(request, table), side: side ? sideId(side.id) : null, salt: given.salt });
};
const leaving: Change = (services, request, table) => services.referee.leave(act(request, table));
const starting: Change = async (services, request, table) =>
  request.lacking.length > 0
    ? fail(refuse('discord/lacking-rights', { rights: request.lacking }))
    : services.referee.start(act(request, table));

const told = (result: Result<Applied, Refusal>, { tongue }: Request): Reply =>
  result.ok ? DONE : refused(result.error, tongue);

const JOIN_OPTIONS = [
  { name: 'side', autocomplete: true, maxLength: 40 },
  { name: 'salt', maxLength: LONGEST_SALT },
] as const satisfies readonly OptionDefinition[];

const bySlash = (change: Change): Runnable => ({
  options: change === joining ? JOIN_OPTIONS : [],
  acknowledge: 'order',
  run: ofChannel(async (services, request, table) => {
    const { side = '', salt = '' } = request.options;
    return told(await change(services, request, table, { side, salt }), request);
  }),
  async complete(services, request) {
    const table = await tableHere(services, request);
    const scenario = table.ok ? services.library.scenario(table.value.header.scenario) : null;
    return (scenario?.sides ?? []).map(({ id, title }) => ({ name: title[request.locale], value: id }));
  },
});

const byPress = (change: Change): Press => ({
  acknowledge: 'update',
  run: ofMatch(async (services, request, table) => {
    const [, side = ''] = request.args;
    return told(await change(services, request, table, { side, salt: '' }), request);
  }),
});

/** `/match join side:attacker`. */
export const join = bySlash(joining);
/** `/match leave`, in the lobby. */
export const leave = bySlash(leaving);
/** `/match start` begins when every side has a player. */
export const start = bySlash(starting);

export const lobbyPresses = {
  join: byPress(joining),
  leave: byPress(leaving),
  start: byPress(starting),
} as const satisfies Readonly<Record<string, Press>>;
