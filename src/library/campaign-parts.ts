import type { z } from 'zod';
import type { Part, Replacement } from '../rules/campaign/parts.js';
import { checkSetup } from '../rules/campaign/founding.js';
import { factionId } from '../rules/campaign/ids.js';
import { CAMPAIGN_OPTIONS } from '../rules/campaign/options.js';
import type { FactionSetup, Setup } from '../rules/campaign/setup.js';
import { fail, ok } from '../rules/kernel/result.js';
import { atlasOf, named, onRing, type Atlas } from './atlas.js';
import { campaignSchema, deckSchema, type CampaignFile } from './campaign-files.js';
import {
  cardsOf,
  missionsOf,
  pricesOf,
  provincesOf,
  setupOf,
  squadOf,
  talentsOf,
  tonsOf,
  type Campaign,
} from './campaigns.js';
import { fault, jsonIn, parse, written, type Read } from './file.js';
import { rulesWith } from './house-rules.js';

/** Files that a game master brings to a campaign that goes on: a deck, or any of the keys of a campaign's file. */

/** The keys of a campaign's file that each part is read from. */
const KEYS = {
  prices: ['models'],
  repairs: ['repair', 'elemental', 'group'],
  stakes: ['missions'],
  resources: ['factions'],
  talents: ['talents'],
  map: ['provinces'],
  tiers: ['tiers', 'beyond', 'tierProduction', 'workshop', 'factions'],
  beginners: ['beginner'],
  squads: ['squad'],
  options: ['options'],
} as const satisfies Partial<Record<Part, readonly (keyof CampaignFile)[]>>;
type Keyed = keyof typeof KEYS;

const partial = campaignSchema.partial();
type Given = z.infer<typeof partial>;

/** What a file replaces; `only`: that part alone. What is the same as before is left out. */
export function partsIn(name: string, text: string, setup: Setup, only: Part | null): Read<readonly Replacement[]> {
  const json = jsonIn(name, text);
  if (!json.ok) return json;
  const { value } = json;
  const isDeck = typeof value === 'object' && value !== null && 'cards' in value && Array.isArray(value.cards);
  const read = isDeck ? deckIn(name, value) : (rulesIn(name, value, setup) ?? campaignIn(name, value, setup));
  if (!read.ok) return read;
  return ok(read.value.filter((one) => (only === null || one.part === only) && isNew(one, setup)));
}

/** A campaign of one's own: another with whatever a file says otherwise, its factions and region included. */
export function campaignFrom({ setup, atlas }: Campaign, name: string, text: string): Read<Campaign> {
  const json = jsonIn(name, text);
  if (!json.ok) return json;
  const { title, briefing } = atlas;
  const base: unknown = JSON.parse(campaignText(setup, atlas));
  const about = { kind: 'campaign/scenario', title, briefing, cards: 'deck' };
  const file = parse(name, campaignSchema, {
    ...(typeof base === 'object' ? base : {}),
    ...about,
    ...(typeof json.value === 'object' ? json.value : {}),
  });
  if (!file.ok) return file;
  const deck = parse(name, deckSchema, JSON.parse(deckText(setup, atlas)));
  if (!deck.ok) return deck;
  const own = setupOf(OWN, file.value, deck.value);
  const wrong = checkSetup(own);
  return wrong
    ? fail([fault(name, '', `${wrong.code} ${JSON.stringify(wrong.params)}`)])
    : ok({ id: OWN, setup: own, atlas: atlasOf(file.value, deck.value) });
}

/** The id of campaigns that a server has brought. */
const OWN = 'campaign/own';

function deckIn(name: string, value: unknown): Read<readonly Replacement[]> {
  const deck = parse(name, deckSchema, value);
  if (!deck.ok) return deck;
  const cards = named(deck.value.cards, ({ title, text }) => ({ title, text }));
  return ok([{ part: 'cards', change: { cards: cardsOf(deck.value) }, lore: { cards }, text: written(deck.value) }]);
}

/** House rules of battles; `null`: the file is of another kind. Those that are as before replace nothing. */
function rulesIn(name: string, value: unknown, { rules }: Setup): Read<readonly Replacement[]> | null {
  const read = rulesWith(name, value, rules);
  if (!read?.ok) return read;
  return ok(read.value.map(({ text, ...change }) => ({ part: 'rules', change, lore: {}, text })));
}

function campaignIn(name: string, value: unknown, setup: Setup): Read<readonly Replacement[]> {
  const file = parse(name, partial, value);
  if (!file.ok) return file;
  // What a file leaves out is as it was, not as a new campaign would have it.
  const there = Object.keys(typeof value === 'object' && value !== null ? value : {});
  const given: Given = Object.fromEntries(Object.entries(file.value).filter(([key]) => there.includes(key)));
  return ok(
    (Object.keys(KEYS) as Keyed[]).flatMap((part) => {
      const keys = KEYS[part].filter((key) => given[key] !== undefined);
      if (keys.length === 0) return [];
      const text = written(Object.fromEntries(keys.map((key) => [key, given[key]])));
      return [{ part, text, lore: {}, ...READ[part](given, setup) }];
    }),
  );
}

