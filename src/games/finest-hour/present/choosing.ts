import { opening } from '../../../i18n/format.js';
import { nameOf, t } from '../../../i18n/index.js';
import { plainBlank, type Choice, type Option } from '../../../rules/kernel/choices.js';
import { unitId } from '../../../rules/kernel/ids.js';
import { aircraftOf, findAircraft } from '../../../rules/finest-hour/aircraft.js';
import { evasionLength } from '../../../rules/finest-hour/allowance.js';
import { ALONE, GROUP, HOLD, INSTRUCT, NO_RALLY, STAY } from '../../../rules/finest-hour/choices.js';
import type { FinestHour, HourView } from '../../../rules/finest-hour/finest-hour.js';
import { ALL } from '../../../rules/finest-hour/instruction-choices.js';
import { lengthOf } from '../../../rules/finest-hour/lengths.js';
import { distance } from '../../../rules/finest-hour/measuring.js';
import { chances } from '../../../rules/finest-hour/odds.js';
import { allThatBear, firedIn, underFire } from '../../../rules/finest-hour/shots.js';
import { targetId, weaponId, type Aircraft } from '../../../rules/finest-hour/types.js';
import { refusalText } from '../../../present/refusal.js';
import type { Tongue } from '../words/index.js';
import { marksText } from './board.js';
import { anyWeaponText, commandText } from './command.js';
import {
  angleText,
  chanceText,
  flownText,
  placeText,
  remarked,
  targetText,
  turnText,
  weaponText,
  wordIn,
} from './names.js';

/** The words of buttons and menus: what a blank asks for, and each thing that can be chosen. */

type Next = Choice<FinestHour['command']>;
type Facts = Option['facts'];
interface Words {
  readonly label: string;
  readonly description?: string;
}

const figure = (facts: Facts, name: string): number => Number(facts[name] ?? 0);

/** What a choice asks for: "Which aircraft?" */
export function blankText(choice: Next, view: HourView, tongue: Tongue): string {
  switch (choice.kind) {
    case 'pick':
      return nameOf(tongue, 'finest-hour.blank', plainBlank(choice.blank));
    case 'done':
      return commandText(choice.command, view, tongue);
    case 'nothing':
      return refusalText(choice.refusal, tongue);
    case 'point':
    case 'path':
    case 'angle':
    case 'number':
      throw new Error(`Their Finest Hour asks for no ${choice.kind}`);
  }
}

/** Options that are no aircraft, by the sentence that they have. */
const OTHERS: Readonly<Record<string, 'hold' | 'group' | 'instruct' | 'no-rally' | 'alone' | 'stay' | 'all'>> = {
  [HOLD]: 'hold',
  [GROUP]: 'group',
  [INSTRUCT]: 'instruct',
  [NO_RALLY]: 'no-rally',
  [ALONE]: 'alone',
  [STAY]: 'stay',
  [ALL]: 'all',
};

/** An option as button or menu entry. */
export function optionText(blank: string, { value, facts }: Option, view: HourView, tongue: Tongue): Words {
  const name = plainBlank(blank);
  const other = name === 'how' ? undefined : OTHERS[value];
  if (other) return { label: t(tongue, `finest-hour.choice.${other}`) };
  switch (name) {
    case 'unit':
    case 'leader':
    case 'members':
    case 'called':
    case 'for':
      return aircraftOption(value, facts, view, tongue);
    case 'way':
      return wayOption(value, facts, view, tongue);
    case 'to':
      return endOption(facts, view, tongue);
    case 'turn':
      return { label: opening(tongue.locale, turnText(figure(facts, 'turn'), tongue)) };
    case 'length': {
      const far = flownText(figure(facts, 'length'), tongue);
      const by = figure(facts, 'turn');
      return { label: by === 0 ? far : `${far}, ${turnText(by, tongue)}` };
    }
    case 'last':
      return { label: nameOf(tongue, 'finest-hour.last', value), description: endText(facts, view, tongue) };
    case 'heading':
      return headingOption(value, facts, tongue);
    case 'target':
      return targetOption(value, facts, view, tongue);
    case 'column':
      return columnOption(value, facts, tongue);
    case 'about':
      return { label: nameOf(tongue, 'finest-hour.about', value) };
    case 'how':
      return { label: opening(tongue.locale, howText(value, facts, view, tongue)) };
    default:
      return { label: value };
  }
}

