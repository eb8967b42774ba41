import type { UnitId } from '../../kernel/ids.js';
import { refuse, type Refusal } from '../../kernel/refusal.js';
import { answeredBy, onlyAnswer } from '../../kernel/questions.js';
import { askSeats } from '../asking.js';
import { unitOrder, unitsLoserFirst } from '../turn.js';
import type { StandardState, StandardUnit } from '../types.js';
import type { StandardRule } from '../battletech.js';
import type { Event } from '../events.js';
import type { Command } from '../commands.js';
import type { Step } from '../agenda.js';
import { actingOf, mountOf, unitOf } from '../units.js';
import { clearable, dumpable, hastens } from './ammunition.js';
import { fullVolley } from './hex-fire.js';
import { comingOut, withThemOut } from './hiding.js';
import { lobbing } from './shelling.js';
import { spottingProblem } from './spotting.js';
import { isIdle } from './idle.js';
import { cannotAct } from './parts.js';
import { answersInOrder, sealedAsk } from './sealed.js';
import { bursts } from './traits.js';
import type { HexShot } from './types.js';

type Rule<Type extends Step['type']> = StandardRule<Extract<Step, { type: Type }>>;
export type Attack = Extract<Command, { type: 'attack' }>;

/** StandardWeapon attacks are declared in turn until every unit has declared some or none (SEQ-06…09), then resolved. */
export const firePhaseRule: Rule<'fire-phase'> = {
  run(state) {
    const out = comingOut(state.game, 'fire');
    const order = unitOrder(withThemOut(state, out));
    return {
      events: [{ type: 'PhaseBegan', phase: 'weapons', order }, ...out],
      then: [
        ...(state.game.options.declare === 'sealed'
          ? [{ type: 'attack-sealed' } as const]
          : order.map((side): Step => ({ type: 'attack', side }))),
        { type: 'resolve-fire' },
        { type: 'end-fire' },
      ],
    };
  },
};

/** The declaration that a unit fires at nothing. */
export const holdFire = (unit: UnitId): Attack => ({
  type: 'attack',
  unit,
  twist: 0,
  shots: [],
  spots: null,
  unjam: null,
  dump: [],
  sinksOff: null,
});

/** A side declares the attacks of a unit of its choice. Where none of its units has anything to say it is not asked. */
export const attackRule: Rule<'attack'> = {
  ask(state, { side }) {
    const waiting = actingOf(state.game, side).filter((unit) => !unit.declared);
    const idle = waiting.every((unit) => isIdle(state.game, unit));
    return askSeats(state, waiting, 'turn', (units) => {
      const ids = units.map(({ id }) => id);
      const fallback = ids.map(holdFire)[0];
      if (!fallback) throw new Error('no unit to declare');
      return { topic: { ask: 'attack', units: ids }, fallback, ...(idle ? { settled: fallback } : {}) };
    });
  },
  run(state, _step, answers) {
    const command = onlyAnswer(answers, 'attack');
    if (!command) return { events: [], then: [] };
    return { events: declaration(state.game, command, answeredBy(answers)), then: [] };
  },
};

/** All seats declare at once, hidden from each other (option `declare`). */
export const attackSealedRule: Rule<'attack-sealed'> = {
  ask: (state) => sealedAsk(state, 'attack', (unit) => isIdle(state.game, unit), holdFire),
  run: (state, _step, answers) => ({
    events: answersInOrder(state, 'attack', holdFire, answers).flatMap(({ command, by }) =>
      declaration(state.game, command, by),
    ),
    then: [],
  }),
};

