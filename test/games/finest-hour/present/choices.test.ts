import { describe, expect, test } from 'vitest';
import { LOCALES } from '../../../../src/i18n/locales.js';
import type { HourView } from '../../../../src/rules/finest-hour/finest-hour.js';
import { finestHour } from '../../../../src/rules/finest-hour/index.js';
import type { Blanks } from '../../../../src/rules/kernel/choices.js';
import { seatId, unitId } from '../../../../src/rules/kernel/ids.js';
import { seated } from '../../../../src/rules/kernel/seats.js';
import {
  ahead,
  answer,
  column,
  evadeTo,
  fire,
  fly,
  gun,
  instruct,
  left,
  profile,
  rally,
  sortie,
  stay,
  type Plane,
  type Sortie,
} from '../../../support/finest-hour.js';
import { viewOf, words } from './matches.js';
import { SCENES } from './scenes.js';

/** What buttons, menus, confirmations and private answers say. */

const KESTREL = profile(3, { weapons: [gun('fixed-forward', 20, 3, 2, 'guns')] });
const plane = (unit: string, x: number, y: number, heading = 0, more: Partial<Plane> = {}): Plane => ({
  unit,
  at: [x, y],
  heading,
  profile: KESTREL,
  ...more,
});

const seen = (play: Sortie, seat: string): HourView => finestHour.view(play.match, seated(seatId(seat)));

/** Blanks that are wide or narrow in print are blanks. */
const plain = (text: string): string => text.replaceAll(/[\u00a0\u202f]/gu, ' ');

/** The labels and descriptions of a blank. */
function offered(play: Sortie, seat: string, blanks: Blanks = {}): readonly string[] {
  const view = seen(play, seat);
  const choice = finestHour.choices(view, seatId(seat), blanks);
  if (choice.kind !== 'pick') throw new Error(choice.kind);
  return choice.options.map((option) => {
    const { label, description } = words.option(choice.blank, option, view, 'en');
    return plain(description === undefined ? label : `${label} · ${description}`);
  });
}

/** What a seat is asked, and what passing does. */
function asked(play: Sortie): readonly string[] {
  return finestHour
    .open(play.match)
    .map((question) => `${words.question(question, viewOf(play), 'en')} | ${words.buttons(question, 'en').pass}`);
}

describe('questions and their buttons', () => {
  const duel = (more: Partial<Plane> = {}): Sortie =>
    sortie({
      planes: [plane('R1', 40, 55), plane('R2', 60, 75), plane('B1', 40, 25, 180, more), plane('B2', 100, 10)],
    });

  test('AMB-TFH-18 say who can be activated, and whom passing flies straight on', () => {
    expect(asked(duel())).toEqual(['activate R1 or R2 | R1 flies straight on']);
  });

  test('AMB-TFH-15 say which test a star takes, and what each column means', () => {
    const play = duel({ star: true });
    play.give('red', fly('R1', [ahead(20)]));
    expect(asked(play)).toEqual(['B1 takes the test In sight (R1): roll, or choose as a star | Roll']);
    expect(offered(play, 'blue')).toEqual([
      'Roll',
      'Pass 2 · fires if it can, else evades',
      'Pass 1 · fires at REP−1 if it can',
      'Pass 0 · does nothing',
      'Leave an instruction…',
    ]);
    play.give('blue', column('B1', '0'));
    expect(words.board(viewOf(play), 'en')).toContain('B1, Kestrel (Blue), REP 4: at 40, 25, heading 180°, star');
  });

  test('AMB-TFH-23 say from whom it evades, and by which headings', () => {
    const play = duel();
    play.give('red', fly('R1', [ahead(20)]), [4, 5, 6, 1, 1, 4]);
    expect(asked(play)).toEqual(['R1 must evade from B1: which way? | Evade directly away']);
    expect(offered(play, 'red').slice(0, 6)).toEqual([
      'Directly away (180°)',
      'To its left (270°)',
      'To its right (90°)',
      'Straight ahead (0°)',
      '0°',
      '22.5°',
    ]);
    expect(words.command(evadeTo('R1', 90), viewOf(play), 'en')).toBe('R1 evades on heading 90°');
  });

  test('TFH-20 a target in a menu has what bears on it, with its chance', () => {
    const play = sortie({ planes: [plane('R1', 40, 55), plane('B1', 40, 40, 180), plane('B2', 100, 10)] });
    expect(offered(play, 'red', { unit: 'R1', way: 'fire' })).toEqual(['B1 · 15.0 cm: guns 3 dice, 4+ (88%)']);
    const order = fly('R1', [fire(['guns', 'B1']), ahead(10)]);
    expect(plain(words.command(order, viewOf(play), 'en'))).toBe('R1: fire at B1 (guns), 10 cm');
    expect(words.figures(order, viewOf(play), 'en').map(plain)).toEqual(['R1 → B1 · 15.0 cm: guns 3 dice, 4+ (88%)']);
  });

  test('P-06 TFH-12 places where a move can end begin with the simplest; each has its heading and whom it could hit from there', () => {
    const all = (count: number): readonly string[] =>
      offered(duel(), 'red', { unit: 'R1', way: 'move' }).slice(0, count);
    expect(all(7)).toEqual([
      'Straight on, 10 cm · heading 0° · → B1 88%',
      'Straight on, 20 cm · heading 0° · → B1 88%',
      'Straight on, 30 cm · heading 0° · → B1 88%',
      '45° left, 10 cm · heading 315°',
      '45° left, 20 cm · heading 315°',
      '45° left, 30 cm · heading 315°',
      '45° right, 10 cm · heading 45°',
    ]);
  });

  test('TFH-35 a fast move is picked by its turn and length, for the dice say how far it gets; turns begin with the simplest', () => {
    expect(offered(duel(), 'red', { unit: 'R1', way: 'fast' }).slice(0, 5)).toEqual([
      'Straight on',
      '45° left',
      '45° right',
      '90° left',
      '90° right',
    ]);
  });

  test('AMB-TFH-29 the figures of a fast move count its speed against its own fire', () => {
    const play = sortie({ planes: [plane('R1', 40, 65), plane('B1', 40, 40, 180), plane('B2', 100, 10)] });
    const shot = (fast: boolean) =>
      words.figures(fly('R1', [ahead(10), fire(['guns', 'B1'])], { fast }), viewOf(play), 'en');
    expect(shot(false)[0]).toContain('4+');
    expect(shot(true)[0]).toContain('6+');
  });
});

