import { commitmentOf, seededDice } from '../match/dice.js';
import { channelId, instant, playerId, REFEREE, streamId, type Instant } from '../match/header.js';
import type { Archive } from './archive.js';
import { calls } from './awaited.js';
import type { KeptTypes, Kind, Standing } from './kind.js';
import type { BroughtStream, PastDice, StreamBatch } from './ports.js';

/** Campaigns and leagues that were played elsewhere, as they come here: those that are over, and those that go on. */

export interface Place {
  readonly guild: string;
  readonly channel: string;
  readonly at: Instant;
}

/** One that was proved, as it is kept here; its matches by their transcripts. `seed`: the secret of its dice, shown with it. */
export function broughtFrom(
  archive: Archive,
  seed: string,
  battles: BroughtStream['battles'],
  { guild, channel, at }: Place,
): BroughtStream {
  const { format, stream, locale, owner, about, createdAt, endedAt, members, commitment, milestones, past } = archive;
  const kind = format === 'arbitre-season' ? 'campaign' : 'league';
  const [chapter, whole] = kind === 'campaign' ? ['turn', 'season'] : ['round', 'league'];
  const posts = [...milestones.map(({ of }) => `${chapter}:${of}`), whole];
  return {
    header: {
      ...{ id: streamId(stream), kind, guild, channel: channelId(channel), locale, owner: playerId(owner), about },
      ...{ commitment, createdAt: instant(createdAt), endedAt: instant(endedAt ?? createdAt), moved: null },
      ...{ version: archive.events.length, revision: archive.orders.length },
    },
    seed,
    orders: archive.orders.map(({ key, at: given, player, order, shape, decisions }) => ({
      ...{ key, at: instant(given), player: playerId(player), word: order.command.type, order, shape, decisions },
    })),
    events: archive.events.flatMap((one, i) =>
      'leaf' in one
        ? []
        : [
            {
              seq: i + 1,
              at: instant(archive.orders[one.order - 1]?.at ?? 0),
              shape: one.shape,
              order: one.order,
              event: one.event,
            },
          ],
    ),
    members: members.map(({ player, part, since }) => ({ player: playerId(player), part, since: instant(since) })),
    battles,
    outbox: posts.map((post) => ({ post, action: 'put', seq: archive.events.length })),
    at,
    past: (past ?? []).flatMap((one) => (one.seed === null ? [] : [{ ...one, seed: one.seed }])),
    goesOn: null,
  };
}

/**
 * The same of one that was handed over: it goes on here by new dice (`fresh` is their secret), of which nobody elsewhere knows
 * anything, and its dates come so much later as it has rested since `handedAt`.
 */
export function goingOn<T extends KeptTypes>(
  kind: Kind<T>,
  brought: BroughtStream,
  handedAt: number,
  fresh: string,
): BroughtStream {
  const { rules } = kind;
  const { at, members, events, orders, past } = brought;
  const times = past.length + 1;
  let state: T['state'] | null = null;
  // What was proved was written by these rules.
  for (const { event, shape } of events) state = rules.evolve(state, rules.upcastEvent(event as T['event'], shape));
  if (!state) throw new Error(`stream ${brought.header.id} has no events`);
  const header = { ...brought.header, endedAt: null, commitment: commitmentOf(fresh) };
  let standing: Standing<T> = { header, members, state };
  const rested = kind.rested(standing, Math.max(0, at - handedAt), at);
  standing = { ...standing, header: { ...header, about: rested.about } };
  const batches: StreamBatch[] = [];
  const act = { player: REFEREE, at, shape: rules.shape, decisions: rules.decisions };
  for (const [i, order] of rested.orders.entries()) {
    const decided = rules.decide(standing.state, order, { dice: seededDice(fresh, standing.state.diceRolled) });
    // Who cannot be given more time has none to lose.
    if (!decided.ok) continue;
    const { version, revision } = standing.header;
    const told = decided.value.events;
    const next = { ...standing.header, version: version + told.length, revision: revision + 1 };
    standing = { ...standing, header: next, state: decided.value.state };
    batches.push({
      order: { key: `rested:${times}:${i}`, word: order.command.type, order: decided.value.order, ...act },
      ...NOTHING_ELSE,
      events: told,
    });
  }
  const { outbox, deadlines } = kind.follows(null, standing, [], at);
  const { version } = standing.header;
  batches.push({
    ...NOTHING_ELSE,
    order: { key: `taken-over:${times}`, word: 'take-over', order: null, ...act },
    // Matches were played elsewhere, so their posts stay there.
    outbox: [
      ...outbox.filter(({ post }) => !/^(?:battle|pairing):/u.test(post)),
      ...calls([], kind.awaits(standing), members, REFEREE, version),
    ],
    deadlines,
  });
  const used: PastDice = {
    ...{ commitment: brought.header.commitment, seed: brought.seed },
    ...{ orders: orders.length, events: events.length, era: kind.era(state)?.number ?? null },
  };
  return {
    ...brought,
    header: { ...standing.header, version: brought.header.version, revision: brought.header.revision },
    seed: fresh,
    past: [...past, used],
    goesOn: batches,
  };
}

const NOTHING_ELSE = { events: [], outbox: [], mail: [], deadlines: [], snapshot: null } as const;
