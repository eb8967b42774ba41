import { describe, expect, test } from 'vitest';
import { LOCALES } from '../../../../src/i18n/locales.js';
import { tongueOf } from '../../../../src/games/battletech/words/index.js';
import { refusalText } from '../../../../src/present/refusal.js';
import { weaponsLeft } from '../../../../src/rules/battletech/weapons-left.js';
import { fullShots, possibleFullShots } from '../../../../src/rules/battletech/standard/gunnery.js';
import type { Crew, VehicleCritical } from '../../../../src/rules/battletech/standard/kinds.js';
import { allowanceOf } from '../../../../src/rules/battletech/standard/mobility.js';
import { outlook } from '../../../../src/rules/battletech/standard/prospects.js';
import { mountOf } from '../../../../src/rules/battletech/units.js';
import { clearedText, vehicleCriticalText } from '../../../../src/games/battletech/present/standard/vehicles.js';
import { evolveStandard } from '../../../../src/rules/battletech/evolve.js';
import { resolveFireRule } from '../../../../src/rules/battletech/standard/shooting.js';
import type { Body, FireDeclaration } from '../../../../src/rules/battletech/standard/types.js';
import { Resolution } from '../../../../src/rules/battletech/standard/resolution.js';
import type { AttackedSide } from '../../../../src/rules/battletech/standard/terms.js';
import type { Engine } from '../../../../src/rules/battletech/standard/types.js';
import { SOUND } from '../../../../src/rules/battletech/standard/vehicles.js';
import { land } from '../../../../src/rules/battletech/standard/wounds.js';
import { mountId } from '../../../../src/rules/battletech/vocabulary.js';
import { scriptedDice } from '../../../../src/rules/kernel/dice.js';
import { complete } from '../../../support/complete.js';
import { unit } from '../../../support/quick-start.js';
import { beginFull, type FullPlay } from '../../../support/standard.js';

/** What critical hits do to vehicles (tables 11.2.3, 11.2.4), by the example of the Manticore, which runs on fusion, and the Warrior. */

function against(id: string, crew: Partial<Crew> = {}, engine?: Engine): FullPlay {
  const play = beginFull({
    pieces: [
      { unit: id, seat: 'defender', at: '0810 N' },
      { unit: 'HBK-4G', seat: 'attacker', at: '0805 S' },
    ],
    change: (one) =>
      one.id === id && engine ? { ...one, sheet: { ...one.sheet, full: { ...one.sheet.full, engine } } } : one,
  });
  play.alter(id, (one) => ({ ...one, body: { ...one.body, crew: { ...SOUND, ...crew } } }));
  return play;
}

/** What a hit in the armour of a side with a roll of 2 and then these dice does. */
function critical(play: FullPlay, id: string, side: AttackedSide, faces: readonly number[]) {
  const resolution = new Resolution(play.game, scriptedDice([1, 1, ...faces]));
  const damaging = resolution.damageTo(unit(id));
  const { harm } = land(damaging, { table: 'full', side, cover: false }, 2, resolution.dice);
  const step = harm.find((one) => one.harm === 'vehicle-critical');
  return { critical: step?.harm === 'vehicle-critical' ? step.critical : null, after: damaging.unit };
}

