import { nameOf, t } from '../i18n/index.js';
import type { Tongue } from '../i18n/tongue.js';
import type { Locale } from '../i18n/locales.js';
import type { MatchHeader } from '../match/header.js';
import type { Recorded, WentBack } from '../match/record.js';
import type { AnyGame } from '../rules/registry.js';
import type { Presenter } from './contract.js';
import { kernelLines } from './kernel.js';
import { playerName } from './posts/lines.js';

/** `/match log`: the record of a match as a text to read. */

/** The record, a line each: `#12  2026-01-01 10:00:00Z  Defender  HBK-4G walks 2F to 0812 facing N`. */
export function logLines(
  record: readonly Recorded[],
  header: MatchHeader,
  presenter: Presenter<AnyGame>,
  locale: Locale,
): readonly string[] {
  const tongue = presenter.tongue(locale);
  return record.flatMap((line) => {
    const when = `${line.number === null ? '–' : `#${line.number}`}  ${new Date(line.at).toISOString().slice(0, 19).replace('T', ' ')}Z`;
    const gone = line.takenBack === null ? [] : [t(locale, 'log.taken-back', { order: line.takenBack })];
    if (line.kind === 'answer') {
      const said = line.command ? presenter.command(line.command, line.view, locale) : t(locale, 'vote.sealed');
      const marks = [
        ...(line.kept ? [t(locale, 'standing.log')] : []),
        ...(line.by === 'referee' ? [t(locale, 'log.by-referee')] : []),
        ...gone,
      ];
      return [`${when}  ${nameOf(tongue, 'seat', line.seat)}  ${withMarks(said, marks)}`];
    }
    const { event, view, back } = line;
    const words = {
      fact: (fact: Parameters<typeof presenter.fact>[0]) => presenter.fact(fact, locale),
      verdict: (outcome: Parameters<typeof presenter.outcome>[0]) => presenter.outcome(outcome, view, locale),
    };
    const marks = [...(back ? backMarks(back, tongue) : []), ...gone];
    return kernelLines(event, words, tongue).map((said) => `${when}  ${withMarks(named(said, header, locale), marks)}`);
  });
}

const withMarks = (line: string, marks: readonly string[]): string =>
  marks.length === 0 ? line : `${line}  (${marks.join('; ')})`;

function backMarks({ orders, dice, alone }: WentBack, { locale }: Tongue): readonly string[] {
  return [
    t(locale, dice ? 'log.back-after-dice' : 'log.back', { orders }),
    ...(alone === null ? [] : [t(locale, 'log.back-alone', { times: alone })]),
  ];
}

/** A file shows no mentions: a player is there by their number in the list above it. */
function named(line: string, header: MatchHeader, locale: Locale): string {
  return line.replaceAll(/<@(\d+)>/g, (_, id: string) => {
    const at = header.holders.findIndex(({ player }) => player === id);
    return t(locale, 'log.player', { number: at < 0 ? '?' : String(at + 1) });
  });
}

/** Who plays, as Discord shows them; the record itself names their places. */
export const playersLine = (header: MatchHeader, presenter: Presenter<AnyGame>, locale: Locale): string =>
  header.holders
    .map(({ player, side, seat }) => {
      const place = nameOf(presenter.tongue(locale), 'seat', seat ?? side);
      return t(locale, 'log.holder', { place, player: playerName(player, locale) });
    })
    .join(' · ');
