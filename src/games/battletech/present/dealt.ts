import type { BattleTech } from '../../../rules/battletech/battletech.js';
import type { DamageStep, Wound } from '../../../rules/battletech/standard/damage-steps.js';
import type { MatchEvent } from '../../../rules/kernel/contract.js';
import type { UnitId } from '../../../rules/kernel/ids.js';

/** Who did what to whom in a stretch, in points, as its events tell it. */

interface Dealt {
  readonly by: UnitId | null;
  readonly to: UnitId;
  readonly points: number;
  readonly steps: readonly DamageStep[];
}

/** Points of hits; what went into the cover is none, and what troopers took on the way is theirs. */
function hit(by: UnitId | null, to: UnitId, wounds: readonly Wound[]): readonly Dealt[] {
  const onHull = wounds.flatMap((wound) => wound.onHull ?? []);
  const borne = onHull.map(({ unit, points, harm }) => ({ by, to: unit, points: points ?? 0, steps: harm }));
  const whole = wounds.reduce((sum, { points, covered }) => sum + (covered ? 0 : points), 0);
  const points = borne.reduce((left, one) => left - one.points, whole);
  return [{ by, to, points, steps: wounds.flatMap(({ harm }) => harm) }, ...borne];
}

/** What an event dealt to units, those that hurt themselves included. */
function dealtBy(event: MatchEvent<BattleTech>): readonly Dealt[] {
  switch (event.type) {
    case 'ShotResolved': {
      const points = event.hits.flatMap(({ marks }) => marks).reduce((sum, { damage }) => sum + (damage ?? 0), 0);
      return [{ by: event.unit, to: event.target, points, steps: [] }];
    }
    case 'ShotFired':
      return hit(event.unit, event.target, event.wounds);
    case 'BlowStruck':
      return [...hit(event.unit, event.blow.target, event.wounds), ...hit(null, event.unit, event.recoil)];
    case 'Collided':
      return [
        ...(event.into ? hit(event.unit, event.into.target, event.wounds) : []),
        ...hit(null, event.unit, event.recoil),
      ];
    case 'Swarmed':
    case 'FellOnto':
      return hit(event.unit, event.target, event.wounds);
    case 'Blasted':
      return hit(event.by, event.unit, event.wounds);
    case 'SalvoLanded':
      return event.target === null ? [] : hit(null, event.target, event.wounds);
    case 'Fell':
    case 'Skidded':
    case 'Crashed':
    case 'Buried':
    case 'CargoStruck':
    case 'WallsBroken':
    case 'AmmoHeated':
    case 'MinesMet':
      return hit(null, event.unit, event.wounds);
    case 'MinesSwept':
      return event.unit === undefined ? [] : hit(null, event.unit, event.wounds);
    default:
      return [];
  }
}

/** The points that each attacker has dealt to a unit, the most first. */
export function dealtTo(unit: UnitId, events: readonly MatchEvent<BattleTech>[]): ReadonlyMap<UnitId, number> {
  const points = new Map<UnitId, number>();
  for (const one of events.flatMap(dealtBy))
    if (one.to === unit && one.by !== null && one.points > 0)
      points.set(one.by, (points.get(one.by) ?? 0) + one.points);
  return new Map([...points].toSorted(([, a], [, b]) => b - a));
}

/** All the points that a unit has taken. */
export const doneTo = (unit: UnitId, events: readonly MatchEvent<BattleTech>[]): number =>
  events
    .flatMap(dealtBy)
    .filter(({ to }) => to === unit)
    .reduce((sum, { points }) => sum + points, 0);

/** What has blown up on board of a unit. */
export const explodedIn = (
  unit: UnitId,
  events: readonly MatchEvent<BattleTech>[],
): readonly Extract<DamageStep, { harm: 'explosion' }>['what'][] =>
  events
    .flatMap(dealtBy)
    .filter(({ to }) => to === unit)
    .flatMap(({ steps }) => steps.flatMap((step) => (step.harm === 'explosion' ? [step.what] : [])));

/** What each unit has dealt in all, and how many it put out: those whom it hit last. */
export function dealtByEach(
  events: readonly MatchEvent<BattleTech>[],
): ReadonlyMap<UnitId, { readonly points: number; readonly out: number }> {
  const all = new Map<UnitId, { points: number; out: number }>();
  const last = new Map<UnitId, UnitId>();
  const of = (unit: UnitId): { points: number; out: number } => {
    const known = all.get(unit) ?? { points: 0, out: 0 };
    all.set(unit, known);
    return known;
  };
  for (const event of events) {
    for (const { by, to, points } of dealtBy(event)) {
      if (by === null || points === 0) continue;
      of(by).points += points;
      last.set(to, by);
    }
    const out = event.type === 'UnitDestroyed' || (event.type === 'DamageTookEffect' && event.destroyed !== null);
    const by = out ? last.get(event.unit) : undefined;
    if (by !== undefined) of(by).out++;
  }
  return all;
}
