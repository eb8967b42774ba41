import { describe, expect, test } from 'vitest';
import { damageStepsText } from '../../../../../src/games/battletech/present/standard/damage-steps.js';
import { answerText } from '../../../../../src/games/battletech/present/answers.js';
import { tongueOf } from '../../../../../src/games/battletech/words/index.js';
import type { Sight } from '../../../../../src/rules/battletech/inquiries.js';
import { sightWords } from '../../../../../src/render/battletech/sight-overlay.js';
import { battletech } from '../../../../../src/rules/battletech/index.js';
import { spectator } from '../../../../../src/rules/kernel/seats.js';
import { hex } from '../../../../support/quick-start.js';
import { beginFull } from '../../../../support/standard.js';

const play = beginFull({
  pieces: [
    { unit: 'GRF-1N', seat: 'defender', at: '0808 N' },
    { unit: 'HBK-4G', seat: 'attacker', at: '0804 S' },
  ],
});

describe('P-22 what is said of an attack is said once', () => {
  test.each([
    ['en', 'left arm and left torso already gone'],
    ['fr', 'déjà perdu\u202f: bras gauche et torse gauche'],
    ['ru', 'уже потеряно: левая рука и левый торс'],
  ] as const)('%s: of two locations that were gone', (locale, gone) => {
    const steps = [
      { harm: 'transfer', from: 'LA', to: 'LT', damage: 5 },
      { harm: 'transfer', from: 'LT', to: 'CT', damage: 5 },
    ] as const;
    expect(damageStepsText(steps, play.unit('HBK-4G'), tongueOf(locale)).marks).toEqual([gone]);
  });

  test('an open line without woods has no points of woods, in words and on its picture', () => {
    const sight: Sight = {
      from: hex('0808'),
      to: hex('0804'),
      distance: 4,
      visible: true,
      points: 0,
      cover: { attacker: false, target: true },
      submerged: false,
      hexes: [],
      pairs: [],
      decided: false,
    };
    const tongue = tongueOf('ru');
    const told = answerText({ about: 'los', sight }, battletech.view(play.match, spectator), tongue);
    expect(told).toContain('обзор открыт, цель в частичном укрытии');
    expect(`${told} ${sightWords(sight, tongue)}`).not.toContain('лес');
  });
});
