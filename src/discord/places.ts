import {
  ChannelFlags,
  ChannelType,
  DiscordAPIError,
  Routes,
  ThreadAutoArchiveDuration,
  type Channel,
  type Client,
  type ForumChannel,
} from 'discord.js';
import type { NoPlace, Opening } from '../commands/contract.js';
import { channelId, type ChannelId } from '../match/header.js';
import { fail, ok, type Result } from '../rules/kernel/result.js';
import { idOf } from './channels.js';
import { LIMITS } from './limits.js';
import { cutText } from './within-limits.js';

/** Opens places for matches: a thread in a channel, or a post in a forum. */
export function placesOf(client: Client): Opening {
  const open = async (
    channel: ChannelId,
    body: Readonly<Record<string, unknown>>,
  ): Promise<Result<ChannelId, NoPlace>> => {
    try {
      return ok(channelId(idOf(await client.rest.post(Routes.threads(channel), { body }))));
    } catch (error) {
      return fail(obstacleOf(error));
    }
  };
  /** The channel as Discord has it; also one that the bot has not been told of. */
  const find = async (id: ChannelId): Promise<Result<Channel, NoPlace>> => {
    try {
      const found = await client.channels.fetch(id);
      return found ? ok(found) : fail('gone');
    } catch (error) {
      return fail(obstacleOf(error));
    }
  };
  const named = (title: string) => ({
    name: title.slice(0, LIMITS.channelName),
    auto_archive_duration: ThreadAutoArchiveDuration.OneWeek,
  });
  return {
    async thread(id, title) {
      const channel = await find(id);
      if (!channel.ok) return channel;
      // Without a type Discord makes a private thread, with nobody in it.
      const type = THREADS[channel.value.type];
      return type === undefined ? fail('kind') : open(id, { ...named(title), type });
    },
    async threadOf(channel, message, title) {
      try {
        return ok(channelId(idOf(await client.rest.post(Routes.threads(channel, message), { body: named(title) }))));
      } catch (error) {
        // It was opened before, and has the id of its message.
        if (error instanceof DiscordAPIError && error.code === THREAD_THERE) return ok(channelId(message));
        return fail(obstacleOf(error));
      }
    },
    async post(id, title, words) {
      const forum = await find(id);
      if (!forum.ok) return forum;
      if (forum.value.type !== ChannelType.GuildForum) return fail('kind');
      const tags = tagsFor(forum.value);
      if (tags === null) return fail('tags');
      const message = { content: cutText(words, LIMITS.content), allowed_mentions: { parse: [] } };
      return open(id, { ...named(title), applied_tags: tags, message });
    },
    async obstacle(id) {
      const forum = await find(id);
      if (!forum.ok) return forum.error;
      if (forum.value.type !== ChannelType.GuildForum) return 'kind';
      if (!mayPostIn(forum.value)) return 'rights';
      return tagsFor(forum.value) === null ? 'tags' : null;
    },
  };
}

/** The kind of thread that is open to all, by the kind of channel. */
const THREADS: Readonly<Partial<Record<ChannelType, ChannelType>>> = {
  [ChannelType.GuildText]: ChannelType.PublicThread,
  [ChannelType.GuildAnnouncement]: ChannelType.AnnouncementThread,
};

/** The tags of a new post: one where the forum wants one, of those that anybody may set; `null`: there is none. */
function tagsFor(forum: ForumChannel): readonly string[] | null {
  if (!forum.flags.has(ChannelFlags.RequireTag)) return [];
  const tag = forum.availableTags.find(({ moderated }) => !moderated);
  return tag ? [tag.id] : null;
}

function mayPostIn(forum: ForumChannel): boolean {
  const { me } = forum.guild.members;
  return me === null || forum.permissionsFor(me).has(['ViewChannel', 'SendMessages', 'SendMessagesInThreads']);
}

/** A thread has already been created for this message. */
const THREAD_THERE = 160_004;

/** What stands in the way, by the code of Discord's error. */
const OBSTACLES: Readonly<Record<number, NoPlace>> = {
  10_003: 'gone',
  40_067: 'tags',
  50_001: 'rights',
  50_013: 'rights',
  50_024: 'kind',
};

function obstacleOf(error: unknown): NoPlace {
  const known = error instanceof DiscordAPIError ? OBSTACLES[Number(error.code)] : undefined;
  if (known === undefined) throw error;
  return known;
}
