import { heatOfFire } from '../../../../rules/battletech/standard/vehicles.js';
import { dumpable, jamsToClear } from '../../../../rules/battletech/standard/ammunition.js';
import { binOf } from '../../../../rules/battletech/standard/condition.js';
import { holdFire } from '../../../../rules/battletech/standard/fire-phase.js';
import { fullShots, possibleFullShots, twistsOf } from '../../../../rules/battletech/standard/gunnery.js';
import { shedBy, sourcesOf } from '../../../../rules/battletech/standard/heat-phase.js';
import { cannotAct } from '../../../../rules/battletech/standard/parts.js';
import { guideOf, worthSpotting } from '../../../../rules/battletech/standard/spotting.js';
import { canShift } from '../../../../rules/battletech/league/column-shift.js';
import { isInfantry } from '../../../../rules/battletech/stacking.js';
import { assaultOf } from '../../../../rules/battletech/standard/traits.js';
import type { Aimed, BinId, FullShot, Twist } from '../../../../rules/battletech/standard/types.js';
import type { StandardState, StandardUnit } from '../../../../rules/battletech/types.js';
import type { Command } from '../../../../rules/battletech/commands.js';
import { remembering } from '../../../../rules/kernel/remember.js';
import { activeUnits, isGone, mountOf, unitOf } from '../../../../rules/battletech/units.js';
import type { UnitId } from '../../../../rules/kernel/ids.js';
import type { Argued } from '../../../../opponent/contract.js';
import type { BattleTechReason } from '../reasons.js';
import { best } from '../best.js';
import { shellsOf, worthTogether } from './shells.js';
import { aimedBest, doubled, isFair, valueOf } from './shots.js';

/**
 * The declarations of fire worth comparing: each twist and target with as many of the best weapons as the unit can cool, and
 * those that are left fired at a second target.
 */

/** Heat above what is shed that does no harm yet. */
const WARM = 4;
/** What clearing a jam is worth. */
const CLEARED = 0.3;

/** Shots of a unit with one twist, with all that they are worth together. */
interface Volley {
  readonly twist: Twist;
  readonly shots: readonly FullShot[];
  /** The heat that may still be added. */
  readonly room: number;
  readonly value: number;
}

export const fullVolleys = (state: StandardState, unit: StandardUnit): readonly Argued<Command, BattleTechReason>[] =>
  volleysKept(state, unit.id, () => volleysOf(state, unit));

/** Who is first to declare is found by what all could: the orders of that one are not worked out again. */
const volleysKept = remembering<StandardState, readonly Argued<Command, BattleTechReason>[]>();

