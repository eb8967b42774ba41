import { describe, expect, it } from 'vitest';
import { battletech } from '../../../../src/rules/battletech/index.js';
import type { Command } from '../../../../src/rules/battletech/commands.js';
import { move, placeOf, standing } from '../../../../src/rules/battletech/movement.js';
import { standUpProblem } from '../../../../src/rules/battletech/standard/check-move.js';
import { hasFourLegs } from '../../../../src/rules/battletech/standard/legs.js';
import { seated } from '../../../../src/rules/kernel/seats.js';
import type { StandardUnit } from '../../../../src/rules/battletech/types.js';
import type { Location } from '../../../../src/rules/battletech/vocabulary.js';
import { drafted } from '../../../../src/render/battletech/draft-overlay.js';
import { complete } from '../../../support/complete.js';
import { seat, unit } from '../../../support/quick-start.js';
import { attack, beginFull, passTo, passTurn, step, type FullPiece, type FullPlay } from '../../../support/standard.js';

/** Getting up: on the last legs, and the turn on the spot of who has just stood up (FIN-04, FIN-23). */

const HBK: FullPiece = { unit: 'HBK-4G', seat: 'defender', at: '0812 N' };
const ENF: FullPiece = { unit: 'ENF-4R', seat: 'attacker', at: '0810 S' };
const up = (id: string, mode: 'walk' | 'run', steps?: string): Command => ({
  type: 'stand-up',
  unit: unit(id),
  mode,
  ...(steps === undefined ? {} : { then: { steps, exit: false } }),
});

/** The next move of a unit that lies and has lost these locations. */
function lying(piece = HBK, lost: readonly Location[] = []): FullPlay {
  const play = beginFull({ pieces: [piece, ENF] });
  play.give('defender', step(piece.unit, 'walk', '', { prone: true }));
  passTurn(play);
  play.alter(piece.unit, (one) => ({ ...one, lost }));
  return play;
}

const choice = (play: FullPlay, partial: Record<string, string> = {}) =>
  battletech.choices(battletech.view(play.match, seated(seat('defender'))), seat('defender'), partial);
const offered = (play: FullPlay): readonly string[] => {
  const next = choice(play);
  return next.kind === 'pick' ? next.options.map(({ value }) => value) : [];
};

