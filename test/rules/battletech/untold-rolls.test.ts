import { describe, expect, test } from 'vitest';
import type { Figure } from '../../../src/rules/battletech/damage/unknown.js';
import type { DamageMark, Event, Hit } from '../../../src/rules/battletech/events.js';
import type { DamageStep, Wound } from '../../../src/rules/battletech/standard/damage-steps.js';
import type { PhysicalToHit } from '../../../src/rules/battletech/standard/terms.js';
import type { PhysicalAttack } from '../../../src/rules/battletech/standard/types.js';
import { untold } from '../../../src/rules/battletech/untold.js';
import { mountId } from '../../../src/rules/battletech/vocabulary.js';
import type { Roll } from '../../../src/rules/kernel/dice.js';
import { unitId, type UnitId } from '../../../src/rules/kernel/ids.js';

/** Blows, heat and hits of the quick-start level as they are told to who sees only one of the two sheets (C-01). */

const HBK = unitId('HBK-4G');
const ENF = unitId('ENF-4R');
const rolled = (...faces: readonly number[]): Roll => ({ index: 0, sides: 6, faces, purpose: 'to-hit' });
/** Who sees the sheets of these units, but for some figures. */
const sees =
  (units: readonly UnitId[], ...hidden: readonly Figure[]) =>
  (id: UnitId | null, figure: Figure): boolean =>
    id === null || (units.includes(id) && !hidden.includes(figure));
const BOTH = sees([HBK, ENF]);

const armor = { harm: 'armor', location: 'LT', rear: false, damage: 5, after: 3 } as const satisfies DamageStep;
const wound = { roll: rolled(3, 3), location: 'LT', points: 5, covered: false, harm: [armor] } as const satisfies Wound;
const shown = { ...wound, harm: [{ ...armor, after: null }] };

describe('C-01 a physical attack', () => {
  const toHit = {
    number: 6,
    terms: [
      { reason: 'piloting', value: 5 },
      { reason: 'physical-base', value: 1 },
    ],
    side: 'front',
    table: 'full',
  } as const satisfies PhysicalToHit;
  const hidden = { ...toHit, number: null, terms: [{ reason: 'piloting', value: null }, toHit.terms[1]] };
  const struck = (kind: PhysicalAttack['kind']) =>
    ({
      type: 'BlowStruck',
      unit: HBK,
      blow: { kind, limb: null, target: ENF },
      toHit,
      why: null,
      roll: rolled(3, 4),
      hit: true,
      wounds: [wound],
      recoil: [wound],
    }) as const satisfies Event;
  const declared = (...kinds: readonly PhysicalAttack['kind'][]) =>
    ({
      type: 'BlowsDeclared',
      unit: HBK,
      blows: kinds.map((kind) => ({ kind, limb: null, target: ENF })),
      toHits: kinds.map(() => toHit),
      damages: kinds.map(() => 5),
      by: 'seat',
    }) as const satisfies Event;

  test('its number stands on the sheet of who strikes, the wounds on that of each', () => {
    expect(untold(struck('push'), BOTH)).toEqual(struck('push'));
    expect(untold(struck('push'), sees([HBK]))).toEqual({ ...struck('push'), wounds: [shown] });
    expect(untold(struck('push'), sees([ENF]))).toEqual({
      ...struck('push'),
      toHit: hidden,
      roll: null,
      recoil: [shown],
    });
  });

  test.each<readonly [PhysicalAttack['kind'], boolean]>([
    ['push', true],
    ['kick', true],
    ['charge', false],
    ['death-from-above', false],
  ])('%s: who sees who strikes alone is told its number: %s', (kind, isTold) => {
    const number = isTold ? 6 : null;
    expect(untold(struck(kind), sees([HBK]))).toMatchObject({ toHit: { number }, roll: isTold ? rolled(3, 4) : null });
    expect(untold(declared(kind), sees([HBK]))).toMatchObject({ toHits: [{ number }], damages: [5] });
    expect(untold(struck(kind), BOTH)).toEqual(struck(kind));
  });

  test('as it is declared: what it would do stands with the structure', () => {
    expect(untold(declared('kick', 'charge'), BOTH)).toEqual(declared('kick', 'charge'));
    expect(untold(declared('kick', 'charge'), sees([ENF]))).toEqual({
      ...declared('kick', 'charge'),
      toHits: [hidden, hidden],
      damages: [],
    });
    expect(untold(declared('kick'), sees([HBK, ENF], 'structure'))).toMatchObject({ damages: [] });
    expect(untold(declared('kick'), sees([HBK, ENF], 'heat', 'armor', 'ammo'))).toEqual(declared('kick'));
  });

  test('who slides into somebody strikes them so, who slides into a slope nobody', () => {
    const into = { target: ENF, toHit, roll: rolled(3, 4) };
    const event = { type: 'Collided', unit: HBK, into, hit: true, wounds: [wound], recoil: [wound] } as const;
    expect(untold(event, BOTH)).toEqual(event);
    expect(untold(event, sees([ENF]))).toEqual({
      ...event,
      into: { target: ENF, toHit: hidden, roll: null },
      recoil: [shown],
    });
    expect(untold(event, sees([HBK]))).toMatchObject({ into: { roll: null }, wounds: [shown], recoil: [wound] });
    const slope = { ...event, into: null, wounds: [] } as const;
    expect(untold(slope, BOTH)).toEqual(slope);
    expect(untold(slope, sees([ENF]))).toEqual({ ...slope, recoil: [shown] });
  });

  test('what falls onto somebody is aimed by nobody: its number all may know', () => {
    const event = { type: 'FellOnto', unit: HBK, target: ENF, toHit, roll: rolled(3, 4), hit: true } as const;
    expect(untold({ ...event, wounds: [wound] }, sees([ENF]))).toEqual({ ...event, wounds: [wound] });
    expect(untold({ ...event, wounds: [wound] }, sees([HBK]))).toEqual({ ...event, wounds: [shown] });
  });
});

