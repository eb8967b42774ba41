import { describe, expect, it } from 'vitest';
import { fullShots } from '../../../../src/rules/battletech/standard/gunnery.js';
import { sees } from '../../../../src/rules/battletech/standard/sightings.js';
import { Resolution } from '../../../../src/rules/battletech/standard/resolution.js';
import type { Location } from '../../../../src/rules/battletech/vocabulary.js';
import { isGone } from '../../../../src/rules/battletech/units.js';
import { scriptedDice } from '../../../../src/rules/kernel/dice.js';
import { rangesInWater, WATER_RANGES } from '../../../../src/rules/battletech/standard/water.js';
import { armOf, FULL_WEAPON_IDS } from '../../../../src/rules/battletech/standard/weapons.js';
import { battletech } from '../../../../src/rules/battletech/index.js';
import { refuse } from '../../../../src/rules/kernel/refusal.js';
import { complete } from '../../../support/complete.js';
import { unit } from '../../../support/quick-start.js';
import { armed } from '../../../support/armed.js';
import {
  attack,
  beginFull,
  eventsOf,
  marked,
  passTo,
  roll,
  step,
  type FullPiece,
  type FullPlay,
} from '../../../support/standard.js';

/** Shooting under water, and water that breaks in. */

const column = (from: number, to: number, water: number): Readonly<Record<string, { readonly water: number }>> =>
  Object.fromEntries(
    Array.from({ length: to - from + 1 }, (_, i) => [`08${String(from + i).padStart(2, '0')}`, { water }]),
  );

interface Setting {
  readonly range?: number;
  readonly depths?: Readonly<
    Record<string, { readonly water?: number; readonly woods?: 0 | 1 | 2; readonly level?: number }>
  >;
  readonly weapons?: string;
}

const GUNS = 'ppc@RT medium-laser@LL ac-5@RA';

/** Two units in a column of water of depth 2, the shooter to the south. */
function pool({ range = 6, depths = {}, weapons = GUNS }: Setting = {}): FullPlay {
  const shooter: FullPiece = { unit: 'AWS-8Q', seat: 'defender', at: '0816 N' };
  const target: FullPiece = {
    unit: 'AWS-8Q=Enemy',
    seat: 'attacker',
    at: `08${String(16 - range).padStart(2, '0')} S`,
  };
  const hexes = { ...column(4, 16, 2), ...depths };
  return beginFull({ pieces: [shooter, target], hexes, change: armed('AWS-8Q', weapons) });
}

/** The number of a shot, or the code of its refusal. */
function shot(play: FullPlay, letter: string, prone = false): number | string {
  const game = prone ? marked(play.game, 'AWS-8Q', { prone }) : play.game;
  const gunner = game.units.find(({ id }) => id === unit('AWS-8Q')) ?? expect.unreachable();
  const shots = fullShots(game, gunner, 0, attack('AWS-8Q', 'Enemy', letter).shots);
  return shots.ok ? (shots.value[0]?.toHit.number ?? 0) : complete(shots.error).code.replace('battletech/', '');
}

const seen = (play: FullPlay): boolean => sees(play.game, play.unit('AWS-8Q'), play.unit('Enemy'));

/** Faces for whatever else is rolled, no two rolls alike. */
const MANY = Array.from({ length: 90 }, (_, i) => 3 + (i % 3));

type Body = FullPiece['armor'] & object;

