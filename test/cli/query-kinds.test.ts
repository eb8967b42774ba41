import { describe, expect, test } from 'vitest';
import { query } from '../../src/cli/query.js';
import { runOn } from './run.js';

/** Tanks, VTOLs, platoons and suits are asked about by the rules of their kinds, as they are in play (UNI-01). */

type Answer = Readonly<Record<string, unknown>>;

/** The answers to several questions, on a board with these hexes. */
async function askAll(questions: readonly object[], hexes: object = {}): Promise<readonly Answer[]> {
  const board = { op: 'board', board: 'b', columns: 15, rows: 17, hexes };
  const { lines } = await runOn(query, [board, ...questions]);
  expect(lines[0]).toEqual({ ok: true });
  return lines.slice(1);
}

const ask = async (question: object, hexes: object = {}): Promise<Answer | undefined> =>
  (await askAll([question], hexes))[0];

const LASER = { name: 'Medium Laser', location: 'FR' };
const PPC = { name: 'PPC', location: 'TU' };
const SRM = { name: 'SRM 6', location: 'TU' };
const SUITS = { name: 'ba-small-laser', location: 'TR' };

/** The Manticore on 0801 looks south; its targets stand three hexes in front of it. */
const shot = (attacker: object, target: object, weapon: object, more: object = {}) => ({
  op: 'to-hit',
  board: 'b',
  attacker: { unit: 'MANTICORE', hex: '0801', facing: 3, ...attacker },
  target: { unit: 'VEDETTE', hex: '0804', ...target },
  weapon,
  ...more,
});

