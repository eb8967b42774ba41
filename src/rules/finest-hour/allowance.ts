import { refuse, type Refusal } from '../kernel/refusal.js';
import { fail, ok, type Result } from '../kernel/result.js';
import { has } from './aircraft.js';
import type { Part } from './commands.js';
import { lengthOf, TURN } from './lengths.js';
import type { Activation } from './state.js';
import type { Aircraft, Options } from './types.js';

/** How far an aircraft may fly, and where in its move it may turn by how much (TFH-11 … TFH-13, TFH-50, AMB-TFH-21). */

/** How far an aircraft flies in a normal move: its class in tranches (TFH-02). */
export const potential = (options: Options, { profile }: Aircraft): number =>
  profile.class * lengthOf(options, 'tranche');

/** How far it may fly after a fast-move test (TFH-35). */
export const fastMost = (options: Options, one: Aircraft, passes: number): number =>
  (potential(options, one) * (2 + Math.min(passes, 2))) / 2;

/** How far an evasion leads: half the potential, exactly (TFH-16). */
export const evasionLength = (options: Options, one: Aircraft): number => potential(options, one) / 2;

/** What of a move counts for the next piece of it. */
export type Progress = Pick<Activation, 'move' | 'length' | 'turns' | 'agile' | 'rammed'>;

export const UNMOVED: Progress = { move: 'none', length: 0, turns: [], agile: false, rammed: false };

/** The tranches in which a turn may be made here: the one that is being flown; between two also the next, if it is begun. */
function tranchesHere(options: Options, { length }: Progress, goesOn: boolean): readonly number[] {
  const tranche = lengthOf(options, 'tranche');
  const begun = Math.floor(length / tranche);
  if (length % tranche !== 0) return [begun];
  return [...(begun > 0 ? [begun - 1] : []), ...(goesOn ? [begun] : [])];
}

/** By how much it may turn here; without the additional turn of an agile one. */
export function turnLeft(options: Options, one: Aircraft, progress: Progress, goesOn: boolean): number {
  if (isOver(progress) || progress.move === 'dive' || progress.move === 'evasion') return 0;
  const here = tranchesHere(options, progress, goesOn).reduce((sum, at) => sum + TURN - (progress.turns[at] ?? 0), 0);
  return Math.min(here, one.profile.class * TURN - total(progress.turns));
}

const total = (turns: readonly number[]): number => turns.reduce((sum, turn) => sum + turn, 0);
/** Whether a move can be at its end here: after the least move, or a dive (TFH-11, TFH-50). */
const canEnd = (options: Options, progress: Progress): boolean =>
  !isOver(progress) && (progress.move === 'dive' || progress.length >= lengthOf(options, 'tranche'));
const isOver = ({ agile, rammed }: Progress): boolean => agile || rammed;

/** A turn made: its degrees go to the tranches in order, what is over to the additional turn of an agile one at its end. */
export function afterTurn(
  options: Options,
  one: Aircraft,
  progress: Progress,
  by: number,
  goesOn: boolean,
): Result<Progress, Refusal> {
  const left = turnLeft(options, one, progress, goesOn);
  const size = Math.abs(by);
  const within = Math.min(size, left);
  const more = size - within;
  const isAgile = has(one, 'agile') && !goesOn && canEnd(options, progress);
  if (size === 0 || !Number.isInteger(by) || more > (isAgile ? TURN : 0)) {
    const most = left + (isAgile ? TURN : 0);
    return fail(refuse('finest-hour/turn-too-far', { unit: one.id, by, most, goesOn }, 'TFH-12'));
  }
  const turns = [...progress.turns];
  let rest = within;
  for (const at of tranchesHere(options, progress, goesOn)) {
    const here = Math.min(rest, TURN - (turns[at] ?? 0));
    while (turns.length <= at) turns.push(0);
    turns[at] = (turns[at] ?? 0) + here;
    rest -= here;
  }
  return ok({ ...progress, turns, agile: progress.agile || more > 0 });
}

/** Straight on for a length, at most `most` in all. */
export function afterAhead(
  options: Options,
  one: Aircraft,
  progress: Progress,
  length: number,
  most: number,
): Result<Progress, Refusal> {
  const facts = { unit: one.id, length, most, flown: progress.length };
  if (isOver(progress) || progress.move === 'dive' || progress.move === 'evasion') {
    return fail(refuse('finest-hour/move-over', facts, 'TFH-11'));
  }
  if (length <= 0 || length % (lengthOf(options, 'tranche') / 100) !== 0) {
    return fail(refuse('finest-hour/no-length', facts, 'TFH-11'));
  }
  if (progress.length + length > most) return fail(refuse('finest-hour/too-far', facts, 'TFH-02'));
  return ok({ ...progress, move: 'normal', length: progress.length + length });
}

/** A dive in place of a move (TFH-15). */
export function afterDive(
  options: Options,
  one: Aircraft,
  progress: Progress,
  length: number,
): Result<Progress, Refusal> {
  const most = lengthOf(options, 'dive');
  if (progress.move !== 'none') return fail(refuse('finest-hour/instead-of-move', { unit: one.id }, 'TFH-15'));
  if (!Number.isInteger(length) || length < 0 || length > most) {
    return fail(refuse('finest-hour/dive-too-far', { unit: one.id, length, most }, 'TFH-15'));
  }
  return ok({ ...progress, move: 'dive' });
}

/** An evasion in place of a move (TFH-16, TFH-25, TFH-49). */
export function afterEvasion(
  options: Options,
  one: Aircraft,
  progress: Progress,
  part: Extract<Part, { do: 'evade' }>,
): Result<Progress, Refusal> {
  if (progress.move !== 'none') return fail(refuse('finest-hour/instead-of-move', { unit: one.id }, 'TFH-16'));
  const wrong = evasionProblem(options, one, part);
  return wrong ? fail(wrong) : ok({ ...progress, move: 'evasion' });
}

/** Why an aircraft cannot evade so, or `null`. */
export function evasionProblem(
  options: Options,
  one: Aircraft,
  { heading, facing }: { readonly heading: number; readonly facing?: number },
): Refusal | null {
  if (has(one, 'unwieldy')) return refuse('finest-hour/unwieldy', { unit: one.id }, 'TFH-49');
  if (one.burning) return refuse('finest-hour/burning', { unit: one.id }, 'TFH-25');
  const isHeading = (angle: number): boolean => Number.isInteger(angle) && angle >= 0 && angle < 3600;
  if (!isHeading(heading) || (facing !== undefined && !isHeading(facing))) {
    return refuse('finest-hour/no-heading', { unit: one.id, heading }, 'TFH-16');
  }
  return facing === undefined || options.evadeFacing === 'free'
    ? null
    : refuse('finest-hour/facing-is-direction', { unit: one.id }, 'AMB-TFH-07');
}

/** Where an aircraft faces after an evasion (AMB-TFH-07). */
export function facingAfter(options: Options, one: Aircraft, heading: number, facing: number | undefined): number {
  if (options.evadeFacing === 'keep') return one.heading;
  return options.evadeFacing === 'free' ? (facing ?? heading) : heading;
}
