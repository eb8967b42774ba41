import { createCanvas, type Canvas } from 'canvas';
import { drawNow, sceneOf } from '../src/render/index.js';
import { paint } from '../src/render/paint.js';
import { encodePng } from '../src/render/png.js';
import { SHEETS_IN_REPORT, type Shows } from '../src/present/picture.js';
import type { BattleTech } from '../src/rules/battletech/battletech.js';
import { pictureOf, playPhases, shipped, type PlayedPhase } from '../test/support/played.js';
import { compare, timedInTurn, type Measured } from './measure.js';

/** A picture takes no longer than so many times what the drawing library itself takes to encode its bitmap. */
const MOST = 1.5;

/** The pictures of a phase in which shots fell, at either level, each against encoding its finished bitmap alone. */
export async function benchPictures(): Promise<readonly Measured[]> {
  const quick = phaseOf('battletech/four-against-two', 'ShotResolved');
  const standard = phaseOf('battletech/meeting-engagement', 'ShotFired');
  const four = unitsOf(standard).slice(0, SHEETS_IN_REPORT);
  const pictures: readonly (readonly [string, PlayedPhase, Shows<BattleTech>])[] = [
    ['map around the action', quick, { kind: 'map', crop: 'action', overlay: null }],
    ['whole map', quick, { kind: 'map', crop: 'whole', overlay: null }],
    [`${unitsOf(quick).length} record sheets`, quick, { kind: 'sheets', units: unitsOf(quick) }],
    ['standard map', standard, { kind: 'map', crop: 'action', overlay: null }],
    ['standard cards', standard, { kind: 'sheets', units: four, short: true }],
    ['whole standard sheet', standard, { kind: 'sheets', units: four.slice(0, 1) }],
  ];
  const measured: Measured[] = [];
  for (const [what, phase, shows] of pictures) measured.push(...(await benchPicture(what, phase, shows)));
  return measured;
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

/**
 * A picture, scene to file, against both encoders. What is promised is held against the library's, which no work of ours moves:
 * against our own the same painting looks slower whenever our encoder gets faster.
 */
async function benchPicture(
  what: string,
  phase: PlayedPhase,
  shows: Shows<BattleTech>,
): Promise<readonly [Measured, Measured]> {
  const picture = pictureOf(phase, shows);
  // A canvas of its own: the one that scenes are painted on is painted anew by each picture.
  const finished = copyOf(paint(sceneOf(picture)));
  const { width, height, stride } = finished;
  const bitmap = { width, height, stride, bytes: finished.toBuffer('raw') };
  const [drawn = [], library = [], own = []] = await timedInTurn([
    () => drawNow(picture),
    () => finished.toBuffer('image/png'),
    () => encodePng(bitmap),
  ]);
  const names = { name: 'picture', what };
  return [
    compare({ ...names, against: "the library's encoding of its bitmap", mostRatio: MOST }, drawn, library),
    compare({ ...names, against: 'our encoding of its bitmap' }, drawn, own),
  ];
}

function copyOf(canvas: Canvas): Canvas {
  const copy = createCanvas(canvas.width, canvas.height);
  copy.getContext('2d', { pixelFormat: 'RGB24' }).drawImage(canvas, 0, 0);
  return copy;
}
