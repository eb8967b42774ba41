import { begun } from '../../../rules/finest-hour/evolve.js';
import type { HourView } from '../../../rules/finest-hour/finest-hour.js';
import type { AircraftSetup, Sky } from '../../../rules/finest-hour/types.js';
import { seatId, sideId, unitId } from '../../../rules/kernel/ids.js';
import { still } from '../../../present/still.js';
import type { Model } from './profiles.js';

/** A sky in which nothing has happened yet, to draw skies and profiles outside a match. */

const NOWHERE: Sky = {
  id: '',
  width: 40_000,
  height: 40_000,
  ground: 'fields',
  light: 'day',
  obstacles: [],
  targets: [],
};

/** An empty sky. */
export const stillSky = (sky: Sky): HourView => viewOf(sky, []);

/** Aircraft fresh from their profiles. */
export const stillModels = (models: readonly Model[]): HourView =>
  viewOf(
    NOWHERE,
    models.map(({ profile, rep }) => ({
      id: unitId(profile.model),
      seat: seatId('still'),
      side: sideId('still'),
      profile,
      rep,
      star: false,
      at: { x: NOWHERE.width / 2, y: NOWHERE.height / 2 },
      heading: 0,
      leader: null,
    })),
  );

function viewOf(sky: Sky, aircraft: readonly AircraftSetup[]): HourView {
  const [first] = aircraft;
  const seats = first ? [{ id: first.seat, side: first.side }] : [];
  const game = begun({
    sides: seats.map(({ side }) => side),
    seats,
    options: {},
    scenario: '',
    sky,
    exits: [],
    goals: [],
    turns: null,
    flown: [],
    aircraft,
  });
  return still(game, seats);
}
