import { describe, expect, test } from 'vitest';
import { finestHour } from '../../../src/rules/finest-hour/index.js';
import { seatId } from '../../../src/rules/kernel/ids.js';
import { seated } from '../../../src/rules/kernel/seats.js';
import {
  ahead,
  dive,
  evade,
  fire,
  fly,
  group,
  gun,
  profile,
  right,
  sortie,
  type Plane,
  type Situation,
} from '../../support/finest-hour.js';

/** Groups: who can be in one, who decides, what all of it does, who drops out. */

const kestrel = profile(3, { weapons: [gun('front', 20, 1, 1)] });
const FAR: Plane = { unit: 'B1', at: [150, 5], profile: profile(1, { model: 'Mule', weapons: [] }) };
const red = (unit: string, x: number, y = 100, more: Partial<Plane> = {}): Plane => ({
  unit,
  at: [x, y],
  profile: kestrel,
  ...more,
});
const begin = (planes: readonly Plane[], faces?: readonly number[], more: Partial<Situation> = {}) =>
  sortie({ planes: [...planes, FAR], size: [160, 160], ...more }, faces);
const pair = (more: Partial<Plane> = {}): readonly Plane[] => [
  red('R1', 50, 100, { leader: 'R1' }),
  red('R2', 56, 100, { leader: 'R1', ...more }),
];