describe('FIN-23 getting up on the last legs', () => {
  it('TC-FIN-11 J-10 piloting 5, a leg gone: 10 to stand, at a run; who fails fires lying at 4 + 2 + 2', () => {
    const play = lying(HBK, ['LL']);
    expect(offered(play)).toEqual(['stand', 'walk', 'stand-up-run']);
    // Rolls 9; falls ahead for 5 points on the centre torso; 10 to spare the pilot.
    play.give('defender', up('HBK-4G', 'run'), [4, 5, 1, 3, 4, 6, 6]);
    expect(play.last('PilotingRolled').roll).toMatchObject({ cause: 'stand-up', number: 10, success: false });
    expect(play.unit('HBK-4G')).toMatchObject({ moved: { mode: 'run', steps: 'U', mp: 1 }, body: { prone: true } });
    // One attempt a turn.
    expect(play.awaited).toEqual(['attacker:move']);
    passTo(play, 'attack');
    play.give('defender', attack('HBK-4G', 'ENF-4R', 'A'));
    passTurn(play, [1, 1, 1, 1, 6, 6]);
    const [shot] = play.events('ShotFired');
    const terms = shot?.toHit.terms ?? [];
    expect(terms.filter(({ reason }) => ['gunnery', 'attacker-ran', 'attacker-prone'].includes(reason))).toEqual([
      { reason: 'gunnery', value: 4 },
      { reason: 'attacker-ran', value: 2 },
      { reason: 'attacker-prone', value: 2 },
    ]);
    expect(play.events('HeatTold').findLast(({ unit: one }) => one === 'HBK-4G')?.sources).toEqual(
      expect.arrayContaining([
        { source: 'ran', heat: 2 },
        { source: 'stood-up', heat: 1 },
      ]),
    );
  });

  it('FIN-04 FIN-23 an attempt on offer says what it costs and of how many MP, which on one leg are those of the walk', () => {
    const attempts = (lost: readonly Location[]) => {
      const next = choice(lying(HBK, lost));
      return next.kind === 'pick'
        ? next.options.flatMap(({ value, facts }) => (value.startsWith('stand-up') ? [facts] : []))
        : [];
    };
    expect(attempts([])).toEqual([
      { mode: 'walk', mp: 4, cost: 2 },
      { mode: 'run', mp: 6, cost: 2 },
    ]);
    expect(attempts(['LL'])).toEqual([{ mode: 'run', mp: 1, cost: 1 }]);
  });

  it('FIN-23 J-10 once up it may turn and no more, and next turn walks 1 and never runs', () => {
    const play = lying(HBK, ['LL']);
    play.give('defender', up('HBK-4G', 'run'), [5, 5]);
    expect(play.awaited).toEqual(['defender:move-on']);
    expect(play.refused('defender', step('HBK-4G', 'run', 'F'))).toMatchObject({ code: 'battletech/not-enough-mp' });
    play.give('defender', step('HBK-4G', 'run', 'RR'));
    expect(play.unit('HBK-4G')).toMatchObject({ place: { hex: '0812', facing: 2 }, moved: { mp: 1, entered: 0 } });
    passTurn(play);
    expect(play.refused('defender', step('HBK-4G', 'run', 'F'))).toMatchObject({ code: 'battletech/no-mp' });
    play.give('defender', step('HBK-4G', 'walk', 'F'));
  });

  it('FIN-23 J-10 at a walk it is refused; without either arm there is nothing to lean on; four legs need no arm', () => {
    const [limping] = lying(HBK, ['LL']).game.units;
    const [four] = lying({ ...HBK, unit: 'GOL-1H' }).game.units;
    if (!limping || !four) throw new Error('nobody lies');
    expect(hasFourLegs(four)).toBe(true);
    const code = (one: StandardUnit, lost: readonly Location[], mode: 'walk' | 'run' = 'run') =>
      complete(standUpProblem({ ...one, lost }, mode))?.code ?? null;
    expect(code(limping, ['LL'], 'walk')).toBe('battletech/stands-up-at-run');
    expect(code(limping, ['LL', 'LA'])).toBeNull();
    expect(code(limping, ['RL', 'LA', 'RA'])).toBe('battletech/nothing-to-lean-on');
    expect(standUpProblem({ ...limping, lost: ['RL', 'LA', 'RA'] }, 'run')).toMatchObject({ rule: 'FIN-23' });
    expect(code(limping, ['LA', 'RA'])).toBeNull();
    expect(code(limping, ['LL', 'RL'])).toBe('battletech/no-mp');
    const { body } = limping;
    const gyroless = { ...limping, lost: [], body: { ...body, struck: { ...body.struck, CT: [3, 4] } } };
    expect(standUpProblem(gyroless, 'run')).toEqual({
      code: 'battletech/cannot-stand-up',
      params: { unit: 'HBK-4G' },
      rule: 'SEQ-19',
    });
    expect(code(four, ['LA'], 'walk')).toBeNull();
    expect(code(four, ['LA', 'RA'], 'walk')).toBe('battletech/stands-up-at-run');
    expect(code(four, ['LA', 'RA'])).toBeNull();
  });

  it('FIN-04 an attempt costs 2 MP; a unit too slow for it at a walk runs', () => {
    const play = lying({ ...HBK, unit: 'UM-R60' });
    play.alter('UM-R60', (one) => ({ ...one, body: { ...one.body, heat: 5 } }));
    const slow = play.unit('UM-R60');
    expect(standUpProblem(slow, 'walk')).toEqual({
      code: 'battletech/not-enough-mp',
      params: { unit: 'UM-R60', mode: 'walk', need: 2, have: 1, far: '0' },
      rule: 'SEQ-05',
    });
    expect(standUpProblem(slow, 'run')).toBeNull();
  });
});

