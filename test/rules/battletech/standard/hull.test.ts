import { describe, expect, test } from 'vitest';
import { strikes } from '../../../../src/games/battletech/opponent/standard/strike.js';
import { LOCALES } from '../../../../src/i18n/locales.js';
import { physicalAttackAt, pointsOf } from '../../../../src/rules/battletech/standard/physical-attacks.js';
import { strikeChoice } from '../../../../src/rules/battletech/standard/physical-choices.js';
import { read, round } from '../../../orders/typing.js';
import { evolveStandard } from '../../../../src/rules/battletech/evolve.js';
import { carriersFor, ridesOutside } from '../../../../src/rules/battletech/standard/carrying.js';
import { troopersBefore } from '../../../../src/rules/battletech/standard/hull.js';
import { Resolution } from '../../../../src/rules/battletech/standard/resolution.js';
import { land } from '../../../../src/rules/battletech/standard/wounds.js';
import type { Aboard, PhysicalAttack } from '../../../../src/rules/battletech/standard/types.js';
import type { StandardUnitSetup } from '../../../../src/rules/battletech/types.js';
import { untold } from '../../../../src/rules/battletech/untold.js';
import { mountOf } from '../../../../src/rules/battletech/units.js';
import { mountId, type Location } from '../../../../src/rules/battletech/vocabulary.js';
import { scriptedDice } from '../../../../src/rules/kernel/dice.js';
import { unit } from '../../../support/quick-start.js';
import { complete } from '../../../support/complete.js';
import { beginFull, eventsOf, passTo, roll, type FullPlay } from '../../../support/standard.js';

/** Squads on the outside of machines: where they hold on, what they are in the way of (UNI-60 to 62, UNI-66). */

const SQUAD = 'ELEMENTAL-LASER';

const asOmni = (one: StandardUnitSetup): StandardUnitSetup => {
  switch (one.sheet.kind) {
    case 'mech':
      return { ...one, sheet: { ...one.sheet, full: { ...one.sheet.full, omni: true } } };
    case 'vehicle':
      return { ...one, sheet: { ...one.sheet, omni: true } };
    default:
      return one;
  }
};

/** A squad and a machine in one hex, the squad aboard of it as it is said. */
function table(carrier: string, as: Aboard['as'] | null, change = asOmni): FullPlay {
  const play = beginFull({
    pieces: [
      { unit: carrier, seat: 'defender', at: '0810 N' },
      { unit: SQUAD, seat: as === 'swarm' ? 'attacker' : 'defender', at: '0810 N' },
      { unit: 'ENF-4R', seat: 'attacker', at: '0801 S' },
    ],
    change,
  });
  if (as) {
    const aboard: Aboard = { unit: unit(carrier), as, since: 1, ...(as === 'rider' ? { outside: true } : {}) };
    play.alter(SQUAD, (one) => ({ ...one, body: { ...one.body, aboard } }));
  }
  return play;
}

/** One hit on the carrier with these faces, and how everybody is afterwards. */
function hit(play: FullPlay, carrier: string, points: number, faces: readonly number[]) {
  const resolution = new Resolution(play.game, scriptedDice(faces));
  const aspect = { table: 'full', side: 'front', cover: false } as const;
  const wound = land(resolution.damageTo(unit(carrier)), aspect, points, resolution.dice);
  resolution.happen({
    type: 'Blasted',
    unit: unit(carrier),
    hex: play.unit(carrier).place?.hex ?? expect.unreachable(),
    by: null,
    damage: points,
    wounds: [wound],
  });
  return { wound, carrier: resolution.unit(unit(carrier)), squad: resolution.unit(unit(SQUAD)) };
}

test('UNI-60 a squad rides on OmniMechs and Omni vehicles, one at a time; with clamps of its own on any machine', () => {
  const able = (carrier: string, change?: (one: StandardUnitSetup) => StandardUnitSetup) => {
    const play = table(carrier, null, change);
    return carriersFor(play.game, play.unit(SQUAD)).map(({ id }) => id);
  };
  const clamping = (one: StandardUnitSetup): StandardUnitSetup =>
    one.sheet.kind === 'battle-armour' ? { ...one, sheet: { ...one.sheet, clamps: true } } : one;
  expect(able('HBK-4G')).toEqual(['HBK-4G']);
  expect(able('HBK-4G', (one) => one)).toEqual([]);
  expect(able('HBK-4G', clamping)).toEqual(['HBK-4G']);
  expect(able('VEDETTE')).toEqual(['VEDETTE']);
  const play = table('HBK-4G', null);
  expect(ridesOutside(play.game, play.unit(SQUAD), play.unit('HBK-4G'))).toBe(true);
});