describe('C-01 what heat does', () => {
  const avoidance = (avoided: boolean) => ({ need: 6, roll: rolled(3, 4), avoided });
  const bare = (avoided: boolean) => ({ need: null, roll: null, avoided });
  const cold = sees([HBK], 'heat');

  test('how hot a unit is who sees its heat', () => {
    const event = { type: 'HeatTold', unit: HBK, before: 3, sources: [], shed: 10, after: 0 } as const;
    expect([untold(event, sees([HBK])), untold(event, cold)]).toEqual([event, null]);
  });

  test.each([
    ['ShutDown', false],
    ['Restarted', true],
  ] as const)('%s is seen where it happens; that it might have who sees the heat', (type, seenWhere) => {
    for (const avoided of [true, false]) {
      const event = { type, unit: HBK, avoidance: avoidance(avoided) } as const;
      expect(untold(event, sees([HBK], 'pilot', 'structure', 'ammo', 'armor'))).toEqual(event);
      expect(untold(event, cold)).toEqual(avoided === seenWhere ? { ...event, avoidance: bare(avoided) } : null);
    }
  });

  test('ammunition that goes off is seen; that it might have who sees the heat', () => {
    const event = (avoided: boolean) =>
      ({ type: 'AmmoHeated', unit: HBK, avoidance: avoidance(avoided), wounds: [wound] }) as const;
    expect(untold(event(true), sees([HBK]))).toEqual(event(true));
    expect(untold(event(true), cold)).toBeNull();
    expect(untold(event(false), cold)).toEqual({ ...event(false), avoidance: bare(false) });
    expect(untold(event(false), sees([HBK], 'armor'))).toEqual({ ...event(false), wounds: [shown] });
  });

  test('how hard MASC is to hold all can count; whether the legs had something to strike stands on the sheet', () => {
    const slot = { harm: 'slot', location: 'LL', slot: 3, holds: { holds: 'part', part: 'hip' }, rolls: [] } as const;
    const event = {
      type: 'MascSwitched',
      unit: HBK,
      strain: 1,
      avoidance: avoidance(false),
      harm: [slot, armor],
    } as const;
    expect(untold(event, sees([HBK]))).toEqual(event);
    expect(untold(event, sees([HBK], 'structure'))).toEqual({ ...event, harm: [armor] });
  });
});

