import type { StoredEvent } from '../../src/match/ports.js';
import type { MatchId } from '../../src/match/header.js';

/** When nobody could reach the house. */
export interface Outage {
  readonly from: number;
  readonly to: number;
}

/** Outages that clocks of days do not notice, in milliseconds. */
const UNNOTICED = 60_000;

/**
 * Keeps account beside the clocks: whoever timed out must have been able to reach the house for the whole of what they were
 * promised when their time began.
 */
export class Fairness {
  readonly #seen = new Map<MatchId, number>();
  readonly #started = new Map<string, { readonly at: number; readonly promised: number; readonly banked: boolean }>();
  readonly #faults: string[] = [];
  readonly #reasons = new Map<string, number>();
  #timeouts = 0;
  #ended = 0;

  constructor(private readonly outages: readonly Outage[]) {}

  fault(what: string): void {
    this.#faults.push(what);
  }

  seen = (match: MatchId): number => this.#seen.get(match) ?? 0;

  read(match: MatchId, events: readonly StoredEvent[]): void {
    for (const { seq, event } of events) {
      this.#seen.set(match, seq);
      switch (event.type) {
        case 'ClockStarted':
          this.#started.set(`${match} ${event.question}`, {
            at: event.at,
            promised: event.due - event.at,
            banked: event.banked,
          });
          break;
        case 'TimedOut':
          this.#timeouts++;
          this.#judge(match, event.question, event.at);
          break;
        case 'Ended':
          this.#ended++;
          this.#reasons.set(event.outcome.reason, (this.#reasons.get(event.outcome.reason) ?? 0) + 1);
          break;
        default:
      }
    }
  }

  #judge(match: MatchId, question: string, at: number): void {
    const started = this.#started.get(`${match} ${question}`);
    if (!started) return this.fault(`${match} ${question} timed out without a clock`);
    const within = this.outages
      .map(({ from, to }) => Math.max(0, Math.min(at, to) - Math.max(started.at, from)))
      .filter((ms) => ms > 0);
    const unnoticed = within.filter((ms) => ms < UNNOTICED).reduce((sum, ms) => sum + ms, 0);
    const reachable = at - started.at - within.reduce((sum, ms) => sum + ms, 0);
    const least = started.promised - (started.banked ? unnoticed : 0);
    if (reachable < least)
      this.fault(`${match} ${question}: ${reachable} ms within reach, promised ${started.promised}`);
  }

  timeouts = (): number => this.#timeouts;
  ended = (): number => this.#ended;
  reasons = (): Readonly<Record<string, number>> => Object.fromEntries(this.#reasons);
  faults = (): readonly string[] => this.#faults;
}
