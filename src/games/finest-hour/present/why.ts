import { nameOf, t } from '../../../i18n/index.js';
import { has, weaponOf } from '../../../rules/finest-hour/aircraft.js';
import type { Event } from '../../../rules/finest-hour/events.js';
import { distance } from '../../../rules/finest-hour/measuring.js';
import type { Roll } from '../../../rules/kernel/dice.js';
import type { Tongue } from '../words/index.js';
import { facesText, weaponText } from './names.js';
import { who, type Of, type Telling } from './telling.js';

/** The terms behind the numbers, for those who ask why: each die against what it had to be. */

export function whyLines(event: Event, telling: Telling): readonly string[] {
  switch (event.type) {
    case 'Fired':
      return [firedTerms(event, telling)];
    case 'Damaged':
      return [damageTerms(event, telling)];
    case 'Tested':
      return [testTerms(event, event.test, telling)];
    case 'FastMoveTested':
      return [testTerms(event, 'fast-move', telling)];
    case 'Rallied':
      return [testTerms(event, 'rally', telling)];
    case 'Bombed':
      return [bombingTerms(event, telling)];
    case 'Focused':
      return event.roll ? [focusTerms(event, event.roll, telling)] : [];
    default:
      return [];
  }
}

/** Each die with REP, and what a score of 8 or 9 that missed met with (TFH-20, TFH-21). */
function firedTerms({ unit, target, weapon, roll, rep, misses }: Of<'Fired'>, telling: Telling): string {
  const { tongue } = telling;
  const [one, other] = [who(telling, unit), who(telling, target)];
  const dice = roll.faces.map((face, i) => {
    const score = face + rep;
    const reason = misses[i] ?? null;
    const result = reason
      ? t(tongue, 'finest-hour.why.miss-because', { reason: nameOf(tongue, 'finest-hour.miss', reason) })
      : t(tongue, score >= LEAST ? 'finest-hour.why.hit' : 'finest-hour.why.miss');
    return t(tongue, 'finest-hour.why.die', { face, rep, score, result });
  });
  return [
    t(tongue, 'finest-hour.why.fired', {
      unit,
      target,
      weapon: weaponText(one, weapon, tongue),
      far: distance(one.at, other.at),
      dice: dice.join(' · '),
    }),
    ...(rep < one.rep ? [t(tongue, 'finest-hour.why.weaker')] : []),
    ...(has(one, 'ace') ? [t(tongue, 'finest-hour.why.ace')] : []),
  ].join(' ');
}
/** A score below this misses by itself. */
const LEAST = 8;

/** Each hit's dice against the impact of what hit (TFH-23, TFH-43, TFH-44, AMB-TFH-10). */
function damageTerms({ unit, hits }: Of<'Damaged'>, telling: Telling): string {
  const { tongue } = telling;
  const one = who(telling, unit);
  const said = hits.map(({ by, weapon: id, roll, harm }) => {
    const shooter = who(telling, by);
    const impact = weaponOf(shooter, id)?.impact ?? 0;
    return t(tongue, 'finest-hour.why.harm', {
      weapon: weaponText(shooter, id, tongue),
      rolled: facesText(roll),
      impact,
      harm,
    });
  });
  const [robust, fragile] = [has(one, 'robust'), has(one, 'fragile')];
  return [
    t(tongue, 'finest-hour.why.damaged', { unit, hits: said.join(' · ') }),
    ...(robust && !fragile ? [t(tongue, 'finest-hour.why.robust')] : []),
    ...(fragile && !robust ? [t(tongue, 'finest-hour.why.fragile')] : []),
    ...(hits.length > 1 ? [t(tongue, 'finest-hour.why.worst')] : []),
  ].join(' ');
}

/** `3 ≤ 4, 5 > 4` */
const comparedText = ({ faces }: Roll, rep: number, tongue: Tongue): string =>
  faces
    .map((face) => t(tongue, face <= rep ? 'finest-hour.why.passes' : 'finest-hour.why.fails', { face, rep }))
    .join(', ');

/** A test die by die, and what its column says (TFH-27). */
function testTerms(
  { unit, roll, rep, passes }: Pick<Of<'Tested'>, 'unit' | 'roll' | 'rep' | 'passes'>,
  test: Of<'Tested'>['test'] | 'fast-move' | 'rally',
  telling: Telling,
): string {
  const { tongue } = telling;
  const meaning = nameOf(tongue, `finest-hour.column.${test}`, String(Math.min(passes, 2)));
  const line = roll
    ? t(tongue, 'finest-hour.why.tested', { unit, test, dice: comparedText(roll, rep, tongue), passes, meaning })
    : t(tongue, 'finest-hour.why.tested-star', { unit, test, passes, meaning });
  const stealth = test === 'in-sight' && rep < who(telling, unit).rep;
  return stealth ? `${line} ${t(tongue, 'finest-hour.why.stealth')}` : line;
}

/** What counts for the test of the bombs (TFH-37, AMB-TFH-31). */
function bombingTerms({ unit, target: id, roll, rep, passes, how }: Of<'Bombed'>, { before, tongue }: Telling): string {
  const { light, targets } = before.sky;
  const dice = roll ? comparedText(roll, rep, tongue) : t(tongue, 'finest-hour.report.chosen');
  const line = t(tongue, 'finest-hour.why.bombed', { unit, how, light, dice, passes });
  const clear = light === 'night' && targets.find((target) => target.id === id)?.clear === true;
  return clear ? `${line} ${t(tongue, 'finest-hour.why.clear')}` : line;
}

/** The Focus test, and the dice for each enemy where it failed (TFH-29). */
function focusTerms({ unit, passes, bids }: Of<'Focused'>, roll: Roll, telling: Telling): string {
  const { tongue } = telling;
  const meaning = nameOf(tongue, 'finest-hour.column.focus', String(Math.min(passes, 2)));
  const dice = comparedText(roll, who(telling, unit).rep, tongue);
  const line = t(tongue, 'finest-hour.why.tested', { unit, test: 'focus', dice, passes, meaning });
  const rolled = bids.map((bid) => `${bid.unit} ${bid.roll.faces.join(' + ')}`);
  return rolled.length > 0 ? `${line} ${t(tongue, 'finest-hour.why.bids', { bids: rolled.join(', ') })}` : line;
}
