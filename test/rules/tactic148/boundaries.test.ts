import { describe, expect, test } from 'vitest';
import { sideId, unitId } from '../../../src/rules/kernel/ids.js';
import { checkDeploy, deployOutline, freePlaces } from '../../../src/rules/tactic148/deployment.js';
import { participants, suppressing, zonesOnWay } from '../../../src/rules/tactic148/suppression.js';
import { tactic148 } from '../../../src/rules/tactic148/index.js';
import { scriptedDice } from '../../../src/rules/kernel/dice.js';
import { startMatch } from '../../support/deciding.js';
import type { Edge } from '../../../src/rules/tactic148/types.js';
import type { State } from '../../../src/rules/tactic148/state.js';
import {
  grenade,
  join,
  move,
  piece,
  place,
  Play,
  setupOf,
  shoot,
  suppress,
  US_WINS,
  wall,
} from '../../support/tactic148.js';
import { card, figure, fists, scene } from '../../support/tactic148-letter.js';

/** Deployment, Suppression and scatter where one step more or less decides. */

/** One scout a side on 30 by 24 u, us deploying along an edge. */
function deploying(
  edge: Edge,
  options: Readonly<Record<string, string>> = {},
  pieces: readonly ReturnType<typeof piece>[] = [],
): State {
  const figures = [figure('US1', card('scout'), 0, 0), figure('VG1', card('grenadier'), 0, 0)];
  const { game } = new Play(setupOf({ figures, size: [30, 24], agreed: 99, options, pieces }), US_WINS);
  const across = { north: 'south', south: 'north', east: 'west', west: 'east' } as const;
  return { ...game, edges: { [sideId('us')]: edge, [sideId('vg')]: across[edge] } };
}
const scout = (state: State) => {
  const [one] = state.characters;
  if (!one) throw new Error('nobody to deploy');
  return one;
};
const tried = (state: State, x: number, y: number) =>
  checkDeploy(state, [unitId('US1')], { type: 'deploy', unit: unitId('US1'), at: place(x, y) });

type Places = readonly [edge: Edge, at: readonly (readonly [x: number, y: number])[]];

