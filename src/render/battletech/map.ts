import type { Shows } from '../../present/picture.js';
import type { BattleTech, BattleTechView } from '../../rules/battletech/battletech.js';
import { parseHex, type Hex } from '../../rules/geometry/hex/hex.js';
import type { UnitId } from '../../rules/kernel/ids.js';
import { melees } from '../../games/battletech/present/melees.js';
import { goalOf } from '../../games/battletech/present/goal.js';
import { t } from '../../i18n/index.js';
import { unitsAsked } from '../../rules/battletech/asking.js';
import { findUnit } from '../../rules/battletech/units.js';
import { CANVAS, CANVAS_SCALE, PANEL_BOX } from '../canvas.js';
import { PAPER } from '../colours.js';
import { placeLabels } from '../labels.js';
import type { Caption } from '../overlay-parts.js';
import { footHeight, panelCaptions, panelFoot, panelHead } from '../panel.js';
import type { Scene } from '../scene.js';
import { shownBox } from '../window.js';
import { arrows, damageLabels } from './arrows.js';
import { ground } from './board.js';
import { burning } from './burning.js';
import { ecmEntries, ecmRims } from './ecm-zones.js';
import { FIGURES_FROM } from './field-overlay.js';
import { barEntries, force, type Force } from './force.js';
import { heading } from './header.js';
import { stateEntries } from './icons.js';
import { isShown, layAround, layWhole, type Lay } from './lay.js';
import { fireEntries, woodsEntries } from './legend.js';
import { limbEntries, limbShapes } from './limbs.js';
import { mineEntries, mineShapes } from './mines.js';
import { salvoEntries, salvoShapes } from './salvos.js';
import { shortNames } from './names.js';
import { outsideLabels } from './outside.js';
import { overlayHexes, overlayParts, overlayRoom } from './overlays.js';
import { paths } from './paths.js';
import { riderEntries } from './riders.js';
import { margins } from '../rulers.js';
import { rulers } from './rulers.js';
import { deedsOf, mishaps, outbreaks, volleys, type Volley } from './shots.js';
import { chosenEntries, chosenShapes } from './sight-overlay.js';
import type { Spoken } from './spoken.js';
import { terrainEntries } from './terrain.js';
import { facings, nameLabels, tokenBoxes, tokens } from './tokens.js';
import { zoneEntries, zones } from './zones.js';

/** The map of a match, with the forces beside it: board, units, paths, fire and overlay. */
export function mapScene(picture: Spoken, shows: Extract<Shows<BattleTech>, { kind: 'map' }>): Scene {
  const { view, events, tongue } = picture;
  const { game, sides } = view;
  const fire = volleys(view, events);
  const close = shows.closeUp === undefined ? null : (melees(game)[shows.closeUp] ?? null);
  const laid = close
    ? layAround(game.board, close, [])
    : shows.crop === 'whole'
      ? layWhole(game.board)
      : shows.overlay
        ? layAround(game.board, overlayHexes(shows.overlay, game), overlayRoom(shows.overlay), FIGURES_FROM)
        : layFight(view, fire, outbreaks(events));
  const overlay = overlayParts(shows.overlay, game, sides, laid, tongue);
  return {
    ...CANVAS,
    // The map alone is narrower, so that a phone shows it larger.
    ...(close ? { width: PANEL_BOX.x } : {}),
    scale: CANVAS_SCALE,
    background: PAPER,
    ground: ground(game.board, laid),
    shapes: [
      ...burning(game.board, laid),
      ...zones(game, sides, laid),
      ...chosenShapes(game, laid),
      ...limbShapes(game, laid),
      ...ecmRims(game, laid),
      ...mineShapes(game, laid),
      ...salvoShapes(game, laid),
      ...overlay.shapes,
      ...(tellsMoves(picture, shows) ? paths(game, sides, laid) : []),
      ...tokens(view, laid),
      ...arrows(fire, view, laid),
      ...facings(view, laid),
      ...placeLabels(
        [
          ...nameLabels(game, sides, laid),
          ...overlay.labels,
          ...(close ? [] : outsideLabels(game, sides, laid)),
          ...damageLabels(fire, mishaps(events), view, laid),
        ],
        tokenBoxes(game, sides, laid),
        shownBox(laid),
      ),
      ...margins(laid),
      ...rulers(laid),
      ...(close ? [] : panel(picture, shows, overlay, fire)),
    ],
  };
}

