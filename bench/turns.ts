import { randomBytes } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readLibrary } from '../src/library/read.js';
import type { Referee } from '../src/match/contract.js';
import { channelId, instant, playerId, type MatchId } from '../src/match/header.js';
import { createReferee } from '../src/match/referee.js';
import { opponentOf } from '../src/opponent/registry.js';
import { rulesetOf } from '../src/games/index.js';
import { createStandingReader } from '../src/orders/standing-reader.js';
import { sideId } from '../src/rules/kernel/ids.js';
import { openStore } from '../src/store/index.js';
import { compare, timed, type Measured } from './measure.js';

const EARLY = 2;
const LATE = 60;
/** Turns measured from each of the two on. */
const TURNS = 10;
/** Turns of another match before anything is measured, so that the code is as warm early as it is late. */
const WARM_UP = 20;
const STARTS = 10;
const PLAYERS = [playerId('1001'), playerId('1002')] as const;

/**
 * A match in which nobody ever does anything, on a database file: an order late in it must cost what one costs early. Warm:
 * the referee has the match at hand. Cold: it has just started and must load it.
 */
export async function benchTurns(): Promise<readonly Measured[]> {
  const folder = await mkdtemp(join(tmpdir(), 'arbitre-bench-'));
  const store = await openStore(join(folder, 'bench.sqlite'));
  const newReferee = (): Referee =>
    createReferee({
      store,
      library: readLibrary('scenarios'),
      rulesetOf,
      opponentOf,
      reader: createStandingReader(),
      now: () => instant(Date.now()),
      randomBytes,
      log: (message, error) => {
        throw new Error(message, { cause: error });
      },
    });
  try {
    const referee = newReferee();
    await passUntil(referee, await begin(referee), WARM_UP);
    const match = await begin(referee);
    await passUntil(referee, match, EARLY);
    const warmEarly = await measure(referee, match, EARLY + TURNS);
    const coldEarly = await measureCold(newReferee, match);
    // The referees above have moved the match on: this one looks at it afresh.
    const later = newReferee();
    await passUntil(later, match, LATE);
    const warmLate = await measure(later, match, LATE + TURNS);
    const coldLate = await measureCold(newReferee, match);
    const names = { name: 'order', against: `in turn ${EARLY}` };
    return [
      compare({ ...names, what: `in turn ${LATE}` }, warmLate, warmEarly),
      compare({ ...names, what: `in turn ${LATE}, just started` }, coldLate, coldEarly),
    ];
  } finally {
    await store.close();
    await rm(folder, { recursive: true });
  }
}

let acts = 0;
const act = (player: (typeof PLAYERS)[number]) => ({ key: `act-${++acts}`, player, at: instant(Date.now()) });

async function begin(referee: Referee): Promise<MatchId> {
  const [ann, bob] = PLAYERS;
  const made = await referee.create({
    ...act(ann),
    scenario: 'battletech/green',
    options: {},
    locale: 'en',
    guild: null,
    channel: channelId(`channel-${acts}`),
    side: sideId('defender'),
    opponent: 'players',
  });
  if (!made.ok) throw new Error(JSON.stringify(made.error));
  const match = made.value.table.header.id;
  const joined = await referee.join({ ...act(bob), match, side: sideId('attacker') });
  if (!joined.ok) throw new Error(JSON.stringify(joined.error));
  const started = await referee.start({ ...act(ann), match });
  if (!started.ok) throw new Error(JSON.stringify(started.error));
  return match;
}

/** Passes for whoever is awaited; says in which turn the match is then. */
async function pass(referee: Referee, match: MatchId): Promise<number> {
  const table = await referee.table(match);
  if (!table?.state) throw new Error('the match is not in play');
  const rules = rulesetOf(table.header.ruleset);
  const seat = rules.open(table.state)[0]?.seat;
  const player = PLAYERS.find((one) =>
    table.header.holders.some((holder) => holder.player === one && holder.seat === seat),
  );
  if (!player) throw new Error('nobody is awaited');
  const passed = await referee.submit({ ...act(player), match, seat: null, command: { type: 'pass' }, question: null });
  if (!passed.ok || !passed.value.table.state) throw new Error(JSON.stringify(passed));
  return rules.chapter(passed.value.table.state).turn;
}

async function passUntil(referee: Referee, match: MatchId, turn: number): Promise<void> {
  while ((await pass(referee, match)) < turn);
  await referee.idle();
}

/** The times of all orders up to a turn. */
async function measure(referee: Referee, match: MatchId, until: number): Promise<readonly number[]> {
  const times: number[] = [];
  for (let turn = 0; turn < until;) {
    times.push(
      await timed(async () => {
        turn = await pass(referee, match);
      }),
    );
    // What the referee does behind an order is no part of its answer, and must not meet the next one.
    await referee.idle();
  }
  return times;
}

/** The times of the first order of referees that have just started. */
async function measureCold(newReferee: () => Referee, match: MatchId): Promise<readonly number[]> {
  const times: number[] = [];
  for (let i = 0; i < STARTS; i++) {
    const referee = newReferee();
    times.push(await timed(() => pass(referee, match)));
    await referee.idle();
  }
  return times;
}
