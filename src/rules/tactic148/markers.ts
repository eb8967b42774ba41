import { characterOf, findZone } from './characters.js';
import type { Character, Marker, ZoneId } from './types.js';
import type { State } from './state.js';
import type { Event, Hurt, HurtCause } from './events.js';
import { after } from './evolve.js';
import { concerns, isEffective, isInside } from './suppression.js';
import type { UnitId } from '../kernel/ids.js';

/** Markers that come off, and wounds (T48-29, T48-34, T48-40 … T48-42). */

type Why = Extract<Event, { type: 'MarkersRemoved' }>['why'];

/** Takes those of the markers off that a character has; a suppression zone goes with its initiator (AMB-T48-17). */
export function removeMarkers(state: State, one: Character, markers: readonly Marker[], why: Why): readonly Event[] {
  const has: Readonly<Record<Marker, boolean>> = {
    'take-cover': one.inCover,
    wound: one.shocked,
    opportunity: one.opportunity !== null,
    suppression: one.suppressing !== null,
  };
  const gone = markers.filter((marker) => has[marker]);
  if (gone.length === 0) return [];
  return [{ type: 'MarkersRemoved', unit: one.id, markers: gone, why, zones: zonesOf(state, one, gone) }];
}

function zonesOf(state: State, one: Character, gone: readonly Marker[]): readonly ZoneId[] {
  if (!gone.includes('suppression') || !one.suppressing) return [];
  const zone = findZone(state, one.suppressing.zone);
  return zone?.initiator === one.id ? [zone.id] : [];
}

/** A zone that has effect now takes the Suppression Fire of all off who lie in it: the suppressed do not attack (T48-38). */
export function silence(state: State, id: ZoneId): readonly Event[] {
  const zone = findZone(state, id);
  if (!zone || !isEffective(state, zone)) return [];
  const silenced = state.characters.filter(
    (one) =>
      one.status === 'active' &&
      one.suppressing !== null &&
      one.suppressing.zone !== id &&
      concerns(state, zone, one.side) &&
      (one.underFire.includes(id) || isInside(state, zone, one)),
  );
  return inTurn(
    state,
    ...silenced.map(
      ({ id: unit }) =>
        (now: State) =>
          removeMarkers(now, characterOf(now, unit), ['suppression'], 'suppressed'),
    ),
  );
}

/** What so many wounds at once make of a character (T48-41, T48-42): the second one eliminates. */
export function hurt(state: State, id: UnitId, wounds: number, cause: HurtCause, outright = false): readonly Event[] {
  const one = characterOf(state, id);
  if (one.status !== 'active' || (wounds === 0 && !outright)) return [];
  const becomes: Hurt = outright || one.wounded || wounds >= 2 ? 'eliminated' : 'wounded';
  return [
    { type: 'CharacterHurt', unit: id, becomes, cause },
    ...(becomes === 'eliminated'
      ? removeMarkers(state, one, ['take-cover', 'wound', 'opportunity', 'suppression'], 'eliminated')
      : removeMarkers(state, one, ['suppression'], 'wounded')),
  ];
}

/** Several things one after the other, each on the state that those before it have left. */
export function inTurn(state: State, ...works: readonly ((state: State) => readonly Event[])[]): readonly Event[] {
  let now = state;
  return works.flatMap((work) => {
    const events = work(now);
    now = after(now, events);
    return events;
  });
}
