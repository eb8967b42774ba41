import { plainLine } from '../../../../library/words.js';
import { refuse, type Refusal } from '../../../../rules/kernel/refusal.js';
import { fail, type Result } from '../../../../rules/kernel/result.js';
import { TROOPERS } from '../../../../rules/battletech/vocabulary.js';
import { ARMOUR_WEIGHTS, type Cloak } from '../../../../rules/battletech/standard/kinds.js';
import type { Imported } from '../../../../library/imports/contract.js';
import { SUIT_EQUIPMENT } from '../unit-battle-armour.js';
import type { BlockUnit } from './block-fields.js';
import { carriedBy, type Bin } from './carried.js';
import { made } from './made.js';
import { trooperArms } from './trooper-arms.js';

/** A squad of battle armour of the community's (`.blk`) as a unit file of ours. */

const PLACES = [
  ['squad', 'TR'],
  ['point', 'TR'],
  ...TROOPERS.map((trooper, i) => [`trooper ${i + 1}`, trooper] as const),
] as const;

/** What it holds on with, by the names of its manipulators: the best of both counts. */
const HANDS = [
  ['vibro-claw', /claw\s*\(?vibro|vibro-?\s?claw|clawvibro/i],
  ['claw', /battle ?claw/i],
  ['basic', /manipulator|armou?red ?glove|cargo ?lifter|salvage ?arm|industrial ?drill|magnetic ?clamp/i],
] as const;

/** The numbers by which the files name kinds of armour: those that only weigh less, and those that do more. */
const PLAIN_ARMOR = [-1, 0, 28, 29, 30];
const CLOAKED: Readonly<Partial<Record<number, Cloak>>> = {
  31: 'stealth-basic',
  32: 'stealth-standard',
  33: 'stealth-improved',
  34: 'stealth-basic',
  36: 'mimetic',
};

/** What is worn over other armour and hides it while it keeps still. */
const CAMOUFLAGE = /^(?:(?:is|clan) ?)?(?:ba ?)?(?:simple ?camo|camo ?system)/i;
/** The number of armour that resists fire. */
const FIREPROOF = 35;
/** What lends a suit another MP of jumping, where it jumps at all. */
const LIFTS = /partial ?wing|jump ?booster/i;

/** Hands that are made to clear mines. */
const SWEEPS = /mine ?clear|mine-?sweep/i;

/** A mine that a trooper lays. */
const MINE = /^mine:/i;

/** What is in the other figures of the sheet, or does nothing in a battle. */
const WORN: readonly RegExp[] = [
  /manipulator|battle ?claw|armou?red ?glove|cargo ?lifter|salvage ?arm|industrial ?drill|cutting ?torch|magnetic ?clamp/i,
  /^(?:(?:is|clan) )?ba (?:advanced|standard|stealth|mimetic|fire|reactive|reflective|laser)/i,
  MINE,
  /^(?:swarmmek|swarmweaponmek|stopswarm|legattack|swarm mek|leg attack)/i,
  /partial ?wing|jump ?booster|searchlight|extended ?life ?support|space ?operations|parafoil|apmount|simple ?camo|camo ?system|heat ?sensor|mission ?equipment|^bamea/i,
];

export function battleArmourOf(read: BlockUnit): Result<Imported, Refusal> {
  const unit = supported(read);
  const { techBase, year, lines, figures, notes } = unit;
  const [troopers] = figures('trooper count');
  const [armor] = figures('armor');
  const [ground] = figures('cruisemp');
  const weight = ARMOUR_WEIGHTS[figures('weightclass')[0] ?? -1];
  const missing = Object.entries({ 'trooper count': troopers, armor, cruiseMP: ground, weightclass: weight }).find(
    ([, value]) => value === undefined,
  )?.[0];
  if (missing !== undefined) return fail(refuse('battletech/import-missing', { field: missing }));
  const [motion = 'leg'] = lines('motion_type');
  if (!/^(?:leg|jump)$/i.test(motion)) notes.add('battletech.note.motion', { name: motion.slice(0, 40) });
  const quad = /quad/i.test(lines('chassis')[0] ?? '');
  const equipment = PLACES.flatMap(([block]) => lines(`${block} equipment`));
  const hands = HANDS.find(([, words]) => equipment.some((text) => words.test(text)))?.[0] ?? 'none';
  const [kind = 0] = figures('armor_type');
  const cloak = CLOAKED[kind] ?? (equipment.some((text) => CAMOUFLAGE.test(text)) ? 'camouflage' : null);
  const fireproof = kind === FIREPROOF;
  if (!PLAIN_ARMOR.includes(kind) && !fireproof && CLOAKED[kind] === undefined) {
    const named = equipment.find((text) => /^(?:is|clan) ba (?:stealth|fire|reactive|reflective|laser)/i.test(text));
    notes.add('battletech.note.armor', { name: (named ?? String(kind)).replace(/:.*$/, '') });
  }
  const isWorn = (text: string) => sidearm(text) !== null || WORN.some((one) => one.test(text));
  const carried = carriedBy(unit, PLACES, SUIT_EQUIPMENT, isWorn, 'suit');
  const { weapons, ammo, places } = carried;
  const sidearms = ['squad', 'point'].flatMap((block) =>
    lines(`${block} equipment`).flatMap((text) => sidearm(text) ?? []),
  );
  const jump = /jump/i.test(motion) ? (figures('jumpingmp')[0] ?? 0) : 0;
  const fittings = [...new Set(carried.equipment.map(({ item }) => item))];
  const bodies = new Set(equipment.filter((text) => /:(?:body|tu)\b/i.test(text)));
  const trained = equipment.some((text) => /^(?:swarmmek|legattack)/i.test(text));
  const holds = hands !== 'none' && !quad;
  // The files name each mine of each trooper.
  const mines = troopers ? Math.ceil(equipment.filter((text) => MINE.test(text)).length / troopers) : 0;
  const light = weight !== 'heavy' && weight !== 'assault';
  return made(unit, notes, {
    type: 'battle-armour',
    techBase,
    year,
    weight,
    tons: troopers,
    troopers,
    ground,
    jump: jump === 0 ? 0 : jump + equipment.filter((text) => LIFTS.test(text)).length,
    armor,
    hands,
    ...(sidearms.length > 0 ? { sidearms } : {}),
    ...(cloak ? { cloak } : {}),
    ...(fireproof ? { fireproof } : {}),
    ...(mines > 0 ? { mines } : {}),
    ...(equipment.some((text) => SWEEPS.test(text)) ? { sweepers: true } : {}),
    ...(fittings.length > 0 ? { equipment: fittings } : {}),
    ...(trained || (holds && light) ? { antiMech: true } : {}),
    ...(holds && weight !== 'assault' ? { rides: true } : {}),
    ...(equipment.some((text) => /magnetic ?clamp/i.test(text)) && !quad ? { clamps: true } : {}),
    weapons: weapons.map((one) => (bodies.size > 0 && isOnBody(one.weapon, equipment) ? { ...one, body: true } : one)),
    ammo: binsOf(ammo, places),
  });
}

/** The rounds of one trooper: bins of the squad add up; of those that each trooper has, one stands for all. */
const binsOf = (bins: readonly Bin[], places: readonly string[]): readonly Bin[] =>
  bins.flatMap((bin, i) => {
    if (bins.findIndex(({ ammo }) => ammo === bin.ammo) < i) return [];
    const alike = bins.filter(
      ({ ammo, munition }, j) => ammo === bin.ammo && munition === bin.munition && places[j] === places[i],
    );
    return [{ ...bin, rounds: alike.reduce((sum, { rounds }) => sum + rounds, 0) }];
  });

/** What the squad's support mount holds is the first trooper's: there once, and gone with them. */
const SUPPORT = /:sswm\b/i;
const FIRST = 'trooper 1 equipment';
const supported = (unit: BlockUnit): BlockUnit => ({
  ...unit,
  lines: (tag) => {
    const own = unit.lines(tag).filter((text) => !SUPPORT.test(text));
    const shared = ['squad equipment', 'point equipment'].flatMap((block) => unit.lines(block));
    return tag.toLowerCase() === FIRST ? [...own, ...shared.filter((text) => SUPPORT.test(text))] : own;
  },
});

/** An ordinary infantry weapon in a mount for such: `InfantryAssaultRifle:LA:APM`. */
function sidearm(text: string) {
  if (!/:apm\b/i.test(text)) return null;
  const name = text.replace(/:.*$/, '');
  const arms = trooperArms(name);
  if (!arms) return null;
  const { damage, range, burst, encumbering } = arms;
  return {
    name: plainLine(name.replace(/^Infantry ?/, '').slice(0, 40)),
    damage,
    range,
    ...(burst ? { burst } : {}),
    ...(encumbering ? { encumbering } : {}),
  };
}

/** Whether every weapon of this kind that the file names is mounted on the body or in a turret, none on an arm. */
const isOnBody = (weapon: string, equipment: readonly string[]): boolean => {
  const key = weapon.replace(/^(?:clan-)?(?:ba-)?/, '').replaceAll('-', '');
  const named = equipment.filter((text) =>
    text
      .toLowerCase()
      .replace(/[^a-z0-9]/g, '')
      .includes(key),
  );
  return named.length > 0 && named.every((text) => /:(?:body|tu)\b/i.test(text));
};
