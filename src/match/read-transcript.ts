import { z } from 'zod';
import { LOCALES } from '../i18n/locales.js';
import type { MatchEvent, MatchState, Outcome, Ruleset } from '../rules/kernel/contract.js';
import { sideId } from '../rules/kernel/ids.js';
import { timeline } from '../rules/kernel/rewind.js';
import { isRulesetId } from '../games/index.js';
import type { AnyGame } from '../rules/registry.js';
import type { Transcript, TranscriptEvent } from './transcript-form.js';
import { stateHash } from './hash.js';
import { signedText, transcriptText } from './transcript.js';
import { upToDate } from './up-to-date.js';

/** Reading transcripts, of this version and those before. */

const texts = z.record(z.string(), z.string());
const hex = (digits: number) => z.string().regex(new RegExp(`^[0-9a-f]{${digits}}$`, 'u'));

/** A command's and an event's own fields are the ruleset's; one that was tampered with shows when it is decided again. */
const command = z.looseObject({ type: z.string() });
const event = z.custom<MatchEvent<AnyGame>>((it) => command.safeParse(it).success);

const order = { at: z.int(), seat: z.string().nullable(), by: z.string(), command };
const happened = { seq: z.int().min(1), at: z.int(), event };
const version = z.int().min(1);
const digits = z.string().regex(/^[0-9a-f]+$/u);

/** What every version has, in the order of `Transcript`. */
const head = { format: z.literal('arbitre-transcript') };
const about = {
  scenario: z.string(),
  options: texts,
  commitment: hex(64),
  seed: z.string().nullable(),
};
const played = {
  match: z.string(),
  locale: z.enum(LOCALES),
  ruleset: z.string().refine(isRulesetId, 'no such system'),
};
const salted = {
  salts: z.array(z.string()),
  saltedBy: z.array(z.strictObject({ seat: z.string(), player: z.string() })).exactOptional(),
  eras: z
    .array(
      z.strictObject({ since: z.int().min(0), commitment: hex(64), salt: z.string(), seed: z.string().nullable() }),
    )
    .exactOptional(),
  seats: texts,
  earlier: z
    .array(z.strictObject({ seat: z.string(), player: z.string(), from: z.int().min(1), to: z.int().min(1) }))
    .exactOptional(),
};
const proof = { publicKey: hex(64), signature: hex(128) };

const third = z.strictObject({
  ...head,
  formatVersion: z.literal(3),
  ...played,
  shape: version,
  ...about,
  ...salted,
  orders: z.array(
    z.strictObject({
      ...order,
      as: z.enum(['seat', 'referee', 'arbiter']),
      question: z.string().nullable(),
      shape: version,
      decisions: version,
      salt: digits,
    }),
  ),
  events: z.array(z.strictObject({ ...happened, shape: version, order: z.int().min(1), salt: digits })),
  withheld: z
    .array(
      z.union([
        z.strictObject({ order: z.int().min(1), leaf: hex(64) }),
        z.strictObject({ seq: z.int().min(1), leaf: hex(64) }),
      ]),
    )
    .exactOptional(),
  outcome: z
    .strictObject({
      winners: z.array(z.string().transform(sideId)),
      reason: z.string(),
      scores: z.record(z.string(), z.number()),
      fates: texts,
      marks: z.record(z.string(), z.looseObject({})).exactOptional(),
    })
    .nullable(),
  hash: hex(64),
  chain: hex(64),
  ...proof,
});

/** Before version 3 one number stood for shape and decisions. */
const second = z.strictObject({
  ...head,
  formatVersion: z.literal(2),
  ...played,
  rules: version,
  ...about,
  ...salted,
  orders: z.array(z.strictObject({ ...order, as: z.enum(['seat', 'referee']) })),
  events: z.array(z.strictObject({ ...happened, rules: version, order: z.int().min(1).nullable() })),
  hash: hex(64),
  ...proof,
});

