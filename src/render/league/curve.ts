import type { LeaguePicture } from '../../present/league-picture.js';
import type { EntrantId } from '../../rules/league/ids.js';
import { placesOf } from '../../rules/league/places.js';
import { standingsOf } from '../../rules/league/standings.js';
import { pairingsOf } from '../../rules/league/state.js';
import { FAINT, INK, RULE, sideLook } from '../colours.js';
import { emblem } from '../emblem.js';
import { writing } from '../panel.js';
import type { Point, Scene, Shape } from '../scene.js';
import { nameOf, ROOM, rule, sheet } from './sheet.js';

/** Points after each round of those who stand first: a line each, told apart by colour, mark and dashes, with the name at its end. */

const MOST_LINES = 8;
const NAMES = 130;
const AXIS = 24;
const FOOT = 16;
const LINE = 13;

export function curveScene(picture: LeaguePicture): Scene {
  const { stage, division } = picture.shows;
  const entrants = placesOf(picture.view, stage, division).slice(0, MOST_LINES);
  const lines = entrants.map((id) => ({ id, values: pointsAfter(picture, id) }));
  const most = Math.max(1, ...lines.flatMap(({ values }) => values));
  const rounds = Math.max(1, ...lines.map(({ values }) => values.length - 1));
  const right = ROOM.x + ROOM.width - NAMES;
  const bottom = ROOM.y + ROOM.height - FOOT;
  const at = (round: number, value: number): Point => [
    ROOM.x + AXIS + ((right - ROOM.x - AXIS) * round) / rounds,
    bottom - ((bottom - ROOM.y - 8) * value) / most,
  ];
  const ends = spread(lines.map(({ values }) => at(rounds, values.at(-1) ?? 0)[1]));
  const shapes = lines.flatMap(({ id, values }, i): readonly Shape[] => {
    const look = sideLook(entrants, id);
    const y = ends[i] ?? 0;
    const last = at(values.length - 1, values.at(-1) ?? 0);
    const dash = i >= 4 ? { dash: [5, 3] } : {};
    return [
      {
        kind: 'path',
        closed: false,
        points: values.map((value, round): Point => [at(round, value)[0], at(round, value)[1] + beside(i)]),
        stroke: look.fill,
        width: 2,
        ...dash,
        layer: 'line',
        tag: `curve:${id}`,
      },
      rule(
        [
          [last[0], last[1] + beside(i)],
          [right + 8, y],
        ],
        'end',
        RULE,
      ),
      emblem(look, [right + 13, y], 4, 'token', `mark:${id}`),
      writing(nameOf(picture, id, NAMES - 24, i === 0), [right + 21, y], `card:${id}:name`, {
        bold: i === 0,
        colour: INK,
      }),
    ];
  });
  return sheet(picture, [...axes(most, rounds, at), ...shapes]);
}

/** Lines that run together lie side by side. */
const beside = (line: number): number => (line - (MOST_LINES - 1) / 2) * 1.8;

/** How many points an entrant had at the beginning and after each round so far. */
function pointsAfter({ view, shows: { stage, division } }: LeaguePicture, id: EntrantId): readonly number[] {
  const pairings = pairingsOf(view, stage, division).filter(({ result }) => result !== null);
  const rounds = Math.max(0, ...pairings.map(({ round }) => round + 1));
  return Array.from({ length: rounds + 1 }, (_, after) => {
    const until = { ...view, pairings: pairings.filter(({ round }) => round < after) };
    return standingsOf(until, stage, division).find(({ entrant }) => entrant === id)?.points ?? 0;
  });
}

function axes(most: number, rounds: number, at: (round: number, value: number) => Point): readonly Shape[] {
  const step = Math.max(1, Math.ceil(most / 6));
  const values = Array.from({ length: Math.floor(most / step) + 1 }, (_, i) => i * step);
  const every = Math.ceil(rounds / 12);
  return [
    ...values.flatMap((value) => [
      rule([at(0, value), at(rounds, value)], 'grid'),
      writing(String(value), [at(0, value)[0] - 5, at(0, value)[1]], `card:axis:${value}`, {
        right: true,
        colour: FAINT,
      }),
    ]),
    ...Array.from({ length: rounds + 1 }, (_, round) => round)
      .filter((round) => round > 0 && round % every === 0)
      .map((round) =>
        writing(String(round), [at(round, 0)[0], at(round, 0)[1] + 9], `card:axis:round:${round}`, {
          centre: true,
          colour: FAINT,
        }),
      ),
  ];
}

/** Heights for names that keep their order and stand at least a line apart. */
function spread(wanted: readonly number[]): readonly number[] {
  const order = [...wanted.keys()].sort((a, b) => (wanted[a] ?? 0) - (wanted[b] ?? 0) || a - b);
  const most = ROOM.y + ROOM.height - 6;
  const least = ROOM.y + 6;
  const placed = new Map<number, number>();
  let above = least - LINE;
  order.forEach((i, n) => {
    const y = Math.min(Math.max(wanted[i] ?? 0, above + LINE), most - (order.length - 1 - n) * LINE);
    placed.set(i, y);
    above = y;
  });
  return wanted.map((_, i) => placed.get(i) ?? 0);
}
