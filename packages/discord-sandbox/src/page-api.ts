/**
 * What the sandbox's web page and its server say to each other.
 *
 * All under the sandbox's own origin; JSON both ways; only loopback `Host` and `Origin` are answered (403 otherwise).
 * Every call names the user who acts (`user`, an id), so that each browser tab can be another player.
 *
 *     GET  /api-page/world?user=ID                              → WorldView          (user may be left out: the first user)
 *     GET  /api-page/messages?user=ID&channel=ID[&before=ID][&limit=50] → MessagesView   (oldest first)
 *     GET  /api-page/commands?user=ID&channel=ID                → CommandsView
 *     WS   /api-page/events?user=ID                             → a websocket; each message is one PageEvent
 *     POST /api-page/<name>   body: Requests[name]              → Answers[name]      (see the two maps below)
 *
 * A POST must carry `content-type: application/json`. A refused call has status 400, 403, 404 or 409 and a PageError body.
 * Events tell what changed since it was opened; after a break read the world and messages anew.
 * Embeds, components and attachments are in Discord's own wire form: see wire.ts.
 */
import type { Welcome } from './welcome.js';
import type { Attachment, Choice, Embed, MessageComponent, Modal } from './wire.js';

/** The body of every refused call: what is wrong and, where it is about one field, which. */
export interface PageError {
  readonly error: {
    readonly code:
      | 'bad-request' // malformed or missing field
      | 'unknown-user'
      | 'unknown-channel'
      | 'unknown-message'
      | 'unknown-command'
      | 'unknown-component' // no such custom id on that message, or it is disabled
      | 'unknown-interaction' // the modal is gone or already answered
      | 'bad-option' // an option the command does not have, a missing one, or a value out of its range
      | 'not-allowed' // this user may not do this here
      | 'bot-offline'; // the bot is not connected; nothing was sent to it
    /** A whole English sentence fit to be shown. */
    readonly message: string;
    /** The field or option it is about. */
    readonly field?: string | undefined;
  };
}

export interface PageUser {
  readonly id: string;
  /** The account name: lower case, unique. */
  readonly username: string;
  /** What is shown. */
  readonly displayName: string;
  readonly bot: boolean;
  /** A Discord locale such as `en-US`, `fr`, `ru`; commands are shown in it. */
  readonly locale: string;
  /** 0xRRGGBB for the round avatar, which is drawn from the initial. */
  readonly colour: number;
}

interface PageRole {
  readonly id: string;
  readonly name: string;
  /** 0xRRGGBB; 0 is none. */
  readonly colour: number;
}

/** `text`, `announcement` and `forum` stand in the sidebar; `thread` has a parent; `dm` is between this user and the bot. */
export type PageChannelKind = 'text' | 'announcement' | 'forum' | 'thread' | 'dm';

export interface PageChannel {
  readonly id: string;
  readonly kind: PageChannelKind;
  /** Discord's channel type number (0, 5, 15, 10–12, 1), as options with channel types and channel menus need it. */
  readonly type: number;
  readonly guild?: string | undefined;
  /** The channel that a thread hangs under. */
  readonly parent?: string | undefined;
  readonly name: string;
  readonly topic?: string | undefined;
  /** Threads alone. */
  readonly archived?: boolean | undefined;
  readonly locked?: boolean | undefined;
  /** May this user write here? */
  readonly canSend: boolean;
  /** Newest message, to mark what is unread. */
  readonly lastMessage?: string | undefined;
}

export interface PageGuild {
  readonly id: string;
  readonly name: string;
  readonly locale: string;
  readonly roles: readonly PageRole[];
  readonly members: readonly { readonly user: string; readonly roles: readonly string[] }[];
  /** Only those that this user may see, in sidebar order; threads follow their parent. */
  readonly channels: readonly PageChannel[];
}

export interface WorldView {
  /** The id of the user this view was made for. */
  readonly me: string;
  /** Everybody, the bot too. */
  readonly users: readonly PageUser[];
  readonly guilds: readonly PageGuild[];
  readonly dms: readonly PageChannel[];
  /** The bot's user id. */
  readonly bot: string;
  readonly botOnline: boolean;
  /** Locales that a user can be set to, in Discord's order. */
  readonly locales: readonly string[];
  /** The sandbox's clock, milliseconds since 1970: count `<t:…:R>` from it. */
  readonly now: number;
  /** What to say and offer to who comes first; left out where nobody brought anything. */
  readonly welcome?: Welcome | undefined;
}

