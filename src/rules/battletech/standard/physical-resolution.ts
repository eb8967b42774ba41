import { selfDestruct } from '../league/self-destruct.js';
import type { UnitId } from '../../kernel/ids.js';
import type { Facing } from '../../geometry/hex/facing.js';
import { attackSide } from '../arcs.js';
import { placeOf } from '../movement.js';
import { crowdIn } from '../stacking.js';
import type { StandardState, StandardUnit } from '../types.js';
import type { StandardRule } from '../battletech.js';
import type { Event } from '../events.js';
import type { Step } from '../agenda.js';
import { activeUnits, unitOf } from '../units.js';
import { chargeOf, chargeRecoil, plungeDamage, plungeRecoilOf } from './physical-damage.js';
import { inGroups } from './body-tables.js';
import { Resolution } from './resolution.js';
import type { Location } from '../vocabulary.js';
import type { DamageResolution } from './damage-resolution.js';
import { legsOf } from './legs.js';
import { hasWeakLegs } from './quirks.js';
import { isMech } from './vehicles.js';
import { clear, displace, follow, goPast, stepAside, thrustOut, towards } from './displacement.js';
import { destroy } from './lost-carriers.js';
import type { FullEvent } from './events.js';
import type { Wound } from './damage-steps.js';
import type { PhysicalToHit } from './terms.js';
import { fall } from './falls.js';
import { landBeside } from './moving.js';
import { clings, isWithinReach, pointsOf, rollPhysicalAttack } from './physical-attacks.js';
import { takeEffect } from './phase-end.js';
import { physicalOrder } from './physical-phase.js';
import type { PhysicalAttack } from './types.js';
import { findTrooper, wholeAt } from './troop-damage.js';
import { type Aspect, jolted, landAll, landOn } from './wounds.js';

/** Declared physical attacks are carried out; their damage takes effect before the heat phase (SEQ-13). */

type Rule<Type extends Step['type']> = StandardRule<Extract<Step, { type: Type }>>;

/** A death from above that misses: the attacker falls so far, on its back (table 7.2.7). */
const MISSED_PLUNGE_LEVELS = 2;

export const resolvePhysicalRule: Rule<'resolve-blows'> = {
  run: (state) => ({ events: [], then: physicalOrder(state.game).map((unit): Step => ({ type: 'blow', unit })) }),
};

export const physicalAttackRule: Rule<'blow'> = {
  run(state, { unit }, _answers, dice) {
    const resolution = new Resolution(state.game, dice);
    const other = pushedBackBy(state.game, unit);
    const order = physicalOrder(state.game);
    if (other === null) for (const one of declaredBy(state.game, unit)) strikeHome(resolution, one);
    // Who is pushed back by one who pushes first has pushed with them already.
    else if (order.indexOf(unit) < order.indexOf(other)) {
      pushEachOther(resolution, [...declaredBy(state.game, unit), ...declaredBy(state.game, other)]);
    }
    return { events: resolution.events, then: resolution.then };
  },
};

/** A physical attack as it was declared: its number, and the damage that it does if it hits. */
interface Declared {
  readonly id: UnitId;
  readonly attack: PhysicalAttack;
  readonly toHit: PhysicalToHit;
  readonly points: number;
}

/** Physical attacks that were declared before their damage was written down do what they would do now. */
function declaredBy(state: StandardState, id: UnitId): readonly Declared[] {
  const declared = state.field.blows.find(({ unit }) => unit === id);
  if (!declared) return [];
  const unit = unitOf(state, id);
  const { blows: attacks, toHits, damages } = declared;
  return attacks.flatMap((attack, i) => {
    const toHit = toHits[i];
    return toHit ? [{ id, attack, toHit, points: damages[i] ?? pointsOf(state, unit, attack) }] : [];
  });
}

/** The one whom a unit pushes and who pushes it in turn; `null`: there is none. */
function pushedBackBy(state: StandardState, id: UnitId): UnitId | null {
  const pushedBy = (unit: UnitId): UnitId | null =>
    declaredBy(state, unit).find(({ attack }) => attack.kind === 'push')?.attack.target ?? null;
  const other = pushedBy(id);
  return other !== null && pushedBy(other) === id ? other : null;
}

