import { t } from '../../i18n/index.js';
import type { Locale } from '../../i18n/locales.js';
import type { Atlas } from '../../library/atlas.js';
import type { Palette } from '../../match/people.js';
import { ownersOf } from '../../rules/campaign/state.js';
import type { View } from '../../rules/campaign/view.js';
import type { Names } from './names.js';

/** The map of a campaign, as plain JSON: who owns what, what is next to what, where missions are. */
export interface CampaignMap {
  readonly game: 'campaign';
  readonly shows: { readonly kind: 'map' };
  readonly title: string;
  readonly turn: number;
  readonly factions: readonly { readonly id: string; readonly name: string }[];
  readonly provinces: readonly {
    readonly id: string;
    readonly name: string;
    /** Where it lies, from (0, 0) at the upper left to (100, 100). */
    readonly at: readonly [number, number];
    readonly owner: string;
    readonly links: readonly string[];
    readonly mission: 'gathering' | 'fighting' | null;
  }[];
  readonly locale: Locale;
  readonly palette?: Palette;
}

/** The map of a campaign as it stands. */
export function mapOf(view: View, { title, provinces }: Atlas, names: Names): CampaignMap {
  const owners = ownersOf(view);
  const { locale } = names;
  return {
    game: 'campaign',
    shows: { kind: 'map' },
    title: title[locale],
    turn: view.turn,
    factions: view.setup.factions.map(({ id }) => ({ id, name: names.faction(id) })),
    provinces: view.setup.provinces.map(({ id, adjacent }) => {
      const here = view.missions.filter(({ province }) => province === id).map(({ status }) => status);
      return {
        id,
        name: names.province(id),
        at: provinces[id]?.at ?? [50, 50],
        owner: owners[id] ?? '',
        links: adjacent,
        mission: here.includes('fighting') ? 'fighting' : here.includes('gathering') ? 'gathering' : null,
      };
    }),
    locale,
  };
}

/** The same in words, for who does not see it: each faction with its provinces. */
export const mapAlt = ({ title, factions, provinces, locale }: CampaignMap): string =>
  [
    title,
    ...factions.map(({ id, name }) => {
      const own = provinces.filter(({ owner }) => owner === id).map((one) => one.name);
      return t(locale, 'campaign.picture.owns', { faction: name, provinces: own.length > 0 ? own : ['–'] });
    }),
  ]
    .join('. ')
    .slice(0, LONGEST_ALT);

/** Discord takes 1024 characters. */
const LONGEST_ALT = 1_000;
