import { goalOf } from '../../games/tactic148/present/goal.js';
import type { Shows } from '../../present/picture.js';
import type { Point as Place } from '../../rules/geometry/plane/point.js';
import { onTable } from '../../rules/tactic148/characters.js';
import type { State } from '../../rules/tactic148/state.js';
import type { Tactic148 } from '../../rules/tactic148/tactic148.js';
import { CANVAS, CANVAS_SCALE, PANEL_BOX } from '../canvas.js';
import { PAPER } from '../colours.js';
import { placeLabels } from '../labels.js';
import type { Entry } from '../legend.js';
import { footHeight, panelCaptions, panelFoot, panelHead } from '../panel.js';
import type { Caption } from '../overlay-parts.js';
import { margins } from '../rulers.js';
import type { Scene } from '../scene.js';
import { shownBox } from '../window.js';
import { blastLabels, blasts } from './blasts.js';
import { figureBoxes, figureLabels, figures, placesOf, radiusOf } from './figures.js';
import { fireBoxes, fireLabels, fireLines } from './fire.js';
import { force } from './force.js';
import { groundEntries, grounds, objectiveBoxes, objectives, pieceLabels } from './grounds.js';
import { heading } from './header.js';
import { layAround, layTight, layWhole, type Lay } from './lay.js';
import { markerEntries, scoreEntries, taleEntries, terrainEntries } from './legend.js';
import { zoneLabels, zones } from './markers.js';
import { outsideLabels } from './outside.js';
import { overlayParts, overlayPlaces, thenState } from './overlays.js';
import { rulers } from './rulers.js';
import type { Spoken } from './spoken.js';
import { taleOf, type Tale } from './story.js';
import { ground } from './terrain.js';
import { ways } from './ways.js';

/** What the match is won by, as long as it has not begun. */
const goalCaptions = (view: Spoken['view'], tongue: Spoken['tongue']): readonly Caption[] =>
  goalOf(view, tongue).map((text, i) => ({ text, bold: i === 0 }));

/** The table of a match, with the squads beside it: terrain, figures, markers, ways, fire and overlay. */
export function mapScene(picture: Spoken, shows: Extract<Shows<Tactic148>, { kind: 'map' }>): Scene {
  const { view, tongue } = picture;
  const { game, sides } = view;
  const tale = taleOf(picture);
  const laid = layFor(shows, tale, game);
  const letters = shows.overlay?.kind === 'letters';
  const radius = radiusOf(game, laid);
  const then = thenState(shows.overlay, game);
  const overlay = overlayParts(shows.overlay, view, laid, tongue);
  const head = panelHead(view, heading(view, tongue), tongue.locale);
  const said = panelCaptions([...overlay.captions, ...(shows.overlay ? [] : goalCaptions(view, tongue))], head.bottom);
  const needed: readonly Entry[] = [
    ...overlay.entries,
    ...markerEntries(game, tongue),
    ...taleEntries(tale, tongue),
    ...groundEntries(view, tongue),
  ];
  const rows = force(view, tale, tongue, said.bottom, PANEL_BOX.height - 2, {
    kept: footHeight(needed),
    // Of what was asked for nothing is left unexplained.
    always: overlay.entries.length > 0,
  });
  const labels = [
    ...(letters ? overlay.labels : []),
    ...figureLabels(game, sides, laid, tale),
    ...pieceLabels(view, laid, tongue),
    ...(letters ? [] : overlay.labels),
    ...(letters ? [] : outsideLabels(game, sides, laid, tongue)),
    ...fireLabels(tale, sides, laid, radius),
    ...blastLabels(tale, sides, laid),
    ...zoneLabels(game, sides, laid, tale),
  ];
  const obstacles = [
    ...figureBoxes(game, laid),
    ...(then === game ? [] : figureBoxes(then, laid)),
    ...objectiveBoxes(view, laid),
    ...fireBoxes(tale, laid, radius),
  ];
  return {
    ...CANVAS,
    scale: CANVAS_SCALE,
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
      ...placeLabels(labels, obstacles, shownBox(laid)),
      ...margins(laid),
      ...rulers(laid),
      ...head.shapes,
      ...said.shapes,
      ...rows.shapes,
      ...panelFoot([...needed, ...terrainEntries(game.table, tongue), ...scoreEntries(game, tongue)], rows.bottom + 2),
    ],
  };
}

/** Which part of the table is shown. */
function layFor(shows: Extract<Shows<Tactic148>, { kind: 'map' }>, tale: Tale, game: State): Lay {
  const asked = overlayPlaces(shows.overlay, game);
  if (shows.crop === 'whole') return layWhole(game.table);
  if (shows.overlay?.kind === 'letters') return layTight(game.table, asked);
  const standing = onTable(game).flatMap(({ at }) => at ?? []);
  return layAround(game.table, [...actionPlaces(tale, game), ...asked], shows.overlay ? [] : standing);
}

/** The places that the picture is about: where figures came and went, who shot at whom, where a grenade fell, zones that hold. */
function actionPlaces(tale: Tale, game: State): readonly Place[] {
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