test.each<[Location, boolean, string]>([
  ['RT', false, 'T1'],
  ['LT', false, 'T2'],
  ['RT', true, 'T3'],
  ['LT', true, 'T4'],
  ['CT', true, 'T5'],
])('UNI-61 in %s (rear: %s) of a ’Mech %s is before the weapons', (location, rear, trooper) => {
  const play = table('HBK-4G', 'rider');
  const [mount] = play.unit('HBK-4G').sheet.mounts;
  const gun = { ...(mount ?? expect.unreachable()), location, ...(rear ? ({ rear } as const) : {}) };
  expect(troopersBefore(play.game, play.unit('HBK-4G'), gun)).toMatchObject({ rule: 'UNI-61', params: { by: SQUAD } });
  play.alter(SQUAD, (one) => ({ ...one, lost: [trooper as Location] }));
  expect(troopersBefore(play.game, play.unit('HBK-4G'), gun)).toBeNull();
});

test.each<[Location, readonly Location[]]>([
  ['RS', ['T1', 'T2']],
  ['LS', ['T3', 'T4']],
  ['RR', ['T5']],
])('UNI-61 in %s of a vehicle each of %j is before the weapons', (location, troopers) => {
  const play = table('VEDETTE', 'rider');
  const [mount] = play.unit('VEDETTE').sheet.mounts;
  const gun = { ...(mount ?? expect.unreachable()), location };
  const without = (lost: readonly Location[]) => {
    play.alter(SQUAD, (one) => ({ ...one, lost }));
    return troopersBefore(play.game, play.unit('VEDETTE'), gun);
  };
  for (const only of troopers) {
    expect(complete(without(troopers.filter((one) => one !== only)) ?? expect.unreachable())).toMatchObject({
      code: 'battletech/troopers-before',
      params: { unit: 'VEDETTE', mount: gun.id, weapon: gun.weapon.id, by: SQUAD },
    });
  }
  expect(without(troopers)).toBeNull();
});

test('UNI-61 arms and turrets fire past them, and whoever rides in a bay is in nobody’s way', () => {
  const play = table('HBK-4G', 'rider');
  const laser = mountOf(play.unit('HBK-4G'), mountId('B'));
  expect(['LA', 'RA']).toContain(laser.location);
  expect(troopersBefore(play.game, play.unit('HBK-4G'), laser)).toBeNull();
  play.alter(SQUAD, (one) => ({
    ...one,
    body: { ...one.body, aboard: { unit: unit('HBK-4G'), as: 'rider', since: 0 } },
  }));
  const gun = { ...laser, location: 'RT' as const };
  expect(troopersBefore(play.game, play.unit('HBK-4G'), gun)).toBeNull();
});

test('TC-UNI-03 UNI-62 a PPC on the right torso, 4 on the die: all of it on the ’Mech', () => {
  const { wound, squad, carrier } = hit(table('HBK-4G', 'rider'), 'HBK-4G', 10, [1, 5, 4]);
  const lot = { sides: 6, faces: [4], purpose: 'troopers-in-the-way' };
  expect(wound).toMatchObject({ location: 'RT', onHull: [{ unit: SQUAD, roll: lot, points: 0, harm: [] }] });
  expect(carrier.armor.RT).toBe(10);
  expect(squad.armor.T1).toBe(10);
});

test('UNI-62 5 on the die: the trooper takes what they can bear, and the rest goes on', () => {
  const { wound, squad, carrier } = hit(table('HBK-4G', 'rider'), 'HBK-4G', 15, [1, 5, 5]);
  expect(wound.onHull).toMatchObject([{ unit: SQUAD, points: 11 }]);
  expect(squad.lost).toEqual(['T1']);
  expect(carrier.armor.RT).toBe(16);
});

