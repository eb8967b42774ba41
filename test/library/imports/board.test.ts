import { expect, test } from 'vitest';
import { boardFileOf } from '../../../src/games/battletech/library/imports/board.js';
import { boardText } from '../../support/community-files.js';

const read = (text: string) => boardFileOf(text, 'The Map 1');

test('IMP-04 a .board becomes a board with its levels and terrains', () => {
  const made = read(
    boardText(16, 17, {
      '0101': '0 ""',
      '0202': '1 "woods:1;foliage_elev:2"',
      '0302': '-1 "water:2"',
      '0403': '0 "rough:1"',
      '0503': '0 "pavement:1"',
      '0603': '0 "road:1:9;fluff:3"',
      '0703': '12 "rubble:2"',
      '0803': '3 "impassable:1"',
      '0903': '0 "arms:1;legs:2"',
      '1003': '0 "snow:1"',
      '1104': '0 "building:2:9;bldg_elev:3;bldg_cf:35;pavement:1"',
      '1204': '1 "bldg_elev:1;building:4;bldg_armor:20"',
      '1103': '0 "swamp:1;rough:2"',
      '1203': '0 "mud:1;sand:1"',
      '0805': '-1 "water:1;bridge:3:9;bridge_cf:60;bridge_elev:0"',
      '0905': '0 "woods:1;fire:1;smoke:2"',
      '1005': '0 "smoke:1"',
      '0605': '0 "building:3;bldg_class:1;bldg_elev:2;bldg_cf:90"',
      '0705': '0 "fuel_tank:1;fuel_tank_elev:0;fuel_tank_cf:15;fuel_tank_magn:50"',
      '0105': '0 "woods:3;foliage_elev:3"',
      '0205': '0 "jungle:2;foliage_elev:1;tundra:1"',
      '0305': '0 "heavy_industrial:6;metal_deposit:3"',
      '0405': '0 "water:1;rapids:2;woods:1"',
      '0505': '0 "water:14;rapids:1;legs:0"',
      '0106': '0 "water:2;ice:1"',
      '0206': '0 "swamp:3"',
      '0606': '0 "magma:1"',
      '0706': '0 "magma:2"',
      '0806': '0 "geyser:1"',
      '0906': '0 "geyser:2"',
      '1006': '0 "geyser:3"',
      '1106': '2 "cliff_top:1:33;cliff_bottom:1:4"',
      '1206': '0 "elevator:3:5"',
      '1306': '0 "elevator:3"',
      '0306': '0 "rubble:6"',
      '0406': '0 "woods:1;fire:2"',
      '0506': '0 "building:2;bldg_class:4;bldg_elev:1"',
      '1303': '0 "planted_fields:1;fortified:1;snow:2"',
      '1403': '0 "road_fluff:1;bldg_fluff:2:9;ground_fluff:1;water_fluff:1;incline_top:0:3;snow:0"',
    }),
  );
  expect(made).toMatchObject({
    ok: true,
    value: { kind: 'battletech/board', name: 'The Map 1', label: 'the-map-1', notes: [] },
  });
  expect(made.ok && made.value.file('the-map-1')).toMatchObject({
    columns: 16,
    rows: 17,
    hexes: {
      '0202': { woods: 1, level: 1 },
      '0302': { water: 2, level: -1 },
      '0403': { rough: true },
      '0503': { pavement: true },
      '0603': { pavement: true },
      '0703': { rubble: true, level: 12 },
      '0803': { impassable: true, level: 3 },
      '0903': { limbs: 3 },
      '1003': { snow: true },
      '1104': { pavement: true, building: { kind: 'medium', levels: 3, cf: 35 } },
      '1204': { level: 1, building: { kind: 'hardened', levels: 1, cf: 150, armour: 20 } },
      '1103': { swamp: true, ultraRough: true },
      '1203': { mud: true, sand: true },
      '0805': { level: -1, water: 1, pavement: true, bridge: { levels: 0, cf: 60 } },
      '0905': { woods: 1, fire: true, smoke: 'heavy' },
      '1005': { smoke: 'light' },
      '0605': { building: { kind: 'heavy', class: 'hangar', levels: 2, cf: 90 } },
      '0705': { building: { kind: 'light', class: 'tank', levels: 1, cf: 15, blast: 50 } },
      '0105': { woods: 3 },
      '0205': { woods: 2, jungle: true, canopy: 1, tundra: true },
      '0305': { industry: true, canopy: 6 },
      '0405': { water: 1, torrent: true, woods: 1 },
      '0505': { water: 14, rapids: true },
      '0106': { water: 2, ice: true },
      '0206': { quicksand: true },
      '0606': { crust: true },
      '0706': { magma: true },
      '0806': { geyser: true },
      '0906': { eruption: true },
      '1006': { vent: true },
      '1106': { level: 2, cliffs: ['N', 'NW'] },
      '1206': { lift: { to: 3, on: [1, 3] } },
      '0306': { ultraRubble: true },
      '0406': { woods: 1, fire: 'inferno' },
      '0506': { building: { kind: 'medium', levels: 1, cf: 40 } },
      '1303': { fields: true, fortified: true, deepSnow: true },
    },
  });
});

test('IMP-04 a map may have 99 by 99 hexes, and no more', () => {
  expect(read(boardText(99, 99, { '9999': '1 ""' }))).toMatchObject({ ok: true });
  expect(read(boardText(100, 99, {}))).toMatchObject({
    ok: false,
    error: { code: 'battletech/import-size', params: { columns: 100, rows: 99, most: 99 } },
  });
  expect(read('no map')).toMatchObject({ ok: false, error: { code: 'battletech/import-missing' } });
});

test('IMP-04 a terrain without a place here is noted once, with its hexes counted and the first', () => {
  const made = read(
    boardText(9, 9, {
      '0102': '0 "zeppelin:1"',
      '0205': '0 "zeppelin:2"',
      '0304': '0 "woods:4"',
      '0406': '0 "building:5;bldg_elev:3;bldg_cf:40"',
    }),
  );
  expect(made.ok && made.value.notes).toEqual([
    { code: 'battletech.note.terrain', params: { hex: '0102', name: 'zeppelin', count: 2 } },
    { code: 'battletech.note.terrain', params: { hex: '0304', name: 'woods:4', count: 1 } },
    { code: 'battletech.note.terrain', params: { hex: '0406', name: 'building:5', count: 1 } },
  ]);
});

test('IMP-03 hex lines that cannot be read, that lie off the map or come twice are noted, and mix nothing', () => {
  const lines = [
    'hex 0101 1 "woods:1" ""',
    'hex 0101 0 "rough:1" ""',
    'hex 0102 high "woods:1" ""',
    'hex 0103',
    'hex 0909 0 "woods:1" ""',
    'hex 010101 0 "" ""',
  ];
  const made = read(`size 2 4\n${lines.join('\n')}\nend\n`);
  expect(made).toMatchObject({
    ok: true,
    value: {
      notes: [
        { code: 'battletech.note.hex-twice', params: { hex: '0101', count: 1 } },
        { code: 'battletech.note.hex-unread', params: { hex: '0102', count: 2 } },
        { code: 'battletech.note.hex-off', params: { hex: '0909', count: 2 } },
      ],
    },
  });
  expect(made.ok && made.value.file('the-map-1')).toMatchObject({ hexes: { '0101': { woods: 1, level: 1 } } });
});
