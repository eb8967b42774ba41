import { plainLine } from '../../../../library/words.js';
import { refuse, type Refusal } from '../../../../rules/kernel/refusal.js';
import { fail, type Result } from '../../../../rules/kernel/result.js';
import type { InfantryMotive } from '../../../../rules/battletech/standard/kinds.js';
import type { Imported } from '../../../../library/imports/contract.js';
import type { BlockUnit } from './block-fields.js';
import { carriedBy } from './carried.js';
import { made } from './made.js';
import { own } from './own.js';
import { trooperArms } from './trooper-arms.js';

/** A platoon of the community's (`.blk`) as a unit file of ours. */

/** How a platoon gets about, by the word of the files: MP on the ground, jumping MP, weight of a trooper with all that they ride. */
const MOTIONS: Readonly<
  Partial<Record<string, readonly [InfantryMotive, ground: number, jump: number, kilos: number]>>
> = {
  leg: ['foot', 1, 0, 85],
  motorized: ['motorized', 3, 0, 195],
  jump: ['jump', 1, 3, 165],
  tracked: ['mechanized-tracked', 3, 0, 1000],
  wheeled: ['mechanized-wheeled', 4, 0, 1000],
  hover: ['mechanized-hover', 5, 0, 1000],
};

/** The skill at anti-'Mech attacks of those who were never trained for them. */
const UNTRAINED = 8;

/**
 * Armour kits by the names of the files, small and without blanks: those that protect in battle no better than a uniform does,
 * and those that halve damage; some encumber, which costs an MP (UNI-47).
 */
const PLAIN_KIT =
  /^(?:generic(?:infantry)?kit|fatigues|clothingleather|parka|heatsuit|neochainmail|bulletproofvest|(?:ballisticplate|(?:is|cl)?(?:ablative|flak|ablativeflak))concealed|(?:is|cl)?(?:flak|ablativeflak)standard|ismechwarrior(?:combat|cooling)suit|(?:liao|kurita|davion|davion3030|earlyfedcom|frr|marik|steiner|canopian|taurian)kit\d*)$/;
const ARMORED_KIT =
  /^(?:(?:clan|comstar|csinf|sldf|marian|wob)kit|steinerkit3060|myomervest|(?:is|cl)environmentsuitmarine)$/;
const ENCUMBERING_KIT =
  /^(?:isablativestandard|snowsuit|bombsuit|spacesuit|spacesuitcombat|(?:is|cl)(?:engineeringsuit|environmentsuitlight))$/;
const HEAVY_KIT =
  /^(?:(?:is|cl)(?:ballisticplatestandard|environmentsuithostile)|myomersuit|davionkit3067|latedavionkit|marikkit3035|latemarikkit)$/;

export function infantryOf(unit: BlockUnit): Result<Imported, Refusal> {
  const { techBase, year, lines, figures, notes } = unit;
  const [motion = ''] = lines('motion_type');
  const moves = own(MOTIONS, motion.toLowerCase());
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
  const leading = secondary && support > 1 ? secondary : rifle;
  const damage = (rifle.damage * (size - support) + (secondary?.damage ?? 0) * support) / size;
  const [worn = ''] = lines('armorkit');
  const kit = worn.toLowerCase().replaceAll(/\s/g, '');
  const divisors = [...lines('armordivisor'), ...lines('infantryarmor')].map(Number);
  const encumbers = ENCUMBERING_KIT.test(kit) || HEAVY_KIT.test(kit) || lines('encumberingarmor').includes('true');
  const armored = ARMORED_KIT.test(kit) || HEAVY_KIT.test(kit) || (kit === '' && divisors.includes(2));
  if (kit !== '' && !PLAIN_KIT.test(kit) && !armored && !encumbers) {
    notes.add('battletech.note.kit', { name: worn.slice(0, 60) });
  }
  for (const one of divisors.filter((given) => given !== 1 && given !== 2)) {
    notes.add('battletech.note.kit', { name: `armordivisor ${one}` });
  }
  const special = ['specialization', 'sneakcamo', 'sneakir', 'sneakecm', 'dest'];
  for (const tag of special.filter((one) => lines(one).length > 0)) notes.add('battletech.note.kit', { name: tag });
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
    ...(skill < UNTRAINED ? { antiMech: true } : {}),
    arms: {
      name: plainLine((support > 1 ? (second ?? first) : first).replace(/^Infantry/, '').slice(0, 40)) || 'Rifle',
      damage: Math.round(damage),
      range: leading.range,
      ...(leading.burst ? { burst: true } : {}),
      ...(leading.encumbering ? { encumbering: true } : {}),
    },
    weapons: weapons.map(({ weapon }) => ({ weapon })),
    ammo,
  });
}

/** An automatic rifle, for arms that nobody knows. */
const PLAIN = { damage: 52, range: 1, burst: false, encumbering: false };
