import { drawNow, sceneOf } from '../src/render/index.js';
import { paint } from '../src/render/paint.js';
import { encodePng } from '../src/render/png.js';
import { SHEETS_IN_REPORT, type Shows } from '../src/present/picture.js';
import type { BattleTech } from '../src/rules/battletech/battletech.js';
import { pictureOf, playPhases, shipped, type PlayedPhase } from '../test/support/played.js';
import { turnAbout, type Measured } from './measure.js';

/** The pictures of a phase in which shots fell, at either level, each against encoding its finished bitmap alone. */
export async function benchPictures(): Promise<readonly Measured[]> {
  const quick = phaseOf('battletech/four-against-two', 'ShotResolved');
  const standard = phaseOf('battletech/meeting-engagement', 'ShotFired');
  const four = unitsOf(standard).slice(0, SHEETS_IN_REPORT);
  return [
    await benchPicture('map around the action', quick, { kind: 'map', crop: 'action', overlay: null }),
    await benchPicture('whole map', quick, { kind: 'map', crop: 'whole', overlay: null }),
    await benchPicture(`${unitsOf(quick).length} record sheets`, quick, { kind: 'sheets', units: unitsOf(quick) }),
    await benchPicture('standard map', standard, { kind: 'map', crop: 'action', overlay: null }),
    await benchPicture('standard cards', standard, { kind: 'sheets', units: four, short: true }),
    await benchPicture('whole standard sheet', standard, { kind: 'sheets', units: four.slice(0, 1) }),
  ];
}

/** The last phase of a shipped scenario, played by a fixed hand, that has such an event. */
function phaseOf(scenario: string, type: BattleTech['event']['type']): PlayedPhase {
  const phase = playPhases(shipped(scenario), 7, 8).findLast(({ events }) =>
    events.some((event) => event.type === type),
  );
  if (!phase) throw new Error(`no ${type} in eight turns of ${scenario}`);
  return phase;
}

const unitsOf = ({ after }: PlayedPhase) => after.game.units.map((unit) => unit.id);

async function benchPicture(what: string, phase: PlayedPhase, shows: Shows<BattleTech>): Promise<Measured> {
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
