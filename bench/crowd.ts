import { startSandbox } from '../src/sandbox.js';
import { timePasses } from '../test/support/time.js';

/**
 * A Discord with many channels as a process of its own, and the people in it: those who measure Arbitre fork it, so that what
 * Discord and its users do takes no time of Arbitre's thread.
 */

/** What the club says first: how to reach it, and the ids of its members and channels by name. */
export interface Opened {
  readonly token: string;
  readonly restBase: string;
  readonly people: Readonly<Record<string, string>>;
  readonly channels: Readonly<Record<string, string>>;
}

/** Asks that somebody pass in each of these channels, so many a second. */
export interface Passing {
  readonly passes: readonly { readonly channel: string; readonly user: string }[];
  readonly rate: number;
}

/** How long each took until it was applied, in milliseconds, or what one was answered instead. */
export type Passed = { readonly took: readonly number[] } | { readonly refused: string };

const PEOPLE = ['Ann', 'Benoît'];
/** How many channels there are, `match-0` and so on. */
const CHANNELS = Number(process.argv[2]);

const say = (message: Opened | Passed): void => void process.send?.(message);

const names = Array.from({ length: CHANNELS }, (_, i) => `match-${i}`);
const seed = { users: PEOPLE, channels: names };
const sandbox = await startSandbox({ rateLimits: 'off', windows: { identify: 0 }, seed });

async function pass(channel: string, user: string): Promise<number> {
  const begun = performance.now();
  const reply = await (await sandbox.as(user).slash(channel, 'pass', {})).answered();
  if (reply) throw new Error(JSON.stringify(reply));
  return performance.now() - begun;
}

async function passAll({ passes, rate }: Passing): Promise<readonly number[]> {
  const took: Promise<number>[] = [];
  const begun = performance.now();
  for (const [i, { channel, user }] of passes.entries()) {
    await timePasses(begun + (i * 1000) / rate - performance.now(), 'orders come at an even rate');
    took.push(pass(channel, user));
  }
  return Promise.all(took);
}

process.on('message', (passing: Passing) => {
  passAll(passing).then(
    (took) => say({ took }),
    (fault: unknown) => say({ refused: String(fault) }),
  );
});
say({
  token: sandbox.token,
  restBase: sandbox.restBase,
  people: Object.fromEntries(PEOPLE.map((name) => [name, sandbox.as(name).id])),
  channels: Object.fromEntries(names.map((name) => [name, sandbox.stage.channelNamed(name).id])),
});
