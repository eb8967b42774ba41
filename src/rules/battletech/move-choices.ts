import { sowProblem } from './standard/sowing.js';
import { sweeperOf, sweepProblem } from './standard/sweeping.js';
import { gaitOf } from './gait.js';
import { FACING_NAMES, FACINGS, parseFacing } from '../geometry/hex/facing.js';
import { done, pick, type Choice, type Option, type Blanks } from '../kernel/choices.js';
import { budget, allowance, depthAt, modeProblem, move, stride, type Stride } from './movement.js';
import { canEnd, canLeave, reach, type Way } from './reach.js';
import { carefulStandProblem, fullMoveProblem, standUpProblem } from './standard/check-move.js';
import { carriersFor, jumpProblem, unloadable, unloadableAt } from './standard/carrying.js';
import { destructNeed, destructProblem } from './league/self-destruct.js';
import { tablesOf } from './league/tables.js';
import { ejectionNumber, ejectProblem } from './standard/ejecting.js';
import { crippledBy } from './standard/withdrawal.js';
import { mascNeed, mascProblem } from './standard/masc.js';
import { ahead, resumed } from './standard/moving.js';
import { costOfCharge } from './step.js';
import { atPace, pacesOf } from './standard/pacing.js';
import { footing, pilotingNumber } from './standard/piloting.js';
import { costOfRising, mpToRise, onceRisen } from './standard/rising.js';
import type { StandardState, StandardUnit, State, Unit } from './types.js';
import type { Pace } from './standard/types.js';
import { stepOf, stepsOf } from './step-letters.js';
import { MODES, type Mode } from './vocabulary.js';
import type { Command } from './commands.js';
import { enemyIn, isInfantry } from './stacking.js';

/** The blanks of a move: its mode, then its path letter by letter. */

type Next = Choice<Command>;
type Moves = Extract<Command, { type: 'move' }>;

/** The letter on the drive pad for a last step over the edge of the map; not a step of its own (QSR-63). */
export const EXIT_LETTER = 'X';

/** The value of the blank `mode` for an attempt to stand up, by the mode that the unit then goes on in. */
const STAND_UP = { walk: 'stand-up-walk', run: 'stand-up-run' } as const;

/** The value of the blank `mode` for a careful attempt; the unit's facing is picked then. */
const CAREFUL_STAND = 'careful-stand';

/** What the values of the blank `mode` begin with for mounting a friend and for setting one down. */
export const MOUNT = 'mount:';
export const UNLOAD = 'unload:';

/** The value of the blank `mode` for switching MASC on; the unit is then asked how it moves. */
const MASC = 'masc';

/** The value of the blank `mode` for ejecting; offered to the pilot of a 'Mech that is crippled, and typed by any. */
const EJECT = 'eject';
const SOW = 'sow';
const CLEAR_MINES = 'clear-mines';

/** The values of the blank `mode` for a self-destruct, with its pilot and without; offered and typed as ejecting is. */
const DESTRUCTS = [
  { value: 'self-destruct', ejects: false },
  { value: 'self-destruct-ejecting', ejects: true },
] as const;

/** Letters that end a path: over the edge of the map; at standard level dropping prone, charging whoever is ahead, setting troopers down. */
const DROP_LETTER = 'D';
const CHARGE_LETTER = 'C';
const UNLOAD_LETTER = 'S';
const LAST_LETTERS = /[.XDCS]$/;

/** The blank for the hex that a path is to end in, for whoever does not steer it step by step. */
const TOWARD = 'to';

/** Any of the six facings. */
export const FACING_CHOICE: Next = pick(
  'facing',
  FACINGS.map((facing) => ({ value: FACING_NAMES[facing], facts: { facing: FACING_NAMES[facing] } })),
);

