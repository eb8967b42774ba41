import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { describe, expect, test } from 'vitest';
import { replay } from '../../src/cli/replay.js';
import { createReplays, PAGE_ROOM } from '../../src/replay/index.js';
import { LIMITS } from '../../src/discord/limits.js';
import { html, lineHtml } from '../../src/replay/html.js';
import { replayPage } from '../../src/replay/page.js';
import { stepsOf } from '../../src/replay/steps.js';
import { LOCALES } from '../../src/i18n/locales.js';
import { transcriptText } from '../../src/match/transcript.js';
import { presenterOf } from '../../src/present/registry.js';
import { rulesetOf } from '../../src/games/index.js';
import { inFolder, run } from '../cli/run.js';
import { playedMatch } from '../support/matches.js';
import { inSoak, SOAK_ALONE } from '../support/soak.js';

const ended = playedMatch('a', 40, true);
const short = playedMatch('a', 8, true);
const whole = replayPage(ended, 'Green');
const running = playedMatch('b', 8, false);

const dataSchema = z.looseObject({
  steps: z.array(
    z.object({
      heading: z.string(),
      map: z.union([z.tuple([z.int(), z.string()]), z.literal('left-out')]),
      sheets: z.array(z.tuple([z.int(), z.string()])),
    }),
  ),
  drawing: z.object({
    shapes: z.array(z.array(z.unknown())),
    grounds: z.array(z.unknown()),
    scenes: z.array(z.object({ shapes: z.array(z.int()) }).loose()),
  }),
});
const dataOf = (page: string) =>
  dataSchema.parse(JSON.parse(/<script type="application\/json" id="match">(.*?)<\/script>/su.exec(page)?.[1] ?? ''));

describe('the steps of a match', () => {
  const { steps, rolls, told } = stepsOf(ended, rulesetOf(ended.ruleset), presenterOf(ended.ruleset));

  test('every shot, move and declaration is a step; what says nothing is none', () => {
    const moves = ended.events.filter(({ event }) => event.type === 'UnitMoved');
    const shots = ended.events.filter(({ event }) => event.type === 'ShotResolved');
    for (const { seq } of [...moves, ...shots]) expect(steps.map((step) => step.seq)).toContain(seq);
    expect(steps.every(({ lines }) => lines.length > 0)).toBe(true);
    expect(steps.length).toBeLessThan(ended.events.length / 2);
  });

  test('nobody is said to hold fire in a phase with shots', () => {
    const fired = new Set(steps.filter(({ why }) => why.length > 0).map(({ heading }) => heading));
    const quiet = steps.filter(({ lines }) => lines.includes('Nobody fires.'));
    for (const { heading } of quiet.filter(({ heading: at }) => at.includes('Weapon')))
      expect(fired).not.toContain(heading);
  });

  test('each die is shown once, beside what it was rolled for', () => {
    const shown = steps.flatMap(({ dice }) => dice.map(({ index }) => index));
    expect(shown).toEqual([...new Set(shown)]);
    expect(shown).toEqual(rolls.map(({ index }) => index));
    expect(told.length).toBeGreaterThan(0);
  });

  test('pictures show the match as it stood: only what had happened by then', () => {
    const [first] = steps;
    const game = first?.map.view.game;
    const units = game && 'units' in game ? game.units : [];
    expect(units.filter(({ status }) => status === 'active')).toHaveLength(1);
  });
});

