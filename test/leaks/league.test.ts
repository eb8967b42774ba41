import { expect, test } from 'vitest';
import { buttonOf } from '../support/bot.js';
import { act, lookAround, posted, replayed } from './league-roads.js';
import { differing, seenIn, UNTOLD, WORLDS, type LeagueTable } from './league-table.js';
import { inSoak, SOAK_ALONE } from '../support/soak.js';

/**
 * A match by a league's rules on Discord, in worlds that differ in what a side keeps to itself: where a 'Mech hides and what it waits
 * for, where mines lie, what its secret sheets have lost. Neither the enemy, with a probe, nor who looks on can tell which world it is:
 * by posts, pictures and alt texts, every edit of a post, commands, odds, refusals, offers, all buttons and what lies behind them, undoing,
 * ending, exports and their replay, what is asked of Discord.
 */

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

/** What they see in the channel, and are answered to all that they can try. */
async function look(at: LeagueTable, when: string): Promise<void> {
  const { sandbox } = at.stage;
  for (const who of UNTOLD) {
    const eyes = at.of(who);
    at.note(when, who, 'posts', await eyes.plain(sandbox.messages(at.channel, who).filter((one) => !one.ephemeral)));
    at.note(when, who, 'direct messages', await eyes.plain(sandbox.messages(sandbox.as(who).openDm(), who)));
    for (const verb of PRESSED) {
      const message = sandbox.messages(at.channel, who).findLast((post) => buttonOf(post, verb));
      const button = buttonOf(message, verb);
      if (message && button)
        at.note(when, who, `press ${verb}`, await at.plain(who, await at.press(who, message, button.id)));
    }
    for (const [path, given] of TRIED)
      at.note(when, who, `/${path} ${JSON.stringify(given)}`, await at.plain(who, await at.slash(who, path, given)));
    for (const [path, focused, given] of TYPED) {
      const typed = { ...given, [focused]: given[focused] ?? '' };
      const offers = await sandbox.as(who).autocomplete(at.channel, path, typed, focused);
      at.note(when, who, `offers of /${path} ${focused} ${JSON.stringify(given)}`, eyes.same(JSON.stringify(offers)));
    }
  }
  at.seen[`${when}: requests`] = at.requested().map(({ route, status }) => `${route ?? ''} ${status}`);
}

async function played(at: LeagueTable): Promise<void> {
  await look(at, 'hidden');
  expect(await lookAround(at, 'hidden')).toBeGreaterThan(40);
  const first = (await at.now()).state.game.turn;
  for (let passes = 0; (await at.now()).state.game.turn === first && passes < 30; passes++) await at.pass();
  await at.slash('Benoît', 'match undo');
  await look(at, 'a turn later, asked to take back');
  expect((await at.now()).state.game.turn).toBe(first + 1);
  expect(await act(at)).toEqual(['decline', 'skip', 'undo']);
  at.note('at last', 'Vera', 'the replay of the export', await replayed(at, 'Vera'));
  at.note('at last', 'Vera', 'every post and edit', posted(at, 'Vera'));
  await over(at);
}

/** Once it is over everything is shown, or nobody could prove the dice; still the same posts come, and who is called and what waits tells nothing. */
async function over(at: LeagueTable): Promise<void> {
  await at.slash('Benoît', 'match abandon');
  expect((await at.now()).header.status).toBe('ended');
  for (const who of UNTOLD) {
    for (const path of ['my', 'match status', 'match history'])
      at.note('over', who, `/${path}`, await at.plain(who, await at.slash(who, path)));
    const { sandbox } = at.stage;
    at.note('over', who, 'direct messages', await at.of(who).plain(sandbox.messages(sandbox.as(who).openDm(), who)));
    const shown = JSON.stringify((await at.slash(who, 'match log')).reply ?? {});
    expect(shown).toContain('attachments');
  }
  at.seen['over: requests'] = at.requested().map(({ route, status }) => `${route ?? ''} ${status}`);
}

test.runIf(inSoak)(
  `HID-01, HID-05, HID-06, LEA-02, GRID-01 where a unit hides and what it waits for, where mines lie and which boxes are gone nobody else can tell${SOAK_ALONE}`,
  async () => {
    const here = await seenIn(WORLDS[0], played);
    const elsewhere = await seenIn(WORLDS[1], played);
    expect(differing(here, elsewhere)).toEqual([]);
    expect(Object.keys(here).length).toBeGreaterThan(120);
  },
);
