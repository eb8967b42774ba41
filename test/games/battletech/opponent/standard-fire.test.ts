import { describe, expect, test } from 'vitest';
import type { Argued } from '../../../../src/opponent/contract.js';
import { fullVolleys } from '../../../../src/games/battletech/opponent/standard/attack.js';
import { fullMoves } from '../../../../src/games/battletech/opponent/standard/move.js';
import type { StandardState } from '../../../../src/rules/battletech/types.js';
import type { Command } from '../../../../src/rules/battletech/commands.js';
import { mountOf, unitOf } from '../../../../src/rules/battletech/units.js';
import { unit } from '../../../support/quick-start.js';
import { beginFull, marked } from '../../../support/standard.js';

/** What Arbitre makes of single situations of the standard level. */

const stateOf = (...pieces: readonly string[]): StandardState =>
  beginFull({
    pieces: pieces.map((piece, i) => {
      const [model = '', at = ''] = piece.split('@');
      return { unit: model, seat: i === 0 ? 'attacker' : 'defender', at };
    }),
  }).game;

type Attack = Extract<Command, { type: 'attack' }>;
type Move = Extract<Command, { type: 'move' }>;

const most = (orders: readonly Argued<Command>[]): Command | undefined => {
  const value = ({ reasons }: Argued<Command>): number => reasons.reduce((sum, one) => sum + one.value, 0);
  return [...orders].sort((a, b) => value(b) - value(a))[0]?.command;
};

function fires(state: StandardState, id: string): Attack {
  const command = most(fullVolleys(state, unitOf(state, unit(id))));
  if (command?.type !== 'attack') throw new Error('no declaration of fire');
  return command;
}

function moves(state: StandardState, id: string): Move {
  const command = most(fullMoves(state, unitOf(state, unit(id))));
  if (command?.type !== 'move') throw new Error('no move');
  return command;
}

const change = (state: StandardState, id: string, to: object): StandardState => ({
  ...state,
  units: state.units.map((one) => (one.id === id ? { ...one, ...to } : one)),
});

const STOOD = { mode: 'stand', steps: '', path: [], mp: 0, entered: 0 };
const RAN_FAR = { mode: 'run', steps: '', path: [], mp: 11, entered: 10 };

describe('Arbitre fires at the standard level', () => {
  test('weapons that do not bear on its enemy at another, where they do', () => {
    const state = stateOf('CN9-A@0810 N', 'HBK-4G@0804 S', 'PXH-1@0812 N');
    const { shots } = fires(state, 'CN9-A');
    const behind = shots.filter(({ target }) => target === 'PXH-1').map(({ mount }) => mount);
    expect(behind.map((mount) => mountOf(unitOf(state, unit('CN9-A')), mount).rear)).toEqual([true]);
    expect(shots.filter(({ target }) => target === 'HBK-4G').length).toBe(3);
  });

  test('aimed at the cockpit or the heart of an enemy who cannot move', () => {
    const state = stateOf('ENF-4R@0810 N', 'HBK-4G@0807 S');
    expect(fires(state, 'ENF-4R').shots.map(({ aim }) => aim)).toEqual([null, null, null]);
    const { shots } = fires(marked(state, 'HBK-4G', { shutdown: true }), 'ENF-4R');
    expect(shots.map(({ aim }) => aim === 'CT' || aim === 'HD')).toEqual([true, true, true]);
  });

  test('Ultras twice where they are likely to hit, once where they are not', () => {
    const state = stateOf('DAISHI@0810 N', 'JR7-D@0801 S');
    const ultras = (of: StandardState): readonly string[] =>
      fires(of, 'DAISHI').shots.flatMap(({ mount, mode }) =>
        mountOf(unitOf(of, unit('DAISHI')), mount).weapon.full.traits.includes('ultra') ? [mode] : [],
      );
    expect(ultras(state)).toEqual(['double', 'double']);
    expect(ultras(change(state, 'JR7-D', { moved: RAN_FAR }))).toEqual(['normal', 'normal']);
  });

  test('nothing from bins that feed no weapon any more: it dumps them', () => {
    const state = stateOf('HBK-4G@0810 N', 'ENF-4R@0807 S');
    expect(fires(state, 'HBK-4G').dump).toEqual([]);
    const gone = change(state, 'HBK-4G', { lost: ['RT', 'RA'] });
    expect(fires(gone, 'HBK-4G').dump).toEqual(['LT-1', 'LT-2']);
    // Who cannot act cannot dump either.
    expect(fires(marked(gone, 'HBK-4G', { shutdown: true }), 'HBK-4G').dump).toEqual([]);
  });
});

describe('Arbitre charges', () => {
  test('with a heavy unit that shoots badly and has room to run, and kicks where it is near', () => {
    const state = change(stateOf('CGR-1A1@0810 N', 'ENF-4R@0802 S'), 'ENF-4R', { moved: STOOD });
    expect(moves(state, 'CGR-1A1')).toMatchObject({ mode: 'run', steps: 'FFFFFFF', charge: 'ENF-4R' });
    const near = change(stateOf('CGR-1A1@0810 N', 'ENF-4R@0804 S'), 'ENF-4R', { moved: STOOD });
    expect(moves(near, 'CGR-1A1')).toMatchObject({ mode: 'walk', steps: 'FFFFF', exit: false });
  });

  test('not with one that does more by shooting', () => {
    const state = change(stateOf('AWS-8Q@0810 N', 'ENF-4R@0806 S'), 'ENF-4R', { moved: STOOD });
    expect(moves(state, 'AWS-8Q').charge).toBeUndefined();
  });
});
