import { opening } from '../../../i18n/format.js';
import { t } from '../../../i18n/index.js';
import type { Tongue } from '../words/index.js';
import { refuse, type Refusal } from '../../../rules/kernel/refusal.js';
import { placeOf } from '../../../rules/tactic148/characters.js';
import { priceOf, priceProblem } from '../../../rules/tactic148/prices.js';
import { suppressing } from '../../../rules/tactic148/suppression.js';
import { ACTION_TYPES, type Action } from '../../../rules/tactic148/commands.js';
import { GRENADE, type Card, type CardSide, type Character, type WeaponId } from '../../../rules/tactic148/types.js';
import type { TacticView } from '../../../rules/tactic148/tactic148.js';
import type { State } from '../../../rules/tactic148/state.js';
import type { InquiryAnswer } from '../../../rules/tactic148/inquiries.js';
import { causeText } from './cause.js';
import { lengthText, wordIn } from './names.js';
import { stateText } from './board.js';

type Sheet = Extract<InquiryAnswer, { about: 'sheet' }>;
/** Joining is done by whoever fires, so that no card has it. */
export type Listed = Exclude<Action['type'], 'join'>;

/** The actions in the order of the cards. */
export const LISTED: readonly Listed[] = ACTION_TYPES.flatMap((type) => (type === 'join' ? [] : [type]));

/** A reference card as text (T48-14): where its character is, what it may still do this turn and why not, the wounded side. */
export function sheetText(answer: Sheet, { game }: TacticView, tongue: Tongue): string {
  const { unit: one, showing, actionsLeft, extrasLeft, shotsLeft } = answer;
  const { card } = one;
  const acting = one.status === 'active';
  const limits = t(tongue, 'tactic148.sheet.limits', {
    actions: actionsLeft,
    most: showing.actions,
    shots: shotsLeft,
    mostShots: showing.shots,
  });
  return [
    t(tongue, 'tactic148.sheet.title', {
      unit: one.id,
      name: wordIn(card.name, tongue),
      role: wordIn(card.role, tongue),
      points: card.points,
    }),
    [
      opening(tongue.locale, stateText(one, tongue)),
      ...(acting
        ? [extrasLeft > 0 ? `${limits} ${t(tongue, 'tactic148.sheet.extras', { extras: extrasLeft })}` : limits]
        : []),
    ].join(' · '),
    ...(one.shocked ? [t(tongue, 'tactic148.sheet.shocked')] : []),
    ...actionLines(game, one, acting, tongue),
    `-# ${cardLines(card, showing, tongue).join(' · ')}`,
    ...(one.wounded ? [] : [t(tongue, 'tactic148.sheet.wounded', { side: sideText(card.wounded, tongue) })]),
  ].join('\n');
}

/** In one line what can be done now, with its figures, and in another what cannot and why; of who does nothing now, what the card has. */
function actionLines(state: State, one: Character, acting: boolean, tongue: Tongue): readonly string[] {
  const able = acting && !one.shocked;
  const all = LISTED.map((type) => {
    const value = valueText(sideOf(one), type, tongue);
    const line = t(tongue, 'tactic148.sheet.action', { action: type, value });
    return { line, isPrinted: value !== NOT_PRINTED, problem: able ? whyNot(state, one, type) : null };
  });
  const can = all.filter(({ problem, isPrinted }) => problem === null && isPrinted).map(({ line }) => line);
  const cannot = all.flatMap(({ line, problem, isPrinted }) =>
    problem && isPrinted ? [t(tongue, 'tactic148.sheet.not-now', { line, why: causeText(problem, tongue) })] : [],
  );
  return [
    ...(can.length > 0
      ? [t(tongue, able ? 'tactic148.sheet.can' : 'tactic148.sheet.on-card', { list: can.join(' · ') })]
      : []),
    ...(cannot.length > 0 ? [t(tongue, 'tactic148.sheet.cannot', { list: cannot.join(' · ') })] : []),
  ];
}

/** What stands for an action that is not on a card. */
const NOT_PRINTED = '–';

const sideOf = (one: Character): CardSide => (one.wounded ? one.card.wounded : one.card.healthy);

