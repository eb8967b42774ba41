import { gunzipSync, gzip } from 'node:zlib';

/** Archives are packed with gzip, which every system can unpack: transcripts shrink to a tenth. */

/** An archive has at most so many bytes when it is unpacked: what claims to have more is not read. */
const MOST_BYTES = 256 * 1024 * 1024;

/** Packs a text, off the thread that answers. */
export const pack = (text: string): Promise<Uint8Array> =>
  new Promise((resolve, reject) => {
    gzip(text, { level: 9 }, (error, packed) => (error ? reject(error) : resolve(packed)));
  });

/** The text of a file, packed or not; `null`: it cannot be unpacked, or would be too large. */
export function unpack(bytes: Uint8Array): string | null {
  if (bytes[0] !== 0x1f || bytes[1] !== 0x8b) return Buffer.from(bytes).toString('utf8');
  try {
    return gunzipSync(bytes, { maxOutputLength: MOST_BYTES }).toString('utf8');
  } catch {
    return null;
  }
}
