import { tongueOf } from '../../../src/games/battletech/words/index.js';
import { describe, expect, it } from 'vitest';
import { t } from '../../support/words.js';
import { LOCALES, type Locale } from '../../../src/i18n/locales.js';
import { altText } from '../../../src/games/battletech/present/alt.js';
import { boardText } from '../../../src/games/battletech/present/board.js';
import type { Picture } from '../../../src/present/picture.js';
import { drawNow, LARGEST, sceneOf } from '../../../src/render/index.js';
import type { Shape } from '../../../src/render/scene.js';
import { hexAt, type Hex } from '../../../src/rules/geometry/hex/hex.js';
import type { Board, Terrain } from '../../../src/rules/battletech/types.js';
import type { BattleTech } from '../../../src/rules/battletech/battletech.js';
import { pictureOf, playPhases, shipped } from '../../support/played.js';
import { WHOLE, wordsAt } from '../../support/scenes.js';

const HILLS: Readonly<Record<Hex, Terrain>> = {
  [hexAt(4, 4)]: { woods: 0, level: 2 },
  [hexAt(4, 5)]: { woods: 2, level: 1 },
  [hexAt(8, 8)]: { woods: 0, water: 0 },
  [hexAt(8, 9)]: { woods: 0, level: -1, water: 2 },
  [hexAt(9, 9)]: { woods: 0, rough: true },
  [hexAt(5, 9)]: { woods: 1, fire: true, smoke: true },
  [hexAt(6, 9)]: { woods: 0, smoke: true },
  [hexAt(10, 9)]: { woods: 0, rubble: true },
  [hexAt(11, 9)]: { woods: 0, pavement: true },
  [hexAt(12, 9)]: { woods: 0, impassable: true },
  [hexAt(13, 9)]: { woods: 0, snow: true },
  [hexAt(3, 11)]: { woods: 0, ultraRough: true },
  [hexAt(4, 11)]: { woods: 0, deepSnow: true },
  [hexAt(5, 11)]: { woods: 0, swamp: true },
  [hexAt(6, 11)]: { woods: 0, mud: true },
  [hexAt(7, 11)]: { woods: 0, sand: true },
  [hexAt(8, 11)]: { woods: 0, fields: true },
  [hexAt(9, 11)]: { woods: 0, fortified: true },
  [hexAt(3, 13)]: { woods: 2, jungle: true },
  [hexAt(4, 13)]: { woods: 3 },
  [hexAt(5, 13)]: { woods: 0, water: 1, rapids: true },
  [hexAt(6, 13)]: { woods: 0, water: 2, torrent: true },
  [hexAt(7, 13)]: { woods: 0, industry: true },
  [hexAt(8, 13)]: { woods: 0, tundra: true },
  [hexAt(10, 13)]: { woods: 0, ultraRubble: true },
  [hexAt(11, 13)]: { woods: 0, water: 2, ice: true },
  [hexAt(12, 13)]: { woods: 0, quicksand: true },
  [hexAt(3, 15)]: { woods: 0, crust: true },
  [hexAt(4, 15)]: { woods: 0, magma: true },
  [hexAt(5, 15)]: { woods: 0, geyser: true },
  [hexAt(6, 15)]: { woods: 0, eruption: true },
  [hexAt(7, 15)]: { woods: 0, vent: true },
  [hexAt(8, 15)]: { woods: 0, lift: { to: 2, on: [1] } },
  [hexAt(9, 15)]: { woods: 0, level: 1, cliffs: [3] },
  [hexAt(9, 13)]: { woods: 0, water: 1, pavement: true, bridge: { levels: 1, cf: 60 } },
  [hexAt(11, 11)]: { woods: 0, building: { kind: 'light', levels: 1, cf: 15 } },
  [hexAt(12, 11)]: { woods: 0, building: { kind: 'hardened', levels: 3, cf: 120, armour: 20 } },
};

const [phase] = playPhases(shipped('battletech/green'), 3, 1);
if (!phase) throw new Error('nothing was played');
const board: Board = { ...phase.after.game.board, id: 'hills', hexes: HILLS };

function picture(of: Board = board): Picture<BattleTech> {
  if (!phase) throw new Error('nothing was played');
  const plain = pictureOf(phase, WHOLE);
  return { ...plain, view: { ...phase.after, game: { ...phase.after.game, board: of } } };
}

const ground = (): readonly Shape[] => sceneOf(picture()).ground?.shapes ?? [];
const count = (tag: string): number => ground().filter((shape) => shape.tag === tag).length;
/** Shapes over the ground that is kept. */
const over = (tag: string): readonly Shape[] => sceneOf(picture()).shapes.filter((shape) => shape.tag === tag);
const written = (hex: string): string =>
  ground().flatMap((shape) => (shape.tag === `height:${hex}` && shape.kind === 'text' ? [shape.text] : []))[0] ?? '';

