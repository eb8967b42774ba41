import { scriptedDice, type Dice } from '../../src/rules/kernel/dice.js';
import type { Refusal } from '../../src/rules/kernel/refusal.js';
import { audit, imbalances } from '../../src/rules/league/audit.js';
import type { Actor, Command } from '../../src/rules/league/commands.js';
import type { Event } from '../../src/rules/league/events.js';
import { entrantId, pairingId } from '../../src/rules/league/ids.js';
import { league } from '../../src/rules/league/league.js';
import { defaultSetup, type Format, type Setup } from '../../src/rules/league/setup.js';
import { isMeeting, isOpen, type Pairing, type State, type Winner } from '../../src/rules/league/state.js';

/** A small league at play. */

export const DAY = 24 * 3600 * 1000;
export const HOUR = 3600 * 1000;

export const e = entrantId;
export const p = pairingId;

/** A league of one stage of this format, with what is to differ. */
export const leagueOf = (format: Format, more: Partial<Setup> = {}): Setup => ({
  ...defaultSetup('league/test'),
  stages: [{ format, divisions: 1, takes: 0 }],
  ...more,
});

/** Dice that always show their last face: lots leave the order as it turns out so, the same every time. */
const LAST: Dice = {
  roll: (count, sides, purpose) => ({ index: 0, sides, faces: Array.from({ length: count }, () => sides), purpose }),
};
/** Dice that always show a one: lots leave everybody in the order in which they came. */
const FIRST: Dice = {
  roll: (count, sides, purpose) => ({
    ...LAST.roll(count, sides, purpose),
    faces: Array.from({ length: count }, () => 1),
  }),
};

export class LeagueAtPlay {
  readonly events: Event[] = [];
  #state: State | null = null;
  at = 0;

  /** A league with so many entrants; begun unless it is to wait. */
  constructor(
    setup: Setup,
    entrants: number,
    readonly dice: Dice = FIRST,
    begins = true,
  ) {
    this.give('house', { type: 'found', setup });
    for (let i = 0; i < entrants; i++) this.give('house', { type: 'enter', name: `Player ${i + 1}` });
    if (begins) this.give('official', { type: 'begin' });
  }

  get state(): State {
    if (!this.#state) throw new Error('no league');
    return this.#state;
  }

  get open(): readonly Pairing[] {
    return this.state.pairings.filter((one) => isOpen(one) && isMeeting(one));
  }

  pairing(n: number): Pairing {
    const found = this.state.pairings.find(({ id }) => id === p(n));
    if (!found) throw new Error(`no pairing ${n}`);
    return found;
  }

  /** Gives an order that must be taken; what comes of it must balance, and folding it must lead to the same state. */
  give(by: Actor, command: Command): readonly Event[] {
    const decided = league.decide(this.#state, { by, at: this.at, command }, { dice: this.dice });
    if (!decided.ok) throw new Error(`refused: ${JSON.stringify({ by, command, refusal: decided.error })}`);
    for (const event of decided.value.events) {
      this.#state = league.evolve(this.#state, event);
      const wrong = imbalances(this.#state);
      if (wrong.length > 0) throw new Error(`${wrong.join(', ')} after ${JSON.stringify(event)}`);
    }
    const wrong = audit(this.state);
    if (wrong.length > 0) throw new Error(`${wrong.join(', ')} after ${JSON.stringify(command)}`);
    this.events.push(...decided.value.events);
    return decided.value.events;
  }

  /** Why an order is refused, or `null`; it is not given. */
  refused(by: Actor, command: Command): Refusal | null {
    const dice = scriptedDice([]);
    const decided = league.decide(this.#state, { by, at: this.at, command }, { dice });
    return decided.ok ? null : decided.error;
  }

  /** Books the match of a pairing. */
  book(n: number, winner: Winner | null, hash = 'h'): readonly Event[] {
    return this.give('house', { type: 'book', pairing: p(n), winner, score: null, match: { id: `m${n}`, hash } });
  }

  /** Plays all that is open; the stronger wins: the lower number. */
  playRound(): void {
    for (const { id, sides } of this.open) {
      const [a, b] = sides.map((side) => Number(side?.slice(1)));
      this.book(Number(id.slice(1)), (a ?? 0) < (b ?? 0) ? 'first' : 'second');
    }
  }

  /** Lets time pass, and Arbitre keep it. */
  pass(ms: number): readonly Event[] {
    this.at += ms;
    return this.give('house', { type: 'keep-time' });
  }
}