describe('deployment along each edge', () => {
  test.each<Places>([
    [
      'north',
      [
        [15, 5.5],
        [15, 5.501],
        [15, 0.5],
        [15, 0.499],
      ],
    ],
    [
      'south',
      [
        [15, 18.5],
        [15, 18.499],
        [15, 23.5],
        [15, 23.501],
      ],
    ],
    [
      'west',
      [
        [5.5, 12],
        [5.501, 12],
        [0.5, 12],
        [0.499, 12],
      ],
    ],
    [
      'east',
      [
        [24.5, 12],
        [24.499, 12],
        [29.5, 12],
        [29.501, 12],
      ],
    ],
  ])('T48-05 AMB-T48-25 %s: the nearest point at 5.0 u and not farther, the base whole on the table', (edge, at) => {
    const state = deploying(edge);
    const codes = at.map(([x, y]) => tried(state, x, y)?.code.replace('tactic148/', '') ?? null);
    expect(codes).toEqual([null, 'outside-zone', null, 'off-table']);
  });

  test.each<Places>([
    [
      'north',
      [
        [15, 4.5],
        [15, 4.501],
      ],
    ],
    [
      'east',
      [
        [25.5, 12],
        [25.499, 12],
      ],
    ],
  ])('AMB-T48-25 %s, by option the whole base: 5.0 u and not farther', (edge, at) => {
    const state = deploying(edge, { deployWithin: 'whole' });
    expect(at.map(([x, y]) => tried(state, x, y)?.params['far'] ?? null)).toEqual([null, 5001]);
  });

  test('T48-05 nobody else’s figure, none that is not on the roster, no place between two steps', () => {
    const state = deploying('north');
    const one = (unit: string) =>
      checkDeploy(state, [unitId('US1')], { type: 'deploy', unit: unitId(unit), at: place(15, 3) });
    expect(one('US1')).toBeNull();
    expect([one('VG1')?.code, one('US7')?.code]).toEqual([
      'tactic148/not-this-character',
      'tactic148/not-this-character',
    ]);
    const between = { type: 'deploy', unit: unitId('US1'), at: { x: 15_000.5, y: 3000 } } as const;
    expect(checkDeploy(state, [unitId('US1')], between)?.code).toBe('tactic148/off-table');
  });

  test.each([
    ['north', 30, place(14.5, 2.5), place(0.5, 0.5)],
    ['south', 30, place(14.5, 21.5), place(0.5, 23.5)],
    ['west', 24, place(2.5, 11.5), place(0.5, 0.5)],
    ['east', 24, place(27.5, 11.5), place(29.5, 0.5)],
  ] as const)(
    'AMB-T48-25 %s: places a base apart, from the middle of the zone outwards, all of them allowed',
    (edge, long, first, corner) => {
      const state = deploying(edge);
      const places = freePlaces(state, scout(state));
      // Five rows within the strip and one on its very end, for each base along the edge.
      expect(places).toHaveLength(long * 6);
      expect(new Set(places.map(({ x, y }) => `${x},${y}`)).size).toBe(long * 6);
      expect(places[0]).toEqual(first);
      expect(places).toContainEqual(corner);
      for (const { x, y } of places) expect(tried(state, x / 1000, y / 1000)).toBeNull();
    },
  );

  test('AMB-T48-25 by option the whole base: the last row half a base before the end of the strip', () => {
    const state = deploying('north', { deployWithin: 'whole' });
    expect(Math.max(...freePlaces(state, scout(state)).map(({ y }) => y))).toBe(4500);
  });

  test.each([
    ['north', place(0.5, 0.5), place(29.5, 0.5), place(29.5, 5.5), place(0.5, 5.5)],
    ['south', place(0.5, 23.5), place(29.5, 23.5), place(29.5, 18.5), place(0.5, 18.5)],
    ['west', place(0.5, 0.5), place(0.5, 23.5), place(5.5, 23.5), place(5.5, 0.5)],
    ['east', place(29.5, 0.5), place(29.5, 23.5), place(24.5, 23.5), place(24.5, 0.5)],
  ] as const)('T48-05 the outline %s goes along the edge and back along the end of the strip', (edge, ...corners) => {
    const state = deploying(edge);
    const outline = deployOutline(state, scout(state));
    const long = edge === 'north' || edge === 'south' ? 30 : 24;
    expect(outline).toHaveLength(2 * long);
    expect([outline[0], outline[long - 1], outline[long], outline.at(-1)]).toEqual(corners);
  });

  test('T48-05 where one place alone is free along the edge the outline has it once', () => {
    const state = deploying('north', {}, [piece('wood', 'obstruction', wall(0, 1, 30, 24))]);
    const outline = deployOutline(state, scout(state));
    expect(outline).toHaveLength(30);
    expect(new Set(outline.map(({ x, y }) => `${x} ${y}`)).size).toBe(30);
  });
});