/** The event of a declaration; what its seat could not see may keep the unit from it. */
export function declaration(state: StandardState, command: Attack, by: 'seat' | 'referee'): readonly Event[] {
  const { unit: id, twist, spots, dump, sinksOff, unjam } = command;
  const volley = fullVolley(state, unitOf(state, id), twist, command, spots);
  const why = volley.ok ? null : volley.error;
  const { shots, atHexes: all } = volley.ok ? volley.value : { shots: [], atHexes: [] };
  // Shells that fly in an arc come down later; missiles at once.
  const fliesOn = ({ mount, mode }: HexShot): boolean =>
    mode === 'indirect' && bursts(mountOf(unitOf(state, id), mount).weapon.full);
  const atHexes = all.filter((shot) => !fliesOn(shot));
  const lobbed = all.filter(fliesOn);
  return [
    ...(why ? [{ type: 'OrderVoid', unit: id, why } as const] : []),
    {
      type: 'FireDeclared',
      unit: id,
      twist,
      shots,
      ...(atHexes.length > 0 ? { atHexes } : {}),
      spots,
      dump,
      sinksOff,
      unjam,
      by,
    },
    ...lobbed.map((shot) => lobbing(state, unitOf(state, id), shot)),
  ];
}

/** Checks a declaration of weapon attacks (SEQ-07, SEQ-08). */
export function checkAttack(state: StandardState, mine: readonly StandardUnit[], command: Attack): Refusal | null {
  const unit = mine.find((one) => one.id === command.unit);
  if (!unit) {
    const code = state.units.some(({ id, declared }) => id === command.unit && declared)
      ? 'already-declared'
      : 'not-this-unit';
    return refuse(`battletech/${code}`, { unit: command.unit, known: mine.map(({ id }) => id) }, 'SEQ-09');
  }
  const volley = fullVolley(state, unit, command.twist, command, command.spots);
  return volley.ok
    ? (spottingProblem(state, unit, command.spots) ??
        unjamProblem(state, unit, command) ??
        housekeepingProblem(unit, command))
    : volley.error;
}

/** A jam is cleared instead of attacking, by a unit that stood or walked; that of an Ultra autocannon never (FIN-22). */
function unjamProblem(
  state: StandardState,
  unit: StandardUnit,
  { unjam, shots, atHexes = [] }: Attack,
): Refusal | null {
  if (unjam === null) return null;
  const { jammed } = unit.body;
  const known = clearable(state, unit);
  if (!known.includes(unjam)) {
    return jammed.includes(unjam)
      ? refuse('battletech/jammed-for-good', { unit: unit.id, mount: unjam }, 'FIN-22')
      : refuse('battletech/not-jammed', { unit: unit.id, mount: unjam, known: jammed }, 'FIN-22');
  }
  if (hastens(unit)) return refuse('battletech/unjam-walking', { unit: unit.id, mount: unjam }, 'FIN-22');
  if (cannotAct(unit)) return refuse('battletech/cannot-act', { unit: unit.id }, 'AMB-SEQ-03');
  return shots.length + atHexes.length > 0
    ? refuse('battletech/unjam-or-fire', { unit: unit.id, mount: unjam }, 'FIN-22')
    : null;
}

/** What is said now for the end phase: bins to dump, heat sinks to switch off (SEQ-16). */
function housekeepingProblem(unit: StandardUnit, { dump, sinksOff }: Attack): Refusal | null {
  if (cannotAct(unit) && (dump.length > 0 || sinksOff !== null)) {
    return refuse('battletech/cannot-act', { unit: unit.id }, 'AMB-SEQ-03');
  }
  const bins = dumpable(unit);
  const wrong = dump.find((bin) => !bins.includes(bin));
  if (wrong !== undefined)
    return refuse('battletech/cannot-dump', { unit: unit.id, bin: wrong, known: bins }, 'SEQ-16');
  const { count } = unit.sheet.full.heatSinks;
  const isCount = sinksOff === null || (Number.isInteger(sinksOff) && sinksOff >= 0 && sinksOff <= count);
  return isCount ? null : refuse('battletech/sinks-off', { unit: unit.id, given: sinksOff, have: count }, 'SEQ-16');
}

/** The units that shoot or clear a jam, in the order in which they are resolved (SEQ-10, AMB-SEQ-04). */
export function fireOrder(state: StandardState): readonly UnitId[] {
  const firing = state.field.fire
    .filter(({ shots, atHexes = [], unjam }) => shots.length + atHexes.length > 0 || unjam !== null)
    .map(({ unit }) => unit);
  if (state.options.resolutionOrder === 'declaration' && state.options.declare !== 'sealed') return firing;
  return unitsLoserFirst(state, firing);
}
