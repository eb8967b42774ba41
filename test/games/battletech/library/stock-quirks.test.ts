import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import { stockOf } from '../../../../src/games/battletech/library/read.js';
import { unitText } from '../../../../src/games/battletech/present/unit.js';
import { tongueOf } from '../../../../src/games/battletech/words/index.js';
import { standingOf, VEHICLE_QUIRKS, type Quirk } from '../../../../src/rules/battletech/standard/quirk-table.js';
import type { StandardSheet } from '../../../../src/rules/battletech/record-sheet.js';

/** The quirks of the units that are shipped (ADV-07). */

const stock = stockOf(fileURLToPath(new URL('../../../../scenarios/battletech/', import.meta.url)));
const sheets = [...stock.units].flatMap(([id, { outfits }]) => {
  const sheet = outfits.standard?.sheet;
  return sheet ? [{ id, sheet, quirks: sheet.full.quirks ?? [] }] : [];
});

const hasHand = ({ full }: StandardSheet, arm: 'LA' | 'RA'): boolean =>
  (full.slots[arm] ?? []).some((slot) => slot?.holds === 'part' && slot.part === 'hand');

/** Why a quirk does not fit a sheet, by the quirk; what is not listed fits every 'Mech. */
const MISFIT: Readonly<Partial<Record<Quirk, (sheet: StandardSheet) => boolean>>> = {
  'battle-fist-left': (sheet) => !hasHand(sheet, 'LA'),
  'battle-fist-right': (sheet) => !hasHand(sheet, 'RA'),
  'barrel-fist-left': (sheet) => hasHand(sheet, 'LA'),
  'barrel-fist-right': (sheet) => hasHand(sheet, 'RA'),
  'extended-twist': ({ full }) => full.legs === 4,
  'hyper-extending-actuators': ({ full }) => full.legs === 4,
  'minimal-arms': (sheet) => hasHand(sheet, 'LA') || hasHand(sheet, 'RA'),
};

describe('ADV-07 the quirks of the units that are shipped', () => {
  test('ADV-07 each is one that the unit can have, and stands there once', () => {
    const wrong = sheets.flatMap(({ id, sheet, quirks }) => [
      ...quirks.filter((quirk) => MISFIT[quirk]?.(sheet)).map((quirk) => `${id} ${quirk}`),
      ...(new Set(quirks).size < quirks.length ? [`${id} twice`] : []),
      ...(sheet.kind === 'mech' ? [] : quirks.filter((quirk) => !VEHICLE_QUIRKS.includes(quirk))),
    ]);
    expect(wrong).toEqual([]);
  });

  test('ADV-07 so many of them have some, and of these so many something that changes a match', () => {
    expect(sheets.filter(({ quirks }) => quirks.length > 0)).toHaveLength(259);
    expect(sheets.filter(({ quirks }) => quirks.some((quirk) => standingOf(quirk) === 'applied'))).toHaveLength(203);
  });

  test.each([
    ['BLR-1G', ['command-mech', 'weak-head-1']],
    ['UM-R60', ['minimal-arms', 'extended-twist', 'low-profile']],
    ['MADCAT', ['improved-targeting-medium', 'weak-head-1']],
    ['MAL-1R', undefined],
    ['PARTISAN', ['anti-air']],
    ['WHM-6R', ['stable', 'rugged-2', 'ubiquitous-inner-sphere', 'ubiquitous-clan', 'searchlight']],
  ])('ADV-07 %s has %j', (id, quirks) => {
    expect(sheets.find((one) => one.id === id)?.sheet.full.quirks).toEqual(quirks);
  });
});

describe('ADV-11 the quirks of the weapons of the units that are shipped', () => {
  const weapons = sheets.flatMap(({ id, sheet }) =>
    sheet.mounts.flatMap(({ quirks = [], location, weapon }) =>
      quirks.length > 0 ? [{ id, weapon: weapon.id, location, quirks }] : [],
    ),
  );

  test('ADV-11 so many units have some, each once a weapon', () => {
    expect(new Set(weapons.map(({ id }) => id)).size).toBe(35);
    expect(weapons.filter(({ quirks }) => new Set(quirks).size < quirks.length)).toEqual([]);
  });

  test.each([
    ['ENF-4R', 'ac-10', 'RA', ['ammo-feed', 'fast-reload', 'improved-cooling']],
    ['MAD-3R', 'ac-5', 'RT', ['directional-mount', 'exposed-linkage']],
    ['GRF-1N', 'ppc', 'RA', ['jettison-capable']],
    ['BANDIT-I', 'light-machine-gun', 'FR', ['modular']],
  ])('ADV-11 %s: its %s in %s has %j', (id, weapon, location, quirks) => {
    expect(weapons).toContainEqual({ id, weapon, location, quirks });
  });
});

describe('ADV-07 what the library tells of a unit', () => {
  const lines = (id: string, locale: 'en' | 'fr' | 'ru'): readonly string[] => {
    const unit = stock.units.get(id);
    return unit ? unitText(unit, tongueOf(locale)).replaceAll('\u202f', ' ').split('\n') : [];
  };

  test.each([
    ['en', ['Quirks, where a match plays them: command', 'Not refereed: nimble jumper']],
    ['fr', ['Particularités, si la partie les joue : Mech de commandement', 'Non arbitrées : sauteur agile']],
    ['ru', ['Причуды, если в матче они действуют: командный мех', 'Арбитр не учитывает: ловкий прыгун']],
  ] as const)('ADV-07 in %s: what is played and what is left to the players', (locale, [played, leftOut]) => {
    expect(lines('HGN-732', locale).some((line) => line.startsWith(played))).toBe(true);
    expect(lines('PNT-9R', locale)).toContain(leftOut);
  });

  test('ADV-07 what changes nothing in a match is told as such', () => {
    expect(lines('CRB-20', 'en')).toContain('Without effect in a match: easy to maintain');
  });
});