describe('Suppression at its boundary', () => {
  const mine = figure('US1', card('rifleman'), 10, 25);
  const other = figure('US2', card('rifleman'), 12, 25);

  /** Two riflemen suppress the place 10, 12 with a radius of 2 u; a grenadier stands at a place. */
  const zone = (x: number, y: number, options = {}) => {
    const play = scene([mine, other, figure('VG1', card('grenadier'), x, y)], { options });
    play.give('us', suppress('US1', 10, 12));
    play.give('us', join('US2'));
    return play;
  };
  const under = (play: Play, unit: string) => suppressing(play.game, play.unit(unit)).map(({ id }) => id);

  test('T48-36 T48-47 the nearest point of the base at 2.0 u is in the zone, a thousandth farther is not', () => {
    expect(under(zone(12.5, 12), 'VG1')).toEqual(['sf1']);
    expect(under(zone(12.501, 12), 'VG1')).toEqual([]);
  });

  test('T48-36 AMB-T48-17 one alone has no effect, unless with a machine gun; wounded the marker goes', () => {
    const play = scene([mine, figure('VG1', card('grenadier'), 10, 12)]);
    play.give('us', suppress('US1', 10, 12));
    expect(under(play, 'VG1')).toEqual([]);
    expect(participants(play.game, play.game.zones[0]?.id ?? ('none' as never)).map(({ id }) => id)).toEqual(['US1']);
    const gun = scene([figure('US1', card('mg'), 10, 25), figure('VG1', card('grenadier'), 10, 12)]);
    gun.give('us', suppress('US1', 10, 12, 'mg'));
    expect(under(gun, 'VG1')).toEqual(['sf1']);
  });

  test('AMB-T48-15 it concerns the enemy alone, by option one’s own side too', () => {
    const near = figure('US3', card('rifleman'), 10, 11);
    const off = scene([mine, other, near]);
    off.give('us', suppress('US1', 10, 12));
    off.give('us', join('US2'));
    expect(under(off, 'US3')).toEqual([]);
    const on = scene([mine, other, near], { options: { sfAffectsFriends: 'on' } });
    on.give('us', suppress('US1', 10, 12));
    on.give('us', join('US2'));
    expect(under(on, 'US3')).toEqual(['sf1']);
  });

  test('T48-38 AMB-T48-37 a way through the zone is told: by at 2.5 u from its middle, past a thousandth beyond', () => {
    const play = zone(20, 12);
    const through = (x: number) => zonesOnWay(play.game, play.unit('VG1'), [place(x, 2), place(x, 22)]);
    expect([through(12.5), through(12.501), through(7.5), through(7.499)]).toEqual([['sf1'], [], ['sf1'], []]);
    expect(zonesOnWay(play.game, play.unit('US1'), [place(10, 2), place(10, 22)])).toEqual([]);
    // One leg of a way is enough, the first, the last or one between.
    const ways = [
      [place(10, 2), place(10, 22), place(20, 22)],
      [place(20, 2), place(10, 2), place(10, 22)],
      [place(20, 2), place(10, 2), place(10, 22), place(20, 22)],
      [place(20, 2), place(16, 12), place(20, 22)],
    ];
    expect(ways.map((way) => zonesOnWay(play.game, play.unit('VG1'), way))).toEqual([['sf1'], ['sf1'], ['sf1'], []]);
    // Who begins inside is in it, wherever they go.
    const inside = zone(10, 12);
    expect(zonesOnWay(inside.game, inside.unit('VG1'), [])).toEqual(['sf1']);
  });

  test('T48-38 who goes in is kept from shooting until the end of that turn, outside again or not', () => {
    const play = zone(14, 12);
    play.endTurn('us');
    play.give('vg', move('VG1', [12.4, 12]), []);
    play.give('vg', move('VG1', [16, 12]));
    expect(under(play, 'VG1')).toEqual(['sf1']);
    expect(play.accepts('vg', shoot('VG1', 'US1'))).toBe(false);
  });

  test('T48-39 AMB-T48-08 a six wounds the lowest H2H in the zone and in sight: not one outside, not one behind a house', () => {
    const house = piece('house', 'obstruction', wall(8.2, 13, 9.4, 13.5));
    const play = scene(
      [
        mine,
        other,
        figure('VG1', fists(3), 10.5, 12),
        figure('VG2', fists(1), 14, 12),
        figure('VG3', fists(2), 11.8, 12),
      ],
      { pieces: [house] },
    );
    play.give('us', suppress('US1', 10, 12));
    play.give('us', join('US2'));
    play.endTurn('us', [6, 1]);
    expect(play.last('SuppressionRolled')).toMatchObject({ zone: 'sf1', shooters: ['US1', 'US2'] });
    expect(play.events('CharacterHurt').map(({ unit }) => unit)).toEqual(['VG3']);
  });

  test('T48-39 AMB-T48-16 in each turn, by option in one’s own turns only', () => {
    const rolledIn = (
      options: Readonly<Record<string, string>>,
      first: readonly number[],
      second: readonly number[],
    ) => {
      const play = zone(10.5, 12, options);
      play.endTurn('us', first);
      const before = play.events('SuppressionRolled').length;
      play.endTurn('vg', second);
      return [before, play.events('SuppressionRolled').length];
    };
    expect(rolledIn({}, [1, 1], [5, 5])).toEqual([1, 2]);
    expect(rolledIn({ sfRollTiming: 'ownTurn' }, [], [5, 5])).toEqual([0, 1]);
  });
});

