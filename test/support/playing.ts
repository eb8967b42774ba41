import { writeSync } from 'node:fs';
import { openStore } from '../../src/store/index.js';
import { accepted, toy } from './counting.js';
import { ANN, begin, BOB, openHouse, order } from './table.js';

/** A process that referees the toy game in a file for as long as it lives; each order that was acknowledged is a line. */
const store = await openStore(process.argv[2] ?? '');
const services = await openHouse({ store });
const match = await begin(services, { scenario: 'toy/long' });
const turn = [
  [ANN, { type: 'add', n: 1 }],
  [BOB, { type: 'add', n: 2 }],
  [ANN, { type: 'guess', n: 3 }],
  [BOB, { type: 'guess', n: 4 }],
] as const;
for (let i = 0; ; i++) {
  const [player, command] = turn[i % turn.length] ?? turn[0];
  accepted(await services.referee.submit(order(services, match, player, toy(command), { key: `order ${i}` })));
  writeSync(1, `order ${i}\n`);
}
