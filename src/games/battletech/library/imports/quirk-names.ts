import type { Quirk } from '../../../../rules/battletech/standard/quirk-table.js';
import type { WeaponQuirk } from '../../../../rules/battletech/standard/weapon-quirk-table.js';
import { own } from './own.js';

/** Quirks by the words of the community's files (ADV-07). */
const NAMES: Readonly<Record<string, Quirk>> = {
  imp_target_short: 'improved-targeting-short',
  imp_target_med: 'improved-targeting-medium',
  imp_target_long: 'improved-targeting-long',
  poor_target_short: 'poor-targeting-short',
  poor_target_med: 'poor-targeting-medium',
  poor_target_long: 'poor-targeting-long',
  sensor_ghosts: 'sensor-ghosts',
  battle_fists_la: 'battle-fist-left',
  battle_fists_ra: 'battle-fist-right',
  barrel_fists_la: 'barrel-fist-left',
  barrel_fists_ra: 'barrel-fist-right',
  no_arms: 'minimal-arms',
  cramped_cockpit: 'cramped-cockpit',
  hard_pilot: 'hard-to-pilot',
  easy_pilot: 'easy-to-pilot',
  stable: 'stable',
  unbalanced: 'unbalanced',
  anti_air: 'anti-air',
  multi_trac: 'multi-trac',
  ext_twist: 'extended-twist',
  hyper_actuator: 'hyper-extending-actuators',
  pro_actuator: 'protected-actuators',
  exp_actuator: 'exposed-actuators',
  command_mech: 'command-mech',
  battle_computer: 'battle-computer',
  combat_computer: 'combat-computer',
  imp_life_support: 'improved-life-support',
  poor_life_support: 'poor-life-support',
  imp_sensors: 'improved-sensors',
  difficult_eject: 'difficult-ejection',
  no_eject: 'no-ejection',
  low_profile: 'low-profile',
  cowl: 'cowl',
  overhead_arms: 'overhead-arms',
  nimble_jumper: 'nimble-jumper',
  weak_legs: 'weak-legs',
  reinforced_legs: 'reinforced-legs',
  easy_maintain: 'easy-to-maintain',
  difficult_maintain: 'difficult-to-maintain',
  rugged_1: 'rugged-1',
  rugged_2: 'rugged-2',
  ubiquitous_is: 'ubiquitous-inner-sphere',
  ubiquitous_clan: 'ubiquitous-clan',
  good_rep_1: 'good-reputation-1',
  good_rep_2: 'good-reputation-2',
  bad_rep_is: 'bad-reputation-inner-sphere',
  bad_rep_clan: 'bad-reputation-clan',
  non_standard: 'non-standard-parts',
  obsolete: 'obsolete',
  compact_mech: 'compact',
  distracting: 'distracting',
  imp_com: 'improved-communications',
  searchlight: 'searchlight',
  fine_manipulators: 'fine-manipulators',
  animalistic: 'animalistic',
  rumble_seat: 'rumble-seat',
  trailer_hitch: 'trailer-hitch',
  poor_sealing: 'poor-sealing',
  weak_head_1: 'weak-head-1',
  weak_head_2: 'weak-head-2',
  weak_head_3: 'weak-head-3',
  weak_head_4: 'weak-head-4',
  weak_head_5: 'weak-head-5',
};

/** The quirks that lines of a file name, each once, as far as they can be had: the others are of other games, or of campaigns. */
export const quirksOf = (lines: readonly string[], can: readonly Quirk[]): readonly Quirk[] => [
  ...new Set(
    lines.flatMap((line) => {
      const quirk = own(NAMES, line.trim().toLowerCase());
      return quirk !== undefined && can.includes(quirk) ? [quirk] : [];
    }),
  ),
];

/** Quirks of single weapons by the words of the community's files (ADV-11). */
const WEAPON_NAMES: Readonly<Record<string, WeaponQuirk>> = {
  accurate: 'accurate',
  inaccurate: 'inaccurate',
  misrepaired_weapon: 'misrepaired',
  misreplaced_weapon: 'misreplaced',
  stable_weapon: 'stabilized',
  imp_cooling: 'improved-cooling',
  poor_cooling: 'poor-cooling',
  no_cooling: 'no-cooling',
  non_functional: 'non-functional',
  fast_reload: 'fast-reload',
  mod_weapons: 'modular',
  ammo_feed_problems: 'ammo-feed',
  static_feed: 'static-feed',
  em_interference: 'em-interference',
  exposed_linkage: 'exposed-linkage',
  direct_torso_mount: 'directional-mount',
  jettison_capable: 'jettison-capable',
};

/** What finds the quirks of whatever begins in one of these slots of a location, counted from 0, by the names that files have for it. */
type QuirksAt = (names: readonly string[], from: number, slots: number) => { readonly quirks?: WeaponQuirk[] };

/** The quirks of weapons that lines of a file name, `accurate:RA:5:PPC`; each line is read once, however many there are. */
export function weaponQuirksIn(lines: readonly string[]): QuirksAt {
  const known = new Map<string, Set<WeaponQuirk>>();
  for (const line of lines) {
    const [name = '', place = '', slot = ''] = line.split(':', 3).map((word) => word.trim());
    const quirk = own(WEAPON_NAMES, name.toLowerCase());
    if (quirk === undefined || !/^\d{1,2}$/.test(slot)) continue;
    const at = `${place.toUpperCase()} ${Number(slot)}`;
    known.set(at, (known.get(at) ?? new Set()).add(quirk));
  }
  return (names, from, slots) => {
    const numbers = Array.from({ length: slots }, (_, i) => from + i);
    const found = names.flatMap((name) => numbers.flatMap((slot) => [...(known.get(`${name} ${slot}`) ?? [])]));
    return found.length > 0 ? { quirks: [...new Set(found)] } : {};
  };
}
