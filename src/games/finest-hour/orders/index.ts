import type { Locale } from '../../../i18n/locales.js';
import type { NamedSide } from '../../../i18n/tongue.js';
import type { Orders } from '../../../orders/contract.js';
import { formatLine } from '../../../orders/line.js';
import type { FinestHour, HourView } from '../../../rules/finest-hour/finest-hour.js';
import { lengthOf } from '../../../rules/finest-hour/lengths.js';
import type { Ruleset } from '../../../rules/kernel/contract.js';
import type { SeatId } from '../../../rules/kernel/ids.js';
import { tongueOf } from '../words/index.js';
import { spentAircraft } from './aircraft.js';
import { suggest } from './complete.js';
import { conditionExamples, oftenKept, parseCondition } from './conditions.js';
import type { Context } from './context.js';
import { formsIn, parseFact, suggestFacts } from './facts.js';
import { formatOrder } from './format.js';
import { parseInquiry } from './inquire.js';
import { parseOrder } from './parse.js';

/** The order texts of Their Finest Hour; `sides` as the scenario calls them. What the odds are, is asked of the rules by `inspect`. */
export function finestHourOrders(
  { inspect }: Pick<Ruleset<FinestHour>, 'inspect'>,
  sides: readonly NamedSide[],
): Orders<FinestHour> {
  const context = (locale: Locale, view: HourView, seat: SeatId | null) =>
    ({ tongue: tongueOf(locale, sides), view, seat, inspect }) satisfies Context;
  return {
    parse: (typed, locale, view, seat) => parseOrder({ ...context(locale, view, seat), seat }, typed),
    inquire: (typed, locale, view, seat) => parseInquiry(context(locale, view, seat), typed),
    condition: (text, about, locale, view, seat) => parseCondition(context(locale, view, seat), text, about),
    conditions: (locale) => conditionExamples(tongueOf(locale)),
    examples: (locale, view, seat) =>
      oftenKept(context(locale, view, seat), lengthOf(view.game.options, 'tranche')).map((command) =>
        formatLine(formatOrder(command, tongueOf(locale)), locale),
      ),
    spent: (typed, locale, view, seat) => spentAircraft(context(locale, view, seat), typed.options.unit),
    fact: (text, locale, view, seat) => parseFact(context(locale, view, seat), text),
    facts: (text, locale, view, seat) => suggestFacts(context(locale, view, seat), text),
    factForms: (_view, locale) => formsIn(tongueOf(locale)),
    caution: () => ({ ask: null, tell: null }),
    format: (command, locale) => formatOrder(command, tongueOf(locale)),
    complete: (typed, option, locale, view, seat) => suggest(context(locale, view, seat), typed, option),
  };
}
