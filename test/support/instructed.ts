import type { BattleTech } from '../../src/rules/battletech/battletech.js';
import { game as shipped } from '../../src/rules/battletech/game.js';
import { pick, done } from '../../src/rules/kernel/choices.js';
import type { Game } from '../../src/rules/kernel/game.js';
import type { SeatId } from '../../src/rules/kernel/ids.js';
import { refuse } from '../../src/rules/kernel/refusal.js';
import { ruleset } from '../../src/rules/kernel/ruleset.js';
import { Driver } from './driver.js';
import { setupOf, type Situation } from './quick-start.js';

/**
 * BattleTech with one instruction, as a rule of the tests: a seat may say at any time that its shots that cannot hit are fired all
 * the same (QSR-47), and is then not asked for each.
 */
interface Instructed extends Omit<BattleTech, 'state' | 'command' | 'event'> {
  state: BattleTech['state'] & { readonly anyway?: readonly SeatId[] };
  command: BattleTech['command'] | { readonly type: 'instruct'; readonly anyway: boolean };
  event: BattleTech['event'] | { readonly type: 'Instructed'; readonly seat: SeatId; readonly anyway: boolean };
}

const book: Game<Instructed> = shipped;

const game: Game<Instructed> = {
  ...book,
  beside: {
    types: ['instruct'],
    check: (_view, seat, command) =>
      command.type === 'instruct' ? null : refuse('match/not-awaited', { awaited: [seat], due: [] }),
    say: (_state, seat, command) =>
      command.type === 'instruct' ? [{ type: 'Instructed', seat, anyway: command.anyway }] : [],
    choices: (_view, _seat, { anyway }) =>
      anyway === undefined
        ? pick(
            'anyway',
            ['yes', 'no'].map((value) => ({ value, facts: {} })),
          )
        : done({ type: 'instruct', anyway: anyway === 'yes' }),
  },
  rule(step) {
    const rule = book.rule(step);
    return {
      run: (state, of, answers, dice) => rule.run(state, of, answers, dice),
      ask(state, of) {
        const asked = rule.ask?.(state, of);
        const asks = asked?.asks.map((one) =>
          one.topic.ask === 'impossible-shots' && state.game.anyway?.includes(one.seat)
            ? { ...one, settled: { type: 'fire-anyway', mounts: one.topic.mounts } as const }
            : one,
        );
        return asked && asks ? { ...asked, asks } : null;
      },
    };
  },
  evolve(state, event) {
    const { anyway = [] } = state;
    if (event.type !== 'Instructed') return { ...book.evolve(state, event), anyway };
    const others = anyway.filter((seat) => seat !== event.seat);
    return { ...state, anyway: event.anyway ? [...others, event.seat] : others };
  },
  view({ game: { anyway: _, ...seen }, ...state }, viewer) {
    return book.view({ ...state, game: seen }, viewer);
  },
  tell(event, before, viewer, now) {
    if (event.type !== 'Instructed' && event.type !== 'Said') return book.tell(event, before, viewer, now);
    return 'seat' in event && viewer.as === 'seat' && viewer.seat === event.seat ? event : null;
  },
  isNews: (event) => event.type !== 'Instructed' && book.isNews(event),
};

export const instructed = ruleset<Instructed>(game);

/** A timed match of it: two minutes for a turn. */
export class InstructedPlay extends Driver<Instructed> {
  constructor(situation: Situation, faces: readonly number[] = []) {
    const clock = { kind: 'correspondence', turn: 120_000, reaction: 60_000, bank: 0 } as const;
    super(instructed, { ...setupOf(situation), clock }, faces);
  }
}
