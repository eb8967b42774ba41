import type { SeenUnit } from '../../../../rules/battletech/seen.js';
import { t } from '../../../../i18n/index.js';
import type { Tongue } from '../../words/index.js';
import type { Wound } from '../../../../rules/battletech/standard/damage-steps.js';
import type { BattleTechView } from '../../../../rules/battletech/battletech.js';
import type { Event } from '../../../../rules/battletech/events.js';
import { HIGHEST_TO_HIT } from '../../../../rules/battletech/tables.js';
import { cameOut, chanceText, numberedText, shownNumber, sumText, unitOf } from '../names.js';
import { woundsText } from './damage-steps.js';
import { indented } from './moving.js';
import { whyWounds } from './why-wounds.js';
import { physicalAttackText } from './words.js';

/** Physical attacks in words (SEQ-13, table 7.2.7). */

export type BlowStruck = Extract<Event, { type: 'BlowStruck' }>;

/** `HBK-4G kick (right leg) → ENF-4R 5+ (83 %): 4+4 hit, RL 20 → 10`; what the attacker takes itself below. */
export function physicalLines(struck: BlowStruck, view: BattleTechView, tongue: Tongue): readonly string[] {
  const { unit: id, blow: attack, toHit, why, wounds, recoil } = struck;
  const unit = unitOf(view.game, id);
  const { target } = attack;
  const facts = { unit: id, target, attack: physicalAttackText(unit, attack, tongue) };
  if (why !== null)
    return [t(tongue, 'battletech.full.physical-void', { ...facts, why: t(tongue, `battletech.full.${why}`) })];
  const { number } = toHit;
  const dealt = woundsText(wounds, unitOf(view.game, target), tongue);
  const suffered = recoilLines(unit, recoil, tongue);
  const result = [outcomeText(struck, tongue), ...dealt.marks].join(', ');
  const chance = chanceText(number, tongue);
  const line =
    number === null
      ? t(tongue, 'battletech.full.physical-untold', { ...facts, result })
      : t(tongue, 'battletech.full.physical', { ...facts, number: shownNumber(number), chance, result });
  return indented(line, [...dealt.lines, ...suffered]);
}

/** What the attacker takes itself. */
function recoilLines(unit: SeenUnit, recoil: readonly Wound[], tongue: Tongue): readonly string[] {
  const { marks, lines } = woundsText(recoil, unit, tongue);
  if (marks.length === 0) return lines;
  return [t(tongue, 'battletech.full.recoil', { unit: unit.id, damage: marks.join(', ') }), ...lines];
}

type Collided = Extract<Event, { type: 'Collided' }>;

/** A skid that ends against ground or another unit. */
export function collisionLines(
  { unit: id, into, hit, wounds, recoil }: Collided,
  view: BattleTechView,
  tongue: Tongue,
): readonly string[] {
  const unit = unitOf(view.game, id);
  if (into === null) {
    const { marks, lines } = woundsText(recoil, unit, tongue);
    return indented(t(tongue, 'battletech.full.crash', { unit: id, damage: marks.join(', ') }), lines);
  }
  const { target, toHit, roll } = into;
  const dealt = woundsText(wounds, unitOf(view.game, target), tongue);
  const number = shownNumber(toHit.number);
  const result = [outcomeText({ roll, hit, toHit }, tongue), ...dealt.marks].join(', ');
  const chance = chanceText(toHit.number, tongue);
  const line = t(tongue, 'battletech.full.collision', { unit: id, target, number, chance, result });
  return indented(line, [...dealt.lines, ...recoilLines(unit, recoil, tongue)]);
}

export function whyCollision(
  { unit: id, into, wounds, recoil }: Collided,
  view: BattleTechView,
  tongue: Tongue,
): readonly string[] {
  if (into === null) return [];
  const { target, toHit } = into;
  const unit = unitOf(view.game, id);
  const facts = { unit: id, target, sum: sumText(toHit, tongue), chance: chanceText(toHit.number, tongue) };
  const head = t(tongue, 'battletech.full.why-collision', facts);
  const rolled = [...whyWounds(wounds, unitOf(view.game, target), tongue), ...whyWounds(recoil, unit, tongue)];
  return [[head, ...rolled].reduce((first, next) => t(tongue, 'battletech.report.then', { first, next }))];
}

/** How a roll to hit came out. */
export function outcomeText({ roll, hit, toHit }: Pick<BlowStruck, 'roll' | 'hit' | 'toHit'>, tongue: Tongue): string {
  const { number } = toHit;
  if (number !== null && !roll)
    return t(tongue, number > HIGHEST_TO_HIT ? 'battletech.full.cannot-hit' : 'battletech.full.sure');
  return cameOut(hit, number, roll, tongue);
}

/** What a unit has declared before it is resolved; its target is that of all its physical attacks. */
export function physicalDeclaredText(
  { unit: id, blows: attacks, toHits }: Extract<Event, { type: 'BlowsDeclared' }>,
  view: BattleTechView,
  tongue: Tongue,
): string {
  const [first] = attacks;
  if (!first) return t(tongue, 'battletech.full.no-physical', { unit: id });
  const unit = unitOf(view.game, id);
  const told = attacks.map((attack, i) =>
    numberedText(physicalAttackText(unit, attack, tongue), toHits[i]?.number ?? null, tongue),
  );
  return t(tongue, 'battletech.full.physical-declared', { unit: id, target: first.target, attacks: told.join(', ') });
}

export function whyPhysical(
  { unit: id, blow: attack, toHit, wounds, recoil, why }: BlowStruck,
  view: BattleTechView,
  tongue: Tongue,
): readonly string[] {
  if (why !== null) return [];
  const unit = unitOf(view.game, id);
  const { target } = attack;
  const head = t(tongue, 'battletech.full.why-physical', {
    unit: id,
    attack: physicalAttackText(unit, attack, tongue),
    target,
    sum: sumText(toHit, tongue),
    chance: chanceText(toHit.number, tongue),
  });
  const rolled = [...whyWounds(wounds, unitOf(view.game, target), tongue), ...whyWounds(recoil, unit, tongue)];
  return [[head, ...rolled].reduce((first, next) => t(tongue, 'battletech.report.then', { first, next }))];
}
