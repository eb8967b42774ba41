import { describe, expect, it } from 'vitest';
import { Resolution } from '../../../../src/rules/battletech/standard/resolution.js';
import {
  clear,
  displace,
  goPast,
  makeRoom,
  stepAside,
  thrustOut,
} from '../../../../src/rules/battletech/standard/displacement.js';
import type { StandardState, Terrain } from '../../../../src/rules/battletech/types.js';
import { scriptedDice } from '../../../../src/rules/kernel/dice.js';
import { hex, unit } from '../../../support/quick-start.js';
import { beginFull, passTo, passTurn, roll, step, strike, type FullPiece } from '../../../support/standard.js';

/** Units that others thrust out of their hex. */

const HBK: FullPiece = { unit: 'HBK-4G', seat: 'defender', at: '0811 N' };
const LCT: FullPiece = { unit: 'LCT-1V', seat: 'defender', at: '0812 N' };
const ENF: FullPiece = { unit: 'ENF-4R', seat: 'attacker', at: '0202 S' };
const AROUND = ['0810', '0911', '0912', '0812', '0712', '0711'];

/** The state with a unit put into a hex, whoever stands there. */
const put = (state: StandardState, id: string, at: string): StandardState => ({
  ...state,
  units: state.units.map((one) =>
    one.id === id && one.place ? { ...one, place: { ...one.place, hex: hex(at) } } : one,
  ),
});

describe('Thrust out of a hex', () => {
  it('SEQ-05 each unit of a chain rolls at once to stay on its feet, in the movement phase too', () => {
    const play = beginFull({
      pieces: [LCT, HBK, { ...HBK, unit: 'HBK-4G=Second', at: '0810 N' }, ENF],
      hexes: { '0811': { rubble: true } },
    });
    // The Locust falls in the rubble; the second Hunchback rolls 2 and falls, the first stays up.
    play.give('defender', step('LCT-1V', 'walk', 'FRF'), [1, 1, 1, 3, 4, 6, 6, 1, 1, 1, 3, 4, 6, 6, 6, 6]);
    expect(play.events('Displaced').map(({ unit: id, to, by }) => `${id} ${to} ${by}`)).toEqual([
      'Second 0809 domino',
      'HBK-4G 0810 fall',
    ]);
    const rolls = play.events('PilotingRolled').filter(({ roll }) => roll.cause === 'displaced');
    expect(rolls.map(({ unit: id, roll }) => [id, roll.success])).toEqual([
      ['Second', false],
      ['HBK-4G', true],
    ]);
    expect(play.unit('Second').body.prone).toBe(true);
  });

  const inOneHex = (hexes: Readonly<Record<string, { readonly level: number }>>, at = '0811') => {
    const { game } = beginFull({ pieces: [{ ...LCT, at: '0215 N' }, { ...HBK, at: `${at} N` }, ENF], hexes });
    return new Resolution(put(game, 'LCT-1V', at), scriptedDice([6, 6]));
  };

  it('SEQ-19 the way out is ahead, or the open one nearest to it', () => {
    const resolution = inOneHex({ '0810': { level: 3 }, '0911': { level: 3 } });
    makeRoom(resolution, unit('LCT-1V'), 0);
    expect(resolution.unit(unit('HBK-4G')).place?.hex).toBe('0711');
  });

  it('SEQ-19 who has no other way is thrust over the edge of the map', () => {
    const resolution = inOneHex({ '0102': { level: 3 }, '0201': { level: 3 } }, '0101');
    makeRoom(resolution, unit('LCT-1V'), 0);
    expect(resolution.events).toMatchObject([{ type: 'LeftMap', unit: 'HBK-4G', why: 'displaced' }]);
  });

  it('SEQ-19 who has no way at all is destroyed: two never stay in one hex', () => {
    const resolution = inOneHex(Object.fromEntries(AROUND.map((at) => [at, { level: 3 }])));
    makeRoom(resolution, unit('LCT-1V'), 0);
    expect(resolution.events).toEqual([{ type: 'UnitDestroyed', unit: 'HBK-4G', why: 'no-room' }]);
    expect(resolution.unit(unit('HBK-4G')).status).toBe('destroyed');
  });
});

