import type { Messages, Ping } from './messages.js';
import type { LoggedRequest } from './rest/server.js';
import type { World } from './world/world.js';

/** What the bot did to a channel, as its members saw it. */
export interface ChannelCounts {
  /** All messages that the bot has posted for everybody to see. */
  readonly posts: number;
  /** Those that have not been deleted. */
  readonly lasting: number;
  readonly edits: number;
  readonly deletes: number;
  /** Notifications on phones. */
  readonly pings: readonly Ping[];
}

/** Counts what happens from its creation on. */
export class Counters {
  private readonly posts = new Map<string, number>();
  private readonly edits = new Map<string, number>();
  private readonly deletes = new Map<string, number>();

  constructor(
    private readonly world: World,
    private readonly messages: Messages,
    private readonly log: readonly LoggedRequest[],
  ) {
    const add = (counts: Map<string, number>, channel: string): void =>
      void counts.set(channel, (counts.get(channel) ?? 0) + 1);
    world.listen((change) => {
      if (change.kind === 'message' && change.message.author === world.bot && change.message.onlyFor === undefined) {
        const { channel } = change.message;
        if (change.what === 'created') add(this.posts, channel);
        // A pin or a thread changes a message too, but is no edit; nor are the words of a deferred answer.
        else if (change.edited === true) add(this.edits, channel);
      }
      if (change.kind === 'messagesDeleted') {
        const own = change.messages.filter((each) => each.author === world.bot && each.onlyFor === undefined);
        for (const message of own) add(this.deletes, message.channel);
      }
    });
  }

  of(channel: string): ChannelCounts {
    const standing = this.world.messagesIn(channel);
    return {
      posts: this.posts.get(channel) ?? 0,
      lasting: standing.filter((each) => each.author === this.world.bot && each.onlyFor === undefined).length,
      edits: this.edits.get(channel) ?? 0,
      deletes: this.deletes.get(channel) ?? 0,
      pings: this.messages.pings.filter((ping) => ping.channel === channel),
    };
  }

  /** How often the bot called each route, "POST /channels/:channel/messages". */
  requests(): ReadonlyMap<string, number> {
    const counts = new Map<string, number>();
    for (const { route } of this.log) if (route !== undefined) counts.set(route, (counts.get(route) ?? 0) + 1);
    return counts;
  }
}