const READ: Readonly<Record<Keyed, (file: Given, setup: Setup) => Pick<Replacement, 'change'> & Partial<Replacement>>> =
  {
    prices: ({ models = {} }, { prices }) => ({
      change: { ...tonsOf(models), prices: { ...prices, models: pricesOf(models) } },
    }),
    repairs: ({ repair, elemental, group }, { prices }) => ({
      change: {
        prices: {
          ...prices,
          repair: repair ?? prices.repair,
          elemental: elemental ?? prices.elemental,
          group: group ?? prices.group,
        },
      },
    }),
    stakes: ({ missions = [] }) => ({
      change: { missions: missionsOf(missions) },
      lore: { missions: named(missions, ({ title }) => title) },
    }),
    resources: ({ factions = [] }, { factions: own }) => ({
      change: {
        factions: inTheirPlace(own, factions, ({ resources, prestige }, was) => ({ ...was, resources, prestige })),
      },
    }),
    talents: ({ talents = [] }) => ({
      change: talentsOf(talents),
      lore: { talents: named(talents, ({ title }) => title) },
    }),
    map: ({ provinces = [] }) => ({
      change: { provinces: provincesOf(provinces) },
      lore: {
        provinces: named(provinces, ({ title, at }, i) => ({ title, at: at ?? onRing(i, provinces.length) })),
      },
    }),
    tiers: ({ tiers, beyond, tierProduction, workshop, factions = [] }, setup) => ({
      change: {
        tiers: tiers ?? setup.tiers,
        beyond: beyond ?? setup.beyond,
        tierProduction: tierProduction ?? setup.tierProduction,
        workshop: workshop ?? setup.workshop,
        factions: inTheirPlace(setup.factions, factions, ({ market, opens }, was) => ({ ...was, market, opens })),
      },
    }),
    beginners: ({ beginner }) => ({ change: beginner ? { beginner } : {} }),
    squads: ({ squad }) => ({ change: squad ? { squad: squadOf(squad) } : {} }),
    options: ({ options = {} }, { options: set }) => ({
      change: { options: { ...set, ...others(options, { ...usualOptions(), ...set }) } },
    }),
  };

/** The options of a campaign that sets none. */
const usualOptions = (): Readonly<Record<string, string>> =>
  Object.fromEntries(CAMPAIGN_OPTIONS.map(({ id, default: usual }) => [id, usual]));

/** What of some values is otherwise than it was. */
const others = (given: Readonly<Record<string, string>>, was: Readonly<Record<string, string>>) =>
  Object.fromEntries(Object.entries(given).filter(([key, value]) => was[key] !== value));

/** The factions of a campaign, each with what a file says of it; one that the campaign has not is told of by the rules. */
const inTheirPlace = (
  own: readonly FactionSetup[],
  given: NonNullable<Given['factions']>,
  change: (one: NonNullable<Given['factions']>[number], was: FactionSetup) => FactionSetup,
): readonly FactionSetup[] => [
  ...own.map((was) => {
    const one = given.find(({ id }) => id === was.id);
    return one ? change(one, was) : was;
  }),
  ...given
    .filter(({ id }) => !own.some((was) => was.id === id))
    .map(({ title: _, ...one }) => ({ ...one, id: factionId(one.id), antipathies: one.antipathies.map(factionId) })),
];

const isNew = ({ change }: Replacement, setup: Setup): boolean =>
  (Object.keys(change) as (keyof typeof change)[]).some(
    (key) => JSON.stringify(change[key]) !== JSON.stringify(setup[key]),
  );

/** The file of a campaign as it is now, to be changed and brought again: all that can be replaced, but for the deck. */
export function campaignText(setup: Setup, atlas: Atlas): string {
  const title = { en: '?', fr: '?', ru: '?' };
  const { model: unit = '', ...skills } = setup.squad ?? {};
  return written({
    options: { ...usualOptions(), ...setup.options },
    beginner: setup.beginner,
    ...(setup.squad ? { squad: { unit, ...skills } } : {}),
    models: Object.fromEntries(
      Object.entries(setup.tons).map(([model, tons]) => [model, { tons, price: setup.prices.models[model] ?? 0 }]),
    ),
    repair: setup.prices.repair,
    elemental: setup.prices.elemental,
    group: setup.prices.group,
    missions: setup.missions.map((mission) => ({ title: atlas.missions[mission.id] ?? title, ...mission })),
    talents: setup.talents.map((id) => {
      const battle = setup.talentsInBattle?.[id];
      return { id, title: atlas.talents[id] ?? title, ...(battle === undefined ? {} : { battle }) };
    }),
    provinces: setup.provinces.map((province) => ({ ...(atlas.provinces[province.id] ?? { title }), ...province })),
    tiers: setup.tiers,
    beyond: setup.beyond,
    tierProduction: setup.tierProduction,
    workshop: setup.workshop,
    factions: setup.factions.map((faction) => ({ title: atlas.factions[faction.id] ?? title, ...faction })),
  });
}

/** The deck of a campaign, likewise. */
export const deckText = ({ cards }: Setup, atlas: Atlas): string =>
  written({
    kind: 'campaign/deck',
    title: atlas.title,
    cards: cards.map(({ id, effects }) => ({ id, ...atlas.cards[id], effects })),
  });