describe('UNI-06 two vehicles in the way', () => {
  /** A Locust of the other side beside two tanks in one hex. */
  const beside = (hexes: Readonly<Record<string, Partial<Terrain>>> = {}) => {
    const { game } = beginFull({
      pieces: [
        { unit: 'VEDETTE', seat: 'defender', at: '0810 N' },
        { unit: 'HETZER', seat: 'defender', at: '0810 N' },
        { ...LCT, seat: 'attacker', at: '0811 N' },
      ],
      hexes,
    });
    return new Resolution(game, scriptedDice([]));
  };
  const placesOf = (resolution: Resolution) =>
    ['VEDETTE', 'HETZER', 'LCT-1V'].map((id) => resolution.unit(unit(id)).place?.hex);

  it('FIN-40 UNI-06 who is moved into their hex moves both of them on', () => {
    const resolution = beside();
    expect(displace(resolution, unit('LCT-1V'), 0, 'push', null)).toBe(true);
    expect(placesOf(resolution)).toEqual(['0809', '0809', '0810']);
  });

  it('FIN-40 UNI-06 where they cannot go nobody moves', () => {
    const resolution = beside({ '0809': { level: 3 } });
    expect(displace(resolution, unit('LCT-1V'), 0, 'push', null)).toBe(false);
    expect(placesOf(resolution)).toEqual(['0810', '0810', '0811']);
  });

  it('FIN-40 TER-18 they are moved on under a bridge that is too high to be moved onto', () => {
    const bridge = { pavement: true, bridge: { levels: 3, cf: 90 } } as const;
    const resolution = beside({ '0809': bridge });
    expect(displace(resolution, unit('LCT-1V'), 0, 'push', null)).toBe(true);
    expect(placesOf(resolution)).toEqual(['0809', '0809', '0810']);
    for (const id of ['VEDETTE', 'HETZER']) expect(resolution.unit(unit(id)).place?.under, id).toBe(true);
  });

  it.each([
    [2, true],
    [1, false],
  ])('FIN-40 FIN-42 who comes down %i levels needs no room below: %s', (level, moves) => {
    const hexes = { '0810': { level }, '0809': {}, '0808': { level: 3 } };
    const { game } = beginFull({
      pieces: [
        { ...HBK, at: '0810 N' },
        { ...ENF, seat: 'defender', at: '0809 N' },
        { ...LCT, seat: 'attacker', at: '0811 N' },
      ],
      hexes,
    });
    const resolution = new Resolution(game, scriptedDice(Array.from({ length: 60 }, (_, i) => 1 + (i % 6))));
    expect(clear(resolution, unit('LCT-1V'), hex('0810'), 0)).toBe(moves);
    expect(resolution.unit(unit('HBK-4G')).place?.hex).toBe(moves ? '0809' : '0810');
  });

  it('UNI-06 UNI-72 who has charged one of them follows it only when the other has gone too', () => {
    const resolution = beside();
    displace(resolution, unit('HETZER'), 0, 'charge');
    expect(clear(resolution, unit('LCT-1V'), hex('0810'), 0)).toBe(true);
    expect(placesOf(resolution)).toEqual(['0809', '0809', '0811']);
  });
});

