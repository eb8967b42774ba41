import { isDriven } from '../../../rules/battletech/kind-table.js';
import { nameOf, t } from '../../../i18n/index.js';
import type { Tongue } from '../words/index.js';
import { locationsOf, printedArmor, printedStructure } from '../../../rules/battletech/damage/left.js';
import type { Outfits, StockUnit } from '../library/unit.js';
import { battleValue } from '../../../rules/battletech/value/battle-value.js';
import { sweeperOf } from '../../../rules/battletech/standard/sweeping.js';
import type { FullSheet } from '../../../rules/battletech/standard/types.js';
import { LOCATIONS, RANGES, type Location } from '../../../rules/battletech/vocabulary.js';
import { isInfantry } from '../../../rules/battletech/stacking.js';
import { damageOfTroopers } from '../../../rules/battletech/standard/infantry.js';
import type {
  AmmoBin,
  BattleArmourSheet,
  InfantrySheet,
  Mount,
  RecordSheet,
  StandardSheet,
  Weapon,
} from '../../../rules/battletech/record-sheet.js';
import { isMech } from '../../../rules/battletech/standard/vehicles.js';
import { motiveOf } from './standard/vehicles.js';
import { quirkLines } from './standard/quirks.js';
import { doesOf } from './standard/words.js';
import { valueLines } from './value.js';

/** A unit of the library in words: its record sheet before any match. */

/** The sheet in full: MP, armour, structure, weapons, ammunition, equipment, and what the catalogue knows of it. */
export function unitText(unit: StockUnit, tongue: Tongue): string {
  const { sheet, ammo } = unit.outfits.standard ?? unit;
  const { full } = sheet;
  return [
    t(tongue, 'battletech.unit.head', { chassis: sheet.chassis, model: sheet.model, tons: sheet.tons }),
    ...(full ? [t(tongue, 'battletech.unit.origin', { tech: full.tech, year: String(full.year) })] : []),
    ...(unit.file.role ? [t(tongue, 'battletech.unit.role', { role: unit.file.role })] : []),
    gait(sheet, tongue),
    ...(sheet.kind === 'infantry' || sheet.kind === 'battle-armour'
      ? troopLines(sheet, tongue)
      : plateLines(sheet, tongue)),
    ...sheet.mounts.map((mount) => `- ${weaponLine(mount, sheet, tongue)}`),
    ...(ammo.length > 0 ? [t(tongue, 'battletech.unit.ammo', { figures: ammoFigures(ammo, tongue) })] : []),
    ...(full ? equipment(full, tongue) : []),
    ...quirkLines(sheet, 'unit', tongue),
    ...(unit.outfits.standard ? worthLines(unit.outfits.standard, tongue) : []),
    t(tongue, 'battletech.unit.label', { label: `\`${unit.label}\`` }),
    ...(full?.legs === 4 ? [t(tongue, 'battletech.unit.four-legs')] : []),
  ].join('\n');
}

function worthLines(outfit: Outfits['standard'], tongue: Tongue): readonly string[] {
  const value = battleValue(outfit);
  return value ? valueLines(value, outfit.sheet, tongue) : [];
}

/** The MP of infantry, which does not run. */
export function pacesText({ sheet: { walk, full } }: { readonly sheet: RecordSheet }, tongue: Tongue): string {
  const jump = full?.jump ?? 0;
  return t(tongue, jump > 0 ? 'battletech.unit.paces-jump' : 'battletech.unit.paces', { walk, jump });
}

/** MP; jumping only where the sheet has it. */
function gait(sheet: RecordSheet, tongue: Tongue): string {
  const { walk, run, full } = sheet;
  if (isDriven(sheet)) return t(tongue, 'battletech.unit.gait-driven', { motive: motiveOf(sheet), walk, run });
  if (isInfantry({ sheet })) return pacesText({ sheet }, tongue);
  const jump = full?.jump ?? 0;
  return jump > 0
    ? t(tongue, 'battletech.unit.gait-jump', { walk, run, jump })
    : t(tongue, 'battletech.unit.gait', { walk, run });
}

/** Armour and structure by location; of a 'Mech what is behind, and its heat sinks. */
function plateLines(sheet: RecordSheet, tongue: Tongue): readonly string[] {
  const isOne = isMech({ sheet });
  const key = isOne ? 'battletech.unit.armor' : 'battletech.answer.sheet-armor';
  return [
    t(tongue, key, { figures: armorFigures(sheet) }),
    ...(sheet.full ? [structure(sheet, tongue), ...(isOne ? [sinks(sheet.full, tongue)] : [])] : []),
  ];
}

