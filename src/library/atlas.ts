import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Locale } from '../i18n/locales.js';
import type { Setup } from '../rules/campaign/setup.js';
import { ok } from '../rules/kernel/result.js';
import type { CampaignFile, DeckFile } from './campaign-files.js';
import { readWhole } from './campaigns.js';
import type { Fault } from './contract.js';
import type { Read } from './file.js';

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

export function readCampaigns(folder: string): Campaigns {
  const shelf = join(folder, 'campaign');
  const files = existsSync(shelf) ? readdirSync(shelf).filter((file) => file.endsWith('.json')) : [];
  const read = files.sort().map((file) => readWholeCampaign(join(shelf, file)));
  return {
    campaigns: read.flatMap((one) => (one.ok ? [one.value] : [])),
    faults: read.flatMap((one) => (one.ok ? [] : one.error)),
  };
}

function readWholeCampaign(file: string): Read<Campaign> {
  const read = readWhole(file);
  if (!read.ok) return read;
  const { setup, file: written, deck } = read.value;
  return ok({ id: setup.id, setup, atlas: atlasOf(written, deck) });
}

const named = <T extends { readonly id: string }, Value>(all: readonly T[], value: (one: T, i: number) => Value) =>
  Object.fromEntries(all.map((one, i) => [one.id, value(one, i)]));

function atlasOf(file: CampaignFile, deck: DeckFile): Atlas {
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
function onRing(i: number, of: number): readonly [number, number] {
  const angle = (2 * Math.PI * i) / of;
  return [Math.round(50 + 45 * Math.sin(angle)), Math.round(50 - 45 * Math.cos(angle))];
}
