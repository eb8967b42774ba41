import { describe, expect, it } from 'vitest';
import { Resolution } from '../../../../src/rules/battletech/standard/resolution.js';
import { keepFeet } from '../../../../src/rules/battletech/standard/falls.js';
import { checkAttack } from '../../../../src/rules/battletech/standard/fire-phase.js';
import { carryOut } from '../../../../src/rules/battletech/standard/moving.js';
import { takeEffect } from '../../../../src/rules/battletech/standard/phase-end.js';
import { rollPiloting } from '../../../../src/rules/battletech/standard/piloting.js';
import { scriptedDice } from '../../../../src/rules/kernel/dice.js';
import { unit } from '../../../support/quick-start.js';
import { attack, beginFull, marked, step, type FullPiece } from '../../../support/standard.js';

const HBK: FullPiece = { unit: 'HBK-4G', seat: 'defender', at: '0812 N' };
const ENF: FullPiece = { unit: 'ENF-4R', seat: 'attacker', at: '0202 S' };

describe('table 7.2.2 piloting rolls', () => {
  const whole = beginFull({ pieces: [HBK, ENF] }).game;
  const as = (body: Parameters<typeof marked>[2]) => {
    const [found] = marked(whole, 'HBK-4G', body).units;
    if (!found) throw new Error('no unit');
    return found;
  };
  const NO_DICE = scriptedDice([]);

  it('a pilot who is unconscious makes none, whether their reactor runs or not', () => {
    const out = { gunnery: 4, piloting: 5, hits: 1, out: 1 };
    for (const shutdown of [false, true]) {
      const made = rollPiloting(as({ pilot: out, shutdown }), 'kicked', NO_DICE);
      expect(made).toMatchObject({ roll: null, success: false });
    }
  });

  it('a unit that is shut down makes none, but for the roll as it shuts down and that for its pilot in the fall', () => {
    const cold = as({ shutdown: true });
    expect(rollPiloting(cold, 'kicked', NO_DICE)).toMatchObject({ roll: null, success: false });
    expect(rollPiloting(cold, 'shutdown', scriptedDice([4, 4]))).toMatchObject({ number: 8, success: true });
    const spared = rollPiloting(cold, 'avoid-pilot-damage', scriptedDice([4, 4]), [{ reason: 'shutdown', value: 3 }]);
    expect(spared).toMatchObject({ number: 8, success: true });
  });
});

describe('AMB-SEQ-22 several piloting rolls in one phase', () => {
  const { game } = beginFull({ pieces: [HBK, ENF] });
  const { body } = game.units.find(({ id }) => id === 'HBK-4G') ?? {};
  const shaken = (marks: Parameters<typeof marked>[2], faces: readonly number[]) => {
    const resolution = new Resolution(marked(game, 'HBK-4G', marks), scriptedDice(faces));
    takeEffect(resolution);
    return resolution.events;
  };
  const numbers = (marks: Parameters<typeof marked>[2], rolls: number) =>
    shaken(
      marks,
      Array.from({ length: 2 * rolls }, () => 6),
    ).map((event) => (event.type === 'PilotingRolled' ? `${event.roll.cause} ${event.roll.number}` : event.type));
  const gyroHit = { ...body?.struck, CT: [3] } as NonNullable<typeof body>['struck'];

  it('each has the modifiers of everything that happened in it: 20 points and the gyro make 9 both times', () => {
    expect(numbers({ damage: 20, due: ['gyro-hit'], struck: gyroHit }, 2)).toEqual(['damage-20 9', 'gyro-hit 9']);
    expect(numbers({ damage: 25, due: ['charged', 'kicked'] }, 3)).toEqual(['damage-20 8', 'charged 8', 'kicked 8']);
    expect(numbers({ due: ['jumped-on', 'jumped-on', 'kicked'] }, 3)).toEqual([
      'jumped-on 9',
      'jumped-on 9',
      'kicked 9',
    ]);
    expect(numbers({ damage: 19, due: ['kicked'] }, 1)).toEqual(['kicked 5']);
  });

  it('so has the roll that spares the pilot in the fall', () => {
    const [rolled, fell] = shaken({ damage: 20, due: ['charged'] }, [3, 4, 1, 3, 4, 6, 6]);
    expect(rolled).toMatchObject({ roll: { cause: 'damage-20', number: 8, success: false } });
    expect(fell).toMatchObject({ type: 'Fell', pilot: { number: 8, success: true } });
  });
});