test('UNI-62 nothing goes on of what the trooper bears, and nobody is asked where nobody holds on', () => {
  const play = table('HBK-4G', 'rider');
  expect(hit(play, 'HBK-4G', 5, [1, 5, 6]).wound).toMatchObject({ harm: [], onHull: [{ points: 5 }] });
  expect(hit(play, 'HBK-4G', 5, [1, 2]).wound.onHull).toBeUndefined();
  expect(hit(play, 'HBK-4G', 0, [1, 5]).wound.onHull).toBeUndefined();
});

test('UNI-62 with a side torso that is lost fall those who held on to it, in front and behind', () => {
  const { squad } = hit(table('HBK-4G', 'rider'), 'HBK-4G', 40, [1, 5, 1, 2, 2]);
  expect(squad.lost).toEqual(['T1', 'T3']);
});

test('UNI-62 who clings holds on to no side torso, and falls with none', () => {
  const { squad, wound } = hit(table('HBK-4G', 'swarm'), 'HBK-4G', 40, [1, 5, 1, 2, 2]);
  expect(squad.lost).toEqual([]);
  expect(wound.onHull).toMatchObject([{ unit: SQUAD, points: 0, harm: [] }]);
});

test.each(['rider', 'swarm'] as const)('UNI-62 UNI-66 a squad that is done for (%s) is in the way of nothing', (as) => {
  const play = table('HBK-4G', as);
  play.alter(SQUAD, (one) => ({ ...one, body: { ...one.body, doomed: 'troopers' } }));
  const { wound } = hit(play, 'HBK-4G', 5, [1, 5]);
  expect(wound).toMatchObject({ location: 'RT', harm: [{ harm: 'armor', damage: 5 }] });
  expect(wound.onHull).toBeUndefined();
});

test('UNI-66 those who cling take a hit on a torso on 5 or 6, not on an arm, and not one that goes through', () => {
  const play = table('HBK-4G', 'swarm');
  expect(hit(play, 'HBK-4G', 5, [1, 5, 5, 2]).squad.armor.T2).toBe(5);
  expect(hit(play, 'HBK-4G', 5, [1, 3]).wound.onHull).toBeUndefined();
  expect(hit(play, 'HBK-4G', 5, [1, 1, 2, 2]).wound).toMatchObject({ location: 'CT' });
});

test('UNI-66 on a vehicle they are in the way of every hit, and of what they bear no motive roll is made', () => {
  const play = table('VEDETTE', 'swarm');
  expect(hit(play, 'VEDETTE', 5, [1, 2, 6, 3]).wound).toMatchObject({ harm: [], onHull: [{ points: 5 }] });
});

test('UNI-62 C-01 what a trooper could bear is told to nobody who does not see their sheet', () => {
  const { wound } = hit(table('HBK-4G', 'rider'), 'HBK-4G', 15, [1, 5, 5]);
  const event = {
    type: 'Blasted',
    unit: unit('HBK-4G'),
    hex: table('HBK-4G', null).unit('HBK-4G').place?.hex ?? expect.unreachable(),
    by: null,
    damage: 15,
    wounds: [wound],
  } as const;
  const told = untold(event, () => false);
  expect(told).toMatchObject({
    wounds: [{ harm: [{ harm: 'armor', damage: null, after: null }], onHull: [{ points: null, harm: [{}, {}] }] }],
  });
  expect(JSON.stringify(told)).not.toMatch(/"(?:points|damage|after)":(?:4|10|11|16)\b/);
});

test('UNI-61 whoever mounts the outside is marked so', () => {
  const play = table('HBK-4G', null);
  const after = evolveStandard(play.game, { type: 'Mounted', unit: unit(SQUAD), on: unit('HBK-4G'), outside: true });
  expect(after.units.find(({ id }) => id === SQUAD)?.body.aboard).toMatchObject({ as: 'rider', outside: true });
});

