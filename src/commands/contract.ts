import type { Locale } from '../i18n/locales.js';
import type { Tongue } from '../i18n/tongue.js';
import type { Library } from '../library/contract.js';
import type { People, Servers } from '../match/people.js';
import type { Store } from '../match/ports.js';
import type { ChannelId, Instant, MatchId, Played, PlayerId, StreamId } from '../match/header.js';
import type { Campaign } from '../library/campaigns.js';
import type { CampaignStream } from '../rules/campaign/campaign.js';
import type { LeagueStream } from '../rules/league/league.js';
import type { CampaignKind } from '../streams/campaign.js';
import type { AccessStore } from '../match/access.js';
import type { CampaignFiles } from '../match/shelf.js';
import type { Archives } from '../streams/archives.js';
import type { Desk } from '../streams/desk.js';
import type { StreamStore } from '../streams/ports.js';
import type { Replays, Referee } from '../match/contract.js';
import type { Shelf } from '../shelf/contract.js';
import type { Orders } from '../orders/contract.js';
import type { Presenter } from '../present/contract.js';
import type { SeasonReplays } from '../present/story-source.js';
import type { Form, Message } from '../present/message.js';
import type { AnyGame, RulesetId } from '../rules/registry.js';
import type { Ruleset } from '../rules/kernel/contract.js';
import type { Question } from '../rules/kernel/questions.js';
import type { Result } from '../rules/kernel/result.js';

/** Slash commands and presses, as this room sees them: no discord.js. A handler parses, submits and presents, and nothing else. */

/** What the handlers work with. */
export interface Services {
  readonly referee: Referee;
  readonly drafts: Pick<Store, 'draft' | 'putDraft' | 'dropDrafts'>;
  readonly people: People;
  readonly servers: Servers;
  /** The messages in the channels, for links to them. */
  readonly posts: Pick<Store, 'posts'>;
  readonly library: Library;
  readonly shelf: Shelf;
  readonly ruleset: (id: RulesetId) => Ruleset<AnyGame>;
  /** The words of a match, with the names that its scenario has for the sides. */
  readonly presenter: (match: Played) => Presenter<AnyGame>;
  /** A language with the names for sides of a match's scenario, or of any, for what is said outside a game's own words. */
  readonly tongue: (locale: Locale, match?: Played) => Tongue;
  readonly orders: (match: Played) => Orders<AnyGame>;
  readonly repeats: Repeats;
  readonly replays: Replays & SeasonReplays;
  readonly opening: Opening;
  readonly campaigns: CampaignHouse;
  readonly leagues: Desk<LeagueStream>;
  /** Who takes part in a campaign or league, and who judges its matches. */
  readonly members: StreamStore['members'];
  readonly streams: StreamPosts;
  /** Archives of campaigns and leagues. */
  readonly archives: Archives;
  readonly access: Access;
}

/** What other programs may do here. */
export interface Access {
  readonly store: AccessStore;
  /** Whether there is an interface that takes tokens, and whether addresses are told. */
  readonly api: boolean;
  readonly webhooks: boolean;
  readonly randomBytes: (size: number) => Uint8Array;
  /** An address that may be told, or what is wrong with it. */
  readonly address: (
    text: string,
  ) => { readonly url: URL } | { readonly wrong: 'not-an-address' | 'not-https' | 'with-password' | 'not-public' };
  /** An address is to be told. */
  readonly hooked: () => void;
  /** The public half of the key with which what they are told is signed. */
  readonly publicKey: () => Promise<string>;
}

/** Where campaigns are kept, and which can be begun. */
export interface CampaignHouse {
  readonly desk: Desk<CampaignStream>;
  readonly kind: CampaignKind;
  readonly files: readonly Campaign[];
  /** Those that servers keep. */
  readonly kept: CampaignFiles;
}

/** The posts of campaigns and leagues. */
export interface StreamPosts {
  /** What a post is to hold, in a language other than its own where one is named; `null`: nothing. */
  post(stream: StreamId, name: string, locale?: Locale | null): Promise<StreamPost | null>;
  /** When somebody was last there, and what they have seen by then. */
  readonly lastIn: StreamStore['lastIn'];
  readonly putStreamVisit: StreamStore['putStreamVisit'];
  /** Those that go on in which somebody takes part. */
  readonly of: StreamStore['streamsOf'];
  /** Told when one stands in its channel: a battle's thread can start from it. */
  posted(stream: StreamId): void;
}

/** A post of a campaign or league, as everybody may see it. */
export interface StreamPost {
  readonly channel: ChannelId;
  readonly guild: string | null;
  readonly locale: Locale;
  readonly message: Message;
}

/** Why a place cannot be opened: the bot may not, the channel is gone, of another kind, or wants a tag that the bot may not set. */
export type NoPlace = 'rights' | 'gone' | 'kind' | 'tags';

/** Opens places for matches. */
export interface Opening {
  thread(channel: ChannelId, title: string): Promise<Result<ChannelId, NoPlace>>;
  /** `words` is the text that the post begins with. */
  post(forum: ChannelId, title: string, words: string): Promise<Result<ChannelId, NoPlace>>;
  /** The thread of a message. A message has one at most, so that asking again finds the one that is there. */
  threadOf(channel: ChannelId, message: string, title: string): Promise<Result<ChannelId, NoPlace>>;
  /** What stands in the way of posts in a channel; `null`: nothing. */
  obstacle(forum: ChannelId): Promise<NoPlace | null>;
}

