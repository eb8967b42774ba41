import { describe, expect, it } from 'vitest';
import { battletech } from '../../../src/rules/battletech/index.js';
import { move, sideEntered } from '../../../src/rules/battletech/movement.js';
import type { Facing } from '../../../src/rules/geometry/hex/facing.js';
import { reach } from '../../../src/rules/battletech/reach.js';
import { ENTRY_COST, TURN_COST } from '../../../src/rules/battletech/tables.js';
import { STEP_LETTERS, type Mode } from '../../../src/rules/battletech/vocabulary.js';
import { complete } from '../../support/complete.js';
import {
  begin,
  beginFire,
  fire,
  noFire,
  run,
  seat,
  stand,
  walk,
  type Piece,
  type Situation,
} from '../../support/quick-start.js';

const HBK: Piece = { unit: 'HBK-4G', seat: 'defender', at: '0810 N' };
const FAR: Piece = { unit: 'ENF-4R', seat: 'attacker', at: '1501 S' };

/** The cost, or the refusal, of a move of the Hunchback from 0810 north. */
function attempt(mode: Mode, steps: string, situation: Partial<Situation> = {}, exit = false): number | string {
  const play = begin({ pieces: [HBK, FAR], ...situation });
  const result = move(play.game, play.unit('HBK-4G'), mode, steps, exit);
  return result.ok ? result.value.movement.mp : complete(result.error).code;
}

describe('Movement cost', () => {
  it('QSR-63 the step over the edge costs 1 MP more, and counts as a hex', () => {
    const leaving = (at: string, steps: string) => attempt('walk', steps, { pieces: [{ ...HBK, at }, FAR] }, true);
    expect([leaving('0801 N', 'F'), leaving('0803 N', 'FFF'), leaving('0804 N', 'FFFF')]).toEqual([1, 3, 4]);
    expect(leaving('0805 N', 'FFFFF')).toBe('battletech/not-enough-mp');
    expect(leaving('0803 N', 'FF')).toBe('battletech/no-edge-ahead');
    expect(leaving('0801 N', 'B')).toBe('battletech/no-edge-ahead');
    const play = begin({ pieces: [{ ...HBK, at: '0803 N' }, FAR] });
    const gone = move(play.game, play.unit('HBK-4G'), 'walk', 'FFF', true);
    expect(gone).toMatchObject({ ok: true, value: { movement: { mp: 3, entered: 3 }, left: true } });
  });

  it('QSR-03 QSR-18 a hex not marked is clear: 1 MP; light woods 2; heavy woods 3', () => {
    expect(ENTRY_COST.slice(0, 3)).toEqual([1, 2, 3]);
    expect(attempt('walk', 'F')).toBe(1);
    expect(attempt('walk', 'F', { woods: { '0809': 1 } })).toBe(2);
    expect(attempt('walk', 'F', { woods: { '0809': 2 } })).toBe(3);
  });

  it('QSR-19 TC-QSR-01 a facing change costs 1 MP per hexside, in any terrain', () => {
    expect(TURN_COST).toBe(1);
    expect(attempt('walk', 'RRR')).toBe(3);
    expect(attempt('walk', 'L', { woods: { '0810': 2 } })).toBe(1);
    expect(attempt('walk', 'RF', { woods: { '0910': 2 } })).toBe(4);
  });

  it('QSR-20 costs add up; more than the mode gives is refused with both numbers and what they pay for', () => {
    expect(attempt('walk', 'FFFF')).toBe(4);
    const play = begin({ pieces: [HBK, FAR] });
    expect(play.refused('defender', walk('HBK-4G', 'FFFFF'))).toEqual({
      code: 'battletech/not-enough-mp',
      params: { unit: 'HBK-4G', mode: 'walk', need: 5, have: 4, far: 'FFFF' },
      rule: 'QSR-20',
    });
  });
});

