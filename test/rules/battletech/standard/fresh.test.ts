import { describe, expect, test } from 'vitest';
import { embodied, freshField } from '../../../../src/rules/battletech/standard/fresh.js';
import { platoonWeapon } from '../../../../src/rules/battletech/standard/platoon-weapon.js';
import { VEHICLE_QUIRKS } from '../../../../src/rules/battletech/standard/quirk-table.js';
import { sideId } from '../../../../src/rules/kernel/ids.js';
import type { StandardUnitSetup } from '../../../../src/rules/battletech/types.js';
import { hex, mounts } from '../../../support/quick-start.js';
import { fullSetup } from '../../../support/standard.js';

/** What a match of the standard level begins with. */

const setupOf = (model: string): StandardUnitSetup => {
  const [one] = fullSetup({
    pieces: [
      { unit: model, seat: 'defender', at: '0808 N' },
      { unit: 'ENF-4R', seat: 'attacker', at: '0801 S' },
    ],
  }).units;
  if (!one) throw new Error(`no ${model}`);
  return one;
};

describe('a unit as it comes to the match', () => {
  const { pilot: _, ...unmanned } = setupOf('HBK-4G');

  test('SEQ-01 has done nothing yet, and a pilot of 4 and 5 where it brings none', () => {
    const unit = embodied(unmanned);
    expect(unit).toMatchObject({ status: 'waiting', place: null, moved: null, declared: false });
    expect(unit.body).toMatchObject({
      pilot: { gunnery: 4, piloting: 5, hits: 0, out: null },
      heat: 0,
      built: [],
      prone: false,
      shutdown: false,
      twist: 0,
      jammed: [],
      spent: [],
      fired: [],
      sinksOff: 0,
      dumping: [],
      breached: [],
      pods: [],
      damage: 0,
      due: [],
      spots: null,
      skidded: false,
      charge: null,
      doomed: null,
    });
    for (const none of ['shorted', 'stopped', 'crew']) expect(unit.body).not.toHaveProperty(none);
    for (const none of ['network', 'cocoon']) expect(unit).not.toHaveProperty(none);
  });

  test('UNI-10 a vehicle has a crew of which nobody is hurt', () => {
    expect(embodied(setupOf('VEDETTE')).body.crew).toEqual({
      motive: [],
      fresh: [],
      hits: [],
      shaken: [],
      stunned: null,
      stuck: null,
    });
  });

  test('SEQ-12 brings what an earlier match has left of it', () => {
    const marks = {
      breached: ['LA'],
      jammed: mounts('A'),
      spent: mounts('B'),
      stopped: { RT: [0] },
      shorted: true,
    } as const;
    expect(embodied({ ...unmanned, ...marks }).body).toMatchObject({ ...marks, shutdown: true });
  });
});

describe('the field before anything has happened', () => {
  const LAST = { goals: [], turns: null, late: 'draw' };

  test('SEQ-18 without other agreement the last side standing wins', () => {
    expect(freshField()).toEqual({ victory: LAST, fire: [], blows: [], burning: [], held: [], exits: [] });
  });

  test('FIN-44, FIN-24 what burns and lies about by the scenario is there', () => {
    const burning = [hex('0505')];
    const limbs = [hex('0606')];
    const ecm = { [sideId('attacker')]: { radius: 3 } };
    expect(freshField(undefined, burning, limbs, ecm)).toEqual({
      victory: LAST,
      fire: [],
      blows: [],
      burning,
      limbs,
      ecm,
      held: [],
      exits: [],
    });
  });
});

test.each([
  [1, 1, 2, 3],
  [2, 2, 4, 6],
  [3, 3, 6, 9],
])('UNI-42 what a platoon carries reaches to one, two and three times its range: %i', (range, short, medium, long) => {
  const weapon = platoonWeapon({ name: 'rifle', range, damage: 50 }, 'inner-sphere');
  expect(weapon).toMatchObject({
    id: 'platoon-arms',
    damage: 0,
    groups: [],
    ammo: null,
    ranges: { short, medium, long },
  });
  expect(weapon.full.arms).toEqual({ each: 50, encumbers: false });
});

test('ADV-07 vehicles have the quirks of aim, sensors and cockpit, and those that change nothing here', () => {
  const has = (quirk: (typeof VEHICLE_QUIRKS)[number]) => VEHICLE_QUIRKS.includes(quirk);
  expect((['anti-air', 'cramped-cockpit', 'rugged-1', 'searchlight'] as const).map(has)).toEqual([
    true,
    true,
    true,
    true,
  ]);
  const legged = ['battle-fist-left', 'weak-legs', 'low-profile', 'command-mech', 'overhead-arms', 'cowl'] as const;
  expect(legged.filter(has)).toEqual([]);
  expect(new Set(VEHICLE_QUIRKS).size).toBe(VEHICLE_QUIRKS.length);
});
