import { PAPER } from '../colours.js';
import { placeLabels } from '../labels.js';
import { legend } from '../legend.js';
import { SCENE_WIDTH, type Scene } from '../scene.js';
import { surround } from '../surround.js';
import { shownBox } from '../window.js';
import type { Shows } from '../../present/picture.js';
import type { Spoken } from './spoken.js';
import type { Hex } from '../../rules/geometry/hex/hex.js';
import type { BattleTech } from '../../rules/battletech/battletech.js';
import { ground } from './board.js';
import { header } from './header.js';
import { lay, spanAround, wholeOf } from './lay.js';
import { fireEntries, woodsEntries } from './legend.js';
import { limbEntries, limbShapes } from './limbs.js';
import { overlayHexes, overlayParts } from './overlays.js';
import { paths } from './paths.js';
import { roster } from './roster.js';
import { chosenEntries, chosenShapes } from './sight-overlay.js';
import { terrainEntries } from './terrain.js';
import { fireLabels, fireLines, volleys } from './shots.js';
import { zoneEntries, zones } from './zones.js';
import { tokenBoxes, tokens, unitLabels } from './tokens.js';

/** The map of a match: header, board with units, paths, fire and overlay, list of units, legend. */
export function mapScene(picture: Spoken, shows: Extract<Shows<BattleTech>, { kind: 'map' }>): Scene {
  const { view, events, tongue } = picture;
  const { game, sides } = view;
  const span = shows.crop === 'whole' ? wholeOf(game.board) : spanAround(game.board, actionHexes(picture, shows));
  const strip = header(view, tongue);
  const laid = lay(game.board, span, strip.height + 3);
  const shown = shownBox(laid);
  const fire = volleys(view, events);
  const overlay = overlayParts(shows.overlay, game, sides, laid, tongue);
  const list = roster(view, events, overlay.captions, tongue, shown.y + shown.height + 1);
  const woods = Object.values(game.board.hexes).map((terrain) => terrain.woods);
  const key = legend(
    [
      ...woodsEntries(woods, tongue),
      ...terrainEntries(game.board, tongue),
      ...limbEntries(game, tongue),
      ...zoneEntries(game, sides, tongue),
      ...fireEntries(fire, tongue),
      ...(overlay.entries.length > 0 ? overlay.entries : chosenEntries(game, tongue)),
    ],
    shown.y + shown.height + 1 + list.height,
  );
  const height = Math.ceil(shown.y + shown.height + 1 + list.height + key.height);
  return {
    width: SCENE_WIDTH,
    height,
    background: PAPER,
    ground: ground(game.board, laid),
    shapes: [
      ...zones(game, sides, laid),
      ...chosenShapes(game, laid),
      ...limbShapes(game, laid),
      ...overlay.shapes,
      ...paths(game, sides, laid),
      ...fireLines(fire, view, laid),
      ...tokens(game, sides, laid),
      ...placeLabels(
        [...unitLabels(game, sides, laid), ...overlay.labels, ...fireLabels(fire, view, laid)],
        tokenBoxes(game, laid),
        shown,
      ),
      ...surround(shown, height),
      ...strip.shapes,
      ...list.shapes,
      ...key.shapes,
    ],
  };
}

/** The hexes that the picture is about: what moved and where from, who shot at whom, what the overlay speaks of. */
function actionHexes({ view, events }: Spoken, shows: Extract<Shows<BattleTech>, { kind: 'map' }>): readonly Hex[] {
  const acting = new Set<string>(
    events.flatMap((event): readonly string[] => {
      switch (event.type) {
        case 'UnitDeployed':
        case 'UnitMoved':
        case 'UnitNamed':
        case 'DamageTookEffect':
          return [event.unit];
        case 'ShotResolved':
          return [event.unit, event.target];
        case 'AttackDeclared':
          return event.target === null ? [] : [event.unit, event.target];
        default:
          return [];
      }
    }),
  );
  const units = view.game.units.filter((unit) => acting.has(unit.id));
  return [
    ...units.flatMap((unit) => (unit.place ? [unit.place.hex] : [])),
    ...events.flatMap((event) => (event.type === 'UnitMoved' ? event.movement.path.map((place) => place.hex) : [])),
    ...overlayHexes(shows.overlay, view.game),
  ];
}
