import { afterEach, describe, expect, it } from 'vitest';
import { chapterStretch } from '../../src/queries/stretch.js';
import { LOCALES } from '../../src/i18n/locales.js';
import { channelId } from '../../src/match/header.js';
import { chapterName } from '../../src/present/posts/report.js';
import { spectator } from '../../src/rules/kernel/seats.js';
import { ordersOf } from '../../src/orders/registry.js';
import { buttonOf, chapterOf, controlsOf, startStage, wordsOf, type Stage } from '../support/bot.js';
import { awaited } from '../support/play.js';
import { orderByPress } from '../support/press.js';
import { usually } from '../support/soak.js';

/** A lance duel of the standard level at the table: by slash, by buttons, in three languages. */

let stage: Stage;
afterEach(async () => {
  await stage.close();
});

/** Words that a message must not show: keys without a sentence, parameters that were not filled. */
const RAW = /\{\w+[@:+?]?[^}]*\}|\b(?:battletech|match|discord|post|reply|button|orders)[./](?!com\b)[a-z-]+\b/;

/** Opens a lance duel, Ann's four against Arbitre's. */
async function begin(language: (typeof LOCALES)[number]) {
  stage = await startStage({ seed: 'lances' });
  const { sandbox } = stage;
  const table = sandbox.stage.channelNamed('table-1').id;
  sandbox.as('Ann').setLocale(language === 'en' ? 'en-GB' : language);
  const slash = async (path: string, options: Record<string, string> = {}) => {
    const outcome = await sandbox.as('Ann').slash(table, path, options);
    const reply = await outcome.answered();
    await stage.settled();
    return reply;
  };
  await slash('match new', { scenario: 'lance-duel', opponent: 'referee', language });
  await slash('match start');
  const said = (): readonly string[] => sandbox.messages(table, 'Ann').map(wordsOf);
  const turn = async () => {
    const next = await awaited(stage, table);
    return next?.view.game.turn ?? 0;
  };
  return { table, slash, said, turn };
}

describe('a lance duel', () => {
  it.each(usually(LOCALES))('is played by slash orders: %s', async (language) => {
    const { table, slash, said, turn } = await begin(language);
    const kinds = new Set<string>();
    for (let orders = 0; orders < 60 && (await turn()) < 2; orders++) {
      const next = await awaited(stage, table);
      if (!next) break;
      const { command, options } = ordersOf('battletech').format(next.command, language);
      const given = Object.fromEntries(Object.entries(options).filter(([, value]) => value));
      const reply = await slash(command, given);
      const again = controlsOf(reply).find(({ id }) => id.startsWith('again'));
      if (reply && again) await stage.sandbox.as('Ann').press(reply, again.id);
      else expect(reply ? `${command} ${JSON.stringify(given)}: ${wordsOf(reply)}` : '').toBe('');
      await stage.settled();
      kinds.add(next.command.type);
    }
    expect([...kinds]).toEqual(expect.arrayContaining(['deploy', 'move', 'attack']));
    const odds = wordsOf(await slash('odds', {}));
    const sheet = wordsOf(await slash('sheet', { unit: (await unitOf(table)) ?? '' }));
    for (const text of [...said(), odds, sheet]) expect(text).not.toMatch(RAW);
    const terms = await whyOf(table);
    expect(terms.pages).toBeGreaterThan(1);
    expect(terms.shots).toBe((await shotsOf(table)).length);
    expect(stage.logged).toEqual([]);
  });

  it('is played by buttons and menus, with few presses an order', async () => {
    const { table, said, turn } = await begin('en');
    const taps = { count: 0 };
    let orders = 0;
    for (; orders < 60 && (await turn()) < 2; orders++) {
      if (!(await orderByPress(stage, table, taps))) break;
      await stage.settled();
    }
    expect(await turn()).toBeGreaterThanOrEqual(2);
    expect(taps.count / orders).toBeLessThan(12);
    for (const text of said()) expect(text).not.toMatch(RAW);
    expect(stage.logged).toEqual([]);
  });
});

const FIRE = { turn: 1, phase: 'weapons' };

/** *Why?* of the fire of the first turn, page by page: how many pages there are, and how many lines with the terms of a shot. */
async function whyOf(table: string): Promise<{ readonly pages: number; readonly shots: number }> {
  const ann = stage.sandbox.as('Ann');
  const report = stage.sandbox.messages(table, 'Ann').find((post) => chapterOf(post) === chapterName(FIRE));
  const first = buttonOf(report, 'why');
  if (!report || !first) throw new Error('no report of fire');
  let page = await (await ann.press(report, first.id)).answered();
  let shots = 0;
  for (let pages = 1; page && pages < 10; pages++) {
    expect(wordsOf(page).length).toBeLessThan(4_000);
    shots += wordsOf(page).match(/^\*\*[^*]+\*\* [^\n]* → [^\n]* = \d+ /gmu)?.length ?? 0;
    const id = page.id;
    const turn = controlsOf(page).findLast((control) => control.id.startsWith('why-page'));
    if (!turn || turn.disabled) return { pages, shots };
    await ann.press(page, turn.id);
    await stage.settled();
    page = stage.sandbox.messages(table, 'Ann').find((message) => message.id === id);
  }
  throw new Error('no last page');
}

/** The shots of that phase. */
async function shotsOf(table: string) {
  const here = await stage.services.referee.tableIn(channelId(table));
  const told = here && (await chapterStretch(stage.services, here, spectator, FIRE));
  return told?.stretch.events.filter(({ type }) => type === 'ShotFired') ?? [];
}

async function unitOf(table: string): Promise<string | null> {
  const next = await awaited(stage, table);
  return next && 'unit' in next.command ? next.command.unit : null;
}
