import { failedOf, TYPES } from './house/types.mjs';
import { main, Stop } from './house/say.mjs';

/** `npm run typecheck`: the types of everything. */

await main(async () => {
  const failed = await failedOf(TYPES);
  if (failed.length > 0) throw new Stop(`Not right: ${failed.join(', ')}.`);
});
