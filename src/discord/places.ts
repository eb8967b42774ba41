import { ChannelType, Routes, ThreadAutoArchiveDuration, type REST } from 'discord.js';
import type { Opening } from '../commands/contract.js';
import { channelId, type ChannelId } from '../match/header.js';
import { idOf } from './channels.js';
import { discordFault } from './errors.js';
import { LIMITS } from './limits.js';

/** Opens places for matches: a thread in a channel, or a post in a forum. `null`: the bot may not. */
export function restPlaces(rest: REST): Opening {
  const open = async (channel: ChannelId, body: Readonly<Record<string, unknown>>): Promise<ChannelId | null> => {
    try {
      return channelId(idOf(await rest.post(Routes.threads(channel), { body })));
    } catch (error) {
      if (discordFault(error) === 'no-channel') return null;
      throw error;
    }
  };
  const named = (title: string) => ({
    name: title.slice(0, LIMITS.channelName),
    auto_archive_duration: ThreadAutoArchiveDuration.OneWeek,
  });
  return {
    thread: (channel, title) => open(channel, { ...named(title), type: ChannelType.PublicThread }),
    post: (forum, title, words) =>
      open(forum, { ...named(title), message: { content: words, allowed_mentions: { parse: [] } } }),
  };
}
