import { isOn, type Hex } from '../../geometry/hex/hex.js';
import type { SideId } from '../../kernel/ids.js';
import { refuse, type Refusal } from '../../kernel/refusal.js';
import { sideOfViewer, type Viewer } from '../../kernel/seats.js';
import type { BattleTechState } from '../battletech.js';
import { placeOf } from '../movement.js';
import { isCarried } from '../stacking.js';
import type { Options, StandardState, StandardUnit, State } from '../types.js';
import { activeOf } from '../units.js';
import { isOpen, verdictOn } from '../verdict.js';
import type { FullEvent } from './events.js';
import { REGULAR } from './fresh.js';
import { longestFlight, type GunId } from './gun-tables.js';
import { isHidden } from './hiding.js';
import { paceSpots } from './paces.js';
import { cannotAct } from './parts.js';
import type { FullTerm } from './terms.js';
import { isMech } from './vehicles.js';
import type { Battery, Salvo } from './unseen.js';

/** The battery of each side off the map (option `artillery`, ART-01 to ART-05), and the pieces on board of units (ART-07, ART-08): what it has, when a salvo lands, on what number, and who sees to it. */

/** Guns that fire at what they do not see add this (ART-03). */
const INDIRECT = 7;
/** A round that follows TAG finds whom it marks on this or more, within so many hexes of where it was sent (ART-05). */
export const HOMES_ON = 4;
export const HOMES_WITHIN = 8;

/** The gun of a match; `null`: it is played without artillery. */
export const gunOf = ({ artillery = 'off' }: Options): GunId | null => (artillery === 'off' ? null : artillery);

/** The turns that a salvo flies; no gun stands farther off than it reaches (ART-02). */
export const flightOf = ({ artilleryFlight = '1' }: Options, gun: GunId): number =>
  Math.min(Number(artilleryFlight), longestFlight(gun));

/** Whose guns: those of a side off the map, or those of one kind on board of a unit. */
export type Gunners = Pick<Battery, 'side' | 'unit' | 'gun'>;

const isOf =
  ({ side, unit, gun }: Gunners) =>
  (one: Battery): boolean =>
    one.side === side && one.unit === unit && one.gun === gun;

/** The guns as they stand. */
export const gunsOf = ({ field, options }: Pick<State, 'field' | 'options'>, whose: Gunners): Battery =>
  field?.batteries?.find(isOf(whose)) ?? {
    ...whose,
    left: whose.unit !== undefined || gunOf(options) === null ? 0 : Number(options.artillerySalvos ?? '4'),
    salvos: [],
    aims: [],
  };

/** The battery of a side off the map as it stands. */
export const batteryOf = (state: State, side: SideId): Battery => gunsOf(state, { side });

type Of<Type extends FullEvent['type']> = Extract<FullEvent, { type: Type }>;

function changed(state: StandardState, whose: Gunners, change: (battery: Battery) => Battery): readonly Battery[] {
  const is = isOf(whose);
  const others = (state.field.batteries ?? []).filter((one) => !is(one));
  return [...others, change(gunsOf(state, whose))].toSorted((a, b) => (keyOf(a) < keyOf(b) ? -1 : 1));
}

const keyOf = ({ side, unit, gun }: Gunners): string => `${side} ${unit ?? ''} ${gun ?? ''}`;

/** The batteries after one has fired. */
export const sent = (state: StandardState, { side, hex, round, lands }: Of<'SalvoFired'>): readonly Battery[] =>
  changed(state, { side }, (one) => ({ ...one, left: one.left - 1, salvos: [...one.salvos, { hex, round, lands }] }));

/** The batteries after a unit has fired what it carries. */
export const lobbed = (
  state: StandardState,
  { side, unit, gun, hex, round, lands, from }: Of<'ShellFired'>,
): readonly Battery[] =>
  changed(state, { side, unit, gun }, (one) => ({ ...one, salvos: [...one.salvos, { hex, round, lands, from }] }));

