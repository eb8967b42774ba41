import { join } from 'node:path';
import { prepare } from './house/prepare.mjs';
import { handOver, ROOT } from './house/run.mjs';
import { main } from './house/say.mjs';

/** `npm run bench [-- FILE]`: how the parts compare, as ratios of one run. */
await main(async () => {
  await prepare();
  await handOver([join(ROOT, 'node_modules/tsx/dist/cli.mjs'), 'bench/main.ts', ...process.argv.slice(2)]);
});
