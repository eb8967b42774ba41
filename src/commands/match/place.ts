import { t, type Key } from '../../i18n/index.js';
import { quoted } from '../../i18n/of-people.js';
import type { Scenario } from '../../library/contract.js';
import type { Preset, Server } from '../../match/people.js';
import type { ChannelId } from '../../match/header.js';
import { refuse, type Refusal } from '../../rules/kernel/refusal.js';
import { fail, ok, type Result } from '../../rules/kernel/result.js';
import type { NoPlace, Right, Services, Request } from '../contract.js';
import { parseRules } from '../rules-options.js';

/** What a server's settings say about new matches: in which channels, where they open, by which rules. */

type Rules = Readonly<Record<string, string>>;

/** The settings of the server where somebody asks; `null` in direct messages. */
export const serverHere = ({ servers }: Pick<Services, 'servers'>, { guild }: Request): Promise<Server | null> =>
  guild === null ? Promise.resolve(null) : servers.server(guild);

/** Why no match may be played in this channel, or `null`. A thread goes with its channel. */
export async function mayPlayIn(services: Services, request: Request): Promise<Refusal | null> {
  const channels = (await serverHere(services, request))?.channels ?? [];
  const allowed = [request.channel, ...(request.parent ? [request.parent] : [])];
  if (channels.length === 0 || channels.some((channel) => allowed.includes(channel))) return null;
  return refuse('discord/channel-not-allowed', { channels: channels.map((channel) => `<#${channel}>`) });
}

/** Opens the place of a new match as the server has it: here, in a thread of its own, or as a forum post. */
export async function openPlace(
  services: Services,
  request: Request,
  scenario: Scenario,
): Promise<Result<ChannelId, Refusal>> {
  const server = await serverHere(services, request);
  const title = scenario.title[request.publicLocale];
  const opened = await openIn(services, request, server, title);
  if (opened.ok) return opened;
  const where = server?.place === 'forum' ? (server.forum ?? request.channel) : request.channel;
  return fail(obstacleRefusal(opened.error, where, server?.place === 'forum' ? 'SendMessages' : 'CreatePublicThreads'));
}

/** Why no place can be opened in a channel. */
export const obstacleRefusal = (why: NoPlace, where: ChannelId, right: Right): Refusal =>
  why === 'rights'
    ? refuse('discord/place-rights', { channel: `<#${where}>`, rights: [right] })
    : refuse(OBSTACLES[why], { channel: `<#${where}>` });

const OBSTACLES = {
  gone: 'discord/place-gone',
  kind: 'discord/place-kind',
  tags: 'discord/place-tags',
} as const satisfies Record<Exclude<NoPlace, 'rights'>, Key>;

function openIn(
  { opening }: Services,
  { channel, parent, player, publicLocale }: Request,
  server: Server | null,
  title: string,
): Promise<Result<ChannelId, NoPlace>> {
  if (server?.place === 'forum' && server.forum !== null) {
    return opening.post(server.forum, title, t(publicLocale, 'post.opened', { title, player: `<@${player}>` }));
  }
  // Whoever asks in a thread is where they want to be.
  return server?.place === 'thread' && parent === null ? opening.thread(channel, title) : Promise.resolve(ok(channel));
}

/**
 * The rules of a new match from what was typed and the preset named. While presets of the game are locked one of them has
 * to be taken, and nothing in it changed; the only one is taken without being named.
 */
export function rulesWith(
  server: Server | null,
  { ruleset, rules }: Pick<Scenario, 'ruleset' | 'rules'>,
  typed: string,
  name: string,
): Result<Rules, Refusal> {
  const options = parseRules(typed, rules);
  const preset = presetFor(server, ruleset, name);
  if (!options.ok) return options;
  if (!preset.ok) return preset;
  if (preset.value === null) return options;
  const { locked } = preset.value;
  // A preset is for a game: what does nothing in this scenario is left out.
  const chosen = Object.fromEntries(
    Object.entries(preset.value.options).filter(([option]) => rules.some(({ id }) => id === option)),
  );
  if (locked && !holds(chosen, { ...chosen, ...options.value })) {
    return fail(refuse('discord/locked-preset', { name: quoted(preset.value.name) }));
  }
  return ok({ ...chosen, ...options.value });
}

function presetFor(server: Server | null, ruleset: string, name: string): Result<Preset | null, Refusal> {
  const offered = presetsFor(server, ruleset);
  const known = offered.map((preset) => quoted(preset.name));
  if (name !== '') {
    const found = offered.find((preset) => preset.name.toLowerCase() === name.toLowerCase());
    return found ? ok(found) : fail(refuse('discord/no-preset', { name, known }));
  }
  const [only, ...more] = offered.filter((preset) => preset.locked);
  return more.length > 0 ? fail(refuse('discord/which-preset', { known })) : ok(only ?? null);
}

/** The presets that a new match of a game may take. */
export function presetsFor(server: Server | null, ruleset: string): readonly Preset[] {
  const all = (server?.presets ?? []).filter((preset) => preset.ruleset === ruleset);
  const locked = all.filter((preset) => preset.locked);
  return locked.length > 0 ? locked : all;
}

/** Whether rules are those of a preset, as far as they can be chosen in the scenario at all. */
const holds = (preset: Rules, options: Rules): boolean =>
  Object.entries(preset).every(([option, value]) => (options[option] ?? value) === value);

/** Why the rules of a lobby may not be changed so: they would leave the locked preset that they hold to. */
export function leavesPreset(server: Server | null, ruleset: string, before: Rules, after: Rules): Refusal | null {
  const locked = (server?.presets ?? []).filter((preset) => preset.ruleset === ruleset && preset.locked);
  const held = locked.find(({ options }) => holds(options, before));
  if (!held || locked.some(({ options }) => holds(options, after))) return null;
  return refuse('discord/locked-preset', { name: quoted(held.name) });
}
