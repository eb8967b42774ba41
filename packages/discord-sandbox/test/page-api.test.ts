import { ApplicationCommandOptionType, Events } from 'discord.js';
import { request } from 'node:http';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { WebSocket } from 'ws';
import type {
  Answers,
  CommandsView,
  MessagesView,
  PageError,
  PageEvent,
  Requests,
  WorldView,
} from '../src/page-api.js';
import { run, type Running } from './bot.js';

let running: Running;
const open: WebSocket[] = [];

beforeEach(async () => {
  running = await run({ windows: { answer: 200 } });
  running.client.on(Events.InteractionCreate, (interaction) => {
    if (interaction.isChatInputCommand() && interaction.commandName === 'roll') {
      void interaction.reply(`rolled ${interaction.options.getInteger('dice') ?? 2}`);
    }
    if (interaction.isAutocomplete()) void interaction.respond([{ name: 'Two', value: 2 }]);
  });
  await running.client.application.commands.set([
    {
      name: 'roll',
      nameLocalizations: { fr: 'lancer' },
      description: 'Rolls',
      descriptionLocalizations: { fr: 'Lance' },
      options: [
        {
          type: ApplicationCommandOptionType.Integer,
          name: 'dice',
          nameLocalizations: { fr: 'dés' },
          description: 'How many',
          autocomplete: true,
        },
      ],
    },
    { name: 'silent', description: 'Never answers' },
  ]);
});
afterEach(async () => {
  for (const each of open.splice(0)) each.terminate();
  await running.close();
});

const user = (name: string): string => running.sandbox.as(name).id;
const channel = (): string => running.sandbox.stage.channelNamed('general').id;

async function get<T>(path: string): Promise<T> {
  const response = await fetch(`${running.sandbox.origin}/api-page/${path}`);
  return (await response.json()) as T;
}

