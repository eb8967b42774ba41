import { describe, expect, test } from 'vitest';
import { readOptions } from '../../../../src/rules/battletech/options.js';
import { budget, move, standing, placeOf } from '../../../../src/rules/battletech/movement.js';
import { reach } from '../../../../src/rules/battletech/reach.js';
import { allPhysicalAttacks } from '../../../../src/rules/battletech/standard/physical-attacks.js';
import { fullMoveProblem } from '../../../../src/rules/battletech/standard/check-move.js';
import { fullShots } from '../../../../src/rules/battletech/standard/gunnery.js';
import { sees } from '../../../../src/rules/battletech/standard/sightings.js';
import { SOUND } from '../../../../src/rules/battletech/standard/vehicles.js';
import { mountId } from '../../../../src/rules/battletech/vocabulary.js';
import { complete } from '../../../support/complete.js';
import { hex, unit } from '../../../support/quick-start.js';
import { beginFull, eventsOf, passTo, step, type FullPlay, type FullSituation } from '../../../support/standard.js';

/** How vehicles drive: roads, hovercraft, skids and sideslips, charges (UNI-03, UNI-12, UNI-19, UNI-20, UNI-70 to 73). */

const play = (pieces: FullSituation['pieces'], more: Partial<FullSituation> = {}): FullPlay =>
  beginFull({ pieces, ...more });

const SARACEN = { unit: 'SARACEN', seat: 'attacker', at: '0810 N' } as const;
const ENEMY = { unit: 'HBK-4G', seat: 'defender', at: '0202 S' } as const;
const NORTH = ['0809', '0808', '0807', '0806', '0805', '0804'];
const road = (hexes: readonly string[], more: object = {}) =>
  Object.fromEntries(['0810', ...hexes].map((one) => [one, { pavement: true as const, ...more }]));

describe('roads', () => {
  const mp = (begun: FullPlay, id: string, steps: string) => {
    const result = move(begun.game, begun.unit(id), 'walk', steps, false);
    return result.ok ? result.value.movement.mp : complete(result.error).code;
  };

  test('UNI-12 TC-UNI-11 wheels on a road through heavy woods go a hex farther than they cruise; off it they do not go at all', () => {
    const hetzer = { unit: 'HETZER', seat: 'attacker', at: '0810 N' } as const;
    const begun = play([hetzer, ENEMY], { hexes: road(NORTH, { woods: 2 }) });
    expect(mp(begun, 'HETZER', 'FFFFF')).toBe(5);
    expect(mp(begun, 'HETZER', 'FFFFFF')).toBe('battletech/not-enough-mp');
    const off = play([hetzer, ENEMY], { hexes: { '0809': { woods: 2 } } });
    expect(mp(off, 'HETZER', 'F')).toBe('battletech/no-ground-for');
  });

  test('UNI-12 the MP more is for the whole move: whoever leaves the road has had none, and ’Mechs have none', () => {
    const hetzer = { unit: 'HETZER', seat: 'attacker', at: '0810 N' } as const;
    const begun = play([hetzer, ENEMY], { hexes: road(['0809', '0808', '0807', '0806']) });
    expect(mp(begun, 'HETZER', 'FFFFF')).toBe('battletech/not-enough-mp');
    const ends = reach(begun.game, begun.unit('HETZER'), 'walk').map((one) => one.hex);
    expect(ends).not.toContain(hex('0805'));
    const mech = play([{ ...SARACEN, unit: 'HBK-4G=M' }, ENEMY], { hexes: road(NORTH) });
    expect(budget(mech.game, mech.unit('M'), 'walk', standing(placeOf(mech.unit('M'))))).toBe(4);
  });
});

