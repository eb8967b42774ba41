import { goalLines } from '../../games/finest-hour/present/goal.js';
import type { Tongue } from '../../games/finest-hour/words/index.js';
import { opening } from '../../i18n/format.js';
import { nameOf, t } from '../../i18n/index.js';
import type { Shows } from '../../present/picture.js';
import type { Point as Place } from '../../rules/geometry/plane/point.js';
import { enemiesOf, findAircraft, inPlay, isOffTable } from '../../rules/finest-hour/aircraft.js';
import type { FinestHour, HourView } from '../../rules/finest-hour/finest-hour.js';
import type { State } from '../../rules/finest-hour/state.js';
import type { Aircraft } from '../../rules/finest-hour/types.js';
import { unitId } from '../../rules/kernel/ids.js';
import { CANVAS, CANVAS_SCALE, PANEL_BOX } from '../canvas.js';
import { PAPER } from '../colours.js';
import { textBox } from '../measure.js';
import { placeLabels } from '../labels.js';
import type { Entry } from '../legend.js';
import { footHeight, panelCaptions, panelFoot, panelHead } from '../panel.js';
import type { Caption } from '../overlay-parts.js';
import { margins } from '../rulers.js';
import type { Scene } from '../scene.js';
import { shownBox } from '../window.js';
import { aimBoxes, aimLabels, aims } from './aims.js';
import { aircraft, aircraftBoxes, aircraftLabels } from './aircraft.js';
import { force } from './force.js';
import { heading } from './header.js';
import { layAround, layTight, layWhole, withinSky, type Lay } from './lay.js';
import { signEntries, taleEntries } from './legend.js';
import { lossLabels, losses } from './losses.js';
import { outsideLabels } from './outside.js';
import type { Letters } from './letters-overlay.js';
import { overlayParts, overlayPlaces } from './overlays.js';
import { rulers } from './rulers.js';
import { ground } from './sky.js';
import type { Spoken } from './spoken.js';
import { taleOf, type Tale } from './tale.js';
import { tracerBoxes, tracerLabels, tracers } from './tracers.js';
import { tracks } from './tracks.js';

type MapShows = Extract<Shows<FinestHour>, { kind: 'map' }>;

/** The sky of a match with the forces beside it. */
export function mapScene(picture: Spoken, shows: MapShows): Scene {
  const { view, tongue } = picture;
  const { game, sides } = view;
  const tale = taleOf(picture);
  const lay = layFor(shows, tale, view);
  const letters = shows.overlay?.kind === 'letters' ? shows.overlay : null;
  const overlay = overlayParts(shows.overlay, view, lay, tongue);
  const head = panelHead(view, heading(view, tongue), tongue.locale);
  const said = panelCaptions(shows.overlay ? overlay.captions : frame(view, tongue), head.bottom);
  const needed: readonly Entry[] = [...overlay.entries, ...taleEntries(tale, tongue)];
  const rows = force(view, tale, tongue, said.bottom, PANEL_BOX.height - 2, {
    kept: footHeight(needed),
    // Of what was asked for nothing is left unexplained.
    always: overlay.entries.length > 0,
  });
  const labels = [
    ...(letters ? overlay.labels : []),
    ...aircraftLabels(game, sides, lay),
    ...(letters ? [] : overlay.labels),
    ...outsideLabels(game, sides, lay, tongue, letters ? against(letters, game) : undefined),
    ...tracerLabels(tale, sides, lay),
    ...lossLabels(game, tale, sides, lay),
    ...aimLabels(game, sides, lay, tongue),
  ];
  const flown = tracks(tale, sides, lay);
  // How far it turned is read at the bends.
  const degrees = flown.flatMap((shape) => (shape.kind === 'text' ? [textBox(shape)] : []));
  const obstacles = [...aircraftBoxes(game, lay), ...tracerBoxes(tale, lay), ...aimBoxes(game, lay), ...degrees];
  return {
    ...CANVAS,
    scale: CANVAS_SCALE,
    background: PAPER,
    ground: ground(lay),
    shapes: [
      ...aims(game, sides, lay, tale),
      ...flown,
      ...tracers(tale, lay),
      ...aircraft(game, sides, lay, tale),
      ...losses(tale, lay),
      ...overlay.shapes,
      ...placeLabels(labels, obstacles, shownBox(lay)),
      ...margins(lay),
      ...rulers(lay),
      ...head.shapes,
      ...said.shapes,
      ...rows.shapes,
      ...panelFoot([...needed, ...signEntries(game, tongue)], rows.bottom + 2),
    ],
  };
}

/** Among letters there is room for the enemies of who picks one. */
const against = ({ unit }: Letters, game: State): readonly Aircraft[] => {
  const one = unit === null ? null : findAircraft(game, unitId(unit));
  return one ? enemiesOf(game, one.side) : [];
};

/** What the match is won by, as long as it has not begun; how it was won, and at what price, once it is over. */
function frame({ game, outcome, sides }: HourView, tongue: Tongue): readonly Caption[] {
  if (outcome) {
    const scores = sides.map((side) =>
      t(tongue, 'finest-hour.outcome.score', { side, points: outcome.scores[side] ?? 0 }),
    );
    return [
      { text: opening(tongue.locale, nameOf(tongue, 'finest-hour.outcome', outcome.reason)), bold: true },
      { text: t(tongue, 'finest-hour.outcome.scores', { scores: scores.join(', ') }), bold: false },
    ];
  }
  return game.turn === 0 && game.aircraft.length > 0
    ? goalLines(game, tongue).map((text, i) => ({ text, bold: i === 0 }))
    : [];
}

/** Which part of the sky is shown: places to pick, or all that is asked about and all that flies. */
function layFor(shows: MapShows, tale: Tale, view: HourView): Lay {
  const { game } = view;
  const asked = overlayPlaces(shows.overlay, view);
  if (shows.crop === 'whole') return layWhole(game.sky);
  if (shows.overlay?.kind === 'letters') return layTight(game.sky, asked);
  if (shows.overlay) return layAround(game.sky, asked, flyingPlaces(game));
  return layAround(
    game.sky,
    [...actionPlaces(tale), ...flyingPlaces(game)].map((at) => withinSky(game.sky, at)),
  );
}

const flyingPlaces = (game: State): readonly Place[] =>
  inPlay(game)
    .filter((one) => !isOffTable(one))
    .map(({ at }) => at);

/** Where the stretch took place. */
const actionPlaces = (tale: Tale): readonly Place[] => [
  ...tale.tracks.flatMap(({ points }) => points),
  ...tale.tracers.flatMap(({ from, to }) => [from, to]),
  ...tale.losses.map(({ at }) => at),
];
