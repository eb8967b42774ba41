import { makeRulebook } from './house/rulebook-page.mjs';
import { main, Stop } from './house/say.mjs';

/**
 * `npm run rulebook` writes docs/rulebook.md, as `npm run build` does. `--check` (in npm test) only sees whether it can be
 * written. Either fails when a requirement has no test.
 */
await main(() => {
  const wrong = makeRulebook({ dry: process.argv.includes('--check') });
  if (wrong.length > 0) throw new Stop(wrong.join('\n✗ '));
});
