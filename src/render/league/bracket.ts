import { t } from '../../i18n/index.js';
import type { LeaguePicture } from '../../present/league-picture.js';
import type { EntrantId } from '../../rules/league/ids.js';
import { after, pairingAt, treeIn, winnerAt } from '../../rules/league/knockout.js';
import { isMeeting, stageIn, type Pairing } from '../../rules/league/state.js';
import type { Node } from '../../rules/league/tree.js';
import { FAINT, GONE, INK, PANEL } from '../colours.js';
import { writing } from '../panel.js';
import type { Point, Scene, Shape } from '../scene.js';
import { ROOM, rule } from '../headed.js';
import { nameOf, sheet } from './sheet.js';

/** The tree of a knockout, from the left to the final: of those who have not lost, or below them of those who have lost once. */

const MOST_ROUNDS = 4;
/** So many meetings one above the other can be read. */
const MOST_SLOTS = 8;
const HEAD = 16;
const LINE = 14;
const GAP = 10;

/** The slots of a round. */
type Column = readonly Node[];

export function bracketScene(picture: LeaguePicture): Scene {
  const { view, shows } = picture;
  const tree = treeIn(view, shows);
  const lower = shows.kind === 'lower';
  const columns = columnsOf(tree.filter(({ part }) => (part === 'lower') === lower));
  const shown = window(picture, columns);
  const width = (ROOM.width - GAP * (shown.length - 1)) / Math.max(1, shown.length);
  const middle = (column: Column, i: number): number =>
    ROOM.y + HEAD + ((ROOM.height - HEAD) * (i + 0.5)) / column.length;
  const shapes = shown.flatMap((column, n) => {
    const x = ROOM.x + n * (width + GAP);
    const [any] = column;
    const head = any ? roundWords(picture, columns, any) : '';
    const next = shown[n + 1] ?? [];
    return [
      writing(head, [x, ROOM.y + HEAD / 2], `card:round:${any?.round ?? 0}`, { bold: true, colour: FAINT }),
      ...column.flatMap((node, i) => {
        const y = middle(column, i);
        const to = next.findIndex((one) => after([one], node).length > 0);
        return [
          ...meeting(picture, pairingAt(view, { ...shows, ...node }), x, y, width, `${node.round}:${node.slot}`),
          ...(to < 0 ? [] : [link([x + width, y], middle(next, to))]),
        ];
      }),
    ];
  });
  return sheet(picture, shapes);
}

/** Rounds with their slots. */
const columnsOf = (nodes: readonly Node[]): readonly Column[] =>
  [...new Set(nodes.map(({ round }) => round))].map((round) => nodes.filter((node) => node.round === round));

/** As many rounds as there is room for: those that are being played, and what comes of them; a second final only where there is one. */
function window(picture: LeaguePicture, columns: readonly Column[]): readonly Column[] {
  const { view, shows } = picture;
  const isPlayed = (node: Node): boolean => {
    const pairing = pairingAt(view, { ...shows, ...node });
    return pairing !== undefined && isMeeting(pairing);
  };
  const drawn = columns.filter((column) => column[0]?.part !== 'again' || column.some(isPlayed));
  const readable = drawn.filter((column) => column.length <= MOST_SLOTS);
  const current = readable.findIndex((column) =>
    column.some((node) => !pairingAt(view, { ...shows, ...node })?.result),
  );
  const last = readable.length - MOST_ROUNDS;
  const first = Math.max(0, current < 0 ? last : Math.min(last, current - 1));
  return readable.slice(first, first + MOST_ROUNDS);
}

/** From a meeting to that of the next round into which its winner comes. */
const link = ([x, y]: Point, next: number): Shape =>
  rule(
    [
      [x, y],
      [x + GAP / 2, y],
      [x + GAP / 2, next],
      [x + GAP, next],
    ],
    'link',
  );

function roundWords({ view, shows, locale }: LeaguePicture, columns: readonly Column[], { part, round }: Node): string {
  if (part === 'final') return t(locale, 'league.final');
  if (part === 'again') return t(locale, 'league.final-again');
  const rounds = columns.filter(([any]) => any?.part === part);
  const at = rounds.findIndex(([any]) => any?.round === round);
  const isOnly = stageIn(view, shows.stage).format.kind === 'knockout';
  const named = isOnly ? (['final', 'semifinal', 'quarterfinal'] as const)[rounds.length - 1 - at] : undefined;
  return named ? t(locale, `league.${named}`) : t(locale, 'league.round', { round: at + 1 });
}

/** Two names in a box: the winner in bold, with what they did; a place that nobody has come to yet is empty. */
function meeting(
  picture: LeaguePicture,
  pairing: Pairing | undefined,
  x: number,
  y: number,
  width: number,
  tag: string,
): readonly Shape[] {
  const { view, locale } = picture;
  const winner = pairing ? winnerAt(view, pairing) : null;
  const sides: readonly (EntrantId | null)[] = pairing?.sides ?? [null, null];
  return [
    {
      kind: 'box',
      box: { x, y: y - LINE, width, height: 2 * LINE },
      round: 3,
      fill: PANEL,
      stroke: '#C9C6BC',
      width: 0.8,
      layer: 'tint',
      tag: 'meeting',
    },
    rule([
      [x, y],
      [x + width, y],
    ]),
    ...sides.flatMap((side, i): readonly Shape[] => {
      const at = [x + 5, y + (i - 0.5) * LINE] as const;
      if (side === null)
        return pairing && i === 1 ? [writing(t(locale, 'league.rest'), at, `card:${tag}:rest`, { colour: GONE })] : [];
      const won = side === winner;
      const sign = winner === null ? '' : won ? '✓' : '';
      return [
        writing(nameOf(picture, side, width - 22, won), at, `card:${tag}:${i}`, {
          bold: won,
          colour: winner === null || won ? INK : FAINT,
        }),
        ...(sign === ''
          ? []
          : [writing(sign, [x + width - 5, at[1]], `card:${tag}:${i}:won`, { right: true, bold: true })]),
      ];
    }),
  ];
}
