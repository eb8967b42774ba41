import { isMech, isStopped } from '../../../../rules/battletech/standard/vehicles.js';
import { cowlFor } from '../../../../rules/battletech/standard/quirks.js';
import { quirkLines } from './quirks.js';
import { vehicleHurts } from './vehicles.js';
import { twistCode } from '../names.js';
import { skillsText } from '../skills.js';
import { nameOf, t } from '../../../../i18n/index.js';
import type { Tongue } from '../../words/index.js';
import {
  layersAt,
  locationsOf,
  slotsAt,
  slotsStoppedAt,
  slotsStruckAt,
} from '../../../../rules/battletech/damage/left.js';
import { isLost } from '../../../../rules/battletech/damage/lost.js';
import { isSecret, unknownOf } from '../../../../rules/battletech/damage/unknown.js';
import { heatEffects } from '../../../../rules/battletech/standard/body-tables.js';
import { sinksDown } from '../../../../rules/battletech/standard/condition.js';
import { ammoAvoid } from '../../../../rules/battletech/standard/heat-phase.js';
import { mascNeed } from '../../../../rules/battletech/standard/masc.js';
import { locationName } from '../../../../rules/battletech/standard/legs.js';
import { burnsOn } from '../../../../rules/battletech/league/burning.js';
import { BONUSES, type Pilot } from '../../../../rules/battletech/standard/pilot.js';
import type { Body, FullSheet, Pod } from '../../../../rules/battletech/standard/types.js';
import type { StandardUnit } from '../../../../rules/battletech/types.js';
import type { Location, MountId } from '../../../../rules/battletech/vocabulary.js';
import { mountedText, thingText } from './words.js';
import type { SeenStandardUnit, SeenUnit } from '../../../../rules/battletech/seen.js';

/** What the standard level marks on a sheet besides armour, as text: pilot, heat, structure, struck slots. */

/** What is hurt of a vehicle, as far as all see it: it stays where it is, its crew or its turret. */
export function vehicleWords({ body, place }: SeenUnit, tongue: Tongue): readonly string[] {
  const crew = body?.crew;
  if (!body || !crew) return [];
  const { elevation = 0 } = place ?? {};
  return [
    ...(elevation > 0 ? [t(tongue, 'battletech.picture.elevation', { n: elevation })] : []),
    ...(isStopped({ body: { ...body, crew } }) ? [t(tongue, 'battletech.picture.immobile')] : []),
    ...(crew.stunned === null ? [] : [t(tongue, 'battletech.picture.stunned')]),
    ...(crew.stuck === null ? [] : [t(tongue, 'battletech.picture.turretStuck')]),
  ];
}

/** How a unit is: `prone`, `shut down`, `unconscious`, `torso left`, `charge at ENF-4R`; nothing for one on its feet and well. */
export function conditions(unit: SeenUnit, tongue: Tongue): readonly string[] {
  const { body } = unit;
  if (!body) return [];
  const {
    aboard,
    prone,
    shutdown,
    pilot,
    twist,
    spots,
    tags = null,
    skidded,
    bogged,
    club,
    charge,
    withdraws,
    doomed,
  } = body;
  const key = charge?.kind === 'charge' ? 'charging' : 'jumpingOn';
  return [
    ...(aboard
      ? [t(tongue, `battletech.picture.${aboard.as === 'swarm' ? 'clings' : 'rides'}`, { target: aboard.unit })]
      : []),
    ...(prone ? [t(tongue, 'battletech.picture.prone')] : []),
    ...(unit.place?.under ? [t(tongue, 'battletech.picture.under')] : []),
    ...(unit.place?.up === undefined ? [] : [t(tongue, 'battletech.picture.floor', { n: unit.place.up })]),
    ...(bogged && bogged === unit.place?.hex ? [t(tongue, 'battletech.picture.bogged')] : []),
    ...(shutdown ? [t(tongue, 'battletech.picture.shutdown')] : []),
    ...vehicleWords(unit, tongue),
    ...(pilot.out === null ? [] : [t(tongue, 'battletech.picture.unconscious')]),
    ...(twist === 0 ? [] : [nameOf(tongue, 'battletech.twist', twistCode(unit, twist))]),
    ...(spots === null ? [] : [t(tongue, 'battletech.picture.spotting', { target: spots })]),
    ...(tags === null ? [] : [t(tongue, 'battletech.picture.tagging', { target: tags })]),
    ...(skidded ? [t(tongue, 'battletech.picture.skidded')] : []),
    ...mascWords(unit, tongue),
    ...(club ? [t(tongue, `battletech.picture.holds-${club}`)] : []),
    ...podWords(unit, tongue),
    ...burnWords(unit, tongue),
    ...destructWords(unit, tongue),
    ...(charge ? [t(tongue, `battletech.picture.${key}`, { target: charge.target })] : []),
    ...(withdraws ? [t(tongue, 'battletech.picture.withdraws')] : []),
    ...(doomed === null ? [] : [t(tongue, 'battletech.picture.doomed')]),
  ];
}