function volleysOf(state: StandardState, unit: StandardUnit): readonly Argued<Command, BattleTechReason>[] {
  const enemies = activeUnits(state).filter(({ side }) => side !== unit.side);
  const hold = { ...holdFire(unit.id), dump: useless(unit) };
  const room = coolable(state, unit);
  const fired = twistsOf(unit).flatMap((twist) => {
    const nothing: Volley = { twist, shots: [], room, value: 0 };
    const promising = enemies.map((target) => promises(state, unit, twist, target));
    const alone = promising.map((shots) => filled(state, unit, nothing, shots));
    const most = best(alone, ({ value }) => value);
    if (!most || most.shots.length === 0) return [];
    const divided = promising.map((shots) => filled(state, unit, most, shots));
    return [
      ...alone.filter(({ shots }) => shots.length > 0),
      ...divided.filter(({ shots }) => shots.length > most.shots.length),
    ];
  });
  const calls = callsFor(state, unit);
  // Who has seen through a target strikes it where it is weakest (CLN-42).
  const ordered = (shot: Aimed): Aimed =>
    canShift(state, unit, unitOf(state, shot.target)) ? { ...plain(shot), shift: 'weak' } : plain(shot);
  return [
    ...closeAttacks(state, unit, enemies).map((shot): Argued<Command, BattleTechReason> => ({
      command: { ...hold, shots: [plain(shot)] },
      reasons: [{ reason: 'given', value: valueOf(state, unit, shot) }],
    })),
    ...fired.map(({ twist, shots, value }): Argued<Command, BattleTechReason> => ({
      command: { ...hold, twist, shots: shots.map(ordered) },
      reasons: [{ reason: 'given', value }],
    })),
    { command: hold, reasons: [] },
    ...calls.flatMap(({ spots, value }) => [
      { command: { ...hold, spots }, reasons: [{ reason: 'spots', value }] } as const,
      ...fired.flatMap(({ twist, shots }): readonly Argued<Command, BattleTechReason>[] => {
        const harder = fullShots(state, unit, twist, shots.map(plain), spots);
        const given = harder.ok ? harder.value.reduce((sum, shot) => sum + valueOf(state, unit, shot), 0) : 0;
        const reasons = [{ reason: 'given', value: given } as const, { reason: 'spots', value } as const];
        return harder.ok ? [{ command: { ...hold, twist, shots: shots.map(ordered), spots }, reasons }] : [];
      }),
    ]),
    ...shelling(state, unit, fired, room),
    ...jamsToClear(state, unit).map((unjam): Argued<Command, BattleTechReason> => ({
      command: { ...hold, unjam },
      reasons: [{ reason: 'unjam', value: CLEARED }],
    })),
  ];
}

/** Rounds of artillery on board, by themselves and along with what else is fired with the same twist (ART-07). */
function shelling(
  state: StandardState,
  unit: StandardUnit,
  fired: readonly Volley[],
  room: number,
): readonly Argued<Command, BattleTechReason>[] {
  const hold = { ...holdFire(unit.id), dump: useless(unit) };
  return twistsOf(unit).flatMap((twist) => {
    const alone: Volley = { twist, shots: [], room, value: 0 };
    return [alone, ...fired.filter((one) => one.twist === twist)].flatMap((volley) => {
      const shells = shellsOf(state, unit, twist, volley.room);
      const shots = volley.shots.map(plain);
      const more = shells.length === 0 ? null : worthTogether(state, unit, twist, shots, shells);
      if (more === null) return [];
      const atHexes = shells.map(({ shot }) => shot);
      return [
        {
          command: { ...hold, twist, shots, atHexes },
          reasons: [{ reason: 'given', value: volley.value + more }],
        } as const,
      ];
    });
  });
}

/** What troopers can do to the machines in their hex instead of firing. */
const closeAttacks = (
  state: StandardState,
  unit: StandardUnit,
  enemies: readonly StandardUnit[],
): readonly FullShot[] =>
  isInfantry(unit)
    ? enemies
        .flatMap((target) => possibleFullShots(state, unit, 0, target))
        .filter((shot) => assaultOf(mountOf(unit, shot.mount)) !== null && isFair(unit, shot))
    : [];

/** The enemies at whom friends have declared indirect fire that nobody spots for yet, with what that fire is worth. */
function callsFor(
  state: StandardState,
  unit: StandardUnit,
): readonly { readonly spots: UnitId; readonly value: number }[] {
  return worthSpotting(state, unit).flatMap((spots) => {
    const target = unitOf(state, spots);
    const value = state.field.fire
      .map((declared) => ({ shots: declared.shots, friend: unitOf(state, declared.unit) }))
      .filter(({ friend }) => friend.side === unit.side && !guideOf(state, friend, target))
      .flatMap(({ friend, shots }) =>
        shots
          .filter((shot) => shot.mode === 'indirect' && shot.target === spots)
          .map((shot) => valueOf(state, friend, shot)),
      )
      .reduce((sum, one) => sum + one, 0);
    return value > 0 ? [{ spots, value }] : [];
  });
}

