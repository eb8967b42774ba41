import { readFileSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { Queries } from '../../src/cli/queries/queries.js';

const vector = z.object({
  query: z.record(z.string(), z.unknown()),
  expect: z.record(z.string(), z.unknown()),
});

/** The keys of an answer that a vector has an opinion about. */
function keysOf(answer: string, wanted: Readonly<Record<string, unknown>>): Readonly<Record<string, unknown>> {
  const all = z.record(z.string(), z.unknown()).parse(JSON.parse(answer));
  return Object.fromEntries(Object.keys(wanted).map((key) => [key, all[key]]));
}

describe('measured vectors agree in full', () => {
  test.each([
    ['line', 610, 'QSR-29, QSR-31, QSR-42'],
    ['arc', 761, 'QSR-38, table 7.1.4'],
    ['attack-side', 762, 'table 7.1.4'],
    ['turn-order', 72, 'SEQ-17, AMB-QSR-02'],
  ])('%s: all %i (%s)', (name, count) => {
    const queries = new Queries({ units: new Map(), boards: new Map() });
    const lines = gunzipSync(readFileSync(new URL(`../vectors/${name}.jsonl.gz`, import.meta.url)))
      .toString('utf8')
      .trim()
      .split('\n');
    expect(lines).toHaveLength(count);
    for (const line of lines) {
      const { query, expect: wanted } = vector.parse(JSON.parse(line));
      const answer = queries.answer(JSON.stringify(query));
      expect(keysOf(answer, wanted), JSON.stringify(query)).toEqual(wanted);
    }
  });
});
