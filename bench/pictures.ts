import { drawNow, sceneOf } from '../src/render/index.js';
import { paint } from '../src/render/paint.js';
import { encodePng } from '../src/render/png.js';
import type { Shows } from '../src/present/picture.js';
import type { BattleTech } from '../src/rules/battletech/battletech.js';
import { pictureOf, playPhases, shipped } from '../test/support/played.js';
import { turnAbout, type Measured } from './measure.js';

/** The pictures of a phase in which shots fell, each against encoding its finished bitmap alone. */
export async function benchPictures(): Promise<readonly Measured[]> {
  const phases = playPhases(shipped('battletech/four-against-two'), 7, 8);
  const phase = phases.findLast(({ events }) => events.some((event) => event.type === 'ShotResolved'));
  if (!phase) throw new Error('no shot fell in eight turns');
  const units = phase.after.game.units.map((unit) => unit.id);
  return [
    await benchPicture('map around the action', { kind: 'map', crop: 'action', overlay: null }),
    await benchPicture('whole map', { kind: 'map', crop: 'whole', overlay: null }),
    await benchPicture(`${units.length} record sheets`, { kind: 'sheets', units }),
  ];

  async function benchPicture(what: string, shows: Shows<BattleTech>): Promise<Measured> {
    if (!phase) throw new Error('no phase');
    const picture = pictureOf(phase, shows);
    const canvas = paint(sceneOf(picture));
    const bitmap = { width: canvas.width, height: canvas.height, stride: canvas.stride, bytes: canvas.toBuffer('raw') };
    const names = { name: 'picture', what, against: 'encoding its bitmap' };
    return turnAbout(
      names,
      () => drawNow(picture),
      () => encodePng(bitmap),
    );
  }
}
