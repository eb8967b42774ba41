import type { MatchEvent, Past, Ruleset } from '../rules/kernel/contract.js';
import type { Dice } from '../rules/kernel/dice.js';
import type { SeatId } from '../rules/kernel/ids.js';
import type { Motion, Proposal, Warrant } from '../rules/kernel/proposal.js';
import type { Refusal } from '../rules/kernel/refusal.js';
import { fail, ok, type Result } from '../rules/kernel/result.js';
import type { AnyGame } from '../rules/registry.js';
import type { Act, Table } from './contract.js';
import type { Change } from './lobby.js';
import { playerId, REFEREE, type Instant, type MatchHeader, type PlayerId } from './ports.js';
import { seatsHeld } from './play.js';
import { holderOf } from './posts.js';
import { refuseMatch } from './refusals.js';

/** Who is asked for his consent, who speaks for a seat, and what carries a motion out. */

type State = NonNullable<Table['state']>;

/** What deciding on a motion needs. */
export interface Deciding {
  readonly table: Table;
  readonly ruleset: Ruleset<AnyGame>;
  readonly dice: Dice;
  readonly past: Past<AnyGame> | null;
}

/** The state of a match in play, or why nothing can be proposed in it. */
export function inPlay({ header, state }: Table): Result<State, Refusal> {
  if (header.status === 'ended') return fail(refuseMatch('match/over', {}));
  return state ? ok(state) : fail(refuseMatch('match/not-started', {}));
}

/** The player who speaks for a seat that is asked: its holder; of a seat that is to be given away the one who is to take it. */
export function speakerFor(header: MatchHeader, { motion }: Pick<Proposal, 'motion'>, seat: SeatId): PlayerId | null {
  if (motion.kind === 'substitute' && motion.seat === seat) return playerId(motion.player);
  return holderOf(header, seat);
}

/** The players who are asked. */
const speakers = (header: MatchHeader, proposal: Proposal): readonly string[] =>
  proposal.asked.flatMap((seat) => speakerFor(header, proposal, seat) ?? []);

/** The seats whose consent a motion needs: one for each other person who has not conceded. Arbitre's own seats always agree. */
export function askedFor({ header }: Table, state: State, by: PlayerId, motion: Motion): readonly SeatId[] {
  const persons = new Map<PlayerId, SeatId>();
  for (const { id } of state.seats) {
    const player = holderOf(header, id);
    if (player && player !== REFEREE && player !== by && !state.conceded.includes(id) && !persons.has(player)) {
      persons.set(player, id);
    }
  }
  if (motion.kind !== 'substitute') return [...persons.values()];
  const holder = holderOf(header, motion.seat);
  const taker = playerId(motion.player);
  const others = holder === by ? [] : [...persons].filter(([player]) => player !== holder && player !== taker);
  const accepts = taker === REFEREE || taker === by ? [] : [motion.seat];
  return [...others.map(([, seat]) => seat), ...accepts];
}

/** Puts a motion before those whose consent it needs; with nobody to ask it is carried out at once. */
export function propose(deciding: Deciding, act: Act, seat: SeatId, motion: Motion): Result<Change, Refusal> {
  const state = inPlay(deciding.table);
  if (!state.ok) return state;
  const asked = askedFor(deciding.table, state.value, act.player, motion);
  return order(deciding, act, seat, { type: 'propose', motion, asked });
}

/** A player agrees or declines, for the seat for which he is asked. */
export function vote(deciding: Deciding, act: Act, proposal: string, agrees: boolean): Result<Change, Refusal> {
  const state = inPlay(deciding.table);
  if (!state.ok) return state;
  const standing = state.value.proposal;
  if (standing?.id !== proposal) return fail(refuseMatch('match/proposal-closed', {}));
  const { header } = deciding.table;
  const seat = standing.asked.find((one) => speakerFor(header, standing, one) === act.player);
  if (seat !== undefined) return order(deciding, act, seat, { type: 'vote', proposal, agrees });
  // Who made it and presses "decline" means to withdraw it.
  if (!agrees && seatsHeld(header, act.player).includes(standing.by)) return withdraw(deciding, act, proposal);
  return seatsHeld(header, act.player).length === 0
    ? fail(refuseMatch('match/not-a-player', {}))
    : fail(refuseMatch('match/consent-not-asked', { asked: speakers(header, standing) }));
}

/** The maker of a proposal takes it back. */
export function withdraw(deciding: Deciding, act: Act, proposal: string): Result<Change, Refusal> {
  const state = inPlay(deciding.table);
  if (!state.ok) return state;
  const standing = state.value.proposal;
  if (standing?.id !== proposal) return fail(refuseMatch('match/proposal-closed', {}));
  const mine = seatsHeld(deciding.table.header, act.player);
  if (mine.length === 0) return fail(refuseMatch('match/not-a-player', {}));
  const seat = mine.includes(standing.by) ? standing.by : mine[0];
  return seat === undefined
    ? fail(refuseMatch('match/not-a-player', {}))
    : order(deciding, act, seat, { type: 'withdraw', proposal });
}

/** Carries a motion out without asking: `by` the seat that wishes it, `null` for the arbiter. */
export function enact(
  { table, ruleset, dice, past }: Deciding,
  { at }: Act,
  motion: Motion,
  by: SeatId | null,
  warrant: Warrant,
): Result<Change, Refusal> {
  const state = inPlay(table);
  if (!state.ok) return state;
  const events = ruleset.enact(state.value, motion, { by, warrant, at }, dice, past);
  if (!events.ok) return events;
  const change = changeOf(table, by, events.value, at);
  return ok({ ...change, command: { type: 'enact', motion, warrant } });
}

type TableOrder = Parameters<Ruleset<AnyGame>['decide']>[1]['command'];

function order(
  { table, ruleset, dice, past }: Deciding,
  { at }: Act,
  seat: SeatId,
  command: TableOrder,
): Result<Change, Refusal> {
  if (!table.state) return fail(refuseMatch('match/not-started', {}));
  const events = ruleset.decide(table.state, { by: 'seat', seat, command, at }, dice, past);
  return events.ok ? ok({ ...changeOf(table, seat, events.value, at), command }) : events;
}

/** A seat that is given to another changes the header with the events. The dice keep the salt of the one who joined. */
function changeOf({ header }: Table, seat: SeatId | null, events: readonly MatchEvent<AnyGame>[], at: Instant): Change {
  const given = events.find((event) => event.type === 'Substituted');
  if (given?.type !== 'Substituted') return { seat, events, header: {} };
  const holders = header.holders.map((holder) =>
    holder.seat === given.seat ? { ...holder, player: playerId(given.player), joinedAt: at } : holder,
  );
  return { seat, events, header: { holders } };
}