/** What a reply line shows above a message. */
export interface PageReference {
  readonly message: string;
  readonly channel: string;
  /** The author and the first words; left out when that message is gone. */
  readonly author?: string | undefined;
  readonly excerpt?: string | undefined;
}

export interface PageMessage {
  readonly id: string;
  readonly channel: string;
  readonly author: string;
  /** Discord's markdown. */
  readonly content: string;
  /** Milliseconds since 1970. */
  readonly createdAt: number;
  readonly editedAt?: number | undefined;
  /** `default`; `reply`; `command` (answers a slash command, see `interaction`); `system` for "… started a thread" and the like. */
  readonly kind: 'default' | 'reply' | 'command' | 'system';
  /** "Only you can see this": shown to this user alone, gone when dismissed or when the sandbox restarts. */
  readonly ephemeral: boolean;
  /** A deferred answer: show "… is thinking". */
  readonly thinking: boolean;
  /** Set when an ephemeral or deferred answer ended in an error sentence of Discord itself. */
  readonly failed?: string | undefined;
  /** Components V2: content and embeds are empty, everything is in `components`. */
  readonly v2: boolean;
  readonly embeds: readonly Embed[];
  readonly attachments: readonly Attachment[];
  readonly components: readonly MessageComponent[];
  /** The slash command that this message answers: who used it, and its name as typed ("game new"). */
  readonly interaction?: { readonly user: string; readonly command: string } | undefined;
  readonly reference?: PageReference | undefined;
  /** The thread that was started from this message. */
  readonly thread?: string | undefined;
  /** True when this message notifies this user (highlight it, count it). */
  readonly pingsMe: boolean;
  /** True when it is pinned. */
  readonly pinned: boolean;
  readonly reactions: readonly { readonly emoji: string; readonly count: number; readonly mine: boolean }[];
}

export interface MessagesView {
  /** Oldest first. */
  readonly messages: readonly PageMessage[];
  /** Are there older ones? */
  readonly more: boolean;
}

/** 3 string, 4 integer, 5 boolean, 6 user, 7 channel, 8 role, 9 user or role, 10 number, 11 attachment. */
type OptionType = 3 | 4 | 5 | 6 | 7 | 8 | 9 | 10 | 11;

export interface PageOption {
  /** The canonical name: what is sent. */
  readonly name: string;
  /** The name in this user's language: what is shown and may be typed. */
  readonly shownName: string;
  /** In this user's language. */
  readonly description: string;
  readonly type: OptionType;
  readonly required: boolean;
  readonly autocomplete: boolean;
  /** A fixed list, names in this user's language; the value is what is sent. */
  readonly choices: readonly Choice[];
  readonly minValue?: number | undefined;
  readonly maxValue?: number | undefined;
  readonly minLength?: number | undefined;
  readonly maxLength?: number | undefined;
  readonly channelTypes?: readonly number[] | undefined;
}

/** A slash command flattened: `game new` and `game join` are two of them. */
export interface PageCommand {
  /** The id of the top-level command (for `</game new:ID>`). */
  readonly id: string;
  /** Canonical path, words joined by a space: what is sent. */
  readonly path: string;
  /** The path in this user's language: what is shown and may be typed. */
  readonly shownPath: string;
  readonly description: string;
  readonly options: readonly PageOption[];
}

export interface CommandsView {
  readonly commands: readonly PageCommand[];
}

/** A file given for an attachment option. */
export interface PageFile {
  readonly name: string;
  readonly contentType: string;
  /** The bytes in base64. */
  readonly base64: string;
}

/** Users, channels and roles are given by their id. */
export type OptionValue = string | number | boolean | PageFile;

