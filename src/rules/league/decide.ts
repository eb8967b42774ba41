import type { Dice } from '../kernel/dice.js';
import { never } from '../kernel/ids.js';
import { refuse, type Refusal } from '../kernel/refusal.js';
import { fail, ok, type Result } from '../kernel/result.js';
import { appeal, rule } from './appeals.js';
import { challenge } from './challenges.js';
import type { Command, EntrantCommand, HouseCommand, OfficialCommand, Order } from './commands.js';
import { begin } from './drawing.js';
import type { Event } from './events.js';
import { evolve } from './evolve.js';
import { replaceParts } from './files.js';
import type { EntrantId } from './ids.js';
import { leave } from './leaving.js';
import { Page } from './page.js';
import { book, claim, concede, correct, made } from './results.js';
import { end } from './rounds.js';
import { checkSetup, type Setup } from './setup.js';
import { enter, seed, substitute } from './sign-up.js';
import { isIn, type State } from './state.js';
import { addMate, dropMate } from './teams.js';
import { extend, giveTime, keepTime, ready } from './time.js';

/** What an order leads to, or why it is refused; a refused one uses no die. */
export function decide(
  state: State | null,
  { by, at, command }: Order,
  dice: Dice,
): Result<{ readonly events: readonly Event[]; readonly state: State }, Refusal> {
  if (command.type === 'found') return found(state, command.setup);
  if (!state) return fail(refuse('league/not-founded'));
  const wrong = longOf(command);
  if (wrong) return fail(wrong);
  if (state.status === 'closed') return fail(refuse('league/closed'));
  const page = new Page(state, at, dice);
  const refusal = given(page, by, command);
  return refusal ? fail(refusal) : ok({ events: page.events, state: page.state });
}

function found(state: State | null, setup: Setup) {
  const wrong = state ? refuse('league/founded-already') : checkSetup(setup);
  if (wrong) return fail(wrong);
  const event: Event = { type: 'Founded', setup };
  return ok({ events: [event], state: evolve(null, event) });
}

/** The longest text of a reason or an appeal. */
const MOST_TEXT = 500;

function longOf(command: Command): Refusal | null {
  const text = 'reason' in command ? command.reason : 'text' in command ? command.text : null;
  if (text === null || (text.trim() !== '' && text.length <= MOST_TEXT)) return null;
  return refuse('league/text', { length: text.trim().length, most: MOST_TEXT });
}

type Given = Exclude<Command, { type: 'found' }>;

const HOUSE = ['enter', 'made', 'book', 'keep-time'] as const;
const OFFICIAL = [
  'begin',
  'seed',
  'expel',
  'substitute',
  'give-time',
  'correct',
  'rule',
  'replace-parts',
  'end',
] as const;

const isHouse = (command: Given): command is Exclude<HouseCommand, { type: 'found' }> =>
  HOUSE.some((type) => type === command.type);
const isOfficial = (command: Given): command is OfficialCommand => OFFICIAL.some((type) => type === command.type);

/** An order to the rule that it belongs to, if whoever gives it may. */
function given(page: Page, by: Order['by'], command: Given): Refusal | null {
  const denied = refuse('league/not-allowed', { by, command: command.type });
  if (isHouse(command)) return by === 'house' || by === 'official' ? byHouse(page, command) : denied;
  if (isOfficial(command)) return by === 'official' ? byOfficial(page, command) : denied;
  if (by === 'house' || by === 'official') return denied;
  return isIn(page.state, by) ? byEntrant(page, by, command) : refuse('league/is-out', { entrant: by });
}

function byHouse(page: Page, command: Exclude<HouseCommand, { type: 'found' }>): Refusal | null {
  switch (command.type) {
    case 'enter':
      return enter(page, command.name, command.rating);
    case 'made':
      return made(page, command);
    case 'book':
      return book(page, command);
    case 'keep-time':
      return keepTime(page);
    default:
      return never(command);
  }
}

function byOfficial(page: Page, command: OfficialCommand): Refusal | null {
  switch (command.type) {
    case 'begin':
      return begin(page);
    case 'seed':
      return seed(page, command);
    case 'expel':
      return leave(page, command.entrant, 'expelled', command.reason);
    case 'substitute':
      return substitute(page, command);
    case 'give-time':
      return giveTime(page, command);
    case 'correct':
      return correct(page, command);
    case 'rule':
      return rule(page, command);
    case 'replace-parts':
      return replaceParts(page, command);
    case 'end':
      return endNow(page);
    default:
      return never(command);
  }
}

/** Ends the league early, or a ladder, which has no other end; one that is over, or for which nobody came, is put away. */
function endNow(page: Page): Refusal | null {
  const { status } = page.state;
  if (status === 'playing') end(page);
  else page.write({ type: 'LeagueClosed', at: page.at });
  return null;
}

function byEntrant(page: Page, by: EntrantId, command: EntrantCommand): Refusal | null {
  switch (command.type) {
    case 'leave':
      return leave(page, by, 'left', null);
    case 'ready':
      return ready(page, by, command);
    case 'extend':
      return extend(page, by, command);
    case 'claim':
      return claim(page, by, command);
    case 'concede':
      return concede(page, by, command);
    case 'appeal':
      return appeal(page, by, command);
    case 'challenge':
      return challenge(page, by, command.entrant);
    case 'add-mate':
      return addMate(page, by);
    case 'drop-mate':
      return dropMate(page, by, command);
    default:
      return never(command);
  }
}
