import { join } from 'node:path';
import { prepare } from './house/prepare.mjs';
import { handOver, ROOT } from './house/run.mjs';
import { main } from './house/say.mjs';

/** `npm run arbitre -- COMMAND …`: the referee without Discord. */
await main(async () => {
  await prepare();
  await handOver(['--enable-source-maps', join(ROOT, 'dist/cli/main.js'), ...process.argv.slice(2)]);
});
