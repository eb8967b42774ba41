import type { Locale } from '../i18n/locales.js';
import type { Lore } from '../rules/campaign/parts.js';
import type { CampaignFile, DeckFile } from './campaign-files.js';

/** What people read of a campaign, beside its rules: names in each language, and where its provinces lie. */

type Words = Readonly<Record<Locale, string>>;

export interface Atlas {
  readonly title: Words;
  readonly briefing: Words;
  readonly factions: Readonly<Record<string, Words>>;
  /** `at`: where it lies, from the upper left corner (0, 0) to the lower right (100, 100). */
  readonly provinces: Readonly<Record<string, { readonly title: Words; readonly at: readonly [number, number] }>>;
  readonly missions: Readonly<Record<string, Words>>;
  readonly talents: Readonly<Record<string, Words>>;
  readonly cards: Readonly<Record<string, { readonly title: Words; readonly text: Words }>>;
}

export const named = <T extends { readonly id: string }, Value>(
  all: readonly T[],
  value: (one: T, i: number) => Value,
) => Object.fromEntries(all.map((one, i) => [one.id, value(one, i)]));

/** The atlas of a campaign, from its files. */
export function atlasOf(file: CampaignFile, deck: DeckFile): Atlas {
  const { length } = file.provinces;
  return {
    title: file.title,
    briefing: file.briefing,
    factions: named(file.factions, ({ title }) => title),
    provinces: named(file.provinces, ({ title, at }, i) => ({ title, at: at ?? onRing(i, length) })),
    missions: named(file.missions, ({ title }) => title),
    talents: named(file.talents, ({ title }) => title),
    cards: named(deck.cards, ({ title, text }) => ({ title, text })),
  };
}

/** Where a province lies whose file does not say: on a ring, in the order of the file. */
export function onRing(i: number, of: number): readonly [number, number] {
  const angle = (2 * Math.PI * i) / of;
  return [Math.round(50 + 45 * Math.sin(angle)), Math.round(50 - 45 * Math.cos(angle))];
}

/** The atlas of a campaign with what came with files that were replaced since. */
export const atlasWith = (atlas: Atlas, lore: Lore = {}): Atlas => ({
  ...atlas,
  provinces: { ...atlas.provinces, ...lore.provinces },
  missions: { ...atlas.missions, ...lore.missions },
  talents: { ...atlas.talents, ...lore.talents },
  cards: { ...atlas.cards, ...lore.cards },
});
