import {
  createCipheriv,
  createDecipheriv,
  createHash,
  createPrivateKey,
  createPublicKey,
  diffieHellman,
  hkdfSync,
  type KeyObject,
} from 'node:crypto';
import { publicKeyOf } from './signature.js';

/**
 * Sealing something for one installation, so that nobody on the way reads it: X25519 between a key that is made for it and the
 * installation's own, which follows from the key with which it signs (RFC 7748 and 8032), and AES-256-GCM.
 */

const PKCS8 = Buffer.from('302e020100300506032b656e04220420', 'hex');
const SPKI = Buffer.from('302a300506032b656e032100', 'hex');
/** The prime of the field, 2^255 − 19. */
const P = 2n ** 255n - 19n;
const HEADER = Buffer.from('arbitre-sealed-1\n', 'utf8');
const TAG_BYTES = 16;
const KEY_BYTES = 32;

const mod = (value: bigint): bigint => ((value % P) + P) % P;

function power(base: bigint, exponent: bigint): bigint {
  let [result, square] = [1n, mod(base)];
  for (let left = exponent; left > 0n; left >>= 1n) {
    if (left & 1n) result = mod(result * square);
    square = mod(square * square);
  }
  return result;
}

const numberIn = (bytes: Buffer): bigint => BigInt(`0x${Buffer.from(bytes).reverse().toString('hex')}`);
const bytesOf = (value: bigint): Buffer => Buffer.from(value.toString(16).padStart(64, '0'), 'hex').reverse();

/** The same point on the other form of the curve; `null`: it is no key for sealing. */
function exchangeKey(publicKey: string): KeyObject | null {
  if (!/^[0-9a-f]{64}$/u.test(publicKey)) return null;
  const y = numberIn(Buffer.from(publicKey, 'hex')) & (2n ** 255n - 1n);
  if (y >= P || y === 1n) return null;
  const u = mod((1n + y) * power(1n - y, P - 2n));
  return createPublicKey({ key: Buffer.concat([SPKI, bytesOf(u)]), format: 'der', type: 'spki' });
}

/** The secret half for an exchange, from that for signing. */
function exchangeSecret(secret: string): KeyObject {
  const hashed = createHash('sha512').update(Buffer.from(secret, 'hex')).digest().subarray(0, KEY_BYTES);
  return createPrivateKey({ key: Buffer.concat([PKCS8, hashed]), format: 'der', type: 'pkcs8' });
}

const keyOf = (shared: Buffer, made: string, publicKey: string): Buffer =>
  Buffer.from(hkdfSync('sha256', shared, Buffer.from(made + publicKey, 'hex'), HEADER, KEY_BYTES));

/**
 * Seals bytes for the holder of a public key; `fresh` is the secret half of a key that is made for it, used once. `null`: that is
 * nobody's key.
 */
export function seal(bytes: Uint8Array, publicKey: string, fresh: string): Uint8Array | null {
  const theirs = exchangeKey(publicKey);
  if (!theirs) return null;
  const made = publicKeyOf(fresh);
  // A key of which the exchange gives nothing away to everybody is none: Node refuses it.
  let shared: Buffer;
  try {
    shared = diffieHellman({ privateKey: exchangeSecret(fresh), publicKey: theirs });
  } catch {
    return null;
  }
  // The key is used once, so that its nonce may be the same each time.
  const cipher = createCipheriv('aes-256-gcm', keyOf(shared, made, publicKey), Buffer.alloc(12));
  const sealed = Buffer.concat([cipher.update(bytes), cipher.final()]);
  return Buffer.concat([HEADER, Buffer.from(made, 'hex'), cipher.getAuthTag(), sealed]);
}

export const isSealed = (bytes: Uint8Array): boolean => Buffer.from(bytes.subarray(0, HEADER.length)).equals(HEADER);

/** What was sealed for the holder of a secret; `null`: it was not sealed for them, or was changed since. */
export function unseal(bytes: Uint8Array, secret: string): Uint8Array | null {
  if (!isSealed(bytes)) return null;
  const rest = Buffer.from(bytes).subarray(HEADER.length);
  const made = rest.subarray(0, KEY_BYTES).toString('hex');
  const theirs = exchangeKey(made);
  if (!theirs) return null;
  try {
    const shared = diffieHellman({ privateKey: exchangeSecret(secret), publicKey: theirs });
    const decipher = createDecipheriv('aes-256-gcm', keyOf(shared, made, publicKeyOf(secret)), Buffer.alloc(12));
    decipher.setAuthTag(rest.subarray(KEY_BYTES, KEY_BYTES + TAG_BYTES));
    return Buffer.concat([decipher.update(rest.subarray(KEY_BYTES + TAG_BYTES)), decipher.final()]);
  } catch {
    return null;
  }
}
