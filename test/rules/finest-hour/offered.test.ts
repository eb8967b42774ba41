import { describe, expect, test } from 'vitest';
import { finestHour } from '../../../src/rules/finest-hour/index.js';
import type { Blanks } from '../../../src/rules/kernel/choices.js';
import { seatId } from '../../../src/rules/kernel/ids.js';
import { seated } from '../../../src/rules/kernel/seats.js';
import {
  ahead,
  bomb,
  column,
  evadeTo,
  fire,
  fly,
  flyOn,
  gun,
  instruct,
  profile,
  rally,
  ram,
  sortie,
  stay,
  type Plane,
  type Situation,
  type Sortie,
} from '../../support/finest-hour.js';

/** What a seat is offered, blank by blank: all that it may order, and nothing else. */

const choose = (play: Sortie, seat: string, blanks: Blanks = {}) =>
  finestHour.choices(finestHour.view(play.match, seated(seatId(seat))), seatId(seat), blanks);

/** The blank that is asked for with what stands to choose, or the finished order. */
function asked(play: Sortie, seat: string, blanks: Blanks = {}): unknown {
  const choice = choose(play, seat, blanks);
  if (choice.kind === 'pick') return [choice.blank, ...choice.options.map(({ value }) => value)];
  return choice.kind === 'done' ? choice.command : choice.kind;
}

const mule = profile(1, { model: 'Mule', weapons: [] });
const R1: Plane = { unit: 'R1', at: [50, 60], rep: 4, profile: profile(3, { weapons: [gun('front', 20, 1, 1)] }) };
const B1: Plane = { unit: 'B1', at: [50, 45], rep: 4, profile: mule };
const begin = (more: Partial<Situation> = {}, planes: readonly Plane[] = [R1, B1]) => sortie({ planes, ...more });

describe('an activation', () => {
  test('TFH-06 whom to activate; groups and instructions stand aside', () => {
    const play = begin({}, [R1, { ...R1, unit: 'R2', at: [56, 60] }, B1]);
    expect(choose(play, 'red')).toMatchObject({
      kind: 'pick',
      blank: 'unit',
      options: [{ value: 'R1' }, { value: 'R2' }, { value: 'group', aside: true }, { value: 'instruct', aside: true }],
    });
    expect(asked(play, 'red', { unit: 'group' })).toEqual(['leader', 'R1', 'R2']);
    const alone = begin();
    expect(asked(alone, 'red')).toEqual(['unit', 'R1', 'instruct']);
    expect(asked(begin({ options: { activation: 'may' } }), 'red')).toEqual(['unit', 'R1', 'hold', 'instruct']);
  });

  test('TFH-07 what it can do, and each with what it asks for', () => {
    const targets = [{ id: 'dock', side: 'blue', at: [50, 60] }] as const;
    const able = profile(3, { bombs: true, weapons: [gun('front', 20, 1, 1)] });
    const play = begin({ targets }, [{ ...R1, profile: able }, B1]);
    const way = (name: string, more: Blanks = {}) => asked(play, 'red', { unit: 'R1', way: name, ...more });
    expect(asked(play, 'red', { unit: 'R1' })).toEqual([
      ...['way', 'move', 'fast', 'fire', 'bomb', 'collide', 'dive', 'evade'],
    ]);
    expect(way('fire')).toEqual(['target', 'B1']);
    expect(way('fire', { target: 'B1' })).toEqual(fly('R1', [fire(['gun', 'B1'])], { then: 'on' }));
    expect(choose(play, 'red', { unit: 'R1', way: 'bomb' })).toMatchObject({
      options: [{ value: 'dock', facts: { unit: 'R1', bombTarget: 'dock' } }],
    });
    expect(way('bomb', { target: 'dock' })).toEqual(fly('R1', [bomb('dock')], { then: 'on' }));
    expect(way('collide', { target: 'B1' })).toMatchObject({ parts: [ram('B1')] });
    expect(way('dive')).toEqual(['length', '5000', '2500', '0']);
    expect(way('evade', { heading: '225' })).toMatchObject({ parts: [{ do: 'evade', heading: 225 }] });
  });

  test('TFH-07 under way: on, or to its end once the least move is flown; fast no more', () => {
    const play = begin({}, [
      { ...R1, profile: profile(3, { weapons: [] }) },
      { ...B1, at: [5, 5] },
    ]);
    play.give('red', fly('R1', [ahead(4)], { then: 'on' }));
    expect(asked(play, 'red')).toEqual(['way', 'move']);
    play.give('red', flyOn('R1', [ahead(8)], 'on'));
    expect(asked(play, 'red')).toEqual(['way', 'move', 'end']);
    expect(asked(play, 'red', { way: 'end' })).toEqual(flyOn('R1'));
  });
});

