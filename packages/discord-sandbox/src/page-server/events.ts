import type { PageEvent } from '../page-api.js';
import { channelView, messageView, seesChannel, seesMessage, userView } from '../view.js';
import type { Change } from '../world/changes.js';
import type { World } from '../world/world.js';

/** What a change looks like to one user; nothing of what they may not see. */
export function pageEvents(world: World, change: Change, viewer: string): readonly PageEvent[] {
  switch (change.kind) {
    case 'user':
      return [{ type: 'user', user: userView(change.user) }];
    case 'channel': {
      const { channel } = change;
      if (change.what === 'deleted') return [{ type: 'channelDeleted', channel: channel.id }];
      // Permissions may have changed with it: who no longer sees it loses it.
      if (seesChannel(world, channel, viewer))
        return [{ type: 'channel', channel: channelView(world, channel, viewer) }];
      return change.what === 'updated' ? [{ type: 'channelDeleted', channel: channel.id }] : [];
    }
    case 'message': {
      const { message } = change;
      if (message.dismissed === true && message.onlyFor === viewer) {
        return [{ type: 'messageDeleted', channel: message.channel, message: message.id }];
      }
      if (!seesMessage(world, message, viewer)) return [];
      return [
        { type: change.what === 'created' ? 'message' : 'messageEdited', message: messageView(world, message, viewer) },
      ];
    }
    case 'messagesDeleted':
      return change.messages
        .filter((message) => (message.onlyFor ?? viewer) === viewer && seesChannel(world, change.channel, viewer))
        .map((message) => ({ type: 'messageDeleted', channel: change.channel.id, message: message.id }));
    case 'reaction':
      if (!seesMessage(world, change.message, viewer)) return [];
      return [{ type: 'messageEdited', message: messageView(world, change.message, viewer) }];
    case 'typing':
      if (change.user === viewer || !seesChannel(world, change.channel, viewer)) return [];
      return [{ type: 'typing', channel: change.channel.id, user: change.user, until: change.until }];
    case 'commands':
      return [{ type: 'commandsChanged' }];
    case 'bot':
      return [{ type: 'bot', online: change.online }];
    case 'interaction': {
      const { user, interaction, state, onMessage, message } = change.news;
      return user === viewer ? [{ type: 'interaction', interaction, state, onMessage, message }] : [];
    }
    case 'modal':
      return change.user === viewer ? [{ type: 'modal', interaction: change.interaction, modal: change.modal }] : [];
    case 'guild':
    case 'member':
    case 'role':
    case 'threadMembers':
    case 'pins':
      return [];
  }
}