async function post<N extends keyof Requests>(name: N, body: Requests[N]): Promise<Answers[N]> {
  const response = await fetch(`${running.sandbox.origin}/api-page/${name}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  const json = (await response.json()) as Answers[N] | PageError;
  if ('error' in json) throw new Error(`${response.status} ${json.error.code}: ${json.error.message}`);
  return json;
}

/** What a tab of this player hears from now on. */
async function listen(name: string): Promise<PageEvent[]> {
  const socket = new WebSocket(`${running.sandbox.origin.replace('http', 'ws')}/api-page/events?user=${user(name)}`);
  open.push(socket);
  const heard: PageEvent[] = [];
  socket.on('message', (data) => heard.push(JSON.parse(Buffer.isBuffer(data) ? data.toString() : '') as PageEvent));
  await running.sandbox.until(() => heard.length > 0, 'the hello');
  return heard;
}

const types = (heard: readonly PageEvent[]): readonly string[] => heard.map((event) => event.type);

describe('sandbox page: what a tab is told', () => {
  it('the world as this user sees it', async () => {
    running.sandbox.stage.setOverwrite(running.sandbox.stage.channelNamed('off-topic').id, user('Vera'), {
      deny: ['viewChannel'],
    });
    const world = await get<WorldView>(`world?user=${user('Vera')}`);
    expect(world).toMatchObject({ me: user('Vera'), botOnline: true });
    expect(world.guilds[0]?.channels.map((each) => each.name)).toEqual(['general', 'games']);
    expect((await get<WorldView>('world')).me).toBe(user('Ann'));
  });

  it('commands in the user’s language, under canonical names', async () => {
    const { commands } = await get<CommandsView>(`commands?user=${user('Benoît')}&channel=${channel()}`);
    expect(commands[0]).toMatchObject({
      path: 'roll',
      shownPath: 'lancer',
      description: 'Lance',
      options: [{ name: 'dice', shownName: 'dés', autocomplete: true }],
    });
  });

  it('a slash command, its answer, and nothing of what is private to others', async () => {
    const [ann, vera] = [await listen('Ann'), await listen('Vera')];
    const { interaction } = await post('slash', {
      user: user('Ann'),
      channel: channel(),
      command: 'roll',
      options: { dice: 3 },
    });
    await running.sandbox.until(() => ann.some((event) => event.type === 'interaction' && event.state === 'answered'));
    expect(types(ann)).toEqual(['hello', 'interaction', 'message', 'interaction']);
    expect(ann[2]).toMatchObject({
      message: { content: 'rolled 3', kind: 'command', interaction: { user: user('Ann'), command: 'roll' } },
    });
    expect(ann[3]).toMatchObject({ interaction, state: 'answered' });
    await running.sandbox.until(() => vera.length === 2);
    expect(types(vera)).toEqual(['hello', 'message']);
  });

  it('that no answer came', async () => {
    const heard = await listen('Ann');
    await post('slash', { user: user('Ann'), channel: channel(), command: 'silent', options: {} });
    await running.sandbox.until(() => heard.some((event) => event.type === 'interaction' && event.state === 'failed'));
    expect(heard.at(-1)).toMatchObject({ message: 'The application did not respond' });
  });

  it('offers while typing', async () => {
    const asked = { user: user('Ann'), channel: channel(), command: 'roll', options: { dice: '2' }, focused: 'dice' };
    expect(await post('autocomplete', asked)).toEqual({ choices: [{ name: 'Two', value: 2 }], failed: false });
  });

  it('words, threads, channels, players and languages that others make', async () => {
    const heard = await listen('Vera');
    const said = await post('send', { user: user('Ann'), channel: channel(), content: `hey <@${user('Vera')}>` });
    await post('createThread', { user: user('Ann'), channel: channel(), name: 'Talk', message: said.message.id });
    await post('createChannel', { user: user('Ann'), guild: running.sandbox.stage.guild.id, name: 'New Table' });
    const { user: made } = await post('createUser', { name: 'Zoë', locale: 'fr' });
    await post('setLocale', { user: made.id, locale: 'ru' });
    await running.sandbox.until(() => heard.filter((event) => event.type === 'user').length === 2);
    expect(heard.find((event) => event.type === 'message')).toMatchObject({ message: { pingsMe: true } });
    expect(heard.filter((event) => event.type === 'channel').map((event) => event.channel.name)).toEqual([
      'Talk',
      'new-table',
    ]);
    expect(heard.at(-1)).toMatchObject({ user: { displayName: 'Zoë', locale: 'ru' } });
    expect((await get<WorldView>(`world?user=${made.id}`)).guilds).toHaveLength(1);
  });

  it('that the bot goes and comes', async () => {
    const heard = await listen('Ann');
    await running.client.destroy();
    await running.sandbox.until(() => heard.some((event) => event.type === 'bot' && !event.online));
    await expect(
      post('slash', { user: user('Ann'), channel: channel(), command: 'roll', options: {} }),
    ).rejects.toThrow('409 bot-offline');
  });

  it('older messages page by page', async () => {
    for (const content of ['1', '2', '3']) await post('send', { user: user('Ann'), channel: channel(), content });
    const newest = await get<MessagesView>(`messages?user=${user('Ann')}&channel=${channel()}&limit=2`);
    expect([newest.messages.map((each) => each.content), newest.more]).toEqual([['2', '3'], true]);
    const older = await get<MessagesView>(
      `messages?user=${user('Ann')}&channel=${channel()}&limit=2&before=${newest.messages[0]?.id ?? ''}`,
    );
    expect([older.messages.map((each) => each.content), older.more]).toEqual([['1'], false]);
  });
});

describe('sandbox page: what is refused', () => {
  it.each([
    ['send', { user: '1', channel: '1', content: 'x' }, '404 unknown-user'],
    ['send', { user: 'ANN', channel: '1', content: 'x' }, '404 unknown-channel'],
    ['send', { user: 'ANN', channel: 'HERE', content: ' ' }, '400 bad-request'],
    ['send', { user: 'ANN', channel: 'HERE', content: 'x'.repeat(2001) }, '400 bad-request'],
    ['slash', { user: 'ANN', channel: 'HERE', command: 'none', options: {} }, '404 unknown-command'],
    ['slash', { user: 'ANN', channel: 'HERE', command: 'roll', options: { dice: 'many' } }, '400 bad-option'],
    ['press', { user: 'ANN', message: '1', customId: 'x' }, '404 unknown-message'],
    ['modal', { user: 'ANN', interaction: '1', values: {} }, '404 unknown-interaction'],
    ['setLocale', { user: 'ANN', locale: 'xx' }, '400 bad-request'],
    ['createUser', { name: ' ', locale: 'fr' }, '400 bad-request'],
  ] as const)('%s %o: %s', async (name, body, refusal) => {
    const named = JSON.parse(
      JSON.stringify(body).replace('ANN', user('Ann')).replace('HERE', channel()),
    ) as Requests[typeof name];
    await expect(post(name, named)).rejects.toThrow(refusal);
  });

  it('foreign hosts and origins, on the page, the API and the gateway', async () => {
    const { origin } = running.sandbox;
    const status = (path: string, headers: Record<string, string>): Promise<number | undefined> =>
      new Promise((resolve, reject) => {
        request(`${origin}${path}`, { headers }, (response) => {
          response.resume();
          resolve(response.statusCode);
        })
          .on('error', reject)
          .end();
      });
    for (const path of ['/', '/api-page/world', '/api/v10/gateway']) {
      expect(await status(path, { host: 'evil.example' })).toBe(403);
      expect(await status(path, { origin: 'http://evil.example' })).toBe(403);
      expect(await status(path, { origin: 'null' })).toBe(403);
    }
    expect(await status('/api-page/world', { origin })).toBe(200);
  });

  it('forms from elsewhere: a POST must be JSON', async () => {
    const response = await fetch(`${running.sandbox.origin}/api-page/send`, { method: 'POST', body: '{}' });
    expect(response.status).toBe(400);
  });

  it('files outside the page’s folder; the page may load and call nothing foreign', async () => {
    const { origin } = running.sandbox;
    for (const path of ['/..%2fsandbox.ts', '/%2e%2e/sandbox.ts', '/../sandbox.ts', '/tsconfig.tsbuildinfo']) {
      expect((await fetch(`${origin}${path}`)).status).toBe(404);
    }
    const script = await fetch(`${origin}/api.js`);
    expect(script.headers.get('content-security-policy')).toContain("default-src 'none'");
    expect(script.headers.get('content-type')).toContain('text/javascript');
  });
});
