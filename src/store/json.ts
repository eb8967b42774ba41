import { z } from 'zod';
import type { Preset } from '../match/people.js';
import type { HalfOrder, StoredOrder } from '../match/ports.js';
import type { Shelved } from '../match/shelf.js';
import { channelId, type ChannelId, type MatchHeader } from '../match/header.js';
import type { MatchEvent, MatchState } from '../rules/kernel/contract.js';
import { DESIGNATE_TIMEOUTS, type ClockSettings } from '../rules/kernel/clock.js';
import type { AnyGame } from '../rules/registry.js';

/**
 * JSON as it comes back from the tables. Small things are checked with a schema. Events and states are trusted: they were
 * written by this program in the transaction that decided them, carry the ruleset version that reads or upcasts them, and
 * checking thousands of them would cost more than folding them.
 */

const texts = z.record(z.string(), z.string());
const halfOrder = z.union([
  z.object({ kind: z.literal('blanks'), blanks: texts }),
  /** As it was called until the blanks of an order and the critical slots of a 'Mech had each a word of their own. */
  z
    .object({ kind: z.literal('slots'), slots: texts })
    .transform(({ slots }) => ({ kind: 'blanks' as const, blanks: slots })),
  z.object({ kind: z.literal('passing') }),
  z.object({ kind: z.literal('typed'), order: z.string() }),
]);
/** Earlier drafts were blanks alone; two names among them meant what is a kind of its own today. */
const earlierDraft = texts.transform(({ again, pass, ...blanks }): HalfOrder => {
  if (again !== undefined) return { kind: 'typed', order: again };
  return pass === undefined ? { kind: 'blanks', blanks } : { kind: 'passing' };
});
const presets = z.array(
  z.object({ name: z.string(), ruleset: z.string(), options: texts, locked: z.boolean() }).readonly(),
);
const map = z.object({ name: z.string(), text: z.string() });
const channels = z.array(z.string().transform(channelId));
const correspondence = { turn: z.int(), reaction: z.int(), bank: z.int() };
const clock = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('none') }),
  z.object({ kind: z.literal('correspondence'), ...correspondence }),
  z.object({
    kind: z.literal('chrono'),
    name: z.int(),
    move: z.int(),
    designateTimeout: z.enum(DESIGNATE_TIMEOUTS),
    ...correspondence,
  }),
]);
const command = z.looseObject({ type: z.string() });

/** How a match is timed. */
export const clockFrom = (json: string): ClockSettings => clock.parse(JSON.parse(json));
/** Texts by name: options, rosters. */
export const textsFrom = (json: string): Readonly<Record<string, string>> => texts.parse(JSON.parse(json));
/** A map that was brought. */
export const mapFrom = (json: string): MatchHeader['map'] => map.parse(JSON.parse(json));
/** A half-made order. */
export const halfOrderFrom = (json: string): HalfOrder => z.union([halfOrder, earlierDraft]).parse(JSON.parse(json));
/** The presets of a server. */
export const presetsFrom = (json: string): readonly Preset[] => presets.parse(JSON.parse(json));
/** A list of channels. */
export const channelsFrom = (json: string): readonly ChannelId[] => channels.parse(JSON.parse(json));
/** A command: its `type` is checked, its other fields are the ruleset's. */
export const commandFrom = (json: string): StoredOrder['command'] => command.parse(JSON.parse(json));
/** An event, trusted. */
export const eventFrom = (json: string): MatchEvent<AnyGame> => JSON.parse(json) as MatchEvent<AnyGame>;
/** A state, trusted. One that was kept before there were clocks and proposals has none. */
export const stateFrom = (json: string): MatchState<AnyGame> => {
  const state = JSON.parse(json) as MatchState<AnyGame>;
  return { ...{ clock: null, proposal: null, reissued: 0, unopened: [] }, ...state };
};
/** What stands on a shelf: its facts are trusted, like events. */
export const shelvedFrom = (row: Omit<Shelved, 'facts'> & { readonly facts: string }): Shelved =>
  ({ ...row, facts: JSON.parse(row.facts) as unknown }) as Shelved;
