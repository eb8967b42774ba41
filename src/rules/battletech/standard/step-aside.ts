import { boardAt } from '../under.js';
import { neighbour, type Facing } from '../../geometry/hex/facing.js';
import { refuse, type Refusal } from '../../kernel/refusal.js';
import type { UnitId } from '../../kernel/ids.js';
import { onlyAnswer } from '../../kernel/questions.js';
import { askOwner } from '../asking.js';
import type { StandardRule } from '../battletech.js';
import type { Step } from '../agenda.js';
import type { Command } from '../commands.js';
import { placeOf, sideEntered } from '../movement.js';
import { stepOf } from '../step-letters.js';
import { inPlaceOf } from '../stacking.js';
import { unitOf } from '../units.js';
import type { StandardState } from '../types.js';
import { asides, stepIn, type Aside } from './asides.js';
import { displace, thrustOut, wade } from './displacement.js';
import { carried, fall } from './falls.js';
import { takeOut } from './phase-end.js';
import { footing, rollPiloting } from './piloting.js';
import { Resolution } from './resolution.js';
import { floorOf } from '../terrain.js';

/**
 * Who is displaced from the side by another that is not jumping rolls at +0. Who makes it may step a hex ahead or back, or let itself
 * be displaced without another roll; who fails falls where it is displaced to (FIN-41).
 */

type Rule<Type extends Step['type']> = StandardRule<Extract<Step, { type: Type }>>;
type Moves = Extract<Command, { type: 'move' }>;

/** The order to stay, and so to be displaced. */
const stay = (unit: UnitId): Moves => ({ type: 'move', unit, mode: 'stand', steps: '', exit: false });

/** The order to step aside. */
export const asideCommand = (unit: UnitId, aside: Aside | null): Moves =>
  aside ? { ...stay(unit), mode: aside.mode, steps: aside.step } : stay(unit);

export const dominoRule: Rule<'domino'> = {
  run(state, { unit: id, way }, _answers, dice) {
    const resolution = new Resolution(state.game, dice);
    const unit = resolution.unit(id);
    const roll = rollPiloting(unit, 'displaced', dice, footing(resolution.state.board, unit.place));
    resolution.happen({ type: 'PilotingRolled', unit: id, roll });
    if (roll.success) return { events: resolution.events, then: [{ type: 'step-aside', unit: id, way }] };
    goOn(resolution, id, way);
    const { status, body } = resolution.unit(id);
    if (status === 'active' && !body.prone)
      fall(resolution, id, { cause: 'displaced', levels: 0, terms: carried(roll) });
    return ended(resolution);
  },
};

export const stepAsideRule: Rule<'step-aside'> = {
  ask: (state, { unit: id, way }) =>
    askOwner(unitOf(state.game, id), 'reaction', {
      topic: { ask: 'step-aside', units: [id], way },
      fallback: stay(id),
    }),
  run(state, { unit: id, way }, answers, dice) {
    const resolution = new Resolution(state.game, dice);
    const unit = resolution.unit(id);
    const order = onlyAnswer(answers, 'move') ?? stay(id);
    const aside = asideOf(state.game, order);
    const step = aside === null ? stepOf(order.steps) : null;
    const ahead = step && neighbour(state.game.board, placeOf(unit).hex, sideEntered(placeOf(unit).facing, step));
    // What its seat could not see stands where it was to step.
    if (ahead) {
      const by = inPlaceOf(state.game, unit, ahead)?.id ?? null;
      resolution.happen({ type: 'WayBarred', unit: id, hex: ahead, by });
    }
    if (aside === null) goOn(resolution, id, way);
    else {
      const { moved } = unit;
      const from = placeOf(unit);
      const { place, mp, entered } = aside.at;
      const movement = {
        mode: aside.mode,
        steps: (moved?.steps ?? '') + aside.step,
        path: [...(moved?.path ?? [from]), place],
        mp,
        entered,
      };
      resolution.happen({ type: 'SteppedAside', unit: id, from: from.hex, to: place, movement });
      const { board } = state.game;
      wade(resolution, id, floorOf(boardAt(board, from), from.hex) - floorOf(boardAt(board, place), place.hex));
    }
    return ended(resolution);
  },
};

/** It is displaced without a roll; where the way has been closed meanwhile it gives way as it can. */
function goOn(resolution: Resolution, id: UnitId, way: Facing): void {
  if (!displace(resolution, id, way, 'domino', null)) thrustOut(resolution, id, way, 'domino');
}

/** In the movement phase what has happened takes effect at once. */
function ended(resolution: Resolution) {
  if (resolution.state.phase === 'movement') takeOut(resolution);
  return { events: resolution.events, then: resolution.then };
}

function asideOf(state: StandardState, { unit: id, mode, steps }: Moves): Aside | null {
  const step = steps === 'F' || steps === 'B' ? steps : null;
  return step && (mode === 'walk' || mode === 'run') ? stepIn(state, unitOf(state, id), mode, step) : null;
}

/** Checks where a unit steps aside to: a hex ahead or back that it has the MP for, or nowhere. */
export function checkAside(state: StandardState, id: UnitId, command: Moves): Refusal | null {
  if (command.unit !== id) return refuse('battletech/not-this-unit', { unit: command.unit, known: [id] }, 'FIN-41');
  const { exit, prone, charge, unload } = command;
  const isPlain = !exit && !prone && charge === undefined && unload === undefined;
  if (isPlain && command.steps === '') return null;
  const known = asides(state, unitOf(state, id)).map(({ step }) => step);
  return isPlain && asideOf(state, command) ? null : refuse('battletech/no-step-aside', { unit: id, known }, 'FIN-41');
}
