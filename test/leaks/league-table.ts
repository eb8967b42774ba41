import { channelId, instant, playerId, type MatchId } from '../../src/match/header.js';
import { seated } from '../../src/rules/kernel/seats.js';
import type { Outcome, PageMessage, Sandbox } from 'discord-sandbox';
import { unitId } from '../../src/rules/kernel/ids.js';
import type { Command } from '../../src/rules/battletech/commands.js';
import { press } from '../support/press.js';
import { hex } from '../support/quick-start.js';
import { sketch, startStage, told, type Stage } from '../support/bot.js';
import { firstDifference } from './differences.js';
import { Eyes } from './eyes.js';

/** A match by a league's rules on Discord, in which a side keeps some things to itself, and those who are not told of them. */

/** What Benoît keeps to himself: where a 'Mech hides and what it waits for, where mines lie, what his secret sheets have lost. */
export interface Secret {
  readonly hides: string;
  readonly waits: string;
  readonly mines: string;
  readonly armour: string;
  /** How Benoît gives the orders that nobody else is told: what a button does in secret leaves no other trace than what is typed. */
  readonly by: 'slash' | 'buttons';
}

export const WORLDS: readonly [Secret, Secret] = [
  { hides: '0316', waits: 'overwatch 2', mines: '0914 1113', armour: 'HBK-4G RA armour 3', by: 'slash' },
  { hides: '1417', waits: 'overwatch 3', mines: '0413', armour: 'HBK-4G LT armour 11', by: 'buttons' },
];

/** The enemy, who has a probe, and who looks on. */
export const UNTOLD = ['Ann', 'Vera'] as const;
export type Untold = (typeof UNTOLD)[number];

type Options = Readonly<Record<string, string>>;

/** The table, played until everybody has deployed. */
export class LeagueTable {
  /** What the untold have seen, by what they did for it. */
  readonly seen: Record<string, unknown> = {};
  readonly #eyes = new Map(UNTOLD.map((who) => [who, new Eyes()] as const));
  #passes = 0;

