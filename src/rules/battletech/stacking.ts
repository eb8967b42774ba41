import { rowOf } from './kind-table.js';
import type { Hex } from '../geometry/hex/hex.js';
import type { RecordSheet } from './record-sheet.js';
import type { SeenState, SeenUnit } from './seen.js';
import type { UnitOf, With } from './types.js';

/** Several units in a hex: who may pass, who may stay, who is struck there (QSR-27, UNI-06). */

interface Sheeted {
  readonly sheet: RecordSheet;
}

/** What a hex holds of a side: units, those among them that are no infantry, 'Mechs. */
const MOST_UNITS = 4;
const MOST_BULKY = 2;
const MOST_MECHS = 1;

/** Whether a unit is made of troopers: a platoon, or a squad of battle armour. */
export const isInfantry = ({ sheet }: Sheeted): boolean => rowOf(sheet.kind).troops;

const isBulky = (unit: Sheeted): boolean => !isInfantry(unit);
const isMech = ({ sheet }: Sheeted): boolean => sheet.kind === 'mech';

/** Whether a friend carries a unit: then it has no place of its own, sees nothing and strikes nothing (UNI-60). */
export const isCarried = ({ body }: SeenUnit): boolean => body?.aboard?.as === 'rider';

/** The units in a hex, but those that another carries. */
export const unitsIn = <S extends SeenState>({ units }: With<S>, hex: Hex): readonly UnitOf<S>[] =>
  units.filter((unit) => unit.status === 'active' && unit.place?.hex === hex && !isCarried(unit));

/** All who stand in a hex but one unit, and nobody who is carried there. */
const othersIn = <S extends SeenState>(state: With<S>, unit: SeenUnit, hex: Hex): readonly UnitOf<S>[] =>
  unitsIn(state, hex).filter(({ id, body }) => id !== unit.id && !body?.aboard);

/** The enemy who does not let a unit into a hex; infantry comes in under all feet, and lets all come (UNI-06). `null`: nobody. */
export const barrierIn = <S extends SeenState>(state: With<S>, unit: SeenUnit, hex: Hex): UnitOf<S> | null =>
  isInfantry(unit) ? null : (othersIn(state, unit, hex).find((one) => one.side !== unit.side && isBulky(one)) ?? null);

/** Who would have to go if a unit were to stay in a hex: an enemy, or the friend for whom there is no room besides; `null`: nobody. */
export function inPlaceOf<S extends SeenState>(state: With<S>, unit: SeenUnit, hex: Hex): UnitOf<S> | null {
  const barrier = barrierIn(state, unit, hex);
  if (barrier) return barrier;
  const friends = othersIn(state, unit, hex).filter(({ side }) => side === unit.side);
  const bulky = friends.filter(isBulky);
  const mechs = friends.filter(isMech);
  if (isMech(unit) && mechs.length >= MOST_MECHS) return mechs[0] ?? null;
  if (isBulky(unit) && bulky.length >= MOST_BULKY) return bulky[0] ?? null;
  return friends.length >= MOST_UNITS ? (friends[0] ?? null) : null;
}

/** All who would have to go if a unit were to come into a hex: every enemy there who keeps it out, or the friend without room. */
export function crowdIn<S extends SeenState>(state: With<S>, unit: SeenUnit, hex: Hex): readonly UnitOf<S>[] {
  const first = inPlaceOf(state, unit, hex);
  if (!first || first.side === unit.side) return first ? [first] : [];
  return othersIn(state, unit, hex).filter((one) => one.side !== unit.side && isBulky(one));
}

/** Whom a unit meets that slides, falls or charges into a hex: nobody trips over infantry. `null`: nobody. */
export const bulkyIn = <S extends SeenState>(state: With<S>, hex: Hex): UnitOf<S> | null =>
  unitsIn(state, hex).find(isBulky) ?? null;

/** The enemy in a hex whom a charge is meant for: not infantry where there is another. */
export function enemyIn<S extends SeenState>(state: With<S>, { side }: SeenUnit, hex: Hex): UnitOf<S> | null {
  const enemies = unitsIn(state, hex).filter((one) => one.side !== side);
  return enemies.find(isBulky) ?? enemies[0] ?? null;
}
