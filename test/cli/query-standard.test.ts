import { describe, expect, test } from 'vitest';
import { query } from '../../src/cli/query.js';
import { runOn } from './run.js';

/** The answer to one query at standard level, on a board with these hexes. */
async function ask(question: object, hexes: object = {}): Promise<Readonly<Record<string, unknown>> | undefined> {
  const board = { op: 'board', board: 'b', columns: 15, rows: 17, hexes };
  const { lines } = await runOn(query, [board, question]);
  expect(lines[0]).toEqual({ ok: true });
  return lines[1];
}

describe('los', () => {
  const los = (hexes: object, more: object = {}) =>
    ask({ op: 'los', board: 'b', from: '0501', to: '0506', ...more }, hexes);
  const open = { visible: true, modifier: 0, targetPartialCover: false, attackerPartialCover: false };

  test('table 7.2.1 a hill of two levels blocks, one of one level does not; next to the target it is cover, +1', async () => {
    expect(await los({ '0503': { level: 2 } })).toEqual({ visible: false });
    expect(await los({ '0503': { level: 1 } })).toEqual(open);
    expect(await los({ '0505': { level: 1 } })).toEqual({ ...open, modifier: 1, targetPartialCover: true });
    expect(await los({ '0502': { level: 1 } })).toEqual({ ...open, attackerPartialCover: true });
  });

  test('a ‘Mech that lies down is hidden by one level, and has no partial cover', async () => {
    expect(await los({ '0505': { level: 1 } }, { toProne: true })).toEqual({ visible: false });
    expect(await los({ '0503': { level: 1 } }, { toProne: true })).toEqual(open);
  });

  test('woods count up to two levels above their ground', async () => {
    const high = { '0501': { level: 2 }, '0506': { level: 2 } };
    expect(await los({ ...high, '0503': { woods: 1 } })).toEqual(open);
    expect(await los({ ...high, '0503': { woods: 1, level: 2 } })).toEqual({ ...open, modifier: 1 });
  });

  test('water up to the waist is cover, over the head it hides', async () => {
    expect(await los({ '0506': { water: 1 } })).toEqual({ ...open, modifier: 1, targetPartialCover: true });
    expect(await los({ '0506': { water: 1 } }, { toProne: true })).toEqual({ visible: false });
    expect(await los({ '0506': { water: 2 } })).toEqual({ visible: false });
  });

  test.each([
    [{ level: 99 }, { level: 100 }],
    [{ level: -99 }, { level: -100 }],
    [{ water: 20 }, { water: 21 }],
  ])('a board goes up, down and under water as far as %j, no further', async (far, tooFar) => {
    const board = (terrain: object) => ({ op: 'board', board: 'b', columns: 3, rows: 3, hexes: { '0102': terrain } });
    const { lines } = await runOn(query, [board(far), board(tooFar)]);
    expect(lines).toMatchObject([{ ok: true }, { error: { code: 'line/bad-value' } }]);
  });
});

describe('path', () => {
  const path = (unit: string, steps: string, hexes: object = {}) =>
    ask({ op: 'path', board: 'b', unit, from: '0409', facing: 0, steps }, hexes);

  test('table 7.1.1 rough and rubble 2, water 2 and 4, each level 1 more', async () => {
    const cost = async (hex: object): Promise<unknown> => (await path('LCT-1V', 'F', { '0408': hex }))?.['mp'];
    expect(await cost({ rough: true })).toBe(2);
    expect(await cost({ rubble: true })).toBe(2);
    expect(await cost({ level: 2 })).toBe(3);
    // Water lies as deep as it is: the bottom of depth 1 is a level down.
    expect(await cost({ level: 1, water: 1 })).toBe(2);
    expect(await cost({ level: 2, water: 2 })).toBe(4);
    expect(await cost({ woods: 2, pavement: true })).toBe(1);
  });

  test('what the ground forbids: three levels, a level backward, water on the run', async () => {
    expect(await path('LCT-1V', 'F', { '0408': { level: 3 } })).toEqual({ legal: false, reason: 'too-steep' });
    expect(await path('LCT-1V', 'B', { '0410': { level: 1 } })).toMatchObject({ legal: false });
    expect(await path('HBK-4G', 'FFFF', { '0405': { level: 1, water: 1 } })).toEqual({
      legal: false,
      reason: 'run-into-water',
    });
    expect(await path('HBK-4G', 'FFF', { '0406': { level: 1, water: 1 } })).toMatchObject({ legal: true, mp: 4 });
  });
});

