import { z } from 'zod';
import type { Preset } from '../match/people.js';
import { channelId, type ChannelId, type StoredOrder } from '../match/ports.js';
import type { MatchEvent, MatchState } from '../rules/kernel/contract.js';
import type { AnyGame } from '../rules/registry.js';

/**
 * JSON as it comes back from the tables. Small things are checked with a schema. Events and states are trusted: they were
 * written by this program in the transaction that decided them, carry the ruleset version that reads or upcasts them, and
 * checking thousands of them would cost more than folding them.
 */

const texts = z.record(z.string(), z.string());
const presets = z.array(
  z.object({ name: z.string(), ruleset: z.string(), options: texts, locked: z.boolean() }).readonly(),
);
const channels = z.array(z.string().transform(channelId));
const command = z.looseObject({ type: z.string() });

/** Texts by name: options, the slots of a draft. */
export const textsFrom = (json: string): Readonly<Record<string, string>> => texts.parse(JSON.parse(json));
/** The presets of a server. */
export const presetsFrom = (json: string): readonly Preset[] => presets.parse(JSON.parse(json));
/** A list of channels. */
export const channelsFrom = (json: string): readonly ChannelId[] => channels.parse(JSON.parse(json));
/** A command: its `type` is checked, its other fields are the ruleset's. */
export const commandFrom = (json: string): StoredOrder['command'] => command.parse(JSON.parse(json));
/** An event, trusted. */
export const eventFrom = (json: string): MatchEvent<AnyGame> => JSON.parse(json) as MatchEvent<AnyGame>;
/** A state, trusted. */
export const stateFrom = (json: string): MatchState<AnyGame> => JSON.parse(json) as MatchState<AnyGame>;