describe('hovercraft', () => {
  test('table 11.2.5 UNI-12 water of any depth costs a hover 1 MP, also at full speed; rough ground 2, woods are closed', () => {
    const cost = (terrain: object): unknown => {
      const begun = play([SARACEN, ENEMY], { hexes: { '0809': terrain } });
      const result = move(begun.game, begun.unit('SARACEN'), 'run', 'F', false);
      return result.ok ? result.value.movement.mp : complete(result.error).code;
    };
    expect(cost({ water: 2 })).toBe(1);
    expect(cost({ rough: true })).toBe(2);
    expect(cost({ woods: 1 })).toBe('battletech/no-ground-for');
  });

  test('UNI-05 on deep water it is seen on the surface, and shoots', () => {
    const begun = play([SARACEN, { ...ENEMY, at: '0806 S' }], { hexes: { '0810': { water: 2 } } });
    expect(sees(begun.game, begun.unit('HBK-4G'), begun.unit('SARACEN'))).toBe(true);
    const shot = { mount: mountId('A'), target: unit('HBK-4G'), mode: 'normal', bin: null, aim: null } as const;
    expect(fullShots(begun.game, begun.unit('SARACEN'), 0, [shot]).ok).toBe(true);
  });

  test.each([
    ['immobile', true],
    ['minor', false],
  ] as const)('UNI-19 whose motive system comes to be %s on water: sunk %s', (motive, sunk) => {
    const begun = play([SARACEN, ENEMY], { hexes: { '0810': { water: 1 } } });
    begun.alter('SARACEN', (one) => ({ ...one, body: { ...one.body, crew: { ...SOUND, fresh: [motive] } } }));
    passTo(begun, 'attack');
    expect(eventsOf(begun, 'UnitDestroyed').map(({ why }) => why)).toEqual(sunk ? ['sunk'] : []);
  });

  test('UNI-20 it slips on as it was going when it turns at full speed: by what the roll misses, half its hexes at most', () => {
    const begun = play([{ ...ENEMY }, SARACEN]);
    passTo(begun, 'move');
    begun.give('defender', { type: 'move', unit: unit('HBK-4G'), mode: 'stand', steps: '', exit: false });
    begun.give('attacker', step('SARACEN', 'run', 'FFFFRF'), [1, 1]);
    expect(eventsOf(begun, 'PilotingRolled').map(({ roll: { cause, number } }) => [cause, number])).toEqual([
      ['sideslip', 5],
    ]);
    expect(eventsOf(begun, 'Skidded').map(({ path, damage }) => [path.map((one) => one.hex), damage])).toEqual([
      [['0805', '0804'], 0],
    ]);
    expect(begun.unit('SARACEN').place).toMatchObject({ hex: '0804', facing: 1 });
    expect(begun.unit('SARACEN').body.prone).toBe(false);
  });

  test('UNI-20 a roll that is made lets it go on', () => {
    const begun = play([{ ...ENEMY }, SARACEN]);
    passTo(begun, 'move');
    begun.give('defender', { type: 'move', unit: unit('HBK-4G'), mode: 'stand', steps: '', exit: false });
    begun.give('attacker', step('SARACEN', 'run', 'FFFFRF'), [3, 2]);
    expect(eventsOf(begun, 'Skidded')).toEqual([]);
    expect(begun.unit('SARACEN').moved?.steps).toBe('FFFFRF');
  });
});

describe('skids', () => {
  test('UNI-20 a tank that turns on pavement at full speed rolls to drive, and slides without falling or damage', () => {
    const begun = play([ENEMY, { unit: 'VEDETTE', seat: 'attacker', at: '0810 N' }], { hexes: road(NORTH) });
    passTo(begun, 'move');
    begun.give('defender', { type: 'move', unit: unit('HBK-4G'), mode: 'stand', steps: '', exit: false });
    begun.give('attacker', step('VEDETTE', 'run', 'FFRF'), [1, 1]);
    expect(
      eventsOf(begun, 'PilotingRolled').map(({ roll: { cause, terms } }) => [cause, terms.map(({ reason }) => reason)]),
    ).toEqual([['skid', ['driving', 'skid']]]);
    expect(eventsOf(begun, 'Fell')).toEqual([]);
    expect(eventsOf(begun, 'Skidded')).toMatchObject([{ damage: 0, path: [{ hex: '0807' }] }]);
    expect(begun.unit('VEDETTE').moved?.mode).toBe('run');
  });

  test('UNI-03 its own movement makes its shots harder by 1 and 2, and is called cruising and flank', () => {
    const begun = play([ENEMY, { ...SARACEN, at: '0206 N' }]);
    const moved = { steps: '', path: [], mp: 0, entered: 0 };
    const term = (mode: 'walk' | 'run') => {
      const tank = { ...begun.unit('SARACEN'), moved: { ...moved, mode } };
      const shot = { mount: mountId('B'), target: unit('HBK-4G'), mode: 'normal', bin: null, aim: null } as const;
      const found = fullShots(begun.game, tank, 0, [shot]);
      return found.ok ? found.value[0]?.toHit.terms.find(({ reason }) => reason.startsWith('attacker-')) : found.error;
    };
    expect(term('walk')).toEqual({ reason: 'attacker-cruised', value: 1 });
    expect(term('run')).toEqual({ reason: 'attacker-flanked', value: 2 });
  });
});

