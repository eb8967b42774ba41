import { total, type Dice } from '../kernel/dice.js';
import { refuse, type Refusal } from '../kernel/refusal.js';
import { onlyAnswer } from '../kernel/questions.js';
import { attackSide } from './arcs.js';
import { askOwner } from './asking.js';
import { goingLost } from './damage/lost.js';
import { damage, marked } from './damage/quick-start.js';
import { evolve } from './evolve.js';
import { placeOf } from './movement.js';
import { HIGHEST_TO_HIT, SURE_TO_HIT, VITAL } from './tables.js';
import type { Declaration, State, Unit } from './types.js';
import type { ToHit } from './terms.js';
import type { BattleTechRule } from './battletech.js';
import type { MountId } from './vocabulary.js';
import { isHit, type Event, type Hit, type ShotResult } from './events.js';
import type { Command } from './commands.js';
import type { Step } from './agenda.js';
import type { UnitId } from '../kernel/ids.js';
import { mountOf, roundsLeft, unitOf } from './units.js';
import { resolutionOrder } from './weapon-phase.js';

type Rule<Type extends Step['type']> = BattleTechRule<Extract<Step, { type: Type }>>;

/** All declared attacks are resolved, one unit after the other (QSR-13, QSR-14). */
export const resolveRule: Rule<'resolve'> = {
  run: (state) => ({
    events: [],
    then: resolutionOrder(state).map((unit): Step => ({ type: 'impossible-shots', unit })),
  }),
};

/** Shots above 12 miss for sure: the owner may hold those that cost ammunition (QSR-47). Unasked, they hold them. */
export const impossibleShotsRule: Rule<'impossible-shots'> = {
  ask(state, { unit: id }) {
    const unit = unitOf(state.game, id);
    const mounts = wasted(state.game, unit);
    if (mounts.length === 0) return null;
    return askOwner(unit, 'reaction', {
      topic: { ask: 'impossible-shots', unit: id, mounts },
      fallback: { type: 'fire-anyway', mounts: [] },
    });
  },
  run(state, { unit: id }, answers) {
    const fired = onlyAnswer(answers, 'fire-anyway')?.mounts ?? [];
    const held = wasted(state.game, unitOf(state.game, id)).filter((mount) => !fired.includes(mount));
    return { events: [], then: [{ type: 'fire-unit', unit: id, held }] };
  },
};

/** A unit's weapons are resolved in the order declared, or, by hand, as its player calls them (QSR-14, QSR-41). */
export const fireUnitRule: Rule<'fire-unit'> = {
  ask(state, { unit: id }) {
    const { game } = state;
    const left = unresolved(declarationOf(game, id));
    if (game.options.resolveFire === 'referee' || left.length <= 1) return null;
    return askOwner(unitOf(game, id), 'turn', {
      topic: { ask: 'fire', unit: id, mounts: left },
      fallback: { type: 'fire', unit: id, mounts: left },
    });
  },
  run(state, step, answers, dice) {
    const left = unresolved(declarationOf(state.game, step.unit));
    const now = onlyAnswer(answers, 'fire')?.mounts ?? left;
    const events: Event[] = [];
    let { game } = state;
    for (const mount of now) {
      const event = resolveShot(game, step.unit, mount, step.held.includes(mount), dice);
      events.push(event);
      game = evolve(game, event);
    }
    return { events, then: now.length < left.length ? [step] : [] };
  },
};

/** What a unit declared this turn. */
function declarationOf(state: State, unit: UnitId): Declaration {
  const found = state.declarations.find((one) => one.unit === unit);
  if (!found) throw new Error(`${unit} has declared nothing`);
  return found;
}

/** The declared weapons that are still to be resolved, in the order declared. */
const unresolved = (declaration: Declaration): readonly MountId[] =>
  declaration.mounts.filter((mount) => !declaration.resolved.includes(mount));

/** Declared shots that cannot hit but would use ammunition. */
function wasted(state: State, unit: Unit): readonly MountId[] {
  return declarationOf(state, unit.id).mounts.filter(
    (mount) => mountOf(unit, mount).weapon.ammo !== null && numberOf(state, unit, mount).number > HIGHEST_TO_HIT,
  );
}

