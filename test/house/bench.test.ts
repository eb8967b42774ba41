import { expect, test } from 'vitest';
import { benchPlaces } from '../../bench/places.js';
import { inSoak, SOAK_ALONE } from '../support/soak.js';

test.runIf(inSoak)(
  `bench: the presses that it measures are there, and each is measured${SOAK_ALONE}`,
  async () => {
    const measured = await benchPlaces({ rounds: 2, languages: ['fr'] });
    expect(measured.map(({ what }) => what)).toEqual(['to lettered squares', 'to squares never drawn']);
    for (const { samples, value, againstValue } of measured) {
      expect(samples).toBeGreaterThanOrEqual(2);
      expect(value).toBeGreaterThan(0);
      expect(againstValue).toBeGreaterThan(0);
    }
  },
  180_000,
);
