import { t } from '../../../i18n/index.js';
import { written } from '../../../rules/geometry/plane/point.js';
import type { Fact } from '../../../rules/kernel/proposal.js';
import { factOf } from '../../../rules/finest-hour/correct.js';
import type { Tongue } from '../words/index.js';

/** A fact as it is set: "**Red-1** at 12.5, 8". */
export function factText(given: Fact, tongue: Tongue): string {
  const fact = factOf(given);
  switch (fact?.set) {
    case undefined:
      return `${given.of} ${given.set} ${given.to}`;
    case 'place':
      return t(tongue, 'finest-hour.fact.place', { unit: fact.unit, at: written(fact.to) });
    case 'heading':
      return t(tongue, 'finest-hour.fact.heading', { unit: fact.unit, heading: fact.to });
    case 'mark':
      return t(tongue, `finest-hour.fact.${fact.to}`, { unit: fact.unit, mark: fact.which });
  }
}
