import {
  ApplicationCommandOptionType,
  Client,
  GatewayIntentBits,
  type ApplicationCommandData,
  type Interaction,
} from 'discord.js';
import type { Browser, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { startSandbox, type Sandbox, type Welcome } from '../../src/index.js';
import { CHROMIUM, launch, NO_BROWSER, openTab, PHONE, type Tab } from './browser.js';

/** What somebody who opens a sandbox for people to play in says and offers to them. */

const WELCOME: Welcome = {
  name: 'The chess club',
  title: { en: 'Play chess', fr: 'Jouez aux échecs' },
  text: 'Choose:',
  ways: [
    {
      id: 'alone',
      title: { en: 'Against the bot', fr: 'Contre le bot' },
      text: 'At once.',
      command: 'game new',
      options: { level: 2, language: { fill: 'own language' }, side: { fill: 'first offer' } },
      channel: 'games',
      thread: { en: '{name} alone', fr: '{name} sans personne' },
    },
    {
      id: 'together',
      icon: 'swords',
      title: 'Against somebody',
      text: 'In two tabs.',
      command: 'game new',
      invite: { ask: 'Whom?', say: '{mention}, shall we?' },
    },
    { id: 'broken', title: 'Not there', text: 'A command that the bot lacks.', command: 'game over' },
  ],
};

const COMMANDS: ApplicationCommandData[] = [
  {
    name: 'game',
    description: 'Games',
    options: [
      {
        type: ApplicationCommandOptionType.Subcommand,
        name: 'new',
        description: 'Begins one',
        options: [
          { type: ApplicationCommandOptionType.Integer, name: 'level', description: 'How hard' },
          {
            type: ApplicationCommandOptionType.String,
            name: 'language',
            description: 'Which',
            choices: [{ name: 'français', value: 'fr' }],
          },
          { type: ApplicationCommandOptionType.String, name: 'side', description: 'Whose', autocomplete: true },
        ],
      },
    ],
  },
];

async function answer(interaction: Interaction): Promise<void> {
  if (interaction.isAutocomplete()) {
    await interaction.respond([
      { name: 'The white pieces', value: 'white' },
      { name: 'The black pieces', value: 'black' },
    ]);
  } else if (interaction.isChatInputCommand()) {
    const given = interaction.options.data[0]?.options?.map(({ name, value }) => `${name}=${String(value)}`) ?? [];
    await interaction.reply(`Begun: ${given.join(' ')}.`);
  }
}

let sandbox: Sandbox;
let client: Client;
let browser: Browser;
let tab: Tab;

const open = async (locale = 'en-US'): Promise<Page> => {
  tab = await openTab(browser, sandbox.pageUrl, { ...PHONE, locale });
  return tab.page;
};

describe.skipIf(CHROMIUM === null)(`a welcome on the page${NO_BROWSER}`, () => {
  beforeAll(async () => {
    sandbox = await startSandbox({ rateLimits: 'off', welcome: WELCOME });
    client = new Client({ intents: [GatewayIntentBits.Guilds], rest: { api: sandbox.restBase } });
    client.on('interactionCreate', (interaction) => void answer(interaction));
    const ready = new Promise<Client<true>>((resolve) => client.once('clientReady', resolve));
    await client.login(sandbox.token);
    await (await ready).application.commands.set(COMMANDS);
    browser = await launch();
  });
  afterEach(async () => {
    expect(tab.faults).toEqual([]);
    await tab.page.context().close();
  });
  afterAll(async () => {
    await browser.close();
    await client.destroy();
    await sandbox.close();
  });

  it('is told in the language of the player, in English where it has no other', async () => {
    const page = await open('fr-FR');
    expect(await page.title()).toBe('The chess club · Ann');
    await page.locator('h1', { hasText: 'Jouez aux échecs' }).waitFor();
    expect(await page.locator('.way-title').allTextContents()).toEqual([
      'Contre le bot',
      'Against somebody',
      'Not there',
    ]);
  });

  it('a way gives its command in a thread, with the options that the page fills in', async () => {
    const page = await open('fr-FR');
    await page.locator('[data-way="alone"]').tap();
    await page.locator('.message', { hasText: 'Begun: level=2 language=fr side=white.' }).waitFor();
    expect(await page.locator('#here h1').textContent()).toBe('Ann sans personne');
    const thread = sandbox.stage.channelNamed('Ann sans personne');
    expect(thread.parent).toBe(sandbox.stage.channelNamed('games').id);
  });

  it('another player is asked for, told about it and offered a tab', async () => {
    const page = await open();
    await page.locator('[data-way="together"]').tap();
    await page.locator('.menu-item', { hasText: 'Vera' }).tap();
    const [other] = await Promise.all([page.context().waitForEvent('page'), page.locator('dialog a.primary').tap()]);
    await other.locator('.message', { hasText: 'Begun: .' }).waitFor();
    await other.locator('.message .mention.mine').waitFor();
    expect(await other.locator('#here h1').textContent()).toBe('general');
  });

  it('says so when the bot has no such command', async () => {
    const page = await open();
    await page.locator('[data-way="broken"]').tap();
    await page.locator('#trouble', { hasText: 'no command /game over' }).waitFor();
  });
});
