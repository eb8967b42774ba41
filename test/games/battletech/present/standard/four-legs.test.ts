import { tongueOf } from '../../../../../src/games/battletech/words/index.js';
import { describe, expect, test } from 'vitest';
import { LOCALES } from '../../../../../src/i18n/locales.js';
import { damageStepsText } from '../../../../../src/games/battletech/present/standard/damage-steps.js';
import { physicalAttackText } from '../../../../../src/games/battletech/present/standard/words.js';
import { sheetText } from '../../../../../src/games/battletech/present/sheet.js';
import { unit as id } from '../../../../support/quick-start.js';
import { beginFull } from '../../../../support/standard.js';

const play = beginFull({
  pieces: [
    { unit: 'GOL-1H', seat: 'defender', at: '0808 N' },
    { unit: 'HBK-4G', seat: 'attacker', at: '0807 S' },
  ],
});
const goliath = play.unit('GOL-1H');
const hunchback = play.unit('HBK-4G');

describe('AMB-SEQ-20 Legs of a ’Mech that has four are named by front and rear', () => {
  test.each([
    ['en', 'front left leg', 'left arm'],
    ['fr', 'jambe avant gauche', 'bras gauche'],
    ['ru', 'передняя левая нога', 'левая рука'],
  ] as const)('%s: physical attacks, what is lost, the sheet', (locale, leg, arm) => {
    const attack = { kind: 'kick', limb: 'LA', target: id('HBK-4G') } as const;
    expect(physicalAttackText(goliath, attack, tongueOf(locale))).toContain(`(${leg})`);
    const gone = [{ harm: 'location-lost', location: 'LA', why: 'destroyed' }] as const;
    expect(damageStepsText(gone, goliath, tongueOf(locale)).marks.join()).toContain(leg);
    expect(damageStepsText(gone, hunchback, tongueOf(locale)).marks.join()).toContain(arm);
    const sheet = { about: 'sheet', unit: { ...goliath, lost: ['LA'] }, mounts: [] } as const;
    expect(sheetText(sheet, tongueOf(locale))).toContain(leg);
  });

  test('each of the four has a name of its own in every language', () => {
    for (const locale of LOCALES) {
      const names = (['LA', 'RA', 'LL', 'RL'] as const).map((limb) =>
        physicalAttackText(goliath, { kind: 'kick', limb, target: id('HBK-4G') }, tongueOf(locale)),
      );
      expect(new Set(names).size, locale).toBe(4);
    }
  });
});
