import { describe, expect, it } from 'vitest';
import { battletech } from '../../../src/rules/battletech/index.js';
import type { Setup, Terrain, Zone } from '../../../src/rules/battletech/types.js';
import { complete } from '../../support/complete.js';
import { begin, beginFire, fire, hex, Play, setupOf, stand, walk, type Piece } from '../../support/quick-start.js';
import { seatId } from '../../../src/rules/kernel/ids.js';
import { fullSetup } from '../../support/standard.js';
import { startMatch } from '../../support/deciding.js';

const HBK: Piece = { unit: 'HBK-4G', seat: 'defender', at: '0812 N' };
const ENF: Piece = { unit: 'ENF-4R', seat: 'attacker', at: '0808 S' };

/** Why a set-up is refused. */
function refusal(setup: Setup) {
  const began = startMatch(battletech, setup, { roll: () => expect.unreachable('a die') }, 0);
  return began.ok ? null : complete(began.error);
}

describe('Units that come damaged, as from a campaign', () => {
  it('QSR-57 QSR-55 what has no armour is gone from the start: leg, torso with its arm, and their weapons', () => {
    const play = begin({
      pieces: [
        { ...HBK, armor: { LT: 0 } },
        { ...ENF, armor: { RL: 0 } },
      ],
    });
    expect(play.unit('HBK-4G')).toMatchObject({ lost: ['LT', 'LA'], armor: { LT: 0, LA: 0, LL: 20 } });
    expect(play.unit('ENF-4R').lost).toEqual(['RL']);
    play.give('defender', stand('HBK-4G'));
    expect(play.last('UnitMoved')).toMatchObject({ unit: 'ENF-4R', by: 'referee', movement: { mode: 'stand' } });
    expect(play.refused('defender', fire('HBK-4G', 'ENF-4R', 'B'))).toMatchObject({
      code: 'battletech/weapon-lost',
      params: { location: 'LA' },
    });
  });

  it('QSR-15 what was gone before takes no effect again', () => {
    const play = beginFire({ pieces: [{ ...HBK, armor: { RA: 0 } }, ENF] });
    play.give('defender', { type: 'pass' });
    play.give('attacker', { type: 'pass' }, [1, 1, 2, 2]);
    expect(play.events('DamageTookEffect')).toEqual([]);
  });

  it.each([
    [{ LA: 17 }, { location: 'LA', has: 17, most: 16 }],
    [{ CT: -1 }, { location: 'CT', has: -1, most: 26 }],
    [{ LL: 2.5 }, { location: 'LL', has: 2.5, most: 20 }],
  ])('QSR-04 armour %j does not fit the sheet', (armor, params) => {
    expect(refusal(setupOf({ pieces: [{ ...HBK, armor }, ENF] }))).toMatchObject({
      code: 'battletech/armor-off-sheet',
      params: { unit: 'HBK-4G', ...params },
    });
  });

  it('QSR-04 rounds of a kind are counted once', () => {
    const setup = setupOf({ pieces: [HBK, ENF] });
    const units = setup.units.map((one) => ({ ...one, ammo: [...one.ammo, ...one.ammo] }));
    expect(refusal({ ...setup, units })).toMatchObject({
      code: 'battletech/rounds-twice',
      params: { unit: 'HBK-4G', ammo: 'ac-20' },
    });
  });

  it('QSR-04 rounds must fit the sheet', () => {
    const setup = setupOf({ pieces: [HBK, ENF] });
    const units = setup.units.map((one) => ({ ...one, ammo: one.ammo.map((bin) => ({ ...bin, left: 11 })) }));
    expect(refusal({ ...setup, units })).toMatchObject({
      code: 'battletech/ammo-off-sheet',
      params: { unit: 'HBK-4G', left: 11, full: 10 },
    });
  });

  it('QSR-04 a weapon that uses ammunition needs a bin of it, be it empty', () => {
    const setup = setupOf({ pieces: [HBK, ENF] });
    const none = setup.units.map((one) => ({ ...one, ammo: [] }));
    expect(refusal({ ...setup, units: none })).toMatchObject({
      code: 'battletech/no-ammo-bin',
      params: { unit: 'HBK-4G', weapon: 'ac-20' },
      rule: 'QSR-04',
    });
    const empty = setup.units.map((one) => ({ ...one, ammo: one.ammo.map((bin) => ({ ...bin, left: 0 })) }));
    expect(refusal({ ...setup, units: empty })).toBeNull();
  });

  it('QSR-02 a label is that of one unit, and its seat is of its side', () => {
    const setup = setupOf({ pieces: [HBK, ENF] });
    const [first, second] = setup.units;
    if (!first || !second) throw new Error('two units');
    expect(refusal({ ...setup, units: [first, { ...second, id: first.id }] })).toEqual({
      code: 'battletech/label-twice',
      params: { unit: 'HBK-4G' },
      rule: null,
    });
    const stray = [
      { ...second, seat: seatId('nobody') },
      { ...second, seat: first.seat },
    ];
    for (const unit of stray)
      expect(refusal({ ...setup, units: [first, unit] })).toEqual({
        code: 'battletech/no-owner',
        params: { unit: 'ENF-4R', seat: unit.seat, side: 'attacker' },
        rule: null,
      });
  });

  it('SEQ-19 at the standard level a unit needs its whole sheet, its weapons their figures and its bins their place', () => {
    const setup = fullSetup({ pieces: [HBK, ENF] });
    const [printed] = setupOf({ pieces: [HBK, ENF] }).units;
    const [first, ...others] = setup.units;
    if (!first || !printed) throw new Error('a unit');
    const { full, ...sheet } = first.sheet;
    const lacking = [
      { ...first, sheet },
      { ...first, sheet: { ...sheet, full, mounts: printed.sheet.mounts } },
      { ...first, ammo: printed.ammo },
    ];
    for (const unit of lacking)
      expect(refusal({ ...setup, units: [unit, ...others] } as never)).toMatchObject({
        code: 'battletech/sheet-incomplete',
        params: { unit: 'HBK-4G' },
        rule: 'SEQ-19',
      });
    expect(refusal(setup)).toBeNull();
  });

  it('QSR-56 a unit without head or centre torso cannot take part', () => {
    expect(refusal(setupOf({ pieces: [HBK, { ...ENF, armor: { HD: 0 } }] }))).toMatchObject({
      code: 'battletech/wreck',
      params: { unit: 'ENF-4R', location: 'HD' },
      rule: 'QSR-56',
    });
  });
});

