import type { Table } from '../../src/match/acts.js';
import type { Store } from '../../src/match/ports.js';
import { REFEREE, instant } from '../../src/match/header.js';
import { postFrom } from '../../src/match/posts.js';

const DAY = 24 * 3_600_000;

/** The channels as the publisher would fill them, counted: what is posted anew, not what is edited. */
export class Channels {
  #lasting = 0;
  #pings = 0;
  reminders = 0;
  #messages = 0;
  /** Days of every person in a match, from its start to its end. */
  readonly #days = new Map<string, { readonly players: number; readonly from: number; to: number }>();

  constructor(private readonly store: Store) {}

  /** Brings the outbox of a match into its channel. */
  async post(table: Table, now: number): Promise<void> {
    const { header, state } = table;
    const players = header.holders.filter(({ player }) => player !== REFEREE).length;
    const days = this.#days.get(header.id) ?? { players, from: now, to: now };
    days.to = now;
    this.#days.set(header.id, days);
    const open = new Set((state?.agenda.at(-1)?.asked?.questions ?? []).map(({ id }) => String(id)));
    for (;;) {
      const items = (await this.store.due(instant(now), 100)).filter(({ match }) => match === header.id);
      if (items.length === 0) return;
      for (const item of items) {
        const post = await this.store.post(header.id, item.post);
        const kind = postFrom(item.post);
        const gone = item.action === 'delete' || (kind?.kind === 'ping' && !open.has(kind.question));
        if (gone) {
          await this.store.settle(item.id, null);
          continue;
        }
        if (!post && (kind?.kind === 'report' || kind?.kind === 'lobby' || kind?.kind === 'end')) this.#lasting++;
        if (!post && kind?.kind === 'ping') {
          this.#pings++;
          if (kind.reminder) this.reminders++;
        }
        const message = post?.message ?? String(++this.#messages);
        const filled = {
          match: header.id,
          name: item.post,
          channel: header.channel,
          message,
          marker: '',
          published: null,
        };
        await this.store.settle(item.id, filled);
      }
    }
  }

  counted() {
    const playerDays = [...this.#days.values()].reduce(
      (sum, { players, from, to }) => sum + (players * (to - from)) / DAY,
      0,
    );
    return { lasting: this.#lasting, pings: this.#pings, playerDays };
  }
}
