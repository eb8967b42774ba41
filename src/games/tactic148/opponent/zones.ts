import { enemiesOf, findZone, onTable, placeOf, showing } from '../../../rules/tactic148/characters.js';
import { distanceTo, sees, seesPoint } from '../../../rules/tactic148/lines.js';
import { canAct, tokensOf } from '../../../rules/tactic148/prices.js';
import { isEffective, isInside, suppressing } from '../../../rules/tactic148/suppression.js';
import {
  zoneId,
  type Character,
  type SuppressionZone,
  type Table,
  type WeaponId,
} from '../../../rules/tactic148/types.js';
import type { State } from '../../../rules/tactic148/state.js';
import type { Action } from '../../../rules/tactic148/commands.js';
import { along, between, written, type Point } from '../../../rules/geometry/plane/point.js';
import { remembering } from '../../../rules/kernel/remember.js';
import type { TacticReason } from './reasons.js';
import type { Reason } from '../../../opponent/contract.js';
import { marksOn } from './blast.js';
import { bestShot, restOf } from './worth.js';

/** What markers are worth: Suppression Fire and Opportunity Fire, those that could be placed and those that lie there. */

/** What it is worth to keep an enemy from attacking, as a share of what it is worth itself. */
const PIN = 0.2;
/** The same of an enemy that cannot attack anybody from where it stands. */
const PIN_IDLE = 0.1;
/** How much of a zone's worth counts that a friend has still to join. */
const JOINED = 0.6;
/** The chance of the die that wounds, and how much of the loss it counts for. */
const DIE = 1 / 12;
/** The chance that an enemy goes where a marker waits for it. */
const WALKS_IN = 0.2;
/** How far from an enemy a marker may wait, in steps. */
const AWAY = [2500, 5000];

interface Plan {
  readonly command: Action;
  readonly reasons: readonly Reason<TacticReason>[];
}

/** Suppression Fire at enemies that are not under it yet, and joining a friend's zone. */
export function suppressions(state: State, one: Character, enemies: readonly Character[]): readonly Plan[] {
  const card = showing(one);
  return card.weapons.flatMap(({ id: weapon, machineGun }): readonly Plan[] => {
    const joins = state.zones
      .filter((zone) => zone.side === one.side && one.suppressing?.zone !== zone.id)
      .map((zone): Plan => {
        const worth = isEffective(state, zone) ? dieWorth(state, one, zone) : zoneWorth(state, one, zone);
        return plan({ type: 'join', unit: one.id, zone: zone.id, weapon }, worth);
      });
    if (card.suppression === 0) return joins;
    const share = machineGun ? 1 : canBeJoined(state, one) ? JOINED : 0;
    if (share === 0 || one.doings.attacked) return joins;
    const begun = marks(one, enemies, card.suppression)
      .map((at) => {
        const zone = { id: NEW, side: one.side, initiator: one.id, at, radius: card.suppression };
        return { at, worth: share * zoneWorth(state, one, zone) };
      })
      .sort((a, b) => b.worth - a.worth);
    const best = begun.find(({ at, worth }) => worth > 0 && overlooks(state, one, at));
    return best ? [...joins, plan({ type: 'suppress', unit: one.id, at: best.at, weapon }, best.worth)] : joins;
  });
}

/** Whether a friend can still make a zone effective that has no machine gun (T48-36). */
const canBeJoined = (state: State, one: Character): boolean =>
  tokensOf(state, one) > 1 &&
  onTable(state, one.side).some(
    (friend) => friend.id !== one.id && !friend.doings.attacked && friend.suppressing === null && canAct(state, friend),
  );

const NEW = zoneId('new');

const plan = (command: Action, value: number): Plan => ({ command, reasons: [{ reason: 'pinned', value }] });

