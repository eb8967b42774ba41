import type { SeenUnit } from '../../../../rules/battletech/seen.js';
import { t } from '../../../../i18n/index.js';
import type { Tongue } from '../../words/index.js';
import { FACING_NAMES } from '../../../../rules/geometry/hex/facing.js';
import type { BattleTechView } from '../../../../rules/battletech/battletech.js';
import type { Event } from '../../../../rules/battletech/events.js';
import type { PilotingRoll, Told } from '../../../../rules/battletech/standard/terms.js';
import { chanceText, diceFor, needsText, shownNumber, sumText, unitOf } from '../names.js';
import { damageStepsText, woundsText } from './damage-steps.js';
import { whyDamage, whyWounds } from './why-wounds.js';
import { diceText } from './words.js';

/** Piloting rolls, falls, skids and displacements in words (tables 7.2.2, 7.2.3). */

type Of<Type extends Event['type']> = Extract<Event, { type: Type }>;

export function pilotingText(
  mover: SeenUnit,
  { cause, number, roll, success }: Told<PilotingRoll>,
  tongue: Tongue,
): string {
  const unit = mover.id;
  const steering = mover.sheet.kind;
  if (number !== null && !roll) return t(tongue, 'battletech.full.piloting-hopeless', { unit, steering, cause });
  const key = success ? 'battletech.full.piloting' : 'battletech.full.piloting-failed';
  const facts = { unit, steering, cause: cause ?? 'unknown' };
  if (number === null) return t(tongue, `${key}-untold`, facts);
  return t(tongue, key, { ...facts, number: shownNumber(number), dice: diceFor(number, roll) });
}

/** The terms of a piloting roll. */
export const whyPiloting = ({ id: unit, sheet }: SeenUnit, roll: Told<PilotingRoll>, tongue: Tongue): string =>
  t(tongue, 'battletech.full.why-piloting', {
    unit,
    steering: sheet.kind,
    cause: roll.cause ?? 'unknown',
    sum: sumText(roll, tongue),
    chance: chanceText(roll.number, tongue),
  });

/** A fall with its damage, and what it did to the pilot. */
export function fellLines(fell: Of<'Fell'>, view: BattleTechView, tongue: Tongue): readonly string[] {
  const { unit: id, levels, facing, side, damage, wounds, harm: steps } = fell;
  const unit = unitOf(view.game, id);
  const facts = { unit: id, side, facing: FACING_NAMES[facing], damage };
  const head =
    levels > 0
      ? t(tongue, 'battletech.full.fell-from', { ...facts, levels })
      : t(tongue, 'battletech.full.fell', facts);
  const told = woundsText(wounds, unit, tongue);
  return indented([head, ...told.marks].join(', '), [...told.lines, ...damageStepsText(steps, unit, tongue).lines]);
}

export function whyFell(
  { unit: id, direction, wounds, pilot, harm: steps }: Of<'Fell'>,
  view: BattleTechView,
  tongue: Tongue,
): readonly string[] {
  const unit = unitOf(view.game, id);
  const head = direction
    ? t(tongue, 'battletech.full.why-fall', { unit: id, dice: diceText(direction) })
    : t(tongue, 'battletech.full.why-fall-sure', { unit: id });
  const dice = [head, ...whyWounds(wounds, unit, tongue), ...whyDamage(steps, unit, tongue)];
  const spared = whyPiloting(unit, pilot, tongue);
  return [
    dice.reduce((first, next) => t(tongue, 'battletech.report.then', { first, next })),
    pilot.roll ? t(tongue, 'battletech.full.why-rolled', { line: spared, dice: diceText(pilot.roll) }) : spared,
  ];
}

/** A VTOL that has come down, or sunk and is still in the air. */
export const landingText = ({ unit, place: { hex, elevation } }: Of<'Landed'>, tongue: Tongue): string =>
  elevation === undefined
    ? t(tongue, 'battletech.full.landed', { unit, hex })
    : t(tongue, 'battletech.full.sinks', { unit, hex, elevation });

