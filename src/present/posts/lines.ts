import { gameName } from '../names.js';
import { dayOf } from '../../i18n/format.js';
import { nameOf, t } from '../../i18n/index.js';
import { LOCALES, type Locale } from '../../i18n/locales.js';
import type { Tongue } from '../../i18n/tongue.js';
import { REFEREE, type MatchHeader, type PlayerId } from '../../match/header.js';
import type { MatchView, OptionSpec } from '../../rules/kernel/contract.js';
import type { SeatId } from '../../rules/kernel/ids.js';
import { usualOf } from '../../rules/kernel/options.js';
import type { AnyGame, RulesetId } from '../../rules/registry.js';
import type { Presenter } from '../contract.js';
import type { Button } from '../message.js';
import { untilLine } from './until.js';

/** Lines that several posts share. */

/** A player as Discord shows them; Arbitre itself by its office, whoever was forgotten as such. Only pings notify: every message says whom it may notify. */
export const playerName = (player: PlayerId, locale: Locale): string =>
  player === REFEREE
    ? t(locale, 'common.referee')
    : /^\d+$/.test(player)
      ? `<@${player}>`
      : t(locale, 'common.former-player');

/** The player in a seat. */
export function holderOf(header: MatchHeader, seat: SeatId): PlayerId | null {
  return header.holders.find((holder) => holder.seat === seat)?.player ?? null;
}

/** Who is awaited for what and until when, one line a question. */
export function awaitedLines(
  header: MatchHeader,
  view: MatchView<AnyGame>,
  words: Presenter<AnyGame>,
  locale: Locale,
): readonly string[] {
  return view.questions.map((question) => {
    const player = seatName(header, question.seat, words.tongue(locale));
    const line = t(locale, 'post.panel.awaited', { player, question: words.question(question, view, locale) });
    return untilLine(line, view, question.id, locale);
  });
}

/** The player in a seat by name; a seat without a player by its own. */
export function seatName(header: MatchHeader, seat: SeatId, tongue: Tongue): string {
  const player = holderOf(header, seat);
  return player ? playerName(player, tongue.locale) : nameOf(tongue, 'seat', seat);
}

/** Until which day each player who is away is away. */
export type AwayDays = ReadonlyMap<PlayerId, string>;

/** Who is away, one line each. */
export const awayLines = (away: AwayDays, locale: Locale): readonly string[] =>
  [...away].map(([player, day]) =>
    t(locale, 'post.panel.away', { player: playerName(player, locale), day: dayOf(locale, day) }),
  );

/** For readers of another language the button is labelled in all of them. */
export const languageButton = (args: readonly string[]): Button => ({
  action: { verb: 'language', args },
  label: LOCALES.map((one) => t(one, 'button.my-language')).join(' · '),
  style: 'secondary',
});

/**
 * The rules of a match, one line each: its name, and what was chosen. `changed`: only those that differ from the default, or from what
 * another of them brings along.
 */
export function ruleLines(
  { ruleset, options }: Pick<MatchHeader, 'ruleset' | 'options'>,
  specs: readonly OptionSpec[],
  locale: Locale,
  only: 'all' | 'changed' = 'all',
): readonly string[] {
  const usual = usualOf(options, specs);
  return specs
    .map((spec) => ({ spec, value: options[spec.id] ?? usual[spec.id] ?? spec.default }))
    .filter(({ spec, value }) => only === 'all' || value !== usual[spec.id])
    .map(({ spec, value }) => {
      const [name, meaning] = [gameName(locale, ruleset, 'option', spec.id), ruleValue(locale, ruleset, spec, value)];
      return `${t(locale, 'post.rule', { name, meaning })} (\`${spec.id}=${value}\`)`;
    });
}

/** What a chosen value of a rule means, from the catalogue or the file that it comes from. */
export const ruleValue = (locale: Locale, ruleset: RulesetId, { id, titles }: OptionSpec, value: string): string =>
  titles?.[value]?.[locale] ?? gameName(locale, ruleset, `option.${id}`, value);
