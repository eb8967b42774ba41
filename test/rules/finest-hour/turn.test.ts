import { describe, expect, test } from 'vitest';
import { finestHour } from '../../../src/rules/finest-hour/index.js';
import type { MatchState } from '../../../src/rules/kernel/contract.js';
import type { FinestHour } from '../../../src/rules/finest-hour/finest-hour.js';
import { ahead, fire, fly, flyOn, gun, instruct, profile, sortie, type Plane } from '../../support/finest-hour.js';

/** A turn: initiative, who can be activated, whose activation it is. */

const far = (unit: string, rep: number, i: number): Plane => ({
  unit,
  at: [10 + 12 * i, unit.startsWith('R') ? 70 : 10],
  heading: unit.startsWith('R') ? 0 : 180,
  rep,
  profile: profile(1),
});
const red = (...reps: readonly number[]): readonly Plane[] => reps.map((rep, i) => far(`R${i + 1}`, rep, i));
const blue = (...reps: readonly number[]): readonly Plane[] => reps.map((rep, i) => far(`B${i + 1}`, rep, i));

describe('initiative', () => {
  test('TFH-05 both sides roll a die, the higher begins, whichever side it is', () => {
    const play = sortie({ planes: [...red(4), ...blue(4)] }, [1, 3]);
    expect(play.last('TurnBegan')).toMatchObject({ turn: 1, first: 'blue', dice: { red: 1, blue: 3 } });
    expect(play.awaited).toEqual(['blue:activate']);
  });

  test('TC-TFH-28 AMB-TFH-01 a tie is rolled again, and the second die is the activation die of each side', () => {
    const play = sortie({ planes: [...red(2, 5), ...blue(2, 3, 5)] }, [4, 4, 5, 3]);
    expect(play.last('TurnBegan')).toMatchObject({ first: 'red', dice: { red: 5, blue: 3 } });
    expect(play.last('TurnBegan').rounds).toHaveLength(2);
    expect(play.last('SideBegan')).toMatchObject({ side: 'red', die: 5, able: ['R2'] });
    play.give('red', fly('R2', [ahead(10)]));
    expect(play.last('SideBegan')).toMatchObject({ side: 'blue', die: 3, able: ['B2', 'B3'] });
  });

  test('TFH-05 each turn has dice of its own', () => {
    const play = sortie({ planes: [...red(4), ...blue(4)] });
    play.give('red', fly('R1', [ahead(10)]));
    play.give('blue', fly('B1', [ahead(10)]), [3, 4]);
    expect(play.last('TurnBegan')).toMatchObject({ turn: 2, first: 'blue', dice: { red: 3, blue: 4 } });
  });
});