describe('to-hit', () => {
  const shot = (attacker: object, target: object, weapon: object, hexes: object = {}) =>
    ask(
      {
        op: 'to-hit',
        board: 'b',
        attacker: { hex: '0801', facing: 3, ...attacker },
        target: { hex: '0804', facing: 0, ...target },
        weapon,
      },
      hexes,
    );

  test('each modifier is named, whoever is called by label, by model or in full', async () => {
    const lrm = { name: 'LRM 10', location: 'RT' };
    for (const unit of ['Griffin GRF-1N', 'GRF-1N', 'grf-1n']) {
      const answer = await shot(
        { unit, mode: 'jump', heat: 13, gunnery: 3 },
        { unit: 'MADCAT', mode: 'run', hexesMoved: 6 },
        lrm,
        { '0804': { woods: 1 } },
      );
      expect(answer).toEqual({
        number: 15,
        side: 'front',
        modifiers: [
          { reason: 'gunnery', value: 3 },
          { reason: 'range-short', value: 0 },
          { reason: 'minimum-range', value: 4 },
          { reason: 'attacker-jumped', value: 3 },
          { reason: 'heat', value: 2 },
          { reason: 'target-moved', value: 2 },
          { reason: 'woods-target-light', value: 1 },
        ],
      });
    }
  });

  test('CLN-32, CLN-34, AMB-CLN-32 by the options of a league a shot is aimed, targeted, or fired from farther away', async () => {
    const laser = { name: 'Medium Laser', location: 'RA' };
    const by = (aim: string | null, target: object, options: object) =>
      ask({
        op: 'to-hit',
        board: 'b',
        attacker: { unit: 'HBK-4G', hex: '0801', facing: 3 },
        target: { unit: 'ENF-4R', hex: '0804', facing: 0, ...target },
        weapon: { ...laser, aim },
        options,
      });
    expect(await by('high', {}, { aimedShots: 'on' })).toMatchObject({ number: 7 });
    expect(await by('HD', { immobile: true }, { targetedShots: 'on' })).toMatchObject({ number: 10 });
    expect(await by('HD', { immobile: true }, {})).toMatchObject({ number: 7 });
    expect(await by(null, { hex: '0811' }, { extremeRange: 'on' })).toMatchObject({ number: 10 });
    expect(await by(null, { hex: '0811' }, {})).toMatchObject({ number: null });
  });

  test('CLN-38, CLN-50 a shot through the ECM of a third, and of one that spots for a third, is harder', async () => {
    const number = async (options: object, ecm: readonly string[], spots = false) => {
      const attacker = { unit: 'HBK-4G', hex: '0801', facing: 3, spots };
      const target = { unit: 'ENF-4R', hex: '0804', facing: 0 };
      const weapon = { name: 'Medium Laser', location: 'RA' };
      return (await ask({ op: 'to-hit', board: 'b', attacker, target, weapon, options, ecm }))?.['number'];
    };
    const plain = await number({}, ['0803']);
    expect(plain).toBe(4);
    expect(await number({ ecmZone: 'on' }, ['0803', '0802'])).toBe(6);
    expect(await number({ ecmZone: 'on', ecmRadius: '2' }, ['0812'])).toBe(plain);
    expect(await number({}, [], true)).toBe(5);
  });

  test('a weapon of a Clan sheet goes by its plain name, and has the Clan’s ranges', async () => {
    const pulse = { name: 'Medium Pulse Laser', location: 'LT' };
    expect(await shot({ unit: 'MADCAT' }, { unit: 'HBK-4G', hex: '0812' }, pulse)).toMatchObject({ number: 6 });
  });

  test('a torso twisted right brings the right arm to bear to the rear right, and takes the left one off', async () => {
    const at = (location: string, twist: number) =>
      shot(
        { unit: 'HBK-4G', facing: 0, hex: '0809', twist },
        { unit: 'GRF-1N', hex: '0912' },
        { name: 'Medium Laser', location },
      );
    expect(await at('RA', 0)).toEqual({ number: null, reason: 'not-in-arc' });
    expect(await at('RA', 1)).toMatchObject({ number: 4 });
    expect(await at('LA', 1)).toEqual({ number: null, reason: 'not-in-arc' });
  });

  test('a shoulder counts 4 and for all of its arm, sensors hit once 2, hit twice nothing fires', async () => {
    const laser = { name: 'Medium Laser', location: 'RA' };
    const from = (attacker: object) => shot({ unit: 'HBK-4G', ...attacker }, { unit: 'GRF-1N' }, laser);
    expect(await from({ actuatorHit: 'RA:Shoulder' })).toMatchObject({ number: 8 });
    expect(await from({ actuatorHit: 'LA:Shoulder' })).toMatchObject({ number: 4 });
    expect(await from({ actuatorHit: 'RA:Lower Arm', sensorHits: 1 })).toMatchObject({ number: 7 });
    expect(await from({ sensorHits: 2 })).toEqual({ number: null, reason: 'sensors-gone' });
  });

  test('weapons in the legs fire neither from behind cover nor from the ground', async () => {
    const srm = { name: 'SRM 6', location: 'RL' };
    const from = (attacker: object, hexes: object = {}) =>
      shot({ unit: 'CRD-3R', ...attacker }, { unit: 'GRF-1N' }, srm, hexes);
    expect(await from({})).toMatchObject({ number: 4 });
    expect(await from({}, { '0802': { level: 1 } })).toEqual({ number: null, reason: 'leg-weapon-covered' });
    expect(await from({ prone: true })).toEqual({ number: null, reason: 'leg-weapon-prone' });
  });

  test('what blocks the line has its own reason: woods, ground, water', async () => {
    const laser = { name: 'Medium Laser', location: 'RA' };
    const reason = async (hexes: object): Promise<unknown> =>
      (await shot({ unit: 'HBK-4G' }, { unit: 'GRF-1N' }, laser, hexes))?.['reason'];
    expect(await reason({ '0802': { woods: 2 }, '0803': { woods: 1 } })).toBe('no-line-of-sight');
    expect(await reason({ '0802': { level: 2 } })).toBe('ground-between');
    expect(await reason({ '0804': { water: 2 } })).toBe('under-water');
  });
});