describe('to-hit', () => {
  test('UNI-04 a squad is smaller than a tank, but for a squad that shoots at it', async () => {
    const elementals = { unit: 'ELEMENTAL-LASER' };
    const [tank, squad, among] = await askAll([
      shot({}, {}, LASER),
      shot({}, elementals, LASER),
      shot({ unit: 'ELEMENTAL-MG', hex: '0803' }, elementals, { name: 'ba-machine-gun', location: 'TR' }),
    ]);
    expect(tank).toMatchObject({ number: 4 });
    expect(squad).toMatchObject({ number: 5 });
    expect(squad?.['modifiers']).toContainEqual({ reason: 'battle-armour', value: 1 });
    expect(among).toMatchObject({ number: 4 });
  });

  test('UNI-03 a tank that cruised or went flank shoots at +1 and +2, a squad that jumped at +0', async () => {
    const [cruised, flanked, jumped] = await askAll([
      shot({ mode: 'walk' }, {}, LASER),
      shot({ mode: 'run' }, {}, LASER),
      shot({ unit: 'ELEMENTAL-LASER', hex: '0803', mode: 'jump' }, {}, SUITS),
    ]);
    expect(cruised?.['modifiers']).toContainEqual({ reason: 'attacker-cruised', value: 1 });
    expect(flanked?.['modifiers']).toContainEqual({ reason: 'attacker-flanked', value: 2 });
    expect(jumped).toMatchObject({ number: 4 });
  });

  test('UNI-05 two tanks do not see each other over a hill of one level, two ’Mechs do; a VTOL looks over it', async () => {
    const hill = { '0803': { level: 1 } };
    const [tanks, mechs, low, high] = await askAll(
      [
        shot({}, {}, PPC),
        shot({ unit: 'HBK-4G' }, { unit: 'HBK-4G' }, { name: 'Medium Laser', location: 'RA' }),
        shot({ unit: 'WARRIOR-H7', hex: '0802' }, { hex: '0805' }, { name: 'srm-4', location: 'FR' }),
        shot({ unit: 'WARRIOR-H7', hex: '0801', elevation: 3 }, { hex: '0806' }, { name: 'srm-4', location: 'FR' }),
      ],
      hill,
    );
    expect(tanks).toEqual({ number: null, reason: 'ground-between' });
    expect(mechs).toMatchObject({ number: 5 });
    expect(low).toEqual({ number: null, reason: 'ground-between' });
    expect(high).toMatchObject({ number: 6 });
  });

  test('UNI-04 TC-UNI-14 a VTOL is +1 in the air and +0 on the ground', async () => {
    const [landed, airborne] = await askAll([
      shot({}, { unit: 'WARRIOR-H7' }, LASER),
      shot({}, { unit: 'WARRIOR-H7', elevation: 2 }, LASER),
    ]);
    expect(landed).toMatchObject({ number: 4 });
    expect(airborne).toMatchObject({ number: 5 });
  });

  test('UNI-14 a turret bears where it is turned, the hull does not turn with it; who has none, has none', async () => {
    const behind = { facing: 0 };
    const [ahead, rear, hull, none] = await askAll([
      shot(behind, {}, SRM),
      shot({ ...behind, turret: 3 }, {}, SRM),
      shot({ ...behind, turret: 3 }, {}, LASER),
      shot({ unit: 'HETZER', turret: 1 }, {}, { name: 'AC/20', location: 'FR' }),
    ]);
    expect(ahead).toEqual({ number: null, reason: 'not-in-arc' });
    expect(rear).toMatchObject({ number: 4, side: 'front' });
    expect(hull).toEqual({ number: null, reason: 'not-in-arc' });
    expect(none).toEqual({ number: null, reason: 'no-turret' });
  });

  test('UNI-13 TC-UNI-07 from a bearing of 45 degrees the right side of a tank is hit, of a ’Mech the front', async () => {
    const from = { hex: '1106', facing: 4 };
    const [tank, mech] = await askAll([
      shot(from, { hex: '0808', facing: 0 }, LASER),
      shot(from, { unit: 'HBK-4G', hex: '0808', facing: 0 }, LASER),
    ]);
    expect([tank, mech]).toMatchObject([{ side: 'right' }, { side: 'front' }]);
  });

  test('UNI-19 table 11.2.4 an immobile tank is at -4; sensors count 1 a hit, with four it is blind', async () => {
    const [still, twice, blind] = await askAll([
      shot({}, { immobile: true }, LASER),
      shot({ sensorHits: 2 }, {}, LASER),
      shot({ sensorHits: 4 }, {}, LASER),
    ]);
    expect(still).toMatchObject({ number: 0 });
    expect(twice).toMatchObject({ number: 6 });
    expect(blind).toEqual({ number: null, reason: 'sensors-gone' });
  });

  test.each([
    [{ attacker: { heat: 3 } }, 'attacker.heat', 'vehicle'],
    [{ attacker: { twist: 1 } }, 'attacker.twist', 'vehicle'],
    [{ attacker: { prone: true } }, 'attacker.prone', 'vehicle'],
    [{ attacker: { actuatorHit: 'LA:Hand' } }, 'attacker.actuatorHit', 'vehicle'],
    [{ attacker: { elevation: 1 } }, 'attacker.elevation', 'vehicle'],
    [{ attacker: { unit: 'HBK-4G', turret: 1 } }, 'attacker.turret', 'mech'],
    [{ attacker: { unit: 'ELEMENTAL-LASER', sensorHits: 1 } }, 'attacker.sensorHits', 'battle-armour'],
    [{ target: { prone: true } }, 'target.prone', 'vehicle'],
    [{ target: { unit: 'HBK-4G', elevation: 1 } }, 'target.elevation', 'mech'],
    [{ target: { unit: 'FOOT-RIFLE', immobile: true } }, 'target.immobile', 'infantry'],
  ])(
    'UNI-01 %j says nothing of such a unit, and is refused',
    async ({ attacker = {}, target = {} }: Said, key, kind) => {
      expect(await ask(shot(attacker, target, LASER))).toMatchObject({
        error: { code: 'query/not-of-this-kind', params: { key, kind } },
      });
    },
  );

  test('UNI-40 UNI-52 troopers do not run, and tanks do not jump', async () => {
    const [run, jump] = await askAll([
      shot({}, { unit: 'ELEMENTAL-LASER', mode: 'run' }, LASER),
      shot({ mode: 'jump' }, {}, LASER),
    ]);
    expect(run).toMatchObject({ error: { code: 'battletech/no-mp', params: { unit: 'target', mode: 'run' } } });
    expect(jump).toMatchObject({ error: { code: 'battletech/no-jump-jets', params: { unit: 'attacker' } } });
  });
});

interface Said {
  readonly attacker?: object;
  readonly target?: object;
}
