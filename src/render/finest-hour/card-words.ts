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

/** `fixed forward · 20 cm · 3D · impact 2` */
export function weaponWords(one: Aircraft, weapon: Weapon, { options }: State, tongue: Tongue): string {
  const range = rangeOf(options, weapon);
  const words = t(tongue, 'finest-hour.picture.weapon', {
    arc: weapon.arc,
    range: range === null ? t(tongue, 'finest-hour.picture.anyRange') : flownText(range, tongue),
    rof: diceOf(one, weapon),
    impact: weapon.impact,
  });
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
  const mark = (name: string, holds: boolean): readonly string[] =>
    holds ? [nameOf(tongue, 'finest-hour.mark', name)] : [];
  const leader = leaderOf(game, one);
  return [
    ...mark('activated', one.activated),
    ...mark('evaded', evaded),
    ...mark('dived', dived),
    ...mark('fast', fast),
    ...(one.fires.length > 0 ? [t(tongue, 'finest-hour.picture.fires', { n: one.fires.length })] : []),
    ...(leader.id === one.id ? [] : [t(tongue, 'finest-hour.picture.follows', { leader: leader.id })]),
    ...(one.profile.bombs
      ? [t(tongue, one.bombed ? 'finest-hour.picture.bombsGone' : 'finest-hour.picture.bombs')]
      : []),
  ];
}
