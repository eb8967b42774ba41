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
/** What a question says of the two besides what they are. */
interface Said {
  readonly attacker?: object;
  readonly target?: object;
}

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

  test('SEQ-07 an arm built without a lower arm is not hit there; a hand matters to no shot, be it there or not', async () => {
    const hit = (actuatorHit: string) =>
      shot({ unit: 'CPLT-C1', actuatorHit }, { hex: '0809' }, { name: 'LRM 15', location: 'LA' });
    const [lower, hand] = await askAll([hit('LA:Lower Arm'), hit('LA:Hand')]);
    expect(lower).toMatchObject({ error: { code: 'line/bad-value', params: { key: 'attacker.actuatorHit' } } });
    expect(hand).toMatchObject({ number: 6 });
  });

  test('UNI-40 UNI-52 troopers do not run, and tanks do not jump', async () => {
    const [run, jump] = await askAll([
      shot({}, { unit: 'ELEMENTAL-LASER', mode: 'run' }, LASER),
      shot({ mode: 'jump' }, {}, LASER),
    ]);
    expect(run).toMatchObject({ error: { code: 'battletech/no-mp', params: { unit: 'target', mode: 'run' } } });
    expect(jump).toMatchObject({ error: { code: 'battletech/no-jump-jets', params: { unit: 'attacker' } } });
  });
});

describe('path', () => {
  const way = (unit: string, hexes: object, more: object = {}) =>
    ask({ op: 'path', board: 'b', unit, from: '0409', facing: 0, steps: 'F', ...more }, hexes);
  const cost = async (unit: string, hex: object): Promise<unknown> => {
    const answer = await way(unit, { '0408': hex });
    return answer?.['mp'] ?? answer?.['reason'];
  };

  test('UNI-11 TC-UNI-12 a level costs a vehicle 2 MP, and there is one at a time', async () => {
    expect(await cost('HETZER', { level: 1 })).toBe(3);
    expect(await cost('HBK-4G', { level: 1 })).toBe(2);
    expect(await cost('MANTICORE', { level: 1, woods: 1 })).toBe(4);
    expect(await cost('MANTICORE', { level: 2 })).toBe('too-steep');
  });

  test.each([
    ['MANTICORE', 2, 'no-ground-for', 2, 'no-ground-for'],
    ['HETZER', 'no-ground-for', 'no-ground-for', 'no-ground-for', 'no-ground-for'],
    ['ELEMENTAL-LASER', 1, 1, 1, 'no-ground-for'],
    ['FOOT-RIFLE', 1, 1, 1, 'no-ground-for'],
    ['WARRIOR-H7', 2, 2, 1, 1],
  ])(
    'UNI-12 table 11.2.5 %s into light woods, heavy woods, rough ground, water: %s %s %s %s',
    async (unit, ...costs) => {
      const elevation = unit === 'WARRIOR-H7' ? { elevation: 2 } : {};
      const into = [{ woods: 1 }, { woods: 2 }, { rough: true }, { water: 1 }].map((hex) =>
        way(unit, { '0408': hex }, elevation),
      );
      const answers = await Promise.all(into);
      expect(answers.map((answer) => answer?.['mp'] ?? answer?.['reason'])).toEqual(costs);
    },
  );

  test('UNI-12 TC-UNI-11 a way that keeps to the road has one MP more', async () => {
    const road = Object.fromEntries(
      ['09', '08', '07', '06', '05', '04', '03', '02'].map((row) => [`04${row}`, { pavement: true }]),
    );
    expect(await way('HETZER', road, { steps: 'FFFFFFF' })).toMatchObject({ legal: true, mp: 7 });
    expect(await way('HETZER', {}, { steps: 'FFFFFFF' })).toEqual({ legal: false, reason: 'not-enough-mp' });
  });

  test('UNI-30 TC-UNI-13 a VTOL at elevation 3 comes over woods on level 2 to elevation 3 for 3 MP, and goes up and down', async () => {
    const [over, down, tank] = [
      await way('WARRIOR-H7', { '0408': { level: 2, woods: 1 } }, { elevation: 3 }),
      await way('WARRIOR-H7', {}, { elevation: 3, steps: 'WWW' }),
      await way('HETZER', {}, { elevation: 1 }),
    ];
    expect(over).toEqual({ legal: true, mp: 3, hexes: 1, to: '0408', facing: 0, elevation: 3 });
    expect(down).toEqual({ legal: true, mp: 3, hexes: 0, to: '0409', facing: 0 });
    expect(tank).toMatchObject({ error: { code: 'query/not-of-this-kind', params: { key: 'elevation' } } });
  });

  test('UNI-40 platoons do not run: what they cannot walk they cannot go', async () => {
    expect(await way('FOOT-RIFLE', {}, { steps: 'FF' })).toEqual({ legal: false, reason: 'not-enough-mp' });
  });

  test('EDN-03 by the rules of 2026 a ’Mech runs into water and goes backward up a level', async () => {
    const core = { options: { edition: 'core-2026' } };
    const water = { '0405': { level: 1, water: 1 } };
    expect(await way('HBK-4G', water, { steps: 'FFFF', ...core })).toMatchObject({ legal: true });
    expect(await way('HBK-4G', { '0410': { level: 1 } }, { steps: 'B', ...core })).toMatchObject({
      legal: true,
      mp: 2,
    });
  });
});

