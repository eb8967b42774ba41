import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { prepare } from './house/prepare.mjs';
import { handOver, ROOT } from './house/run.mjs';
import { main, Stop } from './house/say.mjs';

/** `npm start`: prepares what is missing, then starts Arbitre. */
await main(async () => {
  await prepare();
  const program = join(ROOT, 'dist/main.js');
  if (!existsSync(program)) throw new Stop('src/main.ts is missing: there is no program to start.');
  await handOver(['--enable-source-maps', program, ...process.argv.slice(2)]);
});
