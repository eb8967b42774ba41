import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { House } from '../../src/commands/contract.js';
import { startApp } from '../../src/app.js';
import type { Bot } from '../../src/discord/bot.js';
import { createLog } from '../../src/log.js';
import type { Draw } from '../../src/present/picture.js';
import { startSandbox, type PageMessage, type Sandbox, type SandboxOptions } from '../../src/sandbox/index.js';

/** A bot on a sandbox with a database of its own, in this process; `ann` and `bob` are players in the channel. */
export interface Stage {
  readonly sandbox: Sandbox;
  readonly bot: Bot;
  readonly house: House;
  /** Lines that the bot logged as errors or warnings. */
  readonly logged: string[];
  /** Resolves when all is answered, all orders are applied and all posts are out. */
  settled(): Promise<void>;
  close(): Promise<void>;
}

/** One white pixel: fast. */
const PIXEL = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAAAAAA6fptVAAAACklEQVR4nGP4DwABAQEAsTrBXAAAAABJRU5ErkJggg==',
  'base64',
);
export const pixel: Draw = () => Promise.resolve({ png: PIXEL, width: 1, height: 1 });

export async function startStage(
  options: { draw?: Draw; sandbox?: SandboxOptions; seed?: string } = {},
): Promise<Stage> {
  const folder = mkdtempSync(join(tmpdir(), 'arbitre-e2e-'));
  const sandbox = await startSandbox({ rateLimits: 'off', ...options.sandbox });
  const logged: string[] = [];
  const log = createLog('warn', (line) => logged.push(line));
  const { seed } = options;
  const app = await startApp({
    token: sandbox.token,
    apiUrl: sandbox.restBase,
    databaseFile: join(folder, 'test.sqlite'),
    scenarios: 'scenarios',
    draw: options.draw ?? pixel,
    log,
    ...(seed === undefined ? {} : { randomBytes: (size: number) => Buffer.alloc(size, seed) }),
  });
  return {
    sandbox,
    bot: app.bot,
    house: app.house,
    logged,
    settled: app.settled,
    async close() {
      await app.stop();
      await sandbox.close();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** All words of a message, whatever it is made of. */
export function wordsOf(message: PageMessage | undefined): string {
  if (!message) return '';
  const words: string[] = [message.content];
  walk(message, (part) => {
    for (const field of ['content', 'label', 'placeholder', 'description'] as const) {
      if (typeof part[field] === 'string') words.push(part[field]);
    }
  });
  return words.join('\n');
}

/** A button or menu of a message as the tests name it. */
export interface Control {
  readonly id: string;
  readonly label: string;
  readonly disabled: boolean;
  readonly options: readonly { readonly label: string; readonly value: string }[];
}

/** All buttons and menus of a message. */
export function controlsOf(message: PageMessage | undefined): readonly Control[] {
  const found: Control[] = [];
  if (message) {
    walk(message, (part) => {
      if (typeof part['custom_id'] !== 'string') return;
      const options = Array.isArray(part['options']) ? part['options'] : [];
      found.push({
        id: part['custom_id'],
        label: typeof part['label'] === 'string' ? part['label'] : '',
        disabled: part['disabled'] === true,
        options: options.filter(isOption),
      });
    });
  }
  return found;
}

const isOption = (value: unknown): value is Control['options'][number] =>
  typeof value === 'object' && value !== null && 'value' in value && 'label' in value;

function walk(part: object, visit: (part: Record<string, unknown>) => void): void {
  const record: Record<string, unknown> = { ...part };
  visit(record);
  for (const field of ['components', 'items', 'component'] as const) {
    const inner = record[field];
    const list: readonly unknown[] = Array.isArray(inner) ? inner : [inner];
    for (const one of list) if (typeof one === 'object' && one !== null) walk(one, visit);
  }
}
