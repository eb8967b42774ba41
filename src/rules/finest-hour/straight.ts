import { turnLeft, UNMOVED } from './allowance.js';
import type { Part } from './commands.js';
import { ahead, isBarred, keptInSky } from './courses.js';
import { offHeading, turned } from './measuring.js';
import type { State } from './state.js';
import type { Aircraft } from './types.js';

/** How the move goes on of whoever orders nothing, or has nowhere to go (AMB-TFH-14, AMB-TFH-18). */

/** By how much it turns first: as little as keeps it in the sky, if its allowance lets it. */
function turnBefore({ sky, options, activation }: State, one: Aircraft, length: number): number {
  const by = offHeading(keptInSky(sky, one.at, one.heading, length), one.heading);
  const isUnderWay = activation?.members.some(({ unit }) => unit === one.id);
  const most = turnLeft(options, one, isUnderWay && activation ? activation : UNMOVED, true);
  return Math.abs(by) <= most ? by : 0;
}

/** Straight on for a length, turned as little as keeps it in the sky. */
export function straightAhead(state: State, one: Aircraft, length: number): readonly Part[] {
  const by = turnBefore(state, one, length);
  return [...(by === 0 ? [] : [{ do: 'turn', by } as const]), { do: 'ahead', length }];
}

/** Whether a barred edge lies ahead, and no turn that it may make leads away from it. */
export const isStuck = (state: State, one: Aircraft, length: number): boolean =>
  isBarred(state, one, ahead(one.at, turned(one.heading + turnBefore(state, one, length)), length));
