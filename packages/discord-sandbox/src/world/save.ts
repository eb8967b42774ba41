import { readFileSync, renameSync, writeFileSync } from 'node:fs';
import { NO_ANSWER } from '../interactions/interactions.js';
import type { Change } from './changes.js';
import { FLAGS, type Message } from './types.js';
import type { World, WorldData } from './world.js';

/** The shape of the file; raised when it changes, and older files are then begun anew. */
const VERSION = 1;

interface SavedWorld {
  readonly version: number;
  /** Under which address the files' urls were made. */
  readonly origin: string;
  readonly bot: string;
  readonly data: WorldData;
}

function isSaved(value: unknown): value is SavedWorld {
  return (
    typeof value === 'object' && value !== null && 'version' in value && value.version === VERSION && 'data' in value
  );
}

/** Tokens die with the sandbox: an answer that was still awaited never comes. */
function giveUp(message: Message): Message {
  if ((message.flags & FLAGS.loading) === 0) return message;
  return { ...message, flags: message.flags & ~FLAGS.loading, failed: NO_ANSWER };
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/**
 * Reads a saved world, if the file is there; addresses of attachments are turned to the present origin. Throws when the
 * file is there but is no saved world of this version, naming it: nobody's world is thrown away unasked.
 */
export function loadWorld(
  file: string,
  origin: string,
): { readonly bot: string; readonly data: WorldData } | undefined {
  let text: string;
  try {
    text = readFileSync(file, 'utf8');
  } catch {
    return undefined;
  }
  const first = parse(text);
  if (!isSaved(first))
    throw new Error(`${file} holds no saved sandbox of version ${VERSION}: move it away to begin anew.`);
  const moved = parse(text.replaceAll(`${first.origin}/`, `${origin}/`));
  return isSaved(moved)
    ? { bot: moved.bot, data: { ...moved.data, messages: moved.data.messages.map(giveUp) } }
    : undefined;
}

/** Changes that leave nothing behind. */
const PASSING: ReadonlySet<Change['kind']> = new Set(['typing', 'interaction', 'modal', 'bot']);

/** Writes the world to a file soon after each change, whole and at once, and when it is asked to. */
export class WorldFile {
  private pending: NodeJS.Timeout | undefined;
  private lastWriteMs = 0;
  private readonly stop: () => void;

  constructor(
    private readonly world: World,
    private readonly file: string,
    private readonly origin: () => string,
  ) {
    this.stop = world.listen((change) => {
      if (PASSING.has(change.kind)) return;
      // At once, as the bot may be killed with us; but a big world takes longer to write, and is written less often.
      this.pending ??= setTimeout(() => this.write(), Math.max(0, this.lastWriteMs * 20 - 100)).unref();
    });
  }

  write(): void {
    clearTimeout(this.pending);
    this.pending = undefined;
    const begun = performance.now();
    const saved: SavedWorld = { version: VERSION, origin: this.origin(), bot: this.world.bot, data: this.world.data() };
    writeFileSync(`${this.file}.new`, JSON.stringify(saved));
    renameSync(`${this.file}.new`, this.file);
    this.lastWriteMs = performance.now() - begun;
  }

  close(): void {
    this.stop();
    this.write();
  }
}