describe('FIN-04 facing after standing up', () => {
  it.each([
    ['RRRFF', 'walk', 4],
    ['RRRFFF', 'run', 5],
  ] as const)('TC-FIN-02 J-02 up, about-face, %s at a %s: %i MP', (steps, mode, mp) => {
    const play = lying();
    play.give('defender', up('HBK-4G', mode, steps), [6, 6]);
    expect(play.unit('HBK-4G')).toMatchObject({ place: { facing: 3 }, moved: { mode, mp, entered: steps.length - 3 } });
  });

  it('TC-FIN-02 J-02 walking 4 a third hex is too far; a turn after the first step costs again', () => {
    for (const [steps, need] of [
      ['RRRFFF', 5],
      ['RRRFLF', 5],
    ] as const) {
      expect(lying().refused('defender', up('HBK-4G', 'walk', steps))).toMatchObject({
        code: 'battletech/not-enough-mp',
        params: { need, have: 4 },
      });
    }
  });

  it('FIN-04 J-02 by buttons: the drive pad turns for nothing, even with all MP spent', () => {
    const play = lying({ ...HBK, unit: 'UM-R60' });
    const next = choice(play, { mode: 'stand-up-walk', path: 'RR' });
    expect(next).toMatchObject({ kind: 'path', facts: { used: 2, max: 2, facing: 'SE' } });
    expect(next.kind === 'path' ? next.steps.map(({ value }) => value) : []).toEqual(
      expect.arrayContaining(['L', 'R']),
    );
    play.give('defender', up('UM-R60', 'walk'), [6, 6]);
    expect(play.awaited).toEqual(['defender:move-on']);
    play.give('defender', step('UM-R60', 'walk', 'L'));
    expect(play.unit('UM-R60')).toMatchObject({ place: { facing: 5 }, moved: { steps: 'UL', mp: 2 } });
  });

  it('FIN-04 J-02 the picture of a draft counts the MP of getting up, and no turn on the spot', () => {
    const play = lying();
    play.give('defender', up('HBK-4G', 'walk'), [6, 6]);
    const { game } = battletech.view(play.match, seated(seat('defender')));
    const draft = { kind: 'draft', unit: unit('HBK-4G'), mode: 'walk' } as const;
    expect(drafted({ ...draft, steps: 'RRR' }, game)).toMatchObject({ mp: 2 });
    expect(drafted({ ...draft, steps: 'RRRF' }, game)).toMatchObject({ mp: 3, entered: 1 });
  });

  it('FIN-04 J-02 who stays down pays for its turns', () => {
    const play = lying();
    play.give('defender', up('HBK-4G', 'walk'), [1, 1, 1, 3, 4, 6, 6]);
    play.give('defender', step('HBK-4G', 'walk', 'R'));
    expect(play.unit('HBK-4G').moved).toMatchObject({ steps: 'UR', mp: 3 });
  });
});

it('QSR-27 who lies in a hex with a friend may lie still or stand up, and is offered no move that cannot end', () => {
  const play = lying();
  expect(offered(play)).toContain('walk');
  play.alter('ENF-4R', (one) => ({ ...one, side: play.unit('HBK-4G').side, place: play.unit('HBK-4G').place }));
  expect(offered(play)).toEqual(['stand', 'stand-up-walk', 'stand-up-run']);
});

it('SEQ-05 who has stood up may stop there, even where a correction has left it fewer MP than that took', () => {
  const play = lying();
  play.alter('HBK-4G', (one) => ({ ...one, body: { ...one.body, prone: false, heat: 25 } }));
  const risen = play.unit('HBK-4G');
  const begun = standing(placeOf(risen), 2);
  expect(move(play.game, risen, 'walk', '', false, begun)).toMatchObject({ ok: true, value: { movement: { mp: 2 } } });
  expect(move(play.game, risen, 'walk', 'R', false, begun)).toMatchObject({
    ok: false,
  });
});