/** What the card says about an action; a dash: nothing, it is not on the card. */
export function valueText(side: CardSide, type: Listed, tongue: Tongue): string {
  const length = (steps: number): string => (steps > 0 ? lengthText(steps, tongue) : NOT_PRINTED);
  switch (type) {
    case 'shoot':
      return weaponsText(side, tongue);
    case 'grenade':
      return side.grenade
        ? t(tongue, 'tactic148.sheet.grenade', { radius: side.grenade.radius, dice: side.grenade.dice })
        : NOT_PRINTED;
    case 'take-cover':
      return t(tongue, 'tactic148.sheet.always');
    case 'move':
      return length(side.move);
    case 'assault':
      return length(side.assault);
    case 'opportunity':
      return side.opportunity > 0 ? t(tongue, 'tactic148.sheet.radius', { radius: side.opportunity }) : NOT_PRINTED;
    case 'suppress':
      return side.suppression > 0 ? t(tongue, 'tactic148.sheet.radius', { radius: side.suppression }) : NOT_PRINTED;
  }
}

const weaponsText = (side: CardSide, tongue: Tongue): string =>
  side.weapons
    .map(({ name, long, short, machineGun }) => {
      const weapon = t(tongue, 'tactic148.sheet.weapon', { weapon: wordIn(name, tongue), long, short });
      return machineGun ? `${weapon} (${t(tongue, 'tactic148.sheet.machine-gun')})` : weapon;
    })
    .join(', ') || NOT_PRINTED;

/** What holds without any action: hand to hand, Aim, Command, skills. */
export function cardLines(card: Card, { h2h, aim, command }: CardSide, tongue: Tongue): readonly string[] {
  return [
    t(tongue, 'tactic148.sheet.h2h', { dice: h2h }),
    ...(aim > 0 ? [t(tongue, 'tactic148.sheet.aim', { dice: aim })] : []),
    ...(command > 0 ? [t(tongue, 'tactic148.sheet.command', { extras: command })] : []),
    ...(card.skills.length > 0 ? [t(tongue, 'tactic148.sheet.skills', { skills: card.skills })] : []),
  ];
}

/** The other side of the card in one line. */
export const sideText = (side: CardSide, tongue: Tongue): string =>
  [
    t(tongue, 'tactic148.sheet.most', { actions: side.actions, shots: side.shots }),
    t(tongue, 'tactic148.sheet.action', { action: 'move', value: lengthText(side.move, tongue) }),
    weaponsText(side, tongue),
    t(tongue, 'tactic148.sheet.h2h', { dice: side.h2h }),
  ].join(' · ');

/** Why a kind of action cannot be done now, wherever it might lead: the card, suppression, tokens, limits (T48-10 … T48-17). */
function whyNot(state: State, one: Character, type: Listed): Refusal | null {
  const side = sideOf(one);
  const [weapon] = side.weapons;
  const id = one.doings.weapon !== null && one.doings.weapon !== GRENADE ? one.doings.weapon : (weapon?.id ?? GRENADE);
  const printed: Readonly<Record<Listed, boolean>> = {
    shoot: side.weapons.length > 0,
    grenade: side.grenade !== null,
    'take-cover': true,
    move: side.move > 0,
    assault: side.assault > 0,
    opportunity: side.opportunity > 0,
    suppress: side.suppression > 0,
  };
  if (!printed[type])
    return refuse('tactic148/not-on-card', { unit: one.id, what: type, wounded: one.wounded }, 'T48-10');
  const price = priceProblem(state, one, priceOf(state, one, exampleOf(one, type, id)));
  if (price) return price;
  const attacks = type !== 'move' && type !== 'take-cover' && type !== 'grenade';
  const [zone] = attacks ? suppressing(state, one) : [];
  if (zone) return refuse('tactic148/suppressed', { unit: one.id, zone: zone.id }, 'T48-38');
  if (type === 'suppress' && one.doings.attacked)
    return refuse('tactic148/attacked-already', { unit: one.id }, 'T48-40');
  return null;
}

/** An action of a kind by which its price can be asked; where it leads does not matter. */
function exampleOf(one: Character, type: Listed, weapon: WeaponId): Action {
  const unit = one.id;
  const at = placeOf(one);
  switch (type) {
    case 'shoot':
      return { type, unit, target: unit, weapon, aim: false };
    case 'grenade':
      return { type, unit, at };
    case 'take-cover':
      return { type, unit };
    case 'move':
      return { type, unit, path: [at] };
    case 'assault':
      return { type, unit, path: [at], target: unit, weapon, first: 'fire' };
    case 'opportunity':
      return { type, unit, at, weapon, aim: false };
    case 'suppress':
      return { type, unit, at, weapon };
  }
}
