import type { Ruleset } from '../../../rules/kernel/contract.js';
import type { BattleTech } from '../../../rules/battletech/battletech.js';
import type { Orders } from '../../../orders/contract.js';
import { suggest } from './complete.js';
import { cautionOf } from './caution.js';
import { formatLine } from '../../../orders/line.js';
import { conditionExamples, oftenKept, parseCondition } from './conditions.js';
import { formatOrder } from './format.js';
import { formsOf, parseFact, suggestFacts } from './facts.js';
import { parseInquiry } from './inquire.js';
import { parseOrder } from './parse.js';
import { spentUnit } from './units.js';

import type { Locale } from '../../../i18n/locales.js';
import type { NamedSide } from '../../../i18n/tongue.js';
import type { MatchView } from '../../../rules/kernel/contract.js';
import type { SeatId } from '../../../rules/kernel/ids.js';
import { tongueOf } from '../words/index.js';
import type { Context } from './context.js';
import { supposedView } from '../../../rules/battletech/supposed.js';
import { findUnit } from '../../../rules/battletech/units.js';

/** The order texts of BattleTech; `sides` as the scenario calls them. `run to 0710` and `weapons:all` ask the rules what is in reach, by `inspect`. */
export function battletechOrders(
  { inspect }: Pick<Ruleset<BattleTech>, 'inspect'>,
  sides: readonly NamedSide[],
): Orders<BattleTech> {
  const context = (locale: Locale, view: MatchView<BattleTech>, seat: SeatId | null) =>
    ({ tongue: tongueOf(locale, sides), view: supposedView(view), seat, inspect }) satisfies Context;
  return {
    parse: (typed, locale, view, seat) => parseOrder({ ...context(locale, view, seat), seat }, typed),
    inquire: (typed, locale, view, seat) => parseInquiry(context(locale, view, seat), typed),
    condition: (text, about, locale, view, seat) => parseCondition(context(locale, view, seat), text, about),
    conditions: (locale, view) => conditionExamples(tongueOf(locale), view.game.level),
    examples: (locale, view, seat) =>
      oftenKept(context(locale, view, seat)).map((command) =>
        formatLine(formatOrder(command, tongueOf(locale)), locale),
      ),
    spent: (typed, locale, view, seat) => spentUnit(context(locale, view, seat), typed.options.unit),
    fact: (text, locale, view, seat) => parseFact(context(locale, view, seat), text),
    facts: (text, locale, view, seat) =>
      suggestFacts(context(locale, view, seat), text, (id) => !findUnit(view.game, id)?.glimpsed),
    factForms: (view, locale) => formsOf(view, tongueOf(locale)),
    caution: (command, typed, locale, view) => cautionOf(command, typed, supposedView(view), tongueOf(locale, sides)),
    format: (command, locale) => formatOrder(command, tongueOf(locale)),
    complete: (typed, option, locale, view, seat) => suggest(context(locale, view, seat), typed, option),
  };
}
