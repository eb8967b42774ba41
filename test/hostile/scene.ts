import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { PageMessage, Sandbox } from 'discord-sandbox';
import { COMMANDS } from '../../src/commands/index.js';
import type { Runnable } from '../../src/commands/contract.js';
import { seededChance, type Chance } from '../../src/opponent/chance.js';
import { startSandbox } from '../../src/sandbox.js';
import { startChild, type ChildBot } from '../support/child-bot.js';

/** The shipped program on a sandbox of its own, with the people and places of the hostile run. */
export interface Scene {
  readonly sandbox: Sandbox;
  readonly bot: ChildBot;
  /** The port of `/healthz` and `/metrics`. */
  readonly health: number;
  /** Where people play and where they do not: channels, direct messages, another server. */
  readonly places: readonly Place[];
  readonly roles: readonly string[];
}

export interface Place {
  readonly channel: string;
  readonly who: readonly string[];
}

const PEOPLE = ['Ann', 'Benoît', 'Vera'] as const;

/** What is played at the tables: each with another game, level, or kind of opponent. */
const GAMES: readonly Readonly<Record<string, string>>[] = [
  { scenario: 'battletech/green' },
  { scenario: 'battletech/lance-duel' },
  { scenario: 'tactic148/skirmish' },
  { scenario: 'battletech/green', opponent: 'referee' },
];

/** Every command as it is typed. */
export const TYPED: readonly { readonly path: string; readonly runnable: Runnable }[] = COMMANDS.flatMap((command) =>
  'subcommands' in command
    ? Object.entries(command.subcommands).map(([sub, runnable]) => ({ path: `${command.name} ${sub}`, runnable }))
    : [{ path: command.name, runnable: command }],
);

/** Opens the scene on a database in this folder. */
export async function openScene(folder: string, seed: string): Promise<Scene> {
  // Whether an answer came in Discord's 3 seconds is counted, not enforced.
  const sandbox = await startSandbox({ rateLimits: 'off', windows: { identify: 0, answer: 20_000 } });
  const watch = pathToFileURL(join(import.meta.dirname, 'stretches.mjs')).href;
  const env = { HEALTH_PORT: '0', LOG_LEVEL: 'info', NODE_OPTIONS: `--import ${watch}` };
  const bot = await startChild(sandbox, join(folder, 'arbitre.sqlite'), { env });
  const health = /"at":"([^"]+)"/.exec(bot.output())?.[1];
  if (health === undefined) throw new Error(`no health endpoint: ${bot.output()}`);
  const { stage } = sandbox;
  sandbox.as('Benoît').setLocale('fr');
  sandbox.as('Vera').setLocale('ru');
  const vera = sandbox.as('Vera').id;
  stage.installFor(vera);
  const elsewhere = stage.addGuild('Elsewhere', [vera, sandbox.as('Ann').id], 'fr');
  const roles = [stage.addRole('Umpire', []).id, stage.addRole('Marshal', [], true).id];
  stage.giveRole(sandbox.as('Ann').id, roles[0] ?? '');
  const chance = seededChance(seed);
  const tables = GAMES.map((_, i) => ({ channel: stage.addChannel(`hostile-${i}`).id, who: PEOPLE }));
  const places: Place[] = [
    ...tables,
    { channel: stage.addThread(tables[0]?.channel ?? '', 'a thread', sandbox.as('Ann').id).id, who: PEOPLE },
    { channel: stage.addChannel('elsewhere', 0, elsewhere.id).id, who: ['Vera', 'Ann'] },
    { channel: sandbox.as('Vera').openDm(), who: ['Vera'] },
    { channel: sandbox.as('Ann').openDm(), who: ['Ann'] },
  ];
  stage.addChannel('forum', 15);
  const scene: Scene = { sandbox, bot, health: Number(new URL(health).port), places, roles };
  await layTables(scene, chance);
  return scene;
}

/** Sees to it that a match is played at every table. */
export async function layTables({ sandbox, places }: Scene, chance: Chance): Promise<void> {
  for (const [i, game] of GAMES.entries()) {
    const channel = places[i]?.channel ?? '';
    const [first, second] = chance(2) === 0 ? ['Ann', 'Benoît'] : ['Benoît', 'Ann'];
    const type = async (who: string, path: string, options: Readonly<Record<string, string>> = {}) =>
      (await sandbox.as(who).slash(channel, path, options)).answered(20_000);
    await type(first, 'match new', game);
    if (!('opponent' in game)) await type(second, 'match join');
    await type(first, 'match start');
  }
}

/** What somebody sees of a place, the newest last. */
export const seen = ({ sandbox }: Scene, { channel }: Place, who: string): readonly PageMessage[] =>
  sandbox.as(who).messages(channel).slice(-25);

export async function closeScene({ sandbox, bot }: Scene): Promise<void> {
  await bot.kill();
  await sandbox.close();
}
