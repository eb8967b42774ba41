import { channelId, instant } from '../../src/match/header.js';
import { seated } from '../../src/rules/kernel/seats.js';
import { buttonOf, sketch, startStage, type Stage } from '../support/bot.js';
import { ON_STAGE } from '../games/ambush/support.js';
import type { Outcome } from 'discord-sandbox';
import { inSoak } from '../support/soak.js';
import { Eyes } from './eyes.js';

/**
 * One match of Ambush, played by a script in which a few secrets can be chosen, and all that those who do not know them could
 * see and ask for on the way. Two such worlds must look the same to them.
 */

/** What differs between worlds. Nothing that is played depends on it for others. */
export interface Secrets {
  /** Where Owl-1 hides, and where it goes from there, unseen. */
  readonly hides: string;
  readonly goes: string;
  /** Where the owls' mines lie; one of them may be where Fox-1 scans (0102). */
  readonly mines: string;
  /** Where the arbiter puts Owl-1 before it goes. */
  readonly corrected: string;
  /** What the owls say beside the questions, in the foxes' turn to deploy. */
  readonly say?: string;
  /** So often the owls say that their mines are to sleep, and to go off again, when all have acted. */
  readonly words?: number;
  /** An order that the owls keep for later. */
  readonly keeps?: string;
}

/** All that somebody was shown, by what they did to see it. */
export type Seen = Readonly<Record<string, unknown>>;

const PLAYERS = { foxes1: 'Ann', foxes2: 'Dan', owls: 'Benoît' } as const;
/** Those who may not know: a player of the other side, another seat of it, and one who only looks on. */
export const UNTOLD = ['Ann', 'Dan', 'Vera'] as const;
/** All who watch. The arbiter of the server does not play, and judges on everything. */
const OBSERVERS = [...UNTOLD, 'Umpire'] as const;
type Observer = (typeof OBSERVERS)[number];

/** Questions and orders that give nothing away and change nothing, whoever tries them. */
const TRIED: readonly (readonly [path: string, options: Readonly<Record<string, string>>])[] = [
  ['map show', {}],
  ['map show', { text: 'yes' }],
  ['my', {}],
  ['sheet', { unit: 'Owl-1' }],
  ['sheet', { unit: 'Fox-1' }],
  ['odds', { unit: 'Fox-1', target: 'Owl-1' }],
  ['odds', { unit: 'Owl-1', target: 'Fox-1' }],
  ['los', { order: '0103 0105' }],
  ['reach', { unit: 'Owl-1' }],
  ['reach', { unit: 'Fox-1' }],
  ['match status', {}],
  ['match history', {}],
  ['match log', {}],
  ['match export', {}],
  ['match verify', {}],
  ['standing list', {}],
  ['move', { unit: 'Fox-1', order: '0909' }],
  ['move', { unit: 'Owl-1', order: '0909' }],
  ['fire', { unit: 'Fox-1', target: 'Owl-1' }],
  ['match correct', { order: 'Owl-1 0304', reason: 'a guess' }],
];

/** Buttons that only look, wherever they stand last. */
const PRESSED = ['why', 'more', 'undo', 'news', 'my|'] as const;

/** What is typed into while offers come. */
const TYPED: readonly (readonly [path: string, focused: string, options: Readonly<Record<string, string>>])[] = [
  ['sheet', 'unit', { unit: '' }],
  ['odds', 'target', { unit: 'Fox-1', target: '' }],
  ['reach', 'unit', { unit: '' }],
  ['los', 'order', { order: '' }],
  ['move', 'order', { unit: 'Owl-1', order: '' }],
  ['move', 'order', { unit: 'Fox-1', order: '' }],
  ['declare', 'order', { unit: 'Owl-1', order: '' }],
  ['declare', 'order', { unit: 'Fox-1', order: '' }],
  ['fire', 'target', { unit: 'Fox-1', target: '' }],
  ['match correct', 'order', { order: '' }],
  ['match correct', 'to', { to: '' }],
];

/** Plays the world and yields what each observer has seen. */
export async function played(secrets: Secrets): Promise<Readonly<Record<Observer, Seen>>> {
  const stage = await startStage({
    ...ON_STAGE,
    draw: sketch,
    sandbox: { seed: { users: ['Ann', 'Benoît', 'Dan', 'Vera', 'Umpire'] } },
  });
  try {
    const world = new World(stage);
    await world.play(secrets);
    return world.seen();
  } finally {
    await stage.close();
  }
}

