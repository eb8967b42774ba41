import { nameOf, t } from '../../../i18n/index.js';
import type { Locale } from '../../../i18n/locales.js';
import type { StockUnit } from '../library/unit.js';
import {
  LOCATIONS,
  REAR_LOCATIONS,
  type AmmoBin,
  type FullSheet,
  type Location,
  type Mount,
  type RecordSheet,
} from '../../../rules/battletech/types.js';

/** A unit of the library in words: its record sheet before any match. */

/** The sheet in full: MP, armour, structure, weapons, ammunition, equipment, and what the catalogue knows of it. */
export function unitText(unit: StockUnit, locale: Locale): string {
  const { sheet, ammo } = unit.outfits.standard ?? unit;
  const { full } = sheet;
  return [
    t(locale, 'battletech.unit.head', { chassis: sheet.chassis, model: sheet.model, tons: sheet.tons }),
    ...(full ? [t(locale, 'battletech.unit.origin', { tech: full.tech, year: String(full.year) })] : []),
    gait(sheet, locale),
    t(locale, 'battletech.unit.armor', { figures: armorFigures(sheet) }),
    ...(full ? [structure(full, locale), sinks(full, locale)] : []),
    ...sheet.mounts.map((mount) => `- ${weaponLine(mount, locale)}`),
    ...(ammo.length > 0 ? [t(locale, 'battletech.unit.ammo', { figures: ammoFigures(ammo, locale) })] : []),
    ...(full ? equipment(full, locale) : []),
    t(locale, 'battletech.unit.label', { label: `\`${unit.label}\`` }),
    ...(full?.legs === 4 ? [t(locale, 'battletech.unit.four-legs')] : []),
  ].join('\n');
}

/** MP; jumping only where the sheet has it. */
const gait = ({ walk, run, full }: RecordSheet, locale: Locale): string =>
  full && full.jump > 0
    ? t(locale, 'battletech.unit.gait-jump', { walk, run, jump: full.jump })
    : t(locale, 'battletech.unit.gait', { walk, run });

/** `CT 26 (5)`: front and, in brackets, rear. */
function armorFigures({ armor, rearArmor }: RecordSheet): string {
  const figure = (location: Location): string => {
    const rear = REAR_LOCATIONS.find((one) => one === location);
    return `${location} ${armor[location]}${rear ? ` (${rearArmor[rear]})` : ''}`;
  };
  return LOCATIONS.map(figure).join(' · ');
}

const structure = (full: FullSheet, locale: Locale): string =>
  t(locale, 'battletech.unit.structure', {
    figures: LOCATIONS.map((location) => `${location} ${full.structure[location]}`).join(' · '),
  });

const sinks = ({ heatSinks: { count, each } }: FullSheet, locale: Locale): string =>
  t(locale, each === 2 ? 'battletech.unit.sinks-double' : 'battletech.unit.sinks', { count, sheds: count * each });

/** `A AC/20 (RT): damage 20, heat 7, range 3/6/9`; missiles by what each deals, a minimum range where there is one. */
export function weaponLine({ id, weapon, location, rear }: Mount, locale: Locale): string {
  const { short, medium, long } = weapon.ranges;
  const { full } = weapon;
  const damage = full?.cluster ? `${full.cluster.damage}×${full.cluster.size}` : String(weapon.damage);
  const at = rear ? t(locale, 'battletech.unit.rear', { location }) : location;
  const bare = { letter: id, weapon: weapon.id, location: at, damage, ranges: `${short}/${medium}/${long}` };
  if (!full) return t(locale, 'battletech.answer.sheet-weapon', bare);
  const line = t(locale, 'battletech.unit.weapon', { ...bare, heat: full.heat });
  return full.minimum > 0 ? t(locale, 'battletech.unit.minimum', { line, minimum: full.minimum }) : line;
}

/** `AC/20 5 (LT), 5 (LT)`, by kind. */
function ammoFigures(ammo: readonly AmmoBin[], locale: Locale): string {
  const kinds = [...new Set(ammo.map((bin) => bin.ammo))];
  const figure = ({ full, stowed }: AmmoBin): string => {
    if (!stowed) return String(full);
    const munition =
      stowed.munition === 'standard' ? '' : `, ${nameOf(locale, 'battletech.munition', stowed.munition)}`;
    return `${full} (${stowed.location}${munition})`;
  };
  return kinds
    .map((kind) => {
      const bins = ammo.filter((bin) => bin.ammo === kind).map(figure);
      return `${nameOf(locale, 'battletech.weapon', kind)} ${bins.join(' + ')}`;
    })
    .join(' · ');
}

/** Equipment with where it is, and CASE. */
function equipment(full: FullSheet, locale: Locale): readonly string[] {
  const things = LOCATIONS.flatMap((location) => {
    const here = full.slots[location].flatMap((slot) => (slot?.holds === 'equipment' ? [slot] : []));
    const items = [...new Map(here.map((slot) => [slot.item, slot.equipment])).values()];
    return items.map((one) => `${nameOf(locale, 'battletech.equipment', one)} (${location})`);
  });
  const cases = full.case.map((location) => `${nameOf(locale, 'battletech.equipment', 'case')} (${location})`);
  const figures = [...things, ...cases].join(' · ');
  return figures === '' ? [] : [t(locale, 'battletech.unit.equipment', { figures })];
}
