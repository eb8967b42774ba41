import type { PatientOpponent } from '../opponent/contract.js';
import type { Ruleset } from '../rules/kernel/contract.js';
import { ok } from '../rules/kernel/result.js';
import { seated } from '../rules/kernel/seats.js';
import type { AnyGame, RulesetId } from '../rules/registry.js';
import type { Apply } from './apply.js';
import type { Table } from './acts.js';
import { ownOrder, type Command, type OwnOrder } from './play.js';
import { REFEREE, type Instant, type MatchId, type PlayerId } from './header.js';
import type { Queue } from './queue.js';
import type { GiveKept } from './standing-orders.js';
import type { Tables } from './tables.js';

/** More orders in a row without a person's than any match takes: then Arbitre's seats go in circles. */
const MOST_IN_A_ROW = 5000;

export interface OwnSeatsNeeds {
  readonly apply: Apply;
  readonly tables: Tables;
  readonly queue: Queue;
  readonly rulesetOf: (id: RulesetId) => Ruleset<AnyGame>;
  readonly opponentOf: (id: RulesetId) => PatientOpponent<AnyGame>;
  /** Gives what players have kept for this moment, before Arbitre's own seats act. */
  readonly giveKept: GiveKept;
  /** A rest between Arbitre's own orders in a match that people only watch, so that they can; none when left out. Rejects when the program ends. */
  readonly rest?: () => Promise<void>;
  readonly now: () => Instant;
  readonly log: (message: string, error?: unknown) => void;
}

/**
 * Lets the seats that Arbitre speaks for act until a person is awaited. Each of their orders queues behind those already
 * waiting. `actor` is the person whose order they answer.
 */
export type Follow = (match: MatchId, actor: PlayerId | null) => void;

/** Makes the hand that plays Arbitre's own seats. Its faults are logged: no player waits for the answer. */
export function createOwnSeats({
  apply,
  tables,
  queue,
  rulesetOf,
  opponentOf,
  giveKept,
  rest,
  now,
  log,
}: OwnSeatsNeeds): Follow {
  /** Matches that rest: what goes on after it needs no second push. */
  const resting = new Set<MatchId>();

  const follow = (match: MatchId, actor: PlayerId | null, done: number, kept = 0): void => {
    queue
      .run(match, async () => {
        const table = (await tables.get(match))?.table;
        if (!table) return;
        if (done < MOST_IN_A_ROW && (await giveKept(table, actor, kept)))
          return follow(match, actor, done + 1, kept + 1);
        const own = ownOrder(table, rulesetOf(table.header.ruleset));
        if (!own) return;
        if (done === MOST_IN_A_ROW) throw new Error(`${MOST_IN_A_ROW} orders of Arbitre's own in a row`);
        const given = await act(table, own, actor);
        if (given === null) return;
        const onward = (): void => follow(match, actor, done + 1, kept);
        // What is said beside the questions may be told to nobody: a rest after it would tell onlookers that something was said (HID-01).
        if (
          !rest ||
          rulesetOf(table.header.ruleset).isBeside(given) ||
          table.header.holders.some(({ player }) => player !== REFEREE)
        )
          return onward();
        resting.add(match);
        void rest()
          .finally(() => resting.delete(match))
          .then(onward, () => undefined);
      })
      .catch((error: unknown) => log(`match ${match}: Arbitre's seat could not act`, error));
  };

  /** Gives an order, and yields it; one that is refused gives way to passing. `null` when even that is refused. */
  async function act(table: Table, own: OwnOrder, actor: PlayerId | null): Promise<Command | null> {
    const chosen = await commandFor(table, own);
    if (chosen && (await submit(table, own, 'seat', chosen, actor))) return chosen;
    const last: Command = own.does === 'stop' ? { type: 'abandon', agrees: true } : { type: 'pass' };
    return (await submit(table, own, 'referee', last, actor)) ? last : null;
  }

  /** What is said beside the questions leaves its question open: it does not use up the key of the answer. */
  const keyOf = ({ header }: Table, { key }: OwnOrder, command: Command): string =>
    rulesetOf(header.ruleset).isBeside(command) ? `${key}:${header.revision}` : key;

  async function submit(
    table: Table,
    own: OwnOrder,
    by: 'seat' | 'referee',
    command: Command,
    actor: PlayerId | null,
  ): Promise<boolean> {
    const at = now();
    const { header } = table;
    const { seat, question } = own;
    const applied = await apply({
      match: header.id,
      key: keyOf(table, own, command),
      at,
      player: REFEREE,
      actor,
      plan: () => ok({ order: { by, seat, question, at, command } }),
    });
    // Not the whole command: it may be sealed, and an operator may be a player.
    if (!applied.ok) {
      log(`match ${header.id}: Arbitre's order for ${seat} was refused`, { command: command.type, ...applied.error });
    }
    return applied.ok;
  }

  /** What the opponent would do in a seat of Arbitre's; `null` when it is not its to do, or it fails. */
  async function commandFor({ header, state }: Table, own: OwnOrder): Promise<Command | null> {
    if (own.does !== 'play' || !state) return null;
    try {
      const { ruleset } = header;
      return await opponentOf(ruleset)(rulesetOf(ruleset).view(state, seated(own.seat)), own.seat);
    } catch (error) {
      log(`match ${header.id}: the opponent failed for ${own.seat}`, error);
      return null;
    }
  }

  return (match, actor) => {
    if (!resting.has(match)) follow(match, actor, 0);
  };
}
