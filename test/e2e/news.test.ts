import { afterEach, describe, expect, it } from 'vitest';
import { isOfMatch, type Picture } from '../../src/present/picture.js';
import type { PageMessage } from 'discord-sandbox';
import {
  buttonOf,
  chapterOf,
  controlsOf,
  pixel,
  pressVerb,
  startStage,
  told,
  wordsOf,
  type Stage,
} from '../support/bot.js';
import { orderByPress } from '../support/press.js';

let stage: Stage;
afterEach(async () => {
  await stage.close();
});
const drawn: Picture[] = [];
const table = (): string => stage.sandbox.stage.channelNamed('table-1').id;
const slash = async (who: string, path: string, options: Record<string, string> = {}) => {
  const outcome = await stage.sandbox.as(who).slash(table(), path, options);
  await outcome.answered();
  await stage.settled();
  return outcome;
};
const press = async (who: string, verb: string) => {
  drawn.length = 0;
  const outcome = await pressVerb(stage, table(), who, verb);
  await outcome.answered();
  return outcome;
};
const nothing = (verb: string): never => {
  throw new Error(`no button ${verb}`);
};
const order = async () => {
  await orderByPress(stage, table(), { count: 0 });
  await stage.settled();
};
const begin = async () => {
  stage = await startStage({
    seed: 'fixed',
    draw: (picture) => {
      if (isOfMatch(picture)) drawn.push(picture);
      return pixel(picture);
    },
  });
  await slash('Ann', 'match new', { scenario: 'battletech/green', side: 'defender', opponent: 'referee' });
  await slash('Ann', 'match start');
};

describe('what is new', () => {
  it('for a spectator: the newest report first, then what happened since, with the map then and now', async () => {
    await begin();
    await order();
    await press('Vera', 'news|');
    expect(told(await press('Vera', 'news|'))).toContain('ничего нового');
    await order();
    await order();
    const news = await press('Vera', 'news|');
    expect(told(news)).toContain('С вашего прошлого визита');
    const maps = drawn.filter(({ shows, locale }) => shows.kind === 'map' && locale === 'ru');
    expect(maps).toHaveLength(2);
    expect(JSON.stringify(maps[0]?.view.game)).not.toBe(JSON.stringify(maps[1]?.view.game));
    expect(maps[1]?.before).toEqual(maps[0]?.view);
  });

  it('P-15 has three lines at most, and *Details* tell each phase since; so has a report, also when the match is long over', async () => {
    await begin();
    await order();
    await press('Vera', 'news|');
    for (let orders = 0; orders < 8; orders++) await order();
    const news = await press('Vera', 'news|');
    const [first = ''] = /"content":"([^"]*)"/u.exec(JSON.stringify(news.reply?.components))?.slice(1) ?? [];
    expect(first.split('\\n').length).toBeLessThanOrEqual(1 + 3);
    const details = buttonOf(news.reply, 'news-details|');
    const opened = await stage.sandbox.as('Vera').press(news.reply ?? nothing('details'), details?.id ?? '');
    await opened.answered();
    expect(told(opened).match(/###|\*\*/gu)?.length).toBeGreaterThan(2);
    expect(told(opened).length).toBeGreaterThan(first.length);
    await reportsHaveThreeLines();
  });

  it('for a player: since their last order', async () => {
    await begin();
    await order();
    const words = told(await press('Ann', 'news|'));
    // The referee has answered her order since.
    expect(words).toContain('Since you were last here');
    expect(words).not.toContain('HBK-4G deploys');
    expect(told(await press('Ann', 'news|'))).toContain('Nothing new');
  });
});

