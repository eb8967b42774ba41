import { done, pick, type Blanks, type Choice } from '../../kernel/choices.js';
import type { Command } from '../commands.js';
import type { SeenUnit } from '../seen.js';
import type { Options } from '../types.js';
import { HIDDEN_ORDERS, type HiddenOrder } from './unseen.js';

/** What hidden units can be told, blank by blank: which, what, and how near an enemy may come before it fires. */

/** Distances that are offered for overwatch; any other can be typed. */
const REACHES = [1, 3, 6, 9, 12, 15, 18, 21] as const;

export function hiddenChoice(
  units: readonly SeenUnit[],
  { overwatch = 'adjacent' }: Options,
  partial: Blanks,
): Choice<Command> {
  const [only, ...others] = units;
  const unit = others.length === 0 ? only : units.find(({ id }) => id === partial['unit']);
  if (!unit)
    return pick(
      'unit',
      units.map(({ id, place }) => ({ value: id, facts: { unit: id, ...(place ? { hex: place.hex } : {}) } })),
    );
  const now = unit.body?.hidden;
  const orders = HIDDEN_ORDERS.filter((one) => one !== 'overwatch' || overwatch !== 'off');
  const order = orders.find((one) => one === partial['hidden-order']);
  if (!order)
    return pick(
      'hidden-order',
      orders
        .filter((one) => one !== now?.order || (one === 'overwatch' && overwatch === 'sight'))
        .map((value) => ({ value, facts: { unit: unit.id } })),
    );
  const told = (to: { readonly order: HiddenOrder; readonly within?: number }): Choice<Command> =>
    done({ type: 'lie-in-wait', unit: unit.id, orders: to });
  if (order !== 'overwatch' || overwatch !== 'sight') return told({ order });
  const within = REACHES.find((one) => `${one}` === partial['within']);
  if (within) return told({ order, within });
  return pick(
    'within',
    REACHES.map((one) => ({ value: `${one}`, facts: { hexes: one } })),
  );
}
