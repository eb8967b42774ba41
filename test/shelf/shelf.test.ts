import { describe, expect, test } from 'vitest';
import { libraryOf } from '../support/library.js';
import { instant, playerId } from '../../src/match/header.js';
import { QUOTA, type Member } from '../../src/shelf/contract.js';
import { createShelf } from '../../src/shelf/index.js';
import { openStore } from '../../src/store/index.js';
import { readHere } from '../support/bot.js';
import { boardText, newerMtf, zipOf } from '../support/community-files.js';

const library = libraryOf();
const ANN: Member = { guild: 'g', player: playerId('ann'), manages: false };
const BOB: Member = { guild: 'g', player: playerId('bob'), manages: false };
const MANAGER: Member = { guild: 'g', player: playerId('eve'), manages: true };

/** A shelf on a store in memory, whose uploads are read on this thread. */
async function openShelf() {
  const store = await openStore(':memory:');
  const shelf = createShelf({ store, library, reading: readHere });
  const bring = async (by: Member, file: string, content: string | Buffer) => {
    const brought = await shelf.bring({ ...by, file, bytes: Buffer.from(content), at: instant(1) });
    if (!brought.ok) throw new Error(brought.error.code);
    const { kept, refused } = brought.value;
    return { kept: kept.map(({ id, anew }) => [id, anew]), refused: refused.map(({ why }) => why.code) };
  };
  return { store, shelf, bring };
}

const mtf = (model: string, chassis = 'Anvil') => newerMtf({ chassis, model, fields: { Role: 'Missile Boat' } });

