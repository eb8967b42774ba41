import { appendFileSync } from 'node:fs';

/** Notes a run of a fault and how much went wrong with it, for the table at the end of `npm run soak` (`FAULT_TALLY` is its file). */
export function note(fault: string, violations: number): void {
  const file = process.env['FAULT_TALLY'];
  if (file) appendFileSync(file, `${JSON.stringify({ fault, violations })}\n`);
}