describe('scatter unanswered', () => {
  const thrown = (
    x: number,
    y: number,
    enemies: readonly (readonly [number, number])[],
    { face = 1, blast = [] as readonly number[] } = {},
  ) => {
    const figures = enemies.map(([ex, ey], i) => figure(`VG${i + 1}`, fists(2), ex, ey));
    const play = scene([figure('US1', card('sergeant'), 10, 30), ...figures]);
    play.give('us', grenade('US1', x, y), [face]);
    play.timeout('vg', blast);
    return play.last('GrenadeMoved').to;
  };

  test('T48-24 AMB-T48-40 straight away from the nearest of the opponent’s within R, the full distance', () => {
    expect(
      thrown(10, 15, [
        [10, 16.5],
        [12.4, 15],
      ]),
    ).toEqual(place(10, 13));
    expect(thrown(10, 15, [[11.5, 15]], { face: 3, blast: [1, 1, 1] })).toEqual(place(9, 15));
  });

  test('AMB-T48-40 the base at R is within it, a thousandth farther is not: then it stays', () => {
    expect(thrown(10, 15, [[12.5, 15]])).toEqual(place(8, 15));
    expect(thrown(10, 15, [[12.501, 15]])).toEqual(place(10, 15));
  });

  test('AMB-T48-40 never off the table', () => {
    expect(thrown(1, 18, [[2, 18]], { blast: [1, 1, 1] })).toEqual(place(0, 18));
  });
});

describe('what the table allows', () => {
  test('T48-07 a table of 90 u is the largest', () => {
    const on = (width: number) => {
      const figures = [figure('US1', card('scout'), 0, 0), figure('VG1', card('scout'), 0, 0)];
      const began = startMatch(tactic148, setupOf({ figures, size: [width, 30], agreed: 99 }), scriptedDice([6, 1]), 0);
      return began.ok ? null : began.error.code;
    };
    expect([on(90), on(90.001)]).toEqual([null, 'tactic148/table-too-large']);
  });

  test('T48-53 up to 2 u nothing gives cover; what blocks the line does so there too', () => {
    const line = (kind: 'cover' | 'obstruction', to: number) => {
      const play = scene([], { pieces: [piece('between', kind, wall(11.2, 9, 11.4, 11))] });
      const told = play.inspect({ about: 'los', from: place(10, 10), to: place(to, 10) });
      return told.about === 'los' ? told.line : null;
    };
    expect([line('cover', 13), line('cover', 13.001)]).toEqual(['open', 'cover']);
    expect([line('obstruction', 13), line('obstruction', 13.001)]).toEqual(['none', 'none']);
  });

  test('T48-37 joining names one’s own zones: not the enemy’s', () => {
    const play = scene([figure('US1', card('rifleman'), 10, 25), figure('VG1', card('grenadier'), 10, 5)]);
    play.give('us', suppress('US1', 10, 20));
    play.endTurn('us');
    play.give('vg', suppress('VG1', 12, 10));
    expect(play.refused('vg', join('VG9', 'sf1'))).toMatchObject({
      code: 'tactic148/no-such-zone',
      params: { zone: 'sf1', known: ['sf2'] },
      rule: 'T48-37',
    });
  });
});