describe('IMP-08 the shelf of a server', () => {
  test('keeps units and maps beside those of the library, for that server alone, with what lists need of them', async () => {
    const { shelf, bring } = await openShelf();
    const zip = zipOf([
      { name: 'mechs/a.mtf', content: mtf('ANV-1T') },
      { name: 'boards/Two Fords.board', content: boardText(5, 6, { '0101': '1' }) },
      { name: 'readme.txt', content: 'not read' },
    ]);
    expect(await bring(ANN, 'all.zip', zip)).toEqual({
      kept: [
        ['ANV-1T', false],
        ['two-fords', false],
      ],
      refused: [],
    });
    const units = await shelf.units('g');
    expect(units).toHaveLength(library.units.length + 1);
    expect(units.at(-1)).toMatchObject({ id: 'ANV-1T', tons: 50, year: 3025, role: 'missile-boat', kind: 'mech' });
    expect(units.at(-1)?.worth?.amount).toBeGreaterThan(100);
    expect((await shelf.maps('g')).at(-1)).toMatchObject({ name: 'two-fords', columns: 5, rows: 6 });
    expect(await shelf.units('h')).toHaveLength(library.units.length);
    expect((await shelf.unit('g', { ruleset: 'battletech', id: 'ANV-1T' }))?.text('en')).toContain('Anvil ANV-1T');
    expect((await shelf.map('g', 'two-fords'))?.columns).toBe(5);
    expect(await shelf.map('h', 'two-fords')).toBeNull();
    expect(await shelf.files('g', 'battletech', ['ANV-1T', 'HBK-4G', 'ANV-1T'])).toHaveLength(1);
  });

  test('a file brought again takes the place of the one before; another of the same name or of a shipped one gets a number', async () => {
    const { shelf, bring } = await openShelf();
    expect((await bring(ANN, 'a.mtf', mtf('ANV-1T'))).kept).toEqual([['ANV-1T', false]]);
    expect((await bring(ANN, 'a.mtf', mtf('ANV-1T'))).kept).toEqual([['ANV-1T', true]]);
    expect((await bring(ANN, 'b.mtf', mtf('ANV-1T', 'Hammer'))).kept).toEqual([['ANV-1T-2', false]]);
    expect((await bring(ANN, 'c.mtf', mtf('HBK-4G', 'Hunchback'))).kept).toEqual([['HBK-4G-2', false]]);
    expect((await bring(ANN, 'c.mtf', mtf('HBK-4G', 'Hunchback'))).kept).toEqual([['HBK-4G-2', true]]);
    // What has a shipped unit's name is told apart by its label.
    expect((await shelf.units('g')).find(({ id }) => id === 'HBK-4G-2')?.name.en).toBe('Hunchback HBK-4G (HBK-4G-2)');
    const twice = zipOf(['x/ford.board', 'y/ford.board'].map((name) => ({ name, content: boardText(3, 3, {}) })));
    expect((await bring(ANN, 'm.zip', twice)).kept).toEqual([
      ['ford', false],
      ['ford-2', false],
    ]);
    expect((await bring(ANN, 'm.zip', twice)).kept).toEqual([
      ['ford', true],
      ['ford-2', true],
    ]);
  });

  test('who brought a file may replace and remove it, and who manages the server; nobody else', async () => {
    const { shelf, bring } = await openShelf();
    await bring(ANN, 'a.mtf', mtf('ANV-1T'));
    expect((await bring(BOB, 'a.mtf', mtf('ANV-1T'))).refused).toEqual(['shelf/not-yours']);
    expect(await shelf.remove(BOB, 'unit', ['ANV-1T'])).toBe(0);
    expect((await bring(MANAGER, 'a.mtf', mtf('ANV-1T'))).kept).toEqual([['ANV-1T', true]]);
    expect(await shelf.remove(ANN, 'unit', ['ANV-1T'])).toBe(0);
    expect(await shelf.remove(MANAGER, 'unit', ['ANV-1T', 'HBK-4G'])).toBe(1);
    expect(await shelf.all('g')).toEqual([]);
  });

  test('has room for so many files, of one member for fewer, and no upload is larger than is said', async () => {
    const { shelf, bring } = await openShelf();
    const maps = (from: number, count: number) =>
      zipOf(
        Array.from({ length: count }, (_, i) => ({
          name: `m${from + i}.board`,
          content: boardText(1, 1, {}),
          method: 0,
        })),
      );
    const first = await bring(ANN, 'a.zip', maps(0, QUOTA.ofOne + 2));
    expect([first.kept.length, first.refused]).toEqual([QUOTA.ofOne, ['shelf/enough', 'shelf/enough']]);
    const rest = await bring(MANAGER, 'b.zip', maps(1000, QUOTA.files - QUOTA.ofOne + 1));
    expect(rest.refused).toEqual(['shelf/full']);
    expect((await bring(ANN, 'a.zip', maps(0, 1))).kept).toEqual([['m0', true]]);
    const large = await shelf.bring({ ...ANN, file: 'l.zip', bytes: Buffer.alloc(QUOTA.upload + 1), at: instant(1) });
    expect(large.ok ? null : large.error).toMatchObject({ code: 'shelf/too-large', params: { size: 9, most: 8 } });
    await expect(bring(ANN, 'n.zip', maps(0, QUOTA.files + 1))).resolves.toEqual({
      kept: [],
      refused: ['import/too-many'],
    });
  });

  test('what somebody brought stays when they are forgotten, as nobody’s; it goes with the server', async () => {
    const { store, bring } = await openShelf();
    await bring(ANN, 'a.mtf', mtf('ANV-1T'));
    await store.forget(ANN.player, playerId('gone-1'), instant(2));
    expect((await store.shelf('g')).map(({ player }) => player)).toEqual([null]);
    expect((await bring(ANN, 'a.mtf', mtf('ANV-1T'))).refused).toEqual(['shelf/not-yours']);
    await store.forgetServer('g');
    expect(await store.shelf('g')).toEqual([]);
    expect(await store.shelfText('g', 'unit', 'ANV-1T')).toBeNull();
  });
});

describe('IMP-05 a hostile file', () => {
  test('has names that say nothing in Discord', async () => {
    const { shelf, bring } = await openShelf();
    await bring(ANN, 'a.mtf', mtf('ANV-1T', '@everyone **x** <@1> [y](http://z)'));
    const [unit] = (await shelf.units('g')).slice(-1);
    expect(unit?.name.en).toBe('everyone x 1 (y)(http:z) ANV-1T');
  });
});
