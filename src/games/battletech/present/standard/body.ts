import { nameOf, t } from '../../../../i18n/index.js';
import type { Locale } from '../../../../i18n/locales.js';
import { heatEffects } from '../../../../rules/battletech/standard/body-tables.js';
import { sinksDown } from '../../../../rules/battletech/standard/condition.js';
import { ammoAvoid } from '../../../../rules/battletech/standard/heat-phase.js';
import { mascNeed } from '../../../../rules/battletech/standard/masc.js';
import type { Body, FullSheet } from '../../../../rules/battletech/standard/types.js';
import { LOCATIONS, type Location, type StandardUnit, type Unit } from '../../../../rules/battletech/types.js';
import { mountedText, thingText } from './words.js';

/** What the standard level marks on a sheet besides armour, as text: pilot, heat, structure, struck slots. */

/** How a unit is: `prone`, `shut down`, `unconscious`, `torso left`, `charge at ENF-4R`; nothing for one on its feet and well. */
export function conditions(unit: Unit, locale: Locale): readonly string[] {
  const { body } = unit;
  if (!body) return [];
  const { prone, shutdown, pilot, twist, spotting, skidded, club, charge, withdraws, doomed } = body;
  const key = charge?.kind === 'charge' ? 'charging' : 'jumpingOn';
  return [
    ...(prone ? [t(locale, 'battletech.picture.prone')] : []),
    ...(shutdown ? [t(locale, 'battletech.picture.shutdown')] : []),
    ...(pilot.out === null ? [] : [t(locale, 'battletech.picture.unconscious')]),
    ...(twist === 0 ? [] : [nameOf(locale, 'battletech.twist', String(twist))]),
    ...(spotting ? [t(locale, 'battletech.picture.spotting')] : []),
    ...(skidded ? [t(locale, 'battletech.picture.skidded')] : []),
    ...mascWords(unit, locale),
    ...(club ? [t(locale, `battletech.picture.holds-${club}`)] : []),
    ...podWords(unit, locale),
    ...(charge ? [t(locale, `battletech.picture.${key}`, { target: charge.target })] : []),
    ...(withdraws ? [t(locale, 'battletech.picture.withdraws')] : []),
    ...(doomed === null ? [] : [t(locale, 'battletech.picture.doomed')]),
  ];
}

/** Whose Narc pods stick to a unit, and whether they send already (AMB-SEQ-12). */
export function podWords(unit: StandardUnit, locale: Locale): readonly string[] {
  const { pods, newPods = [] } = unit.body;
  const fresh = newPods.filter((side) => !pods.includes(side));
  return [
    ...(pods.length > 0 ? [t(locale, 'battletech.picture.pods', { sides: pods })] : []),
    ...(fresh.length > 0 ? [t(locale, 'battletech.picture.new-pods', { sides: fresh })] : []),
  ];
}

/** MASC that is on, or that has not recovered yet. */
export function mascWords(unit: StandardUnit, locale: Locale): readonly string[] {
  const { masc } = unit.body;
  if (!masc || (!masc.on && masc.strain === 0)) return [];
  if (masc.on) return [t(locale, 'battletech.picture.masc-on')];
  const need = mascNeed(unit);
  return need === null
    ? [t(locale, 'battletech.picture.masc-spent')]
    : [t(locale, 'battletech.picture.masc-next', { need })];
}

/** Pilot, heat, structure where it is marked, struck slots, jams: a line each, those that have nothing to say left out. */
export function bodyLines(unit: Unit, locale: Locale): readonly string[] {
  const { body, sheet } = unit;
  if (!body) return [];
  return [
    pilotText(body, locale),
    heatText(unit, body, sheet.full, locale),
    ...structureLines(body, sheet.full, locale),
    ...struckLines(unit, body, sheet.full, locale),
    ...jamLines(unit, body, locale),
  ];
}

function pilotText({ pilot: { gunnery, piloting, hits } }: Body, locale: Locale): string {
  const skills = t(locale, 'battletech.picture.pilot', { gunnery, piloting });
  return hits === 0 ? skills : `${skills} · ${t(locale, 'battletech.picture.wounds', { hits })}`;
}

/** Heat with what it does, and the heat sinks that work. */
function heatText(
  unit: StandardUnit,
  { heat, sinksOff }: Body,
  { heatSinks: { count, each } }: FullSheet,
  locale: Locale,
): string {
  const { movementLoss, toHit, shutdownAvoid, sureShutdown } = heatEffects(heat);
  const explosion = ammoAvoid(unit);
  const working = Math.max(0, count - sinksDown(unit) - sinksOff);
  return [
    t(locale, 'battletech.picture.heat', { heat }),
    ...(movementLoss > 0 ? [t(locale, 'battletech.picture.heatMp', { n: `−${movementLoss}` })] : []),
    ...(toHit > 0 ? [t(locale, 'battletech.picture.heatToHit', { n: toHit })] : []),
    ...(shutdownAvoid === null ? [] : [t(locale, 'battletech.picture.heatShutdown', { n: shutdownAvoid })]),
    ...(sureShutdown ? [t(locale, 'battletech.picture.heatSure')] : []),
    ...(explosion === null ? [] : [t(locale, 'battletech.picture.heatAmmo', { n: explosion })]),
    t(locale, 'battletech.picture.sinks', { working, count, shed: working * each }),
  ].join(' · ');
}

function structureLines({ structure }: Body, full: FullSheet, locale: Locale): readonly string[] {
  const marked = LOCATIONS.filter((at) => structure[at] < full.structure[at]);
  const figures = marked.map((at) => `${at} ${structure[at]}/${full.structure[at]}`).join(' · ');
  return marked.length === 0 ? [] : [t(locale, 'battletech.picture.structure', { figures })];
}

/** `CT engine ×2, gyro · RA hand actuator`; of a location that is gone there is no need to say it. */
function struckLines(unit: StandardUnit, { struck }: Body, full: FullSheet, locale: Locale): readonly string[] {
  const hit = LOCATIONS.filter((at) => struck[at].length > 0 && !unit.lost.includes(at));
  const figures = hit.map((at) => `${at} ${thingsIn(unit, at, struck[at], full, locale)}`).join(' · ');
  return hit.length === 0 ? [] : [t(locale, 'battletech.picture.struck', { figures })];
}

function thingsIn(unit: StandardUnit, at: Location, slots: readonly number[], full: FullSheet, locale: Locale): string {
  const names = slots.flatMap((index) => {
    const slot = full.slots[at][index];
    return slot ? [thingText(unit, slot, locale)] : [];
  });
  const count = (name: string): number => names.filter((one) => one === name).length;
  return [...new Set(names)].map((name) => (count(name) > 1 ? `${name} ×${count(name)}` : name)).join(', ');
}

function jamLines(unit: StandardUnit, { jammed }: Body, locale: Locale): readonly string[] {
  const weapons = jammed.map((mount) => mountedText(unit, mount, locale)).join(', ');
  return weapons === '' ? [] : [t(locale, 'battletech.picture.jammed', { weapons })];
}