/** POST bodies by name. */
export interface Requests {
  /** Run a slash command. `options` are keyed by canonical name. */
  readonly slash: {
    readonly user: string;
    readonly channel: string;
    readonly command: string;
    readonly options: { readonly [name: string]: OptionValue };
  };
  /** Ask for offers for the option `focused`, whose text so far is in `options` like the others (a string, even for numbers). */
  readonly autocomplete: {
    readonly user: string;
    readonly channel: string;
    readonly command: string;
    readonly options: { readonly [name: string]: OptionValue };
    readonly focused: string;
  };
  readonly press: { readonly user: string; readonly message: string; readonly customId: string };
  /** `values`: option values of a string menu, else ids of users, roles or channels. */
  readonly select: {
    readonly user: string;
    readonly message: string;
    readonly customId: string;
    readonly values: readonly string[];
  };
  /** `interaction` is that of the `modal` event; `values` by the fields' custom ids (a list for menus). */
  readonly modal: {
    readonly user: string;
    readonly interaction: string;
    readonly values: { readonly [customId: string]: string | readonly string[] };
  };
  /** The modal was closed unsent. */
  readonly closeModal: { readonly user: string; readonly interaction: string };
  /** Dismiss an ephemeral message. */
  readonly dismiss: { readonly user: string; readonly message: string };
  /** Write a plain message; `reply` is a message id. */
  readonly send: {
    readonly user: string;
    readonly channel: string;
    readonly content: string;
    readonly reply?: string | undefined;
  };
  /** Make a text channel in a guild. */
  readonly createChannel: { readonly user: string; readonly guild: string; readonly name: string };
  /** Start a thread in a text channel, from one of its messages if `message` is given. */
  readonly createThread: {
    readonly user: string;
    readonly channel: string;
    readonly name: string;
    readonly message?: string | undefined;
  };
  /** A new player, member of every guild. The account name is made from `name`. */
  readonly createUser: { readonly name: string; readonly locale: string };
  readonly setLocale: { readonly user: string; readonly locale: string };
  /** Open (or find) this user's direct messages with the bot. */
  readonly openDm: { readonly user: string };
}

/** POST answers by name. `interaction` is the id under which `interaction` and `modal` events tell what became of it. */
export interface Answers {
  readonly slash: { readonly interaction: string };
  /** `failed` when the bot gave no answer in time; then the offers are empty. */
  readonly autocomplete: { readonly choices: readonly Choice[]; readonly failed: boolean };
  readonly press: { readonly interaction: string };
  readonly select: { readonly interaction: string };
  readonly modal: { readonly interaction: string };
  readonly closeModal: Record<string, never>;
  readonly dismiss: Record<string, never>;
  readonly send: { readonly message: PageMessage };
  readonly createChannel: { readonly channel: PageChannel };
  readonly createThread: { readonly channel: PageChannel };
  readonly createUser: { readonly user: PageUser };
  readonly setLocale: { readonly user: PageUser };
  readonly openDm: { readonly channel: PageChannel };
}

/** What an own slash, press, menu choice or modal came to. */
export type InteractionState =
  | 'waiting' // sent, no answer yet
  | 'answered' // answered; the message itself, if any, comes as a message event
  | 'failed'; // no answer within three seconds: show `message`

/** One change, as this user sees it. */
export type PageEvent =
  | { readonly type: 'hello'; readonly now: number; readonly botOnline: boolean }
  | { readonly type: 'message'; readonly message: PageMessage } // new
  | { readonly type: 'messageEdited'; readonly message: PageMessage }
  | { readonly type: 'messageDeleted'; readonly channel: string; readonly message: string }
  | { readonly type: 'channel'; readonly channel: PageChannel } // new or changed
  | { readonly type: 'channelDeleted'; readonly channel: string }
  | { readonly type: 'user'; readonly user: PageUser } // new or changed
  | { readonly type: 'typing'; readonly channel: string; readonly user: string; readonly until: number }
  | { readonly type: 'bot'; readonly online: boolean }
  | { readonly type: 'commandsChanged' }
  | {
      readonly type: 'interaction';
      readonly interaction: string;
      readonly state: InteractionState;
      /** For a press or a menu: the message it stands on. */
      readonly onMessage?: string | undefined;
      /** For `failed`: "The application did not respond" or "This interaction failed". */
      readonly message?: string | undefined;
    }
  | { readonly type: 'modal'; readonly interaction: string; readonly modal: Modal };
