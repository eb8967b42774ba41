import {
  ComponentType,
  Routes,
  type APIMessage,
  type APIMessageTopLevelComponent,
  type REST,
  type RawFile,
} from 'discord.js';
import { channelId, type ChannelId, type PlayerId } from '../match/header.js';
import { hasMarker } from './component-id.js';
import { isArchived } from './errors.js';
import type { Payload } from './to-components.js';

/** A message of the bot's own as it is found in a channel. */
export interface Found {
  readonly id: string;
  readonly content: string;
  readonly nonce: string | null;
  readonly hasMarker: (marker: string) => boolean;
}

/** What the publisher does to channels. */
export interface Channels {
  /** Posts a message; Discord takes a second one with the same nonce for the first. Yields its id. */
  send(channel: ChannelId, payload: Payload, nonce: string): Promise<string>;
  /** Replaces a message wholly, files included. */
  edit(channel: ChannelId, message: string, payload: Payload): Promise<void>;
  remove(channel: ChannelId, message: string): Promise<void>;
  /** The bot's own messages among the newest of a channel. */
  own(channel: ChannelId): Promise<readonly Found[]>;
  /** The channel of direct messages with a player. */
  direct(player: PlayerId): Promise<ChannelId>;
  /** Tells a player something in private. */
  tell(player: PlayerId, payload: Payload): Promise<void>;
}

/** How many messages back an unconfirmed post is looked for. */
const LOOK_BACK = 50;

/** Channels over Discord's REST interface. `self` yields the bot's own user id. */
export function restChannels(rest: REST, self: () => string): Channels {
  /** Does something in a channel; in an archived thread once more when it has been woken. A locked one stays shut. */
  async function awake<T>(channel: ChannelId, work: () => Promise<T>): Promise<T> {
    try {
      return await work();
    } catch (error) {
      if (!isArchived(error)) throw error;
      const woken = await rest.patch(Routes.channel(channel), { body: { archived: false } }).then(
        () => true,
        () => false,
      );
      if (!woken) throw error;
      return work();
    }
  }

  async function direct(player: PlayerId): Promise<ChannelId> {
    return channelId(idOf(await rest.post(Routes.userChannels(), { body: { recipient_id: player } })));
  }

  return {
    send: (channel, payload, nonce) =>
      awake(channel, async () => {
        const more = { nonce, enforce_nonce: true };
        return idOf(await rest.post(Routes.channelMessages(channel), body(payload, more)));
      }),
    edit: (channel, message, payload) =>
      awake(channel, async () => {
        await rest.patch(Routes.channelMessage(channel, message), body(payload, {}));
      }),
    remove: (channel, message) =>
      awake(channel, async () => {
        await rest.delete(Routes.channelMessage(channel, message));
      }),
    async own(channel) {
      const query = new URLSearchParams({ limit: String(LOOK_BACK) });
      const messages = await rest.get(Routes.channelMessages(channel), { query });
      if (!isMessages(messages)) return [];
      return messages.filter(({ author }) => author.id === self()).map(found);
    },
    direct,
    async tell(player, payload) {
      await rest.post(Routes.channelMessages(await direct(player)), body(payload, {}));
    },
  };
}

function body({ content, components, flags, files, mentions }: Payload, more: Readonly<Record<string, unknown>>) {
  return {
    body: {
      ...(content === null ? {} : { content }),
      ...(flags === 0 ? {} : { flags }),
      ...(flags === 0 && components.length === 0 ? {} : { components }),
      allowed_mentions: { parse: [], users: mentions },
      attachments: files.map(({ name, description }, id) => ({
        id,
        filename: name,
        ...(description ? { description } : {}),
      })),
      ...more,
    },
    files: files.map(({ name, data }): RawFile => ({ name, data })),
  };
}

const found = (message: APIMessage): Found => ({
  id: message.id,
  content: message.content,
  nonce: message.nonce === undefined ? null : String(message.nonce),
  hasMarker: (marker) => customIds(message.components ?? []).some((id) => hasMarker(id, marker)),
});

/** The custom ids of all buttons and menus, however deep they lie. */
function customIds(components: readonly (APIMessageTopLevelComponent | { readonly type: ComponentType })[]): string[] {
  return components.flatMap((component) => [
    ...('custom_id' in component ? [String(component.custom_id)] : []),
    ...('components' in component ? customIds(component.components) : []),
  ]);
}

const isMessages = (value: unknown): value is readonly APIMessage[] => Array.isArray(value);

/** The id of something that Discord gave. */
export function idOf(message: unknown): string {
  if (typeof message === 'object' && message !== null && 'id' in message) return String(message.id);
  throw new Error('Discord gave no id for what it made');
}