/** A vehicle that has come down: from how high, on which side, what it took. */
export function crashLines(
  { unit: id, hex, levels, side, damage, wounds }: Of<'Crashed'>,
  view: BattleTechView,
  tongue: Tongue,
): readonly string[] {
  const head = t(tongue, 'battletech.full.crashed', { unit: id, hex, levels, side, damage });
  const { marks, lines } = woundsText(wounds, unitOf(view.game, id), tongue);
  return indented([head, ...marks].join(', '), lines);
}

/** A slide after a fall: how far, its damage. */
export function skidLines(
  { unit: id, path, damage, wounds }: Of<'Skidded'>,
  view: BattleTechView,
  tongue: Tongue,
): readonly string[] {
  const last = path.at(-1);
  const head = last
    ? damage > 0
      ? t(tongue, 'battletech.full.skidded', { unit: id, hexes: path.length, hex: last.hex, damage })
      : t(tongue, 'battletech.full.slid', { unit: id, hexes: path.length, hex: last.hex })
    : t(tongue, 'battletech.full.skid-stopped', { unit: id });
  const { marks, lines } = woundsText(wounds, unitOf(view.game, id), tongue);
  return indented([head, ...marks].join(', '), lines);
}

/** MASC is switched on: the roll, and what it did to the legs. */
export function mascLines(
  { unit: id, avoidance: { need, roll, avoided }, harm: steps }: Of<'MascSwitched'>,
  view: BattleTechView,
  tongue: Tongue,
): readonly string[] {
  const facts = { unit: id, need: need ?? 0, dice: diceText(roll) };
  if (avoided) return [t(tongue, 'battletech.full.masc', facts)];
  const head = t(tongue, roll ? 'battletech.full.masc-fails' : 'battletech.full.masc-hopeless', facts);
  return indented(head, damageStepsText(steps, unitOf(view.game, id), tongue).lines);
}

/** The number of MASC, and the dice for each slot that it struck. */
export function whyMasc(
  { unit: id, strain, avoidance: { need }, harm: steps }: Of<'MascSwitched'>,
  view: BattleTechView,
  tongue: Tongue,
): string {
  const chance = need === null ? t(tongue, 'battletech.full.why-masc-none') : needsText(need, tongue);
  const head = t(tongue, 'battletech.full.why-masc', { unit: id, n: strain, chance });
  return [head, ...whyDamage(steps, unitOf(view.game, id), tongue)].reduce((first, next) =>
    t(tongue, 'battletech.report.then', { first, next }),
  );
}

/** A line with those that belong to it below. */
export const indented = (line: string, below: readonly string[]): readonly string[] => [
  line,
  ...below.map((one) => `- ${one}`),
];

/** A charge or a death from above as it is declared with the move. */
export const chargeText = ({ unit, charge: { kind, target, hexes } }: Of<'ChargeDeclared'>, tongue: Tongue): string =>
  kind === 'charge'
    ? t(tongue, 'battletech.full.charge', { unit, target, hexes })
    : t(tongue, 'battletech.full.death-from-above', { unit, target });

/** A pilot ejects: the roll, and what the landing did to them. */
export function ejectedLines(
  { unit: id, roll: { number, roll, success }, harm }: Of<'Ejected'>,
  view: BattleTechView,
  tongue: Tongue,
): readonly string[] {
  const facts = { unit: id, number: shownNumber(number), dice: diceFor(number, roll) };
  if (success) return [t(tongue, 'battletech.full.ejected', facts)];
  return indented(
    t(tongue, 'battletech.full.ejected-hurt', facts),
    // That they have left is said already.
    damageStepsText(
      harm.filter((step) => step.harm !== 'doomed' || step.why !== 'ejected'),
      unitOf(view.game, id),
      tongue,
    ).lines,
  );
}
