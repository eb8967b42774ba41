import { describe, expect, it } from 'vitest';
import { battletech } from '../../../../src/rules/battletech/index.js';
import { rollsAhead } from '../../../../src/rules/battletech/standard/ahead.js';
import type { Command } from '../../../../src/rules/battletech/commands.js';
import { seated } from '../../../../src/rules/kernel/seats.js';
import type { Facing } from '../../../../src/rules/geometry/hex/facing.js';
import { seat, unit } from '../../../support/quick-start.js';
import { beginFull, passTurn, step, type FullPiece, type FullPlay } from '../../../support/standard.js';

/** Standing up with all the walking MP (option `carefulStand`). */

const HBK: FullPiece = { unit: 'HBK-4G', seat: 'defender', at: '0812 N' };
const ENF: FullPiece = { unit: 'ENF-4R', seat: 'attacker', at: '0202 S' };
const carefully = (id: string, facing: Facing): Extract<Command, { type: 'careful-stand' }> => ({
  type: 'careful-stand',
  unit: unit(id),
  facing,
});

/** A turn later a unit lies that had dropped prone. */
function lying(carefulStand: 'on' | 'off' = 'on', piece = HBK): FullPlay {
  const play = beginFull({ pieces: [piece, ENF], options: { carefulStand } });
  play.give('defender', step(piece.unit, 'walk', '', { prone: true }));
  passTurn(play);
  return play;
}

/** What the seat can pick for the way it moves, with the facts of each. */
function offered(play: FullPlay): Readonly<Record<string, unknown>> {
  const choice = battletech.choices(battletech.view(play.match, seated(seat('defender'))), seat('defender'), {});
  if (choice.kind !== 'pick') throw new Error(choice.kind);
  return Object.fromEntries(choice.options.map(({ value, facts }) => [value, facts]));
}

describe('AMB-SEQ-24 careful stand', () => {
  it('AMB-SEQ-24 careful stand: 2 easier, all the walking MP, the facing of its choice, and its move is over', () => {
    const play = lying();
    // 5 to stand, 3 with care: rolls 3.
    play.give('defender', carefully('HBK-4G', 2), [1, 2]);
    expect(play.last('PilotingRolled').roll).toMatchObject({
      cause: 'careful-stand',
      number: 3,
      terms: [
        { reason: 'piloting', value: 5 },
        { reason: 'careful-stand', value: -2 },
      ],
      success: true,
    });
    expect(play.unit('HBK-4G')).toMatchObject({
      place: { hex: '0812', facing: 2 },
      moved: { mode: 'walk', steps: 'U', mp: 4, entered: 0 },
      body: { prone: false },
    });
    expect(play.awaited).toEqual(['attacker:move']);
    passTurn(play);
    expect(play.events('HeatTold').findLast(({ unit: one }) => one === 'HBK-4G')?.sources).toEqual([
      { source: 'walked', heat: 1 },
      { source: 'stood-up', heat: 1 },
    ]);
  });

  it('AMB-SEQ-24 careful stand: the roll that it calls for is told before, and named as it is', () => {
    const { game } = lying();
    const one = lying().unit('HBK-4G');
    expect(rollsAhead(game, one, carefully('HBK-4G', 2))).toEqual([{ cause: 'careful-stand', number: 3 }]);
    const upright = { type: 'stand-up', unit: one.id, mode: 'walk' } as const;
    expect(rollsAhead(game, one, upright)).toEqual([{ cause: 'stand-up', number: 5 }]);
  });

  it('AMB-SEQ-24 careful stand: one that fails falls, with no MP for another; the roll that spares the pilot is no easier', () => {
    const play = lying();
    // 3 to stand, rolls 2; falls ahead for 5 points on the centre torso; 5 to spare its pilot.
    play.give('defender', carefully('HBK-4G', 2), [1, 1, 1, 3, 4, 6, 6]);
    expect(play.last('Fell')).toMatchObject({ cause: 'careful-stand', facing: 0, pilot: { number: 5 } });
    expect(play.unit('HBK-4G')).toMatchObject({ place: { facing: 0 }, moved: { mp: 4 }, body: { prone: true } });
    expect(play.awaited).toEqual(['attacker:move']);
  });

  it('AMB-SEQ-24 careful stand: off unless the match has it', () => {
    for (const play of [lying('off'), beginFull({ pieces: [HBK, ENF] })]) {
      expect(play.refused('defender', carefully('HBK-4G', 0))).toEqual({
        code: 'battletech/careful-stand-off',
        params: { unit: 'HBK-4G' },
        rule: 'AMB-SEQ-24',
      });
      expect(offered(play)).not.toHaveProperty('careful-stand');
      expect(play.game.options.carefulStand).toBe('off');
    }
    expect(lying().game.options.carefulStand).toBe('on');
  });

  it.each([
    ['AS7-D', 3, null],
    ['UM-R60', 2, { need: 3, have: 2 }],
  ] as const)('AMB-SEQ-24 careful stand: %s with %i walking MP', (model, walk, params) => {
    const play = lying('on', { ...HBK, unit: model });
    expect(play.unit(model).sheet.walk).toBe(walk);
    expect('careful-stand' in offered(play)).toBe(params === null);
    if (params === null) play.give('defender', carefully(model, 0), [6, 6]);
    else
      expect(play.refused('defender', carefully(model, 0))).toMatchObject({
        code: 'battletech/not-enough-mp',
        params,
        rule: 'AMB-SEQ-24',
      });
  });

  it('AMB-SEQ-24 careful stand: not after MP were spent, be it on another attempt, and not in the middle of a run', () => {
    for (const [mode, refusal] of [
      ['walk', { code: 'battletech/not-enough-mp', params: { need: 6, have: 4 } }],
      ['run', { code: 'battletech/mode-is-set', params: { mode: 'run', given: 'walk' } }],
    ] as const) {
      const play = lying();
      play.give('defender', { type: 'stand-up', unit: unit('HBK-4G'), mode }, [1, 1, 1, 3, 4, 6, 6]);
      expect(play.awaited).toEqual(['defender:move-on']);
      expect(offered(play)).not.toHaveProperty('careful-stand');
      expect(play.refused('defender', carefully('HBK-4G', 0))).toMatchObject(refusal);
    }
  });

  it('AMB-SEQ-24 careful stand: for who lies, and not for who needs no roll on four legs', () => {
    const upright = beginFull({ pieces: [HBK, ENF], options: { carefulStand: 'on' } });
    expect(upright.refused('defender', carefully('HBK-4G', 0)).code).toBe('battletech/stands-already');
    const four = lying('on', { ...HBK, unit: 'GOL-1H' });
    expect(four.refused('defender', carefully('GOL-1H', 0))).toMatchObject({
      code: 'battletech/stands-without-roll',
      rule: 'AMB-SEQ-24',
    });
    expect(offered(four)).not.toHaveProperty('careful-stand');
  });

  it('AMB-SEQ-24 careful stand: by buttons, the way first and then the facing', () => {
    const play = lying();
    expect(offered(play)['careful-stand']).toEqual({ mp: 4, number: 3 });
    const view = battletech.view(play.match, seated(seat('defender')));
    const next = (facing: string) =>
      battletech.choices(view, seat('defender'), { mode: 'careful-stand', ...(facing ? { facing } : {}) });
    const asked = next('');
    expect(asked).toMatchObject({ kind: 'pick', blank: 'facing' });
    expect(asked.kind === 'pick' ? asked.options.map(({ value }) => value).join(' ') : '').toBe('N NE SE S SW NW');
    expect(next('SE')).toEqual({ kind: 'done', command: carefully('HBK-4G', 2) });
  });
});
