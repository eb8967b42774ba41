import { testShown } from '../../support/shown.js';

testShown(
  'finest-hour',
  ({ game }) => ('aircraft' in game ? game.aircraft.map(({ id }) => id) : []),
  (unit, order) => [
    { about: 'odds', unit, target: null, from: null },
    { about: 'arcs', unit },
    { about: 'reach', unit, by: order % 3 === 0 ? 'fast' : order % 3 === 1 ? 'normal' : 'evasion' },
    { about: 'sheet', unit },
  ],
);
