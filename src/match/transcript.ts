import { z } from 'zod';
import type { MatchEvent, MatchState, Outcome, Ruleset } from '../rules/kernel/contract.js';
import { spectator } from '../rules/kernel/seats.js';
import { isRulesetId, type AnyGame } from '../rules/registry.js';
import type { Transcript } from './contract.js';
import { canonicalJson, hashOf } from './hash.js';
import type { MatchHeader, StoredEvent, StoredOrder } from './ports.js';

/**
 * Writes a match down. The seed is in it only when the match has ended. Of a running match it goes as far as a spectator
 * may know everything: what is sealed or hidden, and all after it, waits for the end, because a state could not be folded
 * without it and its hash would give it away.
 */
export function writeTranscript(
  header: MatchHeader,
  seed: string,
  ruleset: Ruleset<AnyGame>,
  stored: readonly StoredEvent[],
  orders: readonly StoredOrder[],
): Transcript {
  const over = header.status === 'ended';
  const { events, state } = shown(ruleset, stored, over);
  const hidden = new Set(stored.slice(events.length).map((event) => event.order));
  return {
    format: 'arbitre-transcript',
    formatVersion: 1,
    match: header.id,
    ruleset: header.ruleset,
    rules: ruleset.version,
    scenario: header.scenario,
    options: header.options,
    commitment: header.commitment,
    seed: over ? seed : null,
    seats: Object.fromEntries(header.holders.map(({ seat, side, player }) => [seat ?? side, player])),
    orders: orders
      .filter((order) => !hidden.has(order.key))
      .map(({ at, seat, player, command }) => ({ at, seat, by: player, command })),
    events: events.map(({ seq, at, event }) => ({ seq, at, rules: ruleset.version, event })),
    hash: hashOf(state),
  };
}

/** The events up to the first that a spectator is not told in full, and the state that they lead to. */
function shown(
  ruleset: Ruleset<AnyGame>,
  stored: readonly StoredEvent[],
  everything: boolean,
): { readonly events: readonly StoredEvent[]; readonly state: MatchState<AnyGame> | null } {
  let state: MatchState<AnyGame> | null = null;
  for (const [i, { event }] of stored.entries()) {
    if (!everything && !isPublic(ruleset, event, state)) return { events: stored.slice(0, i), state };
    state = ruleset.evolve(state, event);
  }
  return { events: stored, state };
}

/** Steps of the agenda are told to nobody, but they follow from what was told. */
function isPublic(ruleset: Ruleset<AnyGame>, event: MatchEvent<AnyGame>, before: MatchState<AnyGame> | null): boolean {
  if (event.type === 'Stepped') return true;
  return canonicalJson(ruleset.tell(event, before, spectator)) === canonicalJson(event);
}

const transcriptSchema = z.strictObject({
  format: z.literal('arbitre-transcript'),
  formatVersion: z.literal(1),
  match: z.string(),
  ruleset: z.string().refine(isRulesetId, 'no such system'),
  rules: z.int().min(1),
  scenario: z.string(),
  options: z.record(z.string(), z.string()),
  commitment: z.string(),
  seed: z.string().nullable(),
  seats: z.record(z.string(), z.string()),
  orders: z.array(
    z.strictObject({
      at: z.int(),
      seat: z.string().nullable(),
      by: z.string(),
      command: z.looseObject({ type: z.string() }),
    }),
  ),
  events: z.array(
    z.strictObject({
      seq: z.int().min(1),
      at: z.int(),
      rules: z.int().min(1),
      // The event's own fields are the ruleset's; a transcript that was tampered with shows in the hash.
      event: z.custom<MatchEvent<AnyGame>>((event) => z.looseObject({ type: z.string() }).safeParse(event).success),
    }),
  ),
  hash: z.string(),
});

/** Reads a transcript from JSON text. Throws with the path of what is wrong in it. */
export function readTranscript(text: string): Transcript {
  return transcriptSchema.parse(JSON.parse(text));
}

/**
 * Folds a transcript's stored outcomes to the state, without rolling. `hash` is to be compared with the transcript's own.
 * Throws where the events make no match, or newer rules wrote them.
 */
export function replayTranscript(
  transcript: Transcript,
  ruleset: Ruleset<AnyGame>,
): { readonly state: MatchState<AnyGame> | null; readonly hash: string; readonly outcome: Outcome | null } {
  let state: MatchState<AnyGame> | null = null;
  for (const { seq, event, rules } of transcript.events) {
    if (rules > ruleset.version) throw new Error(`event ${seq} was written by newer rules: ${rules}`);
    state = ruleset.evolve(state, rules === ruleset.version ? event : ruleset.upcast(event, rules));
  }
  return { state, hash: hashOf(state), outcome: state ? ruleset.outcome(state) : null };
}
