import type { Choice, Option, Slots } from '../kernel/choices.js';
import type { UnitId } from '../kernel/ids.js';
import { FACINGS, FACING_NAMES, parseFacing } from '../geometry/hex/facing.js';
import { distance } from '../geometry/hex/hex.js';
import { freeHexes } from './deployment.js';
import { ammoShort, possibleShots, possibleTargets, type PossibleShot } from './fire.js';
import { allowance, modeProblem, move, placeOf, stride, type Stride } from './movement.js';
import { canEnd, canLeave, reach, type Way } from './reach.js';
import { selections } from './sight.js';
import { attackChoice } from './standard/attack-choices.js';
import { fullMoveProblem, standUpProblem } from './standard/check-move.js';
import { ahead, resumed, risen } from './standard/moving.js';
import { strikeChoice } from './standard/strike-choices.js';
import { waysToHit } from './to-hit.js';
import {
  MODES,
  STEP_LETTERS,
  type BattleTechQuestion,
  type BattleTechView,
  type Command,
  type Mode,
  type MountId,
  type State,
  type StepLetter,
  type Topic,
  type Unit,
} from './types.js';
import { changeUnit, findUnit, mountOf, unitIn, unitOf, woodsIn } from './units.js';

type Next = Choice<Command>;
type About<Ask extends Topic['ask']> = Extract<Topic, { ask: Ask }>;
type Moves = Extract<Command, { type: 'move' }>;

/** The letter on the drive pad for a last step over the edge of the map; not a step of its own (QSR-63). */
export const EXIT_LETTER = 'X';

/** The next slot to fill of the order that a question asks for. */
export function choices(view: BattleTechView, question: BattleTechQuestion, partial: Slots): Next {
  const state = view.game;
  const { topic } = question;
  switch (topic.ask) {
    case 'deploy':
      return withUnit(state, topic.units, partial, (unit) => deployChoice(state, unit, partial));
    case 'move':
      // Under the chrono the unit is named first: its move has minutes of its own (CLN-51).
      return withUnit(state, topic.units, partial, (unit) =>
        question.chrono ? done({ type: 'name', unit: unit.id }) : moveChoice(state, unit, partial),
      );
    case 'move-named':
      return withUnit(state, topic.units, partial, (unit) => moveChoice(state, unit, partial));
    case 'declare':
      return withUnit(
        state,
        topic.units,
        partial,
        (unit) => declareChoice(state, unit, partial),
        sealedOf(view, question),
      );
    case 'move-on':
      return withUnit(state, topic.units, partial, (unit) => moveChoice(state, unit, partial, topic.mode));
    case 'attack':
      return withUnit(
        state,
        topic.units,
        partial,
        (unit) => attackChoice(state, unit, partial),
        sealedOf(view, question),
      );
    case 'strike':
      return withUnit(
        state,
        topic.units,
        partial,
        (unit) => strikeChoice(state, unit, partial),
        sealedOf(view, question),
      );
    case 'split-hex':
      return splitChoice(state, topic, partial);
    case 'impossible-shots':
      return shotsChoice(state, topic, partial, 0, (mounts) => ({ type: 'fire-anyway', mounts }));
    case 'fire':
      return shotsChoice(state, topic, partial, 1, (mounts) => ({ type: 'fire', unit: topic.unit, mounts }));
  }
}

const pick = (slot: string, options: readonly Option[], min = 1, max = 1): Extract<Next, { kind: 'pick' }> => ({
  kind: 'pick',
  slot,
  min,
  max,
  options,
});
const done = (command: Command): Next => ({ kind: 'done', command });

/** The units of a sealed question that were declared for and may still be changed, each with its target. */
function sealedOf(view: BattleTechView, question: BattleTechQuestion): ReadonlyMap<UnitId, UnitId | null> {
  const answers = view.sealed.find((one) => one.question.id === question.id)?.answers ?? [];
  return new Map(
    answers.flatMap(({ command }): readonly (readonly [UnitId, UnitId | null])[] => {
      switch (command.type) {
        case 'declare':
          return [[command.unit, command.target]];
        case 'attack':
          return [[command.unit, command.shots[0]?.target ?? null]];
        case 'strike':
          return [[command.unit, command.blows[0]?.target ?? null]];
        default:
          return [];
      }
    }),
  );
}

