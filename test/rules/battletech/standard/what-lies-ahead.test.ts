import { describe, expect, test } from 'vitest';
import { collapseAhead, leagueAhead } from '../../../../src/rules/battletech/standard/ahead.js';
import { scriptedDice } from '../../../../src/rules/kernel/dice.js';
import { Resolution } from '../../../../src/rules/battletech/standard/resolution.js';
import { carryOut } from '../../../../src/rules/battletech/standard/moving.js';
import { hex, unit } from '../../../support/quick-start.js';
import { beginFull, type FullSituation } from '../../../support/standard.js';

/** What a move may lead to, before it is made. */

const SHD = { unit: 'SHD-2H', seat: 'defender', at: '0812 N' } as const;
const ENF = { unit: 'ENF-4R', seat: 'attacker', at: '0202 S' } as const;
const begin = (more: Partial<FullSituation> = {}) => beginFull({ pieces: [SHD, ENF], ...more });
const move = (mode: 'walk' | 'run' | 'jump', steps: string) =>
  ({ type: 'move', unit: unit('SHD-2H'), mode, steps, exit: false }) as const;

describe('TER-30 a roof that does not bear the unit', () => {
  const roof = (cf: number) => ({ building: { kind: 'medium', cf, levels: 2 } }) as const;
  const ahead = (roofs: readonly [own: number, next: number, last: number], mode: 'walk' | 'jump', steps: string) => {
    const [own, next, last] = roofs;
    const play = begin({ hexes: { '0812': roof(own), '0811': roof(next), '0810': roof(last) } });
    play.alter('SHD-2H', (one) => ({ ...one, place: { hex: hex('0812'), facing: 0, up: 2 } }));
    return collapseAhead(play.game, play.unit('SHD-2H'), move(mode, steps));
  };

  // A Shadow Hawk weighs 55 tons.
  test.each<readonly [readonly [number, number, number], 'walk' | 'jump', string, string | null]>([
    [[90, 55, 55], 'walk', 'FF', null],
    [[90, 54, 90], 'walk', 'FF', '0811'],
    [[90, 90, 54], 'walk', 'FF', '0810'],
    [[90, 54, 54], 'walk', 'FF', '0811'],
    [[90, 90, 54], 'walk', 'F', null],
    [[54, 90, 90], 'walk', 'F', null],
    [[90, 54, 90], 'jump', 'FF', null],
    [[90, 54, 90], 'jump', 'F', '0811'],
    [[90, 90, 54], 'jump', 'FF', '0810'],
    [[90, 54, 90], 'walk', 'FFFFFFFFF', null],
  ])('of %j tons each, %s %s: %s', (roofs, mode, steps, at) => {
    expect(ahead(roofs, mode, steps)).toBe(at);
  });
});

describe('CLN-43 the water on the way', () => {
  const ahead = (
    mode: 'walk' | 'jump',
    steps: string,
    options: Readonly<Record<string, string>> = { flooding: 'parts' },
  ) => {
    const play = begin({ options, hexes: { '0811': { water: 1 }, '0809': { water: 1 } } });
    return leagueAhead(play.game, play.unit('SHD-2H'), move(mode, steps)).soaks.map(
      ({ location, number }) => `${location} ${number}`,
    );
  };

  test.each<readonly ['walk' | 'jump', string, readonly string[]]>([
    ['walk', 'F', ['LL 12', 'RL 12']],
    ['walk', 'FF', ['LL 12', 'RL 12']],
    ['walk', 'R', []],
    ['jump', 'F', ['LL 12', 'RL 12']],
    ['jump', 'FF', []],
    ['jump', 'FFF', ['LL 12', 'RL 12']],
    // Nobody walks so far.
    ['walk', 'FFFFFFFFF', []],
  ])('%s %s: gets into %j', (mode, steps, locations) => {
    expect(ahead(mode, steps).toSorted()).toEqual(locations);
  });

  test('each damaged box makes the roll easier, and what is wet already makes none', () => {
    const play = begin({ options: { flooding: 'parts' }, hexes: { '0811': { water: 1 } } });
    play.alter('SHD-2H', ({ body, ...one }) => {
      const { LL = 0 } = body.structure;
      return { ...one, body: { ...body, soaked: ['RL'], structure: { ...body.structure, LL: LL - 2 } } };
    });
    expect(leagueAhead(play.game, play.unit('SHD-2H'), move('walk', 'F')).soaks).toEqual([
      { location: 'LL', number: 10 },
    ]);
  });

  test('without the option it gets in nowhere', () => {
    expect(ahead('walk', 'F', {})).toEqual([]);
  });
});

describe('TER-20 who has turned slips on ice or pavement as it steps on', () => {
  const rolled = (terrain: 'pavement' | 'ice', mode: 'walk' | 'run' | 'jump', steps: string) => {
    const ground = Object.fromEntries(['0812', '0811', '0810', '0809'].map((at) => [at, { [terrain]: true }]));
    const play = begin({ hexes: ground });
    const resolution = new Resolution(play.game, scriptedDice(Array.from({ length: 40 }, () => 6)));
    carryOut(resolution, move(mode, steps), 'seat');
    return resolution.events.flatMap((event) => (event.type === 'PilotingRolled' ? [event.roll.cause] : []));
  };
  const slips = (terrain: 'pavement' | 'ice', mode: 'walk' | 'run' | 'jump', steps: string) =>
    rolled(terrain, mode, steps).filter((cause) => cause === 'skid').length;

  test.each([
    ['pavement', 'run', 'FRF', 1],
    ['pavement', 'run', 'FR', 0],
    ['pavement', 'run', 'RF', 0],
    ['pavement', 'run', 'FF', 0],
    ['pavement', 'walk', 'FRF', 0],
    ['pavement', 'jump', 'FRF', 0],
    ['ice', 'walk', 'FRF', 1],
    ['ice', 'walk', 'FF', 0],
    ['ice', 'jump', 'FRF', 0],
  ] as const)('on %s, %s %s: %i rolls', (terrain, mode, steps, rolls) => {
    expect(slips(terrain, mode, steps)).toBe(rolls);
  });
});
