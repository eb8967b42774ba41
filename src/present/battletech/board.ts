import { t } from '../../i18n/index.js';
import type { Locale } from '../../i18n/locales.js';
import type { BattleTechView, Unit } from '../../rules/battletech/types.js';
import { standingText } from './questions.js';
import { armorLines, stateText } from './sheet.js';

/** The board in full as text: how the match stands, every unit with its armour, every hex that is not clear. */
export function boardText(view: BattleTechView, locale: Locale): string {
  const { columns, rows } = view.game.board;
  return [
    standingText(view, locale),
    ...view.game.units.flatMap((unit) => [
      `- ${unitLine(unit, locale)}`,
      ...(unit.status === 'active' ? armorLines(unit, locale).map((line) => `  ${line}`) : []),
    ]),
    t(locale, 'battletech.board.size', { columns, rows }),
    ...([1, 2] as const).flatMap((woods) => woodsLine(view, woods, locale)),
  ].join('\n');
}

/** `HBK-4G Hunchback (Defender): in 0815 facing N. Walking, 3 MP …` */
export function unitLine(unit: Unit, locale: Locale): string {
  const state = stateText(unit, locale);
  return t(locale, 'battletech.board.unit', { unit: unit.id, chassis: unit.sheet.chassis, side: unit.side, state });
}

function woodsLine({ game }: BattleTechView, woods: 1 | 2, locale: Locale): readonly string[] {
  const hexes = Object.entries(game.board.hexes)
    .filter(([, terrain]) => terrain.woods === woods)
    .map(([hex]) => hex)
    .sort();
  return hexes.length > 0 ? [t(locale, 'battletech.board.woods', { woods, hexes: hexes.join(' ') })] : [];
}
