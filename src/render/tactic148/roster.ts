import type { Tongue } from '../../games/tactic148/words/index.js';
import { nameOf, t } from '../../i18n/index.js';
import { placeText } from '../../games/tactic148/present/names.js';
import { lengthOf } from '../../rules/geometry/plane/path.js';
import { STEPS_PER_U } from '../../rules/geometry/plane/point.js';
import { showing } from '../../rules/tactic148/characters.js';
import type { Character } from '../../rules/tactic148/types.js';
import type { TacticView } from '../../rules/tactic148/tactic148.js';
import { LINE, words } from '../blocks.js';
import { sideLook } from '../colours.js';
import { emblem } from '../emblem.js';
import { flow, textWidth } from '../measure.js';
import { captionLines, inkOf, LEFT, RIGHT } from '../list.js';
import type { Caption } from '../overlay-parts.js';
import { LEGIBLE, type Shape } from '../scene.js';
import { MARKER_BADGES, markersOf } from './figures.js';
import { fireText } from './fire.js';
import type { Tale } from './story.js';

const GAP = 8;

/** The list under a table, `top` from the picture's upper edge: what the overlay says, then for each character its place, its markers, what it did, in figures. */
export function roster(
  { sides }: TacticView,
  characters: readonly Character[],
  tale: Tale,
  captions: readonly Caption[],
  tongue: Tongue,
  top: number,
): { readonly shapes: readonly Shape[]; readonly height: number } {
  const indent = LEFT + Math.max(0, ...characters.map(({ id }) => textWidth(id, LEGIBLE, true))) + GAP;
  const said = captionLines(captions, top + LINE / 2 + 3);
  const shapes = [...said.shapes];
  let y = said.end;
  for (const side of sides) {
    for (const one of characters.filter((each) => each.side === side)) {
      const gone = one.status === 'eliminated';
      shapes.push(emblem(sideLook(sides, side), [11, y], 5, 'writing', `roster:${one.id}:side:${side}`));
      shapes.push(words(one.id, [LEFT, y], `roster:${one.id}`, { bold: true, colour: inkOf(gone) }));
      const lines = flow(factsOf(one, tale, tongue), LEGIBLE, RIGHT - indent);
      for (const line of lines.length > 0 ? lines : ['']) {
        if (line !== '') shapes.push(words(line, [indent, y], `roster:${one.id}:facts`, { colour: inkOf(gone) }));
        y += LINE;
      }
    }
  }
  return { shapes, height: y - LINE / 2 - top + 3 };
}

/** The actions that a character has used of those on its card, since its counters began anew (T48-11). */
function used(one: Character, tongue: Tongue): readonly string[] {
  const { actions } = one.doings;
  if (actions === 0 || one.status !== 'active') return [];
  return [t(tongue, 'tactic148.picture.used', { actions, most: showing(one).actions })];
}

/** Players measure in tenths of a u; the paces of a way are a little shorter than measured. */
const tenth = (steps: number): number => Math.round((steps * 10) / STEPS_PER_U) * (STEPS_PER_U / 10);

/** Where a character is or what became of it, its markers, how far it went, and its shots with what came of them. */
function factsOf(one: Character, tale: Tale, tongue: Tongue): readonly string[] {
  const far = tale.ways.filter(({ unit }) => unit === one.id).reduce((sum, { path }) => sum + lengthOf(path), 0);
  return [
    ...whereabouts(one, tongue),
    ...markersOf(one).map((marker) => MARKER_BADGES[marker].text),
    ...used(one, tongue),
    ...(far > 0 ? [t(tongue, 'tactic148.picture.moved', { far: tenth(far) })] : []),
    ...tale.fires
      .filter(({ unit }) => unit === one.id)
      .map((fire) => `→\u00a0${fire.target} ${fireText(fire).replaceAll(' ', '\u00a0')}`),
    ...tale.blasts.filter(({ unit }) => unit === one.id).map(() => t(tongue, 'tactic148.picture.blast')),
    ...tale.brawls.flatMap(({ units, successes }) => {
      const i = units.indexOf(one.id);
      const enemy = units[1 - i];
      return i < 0 || enemy === undefined ? [] : [`⚔\u00a0${enemy} ${successes[i] ?? 0}:${successes[1 - i] ?? 0}`];
    }),
  ];
}

function whereabouts({ status, at }: Character, tongue: Tongue): readonly string[] {
  switch (status) {
    case 'waiting':
      return [nameOf(tongue, 'tactic148.status', status)];
    case 'eliminated':
      return [nameOf(tongue, 'tactic148.status', status)];
    case 'active':
      return at ? [placeText(at, tongue).replaceAll(' ', '\u00a0')] : [];
  }
}
