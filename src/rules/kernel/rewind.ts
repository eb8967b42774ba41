import { isAnswered } from './agenda.js';
import { putBack } from './clock.js';
import type { Rewound } from './rewound.js';
import type { GameTypes, MatchEvent, MatchState } from './contract.js';
import { questionId } from './ids.js';

/** An event by its number. */
interface Numbered<Event> {
  readonly seq: number;
  readonly event: Event;
}

/** Whether an event takes others back. */
export const isRewound = (event: { readonly type: string }): event is Rewound => event.type === 'Rewound';

/**
 * The state after `Rewound`, from the one right after event `to`: the open questions are put anew under new names, answers
 * that wait sealed among them stay; no proposal stands.
 */
export function rewound<T extends GameTypes>(then: MatchState<T>, event: Rewound): MatchState<T> {
  const top = then.agenda.at(-1);
  const reissued = top?.asked && !isAnswered(top.asked) ? top.asked : null;
  const names = new Map((reissued?.questions ?? []).map(({ id }, i) => [id, questionId(event.asked + i + 1)] as const));
  const agenda =
    top && reissued
      ? [
          ...then.agenda.slice(0, -1),
          {
            step: top.step,
            asked: {
              mode: reissued.mode,
              questions: reissued.questions.map((question) => ({
                ...question,
                id: names.get(question.id) ?? question.id,
              })),
              answers: reissued.answers.map((answer) => ({
                ...answer,
                question: names.get(answer.question) ?? answer.question,
              })),
            },
          },
        ]
      : then.agenda;
  return {
    ...then,
    agenda,
    questionsAsked: event.asked + names.size,
    diceRolled: event.rolled,
    proposal: null,
    clock: then.clock && putBack(then.clock, event, names),
    reissued: event.asked,
  };
}

/**
 * The events that count, out of a run of consecutive ones: where one is `Rewound`, those between it and the event that it
 * goes back to are left out. If the first that is left is itself a `Rewound`, it goes back beyond the run.
 */
export function surviving<E extends Numbered<{ readonly type: string }>>(events: readonly E[]): readonly E[] {
  const kept: E[] = [];
  let below = Number.POSITIVE_INFINITY;
  for (const one of [...events].reverse()) {
    if (one.seq > below) continue;
    kept.push(one);
    below = isRewound(one.event) ? one.event.to : one.seq;
  }
  return kept.reverse();
}

/** A `Rewound` by its number and the event that it goes back to. */
export interface Jump {
  readonly seq: number;
  readonly to: number;
}

/**
 * The stretches between two numbers, both inclusive, whose events count, in their order. `jumps` are all of the match, also
 * those after the stretch. A stretch that follows a gap begins with the `Rewound` that made it.
 */
export function countedIn(jumps: readonly Jump[], from: number, to: number): readonly (readonly [number, number])[] {
  const found: [number, number][] = [];
  let until = Number.POSITIVE_INFINITY;
  const add = (first: number, last: number): void => {
    const [start, end] = [Math.max(first, from), Math.min(last, to)];
    if (start <= end) found.unshift([start, end]);
  };
  for (const jump of [...jumps].sort((a, b) => b.seq - a.seq)) {
    if (jump.seq > until) continue;
    add(jump.seq, until);
    until = jump.to;
  }
  add(1, until);
  return found;
}

/** An event with the states around it. */
export interface Moment<T extends GameTypes, E> {
  readonly stored: E;
  readonly before: MatchState<T> | null;
  readonly after: MatchState<T>;
}

/**
 * Folds a whole match from its first event, event by event, those included that were taken back later. This and `surviving`
 * are the one way in which a `Rewound` is honoured; both lead to the same state.
 */
export function* timeline<T extends GameTypes, E extends Numbered<MatchEvent<T>>>(
  evolve: (state: MatchState<T> | null, event: MatchEvent<T>) => MatchState<T>,
  events: Iterable<E>,
): Generator<Moment<T, E>> {
  const states = new Map<number, MatchState<T>>();
  let state: MatchState<T> | null = null;
  for (const stored of events) {
    const { event, seq } = stored;
    const before: MatchState<T> | null = isRewound(event) ? stateOf(states, event.to) : state;
    const after = evolve(before, event);
    states.set(seq, after);
    state = after;
    yield { stored, before, after };
  }
}

function stateOf<State>(states: ReadonlyMap<number, State>, seq: number): State {
  const state = states.get(seq);
  if (state === undefined) throw new Error(`a match cannot go back to event ${seq}, which it does not have`);
  return state;
}
