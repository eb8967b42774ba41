import { t } from '../../../i18n/index.js';
import { between, type Point } from '../../../rules/geometry/plane/point.js';
import { freePlaces } from '../../../rules/tactic148/deployment.js';
import { showing } from '../../../rules/tactic148/characters.js';
import type { Character } from '../../../rules/tactic148/types.js';
import type { Odds } from '../../../rules/tactic148/inquiries.js';
import type { InquiryCommand, OptionName, OrderCommand, Suggestion, Typed } from '../../../orders/contract.js';
import { plain } from '../../../orders/text.js';
import { awaitedCharacters, orderedCharacter } from './characters.js';
import { asked, enemies, inPlay, ownCharacters, type Context } from './context.js';
import { placeText } from './places.js';
import { answersOffered, declarationsOffered } from './offers.js';
import { possible } from './possible.js';
import { WAYS, wayFor, wordFor, type Way, type Word } from './words.js';

/** Discord shows no more than this. */
const MOST = 25;

type Asked = Typed<OrderCommand | InquiryCommand>;

/** Suggestions for an option while it is typed: on empty text the sensible orders, then those that begin like the text. */
export function suggest(context: Context, typed: Asked, option: OptionName): readonly Suggestion[] {
  const begun = plain(typed.options[option] ?? '');
  const fits = ({ label, value }: Suggestion): boolean =>
    plain(value).startsWith(begun) || plain(label).startsWith(begun) || plain(label).includes(` ${begun}`);
  return suggestions(context, typed, option).filter(fits).slice(0, MOST);
}

function suggestions(context: Context, typed: Asked, option: OptionName): readonly Suggestion[] {
  switch (option) {
    case 'unit':
      return charactersFor(context, typed.command).map((one) => characterSuggestion(context, one));
    case 'target':
      return possible(context, typed, 'target', targets(context, typed));
    case 'weapons': {
      const one = orderedCharacter(context, typed.options.unit);
      return one.ok
        ? showing(one.value).weapons.map(({ id, name }) => ({ value: id, label: name[context.tongue.locale] ?? id }))
        : [];
    }
    case 'aim':
      return [];
    case 'order':
      return orders(context, typed);
  }
}

function charactersFor(context: Context, command: OrderCommand | InquiryCommand): readonly Character[] {
  switch (command) {
    case 'declare':
    case 'move':
    case 'fire':
    case 'pass':
      return awaitedCharacters(context) ?? ownCharacters(context);
    case 'odds':
    case 'reach':
      return [...ownCharacters(context), ...enemies(context)];
    case 'los':
    case 'sheet':
      return inPlay(context);
  }
}

const characterSuggestion = ({ tongue }: Context, { id, card }: Character): Suggestion => ({
  value: id,
  label: t(tongue, 'tactic148.suggest.unit', { unit: id, name: card.name[tongue.locale] ?? card.id }),
});

/** Enemies with the figures of the shot at each, as far as there is one. */
function targets(context: Context, { options }: Asked): readonly Suggestion[] {
  const one = orderedCharacter(context, options.unit);
  const answer = one.ok
    ? context.inspect(context.view, { about: 'odds', unit: one.value.id, target: null, aim: false, from: null })
    : null;
  const odds = answer?.ok && answer.value.about === 'odds' ? answer.value.targets : [];
  return enemies(context).map((enemy) => {
    const shot = odds.find(({ target }) => target === enemy.id)?.odds.find(({ refusal }) => refusal === null);
    return shot ? shotSuggestion(context, enemy, shot) : characterSuggestion(context, enemy);
  });
}

function shotSuggestion(context: Context, { id: unit, ...enemy }: Character, { prospect }: Odds): Suggestion {
  if (!prospect) return characterSuggestion(context, { id: unit, ...enemy });
  const { dice, needed } = prospect;
  return { value: unit, label: t(context.tongue, 'tactic148.suggest.shot', { unit, dice, needed }) };
}

