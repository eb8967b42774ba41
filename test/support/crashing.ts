import { writeSync } from 'node:fs';
import { drizzle } from 'drizzle-orm/better-sqlite3';
import { connect } from '../../src/store/connection.js';
import { storeOn } from '../../src/store/index.js';
import { accepted, toy } from './counting.js';
import { ANN, begin, BOB, CHANNEL, openHouse, order } from './table.js';

/**
 * A process that referees a match in the given file and dies by its own hand as kill -9 would have it: at the n-th SQL
 * statement (within transactions too), or right after the n-th commit, before anybody is told. Each order that was
 * acknowledged is a line on standard output.
 *
 *     crashing.ts FILE statement|commit N
 */
const [path = '', when = '', n = ''] = process.argv.slice(2);

let counted = 0;
const count = (what: string): void => {
  if (what === when && ++counted === Number(n)) process.kill(process.pid, 'SIGKILL');
};

const connection = connect(path);
const db = drizzle({ client: connection.db.$client, logger: { logQuery: () => count('statement') } });
const store = storeOn(path, { ...connection, db });
const services = await openHouse({ store, committed: () => count('commit') });

const TURN = [
  [ANN, { type: 'add', n: 1 }],
  [BOB, { type: 'add', n: 2 }],
  [ANN, { type: 'guess', n: 3 }],
  [BOB, { type: 'guess', n: 4 }],
] as const;
/** Orders of a match before play: it is made, joined and started. */
const BEFORE_PLAY = 3;

const match = (await store.liveIn(CHANNEL)) ?? (await begin(services, { scenario: 'toy/long' }));
const done = (await store.orders(match)).length - BEFORE_PLAY;
// The order that may have been in hand when the process before died is given again, as Discord's users would.
for (let i = Math.max(0, done - 1); i < done + 30; i++) {
  const [player, command] = TURN[i % TURN.length] ?? TURN[0];
  const key = `order ${i}`;
  const { duplicate } = accepted(await services.referee.submit(order(services, match, player, toy(command), { key })));
  if (duplicate !== i < done) throw new Error(`${key} was ${duplicate ? '' : 'not '}applied before`);
  writeSync(1, `${key}\n`);
}
