import { describe, expect, test } from 'vitest';
import { seatId, unitId } from '../../../src/rules/kernel/ids.js';
import { seated } from '../../../src/rules/kernel/seats.js';
import { tactic148 } from '../../../src/rules/tactic148/index.js';
import {
  assault,
  begin,
  cardOf,
  cover,
  move,
  opportunity,
  piece,
  place,
  suppress,
  wall,
  type Figure,
  type Play,
  type Situation,
} from '../../support/tactic148.js';

const RICH = { points: 90 };
const US: Figure = { unit: 'US1', card: 'rifleman', at: [10, 20] };
const FAR: readonly Figure[] = [
  { unit: 'VG9', card: cardOf('rifleman', {}, RICH), at: [33, 3] },
  { unit: 'US9', card: cardOf('rifleman', {}, RICH), at: [33, 33] },
];
const scene = (figures: readonly Figure[], more: Partial<Situation> = {}): Play =>
  begin({ figures: [...figures, ...FAR], agreed: 999, ...more }).withTokens('us', 20);

describe('moving', () => {
  test("T48-30 one token, up to the card's distance, bent as one likes", () => {
    const play = scene([US]);
    expect(play.refused('us', move('US1', [10, 14.9]))).toMatchObject({
      code: 'tactic148/too-far',
      params: { far: 5100, most: 5000 },
    });
    play.give('us', move('US1', [10, 17], [12, 17]));
    expect(play.last('Moved').path).toEqual([place(10, 20), place(10, 17), place(12, 17)]);
    expect(play.tokens('us')).toBe(19);
    expect(play.refused('us', move('US1', [12, 15], [12, 17], [13.1, 17])).code).toBe('tactic148/too-far');
    expect(play.refused('us', move('US1', [-1, 17])).code).toBe('tactic148/too-far');
    expect(play.refused('us', { type: 'move', unit: unitId('US1'), path: [] }).code).toBe('tactic148/no-way');
  });

  test('T48-30 AMB-T48-30 friends do not block, enemies do; no base ends on another', () => {
    const friend: Figure = { unit: 'US2', card: 'rifleman', at: [10, 18] };
    const enemy: Figure = { unit: 'VG1', card: 'rifleman', at: [14, 20] };
    const play = scene([US, friend, enemy]);
    expect(play.refused('us', move('US1', [10, 17.5])).code).toBe('tactic148/base-in-the-way');
    expect(play.refused('us', move('US1', [15, 20])).code).toBe('tactic148/enemy-in-the-way');
    play.give('us', move('US1', [10, 16]));
  });

  test('AMB-T48-22 AMB-T48-30 walls are crossed only where they can be climbed; nobody stays half on one', () => {
    const plain = scene([US], { pieces: [piece('wall', 'obstruction', wall(5, 18, 15, 18.3))] });
    expect(plain.refused('us', move('US1', [10, 17]))).toMatchObject({
      code: 'tactic148/terrain-in-the-way',
      params: { piece: 'wall' },
    });
    const low = scene([US], { pieces: [piece('wall', 'obstruction', wall(5, 18, 15, 18.3), { climb: true })] });
    expect(low.refused('us', move('US1', [10, 18])).code).toBe('tactic148/half-on-terrain');
    low.give('us', move('US1', [10, 17]));
    expect(low.last('Moved').climbed).toBe(true);
    const edge = scene([{ ...US, at: [1, 20] }]);
    expect(edge.refused('us', move('US1', [0.4, 20])).code).toBe('tactic148/off-table');
  });

  test('T48-31 climbing up and down a roof are climbs, walking on it is none', () => {
    const roof = piece('roof', 'obstruction', wall(5, 12, 15, 18), { climb: true });
    const play = scene([US], { pieces: [roof] });
    play.give('us', move('US1', [10, 17]));
    expect(play.last('ActionTaken').price.pa).toBe(2);
    play.give('us', move('US1', [10, 14]));
    expect(play.last('ActionTaken').price.pa).toBe(1);
    const down = scene([{ ...US, at: [10, 14] }], { pieces: [roof] });
    down.give('us', move('US1', [10, 11]));
    expect(down.last('ActionTaken').price.pa).toBe(2);
    const hill = scene([US], { pieces: [piece('hill', 'low', wall(5, 12, 15, 18), { climb: true })] });
    hill.give('us', move('US1', [10, 18]));
    expect(hill.last('ActionTaken').price.pa).toBe(2);
  });

  test('T48-31 T48-32 TC-T48-10 ERR-T48-06 a climb, a plain move, and then no third; no Assault Fire after three tokens', () => {
    const pieces = [piece('wall', 'obstruction', wall(5, 18, 15, 18.3), { climb: true })];
    const enemy: Figure = { unit: 'VG1', card: 'rifleman', at: [10, 8] };
    const play = scene([US, enemy], { pieces });
    play.give('us', move('US1', [10, 17]));
    play.give('us', move('US1', [10, 16]));
    expect(play.refused('us', move('US1', [10, 15])).code).toBe('tactic148/movement-limit');
    expect(play.refused('us', assault('US1', 'VG1', 'fire', [[10, 15]]))).toMatchObject({
      code: 'tactic148/movement-limit',
      rule: 'T48-32',
    });
  });

  test('AMB-T48-44 climbing in an Assault Fire costs two, both on movement, one action', () => {
    const pieces = [piece('wall', 'obstruction', wall(5, 18, 15, 18.3), { climb: true })];
    const enemy: Figure = { unit: 'VG1', card: cardOf('rifleman', {}, RICH), at: [10, 8] };
    const play = scene([US, enemy], { pieces });
    play.give('us', assault('US1', 'VG1', 'move', [[10, 17]]), [1, 1, 1]);
    expect(play.last('ActionTaken').price).toMatchObject({ pa: 2, movement: 2, actions: 1, shots: 1 });
    expect(play.unit('US1').doings).toMatchObject({ actions: 1, movement: 2, shots: 1 });
    // Where the way is chosen after the shot, the climb is paid for then; by option it is an action more.
    const after = (options: Readonly<Record<string, string>>, actions: number) => {
      const low = piece('wall', 'low', wall(5, 18, 15, 18.3), { climb: true });
      const late = scene([US, enemy], { pieces: [low], options });
      late.give('us', assault('US1', 'VG1', 'fire', [[10, 17]]), [1, 1]);
      expect(late.last('ClimbPaid')).toEqual({ type: 'ClimbPaid', unit: 'US1' });
      expect(late.unit('US1').doings).toMatchObject({ actions, movement: 2, shots: 1, weapon: 'rifle' });
      expect(late.tokens('us')).toBe(18);
    };
    after({}, 1);
    after({ actionCount: 'tokens' }, 2);
  });

  test('T48-30 reach tells the farthest places, and whom one can run into', () => {
    const enemy: Figure = { unit: 'VG1', card: 'rifleman', at: [13, 20] };
    const play = scene([US, enemy]);
    const told = play.inspect({ about: 'reach', unit: unitId('US1'), by: 'move' });
    expect(told).toMatchObject({ most: 5000, contacts: [{ unit: 'VG1', at: place(12, 20) }] });
  });
});

