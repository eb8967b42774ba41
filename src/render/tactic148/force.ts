import { wordIn } from '../../games/tactic148/present/names.js';
import type { Tongue } from '../../games/tactic148/words/index.js';
import { nameOf, t } from '../../i18n/index.js';
import { lengthOf } from '../../rules/geometry/plane/path.js';
import { STEPS_PER_U } from '../../rules/geometry/plane/point.js';
import type { SideId } from '../../rules/kernel/ids.js';
import { showing } from '../../rules/tactic148/characters.js';
import type { Character } from '../../rules/tactic148/types.js';
import type { TacticView } from '../../rules/tactic148/tactic148.js';
import { losses } from '../../rules/tactic148/victory.js';
import { TYPE } from '../canvas.js';
import { FAINT, GONE, HURT, INK, sideLook, WHITE } from '../colours.js';
import { emblem } from '../emblem.js';
import { cut, textWidth } from '../measure.js';
import { LEFT, RIGHT, rowRule, writing } from '../panel.js';
import type { Box, Shape } from '../scene.js';
import { MARKER_BADGES, markersOf } from './figures.js';
import { fireText } from './fire.js';
import { soldier } from './soldiers.js';
import type { Tale } from './story.js';
import { lossBar, token } from './tallies.js';

/** The squads beside the table: how each side stands, then a row a soldier with mark, name, markers, and in words what befell them, what they did, or who they are. */

/** Rows are never higher, and have two lines from here on. */
const HIGHEST = 33;
const TWO_LINES = 21;
const ONE_LINE = 12;
/** Of two lines in less than this the lower one would stand on the rule. */
const RULED = 24;
const SIDE = 15;
/** The second line of how a side stands, where there is room for it. */
const TALLY = 12;
const NAME = LEFT + 15;
const BAR = 22;

/** The rows of both squads between two heights; `kept` at the lower end is left free for the foot: `always`, or unless the rows then were of one line. */
export function force(
  view: TacticView,
  tale: Tale,
  tongue: Tongue,
  top: number,
  bottom: number,
  { kept, always }: { readonly kept: number; readonly always: boolean },
): { readonly shapes: readonly Shape[]; readonly bottom: number } {
  const { game, sides } = view;
  const count = Math.max(1, game.characters.length);
  const broad = (bottom - top - 3 - kept - sides.length * (SIDE + TALLY)) / count >= TWO_LINES;
  const head = SIDE + (broad ? TALLY : 0);
  const most = bottom - top - 3 - sides.length * head;
  const room = always || (most - kept) / count >= TWO_LINES ? most - kept : most;
  const height = Math.min(HIGHEST, room / count);
  // An overlay may have so much to say that there is no room for the squads: what was asked for comes first.
  if (height < ONE_LINE - 1) return { shapes: [], bottom: top };
  const shapes: Shape[] = [];
  let y = top + 3;
  for (const side of sides) {
    shapes.push(...sideRow(view, side, tongue, y, broad));
    y += head;
    for (const one of game.characters.filter((each) => each.side === side)) {
      shapes.push(...row(one, view, tale, tongue, y, height));
      y += height;
    }
  }
  return { shapes, bottom: y };
}

/** How a side stands: its name, the Action tokens that it has left (T48-08), and what it has lost of what ends the match (T48-55, T48-57); `broad`: on two lines. */
function sideRow(
  { game, sides }: TacticView,
  side: SideId,
  tongue: Tongue,
  top: number,
  broad: boolean,
): readonly Shape[] {
  const y = top + SIDE / 2;
  const below = broad ? y + TALLY : y;
  const tag = `force:side:${side}`;
  const { lost, of } = losses(game, side);
  const figure = `${lost}/${of}`;
  const tokens = String(game.tokens[side] ?? 0);
  const bar: Box = { x: RIGHT - BAR, y: below - 3, width: BAR, height: 6 };
  const lossAt = bar.x - 3;
  const tokenAt = broad ? NAME + 4 : lossAt - textWidth(figure, TYPE.read, true) - 9;
  const tokensAt = broad ? tokenAt + 6 + textWidth(tokens, TYPE.read, true) : tokenAt - 6;
  const room = broad ? RIGHT - NAME : tokensAt - textWidth(tokens, TYPE.read, true) - 4 - NAME;
  return [
    emblem(sideLook(sides, side), [LEFT + 5, y], 4.6, 'writing', `${tag}:mark`),
    writing(cut(nameOf(tongue, 'side', side), TYPE.read, true, room), [NAME, y], tag, { bold: true, colour: FAINT }),
    writing(tokens, [tokensAt, below], `${tag}:tokens`, { bold: true, right: true }),
    token([tokenAt, below], `${tag}:token`),
    writing(figure, [lossAt, below], `${tag}:lost`, { bold: true, right: true }),
    ...lossBar(bar, lost / Math.max(1, of), `${tag}:bar`),
  ];
}

