import { expect, test } from 'vitest';
import type { Outcome } from 'discord-sandbox';
import { channelId, instant, playerId } from '../../src/match/header.js';
import { seated } from '../../src/rules/kernel/seats.js';
import { buttonOf, sketch, startStage, told, type Stage } from '../support/bot.js';
import { Eyes } from './eyes.js';

/**
 * A match by a league's rules on Discord, in worlds that differ in what a side keeps to itself: where a 'Mech hides and what it waits
 * for, where mines lie, what its secret sheets have lost. Neither the enemy, with a probe, nor who looks on can tell which world it is:
 * by posts, pictures and alt texts, commands, odds, refusals, offers, buttons, undoing, exports, what is asked of Discord.
 */

interface Secret {
  readonly hides: string;
  readonly waits: string;
  readonly mines: string;
  readonly armour: string;
}

const SECRET: Secret = { hides: '0316', waits: 'overwatch 2', mines: '0914 1113', armour: 'HBK-4G RA armour 3' };
const UNTOLD = ['Ann', 'Vera'] as const;
type Seen = Record<string, unknown>;

const TRIED: readonly (readonly [path: string, options: Readonly<Record<string, string>>])[] = [
  ['map show', {}],
  ['map show', { text: 'yes' }],
  ['my', {}],
  ['sheet', { unit: 'HBK-4G' }],
  ['sheet', { unit: 'PXH-1' }],
  ['odds', { unit: 'RVN-3L' }],
  ['odds', { unit: 'RVN-3L', target: 'HBK-4G' }],
  ['odds', { unit: 'RVN-3L', target: 'PXH-1' }],
  ['odds', { unit: 'RVN-3L', target: 'PXH-1', aim: 'left' }],
  ['odds', { unit: 'PXH-1', target: 'RVN-3L' }],
  ['los', { order: '0801 0316' }],
  ['reach', { unit: 'HBK-4G' }],
  ['reach', { unit: 'RVN-3L' }],
  ['match status', {}],
  ['match history', {}],
  ['match log', {}],
  ['match export', {}],
  ['match verify', {}],
  ['standing list', {}],
  ['move', { unit: 'HBK-4G', order: 'walk F' }],
  ['move', { unit: 'RVN-3L', order: 'deploy 0316 N' }],
  ['declare', { unit: 'HBK-4G', order: 'overwatch 3' }],
  ['declare', { unit: 'RVN-3L', target: 'HBK-4G', weapons: 'all' }],
  ['match correct', { order: 'HBK-4G RA armour 5', reason: 'a guess' }],
];
const TYPED: readonly (readonly [path: string, focused: string, options: Readonly<Record<string, string>>])[] = [
  ['sheet', 'unit', {}],
  ['odds', 'target', { unit: 'RVN-3L' }],
  ['reach', 'unit', {}],
  ['los', 'order', {}],
  ['move', 'unit', {}],
  ['move', 'order', { unit: 'HBK-4G' }],
  ['move', 'order', { unit: 'RVN-3L' }],
  ['declare', 'unit', {}],
  ['declare', 'target', { unit: 'RVN-3L' }],
  ['declare', 'order', { unit: 'HBK-4G' }],
  ['match correct', 'order', { order: 'HBK-4G ' }],
];
const PRESSED = ['why', 'more', 'news', 'my|'] as const;

/** Plays a world, and yields what those see who are not told. */
async function played(secret: Secret): Promise<Seen> {
  const stage = await startStage({
    draw: sketch,
    seed: 'fixed',
    sandbox: { seed: { users: ['Ann', 'Benoît', 'Vera', 'Umpire'] } },
  });
  try {
    return await seenIn(stage, secret);
  } finally {
    await stage.close();
  }
}

