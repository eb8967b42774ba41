import { createHmac, createPrivateKey, createPublicKey, sign, verify, type KeyObject } from 'node:crypto';

/**
 * Signatures over texts, by Ed25519. Keys and signatures are small hex digits and nothing else, so that each has one form: the
 * secret half and the public half 64 of them, a signature 128.
 */

/** Bytes of chance in the secret half of a key. */
export const KEY_BYTES = 32;

/** What stands before the 32 bytes of a secret half in PKCS #8 … */
const PKCS8 = Buffer.from('302e020100300506032b657004220420', 'hex');
/** … and before those of a public half in SPKI. */
const SPKI = Buffer.from('302a300506032b6570032100', 'hex');

const PUBLIC = /^[0-9a-f]{64}$/;
const SIGNATURE = /^[0-9a-f]{128}$/;

const secretKey = (secret: string): KeyObject =>
  createPrivateKey({ key: Buffer.concat([PKCS8, Buffer.from(secret, 'hex')]), format: 'der', type: 'pkcs8' });

/** The secret half of a key that follows from a seed, for matches played without an installation: the same on every machine. */
export const keyFrom = (seed: string): string => createHmac('sha256', seed).update('transcripts', 'utf8').digest('hex');

/** The public half of a key, from its secret half. */
export function publicKeyOf(secret: string): string {
  const whole = createPublicKey(secretKey(secret)).export({ format: 'der', type: 'spki' });
  return whole.subarray(SPKI.length).toString('hex');
}

/** The signature of a text in UTF-8. */
export const signatureOf = (text: string, secret: string): string =>
  sign(null, Buffer.from(text, 'utf8'), secretKey(secret)).toString('hex');

/** Whether the holder of a key signed a text; false also for what is no key or no signature. */
export function isSignedBy(text: string, publicKey: string, signature: string): boolean {
  if (!PUBLIC.test(publicKey) || !SIGNATURE.test(signature)) return false;
  const der = Buffer.concat([SPKI, Buffer.from(publicKey, 'hex')]);
  const key = createPublicKey({ key: der, format: 'der', type: 'spki' });
  return verify(null, Buffer.from(text, 'utf8'), key, Buffer.from(signature, 'hex'));
}
