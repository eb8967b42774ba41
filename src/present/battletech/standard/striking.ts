import { t } from '../../../i18n/index.js';
import type { Locale } from '../../../i18n/locales.js';
import type { Wound } from '../../../rules/battletech/standard/harm.js';
import type { BattleTechView, Event, Unit } from '../../../rules/battletech/types.js';
import { HIGHEST_TO_HIT } from '../../../rules/battletech/tables.js';
import { chanceText, shownNumber, sumText, unitOf } from '../names.js';
import { woundsText } from './harm.js';
import { indented } from './moving.js';
import { whyWounds } from './why-wounds.js';
import { blowText, diceText } from './words.js';

/** Physical attacks in words (SEQ-13, table 7.2.7). */

export type BlowStruck = Extract<Event, { type: 'BlowStruck' }>;

/** `HBK-4G kick (right leg) → ENF-4R 5+ (83 %): 4+4 hit, RL 20 → 10`; what the attacker takes itself below. */
export function blowLines(struck: BlowStruck, view: BattleTechView, locale: Locale): readonly string[] {
  const { unit: id, blow, toHit, why, wounds, recoil } = struck;
  const unit = unitOf(view.game, id);
  const { target } = blow;
  const facts = { unit: id, target, blow: blowText(unit, blow, locale) };
  if (why !== null)
    return [t(locale, 'battletech.full.blow-void', { ...facts, why: t(locale, `battletech.full.${why}`) })];
  const number = shownNumber(toHit.number);
  const dealt = woundsText(wounds, unitOf(view.game, target), locale);
  const suffered = recoilLines(unit, recoil, locale);
  const result = [outcomeText(struck, locale), ...dealt.marks].join(', ');
  const line = t(locale, 'battletech.full.blow', { ...facts, number, chance: chanceText(number, locale), result });
  return indented(line, [...dealt.lines, ...suffered]);
}

/** What the attacker takes itself. */
function recoilLines(unit: Unit, recoil: readonly Wound[], locale: Locale): readonly string[] {
  const { marks, lines } = woundsText(recoil, unit, locale);
  if (marks.length === 0) return lines;
  return [t(locale, 'battletech.full.recoil', { unit: unit.id, damage: marks.join(', ') }), ...lines];
}

type Collided = Extract<Event, { type: 'Collided' }>;

/** A skid that ends against ground or another unit. */
export function collisionLines(
  { unit: id, into, hit, wounds, recoil }: Collided,
  view: BattleTechView,
  locale: Locale,
): readonly string[] {
  const unit = unitOf(view.game, id);
  if (into === null) {
    const { marks, lines } = woundsText(recoil, unit, locale);
    return indented(t(locale, 'battletech.full.crash', { unit: id, damage: marks.join(', ') }), lines);
  }
  const { target, toHit, roll } = into;
  const dealt = woundsText(wounds, unitOf(view.game, target), locale);
  const { number } = toHit;
  const result = [outcomeText({ roll, hit, toHit }, locale), ...dealt.marks].join(', ');
  const chance = chanceText(number, locale);
  const line = t(locale, 'battletech.full.collision', { unit: id, target, number, chance, result });
  return indented(line, [...dealt.lines, ...recoilLines(unit, recoil, locale)]);
}

export function whyCollision(
  { unit: id, into, wounds, recoil }: Collided,
  view: BattleTechView,
  locale: Locale,
): readonly string[] {
  if (into === null) return [];
  const { target, toHit } = into;
  const unit = unitOf(view.game, id);
  const facts = { unit: id, target, sum: sumText(toHit, locale), chance: chanceText(toHit.number, locale) };
  const head = t(locale, 'battletech.full.why-collision', facts);
  const rolled = [...whyWounds(wounds, unitOf(view.game, target), locale), ...whyWounds(recoil, unit, locale)];
  return [[head, ...rolled].reduce((first, next) => t(locale, 'battletech.report.then', { first, next }))];
}

function outcomeText({ roll, hit, toHit }: Pick<BlowStruck, 'roll' | 'hit' | 'toHit'>, locale: Locale): string {
  const dice = diceText(roll);
  if (!roll) return t(locale, toHit.number > HIGHEST_TO_HIT ? 'battletech.full.cannot-hit' : 'battletech.full.sure');
  return hit ? t(locale, 'battletech.full.hit', { dice }) : t(locale, 'battletech.report.miss', { dice });
}

/** What a unit has declared before it is resolved; its target is that of all its blows. */
export function blowsDeclaredText(
  { unit: id, blows, toHits }: Extract<Event, { type: 'BlowsDeclared' }>,
  view: BattleTechView,
  locale: Locale,
): string {
  const [first] = blows;
  if (!first) return t(locale, 'battletech.full.no-blow', { unit: id });
  const unit = unitOf(view.game, id);
  const told = blows.map((blow, i) => {
    const number = toHits[i]?.number ?? HIGHEST_TO_HIT + 1;
    return t(locale, 'battletech.full.blow-number', {
      blow: blowText(unit, blow, locale),
      number: shownNumber(number),
      chance: chanceText(number, locale),
    });
  });
  return t(locale, 'battletech.full.blow-declared', { unit: id, target: first.target, blows: told.join(', ') });
}

export function whyBlow(
  { unit: id, blow, toHit, wounds, recoil, why }: BlowStruck,
  view: BattleTechView,
  locale: Locale,
): readonly string[] {
  if (why !== null) return [];
  const unit = unitOf(view.game, id);
  const { target } = blow;
  const head = t(locale, 'battletech.full.why-blow', {
    unit: id,
    blow: blowText(unit, blow, locale),
    target,
    sum: sumText(toHit, locale),
    chance: chanceText(toHit.number, locale),
  });
  const rolled = [...whyWounds(wounds, unitOf(view.game, target), locale), ...whyWounds(recoil, unit, locale)];
  return [[head, ...rolled].reduce((first, next) => t(locale, 'battletech.report.then', { first, next }))];
}