test('TFH-12 TFH-17 the odds say what each further tranche straight on does to them', () => {
  const play = sortie({ planes: [plane('R1', 40, 70), plane('B1', 40, 45, 180), plane('B2', 100, 10)] });
  const odds = play.ask({ about: 'odds', unit: unitId('R1'), target: unitId('B1'), from: null });
  expect(plain(words.answer(odds, viewOf(play), 'en')).split('\n')).toEqual([
    '**R1 → B1**, 25.0 cm',
    '- guns: out of range',
    '-# Farther straight on: 10 cm 88% · 20 cm 88% · 30 cm –',
  ]);
});

describe('commands in a sentence', () => {
  const view = viewOf(sortie({ planes: [plane('R1', 40, 55), plane('R2', 60, 75), plane('B1', 40, 25, 180)] }));
  const all = (command: Parameters<typeof words.command>[0]) =>
    LOCALES.map((locale) => plain(words.command(command, view, locale)));

  test.each([
    [
      fly('R1', [left(45), ahead(10)], { fast: true }),
      'R1, fast move: 45° left, 10 cm',
      'R1, mouvement rapide : 45° à gauche, 10 cm',
      'R1, полный газ: 45° влево, 10 см',
    ],
    [
      fly('R1', [fire(['guns', 'B1', 1], ['guns', 'B2', 2])]),
      'R1: fire at B1 (guns 1 die), fire at B2 (guns 2 dice)',
      'R1 : tir sur B1 (guns 1 dé), tir sur B2 (guns 2 dés)',
      'R1: огонь по B1 (guns 1 кубик), огонь по B2 (guns 2 кубика)',
    ],
    [answer('R1', 'B1'), 'R1 fires back at B1', 'R1 riposte à B1', 'R1 отвечает B1'],
    [stay('R1'), 'R1 stays', 'R1 reste', 'R1 остаётся'],
    [rally('R1', 'R2'), 'R1 rallies R2', 'R1 rallie R2', 'R1 собирает R2'],
    [
      instruct({ about: 'evasion', unit: unitId('R1'), way: 'away' }),
      'Which way it evades, R1: directly away',
      'Direction de l’évitement, R1 : à l’opposé',
      'Куда уклоняться, R1: прочь от врага',
    ],
  ] as const)('%o', (command, ...said) => {
    expect(all(command)).toEqual(said);
  });
});

describe('what is told to one reader', () => {
  test("P-03 results are what a seat's dice did and what befell its own, as the report tells it", () => {
    const { stretch } = SCENES['a chain that sends the active one away']();
    const { lines } = words.report(stretch, 'en');
    const [red, blue] = ['red', 'blue'].map((seat) => words.results(stretch, seatId(seat), 'en'));
    expect(red).toEqual(lines.slice(2));
    expect(blue).toEqual(lines.slice(1, 3));
  });

  test('AMB-TFH-23 instructions stand on the sheet that its own seat reads, and on no other', () => {
    const play = sortie({ planes: [plane('R1', 40, 55), plane('B1', 40, 25, 180)] });
    play.give('red', instruct({ about: 'evasion', unit: unitId('R1'), way: 'away' }));
    const sheet = (seat: string) => {
      const view = seen(play, seat);
      const found = finestHour.inspect(view, { about: 'sheet', unit: unitId('R1') });
      return found.ok ? words.answer(found.value, view, 'en') : '';
    };
    expect(sheet('red')).toContain('Instructions: Which way it evades, R1: directly away');
    expect(sheet('blue')).not.toContain('Instructions');
  });

  test('the statistics count dice, hits and what was to be expected, tests, evasions and losses', () => {
    const { play } = SCENES['a chain of reactions that ends in fire']();
    const { columns, rows } = words.tally(play.log, viewOf(play), 'en');
    expect(columns).toEqual(['Dice', 'Hits', 'Expected', 'Tests passed', 'Evasions', 'Lost']);
    // Blue: 3 dice that hit on 4+, 3 that hit on 5+, for the target had dived.
    expect(rows.map(({ cells }) => cells)).toEqual([
      ['3', '0', '0.5 (0 to 2)', '0 of 0', '0', '0'],
      ['6', '3', '2.5 (0 to 5)', '2 of 2', '0', '0'],
    ]);
    expect(words.most(play.log, viewOf(play), 'en')).toEqual(['**B1** 3 hits, 1 shot down']);
  });
});