describe('who is activated', () => {
  test('TC-TFH-01 with a die of 6 nobody of REP 3 and 4 acts, with a die of 3 everybody of REP 4 and 5 does', () => {
    const play = sortie({ planes: [...red(3, 3, 3, 3, 4), ...blue(5, 4, 4, 4)] }, [6, 3]);
    expect(play.events('SideBegan')).toMatchObject([
      { side: 'red', die: 6, able: [] },
      { side: 'blue', die: 3, able: ['B1', 'B2', 'B3', 'B4'] },
    ]);
    expect(play.awaited).toEqual(['blue:activate']);
  });

  test('TC-TFH-02 with a die of 4, REP 4 and 5 act and REP 3 does not', () => {
    const play = sortie({ planes: [...red(3, 4, 5), ...blue(4)] }, [4, 1]);
    expect(play.last('SideBegan').able).toEqual(['R2', 'R3']);
    expect(play.refused('red', fly('R1', [ahead(10)]))).toMatchObject({ code: 'finest-hour/not-able', rule: 'TFH-06' });
  });

  test('TFH-06 one that there is not cannot be activated either', () => {
    const play = sortie({ planes: [...red(3, 4), ...blue(4)] }, [4, 1]);
    expect(play.refused('red', fly('R9', [ahead(10)]))).toEqual({
      code: 'finest-hour/not-able',
      params: { unit: 'R9', able: ['R2'], die: 0 },
      rule: 'TFH-06',
    });
    expect(play.refused('red', fly('R1', [ahead(10)])).params).toEqual({ unit: 'R1', able: ['R2'], die: 4 });
    expect(play.refused('red', fly('B1', [ahead(10)]))).toEqual({
      code: 'finest-hour/not-yours',
      params: { unit: 'B1', known: ['R2'] },
      rule: 'TFH-06',
    });
  });

  test('TFH-06 the side with the initiative ends first, then the other acts by its own die', () => {
    const play = sortie({ planes: [...red(4, 4), ...blue(4)] });
    expect(play.refused('blue', fly('B1', [ahead(10)])).code).toBe('match/not-awaited');
    play.give('red', fly('R2', [ahead(10)]));
    expect(play.awaited).toEqual(['red:activate']);
    play.give('red', fly('R1', [ahead(10)]));
    expect(play.awaited).toEqual(['blue:activate']);
  });

  test('TFH-08 in any order, and an activation ends before the next begins', () => {
    const play = sortie({ planes: [...red(4, 4).map((plane) => ({ ...plane, profile: profile(2) })), ...blue(4)] });
    play.give('red', fly('R2', [ahead(10)], { then: 'on' }));
    expect(play.awaited).toEqual(['red:fly-on']);
    expect(play.refused('red', fly('R1', [ahead(10)])).code).toMatch(/^(finest-hour|match)\//);
    play.give('red', flyOn('R2'));
    expect(play.refused('red', fly('R2', [ahead(10)]))).toMatchObject({ code: 'finest-hour/activated' });
    play.give('red', fly('R1', [ahead(10)]));
    expect(play.last('SideBegan').side).toBe('blue');
  });

  test('TFH-07 it may fire before, between and after what it flies, in one activation', () => {
    const weapons = [gun('front', 20, 1, 2, 'a'), gun('front', 20, 1, 2, 'b'), gun('front', 20, 1, 2, 'c')];
    const harmless = profile(1, { weapons: [], attributes: ['robust'] });
    const play = sortie({
      planes: [
        { unit: 'R1', at: [50, 60], profile: profile(2, { weapons }), rep: 2 },
        { unit: 'B1', at: [50, 42], profile: harmless, rep: 2 },
      ],
    });
    const shot = (weapon: string) => fire([weapon, 'B1']);
    // Each shot misses with 1 + 2, and each time the target passes two and stays; on the way it sees the other come, and passes none.
    play.give('blue', instruct({ about: 'dodge', unit: null, dodge: 'stay' }));
    play.give(
      'red',
      fly('R1', [shot('a'), ahead(5), shot('b'), ahead(5), shot('c')]),
      [1, 1, 1, 6, 6, 1, 1, 1, 1, 1, 1],
    );
    expect(play.events('Fired').map(({ weapon }) => weapon)).toEqual(['a', 'b', 'c']);
    expect(play.place('R1')).toEqual([50, 50]);
  });

  test('TFH-09 AMB-TFH-18 one that cannot be activated keeps its place and reacts all the same', () => {
    const play = sortie(
      {
        planes: [
          { unit: 'R1', at: [50, 60], rep: 4, profile: profile(3, { weapons: [] }) },
          { unit: 'B1', at: [50, 35], heading: 180, rep: 2 },
        ],
      },
      [4, 3],
    );
    play.give('red', instruct({ about: 'dodge', unit: null, dodge: 'stay' }));
    // It sees the other at 20 cm and fires with REP 2, three misses; the one fired upon passes two and flies on.
    play.give('red', fly('R1', [ahead(10)]), [2, 2, 1, 1, 1, 1, 1, 2, 1]);
    expect(play.place('R1')).toEqual([50, 50]);
    expect(play.tests).toEqual(['B1 in-sight 2', 'R1 fired-upon 2']);
    expect(play.events('ActivationBegan').map(({ unit }) => unit)).toEqual(['R1']);
  });
});

describe('AMB-TFH-18 activation', () => {
  const planes = [...red(4, 4), ...blue(4)];

  test('AMB-TFH-18 must: nobody holds, and whose time runs out is flown 10 cm ahead in roster order, without fire', () => {
    const play = sortie({ planes });
    expect(play.refused('red', { type: 'hold' })).toMatchObject({
      code: 'finest-hour/must-activate',
      rule: 'AMB-TFH-18',
    });
    play.give('red', fly('R2', [ahead(10)]));
    play.timeout('red');
    expect(play.last('ActivationBegan')).toMatchObject({ unit: 'R1', by: 'referee' });
    expect(play.place('R1')).toEqual([10, 60]);
    expect(play.events('Fired')).toEqual([]);
  });

  test('AMB-TFH-18 whoever is away is waited for once: the rest is flown in roster order', () => {
    const play = sortie({ planes });
    play.timeout('red');
    expect(play.events('ActivationBegan').map(({ unit, by }) => `${unit} ${by}`)).toEqual(['R1 referee', 'R2 referee']);
    expect(play.awaited).toEqual(['blue:activate']);
  });

  test('AMB-TFH-18 the referee turns it within its allowance rather than off the table', () => {
    const edge: Plane = { unit: 'R1', at: [50, 8], heading: 0, profile: profile(3), rep: 4 };
    const play = sortie({ planes: [edge, { unit: 'B1', at: [110, 78], rep: 4 }] });
    play.timeout('red');
    expect(play.plane('R1').status).toBe('flying');
    const { heading } = play.plane('R1');
    expect([heading, 3600 - heading].some((turn) => turn > 0 && turn <= 450)).toBe(true);
  });

  test('AMB-TFH-18 may: a side holds the rest', () => {
    const play = sortie({ planes, options: { activation: 'may' } });
    play.give('red', fly('R2', [ahead(10)]));
    play.give('red', { type: 'hold' });
    expect(play.last('Held')).toMatchObject({ seat: 'red', by: 'seat' });
    expect(play.plane('R1').activated).toBe(false);
    expect(play.awaited).toEqual(['blue:activate']);
  });
});

describe('two players on a side', () => {
  const planes: readonly Plane[] = [
    { ...far('R1', 4, 0), seat: 'red-1' },
    { ...far('R2', 4, 1), seat: 'red-2' },
    { ...far('B1', 4, 0), seat: 'blue' },
  ];

  test('TFH-06 either may act first, and who has nothing left is not asked', () => {
    const play = sortie({ planes });
    expect(play.awaited).toEqual(['red-1:activate', 'red-2:activate']);
    expect(play.refused('red-1', fly('R2', [ahead(10)]))).toMatchObject({ code: 'finest-hour/not-yours' });
    play.give('red-2', fly('R2', [ahead(10)]));
    expect(play.awaited).toEqual(['red-1:activate']);
    play.give('red-1', fly('R1', [ahead(10)]));
    expect(play.awaited).toEqual(['blue:activate']);
  });

  test('AMB-TFH-18 the time of one who has held nothing runs out: only their own aircraft are flown', () => {
    const play = sortie({ planes });
    play.timeout('red-1');
    expect(play.events('ActivationBegan').map(({ unit }) => unit)).toEqual(['R1']);
    expect(play.awaited).toEqual(['red-2:activate']);
  });

  test('AMB-TFH-18 may: one holds for their own aircraft only', () => {
    const play = sortie({ planes, options: { activation: 'may' } });
    play.give('red-2', { type: 'hold' });
    expect(play.awaited).toEqual(['red-1:activate']);
    play.give('red-1', fly('R1', [ahead(10)]));
    expect(play.awaited).toEqual(['blue:activate']);
  });
});

describe('chapters', () => {
  /** The chapters of which something is told by itself, in their order. */
  const told = (play: ReturnType<typeof sortie>): readonly string[] => {
    let state: MatchState<FinestHour> | null = null;
    const chapters = new Set<string>();
    for (const event of play.log) {
      state = finestHour.evolve(state, event);
      const { turn, phase } = finestHour.chapter(state);
      if (finestHour.isNews(event)) chapters.add(`${turn}:${phase}`);
    }
    return [...chapters].filter((chapter) => !chapter.startsWith('0:'));
  };

  test('TFH-06 a turn in which nobody can act is told in one post, and a side that cannot act with the other', () => {
    const play = sortie({ planes: [...red(4), ...blue(4)] }, [5, 6, 6, 5, 2, 1]);
    expect(play.awaited).toEqual(['red:activate']);
    expect(told(play)).toEqual(['1:first-side', '2:first-side', '3:first-side']);
    play.give('red', fly('R1', [ahead(10)]));
    play.give('blue', fly('B1', [ahead(10)]), [5, 6, 2, 1]);
    expect(told(play).slice(3)).toEqual(['3:second-side', '4:first-side', '5:first-side']);
  });
});

test('TFH-06 TFH-36 the chapter of what happens: the second side’s from its beginning to its end, then the rally', () => {
  const play = sortie({ planes: [...red(4, 4), ...blue(4)] });
  const phase = () => finestHour.chapter(play.match).phase;
  expect(phase()).toBe('first-side');
  for (const unit of ['R1', 'R2']) play.give('red', fly(unit, [ahead(10)]));
  expect([play.awaited, phase()]).toEqual([['blue:activate'], 'second-side']);
  play.give('blue', fly('B1', [ahead(10)]));
  // R1 and R2 are of one model: red may rally.
  expect([play.awaited, phase()]).toEqual([['red:rally'], 'rally']);
  let state: MatchState<FinestHour> | null = null;
  for (const event of play.log) {
    state = finestHour.evolve(state, event);
    if (event.type === 'ActivationEnded')
      expect([event.unit, finestHour.chapter(state).phase]).toEqual([
        event.unit,
        event.unit === 'B1' ? 'second-side' : 'first-side',
      ]);
  }
});

test('TFH-05 TFH-36 a turn is told chapter by chapter: who has the initiative, the other, the rally, the end', () => {
  const play = sortie({ planes: [...red(5), ...blue(5)] }, [1, 3]).unasked('red', 'blue');
  play.give('blue', fly('B1', [ahead(10)]));
  play.give('red', fly('R1', [ahead(10)]), [6, 5]);
  const chapters = play.log.flatMap((event) => {
    if (event.type === 'SideBegan') return [`${event.side} ${event.die}`];
    return event.type === 'RallyBegan' || event.type === 'TurnEnded' ? [event.type] : [];
  });
  expect(chapters).toEqual(['blue 3', 'red 1', 'RallyBegan', 'TurnEnded', 'red 6', 'blue 5']);
});