describe('SEQ-13 where who is missed or misses goes', () => {
  type Hexes = Readonly<Record<string, Partial<Terrain>>>;
  /** The Hunchback in 0811, the Enforcer and the Locust where they are put. */
  const standing = (hexes: Hexes, faces: readonly number[], foes: readonly string[] = [], at = '0811') => {
    const others = foes.map((place, i): FullPiece => ({ ...ENF, unit: `ENF-4R=foe${i}`, at: `${place} S` }));
    const { game } = beginFull({
      pieces: [{ ...HBK, at: `${at} N` }, ...others, { ...LCT, seat: 'attacker', at: '1501 S' }],
      hexes,
    });
    return new Resolution(game, scriptedDice(faces));
  };
  const placeOf = (resolution: Resolution) => resolution.unit(unit('HBK-4G')).place?.hex ?? null;

  it.each<readonly [string, Hexes, readonly string[], readonly number[], string]>([
    ['on 3 or less to the right', {}, [], [3], '0911'],
    ['on 4 or more to the left', {}, [], [4], '0711'],
    ['to the higher on the right', { '0911': { level: 1 } }, [], [], '0911'],
    ['to the higher on the left', { '0711': { level: 1 } }, [], [], '0711'],
    ['of a slope and a drop to the slope', { '0911': { level: -1 }, '0711': { level: 1 } }, [], [], '0711'],
    ['where an enemy stands to the right, to the left', {}, ['0911'], [], '0711'],
    ['where an enemy stands to the left, to the right', {}, ['0711'], [], '0911'],
    ['between enemies nowhere', {}, ['0711', '0911'], [], '0811'],
    ['not up three levels', { '0911': { level: 3 } }, [], [], '0711'],
    ['not into what is impassable', { '0711': { impassable: true } }, [], [], '0911'],
    ['between cliffs nowhere', { '0911': { level: 3 }, '0711': { level: 3 } }, [], [], '0811'],
  ])('SEQ-13 a charge that misses goes past %s', (_, hexes, foes, faces, to) => {
    const resolution = standing(hexes, faces, foes);
    goPast(resolution, unit('HBK-4G'), 0);
    expect(placeOf(resolution)).toBe(to);
    const moves = resolution.events.flatMap((one) =>
      one.type === 'Displaced' ? [`${one.from} ${one.to} ${one.by}`] : [],
    );
    expect(moves).toEqual(to === '0811' ? [] : [`0811 ${to} charge`]);
  });

  it('SEQ-13 nor off the map', () => {
    const right = standing({}, [], [], '0105');
    goPast(right, unit('HBK-4G'), 0);
    expect(placeOf(right)).toBe('0204');
  });

  it.each<readonly [string, Hexes, readonly string[], 'charge' | 'death-from-above', string]>([
    ['ahead', {}, [], 'charge', '0810'],
    ['past who stands ahead', {}, ['0810'], 'charge', '0911'],
    ['past two of them', {}, ['0810', '0911'], 'charge', '0711'],
    ['not up two levels', { '0810': { level: 2 } }, [], 'charge', '0911'],
    ['nor down two', { '0810': { level: -2 } }, [], 'charge', '0911'],
    ['but up one', { '0810': { level: 1 } }, [], 'charge', '0810'],
    ['not into what is impassable', { '0810': { impassable: true } }, [], 'charge', '0911'],
    ['back, where nothing else is open', walls('0812'), [], 'charge', '0812'],
  ])('SEQ-13 who is missed from above steps aside %s', (_, hexes, foes, by, to) => {
    const resolution = standing(hexes, [], foes);
    expect(stepAside(resolution, unit('HBK-4G'), 0, by)).toBe(true);
    expect(placeOf(resolution)).toBe(to);
  });

  it('SEQ-13 who is come down on does not go back, where the other comes from', () => {
    const resolution = standing(walls('0812'), []);
    expect(stepAside(resolution, unit('HBK-4G'), 0, 'death-from-above')).toBe(false);
    expect(placeOf(resolution)).toBe('0811');
  });

  it('SEQ-19 who gives way leaves the map only where there is no other way', () => {
    const corner = standing({ '0201': { level: 3 } }, [], [], '0101');
    expect(stepAside(corner, unit('HBK-4G'), 0, 'charge')).toBe(true);
    expect(placeOf(corner)).toBe('0102');
    const shut = standing({ '0201': { level: 3 }, '0102': { level: 3 } }, [], [], '0101');
    expect(stepAside(shut, unit('HBK-4G'), 0, 'charge')).toBe(true);
    expect(placeOf(shut)).toBeNull();
  });
});

/** Ground too high all around 0811 but in one hex. */
function walls(but: string): Readonly<Record<string, Partial<Terrain>>> {
  return Object.fromEntries(AROUND.filter((at) => at !== but).map((at) => [at, { level: 3 }]));
}

