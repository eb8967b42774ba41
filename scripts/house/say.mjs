/**
 * What the scripts tell the person at the terminal. All of it goes to standard error: standard output belongs to the
 * programs that the scripts start.
 */

/** A step begins. */
export const step = (text) => process.stderr.write(`▸ ${text}\n`);

/** Something worth knowing below a step. */
export const note = (text) => process.stderr.write(`  ${text}\n`);

/** Something that nobody may overlook, in a frame. */
export function sign(lines) {
  const width = Math.max(...lines.map((line) => line.length));
  const bar = '═'.repeat(width + 2);
  const rows = lines.map((line) => `║ ${line.padEnd(width)} ║`);
  process.stderr.write(`\n╔${bar}╗\n${rows.join('\n')}\n╚${bar}╝\n\n`);
}

/** A reason to stop that a person can mend; told without a stack trace. */
export class Stop extends Error {}

/** Runs a script's main function; a `Stop` ends it with its text and exit code 1. */
export async function main(work) {
  try {
    await work();
  } catch (error) {
    if (!(error instanceof Stop)) throw error;
    process.stderr.write(`\n✗ ${error.message}\n`);
    process.exitCode = 1;
  }
}