/** An aircraft by what it is, where it is, and what ails it. */
function aircraftOption(value: string, facts: Facts, { game }: HourView, tongue: Tongue): Words {
  const one = findAircraft(game, unitId(value));
  if (!one) return { label: value };
  const name = wordIn(one.profile.name, tongue);
  if (!('x' in facts)) return { label: value, description: name };
  const description = t(tongue, 'finest-hour.choice.unit', {
    name,
    rep: figure(facts, 'rep'),
    at: placeText({ x: figure(facts, 'x'), y: figure(facts, 'y') }, tongue),
    heading: figure(facts, 'heading'),
  });
  const group = figure(facts, 'group');
  const remarks = [
    ...(group > 1 ? [t(tongue, 'finest-hour.choice.leads', { n: group })] : []),
    ...marksText(one, tongue),
  ];
  return { label: value, description: [description, ...remarks].join(', ').slice(0, MOST) };
}
/** The longest description of an entry of a menu. */
const MOST = 100;

function wayOption(value: string, facts: Facts, { game }: HourView, tongue: Tongue): Words {
  const one = findAircraft(game, unitId(String(facts['unit'])));
  const label = nameOf(tongue, 'finest-hour.way', value);
  if (!one) return { label };
  const { options } = game;
  switch (value) {
    case 'move':
      return {
        label,
        description: t(tongue, 'finest-hour.way-about.move', {
          least: flownText(lengthOf(options, 'tranche'), tongue),
        }),
      };
    case 'dive':
      return {
        label,
        description: t(tongue, 'finest-hour.way-about.dive', { dive: flownText(lengthOf(options, 'dive'), tongue) }),
      };
    case 'evade':
      return {
        label,
        description: t(tongue, 'finest-hour.way-about.evade', {
          evasion: flownText(evasionLength(options, one), tongue),
        }),
      };
    default:
      return { label, description: nameOf(tongue, 'finest-hour.way-about', value) };
  }
}

/** Where a move ends, by its turn and length. */
const endOption = (facts: Facts, view: HourView, tongue: Tongue): Words => ({
  label: `${opening(tongue.locale, turnText(figure(facts, 'turn'), tongue))}, ${flownText(figure(facts, 'length'), tongue)}`,
  description: endText(facts, view, tongue),
});

/** How an aircraft heads where a move ends, and whom it could hit from there. */
function endText(facts: Facts, { game }: HourView, tongue: Tongue): string {
  const heading = figure(facts, 'heading');
  const one = aircraftOf(game, unitId(String(facts['unit'])));
  const there = { ...one, at: { x: figure(facts, 'x'), y: figure(facts, 'y') }, heading, stunned: false };
  return [t(tongue, 'finest-hour.choice.heads', { heading }), ...aimsText(game, there, tongue)].join(' · ');
}

/** Whom an aircraft could hit from where it is, those first whom it most likely would, each with the chance that anything does. */
const aimsText = (state: HourView['game'], one: Aircraft, tongue: Tongue): readonly string[] =>
  underFire(state, one, firedIn(state.activation, one))
    .map(({ id }) => ({ id, chance: chanceAt(state, one, aircraftOf(state, id)) }))
    .filter(({ chance }) => chance > 0)
    .toSorted((a, b) => b.chance - a.chance)
    .slice(0, MOST_AIMS)
    .map(({ id, chance }) => `→ ${id} ${chanceText(chance, tongue)}`);
