import { t } from '../../i18n/index.js';
import { shareOf } from '../../i18n/format.js';
import { text } from '../../present/text.js';
import type { Locale } from '../../i18n/locales.js';
import type { Button } from '../../present/message.js';
import type { Press, Reply, Request, SlashCommand } from '../contract.js';
import { refused, show } from '../replies.js';
import { chanceOf } from './chance.js';
import { parseDice, rollDice } from './dice.js';

/** `/roll dice:2d6 vs 8` rolls in any channel, match or none, at once and for all to see. */
export const roll = {
  name: 'roll',
  where: 'anywhere',
  options: [{ name: 'dice', required: true, maxLength: 200 }],
  acknowledge: 'public',
  run: (_house, request) => Promise.resolve(rolled(request, request.options['dice'] ?? '')),
} satisfies SlashCommand;

function rolled(request: Request, typed: string): Reply {
  const asked = parseDice(typed);
  if (!asked.ok) return refused(asked.error, request.tongue);
  const { faces, total } = rollDice(asked.value);
  const { notation, target } = asked.value;
  const locale = request.guild === null ? request.locale : request.publicLocale;
  const said = { player: `<@${request.player}>`, dice: `\`${notation}\``, faces: shown(faces), total };
  if (target === null) return show(text(t(locale, 'roll.line', said)));
  const outcome = t(locale, total >= target ? 'roll.success' : 'roll.failure');
  const chance = chanceOf(asked.value);
  const line = chance
    ? t(locale, 'roll.against', { ...said, target, outcome, chance: exactly(locale, chance) })
    : t(locale, 'roll.against-unknown', { ...said, target, outcome });
  return show(text(line));
}

/** The button that opens the form for dice. */
export const rollButton = (locale: Locale): Button => ({
  action: { verb: 'roll', args: [] },
  label: t(locale, 'button.roll'),
  style: 'secondary',
});

/** The form, and what was written in it. */
export const rollPresses = {
  roll: {
    acknowledge: 'form',
    run: (_house, { locale }) =>
      Promise.resolve({
        kind: 'form',
        form: {
          action: { verb: 'rolled', args: [] },
          title: t(locale, 'button.roll'),
          fields: [{ id: 'dice', label: t(locale, 'form.roll'), placeholder: '2d6+3, 4d6kh3, 2d6 vs 8' }],
        },
      }),
  },
  rolled: {
    acknowledge: 'public',
    run: (_house, request) => Promise.resolve(rolled(request, request.fields['dice'] ?? '')),
  },
} as const satisfies Readonly<Record<string, Press>>;

/** So many faces as can be read; the total counts all. */
const MOST_FACES = 900;
const shown = (faces: string): string => `\`${faces.length > MOST_FACES ? `${faces.slice(0, MOST_FACES)}…` : faces}\``;

/** `15/36, 41.7 %`; the fraction only where it is short. */
function exactly(locale: Parameters<typeof shareOf>[0], { good, all }: { good: bigint; all: bigint }): string {
  const percent = shareOf(locale, good, all);
  return all <= 1_000_000n ? `${good}/${all}, ${percent}` : percent;
}
