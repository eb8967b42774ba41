import { adopt } from './adopt.js';
import { backup } from './backup.js';
import { check } from './check.js';
import { doctor } from './doctor/index.js';
import { draw } from './draw.js';
import { Misuse, type Command } from './command.js';
import { importFiles } from './import.js';
import { query } from './query.js';
import { replay } from './replay.js';
import { restore } from './restore.js';
import { script } from './script.js';
import { league } from './league.js';
import { season } from './season.js';
import { simulate } from './simulate.js';
import { verify } from './verify.js';

/** The command line: the referee without Discord. */
const COMMANDS: readonly Command[] = [
  script,
  query,
  replay,
  check,
  draw,
  simulate,
  season,
  league,
  verify,
  importFiles,
  adopt,
  doctor,
  backup,
  restore,
];

function help(): string {
  const rows = COMMANDS.map(({ name, usage }) => `arbitre ${name} ${usage}`);
  const width = Math.max(...rows.map((row) => row.length));
  return COMMANDS.map(({ summary }, i) => `  ${(rows[i] ?? '').padEnd(width)}  ${summary}`).join('\n');
}

const out = (line: string): void => void process.stdout.write(`${line}\n`);
const err = (line: string): void => void process.stderr.write(`${line}\n`);

async function main([name, ...args]: readonly string[]): Promise<number> {
  const command = COMMANDS.find((one) => one.name === name);
  if (!command) {
    const asked = name === undefined || name === 'help' || name === '--help' || name === '-h';
    (asked ? out : err)(`${asked ? '' : `arbitre: there is no command ${name}; there are:\n`}${help()}`);
    return asked ? 0 : 2;
  }
  try {
    return await command.run(args, out, err);
  } catch (error) {
    if (!(error instanceof Misuse)) throw error;
    err(`arbitre ${name}: ${error.message}\nusage: arbitre ${command.name} ${command.usage}`);
    return 2;
  }
}

// A reader that has seen enough (`| head`) closes the pipe: no reason to complain.
process.stdout.on('error', (error: NodeJS.ErrnoException) => process.exit(error.code === 'EPIPE' ? 0 : 1));
process.exitCode = await main(process.argv.slice(2));