/** Two who push each other: where both succeed neither gives way, though both are shaken (SEQ-13). */
function pushEachOther(resolution: Resolution, pushes: readonly Declared[]): void {
  const hits = pushes.flatMap((push) => {
    const struck = strike(resolution, push);
    return struck?.hit ? [struck] : [];
  });
  const [only, both] = hits;
  if (only && !both) afterwards(resolution, only);
}

export const endPhysicalRule: Rule<'end-physical'> = {
  run(state, _step, _answers, dice) {
    const resolution = new Resolution(state.game, dice);
    for (const { id } of activeUnits(resolution.state)) if (isStillInTheAir(resolution, id)) landBeside(resolution, id);
    takeEffect(resolution);
    selfDestruct(resolution);
    takeEffect(resolution);
    const ended: Event = { type: 'PhaseEnded', phase: 'physical' };
    return { events: [...resolution.events, ended], then: [] };
  },
};

/** Whether a unit jumped to come down on an enemy and has declared nothing: that enemy was gone by then (SEQ-13). */
function isStillInTheAir({ state }: Resolution, id: UnitId): boolean {
  const { kind } = unitOf(state, id).body.charge ?? {};
  return (
    kind === 'death-from-above' &&
    !state.field.blows.some(({ unit, blows: attacks }) => unit === id && attacks.length > 0)
  );
}

/** Why a physical attack can no longer be made: one of the two is gone, or others have moved them apart. */
function whyNot(
  unit: StandardUnit,
  target: StandardUnit,
  { kind }: PhysicalAttack,
): Extract<FullEvent, { type: 'BlowStruck' }>['why'] {
  if (unit.status !== 'active' || !unit.place) return 'attacker-gone';
  if (target.status !== 'active' || !target.place) return 'target-gone';
  if (kind === 'brush-off') return clings(target, unit) ? null : 'out-of-reach';
  return isWithinReach(unit, target) ? null : 'out-of-reach';
}

/** A physical attack that was made: who struck whom, as they stood. */
interface Struck {
  readonly unit: StandardUnit;
  readonly target: StandardUnit;
  readonly attack: PhysicalAttack;
  readonly hit: boolean;
}

/** Makes a physical attack; `null`: it could no longer be made. */
function strike(resolution: Resolution, { id, attack, toHit, points }: Declared): Struck | null {
  const unit = resolution.unit(id);
  const target = resolution.unit(attack.target);
  const why = whyNot(unit, target, attack);
  const { roll, hit } = why === null ? rollPhysicalAttack(toHit.number, resolution.dice) : { roll: null, hit: false };
  const { wounds, recoil } = hit
    ? damage(resolution, unit, target, attack, toHit, points)
    : why === null && attack.kind === 'brush-off'
      ? { wounds: [], recoil: strikeSelf(resolution, unit, points) }
      : { wounds: [], recoil: [] };
  resolution.happen({ type: 'BlowStruck', unit: id, blow: attack, toHit, why, roll, hit, wounds, recoil });
  return why === null ? { unit, target, attack, hit } : null;
}

function strikeHome(resolution: Resolution, declared: Declared): void {
  const { id, attack } = declared;
  const struck = strike(resolution, declared);
  if (!struck) {
    if (attack.kind === 'death-from-above') landBeside(resolution, id);
    return;
  }
  // A tree breaks on what it strikes.
  if (struck.hit && attack.kind === 'club' && attack.limb === null && resolution.unit(id).body.club === 'tree') {
    resolution.happen({ type: 'ClubBroken', unit: id });
  }
  afterwards(resolution, struck);
}

interface Dealt {
  readonly wounds: readonly Wound[];
  readonly recoil: readonly Wound[];
}

