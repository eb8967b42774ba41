import type { Services } from '../commands/contract.js';
import type { Log } from '../log.js';
import type { Instant, PlayerId } from '../match/header.js';
import type { People } from '../match/people.js';
import { dueNow, told } from '../match/reminding.js';
import { gatheredFor } from '../queries/waiting.js';
import type { Channels } from './channels.js';
import { drawMessage } from './draw-message.js';
import { isDiscordError } from './errors.js';
import { noteShut } from './pings.js';
import type { Draw } from '../present/picture.js';

/** What waits for people, gathered from all their matches, campaigns and leagues, and sent to them when they want it. */

export interface ReminderNeeds {
  readonly services: Services;
  readonly people: Pick<People, 'reminded' | 'preferences' | 'putPreferences'>;
  readonly channels: Pick<Channels, 'tell' | 'send'>;
  readonly draw: Draw;
  readonly log: Log;
  readonly now: () => Instant;
}

export interface Reminders {
  /** Tells everybody for whom it is time. Each is noted as told before they are: a fault may cost one reminder, and repeats none. */
  round(): Promise<void>;
}

export function createReminders({ services, people, channels, draw, log, now }: ReminderNeeds): Reminders {
  async function remind(player: PlayerId): Promise<void> {
    const preferences = await people.preferences(player);
    const at = now();
    const what = preferences.shut ? null : dueNow(preferences, at);
    if (what === null) return;
    const gathered = await gatheredFor(services, preferences, what);
    await people.putPreferences(told(preferences, what, at));
    if (!gathered) return;
    const { message, locale } = gathered;
    try {
      await channels.tell(player, (await drawMessage(message, draw, log, { locale })).now);
    } catch (error) {
      if (!isDiscordError(error, 'shut')) throw error;
      await noteShut(people, told(preferences, what, at));
      if (gathered.shut) {
        const { now: payload } = await drawMessage(gathered.shut.message, draw, log, { locale });
        await channels.send(gathered.shut.channel, payload, `r${at}${player.slice(-6)}`);
      }
    }
  }
  return {
    async round() {
      for (const player of await people.reminded()) {
        await remind(player).catch((error: unknown) => log.warn('somebody could not be reminded', { error }));
      }
    },
  };
}
