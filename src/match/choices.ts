import type { PatientExplain, Reason } from '../opponent/contract.js';
import type { MatchView, Ruleset } from '../rules/kernel/contract.js';
import type { SeatId } from '../rules/kernel/ids.js';
import { seated, spectator } from '../rules/kernel/seats.js';
import type { AnyGame, RulesetId } from '../rules/registry.js';
import { ordersOf, type Given } from './given.js';
import { canonicalJson } from './hash.js';
import { REFEREE, type MatchHeader, type MatchId } from './header.js';
import { newest } from './newest.js';
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

/** So many orders are told. */
const MOST = 25;

/** An own order with the moment right before it, and its first event. */
interface Found {
  readonly choice: OwnChoice;
  readonly before: NonNullable<Told['before']>;
  readonly seq: number;
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
        seq,
        choice: { ...choice, id: i === 0 ? `${number}` : `${number}.${i + 1}` },
      }));
    };
    return ordersOf(await tables.story(header, from, header.version)).flatMap(inOrder);
  }

  const lately = (header: MatchHeader): Promise<readonly Found[]> =>
    newest(header.version, MOST, (from) => found(header, from));

  /**
   * Whether an order rests on nothing but what everybody knows, judged by what everybody knows: all that its seat was told before
   * a spectator was told as well. Who may have heard somebody of their side, or holds a place that somebody had before them, may
   * rest on words that nobody else is to notice.
   */
  async function isOpen(header: MatchHeader, { choice: { seat }, seq }: Found): Promise<boolean> {
    const ruleset = rulesetOf(header.ruleset);
    const now = (await tables.get(header.id))?.table.state ?? null;
    const story = await tables.story(header, 1, seq - 1);
    const side = header.holders.find((holder) => holder.seat === seat)?.side;
    const isAlone =
      header.holders.every((holder) => holder.side !== side || holder.player === REFEREE) &&
      !story.some(({ stored: { event } }) => event.type === 'Substituted');
    if (ruleset.hears(now) && !isAlone) return false;
    return story.every(({ stored: { event }, before }) => {
      const [own, open] = [seated(seat), spectator].map((viewer) => ruleset.tell(event, before, viewer, now));
      return own === open || canonicalJson(own) === canonicalJson(open);
    });
  }

  return {
    async ownChoices(match) {
      const some = await lately(await headerOf(match));
      return some.map(({ choice }) => choice).reverse();
    },
    async whyOrdered(match, id) {
      const header = await headerOf(match);
      const one = (await lately(header)).find(({ choice }) => choice.id === id);
      if (!one) return { kind: 'unknown' };
      const { choice, before } = one;
      const ruleset = rulesetOf(header.ruleset);
      const view = ruleset.view(before, seated(choice.seat));
      const seesMore = canonicalJson(view.game) !== canonicalJson(choice.view.game);
      if (header.status !== 'ended' && (seesMore || !(await isOpen(header, one)))) return { kind: 'hidden' };
      const given = canonicalJson(choice.command);
      const weighed = await explainOf(header.ruleset)(view, choice.seat);
      const same = weighed.find(({ command }) => canonicalJson(command) === given);
      if (same && same.reasons.length > 0) return { kind: 'weighed', reasons: same.reasons };
      return same?.because === undefined ? { kind: 'unknown' } : { kind: 'because', reason: same.because };
    },
  };
}