/** The batteries after a salvo has landed: who hit a hex hits it again; who missed it while somebody saw it aims better next time (ART-04). */
export const landed = (state: StandardState, event: Of<'SalvoLanded'>): readonly Battery[] =>
  changed(state, gunnersOf(event), (one) => {
    const at = one.salvos.findIndex(({ lands }) => lands <= state.turn);
    const salvos = one.salvos.filter((_, i) => i !== at);
    if (event.round === 'homing') return { ...one, salvos };
    const before = one.aims.find(({ hex }) => hex === event.hex) ?? { hex: event.hex, better: 0, sure: false };
    const after = event.hit
      ? { ...before, sure: true }
      : { ...before, better: before.better + (event.observed ? 1 : 0) };
    return { ...one, salvos, aims: [...one.aims.filter(({ hex }) => hex !== event.hex), after] };
  });

const gunnersOf = ({ side, unit, gun }: Of<'SalvoLanded'>): Gunners =>
  unit === undefined ? { side } : { side, unit, gun };

/** A number that a gunner rolls against for a hex; `sure`: it has hit there before and does not roll (ART-03, ART-04). */
export interface SalvoToHit {
  readonly number: number;
  readonly sure: boolean;
  readonly terms: readonly FullTerm[];
}

/** What the crew of a battery off the map rolls against for a hex. */
export const salvoToHit = (state: State, side: SideId, hex: Hex): SalvoToHit =>
  lobToHit(batteryOf(state, side), REGULAR.gunnery, hex);

/** What guns need for a hex that they fire at in an arc. */
export function lobToHit({ aims, unit }: Battery, gunnery: number, hex: Hex): SalvoToHit {
  const aim = aims.find((one) => one.hex === hex);
  const terms: readonly FullTerm[] = [
    { reason: 'gunnery', value: gunnery },
    { reason: unit === undefined ? 'artillery-indirect' : 'indirect', value: INDIRECT },
    ...(aim && aim.better > 0 ? [{ reason: 'artillery-adjusted', value: -aim.better, n: aim.better } as const] : []),
  ];
  return { number: terms.reduce((sum, { value }) => sum + value, 0), sure: aim?.sure ?? false, terms };
}

/** Whether anybody of a side sees where a salvo is to land: whoever could spot does (ART-04). */
export const observes = (state: StandardState, side: SideId, hex: Hex): boolean =>
  activeOf(state, side).some((unit) => seesHex(state, unit, hex));

/** Whether a unit is free to look, and sees the ground of a hex. */
export const seesHex = (state: StandardState, unit: StandardUnit, hex: Hex): boolean =>
  isFreeToLook(unit) && (placeOf(unit).hex === hex || isOpen(lookAt(state, unit, hex)));

const isFreeToLook = (unit: StandardUnit): boolean =>
  unit.place !== null && !cannotAct(unit) && !isCarried(unit) && !isHidden(unit) && paceSpots(unit);

/** The verdict on the line from a unit to the ground of a hex. */
export const lookAt = ({ board, options }: StandardState, unit: StandardUnit, hex: Hex) =>
  verdictOn(board, options, placeOf(unit).hex, hex, { fromProne: unit.body.prone || !isMech(unit), toProne: true });

/** Why a battery cannot fire so, or `null`. */
export function salvoProblem(state: State, side: SideId, hex: Hex | null): Refusal | null {
  if (hex === null) return null;
  const { board } = state;
  if (batteryOf(state, side).left <= 0) return refuse('battletech/no-salvos-left', { side }, 'ART-01');
  return isOn(board, hex)
    ? null
    : refuse('battletech/no-such-hex', { hex, columns: board.columns, rows: board.rows }, 'ART-01');
}

/** Whether a viewer knows where the salvos of a side are to land: that side does, and an arbiter (ART-02). */
export const knowsSalvos = (viewer: Viewer, side: SideId, { seats }: Pick<BattleTechState, 'seats'>): boolean =>
  viewer.as === 'arbiter' || sideOfViewer(viewer, seats) === side;

/** A battery as its enemies know it: how many salvos it has left, and when those in the air land. */
export const seenFromAfar = ({ salvos, ...guns }: Battery): Battery => ({
  ...guns,
  salvos: salvos.map((one): Salvo => ({ ...one, hex: null, round: null })),
  aims: [],
});
