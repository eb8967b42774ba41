import { t } from '../../../../../src/i18n/index.js';
import type { Locale } from '../../../../../src/i18n/locales.js';
import type { NamedSide } from '../../../../../src/i18n/tongue.js';
import { conditionReader } from '../../../../../src/orders/condition-text.js';
import type { Orders } from '../../../../../src/orders/contract.js';
import { formatLine } from '../../../../../src/orders/line.js';
import type { Ambush } from '../../rules/ambush.js';
import { refuse } from '../../../../../src/rules/kernel/refusal.js';
import { fail, ok } from '../../../../../src/rules/kernel/result.js';
import { tongueOf } from '../words/index.js';
import { formatOrder } from './format.js';
import { suggest } from './complete.js';
import { misread, parseInquiry, parseOrder } from './parse.js';
import { wordFor, wordsIn } from './words.js';

const condition = conditionReader(['turn'], (word, locale) => t(tongueOf(locale), `ambush.if.${word}`));
const CONDITION = (locale: Locale): string => `${t(tongueOf(locale), 'ambush.if.turn').split('|')[0] ?? ''} 3`;

/** The order texts of Ambush. */
export function ambushOrders(sides: readonly NamedSide[]): Orders<Ambush> {
  const tongue = (locale: Locale) => tongueOf(locale, sides);
  return {
    parse: (typed, locale, view, seat) => parseOrder(typed, tongue(locale), view, seat),
    inquire: (typed, locale, view, seat) => parseInquiry(typed, tongue(locale), view, seat),
    condition(text, _about, locale) {
      const read = condition(text);
      const from = read && /^\d{1,3}$/.test(read.tail) && !read.not ? Number(read.tail) : null;
      return from === null
        ? misread('orders/condition-unknown', { given: text, known: [`\`${CONDITION(locale)}\``] })
        : ok({ is: 'turn', from });
    },
    conditions: (locale) => [CONDITION(locale)],
    examples: (locale) => [
      formatLine({ command: 'declare', options: { order: wordFor('wary', tongue(locale)) } }, locale),
    ],
    spent: () => null,
    fact(text) {
      const [of = '', to = ''] = wordsIn(text);
      if (of === '' || to === '') return fail(refuse('ambush/fact-unknown', { given: text }));
      const lost = to === 'lost' ? 'yes' : to === 'standing' ? 'no' : null;
      return ok(lost === null ? { of, set: 'place', which: null, to } : { of, set: 'lost', which: null, to: lost });
    },
    facts: (text, _locale, { game }) =>
      game.pieces
        .flatMap(({ id, at, hidden }) => (at === null || hidden ? [] : [`${id} ${at}`]))
        .filter((one) => one.toLowerCase().includes(text.toLowerCase()))
        .map((value) => ({ label: value, value })),
    factForms: ({ game }, locale) =>
      game.pieces.slice(0, 1).flatMap(({ id }) => [`${id} 0203`, `${id} ${wordFor('lost', tongue(locale))}`]),
    caution: () => ({ ask: null, tell: null }),
    format: (command, locale) => formatOrder(command, tongue(locale)),
    complete: (typed, option, locale, view, seat) => suggest(typed, option, tongue(locale), view, seat),
  };
}