/** What a zone keeps its enemies from, as far as no other does, and its die. */
function zoneWorth(state: State, one: Character, zone: SuppressionZone): number {
  const friends = onTable(state, one.side);
  const pinned = enemiesOf(state, one.side)
    .filter((enemy) => isInside(state, zone, enemy))
    .filter((enemy) => suppressing(state, enemy).every(({ id }) => id === zone.id))
    .reduce((sum, enemy) => {
      const armed = threatens(state, enemy.id, () => friends.some((friend) => bestShot(state, enemy, friend) !== null));
      return sum + (armed ? PIN : PIN_IDLE) * restOf(enemy);
    }, 0);
  return pinned + dieWorth(state, one, zone);
}

const threatens = remembering<State, boolean>();

/** What the die of one who fires into a zone is worth. */
function dieWorth(state: State, one: Character, zone: SuppressionZone): number {
  const [weakest] = enemiesOf(state, one.side)
    .filter((enemy) => isInside(state, zone, enemy) && sees(state, one, enemy))
    .sort((a, b) => showing(a).h2h - showing(b).h2h);
  return weakest ? DIE * restOf(weakest) : 0;
}

/** On the enemies, and before them on the shooter's side. */
function marks(one: Character, enemies: readonly Character[], radius: number): readonly Point[] {
  const on = marksOn(enemies, radius);
  const before = on.flatMap((at) => [radius / 2, radius].map((far) => along(at, placeOf(one), far)));
  return [...on, ...before];
}

/** Whether a character sees a point: a table stays as it is. */
const overlooks = (state: State, one: Character, at: Point): boolean =>
  looked(state.table, [placeOf(one), at].map(written).join(' '), () => seesPoint(state, one, at));

const looked = remembering<Table, boolean>(20_000);

/** A marker for Opportunity Fire where an enemy would come into sight or nearer. */
export function ambushes(state: State, one: Character, enemies: readonly Character[]): readonly Plan[] {
  const { opportunity: radius, weapons, aim } = showing(one);
  if (radius === 0 || one.opportunity) return [];
  const spots = enemies.flatMap((enemy) =>
    AWAY.filter((far) => far < between(placeOf(enemy), placeOf(one))).map((far) =>
      along(placeOf(enemy), placeOf(one), far),
    ),
  );
  return spots.flatMap((at): readonly Plan[] => {
    if (!overlooks(state, one, at)) return [];
    return weapons.map(({ id: weapon }): Plan => ({
      command: { type: 'opportunity', unit: one.id, at, weapon, aim: aim > 0 },
      reasons: [{ reason: 'ambush', value: ambushWorth(state, one, enemies, at, radius, weapon) }],
    }));
  });
}

function ambushWorth(
  state: State,
  one: Character,
  enemies: readonly Character[],
  at: Point,
  radius: number,
  weapon: WeaponId,
): number {
  return enemies.reduce((sum, enemy) => {
    const far = distanceTo(state, enemy, at);
    if (far <= radius || far > showing(enemy).move + radius) return sum;
    const shot = bestShot(state, one, { ...enemy, at });
    return shot?.weapon === weapon ? sum + WALKS_IN * shot.worth : sum;
  }, 0);
}

/** What a character gives up when it acts: the zone that it fires into, the marker that waits, its cover. */
export const upheld = (state: State, one: Character): number =>
  held(state, one.id, () => {
    const zone = one.suppressing ? findZone(state, one.suppressing.zone) : null;
    const waiting = one.opportunity;
    return (
      (zone ? given(state, one, zone) : 0) +
      (waiting ? ambushWorth(state, one, enemiesOf(state, one.side), waiting.at, waiting.radius, waiting.weapon) : 0)
    );
  });

const held = remembering<State, number>();

/** What is lost of a zone when one leaves it. */
function given(state: State, one: Character, zone: SuppressionZone): number {
  const characters = state.characters.map((each) => (each.id === one.id ? { ...each, suppressing: null } : each));
  const stays = zone.initiator !== one.id && isEffective({ ...state, characters }, zone);
  return stays ? dieWorth(state, one, zone) : zoneWorth(state, one, zone);
}