/**
 * The number of a declared shot. It is the one told when it was declared: nothing in the phase changes it, because damage
 * takes effect only at its end (QSR-15).
 */
function numberOf(state: State, unit: Unit, mount: MountId): ToHit {
  const { shots } = declarationOf(state, unit.id);
  const shot = shots.find((one) => one.mount === mount);
  if (!shot) throw new Error(`${unit.id} has not declared ${mount}`);
  return shot.toHit;
}

/** Fires one declared weapon: ammunition, to-hit roll, location and damage of each group (QSR-37, QSR-41, QSR-50…52). */
function resolveShot(state: State, id: UnitId, mountId: MountId, held: boolean, dice: Dice): Event {
  const unit = unitOf(state, id);
  const mount = mountOf(unit, mountId);
  const { target: targetId } = declarationOf(state, id);
  if (targetId === null) throw new Error(`${id} has declared no target`);
  const toHit = numberOf(state, unit, mountId);
  const sure = toHit.number <= SURE_TO_HIT;
  const impossible = toHit.number > HIGHEST_TO_HIT;
  const roll = sure || impossible ? null : dice.roll(2, 6, 'to-hit');
  const result: ShotResult = impossible
    ? held
      ? 'held'
      : 'impossible'
    : roll === null
      ? 'sure'
      : total(roll) >= toHit.number
        ? 'hit'
        : 'miss';
  const rounds = roundsLeft(unit, mount);
  return {
    type: 'ShotResolved',
    unit: id,
    mount: mountId,
    target: targetId,
    toHit,
    roll,
    result,
    ammoLeft: rounds === null || held ? rounds : rounds - 1,
    hits: isHit(result) ? hitsOn(state, unit, targetId, mount.weapon.groups, dice) : [],
  };
}

function hitsOn(state: State, unit: Unit, targetId: UnitId, groups: readonly number[], dice: Dice): readonly Hit[] {
  const target = unitOf(state, targetId);
  const fromRear = state.options.rearArmor === 'on' && attackSide(placeOf(target), placeOf(unit).hex) === 'rear';
  const hits: Hit[] = [];
  let struck = target;
  for (const points of groups) {
    const hit = damage(struck, dice.roll(2, 6, 'hit-location'), points, fromRear);
    hits.push(hit);
    struck = marked(struck, hit);
  }
  return hits;
}

/** At the end of the phase all damage takes effect: weapons lost, legs gone, units destroyed (QSR-15, QSR-56, QSR-57). */
export const endWeaponsRule: Rule<'end-weapons'> = {
  run(state) {
    const effects = state.game.units.flatMap((unit): readonly Event[] => {
      if (unit.status !== 'active') return [];
      const lost = goingLost(unit);
      if (lost.length === 0) return [];
      const destroyed = VITAL.find((location) => lost.includes(location)) ?? null;
      return [{ type: 'DamageTookEffect', unit: unit.id, lost, destroyed }];
    });
    return { events: [...effects, { type: 'PhaseEnded', phase: 'weapons' }], then: [] };
  },
};

/** Checks which impossible shots are fired all the same. */
export function checkFireAnyway(
  asked: readonly MountId[],
  command: Extract<Command, { type: 'fire-anyway' }>,
): Refusal | null {
  const wrong = command.mounts.find((mount) => !asked.includes(mount));
  return wrong === undefined ? null : refuse('battletech/not-among-these', { mount: wrong, known: asked }, 'QSR-47');
}

/** Checks which weapons are resolved next: declared, not yet resolved, each once (QSR-14). */
export function checkFire(
  asked: { readonly unit: UnitId; readonly mounts: readonly MountId[] },
  command: Extract<Command, { type: 'fire' }>,
): Refusal | null {
  if (command.unit !== asked.unit) {
    return refuse('battletech/not-this-unit', { unit: command.unit, known: [asked.unit] }, 'QSR-14');
  }
  if (command.mounts.length === 0) return refuse('battletech/fire-which', { known: asked.mounts }, 'QSR-14');
  const wrong = command.mounts.find((mount, i) => !asked.mounts.includes(mount) || command.mounts.indexOf(mount) !== i);
  return wrong === undefined
    ? null
    : refuse('battletech/not-among-these', { mount: wrong, known: asked.mounts }, 'QSR-14');
}