describe('charges and blows', () => {
  // It strikes; five times the right leg, the last time inside; its own front; its motive system; the 'Mech keeps its feet, twice.
  const FACES = [6, 6, 1, 1, 1, 1, 1, 1, 1, 3, 3, 1, 1, 6, 6, 6, 6, 1, 1, 6, 6];

  test('UNI-72 TC-UNI-25 a hover that charges strikes a standing ’Mech in the legs, takes a tenth of its tons and rolls for its motive system', () => {
    const begun = play([
      { ...ENEMY, at: '0803 S' },
      { ...SARACEN, at: '0811 N' },
    ]);
    passTo(begun, 'move');
    begun.give('defender', { type: 'move', unit: unit('HBK-4G'), mode: 'stand', steps: '', exit: false });
    begun.give('attacker', step('SARACEN', 'run', 'FFFFFFF', { charge: unit('HBK-4G') }));
    passTo(begun, 'strike');
    // The charge stands as it was declared, and nobody else has anything left to say.
    begun.give('defender', { type: 'strike', unit: unit('HBK-4G'), blows: [] }, FACES);
    const [blow] = eventsOf(begun, 'BlowStruck');
    // 35 tons after seven hexes: 24.5, rounded up.
    expect(blow?.wounds.map(({ points }) => points)).toEqual([5, 5, 5, 5, 5]);
    expect(new Set(blow?.wounds.map(({ location }) => location))).toEqual(new Set(['RL']));
    expect(blow?.recoil.map(({ points }) => points)).toEqual([5]);
    expect(blow?.recoil.at(-1)?.harm.map(({ harm }) => harm)).toContain('motive');
    expect(eventsOf(begun, 'PilotingRolled').map(({ roll: { cause } }) => cause)).toEqual(['damage-20', 'charged']);
  });

  test('UNI-72 AMB-UNI-02 who charges whom: ’Mechs vehicles unless the option says no, nobody infantry', () => {
    const charge = (options: Readonly<Record<string, string>>) => {
      const begun = play(
        [
          { ...ENEMY, at: '0810 N' },
          { unit: 'VEDETTE', seat: 'attacker', at: '0806 N' },
        ],
        { options },
      );
      const mech = begun.unit('HBK-4G');
      begun.alter('VEDETTE', (one) => ({ ...one, moved: { mode: 'stand', steps: '', path: [], mp: 0, entered: 0 } }));
      const order = {
        type: 'move',
        unit: mech.id,
        mode: 'run',
        steps: 'FFF',
        exit: false,
        charge: unit('VEDETTE'),
      } as const;
      return complete(fullMoveProblem(begun.game, mech, order))?.code ?? null;
    };
    expect(charge({})).toBeNull();
    expect(charge({ mechChargesVehicle: 'off' })).toBe('battletech/charges-no-vehicle');
    expect(readOptions({ mechChargesVehicle: 'off' }, 'standard')).toMatchObject({
      value: { mechChargesVehicle: 'off' },
    });
    expect(readOptions({}, 'standard')).not.toHaveProperty('value.mechChargesVehicle');
  });

  test('UNI-70 fists reach a vehicle a level higher only, and nobody pushes one', () => {
    const blow = (level: number, kind: 'punch' | 'push') => {
      const begun = play(
        [
          { ...ENEMY, at: '0809 S' },
          { unit: 'VEDETTE', seat: 'attacker', at: '0810 N' },
        ],
        {
          hexes: { '0810': { level } },
        },
      );
      const attack = { kind, limb: kind === 'punch' ? ('RA' as const) : null, target: unit('VEDETTE') };
      const found = allPhysicalAttacks(begun.game, begun.unit('HBK-4G'), [attack]);
      return found.ok ? found.value[0]?.side : complete(found.error).code;
    };
    expect(blow(1, 'punch')).toBe('front');
    expect(blow(0, 'punch')).toBe('battletech/blow-level');
    expect(blow(0, 'push')).toBe('battletech/pushes-mechs-only');
  });
});
