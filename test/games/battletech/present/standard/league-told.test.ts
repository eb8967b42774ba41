import { describe, expect, it } from 'vitest';
import type { Locale } from '../../../../../src/i18n/locales.js';
import { battletech } from '../../../../../src/rules/battletech/index.js';
import { inspect } from '../../../../../src/rules/battletech/inspect.js';
import { withStructure } from '../../../../../src/rules/battletech/damage/take.js';
import { judge, seated } from '../../../../../src/rules/kernel/seats.js';
import { seat, unit } from '../../../../support/quick-start.js';
import {
  attack,
  beginFull,
  FullPlay,
  fullSetup,
  passTo,
  roll,
  step,
  type FullPiece,
} from '../../../../support/standard.js';
import { chapters, viewOf, words } from '../battle.js';

/** What a league's match says of marks, scans, mines and water, as players read it. */

const RVN: FullPiece = { unit: 'RVN-3L', seat: 'defender', at: '0812 N' };
const HBK: FullPiece = { unit: 'HBK-4G', seat: 'attacker', at: '0810 S' };
/** Faces for whatever is rolled last. */
const ENOUGH = Array.from({ length: 12 }, () => 6);
const plain = (text: string): string => text.replaceAll(/[\u202f\u00a0]/gu, ' ');

/** The last chapter in words: its lines, and what stands behind them. */
function last(play: FullPlay, locale: Locale): { readonly lines: string; readonly why: string } {
  const stretch = chapters(play).at(-1);
  if (!stretch) throw new Error('nothing happened');
  const { lines, why } = words.report(stretch, locale);
  return { lines: plain(lines.join('\n')), why: plain(why.join('\n')) };
}

describe('FIN-51 what marks a target or shoots missiles down', () => {
  const play = beginFull({ pieces: [RVN, { ...HBK, unit: 'AS7-K' }] });
  passTo(play, 'attack');
  const view = battletech.view(play.match, seated(seat('defender')));
  const told = (about: 'odds' | 'sheet', locale: Locale, id = 'RVN-3L'): string => {
    const rest = about === 'odds' ? { about, target: unit('AS7-K'), from: null } : { about };
    const answer = inspect(view, { ...rest, unit: unit(id) });
    return answer.ok ? plain(words.answer(answer.value, view, locale)) : '';
  };

  it.each([
    ['en', 'marks the target, no damage', 'sticks a pod to the target, no damage', 'shoots missiles down, no damage'],
    ['fr', 'marque la cible, sans dégâts', 'fixe une balise à la cible, sans dégâts', 'abat des missiles, sans dégâts'],
    ['ru', 'подсвечивает цель, без урона', 'закрепляет на цели маяк, без урона', 'сбивает ракеты, без урона'],
  ] as const)('says so by odds, by order and on the sheet, and no damage of 0: %s', (locale, mark, pod, downs) => {
    const figures = words
      .figures(attack('RVN-3L', 'AS7-K', 'C E'), view, locale)
      .map(plain)
      .join('\n');
    for (const text of [told('odds', locale), told('sheet', locale), figures]) {
      expect(text).toContain(mark);
      expect(text).toContain(pod);
      expect(text).not.toMatch(/(?:damage|dégâts|урон) 0\b|\b0 de dégâts/u);
    }
    expect(told('sheet', locale, 'AS7-K')).toContain(downs);
  });
});

describe('CLN-39, CLN-42 a scan', () => {
  const begin = (): FullPlay => {
    const play = beginFull({ pieces: [RVN, HBK], options: { probes: 'roll' } });
    play.alter('RVN-3L', (one) => ({
      ...one,
      body: { ...one.body, pilot: { ...one.body.pilot, bonuses: { sensors: 2 } } },
    }));
    passTo(play, 'move');
    return play;
  };

  it.each([
    ['en', '**RVN-3L** scan: rolled 3+4 + 2 sensor bonus − 1 movement = 8'],
    ['fr', '**RVN-3L** scan : jet 3+4 + 2 bonus de senseurs − 1 déplacement = 8'],
    ['ru', '**RVN-3L** сканирование: бросок 3+4 + 2 надбавка к сенсорам − 1 движение = 8'],
  ] as const)('has its roll and its terms behind it: %s', (locale, why) => {
    const play = begin();
    play.give('defender', step('RVN-3L', 'walk', 'R'), [3, 4]);
    expect(last(play, locale).why).toContain(why);
  });
});

