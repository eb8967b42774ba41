import { armOf } from '../standard/weapons.js';
import { roundsOf } from '../standard/munitions.js';
import type { Munition } from '../standard/types.js';
import type { AmmoId } from '../vocabulary.js';
import { isReflex } from '../standard/traits.js';
import type { Printed } from './printed.js';
import { carriersOf } from './squad.js';
import { tonWorth, weaponWorth } from './weapon-values.js';

/** What rounds are worth (BV-02, BV-07): by the ton, and in all no more than the weapons that fire them. A squad's are those of one trooper. */

/** How many rounds of a kind are a ton of it. */
function tonOf(ammo: AmmoId, munition: Munition, full: number): number {
  const { rounds = null } = armOf(ammo) ?? {};
  return rounds === null ? full : roundsOf(rounds, munition);
}

/** Rounds that a weapon fires by itself are part of the defence, all others of the offence. */
export function ammunitionWorth({ sheet, ammo }: Printed, purpose: 'defence' | 'offence'): number {
  const kinds = [...new Set(ammo.map((bin) => bin.ammo))];
  return kinds.reduce((sum, kind) => {
    const fed = sheet.mounts.filter(
      ({ weapon, oneShot }) => weapon.ammo === kind && !oneShot && isReflex(weapon.full) === (purpose === 'defence'),
    );
    const tons = ammo
      .filter((bin) => bin.ammo === kind)
      .reduce((all, { full, stowed }) => all + full / tonOf(kind, stowed.munition, full), 0);
    const most = fed.reduce((all, { weapon }) => all + weaponWorth(weapon.id), 0);
    const carriers = Math.max(1, ...fed.map((mount) => carriersOf(sheet, mount)));
    return sum + carriers * Math.min(tons * tonWorth(kind), most);
  }, 0);
}
