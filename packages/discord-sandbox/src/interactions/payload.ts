import { contextOf, installations } from '../commands/lookup.js';
import type { JsonObject } from '../json.js';
import { LIMITS } from '../limits.js';
import { permissionsIn } from '../permissions.js';
import { memberJson, resolvedChannelJson, userJson } from '../serialize.js';
import { messageJson } from '../serialize-message.js';
import type { MessageInteraction } from '../world/types.js';
import type { World } from '../world/world.js';
import type { Interaction } from './interactions.js';

/** INTERACTION_CREATE, complete: discord.js drops an interaction that lacks a field it reads. */
export function interactionPayload(world: World, interaction: Interaction, data: JsonObject): JsonObject {
  const channel = world.channel(interaction.channel);
  const user = world.user(interaction.user);
  if (channel === undefined || user === undefined) throw new Error('An interaction needs its user and channel.');
  const guild = world.guild(channel.guild ?? '');
  const member = guild?.members.find((each) => each.user === user.id);
  const onMessage = interaction.onMessage === undefined ? undefined : world.message(interaction.onMessage);
  const permissions = String(permissionsIn(world, channel, user.id));
  const ways = installations(world, channel, user.id);
  // Where the bot is not, it has what its user may do.
  const actor = ways.includes(0) ? world.bot : user.id;
  return {
    id: interaction.id,
    application_id: world.bot,
    type: interaction.type,
    token: interaction.token,
    version: 1,
    data,
    channel: resolvedChannelJson(world, channel, user.id),
    channel_id: channel.id,
    guild: guild === undefined ? undefined : { id: guild.id, locale: guild.locale, features: [] },
    guild_id: guild?.id,
    guild_locale: guild?.locale,
    locale: user.locale,
    member: member === undefined ? undefined : { ...memberJson(world, member), permissions },
    user: member === undefined ? userJson(user) : undefined,
    // An interaction's message is shown in full, whatever the bot's intents.
    message: onMessage === undefined ? undefined : messageJson(world, onMessage, true),
    app_permissions: String(permissionsIn(world, channel, actor)),
    entitlements: [],
    authorizing_integration_owners: owners(world, ways, data, guild?.id, user.id),
    context: contextOf(world, channel),
    attachment_size_limit: LIMITS.fileBytes,
  };
}

/** By whose installations the interaction came: those of the command that are there. */
function owners(
  world: World,
  ways: readonly (0 | 1)[],
  data: JsonObject,
  guild: string | undefined,
  user: string,
): JsonObject {
  const types = world.commands.find((command) => command.id === data['id'])?.integration_types ?? ways;
  const by = { 0: guild ?? '0', 1: user };
  return Object.fromEntries(ways.filter((way) => types.includes(way)).map((way) => [String(way), by[way]]));
}

/** What messages tell of the interaction they came from. */
export function metadataOf(interaction: Interaction, original?: string): MessageInteraction {
  return {
    id: interaction.id,
    type: interaction.type === 4 ? 2 : interaction.type,
    user: interaction.user,
    name: interaction.name,
    interacted: interaction.type === 3 ? interaction.onMessage : undefined,
    triggering: interaction.triggering,
    original,
  };
}
