import { plainLine } from '../../../../library/words.js';
import { refuse, type Refusal } from '../../../../rules/kernel/refusal.js';
import { fail, type Result } from '../../../../rules/kernel/result.js';
import type { Arms, InfantryMotive } from '../../../../rules/battletech/standard/kinds.js';
import { armsWorth } from '../../../../rules/battletech/value/arms.js';
import type { Imported } from '../../../../library/imports/contract.js';
import type { BlockUnit } from './block-fields.js';
import { carriedBy } from './carried.js';
import { kitCalled } from './kits.js';
import { made } from './made.js';
import { own } from './own.js';
import { trooperArms } from './trooper-arms.js';

/** A platoon of the community's (`.blk`) as a unit file of ours. */

/** MP on the ground, jumping MP, weight of a trooper with all that they ride. */
type Moves = readonly [InfantryMotive, ground: number, jump: number, kilos: number];

/** How a platoon gets about, by the word of the files. */
const MOTIONS: Readonly<Partial<Record<string, Moves>>> = {
  leg: ['foot', 1, 0, 85],
  motorized: ['motorized', 3, 0, 195],
  jump: ['jump', 1, 3, 165],
  tracked: ['mechanized-tracked', 3, 0, 1000],
  wheeled: ['mechanized-wheeled', 4, 0, 1000],
  hover: ['mechanized-hover', 5, 0, 1000],
};

/** Beasts of burden and war that troopers ride, by the word of the files: MP, weight of one in kilos, and how those that bite do (EQP-06). */
const BEASTS: Readonly<Partial<Record<string, readonly [ground: number, kilos: number, bites?: number]>>> = {
  donkey: [2, 150],
  horse: [3, 500],
  camel: [2, 650],
  tariq: [5, 510],
  'coventry kangaroo': [3, 110, 1],
  'odessan raxx': [2, 2400, 1],
  tabiranth: [2, 250, 1],
};

/** What a trooper weighs with what they carry, besides the beast. */
const RIDER = 200;

/** How a platoon gets about that rides; `null`: it rides nothing that walks, or something as large as a house. */
function ridden(motion: string): { readonly moves: Moves; readonly bites: number } | null {
  const beast = own(BEASTS, /^beast:\s*(.*)$/.exec(motion)?.[1]?.trim() ?? '');
  if (!beast) return null;
  const [ground, kilos, bites = 0] = beast;
  return { moves: ['foot', ground, 0, kilos + RIDER], bites };
}

/** The skill at anti-'Mech attacks of those who were never trained for them. */
const UNTRAINED = 8;

/** Target acquisition gear among what troopers carry. */
const TAG = /\btag\b|infantrytag/i;

/** What special troops are, by the numbers that the files add up. Marines, paratroopers, medics and those with masks fight here as others do. */
const SPECIAL = { mountain: 128, tag: 1024, sweepers: 8 } as const;
const ORDINARY_SPECIAL = 64 + 256 + 512 + 2048;
const UNHEARD = [
  [1, 'bridge engineers'],
  [2, 'demolition engineers'],
  [4, 'firefighting engineers'],
  [16, 'sensor engineers'],
  [32, 'trench engineers'],
  [4096, 'SCUBA'],
] as const;

/** What a platoon hides by, by the tags of files without a kit. */
const SNEAK_TAGS = [
  ['sneakcamo', 'camouflage'],
  ['sneakir', 'infrared'],
  ['sneakecm', 'ecm'],
  ['dest', 'dest'],
] as const;