describe('hand to hand', () => {
  const fighter = (unit: string, h2h: number, x: number, wounded = 1): Figure => {
    const card = cardOf('rifleman', { h2h }, { points: 20 });
    return { unit, card: { ...card, wounded: { ...card.wounded, h2h: wounded } }, at: [x, 20] };
  };

  test('T48-27 T48-28 TC-T48-09 3 dice 5 6 1 against 2 dice 5 2: two Wounds eliminate, and the blow is struck back', () => {
    const play = scene([fighter('US1', 3, 10), fighter('VG1', 2, 13)]);
    play.give('us', move('US1', [12, 20]), [5, 6, 1, 5, 2]);
    expect(play.unit('VG1').status).toBe('eliminated');
    expect(play.unit('US1')).toMatchObject({ status: 'active', wounded: true });
    const miss = scene([fighter('US1', 1, 10), fighter('VG1', 1, 13)]);
    miss.give('us', move('US1', [12, 20]), [4, 4, 5, 4, 5, 4]);
    expect(miss.last('BlowsExchanged').successes).toEqual([1, 0]);
  });

  test('T48-28 TC-T48-33 AMB-T48-12 blows are simultaneous: B strikes with the dice of the start of the exchange; no token, no action', () => {
    const play = scene([fighter('US1', 1, 10), fighter('VG1', 2, 13)]);
    play.give('us', move('US1', [12, 20]), [5, 5, 5]);
    expect(play.unit('VG1').wounded).toBe(true);
    expect(play.unit('US1').status).toBe('eliminated');
    expect(play.tokens('vg')).toBe(5);
    expect(play.unit('VG1').doings.actions).toBe(0);
  });

  test('T48-28 AMB-T48-12 exchanges go on with the wounded side, Wound marker or not, until one is out', () => {
    const play = scene([fighter('US1', 2, 10), fighter('VG1', 2, 13)]);
    play.give('us', move('US1', [12, 20]), [5, 1, 1, 1, 1, 1, 5, 5, 1]);
    expect(play.events('BlowsExchanged').map(({ rolls }) => rolls.map((roll) => roll?.faces.length))).toEqual(
      [
        [2, 2],
        [2, 1],
        [1, 1],
      ].slice(0, play.events('BlowsExchanged').length),
    );
    expect(play.unit('VG1').status).toBe('eliminated');
  });

  test('AMB-T48-11 no dice on either side: one exchange, and both stay', () => {
    const play = scene([fighter('US1', 0, 10), fighter('VG1', 0, 13)]);
    play.give('us', move('US1', [12, 20]));
    expect(play.events('BlowsExchanged')).toHaveLength(1);
    expect(play.last('BlowsExchanged').rolls).toEqual([null, null]);
  });

  test('T48-27 0.1 u away there is no fight; contact is taken within a fiftieth of a u', () => {
    const play = scene([fighter('US1', 1, 10), fighter('VG1', 1, 13)]);
    play.give('us', move('US1', [11.9, 20]));
    expect(play.events('BlowsExchanged')).toEqual([]);
    play.give('us', move('US1', [11.99, 20]), [5, 1, 5, 1]);
    expect(play.events('BlowsExchanged')).toHaveLength(2);
  });

  test('AMB-T48-39 several enemies: one after the other, as the mover orders; unanswered: the nearest middle', () => {
    const trio = (): Play =>
      scene([
        fighter('US1', 2, 10),
        { ...fighter('VG1', 1, 13), at: [13, 20.7] },
        { ...fighter('VG2', 1, 13), at: [13, 19.3] },
      ]);
    const play = trio();
    play.give('us', move('US1', [12.285, 20]));
    expect(play.awaited).toEqual(['us:fight']);
    const view = tactic148.view(play.match, seated(seatId('us')));
    expect(tactic148.choices(view, seatId('us'), {})).toMatchObject({
      kind: 'pick',
      blank: 'unit',
      options: [{ value: 'VG1' }, { value: 'VG2' }],
    });
    expect(tactic148.choices(view, seatId('us'), { unit: 'VG2' })).toEqual({
      kind: 'done',
      command: { type: 'fight', enemy: 'VG2' },
    });
    expect(play.refused('us', { type: 'fight', enemy: unitId('VG9') })).toMatchObject({
      code: 'tactic148/not-offered',
      params: { chosen: 'VG9', known: ['VG1', 'VG2'] },
      rule: 'AMB-T48-39',
    });
    play.give('us', { type: 'fight', enemy: unitId('VG2') }, [5, 5, 1, 5, 5, 1]);
    expect(play.events('BlowsExchanged').map(({ units }) => units[1])).toEqual(['VG2', 'VG1']);
    const late = trio();
    late.give('us', move('US1', [12.285, 20]));
    expect(tactic148.open(late.match)[0]?.fallback).toEqual({ type: 'fight', enemy: 'VG1' });
    late.timeout('us', [5, 5, 1, 5, 5, 1]);
    expect(late.events('BlowsExchanged')[0]?.units[1]).toBe('VG1');
  });

  test('AMB-T48-39 the shot of an Assault Fire comes before the fight; by option after it', () => {
    const first = scene([fighter('US1', 1, 10), fighter('VG1', 1, 13)]);
    first.give('us', assault('US1', 'VG1', 'move', [[12, 20]]), [1, 1, 1, 5, 1, 5, 1]);
    const order = (play: Play) =>
      play.log.map(({ type }) => type).filter((type) => type === 'ShotFired' || type === 'BlowsExchanged');
    expect(order(first).slice(0, 2)).toEqual(['ShotFired', 'BlowsExchanged']);
    const after = scene([fighter('US1', 1, 10), fighter('VG1', 1, 13)], { options: { assaultContact: 'h2hFirst' } });
    after.give('us', assault('US1', 'VG1', 'move', [[12, 20]]), [5, 1, 5, 1]);
    expect(order(after)).toEqual(['BlowsExchanged', 'BlowsExchanged']);
    expect(after.last('ShotLost').unit).toBe('US1');
  });

  test("TC-T48-24 AMB-T48-35 fighting ends the fighter's Take Cover, Opportunity and Suppression Fire; it is an attack", () => {
    const play = scene([fighter('US1', 1, 10), fighter('VG1', 1, 13)]);
    play.give('us', opportunity('US1', 10, 15));
    play.endTurn('us').mark('US1', { inCover: true });
    play.give('vg', move('VG1', [11, 20]), [5, 1, 5, 1]);
    expect(play.unit('US1')).toMatchObject({ inCover: false, opportunity: null });
    const joined = scene([fighter('US1', 0, 10), fighter('VG1', 0, 13)]);
    joined.give('us', move('US1', [12, 20]));
    expect(joined.refused('us', suppress('US1', 10, 15)).code).toBe('tactic148/attacked-already');
    joined.give('us', cover('US1'));
  });
});
