import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { gunzipSync } from 'node:zlib';
import { z } from 'zod';
import { libraryOf } from './library.js';
import type { Submission, Table } from '../../src/match/acts.js';
import { REFEREE, instant, matchId, playerId, type MatchId, type PlayerId } from '../../src/match/header.js';
import { createReferee } from '../../src/match/referee.js';
import { seededChance } from '../../src/opponent/chance.js';
import { randomOpponent } from '../../src/opponent/random.js';
import { nearestOf, opponentOf } from '../../src/opponent/registry.js';
import { createStandingReader } from '../../src/orders/standing-reader.js';
import type { MatchState } from '../../src/rules/kernel/contract.js';
import type { SeatId } from '../../src/rules/kernel/ids.js';
import { seated } from '../../src/rules/kernel/seats.js';
import { rulesetOf } from '../../src/games/index.js';
import type { AnyGame } from '../../src/rules/registry.js';
import { openStore } from '../../src/store/index.js';
import { accepted } from './counting.js';

/** Databases that older versions wrote, with matches stopped in mid-step, and how they were left. */

const KEPT = fileURLToPath(new URL('../transcripts/', import.meta.url));
const library = libraryOf();

const left = z.object({
  now: z.number(),
  matches: z.array(
    z.object({
      name: z.string(),
      what: z.string(),
      match: z.string().transform(matchId),
      status: z.enum(['lobby', 'playing', 'ended']),
      events: z.number(),
      orders: z.number(),
      open: z.array(z.object({ id: z.string(), seat: z.string(), ask: z.string() })),
    }),
  ),
});
/** The versions that left a database. */
export const liveVersions = (): readonly string[] =>
  readdirSync(KEPT).filter((version) => existsSync(join(KEPT, version, 'live.sqlite.gz')));

/** How the matches of a version were left. */
export const leftBy = (version: string) =>
  left.parse(JSON.parse(readFileSync(join(KEPT, version, 'live.json'), 'utf8')));

/** Opens a copy of the database of a version with the house of today. */
export async function openLive(version: string) {
  const folder = mkdtempSync(join(tmpdir(), 'arbitre-live-'));
  const file = join(folder, 'live.sqlite');
  writeFileSync(file, gunzipSync(readFileSync(join(KEPT, version, 'live.sqlite.gz'))));
  const store = await openStore(file);
  const logged: string[] = [];
  let now = leftBy(version).now;
  let acts = 0;
  const referee = createReferee({
    store,
    library,
    rulesetOf,
    opponentOf,
    reader: createStandingReader(),
    now: () => instant(now),
    randomBytes: (size) => new Uint8Array(size).fill(5),
    log: (message, error) => logged.push(`${message} ${error instanceof Error ? error.stack : JSON.stringify(error)}`),
  });
  const act = (player: PlayerId): Pick<Submission, 'key' | 'player' | 'at'> => {
    now += 20_000;
    return { key: `live ${++acts}`, player, at: instant(now) };
  };
  const table = async (match: MatchId): Promise<Table> => {
    const found = await referee.table(match);
    if (!found) throw new Error(`no match ${match}`);
    return found;
  };
  return {
    store,
    referee,
    logged,
    act,
    table,
    close: async () => {
      await store.close();
      rmSync(folder, { recursive: true });
    },
  };
}
type Live = Awaited<ReturnType<typeof openLive>>;

/** What play has come to; only once a match has begun. */
function stateOf({ header, state }: Table): MatchState<AnyGame> {
  if (!state) throw new Error(`${header.id} has not begun`);
  return state;
}

/** Whoever holds a seat. */
function holderOf({ header }: Table, seat: SeatId): PlayerId {
  const holder = header.holders.find((one) => one.seat === seat);
  if (!holder) throw new Error(`nobody holds ${seat}`);
  return holder.player;
}

/** Fills a lobby and starts its match. */
export async function fillLobby({ referee, table, act }: Live, match: MatchId): Promise<void> {
  const { header } = await table(match);
  const scenario = library.scenario(header.scenario);
  for (const { id } of scenario?.sides ?? []) {
    if (header.holders.some(({ side }) => side === id)) continue;
    accepted(await referee.join({ ...act(playerId(`9${header.holders.length}`)), match, side: id }));
  }
  accepted(await referee.start({ ...act(header.owner), match }));
  await referee.idle();
}

/** Everybody asked agrees to what is proposed. */
export async function agree({ referee, table, act }: Live, match: MatchId): Promise<void> {
  for (;;) {
    const now = await table(match);
    const { proposal } = stateOf(now);
    const seat = proposal?.asked.find((one) => !proposal.agreed.includes(one));
    if (!proposal || seat === undefined) return;
    accepted(await referee.vote({ ...act(holderOf(now, seat)), match, proposal: proposal.id, agrees: true }));
    await referee.idle();
  }
}

/** Lets a clock that stands go on. */
export async function resumeClock(live: Live, match: MatchId): Promise<void> {
  const { header, state } = await live.table(match);
  if (!state?.clock?.paused) return;
  const player = header.holders.find((one) => one.player !== REFEREE)?.player ?? header.owner;
  accepted(await live.referee.propose({ ...live.act(player), match, motion: { kind: 'resume' }, arbiter: false }));
  await agree(live, match);
}

/** What has fallen due in the meantime. */
async function passTime({ store, referee, act }: Live, match: MatchId): Promise<void> {
  const { at } = act(REFEREE);
  for (;;) {
    const due = (await store.fallen(at, 1000)).find((one) => one.match === match);
    if (!due) return;
    if (due.what === 'due') await referee.timeUp(due);
    else await referee.remind(due);
    await referee.idle();
  }
}

/** Plays a match on for so many orders, or to its end; a third of what is ordered is at random. Yields whether it has ended. */
export async function playOn(live: Live, match: MatchId, orders: number): Promise<boolean> {
  const { referee } = live;
  const chance = seededChance(`live ${match}`);
  for (let i = 0; i < orders; i++) {
    await passTime(live, match);
    const now = await live.table(match);
    if (now.header.status === 'ended') return true;
    const { ruleset } = now.header;
    const rules = rulesetOf(ruleset);
    const open = rules.open(stateOf(now));
    const question = open[chance(open.length)];
    if (!question) throw new Error(`${match} waits for nobody and is not over`);
    const { seat } = question;
    const view = rules.view(stateOf(now), seated(seat));
    const brain =
      [randomOpponent(rules, chance), opponentOf(ruleset), nearestOf(ruleset)][chance(3)] ?? opponentOf(ruleset);
    const command = brain(view, seat) ?? { type: 'pass' };
    accepted(await referee.submit({ ...live.act(holderOf(now, seat)), match, seat, command, question: question.id }));
    await referee.idle();
  }
  return (await live.table(match)).header.status === 'ended';
}

/** Ends a match by everybody's consent. */
export async function breakOff({ referee, table, act }: Live, match: MatchId): Promise<void> {
  for (;;) {
    const now = await table(match);
    if (now.header.status === 'ended') return;
    const { abandon, conceded, seats } = stateOf(now);
    const seat = seats.find(
      ({ id }) => !abandon.includes(id) && !conceded.includes(id) && holderOf(now, id) !== REFEREE,
    )?.id;
    if (seat === undefined) throw new Error(`everybody agreed, and ${match} goes on`);
    const command = { type: 'abandon', agrees: true } as const;
    accepted(await referee.submit({ ...act(holderOf(now, seat)), match, seat, command, question: null }));
    await referee.idle();
  }
}
