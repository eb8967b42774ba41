import { flownText, wordIn } from '../../games/finest-hour/present/names.js';
import type { Tongue } from '../../games/finest-hour/words/index.js';
import { nameOf, t } from '../../i18n/index.js';
import { diceOf, isFlying, isOffTable } from '../../rules/finest-hour/aircraft.js';
import { potential } from '../../rules/finest-hour/allowance.js';
import { rangeOf } from '../../rules/finest-hour/arcs.js';
import { leaderOf } from '../../rules/finest-hour/groups.js';
import type { State } from '../../rules/finest-hour/state.js';
import type { Aircraft, Weapon } from '../../rules/finest-hour/types.js';

/** What stands on the card of an aircraft, in words. */

/** Worth, model, class, and how far it flies. */
export const kindWords = (one: Aircraft, { options }: State, tongue: Tongue): readonly string[] => [
  t(tongue, 'finest-hour.picture.repOf', { rep: one.rep }),
  wordIn(one.profile.name, tongue),
  isOffTable(one)
    ? t(tongue, 'finest-hour.picture.offTable')
    : t(tongue, 'finest-hour.picture.class', {
        n: one.profile.class,
        far: flownText(potential(options, one), tongue),
      }),
];

/** Weapons of the same figures together: the figures are said once, and where each bears is drawn. */
export function weaponGroups(one: Aircraft): readonly (readonly Weapon[])[] {
  const figures = ({ range, rof, impact, effect }: Weapon): string => [range, rof, impact, effect].join();
  const kinds = new Set(one.profile.weapons.map(figures));
  return [...kinds].map((kind) => one.profile.weapons.filter((weapon) => figures(weapon) === kind));
}

/** `fixed forward · 20 cm · 3D · impact 2`; of several weapons, and where arcs are only drawn, without the arc. */
export function weaponWords(
  one: Aircraft,
  [weapon, ...others]: readonly Weapon[],
  { options }: State,
  tongue: Tongue,
  arcs = true,
): string {
  if (!weapon) return '';
  const range = rangeOf(options, weapon);
  const figures = {
    range: range === null ? t(tongue, 'finest-hour.picture.anyRange') : flownText(range, tongue),
    rof: diceOf(one, weapon),
    impact: weapon.impact,
  };
  const words =
    arcs && others.length === 0
      ? t(tongue, 'finest-hour.picture.weapon', { ...figures, arc: weapon.arc })
      : t(tongue, 'finest-hour.picture.weapons', figures);
  return weapon.effect === 'ion' ? `${words} · ${t(tongue, 'finest-hour.picture.ion')}` : words;
}

export const attributeWords = ({ profile }: Aircraft, tongue: Tongue): string =>
  profile.attributes.map((attribute) => nameOf(tongue, 'finest-hour.attribute', attribute)).join(', ');

/** How it is: what became of it, whether it burns or is stunned. */
export function stateWords(one: Aircraft, tongue: Tongue): readonly string[] {
  if (!isFlying(one)) return [nameOf(tongue, 'finest-hour.fate', one.status)];
  return [
    ...(one.burning ? [nameOf(tongue, 'finest-hour.mark', 'burning')] : []),
    ...(one.stunned ? [nameOf(tongue, 'finest-hour.mark', 'stunned')] : []),
  ];
}

/** What it has done this turn, its group, its bombs. */
export function turnWords(one: Aircraft, game: State, tongue: Tongue): readonly string[] {
  if (!isFlying(one)) return [];
  const { evaded, dived, fast } = one.manoeuvres;
  const marks = { activated: one.activated, evaded, dived, fast };
  const holding = Object.entries(marks).flatMap(([name, holds]) => (holds ? [name] : []));
  return [...holding.map((name) => nameOf(tongue, 'finest-hour.mark', name)), ...unmarkedWords(one, game, tongue)];
}

/** Of that what no sign tells: its bombs, its group, its shots. */
export function unmarkedWords(one: Aircraft, game: State, tongue: Tongue): readonly string[] {
  const leader = leaderOf(game, one);
  return [
    ...(one.profile.bombs
      ? [t(tongue, one.bombed ? 'finest-hour.picture.bombsGone' : 'finest-hour.picture.bombs')]
      : []),
    ...(leader.id === one.id ? [] : [t(tongue, 'finest-hour.picture.follows', { leader: leader.id })]),
    ...(one.fires.length > 0 ? [t(tongue, 'finest-hour.picture.fires', { n: one.fires.length })] : []),
  ];
}