/** Which unit, unless there is only one: those still to be ordered first, then those whose sealed orders can be changed. */
function withUnit(
  state: State,
  asked: readonly UnitId[],
  partial: Slots,
  then: (unit: Unit) => Next,
  sealed: ReadonlyMap<UnitId, UnitId | null> = new Map(),
): Next {
  const units = [...asked.filter((id) => !sealed.has(id)), ...sealed.keys()];
  const [only, ...others] = units;
  const chosen = others.length === 0 ? only : units.find((id) => id === partial['unit']);
  const unit = chosen && findUnit(state, chosen);
  if (unit) return then(unit);
  return pick(
    'unit',
    units.map((id) => ({
      value: id,
      facts: {
        ...unitFacts(unitOf(state, id)),
        ...(sealed.has(id) ? { sealed: sealed.get(id) ?? NO_TARGET } : {}),
      },
    })),
  );
}

const unitFacts = (unit: Unit): Option['facts'] => ({
  unit: unit.id,
  ...(unit.place ? { hex: unit.place.hex, facing: FACING_NAMES[unit.place.facing] } : {}),
});

function deployChoice(state: State, unit: Unit, partial: Slots): Next {
  const hex = freeHexes(state, unit.side).find((one) => one === partial['hex']);
  if (!hex) {
    return pick(
      'hex',
      freeHexes(state, unit.side).map((one) => ({ value: one, facts: { hex: one, woods: woodsIn(state.board, one) } })),
    );
  }
  const facing = parseFacing(partial['facing'] ?? '');
  if (facing === null)
    return pick(
      'facing',
      FACINGS.map((f) => ({ value: FACING_NAMES[f], facts: { facing: FACING_NAMES[f] } })),
    );
  return done({ type: 'deploy', unit: unit.id, hex, facing });
}

/** The value of the slot `mode` for an attempt to stand up, by the mode that the unit then goes on in. */
const STAND_UP = { walk: 'stand-up-walk', run: 'stand-up-run' } as const;

/** Letters that end a path: over the edge of the map, dropping prone, charging whoever is ahead (`D` and `C` standard level). */
const DROP_LETTER = 'D';
const CHARGE_LETTER = 'C';
const LAST_LETTERS = /[.XDC]$/;

/** `on`: the mode that a unit goes on in which fell or tried to stand up. */
function moveChoice(state: State, unit: Unit, partial: Slots, on: Mode | null = null): Next {
  const modes = MODES.filter((mode) => (on === null ? isPossible(unit, mode) : mode === on));
  const attempts = (['walk', 'run'] as const).filter((mode) => unit.body && standUpProblem(unit, mode, on) === null);
  const attempt = attempts.find((mode) => STAND_UP[mode] === partial['mode']);
  if (attempt) return riseChoice(state, unit, attempt, partial['path'] ?? '');
  const mode = on !== null && attempts.length === 0 ? on : modes.find((one) => one === partial['mode']);
  if (!mode)
    return pick('mode', [
      ...modes.map((one) => ({ value: one, facts: { mode: one, mp: allowance(unit, one) } })),
      ...attempts.map((one) => ({ value: STAND_UP[one], facts: { mode: one, mp: allowance(unit, one) } })),
    ]);
  if (mode === 'stand') return done({ type: 'move', unit: unit.id, mode, steps: '', exit: false });
  return pathChoice(state, unit, mode, partial['path'] ?? '');
}

/** How the unit goes on if it stands up: one order for both (SEQ-05). Whoever ends the path at once is asked when it stands, if it has MP left. */
function riseChoice(state: State, unit: Unit, mode: 'walk' | 'run', path: string): Next {
  const up = risen(unit, mode);
  const spent = resumed(up).mp >= allowance(up, mode);
  const next = pathChoice(
    changeUnit(state, unit.id, () => up),
    up,
    mode,
    spent ? '.' : path,
  );
  if (next.kind !== 'done' || next.command.type !== 'move') return next;
  const { steps, exit, prone, charge } = next.command;
  if (steps === '' && !prone && charge === undefined) return done({ type: 'stand-up', unit: unit.id, mode });
  const then = { steps, exit, ...(prone ? { prone } : {}), ...(charge ? { charge } : {}) };
  return done({ type: 'stand-up', unit: unit.id, mode, then });
}

