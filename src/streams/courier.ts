import { createHmac } from 'node:crypto';
import { commitmentOf } from '../match/dice.js';
import { REFEREE, type Instant, type StreamId } from '../match/header.js';
import type { Referee } from '../match/contract.js';
import type { Store } from '../match/ports.js';
import { createWokenRounds, type WokenRounds } from '../match/rounds.js';
import { fail, ok } from '../rules/kernel/result.js';
import { refuse } from '../rules/kernel/refusal.js';
import type { Desk } from './desk.js';
import type { BattleNews, KeptTypes, OpenMatch, OpenThread } from './kind.js';
import type { StoredMail, StreamDeadline, StreamHeader, StreamStore } from './ports.js';

/**
 * Brings mail where it goes: news of matches to the campaigns and leagues that they belong to, and to the house the wish to open
 * one. Mail is put in with the commit that brought it about and taken out with the commit that it leads to, or its order has a key
 * that counts once: so it is delivered exactly once, whenever the program ends.
 */

const AT_ONCE = 100;
/** Waits so long when woken, in milliseconds: whoever ordered is answered first, and what follows at once goes along. */
const BEAT = 20;

export interface CourierNeeds {
  readonly store: StreamStore & Pick<Store, 'header'>;
  readonly referee: Pick<Referee, 'table' | 'stateAt' | 'export' | 'openUnattended'>;
  readonly desks: readonly AnyDesk[];
  /** Opens the thread of a message; `null`: Discord does not let it now. */
  readonly openThread: OpenThread;
  readonly now: () => Instant;
  readonly log: (message: string, facts: object) => void;
}

/** A desk of whatever kind, as the courier uses it. */
export interface AnyDesk {
  readonly kind: { readonly kind: StreamHeader['kind'] };
  hear(stream: StreamId, letter: StoredMail & { readonly command: BattleNews }): Promise<void>;
  timeUp(deadline: StreamDeadline): Promise<void>;
  open(stream: StreamId, subject: string, key: string): Promise<boolean>;
}

/** One courier for all streams, one letter at a time; a round delivers what is there and does what is due. What cannot be delivered now is tried in the next round. */
export function createCourier(needs: CourierNeeds): WokenRounds {
  const { store, desks, now, log } = needs;

  const deskOf = async (stream: StreamId): Promise<AnyDesk | null> => {
    const header = await store.streamHeader(stream);
    return desks.find(({ kind }) => kind.kind === header?.kind) ?? null;
  };

  async function deliver(letter: StoredMail): Promise<void> {
    const { command, id } = letter;
    if (isNews(command)) {
      const stream = letter.to as StreamId;
      const desk = await deskOf(stream);
      if (desk) return desk.hear(stream, { ...letter, command });
    }
    if (isOpening(command)) {
      const desk = await deskOf(command.stream);
      if (desk && !(await desk.open(command.stream, command.subject, letter.key))) return;
    }
    await store.dropMail(id);
  }

  async function deliverAll(): Promise<void> {
    for (const letter of await store.mail(AT_ONCE)) {
      await deliver(letter).catch((error: unknown) => log('mail could not be delivered', { mail: letter.id, error }));
    }
    for (const deadline of await store.streamsDue(now())) {
      const desk = await deskOf(deadline.stream);
      await desk?.timeUp(deadline).catch((error: unknown) => log('what fell due failed', { ...deadline, error }));
    }
  }

  return createWokenRounds(BEAT, () =>
    deliverAll().catch((error: unknown) => log('the mail could not be read', { error })),
  );
}

const isNews = (command: { readonly type: string }): command is BattleNews => command.type === 'battle';
const isOpening = (command: { readonly type: string }): command is OpenMatch => command.type === 'open';

/** How the courier uses a desk. */
export function deliverable<T extends KeptTypes>(
  desk: Desk<T>,
  { store, referee, openThread, now }: Omit<CourierNeeds, 'desks' | 'log'>,
): AnyDesk {
  const { kind } = desk;
  return {
    kind,
    async hear(stream, { id, command }) {
      const at = now();
      const act = { key: `mail:${id}`, player: REFEREE, at, stream, delivers: id };
      const heard = await desk.submit(act, async (standing) => {
        const order = await kind.hears(standing, command, referee, at);
        return order ? ok(order) : fail(refuse('stream/nothing-follows'));
      });
      if (!heard.ok) await store.dropMail(id);
    },
    async timeUp(deadline) {
      const { stream, subject, what, at } = deadline;
      const standing = await desk.get(stream);
      const posts = standing && kind.reminds(standing, deadline);
      if (posts) return store.settleStreamDeadline(deadline, posts, now());
      const act = { key: `due:${what}:${subject}:${at}`, player: REFEREE, at: now(), stream };
      const done = await desk.submit(act, (standing) => {
        const order = kind.timeUp(standing, deadline);
        return order ? ok(order) : fail(refuse('stream/nothing-follows'));
      });
      if (!done.ok && done.error.code !== 'stream/nothing-follows') throw new Error(JSON.stringify(done.error));
    },
    async open(stream, subject, key) {
      const standing = await desk.get(stream);
      const wanted = standing && kind.matchFor(standing, subject, await desk.orders(stream));
      if (!standing || !wanted) return true;
      const { header } = standing;
      const thread = kind.thread(standing, subject);
      const message = await store.postedAs(stream, thread.post);
      const channel = message && (await openThread(header.channel, message, thread.title));
      if (!channel) return false;
      // The secret follows from that of the campaign or league, whose fingerprint was shown before anybody sent forces.
      const seed = createHmac('sha256', await desk.seed(stream))
        .update(`match ${key}`, 'utf8')
        .digest('hex');
      const opened = await referee.openUnattended({
        ...wanted,
        ...{ key, at: now(), channel, guild: header.guild, seed, commitment: commitmentOf(seed) },
      });
      if (!opened.ok) throw new Error(`a match for ${stream} ${subject} is refused: ${JSON.stringify(opened.error)}`);
      return true;
    },
  };
}

/** The id that a match has by the key of the mail that opens it. */
export const openKey = (stream: StreamId, subject: string): string => `open:${stream}:${subject}`;
