import type { SeatId } from '../rules/kernel/ids.js';
import type { Motion, Proposal, ProposalCommand } from '../rules/kernel/proposal.js';
import type { Refusal } from '../rules/kernel/refusal.js';
import { fail, ok, type Result } from '../rules/kernel/result.js';
import type { Act, Table } from './acts.js';
import type { Plan } from './lobby.js';
import { REFEREE, playerId, type MatchHeader, type PlayerId } from './header.js';
import { seatsHeld } from './play.js';
import { holderOf } from './posts.js';
import { refuseMatch } from './refusals.js';

/** Who is asked for their consent, who speaks for a seat, and what carries a motion out. */

type State = NonNullable<Table['state']>;

/** The state of a match in play, or why nothing can be proposed in it. */
export function inPlay({ header, state }: Table): Result<State, Refusal> {
  if (header.status === 'ended') return fail(refuseMatch('match/over', {}));
  return state ? ok(state) : fail(refuseMatch('match/not-started', {}));
}

/** The player who speaks for a seat that is asked: its holder; of a seat that is to be given away the one who is to take it. */
function speakerFor(header: MatchHeader, { motion }: Pick<Proposal, 'motion'>, seat: SeatId): PlayerId | null {
  if (motion.kind === 'substitute' && motion.seat === seat) return playerId(motion.player);
  return holderOf(header, seat);
}

/** The players who are asked. */
const speakers = (header: MatchHeader, proposal: Proposal): readonly string[] =>
  proposal.asked.flatMap((seat) => speakerFor(header, proposal, seat) ?? []);

/** The seats whose consent a motion needs: one for each other person who has not conceded. Arbitre's own seats always agree. */
function askedFor({ header }: Table, state: State, by: PlayerId, motion: Motion): readonly SeatId[] {
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
export function propose(table: Table, act: Act, seat: SeatId, motion: Motion): Result<Plan, Refusal> {
  const state = inPlay(table);
  if (!state.ok) return state;
  return order(act, seat, { type: 'propose', motion, asked: askedFor(table, state.value, act.player, motion) });
}

/** A player agrees or declines, for the seat for which they are asked. */
export function vote(table: Table, act: Act, proposal: string, agrees: boolean): Result<Plan, Refusal> {
  const state = inPlay(table);
  if (!state.ok) return state;
  const standing = state.value.proposal;
  if (standing?.id !== proposal) return fail(refuseMatch('match/proposal-closed', {}));
  const { header } = table;
  const seat = standing.asked.find((one) => speakerFor(header, standing, one) === act.player);
  if (seat !== undefined) return order(act, seat, { type: 'vote', proposal, agrees });
  // Who made it and presses "decline" means to withdraw it.
  if (!agrees && seatsHeld(header, act.player).includes(standing.by)) return withdraw(table, act, proposal);
  return seatsHeld(header, act.player).length === 0
    ? fail(refuseMatch('match/not-a-player', {}))
    : fail(refuseMatch('match/consent-not-asked', { asked: speakers(header, standing) }));
}

/** The maker of a proposal takes it back. */
export function withdraw(table: Table, act: Act, proposal: string): Result<Plan, Refusal> {
  const state = inPlay(table);
  if (!state.ok) return state;
  const standing = state.value.proposal;
  if (standing?.id !== proposal) return fail(refuseMatch('match/proposal-closed', {}));
  const mine = seatsHeld(table.header, act.player);
  const seat = mine.includes(standing.by) ? standing.by : mine[0];
  return seat === undefined
    ? fail(refuseMatch('match/not-a-player', {}))
    : order(act, seat, { type: 'withdraw', proposal });
}

/** Carries a motion out without asking: free at the wish of a seat, or by right of the arbiter (`null`). */
export function enact(table: Table, { at }: Act, motion: Motion, seat: SeatId | null): Result<Plan, Refusal> {
  const state = inPlay(table);
  if (!state.ok) return state;
  const [by, warrant] = seat === null ? (['arbiter', 'arbiter'] as const) : (['seat', 'free'] as const);
  return ok({ order: { by, seat, question: null, at, command: { type: 'enact', motion, warrant } } });
}

const order = ({ at }: Act, seat: SeatId, command: ProposalCommand): Result<Plan, Refusal> =>
  ok({ order: { by: 'seat', seat, question: null, at, command } });