/** How many troopers there are, and what they wear or ride. */
function troopLines(sheet: InfantrySheet | BattleArmourSheet, tongue: Tongue): readonly string[] {
  const { troopers } = sheet;
  const sweepers = sheet.sweepers ? [t(tongue, 'battletech.unit.sweepers', { need: sweeperOf({ sheet }).clears })] : [];
  if (sheet.kind === 'infantry') {
    const line = t(tongue, 'battletech.unit.troopers', { troopers, motive: sheet.motive });
    return [
      line,
      ...(sheet.armored ? [t(tongue, 'battletech.unit.armored')] : []),
      ...(sheet.sneak ? [t(tongue, 'battletech.unit.sneak', { suits: sheet.sneak })] : []),
      ...(sheet.mountain ? [t(tongue, 'battletech.unit.mountain')] : []),
      ...sweepers,
    ];
  }
  return [
    t(tongue, 'battletech.unit.suits', { troopers, weight: sheet.weight }),
    t(tongue, 'battletech.answer.suits', { figures: printedArmor(sheet, 'T1').front }),
    ...sweepers,
  ];
}

/** `5`; missiles by what each deals, `2×6`; what falls with the range, `25/20/10`. */
function damageFigures({ damage, full }: Weapon): string {
  const { cluster, falling } = full ?? {};
  if (cluster) return `${cluster.damage}×${cluster.size}`;
  return falling ? RANGES.map((range) => falling[range]).join('/') : String(damage);
}

/** `CT 26 (5)`: front and, in brackets, rear. */
function armorFigures(sheet: RecordSheet): string {
  const figure = (location: Location): string => {
    const { front, rear } = printedArmor(sheet, location);
    return `${location} ${front}${rear === null ? '' : ` (${rear})`}`;
  };
  return locationsOf({ sheet }).map(figure).join(' · ');
}

const structure = (sheet: StandardSheet, tongue: Tongue): string =>
  t(tongue, 'battletech.unit.structure', {
    figures: locationsOf({ sheet })
      .map((location) => `${location} ${printedStructure(sheet, location)}`)
      .join(' · '),
  });

const sinks = ({ heatSinks: { count, each } }: FullSheet, tongue: Tongue): string =>
  t(tongue, each === 2 ? 'battletech.unit.sinks-double' : 'battletech.unit.sinks', { count, sheds: count * each });

/** `A AC/20 (RT): damage 20, heat 7, range 3/6/9`; missiles by what each deals, a minimum range where there is one. */
export function weaponLine({ id, weapon, location, rear }: Mount, sheet: RecordSheet, tongue: Tongue): string {
  const { short, medium, long } = weapon.ranges;
  const { full } = weapon;
  const damage = damageFigures(weapon);
  const at = rear ? t(tongue, 'battletech.unit.rear', { location }) : location;
  const bare = { letter: id, weapon: weapon.id, location: at, damage, ranges: `${short}/${medium}/${long}` };
  if (full?.arms && sheet.kind === 'infantry') {
    const { troopers } = sheet;
    const most = damageOfTroopers(troopers, full.arms.each);
    return t(tongue, 'battletech.unit.small-arms', { letter: id, damage: most, troopers, ranges: bare.ranges });
  }
  if (!full) return t(tongue, 'battletech.answer.sheet-weapon', bare);
  const does = doesOf({ full });
  const heats = isMech({ sheet }) && (does === null || full.heat > 0);
  const line = does
    ? t(tongue, heats ? 'battletech.unit.does' : 'battletech.unit.cold-does', { ...bare, heat: full.heat, does })
    : t(tongue, heats ? 'battletech.unit.weapon' : 'battletech.unit.cold-weapon', { ...bare, heat: full.heat });
  return full.minimum > 0 ? t(tongue, 'battletech.unit.minimum', { line, minimum: full.minimum }) : line;
}

/** `AC/20 5 (LT), 5 (LT)`, by kind. */
function ammoFigures(ammo: readonly AmmoBin[], tongue: Tongue): string {
  const kinds = [...new Set(ammo.map((bin) => bin.ammo))];
  const figure = ({ full, stowed }: AmmoBin): string => {
    if (!stowed) return String(full);
    const munition =
      stowed.munition === 'standard' ? '' : `, ${nameOf(tongue, 'battletech.munition', stowed.munition)}`;
    return `${full} (${stowed.location}${munition})`;
  };
  return kinds
    .map((kind) => {
      const bins = ammo.filter((bin) => bin.ammo === kind).map(figure);
      return `${nameOf(tongue, 'battletech.weapon', kind)} ${bins.join(' + ')}`;
    })
    .join(' · ');
}

/** Equipment with where it is, and CASE. */
function equipment(full: FullSheet, tongue: Tongue): readonly string[] {
  const things = LOCATIONS.flatMap((location) => {
    const here = (full.slots[location] ?? []).flatMap((slot) => (slot?.holds === 'equipment' ? [slot] : []));
    const items = [...new Map(here.map((slot) => [slot.item, slot.equipment])).values()];
    return items.map((one) => `${nameOf(tongue, 'battletech.equipment', one)} (${location})`);
  });
  const cases = full.case.map((location) => `${nameOf(tongue, 'battletech.equipment', 'case')} (${location})`);
  const figures = [...things, ...cases].join(' · ');
  return figures === '' ? [] : [t(tongue, 'battletech.unit.equipment', { figures })];
}