describe('Direction and facing', () => {
  it('QSR-21 TC-QSR-02 only the hex ahead or behind can be entered; one beside needs a turn first', () => {
    const play = begin({ pieces: [HBK, FAR] });
    const end = (steps: string) => {
      const result = move(play.game, play.unit('HBK-4G'), 'walk', steps, false);
      return result.ok ? `${result.value.to.hex} for ${result.value.movement.mp}` : complete(result.error).code;
    };
    expect(end('F')).toBe('0809 for 1');
    expect(end('B')).toBe('0811 for 1');
    expect(end('RF')).toBe('0910 for 2');
    expect(end('RRF')).toBe('0911 for 3');
    expect(end('X')).toBe('battletech/unknown-step');
    expect(move(play.game, play.unit('HBK-4G'), 'walk', 'FX', false)).toEqual({
      ok: false,
      error: { code: 'battletech/unknown-step', params: { step: 'X', known: [...'FBLRT'] }, rule: null },
    });
  });

  it('QSR-22 TC-QSR-03 walking mixes forward and backward; running never goes backward', () => {
    expect(attempt('walk', 'FFB')).toBe(3);
    expect(attempt('run', 'FFB')).toBe('battletech/run-backward');
  });

  it('QSR-23 facing changes only by turning; a step keeps it', () => {
    const play = begin({ pieces: [HBK, FAR] });
    play.give('defender', walk('HBK-4G', 'BL'));
    expect(play.unit('HBK-4G').place).toEqual({ hex: '0811', facing: 5 });
  });
});

describe('Modes', () => {
  it('QSR-17 one mode a turn: a unit that has moved cannot move again', () => {
    const play = begin({ pieces: [HBK, { unit: 'CDA-2A', seat: 'defender', at: '0210 N' }, FAR] });
    play.give('defender', walk('HBK-4G', 'F'));
    expect(play.refused('defender', run('HBK-4G', 'F')).code).toBe('battletech/already-moved');
  });

  it('QSR-24 TC-QSR-04 standing still spends no MP and does not turn', () => {
    expect(attempt('stand', '')).toBe(0);
    expect(attempt('stand', 'R')).toBe('battletech/stand-still-moves');
  });

  it('QSR-25 walking: up to Walking MP', () => {
    expect(attempt('walk', 'FFRF')).toBe(4);
    expect(attempt('walk', 'FFRFF')).toBe('battletech/not-enough-mp');
  });

  it('QSR-26 running: up to Running MP', () => {
    expect(attempt('run', 'FFRFFF')).toBe(6);
    expect(attempt('run', 'FFRFFFF')).toBe('battletech/not-enough-mp');
  });

  it('AMB-QSR-06 walking without a step is not standing still: the mode decides', () => {
    const play = begin({ pieces: [HBK, FAR] });
    play.give('defender', walk('HBK-4G', ''));
    expect(play.unit('HBK-4G').moved).toMatchObject({ mode: 'walk', mp: 0, entered: 0 });
  });

  it('AMB-QSR-11 there is no jumping at this level, jump jets or not', () => {
    const play = begin({ pieces: [HBK, FAR] });
    const view = battletech.view(play.match, { as: 'seat', seat: seat('defender') });
    const choice = battletech.choices(view, seat('defender'), {});
    expect(choice).toMatchObject({
      kind: 'pick',
      blank: 'mode',
      options: [{ value: 'stand' }, { value: 'walk' }, { value: 'run' }],
    });
  });
});

describe('Stacking', () => {
  const friend: Piece = { unit: 'CDA-2A', seat: 'defender', at: '0809 N' };
  const enemy: Piece = { ...FAR, at: '0809 S' };
  it('QSR-27 TC-QSR-25 through a friend, never through an enemy, never to end with anybody', () => {
    expect(attempt('walk', 'FF', { pieces: [HBK, friend, FAR] })).toBe(2);
    expect(attempt('walk', 'F', { pieces: [HBK, friend, FAR] })).toBe('battletech/hex-occupied');
    expect(attempt('walk', 'FF', { pieces: [HBK, enemy] })).toBe('battletech/enemy-in-the-way');
    expect(attempt('walk', 'F', { pieces: [HBK, enemy] })).toBe('battletech/enemy-in-the-way');
  });

  it('QSR-27 a wreck is no longer in the way', () => {
    const play = beginFire({ pieces: [HBK, { ...enemy, armor: { HD: 1 } }, { ...FAR, unit: 'ENF-4R=Two' }] });
    play.give('defender', fire('HBK-4G', 'ENF-4R', 'B'));
    play.give('attacker', noFire('ENF-4R'));
    play.give('attacker', noFire('Two'), [6, 6, 6, 6, 1, 1, 2, 2]);
    play.give('defender', walk('HBK-4G', 'F'));
    expect(play.unit('HBK-4G').place?.hex).toBe('0809');
  });
});

