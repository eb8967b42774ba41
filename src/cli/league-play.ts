import type { Scenario } from '../library/contract.js';
import { seededDice } from '../match/dice.js';
import { transcriptText } from '../match/transcript.js';
import { seededChance, type Chance } from '../opponent/chance.js';
import type { Actor, Command } from '../rules/league/commands.js';
import { entrantId, type PairingId } from '../rules/league/ids.js';
import { blockedBy, scoreFor, winnerFor } from '../rules/league/results.js';
import type { Setup } from '../rules/league/setup.js';
import { isIn, isMeeting, isOpen, type Pairing, type State, type Winner } from '../rules/league/state.js';
import { nextDue } from '../rules/league/time.js';
import { Misuse } from './command.js';
import { OfflineMatch } from './offline.js';
import { offlineLeague, type OfflineLeague } from '../streams/offline-stream.js';
import { playerOf, playOut } from './self-play.js';

export const LEAGUE_PLAYERS = ['random', 'referee'] as const;
type LeaguePlayer = (typeof LEAGUE_PLAYERS)[number];

/** One in so many pairings is not played: somebody does not come, or gives up. */
const ABSENT = 6;
/** One in so many results is appealed against, and one in so many of those appeals is upheld. */
const APPEALS = 5;
const UPHELD = 2;

/** What came of a pairing, for the line that tells it, and the transcript if there was a match. */
interface Came {
  readonly told: object;
  readonly match: { readonly id: string; readonly transcript: string } | null;
}

/** A league that Arbitre plays against itself, with people who do not come, appeal, leave and are replaced. */
export class LeaguePlay {
  readonly league: OfflineLeague;
  readonly #chance: Chance;
  #at = 0;

  constructor(
    setup: Setup,
    entrants: number,
    private readonly scenario: Scenario,
    private readonly seed: string,
    private readonly player: LeaguePlayer,
  ) {
    this.league = offlineLeague(setup.id, seed);
    this.#chance = seededChance(`${seed}/entrants`);
    this.#give('house', { type: 'found', setup });
    for (let i = 0; i < entrants; i++) this.#give('house', { type: 'enter', name: `Entrant ${i + 1}` });
    this.#give('official', { type: 'seed', entrant: entrantId(1), seed: 1 });
    this.#give('official', { type: 'begin' });
  }

  get state(): State {
    return this.league.state;
  }

  /** Plays until it is over; each pairing as it comes. */
  *play(): Generator<Came> {
    while (this.state.status === 'playing') {
      const before = this.state.events;
      for (const { id } of this.#open()) {
        const pairing = this.#open().find((one) => one.id === id);
        if (pairing) yield* this.#met(pairing);
      }
      this.#passTime();
      if (this.state.events === before) throw new Error('the league goes on, but nothing happens');
    }
  }

  #open(): readonly Pairing[] {
    return this.state.pairings.filter((one) => isOpen(one) && isMeeting(one));
  }

  *#met(pairing: Pairing): Generator<Came> {
    if (this.#chance(ABSENT) === 0) {
      this.#unplayed(pairing);
      const { id, sides } = pairing;
      if (!this.#open().some((one) => one.id === id))
        yield { told: { pairing: id, sides, winner: this.#winner(id) }, match: null };
      return;
    }
    yield this.#played(pairing);
    if (this.#chance(APPEALS) === 0) this.#appealed(pairing.id);
  }

  /** Somebody is ready in vain, gives up, asks for more time, or leaves for good and somebody else comes. */
  #unplayed({ id, sides }: Pairing): void {
    const [first, second] = sides;
    if (second === null || !isIn(this.state, first) || !isIn(this.state, second)) return;
    const some = this.#chance(2) === 0 ? first : second;
    switch (this.#chance(5)) {
      case 0:
        return this.#give(some, { type: 'ready', pairing: id });
      case 1:
        return this.#give(some, { type: 'concede', pairing: id });
      case 2:
        this.#give(some, { type: 'leave' });
        return this.#give('official', { type: 'substitute', entrant: some, reason: 'somebody else plays on' });
      case 3:
        if (this.#find(id).extended > 0) return;
        this.#give(first, { type: 'extend', pairing: id });
        return this.#give(second, { type: 'extend', pairing: id });
      default:
        // Nobody comes.
        return;
    }
  }

  #played({ id, sides }: Pairing): Came {
    const began = performance.now();
    const own = `${this.seed}/${id}`;
    const match = `${this.state.setup.id}-${id}`;
    this.#give('house', { type: 'made', pairing: id, match });
    const begun = OfflineMatch.begin({
      id: match,
      scenario: this.scenario,
      players: {},
      options: this.state.setup.table?.options ?? {},
      at: 0,
      seed: own,
      dice: (first) => seededDice(own, first),
    });
    if (!begun.ok) throw new Misuse(`the match cannot begin: ${JSON.stringify(begun.error)}`);
    const { match: played } = begun.value;
    playOut(
      played,
      new Map(
        this.scenario.sides.map((side) => [side.id, playerOf(this.player, this.scenario.ruleset, `${own}/${side.id}`)]),
      ),
    );
    const transcript = played.transcript();
    const table = this.state.setup.table?.sides;
    if (!table) throw new Misuse('a league that is played has a scenario');
    const { outcome } = played.state;
    const winner = winnerFor(table, outcome?.winners ?? []);
    const score = outcome && scoreFor(table, outcome);
    const identity = { id: match, hash: transcript.chain ?? transcript.hash };
    this.#give('house', { type: 'book', pairing: id, winner, score, match: identity });
    const ms = Math.round(performance.now() - began);
    const told = { pairing: id, sides, winner, events: played.events.length, ms, hash: identity.hash };
    return { told, match: { id: match, transcript: transcriptText(transcript) } };
  }

  /** Whoever did not win appeals; an appeal that is upheld changes the result, unless somebody has played on by it. */
  #appealed(id: PairingId): void {
    const { sides, result, stage } = this.#find(id);
    if (!result || sides[1] === null || this.state.status === 'over') return;
    const [by, other] = result.winner === 'first' ? ([sides[1], 'second'] as const) : ([sides[0], 'first'] as const);
    if (!isIn(this.state, by)) return;
    this.#give(by, { type: 'appeal', pairing: id, text: 'the last shot went out of range' });
    const appeal = this.state.appeals.at(-1);
    const isFree = blockedBy(this.state, id, other) === null && stage === this.state.stages.length - 1;
    if (!appeal) return;
    const upheld = isFree && this.#chance(UPHELD) === 0;
    this.#give('official', {
      type: 'rule',
      appeal: appeal.id,
      upheld,
      winner: upheld ? other : null,
      reason: 'the log says so',
    });
  }

  #passTime(): void {
    const next = nextDue(this.state);
    if (next === null || this.state.status !== 'playing') return;
    this.#at = Math.max(this.#at, next);
    this.#give('house', { type: 'keep-time' });
  }

  #find(id: PairingId): Pairing {
    const found = this.state.pairings.find((one) => one.id === id);
    if (!found) throw new Error(`there is no pairing ${id}`);
    return found;
  }

  #winner = (id: PairingId): Winner | null => this.#find(id).result?.winner ?? null;

  #give(by: Actor, command: Command): void {
    this.#at += 1000;
    const result = this.league.submit({ by, at: this.#at, command });
    if (!result.ok)
      throw new Error(`${by} gave an illegal order: ${JSON.stringify({ command, refusal: result.error })}`);
  }
}
