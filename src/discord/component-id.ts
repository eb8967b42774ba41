import type { Action } from '../present/message.js';
import { LIMITS } from './limits.js';

/**
 * The custom id of a button or menu: `verb|arg|arg…`, and after a `#` the marker of the post that it stands on, by which
 * the post is found again. In arguments `|`, `#` and `%` are written `%xx`.
 */

/** The custom id of an action. Throws when it is longer than Discord takes: that is our bug. */
export function encodeId(action: Action, marker = ''): string {
  const id = idOf(action) + (marker ? `#${marker}` : '');
  if (id.length > LIMITS.customId) throw new Error(`component id of ${id.length} characters: ${id}`);
  return id;
}

/** The custom id of an action without a marker, however long it is. */
export const idOf = ({ verb, args }: Action): string => [verb, ...args].map(escape).join('|');

/** The action of a custom id; `null` for one that is not ours. */
export function decodeId(id: string): Action | null {
  const [body = ''] = id.split('#', 1);
  const parts = body.split('|').map(unescape);
  const [verb, ...args] = parts;
  if (!verb || parts.some((part) => part === null)) return null;
  return { verb, args: args.filter((arg) => arg !== null) };
}

/** Whether a custom id stands on the post with this marker. */
export const hasMarker = (id: string, marker: string): boolean => id.endsWith(`#${marker}`);

const ESCAPED: Readonly<Record<string, string>> = { '|': '%7C', '#': '%23', '%': '%25' };

const escape = (text: string): string => text.replaceAll(/[|#%]/g, (sign) => ESCAPED[sign] ?? sign);

function unescape(text: string): string | null {
  return /%(?!7C|23|25)/.test(text) ? null : text.replaceAll(/%(7C|23|25)/g, (code) => decodeURIComponent(code));
}