describe('A charge or a death from above that misses', () => {
  /** The Hunchback runs up to the Enforcer and misses it; faces for what comes after. */
  const missedCharge = (hexes: Readonly<Record<string, { readonly level: number }>>, faces: readonly number[]) => {
    const play = beginFull({
      pieces: [
        { ...ENF, seat: 'defender', at: '0808 N' },
        { ...HBK, seat: 'attacker', at: '0812 N' },
      ],
      hexes,
    });
    play.give('defender', { type: 'pass' });
    play.give('attacker', step('HBK-4G', 'run', 'FFF', { charge: 'ENF-4R' }));
    passTurn(play, [1, 1, ...faces, 1, 1, 6, 6]);
    expect(play.last('BlowStruck')).toMatchObject({ hit: false, why: null });
    expect(play.unit('ENF-4R').place?.hex).toBe('0808');
    return play.unit('HBK-4G').place?.hex;
  };

  it('SEQ-13 the charger goes past to the higher of the two hexes ahead to the sides', () => {
    expect(missedCharge({ '0709': { level: 1 } }, [])).toBe('0709');
    expect(missedCharge({ '0909': { level: 1 } }, [])).toBe('0909');
  });

  it('SEQ-13 of two hexes on one level 1D6 finds one: 1 to 3 right, 4 to 6 left', () => {
    expect(missedCharge({}, [3])).toBe('0909');
    expect(missedCharge({}, [4])).toBe('0709');
  });

  it('SEQ-13 the charger stays where it is when neither is open', () => {
    expect(missedCharge({ '0709': { level: 3 } }, [])).toBe('0909');
    expect(missedCharge({ '0709': { level: 3 }, '0909': { level: 3 } }, [])).toBe('0809');
  });

  /** The Jenner comes down beside the Enforcer, which steps aside. */
  const missedPlunge = (hexes: Readonly<Record<string, { readonly level: number }>>) => {
    const play = beginFull({
      pieces: [
        { ...ENF, seat: 'defender', at: '0808 N' },
        { unit: 'JR7-D', seat: 'attacker', at: '0811 N' },
      ],
      hexes,
    });
    play.give('defender', { type: 'pass' });
    play.give('attacker', step('JR7-D', 'jump', 'FF', { charge: 'ENF-4R' }));
    passTurn(play, [1, 1, 2, 3, 4, 5, 4, 6, 6, 6, 1, 1, 6, 6]);
    expect(play.last('BlowStruck')).toMatchObject({ hit: false, why: null });
    return play;
  };

  it('SEQ-13 who misses from above falls two levels into the hex of its target, which steps aside on its feet', () => {
    const play = missedPlunge({ '0807': { level: 2 } });
    expect(play.events('Displaced').map(({ unit: id, to, by }) => `${id} ${to} ${by}`)).toEqual([
      'ENF-4R 0908 death-from-above',
      'JR7-D 0808 death-from-above',
    ]);
    expect(play.last('Fell')).toMatchObject({ unit: 'JR7-D', hex: '0808', levels: 2, side: 'rear' });
    expect(play.unit('ENF-4R').body.prone).toBe(false);
  });

  it('SEQ-13 where its target cannot step aside it is destroyed', () => {
    const walls = ['0807', '0908', '0909', '0709', '0708'].map((at) => [at, { level: 3 }] as const);
    const play = missedPlunge(Object.fromEntries(walls));
    expect(play.events('UnitDestroyed')).toMatchObject([{ unit: 'JR7-D', why: 'no-room' }]);
    expect(play.unit('ENF-4R').place?.hex).toBe('0808');
  });

  it('SEQ-13 nobody gives way backward to one who comes from there, even at the edge of the map', () => {
    const { game } = beginFull({
      pieces: [
        { ...ENF, at: '0816 N' },
        { unit: 'JR7-D', seat: 'defender', at: '0817 N' },
      ],
      hexes: Object.fromEntries(['0815', '0916', '0917', '0717', '0716'].map((at) => [at, { level: 3 }])),
    });
    const resolution = new Resolution(game, scriptedDice([]));
    thrustOut(resolution, unit('ENF-4R'), 0, 'death-from-above');
    expect(resolution.events).toEqual([{ type: 'UnitDestroyed', unit: 'ENF-4R', why: 'no-room' }]);
    expect(resolution.unit(unit('JR7-D')).place?.hex).toBe('0817');
  });
});

