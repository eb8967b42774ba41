import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { check } from '../../src/cli/check.js';
import { Misuse } from '../../src/cli/command.js';
import { query } from '../../src/cli/query.js';
import { replay } from '../../src/cli/replay.js';
import { script } from '../../src/cli/script.js';
import { transcriptText } from '../../src/match/transcript.js';
import { playedMatch } from '../support/matches.js';
import { inFolder, run, runOn } from './run.js';

const GREEN = fileURLToPath(new URL('../../scenarios/battletech/green.json', import.meta.url));
const MARK = '\uFEFF';

describe('files as they come', () => {
  test.each([script, query])('$name names a file that is not there, and a folder', async (command) => {
    await expect(run(command, ['/there/is/none'])).rejects.toThrow(Misuse);
    await expect(run(command, ['/there/is/none'])).rejects.toThrow('/there/is/none cannot be read');
    await inFolder(async (dir) => {
      await expect(run(command, [dir])).rejects.toThrow('it is a folder');
    });
  });

  test('lines with the mark and the line ends of Windows are read', async () => {
    const line = JSON.stringify({ op: 'turn-order', loser: 1, winner: 1 });
    expect((await runOn(query, [`${MARK}${line}\r`])).lines).toEqual([{ order: 'LW' }]);
  });

  test('so is a scenario', async () => {
    await inFolder(async (dir) => {
      const file = join(dir, 'green.json');
      writeFileSync(file, MARK + readFileSync(GREEN, 'utf8').replaceAll('\n', '\r\n'));
      expect((await run(check, [file])).lines[0]).toMatchObject({ ok: true });
    });
  });
});

type Events = Readonly<Record<string, unknown>>[];
const transcript = z.looseObject({ events: z.array(z.record(z.string(), z.unknown())) });

describe('a transcript that is no match', () => {
  const good = transcript.parse(JSON.parse(transcriptText(playedMatch('s', 24, true))));
  test.each<[string, (events: Events) => Events]>([
    ['an event of no kind', (events) => events.with(5, { ...events[5], event: { type: 'Nonsense' } })],
    ['an event named as a prototype', (events) => events.with(5, { ...events[5], event: { type: '__proto__' } })],
    ['no beginning', (events) => events.slice(10)],
    ['backwards', (events) => events.toReversed()],
    ['an event of newer rules', (events) => events.with(5, { ...events[5], shape: 99 })],
  ])('is refused with the file and why: %s', async (_, change) => {
    await inFolder(async (dir) => {
      const file = join(dir, '1.json');
      writeFileSync(file, JSON.stringify({ ...good, events: change([...good.events]) }));
      const { code, lines, errors } = await run(replay, [file]);
      expect({ code, lines }).toEqual({ code: 1, lines: [] });
      expect(errors).toContain(`the events of ${file} cannot be replayed`);
    });
  });
});