describe('who can be in a group', () => {
  test('TC-TFH-13 TFH-10 ERR-TFH-07 9.9 cm from the leader is near enough, 10.0 is not', () => {
    const near = begin([red('R1', 50), red('R2', 59.9)]);
    near.give('red', group('R1', 'R2'));
    expect(near.last('GroupFormed')).toMatchObject({ leader: 'R1', members: ['R2'] });
    const far = begin([red('R1', 50), red('R2', 60)]);
    expect(far.refused('red', group('R1', 'R2'))).toMatchObject({
      code: 'finest-hour/too-far-for-group',
      params: { far: 10_000, most: 10_000 },
      rule: 'TFH-10',
    });
  });

  test('TC-TFH-13 TFH-10 another model, another player, oneself, nobody', () => {
    const play = begin([
      red('R1', 50, 100, { seat: 'red-1' }),
      red('R2', 52, 100, { seat: 'red-1', profile: profile(3, { model: 'Heron' }) }),
      red('R3', 54, 100, { seat: 'red-2' }),
    ]);
    expect(play.refused('red-1', group('R1', 'R2')).code).toBe('finest-hour/other-model');
    expect(play.refused('red-1', group('R1', 'R3')).code).toBe('finest-hour/not-yours');
    expect(play.refused('red-1', group('R1', 'R1')).code).toBe('finest-hour/twice');
    expect(play.refused('red-1', group('R1', 'R9')).code).toBe('finest-hour/not-yours');
  });

  test('TFH-03 TFH-10 AMB-TFH-27 a group lasts over turns until formation is broken', () => {
    const play = begin(pair());
    play.give('red', fly('R1', [ahead(10)]));
    play.give('blue', fly('B1', [dive(0)]), [2, 1]);
    expect(play.plane('R2').leader).toBe('R1');
    play.give('red', group('R1'));
    expect(play.last('GroupLeft')).toMatchObject({ leader: 'R1', members: ['R1', 'R2'], why: 'order' });
    play.give('red', fly('R2', [ahead(10)]));
    expect(play.last('ActivationBegan').members).toEqual(['R2']);
    expect(play.awaited).toEqual(['red:activate']);
  });

  test('TFH-10 AMB-TFH-27 whoever leads others is offered to fly alone, by button as by order', () => {
    const play = begin(pair());
    const choose = (members: string) => {
      const view = finestHour.view(play.match, seated(seatId('red')));
      return finestHour.choices(view, seatId('red'), { unit: 'group', leader: 'R1', members });
    };
    expect(choose('alone')).toMatchObject({ kind: 'done', command: group('R1') });
    expect(choose('nobody')).toMatchObject({ kind: 'pick', options: [{ value: 'R2' }, { value: 'alone', facts: {} }] });
    play.give('red', group('R1'));
    expect(choose('R2')).toMatchObject({ kind: 'done', command: group('R1', 'R2') });
    const single = choose('nobody');
    expect(single.kind === 'pick' && single.options.map(({ value }) => value)).toEqual(['R2']);
  });

  test('TFH-10 whoever is not named again flies alone', () => {
    const trio = [...pair(), red('R3', 53, 106, { leader: 'R1' })];
    const play = begin(trio);
    play.give('red', group('R1', 'R3'));
    expect(play.events('GroupLeft')).toEqual([{ type: 'GroupLeft', leader: 'R1', members: ['R2'], why: 'order' }]);
    expect(play.last('GroupFormed')).toEqual({ type: 'GroupFormed', leader: 'R1', members: ['R3'] });
    expect(['R1', 'R2', 'R3'].map((id) => play.plane(id).leader)).toEqual(['R1', null, 'R1']);
  });

  test('TFH-10 whoever flew alone leaves nobody, who flew with others leaves those', () => {
    const play = begin([red('R1', 50), red('R2', 56), red('R3', 62)]);
    play.give('red', group('R1', 'R2'));
    expect(play.events('GroupLeft')).toEqual([]);
    play.give('red', group('R3', 'R2'));
    expect(play.events('GroupLeft').map(({ leader, members, why }) => [leader, members, why])).toEqual([
      ['R1', ['R2'], 'order'],
    ]);
    expect(['R1', 'R2', 'R3'].map((unit) => play.plane(unit).leader)).toEqual(['R1', 'R3', 'R3']);
    // Of three it is the one alone that leaves; the others fly on together.
    const trio = begin([...pair(), red('R3', 53, 106, { leader: 'R1' }), red('R4', 62, 106)]);
    trio.give('red', group('R4', 'R3'));
    expect(trio.events('GroupLeft')).toEqual([{ type: 'GroupLeft', leader: 'R1', members: ['R3'], why: 'order' }]);
    expect(['R1', 'R2', 'R3', 'R4'].map((unit) => trio.plane(unit).leader)).toEqual(['R1', 'R1', 'R4', 'R4']);
  });

  test('AMB-TFH-02 nobody below the die leads a group, whoever else could', () => {
    const play = begin([red('R1', 50, 100, { rep: 3 }), red('R2', 56), red('R3', 62, 100, { seat: 'red-2' })], [4, 1]);
    expect(play.refused('red', group('R1', 'R2'))).toEqual({
      code: 'finest-hour/not-able',
      params: { unit: 'R1', able: ['R2'], die: 4 },
      rule: 'AMB-TFH-02',
    });
  });

  test('AMB-TFH-27 who has acted this turn joins nobody', () => {
    const play = begin([red('R1', 50), red('R2', 56)]);
    play.give('red', fly('R2', [dive(0)]));
    expect(play.refused('red', group('R1', 'R2'))).toMatchObject({ code: 'finest-hour/activated', rule: 'AMB-TFH-27' });
  });
});

