import { readdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createQuarantine } from '../../src/health/quarantine.js';
import { createLog } from '../../src/log.js';
import { channelId, instant, type MatchId } from '../../src/match/header.js';
import { openStore } from '../../src/store/index.js';
import { accepted, counting, toy } from '../support/counting.js';
import { temporaryFolder } from '../support/files.js';
import { ANN, begin, BOB, openHouse, order, type House } from '../support/table.js';

/** The toy's rules, with a fault: adding 3 throws. */
const faulty = () => {
  const rules = counting();
  return {
    ...rules,
    decide: (...[state, given, deciding]: Parameters<typeof rules.decide>) => {
      if (JSON.stringify(given.command) === '{"type":"add","n":3}') throw new Error('three is too many');
      return rules.decide(state, given, deciding);
    },
  };
};

let folder: string;
let house: House;
let match: MatchId;
let clocks: string[];
beforeEach(async () => {
  folder = join(temporaryFolder(), 'broken');
  clocks = [];
  const store = await openStore(':memory:');
  const quarantine = createQuarantine({
    store,
    clocks: () => ({
      halt: (which) => Promise.resolve(clocks.push(`halt ${which}`) > 0),
      goOn: (which) => Promise.resolve(clocks.push(`go on ${which}`) > 0),
    }),
    folder,
    log: createLog('error', () => undefined),
    now: () => instant(Date.UTC(2026, 0)),
  });
  house = await openHouse({ store, rulesetOf: faulty, ...quarantine });
  match = await begin(house, { scenario: 'toy/long' });
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const give = (player: typeof ANN, n: number, which = match) =>
  house.referee.submit(order(house, which, player, toy({ type: 'add', n })));
const apologies = async () =>
  (await house.store.due(instant(Date.UTC(2040, 0)), 100)).filter(({ post: slot }) => slot === 'apology');

describe('a match whose rules throw', () => {
  it('keeps nothing of the order, tells its channel once, stops its clocks, and leaves a file without the seed', async () => {
    const before = await house.store.header(match);
    await expect(give(ANN, 3)).rejects.toThrow('three is too many');
    await expect(give(ANN, 3)).rejects.toThrow('three is too many');
    expect(await house.store.header(match)).toEqual(before);
    expect(await apologies()).toHaveLength(1);
    expect(clocks).toEqual([`halt ${match}`]);
    const files = readdirSync(folder);
    expect(files).toHaveLength(1);
    const text = readFileSync(join(folder, files[0] ?? ''), 'utf8');
    expect(text).toContain('three is too many');
    expect(JSON.parse(text)).toMatchObject({ order: { command: { type: 'add', n: 3 } }, header: { id: match } });
    expect(text).not.toContain(await house.store.seed(match));
  });

  it('goes on with the next order that goes through, its clocks too', async () => {
    await expect(give(ANN, 3)).rejects.toThrow();
    accepted(await give(ANN, 1));
    accepted(await give(BOB, 1));
    await house.referee.idle();
    expect(clocks).toEqual([`halt ${match}`, `go on ${match}`]);
    expect(await house.store.mend(match)).toBe(null);
  });

  it('does not stop the others', async () => {
    const other = await begin(house, { scenario: 'toy/long', channel: channelId('2002') });
    const [broken, well] = await Promise.allSettled([give(ANN, 3), give(ANN, 1, other)]);
    expect([broken.status, well.status]).toEqual(['rejected', 'fulfilled']);
    expect((await apologies()).map((item) => item.match)).toEqual([match]);
  });
});
