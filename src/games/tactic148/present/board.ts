import { nameOf, t } from '../../../i18n/index.js';
import type { Tongue } from '../words/index.js';
import { written } from '../../../rules/geometry/plane/point.js';
import type { Shape } from '../../../rules/geometry/plane/shape.js';
import { TERRAIN_KINDS, type Character, type Piece } from '../../../rules/tactic148/types.js';
import type { TacticView } from '../../../rules/tactic148/tactic148.js';
import type { State } from '../../../rules/tactic148/state.js';
import { isEffective, participants } from '../../../rules/tactic148/suppression.js';
import { commandText } from './command.js';
import { waitingLines } from './fire-lines.js';
import { lengthText, pieceNamed, placeText, sideText, tableTitle, weaponText, wordIn } from './names.js';
import { standingText } from './questions.js';

/** The table in full as text: how the match stands, what the reader has queued, every figure with its markers, every zone, every piece of terrain. */
export function boardText(view: TacticView, tongue: Tongue): string {
  const { game } = view;
  return [
    standingText(view, tongue),
    ...waitingLines(view, tongue),
    ...(game.plan
      ? [
          t(tongue, 'tactic148.board.plan', {
            orders: commandText({ type: 'plan', actions: game.plan.actions }, view, tongue),
          }),
        ]
      : []),
    ...game.characters.map((one) => `- ${characterLine(one, tongue)}`),
    ...game.zones.map((zone) => {
      const works = isEffective(game, zone) ? 'works' : 'waits';
      const shooters = participants(game, zone.id).map(({ id }) => id);
      const { id, at, radius } = zone;
      return `- ${t(tongue, `tactic148.board.zone-${works}`, { zone: id, at: written(at), radius, shooters })}`;
    }),
    ...tableLines(game, tongue),
  ].join('\n');
}

/** `US-Sergeant, US Sergeant (Airborne): at 12.5, 8.0, unhurt, Take Cover` */
export function characterLine(one: Character, tongue: Tongue): string {
  return t(tongue, 'tactic148.board.character', {
    unit: one.id,
    name: wordIn(one.card.name, tongue),
    side: sideText(one.side, tongue),
    state: stateText(one, tongue),
  });
}

/** Where a character is, whether it is hurt, and its markers; off the table only that it is. */
export function stateText(one: Character, tongue: Tongue): string {
  if (!one.at || one.status !== 'active') return nameOf(tongue, 'tactic148.status', one.status);
  const health = nameOf(tongue, 'tactic148.status', one.wounded ? 'wounded' : 'unhurt');
  const there = t(tongue, 'tactic148.board.at', { at: written(one.at), health });
  const marks = markersText(one, tongue);
  return marks === '' ? there : `${there}, ${marks}`;
}

/** The markers of a character: what each of them is and, if it lies on the table, where. */
export function markersText(one: Character, tongue: Tongue): string {
  const { opportunity, suppressing } = one;
  return [
    ...(one.shocked ? [nameOf(tongue, 'tactic148.marker', 'wound')] : []),
    ...(one.inCover ? [t(tongue, 'tactic148.board.in-cover')] : []),
    ...(opportunity
      ? [
          t(tongue, opportunity.hold ? 'tactic148.board.opportunity-held' : 'tactic148.board.opportunity', {
            at: written(opportunity.at),
            radius: opportunity.radius,
            weapon: weaponText(one, opportunity.weapon, tongue),
          }),
        ]
      : []),
    ...(suppressing ? [t(tongue, 'tactic148.board.suppressing', { zone: suppressing.zone })] : []),
  ].join(', ');
}

/** The table, the edges of the sides, objectives, and the outline of every piece by what it does to a line. */
function tableLines(state: State, tongue: Tongue): readonly string[] {
  const { table, edges, objectives } = state;
  const title = tableTitle(state, table.id, tongue);
  return [
    t(tongue, 'tactic148.board.table', { title, width: table.width, height: table.height }),
    ...Object.entries(edges).map(([side, edge]) => t(tongue, 'tactic148.report.edge', { side, edge })),
    ...Object.entries(objectives).map(([side, piece]) =>
      t(tongue, 'tactic148.report.objective', { side, piece: pieceNamed(state, piece, tongue) }),
    ),
    ...TERRAIN_KINDS.flatMap((kind) => {
      const pieces = table.pieces.filter((piece) => piece.kind === kind);
      if (pieces.length === 0) return [];
      return [t(tongue, `tactic148.board.${kind}`), ...pieces.map((piece) => `- ${outlineText(piece, tongue)}`)];
    }),
  ];
}

function outlineText(piece: Piece, tongue: Tongue): string {
  const shapes = piece.shapes.map((shape) => shapeText(shape, tongue)).join(' + ');
  const line = t(tongue, 'tactic148.board.piece', { look: piece.look, shapes });
  return piece.climb ? t(tongue, 'tactic148.board.climb', { line }) : line;
}

/** A disc by middle and radius, a rectangle along the edges by two corners, anything else by all of them. */
function shapeText(shape: Shape, tongue: Tongue): string {
  if (shape.kind === 'disc') {
    return t(tongue, 'tactic148.board.disc', { at: placeText(shape, tongue), radius: lengthText(shape.r, tongue) });
  }
  const [xs, ys] = [shape.corners.map(({ x }) => x), shape.corners.map(({ y }) => y)];
  if (shape.corners.length === 4 && new Set(xs).size === 2 && new Set(ys).size === 2) {
    const from = placeText({ x: Math.min(...xs), y: Math.min(...ys) }, tongue);
    return t(tongue, 'tactic148.board.rectangle', {
      from,
      to: placeText({ x: Math.max(...xs), y: Math.max(...ys) }, tongue),
    });
  }
  const corners = shape.corners.map((corner) => placeText(corner, tongue)).join(' · ');
  return t(tongue, 'tactic148.board.corners', { corners });
}
