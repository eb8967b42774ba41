import { seededDice } from '../../src/match/dice.js';
import type { ClockSettings } from '../../src/rules/kernel/clock.js';
import type { GameTypes, MatchEvent, MatchState, SetupBase } from '../../src/rules/kernel/contract.js';
import type { Game, StepRule } from '../../src/rules/kernel/game.js';
import { seatId, sideId, type SeatId } from '../../src/rules/kernel/ids.js';
import type { Fact, Motion } from '../../src/rules/kernel/proposal.js';
import { sinceThen } from '../../src/rules/kernel/past.js';
import { refuse } from '../../src/rules/kernel/refusal.js';
import { ok } from '../../src/rules/kernel/result.js';
import { ruleset } from '../../src/rules/kernel/ruleset.js';
import { accepted } from './counting.js';
import { decideOrder, enactMotion, startMatch, type Given } from './deciding.js';

/**
 * A game of one rule: each round two seats bid in secret, lots one by one, at most the limit; then the first seat walks three
 * paces, each a question of its own. The limit is a fact that can be corrected.
 */
export interface Bidding extends GameTypes {
  setup: SetupBase;
  state: { readonly round: number; readonly limit: number; readonly bids: readonly string[] };
  view: Bidding['state'];
  command: { readonly type: 'bid'; readonly lot: string; readonly n: number } | { readonly type: 'pace' };
  event:
    | { readonly type: 'RoundBegan' }
    | { readonly type: 'BidsOpened'; readonly bids: readonly string[] }
    | { readonly type: 'Paced' };
  step: { readonly type: 'round' } | { readonly type: 'bid' } | { readonly type: 'walk'; readonly paces: number };
  topic: { readonly ask: 'bid' } | { readonly ask: 'pace' };
  inquiry: { readonly about: 'limit' };
  answer: { readonly about: 'limit'; readonly limit: number };
}

export const RED = seatId('red');
export const BLUE = seatId('blue');
const LOTS = ['farm', 'mill'];
const bid = (lot: string, n: number) => ({ type: 'bid', lot, n }) as const;

const STEPS: { readonly [Type in Bidding['step']['type']]: StepRule<Bidding> } = {
  round: {
    run: () => ({
      events: [{ type: 'RoundBegan' }],
      then: [{ type: 'bid' }, { type: 'walk', paces: 0 }, { type: 'round' }],
    }),
  },
  bid: {
    ask: ({ seats }) => ({
      mode: 'all',
      asks: seats.map(({ id }) => ({
        seat: id,
        kind: 'sealed',
        topic: { ask: 'bid' },
        fallback: bid('farm', 0),
        parts: LOTS.map((lot) => ({ id: lot, fallback: bid(lot, 0) })),
      })),
    }),
    run: (_state, _step, answers) => ({
      events: [
        {
          type: 'BidsOpened',
          bids: answers.flatMap(({ seat, command }) =>
            command.type === 'bid' ? [`${seat} ${command.lot} ${command.n}`] : [],
          ),
        },
      ],
      then: [],
    }),
  },
  walk: {
    ask: (_state, step) => ({
      mode: 'all',
      asks: [
        {
          seat: RED,
          kind: 'turn',
          topic: { ask: 'pace' },
          fallback: { type: 'pace' },
          chrono: 'move',
          ...(step.type === 'walk' && step.paces > 0 ? { goesOn: true } : {}),
        },
      ],
    }),
    run: (_state, step) => ({
      events: [{ type: 'Paced' }],
      then: step.type === 'walk' && step.paces < 2 ? [{ type: 'walk', paces: step.paces + 1 }] : [],
    }),
  },
};

