import { place } from '../../support/tactic148.js';
import { testShown } from '../../support/shown.js';
import { usually } from '../../support/soak.js';

testShown(
  'tactic148',
  ({ game }) => ('characters' in game ? game.characters.map(({ id }) => id) : []),
  (unit, order) => [
    { about: 'odds', unit, target: null, aim: order % 2 === 0, from: null },
    { about: 'reach', unit, by: order % 3 === 0 ? 'assault' : 'move', danger: order % 4 === 0 },
    { about: 'sheet', unit },
    { about: 'los', from: place(1 + (order % 20), 2), to: place(1 + ((order * 7) % 20), 20) },
    ...(order % 3 === 0 ? [{ about: 'field', unit } as const] : []),
  ],
  { scenarios: usually(['mission', 'orchard-patrol', 'skirmish', 'burnt-mill'], 2).map((name) => `tactic148/${name}`) },
);
