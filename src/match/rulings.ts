import type { SideId } from '../rules/kernel/ids.js';
import type { Fact } from '../rules/kernel/proposal.js';
import type { Refusal } from '../rules/kernel/refusal.js';
import { fail, ok, type Result } from '../rules/kernel/result.js';
import type { Ruling } from '../rules/kernel/ruling.js';
import type { Act, Applied, Table } from './acts.js';
import type { Planning } from './apply.js';
import { commitmentOf, LONGEST_SALT, newSeed } from './dice.js';
import type { ChannelId, MatchHeader, MatchId } from './header.js';
import type { Plan } from './lobby.js';
import { seatsHeld } from './play.js';
import type { Store } from './ports.js';
import { refuseMatch } from './refusals.js';
import type { Tables } from './tables.js';

/** What an official orders about a match that is over. `official`: whether they are one here; those who played may not judge. */
export interface RulingAct extends Act {
  readonly match: MatchId;
  readonly official: boolean;
  readonly reason: string;
}

/** Ended is not the end: what officials may still decide. */
export interface Rulings {
  /** The match counts for nothing. */
  annul(act: RulingAct): Promise<Result<Applied, Refusal>>;
  /** Others have won; nobody: a draw. */
  adjudicate(act: RulingAct & { readonly winners: readonly SideId[] }): Promise<Result<Applied, Refusal>>;
  /** Facts were not as they stand. */
  amend(act: RulingAct & { readonly facts: readonly Fact[] }): Promise<Result<Applied, Refusal>>;
  /**
   * It goes on, right after event `to` (`null`: before the order that ended it), with new dice; in another channel where one is
   * named. The fingerprint of their seed is `nextDice`, and the salt is the key of the act: so what is shown first decides no die.
   */
  reopen(
    act: RulingAct & { readonly to: number | null; readonly channel?: ChannelId },
  ): Promise<Result<Applied, Refusal>>;
  /** The fingerprint of the dice with which a match would go on. It stays the same until they are used. */
  nextDice(match: MatchId): Promise<string>;
}

export interface RulingsNeeds {
  readonly tables: Tables;
  readonly store: Pick<Store, 'layIn' | 'liveIn'>;
  readonly order: (act: Act & { readonly match: MatchId }, plan: Planning) => Promise<Result<Applied, Refusal>>;
  readonly randomBytes: (size: number) => Uint8Array;
  readonly saltOf: (act: Act) => string;
}

/** Makes the part of the referee that carries rulings out. */
export function createRulings({ tables, store, order, randomBytes, saltOf }: RulingsNeeds): Rulings {
  const ruled = (act: RulingAct, ruling: Ruling) =>
    order(act, (table) => {
      const refusal = whyNot(table, act);
      return refusal ? fail(refusal) : ok(orderFor(act, ruling));
    });

  const nextDice = (match: MatchId): Promise<string> => {
    const seed = newSeed(randomBytes);
    return store.layIn(match, seed, commitmentOf(seed));
  };

  /** The last event before the order with which the match ended last. */
  async function beforeTheEnd(header: MatchHeader): Promise<number> {
    const events = await tables.events(header, 1, header.version);
    const end = events.findLast(({ event }) => event.type === 'Ended');
    return (events.find(({ order: key }) => key === end?.order)?.seq ?? 1) - 1;
  }

  return {
    nextDice,
    annul: (act) => ruled(act, { kind: 'annul', reason: act.reason }),
    adjudicate: (act) => ruled(act, { kind: 'adjudicate', winners: act.winners, reason: act.reason }),
    amend: (act) => ruled(act, { kind: 'correct', facts: act.facts, reason: act.reason }),
    reopen: (act) =>
      order(act, async (table) => {
        const { header } = table;
        const refusal = whyNot(table, act);
        if (refusal) return fail(refusal);
        const channel = act.channel ?? header.channel;
        const other = await store.liveIn(channel);
        if (other) return fail(refuseMatch('match/channel-taken', { match: other }));
        const dice = { commitment: await nextDice(header.id), salt: saltOf(act).slice(0, LONGEST_SALT) };
        const to = act.to ?? (await beforeTheEnd(header));
        const plan = orderFor(act, { kind: 'reopen', to, dice, reason: act.reason });
        return ok(channel === header.channel ? plan : { ...plan, header: { channel } });
      }),
  };
}

/** Why somebody may not judge a match, or not now; `null`: they may. */
function whyNot({ header, state }: Table, { player, official }: RulingAct): Refusal | null {
  if (!official) return refuseMatch('match/not-official', {});
  if (seatsHeld(header, player).length > 0) return refuseMatch('match/official-plays', {});
  if (header.status !== 'ended') return refuseMatch('match/not-over', {});
  return state ? null : refuseMatch('match/never-began', {});
}

const orderFor = ({ at }: Act, ruling: Ruling): Extract<Plan, { readonly order: unknown }> => ({
  order: { by: 'arbiter', seat: null, question: null, at, command: { type: 'rule', ruling } },
});