/** `on`: the mode that a unit goes on in which fell or tried to stand up. */
export function moveChoice(state: State, unit: Unit, partial: Blanks, on: Mode | null = null): Next {
  const modes = MODES.filter((mode) => (on === null ? isPossible(state, unit, mode) : mode === on));
  const attempts = (['walk', 'run'] as const).filter((mode) => unit.body && standUpProblem(unit, mode, on) === null);
  const attempt = attempts.find((mode) => STAND_UP[mode] === partial['mode']);
  if (attempt && state.level === 'standard' && unit.body) return riseChoice(state, unit, attempt, partial);
  const careful =
    state.level === 'standard' && unit.body && carefulStandProblem(state, unit, on) === null ? unit : null;
  if (careful && partial['mode'] === CAREFUL_STAND) {
    const facing = parseFacing(partial['facing'] ?? '');
    return facing === null ? FACING_CHOICE : done({ type: 'careful-stand', unit: unit.id, facing });
  }
  const overdrive = on === null && unit.body && mascProblem(unit) === null ? mascNeed(unit) : null;
  if (overdrive !== null && partial['mode'] === MASC) return done({ type: 'masc', unit: unit.id });
  const paces = on === null && modes.includes('run') ? pacesOf(state, unit) : [];
  const pace = paces.find((one) => one === partial['mode']);
  if (pace && state.level === 'standard' && unit.body) return paceChoice(state, unit, pace, partial);
  const leaves = on === null && ejectProblem(state, unit) === null && unit.body && crippledBy(unit) ? unit : null;
  if (leaves && partial['mode'] === EJECT) return done({ type: 'eject', unit: unit.id });
  const sows = on === null && unit.body !== undefined && sowProblem(state, unit) === null;
  if (sows && partial['mode'] === SOW) return done({ type: 'sow', unit: unit.id });
  const sweeps = on === null && unit.body !== undefined && sweepProblem(state, unit) === null;
  if (sweeps && partial['mode'] === CLEAR_MINES) return done({ type: 'clear-mines', unit: unit.id });
  const sets = on === null && destructProblem(state, unit) === null && unit.body && crippledBy(unit) ? unit : null;
  const destruct = sets ? DESTRUCTS.find(({ value }) => value === partial['mode']) : undefined;
  if (destruct) return done({ type: 'self-destruct', unit: unit.id, ejects: destruct.ejects });
  const carriers = on === null && unit.body ? carriersFor(state, unit) : [];
  const mounts = carriers.find(({ id }) => partial['mode'] === `${MOUNT}${id}`);
  if (mounts) return done({ type: 'mount', unit: unit.id, on: mounts.id });
  const passengers = on === null && unit.body ? unloadable(state, unit) : [];
  const unloads = passengers.find(({ id }) => partial['mode'] === `${UNLOAD}${id}`);
  if (unloads) return done({ type: 'unload', unit: unit.id, passenger: unloads.id });
  const mode = on !== null && attempts.length === 0 ? on : modes.find((one) => one === partial['mode']);
  if (!mode)
    return pick('mode', [
      ...modes.map((one) => ({
        value: one,
        facts: { mode: one, gait: gaitOf(unit, one), mp: allowance(unit, one, depthAt(state, unit)) },
      })),
      ...(unit.body ? attempts.map((one) => attemptOption(unit, one)) : []),
      ...(careful
        ? [
            {
              value: CAREFUL_STAND,
              facts: {
                mp: allowance(careful, 'walk'),
                number: pilotingNumber(careful, 'careful-stand', footing(state.board, careful.place)).number,
              },
            },
          ]
        : []),
      ...carriers.map(({ id }) => ({ value: `${MOUNT}${id}`, facts: { other: id } })),
      ...passengers.map(({ id }) => ({ value: `${UNLOAD}${id}`, facts: { other: id } })),
      ...paces.map((one) => ({ value: one, facts: { mp: mpAt(state, unit, one) } })),
      ...(leaves && state.level === 'standard'
        ? [{ value: EJECT, facts: { number: ejectionNumber(state, leaves).number } }]
        : []),
      ...(sows ? [{ value: SOW, facts: { unit: unit.id } }] : []),
      ...(sweeps ? [{ value: CLEAR_MINES, facts: { number: sweeperOf(unit).clears } }] : []),
      ...(sets
        ? DESTRUCTS.map(({ value, ejects }) => ({
            value,
            facts: { number: destructNeed(tablesOf(state), sets, ejects) },
          }))
        : []),
      ...(overdrive === null ? [] : [{ value: MASC, facts: { mp: 2 * allowance(unit, 'walk'), need: overdrive } }]),
    ]);
  if (mode === 'stand') return done({ type: 'move', unit: unit.id, mode, steps: '', exit: false });
  return pathChoice(state, unit, mode, partial);
}