const game: Game<Bidding> = {
  id: 'bidding',
  decisions: 1,
  upcasts: [],
  options: [],
  checkSetup: () => null,
  begin: () => ({ state: { round: 0, limit: 9, bids: [] }, steps: [{ type: 'round' }] }),
  rule: ({ type }) => STEPS[type],
  answers: (topic, command) => topic.ask === command.type,
  part: (command) => (command.type === 'bid' ? command.lot : ''),
  check: ({ game: { limit } }, _question, command) =>
    command.type === 'bid' && command.n > limit ? refuse('bidding/beyond-the-limit', { limit }) : null,
  evolve(state, event) {
    switch (event.type) {
      case 'RoundBegan':
        return { ...state, round: state.round + 1 };
      case 'BidsOpened':
        return { ...state, bids: [...state.bids, ...event.bids] };
      case 'Paced':
        return state;
    }
  },
  view: ({ game: state }) => state,
  choices: (_view, question) => ({ kind: 'done', command: question.fallback }),
  tell: (event) => event,
  isNews: () => true,
  chapter: ({ round }) => ({ turn: round, phase: 'round' }),
  inspect: ({ game: { limit } }) => ok({ about: 'limit', limit }),
  correction: { check: () => null, apply: (state, { to }) => ({ ...state, limit: Number(to) }) },
  stopped: (_state, winners, reason) => ({ winners, reason, scores: {}, fates: {} }),
};

const bidding = ruleset(game);

const DAYS: ClockSettings = { kind: 'correspondence', turn: 1000, reaction: 100, bank: 500 };

/** What has happened in a match of it: when, and the states around it. */
interface Moment {
  readonly event: MatchEvent<Bidding>;
  readonly before: MatchState<Bidding> | null;
  readonly after: MatchState<Bidding>;
  readonly at: number;
}

/** A match of it, and each event with the states around it. */
export class BiddingMatch {
  state: MatchState<Bidding>;
  readonly told: Moment[] = [];

  constructor(clock: ClockSettings = DAYS) {
    const setup = { sides: [sideId('red'), sideId('blue')], seats: [seat(RED), seat(BLUE)], options: {}, clock };
    const events = accepted(startMatch(bidding, setup, seededDice('s', 0), 0));
    this.state = this.#fold(events, null, 0);
  }

  /** A seat bids for a lot; at an instant. */
  bid(by: SeatId, lot: string, n: number, at = 0) {
    return this.submit({ seat: by, at, command: bid(lot, n) });
  }

  submit(order: Given<Bidding>) {
    const result = decideOrder(bidding, this.state, order, seededDice('s', this.state.diceRolled));
    if (result.ok) this.state = this.#fold(result.value, this.state, order.at ?? 0);
    return result;
  }

  /** The arbiter sets the limit. */
  limit(to: number, at = 0): void {
    const fact: Fact = { of: 'table', set: 'limit', which: null, to };
    accepted(this.enact({ kind: 'correct', facts: [fact], reason: 'misread' }, at));
  }

  /** The arbiter carries a motion out; of one that goes back, to right after so many events. */
  enact(motion: Motion, at: number) {
    const how = { by: null, warrant: 'arbiter', at } as const;
    const goal = motion.kind === 'undo' || motion.kind === 'return' ? this.told[motion.to - 1] : undefined;
    const past = goal
      ? {
          state: goal.after,
          at: goal.at,
          until: this.told[this.told.indexOf(goal) + 1]?.at ?? at,
          ...sinceThen<Bidding>(
            this.told.indexOf(goal) + 1,
            this.told.map(({ event }, i) => ({ seq: i + 1, event })),
          ),
        }
      : null;
    const result = enactMotion(bidding, this.state, motion, how, seededDice('s', 0), past);
    if (result.ok) this.state = this.#fold(result.value, past?.state ?? this.state, at);
    return result;
  }

  /** All that a seat can read of what happened, as it is told now. */
  log(seat: SeatId): string {
    return JSON.stringify(
      this.told.map(({ event, before }) => bidding.tell(event, before, { as: 'seat', seat }, this.state)),
    );
  }

  /** Who has still to bid for what, or to walk. */
  get awaited(): readonly string[] {
    const answers = this.state.agenda.at(-1)?.asked?.answers ?? [];
    return bidding
      .open(this.state)
      .flatMap(({ id, seat, parts = [{ id: 'pace' }] }) =>
        parts
          .filter((part) => !answers.some((answer) => answer.question === id && answer.part === part.id))
          .map((part) => `${seat} ${part.id}`),
      );
  }

  #fold(events: readonly MatchEvent<Bidding>[], from: MatchState<Bidding> | null, at: number): MatchState<Bidding> {
    let state = from;
    for (const event of events) {
      const after = bidding.evolve(state, event);
      this.told.push({ event, before: state, after, at });
      state = after;
    }
    if (!state) throw new Error('nothing began');
    return state;
  }
}

const seat = (id: SeatId) => ({ id, side: sideId(id) });