describe('reactions', () => {
  const armed: Plane = {
    ...B1,
    at: [50, 40],
    star: true,
    profile: profile(3, { weapons: [gun('all-round', 20, 1, 2)] }),
  };

  test('AMB-TFH-15 a star takes a column, or rolls; to be asked is none', () => {
    const play = begin({}, [{ ...R1, at: [50, 65] }, armed]);
    play.give('red', fly('R1', [ahead(10)]));
    expect(play.awaited).toEqual(['blue:column']);
    const choice = choose(play, 'blue');
    const columns = choice.kind === 'pick' ? choice.options.map(({ value }) => value) : [];
    expect(columns.toSorted()).toEqual(['0', '1', '2', 'instruct', 'roll']);
    expect(asked(play, 'blue', { column: 'ask' })).toEqual(asked(play, 'blue'));
    expect(asked(play, 'blue', { column: '0' })).toEqual(column('B1', '0'));
  });

  test.each([
    [true, [1, 1]],
    [false, [6, 6]],
  ])('TFH-32 where to evade; to stay only where it may: %s', (free, dice) => {
    const unarmed = { ...R1, at: [50, 65] as const, profile: profile(3, { weapons: [] }) };
    const play = begin({}, [unarmed, { ...armed, star: false }]);
    play.give('red', fly('R1', [ahead(10)]), [1, 1, 1, ...dice]);
    const choice = choose(play, 'red');
    if (choice.kind !== 'pick') throw new Error(choice.kind);
    const values = choice.options.map(({ value }) => value);
    expect(values.slice(0, 4)).toEqual(['away', 'left', 'right', 'ahead']);
    expect(values.slice(4, 20)).toEqual(Array.from({ length: 16 }, (_, i) => String(i * 225)));
    expect(values.slice(20)).toEqual([...(free ? ['stay'] : []), 'instruct']);
    expect(choice.options[0]?.facts).toEqual({ unit: 'R1', way: 'away', heading: 1800 });
    expect(asked(play, 'red', { heading: 'away' })).toEqual(evadeTo('R1', 180));
    expect(asked(play, 'red', { heading: '900' })).toEqual(evadeTo('R1', 90));
    expect(asked(play, 'red', { heading: 'stay' })).toEqual(free ? stay('R1') : ['heading', ...values]);
  });

  test('AMB-TFH-23 who wants to evade ahead is asked all the same whether to, where it need not', () => {
    const unarmed = { ...R1, at: [50, 65] as const, profile: profile(3, { weapons: [] }) };
    for (const dodge of ['ask', 'evade'] as const) {
      const play = begin({}, [unarmed, { ...armed, star: false }]);
      play.give('red', instruct({ about: 'evasion', unit: null, way: 'ahead' }));
      play.give('red', instruct({ about: 'dodge', unit: null, dodge }));
      play.give('red', fly('R1', [ahead(10)]), [1, 1, 1, 1, 1]);
      expect(play.awaited).toEqual([dodge === 'ask' ? 'red:evade' : 'blue:activate']);
    }
  });

  test('TFH-36 who leads a rally, then whom to call; nobody, or none', () => {
    const far: Plane = { ...R1, at: [20, 60] };
    const play = sortie({ planes: [far, { ...far, unit: 'R2', at: [100, 60] }, { ...B1, at: [5, 5] }] }, [6, 5]);
    expect(play.awaited).toEqual(['red:rally']);
    expect(asked(play, 'red')).toEqual(['leader', 'no-rally', 'R1', 'R2', 'instruct']);
    expect(asked(play, 'red', { leader: 'no-rally' })).toEqual({ type: 'no-rally' });
    expect(asked(play, 'red', { leader: 'R1' })).toEqual(['called', 'R2']);
    expect(asked(play, 'red', { leader: 'R1', called: 'R9' })).toEqual(['called', 'R2']);
    expect(asked(play, 'red', { leader: 'R1', called: 'R2' })).toEqual(rally('R1', 'R2'));
  });
});