describe('table 11.2.4 the engine', () => {
  const dead = against('MANTICORE', { hits: ['engine'] });
  const tank = dead.unit('MANTICORE');
  const foe = dead.unit('HBK-4G');
  const shot = (id: string) => ({ mount: mountId(id), target: foe.id, mode: 'normal', bin: null, aim: null }) as const;
  const UNPOWERED = ['medium-laser', 'ppc'];

  test('UNI-19 without it no energy weapon fires, and all others do', () => {
    const tried = (play: FullPlay) =>
      play
        .unit('MANTICORE')
        .sheet.mounts.map(({ id }) => fullShots(play.game, play.unit('MANTICORE'), 0, [shot(id)]))
        .map((result) => (result.ok ? null : complete(result.error).code));
    expect(tank.sheet.mounts.map(({ weapon }) => weapon.id)).toEqual(['medium-laser', 'lrm-10', 'srm-6', 'ppc']);
    expect(tried(against('MANTICORE'))).toEqual([null, null, null, null]);
    expect(tried(dead)).toEqual(['battletech/weapon-unpowered', null, null, 'battletech/weapon-unpowered']);
  });

  test('UNI-19 they are not offered; odds and the card say why', () => {
    expect(possibleFullShots(dead.game, tank, 0, foe).map(({ mount }) => mount)).toEqual(['B', 'C']);
    const why = outlook(dead.game, tank, foe.id).prospects.filter(({ refusal }) => refusal !== null);
    expect(why.map(({ weapon }) => weapon)).toEqual(UNPOWERED);
    const left = weaponsLeft(dead.game.board, tank).filter(({ refusal }) => refusal !== null);
    expect(left.map(({ mount }) => mount.weapon.id)).toEqual(UNPOWERED);
    const [first] = why;
    for (const locale of LOCALES)
      expect(first?.refusal && refusalText(first.refusal, tongueOf(locale))).toContain('MANTICORE');
  });

  test('UNI-19 a flamer that burns fuel of its own goes on', () => {
    const play = against('BEHEMOTH-FLAMER', { hits: ['engine'] });
    const silent = weaponsLeft(play.game.board, play.unit('BEHEMOTH-FLAMER')).filter(({ refusal }) => refusal !== null);
    expect(silent).toEqual([]);
  });

  test.each(['fusion', 'xl', 'light', 'compact'] as const)(
    'UNI-17 where no fuel burns a hit on it is one on the engine: %s',
    (engine) => {
      const { critical: what, after } = critical(against('MANTICORE', {}, engine), 'MANTICORE', 'left', [6, 6]);
      expect(what).toBe('engine');
      expect(after.body).toMatchObject({ doomed: null, crew: { hits: ['engine'], stuck: 0 } });
      expect(allowanceOf(after, 'walk').mp).toBe(0);
    },
  );

  test.each(['ice', 'fuel-cell'] as const)('table 11.2.4 other fuel ends the tank: %s', (engine) => {
    const { after } = critical(against('MANTICORE', {}, engine), 'MANTICORE', 'left', [6, 6]);
    expect(after.body.doomed).toBe('fuel');
  });

  test('UNI-17 with the engine gone already it slides on, once more from 6', () => {
    expect(critical(dead, 'MANTICORE', 'left', [6, 6]).critical).toBe('crew-stunned');
  });
});

describe('table 11.2.4 the crew', () => {
  test('UNI-21 a driver who is hit again stuns the crew, with the commander hit it is killed', () => {
    const hit = (hits: readonly VehicleCritical[]) =>
      critical(against('MANTICORE', { hits }), 'MANTICORE', 'front', [3, 3]);
    expect(hit([])).toMatchObject({
      critical: 'driver',
      after: { body: { crew: { hits: ['driver'], stunned: null } } },
    });
    expect(hit(['driver'])).toMatchObject({
      critical: 'crew-stunned',
      after: { body: { doomed: null, crew: { stunned: 2 } } },
    });
    expect(hit(['commander'])).toMatchObject({ critical: 'driver', after: { body: { doomed: 'crew' } } });
  });

  test('UNI-17 who of a VTOL is hit already, and sensors that are gone, are not hit again', () => {
    const warrior = (hits: readonly VehicleCritical[], faces: readonly number[]) =>
      critical(against('WARRIOR-H7', { hits }), 'WARRIOR-H7', 'front', faces).critical;
    expect([warrior([], [3, 3]), warrior(['copilot'], [3, 3, 1])]).toEqual(['copilot', 'weapon-jam']);
    expect(warrior(['pilot'], [5, 5, 1])).toBe('weapon-lost');
    const blind: readonly VehicleCritical[] = ['sensors', 'sensors', 'sensors'];
    expect(warrior(blind, [4, 5])).toBe('sensors');
    expect(critical(against('MANTICORE', { hits: [...blind, 'sensors'] }), 'MANTICORE', 'front', [4, 5]).critical).toBe(
      'commander',
    );
  });
});

