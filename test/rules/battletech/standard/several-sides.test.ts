import { describe, expect, it } from 'vitest';
import { battletech } from '../../../../src/rules/battletech/index.js';
import { ending } from '../../../../src/rules/battletech/standard/victory.js';
import type { StandardState } from '../../../../src/rules/battletech/types.js';
import { sideId } from '../../../../src/rules/kernel/ids.js';
import {
  attack,
  beginFull,
  marked,
  passTo,
  roll,
  step,
  strike,
  type FullPiece,
  type FullPlay,
} from '../../../support/standard.js';

/** Three and four sides, each against all others (option `multiSide`); dice that put them in the order of their names. */

const SIDES = ['red', 'blue', 'green', 'white'] as const;
const RANKED = [1, 1, 2, 2, 3, 3, 4, 4];

const begun = (pieces: readonly FullPiece[], sides: number, more: Readonly<Record<string, string>> = {}): FullPlay =>
  beginFull({ pieces, options: { multiSide: 'on', ...more } }, RANKED.slice(0, 2 * sides));

/** As many Hunchbacks of each side as are said, in rows of their own. */
const forces = (...counts: readonly number[]): FullPlay =>
  begun(
    counts.flatMap((count, side) =>
      Array.from({ length: count }, (_, i): FullPiece => ({
        unit: `HBK-4G=${SIDES[side] ?? ''}${i + 1}`,
        seat: SIDES[side] ?? '',
        at: `${String(2 * i + 1).padStart(2, '0')}${String(4 * side + 1).padStart(2, '0')} S`,
      })),
    ),
    counts.length,
  );

const one = (seat: string, at: string, unit = 'HBK-4G'): FullPiece => ({ unit: `${unit}=${seat}`, seat, at });
const order = (play: FullPlay): string =>
  play
    .last('PhaseBegan')
    .order.map((side) => side.charAt(0))
    .join('');

describe('AMB-SEQ-07 the order of three and four sides', () => {
  it.each([
    [[1, 1, 1, 1], 'rbgw'],
    [[2, 2, 1], 'rrbbg'],
    [[3, 2, 2], 'rbgrrbg'],
    [[4, 2, 2, 1], 'rrrrbbggw'],
    [[1, 3, 2], 'rbbbgg'],
    [[2, 2, 2, 2], 'rbgwrbgw'],
    [[5, 2, 3], 'rrbgrrrbgg'],
  ] as const)('AMB-SEQ-07 %j units: %s', (counts, expected) => {
    expect(order(forces(...counts))).toBe(expected);
  });

  it('AMB-SEQ-07 fire and physical attacks are declared in the same order', () => {
    const play = begun([one('red', '0808 N'), one('blue', '0807 S'), one('green', '0907 S')], 3);
    passTo(play, 'attack');
    expect(order(play)).toBe('rbg');
    passTo(play, 'strike');
    expect(order(play)).toBe('rbg');
  });
});

