import type { UnitId } from '../../kernel/ids.js';
import type { RecordSheet } from '../record-sheet.js';
import type { GlimpsedQuickStartUnit, GlimpsedStandardUnit, SeenUnit } from '../seen.js';
import { REGULAR } from '../standard/fresh.js';
import type { Body, Doom } from '../standard/types.js';
import type { QuickStartUnit, StandardUnit } from '../types.js';
import { eachOf } from '../units.js';
import type { Location } from '../vocabulary.js';
import { isLost } from './lost.js';

/** What stands on the sheet of a unit that a viewer does not see: hidden from them, and supposed where rules have to reckon with it. */

/** What on a sheet can be known without the rest. */
export type Figure = 'armor' | 'structure' | 'ammo' | 'heat' | 'pilot';
type Figures = readonly Figure[];

/** Whether a figure of a unit's sheet is known. */
export type IsKnown = (unit: UnitId | null, figure: Figure) => boolean;

/** What stands on a sheet, as it is told apart where some of it is not known: slots that are struck go with the structure. */
export type Entry = Figure | 'struck';

/** What of a unit's sheet is not known. */
export function unknownOf({ armor, ammo, body }: SeenUnit): readonly Entry[] {
  const hidden = (entry: Entry, isHidden: boolean): readonly Entry[] => (isHidden ? [entry] : []);
  return [
    ...hidden('armor', armor === null),
    ...hidden('structure', body?.structure === null),
    ...hidden('struck', body?.struck === null),
    ...hidden(
      'ammo',
      ammo.some(({ left }) => left === null),
    ),
    ...hidden('heat', body?.heat === null),
    ...hidden('pilot', body?.pilot.gunnery === null),
  ];
}

/** Whether of a unit's sheet no figure is known. */
export const isSecret = ({ armor, ammo, body }: SeenUnit): boolean =>
  armor === null &&
  ammo.every(({ left }) => left === null) &&
  (!body || (body.structure === null && body.heat === null && body.pilot.gunnery === null));

/** What of its sheet tells why a unit is out; all see a head or a torso that is gone, and who has no room. */
const SHOWS: Readonly<Record<Doom, Figure | null>> = {
  head: null,
  'centre-torso': null,
  engine: 'structure',
  cockpit: 'structure',
  pilot: 'pilot',
  'no-room': null,
  ejected: null,
  reactor: null,
  hull: null,
  crew: 'structure',
  fuel: 'structure',
  ammunition: 'structure',
  turret: null,
  troopers: null,
  sunk: null,
  rotor: null,
};

/** Why a unit is out; `null` where it is not seen. */
export function doomTold(why: Doom | null, on: (figure: Figure) => boolean): Doom | null {
  const figure = why && SHOWS[why];
  return figure === null || on(figure) ? why : null;
}

/** A figure, where it is known. */
const where = <T>(known: Figures, figure: Figure, value: T): T | null => (known.includes(figure) ? value : null);

/** A unit of the quick-start level as those see it who know only some figures of its sheet. */
export const glimpse = (unit: QuickStartUnit, known: Figures): GlimpsedQuickStartUnit => ({
  ...unit,
  glimpsed: true,
  armor: where(known, 'armor', unit.armor),
  rearArmor: where(known, 'armor', unit.rearArmor),
  ammo: unit.ammo.map((bin) => ({ ...bin, left: where(known, 'ammo', bin.left) })),
});

/** The same of the standard level; what somebody does before everybody's eyes is seen. */
export function glimpseBody(unit: StandardUnit, known: Figures): GlimpsedStandardUnit {
  const { boxes, stopped, shorted, dented, cowl, rolledFor: _, ...rest } = unit.body;
  const { pilot, structure, struck, due, heat, built, damage, doomed } = rest;
  return {
    ...unit,
    glimpsed: true,
    armor: where(known, 'armor', unit.armor),
    rearArmor: where(known, 'armor', unit.rearArmor),
    ammo: unit.ammo.map((bin) => ({ ...bin, left: where(known, 'ammo', bin.left) })),
    body: {
      ...rest,
      ...(boxes && known.includes('armor') && known.includes('structure') ? { boxes } : {}),
      ...(stopped && known.includes('structure') ? { stopped } : {}),
      ...(shorted && known.includes('structure') ? { shorted } : {}),
      ...(dented && known.includes('structure') ? { dented } : {}),
      ...(cowl !== undefined && known.includes('armor') ? { cowl } : {}),
      pilot: known.includes('pilot') ? pilot : { gunnery: null, piloting: null, hits: null, out: pilot.out },
      structure: where(known, 'structure', structure),
      struck: where(known, 'structure', struck),
      due: where(known, 'structure', due),
      heat: where(known, 'heat', heat),
      built: where(known, 'heat', built),
      damage: where(known, 'structure', damage),
      doomed: doomed && (doomTold(doomed, (figure) => known.includes(figure)) ?? 'unknown'),
    },
  };
}

/** A unit with what is not known of it as printed on its sheet. */
export function suppose({ glimpsed: _, ...unit }: GlimpsedQuickStartUnit): QuickStartUnit {
  return { ...unit, ...plates(unit), ammo: unit.ammo.map((bin) => ({ ...bin, left: bin.left ?? bin.full })) };
}

/** The same of the standard level, with a regular pilot. */
export function supposeBody({ glimpsed: _, ...unit }: GlimpsedStandardUnit): StandardUnit {
  return {
    ...unit,
    ...plates(unit),
    ammo: unit.ammo.map((bin) => ({ ...bin, left: bin.left ?? bin.full })),
    body: bodyOf(unit),
  };
}

type Plated = Pick<GlimpsedQuickStartUnit, 'armor' | 'rearArmor' | 'lost'> & { readonly sheet: RecordSheet };

/** Armour as printed, where the location is not gone. */
function plates(unit: Plated): Pick<QuickStartUnit, 'armor' | 'rearArmor'> {
  const { armor, rearArmor } = unit.sheet;
  const there = (location: Location, points: number): number => (isLost(unit, location) ? 0 : points);
  return {
    armor: unit.armor ?? eachOf(armor, there),
    rearArmor: unit.rearArmor ?? eachOf(rearArmor, there),
  };
}

function bodyOf({ body, lost, sheet: { full } }: Omit<GlimpsedStandardUnit, 'glimpsed'>): Body {
  const { gunnery, piloting, hits, ...other } = body.pilot;
  const { structure, struck, due, heat, built, damage, doomed } = body;
  return {
    ...body,
    pilot: {
      gunnery: gunnery ?? REGULAR.gunnery,
      piloting: piloting ?? REGULAR.piloting,
      hits: hits ?? REGULAR.hits,
      ...other,
    },
    structure: structure ?? eachOf(full.structure, (location, points) => (isLost({ lost }, location) ? 0 : points)),
    struck: struck ?? eachOf(full.structure, () => []),
    due: due ?? [],
    heat: heat ?? 0,
    built: built ?? [],
    damage: damage ?? 0,
    doomed: doomed === 'unknown' ? 'centre-torso' : doomed,
  };
}
