import { DefaultRestOptions, DefaultUserAgent, Routes, type RESTOptions } from 'discord.js';
import { z } from 'zod';
import type { Acceptance, AcceptanceWatch } from '../health/acceptance.js';
import type { Log } from '../log.js';

/**
 * Whether Discord takes the bot's token. At the first 401 to a request under it discord.js forgets the token, and nothing
 * goes out any more. Here a request that is refused is tried once more, when another has shown that the token is good; when
 * the other is refused too the bot has to stop.
 */
export interface TokenGuard {
  /** For the library's REST client. Fails with `TokenRefused`. */
  readonly makeRequest: MakeRequest;
  /** Asks no more. */
  stop(): void;
}

type MakeRequest = RESTOptions['makeRequest'];
type Answer = Awaited<ReturnType<MakeRequest>>;

export interface TokenNeeds {
  readonly token: string;
  /** Another Discord REST interface than Discord's own, without version. */
  readonly apiUrl: string | null;
  readonly log: Pick<Log, 'info' | 'warn'>;
  /** Is told when it changes; `refused` is final. */
  readonly acceptance: Pick<AcceptanceWatch, 'hear'>;
  /** How requests are sent; the library's own way when left out. */
  readonly send?: MakeRequest;
}

/** Discord did not take the token with a request. Final: nor with another; else the request may be tried again. */
export class TokenRefused extends Error {
  constructor(
    what: string,
    readonly final: boolean,
  ) {
    super(`Discord did not take the token: ${what}`);
    this.name = 'TokenRefused';
  }
}

/** The token of an interaction has run out, which says nothing of the bot's. */
const INVALID_WEBHOOK_TOKEN = 50_027;
const ERROR = z.object({ code: z.number() });
/** How long an answer to the question may take, in milliseconds. */
const PATIENCE = 10_000;
/** When nothing comes of it the question is put again, later each time, in milliseconds. */
const FIRST_WAIT = 1_000;
const MOST_WAIT = 60_000;

export function guardToken(needs: TokenNeeds): TokenGuard {
  const { token, log, acceptance, send = DefaultRestOptions.makeRequest } = needs;
  const me = `${needs.apiUrl ?? DefaultRestOptions.api}/v${DefaultRestOptions.version}${Routes.user('@me')}`;
  let state: Acceptance = 'accepted';
  let asking: Promise<Acceptance> | null = null;
  let waits = FIRST_WAIT;
  let timer: NodeJS.Timeout | undefined;
  let stopped = false;

  function is(next: Acceptance, why: string): void {
    if (state === 'refused' || state === next) return;
    state = next;
    clearTimeout(timer);
    acceptance.hear(next, why);
  }

  /** Puts the question, once for all who want to know. */
  const ask = (why: string): Promise<Acceptance> => {
    asking ??= question(why).finally(() => {
      asking = null;
    });
    return asking;
  };

  async function question(why: string): Promise<Acceptance> {
    if (state === 'refused') return state;
    is('doubted', why);
    const found = await whoAmI();
    is(found, `${why}, and to GET ${Routes.user('@me')}`);
    if (found !== 'doubted') {
      waits = FIRST_WAIT;
    } else if (!stopped) {
      clearTimeout(timer);
      timer = setTimeout(() => void ask(why), waits).unref();
      waits = Math.min(MOST_WAIT, 2 * waits);
    }
    return found;
  }

  async function whoAmI(): Promise<Acceptance> {
    const headers = { authorization: `Bot ${token}`, 'user-agent': DefaultUserAgent };
    try {
      const found = await lookAt(await send(me, { method: 'GET', headers, signal: AbortSignal.timeout(PATIENCE) }));
      await found.answer.arrayBuffer();
      return found.refuses ? 'refused' : found.answer.ok ? 'accepted' : 'doubted';
    } catch (error) {
      log.warn('whether Discord takes the token could not be asked', { error });
      return 'doubted';
    }
  }

  return {
    async makeRequest(url, init) {
      // Answers to interactions have tokens of their own, in their paths. The library gives headers as a plain object.
      if (!('Authorization' in (init.headers ?? {}))) return send(url, init);
      const first = await lookAt(await send(url, init));
      if (first.answer.ok && state === 'doubted') is('accepted', 'a request went through');
      if (!first.refuses) return first.answer;
      const what = `${first.answer.status} to ${init.method ?? 'GET'} ${new URL(url).pathname}`;
      log.warn('Discord refused a request under the token', { what });
      const found = await ask(what);
      if (found === 'accepted') {
        log.info('Discord takes the token all the same; the request is tried again', { what });
        const second = await lookAt(await send(url, init));
        if (!second.refuses) return second.answer;
      }
      throw new TokenRefused(what, found === 'refused');
    },
    stop() {
      stopped = true;
      clearTimeout(timer);
    },
  };
}

/**
 * Whether an answer refuses the bot itself: 401, or 403 without a code that says what is refused. With the answer as it is
 * to be handed on, for a body can be read only once.
 */
async function lookAt(answer: Answer): Promise<{ readonly refuses: boolean; readonly answer: Answer }> {
  const { status, statusText, headers } = answer;
  if (status !== 401 && status !== 403) return { refuses: false, answer };
  const body = await answer.text();
  const code = codeIn(body);
  const ofInteraction = code === INVALID_WEBHOOK_TOKEN;
  const again = new Response(body);
  return {
    refuses: status === 401 ? !ofInteraction : code === 0,
    answer: {
      // As a 401 it would make discord.js forget the bot's token.
      status: ofInteraction ? 403 : status,
      ...{ statusText, headers, ok: false, body: null, bodyUsed: false },
      text: () => again.text(),
      json: () => again.json(),
      arrayBuffer: () => again.arrayBuffer(),
    },
  };
}

/** The number of Discord's error in a body; 0: none, or no body of Discord's. */
function codeIn(body: string): number {
  try {
    return ERROR.parse(JSON.parse(body)).code;
  } catch {
    return 0;
  }
}