const orders = (context: Context, typed: Asked): readonly Suggestion[] =>
  possible(context, typed, 'order', ordersOffered(context, typed));

function ordersOffered(context: Context, typed: Asked): readonly Suggestion[] {
  const word = (name: Word): Suggestion => same(wordFor(name, context.tongue));
  switch (typed.command) {
    case 'move':
      return moves(context, typed);
    case 'fire':
      return [word('aim'), ...throws(context)];
    case 'declare':
      return answersOffered(context) ?? declarationsOffered(context, typed.options.unit);
    case 'reach':
      return [word('move'), word('assault'), dangerAt(context, 'move'), dangerAt(context, 'assault')];
    case 'odds':
      return [word('aim'), ...froms(context, typed)];
    case 'los':
      return lines(context);
    case 'pass':
    case 'sheet':
      return [];
  }
}

/** A way of moving, with what the enemy needs at each place. */
const dangerAt = ({ tongue }: Context, by: 'move' | 'assault'): Suggestion => ({
  value: `${wordFor(by, tongue)} ${wordFor('danger', tongue)}`,
  label: t(tongue, 'tactic148.suggest.danger', { by: wordFor(by, tongue) }),
});

const same = (value: string): Suggestion => ({ value, label: value });

/** Onto each enemy. */
const throws = (context: Context): readonly Suggestion[] =>
  enemies(context).map(({ id }) => same(`${wordFor('grenade', context.tongue)} ${id}`));

/** Free places of the zone while figures are deployed; then contacts, and the farthest places all around. */
function moves(context: Context, { options }: Asked): readonly Suggestion[] {
  const { tongue, view } = context;
  const one = orderedCharacter(context, options.unit);
  if (!one.ok) return [];
  if (asked(context, 'deploy')) {
    return freePlaces(view.game, one.value)
      .slice(0, MOST)
      .map((at) => same(`${wordFor('deploy', tongue)} ${placeText(at)}`));
  }
  const by = asked(context, 'assault-move') ? 'assault' : 'move';
  const answer = context.inspect(view, { about: 'reach', unit: one.value.id, by });
  const from = one.value.at;
  if (!answer.ok || answer.value.about !== 'reach' || !from) return [];
  const { contacts, plain: level, climb } = answer.value;
  const places = [...new Map([...level, ...climb].map((at) => [placeText(at), at])).values()];
  return [
    ...contacts.map(({ unit }) => same(`${wordFor('to', tongue)} ${unit}`)),
    ...places.map((at) => placeSuggestion(context, from, at)),
  ];
}

function placeSuggestion({ tongue }: Context, from: Point, at: Point): Suggestion {
  const value = `${wordFor('to', tongue)} ${placeText(at)}`;
  const facts = { order: value, way: wayFor(heading(from, at), tongue), far: Math.round(between(from, at)) };
  return { value, label: t(tongue, 'tactic148.suggest.place', facts) };
}

/** The wind that is nearest to the direction between two places. */
function heading(from: Point, to: Point): Way {
  const turn = Math.atan2(to.x - from.x, from.y - to.y) / (2 * Math.PI);
  return WAYS[(Math.round(turn * WAYS.length) + WAYS.length) % WAYS.length] ?? 'N';
}

/** From where the character could stand after a move. */
const froms = (context: Context, typed: Asked): readonly Suggestion[] =>
  moves(context, typed).flatMap(({ value }) => {
    const at = /\S+$/u.exec(value)?.[0] ?? '';
    return at.includes(',') ? [same(`${wordFor('from', context.tongue)} ${at}`)] : [];
  });

/** From each own character to each enemy. */
const lines = (context: Context): readonly Suggestion[] =>
  ownCharacters(context).flatMap((from) =>
    enemies(context).map((to) => ({ value: `${from.id} ${to.id}`, label: `${from.id} → ${to.id}` })),
  );
