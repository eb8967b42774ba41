import type { Blanks } from '../../src/rules/kernel/choices.js';
import type { MatchView, Ruleset } from '../../src/rules/kernel/contract.js';
import type { SeatId } from '../../src/rules/kernel/ids.js';
import type { Command, Part } from '../../src/rules/finest-hour/commands.js';
import type { AnyGame } from '../../src/rules/registry.js';

/** What leads to a flight of Their Finest Hour by buttons: the plain one nearest to what may be typed of any parts. */

export type Flight = Extract<Command, { type: 'fly' | 'fly-on' }>;

/** The values that lead to such a flight, by blank. */
export function blanksNear(
  rules: Ruleset<AnyGame>,
  view: MatchView<AnyGame>,
  seat: SeatId,
  flight: Flight,
): Readonly<Record<string, readonly string[]>> {
  let blanks: Blanks = {};
  for (;;) {
    const choice = rules.choices(view, seat, blanks);
    if (choice.kind !== 'pick') break;
    const value = nearest(
      choice.options.map((option) => option.value),
      wanted(flight)[choice.blank] ?? '',
    );
    blanks = { ...blanks, [choice.blank]: value };
  }
  return Object.fromEntries(Object.entries(blanks).map(([blank, value]) => [blank, [value]]));
}

/** The value itself where it is offered, else the figures nearest to it, else the first. */
function nearest(offered: readonly string[], value: string): string {
  const figures = value.split(',').map(Number);
  const off = (one: string): number => {
    if (one === value) return -1;
    const far = one.split(',').reduce((sum, figure, i) => sum + Math.abs(Number(figure) - (figures[i] ?? NaN)), 0);
    return Number.isNaN(far) ? Infinity : far;
  };
  return offered.reduce((best, one) => (off(one) < off(best) ? one : best));
}

/** What would be picked for each blank if all could be. */
function wanted(flight: Flight): Readonly<Record<string, string>> {
  const { parts } = flight;
  const sum = (of: (part: Part) => number): string => String(parts.reduce((total, part) => total + of(part), 0));
  const [deed] = parts.filter((part) => part.do !== 'turn');
  const [shot] = deed?.do === 'fire' ? deed.shots : [];
  const target = deed && 'target' in deed ? deed.target : (shot?.target ?? '');
  return {
    unit: flight.unit,
    way: deed === undefined ? 'end' : deed.do === 'ahead' ? aheadOf(flight) : deed.do,
    to: `${sum((part) => (part.do === 'turn' ? part.by : 0))},${sum((part) => ('length' in part ? part.length : 0))}`,
    turn: sum((part) => (part.do === 'turn' ? part.by : 0)),
    length: sum((part) => ('length' in part ? part.length : 0)),
    heading: String(deed?.do === 'evade' ? deed.heading : ''),
    target,
  };
}

const aheadOf = (flight: Flight): string => (flight.type === 'fly' && flight.fast ? 'fast' : 'move');
