import { parseArgs } from 'node:util';

/** Where a command writes: one line at a time. */
export type Write = (line: string) => void;

/** One command of the command line. */
export interface Command {
  readonly name: string;
  /** What follows the name, e.g. `[FILE]`. */
  readonly usage: string;
  /** What it does, in one line. */
  readonly summary: string;
  /** Runs it and yields the exit code. Throws `Misuse` for arguments that make no sense. */
  run(args: readonly string[], out: Write, err: Write): Promise<number>;
}

/** Arguments that make no sense: the message says what would. */
export class Misuse extends Error {}

/** Splits arguments into those named by `--flags` (each with a value) and the others; refuses flags not in the list. */
export function readArgs<Flag extends string>(
  args: readonly string[],
  flags: readonly Flag[],
): { readonly flags: { readonly [F in Flag]?: string }; readonly files: readonly string[] } {
  try {
    const { values, positionals } = parseArgs({
      args: [...args],
      options: Object.fromEntries(flags.map((flag) => [flag, { type: 'string' as const }])),
      allowPositionals: true,
    });
    const named: { [F in Flag]?: string } = {};
    for (const flag of flags) {
      const value = Object.entries(values).find(([name]) => name === flag)?.[1];
      if (typeof value === 'string') named[flag] = value;
    }
    return { flags: named, files: positionals };
  } catch (error) {
    throw new Misuse(error instanceof Error ? error.message : String(error));
  }
}

/** The one file that a command is about. */
export function oneFile(files: readonly string[], what: string): string {
  const [file, ...more] = files;
  if (file === undefined) throw new Misuse(`${what} is missing`);
  if (more.length > 0) throw new Misuse(`one ${what} at a time, not ${files.length}`);
  return file;
}
