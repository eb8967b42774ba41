import { nameOf, t } from '../../../i18n/index.js';
import type { Tongue } from '../words/index.js';
import type { BattleTechView } from '../../../rules/battletech/battletech.js';
import type { DamageMark, Event, Hit } from '../../../rules/battletech/events.js';
import type { Location } from '../../../rules/battletech/vocabulary.js';
import { total } from '../../../rules/kernel/dice.js';
import { chanceText, facesText, mountOf, sumText, UNKNOWN, unitOf } from './names.js';

/** Shots in words: one line each, and the terms behind it (QSR-39…58). */

export type Shot = Extract<Event, { type: 'ShotResolved' }>;

/** `AC/20 → ENF-4R 8+ (42 %): 5+4 hit, right torso 17 → 0, right arm torn off` */
export function shotLine(shot: Shot, view: BattleTechView, tongue: Tongue): string {
  const { toHit, target } = shot;
  return t(tongue, 'battletech.report.shot', {
    weapon: weaponOf(shot, view),
    target,
    number: toHit.number,
    chance: chanceText(toHit.number, tongue),
    result: resultText(shot, tongue),
  });
}

const weaponOf = ({ unit, mount }: Shot, view: BattleTechView): string =>
  mountOf(unitOf(view.game, unit), mount).weapon.id;

function resultText({ result, roll, hits }: Shot, tongue: Tongue): string {
  const dice = roll ? facesText(roll) : '';
  const [first = '', ...others] = hits.map((hit) => hitText(hit, tongue));
  const damage = others.reduce((told, next) => then(told, next, tongue), first);
  switch (result) {
    case 'hit':
      return t(tongue, 'battletech.report.hit', { dice, damage });
    case 'sure':
      return t(tongue, 'battletech.report.sure', { damage });
    case 'miss':
      return t(tongue, 'battletech.report.miss', { dice });
    case 'impossible':
      return t(tongue, 'battletech.report.impossible');
    case 'held':
      return t(tongue, 'battletech.report.held');
  }
}

/** Where the damage went, mark by mark; what it passed through on the way is named. */
function hitText({ location, marks, blownOff, surplus }: Hit, tongue: Tongue): string {
  const gone = marks[0]?.location === location ? [] : [t(tongue, 'battletech.report.was-gone', { location })];
  const torn = blownOff.map((arm) => t(tongue, 'battletech.report.torn-off', { location: arm }));
  const lost = surplus > 0 ? [t(tongue, 'battletech.report.surplus', { points: surplus })] : [];
  return [...gone, ...marks.map((mark) => markText(mark, tongue)), ...torn, ...lost].join(', ');
}

/** A mark on the sheet: `right torso 17 → 0`. */
export function markText({ location: at, rear, damage, after }: DamageMark, tongue: Tongue): string {
  const location = faceName(at, rear, tongue);
  return damage === null || after === null
    ? t(tongue, 'battletech.report.mark-untold', { location, damage: damage ?? UNKNOWN })
    : t(tongue, 'battletech.report.mark', { location, before: after + damage, after });
}

const faceName = (location: Location, rear: boolean, tongue: Tongue): string =>
  nameOf(tongue, rear ? 'battletech.rear' : 'battletech.location', location);

/** The shot built term by term, with its dice: `… → ENF-4R: 4 base + 2 medium range (4 hexes) = 6 (72 %). Rolled 5+4 = 9: hit. …` */
export function whyLine(shot: Shot, view: BattleTechView, tongue: Tongue): string {
  const { unit, target, toHit, ammoLeft } = shot;
  const line = t(tongue, 'battletech.report.why-shot', {
    unit,
    weapon: weaponOf(shot, view),
    target,
    sum: sumText(toHit, tongue),
    chance: chanceText(toHit.number, tongue),
    rolled: rolledText(shot, tongue),
  });
  return ammoLeft === null ? line : then(line, t(tongue, 'battletech.report.why-ammo', { left: ammoLeft }), tongue);
}

const then = (first: string, next: string, tongue: Tongue): string =>
  t(tongue, 'battletech.report.then', { first, next });

function rolledText({ roll, result, hits }: Shot, tongue: Tongue): string {
  const locations = hits.map((hit) =>
    t(tongue, 'battletech.report.why-location', {
      dice: facesText(hit.roll),
      total: total(hit.roll),
      location: hit.location,
    }),
  );
  return locations.reduce((first, next) => then(first, next, tongue), toHitText());

  function toHitText(): string {
    switch (result) {
      case 'sure':
        return t(tongue, 'battletech.report.why-sure');
      case 'impossible':
      case 'held':
        return t(tongue, 'battletech.report.why-impossible');
      case 'hit':
      case 'miss':
        return t(tongue, 'battletech.report.why-rolled', {
          dice: roll ? facesText(roll) : '',
          total: roll ? total(roll) : 0,
          outcome: t(tongue, `battletech.report.why-${result}`),
        });
    }
  }
}