describe('Bookkeeping of the worked example', () => {
  it('TC-QSR-08 walking 8: 7 MP spent, 5 hexes entered; running 6: 5 spent, 2 entered; standing still', () => {
    const play = begin({
      pieces: [
        { unit: 'CDA-2A', seat: 'attacker', at: '0210 N' },
        { unit: 'HBK-4G', seat: 'defender', at: '0812 N' },
        { unit: 'ENF-4R', seat: 'defender', at: '1210 N' },
      ],
    });
    play.give('attacker', walk('CDA-2A', 'FFRFRFF'));
    expect(play.unit('CDA-2A').moved).toMatchObject({ mode: 'walk', mp: 7, entered: 5 });
    play.give('defender', run('HBK-4G', 'LLFLF'));
    expect(play.unit('HBK-4G').moved).toMatchObject({ mode: 'run', mp: 5, entered: 2 });
    play.give('defender', stand('ENF-4R'));
    expect(play.unit('ENF-4R').moved).toMatchObject({ mode: 'stand', mp: 0, entered: 0 });
  });

  it('QSR-46 TC-QSR-09 only hexes since the last reversal count: back 3, forward 2 → 2; back 1, forward 5 → 5', () => {
    const entered = (id: string, steps: string) => {
      const play = begin({ pieces: [{ unit: id, seat: 'defender', at: '0808 N' }, FAR] });
      play.give('defender', walk(id, steps));
      return play.unit(id).moved?.entered;
    };
    expect(entered('CDA-2A', 'BBBFF')).toBe(2);
    expect(entered('CDA-2A', 'BFFFFF')).toBe(5);
    expect(entered('CDA-2A', 'FFRFFL')).toBe(4);
  });
});

describe('Legs', () => {
  it('QSR-57 TC-QSR-19 a leg gone: next turn only standing still, and firing', () => {
    const play = beginFire({ pieces: [HBK, { unit: 'ENF-4R', seat: 'attacker', at: '0808 S', armor: { RL: 20 } }] });
    play.give('defender', fire('HBK-4G', 'ENF-4R', 'A'));
    // AC/20 hits with 12 and strikes the right leg (5): 20 → 0. Then initiative for turn 2: the attacker moves first.
    play.give('attacker', noFire('ENF-4R'), [6, 6, 2, 3, 6, 6, 1, 1]);
    expect(play.unit('ENF-4R').lost).toEqual(['RL']);
    // Its only legal move is not asked for: the referee makes it stand still.
    expect(play.last('UnitMoved')).toMatchObject({ unit: 'ENF-4R', by: 'referee', movement: { mode: 'stand' } });
    const result = move(play.game, play.unit('ENF-4R'), 'walk', 'R', false);
    expect(result).toMatchObject({ ok: false, error: { code: 'battletech/cannot-move', rule: 'QSR-57' } });
    play.give('defender', stand('HBK-4G'));
    play.give('attacker', fire('ENF-4R', 'HBK-4G', 'A'));
    expect(play.last('AttackDeclared').unit).toBe('ENF-4R');
  });
});

describe('Units that cannot move', () => {
  it('QSR-57 where every unit left has lost a leg nobody is asked; reach says why there is none', () => {
    const lame: Piece = { ...HBK, armor: { LL: 0 } };
    const play = begin({ pieces: [lame, { ...lame, unit: 'HBK-4G=Two', at: '0812 N' }, FAR] });
    expect(play.awaited).toEqual(['attacker:move']);
    play.give('attacker', stand('ENF-4R'));
    expect(play.events('UnitMoved').map(({ unit, by }) => `${unit} ${by}`)).toEqual([
      'HBK-4G referee',
      'Two referee',
      'ENF-4R seat',
    ]);
    const view = battletech.view(play.match, { as: 'spectator' });
    const ask = (mode: Mode) => battletech.inspect(view, { about: 'reach', unit: play.unit('HBK-4G').id, mode });
    expect(ask('walk')).toMatchObject({ ok: false, error: { code: 'battletech/cannot-move', rule: 'QSR-57' } });
    expect(ask('stand')).toMatchObject({ ok: true, value: { mp: 0, reached: [{ hex: '0810' }] } });
    expect(reach(play.game, play.unit('HBK-4G'), 'run')).toEqual([]);
  });

  it('QSR-57 with one unit that can still move the player chooses whose turn it is', () => {
    const play = begin({ pieces: [{ ...HBK, armor: { LL: 0 } }, { ...HBK, unit: 'HBK-4G=Two', at: '0812 N' }, FAR] });
    expect(play.awaited).toEqual(['defender:move']);
  });
});

