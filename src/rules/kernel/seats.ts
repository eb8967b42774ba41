import { seatId, type SeatId, type SideId, type UnitId } from './ids.js';

/** A place at the table. A player sits in it, outside the rules; it acts for its side and owns units. */
export interface Seat {
  readonly id: SeatId;
  readonly side: SideId;
}

/**
 * Who looks: a seat, somebody on a side without a seat, an arbiter who does not play, or anybody. An arbiter sees all that is
 * hidden on the table, because they judge on it, but no answer that is still sealed: nobody does.
 */
export type Viewer =
  | { readonly as: 'seat'; readonly seat: SeatId }
  | { readonly as: 'side'; readonly side: SideId }
  | { readonly as: 'arbiter' }
  | { readonly as: 'spectator' };

/** The viewer who sees what everybody may see. */
export const spectator: Viewer = { as: 'spectator' };

/** The viewer who judges on the whole state. */
export const judge: Viewer = { as: 'arbiter' };

/** The side for which a viewer sees; `null`: for none. */
export function sideOfViewer(viewer: Viewer, seats: readonly Seat[]): SideId | null {
  switch (viewer.as) {
    case 'side':
      return viewer.side;
    case 'seat':
      return seats.find(({ id }) => id === viewer.seat)?.side ?? null;
    default:
      return null;
  }
}

/** The sides that still have a seat which has not conceded. */
export const sidesLeft = ({
  sides,
  seats,
  conceded,
}: {
  readonly sides: readonly SideId[];
  readonly seats: readonly Seat[];
  readonly conceded: readonly SeatId[];
}): readonly SideId[] =>
  sides.filter((side) => seats.some((seat) => seat.side === side && !conceded.includes(seat.id)));

/** The viewer in a seat. */
export const seated = (seat: SeatId): Viewer => ({ as: 'seat', seat });

/** The seats of a side with `players` players: the side's own name when there is one, else numbered from 1. */
export function seatsOf(side: SideId, players: number): readonly SeatId[] {
  return players === 1 ? [seatId(side)] : Array.from({ length: players }, (_, i) => seatId(`${side}-${i + 1}`));
}

/** Deals units to the seats of one side as evenly as can be, one unit per seat first (QSR-02). */
export function dealUnits(units: readonly UnitId[], seats: readonly SeatId[]): ReadonlyMap<UnitId, SeatId> {
  const dealt = new Map<UnitId, SeatId>();
  units.forEach((unit, i) => {
    const seat = seats[i % seats.length];
    if (seat === undefined) throw new Error('a side without seats cannot own units');
    dealt.set(unit, seat);
  });
  return dealt;
}
