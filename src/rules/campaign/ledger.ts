import type { FactionId, MissionId, PilotId } from './ids.js';

/** Who has what: every currency is kept by double entry, and each posting says what brought it about. */

/**
 * Machines, pilots and provinces are counted as well, so that what is lost and won stands in the ledger; cards count what
 * somebody is entitled to hold.
 */
export const CURRENCIES = [
  'resources',
  'prestige',
  'xp',
  'cards',
  'elementals',
  'machines',
  'pilots',
  'provinces',
] as const;
export type Currency = (typeof CURRENCIES)[number];

/** The other side of what factions and pilots gain and lose: the market, the workshop, fame, the deck. */
export const HOUSE = 'house';
export type Holder = FactionId | PilotId | typeof HOUSE;

/** Why something was posted. */
export type Reason =
  | 'start'
  | 'stake'
  | 'loss'
  | 'capture'
  | 'xp'
  | 'cards'
  | 'card-played'
  | 'production'
  | 'repair'
  | 'purchase'
  | 'bonus'
  | 'elementals'
  | 'award'
  | 'reversal'
  | 'reckoned-anew';

/** The event that brought something about: of the campaign, or of the battle of a mission. */
export interface Cause {
  readonly battle: MissionId | null;
  readonly event: number;
}

/** An amount of a currency, above 0, that goes from one account to another. */
export interface Posting {
  readonly currency: Currency;
  readonly from: Holder;
  readonly to: Holder;
  readonly amount: number;
  readonly why: Reason;
  readonly cause: Cause;
  /** The turn for which it counts: that of what it sets right, where it does. */
  readonly turn: number;
  /** The number in the ledger of the posting that this one takes back. */
  readonly reverses?: number;
}

/** All postings in their order, and what they add up to, by currency and holder. */
export interface Ledger {
  readonly postings: readonly Posting[];
  readonly balances: Balances;
}
export type Balances = Readonly<Record<string, number>>;

export const EMPTY: Ledger = { postings: [], balances: {} };

const account = (currency: Currency, holder: Holder): string => `${currency}/${holder}`;

/** What a holder has of a currency; below 0 it is a debt. */
export const balance = ({ balances }: Pick<Ledger, 'balances'>, currency: Currency, holder: Holder): number =>
  balances[account(currency, holder)] ?? 0;

/** The ledger with more postings at its end. */
export const posted = ({ postings, balances }: Ledger, more: readonly Posting[]): Ledger => ({
  postings: [...postings, ...more],
  balances: more.reduce(moved, balances),
});

function moved(balances: Balances, { currency, from, to, amount }: Posting): Balances {
  const [giver, taker] = [account(currency, from), account(currency, to)];
  return { ...balances, [giver]: (balances[giver] ?? 0) - amount, [taker]: (balances[taker] ?? 0) + amount };
}

/** A posting for a difference, whichever way it goes; none where there is none. */
export const transfer = (
  change: number,
  holder: Holder,
  posting: Omit<Posting, 'from' | 'to' | 'amount'>,
): readonly Posting[] =>
  change === 0
    ? []
    : [
        {
          ...posting,
          amount: Math.abs(change),
          ...(change > 0 ? { from: HOUSE, to: holder } : { from: holder, to: HOUSE }),
        },
      ];

/** What is owed: prestige may well be negative, whatever else is below 0 was spent and then taken back. */
export const debts = ({ balances }: Ledger): readonly { readonly account: string; readonly owed: number }[] =>
  Object.entries(balances)
    .filter(([name, amount]) => amount < 0 && !name.startsWith('prestige/') && !name.endsWith(`/${HOUSE}`))
    .map(([name, amount]) => ({ account: name, owed: -amount }));

/** Numbers of the postings that a battle has brought about and that nothing has taken back yet. */
export function standingOf({ postings }: Ledger, battle: MissionId): readonly number[] {
  const reversed = new Set(postings.flatMap(({ reverses }) => (reverses === undefined ? [] : [reverses])));
  return postings.flatMap(({ cause, reverses }, i) =>
    cause.battle === battle && reverses === undefined && !reversed.has(i) ? [i] : [],
  );
}

/** The postings that take back what a battle has brought about, each for the turn for which that counted. */
export function reversing(ledger: Ledger, battle: MissionId, event: number): readonly Posting[] {
  const standing = standingOf(ledger, battle);
  return ledger.postings.flatMap((posting, reverses) => {
    if (!standing.includes(reverses)) return [];
    const { from, to } = posting;
    return [{ ...posting, from: to, to: from, why: 'reversal' as const, cause: { battle: null, event }, reverses }];
  });
}
