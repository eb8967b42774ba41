import { expect, test } from 'vitest';
import { sceneOf } from '../../../src/render/index.js';
import { chapters } from '../../games/battletech/present/battle.js';
import { mined } from '../../games/battletech/present/standard/advanced.js';
import { cascading, reactorSet } from '../../games/battletech/present/standard/league-scenes.js';
import { MAP, wordsAt } from '../../support/scenes.js';

/** What mines and explosions did is told at the unit, on a map that shows it. */

test.each([
  ['P-06, HID-05 mines that went off', mined, 'ENF-4R', '✹ −10'],
  ['P-06, CLN-27 ammunition that went on out of a ’Mech', cascading, 'LCT-1V', '✹ −2'],
  ['P-06, CLN-29 a reactor', reactorSet, 'HBK-4G', '✹ −20'],
] as const)('%s: the unit that they struck has the points beside it', (_, play, unit, text) => {
  const stretch = chapters(play()).find(({ events }) =>
    events.some(({ type }) => type === 'Blasted' || type === 'MinesMet'),
  );
  if (!stretch) throw new Error('nothing went off');
  const { before, after: view, events } = stretch;
  const scene = sceneOf({ game: 'battletech', view, before, events, locale: 'en', shows: MAP });
  expect(wordsAt(scene, `blast:${unit}`)).toBe(text);
});
