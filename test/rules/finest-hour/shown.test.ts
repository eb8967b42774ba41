import { testShown } from '../../support/shown.js';
import { usually } from '../../support/soak.js';

testShown(
  'finest-hour',
  ({ game }) => ('aircraft' in game ? game.aircraft.map(({ id }) => id) : []),
  (unit, order) => [
    { about: 'odds', unit, target: null, from: null },
    { about: 'arcs', unit },
    { about: 'reach', unit, by: order % 3 === 0 ? 'fast' : order % 3 === 1 ? 'normal' : 'evasion' },
    { about: 'sheet', unit },
  ],
  {
    scenarios: usually(
      [
        'escort-by-day',
        'convoy',
        'three-sorties-2',
        'dogfight',
        'lone-patrol',
        'raid-by-night',
        'three-sorties-1',
        'three-sorties-3',
      ],
      3,
    ).map((name) => `finest-hour/${name}`),
  },
);