describe('who decides', () => {
  test('TC-TFH-30 AMB-TFH-02 a leader of REP 4, members of REP 3, die 4: all are activated', () => {
    const play = begin(
      [red('R1', 50, 100, { leader: 'R1', rep: 4 }), red('R2', 56, 100, { leader: 'R1', rep: 3 })],
      [4, 1],
    );
    expect(play.last('SideBegan').able).toEqual(['R1']);
    expect(play.refused('red', fly('R2', [ahead(10)]))).toMatchObject({
      code: 'finest-hour/flies-with',
      params: { unit: 'R2', leader: 'R1' },
    });
    play.give('red', fly('R1', [ahead(10)]));
    expect(play.last('ActivationBegan').members).toEqual(['R1', 'R2']);
    expect(play.plane('R2').activated).toBe(true);
  });

  test('AMB-TFH-02 a leader below the die keeps his whole group back', () => {
    const play = begin(
      [red('R1', 50, 100, { leader: 'R1', rep: 3 }), red('R2', 56, 100, { leader: 'R1', rep: 5 })],
      [4, 1],
    );
    expect(play.awaited).toEqual(['blue:activate']);
  });

  test('TC-TFH-30 TFH-10 the leader is lost before his activation: the members are on their own, and with die 4 not activated', () => {
    const hunter: Plane = {
      unit: 'B2',
      at: [50, 80],
      heading: 180,
      rep: 5,
      profile: profile(3, { weapons: [gun('front', 30, 1, 1)] }),
    };
    const play = begin(
      [red('R1', 50, 100, { leader: 'R1', rep: 4 }), red('R2', 56, 100, { leader: 'R1', rep: 3 }), hunter],
      [4, 5],
    );
    // The fire comes before the move: R1 is destroyed. Then R2 alone sees B2 come, and passes none.
    play.give('blue', fly('B2', [fire(['gun', 'R1']), ahead(10)]), [6, 1, 6, 6, 2, 1]);
    expect(play.last('GroupLeft')).toMatchObject({ leader: 'R1', members: ['R2'], why: 'leader-lost' });
    expect(play.events('SideBegan').find(({ side }) => side === 'red')?.able).toEqual([]);
  });
});

describe('AMB-TFH-27 one order for all', () => {
  test('AMB-TFH-27 TFH-10 the same legs and turns, each from its own place', () => {
    const play = begin(pair({ heading: 90 }));
    play.give('red', fly('R1', [ahead(5), right(45), ahead(5)]));
    expect([play.plane('R1').heading, play.plane('R2').heading]).toEqual([450, 1350]);
    expect(play.place('R1')).toEqual([53.5, 91.5]);
    expect(play.place('R2')).toEqual([64.5, 103.5]);
  });

  test.each([
    ['a dive', dive(5)],
    ['an evasion', evade(90)],
  ] as const)('AMB-TFH-27 %s', (_, part) => {
    const play = begin(pair());
    play.give('red', fly('R1', [part]));
    const [[x1, y1], [x2, y2]] = [play.place('R1'), play.place('R2')];
    expect([x2 - x1, y2 - y1]).toEqual([6, 0]);
    expect([x1, y1]).not.toEqual([50, 100]);
  });

  test('AMB-TFH-27 the same targets, where they bear', () => {
    const enemies: readonly Plane[] = [{ ...FAR, unit: 'B2', at: [50, 82] }];
    const play = begin([...pair(), red('R3', 44, 100, { leader: 'R1', heading: 180 }), ...enemies]).unasked(
      'red',
      'blue',
    );
    play.give('red', fly('R1', [fire(['gun', 'B2']), ahead(10)]), [1, 1, 6, 6, 6, 6]);
    expect(play.shots).toEqual(['R1>B2 0', 'R2>B2 0']);
    // Nobody ordered a shot of R3, so that it has lost none.
    expect(play.events('ShotLost')).toEqual([]);
  });

  test('AMB-TFH-27 a member that ends 10 cm or more away drops out; a leader whom all have left flies alone', () => {
    const play = begin(pair({ heading: 45 }));
    play.give('red', fly('R1', [ahead(10)]));
    expect(play.last('GroupLeft')).toMatchObject({ leader: 'R1', members: ['R1', 'R2'], why: 'too-far' });
    expect([play.plane('R1').leader, play.plane('R2').leader]).toEqual([null, null]);
  });

  test('TFH-50 AMB-TFH-27 the additional turn of agile ones is made by all of them', () => {
    const agile = profile(3, { attributes: ['agile'], weapons: [] });
    const play = begin(pair().map((plane) => ({ ...plane, profile: agile })));
    play.give('red', fly('R1', [right(45), ahead(10), right(45)]));
    expect([play.plane('R1').heading, play.plane('R2').heading]).toEqual([900, 900]);
  });
});
