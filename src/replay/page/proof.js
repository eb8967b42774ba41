/** Derives the dice again, as `match/dice.ts` describes it, with what the browser has. */

/** @typedef {readonly [index: number, sides: number, faces: readonly number[]]} Rolled */
/** @typedef {{ readonly seed: string | null, readonly commitment: string, readonly since: number, readonly salt: string }} Era */
/** @typedef {{ readonly seed: string | null, readonly salts: readonly string[], readonly commitment: string, readonly eras: readonly Era[], readonly rolls: readonly Rolled[] }} Proof */
/** @typedef {{ readonly kind: 'right', readonly dice: number } | { readonly kind: 'seed' } | { readonly kind: 'face', readonly index: number, readonly expected: number, readonly found: number }} Checked */

const utf8 = new TextEncoder();

/** @param {ArrayBuffer} bytes */
const hex = (bytes) => Array.from(new Uint8Array(bytes), (byte) => byte.toString(16).padStart(2, '0')).join('');

/**
 * HMAC-SHA-256 of texts under a text as key.
 * @param {string} key
 * @returns {Promise<(text: string) => Promise<ArrayBuffer>>}
 */
async function hmac(key) {
  const algorithm = { name: 'HMAC', hash: 'SHA-256' };
  const made = await crypto.subtle.importKey('raw', utf8.encode(key), algorithm, false, ['sign']);
  return (text) => crypto.subtle.sign('HMAC', made, utf8.encode(text));
}

/**
 * The face of a die.
 * @param {(text: string) => Promise<ArrayBuffer>} sign
 * @param {number} index
 * @param {number} sides
 */
async function faceOf(sign, index, sides) {
  const bound = 2 ** 32 - (2 ** 32 % sides);
  for (let counter = 0; ; counter++) {
    const bytes = new DataView(await sign(`${index} ${counter}`));
    for (let at = 0; at < bytes.byteLength; at += 4) {
      const word = bytes.getUint32(at);
      if (word < bound) return (word % sides) + 1;
    }
  }
}

/**
 * What signs the dice of an era; `null`: the seed is another than the one whose fingerprint was shown.
 * @param {string} seed
 * @param {string} commitment
 * @param {readonly string[]} salts
 */
async function signerOf(seed, commitment, salts) {
  if (hex(await crypto.subtle.digest('SHA-256', utf8.encode(seed))) !== commitment) return null;
  const salted = await hmac(seed);
  return hmac(salts.length === 0 ? seed : hex(await salted(salts.map((salt) => `${salt}\n`).join(''))));
}

/**
 * Checks a match's fingerprints and each of its dice whose seed is shown; the first that differs ends it.
 * @param {Proof & { readonly seed: string }} proof
 * @returns {Promise<Checked>}
 */
export async function checkDice({ seed, salts, commitment, eras, rolls }) {
  /** @type {{ since: number, sign: ((text: string) => Promise<ArrayBuffer>) | null }[]} */
  const signers = [];
  for (const era of [{ seed, commitment, since: 0, salt: null }, ...eras]) {
    const own = era.salt === null ? salts : [...salts, era.salt];
    const sign = era.seed === null ? null : await signerOf(era.seed, era.commitment, own);
    if (era.seed !== null && sign === null) return { kind: 'seed' };
    signers.push({ since: era.since, sign });
  }
  let dice = 0;
  for (const [first, sides, faces] of rolls) {
    for (const [i, found] of faces.entries()) {
      const sign = signers.filter(({ since }) => since <= first + i).at(-1)?.sign ?? null;
      if (sign === null) continue;
      const expected = await faceOf(sign, first + i, sides);
      if (expected !== found) return { kind: 'face', index: first + i, expected, found };
      dice++;
    }
  }
  return { kind: 'right', dice };
}
