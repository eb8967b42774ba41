import { t } from '../../i18n/index.js';
import { replacementCost } from '../../rules/campaign/barracks.js';
import type { FactionCommand } from '../../rules/campaign/commands.js';
import { machineNamed, pilotNamed } from '../../rules/campaign/ids.js';
import { balance } from '../../rules/campaign/ledger.js';
import { CHARACTERISTICS, stepCost } from '../../rules/campaign/ranks.js';
import { billOf } from '../../rules/campaign/workshop.js';
import type { Blanks } from '../../rules/kernel/choices.js';
import type { Here } from './here.js';
import { orderMeant } from './order-words.js';

/** What orders cost, beside the words with which they are offered; and orders that are typed, though they cannot be given now. */

/** The price of a word that may come next; `null`: it costs nothing, or not yet. */
export function priceOf({ view, names: { locale } }: Here, { order, pilot: id }: Blanks, value: string): string | null {
  const resources = (price: number | undefined): string | null =>
    price === undefined ? null : t(locale, 'campaign.offer.resources', { price });
  const pilot = view.pilots.find((one) => one.id === (id ?? value));
  switch (order) {
    case undefined:
      return value === 'recruit' ? resources(view.setup.prices.group) : null;
    case 'buy':
      return resources(view.setup.prices.models[value]);
    case 'repair': {
      const machine = view.machines.find((one) => one.id === value);
      return machine ? resources(billOf(machine)) : null;
    }
    case 'replace':
      return resources(replacementCost(view, Number(value)));
    case 'learn': {
      if (!pilot) return null;
      const of = CHARACTERISTICS.find((one) => one === value);
      const price = of ? stepCost(pilot.bonuses[of], view.options) : null;
      if (price !== null) return t(locale, 'campaign.offer.xp', { price });
      return of ? null : t(locale, 'campaign.offer.has-xp', { has: balance(view.ledger, 'xp', pilot.id) });
    }
    default:
      return null;
  }
}

/** An order as it is typed: the rules say why it cannot be given. `null`: it is no order, or not a whole one. */
export function asTyped(text: string): FactionCommand | null {
  const [first = '', ...said] = text.split(/\s+/u).filter((word) => word !== '');
  const type = orderMeant(first);
  const [what = '', more = ''] = said.map((word) => (/^[mp]\d+$/iu.test(word) ? word.toLowerCase() : word));
  const of = CHARACTERISTICS.find((one) => one === more);
  switch (type) {
    case 'recruit':
      return { type };
    case 'replace':
      return /^[1-9]\d*$/u.test(what) ? { type, count: Number(what) } : null;
    case 'buy':
      return what === '' ? null : { type, model: what };
    case 'repair':
      return what === '' ? null : { type, machine: machineNamed(what) };
    case 'learn':
      return of ? { type, pilot: pilotNamed(what), characteristic: of } : null;
    case 'talent':
      return more === '' ? null : { type, pilot: pilotNamed(what), talent: more };
    default:
      return null;
  }
}
