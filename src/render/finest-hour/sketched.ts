import { partsOf } from '../../games/finest-hour/present/sketches.js';
import type { Sketch } from '../../present/picture.js';
import { changeAircraft, findAircraft } from '../../rules/finest-hour/aircraft.js';
import { evasionLength, facingAfter } from '../../rules/finest-hour/allowance.js';
import type { Part } from '../../rules/finest-hour/commands.js';
import { ahead } from '../../rules/finest-hour/courses.js';
import { groupOf } from '../../rules/finest-hour/groups.js';
import type { Place } from '../../rules/finest-hour/inquiries.js';
import { turned } from '../../rules/finest-hour/measuring.js';
import type { State } from '../../rules/finest-hour/state.js';
import type { Aircraft } from '../../rules/finest-hour/types.js';
import { unitId } from '../../rules/kernel/ids.js';
import type { Track } from './tale.js';

/** Where an order in the making leads, as if nothing came between. */

/** A thing that is done on the way, and where. */
export interface Deed {
  readonly part: Extract<Part, { do: 'fire' | 'collide' | 'bomb' }>;
  readonly from: Place;
}

export interface Sketched {
  readonly one: Aircraft;
  readonly parts: readonly Part[];
  readonly tracks: readonly Track[];
  readonly deeds: readonly Deed[];
  readonly end: Place;
  /** How far it flies in all. */
  readonly far: number;
}

/** An order of an aircraft; `null`: there is no such aircraft. */
export function sketched({ unit, steps }: Sketch, game: State): Sketched | null {
  const one = findAircraft(game, unitId(unit));
  if (!one) return null;
  const parts = partsOf(steps);
  const tracks: Track[] = [];
  const deeds: Deed[] = [];
  let here: Place = { at: one.at, heading: one.heading };
  let [far, turn] = [0, 0];
  const fly = (way: Track['way'], heading: number, length: number, facing: number): void => {
    const to = ahead(here.at, heading, length);
    const last = tracks.at(-1);
    if (last && way === 'flew' && last.way === 'flew')
      tracks[tracks.length - 1] = { ...last, points: [...last.points, to], turns: [...last.turns, turn] };
    else tracks.push({ unit: one.id, side: one.side, way, points: [here.at, to], turns: [turn], link: null });
    here = { at: to, heading: facing };
    far += length;
    turn = 0;
  };
  for (const part of parts) {
    switch (part.do) {
      case 'turn':
        here = { ...here, heading: turned(here.heading + part.by) };
        turn += part.by;
        break;
      case 'ahead':
        fly('flew', here.heading, part.length, here.heading);
        break;
      case 'dive':
        fly('dived', here.heading, part.length, here.heading);
        break;
      case 'evade':
        fly(
          'evaded',
          part.heading,
          evasionLength(game.options, one),
          facingAfter(game.options, one, part.heading, part.facing),
        );
        break;
      default:
        deeds.push({ part, from: here });
    }
  }
  return { one, parts, tracks, deeds, end: here, far };
}

/** The same order of those who fly with the aircraft: each from its own place (AMB-TFH-27). */
export function followers(sketch: Sketch, game: State): readonly Sketched[] {
  const one = findAircraft(game, unitId(sketch.unit));
  if (one?.leader !== one?.id || !one) return [];
  return groupOf(game, one.id).flatMap(({ id }) =>
    id === one.id ? [] : (sketched({ ...sketch, unit: id }, game) ?? []),
  );
}

/** The sky as orders of a row would leave it. */
export const afterSketches = (sketches: readonly Sketch[], game: State): State =>
  sketches.reduce(
    (now, sketch) =>
      [sketched(sketch, now) ?? [], followers(sketch, now)]
        .flat()
        .reduce((so, { one, end }) => changeAircraft(so, one.id, (each) => ({ ...each, ...end })), now),
    game,
  );
