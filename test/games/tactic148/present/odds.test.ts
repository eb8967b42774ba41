import { describe, expect, test } from 'vitest';
import { unitId } from '../../../../src/rules/kernel/ids.js';
import type { Command } from '../../../../src/rules/tactic148/commands.js';
import { assault, cover, shoot, suppress, type Play } from '../../../support/tactic148.js';
import { card, figure, scene } from '../../../support/tactic148-letter.js';
import { viewOf, words } from './matches.js';

/** What is said of a shot before it is ordered. */

const US = figure('US1', card('rifleman'), 10, 20);
const VG = figure('VG1', card('rifleman'), 10, 12);

const told = (play: Play, aim = false): string =>
  words.answer(
    play.inspect({ about: 'odds', unit: unitId('US1'), target: unitId('VG1'), aim, from: null }),
    viewOf(play, 'us'),
    'en',
  );
const figures = (play: Play, command: Command): string =>
  words.figures(command, viewOf(play, 'us'), 'en').join('\n').replaceAll('\u00a0', ' ');

describe('J-25 odds say first what cannot be done now, then what it would be', () => {
  test('T48-38 suppressed', () => {
    const play = scene([US, figure('VG1', card('mg'), 10, 12)]);
    play.endTurn('us').give('vg', suppress('VG1', 10, 20, 'mg'));
    expect(told(play)).toContain('**not now, suppressed**; it would be:');
  });

  test('T48-17 no shots left; T48-11 no action left for Aim; T48-13 no token for it; T48-41 Wound marker', () => {
    const spent = scene([US, VG]);
    spent.give('us', shoot('US1', 'VG1'), [1, 1, 1]);
    spent.give('us', shoot('US1', 'VG1'), [1, 1, 1]);
    expect(told(spent)).toContain('**not now, no shots left**');
    const last = scene([US, VG]);
    last.give('us', cover('US1'));
    last.give('us', cover('US1'));
    expect(told(last)).not.toContain('not now');
    expect(told(last, true)).toContain('**not now, no actions left**');
    const poor = scene([US, VG]).withTokens('us', 1);
    expect(told(poor, true)).toContain('**not now, not enough tokens**');
    expect(told(scene([US, VG]).mark('US1', { shocked: true }))).toContain('**not now, Wound marker**');
  });

  test('who can shoot is told the odds alone', () => {
    expect(told(scene([US, VG]))).not.toContain('not now');
  });
});

describe('P-20 what is confirmed shows the odds of the shot as it is ordered', () => {
  test('T48-26 with Aim a die more than without', () => {
    const play = scene([US, VG]);
    expect(figures(play, shoot('US1', 'VG1'))).toContain('3 dice 4+');
    expect(figures(play, shoot('US1', 'VG1', true))).toContain('4 dice 4+');
    play.give('us', shoot('US1', 'VG1', true), [1, 1, 1, 1]);
    expect(play.last('ShotFired').prospect.dice).toBe(4);
  });

  test('T48-35 of an Assault Fire from where the shot is made', () => {
    const play = scene([US, figure('VG1', card('rifleman'), 10, 8)]);
    expect(figures(play, assault('US1', 'VG1', 'move', [[10, 18]]))).toContain('9.0 u, in the open, 3 dice');
    expect(figures(play, assault('US1', 'VG1', 'fire', []))).toContain('11.0 u, in the open, 2 dice');
  });

  test('in a row each shot from where the moves before it lead', () => {
    const play = scene([US, figure('VG1', card('rifleman'), 10, 8)]);
    const plan: Command = {
      type: 'plan',
      actions: [{ type: 'move', unit: unitId('US1'), path: [{ x: 10_000, y: 18_000 }] }, shoot('US1', 'VG1')],
    };
    expect(figures(play, plan)).toContain('3 dice');
  });
});
