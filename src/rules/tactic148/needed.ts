import type { Point } from '../geometry/plane/point.js';
import { showing, weaponOf } from './characters.js';
import { LENGTHS } from './lengths.js';
import { distance, line } from './lines.js';
import type { Character, WeaponId } from './types.js';
import type { State } from './state.js';
import type { Prospect, Term } from './events.js';

/** Dice and needed score of a shot (T48-20, T48-21). */

/** The score that hits in the open. */
const OPEN = 4;
/** No die shows more (AMB-T48-05). */
const HIGHEST = 6;

/** The figures of a shot; `null` when there is no line of sight. No dice at that distance: `dice` 0. */
export function prospectOf(
  state: State,
  shooter: Character,
  target: Character,
  weapon: WeaponId,
  aim: boolean,
  at?: Point,
): Prospect | null {
  const seen = line(state, shooter, target, at);
  if (seen === 'none') return null;
  const exact = distance(state, shooter, target, at);
  const range = exact <= LENGTHS.short ? 'short' : 'long';
  const printed = weaponOf(shooter, weapon)?.[range] ?? 0;
  const terms = termsOf(state, target, exact, seen);
  return {
    dice: printed === 0 ? 0 : printed + (aim ? showing(shooter).aim : 0),
    needed: sumOf(terms),
    terms,
    distance: Math.ceil(exact),
    range,
    cover: seen,
  };
}

/** Why the score is what it is: terrain, and what the target does against being hit (T48-29, T48-41, T48-45). */
function termsOf(state: State, target: Character, far: number, seen: 'cover' | 'open'): readonly Term[] {
  const terms: Term[] = [{ reason: 'base', value: OPEN }];
  if (seen === 'cover') terms.push({ reason: 'cover', value: 1 });
  if (far >= LENGTHS.takeCover) {
    const down = target.inCover || target.shocked;
    if (down) terms.push({ reason: target.inCover ? 'take-cover' : 'wound-marker', value: 1 });
    const hidden = seen === 'cover' && target.card.skills.includes('camouflage');
    if (hidden && (!down || state.options.camoStacks === 'on')) terms.push({ reason: 'camouflage', value: 1 });
  }
  const score = sumOf(terms);
  return score > HIGHEST ? [...terms, { reason: 'no-more-than-6', value: HIGHEST - score }] : terms;
}

const sumOf = (terms: readonly Term[]): number => terms.reduce((sum, { value }) => sum + value, 0);

/** Whether a character would be harder to hit by a shot if it took cover. */
export function gainsByCover(state: State, shooter: Character, target: Character): boolean {
  const seen = line(state, shooter, target);
  if (seen === 'none' || target.inCover) return false;
  const far = distance(state, shooter, target);
  const needed = (inCover: boolean): number => sumOf(termsOf(state, { ...target, inCover }, far, seen));
  return needed(true) > needed(false);
}
