import { refuse, type Refusal } from '../../../rules/kernel/refusal.js';
import { ok, type Result } from '../../../rules/kernel/result.js';
import { isFlying } from '../../../rules/finest-hour/aircraft.js';
import { underFire } from '../../../rules/finest-hour/shots.js';
import type { Topic } from '../../../rules/finest-hour/commands.js';
import type { Aircraft, Weapon } from '../../../rules/finest-hour/types.js';
import { called, onlyOf, onlyTarget, squeezed } from '../../../orders/named.js';
import { enemies, inPlay, ownAircraft, type Context } from './context.js';
import { textOf, type Piece } from './words.js';

/** Aircraft by label or by the name of their model in any language, wherever that is unambiguous; weapons likewise. */

/** The aircraft that a text names; `preferred` decides between several. */
export const aircraftNamed = (
  context: Context,
  text: string,
  preferred: readonly Aircraft[],
): Result<Aircraft, Refusal> =>
  called({ all: context.view.game.aircraft, preferred, shown: inPlay(context), namesOf }, text);

const namesOf = ({ profile }: Aircraft): readonly string[] => [profile.model, ...Object.values(profile.name)];

/** The aircraft of an order: the one named, or the only one that can be meant. */
export function orderedAircraft(context: Context, text: string | undefined): Result<Aircraft, Refusal> {
  const own = ownAircraft(context);
  const awaited = awaitedAircraft(context);
  if (text !== undefined) return aircraftNamed(context, text, awaited ?? own);
  return onlyOf(awaited ?? own, inPlay(context), context.tongue.locale);
}

/** The target of a shot: the one named, or the only enemy under fire. */
export function targetFor(context: Context, one: Aircraft, text: string | undefined): Result<Aircraft, Refusal> {
  const all = enemies(context);
  if (text !== undefined) return aircraftNamed(context, text, all);
  const under = underFire(context.view.game, one, []);
  return onlyTarget(under.length > 0 ? under : all);
}

/** A name of several words is no longer than this. */
const LONGEST = 5;

/** An aircraft and what follows its name. */
export interface Ahead<T> {
  readonly one: T;
  readonly rest: readonly Piece[];
}

/** The aircraft whose name some pieces begin with, the longest that fits, and what follows it; `null`: none. */
export function aircraftAhead(
  context: Context,
  all: readonly Piece[],
  preferred: readonly Aircraft[],
): Ahead<Aircraft> | null {
  return nameAhead(all, (text) => {
    const one = aircraftNamed(context, text, preferred);
    return one.ok ? one.value : null;
  });
}

/** The weapon of an aircraft that some pieces begin with, by its id or its name. */
export const weaponAhead = ({ profile }: Aircraft, all: readonly Piece[]): Ahead<Weapon> | null =>
  nameAhead(all, (text) => weaponCalled(profile.weapons, text));

/** A weapon by its id, or by its name in any language. */
const weaponCalled = (weapons: readonly Weapon[], text: string): Weapon | null =>
  weapons.find(({ id, name }) => [id, ...Object.values(name)].some((each) => squeezed(each) === squeezed(text))) ??
  null;

function nameAhead<T>(all: readonly Piece[], find: (text: string) => T | null): Ahead<T> | null {
  for (let length = Math.min(all.length, LONGEST); length > 0; length--) {
    const one = find(textOf(all.slice(0, length)));
    if (one !== null) return { one, rest: all.slice(length) };
  }
  return null;
}

/** All the aircraft that pieces name, one after the other; words like "with" between them may be left out. */
export function aircraftIn(
  context: Context,
  all: readonly Piece[],
  preferred: readonly Aircraft[],
): Result<readonly Aircraft[], Refusal> {
  const found: Aircraft[] = [];
  let rest: readonly Piece[] = all.filter((piece) => piece.kind !== 'word' || piece.word !== 'with');
  while (rest.length > 0) {
    const next = aircraftAhead(context, rest, preferred);
    if (!next) {
      const unknown = aircraftNamed(context, textOf(rest.slice(0, 1)), preferred);
      if (!unknown.ok) return unknown;
      break;
    }
    found.push(next.one);
    rest = next.rest;
  }
  return ok(found);
}

/** The aircraft that the seat is asked about; `null` when it is asked nothing of that kind. */
export function awaitedAircraft({ view, seat }: Context): readonly Aircraft[] | null {
  const topics = view.questions.filter((question) => question.seat === seat).map(({ topic }) => topic);
  const ids = topics.flatMap(aircraftOf);
  return ids.length === 0 ? null : view.game.aircraft.filter(({ id }) => ids.includes(id));
}

function aircraftOf(topic: Topic): readonly Aircraft['id'][] {
  switch (topic.ask) {
    case 'activate':
      return topic.units;
    case 'fly-on':
    case 'column':
    case 'evade':
    case 'answer':
      return [topic.unit];
    case 'rally':
      return topic.leaders;
  }
}

/** Why nothing can be ordered of an aircraft any more: it is not in play. */
export function spentAircraft(context: Context, text: string | undefined): Refusal | null {
  const one = text === undefined ? ok(null) : aircraftNamed(context, text, ownAircraft(context));
  if (!one.ok || one.value === null || isFlying(one.value)) return null;
  return refuse('finest-hour/no-aircraft', { unit: one.value.id, known: ownAircraft(context).map(({ id }) => id) });
}
