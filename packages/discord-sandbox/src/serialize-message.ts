import { asJson, type Json, type JsonObject } from './json.js';
import { channelJson, iso, knownUser, memberJson } from './serialize.js';
import type { Message, MessageInteraction } from './world/types.js';
import type { World } from './world/world.js';

function interactionJson(world: World, interaction: MessageInteraction, guild: string | undefined): JsonObject {
  const common = {
    id: interaction.id,
    type: interaction.type,
    user: knownUser(world, interaction.user),
    authorizing_integration_owners: { '0': guild ?? '0' },
    original_response_message_id: interaction.original,
  };
  switch (interaction.type) {
    case 2:
      return { ...common, name: interaction.name ?? '', command_type: 1 };
    case 3:
      return { ...common, interacted_message_id: interaction.interacted ?? '0' };
    case 5:
      return {
        ...common,
        triggering_interaction_metadata:
          interaction.triggering === undefined ? undefined : interactionJson(world, interaction.triggering, guild),
      };
  }
}

/** Files that an embed shows are not listed apart. */
function listedAttachments(message: Message): Message['attachments'] {
  const shown = message.embeds.flatMap((embed) => [embed.image?.url, embed.thumbnail?.url]);
  return message.attachments.filter((file) => !shown.includes(file.url));
}

/** What a bot without the Message Content intent is not shown: words of others that do not name it. */
function withheld(world: World, message: Message): boolean {
  const guild = world.channel(message.channel)?.guild;
  return guild !== undefined && message.author !== world.bot && !message.mentions.includes(world.bot);
}

/** A message as the bot sees it; `readsAll` when it has the Message Content intent. */
export function messageJson(world: World, message: Message, readsAll: boolean, depth = 0): JsonObject {
  const channel = world.channel(message.channel);
  const hidden = !readsAll && withheld(world, message);
  const lists = asJson({
    embeds: hidden ? [] : message.embeds,
    attachments: hidden ? [] : listedAttachments(message),
    components: hidden ? [] : message.components,
  });
  const referenced = message.reference?.message === undefined ? undefined : world.message(message.reference.message);
  const thread = message.thread === undefined ? undefined : world.channel(message.thread);
  const { interaction } = message;
  return {
    id: message.id,
    channel_id: message.channel,
    type: message.type,
    author: knownUser(world, message.author),
    content: hidden ? '' : message.content,
    timestamp: iso(message.createdAt),
    edited_timestamp: message.editedAt === undefined ? null : iso(message.editedAt),
    flags: message.flags,
    ...lists,
    mentions: message.mentions.map((id) => knownUser(world, id)),
    mention_roles: [...message.mentionRoles],
    mention_everyone: message.mentionEveryone,
    pinned: message.pinned,
    tts: message.tts,
    nonce: message.nonce,
    webhook_id: message.webhook,
    application_id: message.webhook,
    message_reference:
      message.reference === undefined
        ? undefined
        : {
            type: 0,
            message_id: message.reference.message,
            channel_id: message.reference.channel,
            guild_id: message.reference.guild,
          },
    referenced_message:
      message.type !== 19 && message.type !== 21
        ? undefined
        : referenced === undefined || depth > 0
          ? null
          : messageJson(world, referenced, readsAll, depth + 1),
    thread: thread === undefined ? undefined : channelJson(world, thread),
    interaction_metadata: interaction === undefined ? undefined : interactionJson(world, interaction, channel?.guild),
    interaction:
      interaction?.type === 2
        ? { id: interaction.id, type: 2, name: interaction.name ?? '', user: knownUser(world, interaction.user) }
        : undefined,
    reactions:
      message.reactions.length === 0
        ? undefined
        : message.reactions.map((each) => reactionJson(world, each.emoji, each.users)),
  };
}

/** An emoji from its key: a character, or `name:id`. */
export function emojiJson(key: string): JsonObject {
  const custom = /^(\w+):(\d+)$/.exec(key);
  return custom === null ? { id: null, name: key } : { id: custom[2] ?? null, name: custom[1] ?? null };
}

function reactionJson(world: World, emoji: string, users: readonly string[]): Json {
  return {
    emoji: emojiJson(emoji),
    count: users.length,
    count_details: { normal: users.length, burst: 0 },
    burst_colors: [],
    me: users.includes(world.bot),
    me_burst: false,
  };
}

/** What gateway messages carry beside REST's: the server and the author's membership. */
export function gatewayMessageJson(world: World, message: Message, readsAll: boolean): JsonObject {
  const guild = world.guild(world.channel(message.channel)?.guild ?? '');
  const member = guild?.members.find((each) => each.user === message.author);
  const memberOf = (id: string): JsonObject | undefined => {
    const found = guild?.members.find((each) => each.user === id);
    return found === undefined ? undefined : memberJson(world, found, false);
  };
  return {
    ...messageJson(world, message, readsAll),
    guild_id: guild?.id,
    member: member === undefined ? undefined : memberJson(world, member, false),
    mentions: message.mentions.map((id) => ({ ...knownUser(world, id), member: memberOf(id) })),
  };
}