describe('physical', () => {
  const attack = (more: object) =>
    ask({ op: 'physical', attacker: 'AS7-D', target: 'VEDETTE', from: '0809', to: '0808', ...more });

  test('UNI-70 fists do not reach a tank on the same level, a level higher they hit it on its own table; a kick does', async () => {
    expect(await attack({ kind: 'punchLeft' })).toEqual({ number: null, reason: 'blow-level' });
    expect(await attack({ kind: 'punchLeft', levelTo: 1 })).toMatchObject({ number: 5, table: 'normal' });
    expect(await attack({ kind: 'kickLeft' })).toMatchObject({ number: 3, table: 'normal' });
    expect(await attack({ kind: 'push' })).toEqual({ number: null, reason: 'pushes-mechs-only' });
  });

  test('UNI-71 UNI-73 troopers are kicked, underfoot at +3, and strike nobody; nor does a tank', async () => {
    expect(await attack({ kind: 'kickLeft', target: 'FOOT-RIFLE' })).toMatchObject({ number: 3 });
    expect(await attack({ kind: 'kickLeft', target: 'FOOT-RIFLE', to: '0809' })).toMatchObject({ number: 6 });
    expect(await attack({ kind: 'punchLeft', target: 'FOOT-RIFLE' })).toEqual({
      number: null,
      reason: 'strikes-mechs-only',
    });
    expect(await attack({ kind: 'kickLeft', attacker: 'MANTICORE' })).toEqual({ number: null, reason: 'strikes-not' });
  });

  test('UNI-01 a tank does not lie, and two in one hex stand on one level', async () => {
    expect(await attack({ kind: 'kickLeft', targetProne: true })).toMatchObject({
      error: { code: 'query/not-of-this-kind', params: { key: 'targetProne', kind: 'vehicle' } },
    });
    expect(await attack({ kind: 'kickLeft', target: 'FOOT-RIFLE', to: '0809', levelTo: 1 })).toMatchObject({
      error: { code: 'line/bad-value', params: { key: 'levelTo' } },
    });
  });

  test('EDN-01 EDN-03 an edition has its own numbers: fixed ones, or a punch and a kick at -1', async () => {
    const by = async (kind: string, edition: string, more: object = {}) =>
      (await attack({ kind, target: 'CN9-A', piloting: 6, options: { edition }, ...more }))?.['number'];
    expect(await by('punchLeft', 'master-rules')).toBe(4);
    expect(await by('kickLeft', 'master-rules')).toBe(3);
    expect(await by('punchLeft', 'core-2026')).toBe(5);
    expect(await by('kickLeft', 'core-2026')).toBe(5);
    expect(await attack({ kind: 'push', options: { edition: '1985' } })).toMatchObject({
      error: { code: 'match/unknown-option-value', params: { option: 'edition' } },
    });
  });
});

describe('editions', () => {
  const mech = (attacker: object, target: object, edition: string) =>
    ask({
      ...shot({ unit: 'HBK-4G', ...attacker }, { unit: 'GRF-1N', ...target }, { name: 'Medium Laser', location: 'RA' }),
      options: { edition },
    });

  test('EDN-02 by the Master Rules 18 hexes make a target harder to hit by 4 at most, by Total Warfare by 5', async () => {
    const fast = { mode: 'run', hexesMoved: 18 };
    expect(await mech({}, fast, 'total-warfare')).toMatchObject({ number: 9 });
    expect(await mech({}, fast, 'master-rules')).toMatchObject({ number: 8 });
  });

  test('EDN-03 by the rules of 2026 a lower arm that is hit makes no shot harder, an upper arm does', async () => {
    expect(await mech({ actuatorHit: 'RA:Lower Arm' }, {}, 'core-2026')).toMatchObject({ number: 4 });
    expect(await mech({ actuatorHit: 'RA:Upper Arm' }, {}, 'core-2026')).toMatchObject({ number: 5 });
    expect(await mech({ actuatorHit: 'RA:Lower Arm' }, {}, 'total-warfare')).toMatchObject({ number: 5 });
  });
});

test('UNI-13 TC-UNI-07 a tank is hit from its own sides: a bearing of 45 degrees is its right', async () => {
  const from = { op: 'attack-side', target: '0808', facing: 0, attacker: '1106' };
  const answers = await askAll([
    from,
    { ...from, unit: 'HBK-4G' },
    { ...from, unit: 'VEDETTE' },
    { ...from, unit: 'X' },
  ]);
  expect(answers.slice(0, 3)).toEqual([{ side: 'front' }, { side: 'front' }, { side: 'right' }]);
  expect(answers[3]).toMatchObject({ error: { code: 'query/unknown-unit', params: { key: 'unit' } } });
});
