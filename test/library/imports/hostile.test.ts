import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { blockUnitOf } from '../../../src/games/battletech/library/imports/block-unit.js';
import { boardFileOf } from '../../../src/games/battletech/library/imports/board.js';
import { mechOf } from '../../../src/games/battletech/library/imports/mech.js';
import { zipEntries } from '../../../src/library/imports/zip.js';
import { readForeign } from '../../../src/library/imports/read.js';
import { blkText, boardText, newerMtf, olderMtf, zipOf } from '../../support/community-files.js';

const RUNS = { numRuns: 150, seed: 16 };
const READERS = [
  ['.mtf', mechOf],
  ['.blk', blockUnitOf],
  ['.board', (text: string) => boardFileOf(text, 'map')],
] as const;

/** Real files with lines lost, doubled, put elsewhere or replaced: what half an understanding of the form would make. */
const SOURCES = [
  olderMtf({ mounted: { 'Right Arm': ['Medium Laser'] } }),
  newerMtf(),
  boardText(9, 9, { '0202': '1 "woods:1;foliage_elev:2"', '0303': '0 "water:2"' }),
  blkText({
    UnitType: 'Tank',
    Name: 'X',
    year: '3025',
    motion_type: 'Hover',
    cruiseMP: '8',
    armor: ['1', '2', '3', '4'],
    tonnage: '20',
  }),
  blkText({
    UnitType: 'Infantry',
    Name: 'X',
    year: '3025',
    motion_type: 'Leg',
    squad_size: '7',
    squadn: '4',
    Primary: 'Rifle',
  }),
  blkText({
    UnitType: 'BattleArmor',
    Name: 'X',
    year: '3060',
    weightclass: '2',
    'Trooper Count': '4',
    cruiseMP: '1',
    armor: '5',
  }),
];
const STRANGE = [
  '',
  '-1',
  '1e308',
  '999999999999999999',
  'NaN',
  '__proto__:1',
  'constructor',
  '<>',
  '\u0007',
  'é'.repeat(5000),
  'Weapons:99999',
  '(R)(R)(OS)',
  ':SIZE:',
  'size 0 0',
  'hex 0000 0 "" ""',
];

const mangled = fc
  .tuple(
    fc.constantFrom(...SOURCES),
    fc.array(
      fc.tuple(fc.nat(200), fc.constantFrom('drop', 'twice', 'strange', 'figure'), fc.constantFrom(...STRANGE)),
      { maxLength: 12 },
    ),
  )
  .map(([source, changes]) => {
    const lines = source.split(/\r?\n/);
    for (const [at, how, strange] of changes) {
      const i = at % lines.length;
      const line = lines[i] ?? '';
      if (how === 'drop') lines.splice(i, 1);
      else if (how === 'twice') lines.splice(i, 0, line);
      else lines[i] = how === 'strange' ? strange : line.replace(/\d+/, strange);
    }
    return lines.join('\n');
  });

describe('IMP-05 whatever is sent', () => {
  test.each(READERS)('%s: an answer, never an exception', (_, read) => {
    fc.assert(
      fc.property(fc.oneof(mangled, fc.string({ maxLength: 2000, unit: 'binary' })), (text) => {
        const made = read(text);
        if (made.ok) expect(JSON.stringify(made.value.file(made.value.label)).length).toBeGreaterThan(10);
        else expect(made.error.code).toMatch(/^battletech\/import-/);
      }),
      RUNS,
    );
  });

  test('an archive with bytes changed is read, or refused', () => {
    const archive = zipOf([
      { name: 'a.mtf', content: SOURCES[0] ?? '' },
      { name: '../../b.board', content: SOURCES[2] ?? '' },
    ]);
    fc.assert(
      fc.property(fc.array(fc.tuple(fc.nat(archive.length - 1), fc.nat(255)), { maxLength: 20 }), (changes) => {
        const bytes = Buffer.from(archive);
        for (const [at, value] of changes) bytes[at] = value;
        const entries = zipEntries(bytes, 100);
        if (!entries.ok) return;
        for (const { name, bytes: unpack } of entries.value) {
          const body = unpack(100_000);
          if (body.ok) readForeign(name, body.value);
        }
      }),
      RUNS,
    );
  });

  test('two megabytes of one line, of brackets, of quotes are refused in a moment', () => {
    for (const piece of ['a', '<', '"', ':', '(r)', 'hex 0101 0 "', 'Left Arm:\n']) {
      const text = piece.repeat(Math.floor(2_000_000 / piece.length));
      for (const [, read] of READERS) {
        const began = performance.now();
        read(text);
        expect(performance.now() - began).toBeLessThan(2000);
      }
    }
  });
});
