import { describe, expect, it, test } from 'vitest';
import { battletech } from '../../../../src/rules/battletech/index.js';
import { fullMoveProblem } from '../../../../src/rules/battletech/standard/check-move.js';
import { reach } from '../../../../src/rules/battletech/reach.js';
import { seated } from '../../../../src/rules/kernel/seats.js';
import type { Location } from '../../../../src/rules/battletech/vocabulary.js';
import type { Terrain } from '../../../../src/rules/battletech/types.js';
import { drafted } from '../../../../src/render/battletech/draft-overlay.js';
import { complete } from '../../../support/complete.js';
import { hex, seat, unit } from '../../../support/quick-start.js';
import { beginFull, passTurn, step, type FullPlay } from '../../../support/standard.js';

/** The Goliath walks 4 and runs 6 MP; in 0808 looking north it has 0708 and 0908 ahead to its sides, 0709 and 0909 behind. */

interface Ground {
  readonly hexes?: Readonly<Record<string, Partial<Terrain>>>;
  readonly options?: Readonly<Record<string, string>>;
  readonly model?: string;
  readonly at?: string;
  readonly lost?: readonly Location[];
}

function begun({ hexes = {}, options = {}, model = 'GOL-1H', at = '0808 N', lost = [] }: Ground = {}): FullPlay {
  const play = beginFull({
    hexes,
    options,
    pieces: [
      { unit: `${model}=mover`, seat: 'defender', at },
      { unit: 'HBK-4G', seat: 'attacker', at: '1517 S' },
    ],
  });
  play.alter('mover', (one) => ({ ...one, lost }));
  return play;
}

const moving = (mode: 'walk' | 'run' | 'jump', steps: string) =>
  ({ type: 'move', unit: unit('mover'), mode, steps, exit: false }) as const;

/** Where a move ends and what it takes, or why it is refused. */
function gone(ground: Ground, mode: 'walk' | 'run' | 'jump', steps: string, faces: number[] = []): string {
  const play = begun(ground);
  const problem = fullMoveProblem(play.game, play.unit('mover'), moving(mode, steps));
  if (problem) {
    expect(play.refused('defender', moving(mode, steps))).toEqual(problem);
    return problem.code;
  }
  play.give('defender', moving(mode, steps), faces);
  const { place, moved } = play.unit('mover');
  return `${place?.hex ?? ''} ${place?.facing ?? ''}: ${moved?.mp ?? ''} MP, ${moved?.entered ?? ''}`;
}

