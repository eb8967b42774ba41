import { t } from '../../i18n/index.js';
import type { LeaguePicture } from '../../present/league-picture.js';
import type { EntrantId } from '../../rules/league/ids.js';
import { pairingAt, roundsFor, winnerAt } from '../../rules/league/knockout.js';
import { divisionIn, type Pairing } from '../../rules/league/state.js';
import { FAINT, GONE, INK, PANEL } from '../colours.js';
import { writing } from '../panel.js';
import type { Scene, Shape } from '../scene.js';
import { nameOf, ROOM, rule, sheet } from './sheet.js';

/** The bracket of a knockout, from the left to the final; of a large one its last four rounds. */

const MOST_ROUNDS = 4;
const HEAD = 16;
const LINE = 14;
const GAP = 10;

export function bracketScene(picture: LeaguePicture): Scene {
  const { view, shows, locale } = picture;
  const { stage, division } = shows;
  const rounds = roundsFor(divisionIn(view, stage, division).length);
  const first = Math.max(0, rounds - MOST_ROUNDS);
  const shown = rounds - first;
  const width = (ROOM.width - GAP * (shown - 1)) / shown;
  const shapes: Shape[] = [];
  for (let column = 0; column < shown; column++) {
    const round = first + column;
    const slots = 2 ** (rounds - 1 - round);
    const x = ROOM.x + column * (width + GAP);
    const middle = (slot: number): number => ROOM.y + HEAD + ((ROOM.height - HEAD) * (slot + 0.5)) / slots;
    shapes.push(
      writing(roundWords(rounds - 1 - round, round, locale), [x, ROOM.y + HEAD / 2], `card:round:${round}`, {
        bold: true,
        colour: FAINT,
      }),
    );
    for (let slot = 0; slot < slots; slot++) {
      const pairing = pairingAt(view, { stage, division, round, slot });
      const y = middle(slot);
      shapes.push(...meeting(picture, pairing, x, y, width, `${round}:${slot}`));
      if (column + 1 < shown) {
        const next = ROOM.y + HEAD + ((ROOM.height - HEAD) * (Math.floor(slot / 2) + 0.5)) / (slots / 2);
        shapes.push(
          rule(
            [
              [x + width, y],
              [x + width + GAP / 2, y],
              [x + width + GAP / 2, next],
              [x + width + GAP, next],
            ],
            'link',
          ),
        );
      }
    }
  }
  return sheet(picture, shapes);
}

function roundWords(toFinal: number, round: number, locale: LeaguePicture['locale']): string {
  const named = (['final', 'semifinal', 'quarterfinal'] as const)[toFinal];
  return named ? t(locale, `league.${named}`) : t(locale, 'league.round', { round: round + 1 });
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
          colour: winner === null || won ? INK : GONE,
        }),
        ...(sign === ''
          ? []
          : [writing(sign, [x + width - 5, at[1]], `card:${tag}:${i}:won`, { right: true, bold: true })]),
      ];
    }),
  ];
}