class World {
  readonly #seen: Record<Observer, Record<string, unknown>> = { Ann: {}, Dan: {}, Vera: {}, Umpire: {} };
  readonly #eyes = new Map<Observer, Eyes>(OBSERVERS.map((who) => [who, new Eyes()]));
  /** The channel has eyes of its own: an arbiter who is told more, with more ids, finds the same posts there. */
  readonly #onPosts = new Map<Observer, Eyes>(OBSERVERS.map((who) => [who, new Eyes()]));

  constructor(private readonly stage: Stage) {}

  seen(): Readonly<Record<Observer, Seen>> {
    return this.#seen;
  }

  get #table(): string {
    return this.stage.sandbox.stage.channelNamed('table-1').id;
  }

  async #slash(who: string, path: string, options: Readonly<Record<string, string>> = {}): Promise<Outcome> {
    const outcome = await this.stage.sandbox.as(who).slash(this.#table, path, options);
    await outcome.answered();
    await this.stage.settled();
    return outcome;
  }

  async play({ mines, hides, goes, corrected, say, keeps, words = 0 }: Secrets): Promise<void> {
    const { sandbox } = this.stage;
    const role = sandbox.stage.addRole('Umpires', []);
    await this.#slash('Ann', 'settings arbiter', { role: role.id });
    sandbox.stage.giveRole(sandbox.as('Umpire').id, role.id);
    await this.#slash('Ann', 'match new', { scenario: 'ambush/two-paths', side: 'foxes' });
    await this.#slash('Dan', 'match join', { side: 'foxes' });
    await this.#slash('Benoît', 'match join', { side: 'owls' });
    await this.#slash('Ann', 'match start');
    // One of them is called by direct messages.
    await this.#slash('Dan', 'me direct', { direct: 'yes' });
    const match = (await this.stage.services.referee.tableIn(channelId(this.#table)))?.header.id ?? '';
    for (const eyes of [...this.#eyes.values(), ...this.#onPosts.values()]) eyes.match = match;
    await this.#order('owls', 'declare', { order: `mines ${mines}` });
    if (keeps) await this.#slash(PLAYERS.owls, 'standing add', { order: keeps, if: 'turn 9' });
    if (say) await this.#slash(PLAYERS.owls, 'declare', { order: say });
    await this.#order('foxes-1', 'move', { unit: 'Fox-1', order: 'deploy 0101' });
    await this.#order('owls', 'move', { unit: 'Owl-1', order: `deploy ${hides} hidden` });
    await this.#look('hidden');
    await this.#slash('Umpire', 'match correct', { order: `Owl-1 ${corrected}`, reason: 'It stood elsewhere.' });
    if (inSoak) await this.#look('corrected');
    await this.#order('foxes-2', 'move', { unit: 'Fox-2', order: 'deploy 0501' });
    await this.#order('owls', 'move', { unit: 'Owl-2', order: 'deploy 0506' });
    for (const seat of ['foxes-1', 'foxes-2', 'owls']) await this.#order(seat, 'declare', { order: 'wary' });
    // Whoever has the initiative: each piece has an order of its own.
    const orders: Readonly<Record<string, readonly [path: string, options: Readonly<Record<string, string>>]>> = {
      'Fox-1': ['declare', { unit: 'Fox-1', order: 'scan 0102' }],
      'Fox-2': ['declare', { unit: 'Fox-2', order: 'hold' }],
      'Owl-1': ['move', { unit: 'Owl-1', order: goes }],
      'Owl-2': ['declare', { unit: 'Owl-2', order: 'hold' }],
    };
    for (let acted = 0; acted < 4; acted++) {
      const unit = await this.#toAct();
      const [path, options] = orders[unit] ?? [];
      const seat = unit.startsWith('Owl') ? 'owls' : unit === 'Fox-1' ? 'foxes-1' : 'foxes-2';
      await this.#order(seat, path ?? '', options ?? {});
      if (acted === 3) {
        await this.#say(words);
        await this.#look('after the actions');
      }
    }
    await this.#slash('Benoît', 'match undo');
    if (inSoak) await this.#look('asked to take back');
    for (const who of [PLAYERS.foxes1, PLAYERS.foxes2]) await this.#press(who, 'agree');
    await this.#look('taken back');
  }

  /** Presses a button where it stands last; `null` where it is nowhere. */
  async #press(who: string, verb: string): Promise<Outcome | null> {
    const message = this.stage.sandbox.messages(this.#table, who).findLast((post) => buttonOf(post, verb));
    const button = buttonOf(message, verb);
    if (!message || !button) return null;
    const outcome = await this.stage.sandbox.as(who).press(message, button.id);
    await outcome.answered();
    await this.stage.settled();
    return outcome;
  }

  /** Wakes mines that were put to sleep, and puts them to sleep again, so many words in all, as Discord would hand them in. */
  async #say(words: number): Promise<void> {
    const { referee } = this.stage.services;
    const table = await referee.tableIn(channelId(this.#table));
    const holder = table?.header.holders.find(({ seat }) => seat === 'owls');
    for (let i = 0; i < words && table && holder; i++) {
      const { player, at } = { player: holder.player, at: instant(Date.now()) };
      const said = { key: `word ${i}`, player, at, match: table.header.id, seat: null, question: null };
      const done = await referee.submit({ ...said, command: { type: 'mines', live: i % 2 === 0 } });
      if (!done.ok) throw new Error(JSON.stringify(done.error));
    }
  }

  /** The first piece that is asked for. */
  async #toAct(): Promise<string> {
    const { referee, ruleset } = this.stage.services;
    const table = await referee.tableIn(channelId(this.#table));
    const state = table?.state;
    const [question] = state ? ruleset(table.header.ruleset).open(state) : [];
    const view = table && question ? referee.view(table, seated(question.seat)) : null;
    const topic = view?.questions.find(({ id }) => id === question?.id)?.topic;
    const unit = topic?.ask === 'act' && 'units' in topic ? topic.units[0] : undefined;
    if (unit === undefined) throw new Error('no piece is asked for');
    return unit;
  }

  async #order(seat: string, path: string, options: Readonly<Record<string, string>>): Promise<void> {
    const who = seat === 'owls' ? PLAYERS.owls : seat === 'foxes-1' ? PLAYERS.foxes1 : PLAYERS.foxes2;
    const { reply } = await this.#slash(who, path, options);
    if (reply?.ephemeral)
      throw new Error(`${who} ${path} ${JSON.stringify(options)}: ${JSON.stringify(reply.components)}`);
  }

  /** What every observer sees in the channel, and is answered to all that they can try. */
  async #look(when: string): Promise<void> {
    for (const who of OBSERVERS) {
      const eyes = this.#eyes.get(who) ?? new Eyes();
      const note = (what: string, seen: unknown): void => {
        this.#seen[who][`${when}: ${what}`] = seen;
      };
      const posts = this.stage.sandbox.messages(this.#table, who).filter(({ ephemeral }) => !ephemeral);
      note('posts', await (this.#onPosts.get(who) ?? eyes).plain(posts));
      note('direct messages', await eyes.plain(this.stage.sandbox.messages(this.stage.sandbox.as(who).openDm(), who)));
      for (const verb of PRESSED) {
        const outcome = await this.#press(who, verb);
        if (outcome) note(`press ${verb}`, await eyes.plain([outcome.reply, ...outcome.followUps], outcome.modal));
      }
      // What others are refused the arbiter would carry out.
      for (const [path, options] of TRIED.filter(([one]) => who !== 'Umpire' || one !== 'match correct')) {
        const outcome = await this.stage.sandbox.as(who).slash(this.#table, path, options);
        await outcome.answered();
        const { reply, followUps, modal } = outcome;
        note(`/${path} ${JSON.stringify(options)}`, await eyes.plain([reply, ...followUps], modal));
      }
      for (const [path, focused, options] of TYPED) {
        const offers = await this.stage.sandbox.as(who).autocomplete(this.#table, path, options, focused);
        note(`offers of /${path} ${focused} ${JSON.stringify(options)}`, eyes.same(JSON.stringify(offers)));
      }
    }
    await this.stage.settled();
    // What somebody is answered themselves is not seen by others.
    const seen = this.stage.sandbox.requests.filter(({ path }) => path.startsWith(`/channels/${this.#table}`));
    const routes = seen.map(({ route, status }) => `${route ?? ''} ${status}`);
    this.#seen.Vera[`${when}: requests`] = Object.fromEntries(
      [...new Set(routes)].sort().map((route) => [route, routes.filter((one) => one === route).length]),
    );
  }
}
