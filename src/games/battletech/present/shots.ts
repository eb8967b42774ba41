import { nameOf, t } from '../../../i18n/index.js';
import type { Locale } from '../../../i18n/locales.js';
import type { BattleTechView, DamageMark, Event, Hit, Location } from '../../../rules/battletech/types.js';
import { total } from '../../../rules/kernel/dice.js';
import { chanceText, facesText, mountOf, sumText, unitOf } from './names.js';

/** Shots in words: one line each, and the terms behind it (QSR-39…58). */

export type Shot = Extract<Event, { type: 'ShotResolved' }>;

/** `AC/20 → ENF-4R 8+ (42 %): 5+4 hit, right torso 17 → 0, right arm torn off` */
export function shotLine(shot: Shot, view: BattleTechView, locale: Locale): string {
  const { toHit, target } = shot;
  return t(locale, 'battletech.report.shot', {
    weapon: weaponOf(shot, view),
    target,
    number: toHit.number,
    chance: chanceText(toHit.number, locale),
    result: resultText(shot, locale),
  });
}

const weaponOf = ({ unit, mount }: Shot, view: BattleTechView): string =>
  mountOf(unitOf(view.game, unit), mount).weapon.id;

function resultText({ result, roll, hits }: Shot, locale: Locale): string {
  const dice = roll ? facesText(roll) : '';
  const [first = '', ...others] = hits.map((hit) => hitText(hit, locale));
  const damage = others.reduce((told, next) => then(told, next, locale), first);
  switch (result) {
    case 'hit':
      return t(locale, 'battletech.report.hit', { dice, damage });
    case 'sure':
      return t(locale, 'battletech.report.sure', { damage });
    case 'miss':
      return t(locale, 'battletech.report.miss', { dice });
    case 'impossible':
      return t(locale, 'battletech.report.impossible');
    case 'held':
      return t(locale, 'battletech.report.held');
  }
}

/** Where the damage went, mark by mark; what it passed through on the way is named. */
function hitText({ location, marks, blownOff, surplus }: Hit, locale: Locale): string {
  const gone = marks[0]?.location === location ? [] : [t(locale, 'battletech.report.was-gone', { location })];
  const torn = blownOff.map((arm) => t(locale, 'battletech.report.torn-off', { location: arm }));
  const lost = surplus > 0 ? [t(locale, 'battletech.report.surplus', { points: surplus })] : [];
  return [...gone, ...marks.map((mark) => markText(mark, locale)), ...torn, ...lost].join(', ');
}

const markText = ({ location, rear, before, after }: DamageMark, locale: Locale): string =>
  t(locale, 'battletech.report.mark', { location: faceName(location, rear, locale), before, after });

const faceName = (location: Location, rear: boolean, locale: Locale): string =>
  nameOf(locale, rear ? 'battletech.rear' : 'battletech.location', location);

/** The shot built term by term, with its dice: `… → ENF-4R: 4 base + 2 medium range (4 hexes) = 6 (72 %). Rolled 5+4 = 9: hit. …` */
export function whyLine(shot: Shot, view: BattleTechView, locale: Locale): string {
  const { unit, target, toHit, ammoLeft } = shot;
  const line = t(locale, 'battletech.report.why-shot', {
    unit,
    weapon: weaponOf(shot, view),
    target,
    sum: sumText(toHit, locale),
    chance: chanceText(toHit.number, locale),
    rolled: rolledText(shot, locale),
  });
  return ammoLeft === null ? line : then(line, t(locale, 'battletech.report.why-ammo', { left: ammoLeft }), locale);
}

const then = (first: string, next: string, locale: Locale): string =>
  t(locale, 'battletech.report.then', { first, next });

function rolledText({ roll, result, hits }: Shot, locale: Locale): string {
  const locations = hits.map((hit) =>
    t(locale, 'battletech.report.why-location', {
      dice: facesText(hit.roll),
      total: total(hit.roll),
      location: hit.location,
    }),
  );
  return locations.reduce((first, next) => then(first, next, locale), toHitText());

  function toHitText(): string {
    switch (result) {
      case 'sure':
        return t(locale, 'battletech.report.why-sure');
      case 'impossible':
      case 'held':
        return t(locale, 'battletech.report.why-impossible');
      case 'hit':
      case 'miss':
        return t(locale, 'battletech.report.why-rolled', {
          dice: roll ? facesText(roll) : '',
          total: roll ? total(roll) : 0,
          outcome: t(locale, `battletech.report.why-${result}`),
        });
    }
  }
}
