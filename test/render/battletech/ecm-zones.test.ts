import { expect, it } from 'vitest';
import { sceneOf } from '../../../src/render/index.js';
import { battletech } from '../../../src/rules/battletech/index.js';
import { spectator } from '../../../src/rules/kernel/seats.js';
import { pictureOf } from '../../support/played.js';
import { beginFull } from '../../support/standard.js';
import { tagged, WHOLE, wordsAt } from '../../support/scenes.js';

/** Zones of ECM on the map. */

function drawn(options: Readonly<Record<string, string>>) {
  const { match } = beginFull({
    pieces: [
      { unit: 'HBK-4G', seat: 'defender', at: '0816 N' },
      { unit: 'RVN-3L', seat: 'attacker', at: '0809 S' },
    ],
    options,
  });
  return sceneOf(pictureOf({ before: null, after: battletech.view(match, spectator), events: [] }, WHOLE));
}

it('CLN-38 the rim of the zones is drawn, and told in the legend', () => {
  const scene = drawn({ ecmZone: 'on', ecmRadius: '2' });
  // Each of the six sides of the zone has three hexes at its rim, with two or three edges each.
  expect(tagged(scene, 'ecm:')).toHaveLength(6 * (2 * 2 + 1));
  expect(wordsAt(scene, 'legend')).toContain('ECM zone');
  expect(tagged(drawn({}), 'ecm:')).toHaveLength(0);
});
