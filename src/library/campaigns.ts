import { existsSync, readdirSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import type { Item } from '../games/contract.js';
import { checkSetup } from '../rules/campaign/founding.js';
import { cardId, factionId, provinceId } from '../rules/campaign/ids.js';
import type { Setup, Squad } from '../rules/campaign/setup.js';
import { fail, ok } from '../rules/kernel/result.js';
import { atlasOf, type Atlas } from './atlas.js';
import { campaignSchema, deckSchema, type CampaignFile, type DeckFile } from './campaign-files.js';
import type { Fault } from './contract.js';
import { fault, readAs, type Read } from './file.js';

/** A campaign that can be begun. */
export interface Campaign {
  readonly id: string;
  readonly setup: Setup;
  readonly atlas: Atlas;
}

/** The campaigns that are shipped, and what is wrong with those that are left out. */
export interface Campaigns {
  readonly campaigns: readonly Campaign[];
  readonly faults: readonly Fault[];
}

/** The campaigns in a folder of data. */
export function readCampaigns(folder: string): Campaigns {
  const shelf = join(folder, 'campaign');
  const files = existsSync(shelf) ? readdirSync(shelf).filter((file) => file.endsWith('.json')) : [];
  const read = files.sort().map((file) => readCampaign(join(shelf, file)));
  return {
    campaigns: read.flatMap((one) => (one.ok ? [one.value] : [])),
    faults: read.flatMap((one) => (one.ok ? [] : one.error)),
  };
}

/** Reads the file of a campaign and the deck that it names, in `decks/` beside it. */
export function readCampaign(file: string): Read<Campaign> {
  const campaign = readAs(file, campaignSchema);
  if (!campaign.ok) return campaign;
  const deck = readAs(join(dirname(file), 'decks', `${campaign.value.cards}.json`), deckSchema);
  if (!deck.ok) return deck;
  const id = `campaign/${basename(file, '.json')}`;
  const setup = setupOf(id, campaign.value, deck.value);
  const wrong = checkSetup(setup);
  if (wrong) return fail([fault(file, '', `${wrong.code} ${JSON.stringify(wrong.params)}`)]);
  return ok({ id, setup, atlas: atlasOf(campaign.value, deck.value) });
}

/** Reads one file of a campaign by its kind; `null`: it is of another kind. */
export function readCampaignItem(kind: unknown, file: string): Read<Item> | null {
  if (kind !== 'campaign/scenario' && kind !== 'campaign/deck') return null;
  const read = kind === 'campaign/deck' ? readAs(file, deckSchema) : readCampaign(file);
  return read.ok ? ok({ kind, scenario: null, subject: null }) : read;
}

/** The set-up that a campaign begins with. */
export function setupOf(id: string, file: CampaignFile, deck: DeckFile): Setup {
  const { options, tiers, beyond, tierProduction, workshop, beginner } = file;
  return {
    id,
    options,
    tiers,
    beyond,
    tierProduction,
    workshop,
    beginner,
    factions: file.factions.map(({ title: _, ...faction }) => ({
      ...faction,
      id: factionId(faction.id),
      antipathies: faction.antipathies.map(factionId),
    })),
    provinces: provincesOf(file.provinces),
    ...tonsOf(file.models),
    prices: {
      models: pricesOf(file.models),
      repair: file.repair,
      elemental: file.elemental,
      group: file.group,
    },
    ...talentsOf(file.talents),
    ...(file.squad ? { squad: squadOf(file.squad) } : {}),
    missions: missionsOf(file.missions),
    cards: cardsOf(deck),
  };
}

export const squadOf = ({ unit: model, ...skills }: NonNullable<CampaignFile['squad']>): Squad => ({
  model,
  ...skills,
});

/** The parts of a set-up, each from its part of the file. */
export const provincesOf = (provinces: CampaignFile['provinces']): Setup['provinces'] =>
  provinces.map(({ id, owner, production, adjacent }) => ({
    id: provinceId(id),
    owner: factionId(owner),
    production,
    adjacent: adjacent.map(provinceId),
  }));
export const tonsOf = (models: CampaignFile['models']): Pick<Setup, 'tons'> => ({
  tons: Object.fromEntries(Object.entries(models).map(([model, { tons }]) => [model, tons])),
});
export const pricesOf = (models: CampaignFile['models']): Setup['prices']['models'] =>
  Object.fromEntries(Object.entries(models).map(([model, { price }]) => [model, price]));
export const talentsOf = (talents: CampaignFile['talents']): Pick<Setup, 'talents' | 'talentsInBattle'> => ({
  talents: talents.map(({ id }) => id),
  talentsInBattle: Object.fromEntries(
    talents.flatMap(({ id, battle }) => (battle === undefined ? [] : [[id, battle]])),
  ),
});
export const missionsOf = (missions: CampaignFile['missions']): Setup['missions'] =>
  missions.map(({ title: _, ...mission }) => mission);
export const cardsOf = ({ cards }: DeckFile): Setup['cards'] =>
  cards.map(({ id, effects }) => ({ id: cardId(id), effects }));
