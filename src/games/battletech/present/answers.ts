import { shellProspectText } from './standard/artillery.js';
import type { SeenUnit } from '../../../rules/battletech/seen.js';
import { t } from '../../../i18n/index.js';
import { opening, percentOf } from '../../../i18n/format.js';
import type { Tongue } from '../words/index.js';
import { gaitOf } from '../../../rules/battletech/gait.js';
import { FACING_NAMES } from '../../../rules/geometry/hex/facing.js';
import type { BattleTechView } from '../../../rules/battletech/battletech.js';
import type { InquiryAnswer, LineHex, Prospect, Reached, Sight } from '../../../rules/battletech/inquiries.js';
import { causeText } from './cause.js';
import { dangerText, fieldText } from './field.js';
import { sheetText } from './sheet.js';
import { chanceText, mpText, shownNumber, sumText, unitOf } from './names.js';
import { aheadTexts, spotterText } from './standard/ahead.js';
import { aimText, doesOf, physicalAttackText } from './standard/words.js';
import { fullWeaponOf } from '../../../rules/battletech/standard/weapons.js';
import type { PhysicalProspect } from '../../../rules/battletech/standard/reckoning.js';
import { TWISTS } from '../../../rules/battletech/standard/attack-choices.js';

type About<Subject extends InquiryAnswer['about']> = Extract<InquiryAnswer, { about: Subject }>;

/** An answer of the rules in words: short lines that a phone shows whole. */
export function answerText(answer: InquiryAnswer, view: BattleTechView, tongue: Tongue): string {
  switch (answer.about) {
    case 'odds':
      return oddsText(answer, view, tongue);
    case 'los':
      return lineText(answer.sight, tongue);
    case 'field':
      return fieldText(answer, view, tongue);
    case 'reach':
      return answer.threats ? dangerText(answer, answer.threats, tongue) : reachText(answer, tongue);
    case 'sheet':
      return sheetText(answer, tongue);
  }
}

/** Every weapon at every target, each number with its terms; from where the unit might stand, if that was asked. */
function oddsText(
  { unit: id, from, aim, ahead, targets }: About<'odds'>,
  view: BattleTechView,
  tongue: Tongue,
): string {
  const unit = unitOf(view.game, id);
  const { hex, facing } = from.place;
  const elsewhere =
    unit.place?.hex !== hex || unit.place.facing !== facing || (unit.moved?.mode ?? 'stand') !== from.mode;
  const facts = { hex, facing: FACING_NAMES[facing], mode: gaitOf(unit, from.mode) };
  // In the physical attack phase the weapons have been fired: who can strike asks for their physical attacks.
  const strikes = view.game.phase === 'physical' && targets.some(({ blows: attacks = [] }) => attacks.length > 0);
  const shoots = !strikes;
  const shown = strikes ? targets.filter(({ blows: attacks = [] }) => attacks.length > 0) : targets;
  const blocks = shown.map(({ target, sight, prospects, blows: attacks = [], shells = [], twist = 0 }) =>
    [
      t(tongue, 'battletech.answer.odds', {
        unit: id,
        target,
        distance: sight.distance,
        sight: sightText(sight, tongue),
      }),
      ...(twist === 0 || !shoots ? [] : [t(tongue, `battletech.answer.twist-${TWISTS[twist]}`)]),
      ...(shoots ? spotterLines(prospects, tongue) : []),
      ...(shoots && (sight.visible || prospects.some(({ toHit }) => toHit))
        ? prospectLines(
            prospects.filter(({ mount }) => !shells.some((shell) => shell.mount === mount)),
            tongue,
          ).map((line) => `- ${line}`)
        : []),
      ...shells.map((shell) => `- ${shellProspectText(shell, tongue)}`),
      ...attacks.map((attack) => `- ${physicalProspectText(unit, attack, tongue)}`),
    ].join('\n'),
  );
  return [
    ...(elsewhere ? [t(tongue, 'battletech.answer.from', facts)] : []),
    ...(ahead ? aheadTexts(ahead, unit, tongue).map((line) => opening(tongue.locale, line)) : []),
    ...(aim ? [opening(tongue.locale, aimText(aim, tongue))] : []),
    ...(targets.length > 0 ? blocks : [t(tongue, 'battletech.answer.no-targets', { unit: id })]),
  ].join('\n');
}