describe('HID-06 mines', () => {
  const laid = (locale: Locale): string => {
    const play = new FullPlay(fullSetup({ pieces: [RVN, HBK], options: { mines: '2' } }));
    for (const side of ['defender', 'attacker']) play.give(side, { type: 'pass' });
    const event = play.log.find(({ type }) => type === 'MinesLaid');
    if (!event) throw new Error('nobody is asked');
    return words
      .report({ before: null, after: viewOf(play), events: [event] }, locale)
      .lines.map(plain)
      .join('\n');
  };

  it.each([
    ['en', 'no mines'],
    ['fr', 'pas de mines'],
    ['ru', 'без мин'],
  ] as const)('a side that lays none is said to lay none: %s', (locale, none) => {
    expect(laid(locale)).toMatch(new RegExp(`: ${none}$`, 'u'));
  });
});

describe('HID-02 instructions', () => {
  it('for a unit that does not hide are refused, and name those that do only where any does', () => {
    const play = beginFull({ pieces: [RVN, HBK], options: { hidden: 'on' } });
    const order = { type: 'lie-in-wait', unit: unit('RVN-3L'), orders: { order: 'stay' } } as const;
    expect(play.refused('defender', order)).toMatchObject({ code: 'battletech/none-hidden' });
  });
});

describe('CLN-44 water that stops more than works there', () => {
  const begin = (): FullPlay => {
    const play = beginFull({ pieces: [RVN, HBK], hexes: { '0811': { water: 1 } }, options: { flooding: 'parts' } });
    passTo(play, 'move');
    return play;
  };

  it('is told by what it stops', () => {
    const play = begin();
    // Of the five things in its left leg two are struck already.
    play.alter('RVN-3L', (one) => {
      const hurt = withStructure(one, 'LL', 1);
      return { ...hurt, body: { ...hurt.body, struck: { ...hurt.body.struck, LL: [1, 4] } } };
    });
    roll(play, 'defender', step('RVN-3L', 'walk', 'F'), [...[6, 6], ...[6, 6, 1, 1], ...[1, 1], ...ENOUGH]);
    expect(last(play, 'en').lines).toContain('water in LL, 6+6 +7: 3 things stop');
  });

  it.each([
    ['en', 'water in RL, 6+6 +7: nothing left to stop'],
    ['fr', 'eau en RL, 6+6 +7 : plus rien à arrêter'],
    ['ru', 'вода в RL, 6+6 +7: останавливать больше нечего'],
  ] as const)('is told to have nothing left where all is struck: %s', (locale, nothing) => {
    const dice = { index: 0, sides: 6, faces: [6, 6], purpose: 'water' } as const;
    const soaked = { harm: 'soaked', location: 'RL', roll: dice, more: 7, things: 4 } as const;
    const event = { type: 'Breached', unit: unit('RVN-3L'), harm: [soaked], soaked: ['RL'] } as const;
    const report = words.report({ before: null, after: viewOf(begin()), events: [event] }, locale);
    expect(plain(report.lines.join('\n'))).toContain(nothing);
  });
});

describe('CLN-45 what water has stopped', () => {
  it.each([
    ['en', 'Struck: LL hip', 'Stopped by water: LL upper leg actuator'],
    ['fr', 'Touchés : LL hanche', 'Arrêtés par l’eau : LL actionneur de la cuisse'],
    ['ru', 'Поражено: LL бедро', 'Остановлено водой: LL привод бедра'],
  ] as const)('stands on the sheet apart from what is struck: %s', (locale, struck, stopped) => {
    const play = beginFull({ pieces: [RVN, HBK], options: { flooding: 'parts' } });
    play.alter('RVN-3L', (one) => ({
      ...one,
      body: { ...one.body, struck: { ...one.body.struck, LL: [0, 1] }, stopped: { LL: [1] } },
    }));
    const view = battletech.view(play.match, judge);
    const answer = inspect(view, { about: 'sheet', unit: unit('RVN-3L') });
    const lines = answer.ok ? plain(words.answer(answer.value, view, locale)).split('\n') : [];
    expect(lines).toContain(struck);
    expect(lines).toContain(stopped);
  });
});
