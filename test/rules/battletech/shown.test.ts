import { hex } from '../../support/quick-start.js';
import { testShown } from '../../support/shown.js';
import { usually } from '../../support/soak.js';

/** The nth hex of a map sheet, somewhere. */
const somewhere = (n: number) =>
  hex(`${String(1 + (n % 15)).padStart(2, '0')}${String(1 + ((n * 3) % 17)).padStart(2, '0')}`);

// A duel of the quick-start level; at the standard level 'Mechs, vehicles with troopers, and Clan machines. The others are alike.
testShown(
  'battletech',
  ({ game }) => ('units' in game ? game.units.map(({ id }) => id) : []),
  (unit, order) => [
    { about: 'odds', unit, target: null, from: null },
    { about: 'reach', unit, mode: order % 3 === 0 ? 'run' : 'walk', ...(order % 2 === 0 ? { danger: true } : {}) },
    { about: 'sheet', unit },
    { about: 'los', from: somewhere(order), to: somewhere(order * 7 + 5) },
    ...(order % 5 === 0 ? [{ about: 'field', unit } as const] : []),
  ],
  {
    scenarios: usually(['green', 'two-columns', 'clan-trial', 'lance-duel'], 2).map((name) => `battletech/${name}`),
    every: { lists: 8, answers: 11 },
  },
);
