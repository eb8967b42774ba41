import type { Ruleset } from '../rules/kernel/contract.js';
import type { AnyGame, RulesetId } from '../rules/registry.js';
import { chainOf, saltOf } from './chain.js';
import type { Transcript, TranscriptEvent } from './transcript-form.js';
import { Proof } from './proof.js';
import { readWhole, type ReadTranscript } from './read-transcript.js';
import { isSignedBy } from './signature.js';
import { otherBytes, unreadable, type Tampering, type Unchecked } from './tampering.js';
import { entriesOf } from './transcript.js';

/** What checking a transcript led to. `rolls` were derived again; `unproved` have to wait until the seed is shown. */
export type Verdict =
  | {
      readonly ok: true;
      readonly rolls: number;
      readonly unproved: number;
      readonly hash: string;
      readonly unchecked: readonly Unchecked[];
    }
  | { readonly ok: false; readonly first: Tampering };

/**
 * Checks a transcript as it lies in a file, byte for byte. Never throws for what is in it. What earlier rules decided is not
 * decided again: of it the dice, the chain, the outcome and the signature are checked. `signer`: the public key that must have
 * signed it; left out, that which it names, so that a whole transcript signed anew by somebody else is not found.
 */
export function verifyTranscript(
  bytes: Uint8Array,
  rulesetOf: (id: RulesetId) => Ruleset<AnyGame>,
  signer?: string,
): Verdict {
  const text = Buffer.from(bytes).toString('utf8');
  let read: ReadTranscript;
  try {
    read = readWhole(text);
  } catch (error) {
    return { ok: false, first: unreadable(error, text) };
  }
  const { transcript } = read;
  const proof = new Proof(transcript, rulesetOf(transcript.ruleset));
  const first =
    proof.seed() ??
    proof.events() ??
    proof.outcome() ??
    chain(transcript) ??
    proof.hash() ??
    signature(read, signer) ??
    otherBytes(read, bytes);
  if (first) return { ok: false, first };
  const { rolls, unproved } = proof;
  return { ok: true, rolls: rolls - unproved, unproved, hash: transcript.hash, unchecked: proof.unchecked() };
}

/** The chain over all orders and events, what is withheld included, and the salts of its leaves where the seed is known. */
function chain(transcript: Transcript): Tampering | null {
  const { match, seed, orders, events, withheld = [], chain: expected } = transcript;
  if (expected === null) return null;
  const entries = entriesOf(orders, events);
  if (seed !== null) {
    for (const { order, seq, content } of entries) {
      const salt = seq === null ? saltOf(seed, 'order', order) : saltOf(seed, 'event', seq);
      if ('salt' in content && content.salt !== salt)
        return wrongHash(seq ?? firstOf(events, order), salt, content.salt);
    }
  }
  const found = chainOf(match, [...entries.map(({ content }) => content), ...withheld]);
  return found === expected ? null : wrongHash(events.length, found, expected);
}

/** The first event of an order; 0 where it led to none. */
const firstOf = (events: readonly TranscriptEvent[], order: number): number =>
  events.find((event) => event.order === order)?.seq ?? 0;

const wrongHash = (event: number, expected: string, found: string): Tampering => ({
  event,
  what: 'hash',
  expected,
  found,
});

function signature({ transcript, signed }: ReadTranscript, signer?: string): Tampering | null {
  const { formatVersion, publicKey, signature: found } = transcript;
  if (signer !== undefined && signer !== publicKey) {
    return { event: 0, what: 'signature', expected: signer, found: publicKey };
  }
  if (formatVersion === 1 || isSignedBy(signed, publicKey, found)) return null;
  return { event: 0, what: 'signature', expected: 'the signature of all the rest by the holder of publicKey', found };
}
