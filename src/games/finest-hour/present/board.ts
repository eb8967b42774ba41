import { opening } from '../../../i18n/format.js';
import { nameOf, t } from '../../../i18n/index.js';
import { written } from '../../../rules/geometry/plane/point.js';
import type { Shape } from '../../../rules/geometry/plane/shape.js';
import { isFlying, isOffTable } from '../../../rules/finest-hour/aircraft.js';
import { groupOf } from '../../../rules/finest-hour/groups.js';
import type { HourView } from '../../../rules/finest-hour/finest-hour.js';
import type { State } from '../../../rules/finest-hour/state.js';
import type { Aircraft, Target } from '../../../rules/finest-hour/types.js';
import type { Tongue } from '../words/index.js';
import { goalLines } from './goal.js';
import { flownText, placeText, sideText, wordIn } from './names.js';
import { standingText } from './questions.js';

/** The sky in full as text: how the match stands, every aircraft with its place and marks, then what lies in the sky and below. */
export function boardText(view: HourView, tongue: Tongue): string {
  const { game } = view;
  return [
    standingText(view, tongue),
    ...game.aircraft.map((one) => `- ${aircraftLine(one, game, tongue)}`),
    ...goalLines(game, tongue),
    ...skyLines(game, tongue),
  ].join('\n');
}

/** `Red-1, Spitfire (Red), REP 4: at 12.5, 8, heading 90°, burning` */
export function aircraftLine(one: Aircraft, state: State, tongue: Tongue): string {
  return t(tongue, 'finest-hour.board.aircraft', {
    unit: one.id,
    name: wordIn(one.profile.name, tongue),
    side: one.side,
    rep: one.rep,
    state: stateText(one, state, tongue),
  });
}

/** Where an aircraft is, what ails it and with whom it flies; of one that is gone only how. */
export function stateText(one: Aircraft, state: State, tongue: Tongue): string {
  if (!isFlying(one)) return nameOf(tongue, 'finest-hour.fate', one.status);
  const { at, heading } = one;
  const where = isOffTable(one)
    ? t(tongue, 'finest-hour.board.off-table')
    : t(tongue, 'finest-hour.board.at', { at: written(at), heading });
  return [where, ...marksText(one, tongue), ...groupText(one, state, tongue)].join(', ');
}

/** What marks an aircraft bears: star, damage, what it has done this turn. */
export function marksText(
  { star, burning, stunned, activated, manoeuvres, bombed, fires }: Aircraft,
  tongue: Tongue,
): readonly string[] {
  const marks = { burning, stunned, ...manoeuvres, activated, bombed };
  const { burning: b, stunned: s, evaded, dived, fast, activated: a, bombed: o } = marks;
  const shown = (
    [
      ['burning', b],
      ['stunned', s],
      ['evaded', evaded],
      ['dived', dived],
      ['fast', fast],
      ['bombed', o],
      ['activated', a],
    ] as const
  )
    .filter(([, is]) => is)
    .map(([mark]) => nameOf(tongue, 'finest-hour.mark', mark));
  return [
    ...(star ? [t(tongue, 'finest-hour.board.star')] : []),
    ...shown,
    ...(fires.length > 0 ? [t(tongue, 'finest-hour.board.fires', { n: fires.length })] : []),
  ];
}

function groupText(one: Aircraft, state: State, tongue: Tongue): readonly string[] {
  if (one.leader === null) return [];
  if (one.leader !== one.id) return [t(tongue, 'finest-hour.board.follows', { leader: one.leader })];
  const members = groupOf(state, one.id).filter(({ id }) => id !== one.id);
  return members.length > 0 ? [t(tongue, 'finest-hour.board.leads', { members: members.map(({ id }) => id) })] : [];
}

/** The sky, its exits, what hides in it and what can be bombed. */
function skyLines(state: State, tongue: Tongue): readonly string[] {
  const { sky, exits } = state;
  const { width, height, light, ground } = sky;
  const title = wordIn(sky.title, tongue) || sky.id;
  return [
    t(tongue, 'finest-hour.board.sky', {
      title,
      width: flownText(width, tongue),
      height: flownText(height, tongue),
      light,
      ground,
    }),
    ...exits.map(({ side, edge }) => t(tongue, 'finest-hour.board.exit', { side, edge })),
    ...sky.obstacles.map(({ kind, shapes }) => {
      const line = t(tongue, 'finest-hour.board.obstacle', {
        kind,
        shapes: shapes.map((shape) => shapeText(shape, tongue)).join(' + '),
      });
      return `- ${opening(tongue.locale, line)}`;
    }),
    ...sky.targets.map((target) => `- ${targetLine(target, state, tongue)}`),
  ];
}

/** A disc by its middle and radius, anything else by its corners. */
const shapeText = (shape: Shape, tongue: Tongue): string =>
  shape.kind === 'disc'
    ? t(tongue, 'finest-hour.board.disc', { at: written(shape), radius: flownText(shape.r, tongue) })
    : shape.corners.map((corner) => placeText(corner, tongue)).join(' · ');

function targetLine({ id, name, side, at, radius, clear }: Target, { bombed }: State, tongue: Tongue): string {
  const line = t(tongue, 'finest-hour.board.target', {
    target: id,
    name: wordIn(name, tongue),
    side: sideText(side, tongue),
    at: written(at),
    radius: flownText(radius, tongue),
  });
  const remarks = [
    ...(clear ? [t(tongue, 'finest-hour.board.target-clear')] : []),
    ...(bombed.includes(id) ? [t(tongue, 'finest-hour.board.target-bombed')] : []),
  ];
  return [line, ...remarks].join(', ');
}
