import { join } from 'node:path';
import { prepare } from './house/prepare.mjs';
import { handOver, ROOT } from './house/run.mjs';
import { main } from './house/say.mjs';

/** `npm run bench [-- FILE]`: how the parts compare, as ratios of one run. */
await main(async () => {
  await prepare();
  const tsx = join(ROOT, 'node_modules/tsx/dist/cli.mjs');
  await handOver([tsx, '--conditions=discord-sandbox-source', 'bench/main.ts', ...process.argv.slice(2)]);
});
