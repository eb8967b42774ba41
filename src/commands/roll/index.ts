import { t } from '../../i18n/index.js';
import { shareOf } from '../../i18n/format.js';
import { text } from '../../present/text.js';
import type { SlashCommand } from '../contract.js';
import { refused, show } from '../replies.js';
import { chanceOf } from './chance.js';
import { parseDice, rollDice } from './dice.js';

/** `/roll dice:2d6 vs 8` rolls in any channel, match or none, at once and for all to see. */
export const roll = {
  name: 'roll',
  where: 'anywhere',
  options: [{ name: 'dice', required: true, maxLength: 200 }],
  acknowledge: 'public',
  run(_house, request) {
    const asked = parseDice(request.options['dice'] ?? '');
    if (!asked.ok) return Promise.resolve(refused(asked.error, request.locale));
    const { faces, total } = rollDice(asked.value);
    const { notation, target } = asked.value;
    const locale = request.guild === null ? request.locale : request.publicLocale;
    const said = { player: `<@${request.player}>`, dice: `\`${notation}\``, faces: shown(faces), total };
    if (target === null) return Promise.resolve(show(text(t(locale, 'roll.line', said))));
    const outcome = t(locale, total >= target ? 'roll.success' : 'roll.failure');
    const chance = chanceOf(asked.value);
    const line = chance
      ? t(locale, 'roll.against', { ...said, target, outcome, chance: exactly(locale, chance) })
      : t(locale, 'roll.against-unknown', { ...said, target, outcome });
    return Promise.resolve(show(text(line)));
  },
} satisfies SlashCommand;

/** So many faces as can be read; the total counts all. */
const MOST_FACES = 900;
const shown = (faces: string): string => `\`${faces.length > MOST_FACES ? `${faces.slice(0, MOST_FACES)}…` : faces}\``;

/** `15/36, 41.7 %`; the fraction only where it is short. */
function exactly(locale: Parameters<typeof shareOf>[0], { good, all }: { good: bigint; all: bigint }): string {
  const percent = shareOf(locale, good, all);
  return all <= 1_000_000n ? `${good}/${all}, ${percent}` : percent;
}
