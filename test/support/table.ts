import { ok } from '../../src/rules/kernel/result.js';
import { createReferee, type RefereeNeeds } from '../../src/match/referee.js';
import type { Referee } from '../../src/match/contract.js';
import type { NewMatch, Submission } from '../../src/match/acts.js';
import type { Store } from '../../src/match/ports.js';
import { channelId, instant, playerId, type MatchId } from '../../src/match/header.js';
import { sideId, type SideId } from '../../src/rules/kernel/ids.js';
import { openStore } from '../../src/store/index.js';
import { accepted, counter, counting, toyLibrary } from './counting.js';

export const ANN = playerId('1001');
export const BOB = playerId('1002');
export const CAT = playerId('1003');
export const DAN = playerId('1004');
export const CHANNEL = channelId('2001');
export const RED = sideId('red');
export const BLUE = sideId('blue');
/** Houses that may share a store: their acts must not share keys. */
let sharing = 1;
const START = Date.UTC(2026, 0, 1, 10);

/** A referee of the toy game on a store of its own, with a clock that stands still and a known seed. */
export interface House {
  readonly referee: Referee;
  readonly store: Store;
  /** What was logged, as text. */
  readonly logged: string[];
  /** An act by a player, with a key of its own unless one is given. */
  act(player: typeof ANN, key?: string): Pick<Submission, 'key' | 'player' | 'at'>;
}

export async function openHouse(needs: Partial<RefereeNeeds> = {}): Promise<House> {
  const store = needs.store ?? (await openStore(':memory:'));
  const logged: string[] = [];
  // Salts follow from keys, and dice from salts: in a house with a store of its own they are always the same.
  const house = needs.store ? ++sharing : 1;
  let acts = 0;
  const referee = createReferee({
    store,
    library: toyLibrary,
    rulesetOf: () => counting(),
    opponentOf: () => counter,
    // Nobody keeps orders in the game made for these tests.
    reader: { check: () => null, read: () => ok({ kind: 'waits' }) },
    now: () => instant(START),
    randomBytes: (size) => new Uint8Array(size).fill(7),
    log: (message, error) => logged.push(`${message} ${JSON.stringify(error)}`),
    ...needs,
  });
  return {
    referee,
    store,
    logged,
    act: (player, key = `house ${house} act ${++acts}`) => ({ key, player, at: instant(START + acts * 1000) }),
  };
}

/** A new lobby of Ann's on the red side, with changes. */
export function lobby(house: House, changes: Partial<NewMatch> = {}): NewMatch {
  return {
    ...house.act(ANN),
    scenario: 'toy/duel',
    options: {},
    locale: 'en',
    guild: null,
    channel: CHANNEL,
    side: RED,
    opponent: 'players',
    ...changes,
  };
}

/** Makes a match between Ann (red) and Bob (blue) and starts it. */
export async function begin(house: House, changes: Partial<NewMatch> = {}): Promise<MatchId> {
  const match = accepted(await house.referee.create(lobby(house, changes))).table.header.id;
  if (changes.opponent !== 'referee') await sit(house, match, BOB, BLUE);
  accepted(await house.referee.start({ ...house.act(ANN), match }));
  await house.referee.idle();
  return match;
}

/** Lets a player join a side. */
export async function sit(house: House, match: MatchId, player: typeof ANN, side: SideId | null): Promise<void> {
  accepted(await house.referee.join({ ...house.act(player), match, side }));
}

/** An order, with what is not said left open. */
export function order(
  house: House,
  match: MatchId,
  player: typeof ANN,
  command: Submission['command'],
  changes: Partial<Submission> = {},
): Submission {
  return { ...house.act(player), match, seat: null, question: null, command, ...changes };
}
