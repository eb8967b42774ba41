import type { StandardState } from '../types.js';
import { lobbed } from './artillery.js';
import { changeBin, changeBody, changeField } from './changes.js';
import type { FullEvent } from './events.js';

/** A round that flies in an arc is out of the gun at once. */
export function lobbedBy(state: StandardState, event: Extract<FullEvent, { type: 'ShellFired' }>): StandardState {
  const { unit, mount, bin, roundsLeft, heat } = event;
  const spent = bin !== null && roundsLeft !== null ? changeBin(state, unit, bin, () => roundsLeft) : state;
  const done = changeBody(spent, unit, ({ built, fired }) => ({
    built: heat > 0 ? [...built, { source: 'weapon', heat, mount }] : built,
    fired: [...fired, mount],
  }));
  return changeField(done, () => ({ batteries: lobbed(state, event) }));
}