/** Who guides the indirect shots, or would. */
const spotterLines = (prospects: readonly Prospect[], tongue: Tongue): readonly string[] => [
  ...new Set(
    prospects.flatMap(({ spotter }) => (spotter ? [opening(tongue.locale, spotterText(spotter, tongue))] : [])),
  ),
];

/** Each weapon that can fire; then those that are silent, a line for each reason, which names none where all are silent for it. */
function prospectLines(prospects: readonly Prospect[], tongue: Tongue): readonly string[] {
  const silent = new Map<string, Prospect[]>();
  for (const prospect of prospects) {
    if (prospect.toHit) continue;
    const why = causeText(prospect.refusal, tongue);
    silent.set(why, [...(silent.get(why) ?? []), prospect]);
  }
  return [
    ...prospects.flatMap((prospect) => (prospect.toHit ? [prospectText(prospect, prospect.toHit, tongue)] : [])),
    ...[...silent].map(([why, weapons]) =>
      weapons.length > 1 && weapons.length === prospects.length
        ? t(tongue, 'battletech.answer.odds-none', { why })
        : t(tongue, 'battletech.answer.odds-refused', { weapons: lettered(weapons, tongue), why }),
    ),
  ];
}

/** A physical attack with its number, its damage and its terms. */
function physicalProspectText(
  unit: SeenUnit,
  { blow: attack, toHit, damage, recoil }: PhysicalProspect,
  tongue: Tongue,
): string {
  const { number } = toHit;
  const chance = chanceText(number, tongue);
  const facts = {
    attack: physicalAttackText(unit, attack, tongue),
    number: shownNumber(number),
    chance,
    damage,
    recoil,
  };
  const kind = recoil > 0 ? 'charge' : damage > 0 ? 'physical' : 'push';
  return `${t(tongue, `battletech.answer.odds-${kind}`, facts)}\n  -# ${sumText(toHit, tongue)}`;
}

/** Weapons with their letters, those of a kind together: `A AC/10, B C medium laser`. */
function lettered(weapons: readonly Prospect[], tongue: Tongue): string {
  const kinds = [...new Set(weapons.map(({ weapon }) => weapon))];
  const named = kinds.map((weapon) => {
    const letters = weapons.filter((one) => one.weapon === weapon).map(({ mount }) => mount);
    return t(tongue, 'battletech.answer.odds-of', { letters: letters.join(' '), weapon });
  });
  return named.join(', ');
}

function prospectText(
  { mount, weapon, chance, damage, met, burns }: Prospect,
  toHit: NonNullable<Prospect['toHit']>,
  tongue: Tongue,
): string {
  const facts = {
    letter: mount,
    weapon,
    number: shownNumber(toHit.number),
    chance: percentOf(tongue.locale, chance, 36),
  };
  const { most } = damage;
  const average = Math.round((damage.average * 10) / 36) / 10;
  const does = doesOf(fullWeaponOf(weapon));
  const bare = does
    ? t(tongue, 'battletech.answer.odds-does', { ...facts, does })
    : burns
      ? t(tongue, 'battletech.answer.odds-burns', { ...facts, ...burns })
      : average === most
        ? t(tongue, 'battletech.answer.odds-weapon', { ...facts, damage: most })
        : t(tongue, 'battletech.answer.odds-cluster', { ...facts, most, average });
  const line = met
    ? t(tongue, 'battletech.answer.odds-met', {
        line: bare,
        dice: `${2 * met.systems}D6${met.more > 0 ? `+${met.more}` : ''}`,
      })
    : bare;
  return `${line}\n  -# ${sumText(toHit, tongue)}`;
}

function sightText({ visible, points, cover, submerged, hexes }: Sight, tongue: Tongue): string {
  if (submerged) return t(tongue, 'battletech.answer.blocked-water');
  if (hexes.some(({ counts, rises }) => counts && rises)) return t(tongue, 'battletech.answer.blocked-ground');
  if (visible && points === 0)
    return t(tongue, cover.target ? 'battletech.answer.clear-cover' : 'battletech.answer.clear');
  if (visible && cover.target) return t(tongue, 'battletech.answer.open-cover', { points });
  return t(tongue, visible ? 'battletech.answer.open' : 'battletech.answer.blocked', { points });
}

