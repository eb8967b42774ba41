import { z } from 'zod';
import { LOCALES } from '../i18n/locales.js';
import { commitmentOf } from '../match/dice.js';
import { canonicalJson } from '../match/hash.js';
import { isSignedBy, publicKeyOf, signatureOf } from '../match/signature.js';

/**
 * A campaign or a league as one document: all its orders and events, the transcripts of its matches, its chain, signed. With it
 * anybody can check the whole offline (`proof.ts`). While it goes on the seed of its dice is `null`, and of what not everybody
 * may know there is only the leaf of the chain.
 */

const hex = (digits: number) => z.string().regex(new RegExp(`^[0-9a-f]{${digits}}$`, 'u'));
const version = z.int().min(1);
const salt = hex(32);
/** A command's and an event's own fields are the rules'; one that was tampered with shows when it is decided again. */
const order = z.strictObject({
  by: z.string(),
  at: z.number(),
  command: z.looseObject({ type: z.string() }),
});

const archiveForm = z.strictObject({
  format: z.enum(['arbitre-season', 'arbitre-league']),
  formatVersion: z.literal(2),
  stream: z.string(),
  locale: z.enum(LOCALES),
  owner: z.string(),
  /** What its kind keeps beside the events. */
  about: z.record(z.string(), z.unknown()),
  createdAt: z.number(),
  endedAt: z.number().nullable(),
  members: z.array(z.strictObject({ player: z.string(), part: z.string(), since: z.number() })),
  commitment: hex(64),
  /** Only when it is over, or handed over: then these dice are used no more. */
  seed: z.string().nullable(),
  /** The eras of its open dice, where it has such: the seed of one is there once it is over. The link at the end of one salts the next. */
  eras: z.array(z.strictObject({ number: version, commitment: hex(64), seed: z.string().nullable() })).optional(),
  /** The dice that it used before it was handed over, up to which order, event and, where it has such, in which era; likewise. */
  past: z
    .array(
      z.strictObject({
        commitment: hex(64),
        seed: z.string().nullable(),
        orders: z.int(),
        events: z.int(),
        era: z.int().nullable(),
      }),
    )
    .optional(),
  /** That it goes on elsewhere: for whom it was sealed, and since when. */
  handed: z.strictObject({ to: hex(64), at: z.number() }).optional(),
  orders: z.array(
    z.strictObject({
      key: z.string(),
      at: z.number(),
      player: z.string(),
      order,
      shape: version,
      decisions: version,
      salt,
    }),
  ),
  events: z.array(
    z.union([
      z.strictObject({ order: version, shape: version, event: z.looseObject({ type: z.string() }), salt }),
      z.strictObject({ order: version, leaf: hex(64) }),
    ]),
  ),
  /** The ends of its turns or rounds, as they were shown in its channel. */
  milestones: z.array(z.strictObject({ of: z.string(), event: z.int(), link: hex(64) })),
  /** The transcript of each match, or the name of the file beside this one that has it. */
  battles: z.record(z.string(), z.union([z.strictObject({ text: z.string() }), z.strictObject({ file: z.string() })])),
  /** The last link of its chain. */
  chain: hex(64),
  publicKey: hex(64),
  signature: hex(128),
});

/** An archive as it is read. */
export type Archive = z.infer<typeof archiveForm>;
export type ArchiveFormat = Archive['format'];

/** The seed of the dice from which the salt of an entry follows, by its number, and of an order its dice; `null`: it is secret still. */
export function seedOf(
  { seed, past = [] }: Pick<Archive, 'seed' | 'past'>,
  kind: 'order' | 'event',
  number: number,
): string | null {
  const dice = past.find(({ orders, events }) => number <= (kind === 'order' ? orders : events));
  return dice ? dice.seed : seed;
}

/** An archive before somebody has signed it. */
export type Unsigned = Omit<Archive, 'formatVersion' | 'publicKey' | 'signature'>;

/** Signs an archive; `key` is the secret half of a key. Yields the text of its file. */
export function archiveText(archive: Unsigned, key: string): string {
  const unsigned = { ...archive, formatVersion: 2, publicKey: publicKeyOf(key) };
  return `${JSON.stringify({ ...unsigned, signature: signatureOf(canonicalJson(unsigned), key) })}\n`;
}

/** Of which kind a text says that it is; `null`: it is no archive. */
export const archiveKind = (text: string): ArchiveFormat | null =>
  z.looseObject({ format: archiveForm.shape.format }).safeParse(jsonIn(text)).data?.format ?? null;

/** What differs between an archive and what it should be; `event`: at which event, 0 for the whole. */
export interface Difference {
  readonly event: number;
  readonly what: 'form' | 'seed' | 'signature' | 'order' | 'event' | 'ledger' | 'battle' | 'hash';
  readonly expected: unknown;
  readonly found: unknown;
}

export const differs = (event: number, what: Difference['what'], expected: unknown, found: unknown) =>
  ({ ok: false, first: { event, what, expected, found } }) as const;

export type Opened =
  | { readonly ok: true; readonly archive: Archive }
  | { readonly ok: false; readonly first: Difference };

/** Reads an archive whose seed and signature are right. `signer`: the public key that must have signed it; left out, that which it names. */
export function openArchive(text: string, signer?: string): Opened {
  const parsed = archiveForm.safeParse(jsonIn(text));
  if (!parsed.success) {
    const [issue] = parsed.error.issues;
    return differs(0, 'form', 'an archive', `${issue?.path.join('.') ?? ''}: ${issue?.message ?? ''}`);
  }
  const { signature, ...unsigned } = parsed.data;
  const { publicKey } = unsigned;
  for (const { seed, commitment } of [...(unsigned.past ?? []), unsigned])
    if (seed !== null && commitmentOf(seed) !== commitment) return differs(0, 'seed', commitment, commitmentOf(seed));
  if (signer !== undefined && signer !== publicKey) return differs(0, 'signature', signer, publicKey);
  if (!isSignedBy(canonicalJson(unsigned), publicKey, signature)) {
    return differs(0, 'signature', 'the signature of all the rest by the holder of publicKey', signature);
  }
  return { ok: true, archive: parsed.data };
}

function jsonIn(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
