import type { UnitId } from '../../kernel/ids.js';
import { refuse, type Refusal } from '../../kernel/refusal.js';
import { answeredBy, onlyAnswer } from '../../kernel/questions.js';
import { askSeats } from '../asking.js';
import { unitOrder, unitsLoserFirst } from '../turn.js';
import type { StandardState, StandardUnit } from '../types.js';
import type { StandardRule } from '../battletech.js';
import type { Event } from '../events.js';
import type { Step } from '../agenda.js';
import { actingOf, unitOf } from '../units.js';
import { isArming, takeProblem } from './clubs.js';
import { answersInOrder, sealedAsk } from './sealed.js';
import {
  allPhysicalAttacks,
  chargeOf,
  defaultStrike,
  pointsOf,
  possiblePhysicalAttacks,
  type StrikeOrder,
} from './physical-attacks.js';

type Rule<Type extends Step['type']> = StandardRule<Extract<Step, { type: Type }>>;

/** Physical attacks are declared and resolved as weapon attacks are; the twist made there still turns the arms (SEQ-13). */
export const physicalPhaseRule: Rule<'physical-phase'> = {
  run(state) {
    const order = unitOrder(state);
    return {
      events: [{ type: 'PhaseBegan', phase: 'physical', order }],
      then: [
        ...(state.game.options.declare === 'sealed'
          ? [{ type: 'strike-sealed' } as const]
          : order.map((side): Step => ({ type: 'strike', side }))),
        { type: 'resolve-blows' },
        { type: 'end-physical' },
      ],
    };
  },
};

const hasDeclared = (state: StandardState, { id }: StandardUnit): boolean =>
  state.field.blows.some(({ unit }) => unit === id);

/** Whether there is nothing to ask about a unit: it reaches nobody and nothing to arm itself with, or its charge is declared already. */
const isSettled = (state: StandardState, unit: StandardUnit): boolean =>
  chargeOf(unit) !== null || (possiblePhysicalAttacks(state, unit).length === 0 && !isArming(state, unit));

/** A side declares the physical attacks of a unit of its choice. Where none of its units has a choice it is not asked. */
export const strikeRule: Rule<'strike'> = {
  ask(state, { side }) {
    const { game } = state;
    const waiting = actingOf(game, side).filter((unit) => !hasDeclared(game, unit));
    const settled = waiting.every((unit) => isSettled(game, unit));
    return askSeats(state, waiting, 'turn', (units) => {
      const [fallback] = units.map((unit) => defaultStrike(game, unit));
      if (!fallback) throw new Error('no unit to declare');
      const topic = { ask: 'strike', units: units.map(({ id }) => id) } as const;
      return { topic, fallback, ...(settled ? { settled: fallback } : {}) };
    });
  },
  run(state, _step, answers) {
    const command = onlyAnswer(answers, 'strike');
    if (!command) return { events: [], then: [] };
    return { events: declaration(state.game, command, answeredBy(answers)), then: [] };
  },
};

/** All seats declare at once, hidden from each other (option `declare`). */
export const strikeSealedRule: Rule<'strike-sealed'> = {
  ask: ({ game, ...state }) =>
    sealedAsk(
      { game, ...state },
      'strike',
      (unit) => isSettled(game, unit),
      (id) => defaultStrike(game, unitOf(game, id)),
    ),
  run: (state, _step, answers) => ({
    events: answersInOrder(state, 'strike', (id) => defaultStrike(state.game, unitOf(state.game, id)), answers).flatMap(
      ({ command, by }) => declaration(state.game, command, by),
    ),
    then: [],
  }),
};

function declaration(
  state: StandardState,
  { unit: id, blows: attacks, takes }: StrikeOrder,
  by: 'seat' | 'referee',
): readonly Event[] {
  const unit = unitOf(state, id);
  const toHits = allPhysicalAttacks(state, unit, attacks);
  if (!toHits.ok) return [{ type: 'OrderVoid', unit: id, why: toHits.error }, noBlows(id, by)];
  const damages = attacks.map((attack) => pointsOf(state, unit, attack));
  const declared: Event = { type: 'BlowsDeclared', unit: id, blows: attacks, toHits: toHits.value, damages, by };
  return takes ? [declared, { type: 'ClubTaken', unit: id, find: takes }] : [declared];
}

/** That a unit strikes nobody. */
const noBlows = (unit: UnitId, by: 'seat' | 'referee'): Event => ({
  type: 'BlowsDeclared',
  unit,
  blows: [],
  toHits: [],
  damages: [],
  by,
});

/** Checks a declaration of physical attacks. */
export function checkStrike(state: StandardState, mine: readonly StandardUnit[], command: StrikeOrder): Refusal | null {
  const unit = mine.find((one) => one.id === command.unit && !hasDeclared(state, one));
  if (!unit) {
    const code = state.field.blows.some(({ unit: id }) => id === command.unit) ? 'already-declared' : 'not-this-unit';
    return refuse(`battletech/${code}`, { unit: command.unit, known: mine.map(({ id }) => id) }, 'SEQ-13');
  }
  const { takes } = command;
  if (takes) {
    return command.blows.length > 0
      ? refuse('battletech/one-kind-of-blow', { unit: unit.id }, 'SEQ-13')
      : takeProblem(state, unit, takes);
  }
  const attacks = allPhysicalAttacks(state, unit, command.blows);
  return attacks.ok ? null : attacks.error;
}

/** The units that strike, in the order in which they are resolved (AMB-SEQ-04). */
export function physicalOrder(state: StandardState): readonly UnitId[] {
  const striking = state.field.blows.filter(({ blows: attacks }) => attacks.length > 0).map(({ unit }) => unit);
  if (state.options.resolutionOrder === 'declaration' && state.options.declare !== 'sealed') return striking;
  return unitsLoserFirst(state, striking);
}
