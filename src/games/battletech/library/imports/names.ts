import { MUNITIONS } from '../../../../rules/battletech/standard/types.js';
import { roundsOf } from '../../../../rules/battletech/standard/munitions.js';
import { armOf, FULL_WEAPON_IDS } from '../../../../rules/battletech/standard/weapons.js';
import type { WeaponId } from '../../../../rules/battletech/vocabulary.js';
import { readSlot } from '../slots.js';
import { IDLE, MUNITION_WORDS, REWRITTEN, SLOT_NAMES } from './name-table.js';
import { own } from './own.js';

/** IMP-02: what the community calls things, in whatever spelling: capitals, blanks, strokes and brackets say nothing. */

/** Who carries a thing: a suit of battle armour has smaller ones. */
type Wearer = 'unit' | 'suit';

export type Tech = 'inner-sphere' | 'clan';

/** What one name of a file means. */
export type Item =
  | { readonly is: 'weapon'; readonly id: WeaponId; readonly rear: boolean; readonly oneShot: boolean }
  | { readonly is: 'ammo'; readonly id: string; readonly munition: string; readonly rounds: number }
  /** Anything else that the sheet has a slot for, as our files write it. */
  | { readonly is: 'slot'; readonly slot: string }
  /** Cargo, lights, tools: it does nothing in a battle. */
  | { readonly is: 'idle' }
  | { readonly is: 'unknown' };

const UNKNOWN: Item = { is: 'unknown' };

/** Letters and digits alone, as the names of the table are written. */
const keyOf = (text: string): string => text.toLowerCase().replace(/[^a-z0-9]/g, '');

/** Weapons by key, for either technology, by their names and by their ids; what both have comes first in the table, and gives way. */
const WEAPONS: ReadonlyMap<string, WeaponId> = new Map(
  FULL_WEAPON_IDS.flatMap((id) => {
    const arm = armOf(id);
    // What infantry does at close quarters stands in the table without slots.
    if (!arm || arm.slots === 0 || id.startsWith('ba-')) return [];
    const keys = new Set([keyOf(arm.name), keyOf(id.replace(/^clan-/, ''))]);
    const { tech } = arm.weapon.full;
    const bases = tech === 'mixed' ? (['inner-sphere', 'clan'] as const) : [tech];
    return [...keys].flatMap((key) => bases.map((one) => [`${one} ${key}`, id] as const));
  }),
);

/** Those of battle armour, which are its own; what else a suit carries works like that of a 'Mech. */
const SUITS: ReadonlyMap<string, WeaponId> = new Map(
  FULL_WEAPON_IDS.flatMap((id) => (id.startsWith('ba-') ? [[keyOf(id.slice('ba-'.length)), id] as const] : [])),
);

/** The words in brackets and behind colons that say how a thing is mounted, not what it is. */
const MOUNTED =
  /\((?:omnipod|armored|r|split|t|st|pt|ct|os|i-?os|clan|is|fl|fr|rl|rr|ios)\)|:(?:size:|omni|shots|body|la|ra|tu|apm|sswm|dwp)[^:]*/gi;

/** What a name means on a unit of this technology, which counts where the name says none. */
export function itemCalled(text: string, tech: Tech, wearer: Wearer = 'unit'): Item {
  const plain = text.replace(MOUNTED, ' ');
  const rear = /\(r\)/i.test(text);
  const oneShot = /\(i?-?os\)/i.test(text) || /\d\s*i?os$/i.test(plain.trim());
  const said = keyOf(plain.replace(/(\d)\s*i?os\s*$/i, '$1'));
  const key = wearer === 'suit' ? said.replace(/^(clan|cl|is|)ba(?=[a-z])/, '$1') : said;
  for (const [name, of] of readings(key, tech)) {
    const slot = own(SLOT_NAMES, name)?.find((one) => readSlot(one) !== null);
    if (slot !== undefined) return { is: 'slot', slot };
    if (IDLE.some((one) => one.test(name))) return { is: 'idle' };
    const id = weaponCalled(name, of, wearer);
    if (id !== null) return { is: 'weapon', id, rear, oneShot };
    const ammo = ammoCalled(name, of, text, wearer);
    if (ammo) return ammo;
  }
  return UNKNOWN;
}

const PREFIXES = { clan: 'clan', cl: 'clan', is: 'inner-sphere' } as const satisfies Readonly<Record<string, Tech>>;

/** A key as it stands, and without each prefix that it may have: `clams` is an AMS, `clantiship…` begins with no clan. */
const readings = (key: string, tech: Tech): readonly (readonly [string, Tech])[] => [
  [key, tech],
  ...Object.entries(PREFIXES).flatMap(([prefix, of]) =>
    key.startsWith(prefix) ? [[key.slice(prefix.length), of] as const] : [],
  ),
];

function weaponCalled(key: string, tech: Tech, wearer: Wearer): WeaponId | null {
  const name = REWRITTEN.reduce((so, [from, to]) => so.replace(from, to), key);
  const worn = wearer === 'suit' ? SUITS.get(name) : undefined;
  if (worn !== undefined) return worn;
  const other: Tech = tech === 'clan' ? 'inner-sphere' : 'clan';
  return WEAPONS.get(`${tech} ${name}`) ?? WEAPONS.get(`${other} ${name}`) ?? null;
}

/** `ammolrm20artemiscapable`: the weapon that it is for, what is special about it, how much there is. */
function ammoCalled(key: string, tech: Tech, text: string, wearer: Wearer): Item | null {
  if (!/ammo|pods$/.test(key)) return null;
  let name = key.replace('ammo', '').replace(/pods$/, '');
  let munition = 'standard';
  for (const [word, kinds] of MUNITION_WORDS) {
    const shorter = name.replace(word, '');
    if (shorter === name) continue;
    name = shorter;
    munition = kinds.find((kind) => MUNITIONS.some((one) => one === kind)) ?? kinds[0] ?? munition;
  }
  const half = name.endsWith('half');
  const counted = /\((\d+)\)/.exec(text)?.[1];
  name = name.replace(/(?:half|full)$/, '');
  if (counted !== undefined && name.endsWith(counted)) name = name.slice(0, -counted.length);
  const id = readings(name, tech).reduce<WeaponId | null>(
    (found, [one, of]) => found ?? weaponCalled(one, of, wearer),
    null,
  );
  const plain = id === null ? null : (armOf(id)?.rounds ?? null);
  if (id === null || plain === null) return null;
  const kind = MUNITIONS.find((one) => one === munition);
  const rounds = kind ? roundsOf(plain, kind) : plain;
  const said = Number(/:shots(\d+)/i.exec(text)?.[1] ?? counted ?? (half ? Math.floor(rounds / 2) : rounds));
  return { is: 'ammo', id, munition, rounds: Math.min(Math.max(said, 1), 999) };
}
