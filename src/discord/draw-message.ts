import type { Locale } from '../i18n/locales.js';
import type { Message, PictureBlock } from '../present/message.js';
import type { Draw, Drawn } from '../present/picture.js';
import type { Log } from '../log.js';
import { toPayload, type Payload } from './to-components.js';
import { withinLimits } from './within-limits.js';

/** How long a text waits for its pictures, in milliseconds; then it goes out and they are edited in. */
const PATIENCE = 5_000;

/** A message drawn: what can go out now, and the whole of it once late pictures are there (`null`: nothing is late). */
export interface DrawnMessage {
  readonly now: Payload;
  readonly later: Promise<Payload> | null;
}

/**
 * Draws the pictures of a message, cut to what Discord takes; `locale` says in which language it is told that it was. A
 * picture that cannot be drawn is logged and left out: the text still goes out. `replaces` names what the pictures are of, so that a newer one takes the place of one not begun.
 */
export async function drawMessage(
  told: Message,
  draw: Draw,
  log: Log,
  {
    locale,
    marker = '',
    replaces,
    patience = PATIENCE,
  }: { locale: Locale; marker?: string; replaces?: string; patience?: number },
): Promise<DrawnMessage> {
  const { message, long, faults } = withinLimits(told, locale);
  if (faults.length > 0) log.error('a message breaks limits of Discord and was cut', { faults });
  if (long) log.debug('a text is too long for a message and stands in its file');
  const blocks = message.kind === 'blocks' ? message.blocks.filter((block) => block.kind === 'picture') : [];
  const drawing = Promise.all(blocks.map((block, i) => drawOne(block, draw, log, replaces && `${replaces}/${i}`)));
  const drawn = await inTime(drawing, patience);
  if (drawn) return { now: toPayload(message, drawn, marker), later: null };
  return {
    now: toPayload(message, [], marker),
    later: drawing.then((pictures) => toPayload(message, pictures, marker)),
  };
}

async function drawOne({ picture }: PictureBlock, draw: Draw, log: Log, replaces?: string): Promise<Drawn | null> {
  try {
    return await draw(picture, replaces);
  } catch (error) {
    log.error('a picture could not be drawn', { game: picture.game, shows: picture.shows.kind, error });
    return null;
  }
}

/** What a promise yields, or `null` when it takes longer than `patience`. */
async function inTime<T>(promise: Promise<T>, patience: number): Promise<T | null> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<null>((resolve) => {
    timer = setTimeout(resolve, patience, null);
  });
  const first = await Promise.race([promise, late]);
  clearTimeout(timer);
  return first;
}
