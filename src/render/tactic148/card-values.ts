import type { Tongue } from '../../games/tactic148/words/index.js';
import { nameOf, t } from '../../i18n/index.js';
import { lengthOf } from '../../i18n/format.js';
import { MEASURE } from '../../rules/tactic148/lengths.js';
import { showing } from '../../rules/tactic148/characters.js';
import type { CardSide, Character, WeaponId } from '../../rules/tactic148/types.js';
import { words, type Block } from '../blocks.js';
import { FAINT, INK, RED, RULE } from '../colours.js';
import { textWidth, wrap } from '../measure.js';
import { LEGIBLE, type Colour, type Shape } from '../scene.js';

const LINE = 13.5;
/** The columns of figures are as broad as the words over them, at most so much; the names of the rows have the rest. */
const BROADEST = 46;
const SHOWN: Colour = '#E4EDF2';

interface Row {
  readonly words: string;
  readonly value: (side: CardSide) => string;
}

/** What both sides of a card say (T48-14), side by side: the side that shows stands out, framed in red when it was turned just now. */
export function valuesBlock(one: Character, turned: boolean, tongue: Tongue, width: number): Block {
  const tag = `card:${one.id}`;
  const sides = [one.card.healthy, one.card.wounded] as const;
  const rows = rowsOf(one, tongue).filter(({ value }) => sides.some((side) => value(side) !== NONE));
  const heads = [t(tongue, 'tactic148.picture.healthyShort'), t(tongue, 'tactic148.picture.woundedShort')] as const;
  const column = Math.min(BROADEST, Math.max(...heads.map((head) => textWidth(head, LEGIBLE, true))) + 6);
  const room = width - 2 * column - 2;
  const shapes: Shape[] = [];
  let y = LINE / 2;
  const cells = (texts: readonly [string, string], name: string, bold: boolean): void => {
    texts.forEach((text, i) => {
      const shown = (i === 1) === one.wounded;
      const x = width - column * (1.5 - i);
      shapes.push(
        words(text, [x, y], `${tag}:${name}:${i === 0 ? 'healthy' : 'wounded'}`, {
          align: 'center',
          bold: bold && shown,
          colour: shown ? INK : FAINT,
        }),
      );
    });
  };
  cells(heads, 'head', true);
  y += LINE;
  rows.forEach((row, n) => {
    const lines = wrap(row.words, LEGIBLE, false, room);
    cells([row.value(sides[0]), row.value(sides[1])], String(n), true);
    for (const line of lines) {
      shapes.push(words(line, [0, y], `${tag}:${n}`, {}));
      y += LINE;
    }
  });
  const height = y - LINE / 2;
  const left = width - column * (one.wounded ? 1 : 2);
  const frame: Shape = {
    kind: 'box',
    box: { x: left, y: 0, width: column, height },
    round: 3,
    fill: SHOWN,
    stroke: turned ? RED : RULE,
    width: turned ? 2 : 0.8,
    layer: 'tint',
    tag: `${tag}:showing:${one.wounded ? 'wounded' : 'healthy'}`,
  };
  return { height, shapes: [frame, ...shapes] };
}

/** A value that is not on the card. */
const NONE = '–';
const figure = (n: number): string => (n === 0 ? NONE : String(n));

/** A length of a card without its unit. */
export const lengthIn = (n: number, tongue: Tongue): string =>
  n === 0 ? NONE : lengthOf(tongue.locale, n / MEASURE.unit, MEASURE.unit / MEASURE.least);

function rowsOf(one: Character, tongue: Tongue): readonly Row[] {
  const length = (n: number): string => lengthIn(n, tongue);
  const inUnits = (name: string): string => `${name}, ${t(tongue, 'tactic148.unit')}`;
  const dice = (id: WeaponId, range: 'long' | 'short') => (side: CardSide) =>
    String(side.weapons.find((weapon) => weapon.id === id)?.[range] ?? NONE);
  const several = one.card.healthy.weapons.length > 1;
  return [
    { words: t(tongue, 'tactic148.picture.actions'), value: ({ actions }) => figure(actions) },
    { words: t(tongue, 'tactic148.picture.shotsMost'), value: ({ shots }) => figure(shots) },
    { words: inUnits(nameOf(tongue, 'tactic148.action', 'move')), value: ({ move }) => length(move) },
    { words: inUnits(nameOf(tongue, 'tactic148.action', 'assault')), value: ({ assault }) => length(assault) },
    ...one.card.healthy.weapons.flatMap(({ id }, i): readonly Row[] => {
      const which = several ? `${i + 1}: ` : '';
      return [
        { words: `${which}${t(tongue, 'tactic148.picture.diceLong')}`, value: dice(id, 'long') },
        { words: `${which}${t(tongue, 'tactic148.picture.diceShort')}`, value: dice(id, 'short') },
      ];
    }),
    { words: t(tongue, 'tactic148.picture.aim'), value: ({ aim }) => (aim === 0 ? NONE : `+${aim}`) },
    {
      words: inUnits(t(tongue, 'tactic148.picture.opportunityRadius')),
      value: ({ opportunity }) => length(opportunity),
    },
    {
      words: inUnits(t(tongue, 'tactic148.picture.suppressionRadius')),
      value: ({ suppression }) => length(suppression),
    },
    {
      words: inUnits(t(tongue, 'tactic148.picture.grenadeRadius')),
      value: ({ grenade }) => length(grenade?.radius ?? 0),
    },
    { words: t(tongue, 'tactic148.picture.grenadeDice'), value: ({ grenade }) => figure(grenade?.dice ?? 0) },
    { words: t(tongue, 'tactic148.picture.h2h'), value: ({ h2h }) => figure(h2h) },
    { words: t(tongue, 'tactic148.picture.command'), value: ({ command }) => figure(command) },
  ];
}

/** How many actions, shots and tokens on movement a character has used since its counters began anew; nothing for one that did nothing. */
export function doneWords(one: Character, tongue: Tongue): string {
  const { actions, shots, movement } = one.doings;
  if (actions === 0) return '';
  return t(tongue, 'tactic148.picture.done', { actions, most: showing(one).actions, shots, movement });
}