function damage(
  resolution: Resolution,
  unit: StandardUnit,
  target: StandardUnit,
  attack: PhysicalAttack,
  { table, side }: PhysicalToHit,
  points: number,
): Dealt {
  const { dice } = resolution;
  const aspect: Aspect = { table, side, cover: false, physical: true };
  const { tons } = unit.sheet;
  const damageResolution = resolution.damageTo(target.id);
  switch (attack.kind) {
    case 'kick': {
      const wounds = landAll(damageResolution, aspect, wholeAt(target, points), dice);
      return {
        wounds: strained(
          damageResolution,
          wounds,
          wounds.map(({ location }) => location),
        ),
        recoil: [],
      };
    }
    case 'punch':
    case 'club':
      return { wounds: landAll(damageResolution, aspect, wholeAt(target, points), dice), recoil: [] };
    case 'brush-off': {
      const { location } = findTrooper(target, dice);
      return { wounds: [landOn(damageResolution, location, points, aspect, dice)], recoil: [] };
    }
    case 'push':
      return { wounds: [], recoil: [] };
    case 'charge': {
      const hexes = unit.body.charge?.hexes ?? 0;
      const wounds = landAll(damageResolution, aspect, inGroups(chargeOf(unit, hexes)), dice);
      const front: Aspect = { table: 'full', side: attackSide(placeOf(unit), placeOf(target).hex), cover: false };
      const recoil = inGroups(chargeRecoil(target.sheet.tons));
      return { wounds, recoil: jolted(resolution.damageTo(unit.id), front, recoil, dice) };
    }
    case 'death-from-above': {
      const wounds = landAll(damageResolution, aspect, inGroups(plungeDamage(tons)), dice);
      const legs: Aspect = { table: 'kick', side: 'front', cover: false };
      const own = resolution.damageTo(unit.id);
      const recoil = landAll(own, legs, inGroups(plungeRecoilOf(unit)), dice);
      return { wounds, recoil: strained(own, recoil, legsOf(unit)) };
    }
  }
}

/** What a blow to weak legs does besides: a critical roll on each of them, told with the last wound (ADV-07). */
function strained(damaging: DamageResolution, wounds: readonly Wound[], legs: readonly Location[]): readonly Wound[] {
  if (!isMech(damaging.unit) || !hasWeakLegs(damaging.unit.sheet.full)) return wounds;
  for (const leg of legs) damaging.strike(leg, 0, false, true);
  const harm = damaging.taken();
  return wounds.map((wound, i) => (i === wounds.length - 1 ? { ...wound, harm: [...wound.harm, ...harm] } : wound));
}

/** An arm that misses those who cling to its own body strikes that (UNI-67). */
const strikeSelf = (resolution: Resolution, { id }: StandardUnit, points: number): readonly Wound[] =>
  landAll(
    resolution.damageTo(id),
    { table: 'punch', side: 'front', cover: false, physical: true },
    [points],
    resolution.dice,
  );

/** Who is moved by the attack, and who falls by having missed. */
function afterwards(resolution: Resolution, { unit, target, attack: { kind }, hit }: Struck): void {
  if (kind === 'punch' || kind === 'kick' || kind === 'club' || kind === 'brush-off') return;
  const { hex } = placeOf(target);
  const way = towards(resolution.state.board, placeOf(unit).hex, hex);
  switch (kind) {
    case 'push':
      if (hit && driveOut(resolution, unit.id, target.id, way, kind)) follow(resolution, unit.id, hex, kind);
      return;
    case 'charge':
      if (!hit) goPast(resolution, unit.id, way);
      else if (driveOut(resolution, unit.id, target.id, way, kind)) follow(resolution, unit.id, hex, kind);
      return;
    case 'death-from-above':
      if (!hit) comeDownBeside(resolution, unit.id, target.id, way);
      else {
        thrustOut(resolution, target.id, way, kind);
        for (const { id } of crowdIn(resolution.state, unit, hex)) thrustOut(resolution, id, way, 'domino');
        follow(resolution, unit.id, hex, kind);
      }
  }
}

/** The target of a push or a charge is moved, and whoever else keeps the attacker out of its hex. False: there is no room. */
const driveOut = (resolution: Resolution, id: UnitId, target: UnitId, way: Facing, by: 'push' | 'charge'): boolean => {
  const { hex } = placeOf(resolution.unit(target));
  return displace(resolution, target, way, by) && clear(resolution, id, hex, way);
};

/** Who misses from above falls where its target stood; the target steps aside, or else there is no room to come down in. */
function comeDownBeside(resolution: Resolution, id: UnitId, target: UnitId, way: Facing): void {
  const { hex: from } = placeOf(resolution.unit(id));
  const { hex: to } = placeOf(resolution.unit(target));
  if (!stepAside(resolution, target, way, 'death-from-above')) {
    destroy(resolution, id, 'no-room');
    return;
  }
  resolution.happen({ type: 'Displaced', unit: id, from, to, by: 'death-from-above' });
  const levels = MISSED_PLUNGE_LEVELS;
  fall(resolution, id, { cause: 'missed-jump-attack', levels, above: levels, terms: [], onto: 'rear' });
}
