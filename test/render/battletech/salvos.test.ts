import { expect, it } from 'vitest';
import { sceneOf } from '../../../src/render/index.js';
import { battletech } from '../../../src/rules/battletech/index.js';
import { seated, spectator, type Viewer } from '../../../src/rules/kernel/seats.js';
import { hex, seat } from '../../support/quick-start.js';
import { pictureOf } from '../../support/played.js';
import { beginFull } from '../../support/standard.js';
import { tagged, WHOLE, wordsAt } from '../../support/scenes.js';

/** Salvos that are to land, on the map of those who know where. */

function drawn(viewer: Viewer) {
  const play = beginFull({
    pieces: [
      { unit: 'HBK-4G', seat: 'defender', at: '0810 N' },
      { unit: 'ENF-4R', seat: 'attacker', at: '0806 S' },
    ],
    options: { artillery: 'thumper' },
  });
  play.give('attacker', { type: 'bombard', hex: hex('0809'), round: 'high-explosive' });
  play.give('defender', { type: 'pass' });
  return sceneOf(pictureOf({ before: null, after: battletech.view(play.match, viewer), events: [] }, WHOLE));
}

it('ART-02 a ring with a cross stands where a salvo is to land, for its own side alone', () => {
  const own = drawn(seated(seat('attacker')));
  expect(tagged(own, 'salvo:0809')).toHaveLength(4);
  expect(wordsAt(own, 'legend')).toContain('salvo to come');
  for (const viewer of [spectator, seated(seat('defender'))]) {
    expect(tagged(drawn(viewer), 'salvo:')).toHaveLength(0);
    expect(wordsAt(drawn(viewer), 'legend')).not.toContain('salvo to come');
  }
});
