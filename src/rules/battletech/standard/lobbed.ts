import type { StandardState } from '../types.js';
import { lobbed } from './artillery.js';
import { changeBody, changeField, changeFired } from './changes.js';
import type { FullEvent } from './events.js';

/** A round that flies in an arc is out of the gun at once. */
export function lobbedBy(state: StandardState, event: Extract<FullEvent, { type: 'ShellFired' }>): StandardState {
  const { unit, mount } = event;
  const done = changeBody(changeFired(state, event), unit, ({ fired }) => ({ fired: [...fired, mount] }));
  return changeField(done, () => ({ batteries: lobbed(state, event) }));
}
