import type { Palette } from '../match/people.js';
import type { Colour, Scene, Shape } from './scene.js';

/** Colours of light paper with what they are on dark paper. */
export type Counterparts = Readonly<Record<string, Colour>>;

/**
 * Pictures are drawn in the colours of light paper; on dark paper each colour has its counterpart here, and those that have none stay
 * as they are: what stands on tokens and plates. What only one game draws has its counterpart in its folder (`dark.ts`). On dark paper the least difference of sides is 15 (CIEDE2000) for any colour vision.
 */
const DARK: Counterparts = {
  // Paper and what is written on it.
  '#FBFAF6': '#25272C',
  '#F1EFE8': '#2B2D31',
  '#E6E0D2': '#3A3C42',
  '#1D1F24': '#F4F1E6',
  '#5D626B': '#C2C5CC',
  '#C9C6BC': '#4E5159',
  '#B3210F': '#FF8F7C',
  '#8E8B84': '#7F7C76',
  // Sides, and letters on them.
  '#0B3C91': '#2F86FF',
  '#FFC400': '#F2C21A',
  '#0A7F57': '#27E0B3',
  '#E040C8': '#E33A84',
  '#FEFEFE': '#0B0C0E',
  '#1C1E23': '#0B0C0E',
  // The ground by its level, and the edge of a board.
  '#B4B6C6': '#1D1926',
  '#C9CADA': '#292333',
  '#F1EBDA': '#3E392C',
  '#E8D391': '#5C4A24',
  '#CFAE62': '#79613A',
  '#AC834A': '#97622A',
  '#8F6A38': '#AE7634',
  '#D8D4C4': '#211F19',
  '#A39C86': '#6B6450',
  '#6B4A1E': '#E0B060',
  '#14161A': '#F4F1E6',
  // Rims of zones.
  '#0071B3': '#62C4F7',
  // Water, woods, roads, stones.
  '#C6E0F8': '#2C79B5',
  '#93C2F0': '#1B6198',
  '#5E8FD8': '#06265A',
  '#4473BE': '#041B42',
  '#2B6C93': '#7FC0EA',
  '#B1D9B1': '#28614E',
  '#7CA686': '#14433A',
  '#5FA368': '#4FA57A',
  '#2F6B45': '#2E7A58',
  '#8CC892': '#7CCBA0',
  '#5C9A6E': '#56A07C',
  '#4F7F62': '#0B2E2A',
  '#184A30': '#1C5C46',
  '#3F7D57': '#3C8266',
  '#1E5A2C': '#8FD08C',
  '#D9D6BE': '#3B3A2E',
  '#8A8457': '#A39C68',
  '#5F5B38': '#C8C28E',
  '#FBFDFF': '#E8F4FF',
  '#23557A': '#0A2A44',
  '#D3CDD6': '#34323A',
  '#8E8794': '#6A6672',
  '#B9B3BE': '#8E8996',
  '#A9A59A': '#7B786E',
  '#D6D2C6': '#A5A195',
  '#43404A': '#15141A',
  '#2A3A2C': '#000000',
  '#4A6E9E': '#A9C4EC',
  '#C3D3A6': '#2C3B2B',
  '#CBB49A': '#4A3526',
  '#E3F1F6': '#33505C',
  '#3B2F28': '#E6D6C4',
  '#4F5560': '#B9C2CE',
  '#EE8A4A': '#7A2E14',
  '#B7A29A': '#4A3A36',
  '#F7C948': '#F7C948',
  '#C63A1B': '#E0562F',
  '#4A3A38': '#1C1412',
  '#5E7F95': '#BFD6E4',
  '#8FB9CF': '#3D5E70',
  '#3F6E92': '#9FD0EA',
  '#B8935A': '#7A5A2A',
  '#6E4F22': '#E3BE82',
  '#E5D3A4': '#574722',
  '#DCE39B': '#3D4A20',
  '#DDE9F6': '#41506A',
  '#EDF2F8': '#353F52',
  '#F3DC92': '#6B5526',
  '#4C6B2F': '#A3C77B',
  '#8C6F52': '#2A2018',
  '#5C4430': '#B08C68',
  '#A67C2D': '#E0B765',
  '#73913B': '#9BBF5A',
  '#5A4632': '#D8BE96',
  '#4A3B34': '#1A1512',
  '#C98B6B': '#9A5F45',
  '#E3B195': '#BF8468',
  '#D29A80': '#96614C',
  '#9A9389': '#7C766D',
  '#B7B1A7': '#A39C91',
  '#77747C': '#6C6A74',
  '#93909A': '#9896A3',
  '#ABA9B0': '#5A6067',
  '#8A888F': '#858B92',
  // Roofs and what is dark in the ground.
  '#2A2418': '#000000',
  '#B9735A': '#7A4836',
  '#5E3021': '#2A150D',
  // Record sheets, and bars on paper.
  '#DCD8CD': '#2B2E34',
  '#3B3F47': '#FFFFFF',
  '#BCD3E3': '#31516A',
  '#F0D2A8': '#6A4A22',
  '#D9DEE2': '#41464C',
  '#E4EDF2': '#33414A',
  '#CFC9B8': '#4A4C52',
  '#E3E6EA': '#3A3D44',
  '#FFF3C4': '#5A4E22',
  '#BB270F': '#FF9A86',
  '#4A4C52': '#A9ACB3',
  '#FBD9D1': '#6E2418',
};

/** A scene in the colours of a palette; `own`: the counterparts of what its game alone draws. */
export function inPalette(scene: Scene, palette: Palette, own?: Counterparts): Scene {
  switch (palette) {
    case 'light':
      return scene;
    case 'dark':
      return {
        ...scene,
        background: darkened(scene.background, own),
        ground: scene.ground && {
          ...scene.ground,
          key: `${scene.ground.key} dark`,
          background: darkened(scene.ground.background, own),
          shapes: groundShapes(scene.ground.shapes, own),
        },
        shapes: scene.shapes.map((shape) => dark(shape, own)),
      };
  }
}

/** The shapes of a ground that is kept are kept in the other palette as well. */
const grounds = new WeakMap<readonly Shape[], readonly Shape[]>();

function groundShapes(shapes: readonly Shape[], own: Counterparts | undefined): readonly Shape[] {
  const known = grounds.get(shapes) ?? shapes.map((shape) => dark(shape, own));
  grounds.set(shapes, known);
  return known;
}

/** A colour on dark paper; what shows through it shows through its counterpart. */
export const darkened = (colour: Colour, own?: Counterparts): Colour => {
  const light = colour.slice(0, 7);
  const counterpart = own?.[light] ?? DARK[light];
  return counterpart === undefined ? colour : `${counterpart}${colour.slice(7)}`;
};

function dark(shape: Shape, own: Counterparts | undefined): Shape {
  if (shape.kind === 'text') {
    const { colour, halo } = shape;
    return { ...shape, colour: darkened(colour, own), ...(halo ? { halo: darkened(halo, own) } : {}) };
  }
  return {
    ...shape,
    ...(shape.fill ? { fill: darkened(shape.fill, own) } : {}),
    ...(shape.stroke ? { stroke: darkened(shape.stroke, own) } : {}),
  };
}
