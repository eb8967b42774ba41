import type { Client } from 'discord.js';
import type { Browser, BrowserContextOptions, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { startSandbox, type Sandbox } from '../../src/index.js';
import { CHROMIUM, DESKTOP, launch, NO_BROWSER, openTab, PHONE, type Tab } from './browser.js';
import { startShowcase } from './showcase-bot.js';

let sandbox: Sandbox;
let bot: Client<true>;
let browser: Browser;
const tabs: Tab[] = [];
let rooms = 0;

/** Tabs that earlier tests have left, by what they look like: to open one takes a second of the processor. */
const left = new Map<BrowserContextOptions, Tab[]>();

/** A tab that remembers nothing, in a fresh channel. */
async function open(player = 'Ann', options = DESKTOP, channel?: string): Promise<Page> {
  const place = channel ?? sandbox.stage.addChannel(`room-${String((rooms += 1))}`).id;
  const query = new URLSearchParams({ user: sandbox.as(player).id, channel: place });
  const url = `${sandbox.pageUrl}?${query.toString()}`;
  const tab = left.get(options)?.pop() ?? (await openTab(browser, url, options));
  tabs.push(tab);
  if (tab.page.url() !== url) {
    await tab.page.goto(url);
    await tab.page.waitForSelector('body.ready');
  }
  looks.set(tab, options);
  await tab.page.locator('.beginning').waitFor();
  return tab.page;
}

const looks = new Map<Tab, BrowserContextOptions>();
/** Leaves a tab as one that was never used. */
async function leave(tab: Tab): Promise<void> {
  const look = looks.get(tab);
  if (look === undefined) return tab.page.context().close();
  await tab.page.evaluate(() => {
    localStorage.clear();
    sessionStorage.clear();
  });
  await tab.page.goto('about:blank');
  tab.faults.length = 0;
  left.set(look, [...(left.get(look) ?? []), tab]);
}

const here = (page: Page): string => new URL(page.url()).searchParams.get('channel') ?? '';

/** Types a command into the composer and sends it. */
async function type(page: Page, line: string): Promise<void> {
  await page.locator('textarea').fill(line);
  await page.keyboard.press('Enter');
  await page.locator('.command-line').waitFor();
  await page.keyboard.press('Enter');
}

const last = (page: Page) => page.locator('.message').last();

describe.skipIf(CHROMIUM === null)(`the sandbox's page${NO_BROWSER}`, () => {
  beforeAll(async () => {
    sandbox = await startSandbox({ rateLimits: 'off', windows: { answer: 1500 } });
    bot = await startShowcase(sandbox);
    browser = await launch();
  });
  afterEach(async () => {
    const faults = tabs.flatMap((tab) => tab.faults);
    for (const tab of tabs.splice(0)) await leave(tab);
    expect(faults).toEqual([]);
    expect(sandbox.unknownRoutes).toEqual([]);
  });
  afterAll(async () => {
    await browser.close();
    await bot.destroy();
    await sandbox.close();
  });

  it('shows the commands of the bot to who comes first; a press begins one', async () => {
    const tab = await openTab(browser, sandbox.pageUrl);
    tabs.push(tab);
    expect(await tab.page.title()).toBe('Discord sandbox · Ann');
    await expect.poll(() => tab.page.locator('.way-title').allTextContents()).toContain('/show rich');
    await tab.page.locator('.way', { hasText: '/order' }).click();
    await tab.page.locator('.command-line', { hasText: 'unit' }).waitFor();
    await expect.poll(() => tab.page.locator('#here h1').textContent()).toBe('general');
  });

  it('carries plain messages from one player to the other, and marks what is unread', async () => {
    const ann = await open('Ann');
    const elsewhere = sandbox.stage.channelNamed('games').id;
    const vera = await open('Vera', DESKTOP, elsewhere);
    await ann.locator('textarea').fill('hello **there**');
    await ann.keyboard.press('Enter');
    await last(ann).locator('strong', { hasText: 'there' }).waitFor();
    const entry = vera.locator(`#channels [data-channel="${here(ann)}"]`);
    await expect.poll(() => entry.getAttribute('class')).toContain('unread');
    sandbox.as('Ann').say(here(ann), `<@${sandbox.as('Vera').id}> look`);
    await expect.poll(() => entry.locator('.badge').textContent()).toBe('1');
    await entry.click();
    await vera.locator('.message.pinging').waitFor();
    await expect.poll(() => entry.locator('.badge').count()).toBe(0);
  });

  it('renders markdown and embeds, and never lets text become markup', async () => {
    const page = await open();
    await type(page, '/show plain');
    const message = last(page);
    await message.locator('.embed', { hasText: 'An embed' }).waitFor();
    for (const part of [
      'h4',
      'strong',
      'em',
      'u',
      's',
      'code',
      'blockquote',
      'li li',
      'time',
      'a[href="https://example.org/"]',
    ]) {
      expect(await message.locator(part).count(), part).toBeGreaterThan(0);
    }
    expect(await message.locator('script, img').count()).toBe(0);
    expect(await message.textContent()).toContain('<script>alert(1)</script>');
    expect(await message.locator('.spoiler').getAttribute('class')).not.toContain('open');
    await message.locator('.spoiler').click();
    expect(await message.locator('.spoiler').getAttribute('class')).toContain('open');
  });

  it('types a command by keyboard: names, offers of the bot, fixed choices, people', async () => {
    const page = await open();
    await page.locator('textarea').pressSequentially('/ord');
    await page.locator('.offer', { hasText: '/order' }).waitFor();
    await page.keyboard.press('Enter');
    await page.locator('.offer', { hasText: 'Wizard' }).waitFor();
    await page.keyboard.type('ele');
    await expect.poll(() => page.locator('.offer').allTextContents()).toEqual(['Elephant']);
    await page.keyboard.press('Tab');
    await page.locator('.offer', { hasText: 'running' }).waitFor();
    await page.keyboard.type('run');
    await page.keyboard.press('Enter');
    await page.keyboard.type('steps:4 ally:');
    await page.locator('.offer', { hasText: 'Benoît' }).waitFor();
    await page.keyboard.type('Beno');
    await page.keyboard.press('Enter');
    await page.keyboard.press('Enter');
    await last(page).locator('.message-body', { hasText: 'Order:' }).waitFor();
    expect(await last(page).locator('.markdown').textContent()).toBe(
      `Order: unit=elephant pace=run steps=4 ally=${sandbox.as('Benoît').id}`,
    );
    expect(await last(page).locator('.context').textContent()).toContain('/order');
  });

  it('types a command by touch, in the language of the player', async () => {
    const page = await open('Benoît', PHONE);
    await page.locator('.composer-button').first().tap();
    await page.locator('.offer', { hasText: '/ordre' }).tap();
    await page.locator('.offer', { hasText: 'Horse' }).tap();
    await page.locator('.offer', { hasText: 'en courant' }).tap();
    await page.locator('.offer', { hasText: '+ loud' }).tap();
    await page.locator('.offer', { hasText: 'oui' }).tap();
    await page.locator('.composer-button.send').tap();
    await expect.poll(() => last(page).locator('.markdown').textContent()).toBe('Order: unit=horse pace=run loud=true');
  });

  it('says what is wrong with an option and keeps the command', async () => {
    const page = await open();
    await page.locator('textarea').fill('/order unit:Elephant pace:crawl ');
    await page.locator('.pill').nth(1).waitFor();
    await page.locator('.composer-button.send').click();
    await page.locator('.offers-status', { hasText: 'pace' }).waitFor();
    expect(await page.locator('.pill.wrong').getAttribute('data-option')).toBe('pace');
    await page.locator('.pill.wrong input').fill('walk');
    await page.locator('.composer-button.send').click();
    await last(page).locator('.markdown', { hasText: 'unit=Elephant pace=walk' }).waitFor();
  });

  it('takes up a line where it was left: an option named last waits for its value', async () => {
    const page = await open();
    await page.locator('textarea').fill('/order unit:Elephant pace:walk ally:');
    await page.locator('.offer', { hasText: 'Vera' }).waitFor();
    await page.keyboard.press('Escape');
    await page.keyboard.press('Backspace');
    await expect.poll(() => page.locator('.pill').count()).toBe(2);
  });

  it('follows a link to a message without leaving the page', async () => {
    const page = await open();
    const first = sandbox.as('Vera').say(here(page), 'the first of many');
    for (let each = 0; each < 70; each += 1) sandbox.as('Vera').say(here(page), `line ${String(each)}`);
    sandbox
      .as('Vera')
      .say(here(page), `https://discord.com/channels/${sandbox.stage.guild.id}/${here(page)}/${first.id}`);
    await page.reload();
    await expect.poll(() => page.locator('.message').count()).toBe(50);
    await last(page).locator('a').click();
    await page.locator(`[data-message="${first.id}"]`).waitFor();
    await expect
      .poll(() => page.locator(`[data-message="${first.id}"]`).evaluate((each) => each.getBoundingClientRect().top))
      .toBeGreaterThan(0);
    await page.locator('#to-newest').click();
    await expect.poll(() => page.locator('#to-newest').isVisible()).toBe(false);
  });

  it('shows components, edits them in place and keeps the focus', async () => {
    const page = await open();
    await type(page, '/show rich');
    const message = last(page);
    await message.locator('.container.accented', { hasText: 'Here is a card.' }).waitFor();
    expect(await message.locator('.picture img').first().getAttribute('alt')).toBe('Small board');
    const edit = message.locator('[data-control="delete"]');
    await edit.focus();
    await message.locator('[data-control="edit"]').click();
    await message.locator('.container', { hasText: 'It was changed.' }).waitFor();
    expect(await message.locator('[data-control="edit"]').isDisabled()).toBe(true);
    expect(await page.locator('.message').count()).toBe(1);
    await message.locator('[data-control="delete"]').click();
    await expect.poll(() => page.locator('.message').count()).toBe(0);
  });

  it('picks one thing at once and several with Done, by keyboard too', async () => {
    const page = await open();
    await type(page, '/show rich');
    const message = page.locator('.message').first();
    await message.locator('[data-control="one"]').click();
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await page.locator('.message', { hasText: 'Picked green' }).waitFor();
    await message.locator('[data-control="several"]').click();
    await page.locator('.menu-item', { hasText: 'Red' }).click();
    await page.locator('.menu-item', { hasText: 'Green' }).click();
    await page.locator('.menu-item', { hasText: 'Blue' }).click();
    await page.locator('.menu-note', { hasText: '2' }).waitFor();
    await page.locator('.menu-done').click();
    await page.locator('.message', { hasText: 'Picked red+green' }).waitFor();
  });

  it('fills in a form, after saying what is missing', async () => {
    const page = await open();
    await type(page, '/form');
    const form = page.locator('dialog.modal');
    await form.locator('[data-field="words"]').fill('hi');
    await form.locator('button[type="submit"]').click();
    await form.locator('.failure', { hasText: '3' }).waitFor();
    await form.locator('[data-field="words"]').fill('hi there');
    await form.locator('.menu').click();
    await page.locator('.menu-item', { hasText: 'Blue' }).click();
    await page.locator('.menu-done').click();
    await form.locator('button[type="submit"]').click();
    await page.locator('.message', { hasText: 'Form: hi there / blue' }).waitFor();
    // The bot's message may arrive just before the word that the form was answered.
    await expect.poll(() => form.count()).toBe(0);
  });

  it('shows a private answer to one player alone, until it is dismissed', async () => {
    const ann = await open('Ann');
    const benoit = await open('Benoît', DESKTOP, here(ann));
    await type(ann, '/show private');
    await last(ann).locator('.private-note', { hasText: 'Only you can see this' }).waitFor();
    sandbox.as('Ann').say(here(ann), 'after');
    await benoit.locator('.message', { hasText: 'after' }).waitFor();
    expect(await benoit.locator('.message', { hasText: 'A secret.' }).count()).toBe(0);
    await ann.locator('[data-dismiss]').click();
    await expect.poll(() => ann.locator('.message', { hasText: 'A secret.' }).count()).toBe(0);
  });

  it('tells that the bot thinks, and that it did not respond', async () => {
    const page = await open();
    await type(page, '/slow');
    await last(page).locator('.thinking', { hasText: 'Bot is thinking' }).waitFor();
    await type(page, '/silent');
    await page.locator('.sending.failure', { hasText: 'The application did not respond' }).waitFor();
    await page.locator('.sending .link-button').click();
    expect(await page.locator('.sending').count()).toBe(0);
  });

  it('shows a picture whole, nearer by wheel and keys, and goes back', async () => {
    const page = await open();
    await type(page, '/show picture');
    expect(await last(page).locator('.file').getAttribute('download')).toBe('log.txt');
    await last(page).locator('.picture').click();
    const picture = page.locator('.lightbox-picture');
    const width = async () => (await picture.boundingBox())?.width ?? 0;
    await expect.poll(width).toBeGreaterThan(300);
    const whole = await picture.boundingBox();
    expect((whole?.height ?? 0) <= 800 && (whole?.width ?? 0) <= 1280).toBe(true);
    await page.mouse.move(640, 400);
    await page.mouse.wheel(0, -400);
    await expect.poll(width).toBeGreaterThan((whole?.width ?? 0) * 2);
    await page.keyboard.press('0');
    await expect.poll(width).toBeCloseTo(whole?.width ?? 0, 0);
    expect(await page.locator('.lightbox-caption').textContent()).toBe('A board');
    await page.keyboard.press('Escape');
    await page.locator('.lightbox').waitFor({ state: 'detached' });
  });

  it('comes nearer to a picture by two fingers', async () => {
    const page = await open('Ann', PHONE);
    await type(page, '/show picture');
    await last(page).locator('.picture').tap();
    const picture = page.locator('.lightbox-picture');
    const width = async () => (await picture.boundingBox())?.width ?? 0;
    await expect.poll(width).toBeGreaterThan(300);
    const whole = await width();
    const touches = await page.context().newCDPSession(page);
    const fingers = (apart: number) => [
      { x: 195 - apart, y: 400, id: 1 },
      { x: 195 + apart, y: 400, id: 2 },
    ];
    await touches.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: fingers(40) });
    for (const apart of [60, 80, 100, 120]) {
      await touches.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints: fingers(apart) });
    }
    await touches.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
    await expect.poll(width).toBeGreaterThan(whole * 2);
    await page.locator('.lightbox-bar button').last().tap();
    await expect.poll(() => page.locator('.lightbox').count()).toBe(0);
  });

  it('opens threads and finds them again in the list', async () => {
    const page = await open();
    const parent = here(page);
    await page.locator('#new-thread').click();
    await page.locator('dialog input').fill('Duel in the woods');
    await page.keyboard.press('Enter');
    await expect.poll(() => page.locator('#here h1').textContent()).toBe('Duel in the woods');
    expect(here(page)).not.toBe(parent);
    await page.goBack();
    await page.locator('.message.system', { hasText: 'Duel in the woods' }).waitFor();
    await page.locator('.channel.thread', { hasText: 'Duel in the woods' }).click();
    await expect.poll(() => page.locator('#here h1').textContent()).toBe('Duel in the woods');
  });

  it('changes player and language', async () => {
    const page = await open('Ann');
    await page.locator('.self').click();
    await page.locator('.players select').first().selectOption('ru');
    await page.locator('#channels .start', { hasText: 'Начните здесь' }).waitFor();
    await page.locator('.players select').first().selectOption('en-US');
    await page.locator('#channels .start', { hasText: 'Start here' }).waitFor();
    await page.locator('a.player-main', { hasText: 'Vera' }).click();
    await page.locator('.self-name', { hasText: 'Vera' }).waitFor();
    expect(await page.locator('html').getAttribute('lang')).toBe('ru');
  });

  it('can be used by keyboard alone', async () => {
    const page = await open();
    await type(page, '/show rich');
    await last(page).locator('[data-control="edit"]').waitFor();
    const focused = () => page.evaluate(() => document.activeElement?.getAttribute('data-control') ?? '');
    for (let presses = 0; presses < 30 && (await focused()) !== 'edit'; presses += 1)
      await page.keyboard.press('Shift+Tab');
    expect(await focused()).toBe('edit');
    await page.keyboard.press('Enter');
    await last(page).locator('.container', { hasText: 'It was changed.' }).waitFor();
    const names = await page
      .locator('button:visible, a:visible, input:visible, textarea:visible')
      .evaluateAll((list) =>
        list
          .filter((each) => `${each.getAttribute('aria-label') ?? ''}${each.textContent}`.trim() === '')
          .map((each) => each.outerHTML),
      );
    expect(names, 'controls without a name').toEqual([]);
  });

  it('gives one hint at a time and never again once it is done', async () => {
    const page = await open();
    await type(page, '/show plain');
    await page.locator('#hint', { hasText: 'Buttons are answers' }).waitFor();
    await page.locator('#hint button').click();
    await expect.poll(() => page.locator('#hint').textContent()).not.toContain('Buttons are answers');
    await page.reload();
    await page.locator('.message .button').first().waitFor();
    expect(await page.locator('#hint').textContent()).not.toContain('Buttons are answers');
  });

  it('works in one pane on a phone: drawer, large targets, no sideways scrolling', async () => {
    const page = await open('Ann', PHONE);
    sandbox.as('Benoît').say(here(page), `${'long'.repeat(60)} word`);
    await type(page, '/show rich');
    await page.locator('.container').waitFor();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
    const small = await page
      .locator('.button:visible, .menu:visible, .composer-button:visible, #open-drawer, #new-thread')
      .evaluateAll((list) => list.map((each) => each.getBoundingClientRect().height).filter((height) => height < 43.5));
    expect(small).toEqual([]);
    expect(await page.locator('#sidebar').isVisible()).toBe(false);
    await page.locator('#open-drawer').tap();
    await page.locator('#channels [data-channel]', { hasText: 'games' }).tap();
    await expect.poll(() => page.locator('#here h1').textContent()).toBe('games');
    await expect.poll(() => page.locator('#sidebar').isVisible()).toBe(false);
  });

  it('says when the sandbox is gone and reads everything anew when it is back', async () => {
    const page = await open();
    await sandbox.goDown();
    await page.locator('#connection', { hasText: 'lost' }).waitFor();
    await sandbox.comeUp();
    sandbox.as('Ann').say(here(page), 'missed');
    await page.locator('.message', { hasText: 'missed' }).waitFor();
    for (const tab of tabs) tab.faults.length = 0;
  });
});