describe('J-06 Shooting under water', () => {
  it('TC-FIN-06 FIN-15 two in depth 2, six hexes apart: the PPC at medium range, 4+2 = 6; at 11 it is out of range', () => {
    expect(shot(pool(), 'A')).toBe(6);
    expect(shot(pool({ range: 10 }), 'A')).toBe(8);
    expect(shot(pool({ range: 11 }), 'A')).toBe('out-of-range');
    expect(shot(pool({ range: 1 }), 'A')).toBe(4 + 3);
  });

  it('TC-FIN-06 FIN-12 FIN-13 one ashore, or one dry hex on the line: no sight', () => {
    expect(seen(pool())).toBe(true);
    expect(shot(pool({ depths: { '0810': {} } }), 'A')).toBe('under-water');
    expect(shot(pool({ depths: { '0816': {} } }), 'A')).toBe('under-water');
    expect(shot(pool({ depths: { '0813': {} } }), 'A')).toBe('ground-between');
    expect(shot(pool({ depths: { '0813': { water: 1 } } }), 'A')).toBe(6);
  });

  it('FIN-13 floors count as ground does, woods and smoke do not', () => {
    const deep = { '0816': { water: 3 }, '0810': { water: 3 } };
    expect(seen(pool({ depths: { ...deep, '0813': { water: 1 } } }))).toBe(false);
    expect(seen(pool({ depths: { ...deep, '0813': { water: 2 } } }))).toBe(true);
    expect(shot(pool({ depths: { '0813': { water: 2, woods: 2 }, '0812': { water: 2, woods: 2 } } }), 'A')).toBe(6);
  });

  it('FIN-12 who wades sees both who is under water and who is not', () => {
    expect(seen(pool({ depths: { '0816': { water: 1 } } }))).toBe(true);
    expect(seen(pool({ depths: { '0816': { water: 1 }, '0810': {} } }))).toBe(true);
  });

  it('FIN-14 the legs of who wades fire at what is in water, all else at what is above it', () => {
    const wading = { '0816': { water: 1 } };
    expect(shot(pool({ depths: wading }), 'B')).toBe(4 + 4);
    expect(shot(pool({ depths: wading }), 'A')).toBe('weapon-above-water');
    const ashore = pool({ range: 3, depths: { ...wading, '0813': {} } });
    expect([shot(ashore, 'A'), shot(ashore, 'B')]).toEqual([5, 'weapon-under-water']);
    const both = pool({ range: 3, depths: { ...wading, '0813': { water: 1 } } });
    expect([shot(both, 'A'), shot(both, 'B')]).toEqual([4 + 1 + 1, 4 + 2 + 1]);
  });

  it('FIN-15 what the table does not name cannot be fired under water', () => {
    expect(shot(pool(), 'C')).toBe('not-under-water');
    const dry = FULL_WEAPON_IDS.filter((id) => rangesInWater(id) === null);
    expect(dry.filter((id) => armOf(id)?.weapon.full.class === 'energy').sort()).toEqual([
      'ba-flamer',
      'ba-heavy-flamer',
      'ba-plasma-rifle',
      'clan-flamer',
      'flamer',
      'plasma-rifle',
      'vehicle-flamer',
    ]);
    expect(Object.keys(WATER_RANGES).filter((id) => armOf(id) === null)).toEqual([]);
    for (const id of Object.keys(WATER_RANGES)) {
      const air = armOf(id)?.weapon.ranges ?? expect.unreachable();
      const wet = WATER_RANGES[id] ?? expect.unreachable();
      expect([wet[0] <= air.short, wet[1] <= air.medium, wet[2] <= air.long], id).toEqual([true, true, true]);
    }
  });

  it('FIN-14 of what comes from under water only the legs of who wades are hit', () => {
    const hits = (faces: number[]) => {
      const play = pool({ range: 3, depths: { '0813': { water: 1 } } });
      passTo(play, 'attack');
      while (play.game.phase === 'weapons') {
        const [question] = battletech.open(play.match);
        if (!question) break;
        roll(
          play,
          question.seat,
          question.seat === 'defender' ? attack('AWS-8Q', 'Enemy', 'A') : { type: 'pass' },
          faces,
        );
      }
      return eventsOf(play, 'ShotFired')[0]?.wounds.map(({ location, covered }) => [location, covered]);
    };
    expect(hits([6, 6, 3, 4, ...MANY])).toEqual([['CT', true]]);
    expect(hits([6, 6, 4, 5, ...MANY])).toEqual([['LL', false]]);
  });
});