describe('table', () => {
  test.each([
    [{ table: 'cluster', size: 10, roll: 7 }, { hits: 6 }],
    [
      { table: 'heat', heat: 14 },
      { movementLoss: 2, toHitMod: 2, shutdownAvoid: 4, ammoExplosionAvoid: null },
    ],
    [
      { table: 'heat', heat: 30 },
      { movementLoss: 5, toHitMod: 4, shutdownAvoid: null, ammoExplosionAvoid: 8, automaticShutdown: true },
    ],
    [
      { table: 'hit-location', kind: 'normal', side: 'left', roll: 2 },
      { location: 'LT', rearArmor: false, throughArmorCritical: true },
    ],
    [{ table: 'template', weapon: 'ac-20', damage: 20 }, { depths: [2, 4, 8, 4, 2] }],
    [{ table: 'template', damage: 4 }, { depths: [1, 2, 1] }],
    [
      { table: 'scan', total: 11 },
      { range: 7, half: 4 },
    ],
    [
      { table: 'scan', total: 5 },
      { range: null, half: null },
    ],
    [{ table: 'water', sum: 14 }, { things: 2 }],
    [{ table: 'flooded-engine', zones: 2 }, { number: 10 }],
    [{ table: 'flooded-engine', zones: 3 }, { number: null }],
    [
      { table: 'blast', force: 200 },
      { rings: [20, 10], heatOfSalvo: { ammunition: 1, reactor: 2 } },
    ],
    [{ table: 'self-destruct', sensors: 1, ejects: true }, { number: 6 }],
    [
      { table: 'anti-missile', range: 'long' },
      { dice: 2, more: 3 },
    ],
    [
      { table: 'inferno', weapon: 'srm', missiles: 3 },
      { heat: [2, 2, 2], turns: 3 },
    ],
    [
      { table: 'inferno', weapon: 'lrm', missiles: 8 },
      { heat: [1, 0], turns: 2 },
    ],
    [{ table: 'consciousness', hits: 3 }, { number: 7 }],
    [{ table: 'consciousness', hits: 6 }, { number: null }],
    [
      { table: 'target-movement', hexes: 5 },
      { modifier: 2, jumped: 3 },
    ],
  ])('%j → %j', async (row, answer) => {
    expect(await ask({ op: 'table', ...row })).toEqual(answer);
  });
});

