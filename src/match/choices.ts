import type { PatientExplain, Reason } from '../opponent/contract.js';
import type { MatchView, Ruleset } from '../rules/kernel/contract.js';
import type { SeatId } from '../rules/kernel/ids.js';
import { seated, spectator } from '../rules/kernel/seats.js';
import type { AnyGame, RulesetId } from '../rules/registry.js';
import { ordersOf, type Given } from './given.js';
import { canonicalJson } from './hash.js';
import { REFEREE, type MatchHeader, type MatchId } from './header.js';
import type { Store } from './ports.js';
import type { Told } from './recent.js';
import type { Tables } from './tables.js';

/** What Arbitre ordered in its own seats, and why. Only what everybody was told is spoken of. */

/** An answer of Arbitre's own, by the number of its order: `12`, of several in one `12.2`; `view` is what everybody saw when it was given. */
export interface OwnChoice {
  readonly id: string;
  readonly seat: SeatId;
  readonly command: AnyGame['command'];
  readonly view: MatchView<AnyGame>;
}

/**
 * Why it was given. `because`: there was nothing to weigh, and a reason why. `hidden`: it rests on what others may not know before the match is over. `unknown`: it was not weighed,
 * or by other weights than those of today.
 */
export type Why =
  | { readonly kind: 'weighed'; readonly reasons: readonly Reason[] }
  | { readonly kind: 'because'; readonly reason: string }
  | { readonly kind: 'hidden' | 'unknown' };

export interface OwnChoices {
  /** The newest orders of Arbitre's own that count, newest first. */
  ownChoices(match: MatchId): Promise<readonly OwnChoice[]>;
  /** Weighs one of them once more, on what its seat saw then. Rejects when that cannot be done. */
  whyOrdered(match: MatchId, id: string): Promise<Why>;
}

interface OwnChoicesNeeds {
  readonly tables: Tables;
  readonly store: Pick<Store, 'orderNumbers'>;
  readonly rulesetOf: (id: RulesetId) => Ruleset<AnyGame>;
  readonly headerOf: (match: MatchId) => Promise<MatchHeader>;
  readonly explainOf: (id: RulesetId) => PatientExplain<AnyGame>;
}

/** So many events back orders are looked for, and so many of them are told. */
const NEAR = 300;
const MOST = 25;

/** An own order with the moment right before it. */
interface Found {
  readonly choice: OwnChoice;
  readonly before: NonNullable<Told['before']>;
}

/** Makes the part of the referee that answers for Arbitre's own orders. */
export function createOwnChoices({ tables, store, rulesetOf, headerOf, explainOf }: OwnChoicesNeeds): OwnChoices {
  /** The orders in a stretch of a match that Arbitre gave for its seats and that everybody was told of. */
  async function found(header: MatchHeader, from: number): Promise<readonly Found[]> {
    const ruleset = rulesetOf(header.ruleset);
    const now = (await tables.get(header.id))?.table.state ?? null;
    const seats = new Set(
      header.holders.flatMap(({ player, seat }) => (player === REFEREE && seat !== null ? [seat] : [])),
    );
    const numbers = await store.orderNumbers(header.id);
    const inOrder = ({ seq, moments }: Given): readonly Found[] => {
      const before = moments[0]?.before;
      const number = numbers.get(seq);
      if (!before || number === undefined) return [];
      const own = moments.flatMap(({ stored, before: then }) => {
        const event = ruleset.tell(stored.event, then, spectator, now);
        if (event?.type !== 'Answered' || !('answer' in event)) return [];
        const { by, seat, command } = event.answer;
        if (by !== 'seat' || !seats.has(seat)) return [];
        return [{ seat, command, view: ruleset.view(before, spectator) }];
      });
      return own.map((choice, i) => ({
        before,
        choice: { ...choice, id: i === 0 ? `${number}` : `${number}.${i + 1}` },
      }));
    };
    return ordersOf(await tables.story(header, from, header.version)).flatMap(inOrder);
  }

  return {
    async ownChoices(match) {
      const header = await headerOf(match);
      const some = await found(header, Math.max(1, header.version - NEAR));
      return some
        .slice(-MOST)
        .map(({ choice }) => choice)
        .reverse();
    },
    async whyOrdered(match, id) {
      const header = await headerOf(match);
      const one = (await found(header, Math.max(1, header.version - NEAR))).find(({ choice }) => choice.id === id);
      if (!one) return { kind: 'unknown' };
      const { choice, before } = one;
      const ruleset = rulesetOf(header.ruleset);
      const view = ruleset.view(before, seated(choice.seat));
      const open = canonicalJson(view.game) === canonicalJson(choice.view.game);
      if (!open && header.status !== 'ended') return { kind: 'hidden' };
      const given = canonicalJson(choice.command);
      const weighed = await explainOf(header.ruleset)(view, choice.seat);
      const same = weighed.find(({ command }) => canonicalJson(command) === given);
      if (same && same.reasons.length > 0) return { kind: 'weighed', reasons: same.reasons };
      return same?.because === undefined ? { kind: 'unknown' } : { kind: 'because', reason: same.because };
    },
  };
}