test('C-01 that jams are cleared stands with the structure, a scan with the pilot', () => {
  const cleared = { type: 'JamsCleared', unit: HBK, mounts: [mountId('A')], turret: false } as const;
  expect([untold(cleared, sees([HBK])), untold(cleared, sees([HBK], 'structure'))]).toEqual([cleared, null]);
  const scan = { roll: rolled(2, 3), bonus: 1, malus: 0, range: 8, half: 4, shown: [ENF] };
  const scanned = { type: 'Scanned', unit: HBK, ...scan } as const;
  expect(untold(scanned, sees([HBK]))).toEqual(scanned);
  expect(untold(scanned, sees([HBK], 'pilot'))).toEqual({ ...scanned, roll: null, bonus: null });
});

describe('C-01 a piloting roll', () => {
  const event = (success: boolean) =>
    ({
      type: 'PilotingRolled',
      unit: HBK,
      roll: { cause: 'gyro-hit', number: 6, terms: [], roll: rolled(2, 3), success },
    }) as const satisfies Event;
  test('that somebody holds on whom nothing seems to have shaken nobody sees, that they fall all do', () => {
    expect(untold(event(true), sees([HBK]))).toEqual(event(true));
    expect(untold(event(true), sees([HBK], 'structure'))).toBeNull();
    expect(untold(event(false), sees([HBK], 'structure'))).toEqual({
      ...event(false),
      roll: { ...event(false).roll, cause: null, number: null, roll: null },
    });
    expect(untold(event(true), sees([HBK], 'pilot'))).toMatchObject({ roll: { cause: 'gyro-hit', number: null } });
  });
});

describe('C-01 a shot of the quick-start level', () => {
  const mark = (more: Partial<DamageMark> = {}): DamageMark => ({
    ...{ location: 'LA', rear: false, damage: 5, before: 16, after: 11 },
    ...more,
  });
  const shot = (hit: Partial<Hit>) =>
    ({
      type: 'ShotResolved',
      unit: HBK,
      mount: mountId('A'),
      target: ENF,
      toHit: { number: 6, terms: [], distance: 3, range: 'short' },
      roll: rolled(3, 4),
      result: 'hit',
      ammoLeft: 9,
      hits: [{ roll: rolled(2, 1), location: 'LA', marks: [mark()], blownOff: [], surplus: 0, ...hit }],
    }) as const satisfies Event;

  test('rounds stand on the sheet of the shooter, what is left of armour on that of the target', () => {
    expect(untold(shot({}), BOTH)).toEqual(shot({}));
    expect(untold(shot({}), sees([ENF]))).toEqual({ ...shot({}), ammoLeft: null });
    expect(untold(shot({}), sees([HBK]))).toEqual(shot({ marks: [mark({ before: null, after: null })] }));
    expect(untold(shot({}), sees([HBK, ENF], 'ammo'))).toMatchObject({ ammoLeft: null });
  });

  test.each<readonly [string, Partial<Hit>]>([
    ['it went on inward', { marks: [mark({ after: 0 }), mark({ location: 'LT' })] }],
    ['it went on, and both hold', { marks: [mark(), mark({ location: 'LT' })] }],
    ['it took all that was left', { marks: [mark({ after: 0 })] }],
    ['some of it was lost', { surplus: 2 }],
  ])('how much went where is not told where %s', (_, hit) => {
    const marks = (hit.marks ?? [mark()]).map((one) => ({ ...one, damage: null, before: null, after: null }));
    expect(untold(shot(hit), sees([HBK]))).toEqual(shot({ ...hit, marks, surplus: 0 }));
  });
});
