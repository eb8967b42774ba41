import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import { stockOf } from '../../../../src/games/battletech/library/read.js';
import { unitText } from '../../../../src/games/battletech/present/unit.js';
import { tongueOf } from '../../../../src/games/battletech/words/index.js';
import type { Locale } from '../../../../src/i18n/locales.js';

/** A battle value as `/unit show` tells it. */

const stock = stockOf(join(fileURLToPath(new URL('../../../../scenarios', import.meta.url)), 'battletech'));

/** What is said of the value of a unit, blanks as plain ones. */
function told(label: string, locale: Locale): readonly string[] {
  const unit = stock.units.get(label);
  if (!unit) throw new Error(`no ${label}`);
  const lines = unitText(unit, tongueOf(locale))
    .replaceAll(/[\u00a0\u202f]/gu, ' ')
    .split('\n');
  const from = lines.findIndex((line) => /^(Battle value|Valeur de combat|Боевая ценность)/u.test(line));
  return lines.slice(from, from + 4);
}

describe('battle value in words', () => {
  test('BV-09 en: the sum, its parts, and what the heat halves', () => {
    expect(told('STK-3F', 'en')).toEqual([
      'Battle value **1,559** = defence 861 + offence 698',
      '-# Defence: (armour 540 + structure 195 + gyro 42.5 − explosives 60) × 1.2 for speed',
      '-# Offence: (weapons 577 + ammunition 36 + mass 85) × 1 for speed',
      '-# At half for heat above 24: C, D, G, H, I, and J',
    ]);
  });

  test('BV-09 fr and ru say the same', () => {
    expect(told('LOKI', 'fr').slice(0, 2)).toEqual([
      'Valeur de combat **2 654** = défense 761,15 + attaque 1 893,34',
      '-# Défense : (blindage 320 + structure 117 + gyroscope 32,5 + équipement 131 − explosifs 15) × 1,3 pour la vitesse',
    ]);
    expect(told('LOKI', 'ru').slice(0, 2)).toEqual([
      'Боевая ценность **2 654** = защита 761,15 + атака 1 893,34',
      '-# Защита: (броня 320 + структура 117 + гироскоп 32,5 + оборудование 131 − взрывчатое 15) × 1,3 за скорость',
    ]);
  });
});