describe('FIN-21 the side shift of four legs', () => {
  it('TC-FIN-09 J-08 costs 1 MP more than the hex and keeps the facing', () => {
    expect(gone({ hexes: { '0708': { woods: 1 } } }, 'walk', 'Q')).toBe('0708 0: 3 MP, 1');
  });

  test.each([
    ['ahead to the left', 'walk', 'Q', '0708 0: 2 MP, 1'],
    ['ahead to the right', 'walk', 'E', '0908 0: 2 MP, 1'],
    ['back to the left', 'walk', 'Z', '0709 0: 2 MP, 1'],
    ['back to the right', 'walk', 'V', '0909 0: 2 MP, 1'],
    ['ahead at a run', 'run', 'QQQ', '0507 0: 6 MP, 3'],
    ['not back at a run', 'run', 'Z', 'battletech/run-backward'],
    ['for all the MP, no more', 'walk', 'QQF', 'battletech/not-enough-mp'],
    ['with steps ahead', 'run', 'FFEF', '0905 0: 5 MP, 4'],
  ] as const)('J-08 %s', (_, mode, steps, expected) => {
    expect(gone({}, mode, steps)).toBe(expected);
  });

  it('J-08 counts as forward or backward: turning about between the two begins the hexes anew', () => {
    expect(gone({}, 'walk', 'QV')).toBe('0808 0: 4 MP, 1');
    expect(gone({}, 'walk', 'VB')).toBe('0910 0: 3 MP, 2');
  });

  test.each([
    ['levels are climbed ahead', 'Q', { '0708': { level: 1 } }, '0708 0: 3 MP, 1'],
    ['not backward', 'Z', { '0709': { level: 1 } }, 'battletech/level-backward'],
    ['three are too many', 'E', { '0908': { level: 3 } }, 'battletech/too-steep'],
  ] as const)('J-08 %s', (_, steps, hexes, expected) => {
    expect(gone({ hexes }, 'walk', steps)).toBe(expected);
  });

  it('J-08 water asks for its roll, and keeps a run out', () => {
    const hexes = { '0708': { water: 1 } };
    expect(gone({ hexes }, 'run', 'Q')).toBe('battletech/run-into-water');
    expect(gone({ hexes }, 'walk', 'Q', [6, 6])).toBe('0708 0: 4 MP, 1');
  });

  it('J-08 on pavement a turn at a run may make it skid, shifting too', () => {
    const hexes = Object.fromEntries(['0807', '0706', '0806', '0906'].map((at) => [at, { pavement: true as const }]));
    const play = begun({ hexes });
    play.give('defender', step('mover', 'run', 'FRQ'), [6, 6]);
    expect(play.events('PilotingRolled').map(({ roll }) => roll.cause)).toEqual(['skid']);
  });

  it('J-08 is not the one hex that any MP are enough for', () => {
    const deep = { '0708': { woods: 2, level: 2 }, '0807': { woods: 2, level: 2 } } as const;
    expect(gone({ hexes: deep, options: { minimumMove: 'on' } }, 'walk', 'F')).toBe('0807 0: 4 MP, 1');
    expect(gone({ hexes: deep, options: { minimumMove: 'on' } }, 'walk', 'Q')).toBe('battletech/not-enough-mp');
  });

  it('J-08 two legs do not shift, nor do jump jets, nor who lies', () => {
    expect(gone({ model: 'ENF-4R' }, 'walk', 'Q')).toBe('battletech/shift-two-legs');
    expect(gone({ model: 'GRF-1N' }, 'jump', 'E')).toBe('battletech/shift-two-legs');
    const play = begun();
    play.alter('mover', (one) => ({ ...one, body: { ...one.body, prone: true } }));
    expect(play.refused('defender', step('mover', 'walk', 'Q')).code).toBe('battletech/step-prone');
    play.alter('mover', (one) => ({
      ...one,
      body: { ...one.body, prone: false },
      sheet: { ...one.sheet, full: { ...one.sheet.full, jump: 4 } },
    }));
    expect(play.refused('defender', step('mover', 'jump', 'E')).code).toBe('battletech/shift-jumping');
  });

  it('J-08 with a leg gone none; with the option threeLegShift it still does', () => {
    expect(gone({ lost: ['LA'] }, 'walk', 'Q')).toBe('battletech/shift-leg-gone');
    expect(gone({ lost: ['LA'], options: { threeLegShift: 'on' } }, 'walk', 'Q')).toBe('0708 0: 2 MP, 1');
  });

  test.each([
    ['ahead', '0707', 'run', 'Q', null],
    ['back', '0708', 'walk', 'Z', 'battletech/charge-run-up'],
  ] as const)('J-08 who charges may have shifted ahead on the way, not back: %s', (_, at, mode, steps, expected) => {
    const play = begun();
    play.alter('HBK-4G', (one) => ({
      ...one,
      place: { hex: hex(at), facing: 3 },
      moved: { mode: 'stand', steps: '', path: [], mp: 0, entered: 0 },
    }));
    const charge = { ...moving(mode, steps), charge: unit('HBK-4G') };
    expect(complete(fullMoveProblem(play.game, play.unit('mover'), charge))?.code ?? null).toBe(expected);
  });

  it('J-08 who has just stood up pays for the shift in full', () => {
    const play = begun();
    play.give('defender', step('mover', 'walk', '', { prone: true }));
    passTurn(play);
    const then = { steps: 'Q', exit: false } as const;
    play.give('defender', { type: 'stand-up', unit: unit('mover'), mode: 'walk', then }, []);
    expect(play.unit('mover')).toMatchObject({ place: { hex: '0708', facing: 0 }, moved: { steps: 'UQ', mp: 4 } });
  });
});

describe('FIN-21 the side shift where moves are offered and drawn', () => {
  const steps = (ground: Ground, mode: string): readonly string[] => {
    const play = begun(ground);
    const view = battletech.view(play.match, seated(seat('defender')));
    const choice = battletech.choices(view, seat('defender'), { unit: 'mover', mode, path: '' });
    return choice.kind === 'path' ? choice.steps.map(({ value }) => value) : [choice.kind];
  };

  it('J-08 buttons offer it to four legs, and only what may be done', () => {
    expect(steps({}, 'walk')).toEqual(['F', 'B', 'L', 'R', 'Q', 'E', 'Z', 'V', 'D']);
    expect(steps({}, 'run')).toEqual(['F', 'L', 'R', 'Q', 'E', 'D']);
    expect(steps({ lost: ['RL'] }, 'walk')).toEqual(['F', 'B', 'L', 'R', 'D']);
    expect(steps({ model: 'ENF-4R' }, 'walk')).toEqual(['F', 'B', 'L', 'R', 'D']);
  });

  it('J-08 the places in reach are those of the cheapest way, the shift among them', () => {
    const play = begun();
    const found = reach(play.game, play.unit('mover'), 'walk').find((one) => one.hex === hex('0708'));
    expect(found?.facings.find(({ facing }) => facing === 0)).toMatchObject({ mp: 2, steps: 'Q' });
    const two = begun({ model: 'ENF-4R' });
    const there = reach(two.game, two.unit('mover'), 'walk').find((one) => one.hex === hex('0708'));
    expect(there?.facings.find(({ facing }) => facing === 0)).toMatchObject({ mp: 3, steps: 'LFR' });
  });

  it('J-08 the picture of a draft follows it', () => {
    const play = begun();
    const { game } = battletech.view(play.match, seated(seat('defender')));
    const draft = { kind: 'draft', unit: unit('mover'), mode: 'walk', steps: 'QF' } as const;
    expect(drafted(draft, game)).toMatchObject({ mp: 3, entered: 2, path: [{}, { hex: '0708' }, { hex: '0707' }] });
  });
});