describe('UNI-67 brushing off', () => {
  /** The squad clings to a 'Mech of 70 tons with piloting 5; the physical phase. */
  function clung(struck: readonly number[] = []): FullPlay {
    const play = table('GRF-1N', 'swarm', (one) =>
      one.id === 'GRF-1N' ? { ...one, sheet: { ...one.sheet, tons: 70 } } : one,
    );
    passTo(play, 'strike', [1, 1, 6, 6, 4, 4]);
    play.alter('GRF-1N', (one) => ({ ...one, body: { ...one.body, struck: { ...one.body.struck, RA: struck } } }));
    return play;
  }
  const brush = (limb: 'LA' | 'RA'): PhysicalAttack => ({ kind: 'brush-off', limb, target: unit(SQUAD) });
  const numberOf = (play: FullPlay, limb: 'LA' | 'RA') => {
    const found = physicalAttackAt(play.game, play.unit('GRF-1N'), brush(limb));
    return found.ok ? found.value.number : complete(found.error).code;
  };

  test('TC-UNI-24 UNI-67 piloting 5 and four; a lower arm that is struck adds two and halves the damage', () => {
    const play = clung([2]);
    expect([numberOf(play, 'LA'), numberOf(play, 'RA')]).toEqual([9, 11]);
    expect(pointsOf(play.game, play.unit('GRF-1N'), brush('LA'))).toBe(7);
    expect(pointsOf(play.game, play.unit('GRF-1N'), brush('RA'))).toBe(3);
  });

  test('UNI-67 a hit strikes a trooper and shakes the squad off; the other arm then finds nobody', () => {
    const play = clung();
    roll(
      play,
      'defender',
      { type: 'strike', unit: unit('GRF-1N'), blows: [brush('LA'), brush('RA')] },
      [6, 6, 2, 1, 1, 6, 6],
    );
    expect(eventsOf(play, 'BlowStruck')).toMatchObject([
      { hit: true, wounds: [{ location: 'T2', points: 7 }] },
      { hit: false, why: 'out-of-reach' },
    ]);
    expect(play.unit(SQUAD).body.aboard).toBeUndefined();
    expect(play.unit(SQUAD).armor.T2).toBe(3);
  });

  test('UNI-67 a miss strikes its own body, on the punch table', () => {
    const play = clung();
    roll(play, 'defender', { type: 'strike', unit: unit('GRF-1N'), blows: [brush('LA')] }, [1, 1, 1, 1, 1, 6, 6]);
    expect(eventsOf(play, 'BlowStruck')[0]).toMatchObject({
      hit: false,
      wounds: [],
      recoil: [{ location: 'LA', points: 7 }],
    });
    expect(play.unit(SQUAD).body.aboard).toMatchObject({ as: 'swarm' });
  });

  test('UNI-67 not on the ground, not with an arm that has fired, and nobody else', () => {
    const play = clung();
    play.alter('GRF-1N', (one) => ({ ...one, body: { ...one.body, fired: [mountId('A')] } }));
    const arm = mountOf(play.unit('GRF-1N'), mountId('A')).location === 'LA' ? 'LA' : 'RA';
    expect(numberOf(play, arm)).toBe('battletech/blow-limb-fired');
    play.alter('GRF-1N', (one) => ({ ...one, body: { ...one.body, prone: true } }));
    expect(numberOf(play, 'LA')).toBe('battletech/blow-lying');
    play.alter(SQUAD, ({ body: { aboard: _, ...body }, ...one }) => ({ ...one, body }));
    expect(numberOf(play, 'LA')).toBe('battletech/clings-not');
  });

  test('UNI-67 it is typed in every language, and offered with either arm and with both', () => {
    const play = clung();
    const both = { type: 'strike', unit: unit('GRF-1N'), blows: [brush('LA'), brush('RA')] } as const;
    for (const locale of LOCALES) expect(round(play, 'defender', both, locale)).toEqual(both);
    expect(read(play, 'defender', '/declare unit:GRF-1N order:brush off both')).toEqual(both);
    const choice = strikeChoice(play.game, play.unit('GRF-1N'), { target: SQUAD });
    expect(choice.kind === 'pick' ? choice.options.map(({ value }) => value) : choice).toEqual([
      'brush-off-LA',
      'brush-off-RA',
      'brush-off-both',
    ]);
    expect(strikes(play.game, play.unit('GRF-1N')).length).toBeGreaterThan(1);
  });
});
