import { refuse, type Refusal } from '../../rules/kernel/refusal.js';
import { fail, ok, type Result } from '../../rules/kernel/result.js';

/**
 * The text of a file in whatever encoding people have: what a mark at its beginning says, otherwise UTF-8, otherwise that of
 * old Windows. Refused if it is no text.
 */
export function textIn(bytes: Uint8Array): Result<string, Refusal> {
  const [first, second] = bytes;
  const marked = first === 0xff && second === 0xfe ? 'utf-16le' : first === 0xfe && second === 0xff ? 'utf-16be' : null;
  const text = marked
    ? new TextDecoder(marked).decode(bytes)
    : (strictly(bytes) ?? new TextDecoder('windows-1252').decode(bytes));
  return text.includes('\0') ? fail(refuse('import/no-text')) : ok(text);
}

/** As UTF-8; `null` where it is not. A mark before it is left out. */
function strictly(bytes: Uint8Array): string | null {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return null;
  }
}