describe('table 11.2.4 AMB-UNI-13 which weapon is lost', () => {
  /** A hit in the turret of a Manticore, which holds missiles and a particle cannon, with a critical roll of 10 and this die. */
  function lost(die: number, options: Readonly<Record<string, string>> = {}, empty: readonly string[] = []) {
    const play = beginFull({
      pieces: [
        { unit: 'MANTICORE', seat: 'defender', at: '0810 N' },
        { unit: 'HBK-4G', seat: 'attacker', at: '0805 S' },
      ],
      options,
    });
    play.alter('MANTICORE', (one) => ({
      ...one,
      ammo: one.ammo.map((bin) => (empty.includes(bin.ammo) ? { ...bin, left: 0 } : bin)),
    }));
    const resolution = new Resolution(play.game, scriptedDice([6, 6, 4, 6, die]));
    const { harm } = land(resolution.damageTo(MANTICORE), TURRET, 2, resolution.dice);
    const step = harm.find((one) => one.harm === 'vehicle-critical');
    if (step?.harm !== 'vehicle-critical' || step.mount === null) throw new Error('nothing was lost');
    const told = LOCALES.map((locale) => vehicleCriticalText(step, play.unit('MANTICORE'), tongueOf(locale)));
    return { weapon: mountOf(play.unit('MANTICORE'), step.mount).weapon.id, chooser: step.chooser, told };
  }
  const MANTICORE = unit('MANTICORE');
  const TURRET = { table: 'full', side: 'front', cover: false } as const;

  test.each([
    [1, 'owner', 'srm-6'],
    [3, 'owner', 'srm-6'],
    [4, 'attacker', 'ppc'],
    [6, 'attacker', 'ppc'],
  ] as const)('AMB-UNI-13 on %i by the %s', (die, chooser, weapon) => {
    expect(lost(die)).toMatchObject({ chooser, weapon });
  });

  test('AMB-UNI-13 launchers without rounds are worth nothing', () => {
    expect(lost(3, {}, ['lrm-10']).weapon).toBe('lrm-10');
  });

  test('AMB-UNI-13 with the option `lot` by lot', () => {
    expect(lost(1, { weaponLost: 'lot' })).toMatchObject({ chooser: undefined, weapon: 'lrm-10' });
    expect(lost(3, { weaponLost: 'lot' })).toMatchObject({ weapon: 'ppc' });
  });

  test('AMB-UNI-13 whose choice it was is told in every language', () => {
    expect(lost(5).told).toEqual([
      expect.stringMatching(/PPC.*attacker.*5/),
      expect.stringMatching(/PPC.*attaquant.*5/),
      expect.stringMatching(/ППЧ.*атакующего.*5/),
    ]);
  });
});

