import { DiscordAPIError, REST, Routes } from 'discord.js';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { discordFault } from '../../src/discord/errors.js';
import { guardToken, TokenRefused, type TokenGuard } from '../../src/discord/token.js';
import { watchAcceptance } from '../../src/health/acceptance.js';
import { createLog } from '../../src/log.js';

/** A Discord that answers what the test has told it to, in order, and after that that all is well. */
interface Said {
  readonly status: number;
  readonly body?: string;
}
const FINE: Said = { status: 200, body: '{"id":"1"}' };
const BARE: Said = { status: 401, body: '{"message":"401: Unauthorized","code":0}' };
const POST = Routes.channelMessages('123456789012345678');
const ME = Routes.user('@me');

let told: string[];
let sent: string[];
let answers: { me: Said[]; others: Said[] };
let guard: TokenGuard;
let rest: REST;

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  told = [];
  sent = [];
  answers = { me: [], others: [] };
  guard = guardToken({
    token: 'secret',
    apiUrl: 'http://discord.example/api',
    log: createLog('error', () => undefined),
    acceptance: { hear: (how, why) => void told.push(`${how}: ${why}`) },
    send: (url, { method }) => {
      const path = new URL(url).pathname.replace('/api/v10', '');
      sent.push(`${method ?? ''} ${path}`);
      const { status, body = '' } = (path === ME ? answers.me : answers.others).shift() ?? FINE;
      const type = body.startsWith('{') ? 'application/json' : 'text/html';
      return Promise.resolve(new Response(body, { status, headers: { 'content-type': type } }));
    },
  });
  rest = new REST({ api: 'http://discord.example/api', makeRequest: guard.makeRequest, retries: 0 });
  rest.setToken('secret');
});
afterEach(() => {
  guard.stop();
  rest.clearHandlerSweeper();
  rest.clearHashSweeper();
  vi.useRealTimers();
});

/** What comes of a post, in short. */
const post = (options: { readonly auth?: boolean } = {}): Promise<string> =>
  rest.post(POST, { body: { content: 'x' }, ...options }).then(
    () => 'posted',
    (error: unknown) => {
      if (error instanceof TokenRefused) return error.final ? 'refused for good' : 'refused';
      return error instanceof DiscordAPIError ? `${error.status} ${error.code}` : String(error);
    },
  );

describe('D-03: whether Discord takes the token', () => {
  it.each<[string, Said]>([
    ['401', BARE],
    ['401 with a code', { status: 401, body: '{"message":"Unauthorized","code":40001}' }],
    ['401 with a body that is no JSON', { status: 401, body: '<html>' }],
    ['401 with no body', { status: 401 }],
    ['403 with code 0', { status: 403, body: '{"message":"403: Forbidden","code":0}' }],
    ['403 with a body that is no JSON', { status: 403, body: '<html>' }],
    ['403 without a code', { status: 403, body: '{"message":"no"}' }],
  ])('after a %s it asks; when the token is good the request is tried again', async (_, said) => {
    answers.others = [said];
    expect(await post()).toBe('posted');
    expect(sent).toEqual([`POST ${POST}`, `GET ${ME}`, `POST ${POST}`]);
    expect(told.map((line) => line.replace(/:.*/, ''))).toEqual(['doubted', 'accepted']);
    expect(await post()).toBe('posted');
  });

  it('a request that is refused twice fails, may be tried later, and the token stays', async () => {
    answers.others = [BARE, BARE];
    expect(await post()).toBe('refused');
    expect(await post()).toBe('posted');
    expect(discordFault(new TokenRefused('', false))).toBe('refused');
  });

  it.each([401, 403])('when the question gets a %i too, that is the end', async (status) => {
    answers.others = [BARE];
    answers.me = [{ status }];
    expect(await post()).toBe('refused for good');
    expect(told.at(-1)).toBe(`refused: 401 to POST /api/v10${POST}, and to GET ${ME}`);
    answers.others = [BARE];
    expect(await post()).toBe('refused for good');
    expect(sent.filter((request) => request.startsWith('GET'))).toHaveLength(1);
  });

  it.each<[string, Said, string]>([
    ['a 403 with a code', { status: 403, body: '{"message":"Missing Permissions","code":50013}' }, '403 50013'],
    ['a 401 of an interaction', { status: 401, body: '{"message":"Invalid Webhook Token","code":50027}' }, '403 50027'],
    ['a 404', { status: 404, body: '{"message":"Unknown Channel","code":10003}' }, '404 10003'],
  ])('%s says nothing of the token', async (_, said, outcome) => {
    answers.others = [said];
    expect(await post()).toBe(outcome);
    expect(sent).toEqual([`POST ${POST}`]);
    expect(told).toEqual([]);
    expect(await post()).toBe('posted');
  });

  it('a 401 to a request that is not under the token says nothing of it', async () => {
    answers.others = [BARE];
    expect(await post({ auth: false })).toBe('401 0');
    expect(told).toEqual([]);
  });

  it('asks once for all that are refused together', async () => {
    answers.others = [BARE, BARE];
    const other = rest.get(Routes.channel('223456789012345678'));
    expect(await Promise.all([post(), other])).toEqual(['posted', { id: '1' }]);
    expect(sent.filter((request) => request === `GET ${ME}`)).toHaveLength(1);
  });

  it.each([500, 429])(
    'doubts while the question gets a %i, asks again, and is content with the answer',
    async (status) => {
      answers.others = [BARE];
      answers.me = [{ status }, { status }, FINE];
      expect(await post()).toBe('refused');
      expect(told).toHaveLength(1);
      await vi.advanceTimersByTimeAsync(1_000);
      expect(told).toHaveLength(1);
      await vi.advanceTimersByTimeAsync(2_000);
      expect(told[1]).toMatch(/^accepted/);
    },
  );

  it('doubts no more when a request goes through', async () => {
    answers.others = [BARE];
    answers.me = [{ status: 500 }];
    expect(await post()).toBe('refused');
    expect(await post()).toBe('posted');
    expect(told.at(-1)).toBe('accepted: a request went through');
  });
});

describe('D-03: the standing of the bot', () => {
  it('is told to the program once, when it is refused, and stays so', () => {
    const lines: string[] = [];
    let calls = 0;
    const acceptance = watchAcceptance(
      createLog('error', (line) => lines.push(line)),
      () => calls++,
    );
    acceptance.hear('doubted', 'x');
    expect([acceptance.now(), calls]).toEqual(['doubted', 0]);
    acceptance.hear('refused', '401 to GET /users/@me');
    acceptance.hear('refused', 'again');
    acceptance.hear('accepted', 'y');
    expect([acceptance.now(), acceptance.refused(), calls]).toEqual(['refused', true, 1]);
    expect(lines).toHaveLength(1);
    expect(lines[0]).toContain('Discord refuses the bot');
    expect(lines[0]).toContain('401 to GET /users/@me');
  });
});