describe('J-06 Water breaks in', () => {
  const AWESOME: FullPiece = { unit: 'AWS-8Q', seat: 'defender', at: '0810 N' };
  const ENF: FullPiece = { unit: 'ENF-4R', seat: 'attacker', at: '0801 S' };

  /** Damage to a location of an Awesome in water of a depth, and what becomes of it. */
  function struck(depth: number, location: Location, points: number, faces: readonly number[], armor: Body = {}) {
    const play = beginFull({ pieces: [{ ...AWESOME, armor }, ENF], hexes: { '0810': { water: depth } } });
    const resolution = new Resolution(play.game, scriptedDice(faces));
    const damage = resolution.damageTo(unit('AWS-8Q'));
    damage.strike(location, points, false, false);
    const breaches = damage.taken().flatMap((one) => (one.harm === 'breach' ? [`${one.location} ${one.broken}`] : []));
    return { breaches, unit: damage.unit };
  }

  it('TC-FIN-07 FIN-17 an arm under water with armour 6, hit by 5: dry at 9, breached at 10; hit by 6 breached', () => {
    expect(struck(2, 'LA', 5, [4, 5], { LA: 6 }).breaches).toEqual(['LA false']);
    expect(struck(2, 'LA', 5, [4, 6], { LA: 6 }).breaches).toEqual(['LA true']);
    expect(struck(2, 'LA', 6, [], { LA: 6 }).breaches).toEqual(['LA true']);
  });

  it('FIN-14 FIN-17 of who wades the legs alone are in danger', () => {
    expect(struck(1, 'LA', 6, [], { LA: 6 }).breaches).toEqual([]);
    expect(struck(1, 'LL', 6, [], { LL: 6 }).breaches).toEqual(['LL true']);
    expect(struck(0, 'LL', 6, [], { LL: 6 }).breaches).toEqual([]);
  });

  it('FIN-18 nothing in a flooded location works; a side torso takes its arm along, head and centre torso the unit', () => {
    const side = struck(2, 'RT', 5, [], { RT: 5 });
    expect(side.breaches).toEqual(['RT true', 'RA true']);
    const working = side.unit.sheet.mounts.filter((mount) => !isGone(side.unit, mount)).map(({ location }) => location);
    expect(new Set(working)).toEqual(new Set(['LT', 'HD'].filter((at) => working.includes(at as Location))));
    expect(side.unit.body.doomed).toBeNull();
    expect(struck(2, 'CT', 5, [], { CT: 5 }).unit.body.doomed).toBe('centre-torso');
    expect(struck(2, 'HD', 5, [6, 6], { HD: 5 }).unit.body.doomed).toBe('pilot');
    expect(struck(2, 'LL', 5, [], { LL: 5 }).unit.body.due).toContain('hip-hit');
  });

  it('FIN-17 who comes into water without armour is flooded without a roll, on the way too', () => {
    const enter = (hexes: Readonly<Record<string, { readonly water: number }>>, armor: Body, steps = 'F') => {
      const play = beginFull({ pieces: [{ ...AWESOME, unit: 'LCT-1V', armor }, ENF], hexes });
      for (let i = 0; i < 6 && play.game.phase === 'movement'; i++) {
        const [question] = battletech.open(play.match);
        if (!question) break;
        const walks = question.seat === 'defender' && play.unit('LCT-1V').moved === null;
        roll(play, question.seat, walks ? step('LCT-1V', 'walk', steps) : { type: 'pass' }, [5, 6, 5, 6, ...MANY]);
      }
      return eventsOf(play, 'Breached').flatMap(({ harm }) =>
        harm.flatMap((one) => (one.harm === 'breach' ? [one.location] : [])),
      );
    };
    expect(enter({ '0809': { water: 1 } }, { LL: 0, LA: 0 })).toEqual(['LL']);
    expect(enter({ '0809': { water: 1 } }, { LA: 0 })).toEqual([]);
    expect(enter({}, { LL: 0 })).toEqual([]);
    expect(enter({ '0809': { water: 1 } }, { LL: 0 }, 'FFF')).toEqual(['LL']);
  });
});

describe('FIN-16 Torpedoes', () => {
  const TUBES = 'lrt-10@RT srt-4@LL clan-lrt-5@RA';

  it.each([
    ['minimum range 6', 6, 4 + 1],
    ['short', 7, 4],
    ['medium', 8, 4 + 2],
  ] as const)('FIN-16 long-range ones through water: %s, at %i hexes %i', (_, range, number) => {
    expect(shot(pool({ range, weapons: TUBES }), 'A')).toBe(number);
  });

  it('FIN-16 short-range ones reach 9, those of the Clans have no minimum', () => {
    expect(shot(pool({ range: 3, weapons: TUBES }), 'B')).toBe(4);
    expect(shot(pool({ range: 9, weapons: TUBES }), 'B')).toBe(4 + 4);
    expect(shot(pool({ range: 10, weapons: TUBES }), 'B')).toBe('out-of-range');
    expect(shot(pool({ range: 3, weapons: TUBES }), 'C')).toBe(4);
  });

  it('FIN-16 their tube is under water: in the legs of who wades, nowhere on land', () => {
    const shallow = column(4, 16, 1);
    expect(shot(pool({ depths: shallow, weapons: TUBES }), 'A')).toBe('torpedo-dry');
    expect(shot(pool({ depths: shallow, weapons: TUBES }), 'B')).toBeTypeOf('number');
    expect(shot(pool({ depths: column(4, 16, 0), weapons: TUBES }), 'B')).toBe('torpedo-dry');
  });

  it('FIN-16 and every hex of the line holds water', () => {
    const shallow = { ...column(4, 16, 1), '0813': { water: 0 } };
    const play = pool({ depths: shallow, weapons: TUBES });
    expect(shot(play, 'B')).toBe('torpedo-land');
    expect(fullShots(play.game, play.unit('AWS-8Q'), 0, attack('AWS-8Q', 'Enemy', 'B').shots)).toEqual({
      ok: false,
      error: refuse('battletech/torpedo-land', { weapon: 'srt-4', mount: 'B', hex: '0813' }, 'FIN-16'),
    });
  });

  it('FIN-16 they find nobody on land', () => {
    const shallow = { ...column(4, 16, 1), '0810': { water: 0 } };
    expect(shot(pool({ depths: shallow, weapons: TUBES }), 'B')).toBe('weapon-under-water');
  });
});