/** A reactor that is set to go off after the physical attacks (CLN-30). */
export const destructWords = ({ body: { destruct } }: SeenStandardUnit, tongue: Tongue): readonly string[] =>
  destruct ? [t(tongue, `battletech.picture.self-destructs${destruct.ejects ? '-ejecting' : ''}`)] : [];

/** What infernos have set on fire, by how long it still burns. */
export function burnWords(unit: SeenStandardUnit, tongue: Tongue): readonly string[] {
  const burns = burnsOn(unit);
  return [...new Set(burns.map(({ turns }) => turns))].map((turns) => {
    const those = burns.filter((one) => one.turns === turns);
    const heat = those.reduce((sum, one) => sum + one.heat, 0);
    return t(tongue, 'battletech.picture.burns', {
      locations: those.map(({ location }) => location).join(', '),
      heat,
      turns,
    });
  });
}

/** Whose Narc pods stick to a unit, and whether they send already (AMB-SEQ-12). */
export function podWords(unit: SeenStandardUnit, tongue: Tongue): readonly string[] {
  const { pods, newPods = [] } = unit.body;
  const told = (one: readonly Pod[], key: 'pods' | 'new-pods'): readonly string[] =>
    one
      .filter((pod, i) => one.findIndex(({ side, location }) => side === pod.side && location === pod.location) === i)
      .map(({ side, location }) =>
        t(tongue, `battletech.picture.${key}`, { side, location: locationName(unit, location) }),
      );
  const fresh = newPods.filter(({ side }) => pods.every((pod) => pod.side !== side));
  return [...told(pods, 'pods'), ...told(fresh, 'new-pods')];
}

/** MASC that is on, or that has not recovered yet. */
export function mascWords(unit: SeenStandardUnit, tongue: Tongue): readonly string[] {
  const { masc } = unit.body;
  if (!masc || (!masc.on && masc.strain === 0)) return [];
  if (masc.on) return [t(tongue, 'battletech.picture.masc-on')];
  const need = mascNeed(unit);
  return need === null
    ? [t(tongue, 'battletech.picture.masc-spent')]
    : [t(tongue, 'battletech.picture.masc-next', { need })];
}

/** Pilot, heat, structure where it is marked, struck slots, jams: a line each, those that have nothing to say or are not known left out. */
export function bodyLines(unit: SeenUnit, tongue: Tongue): readonly string[] {
  if (!unit.body) return [];
  const { body } = unit;
  return [
    ...pilotLines(unit, tongue),
    ...heatLines(unit, tongue),
    ...hurtLines(unit, tongue),
    ...structureLines(unit, tongue),
    ...struckLines(unit, tongue),
    ...cowlWords(unit, tongue),
    ...jamLines(unit, body, tongue),
  ];
}

/** What a reader does not know of a unit: that all of its sheet is secret, or which figures are (C-01, LEA-02). */
export function unseenText(unit: SeenUnit, tongue: Tongue): string {
  if (isSecret(unit)) return t(tongue, 'battletech.picture.secret');
  const figures = unknownOf(unit)
    .map((entry) => (entry === 'pilot' && !isMech(unit) ? 'skills' : entry))
    .map((entry) => t(tongue, `battletech.unseen.${entry}`));
  return t(tongue, 'battletech.picture.unseen', { figures: figures.join(', ') });
}

function pilotLines(unit: SeenStandardUnit, tongue: Tongue): readonly string[] {
  const { gunnery, piloting, hits, ...gifts } = unit.body.pilot;
  if (gunnery === null || piloting === null || hits === null) return [];
  const skills = skillsText(unit.sheet.kind, { gunnery, piloting }, tongue);
  return [
    hits === 0 ? skills : `${skills} · ${t(tongue, 'battletech.picture.wounds', { hits })}`,
    ...giftLines(gifts, tongue),
    ...quirkLines(unit.sheet, 'picture', tongue),
  ];
}

/** What a pilot can do besides their skills (ADV-04, ADV-05). */
function giftLines(
  { talents = [], edge = 0, bonuses = {} }: Pick<Pilot, 'talents' | 'edge' | 'bonuses'>,
  tongue: Tongue,
): readonly string[] {
  const names = talents.map((talent) => t(tongue, `battletech.term.talent-${talent}`)).join(', ');
  return [
    ...(talents.length > 0 ? [t(tongue, 'battletech.picture.talents', { talents: names })] : []),
    ...BONUSES.filter((one) => (bonuses[one] ?? 0) > 0).map((one) =>
      t(tongue, `battletech.picture.bonus-${one}`, { bonus: bonuses[one] ?? 0 }),
    ),
    ...(edge > 0 ? [t(tongue, 'battletech.picture.edge', { left: edge })] : []),
  ];
}

/** What is hurt of a vehicle besides armour and structure. */
function hurtLines(unit: SeenStandardUnit, tongue: Tongue): readonly string[] {
  const figures = unit.glimpsed ? [] : vehicleHurts(unit, tongue);
  return figures.length === 0 ? [] : [t(tongue, 'battletech.picture.marks', { figures: figures.join(' · ') })];
}

