import { hasStrongLegs } from './quirks.js';
import type { StandardUnit } from '../types.js';
import { editionOf } from './editions.js';
import { targetHexes } from './to-hit.js';
import { SWINGS, type Club, type PhysicalAttackKind } from './physical-tables.js';
import type { Limb, Strike } from './physical-to-hit.js';
import type { Part } from './types.js';

/** What physical attacks do (table 7.2.7). */

/**
 * The damage of a physical attack with a limb, or without one: a club in both hands, a push (table 7.2.7). Each upper or lower
 * actuator hit or missing halves it, down to 1 at the least (FIN-28); under water half of that, rounded up for a limb, down for a club
 * (FIN-19). A claw rends deeper than a fist (WPN-21). `strength`: how often the full damage counts (WPN-11).
 */
export function physicalDamage(
  tons: number,
  { kind, club }: Pick<Strike, 'kind' | 'club'>,
  limb: Limb | null,
  wet: boolean,
  strength = 1,
): number {
  const times = club && SWINGS[club].driven ? 1 : strength;
  const full = times * fullDamage(tons, kind, club, limb?.claw);
  const dry = limb === null ? full : Math.max(Math.min(1, full), Math.floor(full / 2 ** halvings(kind, limb)));
  if (!wet) return dry;
  return kind === 'club' ? Math.floor(dry / 2) : Math.ceil(dry / 2);
}

function fullDamage(tons: number, kind: PhysicalAttackKind, club: Club | null, claw?: boolean): number {
  switch (kind) {
    case 'punch':
    case 'brush-off':
      return Math.ceil(tons / (claw ? 7 : 10));
    case 'kick':
      return Math.ceil(tons / 5);
    case 'club':
      return SWINGS[club ?? 'club'].damage(tons);
    case 'push':
    case 'charge':
    case 'death-from-above':
      return 0;
  }
}

/** Of punches and kicks only: a club does the same damage however it is swung. */
function halvings(kind: PhysicalAttackKind, { struck, without }: Limb): number {
  const parts: readonly Part[] =
    kind === 'punch' || kind === 'brush-off'
      ? ['upper-arm', 'lower-arm']
      : kind === 'kick'
        ? ['upper-leg', 'lower-leg']
        : [];
  return parts.filter((part) => struck.includes(part) || without.includes(part)).length;
}

/** What a charge does, rounded once: to the target by the hexes run up without its own, to the attacker by the target's mass. */
export const chargeDamage = (tons: number, hexes: number): number => Math.ceil((tons * hexes) / 10);

/** What a charge of a unit does: in the 2026 rules by how much harder so many hexes would make it to hit (EDN-03). */
export const chargeOf = (unit: Pick<StandardUnit, 'sheet' | 'body'>, hexes: number): number =>
  editionOf(unit).chargeByMovement
    ? Math.ceil((unit.sheet.tons * (targetHexes(hexes) + 1)) / 5)
    : chargeDamage(unit.sheet.tons, hexes);
export const chargeRecoil = (targetTons: number): number => Math.ceil(targetTons / 10);

/** What a death from above does to the target, and to the attacker's legs. */
export const plungeDamage = (tons: number): number => Math.ceil((3 * tons) / 10);
export const plungeRecoil = (tons: number): number => Math.ceil(tons / 5);
/** What it does to these legs: half of it to reinforced ones (ADV-07). */
export const plungeRecoilOf = ({ sheet }: StandardUnit): number =>
  Math.ceil(plungeRecoil(sheet.tons) / (hasStrongLegs(sheet.full) ? 2 : 1));
