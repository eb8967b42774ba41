import type { GameTypes, KernelCommand, MatchEvent, MatchState, Ruleset } from '../../src/rules/kernel/contract.js';
import { scriptedDice } from '../../src/rules/kernel/dice.js';
import { seatId } from '../../src/rules/kernel/ids.js';
import type { Refusal } from '../../src/rules/kernel/refusal.js';
import { complete, whole } from './complete.js';
import { decideOrder, startMatch } from './deciding.js';

/** Plays a match of one game in a test: orders with the faces that their dice show. A game's own driver adds what it looks at. */
export class Driver<T extends GameTypes> {
  readonly log: MatchEvent<T>[] = [];
  protected state: MatchState<T> | null = null;

  constructor(
    protected readonly ruleset: Ruleset<T>,
    setup: T['setup'],
    faces: readonly number[] = [],
  ) {
    const began = startMatch(ruleset, setup, scriptedDice(faces), 0);
    if (!began.ok) throw new Error(`refused to start: ${JSON.stringify(began.error)}`);
    this.#take(began.value);
  }

  get match(): MatchState<T> {
    if (!this.state) throw new Error('not begun');
    return this.state;
  }
  get game(): T['state'] {
    return this.match.game;
  }
  /** Who is awaited for what: `attacker:move`. */
  get awaited(): readonly string[] {
    return this.ruleset.open(this.match).map((question) => `${question.seat}:${question.topic.ask}`);
  }

  /** Gives an order that must be accepted and use exactly these faces. Returns its events. */
  give(seat: string, command: T['command'] | KernelCommand, faces: readonly number[] = []): readonly MatchEvent<T>[] {
    return this.#order('seat', seat, command, faces);
  }

  /** The time of a seat runs out: the referee passes for it. */
  timeout(seat: string, faces: readonly number[] = []): readonly MatchEvent<T>[] {
    return this.#order('referee', seat, { type: 'pass' }, faces);
  }

  /** Gives an order that must be refused, and returns why. No die is used. */
  refused(seat: string, command: T['command'] | KernelCommand): Refusal {
    const order = { by: 'seat', seat: seatId(seat), command, at: 0 } as const;
    const decided = decideOrder(this.ruleset, this.match, order, scriptedDice([]));
    if (decided.ok) throw new Error(`accepted: ${JSON.stringify(decided.value)}`);
    return complete(decided.error);
  }

  /** The events of a type so far. */
  events<Type extends T['event']['type']>(type: Type): readonly Extract<T['event'], { type: Type }>[] {
    return this.log.filter((event): event is Extract<T['event'], { type: Type }> => event.type === type);
  }

  /** The last event of a type. */
  last<Type extends T['event']['type']>(type: Type): Extract<T['event'], { type: Type }> {
    const found = this.events(type).at(-1);
    if (!found) throw new Error(`no ${type} yet`);
    return found;
  }

  #order(
    by: 'seat' | 'referee',
    seat: string,
    command: T['command'] | KernelCommand,
    faces: readonly number[],
  ): readonly MatchEvent<T>[] {
    const before = this.match.diceRolled;
    const decided = decideOrder(
      this.ruleset,
      this.match,
      { by, seat: seatId(seat), command, at: 0 },
      scriptedDice([...Array.from({ length: before }, () => 1), ...faces], before),
    );
    if (!decided.ok) throw new Error(`refused: ${JSON.stringify(decided.error)}`);
    this.#take(decided.value);
    const used = this.match.diceRolled - before;
    if (used !== faces.length) throw new Error(`${faces.length} faces given, ${used} used`);
    return decided.value;
  }

  #take(events: readonly MatchEvent<T>[]): void {
    for (const event of events) {
      this.state = this.ruleset.evolve(this.state, event);
      this.log.push(whole(event));
    }
  }
}
