import { balance, CURRENCIES, type Posting } from './ledger.js';
import { handOf, ownersOf, type State } from './state.js';

/** What is wrong with a campaign after an order; nothing, if its ledger balances and what is counted there is there. */
export const audit = (state: State): readonly string[] => [...imbalances(state), ...counted(state)];

/**
 * What is wrong with the ledger of a campaign, at any event; nothing, if it balances: every posting is a whole amount with a cause
 * that there was, each currency adds up to nothing over all accounts, and the balances are those of the postings.
 */
export function imbalances(state: State): readonly string[] {
  const { postings, balances } = state.ledger;
  const again = sumsOf(postings);
  return [
    ...postings.flatMap((posting, i) => (isSound(state, posting) ? [] : [`posting ${i}`])),
    ...CURRENCIES.filter((currency) => sumOf(state, currency) !== 0).map((currency) => `sum of ${currency}`),
    ...[...new Set([...Object.keys(balances), ...again.keys()])]
      .filter((account) => balances[account] !== again.get(account))
      .map((account) => `balance of ${account}`),
  ];
}

/** What postings add up to, by account. */
function sumsOf(postings: readonly Posting[]): ReadonlyMap<string, number> {
  const sums = new Map<string, number>();
  const add = (account: string, amount: number): void => void sums.set(account, (sums.get(account) ?? 0) + amount);
  for (const { currency, from, to, amount } of postings) {
    add(`${currency}/${from}`, -amount);
    add(`${currency}/${to}`, amount);
  }
  return sums;
}

function isSound(state: State, { amount, from, to, cause, reverses }: Posting): boolean {
  const mission = state.missions.find(({ id }) => id === cause.battle);
  const isCaused =
    cause.battle === null ? cause.event >= 1 && cause.event <= state.events : mission?.report !== undefined;
  const taken = reverses === undefined ? null : state.ledger.postings[reverses];
  const isReverse = taken === null || (taken?.amount === amount && taken.from === to && taken.to === from);
  return Number.isInteger(amount) && amount > 0 && from !== to && isCaused && isReverse;
}

const sumOf = ({ ledger: { balances } }: State, currency: string): number =>
  Object.entries(balances).reduce(
    (sum, [account, amount]) => sum + (account.startsWith(`${currency}/`) ? amount : 0),
    0,
  );

/** What stands in the ledger against what there is: machines, pilots, provinces; cards may be owed. */
function counted(state: State): readonly string[] {
  const owners = Object.values(ownersOf(state));
  return state.setup.factions.flatMap(({ id }) => {
    const is = {
      machines: state.machines.filter(({ faction, condition }) => faction === id && condition !== 'lost').length,
      pilots: state.pilots.filter(({ faction, dead }) => faction === id && !dead).length,
      provinces: owners.filter((owner) => owner === id).length,
    };
    const off = (['machines', 'pilots', 'provinces'] as const).filter(
      (currency) => balance(state.ledger, currency, id) !== is[currency],
    );
    const held = handOf(state, id).length;
    const cards = balance(state.ledger, 'cards', id) > held ? ['cards'] : [];
    return [...off, ...cards].map((what) => `${what} of ${id}`);
  });
}