describe('the page', () => {
  test('stands alone: nothing is fetched, and the policy forbids it; under 1 MB', () => {
    const page = whole;
    expect(page).toContain('default-src &#39;none&#39;');
    expect(page).not.toMatch(/(?:src|href)="(?!#)/u);
    expect(page).not.toMatch(/@import|url\(|fetch\(|XMLHttpRequest|^import /mu);
    expect(Buffer.byteLength(page)).toBeLessThan(1_000_000);
  });

  test('a match on a measured table has its pictures and cards step by step, and stays under 1 MB', () => {
    const page = replayPage(playedMatch('measured', 24, true, {}, 'tactic148/skirmish'), 'Skirmish');
    const { steps, drawing } = dataOf(page);
    expect(steps.length).toBeGreaterThan(12);
    expect(steps.every(({ sheets }) => sheets.length === 8)).toBe(true);
    expect(drawing.grounds.length).toBeLessThan(4);
    expect(Buffer.byteLength(page)).toBeLessThan(1_000_000);
  });

  test('a long match at random stays under 1 MB too', () => {
    const long = playedMatch('long', 150, true);
    expect(Buffer.byteLength(replayPage(long, 'Green'))).toBeLessThan(1_000_000);
  });

  test('every step has a picture with words, made of shapes that are there', () => {
    const { steps, drawing } = dataOf(whole);
    for (const { map, sheets } of steps) {
      for (const [scene, alt] of [map === 'left-out' ? ([-1, ''] as const) : map, ...sheets]) {
        expect(alt.length).toBeGreaterThan(10);
        const shapes = drawing.scenes[scene]?.shapes ?? [-1];
        expect(Math.max(...shapes)).toBeLessThan(drawing.shapes.length);
        expect(Math.min(...shapes)).toBeGreaterThanOrEqual(0);
      }
    }
  });

  test('too large to be sent with all its pictures: the first steps go without, in words, and it says how many', () => {
    const bytes = 250_000;
    expect(Buffer.byteLength(whole)).toBeGreaterThan(bytes);
    const page = replayPage(ended, 'Green', [], { bytes, isLate: () => false });
    expect(Buffer.byteLength(page)).toBeLessThanOrEqual(bytes);
    const { steps } = dataOf(page);
    const without = steps.filter(({ map }) => map === 'left-out').length;
    expect(without).toBeGreaterThan(0);
    expect(steps.findLastIndex(({ map }) => map === 'left-out')).toBe(without - 1);
    expect(steps.at(-1)?.sheets.length).toBeGreaterThan(0);
    expect(steps).toHaveLength(dataOf(whole).steps.length);
    expect(page).toContain(`the first ${without} steps have no pictures`);
    expect(whole).not.toContain('have no pictures');
  });

  test('late: what is not drawn by then is left out', () => {
    let left = 5;
    const page = replayPage(ended, 'Green', [], { bytes: Infinity, isLate: () => left-- === 0 });
    expect(dataOf(page).steps.filter(({ map }) => map !== 'left-out')).toHaveLength(5);
  });

  test.each(LOCALES)('speaks the language of the match: %s', (locale) => {
    const page = replayPage({ ...short, locale }, 'Green');
    expect(page).toContain(`<html lang="${locale}">`);
    expect(page).toContain({ en: 'Statistics', fr: 'Statistiques', ru: 'Статистика' }[locale]);
  });

  test('says whose each salt is; of a match from before that was written down, only the salts', () => {
    const salts = ['mine', 'yours'];
    const saltedBy = [
      { seat: 'defender', player: '17' },
      { seat: 'attacker', player: '18' },
    ];
    const shown = (page: string) => /<ol>\s*<li><code>mine.*?<\/ol>/su.exec(page)?.[0].replaceAll(/<[^>]+>|\s+/gu, ' ');
    expect(shown(replayPage({ ...running, salts, saltedBy }, 'Green'))).toMatch(
      / mine {2}· Defender · {2}17 .* yours {2}· Attacker · {2}18 /u,
    );
    expect(shown(replayPage({ ...running, salts }, 'Green'))?.split(/ +/u)).toEqual(['', 'mine', 'yours', '']);
  });

  test('what a match says never becomes markup', () => {
    const evil = '</script><img src=x onerror=alert(1)>';
    const page = replayPage({ ...short, salts: [evil], seed: evil }, evil);
    expect(page).not.toContain('<img');
    expect(page.match(/<\/script>/gu)).toHaveLength(2);
    expect(html`<p title="${'"'}">${'<b>'}</p>`.html).toBe('<p title="&quot;">&lt;b&gt;</p>');
    expect(lineHtml('- **a<b** `c` ~~d~~').html).toBe(
      '<p class="item"><strong>a&lt;b</strong> <code>c</code> <s>d</s></p>',
    );
  });

  test('of a match that still runs: as far as everybody may know it, without seed and without result', () => {
    const page = replayPage(running, 'Green');
    expect(page).toContain('This match is still being played.');
    expect(page).toContain('secret until the match is over');
    expect(dataOf(page)).toMatchObject({ proof: { seed: null } });
  });

  test('arbitre replay FILE --html PAGE writes it', async () => {
    await inFolder(async (dir) => {
      const file = join(dir, 'match.json');
      writeFileSync(file, transcriptText(ended));
      const { code } = await run(replay, [file, '--html', join(dir, 'match.html')]);
      expect(code).toBe(0);
      expect(readFileSync(join(dir, 'match.html'), 'utf8')).toContain('</html>');
    });
  });

  test('is refused where even its words are too many, and is never larger than a file that Discord takes', async () => {
    expect(PAGE_ROOM.bytes).toBeLessThan(LIMITS.fileBytes);
    await expect(createReplays(undefined, { bytes: 50_000, ms: 60_000 }).page(ended, 'Green')).rejects.toThrow(
      /50000/u,
    );
  });

  test('is made on a thread of its own, and so is a verdict', async () => {
    const replays = createReplays();
    const [page, verdict] = await Promise.all([replays.page(short, 'Green'), replays.verify(short)]);
    expect(page).toBe(replayPage(short, 'Green'));
    expect(verdict).toMatchObject({ ok: true, hash: short.hash });
  });

  // Each loads a thread; without one: late pages above, false transcripts in test/match.
  test.runIf(inSoak)(
    `on a thread too what is late is left out, and a match that is none refused${SOAK_ALONE}`,
    async () => {
      const bare = await createReplays(undefined, { bytes: 400_000, ms: 0 }).page(short, 'Green');
      expect(dataOf(bare).steps.every(({ map }) => map === 'left-out')).toBe(true);
      const replays = createReplays();
      await expect(replays.page({ ...short, events: short.events.slice(3) }, 'Green')).rejects.toThrow();
      expect(await replays.verify({ ...short, seed: 'other' })).toMatchObject({ ok: false, first: { what: 'seed' } });
    },
  );
});