describe('AMB-SEQ-07 everybody else is an enemy', () => {
  const three = (): FullPlay => begun([one('red', '0808 N'), one('blue', '0806 S'), one('green', '0906 S')], 3);

  it.each(['blue', 'green'])('AMB-SEQ-07 red fires at %s', (target) => {
    const play = three();
    passTo(play, 'attack');
    play.give('red', attack('red', target, 'B'));
    expect(play.last('FireDeclared')).toMatchObject({ unit: 'red', shots: [{ target }] });
  });

  it('AMB-SEQ-07 at both at once, one of them as a secondary target', () => {
    const play = three();
    passTo(play, 'attack');
    const shots = [...attack('red', 'blue', 'B').shots, ...attack('red', 'green', 'C').shots];
    play.give('red', { ...attack('red', 'blue', ''), shots });
    const numbers = play.last('FireDeclared').shots.map(({ toHit }) => toHit.terms.map(({ reason }) => reason));
    expect(numbers.flat().filter((reason) => reason.startsWith('secondary'))).toHaveLength(1);
  });

  it('AMB-SEQ-07 nobody passes through a unit of either, and no charge is run at who has not moved', () => {
    const play = begun([one('red', '0808 N'), one('blue', '0807 S'), one('green', '0906 S')], 3);
    expect(play.refused('red', step('red', 'walk', 'F')).code).toBe('battletech/enemy-in-the-way');
    expect(play.refused('red', step('red', 'run', '', { charge: 'blue' })).code).toBe('battletech/charge-unmoved');
    play.give('red', step('red', 'walk', ''));
    expect(play.refused('blue', step('blue', 'run', '', { charge: 'green' })).code).toBe('battletech/charge-unmoved');
    play.give('blue', step('blue', 'run', '', { charge: 'red' }));
    expect(play.last('ChargeDeclared')).toMatchObject({ unit: 'blue', charge: { target: 'red' } });
  });

  it('FIN-40 red pushes blue into green: both are moved, and both roll', () => {
    const play = begun([one('red', '0808 N'), one('blue', '0807 N'), one('green', '0806 N')], 3);
    passTo(play, 'strike');
    const faces = [4, 3, 5, 4, 3, 5, 4, 3, 5, 4, 3, 5, 4, 3, 5, 4, 3, 5];
    roll(play, 'red', strike('red', 'blue', 'push'), faces);
    while (play.awaited.some((waits) => waits.endsWith(':strike'))) {
      const [question] = battletech.open(play.match);
      if (!question) break;
      roll(play, question.seat, { type: 'pass' }, faces);
    }
    expect(['red', 'blue', 'green'].map((id) => play.unit(id).place?.hex)).toEqual(['0807', '0806', '0805']);
    expect(play.events('PilotingRolled').map(({ unit, roll: { cause } }) => `${unit} ${cause}`)).toEqual([
      'green displaced',
      'blue pushed',
    ]);
  });
});

describe('AMB-SEQ-07 who is left', () => {
  const four = (): StandardState =>
    begun([one('red', '0101 S'), one('blue', '1501 S'), one('green', '0117 N'), one('white', '1517 N')], 4).game;
  const without = (state: StandardState, ...gone: readonly string[]): StandardState => ({
    ...state,
    units: state.units.map((unit) =>
      gone.includes(unit.id) ? { ...unit, status: 'destroyed' as const, place: null } : unit,
    ),
  });
  const sides = SIDES.map(sideId);
  const outcome = (state: StandardState) => ending(state, sides, [])?.winners ?? null;

  it.each([
    [[], null],
    [['red'], null],
    [['red', 'blue'], null],
    [['red', 'blue', 'green'], ['white']],
    [['red', 'blue', 'green', 'white'], []],
  ] as const)('SEQ-18 without %j wins %j', (gone, winners) => {
    expect(outcome(without(four(), ...gone))).toEqual(winners);
  });

  it('AMB-SEQ-19 a side that only withdraws is out, the others fight on; the last that fights wins', () => {
    const out = (state: StandardState, ...ids: readonly string[]) =>
      ids.reduce((so, id) => marked(so, id, { withdraws: true }), state);
    expect(outcome(out(four(), 'red'))).toBeNull();
    expect(outcome(out(without(four(), 'blue'), 'red'))).toBeNull();
    expect(outcome(out(without(four(), 'blue'), 'red', 'green'))).toEqual(['white']);
    expect(outcome(out(four(), 'red', 'blue', 'green', 'white'))).toEqual([]);
  });

  const crippled = (): FullPlay => {
    const play = begun([one('red', '0801 N'), one('blue', '0804 N'), one('green', '0906 S')], 3, {
      forcedWithdrawal: 'on',
    });
    play.alter('red', (unit) => ({ ...unit, body: { ...unit.body, withdraws: true } }));
    return play;
  };

  it('AMB-SEQ-19 a crippled unit leaves the map withdrawn, not destroyed, and the others fight on', () => {
    const play = crippled();
    play.give('red', step('red', 'walk', 'F', { exit: true }));
    expect(play.unit('red').status).toBe('left');
    expect(play.match.outcome).toBeNull();
  });

  it('AMB-SEQ-19 it may fire on its way', () => {
    const play = crippled();
    play.give('red', step('red', 'walk', 'RRR'));
    passTo(play, 'attack');
    play.give('red', attack('red', 'blue', 'B'));
    expect(play.last('FireDeclared')).toMatchObject({ unit: 'red', shots: [{ target: 'blue' }] });
  });
});
