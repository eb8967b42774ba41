import { t } from '../../../i18n/index.js';
import type { Tongue } from '../words/index.js';
import { written } from '../../../rules/geometry/plane/point.js';
import { factOf } from '../../../rules/tactic148/correct.js';
import type { Fact } from '../../../rules/kernel/proposal.js';

/** A fact as it is set: "**US-Scout** at 12.5, 8.0". */
export function factText(given: Fact, tongue: Tongue): string {
  const fact = factOf(given);
  switch (fact?.set) {
    case undefined:
      return `${given.of} ${given.set} ${given.to}`;
    case 'place':
      return t(tongue, 'tactic148.fact.place', { unit: fact.unit, at: written(fact.to) });
    case 'card':
      return t(tongue, `tactic148.fact.${fact.to}`, { unit: fact.unit });
    case 'marker':
      return t(tongue, `tactic148.fact.${fact.to}`, { unit: fact.unit, marker: fact.which });
    case 'tokens':
      return t(tongue, 'tactic148.fact.tokens', { side: fact.side, tokens: fact.to });
  }
}
