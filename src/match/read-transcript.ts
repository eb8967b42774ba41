import { z } from 'zod';
import { LOCALES } from '../i18n/locales.js';
import type { MatchEvent, MatchState, Outcome, Ruleset } from '../rules/kernel/contract.js';
import { timeline } from '../rules/kernel/rewind.js';
import { isRulesetId, type AnyGame } from '../rules/registry.js';
import type { Transcript, TranscriptEvent } from './contract.js';
import { stateHash } from './hash.js';
import { upToDate } from './up-to-date.js';

/** Reading transcripts, of this version and those before. */

const texts = z.record(z.string(), z.string());
const hex = (digits: number) => z.string().regex(new RegExp(`^[0-9a-f]{${digits}}$`, 'u'));

/** A command's and an event's own fields are the ruleset's; one that was tampered with shows when it is decided again. */
const command = z.looseObject({ type: z.string() });
const event = z.custom<MatchEvent<AnyGame>>((it) => z.looseObject({ type: z.string() }).safeParse(it).success);

const order = { at: z.int(), seat: z.string().nullable(), by: z.string(), command };
const happened = { seq: z.int().min(1), at: z.int(), rules: z.int().min(1), event };

/** What every version has, in the order of `Transcript`. */
const head = {
  format: z.literal('arbitre-transcript'),
  match: z.string(),
  ruleset: z.string().refine(isRulesetId, 'no such system'),
  rules: z.int().min(1),
  scenario: z.string(),
  options: texts,
  commitment: hex(64),
  seed: z.string().nullable(),
  seats: texts,
  hash: hex(64),
};

const secondFields = z.strictObject({
  ...head,
  formatVersion: z.literal(2),
  locale: z.enum(LOCALES),
  salts: z.array(z.string()),
  saltedBy: z.array(z.strictObject({ seat: z.string(), player: z.string() })).optional(),
  earlier: z
    .array(z.strictObject({ seat: z.string(), player: z.string(), from: z.int().min(1), to: z.int().min(1) }))
    .optional(),
  orders: z.array(z.strictObject({ ...order, as: z.enum(['seat', 'referee']) })),
  events: z.array(z.strictObject({ ...happened, order: z.int().min(1).nullable() })),
  publicKey: hex(64),
  signature: hex(128),
});

const second = secondFields.refine(({ salts, saltedBy }) => !saltedBy || saltedBy.length === salts.length, {
  path: ['saltedBy'],
  message: 'as many as there are salts',
});

const first = z
  .strictObject({
    ...head,
    formatVersion: z.literal(1),
    orders: z.array(z.strictObject(order)),
    events: z.array(z.strictObject(happened)),
  })
  .transform((old) => ({
    ...old,
    locale: 'en' as const,
    earlier: undefined,
    salts: [],
    saltedBy: undefined,
    orders: old.orders.map((one) => ({ ...one, as: 'seat' as const })),
    events: old.events.map((one) => ({ ...one, order: null })),
    publicKey: '',
    signature: '',
  }));

const anyVersion = z.discriminatedUnion('formatVersion', [first, second]);

/** Reads a transcript from JSON text. Throws with the path of what is wrong in it (`ZodError`), or `SyntaxError`. */
export function readTranscript(text: string): Transcript {
  const read = anyVersion.parse(JSON.parse(text));
  return {
    format: read.format,
    formatVersion: read.formatVersion,
    match: read.match,
    locale: read.locale,
    ruleset: read.ruleset,
    rules: read.rules,
    scenario: read.scenario,
    options: read.options,
    commitment: read.commitment,
    seed: read.seed,
    salts: read.salts,
    ...(read.saltedBy ? { saltedBy: read.saltedBy } : {}),
    seats: read.seats,
    ...(read.earlier ? { earlier: read.earlier } : {}),
    orders: read.orders,
    events: read.events,
    hash: read.hash,
    publicKey: read.publicKey,
    signature: read.signature,
  };
}

/**
 * Folds a transcript's stored outcomes to the state, without rolling. `hash` is to be compared with the transcript's own.
 * Throws where the events make no match, or newer rules wrote them.
 */
export function replayTranscript(
  transcript: Transcript,
  ruleset: Ruleset<AnyGame>,
): { readonly state: MatchState<AnyGame> | null; readonly hash: string; readonly outcome: Outcome | null } {
  const evolve: Ruleset<AnyGame>['evolve'] = (before, event) => ruleset.evolve(before, event);
  let state: MatchState<AnyGame> | null = null;
  const events = transcript.events.map((stored) => upToDate(ruleset, stored));
  for (const { after } of timeline<AnyGame, TranscriptEvent>(evolve, events)) state = after;
  return { state, hash: stateHash(state, ruleset.options), outcome: state ? ruleset.outcome(state) : null };
}
