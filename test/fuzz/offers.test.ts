import { describe, expect, test } from 'vitest';
import { battletechOrders } from '../../src/games/battletech/orders/index.js';
import { scenarioCalled } from '../../src/cli/scenario.js';
import type { Scenario } from '../../src/library/contract.js';
import { seededDice } from '../../src/match/dice.js';
import { seededChance, type Chance } from '../../src/opponent/chance.js';
import { randomOpponent } from '../../src/opponent/random.js';
import type { OptionName, OrderCommand, Typed } from '../../src/orders/contract.js';
import { battletech } from '../../src/rules/battletech/index.js';
import type { BattleTechState } from '../../src/rules/battletech/battletech.js';
import type { SeatId } from '../../src/rules/kernel/ids.js';
import { seated } from '../../src/rules/kernel/seats.js';
import { fulfilled } from './fulfilled.js';
import { mixed } from './mixed.js';
import { inSoak } from '../support/soak.js';

/** So many matches a level; a soak plays more. */
const GAMES = Number(process.env['OFFERS_GAMES'] ?? '1');
/** So many orders of a match, and of the offers of one option so many at most. */
const MOST_ORDERS = inSoak ? 30 : 15;
const MOST_OFFERS = 10;

const orders = battletechOrders(battletech, []);

/** An offer that was not kept: what was typed by it, and what came of it. */
interface Broken {
  readonly game: string;
  readonly turn: number;
  readonly typed: Typed;
  readonly label: string;
  readonly why: string;
}

/** Takes every offer of `/declare`, `/move` and `/fire` to a seat that is asked, as far as the order is whole then. */
function brokenOffers(state: BattleTechState, seat: SeatId, chance: Chance, game: string): readonly Broken[] {
  const view = battletech.view(state, seated(seat));
  const offers = (command: OrderCommand, option: OptionName, options: Typed['options']) =>
    some(orders.complete({ command, options }, option, 'en', view, seat), chance);
  const found: Broken[] = [];
  const take = (typed: Typed, label: string): void => {
    const why = fulfilled(orders, state, seat, typed, label);
    if (why !== null) found.push({ game, turn: state.game.turn, typed, label, why });
  };
  for (const command of ['declare', 'move', 'fire'] as const) {
    for (const { value: unit } of offers(command, 'unit', {})) {
      if (!isAskedFor(state, seat, command)) continue;
      for (const { value: order, label } of offers(command, 'order', { unit }))
        take({ command, options: { unit, order } }, label);
      if (command !== 'declare' || state.game.phase !== 'weapons') continue;
      for (const { value: target } of offers(command, 'target', { unit })) {
        for (const { value: weapons, label } of offers(command, 'weapons', { unit, target })) {
          take({ command, options: { unit, target, weapons } }, label);
        }
      }
    }
  }
  return found;
}

/** What a seat may be offered it is also asked: nobody is asked to move while they shoot. */
function isAskedFor(state: BattleTechState, seat: SeatId, command: OrderCommand): boolean {
  const asks = battletech.open(state).flatMap((question) => (question.seat === seat ? [question.topic.ask] : []));
  const meant: Readonly<Record<OrderCommand, readonly string[]>> = {
    declare: ['attack', 'strike', 'declare', 'split-hex'],
    move: ['deploy', 'move', 'move-on', 'step-aside'],
    fire: ['fire', 'impossible-shots'],
    pass: [],
  };
  return asks.some((ask) => meant[command].includes(ask));
}

/** The first of what is offered, and others by chance. */
function some<T>(offered: readonly T[], chance: Chance): readonly T[] {
  if (offered.length <= MOST_OFFERS) return offered;
  const from = chance(offered.length - MOST_OFFERS);
  return [...offered.slice(0, 3), ...offered.slice(from + 3, from + MOST_OFFERS)];
}

/** Plays a match at random and takes the offers of each question on the way. */
function playOn(scenario: Scenario, name: string): readonly Broken[] {
  const chance = seededChance(name);
  const setup = scenario.setup({}, {});
  if (!('level' in setup)) throw new Error('not a match of this game');
  const begun = battletech.decide(
    null,
    { by: 'referee', seat: null, question: null, at: 0, command: { type: 'start', setup } },
    { dice: seededDice(name, 0), past: null },
  );
  if (!begun.ok) throw new Error(JSON.stringify(begun.error));
  let { state } = begun.value;
  const player = randomOpponent(battletech, chance);
  const found: Broken[] = [];
  for (let n = 0; n < MOST_ORDERS && !state.outcome; n++) {
    const seat = battletech.open(state)[0]?.seat;
    if (seat === undefined) throw new Error('nobody is awaited');
    found.push(...brokenOffers(state, seat, chance, name));
    const command = player(battletech.view(state, seated(seat)), seat) ?? ({ type: 'pass' } as const);
    const done = battletech.decide(
      state,
      { by: 'seat', seat, question: null, at: n, command },
      { dice: seededDice(name, state.diceRolled), past: null },
    );
    if (!done.ok) throw new Error(JSON.stringify(done.error));
    ({ state } = done.value);
  }
  return found;
}

describe('P-10 what is offered is what the order then does', () => {
  const games = Array.from({ length: GAMES }, (_, i) => i + 1);
  test.each(games)('P-10 in match %i at the quick-start level', (n) => {
    const found = scenarioCalled('battletech/two-a-side');
    if (!found.ok) throw new Error(found.error);
    expect(playOn(found.value, `quick start ${n}`)).toEqual([]);
  });
  test.each(games)('P-10 in match %i at the standard level', (n) => {
    expect(playOn(mixed(seededChance(`mixed ${n}`)), `standard ${n}`)).toEqual([]);
  });
});
