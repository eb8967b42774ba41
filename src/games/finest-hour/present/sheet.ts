import { opening } from '../../../i18n/format.js';
import { nameOf, t } from '../../../i18n/index.js';
import { isOffTable } from '../../../rules/finest-hour/aircraft.js';
import { evasionLength, fastMost, potential } from '../../../rules/finest-hour/allowance.js';
import { rangeOf } from '../../../rules/finest-hour/arcs.js';
import { lengthOf, TURN } from '../../../rules/finest-hour/lengths.js';
import type { State } from '../../../rules/finest-hour/state.js';
import type { Aircraft, Options, Profile, Weapon } from '../../../rules/finest-hour/types.js';
import type { Tongue } from '../words/index.js';
import { stateText } from './board.js';
import { instructionText } from './command.js';
import { flownText, wordIn } from './names.js';

/** The sheet of an aircraft as text: where it is, how it flies, what it fires, what sets it apart, what its player has instructed. */
export function sheetText(one: Aircraft, state: State, tongue: Tongue): string {
  const { profile } = one;
  return [
    t(tongue, 'finest-hour.sheet.title', {
      unit: one.id,
      name: wordIn(profile.name, tongue),
      class: profile.class,
      rep: one.rep,
    }),
    opening(tongue.locale, stateText(one, state, tongue)),
    ...(isOffTable(one) ? [] : [movesText(one, state.options, tongue)]),
    ...weaponLines(profile, state.options, tongue),
    ...attributeLines(profile, tongue),
    ...standingLines(one, state, tongue),
  ].join('\n');
}

function movesText(one: Aircraft, options: Options, tongue: Tongue): string {
  return t(tongue, 'finest-hour.sheet.moves', {
    least: flownText(lengthOf(options, 'tranche'), tongue),
    most: flownText(potential(options, one), tongue),
    fast: flownText(fastMost(options, one, 2), tongue),
    turn: one.profile.class * TURN,
    evasion: flownText(evasionLength(options, one), tongue),
  });
}

const weaponLines = ({ weapons }: Profile, options: Options, tongue: Tongue): readonly string[] =>
  weapons.length === 0
    ? [t(tongue, 'finest-hour.sheet.unarmed')]
    : weapons.map((weapon) => `- ${weaponLine(weapon, options, tongue)}`);

function weaponLine(weapon: Weapon, options: Options, tongue: Tongue): string {
  const { id, name, arc, rof, impact, effect } = weapon;
  const range = rangeOf(options, weapon);
  const line = t(tongue, 'finest-hour.sheet.weapon', {
    name: wordIn(name, tongue),
    weapon: id,
    arc,
    range:
      range === null
        ? t(tongue, 'finest-hour.sheet.range-any')
        : t(tongue, 'finest-hour.sheet.range', { range: flownText(range, tongue) }),
    rof,
    impact,
  });
  return effect === 'ion' ? `${line}, ${t(tongue, 'finest-hour.sheet.ion')}` : line;
}

function attributeLines({ attributes, bombs }: Profile, tongue: Tongue): readonly string[] {
  const list = [
    ...attributes.map((attribute) => nameOf(tongue, 'finest-hour.attribute', attribute)),
    ...(bombs ? [t(tongue, 'finest-hour.sheet.bombs')] : []),
  ];
  return list.length > 0 ? [opening(tongue.locale, list.join(', '))] : [];
}

/** What its player has instructed, as far as the reader may know it. */
function standingLines({ id: unit, standing }: Aircraft, state: State, tongue: Tongue): readonly string[] {
  const { evasion, answer, prefer, dodge, column } = standing;
  const said = [
    ...(evasion === 'ask' ? [] : [{ about: 'evasion', unit, way: evasion } as const]),
    ...(dodge === 'ask' ? [] : [{ about: 'dodge', unit, dodge } as const]),
    ...(answer === 'ask' ? [] : [{ about: 'answer', unit, whom: answer } as const]),
    ...(prefer === null ? [] : [{ about: 'prefer', unit, weapon: prefer } as const]),
    ...(column === 'ask' ? [] : [{ about: 'column', unit, column } as const]),
  ].map((instruction) => instructionText(instruction, state, tongue));
  return said.length > 0 ? [t(tongue, 'finest-hour.sheet.standing', { list: said.join(' · ') })] : [];
}
