import { t } from '../../i18n/index.js';
import { prestigeOf } from '../../rules/campaign/state.js';
import type { View } from '../../rules/campaign/view.js';
import type { Names } from './names.js';
import type { Sheet } from './sheets.js';

/** The prestige of each faction from turn to turn, as plain JSON. */
export interface CampaignCurve extends Sheet {
  readonly shows: { readonly kind: 'curve' };
  /** Most prestige first; `place`: that of the faction in its file, which its colour and letter follow from. */
  readonly lines: readonly {
    readonly name: string;
    readonly place: number;
    /** At the beginning, and at the end of each turn; of the last what it is now. */
    readonly values: readonly number[];
  }[];
}

/** A season's curve: what a battle brought counts for its turn, also where it was corrected later (CLN-13). */
export function curveOf(view: View, title: string, names: Names): CampaignCurve {
  const { turn, ledger, setup } = view;
  const prestige = ledger.postings.filter(({ currency }) => currency === 'prestige');
  const lines = setup.factions.map(({ id }, place) => {
    // What is given at the beginning counts for no turn.
    const changes = Array.from({ length: turn + 1 }, () => 0);
    for (const { from, to, amount, why, turn: of } of prestige) {
      const at = why === 'start' ? 0 : Math.min(of, turn);
      changes[at] = (changes[at] ?? 0) + (to === id ? amount : 0) - (from === id ? amount : 0);
    }
    let sum = 0;
    return {
      name: names.faction(id),
      place,
      values: changes.map((change) => (sum += change)),
      now: prestigeOf(view, id),
    };
  });
  return {
    game: 'campaign',
    shows: { kind: 'curve' },
    title,
    turn,
    locale: names.locale,
    lines: lines.toSorted((a, b) => b.now - a.now).map(({ now: _, ...line }) => line),
  };
}

/** The same in words: how each began and stands. */
export const curveAlt = ({ title, turn, locale, lines }: CampaignCurve): string =>
  [
    `${title}: ${t(locale, 'campaign.picture.prestige', { turn })}`,
    ...lines.map(({ name, values }) =>
      t(locale, 'campaign.picture.went', { name, from: values[0] ?? 0, to: values.at(-1) ?? 0 }),
    ),
  ]
    .join('. ')
    .slice(0, LONGEST_ALT);

/** Discord takes 1024 characters. */
const LONGEST_ALT = 1_000;
