/** What the sandbox's Discord consists of: plain data that can be written to a JSON file. Ids are snowflakes. */
import type { Attachment, Embed, MessageComponent } from '../wire.js';

export interface User {
  readonly id: string;
  readonly username: string;
  readonly displayName: string;
  readonly bot: boolean;
  readonly locale: string;
  readonly colour: number;
  /** Takes no direct messages from the bot. */
  readonly dmsClosed?: boolean | undefined;
  /** Has installed the bot's application for themselves. */
  readonly installed?: boolean | undefined;
}

export interface Role {
  readonly id: string;
  readonly name: string;
  /** Bits, in decimal. */
  readonly permissions: string;
  readonly position: number;
  readonly colour: number;
  readonly mentionable: boolean;
  /** Belongs to the bot with this user id. */
  readonly bot?: string | undefined;
}

export interface Member {
  readonly user: string;
  readonly nick?: string | undefined;
  readonly roles: readonly string[];
  readonly joinedAt: number;
}

export interface Guild {
  readonly id: string;
  readonly name: string;
  readonly owner: string;
  readonly locale: string;
  readonly createdAt: number;
  /** The first is @everyone, whose id is the guild's. */
  readonly roles: readonly Role[];
  readonly members: readonly Member[];
}

export interface Overwrite {
  readonly id: string;
  /** 0 role, 1 member. */
  readonly type: 0 | 1;
  readonly allow: string;
  readonly deny: string;
}

export interface ThreadFacts {
  readonly owner: string;
  readonly archived: boolean;
  readonly locked: boolean;
  /** Minutes: 60, 1440, 4320 or 10080. */
  readonly autoArchive: number;
  readonly archivedAt: number;
  readonly createdAt: number;
  readonly invitable: boolean;
  readonly members: readonly string[];
  readonly messageCount: number;
  readonly totalSent: number;
  readonly tags: readonly string[];
}

export interface ForumTag {
  readonly id: string;
  readonly name: string;
  readonly moderated: boolean;
}

/** 0 text, 1 direct messages, 5 announcement, 10–12 threads (announcement, public, private), 15 forum. */
export type ChannelType = 0 | 1 | 5 | 10 | 11 | 12 | 15;

export interface Channel {
  readonly id: string;
  readonly type: ChannelType;
  readonly guild?: string | undefined;
  readonly parent?: string | undefined;
  readonly name: string;
  readonly topic?: string | undefined;
  readonly position: number;
  readonly slowmode: number;
  readonly overwrites: readonly Overwrite[];
  /** Direct messages alone. */
  readonly recipients: readonly string[];
  readonly thread?: ThreadFacts | undefined;
  readonly tags: readonly ForumTag[];
  /** Forums: does every post need a tag? */
  readonly requiresTag?: boolean | undefined;
  readonly lastMessage?: string | undefined;
}

export const FLAGS = {
  suppressEmbeds: 1 << 2,
  hasThread: 1 << 5,
  ephemeral: 1 << 6,
  loading: 1 << 7,
  suppressNotifications: 1 << 12,
  componentsV2: 1 << 15,
} as const;

export interface Reaction {
  /** A character, or `name:id` of a custom emoji. */
  readonly emoji: string;
  readonly users: readonly string[];
}

/** The interaction that a message came from. */
export interface MessageInteraction {
  readonly id: string;
  /** 2 command, 3 component, 5 modal. */
  readonly type: 2 | 3 | 5;
  readonly user: string;
  /** Commands: the name as typed, "game new". */
  readonly name?: string | undefined;
  /** Components: the message pressed on. */
  readonly interacted?: string | undefined;
  /** Follow-ups: the first answer. */
  readonly original?: string | undefined;
  /** Modals: what opened it. */
  readonly triggering?: MessageInteraction | undefined;
}

interface Reference {
  readonly message?: string | undefined;
  readonly channel: string;
  readonly guild?: string | undefined;
}

export interface Message {
  readonly id: string;
  readonly channel: string;
  readonly author: string;
  /** 0 default, 6 pinned, 18 thread created, 19 reply, 20 command answer, 21 thread starter. */
  readonly type: 0 | 6 | 18 | 19 | 20 | 21;
  readonly content: string;
  readonly createdAt: number;
  readonly editedAt?: number | undefined;
  readonly flags: number;
  readonly embeds: readonly Embed[];
  readonly attachments: readonly Attachment[];
  readonly components: readonly MessageComponent[];
  /** Who is mentioned and notified. */
  readonly mentions: readonly string[];
  readonly mentionRoles: readonly string[];
  readonly mentionEveryone: boolean;
  readonly pinned: boolean;
  readonly tts: boolean;
  readonly nonce?: string | number | undefined;
  readonly reference?: Reference | undefined;
  readonly thread?: string | undefined;
  readonly interaction?: MessageInteraction | undefined;
  /** Sent through an interaction's webhook. */
  readonly webhook?: string | undefined;
  /** Ephemeral: the only one who sees it. */
  readonly onlyFor?: string | undefined;
  /** Its only reader has put it away; the bot does not learn of it. */
  readonly dismissed?: boolean | undefined;
  /** Discord's own sentence where a deferred answer never came. */
  readonly failed?: string | undefined;
  readonly reactions: readonly Reaction[];
}
