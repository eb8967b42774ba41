import type { Dice } from '../kernel/dice.js';
import { never } from '../kernel/ids.js';
import { refuse, type Refusal } from '../kernel/refusal.js';
import { fail, ok, type Result } from '../kernel/result.js';
import { recruit, replace } from './barracks.js';
import { book } from './booking.js';
import { play } from './cards.js';
import type { Command, FactionCommand, HouseCommand, MasterCommand, Order } from './commands.js';
import { settleDefiances } from './defiance.js';
import type { Event } from './events.js';
import { replaceParts } from './files.js';
import { checkSetup, founding } from './founding.js';
import { buy } from './hangar.js';
import type { FactionId } from './ids.js';
import { award, cede, dealOne } from './master.js';
import { callOff, fight, join, raise } from './missions.js';
import { Page } from './page.js';
import { learn, takeTalent } from './pilots.js';
import { annul, correct } from './reversal.js';
import { endTurn } from './season.js';
import { factionIn, type State } from './state.js';
import { agree, claim, settle } from './tables.js';
import { repair } from './workshop.js';

/** What an order leads to, or why it is refused; a refused one uses no die. */
export function decide(
  state: State | null,
  order: Order,
  dice: Dice,
  open: Dice = dice,
): Result<{ readonly events: readonly Event[]; readonly state: State }, Refusal> {
  const { by, command } = order;
  if (command.type === 'found') return found(state, command.setup);
  if (!state) return fail(refuse('campaign/not-founded'));
  const page = new Page(state, dice, open);
  const refusal = given(page, by, command);
  return refusal ? fail(refusal) : ok({ events: page.events, state: page.state });
}

function found(state: State | null, setup: Extract<Command, { type: 'found' }>['setup']) {
  const wrong = state ? refuse('campaign/founded-already') : checkSetup(setup);
  if (wrong) return fail(wrong);
  const { events, state: founded } = founding(setup);
  return ok({ events, state: founded });
}

/** An order to the rule that it belongs to, if whoever gives it may. */
function given(page: Page, by: Order['by'], command: Exclude<Command, { type: 'found' }>): Refusal | null {
  if (command.type === 'call-off') return callOff(page, by, command.mission);
  if (isHouse(command)) return by === 'house' || by === 'master' ? byHouse(page, command) : notAllowed(by, command);
  if (isMaster(command)) return by === 'master' ? byMaster(page, command) : notAllowed(by, command);
  const faction = factionIn(page.state, by);
  if (!faction) return notAllowed(by, command);
  const refusal = byFaction(page, faction.id, command);
  if (!refusal) settleDefiances(page);
  return refusal;
}

const notAllowed = (by: string, { type }: Command): Refusal => refuse('campaign/not-allowed', { by, command: type });

const isHouse = (command: Command): command is Exclude<HouseCommand, { type: 'found' }> =>
  command.type === 'fight' || command.type === 'book' || command.type === 'end-turn';

const isMaster = (command: Command): command is MasterCommand =>
  command.type === 'award' ||
  command.type === 'deal' ||
  command.type === 'cede' ||
  command.type === 'annul' ||
  command.type === 'correct' ||
  command.type === 'settle' ||
  command.type === 'replace-parts';

function byHouse(page: Page, command: Exclude<HouseCommand, { type: 'found' }>): Refusal | null {
  switch (command.type) {
    case 'fight':
      return fight(page, command.mission, command.table);
    case 'book':
      return book(page, command.mission, command.report);
    case 'end-turn':
      endTurn(page);
      return null;
    default:
      return never(command);
  }
}

function byMaster(page: Page, command: MasterCommand): Refusal | null {
  switch (command.type) {
    case 'award':
      return award(page, command);
    case 'deal':
      return dealOne(page, command);
    case 'cede':
      return cede(page, command);
    case 'annul':
      return annul(page, command.mission, command);
    case 'correct':
      return correct(page, command.mission, command.report, command);
    case 'settle':
      return settle(page, command);
    case 'replace-parts':
      return replaceParts(page, command);
    default:
      return never(command);
  }
}

function byFaction(
  page: Page,
  faction: FactionId,
  command: Exclude<FactionCommand, { type: 'call-off' }>,
): Refusal | null {
  switch (command.type) {
    case 'raise':
      return raise(page, faction, command);
    case 'join':
      return join(page, faction, command);
    case 'buy':
      return buy(page, faction, command);
    case 'repair':
      return repair(page, faction, command);
    case 'learn':
      return learn(page, faction, command);
    case 'talent':
      return takeTalent(page, faction, command);
    case 'recruit':
      return recruit(page, faction);
    case 'replace':
      return replace(page, faction, command.count);
    case 'play':
      return play(page, faction, command);
    case 'claim':
      return claim(page, faction, command);
    case 'agree':
      return agree(page, faction, command.mission);
    default:
      return never(command);
  }
}