/** A question of whatever game, as one tells it from others. */
export type Asked = Pick<Question<unknown, unknown>, 'kind' | 'topic'>;

/**
 * The slash orders accepted in the last two minutes; an identical one by the same player has to be confirmed, but for one that
 * answers another reaction. `asked` is the question that it answers, `null` where it answers none.
 */
export interface Repeats {
  lately(player: PlayerId, match: MatchId, order: string, asked: Asked | null, at: Instant): boolean;
  note(player: PlayerId, match: MatchId, order: string, asked: Asked | null, at: Instant): void;
  /** Called when something was taken back: giving it again is then what the player means. */
  forget(match: MatchId): void;
}

/** Permissions that the bot needs in a channel before a match can begin there, by Discord's names. */
export const RIGHTS = ['ViewChannel', 'SendMessages', 'EmbedLinks', 'AttachFiles', 'ReadMessageHistory'] as const;
export type Right = (typeof RIGHTS)[number] | 'SendMessagesInThreads' | 'CreatePublicThreads';

/** Who asks, when, where and in which language. `key`, the interaction's id, makes an order count only once. */
export interface Request {
  readonly key: string;
  readonly at: Instant;
  readonly player: PlayerId;
  /** The reader's language: the one they chose with `/me`, or else that of their Discord. */
  readonly locale: Locale;
  /** The same, with the words of every game and the names of the sides. */
  readonly tongue: Tongue;
  /** The language of their Discord, whatever they chose. */
  readonly discordLocale: Locale;
  readonly channel: ChannelId;
  /** The channel that this thread belongs to; `null` if it is not a thread. */
  readonly parent: ChannelId | null;
  /** The server, where the bot is in it. */
  readonly guild: string | null;
  /** The language for public posts: the one the server's managers chose, or else the server's own in Discord; outside a server, the reader's. */
  readonly publicLocale: Locale;
  /** Permissions that the bot lacks in this channel. */
  readonly lacking: readonly Right[];
  /** The roles that the player has in the server, and whether they may manage it. */
  readonly roles: readonly string[];
  readonly manages: boolean;
}

export interface SlashRequest extends Request {
  readonly options: Readonly<Record<string, string>>;
  /** The attached files, by the name of their option. */
  readonly files?: Readonly<Record<string, AttachedFile>>;
}

/** An attached file. `size` is in bytes; `bytes` fetches the content and returns `null` if that fails. */
export interface AttachedFile {
  readonly name: string;
  readonly size: number;
  bytes(): Promise<Uint8Array | null>;
}

/** `args` are those of the button or menu, with what was picked at the end; `fields` are those of a submitted form. */
export interface PressRequest extends Request {
  readonly args: readonly string[];
  readonly fields: Readonly<Record<string, string>>;
}

/**
 * How the dispatcher acknowledges a command or press:
 * `order` defers ephemerally and vanishes on success · `private` defers ephemerally and answers there · `public` answers at
 * once and in public · `shared` defers in public and answers there · `update` defers the update of the pressed message: a
 * `message` replaces it, `done` deletes it if it is ephemeral, refusals follow up ephemerally · `form` opens a form.
 */
export type Acknowledgement = 'order' | 'private' | 'public' | 'shared' | 'update' | 'form';

/** What a handler answers. A refusal, or a message as an aside, is told to the player alone, also where others see the answer. */
export type Reply =
  | { readonly kind: 'done' }
  | { readonly kind: 'refused'; readonly message: Message }
  | { readonly kind: 'message'; readonly message: Message }
  | { readonly kind: 'aside'; readonly message: Message }
  | { readonly kind: 'form'; readonly form: Form };

/** An autocomplete offer. */
export interface Offer {
  readonly name: string;
  readonly value: string;
}

/**
 * An option of a command. Its name is the key of its words (`option.<name>`). All options arrive as text: those with `values`
 * are picked from a fixed list, and those with `picks` arrive as an id. Only files arrive separately (`SlashRequest.files`).
 */
export interface OptionDefinition {
  readonly name: string;
  /** The key of its words, if an option of the same name in another command has different ones. */
  readonly words?: string;
  readonly required?: true;
  /** The values to pick from; the keys of their words are `choice.<option>.<value>`. */
  readonly values?: readonly string[];
  readonly picks?: 'role' | 'channel' | 'forum' | 'player' | 'file';
  readonly autocomplete?: true;
  readonly maxLength?: number;
}

/** What can be run: a command without subcommands, or a subcommand. */
export interface Runnable {
  readonly options: readonly OptionDefinition[];
  readonly acknowledge: Acknowledgement;
  readonly run: (services: Services, request: SlashRequest) => Promise<Reply>;
  /** Offers for the option being typed, at most 25, made from memory so that they come in time. */
  readonly complete?: (services: Services, request: SlashRequest, option: string) => Promise<readonly Offer[]>;
}

/**
 * A slash command. Its name is the key of its words (`command.<name>`). `direct`: also in direct messages with the bot;
 * `anywhere`: a user may install it, and use it in all direct messages. `manage`: only for those who may manage the server.
 */
export type SlashCommand = {
  readonly name: string;
  readonly where: 'server' | 'direct' | 'anywhere';
  readonly manage?: true;
} & (Runnable | { readonly subcommands: Readonly<Record<string, Runnable>> });

/** What a button, menu or form does. */
export interface Press {
  readonly acknowledge: Acknowledgement;
  readonly run: (services: Services, request: PressRequest) => Promise<Reply>;
}