const MOST_AIMS = 3;

const chanceAt = (state: HourView['game'], one: Aircraft, enemy: Aircraft): number =>
  1 -
  one.profile.weapons
    .filter(({ id }) =>
      allThatBear(state, one, enemy, firedIn(state.activation, one)).some((shot) => shot.weapon === id),
    )
    .reduce((none, weapon) => none * (1 - chances(state, one, weapon, enemy).any), 1);

/** Where an evasion leads: a compass heading, or one of the ways that can be instructed too. */
function headingOption(value: string, facts: Facts, tongue: Tongue): Words {
  const heading = angleText(figure(facts, 'heading'), tongue);
  return 'way' in facts && facts['way'] !== heading && !/^\d+$/.test(value)
    ? { label: remarked(opening(tongue.locale, nameOf(tongue, 'finest-hour.evasion', value)), [heading]) }
    : { label: heading };
}

/** Whom or what it fires at, bombs or rams; an enemy with what bears on it and the chance of each. */
function targetOption(value: string, facts: Facts, { game, questions }: HourView, tongue: Tongue): Words {
  if ('bombTarget' in facts) return { label: targetText(game, targetId(value), tongue) };
  const enemy = findAircraft(game, unitId(value));
  if (!enemy) return { label: value };
  const answering = questions.flatMap(({ topic }) => (topic.ask === 'answer' ? [topic.unit] : []));
  const one = findAircraft(game, answering[0] ?? unitId(String(facts['unit'])));
  const isActive = one && game.activation?.members.some(({ unit }) => unit === one.id);
  // It is not stunned any more once its activation begins.
  const shooter = one && !isActive ? { ...one, stunned: false } : one;
  const shots = shooter ? oddsText(game, shooter, enemy, tongue) : '';
  return { label: value, description: (shots || wordIn(enemy.profile.name, tongue)).slice(0, MOST) };
}

function oddsText(state: HourView['game'], one: Aircraft, enemy: Aircraft, tongue: Tongue): string {
  const weapons = allThatBear(state, one, enemy, firedIn(state.activation, one)).flatMap(({ weapon: id }) => {
    const weapon = one.profile.weapons.find((each) => each.id === id);
    if (!weapon) return [];
    const name = weaponText(one, id, tongue);
    const { dice, needed, any } = chances(state, one, weapon, enemy);
    return needed > 6
      ? [t(tongue, 'finest-hour.choice.weapon-hopeless', { weapon: name })]
      : [t(tongue, 'finest-hour.choice.weapon-odds', { weapon: name, dice, needed, chance: chanceText(any, tongue) })];
  });
  const far = distance(one.at, enemy.at);
  return weapons.length === 0 ? '' : t(tongue, 'finest-hour.choice.shot', { far, weapons: weapons.join(' · ') });
}

/** A column of the reaction table, with what it means for this test. */
function columnOption(value: string, facts: Facts, tongue: Tongue): Words {
  const label = opening(tongue.locale, nameOf(tongue, 'finest-hour.take', value));
  return value === 'roll'
    ? { label }
    : { label, description: nameOf(tongue, `finest-hour.column.${String(facts['test'])}`, value) };
}

/** How something is instructed. */
function howText(value: string, facts: Facts, { game }: HourView, tongue: Tongue): string {
  switch (facts['about']) {
    case 'evasion':
      return nameOf(tongue, 'finest-hour.evasion', value);
    case 'dodge':
      return nameOf(tongue, 'finest-hour.dodge', value);
    case 'answer':
      return nameOf(tongue, 'finest-hour.whom', value);
    case 'column':
      return nameOf(tongue, 'finest-hour.take', value);
    case 'rally':
      return nameOf(tongue, 'finest-hour.rallies', value);
    default:
      return 'weapon' in facts
        ? anyWeaponText(weaponId(value), game, tongue)
        : nameOf(tongue, 'finest-hour.choice', value);
  }
}
