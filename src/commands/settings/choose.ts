import { LOCALES } from '../../i18n/locales.js';
import { oneLine, quoted } from '../../i18n/of-people.js';
import { PALETTES, PLACES, type Preset, type Server } from '../../match/people.js';
import { hashOf } from '../../match/hash.js';
import { clockFrom } from '../../match/clock-text.js';
import { channelId } from '../../match/header.js';
import { MATCH_OPTIONS } from '../../rules/kernel/match-options.js';
import { refuse, type Refusal } from '../../rules/kernel/refusal.js';
import { fail, ok, type Result } from '../../rules/kernel/result.js';
import type { Services } from '../contract.js';
import { obstacleRefusal } from '../match/place.js';
import { parseRules } from '../rules-options.js';

/** What a server's managers can choose, from what was typed or picked. Each yields the settings with it, or why not. */

type Given = Readonly<Record<string, string>>;
type Chosen = Result<Server, Refusal>;
export type Choosing = (before: Server, given: Given, services: Services) => Chosen | Promise<Chosen>;

/** The name of a preset, in characters. */
export const LONGEST_PRESET_NAME = 40;
/** More would not fit into the menu that manages them. */
const MOST_PRESETS = 12;

export const language: Choosing = (before, given) =>
  ok({ ...before, locale: LOCALES.find((locale) => locale === given['language']) ?? null });

/** Whether a text can be an id of Discord's; a press that was forged may bring anything, and changes nothing. */
const isId = (text: string): boolean => /^\d{1,20}$/.test(text);

export const arbiter = (before: Server, given: Given): Chosen => {
  const role = orNone(given['role']);
  return ok(role === null || isId(role) ? { ...before, arbiterRole: role } : before);
};

/** On which paper pictures are drawn from now on. */
export const palette: Choosing = (before, given) =>
  ok({ ...before, palette: PALETTES.find((one) => one === given['palette']) ?? before.palette });

/** One channel more, or less when it is there already; none named: all. */
export const oneChannel = (before: Server, given: Given): Chosen => {
  const channel = given['channel'];
  if (!channel) return ok({ ...before, channels: [] });
  if (!isId(channel)) return ok(before);
  const others = before.channels.filter((one) => one !== channel);
  const known = others.length < before.channels.length;
  return ok({ ...before, channels: known ? others : [...others, channelId(channel)] });
};

/** Exactly these channels, with blanks between; none: all. */
export const allChannels = (before: Server, given: Given): Chosen => {
  const channels = (given['channels'] ?? '').split(' ').filter(Boolean);
  return ok(channels.every(isId) ? { ...before, channels: channels.map(channelId) } : before);
};

/** The clock is kept as it was typed, once it is understood; empty: none. */
export const clock: Choosing = (before, given) => {
  const text = orNone(given['clock']);
  const read = text === null ? ok(null) : clockFrom(text, before.locale ?? 'en');
  return read.ok ? ok({ ...before, clock: text }) : read;
};

/** Where matches open. A forum is looked at first: whether posts can be opened there at all. */
export const place: Choosing = async (before, given, { opening }) => {
  const chosen = PLACES.find((one) => one === given['place']) ?? before.place;
  const forum = given['forum'] ? channelId(given['forum']) : before.forum;
  if (chosen === 'forum' && forum === null) return fail(refuse('discord/no-forum'));
  const obstacle = forum !== null && (chosen === 'forum' || given['forum']) ? await opening.obstacle(forum) : null;
  if (forum !== null && obstacle !== null) return fail(obstacleRefusal(obstacle, forum, 'SendMessages'));
  return ok({ ...before, place: chosen, forum });
};

/** A preset by its name: with rules it is made or changed, without them deleted; `locked` alone locks or unlocks it. */
export const preset: Choosing = (before, given, services) => {
  const name = oneLine(given['name'] ?? '', LONGEST_PRESET_NAME);
  return named(before, given, services, name);
};

/** The same for a preset that a menu names by its mark, whatever it is called. */
export const presetMarked: Choosing = (before, given, services) => {
  const { name = '' } = before.presets.find((one) => markOf(one.name) === given['mark']) ?? {};
  return named(before, given, services, name);
};

/** What stands for the name of a preset in a menu: a name may be longer than a menu takes. */
export const markOf = (name: string): string => hashOf(name).slice(0, 8);

function named(before: Server, given: Given, services: Services, name: string): Result<Server, Refusal> {
  const known = before.presets.find((one) => same(one.name, name));
  const names = before.presets.map((one) => quoted(one.name));
  const others = before.presets.filter((one) => one !== known);
  const locked = given['locked'] ? given['locked'] === 'yes' : (known?.locked ?? false);
  const keep = (kept: Preset): Server => ({ ...before, presets: [...others, kept] });
  if (!given['rules'] && known)
    return ok(given['locked'] ? keep({ ...known, locked }) : { ...before, presets: others });
  if (!given['rules'] || name === '') return fail(refuse('discord/no-preset', { name, known: names }));
  if (!known && others.length >= MOST_PRESETS) return fail(refuse('discord/too-many-presets', { most: MOST_PRESETS }));
  const ruleset = known?.ruleset ?? services.library.scenarios[0]?.ruleset;
  if (ruleset === undefined) return ok(before);
  const game = services.library.scenarios.find((one) => one.ruleset === ruleset)?.ruleset;
  const options = parseRules(given['rules'], game ? [...MATCH_OPTIONS, ...services.ruleset(game).options] : []);
  return options.ok ? ok(keep({ name, ruleset, options: options.value, locked })) : options;
}

const orNone = (text: string | undefined): string | null => (text === undefined || text === '' ? null : text);
const same = (one: string, other: string): boolean => one.toLowerCase() === other.toLowerCase();
