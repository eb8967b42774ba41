import { parseHex, type Hex } from '../geometry/hex/hex.js';
import { remembering } from '../kernel/remember.js';
import { MARKS, type Mark } from './ground-table.js';
import { CANOPY } from './tables.js';
import type { Bridge, Building } from './structures.js';
import type { Board, Terrain } from './types.js';

/** What lies in a hex. A hex that a board does not list is clear, dry and on level 0 (QSR-03). */

const having = remembering<Board['hexes'], readonly Hex[]>();

/** The hexes in which a board lists something, in the order in which it lists them. */
export const hexesWith = ({ hexes }: Board, what: keyof Terrain): readonly Hex[] =>
  having(hexes, what, () =>
    Object.entries(hexes).flatMap(([name, terrain]) => (terrain[what] ? (parseHex(name) ?? []) : [])),
  );

/** The height of the ground or, over water, of its surface, whatever bridge leads over it. */
export const groundIn = (board: Board, hex: Hex): number => board.hexes[hex]?.level ?? 0;

/** The depth of the water, whatever bridge leads over it. */
export const bedIn = (board: Board, hex: Hex): number => board.hexes[hex]?.water ?? 0;

/** The bridge over a hex; `null`: none. */
export const bridgeIn = (board: Board, hex: Hex): Bridge | null => board.hexes[hex]?.bridge ?? null;

/** The height of the ground or, over water, of its surface; of a bridge that of its deck (TER-17). */
export const levelOf = (board: Board, hex: Hex): number => groundIn(board, hex) + (bridgeIn(board, hex)?.levels ?? 0);

/** The building in a hex; `null`: none. */
export const buildingIn = (board: Board, hex: Hex): Building | null => board.hexes[hex]?.building ?? null;

/** How high what is built in a hex rises above its ground. */
export const builtIn = (board: Board, hex: Hex): number => buildingIn(board, hex)?.levels ?? 0;

/** The height to which a hex rises, with what is built there. */
export const topOf = (board: Board, hex: Hex): number => levelOf(board, hex) + builtIn(board, hex);

/** How deep the water is that somebody comes into; 0 where there is none, it is too shallow to matter, ice or a bridge leads over it. */
export const waterIn = (board: Board, hex: Hex): number => (bridgeIn(board, hex) ? 0 : openIn(board, hex));

/** The depth of the water that no ice covers, whatever bridge leads over it (TER-20). */
export const openIn = (board: Board, hex: Hex): number => (board.hexes[hex]?.ice ? 0 : bedIn(board, hex));

/** The height of what a 'Mech stands on: the ground, be it under water. */
export const floorOf = (board: Board, hex: Hex): number => levelOf(board, hex) - waterIn(board, hex);

/** What marks the ground of a hex. */
export function marksIn(board: Board, hex: Hex): readonly Mark[] {
  const terrain = board.hexes[hex];
  return terrain ? MARKS.filter((mark) => terrain[mark]) : [];
}

/** How many levels what grows, stands or drifts in a hex rises above its ground; what is lower than smoke rises with it. */
export function canopyIn(board: Board, hex: Hex): number {
  const { canopy, woods = 0, smoke = false, eruption = false } = board.hexes[hex] ?? {};
  return Math.max(canopy ?? CANOPY[woods], smoke || eruption ? CANOPY[0] : 0);
}

/** Whether something stands so high and close in a hex that nothing flies in between: trees, or the works of a zone of heavy industry. */
export const isThicket = ({ hexes }: Board, hex: Hex): boolean =>
  (hexes[hex]?.woods ?? 0) > 0 || hexes[hex]?.industry === true;

/** Whether nobody ever comes into a hex, on foot, through the air, pushed or falling (TER-01). */
export const isImpassable = (board: Board, hex: Hex): boolean => board.hexes[hex]?.impassable === true;

/** Where arms and legs lie on a map from the beginning, one entry each (TER-02). */
export const limbsOn = (board: Board): readonly Hex[] =>
  hexesWith(board, 'limbs').flatMap((hex) => Array<Hex>(board.hexes[hex]?.limbs ?? 0).fill(hex));

/** Where a map burns from the beginning (TER-19). */
export const burningOn = (board: Board): readonly Hex[] => hexesWith(board, 'fire');

/** The board with these hexes on fire, and no others. */
export function aflame(board: Board, burning: readonly Hex[]): Board {
  const out = burningOn(board).filter((hex) => !burning.includes(hex));
  const cold = out.length === 0 ? board : without(board, out, ['fire']);
  return burning.length === 0 ? cold : withTerrain(cold, burning, { fire: true });
}

/** What hides troopers besides woods (UNI-44). */
const SHELTERS: readonly Mark[] = ['rough', 'ultraRough', 'rubble', 'ultraRubble', 'swamp', 'quicksand', 'fortified'];

/** Whether nothing in a hex hides troopers; a road does not either (UNI-44). */
export const isOpenGround = (board: Board, hex: Hex): boolean =>
  (board.hexes[hex]?.woods ?? 0) === 0 && !marksIn(board, hex).some((mark) => SHELTERS.includes(mark));

/** How many levels a 'Mech rises above what it stands on: one on its feet; a prone one lies flat. */
export const heightOf = (prone: boolean): number => (prone ? 0 : 1);

/** Whether a 'Mech in a hex is wholly under water. */
export const isSubmerged = (board: Board, hex: Hex, prone: boolean): boolean => waterIn(board, hex) > heightOf(prone);

/** The depth of water that reaches up to the waist. */
export const WAIST_DEEP = 1;

/** Whether a 'Mech stands in water up to its waist, on its feet. */
export const wades = (board: Board, hex: Hex, prone: boolean): boolean => waterIn(board, hex) === WAIST_DEEP && !prone;

/** The board with something else in these hexes, on top of what lies there. */
export function withTerrain(board: Board, hexes: readonly Hex[], change: Partial<Terrain>): Board {
  const changed = hexes.map((hex): [Hex, Terrain] => [hex, { woods: 0, ...board.hexes[hex], ...change }]);
  return { ...board, hexes: { ...board.hexes, ...Object.fromEntries(changed) } };
}

/** The board without what may have come about in these hexes. */
export function without(
  board: Board,
  hexes: readonly Hex[],
  gone: readonly ('fire' | 'smoke' | 'heavySmoke')[],
): Board {
  const changed = hexes.flatMap((hex): readonly [Hex, Terrain][] => {
    const terrain = board.hexes[hex];
    if (!terrain) return [];
    const { fire, smoke, heavySmoke, ...rest } = terrain;
    const left = {
      ...(fire && !gone.includes('fire') ? { fire } : {}),
      ...(smoke && !gone.includes('smoke') ? { smoke } : {}),
      ...(heavySmoke && !gone.includes('heavySmoke') ? { heavySmoke } : {}),
    };
    return [[hex, { ...rest, ...left }]];
  });
  return { ...board, hexes: { ...board.hexes, ...Object.fromEntries(changed) } };
}
