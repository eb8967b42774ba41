import { expect, it } from 'vitest';
import { sceneOf } from '../../../src/render/index.js';
import { battletech } from '../../../src/rules/battletech/index.js';
import { spectator } from '../../../src/rules/kernel/seats.js';
import { unit } from '../../support/quick-start.js';
import { pictureOf } from '../../support/played.js';
import { beginFull, type FullPlay } from '../../support/standard.js';
import { MAP, tagged, wordsAt } from '../../support/scenes.js';

/** Troopers aboard a unit have no token of their own. */

function table(): FullPlay {
  return beginFull({
    pieces: [
      { unit: 'VEDETTE', seat: 'defender', at: '0810 N' },
      { unit: 'FOOT-RIFLE', seat: 'defender', at: '0810 N' },
      { unit: 'ELEMENTAL-LASER', seat: 'attacker', at: '0810 N' },
      { unit: 'HBK-4G', seat: 'attacker', at: '0806 S' },
    ],
  });
}
const drawn = ({ match }: FullPlay) =>
  sceneOf(pictureOf({ before: null, after: battletech.view(match, spectator), events: [] }, MAP));

it('UNI-60, UNI-65 whoever rides on a unit or clings to it is a mark on its token, in the colour of their side, and in the list', () => {
  const play = table();
  expect(tagged(drawn(play), 'unit:VEDETTE:aboard')).toHaveLength(0);
  expect(wordsAt(drawn(play), 'legend')).not.toContain('troopers aboard');
  for (const [id, as] of [
    ['FOOT-RIFLE', 'rider'],
    ['ELEMENTAL-LASER', 'swarm'],
  ] as const)
    play.alter(id, (one) => ({ ...one, body: { ...one.body, aboard: { unit: unit('VEDETTE'), as, since: 0 } } }));
  const scene = drawn(play);
  expect(tagged(scene, 'unit:VEDETTE:aboard:FOOT-RIFLE')).toHaveLength(2);
  expect(tagged(scene, 'unit:VEDETTE:aboard:ELEMENTAL-LASER')).toHaveLength(2);
  expect(wordsAt(scene, 'legend')).toContain('troopers aboard');
  const words = wordsAt(scene, '');
  expect(words).toContain('aboard VEDETTE');
  expect(words).toContain('clings to VEDETTE');
});
