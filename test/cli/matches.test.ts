import { cpSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import { check } from '../../src/cli/check.js';
import { Misuse } from '../../src/cli/command.js';
import { draw } from '../../src/cli/draw.js';
import { replay } from '../../src/cli/replay.js';
import { simulate } from '../../src/cli/simulate.js';
import { inFolder, run } from './run.js';

const GREEN = fileURLToPath(new URL('../../scenarios/battletech/green.json', import.meta.url));
const timeless = (lines: readonly Readonly<Record<string, unknown>>[]) => lines.map((line) => ({ ...line, ms: 0 }));

describe('simulate and replay', () => {
  test('a line a game, then the sum; the same seed gives the same games', async () => {
    const args = ['battletech/green', '--games', '2', '--seed', 'a', '--seats', 'referee,random'];
    const [one, other, third] = [
      await run(simulate, args),
      await run(simulate, args),
      await run(simulate, args.with(4, 'b')),
    ];
    expect(one.lines).toHaveLength(3);
    expect(one.lines[0]).toMatchObject({ game: 1, hash: expect.stringMatching(/^[0-9a-f]{64}$/) as unknown });
    expect(one.lines[2]).toMatchObject({ games: 2, wins: { draw: expect.any(Number) as unknown } });
    expect(timeless(other.lines)).toEqual(timeless(one.lines));
    expect(timeless(third.lines)).not.toEqual(timeless(one.lines));
  });

  test('explains the choices of one game: each with the orders that were weighed and why', async () => {
    const args = ['battletech/green', '--games', '2', '--seed', 'a', '--seats', 'referee,nearest', '--explain', '2'];
    const { lines } = await run(simulate, args);
    const [first, ...more] = lines;
    expect(first).toMatchObject({ game: 1 });
    expect(more.at(-2)).toMatchObject({ game: 2 });
    const choices = more.slice(0, -2);
    expect(choices.length).toBeGreaterThanOrEqual(3);
    for (const line of choices) {
      const weighed = { command: expect.anything() as unknown, reasons: expect.any(Array) as unknown };
      // The sparring partner keeps its reasons to itself.
      expect(line).toMatchObject({
        seat: 'defender',
        choices: expect.arrayContaining([expect.objectContaining(weighed)]) as unknown,
      });
    }
  });

  test('an exported game replays to the same hash; a game that was tampered with does not', async () => {
    await inFolder(async (dir) => {
      const args = [
        GREEN,
        '--games',
        '1',
        '--seed',
        'a',
        '--seats',
        'random',
        '--options',
        '{"splitLine":"side"}',
        '--export',
        dir,
      ];
      const { lines } = await run(simulate, args);
      const file = join(dir, '1.json');
      const replayed = await run(replay, [file]);
      expect(replayed).toMatchObject({ code: 0, errors: '' });
      expect(replayed.lines[0]).toMatchObject({ hash: lines[0]?.['hash'] });

      const text = readFileSync(file, 'utf8');
      writeFileSync(file, text.replace('"tons":50', '"tons":55'));
      const forged = await run(replay, [file]);
      expect(forged.code).toBe(1);
      expect(forged.errors).toContain('its events lead elsewhere');

      writeFileSync(file, text.slice(0, 1000));
      expect(await run(replay, [file])).toMatchObject({ code: 1, lines: [] });
    });
  });

  test.each([
    [['battletech/gren'], 'there is no scenario battletech/gren'],
    [['battletech/green', '--games', '0'], '--games is a whole number from 1, not 0'],
    [['battletech/green', '--seats', 'alice'], '--seats is referee, nearest, random'],
    [['battletech/green', '--options', '{'], '--options is a JSON object'],
    [['battletech/green', '--options', '{"rearArmor":"maybe"}', '--seed', 's'], 'the match cannot begin'],
    [['battletech/green', '--speed', '9'], '--speed'],
    [[], 'scenario is missing'],
  ])('%j is refused: %s', (args, message) => {
    expect(() =>
      simulate.run(
        args,
        () => undefined,
        () => undefined,
      ),
    ).toThrow(Misuse);
    expect(() =>
      simulate.run(
        args,
        () => undefined,
        () => undefined,
      ),
    ).toThrow(message);
  });
});

describe('check', () => {
  test('the shipped files are good', async () => {
    const { code, lines } = await run(check, [GREEN]);
    expect(code).toBe(0);
    expect(lines).toEqual([{ file: GREEN, ok: true, kind: 'battletech/scenario' }]);
  });

  test('a bad file: exit code 1, the file, the path and the reason; the others are checked all the same', async () => {
    await inFolder(async (dir) => {
      const bad = join(dir, 'bad.json');
      writeFileSync(bad, readFileSync(GREEN, 'utf8').replace('"HBK-4G"', '"HBK-9X"').replace('[1, 1]', '[1, 18]'));
      const { code, lines } = await run(check, [bad, GREEN, join(dir, 'nowhere.json')]);
      expect(code).toBe(1);
      expect(lines[0]).toMatchObject({
        file: bad,
        ok: false,
        faults: [
          { path: 'sides[0].units[0]', reason: expect.stringContaining('there is no unit HBK-9X') as unknown },
          { path: 'sides[1].deployment.rows', reason: 'the board has 17 rows' },
        ],
      });
      expect(lines[1]).toMatchObject({ ok: true });
      expect(lines[2]).toMatchObject({ ok: false, faults: [{ path: '' }] });
    });
  });

  test('a scenario elsewhere finds units and boards beside it before those of the library', async () => {
    await inFolder(async (dir) => {
      cpSync(join(GREEN, '../boards/birch-hollow.json'), join(dir, 'boards/meadow.json'));
      const own = join(dir, 'own.json');
      writeFileSync(own, readFileSync(GREEN, 'utf8').replace('"birch-hollow"', '"meadow"'));
      expect((await run(check, [own])).lines[0]).toMatchObject({ ok: true });
    });
  });
});

describe('draw', () => {
  test.each([
    'battletech/green.json',
    'battletech/boards/old-orchard.json',
    'battletech/units/ENF-4R.json',
    'tactic148/mission.json',
    'tactic148/tables/ruins.json',
    'tactic148/characters/us-sergeant.json',
  ])('%s becomes a PNG', async (name) => {
    await inFolder(async (dir) => {
      const png = join(dir, 'out.png');
      const { code, lines } = await run(draw, [join(GREEN, '../..', name), png]);
      expect(code).toBe(0);
      expect(readFileSync(png).subarray(1, 4).toString()).toBe('PNG');
      expect(lines[0]).toMatchObject({ file: png, bytes: statSync(png).size });
      expect(statSync(png).size).toBeLessThan(300 * 1024);
    });
  });

  test('--palette draws on light or on dark paper, and another is refused', async () => {
    await inFolder(async (dir) => {
      const unit = join(GREEN, '../..', 'battletech/units/ENF-4R.json');
      const drawn = await Promise.all(
        ['light', 'dark'].map(async (palette) => {
          const png = join(dir, `${palette}.png`);
          expect((await run(draw, [unit, png, '--palette', palette])).code).toBe(0);
          return readFileSync(png);
        }),
      );
      expect(drawn[0]?.equals(drawn[1] ?? Buffer.alloc(0))).toBe(false);
      await expect(run(draw, [unit, join(dir, 'no.png'), '--palette', 'blue'])).rejects.toThrow('light and dark');
    });
  });

  test('a bad file is named, and nothing is drawn', async () => {
    const { code, errors, lines } = await run(draw, ['nowhere.json']);
    expect(code).toBe(1);
    expect(lines).toEqual([]);
    expect(errors).toContain('nowhere.json: cannot be read');
  });
});
