import { LOCALES } from '../../i18n/locales.js';
import { PLACES, type Preset, type Server } from '../../match/people.js';
import { clockFrom } from '../../match/clock-text.js';
import { channelId } from '../../match/header.js';
import { refuse, type Refusal } from '../../rules/kernel/refusal.js';
import { fail, ok, type Result } from '../../rules/kernel/result.js';
import type { Services } from '../contract.js';
import { parseRules } from '../rules-options.js';

/** What a server's managers can choose, from what was typed or picked. Each yields the settings with it, or why not. */

type Given = Readonly<Record<string, string>>;
export type Choosing = (before: Server, given: Given, services: Services) => Result<Server, Refusal>;

/** More would not fit into the menu that manages them. */
const MOST_PRESETS = 12;

export const language: Choosing = (before, given) =>
  ok({ ...before, locale: LOCALES.find((locale) => locale === given['language']) ?? null });

export const arbiter: Choosing = (before, given) => ok({ ...before, arbiterRole: orNone(given['role']) });

/** One channel more, or less when it is there already; none named: all. */
export const oneChannel: Choosing = (before, given) => {
  const channel = given['channel'];
  if (!channel) return ok({ ...before, channels: [] });
  const others = before.channels.filter((one) => one !== channel);
  const known = others.length < before.channels.length;
  return ok({ ...before, channels: known ? others : [...others, channelId(channel)] });
};

/** Exactly these channels, with blanks between; none: all. */
export const allChannels: Choosing = (before, given) =>
  ok({ ...before, channels: (given['channels'] ?? '').split(' ').filter(Boolean).map(channelId) });

/** The clock is kept as it was typed, once it is understood; empty: none. */
export const clock: Choosing = (before, given) => {
  const text = orNone(given['clock']);
  const read = text === null ? ok(null) : clockFrom(text, before.locale ?? 'en');
  return read.ok ? ok({ ...before, clock: text }) : read;
};

export const place: Choosing = (before, given) => {
  const chosen = PLACES.find((one) => one === given['place']) ?? before.place;
  const forum = given['forum'] ? channelId(given['forum']) : before.forum;
  if (chosen === 'forum' && forum === null) return fail(refuse('discord/no-forum'));
  return ok({ ...before, place: chosen, forum });
};

/** A preset by its name: with rules it is made or changed, without them deleted; `locked` alone locks or unlocks it. */
export const preset: Choosing = (before, given, services) => {
  const name = given['name'] ?? '';
  const known = before.presets.find((one) => same(one.name, name));
  const others = before.presets.filter((one) => one !== known);
  const locked = given['locked'] ? given['locked'] === 'yes' : (known?.locked ?? false);
  const keep = (kept: Preset): Server => ({ ...before, presets: [...others, kept] });
  if (!given['rules'] && known)
    return ok(given['locked'] ? keep({ ...known, locked }) : { ...before, presets: others });
  if (!given['rules']) return fail(refuse('discord/no-preset', { name, known: before.presets.map((one) => one.name) }));
  if (!known && others.length >= MOST_PRESETS) return fail(refuse('discord/too-many-presets', { most: MOST_PRESETS }));
  const ruleset = known?.ruleset ?? services.library.scenarios[0]?.ruleset;
  if (ruleset === undefined) return ok(before);
  const game = services.library.scenarios.find((one) => one.ruleset === ruleset)?.ruleset;
  const options = parseRules(given['rules'], game ? services.ruleset(game).options : []);
  return options.ok ? ok(keep({ name, ruleset, options: options.value, locked })) : options;
};

const orNone = (text: string | undefined): string | null => (text === undefined || text === '' ? null : text);
const same = (one: string, other: string): boolean => one.toLowerCase() === other.toLowerCase();