export function infantryOf(unit: BlockUnit): Result<Imported, Refusal> {
  const { techBase, year, lines, figures, notes } = unit;
  const [motion = ''] = lines('motion_type');
  const beasts = ridden(motion.toLowerCase());
  const moves = beasts?.moves ?? own(MOTIONS, motion.toLowerCase());
  if (!moves) return fail(refuse('battletech/import-kind', { given: motion.slice(0, 40) }));
  const [size = 0] = figures('squad_size');
  const [squads = 0] = figures('squadn');
  if (!(size > 0 && squads > 0)) return fail(refuse('battletech/import-missing', { field: 'squad_size' }));
  const [first = ''] = lines('primary');
  const [second] = lines('secondary');
  const [seconds = 0] = second === undefined ? [] : figures('secondn');
  const primary = trooperArms(first);
  const secondary = second === undefined ? null : trooperArms(second);
  if (!primary) notes.add('battletech.note.arms', { name: first.slice(0, 60) });
  if (second !== undefined && !secondary) notes.add('battletech.note.arms', { name: second.slice(0, 60) });
  const support = secondary && seconds > 0 ? Math.min(seconds, size) : 0;
  const rifle = primary ?? PLAIN;
  // Two support weapons in a squad say how far it fires; one does not.
  const tags = [first, second ?? ''].some((name) => TAG.test(name));
  const leading = secondary && support > 1 && !TAG.test(second ?? '') ? secondary : rifle;
  const damage = (rifle.damage * (size - support) + (secondary?.damage ?? 0) * support) / size;
  // Each weapon is worth its own: of the two as one, damage and range would say something else.
  const worth = secondary ? mixedWorth(rifle, size - support, secondary, support) : null;
  const [worn = ''] = lines('armorkit');
  const kit = kitCalled(worn);
  if (worn !== '' && !kit) notes.add('battletech.note.kit', { name: worn.slice(0, 60) });
  const divisors = [...lines('armordivisor'), ...lines('infantryarmor')].map(Number);
  const isSaid = (tag: string): boolean => lines(tag).some((text) => !/^(?:false|0)$/i.test(text));
  const encumbers = kit?.encumbers ?? isSaid('encumberingarmor');
  const armored = kit?.armored ?? (worn === '' && divisors.includes(2));
  const sneak = kit?.sneak ?? SNEAK_TAGS.flatMap(([tag, suit]) => (isSaid(tag) ? [suit] : []));
  for (const one of divisors.filter((given) => given !== 1 && given !== 2)) {
    notes.add('battletech.note.kit', { name: `armordivisor ${one}` });
  }
  const special = specialOf(unit);
  const { weapons, ammo } = carriedBy(unit, [['field guns', 'TR']], [], () => false);
  const [motive, ground, jump, kilos] = moves;
  const troopers = size * squads;
  const [skill = UNTRAINED + 1] = lines('antimek').map((text) =>
    /^true$/i.test(text) ? 0 : Number.parseInt(text, 10),
  );
  return made(unit, notes, {
    type: 'infantry',
    techBase,
    year,
    motive,
    tons: Math.ceil((troopers * kilos) / 1000),
    troopers,
    ground: encumbers ? Math.max(ground - 1, 1) : ground,
    jump,
    ...(armored ? { armored } : {}),
    ...(sneak.length > 0 ? { sneak } : {}),
    ...(special.mountain ? { mountain: true } : {}),
    ...(special.sweepers ? { sweepers: true } : {}),
    ...(beasts && beasts.bites > 0 ? { beasts: { bites: beasts.bites, strikes: beasts.bites } } : {}),
    ...(skill < UNTRAINED ? { antiMech: true } : {}),
    arms: {
      name: plainLine((support > 1 ? (second ?? first) : first).replace(/^Infantry/, '').slice(0, 40)) || 'Rifle',
      damage: Math.round(damage),
      range: leading.range,
      ...(leading.burst ? { burst: true } : {}),
      ...(leading.encumbering ? { encumbering: true } : {}),
      ...(worth === null ? {} : { worth }),
    },
    weapons: [...weapons.map(({ weapon }) => ({ weapon })), ...(special.tag || tags ? [{ weapon: 'light-tag' }] : [])],
    ammo,
  });
}

/** What a trooper's share in a squad's arms of two kinds is worth, in hundredths of a point; `null` where one of them has no value. */
function mixedWorth(rifle: Figures, rifles: number, support: Figures, supports: number): number | null {
  const [one, other] = [armsWorth(rifle), armsWorth(support)];
  if (one === null || other === null) return null;
  return Math.round((100 * (one * rifles + other * supports)) / (rifles + supports));
}

type Figures = Pick<Arms, 'damage' | 'range'>;

/** What a platoon is specialised in; what has no rules here gets a note. */
function specialOf({ figures, notes }: BlockUnit): Readonly<Record<keyof typeof SPECIAL, boolean>> {
  const all = (figures('specialization')[0] ?? 0) & ~ORDINARY_SPECIAL;
  for (const [bit, name] of UNHEARD) if (all & bit) notes.add('battletech.note.kit', { name });
  const are = (special: keyof typeof SPECIAL): boolean => (all & SPECIAL[special]) > 0;
  return { mountain: are('mountain'), tag: are('tag'), sweepers: are('sweepers') };
}

/** An automatic rifle, for arms that nobody knows. */
const PLAIN = { damage: 52, range: 1, burst: false, encumbering: false };
