import type { Ruleset } from '../../../rules/kernel/contract.js';
import type { Tactic148 } from '../../../rules/tactic148/tactic148.js';
import type { Orders } from '../../../orders/contract.js';
import { formatLine } from '../../../orders/line.js';
import { spentCharacter } from './characters.js';
import { suggest } from './complete.js';
import { conditionExamples, oftenKept, parseCondition } from './conditions.js';
import { formsIn, parseFact, suggestFacts } from './facts.js';
import { formatOrder } from './format.js';
import { parseInquiry } from './inquire.js';
import { parseOrder } from './parse.js';

import type { Locale } from '../../../i18n/locales.js';
import type { NamedSide } from '../../../i18n/tongue.js';
import type { MatchView } from '../../../rules/kernel/contract.js';
import type { SeatId } from '../../../rules/kernel/ids.js';
import { tongueOf } from '../words/index.js';
import type { Context } from './context.js';

/** The order texts of 1-48 Tactic; `sides` as the scenario calls them. What is in reach and what the odds are, is asked of the rules by `inspect`. */
export function tactic148Orders(
  { inspect }: Pick<Ruleset<Tactic148>, 'inspect'>,
  sides: readonly NamedSide[],
): Orders<Tactic148> {
  const context = (locale: Locale, view: MatchView<Tactic148>, seat: SeatId | null) =>
    ({ tongue: tongueOf(locale, sides), view, seat, inspect }) satisfies Context;
  return {
    parse: (typed, locale, view, seat) => parseOrder({ ...context(locale, view, seat), seat }, typed),
    inquire: (typed, locale, view, seat) => parseInquiry(context(locale, view, seat), typed),
    condition: (text, about, locale, view, seat) => parseCondition(context(locale, view, seat), text, about),
    conditions: (locale) => conditionExamples(tongueOf(locale)),
    examples: (locale, view, seat) =>
      oftenKept(context(locale, view, seat)).map((command) =>
        formatLine(formatOrder(command, tongueOf(locale)), locale),
      ),
    spent: (typed, locale, view, seat) => spentCharacter(context(locale, view, seat), typed.options.unit),
    fact: (text, locale, view, seat) => parseFact(context(locale, view, seat), text),
    facts: (text, locale, view, seat) => suggestFacts(context(locale, view, seat), text),
    factForms: (_view, locale) => formsIn(tongueOf(locale)),
    caution: () => ({ ask: null, tell: null }),
    format: (command, locale) => formatOrder(command, tongueOf(locale)),
    complete: (typed, option, locale, view, seat) => suggest(context(locale, view, seat), typed, option),
  };
}
