import { expect, test } from 'vitest';
import { benchPlaces } from '../../bench/places.js';

test('bench: the presses that it measures are there, and each is measured', async () => {
  const measured = await benchPlaces({ rounds: 2, languages: ['fr'] });
  expect(measured.map(({ what }) => what)).toEqual(['to lettered squares', 'to squares never drawn']);
  for (const { samples, value, againstValue } of measured) {
    expect(samples).toBeGreaterThanOrEqual(2);
    expect(value).toBeGreaterThan(0);
    expect(againstValue).toBeGreaterThan(0);
  }
}, 180_000);
