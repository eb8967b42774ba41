import type { Palette } from '../match/people.js';
import type { Colour, Scene, Shape } from './scene.js';

/**
 * Pictures are drawn in the colours of light paper; on dark paper each colour has its counterpart here, and those that have none stay
 * as they are: what stands on tokens and plates. On dark paper the least difference of sides is 15 (CIEDE2000) for any colour vision.
 */
const DARK: Readonly<Record<string, Colour>> = {
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
  // The table of 1-48 Tactic: grid, outlines of terrain, what it is.
  '#E1D9C2': '#494434',
  '#BDB298': '#665F4C',
  '#8D876F': '#857E66',
  '#3A342C': '#DCD2BB',
  '#4D6B3A': '#A5CC86',
  '#9A9377': '#938C70',
  '#7A1F0A': '#FF9C80',
  '#2A2418': '#000000',
  '#B9735A': '#7A4836',
  '#CF8A6D': '#925C47',
  '#9C5B45': '#643A2B',
  '#87492F': '#502D1F',
  '#6E3A28': '#2E170E',
  '#5E3021': '#2A150D',
  '#A8A196': '#6E6960',
  '#B6AA9B': '#746A5E',
  '#A9CC8C': '#2F5233',
  '#B4D39A': '#2C4F33',
  '#D3CBBB': '#575149',
  '#E9DDA4': '#5C5230',
  '#D6C79F': '#4F4632',
  '#C9A56B': '#6E5530',
  '#E2D3A0': '#5C4F2E',
  '#E9DEB4': '#6A5C38',
  '#F2EACB': '#786A44',
  '#D3DDB8': '#3F4A33',
  '#9C9184': '#8A8176',
  '#6E665A': '#3B362F',
  '#D9D3C6': '#A79F93',
  '#A48C5E': '#3A3122',
  '#7E6842': '#241D12',
  '#EFE4C4': '#6B5D42',
  '#B59F52': '#8A7A42',
  '#7A5A2E': '#3B2B15',
  '#4F8A45': '#3F7A48',
  '#86B970': '#6FA868',
  '#2E5A2F': '#17351F',
  // The land below the sky of Their Finest Hour, its clouds, smoke.
  '#C9CFA0': '#333A26',
  '#CBD3A2': '#363E27',
  '#D8D9A6': '#3E412A',
  '#BDCB97': '#303A25',
  '#E0D9AE': '#45402B',
  '#C6CF9E': '#343B26',
  '#D3CC9C': '#403A26',
  '#A9B98A': '#242C1B',
  '#B9BF8C': '#2B3220',
  '#93AD82': '#22331F',
  '#A5C4D3': '#1F3B4C',
  '#EDE6CF': '#5A5442',
  '#C08A74': '#6B4436',
  '#A9C9DC': '#17303F',
  '#8FB7D0': '#10222F',
  '#C7DEEA': '#2E5064',
  '#F3F8FA': '#6E8996',
  '#6F7F8A': '#8494A0',
  '#E8DDB4': '#6B6246',
  '#CDD3A4': '#343C28',
  '#DED7C9': '#34322F',
  '#C3AE9C': '#4A4039',
  '#B8A796': '#453D36',
  '#CDB7A2': '#4F443B',
  '#BDB1A6': '#46413C',
  '#C9B39A': '#4C4238',
  '#D9D2C4': '#393632',
  '#B4C496': '#2E3A26',
  '#E8E2D6': '#4D4943',
  '#C6BA9C': '#3C3628',
  '#B09F7E': '#2E2920',
  '#A08E6C': '#25201A',
  '#D5C9A8': '#51493A',
  '#8FA3A6': '#2B3A3D',
  '#6E5C40': '#15110B',
  '#8D7F66': '#6B6049',
  '#B7BD8C': '#343D26',
  '#7A6B4E': '#1B170F',
  '#E3E9EE': '#566069',
  '#EEF2F5': '#626D77',
  '#F8FAFB': '#6F7B86',
  '#FDFEFE': '#7F8B96',
  '#7F93A3': '#A9BAC8',
  '#4A5A66': '#93A4B0',
  '#3A3D40': '#8A8D90',
  '#5C5F62': '#6E7174',
  // Record sheets.
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

/** A scene in the colours of a palette. */
export function inPalette(scene: Scene, palette: Palette): Scene {
  switch (palette) {
    case 'light':
      return scene;
    case 'dark':
      return {
        ...scene,
        background: darkened(scene.background),
        ground: scene.ground && {
          ...scene.ground,
          key: `${scene.ground.key} dark`,
          background: darkened(scene.ground.background),
          shapes: groundShapes(scene.ground.shapes),
        },
        shapes: scene.shapes.map(dark),
      };
  }
}

/** The shapes of a ground that is kept are kept in the other palette as well. */
const grounds = new WeakMap<readonly Shape[], readonly Shape[]>();

function groundShapes(shapes: readonly Shape[]): readonly Shape[] {
  const known = grounds.get(shapes) ?? shapes.map(dark);
  grounds.set(shapes, known);
  return known;
}

/** A colour on dark paper; what shows through it shows through its counterpart. */
export const darkened = (colour: Colour): Colour => {
  const counterpart = DARK[colour.slice(0, 7)];
  return counterpart === undefined ? colour : `${counterpart}${colour.slice(7)}`;
};

function dark(shape: Shape): Shape {
  if (shape.kind === 'text')
    return { ...shape, colour: darkened(shape.colour), ...(shape.halo ? { halo: darkened(shape.halo) } : {}) };
  return {
    ...shape,
    ...(shape.fill ? { fill: darkened(shape.fill) } : {}),
    ...(shape.stroke ? { stroke: darkened(shape.stroke) } : {}),
  };
}
