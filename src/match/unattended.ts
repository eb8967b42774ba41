import type { Library, Forces } from '../library/contract.js';
import type { Locale } from '../i18n/locales.js';
import type { Ruleset } from '../rules/kernel/contract.js';
import type { ClockSettings } from '../rules/kernel/clock.js';
import type { Refusal } from '../rules/kernel/refusal.js';
import { fail, ok, type Result } from '../rules/kernel/result.js';
import type { AnyGame, RulesetId } from '../rules/registry.js';
import type { Applied } from './acts.js';
import type { Apply } from './apply.js';
import type { Follow } from './own-seats.js';
import { REFEREE, type Belonging, type ChannelId, type Holder, type Instant, type MatchHeader } from './header.js';
import { matchIdOf, timed } from './lobby.js';
import type { Store, StoredOrder } from './ports.js';
import type { Queue } from './queue.js';
import { refuseMatch } from './refusals.js';
import type { Tables } from './tables.js';
import { versionsOf } from './up-to-date.js';

/**
 * A match that the house opens by itself for a campaign or league: who sits where and with which units is settled, so that it
 * begins at once, with nobody pressing anything. `key` makes it count once.
 */
export interface UnattendedMatch {
  readonly key: string;
  readonly at: Instant;
  readonly of: Belonging;
  readonly guild: string | null;
  readonly channel: ChannelId;
  readonly locale: Locale;
  readonly scenario: string;
  readonly options: Readonly<Record<string, string>>;
  readonly forces: Forces;
  readonly clock: ClockSettings;
  /** With the owner of each unit; dealing by turns is the lobby's way only. */
  readonly setup: AnyGame['setup'];
  readonly holders: readonly Omit<Holder, 'joinedAt'>[];
  /** The secret of its dice, and its fingerprint. */
  readonly seed: string;
  readonly commitment: string;
}

export interface Unattended {
  openUnattended(wanted: UnattendedMatch): Promise<Result<Applied, Refusal>>;
}

export interface UnattendedNeeds {
  readonly store: Pick<Store, 'create'>;
  readonly library: Pick<Library, 'scenario'>;
  readonly tables: Tables;
  readonly queue: Queue;
  readonly apply: Apply;
  readonly follow: Follow;
  readonly rulesetOf: (id: RulesetId) => Ruleset<AnyGame>;
}

/** Makes the part of the referee that opens matches by itself. A program that ends half-way goes on where it was. */
export function createUnattended({
  store,
  library,
  tables,
  queue,
  apply,
  follow,
  rulesetOf,
}: UnattendedNeeds): Unattended {
  async function lobby(wanted: UnattendedMatch): Promise<Refusal | null> {
    const scenario = library.scenario(wanted.scenario);
    if (!scenario) return refuseMatch('match/unknown-scenario', { scenario: wanted.scenario, known: [] });
    const { key, at, seed, setup: _setup, holders, ...place } = wanted;
    const header: MatchHeader = {
      ...place,
      id: matchIdOf(key),
      ruleset: scenario.ruleset,
      map: null,
      owner: REFEREE,
      status: 'lobby',
      holders: holders.map((holder) => ({ ...holder, joinedAt: at })),
      createdAt: at,
      startedAt: null,
      endedAt: null,
      version: 0,
      revision: 1,
    };
    const silent = { seat: null, question: null, player: REFEREE, command: { type: 'new' } };
    const first: StoredOrder = { key, at, by: 'referee', ...silent, ...versionsOf(rulesetOf(scenario.ruleset)) };
    const made = await store.create(header, seed, first, []);
    return made === 'taken' ? refuseMatch('match/channel-taken', { match: header.id }) : null;
  }

  return {
    openUnattended: (wanted) =>
      queue.run(matchIdOf(wanted.key), async () => {
        const match = matchIdOf(wanted.key);
        const refusal = (await tables.get(match)) ? null : await lobby(wanted);
        if (refusal) return fail(refusal);
        const { at, clock } = wanted;
        const command = { type: 'start', setup: timed(wanted.setup, clock) } as const;
        const begun = await apply({
          match,
          key: `${wanted.key}:start`,
          at,
          player: REFEREE,
          actor: null,
          plan: ({ header }) =>
            header.status === 'lobby'
              ? ok({
                  order: { by: 'referee', seat: null, question: null, at, command },
                  header: { status: 'playing', startedAt: at },
                })
              : fail(refuseMatch('match/already-started', {})),
        });
        if (begun.ok && !begun.value.duplicate) follow(match, null);
        return begun;
      }),
  };
}