describe('physical', () => {
  const attack = (more: object) =>
    ask({ op: 'physical', attacker: 'Atlas AS7-D', target: 'CN9-A', from: '0809', to: '0808', ...more });

  test('table 7.2.7 a punch is the piloting skill, a kick 2 less, a push 1 less; each modifier is named', async () => {
    expect(await attack({ kind: 'punchRight', attackerMove: 'walk', targetMove: 'run', targetHexesMoved: 8 })).toEqual({
      number: 9,
      table: 'punch',
      modifiers: [
        { reason: 'piloting', value: 5 },
        { reason: 'attacker-walked', value: 1 },
        { reason: 'target-moved', value: 3 },
      ],
    });
    expect(await attack({ kind: 'kickLeft' })).toMatchObject({ number: 3, table: 'kick' });
    expect(await attack({ kind: 'push' })).toMatchObject({ number: 4 });
  });

  test('from a level above a kick strikes the upper half, from a level below a punch the legs', async () => {
    expect(await attack({ kind: 'kickLeft', levelFrom: 1 })).toMatchObject({ number: 3, table: 'punch' });
    expect(await attack({ kind: 'punchLeft', levelTo: 1 })).toMatchObject({ number: 5, table: 'kick' });
    expect(await attack({ kind: 'punchLeft', levelFrom: 1 })).toEqual({ number: null, reason: 'blow-level' });
    expect(await attack({ kind: 'kickLeft', levelTo: 1 })).toEqual({ number: null, reason: 'blow-level' });
  });

  test('an arm built without a hand strikes at +1', async () => {
    const marauder = { attacker: 'MAD-3R', kind: 'punchLeft' };
    expect(await attack(marauder)).toMatchObject({ number: 6 });
  });

  test('what is out of reach is refused', async () => {
    expect(await attack({ kind: 'kickLeft', facing: 3 })).toEqual({ number: null, reason: 'not-in-arc' });
    expect(await attack({ kind: 'kickLeft', to: '0807' })).toEqual({ number: null, reason: 'blow-too-far' });
    expect(await attack({ kind: 'push', targetProne: true })).toEqual({ number: null, reason: 'blow-at-lying' });
  });
});

describe('battle-value', () => {
  test('TC-BV-13 an Atlas with gunnery 3, piloting 4; its parts', async () => {
    const answer = await ask({ op: 'battle-value', unit: 'Atlas AS7-D', gunnery: 3, piloting: 4 });
    expect(answer).toMatchObject({ bv: 2504, base: 1897, skill: 1.32 });
    expect(answer).toMatchObject({ defence: { armor: 760, total: 1155.6 }, offence: { firepower: 544.5, factor: 1 } });
  });

  test('BV-06 weapons say which the heat halves', async () => {
    const { offence } = { offence: {}, ...(await ask({ op: 'battle-value', unit: 'STK-3F' })) };
    expect(offence).toMatchObject({
      efficiency: 24,
      weapons: [
        { weapon: 'large-laser', bv: 123 },
        { weapon: 'large-laser', bv: 123 },
        { weapon: 'lrm-10', bv: 90 },
        { weapon: 'lrm-10', bv: 90 },
        { weapon: 'srm-6', bv: 29.5, hot: true },
        { weapon: 'srm-6', bv: 29.5, hot: true },
        ...[1, 2, 3, 4].map(() => ({ weapon: 'medium-laser', bv: 23, hot: true })),
      ],
    });
  });
});
