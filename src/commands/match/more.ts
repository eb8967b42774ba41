import { t } from '../../i18n/index.js';
import { matchId, type MatchId } from '../../match/header.js';
import type { Button } from '../../present/message.js';
import type { Locale } from '../../i18n/locales.js';
import { refuse } from '../../rules/kernel/refusal.js';
import type { Press } from '../contract.js';
import { askButtons } from '../ask.js';
import { rollButton } from '../roll/index.js';
import { refused, sure, withButtons } from '../replies.js';
import { seenMatch, spokenAt } from '../table.js';
import { explainButtons } from './explain.js';
import { statusOf } from './status.js';
import { resigning } from './substitute.js';

/** *More…* on the panel: how the match stands, and the rarer orders by button. */
const more: Press = {
  acknowledge: 'private',
  async run(services, heard) {
    const found = await seenMatch(services, heard, matchId(heard.args[0] ?? ''));
    if (!found.ok) return refused(found.error, heard.tongue);
    const { table, seat } = found.value;
    const request = spokenAt(services, heard, table);
    const { id, status } = table.header;
    const { locale } = request;
    const told = withButtons(
      withButtons(await statusOf(services, request, table), looks(id, locale)),
      reading(id, locale),
    );
    const stands =
      status === 'ended'
        ? told
        : withButtons(told, [...askButtons(id, locale), rollButton(locale), ...explainButtons(table.header, locale)]);
    return seat === null || status === 'ended' ? stands : withButtons(stands, leaving(id, locale));
  },
};

const looks = (match: MatchId, locale: Locale): readonly Button[] =>
  (['sheets', 'odds', 'map'] as const).map((verb) => ({
    action: { verb, args: [match] },
    label: t(locale, `button.${verb}`),
    style: 'secondary',
  }));

const reading = (match: MatchId, locale: Locale): readonly Button[] =>
  (
    [
      ['news', 'my-news', [match]],
      ['me', 'me', []],
      ['log', 'log', [match]],
      ['export', 'export', [match]],
      ['clock', 'clock', [match]],
    ] as const
  ).map(([verb, label, args]) => ({
    action: { verb, args },
    label: t(locale, `button.${label}`),
    style: 'secondary',
  }));

/** What a player can do beside playing; what cannot be taken back is asked once more. */
const leaving = (match: MatchId, locale: Locale): readonly Button[] => [
  { action: { verb: 'standing', args: [match] }, label: t(locale, 'button.standing'), style: 'secondary' },
  { action: { verb: 'correct', args: [match] }, label: t(locale, 'button.correct'), style: 'secondary' },
  ...LEAVING.map((way): Button => ({
    action: { verb: 'leaving', args: [match, way] },
    label: t(locale, `button.${way}`),
    style: 'secondary',
  })),
];

const LEAVING = ['substitute', 'abandon', 'concede'] as const;

/** Asks once more, with the button that does it. */
const ask: Press = {
  acknowledge: 'private',
  async run(services, request) {
    const { locale, tongue } = request;
    const [match = '', wanted] = request.args;
    const found = await seenMatch(services, request, matchId(match));
    if (!found.ok) return refused(found.error, tongue);
    const way = LEAVING.find((one) => one === wanted);
    if (found.value.seat === null || !way) return refused(refuse('match/not-a-player'), tongue);
    if (way === 'substitute') return resigning(matchId(match), locale);
    const button = { action: { verb: way, args: [match] }, label: t(locale, `button.${way}`) };
    return sure(t(locale, `reply.sure-${way}`), button);
  },
};

export const morePresses = { more, leaving: ask } as const satisfies Readonly<Record<string, Press>>;