describe('table 7.2.3 the pilot in a fall', () => {
  const { game } = beginFull({ pieces: [HBK, ENF] });
  const fallOf = (
    cause: 'gyro-destroyed' | 'leg-lost',
    body: Parameters<typeof marked>[2],
    faces: readonly number[],
  ) => {
    const resolution = new Resolution(marked(game, 'HBK-4G', body), scriptedDice(faces));
    keepFeet(resolution, unit('HBK-4G'), cause);
    return resolution.events.at(-1);
  };
  const { body } = game.units.find(({ id }) => id === 'HBK-4G') ?? {};

  it('can be spared also where the fall was sure: with the gyro gone they roll on 5 and twice 3', () => {
    const gone = { struck: { ...body?.struck, CT: [3, 4] } as NonNullable<typeof body>['struck'] };
    expect(fallOf('gyro-destroyed', gone, [1, 3, 4, 6, 5])).toMatchObject({
      type: 'Fell',
      pilot: { number: 11, success: true },
      harm: [],
    });
    expect(fallOf('gyro-destroyed', gone, [1, 3, 4, 6, 4, 6, 6])).toMatchObject({
      pilot: { number: 11, success: false },
      harm: [{ harm: 'pilot', why: 'fall' }, {}],
    });
  });

  it('is hurt without a roll when they are unconscious', () => {
    const out = { pilot: { gunnery: 4, piloting: 5, hits: 1, out: 1 } };
    expect(fallOf('leg-lost', out, [1, 3, 4])).toMatchObject({ pilot: { roll: null, success: false } });
  });
});

