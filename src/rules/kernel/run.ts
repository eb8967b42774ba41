import { isAnswered } from './agenda.js';
import type { Decided, GameTypes, Happened, MatchEvent, MatchState, Order } from './contract.js';
import type { Dice, Roll } from './dice.js';
import { evolve } from './evolve.js';
import type { Game, Progress } from './game.js';
import { questionId } from './ids.js';
import { toAsk } from './parts.js';
import { timingOf, type Answer } from './questions.js';

/** Steps that run without a question in between; more than this in one order means that the rules go in circles. */
const MOST_STEPS = 10_000;

/** One order at work: events happen one after the other, each on the state that the one before has left. */
export class Run<T extends GameTypes> {
  readonly #happened: Happened<T>[] = [];
  #state: MatchState<T> | null;

  constructor(
    private readonly game: Game<T>,
    state: MatchState<T> | null,
    private readonly dice: Dice,
  ) {
    this.#state = state;
  }

  get state(): MatchState<T> {
    if (!this.#state) throw new Error('the match has not begun');
    return this.#state;
  }

  get events(): readonly MatchEvent<T>[] {
    return this.#happened.map(({ event }) => event);
  }

  /** What the order has led to. `order` is complete: it names the question that it answered. */
  decided(order: Order<T>): Decided<T> {
    return { order, happened: this.#happened, events: this.events, state: this.state };
  }

  happen(event: MatchEvent<T>, on: MatchState<T> | null = this.#state): void {
    const after = evolve(this.game, on, event);
    this.#happened.push({ event, before: on, after });
    this.#state = after;
  }

  /** Runs the agenda until a question is open or the match is over. */
  settle(): void {
    for (let steps = 0; steps < MOST_STEPS; steps++) {
      const top = this.state.agenda.at(-1);
      if (this.state.outcome) return;
      if (!top) throw new Error('the agenda is empty, but the match has no outcome');
      if (!top.asked && this.#ask(top.step)) continue;
      if (top.asked && !isAnswered(top.asked)) return;
      this.#run(top.step, top.asked?.answers ?? []);
    }
    throw new Error(`the rules run in circles at ${JSON.stringify(this.state.agenda.at(-1)?.step)}`);
  }

  /** Puts the questions of a step, and answers at once those that need no asking. False when it has none. */
  #ask(step: T['step']): boolean {
    const asking = this.game.rule(step).ask?.(this.state, step);
    const asks = toAsk(this.game, asking?.asks ?? []);
    if (!asking || asks.length === 0) return false;
    const isChrono = this.state.clock?.settings.kind === 'chrono';
    const questions = asks.map(({ seat, kind, topic, fallback, parts, goesOn, ...timing }, i) => ({
      id: questionId(this.state.questionsAsked + i + 1),
      seat,
      kind,
      topic,
      fallback,
      ...(parts ? { parts } : {}),
      ...timingOf(timing, isChrono),
      ...(goesOn ? { goesOn } : {}),
    }));
    this.happen({ type: 'Asked', mode: asking.mode, questions });
    asks.forEach(({ seat, settled }, i) => {
      const question = questions[i];
      const asked = this.state.agenda.at(-1)?.asked;
      if (settled === undefined || !question || !asked || isAnswered(asked)) return;
      this.happen({ type: 'Answered', answer: { question: question.id, seat, by: 'referee', command: settled } });
    });
    return true;
  }

  #run(step: T['step'], answers: readonly Answer<T['command']>[]): void {
    const rolls: Roll[] = [];
    const recorded: Dice = {
      roll: (count, sides, purpose) => {
        const roll = this.dice.roll(count, sides, purpose);
        rolls.push(roll);
        return roll;
      },
    };
    const progress: Progress<T> = this.game.rule(step).run(this.state, step, answers, recorded);
    for (const roll of rolls) this.happen({ type: 'Rolled', roll });
    for (const event of progress.events) this.happen(event);
    this.happen({ type: 'Stepped', then: progress.then });
    if (progress.outcome) this.happen({ type: 'Ended', outcome: progress.outcome });
  }
}
