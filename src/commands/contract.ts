import type { Locale } from '../i18n/locales.js';
import type { Tongue } from '../i18n/tongue.js';
import type { Library } from '../library/contract.js';
import type { People, Servers } from '../match/people.js';
import type { Store } from '../match/ports.js';
import type { ChannelId, Instant, MatchId, PlayerId } from '../match/header.js';
import type { Replays, Referee } from '../match/contract.js';
import type { Orders } from '../orders/contract.js';
import type { Presenter } from '../present/contract.js';
import type { Form, Message } from '../present/message.js';
import type { AnyGame, RulesetId } from '../rules/registry.js';
import type { Ruleset } from '../rules/kernel/contract.js';

/** Slash commands and presses as this room sees them: no discord.js. A handler parses, submits and presents; nothing else. */

/** What the handlers work with. */
export interface Services {
  readonly referee: Referee;
  readonly drafts: Pick<Store, 'draft' | 'putDraft' | 'dropDrafts'>;
  readonly people: People;
  readonly servers: Servers;
  /** The messages that stand in the channels, for links to them. */
  readonly posts: Pick<Store, 'slots'>;
  readonly library: Library;
  readonly ruleset: (id: RulesetId) => Ruleset<AnyGame>;
  readonly presenter: (id: RulesetId) => Presenter<AnyGame>;
  /** A language with the names of the sides that scenarios bring, for what is said outside the words of a game. */
  readonly tongue: (locale: Locale) => Tongue;
  readonly orders: (id: RulesetId) => Orders<AnyGame>;
  readonly repeats: Repeats;
  readonly replays: Replays;
  readonly opening: Opening;
}

/** Opens places for matches. `null`: the bot may not. */
export interface Opening {
  thread(channel: ChannelId, title: string): Promise<ChannelId | null>;
  /** `words`: how the post begins. */
  post(forum: ChannelId, title: string, words: string): Promise<ChannelId | null>;
}

/** The slash orders accepted in the last two minutes: an identical one by the same player asks first. */
export interface Repeats {
  lately(player: PlayerId, match: MatchId, order: string, at: Instant): boolean;
  note(player: PlayerId, match: MatchId, order: string, at: Instant): void;
  /** Something was taken back: to give it again is what the player means. */
  forget(match: MatchId): void;
}

/** Rights that the bot needs in a channel before a match can begin there; the names are Discord's. */
export const RIGHTS = ['ViewChannel', 'SendMessages', 'EmbedLinks', 'AttachFiles', 'ReadMessageHistory'] as const;
export type Right = (typeof RIGHTS)[number] | 'SendMessagesInThreads' | 'CreatePublicThreads';

/** Who asks, when, where, in which language. `key` is what makes an order count once: the interaction's id. */
export interface Request {
  readonly key: string;
  readonly at: Instant;
  readonly player: PlayerId;
  /** The reader's language: what they chose with `/me`, else that of their Discord. */
  readonly locale: Locale;
  /** The same, with the words of every game and the names of the sides. */
  readonly tongue: Tongue;
  /** The language of their Discord, whatever they chose. */
  readonly discordLocale: Locale;
  readonly channel: ChannelId;
  /** The channel of which this one is a thread. */
  readonly parent: ChannelId | null;
  readonly guild: string | null;
  /** The language of the server, for public posts: what its managers chose, else its own in Discord; outside a server the reader's. */
  readonly publicLocale: Locale;
  /** Rights that the bot lacks in this channel. */
  readonly lacking: readonly Right[];
  /** The roles that they have in the server, and whether they may manage it. */
  readonly roles: readonly string[];
  readonly manages: boolean;
}

export interface SlashRequest extends Request {
  readonly options: Readonly<Record<string, string>>;
  /** The files that came with it, by the name of their option. */
  readonly files?: Readonly<Record<string, AttachedFile>>;
}

/** A file that somebody sends along; `text` fetches it, `null` where that fails. Size in bytes. */
export interface AttachedFile {
  readonly name: string;
  readonly size: number;
  text(): Promise<string | null>;
}

/** `args` are those of the button or menu, what was picked last; `fields` those of a form that was sent. */
export interface PressRequest extends Request {
  readonly args: readonly string[];
  readonly fields: Readonly<Record<string, string>>;
}

/**
 * How a command or press is acknowledged, kept by the dispatcher:
 * `order` defers ephemerally and vanishes on success · `private` defers ephemerally and answers there · `public` answers at
 * once and in public · `shared` defers in public and answers there · `update` defers the update of the pressed message, a
 * `message` takes its place, `done` deletes it when it is ephemeral, refusals follow up ephemerally · `form` opens a form.
 */
export type Acknowledgement = 'order' | 'private' | 'public' | 'shared' | 'update' | 'form';

/** What a handler answers. A refusal is told to the player alone. */
export type Reply =
  | { readonly kind: 'done' }
  | { readonly kind: 'refused'; readonly message: Message }
  | { readonly kind: 'message'; readonly message: Message }
  | { readonly kind: 'form'; readonly form: Form };

/** An offer of autocomplete. */
export interface Offer {
  readonly name: string;
  readonly value: string;
}

/**
 * An option of a command: its name is the key of its words (`option.<name>`). All arrive as texts: those with `values` are
 * picked from a fixed list, those that `pick` something of the server's arrive as its id, a file apart from the others.
 */
export interface OptionDefinition {
  readonly name: string;
  /** The key of its words where another command's option of the same name has others. */
  readonly words?: string;
  readonly required?: true;
  /** Values to pick from; their words are `choice.<option>.<value>`. */
  readonly values?: readonly string[];
  readonly picks?: 'role' | 'channel' | 'player' | 'file';
  readonly autocomplete?: true;
  readonly maxLength?: number;
}

/** What one can run: a command without sub-commands, or a sub-command. */
export interface Runnable {
  readonly options: readonly OptionDefinition[];
  readonly acknowledge: Acknowledgement;
  readonly run: (services: Services, request: SlashRequest) => Promise<Reply>;
  /** Offers for the option being typed, from memory: at most 25. */
  readonly complete?: (services: Services, request: SlashRequest, option: string) => Promise<readonly Offer[]>;
}

/**
 * One slash command; its name is the key of its words (`command.<name>`). `direct`: also in direct messages with the bot;
 * `anywhere`: may be installed by a user, in all DMs too. `manage`: for those who may manage the server.
 */
export type SlashCommand = {
  readonly name: string;
  readonly where: 'server' | 'direct' | 'anywhere';
  readonly manage?: true;
} & (Runnable | { readonly subcommands: Readonly<Record<string, Runnable>> });

/** What a button, menu or form does, by its verb. */
export interface Press {
  readonly acknowledge: Acknowledgement;
  readonly run: (services: Services, request: PressRequest) => Promise<Reply>;
}