describe('falling and skidding on the move', () => {
  const LCT: FullPiece = { unit: 'LCT-1V', seat: 'defender', at: '0812 N' };

  it('SEQ-05 a skid ends the move, whatever MP are left', () => {
    const pavement = { pavement: true } as const;
    const play = beginFull({
      pieces: [LCT, ENF],
      hexes: { '0812': pavement, '0811': pavement, '0810': pavement, '0809': pavement },
    });
    play.give('defender', step('LCT-1V', 'run', 'FFFRF'), [1, 1, 1, 3, 4, 6, 6, 3, 4]);
    expect(play.unit('LCT-1V').moved).toMatchObject({ mode: 'run', mp: 4 });
    expect(play.awaited).toEqual(['attacker:move']);
  });

  it('SEQ-05 who falls where a friend stands thrusts it out of the hex, and it rolls to stay up', () => {
    const play = beginFull({ pieces: [LCT, { ...HBK, at: '0811 N' }, ENF], hexes: { '0811': { rubble: true } } });
    // 5 to stay up in the rubble, rolls 2; falls ahead for 2 points, and spares its pilot; the other 5, rolls 12.
    play.give('defender', step('LCT-1V', 'walk', 'FF'), [1, 1, 1, 3, 4, 6, 6, 6, 6]);
    expect(play.last('Displaced')).toMatchObject({ unit: 'HBK-4G', from: '0811', to: '0810', by: 'fall' });
    expect(play.last('PilotingRolled')).toMatchObject({ unit: 'HBK-4G', roll: { cause: 'displaced', success: true } });
    expect(play.unit('LCT-1V').place?.hex).toBe('0811');
  });

  it('SEQ-05 at the edge of the map it is thrust aside, not out', () => {
    const play = beginFull({
      pieces: [{ ...LCT, at: '0802 N' }, { ...HBK, at: '0801 N' }, ENF],
      hexes: { '0801': { rubble: true } },
    });
    // The Hunchback fails as well, and falls for 5 points.
    play.give('defender', step('LCT-1V', 'walk', 'FRF'), [1, 1, 1, 3, 4, 6, 6, 1, 1, 1, 3, 4, 6, 6]);
    expect(play.last('Displaced')).toMatchObject({ unit: 'HBK-4G', from: '0801', by: 'fall' });
    expect(play.unit('HBK-4G')).toMatchObject({ status: 'active', body: { prone: true } });
  });

  it('SEQ-05 a run on a damaged hip calls for a roll even when it ends where it began', () => {
    const play = beginFull({ pieces: [LCT, ENF] });
    const { body } = play.unit('LCT-1V');
    const limping = marked(play.game, 'LCT-1V', { struck: { ...body.struck, LL: [0] } });
    const resolution = new Resolution(limping, scriptedDice([6, 6]));
    carryOut(resolution, step('LCT-1V', 'run', 'FRRRF') as never, 'seat');
    expect(resolution.unit(unit('LCT-1V')).place?.hex).toBe('0812');
    expect(resolution.events.at(-1)).toMatchObject({
      type: 'PilotingRolled',
      roll: { cause: 'ran-damaged', number: 7 },
    });
  });

  it('SEQ-13 nobody drops prone and charges with one move', () => {
    const play = beginFull({
      pieces: [
        { ...ENF, seat: 'defender', at: '0808 N' },
        { ...HBK, seat: 'attacker' },
      ],
    });
    play.give('defender', { type: 'pass' });
    expect(play.refused('attacker', step('HBK-4G', 'run', 'FFF', { charge: 'ENF-4R', prone: true }))).toMatchObject({
      code: 'battletech/cannot-drop',
    });
  });

  it('SEQ-13 whoever is to come down on an enemy has not landed: bad legs call for no roll yet', () => {
    const { game } = beginFull({
      pieces: [
        { ...ENF, at: '0809 N' },
        { unit: 'JR7-D', seat: 'defender', at: '0806 S' },
      ],
    });
    const [, jumper] = game.units;
    if (!jumper?.body) throw new Error('no body');
    const limping = marked(game, 'JR7-D', { struck: { ...jumper.body.struck, LL: [3] } });
    const jump = (charge: object) => {
      const resolution = new Resolution(limping, scriptedDice([6, 6]));
      carryOut(resolution, step('JR7-D', 'jump', 'FF', charge) as never, 'seat');
      return resolution.events.map(({ type }) => type);
    };
    expect(jump({})).toEqual(['UnitMoved', 'PilotingRolled']);
    expect(jump({ charge: 'ENF-4R' })).toEqual(['UnitMoved', 'ChargeDeclared']);
  });

  it('SEQ-13 nobody comes down where it could not jump to: higher than its MP, or not by the shortest way', () => {
    const jump = (at: string, level: number, steps: string) => {
      const play = beginFull({
        pieces: [
          { ...ENF, seat: 'defender', at },
          { unit: 'JR7-D', seat: 'attacker', at: '0804 S' },
        ],
        hexes: { [at.slice(0, 4)]: { level } },
      });
      play.give('defender', { type: 'pass' });
      return play.refused('attacker', step('JR7-D', 'jump', steps, { charge: 'ENF-4R' }));
    };
    expect(jump('0807 N', 6, 'FF')).toMatchObject({
      code: 'battletech/jump-too-high',
      params: { hex: '0807', levels: 6, most: 5 },
    });
    // Two hexes lie between them, and it would fly three.
    expect(jump('0807 N', 0, 'FFLFRR')).toMatchObject({
      code: 'battletech/jump-detour',
      params: { hex: '0807', shortest: 3, need: 4 },
    });
  });

  it('SEQ-13 a charge over more than one level is refused when it is declared', () => {
    const play = beginFull({
      pieces: [
        { ...ENF, seat: 'defender', at: '0808 N' },
        { ...HBK, seat: 'attacker' },
      ],
      hexes: { '0808': { level: 2 } },
    });
    play.give('defender', { type: 'pass' });
    expect(play.refused('attacker', step('HBK-4G', 'run', 'FFF', { charge: 'ENF-4R' }))).toMatchObject({
      code: 'battletech/blow-level',
    });
  });
});

describe('a pilot who is out', () => {
  it('AMB-SEQ-03 dumps no ammunition and switches no heat sinks', () => {
    const { game } = beginFull({ pieces: [HBK, ENF] });
    const { units } = marked(game, 'HBK-4G', { pilot: { gunnery: 4, piloting: 5, hits: 1, out: 0 } });
    expect(checkAttack({ ...game, units }, units, attack('HBK-4G', '', '', { sinksOff: 3 }))).toMatchObject({
      code: 'battletech/cannot-act',
    });
    expect(checkAttack({ ...game, units }, units, attack('HBK-4G', '', ''))).toBeNull();
  });
});