/** Whether a mode is worth offering. At the quick-start level walking and running need legs; jumping is of the standard level. */
const isPossible = (unit: Unit, mode: Mode): boolean =>
  mode === 'stand' || (modeProblem(unit, mode) === null && (unit.body !== undefined || mode !== 'jump'));

/** A path letter by letter; a final `.` closes it, a final `X` leaves the map ahead. What is not legal of it is left out. */
function pathChoice(state: State, unit: Unit, mode: Mode, path: string): Next {
  const wanted = path.replace(LAST_LETTERS, '');
  const ended = moveOf(state, unit, mode, path);
  if (ended && isLegal(state, unit, ended)) return done(ended);
  const { at, steps: letters } = follow(state, unit, mode, wanted);
  const max = allowance(unit, mode);
  const ends = reach(state, unit, mode, { at, steps: letters });
  return {
    kind: 'path',
    slot: 'path',
    sofar: letters,
    facts: {
      unit: unit.id,
      mode,
      used: at.mp,
      max,
      entered: at.entered,
      hex: at.place.hex,
      facing: FACING_NAMES[at.place.facing],
    },
    steps: nextSteps(state, unit, mode, at, letters),
    canStop: move(state, unit, mode, letters, false, resumed(unit)).ok,
    destinations: ends.flatMap(({ hex, facings }) => {
      const [best] = facings;
      return best && best.steps !== letters
        ? [
            {
              steps: best.steps,
              facts: { mode, hex, facing: FACING_NAMES[best.facing], mp: best.mp, entered: best.entered },
            },
          ]
        : [];
    }),
  };
}

/** The move that a closed path means; `null` while it is open, or charges nobody. */
function moveOf(state: State, unit: Unit, mode: Mode, path: string): Moves | null {
  const steps = path.replace(LAST_LETTERS, '');
  const command: Moves = { type: 'move', unit: unit.id, mode, steps, exit: false };
  if (path.endsWith('.')) return command;
  if (path.endsWith(EXIT_LETTER)) return { ...command, steps: `${steps}F`, exit: true };
  if (path.endsWith(DROP_LETTER)) return { ...command, prone: true };
  if (!path.endsWith(CHARGE_LETTER)) return null;
  const hex = ahead(state.board, follow(state, unit, mode, steps).at.place);
  const charge = hex && unitIn(state, hex)?.id;
  return charge ? { ...command, charge } : null;
}

const isLegal = (state: State, unit: Unit, command: Moves): boolean =>
  unit.body
    ? fullMoveProblem(state, unit, command) === null
    : command.prone === undefined &&
      command.charge === undefined &&
      move(state, unit, command.mode, command.steps, command.exit).ok;

/** As far along the letters as they are legal within MP. */
function follow(state: State, unit: Unit, mode: Mode, letters: string): Way {
  let at = resumed(unit);
  let steps = '';
  for (const letter of letters) {
    const step = STEP_LETTERS.find((one) => one === letter);
    const next = step && stride(state, unit, mode, at, step);
    if (!next?.ok || next.value.mp > allowance(unit, mode)) break;
    at = next.value;
    steps += letter;
  }
  return { at, steps };
}

/** The steps from which a legal end can still be reached, with what each costs, and the letters that end the path here. */
function nextSteps(state: State, unit: Unit, mode: Mode, at: Stride, letters: string): readonly Option[] {
  const begun = resumed(unit);
  const onward = STEP_LETTERS.flatMap((step: StepLetter): readonly Option[] => {
    const next = stride(state, unit, mode, at, step);
    if (!next.ok || next.value.mp > allowance(unit, mode)) return [];
    if (!canEnd(state, unit, mode, { at: next.value, steps: letters + step }, begun)) return [];
    return [{ value: step, facts: { step, mp: next.value.mp - at.mp, hex: next.value.place.hex } }];
  });
  const leaves = canLeave(state, unit, mode, { at, steps: letters }, begun) ? [EXIT_LETTER] : [];
  const ends = [DROP_LETTER, CHARGE_LETTER].filter((letter) => {
    const command = unit.body ? moveOf(state, unit, mode, letters + letter) : null;
    return command !== null && isLegal(state, unit, command);
  });
  return [...onward, ...[...leaves, ...ends].map((step) => ({ value: step, facts: { step, mp: 1 } }))];
}

