import { isKey, nameOf, t } from '../../../i18n/index.js';
import { between, same, written } from '../../../rules/geometry/plane/point.js';
import type { UnitId } from '../../../rules/kernel/ids.js';
import type { Refusal } from '../../../rules/kernel/refusal.js';
import { findAircraft } from '../../../rules/finest-hour/aircraft.js';
import type { HourView } from '../../../rules/finest-hour/finest-hour.js';
import type { InquiryAnswer, Odds } from '../../../rules/finest-hour/inquiries.js';
import { isInSky } from '../../../rules/finest-hour/courses.js';
import { evasionLength } from '../../../rules/finest-hour/allowance.js';
import { offHeading } from '../../../rules/finest-hour/measuring.js';
import type { Aircraft } from '../../../rules/finest-hour/types.js';
import { refusalText } from '../../../present/refusal.js';
import type { Tongue } from '../words/index.js';
import { farther, fartherText } from './farther.js';
import { chanceText, flownText, turnText, weaponText } from './names.js';
import { sheetText } from './sheet.js';

type About<Subject extends InquiryAnswer['about']> = Extract<InquiryAnswer, { about: Subject }>;

/** An answer of the rules in words: short lines that a phone shows whole. */
export function answerText(answer: InquiryAnswer, view: HourView, tongue: Tongue): string {
  switch (answer.about) {
    case 'odds':
      return oddsText(answer, view, tongue);
    case 'los': {
      const { unit, target, distance: far, off, clear } = answer;
      const where = off === 0 ? t(tongue, 'finest-hour.answer.ahead') : turnText(off, tongue);
      return t(tongue, clear ? 'finest-hour.answer.los-clear' : 'finest-hour.answer.los-hidden', {
        unit,
        target,
        far,
        off: where,
      });
    }
    case 'arcs':
      return arcsText(answer, view, tongue);
    case 'reach':
      return reachText(answer, view, tongue);
    case 'sheet':
      return sheetText(answer.unit, view.game, tongue);
  }
}

/** Every weapon at every target: dice, needed score and chances, or why it does not bear. */
function oddsText({ unit, from, targets }: About<'odds'>, { game }: HourView, tongue: Tongue): string {
  const one = findAircraft(game, unit);
  const moved = one && (!same(one.at, from.at) || one.heading !== from.heading);
  const elsewhere = moved
    ? [t(tongue, 'finest-hour.answer.from', { at: written(from.at), heading: from.heading })]
    : [];
  if (targets.length === 0) return [...elsewhere, t(tongue, 'finest-hour.answer.no-targets', { unit })].join('\n');
  const fartherLines = (target: UnitId): readonly string[] => {
    const enemy = findAircraft(game, target);
    const ways = one && enemy ? fartherText(farther(game, { ...one, ...from }, enemy), tongue) : '';
    return ways ? [t(tongue, 'finest-hour.answer.farther', { ways })] : [];
  };
  const blocks = targets.map(({ target, odds }) => {
    const [first] = odds;
    if (!first) return t(tongue, 'finest-hour.answer.untouchable', { target });
    return [
      t(tongue, 'finest-hour.answer.odds', { unit, target, far: first.distance }),
      ...odds.map((each) => `- ${weaponOdds(each, one, tongue)}`),
      ...fartherLines(target),
    ].join('\n');
  });
  return [...elsewhere, ...blocks].join('\n');
}

function weaponOdds(
  { weapon: id, dice, needed, against, hit, destroyed, fire, refusal }: Odds,
  one: Aircraft | null,
  tongue: Tongue,
): string {
  const weapon = weaponText(one, id, tongue);
  if (refusal) return t(tongue, 'finest-hour.answer.odds-refused', { weapon, why: causeText(refusal, tongue) });
  if (needed > 6) {
    return against.length > 0
      ? t(tongue, 'finest-hour.answer.odds-none', { weapon, against })
      : t(tongue, 'finest-hour.answer.odds-hopeless', { weapon });
  }
  const line = t(tongue, 'finest-hour.answer.odds-weapon', {
    weapon,
    dice,
    needed,
    hit: chanceText(hit, tongue),
    fire: chanceText(fire, tongue),
    destroyed: chanceText(destroyed, tongue),
  });
  return against.length > 0 ? `${line}\n  -# ${t(tongue, 'finest-hour.answer.against', { against })}` : line;
}

/** Why something cannot be done, in a few words where there are any, else in full. */
function causeText(refusal: Refusal, tongue: Tongue): string {
  const cause = refusal.code.replace(/^finest-hour\//, '');
  return isKey(tongue, `finest-hour.cause.${cause}`)
    ? nameOf(tongue, 'finest-hour.cause', cause)
    : refusalText(refusal, tongue);
}

function arcsText({ unit, weapons }: About<'arcs'>, { game }: HourView, tongue: Tongue): string {
  const one = findAircraft(game, unit);
  const lines = weapons.map(({ weapon: id, enemies }) => {
    const arc = one?.profile.weapons.find((weapon) => weapon.id === id)?.arc ?? '';
    const weapon = weaponText(one, id, tongue);
    return enemies.length > 0
      ? t(tongue, 'finest-hour.answer.arc', { weapon, arc, enemies })
      : t(tongue, 'finest-hour.answer.arc-none', { weapon, arc });
  });
  return [
    t(tongue, 'finest-hour.answer.arcs', { unit }),
    ...(lines.length > 0 ? lines : [t(tongue, 'finest-hour.sheet.unarmed')]).map((line) => `- ${line}`),
  ].join('\n');
}

/** How far it comes by each turn: the farthest place for each heading that it can end with. */
function reachText({ unit, by, ends }: About<'reach'>, { game }: HourView, tongue: Tongue): string {
  const one = findAircraft(game, unit);
  if (!one || (by !== 'evasion' && ends.length === 0)) return t(tongue, 'finest-hour.answer.reach-none', { unit });
  if (by === 'evasion') {
    return t(tongue, 'finest-hour.answer.reach-evasion', {
      unit,
      far: flownText(evasionLength(game.options, one), tongue),
    });
  }
  const inSky = ends.filter(({ at }) => isInSky(game.sky, at));
  const headings = [...new Set(inSky.map(({ heading }) => heading))]
    .filter((heading) => offHeading(heading, one.heading) % EIGHTH === 0)
    .toSorted((a, b) => offHeading(a, one.heading) - offHeading(b, one.heading));
  const lines = headings.flatMap((heading) => {
    const [first, ...rest] = inSky.filter((end) => end.heading === heading);
    if (!first) return [];
    const { at } = rest.reduce((far, end) => (between(one.at, end.at) > between(one.at, far.at) ? end : far), first);
    const turn = turnText(offHeading(heading, one.heading), tongue);
    return [`- ${t(tongue, 'finest-hour.answer.reach-end', { turn, at: written(at), heading })}`];
  });
  return [t(tongue, `finest-hour.answer.reach-${by}`, { unit }), ...lines].join('\n');
}
/** Headings are told by eighths of a full turn. */
const EIGHTH = 450;
