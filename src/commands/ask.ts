import { t, type Key } from '../i18n/index.js';
import type { MatchId } from '../match/header.js';
import type { InquiryCommand, OptionName, Suggestion } from '../orders/contract.js';
import type { Block, Button } from '../present/message.js';
import { text } from '../present/text.js';
import type { Locale } from '../i18n/locales.js';
import type { Services, Press, PressRequest, Reply, Request } from './contract.js';
import { answerTyped } from './inquire.js';
import { show, tell } from './replies.js';
import { ofSeen, type Seen } from './table.js';

/** Questions to the rules by button: one menu after the other, filled with what would be offered to whoever types them. */

/** What is picked for each question, and how it is asked for. */
const PICKS = {
  odds: [{ blank: 'unit', words: 'ask.odds.unit' }],
  los: [
    { blank: 'unit', words: 'ask.los.unit' },
    { blank: 'target', words: 'ask.los.target' },
  ],
  reach: [
    { blank: 'unit', words: 'ask.reach.unit' },
    { blank: 'order', words: 'ask.reach.order' },
  ],
} as const satisfies Partial<
  Record<InquiryCommand, readonly { blank: OptionName; words: Extract<Key, `ask.${string}`> }[]>
>;
type Asked = keyof typeof PICKS;

const isAsked = (word: string): word is Asked => Object.hasOwn(PICKS, word);

/** The buttons that ask about the match: `/los`, `/reach`, and dice outside it. */
export const askButtons = (match: MatchId, locale: Locale): readonly Button[] => [
  { action: { verb: 'ask', args: [match, 'los'] }, label: t(locale, 'button.los'), style: 'secondary' },
  { action: { verb: 'ask', args: [match, 'reach'] }, label: t(locale, 'button.reach'), style: 'secondary' },
];

/** The next menu of a question whose first options are `given`, or its answer when all are. */
export function asking(
  services: Services,
  request: Request,
  seen: Seen,
  command: Asked,
  given: readonly string[],
): Reply {
  const { locale } = request;
  const picks: readonly (typeof PICKS)[Asked][number][] = PICKS[command];
  const options = Object.fromEntries(picks.flatMap(({ blank }, i) => (given[i] ? [[blank, given[i]]] : [])));
  const next = picks[given.length];
  if (!next) return answerTyped(services, request, seen, { command, options }, true);
  const { table, view, seat } = seen;
  const offered = services.orders(table.header).complete({ command, options }, next.blank, locale, view, seat);
  if (offered.length === 0) return tell(t(locale, 'ask.nothing'));
  const said = given.map((value) => `**${value}**`).join(' → ');
  return show({
    kind: 'blocks',
    accent: null,
    blocks: [
      ...(said === '' ? [] : [{ kind: 'text', text: said } as const]),
      menuOf(table.header.id, [command, ...given], t(locale, next.words), offered),
      ...(command === 'los' ? losButtons(table.header.id, given, locale) : []),
    ],
  });
}

const menuOf = (
  match: MatchId,
  args: readonly string[],
  placeholder: string,
  offered: readonly Suggestion[],
): Block => ({
  kind: 'menu',
  menu: {
    action: { verb: 'ask-pick', args: [match, ...args] },
    placeholder,
    min: 1,
    max: 1,
    options: offered.map(({ label, value }) => ({ value, label: label.slice(0, 100) })),
  },
});

/** Who looks may ask for all that they see; a line of sight may also go between places where nobody stands. */
const losButtons = (match: MatchId, given: readonly string[], locale: Locale): readonly Block[] => [
  {
    kind: 'buttons',
    buttons: [
      ...(given.length === 1
        ? ([
            {
              action: { verb: 'ask-pick', args: [match, 'los', ...given, ''] },
              label: t(locale, 'button.ask-field'),
              style: 'primary',
            },
          ] as const)
        : []),
      { action: { verb: 'ask-places', args: [match] }, label: t(locale, 'button.ask-places'), style: 'secondary' },
    ],
  },
];

type Ask = (services: Services, request: PressRequest, seen: Seen) => Promise<Reply> | Reply;

const about = (acknowledge: Press['acknowledge'], ask: Ask): Press => ({
  acknowledge,
  run: ofSeen(ask),
});

const picked: Ask = (services, request, seen) => {
  const [, command = '', ...given] = request.args;
  return isAsked(command)
    ? asking(services, request, seen, command, given)
    : { kind: 'refused', message: text(t(request.locale, 'reply.unknown')) };
};

/** The form for two places. */
const places: Ask = (services, { locale }, { table, view, seat }) => {
  const typed = { command: 'los', options: {} } as const;
  const [example] = services.orders(table.header).complete(typed, 'order', locale, view, seat);
  return {
    kind: 'form',
    form: {
      action: { verb: 'ask-typed', args: [table.header.id] },
      title: t(locale, 'button.los'),
      fields: [
        {
          id: 'order',
          label: t(locale, 'ask.places'),
          most: 100,
          ...(example ? { placeholder: t(locale, 'form.such', { text: example.value }) } : {}),
        },
      ],
    },
  };
};

const typed: Ask = (services, request, seen) =>
  answerTyped(services, request, seen, { command: 'los', options: { order: request.fields['order'] ?? '' } }, true);

export const askPresses = {
  ask: about('private', picked),
  'ask-pick': about('update', picked),
  'ask-places': about('form', places),
  'ask-typed': about('update', typed),
} as const satisfies Readonly<Record<string, Press>>;