describe('AMB-SEQ-23 a unit is moved by one other in a turn', () => {
  const LANCE: readonly FullPiece[] = [
    { unit: 'ENF-4R', seat: 'defender', at: '0808 N' },
    { unit: 'HBK-4G=One', seat: 'attacker', at: '0811 N' },
    { unit: 'HBK-4G=Two', seat: 'attacker', at: '0805 S' },
    { unit: 'JR7-D', seat: 'attacker', at: '0607 SE' },
  ];

  it('whoever is charged is neither charged nor jumped on by another, nor pushed', () => {
    const play = beginFull({ pieces: LANCE });
    play.give('defender', { type: 'pass' });
    play.give('attacker', step('One', 'run', 'FF', { charge: 'ENF-4R' }));
    const taken = {
      code: 'battletech/target-taken',
      params: { target: 'ENF-4R', other: 'One' },
      rule: 'AMB-SEQ-23',
    };
    expect(play.refused('attacker', step('Two', 'run', 'FF', { charge: 'ENF-4R' }))).toMatchObject(taken);
    expect(play.refused('attacker', step('JR7-D', 'jump', 'F', { charge: 'ENF-4R' }))).toMatchObject(taken);
    play.give('attacker', step('Two', 'walk', 'FF'));
    passTo(play, 'strike');
    play.give('defender', { type: 'pass' });
    expect(play.refused('attacker', strike('Two', 'ENF-4R', 'push'))).toMatchObject(taken);
  });

  it('nor does a second one push it', () => {
    const pieces = LANCE.map((one) => ({
      ...one,
      at: ({ 'HBK-4G=One': '0809 N', 'HBK-4G=Two': '0807 S' } as Readonly<Record<string, string>>)[one.unit] ?? one.at,
    }));
    const play = beginFull({ pieces });
    passTo(play, 'strike');
    play.give('defender', { type: 'pass' });
    play.give('attacker', strike('One', 'ENF-4R', 'push'));
    expect(play.refused('attacker', strike('Two', 'ENF-4R', 'push'))).toMatchObject({
      code: 'battletech/target-taken',
      params: { other: 'One' },
    });
    // Physical attacks that move nobody are free: the push misses, and so does the kick.
    roll(play, 'attacker', strike('Two', 'ENF-4R', 'kick@RL'), [1, 1, 1, 1, 6, 6, 1, 1, 6, 6]);
    expect(play.events('BlowStruck').map(({ blow: attack }) => attack.kind)).toEqual(['push', 'kick']);
  });

  it('no unit charges or pushes that charges itself', () => {
    const play = beginFull({
      pieces: [
        { unit: 'PNT-9R', seat: 'defender', at: '1502 S' },
        { unit: 'ENF-4R', seat: 'defender', at: '0810 N' },
        { unit: 'HBK-4G=One', seat: 'attacker', at: '0807 S' },
        { unit: 'HBK-4G=Two', seat: 'attacker', at: '0812 N' },
      ],
    });
    play.give('defender', step('PNT-9R', 'walk', ''));
    play.give('attacker', step('One', 'walk', ''));
    play.give('defender', step('ENF-4R', 'run', 'FF', { charge: 'One' }));
    const charging = { code: 'battletech/target-charges', params: { target: 'ENF-4R' } };
    expect(play.refused('attacker', step('Two', 'run', 'FFF', { charge: 'ENF-4R' }))).toMatchObject(charging);
    play.give('attacker', step('Two', 'run', 'FFF'));
    passTo(play, 'strike');
    expect(play.refused('attacker', strike('Two', 'ENF-4R', 'push'))).toMatchObject(charging);
  });
});

describe('SEQ-13 two who push each other', () => {
  /** One stands with its back to the edge of the map. */
  const push = (faces: readonly number[]) => {
    const play = beginFull({
      pieces: [
        { unit: 'HBK-4G', seat: 'defender', at: '0802 N' },
        { unit: 'ENF-4R', seat: 'attacker', at: '0801 S' },
      ],
    });
    passTo(play, 'strike');
    play.give('defender', strike('HBK-4G', 'ENF-4R', 'push'));
    roll(play, 'attacker', strike('ENF-4R', 'HBK-4G', 'push'), [...faces]);
    const rolls = play.events('PilotingRolled').map(({ unit: id, roll: { cause } }) => `${id} ${cause}`);
    return [play.unit('HBK-4G').place?.hex, play.unit('ENF-4R').place?.hex, ...rolls];
  };

  it('stay where they are if both succeed, and both roll', () => {
    expect(push([6, 6, 6, 6, 6, 6, 6, 6, 1, 1, 6, 6])).toEqual(['0802', '0801', 'HBK-4G pushed', 'ENF-4R pushed']);
  });

  it('if one succeeds, it is the push that counts', () => {
    expect(push([1, 1, 6, 6, 6, 6, 1, 1, 6, 6])).toEqual(['0803', '0802', 'HBK-4G pushed']);
    expect(push([6, 6, 1, 1])).toEqual(['0801', undefined]);
  });

  it('stay where they are if neither does', () => {
    expect(push([1, 1, 1, 1, 1, 1, 6, 6])).toEqual(['0802', '0801']);
  });
});