describe('The sides of a set-up', () => {
  /** A match of so many sides, each with a seat and a unit. */
  const among = (count: number, options: Readonly<Record<string, string>> = {}): Setup =>
    fullSetup({
      pieces: ['a', 'b', 'c', 'd', 'e']
        .slice(0, count)
        .map((seat, i) => ({ unit: `ENF-4R=${seat}`, seat, at: `010${i + 1} N` })),
      options,
    });
  const MANY = { multiSide: 'on' };

  it.each<readonly [number, Readonly<Record<string, string>>, object | null]>([
    [1, {}, { code: 'battletech/two-sides', params: { sides: ['a'] }, rule: 'QSR-02' }],
    [2, {}, null],
    [3, {}, { code: 'battletech/multi-side-off', params: { sides: ['a', 'b', 'c'], count: 3 }, rule: 'AMB-SEQ-07' }],
    [3, MANY, null],
    [4, MANY, null],
    [
      5,
      MANY,
      {
        code: 'battletech/too-many-sides',
        params: { sides: ['a', 'b', 'c', 'd', 'e'], count: 5, most: 4 },
        rule: 'AMB-SEQ-07',
      },
    ],
  ])('QSR-02 AMB-SEQ-07 %i of them with %j', (count, options, why) => {
    expect(refusal(among(count, options))).toEqual(why);
  });

  it('QSR-02 at the quick-start level there are two', () => {
    const third: Piece = { unit: 'CN9-AH', seat: 'other', at: '0101 N' };
    expect(refusal(setupOf({ pieces: [HBK, ENF, third] }))).toEqual({
      code: 'battletech/two-sides',
      params: { sides: ['defender', 'attacker', 'other'] },
      rule: 'QSR-02',
    });
  });

  it('QSR-02 each has a seat and a unit', () => {
    const setup = setupOf({ pieces: [HBK, ENF] });
    const empty = { code: 'battletech/empty-side', params: { side: 'attacker' }, rule: 'QSR-02' };
    expect(refusal({ ...setup, seats: setup.seats.slice(0, 1) })).toEqual(empty);
    expect(refusal({ ...setup, units: setup.units.slice(0, 1) })).toEqual(empty);
  });

  it('QSR-03 ground and fires are hexes of the map', () => {
    const off = (at: string) => ({
      code: 'battletech/no-such-hex',
      params: { hex: at, columns: 15, rows: 17 },
      rule: 'QSR-03',
    });
    const grown = (at: string) => refusal(fullSetup({ pieces: [HBK, ENF], hexes: { [at]: { woods: 1 } } }));
    expect([grown('1601'), grown('0118'), grown('1517')]).toEqual([off('1601'), off('0118'), null]);
    const setup = fullSetup({ pieces: [HBK, ENF] });
    expect(refusal({ ...setup, fires: [hex('1601')] })).toEqual(off('1601'));
  });
});

