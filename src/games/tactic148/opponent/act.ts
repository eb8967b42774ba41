import { actionProblem } from '../../../rules/tactic148/actions.js';
import { assaultMoveProblem } from '../../../rules/tactic148/assault.js';
import { characterOf, enemiesOf, findCharacter, showing } from '../../../rules/tactic148/characters.js';
import { contacts } from '../../../rules/tactic148/regions.js';
import { priceOf } from '../../../rules/tactic148/prices.js';
import type { Character } from '../../../rules/tactic148/types.js';
import type { State } from '../../../rules/tactic148/state.js';
import type { Action, Command } from '../../../rules/tactic148/commands.js';
import type { Point } from '../../../rules/geometry/plane/point.js';
import type { UnitId } from '../../../rules/kernel/ids.js';
import type { TacticReason } from './reasons.js';
import type { Argued, Reason } from '../../../opponent/contract.js';
import { throws } from './blast.js';
import { arrives, isNear } from './rush.js';
import { better, DANGER, places, standing, standingHere, type Standing } from './standing.js';
import { tokenWorth } from './tokens.js';
import { bestShot, danger, fightWorth, shotWorth } from './worth.js';
import { ambushes, suppressions, upheld } from './zones.js';

/** What the actions of a character are worth. */

/** The legal orders for some of a side's characters, each argued; the price of its tokens among the reasons. */
export const actions = (state: State, ids: readonly UnitId[]): readonly Argued<Command, TacticReason>[] =>
  priced(state, ids, (one, enemies) => [
    ...attacks(state, one, enemies),
    ...covers(state, one, enemies),
    ...moves(state, one, enemies),
    ...suppressions(state, one, enemies),
    ...ambushes(state, one, enemies),
  ]);

/** Those that pay in the opponent's turn: shots and grenades, and the last move to an objective. */
export const answersInTheirTurn = (state: State, ids: readonly UnitId[]): readonly Argued<Command, TacticReason>[] =>
  priced(state, ids, (one, enemies) => [
    ...attacks(state, one, enemies),
    ...(isNear(state, one) ? moves(state, one, enemies) : []).filter(
      ({ command }) => command.type === 'move' && command.path.some((to) => arrives(state, one, to)),
    ),
  ]);

const priced = (
  state: State,
  ids: readonly UnitId[],
  plans: (one: Character, enemies: readonly Character[]) => readonly Plan[],
): readonly Argued<Command, TacticReason>[] =>
  ids.flatMap((id) => {
    const one = characterOf(state, id);
    const given = upheld(state, one);
    return plans(one, enemiesOf(state, one.side))
      .filter(({ command }) => actionProblem(state, command, ids) === null)
      .map(({ command, reasons }) => ({
        command,
        reasons: [
          ...reasons,
          ...(given === 0 ? [] : [{ reason: 'given-up', value: -given } as const]),
          { reason: 'tokens', value: -tokenWorth(state, one) * priceOf(state, one, command).pa },
        ],
      }));
  });

const attacks = (state: State, one: Character, enemies: readonly Character[]): readonly Plan[] => [
  ...shots(state, one, enemies),
  ...grenades(state, one),
];

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

const grenades = (state: State, one: Character): readonly Plan[] =>
  throws(state, one).map(({ at, worth }) => ({
    command: { type: 'grenade', unit: one.id, at },
    reasons: [{ reason: 'blast', value: worth }],
  }));

/** Lying down, if it is worth the token. */
function covers(state: State, one: Character, enemies: readonly Character[]): readonly Plan[] {
  if (one.inCover) return [{ command: { type: 'take-cover', unit: one.id }, reasons: [] }];
  const value = DANGER * (danger(state, one, enemies) - danger(state, { ...one, inCover: true }, enemies));
  return [{ command: { type: 'take-cover', unit: one.id }, reasons: [{ reason: 'less-danger', value }] }];
}

/** Places all around, near and far, and enemies to run into; with a shot on the way where the card has Assault Fire. */
function moves(state: State, one: Character, enemies: readonly Character[]): readonly Plan[] {
  const { move, assault } = showing(one);
  const before = standingHere(state, one);
  const plain = move > 0 ? places(state, one, move) : [];
  const rush = assault > 0 ? places(state, one, assault) : [];
  const walks = plain.map((to): Plan => ({
    command: { type: 'move', unit: one.id, path: [to] },
    reasons: better(standing(state, one, enemies, to, 1), before),
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
  const before = standingHere(state, one);
  return places(state, one, showing(one).assault)
    .filter((to) => assaultMoveProblem(state, one, [to]) === null)
    .map((to) => ({
      command: { type: 'move', unit, path: [to] },
      reasons: better(standing(state, one, enemies, to, 1), before),
    }));
}

function assaultsTo(
  state: State,
  one: Character,
  enemies: readonly Character[],
  to: Point,
  before: Standing,
): readonly Plan[] {
  const place = better(standing(state, one, enemies, to, 1), before);
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
