import { describe, expect, test } from 'vitest';
import { citations, rulebook, type System } from '../../scripts/house/rulebook.mjs';

/** Ids of a game that there is not, so that these lines are no citations of a real one. */
const system = (untestable: System['untestable'] = {}): System => ({
  system: 'Ludo',
  requirements: [
    { id: 'LUDO-01', title: 'Dice have six sides' },
    { id: 'LUDO-02', title: 'A six enters a pawn' },
  ],
  untestable,
});
const CODE = [['src/rules/ludo/dice.ts', '// LUDO-01 and LUDO-02']] as const;
const TESTS = [['test/rules/ludo.test.ts', "test('LUDO-01…02 dice and pawns')"]] as const;

describe('citations', () => {
  test.each([
    ['LUDO-01 and TC-LUDO-03, AMB-LUDO-04', ['LUDO-01', 'TC-LUDO-03', 'AMB-LUDO-04']],
    ['LUDO-09…11', ['LUDO-09', 'LUDO-10', 'LUDO-11']],
    ['LUDO-09…LUDO-10', ['LUDO-09', 'LUDO-10']],
    ['HBK-4G, ludo-01, 5-20', []],
  ])('of %s', (text, ids) => {
    expect([...citations(text)]).toEqual(ids);
  });
});

describe('rulebook', () => {
  test('names code and tests of each requirement, and finds nothing wrong', () => {
    const { page, wrong } = rulebook([system()], CODE, TESTS);
    expect(wrong).toEqual([]);
    expect(page).toContain(
      '| LUDO-02 | A six enters a pawn | [rules/ludo/dice.ts](../src/rules/ludo/dice.ts) | [rules/ludo.test.ts](../test/rules/ludo.test.ts) |',
    );
  });

  test('a number that two requirements have is wrong', () => {
    const twice = { ...system(), requirements: [...system().requirements, { id: 'LUDO-01', title: 'Pawns are red' }] };
    expect(rulebook([twice], CODE, TESTS).wrong).toEqual([
      'LUDO-01 (Pawns are red): another requirement has that number',
    ]);
  });

  test('a requirement without a test is wrong unless a reason is given', () => {
    const none = [['test/x.test.ts', 'LUDO-01']] as const;
    expect(rulebook([system()], CODE, none).wrong).toEqual(['LUDO-02 (A six enters a pawn): no test cites it']);
    expect(rulebook([system({ 'LUDO-02': 'only named' })], CODE, none).wrong).toEqual([]);
  });

  test('a reason that no longer holds, and ids that there are not, are wrong', () => {
    expect(rulebook([system({ 'LUDO-02': 'only named', 'LUDO-99': 'why' })], CODE, TESTS).wrong).toEqual([
      'LUDO-02 is listed as untestable, but a test cites it',
      'untestable names LUDO-99, which there is not',
    ]);
    const slip = [['test/x.test.ts', 'LUDO-01…03']] as const;
    expect(rulebook([system()], CODE, slip).wrong).toEqual(['LUDO-03, cited in test/x.test.ts, does not exist']);
  });
});