/** Beside the map: where the match stands, what the overlay says, the forces, and what the signs mean. */
function panel(
  picture: Spoken,
  shows: Extract<Shows<BattleTech>, { kind: 'map' }>,
  overlay: ReturnType<typeof overlayParts>,
  fire: ReturnType<typeof volleys>,
): Scene['shapes'] {
  const { view, before, events, tongue } = picture;
  const { game, sides } = view;
  const head = panelHead(view, heading(view, tongue, events), tongue.locale);
  const said = panelCaptions(
    [...overlay.captions, ...(shows.overlay ? [] : goalCaptions(view, tongue)), ...splitCaptions(view, tongue)],
    head.bottom,
  );
  const needed = [
    ...overlay.entries,
    ...stateEntries(game, tongue),
    ...riderEntries(game, tongue),
    ...zoneEntries(game, sides, tongue),
    ...chosenEntries(game, tongue),
    ...limbEntries(game, tongue),
    ...ecmEntries(game, tongue),
    ...mineEntries(game, tongue),
    ...salvoEntries(game, tongue),
  ];
  const rows = force(forceOf(picture, before, fire), tongue, said.bottom, PANEL_BOX.height - 2, footHeight(needed));
  const woods = Object.values(game.board.hexes).map((terrain) => terrain.woods);
  return [
    ...head.shapes,
    ...said.shapes,
    ...rows.shapes,
    ...panelFoot(
      [
        ...needed,
        ...fireEntries(fire, tongue),
        ...barEntries(game, tongue),
        ...terrainEntries(game.board, tongue),
        ...woodsEntries(woods, tongue),
      ],
      rows.bottom + 2,
    ),
  ];
}

/**
 * The part of the board with all that fight: while shots are told those who shoot or are shot at first, and the others where hexes
 * stay large with them; the whole of it where a volley or what goes off would not show else, if its hexes are not too small for that.
 */
function layFight(view: BattleTechView, fire: readonly Volley[], outbreaks: readonly Hex[]): Lay {
  const { board, units } = view.game;
  const shots = [...firedAt(view, fire), ...outbreaks];
  const involved = new Set(fire.flatMap(({ from, to }): readonly string[] => [from, to]));
  const places = units.flatMap(({ id, place }) => (place && involved.has(id) ? [place.hex] : []));
  const all = [...standing(view), ...shots];
  const isWhole = (lay: Lay): boolean => [...places, ...shots].every((hex) => isShown(lay, hex));
  if (places.length + shots.length > 0) {
    const near = layAround(board, [...places, ...shots], all, ROOMY_RADIUS);
    if (near.radius >= ROOMY_RADIUS && isWhole(near)) return near;
  }
  const around = layAround(board, [], all);
  if (isWhole(around)) return around;
  const whole = layWhole(board);
  return whole.radius >= LEAST_WHOLE ? whole : around;
}

/** In hexes of this size a volley and what came of it are told apart even in a crowd: who has no part in it may stand at the edge. */
const ROOMY_RADIUS = 20;

/** In smaller hexes neither names nor arrows are told apart. */
const LEAST_WHOLE = 10;

/** Ways are drawn while units move and in the picture that tells of it: later, and over figures in the hexes, they would only hide what follows. */
const tellsMoves = ({ view, events }: Spoken, { overlay }: Extract<Shows<BattleTech>, { kind: 'map' }>): boolean =>
  overlay?.kind !== 'answer' && (view.game.phase === 'movement' || events.some(({ type }) => type === 'UnitMoved'));

/** The hexes at whose woods is fired (FIN-44). */
const firedAt = ({ game }: BattleTechView, fire: readonly Volley[]): readonly Hex[] =>
  fire.flatMap(({ to }) => (game.units.some(({ id }) => id === to) ? [] : (parseHex(to) ?? [])));

/** Where units stand that are in the fight: the picture shows them all, if it can. The one that closes a match shows wrecks as well. */
const standing = ({ game, outcome }: BattleTechView): readonly Hex[] =>
  game.units.flatMap(({ status, place }) =>
    place && (status === 'active' || (outcome && status === 'destroyed')) ? [place.hex] : [],
  );

function forceOf({ view, tongue }: Spoken, before: BattleTechView | null, fire: readonly Volley[]): Force {
  const { game } = view;
  const names = shortNames(game);
  const deeds = new Map<UnitId, string>(deedsOf(fire, names));
  const silent = [
    ...game.declarations.filter(({ target }) => target === null),
    ...(game.field?.fire ?? []).filter(({ shots, atHexes = [] }) => shots.length + atHexes.length === 0),
  ];
  // What has been fired in an arc is in the air, and no shot that is declared any more (ART-08).
  const lobs = (id: UnitId): boolean => (findUnit(game, id)?.body?.fired.length ?? 0) > 0;
  if (game.phase === 'weapons')
    for (const { unit } of silent) {
      deeds.set(unit, t(tongue, lobs(unit) ? 'battletech.picture.inAnArc' : 'battletech.picture.noFire'));
    }
  for (const { id, moved } of game.units) {
    if (game.phase !== 'movement' || !moved || moved.mode === 'stand') continue;
    const { mode, mp, entered } = moved;
    deeds.set(id, t(tongue, 'battletech.picture.movement', { mode, mp, entered }));
  }
  return { view, before, deeds, names, awaited: view.questions.flatMap(({ topic }) => unitsAsked(topic)) };
}

/** What the match is won by, as long as it has not begun. */
const goalCaptions = (view: BattleTechView, tongue: Spoken['tongue']): readonly Caption[] =>
  goalOf(view, tongue).map((text, i) => ({ text, bold: i === 0 }));

/** The hexes chosen on split lines, in words. */
const splitCaptions = ({ game }: BattleTechView, tongue: Spoken['tongue']): readonly Caption[] =>
  game.splits.map(({ units, hexes }) => ({
    text: t(tongue, 'battletech.picture.splitChosen', { units: units.join(' – '), hexes: hexes.join(', ') }),
    bold: false,
  }));
