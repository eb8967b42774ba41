import { t } from '../../i18n/index.js';
import { shareOf } from '../../i18n/format.js';
import { inCode, oneLine, quoted } from '../../i18n/of-people.js';
import { text } from '../../present/text.js';
import type { Locale } from '../../i18n/locales.js';
import type { Button } from '../../present/message.js';
import type { Press, Reply, Request, SlashCommand } from '../contract.js';
import { show } from '../replies.js';
import { chanceOf } from './chance.js';
import { spotOf, type Fault } from './faults.js';
import { DICE_LIMITS, passes, type Asked } from './notation.js';
import { exampleFor, parseDice } from './parse.js';
import { byChance, rollDice, type Draw } from './roll.js';
import { shownRolls } from './shown.js';

/** `/roll dice:2d6 >= 8` rolls anywhere, match or none, at once and for all to see; `hidden` for the asker alone. */
export const roll = {
  name: 'roll',
  where: 'anywhere',
  options: [
    { name: 'dice', required: true, maxLength: 200 },
    { name: 'hidden', values: ['yes'] },
  ],
  acknowledge: 'public',
  run: (_house, request) =>
    Promise.resolve(rolled(request, request.options['dice'] ?? '', request.options['hidden'] === 'yes')),
} satisfies SlashCommand;

/** What was asked, rolled; or where it cannot be read. */
function rolled(request: Request, typed: string, hidden: boolean): Reply {
  const line = oneLine(typed);
  const asked = parseDice(line);
  if (!asked.ok) return { kind: 'refused', message: text(faultText(asked.error, line, request.locale)) };
  const locale = hidden || request.guild === null ? request.locale : request.publicLocale;
  const words = rollText(asked.value, `<@${request.player}>`, locale, byChance);
  return hidden ? { kind: 'aside', message: text(`${words}\n-# ${t(locale, 'roll.hidden')}`) } : show(text(words));
}

/** A roll in words: the odds before, each result after. */
export function rollText(asked: Asked, player: string, locale: Locale, draw: Draw): string {
  const { notation, label, repeats, against } = asked;
  const chance = chanceOf(asked);
  const dice = [
    `\`${inCode(notation)}\``,
    ...(label === null ? [] : [`*${quoted(label)}*`]),
    ...(chance ? [t(locale, 'roll.odds', { chance: exactly(locale, chance) })] : []),
  ].join(' ');
  const rolls = Array.from({ length: repeats }, () => rollDice(asked.roll, draw));
  const shown = shownRolls(rolls);
  const lines = rolls.map(({ value }, i) => {
    const outcome =
      against === null ? '' : `, **${t(locale, passes(against, value) ? 'roll.success' : 'roll.failure')}**`;
    return `${shown[i] ?? ''} = **${String(value).replace('-', '−')}**${outcome}`;
  });
  const [only] = lines;
  if (lines.length === 1 && only !== undefined) return t(locale, 'roll.line', { player, dice, result: only });
  const good = rolls.filter(({ value }) => against !== null && passes(against, value)).length;
  return [
    t(locale, 'roll.many', { player, dice, times: repeats }),
    ...lines.map((line) => `- ${line}`),
    ...(against === null ? [] : [t(locale, 'roll.successes', { good, times: repeats })]),
  ].join('\n');
}

/** What is wrong, the spot, and a roll like it that is right. */
export function faultText(fault: Fault, line: string, locale: Locale): string {
  const { from, to } = fault.why === 'range' ? fault : { from: 0, to: 0 };
  return [
    t(locale, `roll.fault.${fault.why}`, { ...DICE_LIMITS, from, to }),
    ...(line === '' ? [] : [`\`\`\`\n${spotOf(line, fault.at)}\n\`\`\``]),
    t(locale, 'roll.example', { example: inCode(exampleFor(fault)) }),
  ].join('\n');
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
          fields: [
            {
              id: 'dice',
              label: t(locale, 'form.roll'),
              placeholder: '2d6+3 · 1d20 adv · 6x4d6kh3 · 2d6 >= 8',
              most: 200,
            },
          ],
        },
      }),
  },
  rolled: {
    acknowledge: 'public',
    run: (_house, request) => Promise.resolve(rolled(request, request.fields['dice'] ?? '', false)),
  },
} as const satisfies Readonly<Record<string, Press>>;

/** `15/36, 41.7 %`; the fraction only where it is short. */
function exactly(locale: Locale, { good, all }: { good: bigint; all: bigint }): string {
  const percent = shareOf(locale, good, all);
  return all <= 1_000_000n ? `${good}/${all}, ${percent}` : percent;
}