  private constructor(
    readonly stage: Stage,
    readonly channel: string,
    readonly match: MatchId,
  ) {
    for (const eyes of this.#eyes.values()) eyes.match = match;
  }

  static async set(stage: Stage, { hides, waits, mines, armour, by }: Secret): Promise<LeagueTable> {
    const { sandbox } = stage;
    const channel = sandbox.stage.channelNamed('table-1').id;
    sandbox.as('Ann').setLocale('fr');
    sandbox.as('Vera').setLocale('ru');
    const slash = (who: string, path: string, options: Options = {}) => slashed(stage, channel, who, path, options);
    const role = sandbox.stage.addRole('Umpires', []);
    await slash('Ann', 'settings arbiter', { role: role.id });
    sandbox.stage.giveRole(sandbox.as('Umpire').id, role.id);
    const options = 'league=clan-invasion mines=2';
    await slash('Ann', 'match new', {
      scenario: 'battletech/lance-duel',
      side: 'north-lance',
      options,
      language: 'en',
    });
    await slash('Benoît', 'match join', { side: 'south-lance' });
    await slash('Ann', 'match roster', { units: 'RVN-3L' });
    await slash('Benoît', 'match roster', { units: 'HBK-4G, PXH-1' });
    await slash('Ann', 'match start');
    await slash('Ann', 'me direct', { direct: 'yes' });
    const found = await stage.services.referee.tableIn(channelId(channel));
    if (!found) throw new Error('no match');
    const at = new LeagueTable(stage, channel, found.header.id);
    if (by === 'slash') await at.order('Benoît', 'declare', { order: `mines ${mines}` });
    else await at.tap('Benoît', { type: 'lay-mines', hexes: mines.split(' ').map(hex) });
    await at.order('Ann', 'declare', { order: 'mines 0505' });
    const deployments: Options = {
      'RVN-3L': 'deploy 0802 S',
      'HBK-4G': `deploy ${hides} N hidden`,
      'PXH-1': 'deploy 1216 N',
    };
    for (let next = await at.asked(); next.ask === 'deploy'; next = await at.asked()) {
      const unit = next.units[0] ?? '';
      if (by === 'slash' || unit !== 'HBK-4G')
        await at.order(next.who, 'move', { unit, order: deployments[unit] ?? '' });
      else await at.tap('Benoît', { type: 'deploy', unit: unitId(unit), hex: hex(hides), facing: 0, hidden: true });
    }
    await slash('Benoît', by === 'slash' ? 'declare' : 'move', { unit: 'HBK-4G', order: waits });
    const isTold = JSON.stringify((await at.now()).state.game).includes('"hidden":{"order":"overwatch"');
    if (!isTold) throw new Error(`${waits}: not told`);
    await slash('Umpire', 'match correct', { order: armour, reason: 'It stood elsewhere.' });
    return at;
  }

  slash(who: string, path: string, options: Options = {}): Promise<Outcome> {
    return slashed(this.stage, this.channel, who, path, options);
  }

  /** A command that is carried out. */
  async order(who: string, path: string, options: Options = {}): Promise<void> {
    const outcome = await this.slash(who, path, options);
    if (outcome.reply?.ephemeral) throw new Error(`${who} ${path} ${JSON.stringify(options)}: ${told(outcome)}`);
  }

  /** An order given by buttons and menus alone. */
  async tap(who: string, command: Command): Promise<void> {
    await press(this.stage, this.channel, { user: this.stage.sandbox.as(who).id, command }, { count: 0 });
    await this.stage.settled();
  }

  async press(who: string, message: PageMessage, id: string, values?: readonly string[]): Promise<Outcome> {
    const actor = this.stage.sandbox.as(who);
    return settled(this.stage, await (values ? actor.select(message, id, [...values]) : actor.press(message, id)));
  }

  async now() {
    const found = await this.stage.services.referee.tableIn(channelId(this.channel));
    if (!found?.state) throw new Error('no match');
    return { ...found, state: found.state };
  }

  /** The seat that is asked, with the units that it is asked about. */
  async asked() {
    const { services } = this.stage;
    const { state, header } = await this.now();
    const [question] = services.ruleset(header.ruleset).open(state);
    const view = question && services.referee.view(await this.now(), seated(question.seat));
    const topic = view?.questions.find(({ id }) => id === question?.id)?.topic;
    return {
      who: question?.seat === 'north-lance' ? 'Ann' : 'Benoît',
      ask: topic?.ask,
      units: topic && 'units' in topic ? topic.units : [],
    };
  }

  /** Passes for whoever is asked. */
  async pass(): Promise<void> {
    const player = playerId(this.stage.sandbox.as((await this.asked()).who).id);
    const by = { key: `pass ${this.#passes++}`, player, at: instant(Date.now()), match: this.match };
    const { referee } = this.stage.services;
    const done = await referee.submit({ ...by, seat: null, question: null, command: { type: 'pass' } });
    if (!done.ok) throw new Error(JSON.stringify(done.error));
    await this.stage.settled();
  }

  note(when: string, who: Untold, what: string, shown: unknown): void {
    this.seen[`${when}, ${who}: ${what}`] = shown;
  }

  /** What somebody is answered. */
  plain(who: Untold, { reply, followUps, modal }: Pick<Outcome, 'reply' | 'followUps' | 'modal'>): Promise<unknown> {
    return this.of(who).plain([reply, ...followUps], modal);
  }

  of(who: Untold): Eyes {
    const eyes = this.#eyes.get(who);
    if (!eyes) throw new Error(`${who} is told`);
    return eyes;
  }

  /** What was asked of Discord for the channel so far, oldest first. */
  requested(): Sandbox['requests'] {
    return this.stage.sandbox.requests.filter(({ path }) => path.startsWith(`/channels/${this.channel}`));
  }
}

async function settled(stage: Stage, outcome: Outcome): Promise<Outcome> {
  await outcome.answered();
  await stage.settled();
  return outcome;
}

const slashed = async (stage: Stage, channel: string, who: string, path: string, options: Options): Promise<Outcome> =>
  settled(stage, await stage.sandbox.as(who).slash(channel, path, options));

/** Plays a world, and yields what those see who are not told. */
export async function seenIn(
  secret: Secret,
  look: (at: LeagueTable) => Promise<void>,
): Promise<Readonly<Record<string, unknown>>> {
  const stage = await startStage({
    draw: sketch,
    seed: 'fixed',
    sandbox: { seed: { users: ['Ann', 'Benoît', 'Vera', 'Umpire'] } },
  });
  try {
    const at = await LeagueTable.set(stage, secret);
    await look(at);
    if (stage.logged.length > 0) throw new Error(stage.logged.join('\n'));
    return at.seen;
  } finally {
    await stage.close();
  }
}

/** What differs in what was seen in two worlds, with where it first does. */
export const differing = (
  here: Readonly<Record<string, unknown>>,
  elsewhere: Readonly<Record<string, unknown>>,
): readonly string[] =>
  [...new Set([...Object.keys(here), ...Object.keys(elsewhere)])]
    .filter((what) => JSON.stringify(here[what]) !== JSON.stringify(elsewhere[what]))
    .map((what) => firstDifference(what, here[what], elsewhere[what]));
