import type { KernelEvent, MatchView, Ruleset } from '../rules/kernel/contract.js';
import { isKernelEvent } from '../rules/kernel/evolve.js';
import type { SeatId } from '../rules/kernel/ids.js';
import type { Proposal } from '../rules/kernel/proposal.js';
import { isRewound, surviving, timeline, type Moment } from '../rules/kernel/rewind.js';
import type { Rewound } from '../rules/kernel/rewound.js';
import type { Seat, Viewer } from '../rules/kernel/seats.js';
import type { AnyGame } from '../rules/registry.js';
import type { StoredEvent } from './ports.js';
import { useOf } from './standing.js';
import type { Instant } from './header.js';

/** The record of a match: every order as it was when it was given, also those that were taken back later, and what was decided beside them. */

/**
 * What stands in the record in one line. `number` is that of the order; `null`: it was said beside the questions. `takenBack` is
 * that of the order that took it back.
 */
interface Line {
  readonly number: number | null;
  readonly at: Instant;
  readonly takenBack: number | null;
}

/** An answer to the rules. `command` is `null` where it is sealed for the reader; `view` is what they saw when it was given. */
export interface RecordedAnswer extends Line {
  readonly kind: 'answer';
  readonly seat: SeatId;
  readonly by: 'seat' | 'referee';
  /** Whether it came from an order that its player had kept. */
  readonly kept: boolean;
  readonly command: AnyGame['command'] | null;
  readonly view: MatchView<AnyGame>;
}

/** What else happened in the match and is no event of its game; `back` where the match went back. */
export interface RecordedEvent extends Line {
  readonly kind: 'event';
  readonly event: KernelEvent<AnyGame>;
  readonly view: MatchView<AnyGame>;
  readonly back: WentBack | null;
}

export type Recorded = RecordedAnswer | RecordedEvent;

/**
 * A going back: how many orders it took (words beside the questions are none: nobody else is to notice that there were any), whether dice had fallen since. `alone`: the how-manieth of those after dice to which no
 * opponent had to agree, because Arbitre plays them; `null`: it was none of these.
 */
export interface WentBack {
  readonly orders: number;
  readonly dice: boolean;
  readonly alone: number | null;
}

type Moments = readonly Moment<AnyGame, StoredEvent>[];

/** The record of a match as a viewer may know it, from all its events, brought up to date. */
export function recordOf(
  ruleset: Ruleset<AnyGame>,
  events: readonly StoredEvent[],
  numbers: ReadonlyMap<number, number>,
  viewer: Viewer,
): readonly Recorded[] {
  const moments = foldOf(ruleset, events);
  const now = moments.at(-1)?.after ?? null;
  const first = new Map([...events].reverse().map(({ order, seq }) => [order, seq]));
  const numberOf = ({ order }: StoredEvent): number | null => numbers.get(first.get(order) ?? 0) ?? null;
  const takenBy = takers(events);
  const backs = goingsBack(moments);
  return moments.flatMap(({ stored, before, after }): Recorded[] => {
    const told = ruleset.tell(stored.event, before, viewer, now);
    if (!told) return [];
    const taker = takenBy(stored.seq);
    const line = {
      number: numberOf(stored),
      at: stored.at,
      takenBack: taker === null ? null : numberOf(taker),
    };
    if (told.type === 'Said' && 'command' in told && before) {
      const { seat, command } = told;
      return [{ ...line, kind: 'answer', seat, by: 'seat', kept: false, command, view: ruleset.view(before, viewer) }];
    }
    const { event } = stored;
    if ((event.type === 'Answered' || event.type === 'AnswerChanged') && before && 'answer' in event) {
      const { seat, by } = event.answer;
      const answer = { ...line, kind: 'answer', seat, view: ruleset.view(before, viewer) } as const;
      // Of an answer that is sealed for them a reader sees that it was given, not how: that it was kept for later is told with it.
      return 'answer' in told
        ? [{ ...answer, by, kept: useOf(stored.order) !== null, command: told.answer.command }]
        : [{ ...answer, by: 'seat', kept: false, command: null }];
    }
    if (told.type === 'Redacted' || !isKernelEvent<AnyGame>(told)) return [];
    const back = backs.get(stored.seq) ?? null;
    return [{ ...line, kind: 'event', event: told, view: ruleset.view(after, viewer), back }];
  });
}

/** How often a match went back after dice without an opponent's consent, because Arbitre plays them. */
export const wentBackAlone = (ruleset: Ruleset<AnyGame>, events: readonly StoredEvent[]): number =>
  [...goingsBack(foldOf(ruleset, events)).values()].filter(({ alone }) => alone !== null).length;

const foldOf = (ruleset: Ruleset<AnyGame>, events: readonly StoredEvent[]): Moments => [
  ...timeline<AnyGame, StoredEvent>((before, event) => ruleset.evolve(before, event), events),
];

/** Of an event that counts no longer the one that took it back; of several one that counts itself. */
function takers(events: readonly StoredEvent[]): (seq: number) => StoredEvent | null {
  const counting = new Set(surviving(events).map(({ seq }) => seq));
  const jumps = events.flatMap((stored) => (isRewound(stored.event) ? [{ stored, to: stored.event.to }] : []));
  return (seq) => {
    if (counting.has(seq)) return null;
    const over = jumps.filter(({ stored, to }) => to < seq && seq < stored.seq);
    return (over.find(({ stored }) => counting.has(stored.seq)) ?? over[0])?.stored ?? null;
  };
}

/** What each going back took, by its number. */
function goingsBack(moments: Moments): ReadonlyMap<number, WentBack> {
  const proposals = new Map<string, Proposal>();
  const found = new Map<number, WentBack>();
  let agreed: Proposal | null = null;
  let alone = 0;
  for (const { stored, before, after } of moments) {
    const { event, seq } = stored;
    if (event.type === 'Proposed' && 'proposal' in event) proposals.set(event.proposal.id, event.proposal);
    if (isRewound(event)) {
      const dice = (before?.diceRolled ?? 0) < event.rolled;
      const counts = dice && event.warrant === 'agreed' && isAlone(event, agreed, after.seats);
      const orders = new Set(
        moments.flatMap(({ stored: one }) =>
          one.seq > event.to && one.seq < seq && one.event.type === 'Answered' ? [one.order] : [],
        ),
      ).size;
      found.set(seq, { orders, dice, alone: counts ? ++alone : null });
    }
    agreed = event.type === 'Agreed' && 'proposal' in event ? (proposals.get(event.proposal) ?? null) : null;
  }
  return found;
}

/** Whether nobody of another side was asked. */
function isAlone({ by }: Rewound, agreed: Proposal | null, seats: readonly Seat[]): boolean {
  const sideOf = (id: SeatId | null) => seats.find((seat) => seat.id === id)?.side;
  return agreed?.asked.every((seat) => sideOf(seat) === sideOf(by)) ?? false;
}