describe('table 11.2.4 UNI-21 jams of vehicles', () => {
  type Marks = Partial<Pick<Body, 'jammed' | 'fired'>>;
  /** What crews clear as the fire of a turn is resolved, with these marks. */
  function clears(crew: Partial<Crew>, marks: Marks = {}, shots: readonly string[] = []) {
    const play = against('MANTICORE', crew);
    play.alter('MANTICORE', (one) => ({ ...one, body: { ...one.body, ...marks } }));
    const fire = shots.length > 0 ? [declared(shots)] : [];
    const game = { ...play.game, field: { ...play.game.field, fire } };
    const { events } = resolveFireRule.run({ ...play.full, game }, { type: 'resolve-fire' }, [], scriptedDice([]));
    return events;
  }
  const declared = (shots: readonly string[]): FireDeclaration => ({
    unit: unit('MANTICORE'),
    twist: 0,
    shots: shots.map((id) => ({ ...AT_HBK, mount: mountId(id) })),
    unjam: null,
    sinksOff: null,
    resolved: [],
  });
  const TO_HIT = { range: 'short', number: 4, terms: [], side: 'front', cover: false, distance: 5 } as const;
  const AT_HBK = {
    target: unit('HBK-4G'),
    mode: 'normal',
    bin: null,
    aim: null,
    toHit: TO_HIT,
    spotter: null,
  } as const;
  const A = mountId('A');
  const JAMMED = { jammed: [A] };

  test('UNI-21 whoever fires nothing and is not stunned clears weapons and turret', () => {
    expect(clears({ hits: ['turret-jam'], stuck: 1 }, JAMMED)).toEqual([
      { type: 'JamsCleared', unit: 'MANTICORE', mounts: ['A'], turret: true },
    ]);
    expect(clears({ stunned: 2 }, JAMMED)).toEqual([]);
    expect(clears({}, { ...JAMMED, fired: [mountId('B')] })).toEqual([]);
    expect(clears({}, JAMMED, ['B'])).toEqual([]);
    expect(clears({})).toEqual([]);
  });

  test('UNI-14 a turret that is locked or has jammed twice stays so', () => {
    expect(clears({ hits: ['turret-lock'], stuck: 1 })).toEqual([]);
    expect(clears({ hits: ['turret-jam', 'turret-jam'], stuck: 1 })).toEqual([]);
  });

  test('FIN-22 what an Ultra autocannon has jammed by its own fire no crew clears; a critical hit on it they do', () => {
    const ultra = (crew: Partial<Crew>): boolean => {
      const play = against('MANTICORE', crew);
      play.alter('MANTICORE', (one) => {
        const mounts = one.sheet.mounts.map((mount) =>
          mount.id === A
            ? { ...mount, weapon: { ...mount.weapon, full: { ...mount.weapon.full, traits: ['ultra' as const] } } }
            : mount,
        );
        return { ...one, sheet: { ...one.sheet, mounts }, body: { ...one.body, jammed: [A] } };
      });
      return resolveFireRule.run(play.full, { type: 'resolve-fire' }, [], scriptedDice([])).events.length > 0;
    };
    expect([ultra({}), ultra({ malfunctions: [A] })]).toEqual([false, true]);
  });

  test('UNI-21 a jam of this turn is still there at its end; one that is cleared is not, and the turret turns on from where it stood', () => {
    const play = against('MANTICORE', { hits: ['turret-jam'], stuck: 1 });
    play.alter('MANTICORE', (one) => ({ ...one, body: { ...one.body, ...JAMMED } }));
    const ended = (game: typeof play.game) =>
      evolveStandard(game, { type: 'TurnEnded', turn: 1, jams: 'told' }).units.find(({ id }) => id === 'MANTICORE')
        ?.body;
    expect(ended(play.game)).toMatchObject({ jammed: ['A'], twist: 1, crew: { stuck: 1 } });
    const [clear] = clears({ hits: ['turret-jam'], stuck: 1 }, JAMMED);
    if (!clear) throw new Error('nothing was cleared');
    const cleared = evolveStandard(play.game, clear);
    expect(cleared.units.find(({ id }) => id === 'MANTICORE')?.body).toMatchObject({
      jammed: [],
      twist: 1,
      crew: { stuck: null },
    });
    expect(ended(cleared)).toMatchObject({ jammed: [], twist: 0 });
  });

  test('UNI-21 it is told in every language', () => {
    const play = against('MANTICORE');
    const event = { type: 'JamsCleared', unit: unit('MANTICORE'), mounts: [A], turret: true } as const;
    const told = LOCALES.map((locale) => clearedText(event, play, tongueOf(locale)));
    expect(told).toEqual([
      expect.stringMatching(/MANTICORE.*clears.*medium laser, turret/i),
      expect.stringMatching(/MANTICORE.*débloque.*laser moyen, tourelle/i),
      expect.stringMatching(/MANTICORE.*заклинивание.*лазер.*, башня/i),
    ]);
  });
});