describe('the terrain of the standard level on the map', () => {
  it('writes level and depth into the hex and nothing into level ground', () => {
    expect(['0404', '0405', '0808', '0809', '0909', '0101'].map(written)).toEqual(['▲2', '▲1', '≈0', '▼1≈2', '', '']);
  });

  it('shades relief with the light from the north-west, the deeper the broader, and the banks of water as well', () => {
    const breadth = (tag: string): number => {
      const [strip] = ground().filter((shape) => shape.tag === tag);
      const [a, , , d] = strip?.kind === 'path' ? strip.points : [];
      return a && d ? Math.hypot(a[0] - d[0], a[1] - d[1]) : 0;
    };
    // A hill of 2 beside a slope of 1, beside flat ground: to the south one level falls away in either case.
    expect(breadth('shade:0405:3')).toBeGreaterThan(0);
    expect(breadth('shade:0406:3')).toBeCloseTo(breadth('shade:0405:3'), 3);
    expect(breadth('shade:0505:2')).toBeGreaterThan(breadth('shade:0405:3'));
    expect(count('light:0404:0')).toBe(1);
    expect(count('light:0404:5')).toBe(1);
    expect(count('shade:0403:0')).toBe(0);
    expect(count('shade:0808:3')).toBe(1);
    expect(count('shade:0101:3')).toBe(0);
  });

  it('tells rough, rubble, pavement and water apart by form', () => {
    expect(count('terrain:0909:rough')).toBe(6);
    expect(count('terrain:1009:rubble')).toBe(10);
    expect(count('terrain:1109:pavement:slabs')).toBe(9);
    expect(count('terrain:1209:impassable')).toBe(2);
    expect(count('terrain:1309:snow')).toBe(9);
    expect(count('terrain:0808:water')).toBe(3);
    expect(
      [
        ['0311', 'ultraRough'],
        ['0411', 'deepSnow'],
        ['0511', 'swamp'],
        ['0611', 'mud'],
        ['0711', 'sand'],
        ['0811', 'fields'],
        ['0911', 'fortified'],
        ['0313', 'jungle'],
        ['0513', 'rapids'],
        ['0613', 'torrent'],
        ['0713', 'industry'],
        ['0813', 'tundra'],
        ['1013', 'ultraRubble'],
        ['1113', 'ice'],
        ['1213', 'quicksand'],
        ['0315', 'crust'],
        ['0415', 'magma'],
        ['0515', 'geyser'],
        ['0615', 'eruption'],
        ['0715', 'vent'],
        ['0815', 'lift'],
        ['0915', 'cliffs:3'],
      ].map(([hex, mark]) => count(`terrain:${hex}:${mark}`)),
    ).toEqual([8, 21, 16, 4, 15, 5, 5, 20, 6, 14, 16, 6, 15, 7, 6, 8, 4, 1, 4, 2, 3, 6]);
    expect(count('terrain:1111:building')).toBe(3);
    expect(count('terrain:1211:building:shadow')).toBe(1);
    expect([written('1111'), written('1211')]).toEqual(['⌂1', '⌂3']);
    expect(ground().filter((shape) => shape.tag.startsWith('terrain:0404'))).toEqual([]);
  });

  it('leads a road from hex to hex and off the board, and lays slabs where hexes lie together', () => {
    const paved = (...hexes: readonly Hex[]): Record<Hex, Terrain> =>
      Object.fromEntries(hexes.map((hex) => [hex, { woods: 0, pavement: true }]));
    const [column, rows] = [hexAt(7, 1), [1, 2, 3].map((row) => hexAt(7, row))];
    const hexes = paved(...rows, hexAt(10, 10), hexAt(10, 11), hexAt(11, 11));
    const drawn = sceneOf(picture({ ...board, id: 'roads', hexes })).ground?.shapes ?? [];
    const stripes = (hex: Hex): number => drawn.filter(({ tag }) => tag === `terrain:${hex}:pavement:stripe`).length;
    expect(rows.map(stripes)).toEqual([2, 2, 1]);
    expect(stripes(hexAt(10, 10))).toBe(0);
    expect(drawn.some(({ tag }) => tag === `terrain:${hexAt(10, 10)}:pavement:slabs`)).toBe(true);
    const fillOf = (hex: Hex): string | undefined =>
      drawn.flatMap((one) => (one.tag === `hex:${hex}:woods:0` && one.kind !== 'text' ? [one.fill] : []))[0];
    expect(fillOf(column)).not.toBe(fillOf(hexAt(10, 10)));
  });

  it('tells fire, light and heavy smoke apart by form, the height of their hex above them', () => {
    const heavy: Board = {
      ...board,
      hexes: { ...HILLS, [hexAt(4, 4)]: { woods: 0, level: 2, smoke: true, heavySmoke: true } },
    };
    const { shapes } = sceneOf(picture(heavy));
    const tags = shapes.map(({ tag }) => tag);
    const many = (tag: string): number => tags.filter((one) => one === tag).length;
    expect(many('terrain:0404:smoke')).toBeGreaterThan(many('terrain:0609:smoke'));
    expect(many('terrain:0404:smoke:stripe')).toBe(3);
    expect(many('terrain:0609:smoke:stripe')).toBe(0);
    expect(over('terrain:0509:fire')).toHaveLength(5);
    expect(tags.lastIndexOf('terrain:0509:smoke')).toBeLessThan(tags.indexOf('terrain:0509:fire'));
    expect(tags.indexOf('height:0404')).toBeGreaterThan(tags.lastIndexOf('terrain:0404:smoke'));
  });

  it('keeps the ground as it is painted while fire and smoke come and go', () => {
    const calm = Object.fromEntries(
      Object.entries(HILLS).map(([hex, { fire: _fire, smoke: _smoke, ...terrain }]) => [hex, terrain]),
    );
    const cold = sceneOf(picture({ ...board, hexes: calm })).ground;
    expect(sceneOf(picture()).ground?.key).toBe(cold?.key);
    expect(sceneOf(picture()).ground?.shapes).toBe(cold?.shapes);
  });

  it('draws an edge where the ground falls away, the thicker the deeper', () => {
    const edges = ground().filter((shape) => shape.tag.startsWith('contour:0404'));
    // South of 0404 lies 0405, one level lower; the others are two lower.
    expect(edges.map(({ tag }) => tag).sort()).toEqual(
      [0, 1, 2, 3, 4, 5].map((side) => `contour:0404:${side}:${side === 3 ? 1 : 2}`),
    );
    expect(ground().filter((shape) => shape.tag.startsWith('contour:0808'))).toHaveLength(1);
    expect(ground().filter((shape) => shape.tag.startsWith('contour:0101'))).toEqual([]);
  });

  it('explains in the legend what stands on the board, and only that', () => {
    const legend = wordsAt(sceneOf(picture()), 'legend:words');
    for (const kind of ['level', 'water', 'rough', 'rubble', 'pavement', 'fire', 'smoke'] as const)
      expect(legend).toContain(t('en', `battletech.terrain.${kind}`));
    const plain = wordsAt(sceneOf(pictureOf(phase, WHOLE)), 'legend:words');
    expect(plain).not.toContain(t('en', 'battletech.terrain.rough'));
  });

  it('names every hex of each kind in the board as text, in every language', () => {
    const { view } = picture();
    expect(boardText(view, tongueOf('en'))).toContain(
      [
        'heavy woods: 0313 0405',
        'ultra-heavy woods: 0413',
        'Level −1: 0809',
        'Level 1: 0405 0915',
        'Level 2: 0404',
        'Water, depth 0: 0808',
      ].join('\n'),
    );
    for (const locale of LOCALES)
      for (const hex of Object.keys(HILLS)) expect(boardText(view, tongueOf(locale)), locale).toContain(hex);
  });

  it('AMB-SEQ-18 what burns and where smoke hangs is told in place of the picture too, in every language', () => {
    const { view } = picture();
    for (const locale of LOCALES) {
      const told = altText(
        { kind: 'map', crop: 'whole', overlay: null },
        { before: view, events: [], after: view },
        tongueOf(locale),
      );
      expect(told).toContain(t(locale, 'battletech.board.terrain', { kind: 'fire', hexes: '0509' }));
      expect(told).toContain(t(locale, 'battletech.board.terrain', { kind: 'smoke', hexes: '0509 0609' }));
    }
  });

  it('P-01 what a unit stands in, a sign in the picture, is told in its place in every language', () => {
    const { view } = picture();
    const [unit] = view.game.units;
    if (!unit?.place) throw new Error('nobody stands on the board');
    const { hex } = unit.place;
    const ground = (locale: Locale, terrain: Terrain): string => {
      const game = { ...view.game, board: { ...board, hexes: { [hex]: terrain } } };
      const after = { ...view, game };
      return altText(
        { kind: 'map', crop: 'whole', overlay: null },
        { before: view, events: [], after },
        tongueOf(locale),
      );
    };
    const high: Terrain = { woods: 2, level: 1 };
    expect(ground('en', high)).toContain(`Ground at ${unit.id}: heavy woods, level 1.`);
    expect(ground('fr', high)).toContain(`Terrain sous ${unit.id}\u202f: bois denses, niveau 1.`);
    expect(ground('ru', high)).toContain(`Местность под ${unit.id}: густой лес, уровень 1.`);
    expect(ground('en', { woods: 0, level: -1, water: 2 })).toContain(`${unit.id}: water, depth 2, level −1.`);
    const burning: Terrain = { woods: 1, fire: true, smoke: true, heavySmoke: true };
    expect(ground('en', burning)).toContain(`${unit.id}: on fire, heavy smoke, light woods.`);
    expect(ground('en', { woods: 0 })).not.toContain('Ground at');
  });

  it('stays small enough for a phone', () => {
    expect(drawNow(picture()).png.length).toBeLessThanOrEqual(LARGEST);
  });
});
