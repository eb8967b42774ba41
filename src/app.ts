import { randomBytes } from 'node:crypto';
import { mkdirSync } from 'node:fs';
import { dirname } from 'node:path';
import { createGivenOrders } from './commands/given-orders.js';
import { COMMANDS, PRESSES } from './commands/index.js';
import type { House } from './commands/contract.js';
import { startBot, type Bot } from './discord/bot.js';
import { readLibrary } from './library/read.js';
import type { Log } from './log.js';
import { createReferee } from './match/referee.js';
import { instant } from './match/ports.js';
import { opponentOf } from './opponent/registry.js';
import { ordersOf } from './orders/registry.js';
import { presenterOf } from './present/registry.js';
import type { Draw } from './present/picture.js';
import { rulesetOf } from './rules/registry.js';
import { openStore } from './store/index.js';

/** What an Arbitre needs to run. */
export interface AppSettings {
  readonly token: string;
  readonly apiUrl: string | null;
  /** The SQLite file; its folder is made where it is missing. */
  readonly databaseFile: string;
  readonly scenarios: string;
  readonly draw: Draw;
  readonly log: Log;
  /** Where the secret seeds of the dice come from. */
  readonly randomBytes?: (size: number) => Uint8Array;
  /** How long a text waits for its picture, in milliseconds. */
  readonly patience?: number;
}

/** A whole Arbitre: store, rules, pictures and the bot on Discord. */
export interface App {
  readonly bot: Bot;
  readonly house: House;
  /** Resolves when all is answered, all orders are applied and all posts are out. */
  readonly settled: () => Promise<void>;
  stop(): Promise<void>;
}

/** Puts an Arbitre together and starts it. What was opened before a failure is closed again. */
export async function startApp(settings: AppSettings): Promise<App> {
  const { log } = settings;
  mkdirSync(dirname(settings.databaseFile), { recursive: true });
  const store = await openStore(settings.databaseFile);
  const library = readLibrary(settings.scenarios);
  for (const fault of library.faults) log.warn('a scenario file is left out', { ...fault });
  const now = () => instant(Date.now());
  let wake = (): void => undefined;
  const referee = createReferee({
    store,
    library,
    rulesetOf,
    opponentOf,
    now,
    randomBytes: settings.randomBytes ?? randomBytes,
    log: (message, error) => log.error(message, { error }),
    committed: () => wake(),
  });
  const house: House = {
    referee,
    drafts: store,
    library,
    ruleset: rulesetOf,
    presenter: presenterOf,
    orders: ordersOf,
    given: createGivenOrders(),
  };
  try {
    const bot = await startBot({ ...settings, house, store, commands: COMMANDS, presses: PRESSES, now });
    wake = () => bot.publisher.wake();
    return {
      bot,
      house,
      async settled() {
        // A post may wait for an order and an order for an answer: three rounds bring all to rest.
        for (let round = 0; round < 3; round++) {
          await bot.idle();
          await referee.idle();
          bot.publisher.wake();
          await bot.publisher.idle();
        }
      },
      async stop() {
        await bot.stop();
        await store.close();
      },
    };
  } catch (error) {
    await store.close();
    throw error;
  }
}