function row(
  one: Character,
  view: TacticView,
  tale: Tale,
  tongue: Tongue,
  top: number,
  height: number,
): readonly Shape[] {
  const tag = `force:${one.id}`;
  const look = sideLook(view.sides, one.side);
  const out = one.status === 'eliminated';
  const two = height >= TWO_LINES;
  const size = two ? TYPE.name : TYPE.read;
  const y = top + (two ? height / 2 - 5 : height / 2);
  const badges = badgeRow(one, y, tag);
  const ends = badges.left - 3;
  const awaited = isAwaited(one, view);
  const name = cut(one.id, size, true, ends - NAME - (awaited ? 9 : 0));
  return [
    emblem(
      look,
      [LEFT + 5.5, top + height / 2],
      two ? 6.4 : 4.6,
      'writing',
      `${tag}:side:${one.side}`,
      ...(out ? [GONE] : []),
    ),
    ...(two
      ? soldier(one, [LEFT + 5.5, top + height / 2], 4.8, {
          fill: out ? WHITE : look.ink,
          rim: out ? GONE : look.fill,
          layer: 'writing',
          tag: `${tag}:soldier`,
        })
      : []),
    writing(name, [NAME, y], `${tag}:name`, { size, bold: true, colour: out ? FAINT : INK }),
    ...(awaited ? [writing('▸', [NAME + textWidth(name, size, true) + 2, y], `${tag}:awaited`, { bold: true })] : []),
    ...badges.shapes,
    ...(two ? wordsOf(one, tale, tongue, y + 10.5, tag) : []),
    ...(two && height < RULED ? [] : [rowRule(top + height)]),
  ];
}

const isAwaited = ({ id }: Character, { questions, game }: TacticView): boolean =>
  game.round > 0 &&
  questions.some(
    ({ topic }) => ('units' in topic && topic.units.includes(id)) || ('unit' in topic && topic.unit === id),
  );

/** The markers of a character as badges, up to the right edge. */
function badgeRow(
  one: Character,
  y: number,
  tag: string,
): { readonly shapes: readonly Shape[]; readonly left: number } {
  let right = RIGHT;
  const shapes = [...markersOf(one)].reverse().flatMap((marker): readonly Shape[] => {
    const { text, fill, ink } = MARKER_BADGES[marker];
    const width = textWidth(text, TYPE.opened, true) + 4;
    right -= width + 1;
    const own = `${tag}:marker:${marker}`;
    return [
      {
        kind: 'box',
        box: { x: right, y: y - 5.5, width, height: 11 },
        round: 2,
        fill,
        stroke: INK,
        width: 0.8,
        layer: 'writing',
        tag: own,
      },
      writing(text, [right + width / 2, y], `${own}:sign`, {
        size: TYPE.opened,
        bold: true,
        centre: true,
        colour: ink,
      }),
    ];
  });
  return { shapes, left: right };
}

/** What befell a character in the stretch in red, else what they did, else who they are. */
function wordsOf(one: Character, tale: Tale, tongue: Tongue, y: number, tag: string): readonly Shape[] {
  const write = (parts: readonly string[], part: string, bold: boolean, colour: typeof INK): readonly Shape[] => {
    const text = cut(parts.join(' · '), TYPE.opened, bold, RIGHT - NAME);
    return text === '' ? [] : [writing(text, [NAME, y], `${tag}:${part}`, { size: TYPE.opened, bold, colour })];
  };
  if (one.status === 'eliminated') {
    const words = nameOf(tongue, 'tactic148.status', one.status);
    const now = tale.eliminated.has(one.id);
    return write([words], 'status', now, now ? HURT : FAINT);
  }
  if (tale.wounded.has(one.id))
    return write([t(tongue, 'tactic148.picture.woundedNow'), ...deeds(one, tale, tongue)], 'changes', true, HURT);
  if (one.status === 'waiting')
    return write(
      [nameOf(tongue, 'tactic148.status', one.status), wordIn(one.card.role, tongue)],
      'status',
      false,
      FAINT,
    );
  const done = deeds(one, tale, tongue);
  const words = [...done, ...(done.length === 0 ? [wordIn(one.card.role, tongue)] : []), ...used(one, tongue)];
  return write(words, 'facts', false, INK);
}

/** The actions that a character has used of those on its card, since its counters began anew (T48-11). */
function used(one: Character, tongue: Tongue): readonly string[] {
  const { actions } = one.doings;
  if (actions === 0) return [];
  return [t(tongue, 'tactic148.picture.used', { actions, most: showing(one).actions })];
}

/** Players measure in tenths of a u; the paces of a way are a little shorter than measured. */
const tenth = (steps: number): number => Math.round((steps * 10) / STEPS_PER_U) * (STEPS_PER_U / 10);

/** What a character did in the stretch: shots with what came of them, grenades, fights, and how far they went. */
function deeds(one: Character, tale: Tale, tongue: Tongue): readonly string[] {
  const far = tale.ways.filter(({ unit }) => unit === one.id).reduce((sum, { path }) => sum + lengthOf(path), 0);
  return [
    ...tale.fires.filter(({ unit }) => unit === one.id).map((fire) => `→ ${fire.target} ${fireText(fire)}`),
    ...tale.blasts.filter(({ unit }) => unit === one.id).map(() => t(tongue, 'tactic148.picture.blast')),
    ...tale.brawls.flatMap(({ units, successes }) => {
      const i = units.indexOf(one.id);
      const enemy = units[1 - i];
      return i < 0 || enemy === undefined ? [] : [`⚔ ${enemy} ${successes[i] ?? 0}:${successes[1 - i] ?? 0}`];
    }),
    ...(far > 0 ? [t(tongue, 'tactic148.picture.moved', { far: tenth(far) })] : []),
  ];
}