/** The value of the option for "no fire". */
export const NO_TARGET = 'none';

function declareChoice(state: State, unit: Unit, partial: Slots): Next {
  const targets = possibleTargets(state, unit);
  if (partial['target'] === NO_TARGET) return done({ type: 'declare', unit: unit.id, target: null, mounts: [] });
  const target = targets.find((one) => one.id === partial['target']);
  if (!target) {
    return pick('target', [
      ...targets.map((one) => ({ value: one.id, facts: targetFacts(state, unit, one) })),
      { value: NO_TARGET, facts: {} },
    ]);
  }
  const options = possibleShots(state, unit, target).map((one) => ({ value: one.mount.id, facts: shotFacts(one) }));
  const mounts = chosenOf(options, partial['weapons'], 1);
  const short = mounts && ammoShort(unit, mounts);
  if (mounts && !short) return done({ type: 'declare', unit: unit.id, target: target.id, mounts });
  return { ...pick('weapons', options, 1, options.length), ...(short ? { refusal: short } : {}) };
}

/** A target with how many weapons can be declared at it, and the best number among them. */
function targetFacts(state: State, unit: Unit, target: Unit): Option['facts'] {
  const shots = possibleShots(state, unit, target);
  const best = Math.min(...shots.map(({ toHit }) => toHit.number));
  return {
    unit: target.id,
    hex: placeOf(target).hex,
    distance: distance(placeOf(unit).hex, placeOf(target).hex),
    number: best,
    chance: waysToHit(best),
    weapons: shots.length,
  };
}

/** A weapon with its number. */
function shotFacts({ mount: { id, weapon, location }, toHit: { number } }: PossibleShot): Option['facts'] {
  return { mount: id, weapon: weapon.id, location, damage: weapon.damage, number, chance: waysToHit(number) };
}

function splitChoice(state: State, topic: About<'split-hex'>, partial: Slots): Next {
  if (state.options.splitLine === 'side') return sideChoice(state, topic, partial);
  const hexes = topic.pairs.map((pair, i) => pair.find((hex) => hex === partial[`hex${i + 1}`]) ?? null);
  const open = hexes.indexOf(null);
  const pair = topic.pairs[open];
  if (!pair) return done({ type: 'choose-hex', hexes: hexes.filter((hex) => hex !== null) });
  return pick(
    `hex${open + 1}`,
    pair.map((hex) => ({ value: hex, facts: { hex, woods: woodsIn(state.board, hex) } })),
  );
}

/** One side for the whole line: all left hexes, or all right ones (AMB-QSR-15). */
function sideChoice(state: State, topic: About<'split-hex'>, partial: Slots): Next {
  const sides = selections(state.options, topic.pairs);
  const chosen = sides.find((hexes) => hexes.join('+') === partial['hexes']);
  if (chosen) return done({ type: 'choose-hex', hexes: chosen });
  return pick(
    'hexes',
    sides.map((hexes) => ({
      value: hexes.join('+'),
      facts: { hexes, woods: hexes.reduce((sum, hex) => sum + woodsIn(state.board, hex), 0) },
    })),
  );
}

function shotsChoice(
  state: State,
  topic: About<'impossible-shots' | 'fire'>,
  partial: Slots,
  min: number,
  command: (mounts: readonly MountId[]) => Command,
): Next {
  const unit = unitOf(state, topic.unit);
  const options = topic.mounts.map((mount) => ({
    value: mount,
    facts: { mount, weapon: mountOf(unit, mount).weapon.id },
  }));
  const mounts = chosenOf(options, partial['weapons'], min);
  return mounts ? done(command(mounts)) : pick('weapons', options, min, options.length);
}

/** The options named in a slot, in its order; `null` while the slot is empty, or names what is not among them or too few. */
function chosenOf<Value extends string>(
  options: readonly { readonly value: Value }[],
  slot: string | undefined,
  min: number,
): readonly Value[] | null {
  if (slot === undefined) return null;
  const names = [...new Set(slot.split(' ').filter((name) => name !== ''))];
  const chosen = names.flatMap((name) => options.filter(({ value }) => value === name).map(({ value }) => value));
  return chosen.length === names.length && chosen.length >= min ? chosen : null;
}
