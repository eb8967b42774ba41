import { clausesOf } from '../../../i18n/format.js';
import { t } from '../../../i18n/index.js';
import type { Tongue } from '../words/index.js';
import { between, directions, same, written, type Point } from '../../../rules/geometry/plane/point.js';
import { findCharacter } from '../../../rules/tactic148/characters.js';
import type { TacticView } from '../../../rules/tactic148/tactic148.js';
import type { InquiryAnswer, Odds } from '../../../rules/tactic148/inquiries.js';
import { causeText } from './cause.js';
import { chanceText, lengthText, placeText, sumText, wayLength, weaponText } from './names.js';
import { dangerText, fieldText } from './field.js';
import { sheetText } from './sheet.js';

type About<Subject extends InquiryAnswer['about']> = Extract<InquiryAnswer, { about: Subject }>;

/** An answer of the rules in words: short lines that a phone shows whole. */
export function answerText(answer: InquiryAnswer, view: TacticView, tongue: Tongue): string {
  switch (answer.about) {
    case 'odds':
      return oddsText(answer, view, tongue);
    case 'los': {
      const { from, to, distance, line } = answer;
      const sight = t(tongue, `tactic148.sight.${line}`);
      return t(tongue, 'tactic148.answer.los', { from: written(from), to: written(to), distance, sight });
    }
    case 'field':
      return fieldText(answer, tongue);
    case 'reach':
      return answer.danger ? dangerText(answer, answer.danger, tongue) : reachText(answer, view, tongue);
    case 'sheet':
      return sheetText(answer, view, tongue);
  }
}

/** Every weapon at every target: chance of a wound and of elimination, each number with its terms. */
function oddsText({ unit, from, targets }: About<'odds'>, { game }: TacticView, tongue: Tongue): string {
  const one = findCharacter(game, unit);
  const elsewhere = one?.at && !same(one.at, from) ? [t(tongue, 'tactic148.answer.from', { at: written(from) })] : [];
  if (targets.length === 0) return [...elsewhere, t(tongue, 'tactic148.answer.no-targets', { unit })].join('\n');
  const blocks = targets.map(({ target, odds }) => {
    const prospect = odds.find((each) => each.prospect)?.prospect;
    const seen = prospect
      ? t(tongue, 'tactic148.answer.seen', {
          distance: prospect.distance,
          sight: t(tongue, `tactic148.sight.${prospect.cover}`),
        })
      : t(tongue, 'tactic148.sight.none');
    const weapons = prospect ? odds.map((each) => `- ${weaponOdds(each, unit, game, tongue)}`) : [];
    return [t(tongue, 'tactic148.answer.odds', { unit, target, seen }), ...weapons].join('\n');
  });
  return [...elsewhere, ...blocks].join('\n');
}

function weaponOdds(
  { weapon, prospect, wound, eliminate, of, refusal, now }: Odds,
  unit: About<'odds'>['unit'],
  game: TacticView['game'],
  tongue: Tongue,
): string {
  const name = weaponText(findCharacter(game, unit), weapon, tongue);
  if (refusal || !prospect) {
    return t(tongue, 'tactic148.answer.odds-refused', { weapon: name, why: causeText(refusal, tongue) });
  }
  const line = t(tongue, 'tactic148.answer.odds-weapon', {
    weapon: name,
    dice: prospect.dice,
    needed: prospect.needed,
    wound: chanceText(wound, of, tongue),
    eliminate: chanceText(eliminate, of, tongue),
  });
  // What is not possible now comes before what it would be (J-25).
  const said = now ? t(tongue, 'tactic148.answer.odds-not-now', { why: causeText(now, tongue), odds: line }) : line;
  return `${said}\n  -# ${sumText(prospect, tongue)}`;
}

const COMPASS = ['N', 'NE', 'E', 'SE', 'S', 'SW', 'W', 'NW'] as const;

/** How far a straight move leads in eight directions, farther ones by climbing, and who can be reached base to base. */
function reachText(answer: About<'reach'>, { game }: TacticView, tongue: Tongue): string {
  const { unit, by, most, plain, climb, contacts } = answer;
  const from = findCharacter(game, unit)?.at;
  if (most === 0 || !from) return t(tongue, 'tactic148.answer.reach-none', { unit, by });
  const ways = COMPASS.map((name, i) => {
    const [level, over] = [farthest(from, plain, i), farthest(from, climb, i)];
    const far = level ? between(from, level) : 0;
    const flat = level
      ? t(tongue, 'tactic148.answer.reach-way', { name, at: placeText(level, tongue), far: wayLength([from, level]) })
      : t(tongue, 'tactic148.answer.reach-blocked', { name });
    if (!over || between(from, over) <= far) return flat;
    const more = t(tongue, 'tactic148.answer.reach-climb', {
      at: placeText(over, tongue),
      far: wayLength([from, over]),
    });
    return clausesOf(tongue.locale, [flat, more]);
  });
  return [
    t(tongue, 'tactic148.answer.reach', { unit, by, most: lengthText(most, tongue) }),
    ...ways.map((way) => `- ${way}`),
    ...contacts.map(({ unit: enemy, at }) => `- ${t(tongue, 'tactic148.answer.contact', { enemy, at: written(at) })}`),
  ].join('\n');
}

/** The farthest place of an outline in one of eight directions, to within 4°; `null`: none. */
function farthest(from: Point, outline: readonly Point[], direction: number): Point | null {
  const way = directions(COMPASS.length)[direction];
  if (!way) return null;
  const ahead = outline.filter((point) => {
    const far = between(from, point);
    return far > 0 && ((point.x - from.x) * way.x + (point.y - from.y) * way.y) / far > 0.998;
  });
  return ahead.reduce<Point | null>(
    (best, point) => (best && between(from, best) >= between(from, point) ? best : point),
    null,
  );
}
