import { shotProblem } from './actions.js';
import type { Point } from '../geometry/plane/point.js';
import { gap, disc } from '../geometry/plane/shape.js';
import { refuse, type Refusal } from '../kernel/refusal.js';
import { fail, ok, type Result } from '../kernel/result.js';
import type { UnitId } from '../kernel/ids.js';
import { enemiesOf, findCharacter, onTable, placeOf, showing } from './characters.js';
import { FIELD_SQUARE, fieldOf, REACH_SQUARE, threatsOf } from './field.js';
import { LENGTHS } from './lengths.js';
import { line, lineBetween } from './lines.js';
import { prospectOf } from './needed.js';
import { baseRadius } from './options.js';
import { officersFor, ownActionsLeft } from './prices.js';
import { contacts, moveOutline } from './regions.js';
import { isOnTable } from './terrain.js';
import type { Character, WeaponId } from './types.js';
import type { TacticView } from './tactic148.js';
import type { State } from './state.js';
import type { InquiryAnswer, Inquiry, Odds } from './inquiries.js';
import type { Prospect } from './events.js';

type About<Subject extends Inquiry['about']> = Extract<Inquiry, { about: Subject }>;
type Told<Subject extends InquiryAnswer['about']> = Result<Extract<InquiryAnswer, { about: Subject }>, Refusal>;

/** Answers a question to the rules from what a viewer sees; changes nothing, uses no die. */
export function inspect(view: TacticView, inquiry: Inquiry): Result<InquiryAnswer, Refusal> {
  const state = view.game;
  switch (inquiry.about) {
    case 'odds':
      return odds(state, inquiry);
    case 'los':
      return los(state, inquiry);
    case 'field':
      return field(state, inquiry);
    case 'reach':
      return reach(state, inquiry);
    case 'sheet':
      return sheet(state, inquiry);
  }
}

/** The odds of every weapon of a character at one target or at each enemy. */
function odds(state: State, { unit, target, aim, from }: About<'odds'>): Told<'odds'> {
  const one = onTheTable(state, unit);
  if (!one.ok) return one;
  const at = from ?? placeOf(one.value);
  if (from && !isOnTable(state.table, disc(from, baseRadius(state.options)))) return fail(offTable(state, unit));
  const named = target === null ? null : onTheTable(state, target);
  if (named && !named.ok) return named;
  if (named?.value.side === one.value.side) {
    return fail(refuse('tactic148/no-such-target', { unit, target: named.value.id }, 'T48-18'));
  }
  const targets = named ? [named.value] : enemiesOf(state, one.value.side);
  return ok({
    about: 'odds',
    unit,
    from: at,
    targets: targets.map((each) => ({
      target: each.id,
      odds: showing(one.value).weapons.map(({ id }) => oddsOf(state, one.value, each, id, aim, at)),
    })),
  });
}

function oddsOf(state: State, one: Character, target: Character, weapon: WeaponId, aim: boolean, at: Point): Odds {
  const prospect = prospectOf(state, one, target, weapon, aim, at);
  const now = shotProblem(state, one, { type: 'shoot', unit: one.id, target: target.id, weapon, aim });
  const none = { weapon, prospect, wound: 0, eliminate: 0, of: 1, now };
  const params = { unit: one.id, target: target.id };
  if (!prospect) return { ...none, refusal: refuse('tactic148/no-line-of-sight', params, 'T48-49') };
  if (prospect.dice === 0) {
    return {
      ...none,
      refusal: refuse('tactic148/no-dice', { ...params, weapon, range: prospect.range }, 'AMB-T48-33'),
    };
  }
  return { weapon, prospect, ...chances(prospect, target.wounded), refusal: null, now };
}

/** Ways out of all to wound or worse, and to eliminate, with so many dice (T48-22, T48-42). */
export function chances(
  { dice, needed }: Pick<Prospect, 'dice' | 'needed'>,
  wounded: boolean,
): Pick<Odds, 'wound' | 'eliminate' | 'of'> {
  const of = 6 ** dice;
  // Two sixes are two successes as well, since no score above 6 is needed.
  const wound = of - (needed - 1) ** dice;
  const doubleSix = of - 5 ** dice - dice * 5 ** (dice - 1);
  return { wound, eliminate: wounded ? wound : doubleSix, of };
}

/** The line and the distance between two places, as between two bases of the usual size. */
function los(state: State, { from, to }: About<'los'>): Told<'los'> {
  const r = baseRadius(state.options);
  const [a, b] = [disc(from, r), disc(to, r)];
  if (!isOnTable(state.table, a) || !isOnTable(state.table, b)) return fail(offTable(state));
  const exact = Math.max(0, gap(a, b));
  const seen = lineBetween(state, a, b);
  const line = seen === 'cover' && exact <= LENGTHS.noCover ? 'open' : seen;
  return ok({ about: 'los', from, to, distance: Math.ceil(exact), line });
}

/** All that a character sees from where it stands. */
function field(state: State, { unit }: About<'field'>): Told<'field'> {
  const one = onTheTable(state, unit);
  if (!one.ok) return one;
  const others = onTable(state).flatMap((other) => {
    const seen = other.id === unit ? 'none' : line(state, one.value, other);
    return seen === 'none' ? [] : [{ unit: other.id, modifier: seen === 'cover' ? 1 : 0 }];
  });
  const seen = fieldOf(state, one.value);
  return ok({ about: 'field', unit, from: placeOf(one.value), square: FIELD_SQUARE, seen, others });
}

function reach(state: State, { unit, by, danger }: About<'reach'>): Told<'reach'> {
  const one = onTheTable(state, unit);
  if (!one.ok) return one;
  const most = showing(one.value)[by];
  return ok({
    about: 'reach',
    unit,
    by,
    most,
    plain: most > 0 ? moveOutline(state, one.value, most, false) : [],
    climb: most > 0 ? moveOutline(state, one.value, most, true) : [],
    contacts: contacts(state, one.value, most),
    ...(danger ? { danger: { square: REACH_SQUARE, threats: threatsOf(state, one.value, most) } } : {}),
  });
}

function sheet(state: State, { unit }: About<'sheet'>): Told<'sheet'> {
  const one = findCharacter(state, unit);
  if (!one) return fail(unknown(state, unit));
  const card = showing(one);
  return ok({
    about: 'sheet',
    unit: one,
    showing: card,
    actionsLeft: ownActionsLeft(one),
    extrasLeft: one.status === 'active' ? extrasLeft(state, one) : 0,
    shotsLeft: Math.max(0, card.shots - one.doings.shots),
  });
}

/** How many actions over its maximum officers would allow a character now. */
function extrasLeft(state: State, one: Character): number {
  let extras = 0;
  while (officersFor(state, one, extras + 1) !== null) extras++;
  return extras;
}

function onTheTable(state: State, unit: UnitId): Result<Character, Refusal> {
  const one = findCharacter(state, unit);
  return one?.status === 'active' ? ok(one) : fail(unknown(state, unit));
}

function unknown(state: State, unit: UnitId): Refusal {
  const known = state.characters.filter(({ status }) => status === 'active').map(({ id }) => id);
  return refuse('tactic148/no-such-character', { unit, known });
}

const offTable = (state: State, unit = ''): Refusal =>
  refuse('tactic148/off-table', { unit, width: state.table.width, height: state.table.height }, 'T48-47');
