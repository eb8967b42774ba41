import fc from 'fast-check';
import { expect, test } from 'vitest';
import { canonicalJson, hashOf } from '../../src/match/hash.js';

test('keys are sorted, undefined fields left out, nothing else changes', () => {
  expect(canonicalJson({ b: [1, { d: null, c: 'é' }], a: undefined, A: true })).toBe(
    '{"A":true,"b":[1,{"c":"é","d":null}]}',
  );
  expect(hashOf({})).toBe('44136fa355b3678a1146ad16f7e8649e94fb4fc21fe77e8310c060f61caaff8a');
});

test('the hash does not depend on the order in which fields were made, and survives JSON', () => {
  fc.assert(
    fc.property(fc.dictionary(fc.string(), fc.jsonValue()), (value) => {
      const turned = Object.fromEntries(Object.entries(value).reverse());
      expect(hashOf(turned)).toBe(hashOf(value));
      expect(hashOf(JSON.parse(JSON.stringify(value)))).toBe(hashOf(value));
      expect(JSON.parse(canonicalJson(value))).toEqual(JSON.parse(JSON.stringify(value)));
    }),
  );
});

test('what has no place in JSON is refused', () => {
  for (const value of [Number.NaN, Infinity, undefined, () => 1, 1n, [undefined]]) {
    expect(() => canonicalJson(value)).toThrow();
  }
});