/** MP of a run at a pace. */
const mpAt = (state: State, unit: Unit, pace: Pace): number =>
  state.level === 'standard' && unit.body ? allowance(atPace(state, unit, pace).unit, 'run') : 0;

/** A run at a pace that leaves no hands free (ADV-01, ADV-02). */
function paceChoice(state: StandardState, unit: StandardUnit, pace: Pace, partial: Blanks): Next {
  const ran = atPace(state, unit, pace);
  const next = pathChoice(ran.state, ran.unit, 'run', partial);
  switch (next.kind) {
    case 'path': {
      // Whatever shows the path reckons it at this pace.
      const destinations = next.destinations.map((one) => ({ ...one, facts: { ...one.facts, mode: pace } }));
      return { ...next, facts: { ...next.facts, mode: pace }, destinations };
    }
    case 'done':
      return next.command.type === 'move' ? done({ ...next.command, pace }) : next;
    default:
      return next;
  }
}

/** An attempt to stand up with what it costs of the MP that there are for it, which of a one-legged unit are those of its walk. */
const attemptOption = (unit: StandardUnit, mode: 'walk' | 'run'): Option => ({
  value: STAND_UP[mode],
  facts: { mode, mp: mpToRise(unit, mode), cost: costOfRising(unit) },
});

/** How the unit goes on if it stands up: one order for both (SEQ-05), and never a charge (FIN-09). Whoever ends the path at once is asked when it stands: it may turn then, and go on with the MP that are left. */
function riseChoice(state: StandardState, unit: StandardUnit, mode: 'walk' | 'run', partial: Blanks): Next {
  const up = onceRisen(state, unit, mode);
  const next = pathChoice(up.state, up.unit, mode, partial);
  if (next.kind !== 'done' || next.command.type !== 'move') return next;
  const { steps, exit, prone } = next.command;
  if (steps === '' && !prone) return done({ type: 'stand-up', unit: unit.id, mode });
  const then = { steps, exit, ...(prone ? { prone } : {}) };
  return done({ type: 'stand-up', unit: unit.id, mode, then });
}

/**
 * Whether a mode is worth offering. At the quick-start level walking and running need legs; jumping is of the standard level. Who has
 * fallen among others, where nobody may end a move, must be able to get away.
 */
const isPossible = (state: State, unit: Unit, mode: Mode): boolean =>
  mode === 'stand' ||
  (modeProblem(unit, mode, depthAt(state, unit)) === null &&
    jumpProblem(state, unit, mode) === null &&
    (unit.body !== undefined || mode !== 'jump') &&
    canEnd(state, unit, mode, { at: resumed(unit), steps: '' }, resumed(unit)));

/** A path letter by letter; a final `.` closes it, a final `X` leaves the map ahead. What is not legal of it is left out. */
function pathChoice(state: State, unit: Unit, mode: Mode, partial: Blanks): Next {
  const path = partial['path'] ?? '';
  const there = path === '' ? facingChoice(state, unit, mode, partial) : null;
  if (there) return there;
  const wanted = path.replace(LAST_LETTERS, '');
  const ended = moveOf(state, unit, mode, path);
  if (ended && isLegal(state, unit, ended)) return done(ended);
  const { at, steps: letters } = follow(state, unit, mode, wanted);
  const max = budget(state, unit, mode, at);
  const ends = reach(state, unit, mode, { at, steps: letters });
  return {
    kind: 'path',
    blank: 'path',
    toward: TOWARD,
    sofar: letters,
    facts: {
      unit: unit.id,
      mode,
      gait: gaitOf(unit, mode),
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
              place: hex,
              steps: best.steps,
              facts: {
                unit: unit.id,
                mode,
                hex,
                facing: FACING_NAMES[best.facing],
                mp: best.mp,
                entered: best.entered,
              },
            },
          ]
        : [];
    }),
  };
}

