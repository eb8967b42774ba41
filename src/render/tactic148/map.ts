import type { Shows } from '../../present/picture.js';
import type { Spoken } from './spoken.js';
import type { Point as Place } from '../../rules/geometry/plane/point.js';
import type { Tactic148 } from '../../rules/tactic148/tactic148.js';
import { PAPER } from '../colours.js';
import { placeLabels } from '../labels.js';
import { legend } from '../legend.js';
import { SCENE_WIDTH, type Scene } from '../scene.js';
import { surround } from '../surround.js';
import { shownBox } from '../window.js';
import { blastLabels, blasts } from './blasts.js';
import { figureBoxes, figureLabels, figures, placesOf, radiusOf } from './figures.js';
import { fireBoxes, fireLabels, fireLines } from './fire.js';
import { groundEntries, grounds, objectiveBoxes, objectives, pieceLabels } from './grounds.js';
import { header } from './header.js';
import { lay, spanAround, TIGHT, wholeOf } from './lay.js';
import { markerEntries, scoreEntries, taleEntries, terrainEntries } from './legend.js';
import { zoneLabels, zones } from './markers.js';
import { overlayParts, overlayPlaces, thenState } from './overlays.js';
import { roster } from './roster.js';
import { ruler } from './ruler.js';
import { score } from './score.js';
import { taleOf, type Tale } from './story.js';
import { ground } from './terrain.js';
import { ways } from './ways.js';

/** The table of a match: header, score, table with figures, markers, ways, fire and overlay, list of characters, legend. */
export function mapScene(picture: Spoken, shows: Extract<Shows<Tactic148>, { kind: 'map' }>): Scene {
  const { view, tongue } = picture;
  const { game, sides } = view;
  const tale = taleOf(picture);
  const letters = shows.overlay?.kind === 'letters';
  const about = letters
    ? overlayPlaces(shows.overlay, game)
    : [...actionPlaces(tale, game), ...overlayPlaces(shows.overlay, game)];
  const span =
    shows.crop === 'whole' ? wholeOf(game.table) : spanAround(game.table, about, letters ? TIGHT : undefined);
  const strip = header(view, tongue);
  const points = score(view, tongue, strip.height);
  const laid = lay(game.table, span, strip.height + points.height + 1);
  const shown = shownBox(laid);
  const radius = radiusOf(game, laid);
  const then = thenState(shows.overlay, game);
  const overlay = overlayParts(shows.overlay, view, laid, tongue);
  // Who picks a place has the table before their eyes; the list would only push the buttons off the screen.
  const list = roster(view, letters ? [] : game.characters, tale, overlay.captions, tongue, shown.y + shown.height + 1);
  const key = legend(
    [
      ...groundEntries(view, tongue),
      ...terrainEntries(game.table, tongue),
      ...markerEntries(game, tongue),
      ...taleEntries(tale, tongue),
      ...overlay.entries,
      ...(letters ? [] : scoreEntries(game, tongue)),
    ],
    shown.y + shown.height + 1 + list.height,
  );
  const height = Math.ceil(shown.y + shown.height + 1 + list.height + key.height);
  return {
    width: SCENE_WIDTH,
    height,
    background: PAPER,
    ground: ground(laid),
    shapes: [
      ...grounds(view, laid),
      ...zones(game, sides, laid),
      ...ways(tale, sides, laid, radius),
      ...blasts(tale, sides, laid),
      ...fireLines(tale, laid, radius),
      ...objectives(view, laid),
      ...figures(game, sides, laid),
      ...overlay.shapes,
      ...placeLabels(
        [
          ...(letters ? overlay.labels : []),
          ...figureLabels(game, sides, laid, tale),
          ...pieceLabels(view, laid, tongue),
          ...(letters ? [] : overlay.labels),
          ...fireLabels(tale, sides, laid, radius),
          ...blastLabels(tale, sides, laid),
          ...zoneLabels(game, sides, laid, tale),
        ],
        [
          ...figureBoxes(game, laid),
          ...(then === game ? [] : figureBoxes(then, laid)),
          ...objectiveBoxes(view, laid),
          ...fireBoxes(tale, laid, radius),
        ],
        shown,
      ),
      ...surround(shown, height),
      ...ruler(laid),
      ...strip.shapes,
      ...points.shapes,
      ...list.shapes,
      ...key.shapes,
    ],
  };
}

/** The places that the picture is about: where figures came and went, who shot at whom, where a grenade fell, zones that hold. */
function actionPlaces(tale: Tale, game: Tactic148['state']): readonly Place[] {
  const acting = new Set([...tale.deployed, ...tale.wounded, ...tale.eliminated]);
  return [
    ...placesOf(game, acting),
    ...tale.ways.flatMap(({ path }) => path),
    ...tale.fires.flatMap(({ from, to }) => [from, to]),
    ...(tale.waiting ? [tale.waiting.from, tale.waiting.to] : []),
    ...tale.blasts.flatMap(({ from, at }) => [from, at]),
    ...tale.brawls.map(({ at }) => at),
  ];
}
