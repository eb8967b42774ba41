import { Client, Events, GatewayIntentBits, MessageFlags } from 'discord.js';
import { startSandbox } from '../src/sandbox.js';
import type { Sandbox } from 'discord-sandbox';
import { awaited } from '../test/support/play.js';
import { passFor, turns, withArbitre } from './arbitre.js';
import { timePasses } from '../test/support/time.js';
import { compare, type Measured } from './measure.js';

const MOVES = 40;
/**
 * Until the compiler of the engine has seen enough of both, and the log of the database has been brought in once, which from
 * then on is written where it lies: what is measured is a bot that has been up for a while.
 */
const WARM_UP = 80;

/** Both rest before each order, in milliseconds: by post one comes now and then, and in a stream of them nothing but the empty bot stays at hand. */
const REST = 50;

/** Times of one kind of bot, in milliseconds: until the first answer is seen, and until nothing is left to be done. */
interface Times {
  readonly first: number[];
  readonly done: number[];
}

/**
 * The answer to `/move`, pictures drawn on their threads meanwhile, against that of a bot that does nothing: both deferred,
 * then taken away; the same client library on the same sandbox, one after the other.
 */
export async function benchAnswers(): Promise<readonly Measured[]> {
  const sandbox = await startSandbox({ rateLimits: 'off', windows: { identify: 0 } });
  try {
    // Whoever comes second finds the client library and the sandbox warm, and Arbitre's commands there: that is the empty bot.
    const arbitre = await timesOfArbitre(sandbox);
    const empty = await timesOfEmptyBot(sandbox);
    const names = { name: '/move', against: "an empty bot's" };
    return [
      compare({ ...names, what: 'first answer' }, arbitre.first, empty.first),
      compare({ ...names, what: 'order applied', mostRatio: 3 }, arbitre.done, empty.done),
    ];
  } finally {
    await sandbox.close();
  }
}

/** Measures one slash command, until it is answered and until its deferred answer is gone. */
async function measure(
  times: Times,
  sandbox: Sandbox,
  channel: string,
  user: string,
  options: Readonly<Record<string, string>>,
): Promise<void> {
  await timePasses(REST, 'orders come one at a time');
  const begun = performance.now();
  const outcome = await sandbox.as(user).slash(channel, 'move', options);
  times.first.push(performance.now() - begun);
  const reply = await outcome.answered();
  times.done.push(performance.now() - begun);
  if (reply) throw new Error(`the order was refused: ${JSON.stringify(reply)}`);
}

async function timesOfEmptyBot(sandbox: Sandbox): Promise<Times> {
  const client = new Client({ intents: [GatewayIntentBits.Guilds], rest: { api: sandbox.restBase } });
  client.on(Events.InteractionCreate, (interaction) => {
    if (!interaction.isChatInputCommand()) return;
    void interaction.deferReply({ flags: MessageFlags.Ephemeral }).then(() => interaction.deleteReply());
  });
  const ready = new Promise<Client<true>>((resolve) => client.once(Events.ClientReady, resolve));
  await client.login(sandbox.token);
  await ready;
  const channel = sandbox.stage.channelNamed('general').id;
  const times: Times = { first: [], done: [] };
  for (let i = 0; i < WARM_UP + MOVES; i++)
    await measure(times, sandbox, channel, 'Ann', { unit: 'HBK-4G', order: 'stand' });
  await client.destroy();
  return afterWarmUp(times);
}

const timesOfArbitre = (sandbox: Sandbox): Promise<Times> =>
  withArbitre(sandbox, async (app) => {
    const channel = sandbox.stage.channelNamed('table-1').id;
    const order = async (user: string, path: string, options: Readonly<Record<string, string>> = {}): Promise<void> => {
      await (await sandbox.as(user).slash(channel, path, options)).answered();
    };
    const times: Times = { first: [], done: [] };
    await order('Ann', 'match new', { scenario: 'battletech/green', side: 'defender' });
    await order('Benoît', 'match join', { side: 'attacker' });
    await order('Ann', 'match start');
    while (times.first.length < WARM_UP + MOVES) {
      await app.settled();
      const next = await awaited(app, channel);
      if (!next) throw new Error('nobody is awaited');
      const topic = next.view.questions.find(({ seat }) => seat === next.seat)?.topic;
      if (topic?.ask === 'move')
        await measure(times, sandbox, channel, next.user, {
          unit: topic.units[0] ?? '',
          order: `run ${turns(times.first.length)}`,
        });
      else await passFor(app, next);
    }
    return afterWarmUp(times);
  });

const afterWarmUp = ({ first, done }: Times): Times => ({ first: first.slice(WARM_UP), done: done.slice(WARM_UP) });
