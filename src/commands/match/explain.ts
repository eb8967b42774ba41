import { gameName } from '../../present/names.js';
import { numberOf } from '../../i18n/format.js';
import { t } from '../../i18n/index.js';
import type { Locale } from '../../i18n/locales.js';
import type { OwnChoice, Why } from '../../match/choices.js';
import type { Table } from '../../match/acts.js';
import { REFEREE, type MatchHeader } from '../../match/header.js';
import type { Button, Menu } from '../../present/message.js';
import type { Services, Press, PressRequest, Reply } from '../contract.js';
import { show, tell } from '../replies.js';
import { ofMatch } from '../table.js';

/** *Why did Arbitre do that?*: the last orders of its own seats, and what spoke for and against the one that is picked. */

/** The button, where Arbitre has a seat. */
export const explainButtons = ({ id, holders }: MatchHeader, locale: Locale): readonly Button[] =>
  holders.some(({ player }) => player === REFEREE)
    ? [{ action: { verb: 'explain', args: [id] }, label: t(locale, 'button.explain'), style: 'secondary' }]
    : [];

async function explained(services: Services, { locale, args }: PressRequest, { header }: Table): Promise<Reply> {
  const choices = await services.referee.ownChoices(header.id);
  const words = services.presenter(header);
  const wanted = choices.find(({ id }) => id === args[1]) ?? choices[0];
  if (!wanted) return tell(t(locale, 'explain.none'));
  const orderOf = ({ command, view }: OwnChoice): string => words.command(command, view, locale);
  const why = await services.referee.whyOrdered(header.id, wanted.id).catch((): Why => ({ kind: 'unknown' }));
  const menu: Menu = {
    action: { verb: 'explain-pick', args: [header.id] },
    placeholder: t(locale, 'blank.explain'),
    min: 1,
    max: 1,
    options: choices.map((choice) => ({
      value: choice.id,
      label: orderOf(choice).replaceAll(/[*_`]/g, '').slice(0, 100),
      chosen: choice === wanted,
    })),
  };
  return show({
    kind: 'blocks',
    accent: null,
    blocks: [
      { kind: 'text', text: [`**${orderOf(wanted)}**`, ...whyLines(why, header, locale)].join('\n') },
      { kind: 'menu', menu },
    ],
  });
}

/** What spoke for the order and against it, the weightiest first; what did not matter is left out. */
function whyLines(why: Why, { ruleset }: MatchHeader, locale: Locale): readonly string[] {
  if (why.kind === 'because') {
    return [t(locale, 'explain.because', { words: gameName(locale, ruleset, 'reason', why.reason) })];
  }
  if (why.kind !== 'weighed') return [t(locale, `explain.${why.kind}`)];
  const points = (value: number): string => {
    const sign = value < 0 ? '−' : '+';
    return `${sign}${numberOf(locale, Math.round(Math.abs(value) * 10) / 10)}`;
  };
  const reasons = why.reasons
    .filter(({ value }) => Math.abs(value) >= 0.05)
    .toSorted((a, b) => Math.abs(b.value) - Math.abs(a.value))
    .map(({ reason, value }) =>
      t(locale, 'explain.reason', { points: points(value), words: gameName(locale, ruleset, 'reason', reason) }),
    );
  const sum = why.reasons.reduce((total, { value }) => total + value, 0);
  return [...reasons, `-# ${t(locale, 'explain.sum', { points: points(sum) })}`];
}

export const explainPresses = {
  explain: { acknowledge: 'private', run: ofMatch(explained) },
  'explain-pick': { acknowledge: 'update', run: ofMatch(explained) },
} as const satisfies Readonly<Record<string, Press>>;
