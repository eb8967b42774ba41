import { total, type Roll } from '../../kernel/dice.js';
import { distance, isOn, type Hex } from '../../geometry/hex/hex.js';
import type { UnitId } from '../../kernel/ids.js';
import { refuse, type Refusal } from '../../kernel/refusal.js';
import { placeOf } from '../movement.js';
import type { StandardMount } from '../record-sheet.js';
import { SURE_TO_HIT } from '../tables.js';
import type { StandardState, StandardUnit } from '../types.js';
import { mountOf } from '../units.js';
import { munitionOf } from './ammunition.js';
import { gunsOf, lobToHit } from './artillery.js';
import { comesDown, goOff, wallsAt } from './bombardment.js';
import type { FullEvent } from './events.js';
import { GUNS, gunIn, type GunId, type Round } from './gun-tables.js';
import type { Resolution } from './resolution.js';
import type { FullTerm } from './terms.js';
import { canFire } from './traits.js';
import type { HexAimed, HexShot, Munition } from './types.js';
import { heatOfFire } from './vehicles.js';

/** Artillery that units carry: straight at a hex that they see, or in an arc at any other, to land later (ART-07, ART-08). */

/** No piece fires at what is so near or nearer, and none straight beyond a map sheet (ART-07). */
export const TOO_NEAR = 6;
const SHEET = 17;
/** What is fired straight adds this (ART-07). */
export const STRAIGHT = 4;

/** The gun that a mount is; artillery alone is asked. */
function gunOn({ weapon }: StandardMount): GunId {
  const gun = gunIn(weapon.id);
  if (!gun) throw new Error(`${weapon.id} is no artillery`);
  return gun;
}

/** What a round is made of, by the kind of its ammunition. */
const roundOf = (munition: Munition | null): Round =>
  munition === 'homing' || munition === 'smoke' ? munition : 'high-explosive';

/** Why a piece is not fired at a hex so, or `null`. */
export function shellProblem(
  { board }: StandardState,
  unit: StandardUnit,
  mount: StandardMount,
  { hex, mode, bin }: HexAimed,
): Refusal | null {
  if (!isOn(board, hex))
    return refuse('battletech/no-such-hex', { hex, columns: board.columns, rows: board.rows }, 'ART-07');
  const facts = { unit: unit.id, mount: mount.id, weapon: mount.weapon.id };
  const far = distance(placeOf(unit).hex, hex);
  if (far <= TOO_NEAR)
    return refuse('battletech/artillery-too-near', { ...facts, distance: far, least: TOO_NEAR + 1 }, 'ART-07');
  if (!canFire(mount.weapon.full, mode)) return refuse('battletech/no-such-mode', { ...facts, mode }, 'ART-07');
  return mode === 'normal' && munitionOf(unit, bin) === 'homing'
    ? refuse('battletech/homing-in-an-arc', facts, 'ART-08')
    : null;
}

/** A piece that fires in an arc reaches all of the map. */
export const reachingAll = (mount: StandardMount): StandardMount => ({
  ...mount,
  weapon: { ...mount.weapon, ranges: { short: Infinity, medium: Infinity, long: Infinity } },
});

/** What of a plain shot's number does not count for a piece that is fired straight at a hex. */
const NOT_STRAIGHT: readonly FullTerm['reason'][] = ['range-short', 'target-immobile', 'target-moved'];

/** The terms of a number, from those that a plain shot at the hex would have. */
export function shellTerms(
  state: StandardState,
  unit: StandardUnit,
  mount: StandardMount,
  { hex, mode }: HexAimed,
  plain: readonly FullTerm[],
): readonly FullTerm[] {
  if (mode !== 'indirect')
    return [
      ...plain.filter(({ reason }) => !NOT_STRAIGHT.includes(reason)),
      { reason: 'artillery-direct', value: STRAIGHT },
    ];
  const guns = gunsOf(state, { side: unit.side, unit: unit.id, gun: gunOn(mount) });
  const { sure, terms } = lobToHit(guns, unit.body.pilot.gunnery, hex);
  return sure ? [{ reason: 'artillery-sure', value: SURE_TO_HIT }] : terms;
}

type Of<Type extends FullEvent['type']> = Extract<FullEvent, { type: Type }>;
type Spent = Pick<Of<'HexFired'>, 'jammed' | 'heat' | 'rounds' | 'roundsLeft'>;

/** A piece is fired straight at a hex; who misses drifts as salvos do (ART-07). */
export function fireShell(resolution: Resolution, id: UnitId, shot: HexShot, spent: (roll: Roll) => Spent): void {
  const { state, dice } = resolution;
  const unit = resolution.unit(id);
  const { mount, hex, mode, bin, toHit } = shot;
  const gun = gunOn(mountOf(unit, mount));
  const round = roundOf(munitionOf(unit, bin));
  const roll = dice.roll(2, 6, 'to-hit');
  const missedBy = toHit.number - total(roll);
  const burst = comesDown(resolution, hex, missedBy);
  const walls = round === 'high-explosive' && burst.at !== null ? wallsAt(state, burst.at, GUNS[gun].rings[0]) : {};
  const told = { unit: id, mount, hex, mode, bin, toHit, roll, ignition: null, burst, ...walls } as const;
  resolution.happen({ type: 'HexFired', ...told, outcome: missedBy > 0 ? 'miss' : 'hit', ...spent(roll) });
  if (burst.at !== null) goOff(resolution, gun, round, burst.at);
}

/** The turns after which a round lands that is fired in an arc now. */
export const flightTo = (unit: StandardUnit, hex: Hex): number => (distance(placeOf(unit).hex, hex) > SHEET ? 2 : 1);

/** A piece fires in an arc: the round is on its way, and only its own side knows where to (ART-08). */
export function lobbing(state: StandardState, unit: StandardUnit, { mount: id, hex, bin }: HexShot): Of<'ShellFired'> {
  const mount = mountOf(unit, id);
  const from = placeOf(unit).hex;
  const before = bin === null ? null : (unit.ammo.find((one) => one.stowed.id === bin)?.left ?? 0);
  return {
    type: 'ShellFired',
    unit: unit.id,
    mount: id,
    bin,
    side: unit.side,
    gun: gunOn(mount),
    hex,
    round: roundOf(munitionOf(unit, bin)),
    from,
    lands: state.turn + flightTo(unit, hex),
    heat: heatOfFire(unit, mount),
    rounds: bin === null ? 0 : 1,
    roundsLeft: before === null ? null : Math.max(0, before - 1),
  };
}
