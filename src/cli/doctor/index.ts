import { loadEnvironment, readConfig } from '../../config.js';
import { readLibrary } from '../../library/read.js';
import { Misuse, type Command } from '../command.js';
import { checkDatabase } from './database.js';
import { checkDiscord } from './discord.js';
import { bad, well, type Finding } from './finding.js';
import { checkMachine } from './machine.js';

export const doctor: Command = {
  name: 'doctor',
  usage: '[--json]',
  summary:
    'looks over machine, configuration, database, scenarios and Discord, and says what to do; exit code 1 at a fault',
  async run(args, out) {
    const json = args.includes('--json');
    const other = args.find((arg) => arg !== '--json');
    if (other !== undefined) throw new Misuse(`it takes --json, not ${other}`);
    const findings = await examine(loadEnvironment(), Date.now());
    for (const finding of findings) out(json ? JSON.stringify(finding) : lineOf(finding));
    return findings.some(({ level }) => level === 'fault') ? 1 : 0;
  },
};

/** Looks everything over. A bad configuration hides the rest, for it says what the rest is. */
export async function examine(
  env: Readonly<Record<string, string | undefined>>,
  now: number,
): Promise<readonly Finding[]> {
  const read = readConfig(env);
  if (!read.ok)
    return read.error.map((fault) => bad('configuration', fault, 'Correct it in the environment or in .env.'));
  const { databaseFile, scenarios, token, apiUrl } = read.value;
  return [
    well('configuration', 'every variable can be read'),
    ...checkMachine(databaseFile),
    ...checkScenarios(scenarios),
    ...checkDatabase(databaseFile, now),
    ...(await checkDiscord(token, apiUrl)),
  ];
}

function checkScenarios(folder: string): readonly Finding[] {
  const { scenarios, faults } = readLibrary(folder);
  const advice = 'Mend it; until then it is left out. `arbitre check FILE` says the same of one file.';
  const none = bad('scenarios', `there is none in ${folder}`, 'Set SCENARIOS to the folder that holds them.');
  return [
    ...(scenarios.length === 0 ? [none] : [well('scenarios', `${scenarios.length} in ${folder}`)]),
    ...faults.map(({ file, path, reason }) => bad('scenarios', `${file}: ${path} ${reason}`, advice)),
  ];
}

const SIGNS: Readonly<Record<Finding['level'], string>> = { ok: 'ok   ', warn: 'warn ', fault: 'FAULT' };

const lineOf = ({ check, level, says, advice }: Finding): string =>
  `${SIGNS[level]} ${check.padEnd(14)} ${says}${advice === undefined ? '' : `. ${advice}`}`;