/** The line with everything on it that is not clear, and every pair that it runs between and that is not clear on both sides. */
function lineText(sight: Sight, tongue: Tongue): string {
  const { from, to, distance, hexes, pairs } = sight;
  const between = hexes.filter(({ kind }) => kind !== 'split').flatMap((one) => obstacleTexts(one, tongue));
  const counting = (hex: string): boolean => hexes.some((one) => one.hex === hex && one.counts);
  const woodsOf = (hex: string): number => hexes.find((one) => one.hex === hex)?.woods ?? 0;
  const mattering = pairs.filter((pair) => pair.some((hex) => woodsOf(hex) > 0));
  const splits = mattering.map(([left, right]) =>
    t(tongue, 'battletech.answer.los-split', {
      left: t(tongue, 'battletech.answer.los-hex', { hex: left, woods: woodsOf(left) }),
      right: t(tongue, 'battletech.answer.los-hex', { hex: right, woods: woodsOf(right) }),
      counts: counting(left) ? left : right,
    }),
  );
  // Hexes of a pair that blocks or hides by its height are named by themselves.
  const high = hexes.filter(
    ({ kind, rises, hides, smoke, industry }) =>
      kind === 'split' && (rises || hides.length > 0 || smoke > 0 || industry),
  );
  const lines = [...between, ...splits, ...high.flatMap((one) => obstacleTexts(one, tongue))];
  return [
    t(tongue, 'battletech.answer.los', { from, to, distance, sight: sightText(sight, tongue) }),
    ...(lines.length > 0 ? lines.map((line) => `- ${line}`) : [t(tongue, 'battletech.answer.los-free')]),
  ].join('\n');
}

/** What a hex has in the way of a line: ground or woods, and smoke. */
const obstacleTexts = (one: LineHex, tongue: Tongue): readonly string[] => [
  ...[obstacleText(one, tongue) ?? []].flat(),
  ...(one.industry && one.adds > 0 && one.counts
    ? [t(tongue, 'battletech.answer.los-industry', { hex: one.hex })]
    : []),
  ...(one.smoke > 0 && one.adds > 0 && one.counts
    ? [t(tongue, one.smoke > 1 ? 'battletech.answer.los-heavy-smoke' : 'battletech.answer.los-smoke', { hex: one.hex })]
    : []),
];

/** The ground or the woods in the way of a line; `null`: nothing. */
function obstacleText({ hex, woods, level, counts, rises, adds, hides }: LineHex, tongue: Tongue): string | null {
  if (counts && rises) return t(tongue, 'battletech.answer.los-rises', { hex, level });
  if (counts && hides.length > 0) return t(tongue, 'battletech.answer.los-hides', { hex, level });
  if (woods === 0) return null;
  if (!counts) return t(tongue, 'battletech.answer.los-touched', { hex, woods });
  return t(tongue, adds > 0 ? 'battletech.answer.los-hex' : 'battletech.answer.los-below', { hex, woods });
}

/** The hexes in reach by the fewest MP that lead there. */
function reachText({ unit, mode, mp, terms = [], reached }: About<'reach'>, tongue: Tongue): string {
  const cost = ({ facings }: Reached): number => Math.min(...facings.map((way) => way.mp));
  const costs = [...new Set(reached.map(cost))].sort((a, b) => a - b);
  const lines = costs.map((least) => {
    const hexes = reached.filter((there) => cost(there) === least).map(({ hex }) => hex);
    return t(tongue, 'battletech.answer.reach-cost', { mp: least, hexes: [...hexes].sort().join(' ') });
  });
  const title = t(tongue, 'battletech.answer.reach', { unit, mode, mp, hexes: reached.length });
  const made = terms.length > 1 ? [`-# ${mpText(terms, tongue)}`] : [];
  return [title, ...made, ...lines.map((line) => `- ${line}`)].join('\n');
}
