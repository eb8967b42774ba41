import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { z } from 'zod';
import { rulesetOf } from '../games/index.js';
import { commitmentOf } from '../match/dice.js';
import { canonicalJson } from '../match/hash.js';
import { isSignedBy, keyFrom, publicKeyOf, signatureOf } from '../match/signature.js';
import { verifyTranscript } from '../match/verify.js';

/**
 * A campaign or a league as a folder: a file with all its orders and events, and beside it the transcript of each match. With
 * it anybody can check the whole offline: its dice, its decisions, what has to balance, and that each match was booked as it
 * was played.
 */

const common = {
  formatVersion: z.literal(1),
  shape: z.int(),
  decisions: z.int(),
  commitment: z.string(),
  seed: z.string(),
  orders: z.array(z.looseObject({ by: z.string(), at: z.number(), command: z.looseObject({ type: z.string() }) })),
  events: z.array(z.looseObject({ type: z.string() })),
  /** The transcript of each match, by its id. */
  battles: z.record(z.string(), z.string()),
  chain: z.string(),
  publicKey: z.string(),
  signature: z.string(),
};
const archiveForm = z.discriminatedUnion('format', [
  z.strictObject({ format: z.literal('arbitre-season'), campaign: z.string(), ...common }),
  z.strictObject({ format: z.literal('arbitre-league'), league: z.string(), ...common }),
]);
type Archive = z.infer<typeof archiveForm>;

/** What an archive is made from. */
interface Kept {
  readonly rules: { readonly shape: number; readonly decisions: number };
  readonly seed: string;
  readonly orders: readonly object[];
  readonly events: readonly object[];
  readonly hash: string;
}

type Named =
  | { readonly format: 'arbitre-season'; readonly campaign: string }
  | { readonly format: 'arbitre-league'; readonly league: string };

/** Writes an archive into a file; `battles`: the files of the transcripts beside it, by match. */
export function writeArchive(file: string, named: Named, kept: Kept, battles: Readonly<Record<string, string>>): void {
  const { seed, orders, events, hash, rules } = kept;
  const { shape, decisions } = rules;
  const key = keyFrom(seed);
  const unsigned = {
    ...named,
    formatVersion: 1,
    shape,
    decisions,
    commitment: commitmentOf(seed),
    seed,
    orders,
    events,
    battles,
    chain: hash,
    publicKey: publicKeyOf(key),
  };
  const archive = { ...unsigned, signature: signatureOf(canonicalJson(unsigned), key) };
  writeFileSync(file, `${JSON.stringify(archive)}\n`);
}

/** Of which kind a text says that it is; `null`: it is no archive. */
export const archiveKind = (text: string): Archive['format'] | null =>
  z.looseObject({ format: archiveFormats }).safeParse(jsonIn(text)).data?.format ?? null;
const archiveFormats = z.enum(['arbitre-season', 'arbitre-league']);

/** What checking an archive led to; `first` says at which event, or in which match, something differs. */
export type ArchiveVerdict =
  | {
      readonly ok: true;
      readonly battles: number;
      readonly events: number;
      readonly rolls: number;
      readonly hash: string;
    }
  | { readonly ok: false; readonly first: Difference };

export interface Difference {
  readonly event: number;
  readonly what: 'form' | 'seed' | 'signature' | 'order' | 'event' | 'ledger' | 'battle' | 'hash';
  readonly expected: unknown;
  readonly found: unknown;
}

/** Reads an archive of a kind whose seed and signature are right. */
export function openArchive<Format extends Archive['format']>(
  text: string,
  format: Format,
):
  | { readonly ok: true; readonly archive: Extract<Archive, { format: Format }> }
  | { readonly ok: false; readonly first: Difference } {
  const parsed = archiveForm.safeParse(jsonIn(text));
  if (!parsed.success) return differs(0, 'form', 'an archive', parsed.error.issues[0]?.message);
  const { signature, ...unsigned } = parsed.data;
  const { seed, commitment, publicKey } = unsigned;
  if (commitmentOf(seed) !== commitment) return differs(0, 'seed', commitment, commitmentOf(seed));
  if (!isSignedBy(canonicalJson(unsigned), publicKey, signature)) {
    return differs(0, 'signature', 'the signature of all the rest by the holder of publicKey', signature);
  }
  if (!isOf(parsed.data, format)) return differs(0, 'form', format, parsed.data.format);
  return { ok: true, archive: parsed.data };
}

const isOf = <Format extends Archive['format']>(
  archive: Archive,
  format: Format,
): archive is Extract<Archive, { format: Format }> => archive.format === format;

function jsonIn(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

const differs = (event: number, what: Difference['what'], expected: unknown, found: unknown) =>
  ({ ok: false, first: { event, what, expected, found } }) as const;

/** A stream that decides an archive's orders again. */
interface Again<Order extends object> {
  readonly events: readonly object[];
  readonly hash: string;
  readonly state: { readonly events: number; readonly diceRolled: number };
  readonly wrong: { readonly event: number; readonly what: readonly string[] } | null;
  submit(
    order: Order,
  ): { readonly ok: true; readonly value: readonly object[] } | { readonly ok: false; readonly error: unknown };
}

/** Checks the orders, events and matches of an archive; `misbooked` says what differs between an order that books a match and the match. */
export function checkArchive<Order extends object>(
  archive: Archive,
  again: Again<Order>,
  misbooked: (order: Order) => Difference | null,
  battles: () => number,
): ArchiveVerdict {
  for (const given of archive.orders) {
    // What stands in an archive of this shape and these decisions is what the types say: deciding it again shows that.
    const order = given as unknown as Order;
    const wrong = misbooked(order) ?? decidedOtherwise(archive, again, order);
    if (wrong) return { ok: false, first: wrong };
  }
  const { hash, state, wrong } = again;
  if (wrong) return differs(wrong.event, 'ledger', [], wrong.what);
  if (hash !== archive.chain) return differs(state.events, 'hash', hash, archive.chain);
  return { ok: true, battles: battles(), events: state.events, rolls: state.diceRolled, hash };
}

/** Decides an order again; what differs from the archive, if anything does. */
function decidedOtherwise<Order extends object>(
  archive: Archive,
  again: Again<Order>,
  order: Order,
): Difference | null {
  const before = again.events.length;
  const decided = again.submit(order);
  if (!decided.ok) return { event: before, what: 'order', expected: decided.error, found: order };
  const at = decided.value.findIndex(
    (event, i) => canonicalJson(event) !== canonicalJson(archive.events[before + i] ?? null),
  );
  const event = before + at;
  return at < 0
    ? null
    : { event: event + 1, what: 'event', expected: decided.value[at], found: archive.events[event] ?? null };
}

/** The transcript of a match beside an archive, if it proves itself; else what is wrong, said of an event. */
export function battleBeside(
  file: string,
  { battles }: Archive,
  match: string,
  event: number,
): { readonly ok: true; readonly bytes: Uint8Array } | { readonly ok: false; readonly first: Difference } {
  const name = battles[match];
  if (name === undefined) return differs(event, 'battle', match, null);
  // A name with a folder in it would lead out of the archive.
  const place = join(dirname(file), basename(name));
  if (!existsSync(place)) return differs(event, 'battle', name, null);
  const bytes = readFileSync(place);
  const verdict = verifyTranscript(bytes, rulesetOf);
  return verdict.ok ? { ok: true, bytes } : differs(event, 'battle', match, verdict.first);
}
