import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { prepare } from './house/prepare.mjs';
import { makeRulebook } from './house/rulebook-page.mjs';
import { ROOT } from './house/run.mjs';
import { main } from './house/say.mjs';

/**
 * `npm run build`: packages, native parts and dist, as `npm start` does, without starting anything; and the rulebook, where
 * the tests that it tells of are there (a container leaves them out).
 */
await main(async () => {
  await prepare();
  if (existsSync(join(ROOT, 'test')) && existsSync(join(ROOT, 'docs'))) makeRulebook();
});