describe('the past', () => {
  it('turn by turn, with the way to the reports and the pictures drawn anew; a report of the initiative alone has none', async () => {
    await begin();
    for (let orders = 0; orders < 8; orders++) await order();
    everyReportHasMoreThanInitiative();
    const all = await slash('Ann', 'match history');
    expect(told(all)).toMatch(/Turn 1.*discord\.com\/channels\/\d+\/\d+\/\d+/);
    drawn.length = 0;
    const menu = buttonOf(all.reply, 'history-turn|');
    if (!all.reply || !menu) throw new Error('no menu of turns');
    const one = await stage.sandbox.as('Ann').select(all.reply, menu.id, ['1']);
    await one.answered();
    await stage.settled();
    expect(drawn.filter(({ shows }) => shows.kind === 'map').length).toBeGreaterThan(0);
    expect(told(await slash('Ann', 'match history', { turn: '99' }))).toContain('Turn 99: nothing has been played');
    expect(told(await slash('Ann', 'match history', { turn: 'last' }))).toContain('last');
    expect(told(await slash('Ann', 'match status'))).toMatch(/Turn \d+.*discord\.com/);
  });

  it('a turn told again explains its numbers: *Why?* stands under the phases that have some', async () => {
    await begin();
    let shot = await slash('Ann', 'match history', { turn: '0' });
    expect(buttonOf(shot.reply, 'why|')).toBeUndefined();
    for (let turn = 1; !buttonOf(shot.reply, 'why|'); turn++) {
      for (let orders = 0; orders < 4; orders++) await order();
      shot = await slash('Ann', 'match history', { turn: String(turn) });
      expect(turn).toBeLessThan(10);
    }
    const why = buttonOf(shot.reply, 'why|');
    const pressed = await stage.sandbox.as('Ann').press(shot.reply ?? nothing('why'), why?.id ?? '');
    await pressed.answered();
    expect(told(pressed)).toMatch(/### .*\n.*\d/u);
  });
});

/** Of the reports that have a picture. */
function everyReportHasMoreThanInitiative(): void {
  const reports = drawn.filter(
    ({ shows, events }) => shows.kind === 'map' && shows.crop === 'action' && events.length > 0,
  );
  for (const { events } of reports) {
    expect(
      events.some(
        ({ type }) =>
          type === 'UnitMoved' || type === 'UnitDeployed' || type === 'ShotResolved' || type === 'AttackDeclared',
      ),
    ).toBe(true);
  }
}

/** The lines of a report: its first text. */
const linesOf = (post: PageMessage): readonly string[] =>
  /"content":"(###[^"]*)"/u.exec(JSON.stringify(post.components))?.[1]?.split('\\n') ?? [];

/** Each has three lines at most; its *Details* tell the rest to one reader, in their language, also when the match is long over. */
async function reportsHaveThreeLines(): Promise<void> {
  const reports = () => stage.sandbox.messages(table(), 'Vera').filter((post) => chapterOf(post) !== null);
  expect(reports().length).toBeGreaterThan(2);
  for (const post of reports()) {
    expect(linesOf(post).length).toBeGreaterThan(1);
    expect(linesOf(post).length).toBeLessThanOrEqual(1 + 3);
  }
  await slash('Ann', 'match concede');
  const [sure] = stage.sandbox.messages(table(), 'Ann').flatMap((post) => {
    const button = buttonOf(post, 'concede');
    return button ? [{ post, button }] : [];
  });
  await stage.sandbox.as('Ann').press(sure?.post ?? nothing('concede'), sure?.button.id ?? '');
  await stage.settled();
  const movement = reports().find((post) => chapterOf(post) === '1:movement');
  const pressed = await stage.sandbox
    .as('Vera')
    .press(movement ?? nothing('details'), buttonOf(movement, 'details')?.id ?? '');
  await stage.settled();
  expect(told(pressed)).toContain('### Ход 1 · Движение');
  expect(told(pressed)).toMatch(/\*\*HBK-4G\*\* .*0\d{3}/u);
  expect(pressed.reply?.ephemeral).toBe(true);
}

describe('sheets', () => {
  it('of more units than four are paged through', async () => {
    await begin();
    await slash('Ann', 'match abandon');
    const other = stage.sandbox.stage.channelNamed('table-2').id;
    const there = async (path: string, options: Record<string, string> = {}) => {
      await (await stage.sandbox.as('Ann').slash(other, path, options)).answered();
      await stage.settled();
    };
    await there('match new', { scenario: 'four-against-two', opponent: 'referee' });
    await there('match start');
    drawn.length = 0;
    const first = await pressVerb(stage, other, 'Ann', 'sheets|');
    const later = controlsOf(first.reply).filter(({ id }) => id.startsWith('sheets-page|'));
    expect(later.map(({ disabled }) => disabled)).toEqual([true, false]);
    await stage.sandbox.as('Ann').press(first.reply ?? nothing('reply'), later[1]?.id ?? '');
    await stage.settled();
    const pages = drawn.flatMap(({ shows }) => (shows.kind === 'sheets' ? [shows.units] : []));
    expect(pages.map((units) => units.length)).toEqual([4, 2]);
    expect(new Set(pages.flat()).size).toBe(6);
  });
});

describe('/my', () => {
  it('says what waits, where, since when, and leads there', async () => {
    await begin();
    const words = told(await slash('Ann', 'my'));
    expect(words).toMatch(/\[.+\]\(https:\/\/discord\.com\/channels\/\d+\/\d+\/\d+\)\*\* in <#\d+>: .*<t:\d+:R>/);
    expect(told(await slash('Vera', 'my'))).toContain('/матч новый');
    expect(wordsOf((await slash('Ann', 'me show')).reply)).toContain('My matches');
  });
});
