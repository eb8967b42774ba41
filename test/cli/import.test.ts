import { mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { Misuse } from '../../src/cli/command.js';
import { importFiles } from '../../src/cli/import.js';
import { readBattletech } from '../../src/games/battletech/library/read.js';
import { boardText, newerMtf, olderMtf, zipOf } from '../support/community-files.js';
import { inFolder, run } from './run.js';

const MTF = olderMtf({ mounted: { 'Right Arm': ['Medium Laser'] } });

describe('IMP-05 arbitre import', () => {
  test('says a line a file, with what it asks that is not to be had', () =>
    inFolder(async (dir) => {
      const file = join(dir, 'Anvil.MTF');
      writeFileSync(file, olderMtf({ mounted: { 'Right Arm': ['Medium Laser', 'Flux Capacitor'] } }));
      expect(await run(importFiles, [file])).toMatchObject({
        code: 0,
        lines: [
          {
            file,
            ok: true,
            kind: 'battletech/unit',
            name: 'Anvil ANV-1T',
            notes: ['Flux Capacitor: no rules here; it is carried and does nothing.'],
          },
        ],
      });
    }));

  test('IMP-05 an empty archive, an archive in an archive and folders too deep are said to be unread', () =>
    inFolder(async (dir) => {
      writeFileSync(join(dir, 'empty.zip'), zipOf([]));
      writeFileSync(join(dir, 'nested.zip'), zipOf([{ name: 'in.zip', content: 'unread' }]));
      const deep = join(dir, ...Array.from({ length: 18 }, () => 'd'));
      mkdirSync(deep, { recursive: true });
      writeFileSync(join(deep, 'a.mtf'), MTF);
      const { code, lines } = await run(importFiles, [dir]);
      expect(code).toBe(1);
      expect(lines).toMatchObject([
        { file: join(deep, '..'), ok: false, error: { code: 'import/too-deep', params: { most: 16 } } },
        { file: join(dir, 'empty.zip'), ok: false, error: { code: 'import/zip-empty' } },
        { file: join(dir, 'nested.zip'), ok: false, error: { code: 'import/zip-empty' } },
      ]);
    }));

  test('reads folders and archives, those of their files that it knows, and exits 1 if one is bad', () =>
    inFolder(async (dir) => {
      mkdirSync(join(dir, 'deep'));
      writeFileSync(join(dir, 'deep', 'a.mtf'), MTF);
      writeFileSync(join(dir, 'readme.txt'), 'not read');
      writeFileSync(
        join(dir, 'b.zip'),
        zipOf([
          { name: 'maps/one.board', content: boardText(9, 9, {}) },
          { name: 'maps/two.board', content: 'nothing' },
          { name: 'notes.txt', content: 'not read' },
        ]),
      );
      const { code, lines } = await run(importFiles, [dir]);
      expect(code).toBe(1);
      expect(lines).toEqual([
        { file: join(dir, 'b.zip/maps/one.board'), ok: true, kind: 'battletech/board', name: 'one', notes: [] },
        {
          file: join(dir, 'b.zip/maps/two.board'),
          ok: false,
          error: { code: 'battletech/import-missing', params: { field: 'size' } },
        },
        { file: join(dir, 'deep/a.mtf'), ok: true, kind: 'battletech/unit', name: 'Anvil ANV-1T', notes: [] },
      ]);
    }));

  test('writes files that the library loads, each unit under a label of its own, the same file anew', () =>
    inFolder(async (dir) => {
      const into = join(dir, 'data');
      writeFileSync(join(dir, 'a.mtf'), MTF);
      writeFileSync(join(dir, 'b.mtf'), newerMtf({ chassis: 'Hammer', mounted: { 'Right Arm': ['Small Laser'] } }));
      writeFileSync(join(dir, 'c.board'), boardText(9, 9, { '0203': '0 "woods:2"' }));
      await run(importFiles, [dir, '--into', into]);
      await run(importFiles, [join(dir, 'a.mtf'), '--into', into]);
      expect(readdirSync(join(into, 'battletech', 'units'))).toEqual(['ANV-1T-2.json', 'ANV-1T.json']);
      const { stock, faults } = readBattletech(join(into, 'battletech'));
      expect(faults).toEqual([]);
      expect([...stock.units.values()].map(({ sheet, label }) => `${sheet.chassis} ${label}`)).toEqual([
        'Hammer ANV-1T-2',
        'Anvil ANV-1T',
      ]);
      expect(stock.boards.get('c')?.hexes).toEqual({ '0203': { woods: 2 } });
    }));

  test('names a file that is not there, one of another kind, and asks for files', () =>
    inFolder(async (dir) => {
      writeFileSync(join(dir, 'x.doc'), 'x');
      expect((await run(importFiles, [join(dir, 'none.mtf'), join(dir, 'x.doc')])).lines).toMatchObject([
        { ok: false, error: { code: 'import/unread', params: { reason: 'ENOENT' } } },
        { ok: false, error: { code: 'import/no-reader' } },
      ]);
      expect(() =>
        importFiles.run(
          [],
          () => undefined,
          () => undefined,
        ),
      ).toThrow(Misuse);
    }));
});
