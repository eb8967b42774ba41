import type { People, Preferences } from '../match/people.js';
import { instant, playerId, type ChannelId, type Instant, type MatchId } from '../match/header.js';
import { heldUntil } from '../match/quiet.js';
import type { Message } from '../present/message.js';
import { isDiscordError } from './errors.js';
import type { Channels } from './channels.js';

/** Where and when somebody is called: as they chose with `/me`, and not while they are playing. */

type Plain = Extract<Message, { kind: 'plain' }>;

/** Whoever gave an order this little ago is playing: they see the panel. In milliseconds. */
export const PLAYING = 5 * 60_000;

export interface Calling {
  readonly people: Pick<People, 'preferences' | 'putPreferences' | 'lastNoticed'>;
  readonly channels: Pick<Channels, 'direct'>;
  readonly now: () => Instant;
  /** How long after an order somebody counts as playing, in milliseconds. */
  readonly playing: number;
}

/** For what somebody is called: a match, or a campaign or league, in its channel. */
export interface CallPlace {
  readonly id: MatchId;
  readonly channel: ChannelId;
}

/** What becomes of a call: it goes out into a channel, waits, or is not to be made at all. */
export type Call =
  | { readonly kind: 'send'; readonly channel: ChannelId; readonly message: Plain; readonly direct: Preferences | null }
  | { readonly kind: 'wait'; readonly until: Instant }
  | { readonly kind: 'drop' };

/**
 * Decides on a call. Of several people only those are called who may be now; a single one may have it as a direct message,
 * in the words of `toThem`.
 */
export async function callOf(
  at: Calling,
  place: CallPlace,
  message: Plain,
  toThem: (preferences: Preferences) => Promise<Plain | null>,
): Promise<Call> {
  const asked = await Promise.all(
    message.mentions.map(async (id) => {
      const preferences = await at.people.preferences(playerId(id));
      return { id, preferences, until: await waitsUntil(at, place, preferences) };
    }),
  );
  const wanted = asked.filter(({ preferences }) => preferences.pings !== 'never');
  const ready = wanted.filter(({ until }) => until === null);
  const [first] = ready;
  if (!first) {
    const ends = wanted.flatMap(({ until }) => until ?? []);
    return ends.length > 0 ? { kind: 'wait', until: instant(Math.min(...ends)) } : { kind: 'drop' };
  }
  const { preferences } = first;
  if (message.mentions.length === 1 && preferences.direct && !preferences.shut) {
    const theirs = await toThem(preferences);
    const channel = theirs && (await directChannel(at, preferences));
    if (channel) return { kind: 'send', channel, message: theirs, direct: preferences };
  }
  const mentions = ready.map(({ id }) => id);
  return { kind: 'send', channel: place.channel, message: { ...message, mentions }, direct: null };
}

/** Until when a call to somebody waits; `null`: they may be called now. */
async function waitsUntil(
  { people, now, playing }: Calling,
  { id }: CallPlace,
  preferences: Preferences,
): Promise<Instant | null> {
  const act = await people.lastNoticed(id, preferences.player);
  const rests = act && act.seq > 0 ? act.at + playing : 0;
  const at = instant(Math.max(now(), rests));
  const held = heldUntil(preferences, at);
  return held ?? (at > now() ? at : null);
}

async function directChannel({ channels, people }: Calling, preferences: Preferences): Promise<ChannelId | null> {
  try {
    return await channels.direct(preferences.player);
  } catch (error) {
    if (!isDiscordError(error, 'shut')) throw error;
    await noteShut(people, preferences);
    return null;
  }
}

/** Their direct messages are closed: `/me` says so, and calls go into the channel. */
export const noteShut = (people: Pick<People, 'putPreferences'>, preferences: Preferences): Promise<void> =>
  people.putPreferences({ ...preferences, shut: true });