async function seenIn(stage: Stage, { hides, waits, mines, armour }: Secret): Promise<Seen> {
  const { sandbox, services } = stage;
  const table = sandbox.stage.channelNamed('table-1').id;
  const settled = async (outcome: Outcome): Promise<Outcome> => {
    await outcome.answered();
    await stage.settled();
    return outcome;
  };
  const slash = async (who: string, path: string, options: Readonly<Record<string, string>> = {}) =>
    settled(await sandbox.as(who).slash(table, path, options));
  const order = async (who: string, path: string, options: Readonly<Record<string, string>> = {}) => {
    const outcome = await slash(who, path, options);
    if (outcome.reply?.ephemeral) throw new Error(`${who} ${path} ${JSON.stringify(options)}: ${told(outcome)}`);
  };
  for (const [who, language] of [
    ['Ann', 'fr'],
    ['Vera', 'ru'],
  ] as const)
    sandbox.as(who).setLocale(language);
  const role = sandbox.stage.addRole('Umpires', []);
  await slash('Ann', 'settings arbiter', { role: role.id });
  sandbox.stage.giveRole(sandbox.as('Umpire').id, role.id);
  const options = 'league=clan-invasion mines=2';
  await slash('Ann', 'match new', { scenario: 'battletech/lance-duel', side: 'north-lance', options, language: 'en' });
  await slash('Benoît', 'match join', { side: 'south-lance' });
  await slash('Ann', 'match roster', { units: 'RVN-3L' });
  await slash('Benoît', 'match roster', { units: 'HBK-4G, PXH-1' });
  await slash('Ann', 'match start');
  await slash('Ann', 'me direct', { direct: 'yes' });
  const now = async () => {
    const found = await services.referee.tableIn(channelId(table));
    if (!found?.state) throw new Error('no match');
    return { ...found, state: found.state };
  };
  const { header } = await now();
  const seen: Seen = {};
  const eyes = new Map(UNTOLD.map((who) => [who, new Eyes()] as const));

  /** What they see in the channel, and are answered to all that they can try. */
  const look = async (when: string): Promise<void> => {
    for (const [who, with_] of eyes) {
      with_.match = header.id;
      const note = (what: string, shown: unknown): void => void (seen[`${when}, ${who}: ${what}`] = shown);
      const answer = async ({ reply, followUps, modal }: Outcome) => with_.plain([reply, ...followUps], modal);
      note('posts', await with_.plain(sandbox.messages(table, who).filter(({ ephemeral }) => !ephemeral)));
      note('direct messages', await with_.plain(sandbox.messages(sandbox.as(who).openDm(), who)));
      for (const verb of PRESSED) {
        const message = sandbox.messages(table, who).findLast((post) => buttonOf(post, verb));
        const button = buttonOf(message, verb);
        if (message && button)
          note(`press ${verb}`, await answer(await settled(await sandbox.as(who).press(message, button.id))));
      }
      for (const [path, given] of TRIED)
        note(`/${path} ${JSON.stringify(given)}`, await answer(await slash(who, path, given)));
      for (const [path, focused, given] of TYPED) {
        const offers = await sandbox
          .as(who)
          .autocomplete(table, path, { ...given, [focused]: given[focused] ?? '' }, focused);
        note(`offers of /${path} ${focused} ${JSON.stringify(given)}`, with_.same(JSON.stringify(offers)));
      }
    }
    const routes = sandbox.requests
      .filter(({ route }) => route?.startsWith('/channels/'))
      .map(({ method, route, status }) => `${method} ${route ?? ''} ${status}`);
    seen[`${when}: requests`] = [...routes].sort();
  };

  await order('Benoît', 'declare', { order: `mines ${mines}` });
  await order('Ann', 'declare', { order: 'mines 0505' });
  const deployments: Readonly<Record<string, string>> = {
    'RVN-3L': 'deploy 0802 S',
    'HBK-4G': `deploy ${hides} N hidden`,
    'PXH-1': 'deploy 1216 N',
  };
  /** The seat that is asked, with the units that it is asked about. */
  const asked = async () => {
    const { state, header: of } = await now();
    const [question] = services.ruleset(of.ruleset).open(state);
    const view = question && services.referee.view(await now(), seated(question.seat));
    const topic = view?.questions.find(({ id }) => id === question?.id)?.topic;
    return {
      who: question?.seat === 'north-lance' ? 'Ann' : 'Benoît',
      ask: topic?.ask,
      units: topic && 'units' in topic ? topic.units : [],
    };
  };
  const pass = async (n: number, who: string) => {
    const by = { key: `pass ${n}`, player: playerId(sandbox.as(who).id), at: instant(Date.now()), match: header.id };
    const done = await services.referee.submit({ ...by, seat: null, question: null, command: { type: 'pass' } });
    if (!done.ok) throw new Error(JSON.stringify(done.error));
    await stage.settled();
  };
  for (let next = await asked(); next.ask === 'deploy'; next = await asked()) {
    const unit = next.units[0] ?? '';
    await order(next.who, 'move', { unit, order: deployments[unit] ?? '' });
  }
  await slash('Benoît', 'declare', { unit: 'HBK-4G', order: waits });
  await slash('Umpire', 'match correct', { order: armour, reason: 'It stood elsewhere.' });
  await look('hidden');
  const first = (await now()).state.game.turn;
  for (let passes = 0; (await now()).state.game.turn === first && passes < 30; passes++)
    await pass(passes, (await asked()).who);
  await slash('Benoît', 'match undo');
  await look('a turn later, asked to take back');
  expect((await now()).state.game.turn).toBe(first + 1);
  expect(stage.logged).toEqual([]);
  return seen;
}

test('HID-01, HID-05, HID-06, LEA-02, GRID-01 where a unit hides and what it waits for, where mines lie and which boxes are gone nobody else can tell', async () => {
  const here = await played(SECRET);
  const elsewhere = await played({
    hides: '1417',
    waits: 'open fire',
    mines: '0413',
    armour: 'HBK-4G LT armour 11',
  });
  const differing = Object.keys(here).filter((what) => JSON.stringify(here[what]) !== JSON.stringify(elsewhere[what]));
  expect(differing.map((what) => [what, here[what], elsewhere[what]])).toEqual([]);
  expect(Object.keys(elsewhere)).toEqual(Object.keys(here));
  expect(Object.keys(here).length).toBeGreaterThan(120);
});
