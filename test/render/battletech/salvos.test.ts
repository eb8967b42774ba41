import { expect, it } from 'vitest';
import { sceneOf } from '../../../src/render/index.js';
import { battletech } from '../../../src/rules/battletech/index.js';
import { seated, spectator, type Viewer } from '../../../src/rules/kernel/seats.js';
import { holdFire } from '../../../src/rules/battletech/standard/fire-phase.js';
import { mountId } from '../../../src/rules/battletech/vocabulary.js';
import { hex, seat, unit } from '../../support/quick-start.js';
import { pictureOf } from '../../support/played.js';
import { beginFull, passTo } from '../../support/standard.js';
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
  expect(tagged(own, 'salvo:0809')).toHaveLength(5);
  expect(wordsAt(own, 'salvo:0809:turn')).toBe('2');
  expect(wordsAt(own, 'legend')).toContain('salvo to come');
  for (const viewer of [spectator, seated(seat('defender'))]) {
    expect(tagged(drawn(viewer), 'salvo:')).toHaveLength(0);
    expect(wordsAt(drawn(viewer), 'legend')).not.toContain('salvo to come');
  }
});

it('ART-08 where somebody stands the sign is at their token; who has fired in an arc is not said to hold fire', () => {
  const play = beginFull({
    pieces: [
      { unit: 'HBK-4G', seat: 'defender', at: '0810 N' },
      { unit: 'THUMPER-SP', seat: 'attacker', at: '0801 S' },
      { unit: 'ENF-4R', seat: 'attacker', at: '0803 S' },
    ],
  });
  passTo(play, 'attack');
  while (battletech.open(play.match)[0]?.seat !== 'attacker') play.give('defender', { type: 'pass' });
  const [piece] = play.unit('THUMPER-SP').sheet.mounts;
  const mount = piece?.id ?? mountId('');
  const atHexes = [{ mount, hex: hex('0810'), mode: 'indirect', bin: null } as const];
  play.give('attacker', { ...holdFire(unit('THUMPER-SP')), atHexes });
  const seen = (viewer: Viewer) =>
    sceneOf(pictureOf({ before: null, after: battletech.view(play.match, viewer), events: [] }, WHOLE));
  const own = seen(seated(seat('attacker')));
  expect(wordsAt(own, 'salvo:token:0810:turn')).toBe('2');
  const everybody = seen(spectator);
  expect(tagged(everybody, 'salvo:')).toHaveLength(0);
  for (const scene of [own, everybody]) expect(wordsAt(scene, '')).toContain('fired in an arc');
});
