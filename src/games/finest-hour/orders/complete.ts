import { t } from '../../../i18n/index.js';
import { isOffTable } from '../../../rules/finest-hour/aircraft.js';
import type { Aircraft } from '../../../rules/finest-hour/types.js';
import type { InquiryCommand, OptionName, OrderCommand, Suggestion, Typed } from '../../../orders/contract.js';
import { plain } from '../../../orders/text.js';
import { awaitedAircraft, orderedAircraft } from './aircraft.js';
import { enemies, inPlay, ownAircraft, type Context } from './context.js';
import { lines } from './inquire.js';
import { answersOffered, declarationsOffered, flightsOffered, shotsOffered, wordOffer } from './offers.js';
import { possible } from './possible.js';

/** Discord shows no more than this. */
const MOST = 25;

type Asked = Typed<OrderCommand | InquiryCommand>;

/** Suggestions for an option while it is typed: on empty text the sensible orders, then those that begin like the text, then those with a word that does. */
export function suggest(context: Context, typed: Asked, option: OptionName): readonly Suggestion[] {
  const begun = plain(typed.options[option] ?? '');
  const begins = ({ label, value }: Suggestion): boolean =>
    plain(value).startsWith(begun) || plain(label).startsWith(begun);
  const has = ({ label }: Suggestion): boolean => plain(label).includes(` ${begun}`);
  const offers = suggestions(context, typed, option);
  return [...offers.filter(begins), ...offers.filter((one) => !begins(one) && has(one))].slice(0, MOST);
}

function suggestions(context: Context, typed: Asked, option: OptionName): readonly Suggestion[] {
  switch (option) {
    case 'unit':
      return aircraftFor(context, typed.command).map((one) => aircraftSuggestion(context, one));
    case 'target':
      return possible(context, typed, 'target', targets(context, typed));
    case 'weapons': {
      const one = orderedAircraft(context, typed.options.unit);
      return one.ok
        ? one.value.profile.weapons.map(({ id, name }) => ({ value: id, label: name[context.tongue.locale] ?? id }))
        : [];
    }
    case 'aim':
      return [];
    case 'order':
      return possible(context, typed, 'order', orders(context, typed));
  }
}

function aircraftFor(context: Context, command: OrderCommand | InquiryCommand): readonly Aircraft[] {
  switch (command) {
    case 'declare':
    case 'move':
    case 'fire':
    case 'pass':
      return awaitedAircraft(context) ?? ownAircraft(context);
    case 'odds':
    case 'reach':
      return [...ownAircraft(context), ...enemies(context)].filter((one) => command === 'odds' || !isOffTable(one));
    case 'los':
    case 'sheet':
      return inPlay(context);
  }
}

const aircraftSuggestion = ({ tongue }: Context, { id, profile }: Aircraft): Suggestion => ({
  value: id,
  label: t(tongue, 'finest-hour.suggest.unit', { unit: id, name: profile.name[tongue.locale] ?? profile.model }),
});

/** Enemies with the figures of the weapon that is likeliest to hit each, as far as one bears. */
function targets(context: Context, { options }: Asked): readonly Suggestion[] {
  const { tongue } = context;
  const one = orderedAircraft(context, options.unit);
  const answer = one.ok
    ? context.inspect(context.view, { about: 'odds', unit: one.value.id, target: null, from: null })
    : null;
  const odds = answer?.ok && answer.value.about === 'odds' ? answer.value.targets : [];
  return enemies(context).map((enemy) => {
    const bearing =
      odds.find(({ target }) => target === enemy.id)?.odds.filter(({ refusal }) => refusal === null) ?? [];
    const [best] = bearing.toSorted((a, b) => b.hit - a.hit);
    if (!best || !one.ok || best.needed > 6) return aircraftSuggestion(context, enemy);
    const weapon = one.value.profile.weapons.find(({ id }) => id === best.weapon);
    const weapons = weapon?.name[tongue.locale] ?? best.weapon;
    const facts = { unit: enemy.id, weapons, dice: best.dice, needed: best.needed };
    return { value: enemy.id, label: t(tongue, 'finest-hour.suggest.shot', facts) };
  });
}

function orders(context: Context, typed: Asked): readonly Suggestion[] {
  const { unit } = typed.options;
  switch (typed.command) {
    case 'move':
      return answersOffered(context) ?? flightsOffered(context, unit);
    case 'fire':
      return [...shotsOffered(context, unit), ...flightsOffered(context, unit)];
    case 'declare':
      return answersOffered(context) ?? declarationsOffered(context, unit);
    case 'reach':
      return [wordOffer(context, 'normal'), wordOffer(context, 'fast'), wordOffer(context, 'evade')];
    case 'odds':
      return flightsOffered(context, unit);
    case 'los':
      return lines(context).map(([from, to]) => ({ value: `${from.id} ${to.id}`, label: `${from.id} → ${to.id}` }));
    case 'pass':
    case 'sheet':
      return [];
  }
}
