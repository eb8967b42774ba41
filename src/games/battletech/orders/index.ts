import type { Ruleset } from '../../../rules/kernel/contract.js';
import type { BattleTech } from '../../../rules/battletech/types.js';
import type { Orders } from '../../../orders/contract.js';
import { suggest } from './complete.js';
import { formatLine } from '../../../orders/line.js';
import { conditionExamples, oftenKept, parseCondition } from './conditions.js';
import { formatOrder } from './format.js';
import { formsOf, parseFact, suggestFacts } from './facts.js';
import { parseInquiry } from './inquire.js';
import { parseOrder } from './parse.js';
import { spentUnit } from './units.js';

/** The order texts of BattleTech. `run to 0710` and `weapons:all` ask the rules what is in reach, by `inspect`. */
export const battletechOrders = ({ inspect }: Pick<Ruleset<BattleTech>, 'inspect'>): Orders<BattleTech> => ({
  parse: (typed, locale, view, seat) => parseOrder({ locale, view, seat, inspect }, typed),
  inquire: (typed, locale, view, seat) => parseInquiry({ locale, view, seat, inspect }, typed),
  condition: (text, about, locale, view, seat) => parseCondition({ locale, view, seat, inspect }, text, about),
  conditions: (locale, view) => conditionExamples(locale, view.game.level),
  examples: (locale, view, seat) =>
    oftenKept({ locale, view, seat, inspect }).map((command) => formatLine(formatOrder(command, locale), locale)),
  spent: (typed, locale, view, seat) => spentUnit({ locale, view, seat, inspect }, typed.options.unit),
  fact: (text, locale, view, seat) => parseFact({ locale, view, seat, inspect }, text),
  facts: (text, locale, view, seat) => suggestFacts({ locale, view, seat, inspect }, text),
  factForms: formsOf,
  format: formatOrder,
  complete: (typed, option, locale, view, seat) => suggest({ locale, view, seat, inspect }, typed, option),
});