/** The unit to declare next: the one with the most to gain. */
export const firstToAttack = (state: StandardState, units: readonly StandardUnit[]): StandardUnit | null =>
  units.length === 1
    ? (units[0] ?? null)
    : best(units, (unit) =>
        Math.max(
          0,
          ...fullVolleys(state, unit).map(({ reasons }) => reasons.reduce((sum, { value }) => sum + value, 0)),
        ),
      );

/** The heat that weapons may add this turn. */
function coolable(state: StandardState, unit: StandardUnit): number {
  const built = sourcesOf(state, unit).reduce((sum, { heat }) => sum + heat, 0);
  return shedBy(state.board, unit) + WARM - unit.body.heat - built;
}

/** The shots at a target that do most for their heat first, each aimed where that pays. */
function promises(state: StandardState, unit: StandardUnit, twist: Twist, target: StandardUnit): readonly FullShot[] {
  return possibleFullShots(state, unit, twist, target)
    .map((shot) => aimedBest(state, unit, twist, shot))
    .map((shot) => ({ shot, gain: valueOf(state, unit, shot) / (1 + heatOf(unit, shot)) }))
    .sort((a, b) => b.gain - a.gain)
    .map(({ shot }) => shot);
}

const heatOf = (unit: StandardUnit, { mount }: Aimed): number => heatOfFire(unit, mountOf(unit, mount));

/** A volley with those of some shots added that are worth their round, the first before the last, as long as there is room for their heat and there are rounds. */
function filled(state: StandardState, unit: StandardUnit, begun: Volley, promising: readonly FullShot[]): Volley {
  const { twist } = begun;
  const worth = promising.filter(({ mount }) => !begun.shots.some((shot) => shot.mount === mount));
  const { shots: added, room } = atOnce(state, unit, begun, worth) ?? oneByOne(state, unit, begun, worth);
  const shots = doubled(state, unit, twist, added, room);
  return { twist, shots, room, value: shots.reduce((sum, shot) => sum + valueOf(state, unit, shot), 0) };
}

/** All that there is room for, where they can be fired together and each is worth its round then too: they come out as one by one, for less. */
function atOnce(
  state: StandardState,
  unit: StandardUnit,
  { twist, shots: before, room: free }: Volley,
  worth: readonly FullShot[],
): Pick<Volley, 'shots' | 'room'> | null {
  let room = free;
  const chosen = worth.filter((shot) => {
    const heat = heatOf(unit, shot);
    if (!isFair(unit, shot) || heat > room) return false;
    room -= heat;
    return true;
  });
  if (chosen.length === 0) return { shots: before, room: free };
  const all = fullShots(state, unit, twist, [...before, ...chosen].map(plain));
  return all.ok && all.value.slice(before.length).every((shot) => isFair(unit, shot))
    ? { shots: all.value, room }
    : null;
}

function oneByOne(
  state: StandardState,
  unit: StandardUnit,
  begun: Volley,
  worth: readonly FullShot[],
): Pick<Volley, 'shots' | 'room'> {
  let { shots, room } = begun;
  for (const shot of worth) {
    const heat = heatOf(unit, shot);
    if (heat > room) continue;
    const more = fullShots(state, unit, begun.twist, [...shots, shot].map(plain));
    // As a second target it is harder to hit.
    const last = more.ok ? more.value.at(-1) : undefined;
    if (!more.ok || !last || !isFair(unit, last)) continue;
    shots = more.value;
    room -= heat;
  }
  return { shots, room };
}

const plain = ({ mount, target, mode, aim }: Aimed): Aimed => ({ mount, target, mode, bin: null, aim });

/** Bins that feed no weapon any more: what is in them can only blow up. Who cannot act dumps nothing. */
function useless(unit: StandardUnit): readonly BinId[] {
  if (cannotAct(unit)) return [];
  return dumpable(unit).filter((id) => {
    const feeds = binOf(unit, id)?.ammo;
    return !unit.sheet.mounts.some((mount) => mount.weapon.ammo === feeds && !isGone(unit, mount));
  });
}