describe('A half-made path', () => {
  it('QSR-20 letters that are not legal are left out, and all that is offered goes on from there', () => {
    const play = begin({ pieces: [HBK, { ...FAR, at: '0808 S' }] });
    const view = battletech.view(play.match, { as: 'seat', seat: seat('defender') });
    const pad = battletech.choices(view, seat('defender'), { mode: 'walk', path: 'FFR' });
    if (pad.kind !== 'path') throw new Error('no path');
    expect([pad.sofar, pad.facts['hex'], pad.canStop]).toEqual(['F', '0809', true]);
    for (const { steps } of pad.destinations) {
      expect(move(play.game, play.unit('HBK-4G'), 'walk', steps, false).ok, steps).toBe(true);
    }
  });
});

describe('Minimum movement', () => {
  it('AMB-QSR-10 off: a hex that costs more than the MP left cannot be entered; on: one hex ahead always can', () => {
    const slow = { pieces: [HBK, FAR], woods: { '0809': 2 } } as const;
    expect(attempt('walk', 'F', slow)).toBe(3);
    const play = begin({ ...slow, options: { minimumMove: 'on' } });
    const lame = begin({ ...slow, pieces: [{ ...HBK, mp: [2, 6] }, FAR] }).unit('HBK-4G');
    expect(move(play.game, lame, 'walk', 'F', false)).toMatchObject({
      ok: true,
      value: { movement: { mp: 2, entered: 1 } },
    });
    expect(move(play.game, lame, 'walk', 'FF', false)).toMatchObject({ ok: false });
    const listed = begin({ ...slow, pieces: [{ ...HBK, mp: [2, 3] }, FAR], options: { minimumMove: 'on' } });
    const view = battletech.view(listed.match, { as: 'seat', seat: seat('defender') });
    const pad = battletech.choices(view, seat('defender'), { mode: 'walk', path: '' });
    if (pad.kind !== 'path') throw new Error('no path');
    expect(pad.steps.find((step) => step.value === 'F')?.facts).toMatchObject({ mp: 2, hex: '0809' });
    expect(pad.destinations.map(({ steps }) => steps)).toContain('F');
    // It is the first step alone that is always allowed, and none backward.
    expect(listed.refused('defender', walk('HBK-4G', 'RFL')).code).toBe('battletech/not-enough-mp');
    listed.give('defender', walk('HBK-4G', 'F'));
    expect(listed.unit('HBK-4G').moved).toMatchObject({ mp: 2, entered: 1 });
    const strict = begin(slow);
    expect(move(strict.game, lame, 'walk', 'F', false)).toMatchObject({ error: { code: 'battletech/not-enough-mp' } });
  });
});

describe('Reach', () => {
  it('QSR-20 finds for each hex and facing the cheapest way, and the hardest to hit among equals', () => {
    const play = begin({ pieces: [HBK, FAR], woods: { '0809': 2 } });
    const reached = reach(play.game, play.unit('HBK-4G'), 'walk');
    const at = (hex: string, facing: number) =>
      reached.find((one) => one.hex === hex)?.facings.find((one) => one.facing === facing);
    expect(at('0809', 0)).toMatchObject({ mp: 3, entered: 1, steps: 'F' });
    expect(at('0811', 0)).toMatchObject({ mp: 1, entered: 1, steps: 'B' });
    expect(at('0810', 3)).toMatchObject({ mp: 3, entered: 0 });
    for (const { hex, facings } of reached) {
      for (const { facing, mp, entered, steps } of facings) {
        const result = move(play.game, play.unit('HBK-4G'), 'walk', steps, false);
        expect(result).toMatchObject({ ok: true, value: { to: { hex, facing }, movement: { mp, entered } } });
      }
    }
  });
});

describe('The hexside of a step', () => {
  it('QSR-18 FIN-21 is where it leads out, of a turn or a climb that which is ahead', () => {
    const sides = (facing: Facing) => Object.fromEntries(STEP_LETTERS.map((step) => [step, sideEntered(facing, step)]));
    expect(sides(0)).toEqual({ F: 0, B: 3, L: 0, R: 0, Q: 5, E: 1, Z: 4, V: 2, U: 0, W: 0, T: 0 });
    expect(sides(4)).toEqual({ F: 4, B: 1, L: 4, R: 4, Q: 3, E: 5, Z: 2, V: 0, U: 4, W: 4, T: 4 });
  });
});