describe('Deployment zones', () => {
  const zoned = (defender: Zone, attacker: Zone): Setup => {
    const setup = setupOf({ pieces: [HBK, ENF] });
    const zones = [defender, attacker];
    return {
      ...setup,
      deployment: setup.sides.map((side, i) => ({ side, zone: zones[i] ?? expect.unreachable() })),
    };
  };
  const corner: Zone = { rows: [1, 1], columns: [1, 1] };

  it('QSR-60 each side has room, even when the enemy stands wherever the zones overlap', () => {
    expect(refusal(zoned(corner, corner))).toMatchObject({
      code: 'battletech/zone-too-small',
      params: { side: 'defender', units: 1, room: 0 },
    });
    expect(refusal(zoned(corner, { rows: [17, 17], columns: [1, 1] }))).toBeNull();
    const play = new Play(zoned({ rows: [1, 1], columns: [1, 2] }, { rows: [1, 1], columns: [1, 2] }));
    play.timeout('defender');
    play.timeout('attacker', [1, 1, 6, 6]);
    expect(new Set(play.game.units.map((unit) => unit.place?.hex)).size).toBe(2);
  });
});

describe('QSR-60 TER-01 the room of a zone', () => {
  const one: Zone = { rows: [17, 17], columns: [1, 1] };
  const two: Zone = { rows: [17, 17], columns: [1, 2] };
  it.each<readonly [string, Zone, Readonly<Record<string, Partial<Terrain>>>, number | null]>([
    ['a hex', one, {}, null],
    ['a hex of woods', one, { '0117': { woods: 1 } }, null],
    ['an impassable hex', one, { '0117': { impassable: true } }, 0],
    ['a hex beside one', two, { '0117': { impassable: true } }, null],
    ['a hex, and one elsewhere', one, { '0217': { impassable: true } }, null],
  ])('%s', (_, zone, hexes, left) => {
    const setup = fullSetup({ pieces: [HBK, ENF], hexes });
    const [first, second] = setup.deployment;
    if (!first || !second) throw new Error('two zones');
    const far = { ...second, zone: { rows: [1, 1], columns: [1, 15] } } as const;
    const why = {
      code: 'battletech/zone-too-small',
      params: { side: 'defender', units: 1, room: left },
      rule: 'QSR-60',
    };
    expect(refusal({ ...setup, deployment: [{ ...first, zone }, far] })).toEqual(left === null ? null : why);
  });
});

describe('QSR-60 Deployment zones that no side can have', () => {
  const setup = setupOf({ pieces: [HBK, ENF] });
  const [first, second] = setup.deployment;
  if (!first || !second) throw new Error('two zones');
  const { columns, rows } = setup.board;
  const off = (zone: Partial<Zone>) => [first, { ...second, zone: { ...second.zone, ...zone } }];

  it.each([
    ['none', [second], 'one-zone-each', 'defender'],
    ['none of the last', [first], 'one-zone-each', 'attacker'],
    ['two', [first, second, second], 'one-zone-each', 'attacker'],
    ['a row too many', off({ rows: [1, rows + 1] }), 'zone-off-map', 'attacker'],
    ['a column too many', off({ columns: [1, columns + 1] }), 'zone-off-map', 'attacker'],
    ['a row before the first', off({ rows: [0, rows] }), 'zone-off-map', 'attacker'],
  ] as const)('QSR-60 %s', (_, deployment, code, side) => {
    expect(refusal({ ...setup, deployment })).toMatchObject({
      code: `battletech/${code}`,
      params: { side },
      rule: 'QSR-60',
    });
  });

  it('QSR-60 the whole map is a zone', () => {
    expect(refusal({ ...setup, deployment: off({ rows: [1, rows], columns: [1, columns] }) })).toBeNull();
  });
});

describe('Play after a damaged start', () => {
  it('QSR-26 a unit with both legs moves as ever', () => {
    const play = begin({ pieces: [{ ...HBK, armor: { LL: 1 } }, ENF] });
    play.give('defender', walk('HBK-4G', 'F'));
    expect(play.unit('HBK-4G').place?.hex).toBe('0811');
  });
});
