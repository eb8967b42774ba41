import { bytesOf, leavesOut, type Limits } from './limits.js';
import type { Drawings } from './drawing.js';

/** A drawing by its number, and what it shows in words. */
type Shown = readonly [drawing: number, alt: string];

/** What the script shows of a step; `map` `null`: there is nothing to be seen yet. */
interface Pictured {
  readonly map: Shown | null;
  readonly sheets: readonly Shown[];
}

/**
 * Steps for the script, drawn from the last back while the limits allow it beside `spent` bytes; `without`: how many of the first
 * are left out, of which the page tells.
 */
export function stepsWithin<Step extends { readonly heading: string }>(
  limits: Limits,
  spent: number,
  steps: readonly Step[],
  drawings: Pick<Drawings, 'bytes'>,
  pictured: (step: Step) => Pictured,
): { readonly told: string; readonly without: number } {
  const bare = steps.map(({ heading }) => JSON.stringify({ heading, map: 'left-out', sheets: [] }));
  const shown: string[] = [];
  let taken = spent + bytesOf(bare.join(','));
  for (const step of steps.toReversed()) {
    if (leavesOut(limits, taken + drawings.bytes)) break;
    const told = JSON.stringify({ heading: step.heading, ...pictured(step) });
    taken += bytesOf(told);
    shown.unshift(told);
  }
  const without = steps.length - shown.length;
  return { told: [...bare.slice(0, without), ...shown].join(','), without };
}
