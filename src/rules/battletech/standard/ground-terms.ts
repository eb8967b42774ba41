import { PARTIAL_COVER } from '../tables.js';
import { woodsBetween, woodsOfTarget } from '../to-hit.js';
import type { Board, Options } from '../types.js';
import type { Sight } from '../inquiries.js';
import { woodsIn } from '../units.js';
import { WATER_SHOOTER, WATER_TARGET } from './attack-tables.js';
import { industryBetween, smokeTerms } from './in-the-way.js';
import type { Gunner, Quarry } from './stance.js';
import { given, type FullTerm } from './terms.js';
import { depthOf } from './water.js';

/** What the ground does to the number of a shot. */

/** What the ground does to a shot: woods and smoke about the target and between, partial cover, water. */
export const groundTerms = (
  board: Board,
  gunner: Pick<Gunner, 'place' | 'prone' | 'afloat'>,
  quarry: Pick<Quarry, 'place' | 'prone' | 'afloat' | 'airborne'>,
  line: Sight,
  partialCover: Options['partialCover'],
): readonly FullTerm[] => [
  ...(quarry.airborne ? [] : woodsOfTarget(woodsIn(board, quarry.place.hex))),
  ...woodsBetween(line),
  ...industryBetween(line),
  ...(depthOf(board, quarry) === 'submerged' ? [] : smokeTerms(board, quarry.place.hex, line)),
  ...coverTerm(line, partialCover),
  ...(partialCover === 'punch' ? waterTerms(board, gunner, quarry) : []),
];

/** The partial cover that the target has along a line. */
export const coverTerm = (line: Sight, partialCover: Options['partialCover']): readonly FullTerm[] =>
  given({ reason: 'partial-cover', value: line.cover.target ? PARTIAL_COVER[partialCover] : 0 });

/** Where partial cover is that of the Master Rules, water up to the waist makes a target easier to hit, and a shooter miss. */
const waterTerms = (
  board: Board,
  gunner: Pick<Gunner, 'place' | 'prone' | 'afloat'>,
  quarry: Pick<Quarry, 'place' | 'prone' | 'afloat' | 'airborne'>,
): readonly FullTerm[] => [
  ...given({ reason: 'water-shooter', value: depthOf(board, gunner) === 'wading' ? WATER_SHOOTER : 0 }),
  ...given({ reason: 'water-target', value: depthOf(board, quarry) === 'wading' ? WATER_TARGET : 0 }),
];