/** Heat, of what builds any up (UNI-02). */
function heatLines(unit: SeenStandardUnit, tongue: Tongue): readonly string[] {
  if (!isMech(unit)) return [];
  return unit.glimpsed ? heatAlone(unit.body.heat, tongue) : [heatText(unit, unit.body, unit.sheet.full, tongue)];
}

/** The heat of a unit of which the heat sinks that work are not known. */
const heatAlone = (heat: number | null, tongue: Tongue): readonly string[] =>
  heat === null ? [] : [t(tongue, 'battletech.picture.heat', { heat })];

/** Heat with what it does, and the heat sinks that work. */
function heatText(
  unit: StandardUnit,
  { heat, sinksOff }: Body,
  { heatSinks: { count, each } }: FullSheet,
  tongue: Tongue,
): string {
  const { movementLoss, toHit, shutdownAvoid, sureShutdown } = heatEffects(heat);
  const explosion = ammoAvoid(unit);
  const working = Math.max(0, count - sinksDown(unit) - sinksOff);
  return [
    t(tongue, 'battletech.picture.heat', { heat }),
    ...(movementLoss > 0 ? [t(tongue, 'battletech.picture.heatMp', { n: `−${movementLoss}` })] : []),
    ...(toHit > 0 ? [t(tongue, 'battletech.picture.heatToHit', { n: toHit })] : []),
    ...(shutdownAvoid === null ? [] : [t(tongue, 'battletech.picture.heatShutdown', { n: shutdownAvoid })]),
    ...(sureShutdown ? [t(tongue, 'battletech.picture.heatSure')] : []),
    ...(explosion === null ? [] : [t(tongue, 'battletech.picture.heatAmmo', { n: explosion })]),
    t(tongue, 'battletech.picture.sinks', { working, count, shed: working * each }),
  ].join(' · ');
}

/** `LT 5/12 · CT 7/16`: structure where some is gone; `null`: it is whole, or not known. */
export function structureText(unit: SeenStandardUnit, tongue: Tongue): string | null {
  const figures = locationsOf(unit).flatMap((at) =>
    layersAt(unit, at).flatMap(({ layer, left, of }) =>
      layer === 'structure' && left !== null && left < of ? [`${at} ${left}/${of}`] : [],
    ),
  );
  return figures.length === 0 ? null : t(tongue, 'battletech.picture.structure', { figures: figures.join(' · ') });
}

function structureLines(unit: SeenStandardUnit, tongue: Tongue): readonly string[] {
  const text = structureText(unit, tongue);
  return text === null ? [] : [text];
}

/** `CT engine ×2, gyro · RA hand actuator`, and apart what water has stopped; of a location that is gone there is no need to say it. */
function struckLines(unit: SeenStandardUnit, tongue: Tongue): readonly string[] {
  const told = (key: 'struck' | 'stopped', slotsOf: (at: Location) => readonly number[]): readonly string[] => {
    const hit = locationsOf(unit).filter((at) => slotsOf(at).length > 0 && !isLost(unit, at));
    const figures = hit.map((at) => `${at} ${thingsIn(unit, at, slotsOf(at), tongue)}`).join(' · ');
    return hit.length === 0 ? [] : [t(tongue, `battletech.picture.${key}`, { figures })];
  };
  const stopped = (at: Location): readonly number[] => slotsStoppedAt(unit, at);
  return [
    ...told('struck', (at) => slotsStruckAt(unit, at).filter((slot) => !stopped(at).includes(slot))),
    ...told('stopped', stopped),
  ];
}

function thingsIn(unit: SeenStandardUnit, at: Location, slots: readonly number[], tongue: Tongue): string {
  const names = slots.flatMap((index) => {
    const slot = slotsAt(unit, at)[index];
    return slot ? [thingText(unit, slot, tongue)] : [];
  });
  const count = (name: string): number => names.filter((one) => one === name).length;
  return [...new Set(names)].map((name) => (count(name) > 1 ? `${name} ×${count(name)}` : name)).join(', ');
}

/** What is left of a cowl that was hit. */
export function cowlWords({ sheet, body }: SeenStandardUnit, tongue: Tongue): readonly string[] {
  const { cowl: gone = 0 } = body;
  if (gone === 0) return [];
  const of = cowlFor(sheet.full);
  return [t(tongue, 'battletech.picture.cowl', { left: of - gone, of })];
}

/** Weapons that have jammed, and autocannons that have survived a critical hit. */
function jamLines(
  unit: SeenStandardUnit,
  { jammed, dented = [] }: SeenStandardUnit['body'],
  tongue: Tongue,
): readonly string[] {
  const named = (mounts: readonly MountId[]): string =>
    mounts.map((mount) => mountedText(unit, mount, tongue)).join(', ');
  return [
    ...(jammed.length > 0 ? [t(tongue, 'battletech.picture.jammed', { weapons: named(jammed) })] : []),
    ...(dented.length > 0 ? [t(tongue, 'battletech.picture.dented', { weapons: named(dented) })] : []),
  ];
}