/** The facing in the hex that a path is to end in, with what each costs; the only one is taken. `null`: no such hex is chosen. */
function facingChoice(state: State, unit: Unit, mode: Mode, partial: Blanks): Next | null {
  if (partial[TOWARD] === undefined) return null;
  const reached = reach(state, unit, mode, { at: resumed(unit), steps: '' }).find(({ hex }) => hex === partial[TOWARD]);
  const all = (reached?.facings ?? []).filter(({ steps }) => steps !== '');
  // Troopers face all ways (UNI-40).
  const facings = isInfantry(unit) ? all.slice(0, 1) : all;
  const [only, ...others] = facings;
  if (!only) return null;
  const wanted = others.length === 0 ? only.facing : parseFacing(partial['facing'] ?? '');
  const chosen = facings.find(({ facing }) => facing === wanted);
  if (chosen) return done({ type: 'move', unit: unit.id, mode, steps: chosen.steps, exit: false });
  return pick(
    'facing',
    FACINGS.flatMap((facing) => facings.filter((one) => one.facing === facing)).map(({ facing, mp, entered }) => {
      const name = FACING_NAMES[facing];
      return { value: name, facts: { unit: unit.id, mode, facing: name, mp, entered } };
    }),
  );
}

/** The move that a closed path means; `null` while it is open, or charges nobody. */
function moveOf(state: State, unit: Unit, mode: Mode, path: string): Moves | null {
  const steps = path.replace(LAST_LETTERS, '');
  const command: Moves = { type: 'move', unit: unit.id, mode, steps, exit: false };
  if (path.endsWith('.')) return command;
  if (path.endsWith(EXIT_LETTER)) return { ...command, steps: `${steps}F`, exit: true };
  if (path.endsWith(DROP_LETTER)) return { ...command, prone: true };
  const unload = path.endsWith(UNLOAD_LETTER)
    ? unloadableAt(state, unit, follow(state, unit, mode, steps).at.place)
    : null;
  if (unload) return { ...command, unload: unload.id };
  if (!path.endsWith(CHARGE_LETTER)) return null;
  const hex = ahead(state.board, follow(state, unit, mode, steps).at.place);
  const charge = hex && enemyIn(state, unit, hex)?.id;
  return charge ? { ...command, charge } : null;
}

const isLegal = (state: State, unit: Unit, command: Moves): boolean =>
  state.level === 'standard' && unit.body
    ? fullMoveProblem(state, unit, command) === null
    : command.prone === undefined &&
      command.charge === undefined &&
      command.unload === undefined &&
      move(state, unit, command.mode, command.steps, command.exit).ok;

/** As far along the letters as they are legal within MP. */
function follow(state: State, unit: Unit, mode: Mode, letters: string): Way {
  let at = resumed(unit);
  let steps = '';
  for (const letter of letters) {
    const step = stepOf(letter);
    const next = step && stride(state, unit, mode, at, step);
    if (!next?.ok || next.value.mp > budget(state, unit, mode, next.value)) break;
    at = next.value;
    steps += letter;
  }
  return { at, steps };
}

/** The steps from which a legal end can still be reached, with what each costs, and the letters that end the path here. */
function nextSteps(state: State, unit: Unit, mode: Mode, at: Stride, letters: string): readonly Option[] {
  const begun = resumed(unit);
  const onward = stepsOf(unit).flatMap((step): readonly Option[] => {
    const next = stride(state, unit, mode, at, step);
    if (!next.ok || next.value.mp > budget(state, unit, mode, next.value)) return [];
    if (!canEnd(state, unit, mode, { at: next.value, steps: letters + step }, begun)) return [];
    return [{ value: step, facts: { step, mp: next.value.mp - at.mp, hex: next.value.place.hex } }];
  });
  const leaves = canLeave(state, unit, mode, { at, steps: letters }, begun) ? [EXIT_LETTER] : [];
  const ends = [DROP_LETTER, CHARGE_LETTER, UNLOAD_LETTER].filter((letter) => {
    const command = unit.body ? moveOf(state, unit, mode, letters + letter) : null;
    return command !== null && isLegal(state, unit, command);
  });
  const hex = ahead(state.board, at.place);
  const target = (hex && enemyIn(state, unit, hex)?.id) ?? '';
  return [
    ...onward,
    ...[...leaves, ...ends].map((step) => ({
      value: step,
      facts:
        step === CHARGE_LETTER && hex
          ? { step, mp: costOfCharge(state.board, unit, mode, at.place.hex, hex), mode, target }
          : { step, mp: step === UNLOAD_LETTER ? 0 : 1 },
    })),
  ];
}
