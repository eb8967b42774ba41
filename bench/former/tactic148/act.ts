import { actionProblem } from '../../../src/rules/tactic148/actions.js';
import { assaultMoveProblem } from '../../../src/rules/tactic148/assault.js';
import {
  characterOf,
  enemiesOf,
  findCharacter,
  onTable,
  placeOf,
  showing,
} from '../../../src/rules/tactic148/characters.js';
import { blastLine, distanceTo } from '../../../src/rules/tactic148/lines.js';
import { contacts, moveOutline } from '../../../src/rules/tactic148/regions.js';
import { priceOf } from '../../../src/rules/tactic148/prices.js';
import type { Character } from '../../../src/rules/tactic148/types.js';
import type { State } from '../../../src/rules/tactic148/state.js';
import type { Action, Command } from '../../../src/rules/tactic148/commands.js';
import { between, headed, type Point } from '../../../src/rules/geometry/plane/point.js';
import { gap } from '../../../src/rules/geometry/plane/shape.js';
import type { UnitId } from '../../../src/rules/kernel/ids.js';
import type { TacticReason } from '../../../src/games/tactic148/opponent/reasons.js';
import type { Argued, Reason } from '../../../src/opponent/contract.js';
import { bestShot, danger, fightWorth, promise, shotWorth, successes } from './worth.js';

/** What the actions of a character are worth. */

/** What a token kept for later is worth, in points; the more there are, the less: a hoard wins nothing. */
export const tokenWorth = (state: State, { side }: Pick<Character, 'side'>): number =>
  0.9 * Math.min(1, PLENTY / Math.max(1, state.tokens[side] ?? 0));
const PLENTY = 5;
/** How much of a danger counts: the enemy has to spend tokens on it. */
const DANGER = 0.45;
/** How much of a better place to shoot from counts: the shot costs a token of its own. */
const PROMISE = 0.5;
/** What a u nearer to the enemy is worth to who cannot shoot, and to the objective of a mission. */
const NEARER = 0.12;
const OBJECTIVE = 0.3;
/** Nearer to the enemy than this nobody needs to go, in steps. */
const FAR_ENOUGH = 6000;
const VICTORY = 100;

/** The legal orders for some of a side's characters, each argued; the price of its tokens among the reasons. */
export function* actions(state: State, ids: readonly UnitId[]): Generator<Argued<Command, TacticReason>> {
  for (const id of ids) {
    const one = characterOf(state, id);
    const enemies = enemiesOf(state, one.side);
    for (const { command, reasons } of [
      ...shots(state, one, enemies),
      ...grenades(state, one),
      ...covers(state, one, enemies),
      ...moves(state, one, enemies),
    ]) {
      if (actionProblem(state, command, ids) !== null) continue;
      const { pa } = priceOf(state, one, command);
      yield { command, reasons: [...reasons, { reason: 'tokens', value: -tokenWorth(state, one) * pa }] };
    }
  }
}

interface Plan {
  readonly command: Action;
  readonly reasons: readonly Reason<TacticReason>[];
}

/** Every weapon at every enemy, plain and aimed. */
function shots(state: State, one: Character, enemies: readonly Character[]): readonly Plan[] {
  return showing(one).weapons.flatMap(({ id: weapon }) =>
    enemies.flatMap((target) =>
      [false, true].flatMap((aim): readonly Plan[] => {
        const value = shotWorth(state, one, target, weapon, aim);
        const command = { type: 'shoot', unit: one.id, target: target.id, weapon, aim } as const;
        return value > 0 ? [{ command, reasons: [{ reason: 'shot', value }] }] : [];
      }),
    ),
  );
}

/** At each enemy's feet, as long as no friend is near. */
function grenades(state: State, one: Character): readonly Plan[] {
  const { grenade } = showing(one);
  if (!grenade) return [];
  return enemiesOf(state, one.side).flatMap((enemy): readonly Plan[] => {
    const at = placeOf(enemy);
    if (distanceTo(state, one, at) > 10_000) return [];
    const inside = onTable(state).filter(
      (each) => distanceTo(state, each, at) <= grenade.radius && blastLine(state, at, each) === 'open',
    );
    if (inside.some((each) => each.side === one.side)) return [];
    const value = blastWorth(inside, grenade.dice);
    return [{ command: { type: 'grenade', unit: one.id, at }, reasons: [{ reason: 'blast', value }] }];
  });
}

/** What an explosion takes from those inside: wounds by ascending H2H, around and around. */
function blastWorth(inside: readonly Character[], dice: number): number {
  const order = [...inside].sort((a, b) => showing(a).h2h - showing(b).h2h);
  return successes(dice, 1 / 2).reduce((sum, odds, wounds) => {
    const lost = order.reduce((total, each, i) => {
      const mine = Math.ceil(Math.max(0, wounds - i) / order.length);
      const halves = Math.min(mine, each.wounded ? 1 : 2);
      return total + halves * each.card.points * 0.5;
    }, 0);
    return sum + odds * lost;
  }, 0);
}

