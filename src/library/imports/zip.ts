import { inflateRawSync } from 'node:zlib';
import { refuse, type Refusal } from '../../rules/kernel/refusal.js';
import { fail, ok, type Result } from '../../rules/kernel/result.js';

/**
 * Reads zip archives, as far as people send them: stored or deflated entries, one volume, no encryption. Nothing is
 * unpacked before it is asked for, and never more than was said: whatever an archive claims costs nothing.
 */

export interface ZipEntry {
  /** As the archive says it; never to be taken for a path. */
  readonly name: string;
  /** Unpacks it; refused if that takes more than `most` bytes. */
  readonly bytes: (most: number) => Result<Uint8Array, Refusal>;
}

/** Signatures and lengths of the three records, as the format's public description has them. */
const END = { signature: 0x06054b50, length: 22 } as const;
const CENTRAL = { signature: 0x02014b50, length: 46 } as const;
const LOCAL = { signature: 0x04034b50, length: 30 } as const;
const LONGEST_COMMENT = 0xffff;
const STORED = 0;
const DEFLATED = 8;
const ENCRYPTED = 0x0001;
const UTF8_NAME = 0x0800;

/** The files of an archive, in the order in which it lists them; refused if it is none, or lists more than `most`. */
export function zipEntries(archive: Uint8Array, most: number): Result<readonly ZipEntry[], Refusal> {
  const data = Buffer.from(archive.buffer, archive.byteOffset, archive.byteLength);
  const end = endOf(data);
  if (end === null) return fail(refuse('import/zip-broken'));
  const count = data.readUInt16LE(end + 10);
  if (count > most) return fail(refuse('import/too-many', { count, most }));
  const entries: ZipEntry[] = [];
  let at = data.readUInt32LE(end + 16);
  for (let i = 0; i < count; i += 1) {
    if (!holds(data, at, CENTRAL)) return fail(refuse('import/zip-broken'));
    const nameLength = data.readUInt16LE(at + 28);
    const next = at + CENTRAL.length + nameLength + data.readUInt16LE(at + 30) + data.readUInt16LE(at + 32);
    if (next > data.length) return fail(refuse('import/zip-broken'));
    const bytes = data.subarray(at + CENTRAL.length, at + CENTRAL.length + nameLength);
    const flags = data.readUInt16LE(at + 8);
    const name = bytes.toString(flags & UTF8_NAME ? 'utf8' : 'latin1');
    const place: Place = {
      flags,
      method: data.readUInt16LE(at + 10),
      packed: data.readUInt32LE(at + 20),
      local: data.readUInt32LE(at + 42),
    };
    if (!name.endsWith('/')) entries.push({ name, bytes: (limit) => unpack(data, place, limit) });
    at = next;
  }
  return ok(entries);
}

interface Place {
  readonly flags: number;
  readonly method: number;
  readonly packed: number;
  readonly local: number;
}

function unpack(data: Buffer, { flags, method, packed, local }: Place, most: number): Result<Uint8Array, Refusal> {
  if (flags & ENCRYPTED) return fail(refuse('import/zip-locked'));
  if (!holds(data, local, LOCAL)) return fail(refuse('import/zip-broken'));
  const start = local + LOCAL.length + data.readUInt16LE(local + 26) + data.readUInt16LE(local + 28);
  if (start + packed > data.length) return fail(refuse('import/zip-broken'));
  const body = data.subarray(start, start + packed);
  const tooLarge = () => fail(refuse('import/too-large', { most: Math.floor(most / 1024) }));
  if (method === STORED) return body.length > most ? tooLarge() : ok(body);
  if (method !== DEFLATED) return fail(refuse('import/zip-method'));
  try {
    return ok(inflateRawSync(body, { maxOutputLength: most }));
  } catch (error) {
    const full = error instanceof RangeError && 'code' in error && error.code === 'ERR_BUFFER_TOO_LARGE';
    return full ? tooLarge() : fail(refuse('import/zip-broken'));
  }
}

/** Where the last record begins, which a comment may follow; `null`: there is none. */
function endOf(data: Buffer): number | null {
  const last = data.length - END.length;
  for (let at = last; at >= Math.max(0, last - LONGEST_COMMENT); at -= 1) {
    if (data.readUInt32LE(at) === END.signature) return at;
  }
  return null;
}

const holds = (data: Buffer, at: number, { signature, length }: { signature: number; length: number }): boolean =>
  at + length <= data.length && data.readUInt32LE(at) === signature;