const first = z.strictObject({
  ...head,
  formatVersion: z.literal(1),
  match: played.match,
  ruleset: played.ruleset,
  rules: version,
  ...about,
  seats: texts,
  orders: z.array(z.strictObject(order)),
  events: z.array(z.strictObject({ ...happened, rules: version })),
  hash: hex(64),
});

const SCHEMAS = [first, second, third] as const;

const saltsOwned = ({
  salts,
  saltedBy,
}: {
  readonly salts: readonly unknown[];
  readonly saltedBy?: readonly unknown[];
}): boolean => !saltedBy || saltedBy.length === salts.length;

const anyVersion = z.discriminatedUnion('formatVersion', [
  first.transform(({ rules, ...old }): Transcript => ({
    ...old,
    locale: 'en',
    shape: rules,
    salts: [],
    orders: old.orders.map((one) => ({ ...one, as: 'seat', ...beforeThird(rules) })),
    events: old.events.map(({ rules: shape, ...one }) => ({ ...one, shape, order: null, salt: '' })),
    ...unchained(old.events),
    publicKey: '',
    signature: '',
  })),
  second.transform(({ rules, ...old }): Transcript => ({
    ...old,
    shape: rules,
    orders: old.orders.map((one) => ({ ...one, ...beforeThird(rules) })),
    events: old.events.map(({ rules: shape, ...one }) => ({ ...one, shape, salt: '' })),
    ...unchained(old.events),
  })),
  third,
]);

const whole = anyVersion.refine(saltsOwned, { path: ['saltedBy'], message: 'as many as there are salts' });
/** What a signature is on, whatever else the document is. */
const signable = z.looseObject({ signature: z.string().default('') });

/** What an order of before version 3 does not say. */
const beforeThird = (rules: number) => ({ question: null, shape: rules, decisions: rules, salt: '' }) as const;

/** What a transcript of before version 3 does not say of its whole. */
function unchained(events: readonly { readonly event: MatchEvent<AnyGame> }[]) {
  const last = events.findLast(({ event: { type } }) => type === 'Ended')?.event;
  return { outcome: last?.type === 'Ended' ? last.outcome : null, chain: null };
}

/** A transcript as read, with the text that it must have to the byte, and the part of it that its signature covers. */
export interface ReadTranscript {
  readonly transcript: Transcript;
  readonly text: string;
  readonly signed: string;
}

/** Reads a transcript from JSON text. Throws with the path of what is wrong in it (`ZodError`), or `SyntaxError`. */
export function readTranscript(text: string): Transcript {
  return readWhole(text).transcript;
}

/** The same with what its bytes are compared with. */
export function readWhole(text: string): ReadTranscript {
  const document: unknown = JSON.parse(text);
  const transcript = whole.parse(document);
  const given = signable.parse(document);
  const fields = Object.keys(SCHEMAS[transcript.formatVersion - 1]?.shape ?? {});
  const ordered = Object.fromEntries(fields.flatMap((field) => (field in given ? [[field, given[field]]] : [])));
  return { transcript, text: transcriptText(ordered), signed: signedText(given) };
}

/**
 * Folds a transcript's stored outcomes to the state, without rolling. `hash` is to be compared with the transcript's own where
 * that is of a state of today's shape. Throws where the events make no match, or newer rules wrote them.
 */
export function replayTranscript(
  transcript: Pick<Transcript, 'events'>,
  ruleset: Ruleset<AnyGame>,
): { readonly state: MatchState<AnyGame> | null; readonly hash: string; readonly outcome: Outcome | null } {
  const evolve: Ruleset<AnyGame>['evolve'] = (before, event) => ruleset.evolve(before, event);
  let state: MatchState<AnyGame> | null = null;
  const events = transcript.events.map((stored) => upToDate(ruleset, stored));
  for (const { after } of timeline<AnyGame, TranscriptEvent>(evolve, events)) state = after;
  return { state, hash: stateHash(state), outcome: state ? ruleset.outcome(state) : null };
}