/** Lying down, if it is worth the token. */
function covers(state: State, one: Character, enemies: readonly Character[]): readonly Plan[] {
  if (one.inCover) return [{ command: { type: 'take-cover', unit: one.id }, reasons: [] }];
  const value = DANGER * (danger(state, one, enemies) - danger(state, { ...one, inCover: true }, enemies));
  return [{ command: { type: 'take-cover', unit: one.id }, reasons: [{ reason: 'less-danger', value }] }];
}

/** Places all around, near and far, and enemies to run into; with a shot on the way where the card has Assault Fire. */
function moves(state: State, one: Character, enemies: readonly Character[]): readonly Plan[] {
  const { move, assault } = showing(one);
  const before = standing(state, one, enemies, placeOf(one));
  const plain = move > 0 ? places(state, one, move) : [];
  const rush = assault > 0 ? places(state, one, assault) : [];
  const walks = plain.map((to): Plan => ({
    command: { type: 'move', unit: one.id, path: [to] },
    reasons: better(standing(state, one, enemies, to), before),
  }));
  const assaults = rush.flatMap((to) => assaultsTo(state, one, enemies, to, before));
  const charges = contacts(state, one, move).flatMap(({ unit, at }): readonly Plan[] => {
    const enemy = findCharacter(state, unit);
    const value = enemy ? fightWorth(one, enemy) : 0;
    return [{ command: { type: 'move', unit: one.id, path: [at] }, reasons: [{ reason: 'fight', value }] }];
  });
  return [...walks, ...assaults, ...charges];
}

/** Where to after the shot of an Assault Fire: the places that are better than to stay. */
export function goingOn(state: State, unit: UnitId): readonly Argued<Command, TacticReason>[] {
  const one = characterOf(state, unit);
  const enemies = enemiesOf(state, one.side);
  const before = standing(state, one, enemies, placeOf(one));
  return places(state, one, showing(one).assault)
    .filter((to) => assaultMoveProblem(state, one, [to]) === null)
    .map((to) => ({
      command: { type: 'move', unit, path: [to] },
      reasons: better(standing(state, one, enemies, to), before),
    }));
}

/** The farthest places in a few directions, and half as far. */
function places(state: State, one: Character, most: number): readonly Point[] {
  const from = placeOf(one);
  const ends = moveOutline(state, one, most, true, 8);
  const halves = ends.flatMap((to): readonly Point[] => {
    const far = between(from, to);
    return far < 2000 ? [] : [headed(from, { x: (to.x - from.x) / far, y: (to.y - from.y) / far }, far / 2)];
  });
  return [...ends, ...halves];
}

function assaultsTo(
  state: State,
  one: Character,
  enemies: readonly Character[],
  to: Point,
  before: Standing,
): readonly Plan[] {
  const place = better(standing(state, one, enemies, to), before);
  return enemies.flatMap((target) =>
    (
      [
        ['move', to],
        ['fire', undefined],
      ] as const
    ).flatMap(([first, at]): readonly Plan[] => {
      const shot = bestShot(state, one, target, at);
      if (!shot) return [];
      const command = {
        type: 'assault',
        unit: one.id,
        path: [to],
        target: target.id,
        weapon: shot.weapon,
        first,
      } as const;
      return [{ command, reasons: [{ reason: 'shot', value: shot.worth }, ...place] }];
    }),
  );
}

/** What speaks for a place: shots from it, danger at it, how near it is to the enemy or to their objective. */
interface Standing {
  readonly promise: number;
  readonly danger: number;
  readonly near: number;
}

function standing(state: State, one: Character, enemies: readonly Character[], at: Point): Standing {
  const nearest = Math.min(...enemies.map((enemy) => between(at, placeOf(enemy))));
  return {
    promise: PROMISE * promise(state, one, enemies, at),
    danger: -DANGER * danger(state, { ...one, inCover: false }, enemies, at),
    near: (-NEARER * Math.max(0, nearest - FAR_ENOUGH)) / 1000 + goal(state, one, at),
  };
}

/** A mission is won at the enemy's objective. */
function goal(state: State, one: Character, at: Point): number {
  const theirs = Object.entries(state.objectives).find(([side]) => side !== one.side)?.[1];
  const piece = state.table.pieces.find(({ id }) => id === theirs);
  if (!piece) return 0;
  const far = Math.min(...piece.shapes.map((shape) => gap({ kind: 'disc', ...at, r: 500 }, shape)));
  return far <= 20 ? VICTORY : (-OBJECTIVE * far) / 1000;
}

const better = (there: Standing, here: Standing): readonly Reason<TacticReason>[] => [
  { reason: 'promise', value: there.promise - here.promise },
  { reason: 'danger', value: there.danger - here.danger },
  { reason: 'near', value: there.near - here.near },
];
