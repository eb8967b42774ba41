import type { LeaguePicture } from '../../present/league-picture.js';
import type { EntrantId } from '../../rules/league/ids.js';
import { placesOf } from '../../rules/league/places.js';
import { standingsOf } from '../../rules/league/standings.js';
import { pairingsOf } from '../../rules/league/state.js';
import { sideLook } from '../colours.js';
import { emblem } from '../emblem.js';
import { curves, MARKED, NAMES, type Line } from '../lines.js';
import type { Scene } from '../scene.js';
import { nameOf, sheet } from './sheet.js';

/** Points after each round of those who stand first: a line each, told apart by colour, mark and dashes, with the name at its end. */

const MOST_LINES = 8;

export function curveScene(picture: LeaguePicture): Scene {
  const { stage, division } = picture.shows;
  const entrants = placesOf(picture.view, stage, division).slice(0, MOST_LINES);
  const lines = entrants.map((id, i): Line => {
    const look = sideLook(entrants, id);
    return {
      ...{ key: id, colour: look.fill, values: pointsAfter(picture, id), bold: i === 0 },
      name: nameOf(picture, id, NAMES - MARKED, i === 0),
      mark: (at) => [emblem(look, at, 4, 'token', `mark:${id}`)],
    };
  });
  return sheet(picture, curves(lines));
}

/** How many points an entrant had at the beginning and after each round so far. */
function pointsAfter({ view, shows: { stage, division } }: LeaguePicture, id: EntrantId): readonly number[] {
  const pairings = pairingsOf(view, stage, division).filter(({ result }) => result !== null);
  const rounds = Math.max(0, ...pairings.map(({ round }) => round + 1));
  return Array.from({ length: rounds + 1 }, (_, after) => {
    const until = { ...view, pairings: pairings.filter(({ round }) => round < after) };
    return standingsOf(until, stage, division).find(({ entrant }) => entrant === id)?.points ?? 0;
  });
}
