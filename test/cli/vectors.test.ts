import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { DATA_DIR } from '../../src/cli/data.js';
import { Queries } from '../../src/games/battletech/queries/queries.js';
import { stockOf } from '../../src/games/battletech/library/read.js';

const object = z.record(z.string(), z.unknown());
const vector = z.object({ query: object, expect: object });

/** Vectors that the rules decide otherwise: the query as it stands in the file, and the rule. */
const KNOWN_DIFFERENCES: Readonly<Record<string, readonly { readonly query: object; readonly rule: string }[]>> = {};

/** The least share of a file that must agree. */
const LEAST_AGREEMENT = 0.995;

const stock = stockOf(join(DATA_DIR, 'battletech'));

const linesOf = (name: string): readonly string[] =>
  gunzipSync(readFileSync(new URL(`../vectors/${name}.jsonl.gz`, import.meta.url)))
    .toString('utf8')
    .trim()
    .split('\n');

/** Queries with the boards of the vectors named. */
function onBoards(): Queries {
  const queries = new Queries(() => stock);
  for (const board of linesOf('boards')) expect(queries.answer(board)).toBe('{"ok":true}');
  return queries;
}

/** The keys of an answer that a vector has an opinion about. */
function keysOf(answer: string, wanted: Readonly<Record<string, unknown>>): Readonly<Record<string, unknown>> {
  const all = object.parse(JSON.parse(answer));
  return Object.fromEntries(Object.keys(wanted).map((key) => [key, all[key]]));
}

describe('measured vectors agree, but for the known differences', () => {
  test.each([
    ['line', 610, 'QSR-29, QSR-31, QSR-42'],
    ['arc', 761, 'QSR-38, table 7.1.4'],
    ['attack-side', 762, 'table 7.1.4'],
    ['turn-order', 72, 'SEQ-17, AMB-QSR-02'],
    ['los', 600, 'QSR-29…34, AMB-SEQ-09'],
    ['path', 250, 'QSR-17…27, table 7.1.1'],
    ['to-hit', 2659, 'SEQ-07, tables 7.1.2 and 7.2.1'],
    ['table', 130, 'tables 7.1.3 and 7.2.5–7.2.8'],
    ['physical', 500, 'SEQ-13, table 7.2.7'],
  ])('%s: all %i (%s)', (name, count) => {
    const queries = onBoards();
    const lines = linesOf(name);
    expect(lines).toHaveLength(count);
    const known = (KNOWN_DIFFERENCES[name] ?? []).map(({ query }) => JSON.stringify(query));
    for (const line of lines) {
      const { query, expect: wanted } = vector.parse(JSON.parse(line));
      const text = JSON.stringify(query);
      const answer = keysOf(queries.answer(text), wanted);
      if (known.includes(text)) expect(answer, `no longer different: ${text}`).not.toEqual(wanted);
      else expect(answer, text).toEqual(wanted);
    }
    expect(1 - known.length / count).toBeGreaterThanOrEqual(LEAST_AGREEMENT);
  });
});
