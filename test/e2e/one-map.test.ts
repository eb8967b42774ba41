import type { PageMessage } from 'discord-sandbox';
import { describe, expect, it } from 'vitest';
import { channelId } from '../../src/match/header.js';
import { chapterName } from '../../src/present/posts/report.js';
import { chapterOf, controlsOf, useStage, wordsOf } from '../support/bot.js';
import { orderByPress } from '../support/press.js';

const { stage, slash, messages, table } = useStage();

/** How many maps a post shows, by their alt texts. */
const mapsOn = (post: PageMessage): number => wordsOf(post).match(/^Map, /gmu)?.length ?? 0;
const posts = () => messages('Vera').filter(({ ephemeral }) => !ephemeral);
const panel = () => posts().find((post) => controlsOf(post).some(({ id }) => id.startsWith('my|')));
const reports = () => posts().filter((post) => chapterOf(post) !== null);

async function order(): Promise<void> {
  await orderByPress(stage(), table(), { count: 0 });
  await stage().settled();
}

/** The chapter in which the match is. */
async function chapter(): Promise<string | null> {
  const here = await stage().services.referee.tableIn(channelId(table()));
  return here?.state ? chapterName(stage().services.ruleset(here.header.ruleset).chapter(here.state)) : null;
}

async function begin(): Promise<void> {
  const options = { scenario: 'battletech/green', side: 'defender', opponent: 'referee', language: 'en' };
  await slash('Ann', 'match new', options);
  expect(posts().map(mapsOn)).toEqual([0]);
  await slash('Ann', 'match start');
}

describe('P-19 pictures of a match', () => {
  it('a map opens it with both forces, and a phase has one: that of the panel while it goes on, then that of its report', async () => {
    await begin();
    const [lobby] = posts();
    expect(lobby && mapsOn(lobby)).toBe(1);
    expect(wordsOf(lobby)).toMatch(/HBK-4G.*\n.*ENF-4R/u);
    for (let orders = 0; orders < 14; orders++) {
      await order();
      const now = panel();
      if (!now) break;
      const current = await chapter();
      for (const post of reports()) expect(mapsOn(post)).toBeLessThanOrEqual(chapterOf(post) === current ? 0 : 1);
      expect(mapsOn(now)).toBeLessThanOrEqual(1);
    }
    const chapters = reports().map((post) => chapterOf(post) ?? '');
    expect(new Set(chapters).size).toBe(chapters.length);
    expect(reports().some((post) => mapsOn(post) === 1)).toBe(true);
    expect(stage().logged).toEqual([]);
  });

  it('a map closes it, with who played and who did most', async () => {
    await begin();
    for (let orders = 0; orders < 9; orders++) await order();
    await slash('Ann', 'match concede');
    const [asked] = messages('Ann').filter((post) => controlsOf(post).some(({ id }) => id.startsWith('concede|')));
    const sure = controlsOf(asked).find(({ id }) => id.startsWith('concede|'));
    if (!asked || !sure) throw new Error('not asked');
    await stage().sandbox.as('Ann').press(asked, sure.id);
    await stage().settled();
    const end = posts().at(-1);
    expect(wordsOf(end)).toMatch(/The match is over/u);
    expect(end && mapsOn(end)).toBe(1);
    expect(reports().at(-1) && reports().map(mapsOn).at(-1)).toBe(0);
    expect(wordsOf(end)).toMatch(/Defender: <@\d+> · Attacker: the referee/u);
    expect(wordsOf(end)).toMatch(/Did most: \*\*(?:HBK-4G|ENF-4R)\*\* \d+ damage/u);
    expect(stage().logged).toEqual([]);
  });
});
