import type { Tongue } from '../words/index.js';
import type { UnitId } from '../../../rules/kernel/ids.js';
import { characterOf } from '../../../rules/tactic148/characters.js';
import type { Character, Marker } from '../../../rules/tactic148/types.js';
import type { State } from '../../../rules/tactic148/state.js';
import type { Event, Hurt } from '../../../rules/tactic148/events.js';

export type Of<Type extends Event['type']> = Extract<Event, { type: Type }>;

/** An action that has begun, with the markers that it ended; its price is told with the first thing that comes of it. */
export interface Acting {
  readonly taken: Of<'ActionTaken'>;
  readonly ended: readonly Marker[];
  readonly told: boolean;
}

/** What a line about an event can lean on: the match just before and just after it, and what came before and comes after. */
export interface Telling {
  readonly tongue: Tongue;
  readonly before: State;
  readonly after: State;
  /** The game's events that come after it in the stretch. */
  readonly next: readonly Event[];
  /** The last action that each character has begun in the stretch. */
  readonly acting: ReadonlyMap<UnitId, Acting>;
  /** Who has declared a shot whose dice have not fallen yet. */
  readonly shooter: UnitId | null;
}

/** A character as it was before the event. */
export const who = ({ before }: Telling, id: UnitId): Character => characterOf(before, id);

/** Whether a character acts in the opponent's turn. */
export const interrupts = (telling: Telling, id: UnitId): boolean =>
  telling.before.active !== null && who(telling, id).side !== telling.before.active;

/** What a hit right before has made of a character; `null`: it was none. */
export function hurtBy({ next: [first] }: Telling, unit: UnitId, cause: Of<'CharacterHurt'>['cause']): Hurt | null {
  return first?.type === 'CharacterHurt' && first.unit === unit && first.cause === cause ? first.becomes : null;
}
