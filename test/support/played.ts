import { readBattletech } from '../../src/games/battletech/library/read.js';
import { libraryOf } from './library.js';
import type { Picture, Shows } from '../../src/present/picture.js';
import { battletech } from '../../src/rules/battletech/index.js';
import type { BattleTech, BattleTechState, BattleTechView } from '../../src/rules/battletech/battletech.js';
import type { Command } from '../../src/rules/battletech/commands.js';
import type { KernelCommand, MatchEvent } from '../../src/rules/kernel/contract.js';
import { diceFrom } from '../../src/rules/kernel/dice.js';
import type { SeatId } from '../../src/rules/kernel/ids.js';
import { spectator } from '../../src/rules/kernel/seats.js';
import type { Locale } from '../../src/i18n/locales.js';
import { decideOrder, startMatch } from './deciding.js';

/** A match played by a fixed pseudo-random hand, as material for pictures: the views at the end of each phase. */

type MatchEvents = readonly MatchEvent<BattleTech>[];

/** A phase as a report tells it. */
export interface PlayedPhase {
  readonly before: BattleTechView | null;
  readonly after: BattleTechView;
  readonly events: MatchEvents;
}

/** A generator of whole numbers below `n`, the same for the same seed. */
export function fixedChance(seed: number): (n: number) => number {
  let x = seed >>> 0;
  return (n) => {
    x = (Math.imul(x, 1664525) + 1013904223) >>> 0;
    return Math.floor((x / 2 ** 32) * n);
  };
}

export const library = libraryOf();
/** The shipped scenarios of this game. */
export const { scenarios } = readBattletech('scenarios/battletech');

/** The set-up of a shipped scenario, with one player a side. */
export function shipped(id: string, options: Readonly<Record<string, string>> = {}): BattleTech['setup'] {
  const scenario = scenarios.find((one) => one.id === id);
  if (!scenario) throw new Error(`no scenario ${id}: ${JSON.stringify(library.faults)}`);
  return scenario.setup({}, options);
}

/** Plays a set-up until it ends or `turns` are over. */
export function playPhases(setup: BattleTech['setup'], seed: number, turns = 30): readonly PlayedPhase[] {
  const chance = fixedChance(seed);
  const dice = (state: BattleTechState | null) => diceFrom(state?.diceRolled ?? 0, (_, sides) => chance(sides) + 1);
  const started = startMatch(battletech, setup, dice(null), 0);
  if (!started.ok) throw new Error(JSON.stringify(started.error));
  let state = fold(null, started.value);
  let before: BattleTechView | null = null;
  let events: MatchEvent<BattleTech>[] = [...started.value];
  const phases: PlayedPhase[] = [];
  for (;;) {
    const question = battletech.open(state)[0];
    if (!question || state.game.turn > turns) break;
    const command = choose(battletech.view(state, { as: 'seat', seat: question.seat }), question.seat, chance);
    const decided = decideOrder(battletech, state, { by: 'seat', seat: question.seat, command, at: 0 }, dice(state));
    if (!decided.ok) throw new Error(`${JSON.stringify(command)}: ${JSON.stringify(decided.error)}`);
    for (const event of decided.value) {
      state = fold(state, [event]);
      events.push(event);
      if (event.type !== 'PhaseEnded' && event.type !== 'TurnEnded') continue;
      const after = battletech.view(state, spectator);
      phases.push({ before, after, events });
      before = after;
      events = [];
    }
  }
  phases.push({ before, after: battletech.view(state, spectator), events });
  return phases;
}

function fold(state: BattleTechState | null, events: MatchEvents): BattleTechState {
  const [first, ...rest] = events;
  if (!first) throw new Error('no events');
  return rest.reduce((now, event) => battletech.evolve(now, event), battletech.evolve(state, first));
}

/** Fills blank after blank by chance; weapons are all fired, so that there is something to see, or one where not all may be. */
function choose(view: BattleTechView, seat: SeatId, chance: (n: number) => number): Command | KernelCommand {
  let partial: Readonly<Record<string, string>> = {};
  for (;;) {
    const choice = battletech.choices(view, seat, partial);
    switch (choice.kind) {
      case 'done':
        return choice.command;
      case 'nothing':
        return { type: 'pass' };
      case 'pick': {
        const { blank, options, max } = choice;
        const from = chance(options.length);
        const some = max > 1 && !(blank in partial) ? options.slice(0, max) : options.slice(from, from + 1);
        partial = { ...partial, [blank]: some.map((option) => option.value).join(' ') };
        break;
      }
      case 'path': {
        const to = choice.destinations[chance(choice.destinations.length)];
        partial = { ...partial, [choice.blank]: `${to?.steps ?? ''}.` };
        break;
      }
      case 'point':
      case 'angle':
      case 'number':
        throw new Error(`BattleTech does not ask for a ${choice.kind}`);
    }
  }
}

/** The picture of a phase. */
export const pictureOf = (
  phase: PlayedPhase,
  shows: Shows<BattleTech>,
  locale: Locale = 'en',
): Picture<BattleTech> => ({
  game: 'battletech',
  view: phase.after,
  before: phase.before,
  events: phase.events,
  shows,
  locale,
});
