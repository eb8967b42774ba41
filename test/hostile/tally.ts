import { appendFileSync } from 'node:fs';

/** Notes a call, or what the main thread was held up by, for the table at the end of `npm run soak` (`HOSTILE_TALLY` is its file). */
export function note(facts: Readonly<Record<string, string | number | boolean>>): void {
  const file = process.env['HOSTILE_TALLY'];
  if (file) appendFileSync(file, `${JSON.stringify(facts)}\n`);
}
