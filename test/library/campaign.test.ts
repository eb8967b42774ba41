import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { campaignSchema, deckSchema } from '../../src/library/campaign-files.js';
import { readCampaign } from '../../src/library/campaigns.js';
import { checkSetup } from '../../src/rules/campaign/founding.js';
import { factionId, provinceId } from '../../src/rules/campaign/ids.js';
import { connectedWith } from '../../src/rules/campaign/production.js';
import type { Setup } from '../../src/rules/campaign/setup.js';
import { mostTons, NO_BONUS } from '../../src/rules/campaign/ranks.js';
import { readItem } from '../../src/library/read.js';
import { library } from '../support/played.js';
import { SETUP } from '../support/campaign.js';

const FILE = join(import.meta.dirname, '../../scenarios/campaign/border-war.json');
const shipped = (): Setup => {
  const read = readCampaign(FILE);
  if (!read.ok) throw new Error(JSON.stringify(read.error));
  return read.value.setup;
};

describe('AMB-CLN-03 the border war', () => {
  const { factions, provinces, tons, prices, missions, cards } = shipped();

  test('has eight factions, Clans and others, in one region', () => {
    expect([factions.length, factions.filter(({ kind }) => kind === 'clan').length]).toEqual([8, 5]);
    const one = factionId('one');
    const owners = Object.fromEntries(provinces.map(({ id }) => [id, one]));
    expect(connectedWith(provinceId('karst'), provinces, owners)).toHaveLength(provinces.length);
  });

  test('knows the tons of every model as the catalogue has them, and each can be played', () => {
    const units = new Map(library.units.map((unit) => [unit.id, unit]));
    for (const [model, mass] of Object.entries(tons)) {
      expect([model, units.get(model)?.tons]).toEqual([model, mass]);
      expect(units.get(model)?.levels).toContain('standard');
    }
    expect(Object.values(prices.models).every((price) => price > 0)).toBe(true);
  });

  test('gives its beginners machines that they may pilot', () => {
    for (const { machines } of factions) {
      expect(machines.filter((model) => (tons[model] ?? 100) > mostTons(NO_BONUS))).toEqual([]);
    }
  });

  test('fights its missions on scenarios that there are, between two of their sides', () => {
    for (const { scenario, sides } of missions) {
      const ids = library.scenario(scenario)?.sides.map(({ id }) => id);
      expect(ids).toEqual(expect.arrayContaining([sides.attacker, sides.defender]));
    }
  });

  test('has 24 event cards or more, told in three languages, of which none does nothing', () => {
    expect(cards.length).toBeGreaterThanOrEqual(24);
    const file: unknown = JSON.parse(readFileSync(join(FILE, '../decks/border-deck.json'), 'utf8'));
    for (const { text, effects } of deckSchema.parse(file).cards) {
      const figures = effects.map(({ amount }) => Math.abs(amount));
      for (const told of Object.values(text)) {
        const said = [...told.matchAll(/\d+/g)].map(([figure]) => Number(figure));
        expect([told, said.filter((one) => !figures.includes(one))]).toEqual([told, []]);
        expect([told, figures.filter((one) => !said.includes(one))]).toEqual([told, []]);
      }
    }
  });

  test('AMB-CLN-31 its Clans open models by the classes of the campaign', () => {
    const bounds = { light: [0, 35], medium: [40, 60], heavy: [65, 80] } as const;
    for (const { opens } of factions) {
      for (const [of, [from, to]] of Object.entries(bounds)) {
        for (const model of opens[of as keyof typeof bounds] ?? []) {
          expect([model, (tons[model] ?? 0) >= from && (tons[model] ?? 0) <= to]).toEqual([model, true]);
        }
      }
    }
  });
});

describe('a bad campaign', () => {
  test.each([
    [
      'an owner that there is not',
      { provinces: SETUP.provinces.map((one) => ({ ...one, owner: factionId('z') })) },
      'no-such-faction',
    ],
    ['a neighbour that does not name it', { provinces: SETUP.provinces.slice(1) }, 'one-way'],
    ['a model without tons', { tons: {} }, 'no-such-model'],
  ])('%s is named', (_, change, code) => {
    expect(checkSetup({ ...SETUP, ...change })?.code).toBe(`campaign/${code}`);
  });

  test('is checked like any other file', () => {
    const kinds = [FILE, join(FILE, '../decks/border-deck.json')].map((file) => readItem(file, 'scenarios'));
    expect(kinds).toMatchObject([
      { ok: true, value: { kind: 'campaign/scenario' } },
      { ok: true, value: { kind: 'campaign/deck' } },
    ]);
  });

  test('an unknown key is refused by its name', () => {
    const file: unknown = JSON.parse(readFileSync(FILE, 'utf8'));
    const parsed = campaignSchema.safeParse({ ...(file as object), weather: 'fine' });
    expect(parsed.error?.issues[0]?.message).toMatch(/weather/);
  });
});
