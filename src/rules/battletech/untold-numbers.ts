import type { UnitId } from '../kernel/ids.js';
import type { Figure, IsKnown } from './damage/unknown.js';
import type { FullTermReason, Numbered, Told, ToldTerm } from './standard/terms.js';

/** Numbers as they are told to who does not see the sheet of whom they are about (C-01). */

/** What of a sheet a shot's number rests on, and that of a piloting roll or a physical attack. */
export const SHOOTING: readonly Figure[] = ['pilot', 'heat', 'structure'];
export const STEERING: readonly Figure[] = ['pilot', 'structure'];

/** Terms that stand on a sheet; all others everybody sees on the table. */
const ON_SHEETS: Readonly<Partial<Record<FullTermReason, Figure>>> = {
  gunnery: 'pilot',
  piloting: 'pilot',
  driving: 'pilot',
  'talent-marksman': 'pilot',
  'talent-moving-gunner': 'pilot',
  'talent-artillerist': 'pilot',
  'talent-juggler': 'pilot',
  'talent-brawler': 'pilot',
  'talent-surefooted': 'pilot',
  'talent-cool-headed': 'pilot',
  'talent-iron-willed': 'pilot',
  'bonus-physical': 'pilot',
  'motive-hit': 'structure',
  'driver-hit': 'structure',
  'pilot-hit': 'structure',
  'copilot-hit': 'structure',
  'flight-stabiliser': 'structure',
  'commander-hit': 'structure',
  'small-cockpit': 'structure',
  'industrial-tsm': 'structure',
  heat: 'heat',
  'sensors-hit': 'structure',
  'targeting-computer': 'structure',
  'shoulder-hit': 'structure',
  'upper-arm-hit': 'structure',
  'lower-arm-hit': 'structure',
  'hand-hit': 'structure',
  claw: 'structure',
  'upper-leg-hit': 'structure',
  'lower-leg-hit': 'structure',
  'foot-hit': 'structure',
  'leg-actuator-hit': 'structure',
  'hip-hit': 'structure',
  'eject-head': 'structure',
  'gyro-hit': 'structure',
  'gyro-gone': 'structure',
};

/** Skills that every pilot has. */
const SKILLS: readonly FullTermReason[] = ['gunnery', 'piloting', 'driving'];

/** A number of a unit; unless all that it rests on is known, without it and the terms that are not. */
export function weighed<N extends Numbered>(
  told: Told<N>,
  unit: UnitId,
  rests: readonly Figure[],
  against: UnitId | null,
  isKnown: IsKnown,
): Told<N> {
  if ([...rests, 'pilot' as const].every((figure) => isKnown(unit, figure)) && isKnown(against, 'pilot')) return told;
  return { ...told, number: null, terms: termsTold(told.terms, unit, against, isKnown) };
}

/** The terms of a number without what stands on a sheet that is not known. */
export const termsTold = (
  terms: readonly ToldTerm[],
  unit: UnitId,
  against: UnitId | null,
  isKnown: IsKnown,
): readonly ToldTerm[] =>
  terms.flatMap((term) => {
    if (term.reason === 'piloting-difference') return isKnown(unit, 'pilot') && isKnown(against, 'pilot') ? [term] : [];
    const figure = ON_SHEETS[term.reason];
    if (figure === undefined || isKnown(unit, figure)) return [term];
    // Everybody has a skill; that something is hit, or somebody gifted, would be news.
    return SKILLS.includes(term.reason) ? [{ ...term, value: null }] : [];
  });

/** A piloting roll as it is told. */
export function steering<R extends Numbered & { readonly roll: unknown }>(
  roll: Told<R>,
  unit: UnitId,
  isKnown: IsKnown,
): Told<R> {
  const told = weighed(roll, unit, STEERING, null, isKnown);
  return { ...told, roll: facesOf(told, told.roll) };
}

/** The faces of a roll where its number is known. */
export const facesOf = <R>({ number }: { readonly number: number | null }, roll: R): R | null =>
  number === null ? null : roll;
