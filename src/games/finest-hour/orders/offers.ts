import { canJoin } from '../../../rules/finest-hour/groups.js';
import { isOffTable } from '../../../rules/finest-hour/aircraft.js';
import { approaches } from '../../../rules/finest-hour/approach.js';
import { targetsFor } from '../../../rules/finest-hour/bombing.js';
import type { Command, Part } from '../../../rules/finest-hour/commands.js';
import { fastMost } from '../../../rules/finest-hour/allowance.js';
import { lengthOf } from '../../../rules/finest-hour/lengths.js';
import { allThatBear, underFire } from '../../../rules/finest-hour/shots.js';
import type { Aircraft } from '../../../rules/finest-hour/types.js';
import type { Suggestion } from '../../../orders/contract.js';
import { orderedAircraft } from './aircraft.js';
import { asked, enemies, ownAircraft, type Context } from './context.js';
import { formatOrder } from './format.js';
import { PHRASES } from './instructions.js';
import { wordFor, type Word } from './words.js';

/** What `/move`, `/fire` and `/declare` offer: orders as text. */

/** A command as the text of `order`. */
function offer({ tongue }: Context, command: Command): Suggestion {
  const value = formatOrder(command, tongue).options.order ?? '';
  return { value, label: value };
}

export const wordOffer = ({ tongue }: Context, word: Word): Suggestion => ({
  value: wordFor(word, tongue),
  label: wordFor(word, tongue),
});

const COMPASS = [0, 450, 900, 1350, 1800, 2250, 2700, 3150];

/** The answers to a question that has few; `null` when none such is open. */
export function answersOffered(context: Context): readonly Suggestion[] | null {
  const commands = answers(context);
  return commands?.map((command) => offer(context, command)) ?? null;
}

function answers(context: Context): readonly Command[] | null {
  const column = asked(context, 'column');
  if (column) {
    return (['roll', '2', '1', '0'] as const).map((one) => ({ type: 'take-column', unit: column.unit, column: one }));
  }
  const evade = asked(context, 'evade');
  if (evade) {
    const stay: readonly Command[] = evade.free ? [{ type: 'stay', unit: evade.unit }] : [];
    return [...stay, ...COMPASS.map((heading): Command => ({ type: 'evade', unit: evade.unit, heading }))];
  }
  const answer = asked(context, 'answer');
  if (answer) return answer.attackers.map((target) => ({ type: 'answer', unit: answer.unit, target }));
  return null;
}

/** Moves by whole tranches, shots from here and after the move, dives and evasions. */
export function flightsOffered(context: Context, unit: string | undefined): readonly Suggestion[] {
  const one = orderedAircraft(context, unit);
  if (!one.ok) return [];
  const flights = flightsOf(context, one.value);
  return flights.map(({ fast, parts }) =>
    offer(context, { type: 'fly', unit: one.value.id, fast, parts, then: 'fire' }),
  );
}

function flightsOf(
  { view: { game } }: Context,
  one: Aircraft,
): readonly { readonly fast: boolean; readonly parts: readonly Part[] }[] {
  const shots = shotsFrom(game, one);
  if (isOffTable(one)) return shots.map((parts) => ({ fast: false, parts }));
  const plain = (parts: readonly Part[]) => ({ fast: false, parts });
  const moves = approaches(game, one, null).filter(({ inSky, parts }) => inSky && isPlain(parts));
  const ends = moves.flatMap(({ parts, at, heading }) =>
    shotsFrom(game, { ...one, at, heading }).map((shot) => plain([...joined(parts), ...shot])),
  );
  const simple = moves.map(({ parts }) => plain(joined(parts))).toSorted((a, b) => a.parts.length - b.parts.length);
  const [most, tranche] = [fastMost(game.options, one, 2), lengthOf(game.options, 'tranche')];
  return [
    ...ends.slice(0, 6),
    ...shots.map(plain),
    ...simple.slice(0, SIMPLE),
    { fast: true, parts: [{ do: 'ahead', length: most }] },
    { fast: true, parts: [{ do: 'ahead', length: tranche }] },
    plain([{ do: 'dive', length: lengthOf(game.options, 'dive') }]),
    ...COMPASS.map((heading) => plain([{ do: 'evade', heading }])),
    ...simple.slice(SIMPLE),
  ];
}

/** So many moves stand before fast ones, dives and evasions: the list that Discord shows has room for some of each. */
const SIMPLE = 9;

/** Lengths without a turn between are one: `30`, not `10 10 10`. */
const joined = (parts: readonly Part[]): readonly Part[] =>
  parts.reduce<readonly Part[]>((so, part) => {
    const last = so.at(-1);
    return part.do === 'ahead' && last?.do === 'ahead'
      ? [...so.slice(0, -1), { do: 'ahead', length: last.length + part.length }]
      : [...so, part];
  }, []);

/** Moves that turn by 45° or not at all. */
const isPlain = (parts: readonly Part[]): boolean =>
  parts.every((part) => part.do !== 'turn' || Math.abs(part.by) === 450);

/** All that bears on each enemy from a place. */
const shotsFrom = (game: Context['view']['game'], there: Aircraft): readonly (readonly Part[])[] =>
  underFire(game, there, []).map((enemy) => [{ do: 'fire', shots: allThatBear(game, there, enemy) }]);

/** Shots from where it is. */
export function shotsOffered(context: Context, unit: string | undefined): readonly Suggestion[] {
  const one = orderedAircraft(context, unit);
  if (!one.ok) return [];
  return shotsFrom(context.view.game, one.value).map((parts) =>
    offer(context, { type: 'fly', unit: one.value.id, fast: false, parts, then: 'fire' }),
  );
}

/** What needs no move, then groups, rallies and instructions. */
export function declarationsOffered(context: Context, unit: string | undefined): readonly Suggestion[] {
  const { tongue, view } = context;
  const one = orderedAircraft(context, unit);
  const line = (...words: readonly string[]): Suggestion => ({ value: words.join(' '), label: words.join(' ') });
  const rally = asked(context, 'rally');
  return [
    ...(rally ? [wordOffer(context, 'no-rally')] : []),
    ...(rally?.leaders ?? []).map((id) => line(wordFor('rally', tongue), id)),
    ...(one.ok ? enemies(context).map(({ id }) => line(wordFor('collide', tongue), id)) : []),
    ...(one.ok ? targetsFor(view.game, one.value).map(({ id }) => line(wordFor('bomb', tongue), id)) : []),
    ...groupsOffered(context),
    ...(view.game.options.activation === 'may' ? [wordOffer(context, 'hold')] : []),
    ...(asked(context, 'fly-on') ? [wordOffer(context, 'end')] : []),
    ...PHRASES.map((phrase) => wordOffer(context, phrase)),
  ];
}

/** Each own aircraft with all that could fly with it, and the groups that could part. */
function groupsOffered(context: Context): readonly Suggestion[] {
  const own = ownAircraft(context);
  return own.flatMap((leader): readonly Suggestion[] => {
    const members = own
      .filter((one) => one.id !== leader.id && canJoin(context.view.game, leader, one))
      .map(({ id }) => id);
    return [
      ...(members.length > 0 ? [offer(context, { type: 'group', leader: leader.id, members })] : []),
      ...(leader.leader === leader.id ? [offer(context, { type: 'group', leader: leader.id, members: [] })] : []),
    ];
  });
}
