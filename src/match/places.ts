import type { Refusal } from '../rules/kernel/refusal.js';
import { fail, ok, type Result } from '../rules/kernel/result.js';
import type { Apply } from './apply.js';
import type { Act, Applied } from './acts.js';
import type { Store } from './ports.js';
import { REFEREE, type ChannelId, type Instant, type MatchHeader, type MatchId } from './header.js';
import { belongs, type Plan } from './lobby.js';
import type { Queue } from './queue.js';
import { refuseMatch } from './refusals.js';

/** Where a match is played: it may go on elsewhere, and its clocks stand still while nobody can see it. */
export interface Places {
  /** Goes on in another channel. Only who takes part in the match may order that. */
  move(
    act: Act & { readonly match: MatchId; readonly channel: ChannelId; readonly guild: string | null },
  ): Promise<Result<Applied, Refusal>>;
  /** The channel does not take posts: the clocks stand still. False when there is none that runs. */
  halt(match: MatchId): Promise<boolean>;
  /** It takes them again: clocks that were stopped since then for its sake go on. */
  goOn(match: MatchId, since: Instant): Promise<boolean>;
}

export interface PlacesNeeds {
  readonly store: Pick<Store, 'liveIn'>;
  readonly queue: Queue;
  readonly apply: Apply;
  readonly now: () => Instant;
}

/** Makes the part of the referee that knows about places. */
export function createPlaces({ store, queue, apply, now }: PlacesNeeds): Places {
  /** Stops or starts a match's clocks, at nobody's wish. */
  async function clocks(match: MatchId, kind: 'pause' | 'resume', since: Instant | null): Promise<boolean> {
    const at = now();
    const applied = await queue.run(match, () =>
      apply({
        match,
        key: `place:${kind}:${at}`,
        at,
        player: REFEREE,
        actor: null,
        plan({ header, state }) {
          const { paused } = state?.clock ?? { paused: null };
          // Who takes part may have stopped them before: then they are not ours to start.
          const ours = since === null || (paused !== null && paused.by === null && paused.at >= since);
          if (header.status !== 'playing' || !ours) return fail(refuseMatch('match/no-clock', {}));
          const command = { type: 'enact', motion: { kind }, warrant: 'arbiter' } as const;
          return ok({ order: { by: 'referee', seat: null, question: null, at, command } });
        },
      }),
    );
    return applied.ok;
  }

  return {
    halt: (match) => clocks(match, 'pause', null),
    goOn: (match, since) => clocks(match, 'resume', since),
    async move(act) {
      const { match, key, at, player, channel, guild } = act;
      const other = await store.liveIn(channel);
      if (other && other !== match) return fail(refuseMatch('match/channel-taken', { match: other }));
      return queue.run(match, () =>
        apply({
          match,
          key,
          at,
          player,
          actor: player,
          plan: ({ header }) => moved(header, act, { channel, guild }),
        }),
      );
    },
  };
}

function moved(
  header: MatchHeader,
  { player }: Act,
  place: Pick<MatchHeader, 'channel' | 'guild'>,
): Result<Plan, Refusal> {
  if (header.status === 'ended') return fail(refuseMatch('match/over', {}));
  if (!belongs(header, player)) return fail(refuseMatch('match/not-a-player', {}));
  if (header.channel === place.channel) return fail(refuseMatch('match/already-here', {}));
  return ok({ word: 'move', header: place });
}
