import type { Ruleset } from '../../../rules/kernel/contract.js';
import type { Tactic148 } from '../../../rules/tactic148/types.js';
import type { Orders } from '../../../orders/contract.js';
import { formatLine } from '../../../orders/line.js';
import { spentCharacter } from './characters.js';
import { suggest } from './complete.js';
import { conditionExamples, oftenKept, parseCondition } from './conditions.js';
import { formsIn, parseFact, suggestFacts } from './facts.js';
import { formatOrder } from './format.js';
import { parseInquiry } from './inquire.js';
import { parseOrder } from './parse.js';

/** The order texts of 1-48 Tactic. What is in reach and what the odds are, is asked of the rules by `inspect`. */
export const tactic148Orders = ({ inspect }: Pick<Ruleset<Tactic148>, 'inspect'>): Orders<Tactic148> => ({
  parse: (typed, locale, view, seat) => parseOrder({ locale, view, seat, inspect }, typed),
  inquire: (typed, locale, view, seat) => parseInquiry({ locale, view, seat, inspect }, typed),
  condition: (text, about, locale, view, seat) => parseCondition({ locale, view, seat, inspect }, text, about),
  conditions: conditionExamples,
  examples: (locale, view, seat) =>
    oftenKept({ locale, view, seat, inspect }).map((command) => formatLine(formatOrder(command, locale), locale)),
  spent: (typed, locale, view, seat) => spentCharacter({ locale, view, seat, inspect }, typed.options.unit),
  fact: (text, locale, view, seat) => parseFact({ locale, view, seat, inspect }, text),
  facts: (text, locale, view, seat) => suggestFacts({ locale, view, seat, inspect }, text),
  factForms: (_view, locale) => formsIn(locale),
  format: formatOrder,
  complete: (typed, option, locale, view, seat) => suggest({ locale, view, seat, inspect }, typed, option),
});
