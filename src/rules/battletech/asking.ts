import type { Ask, AskMode, Chrono, QuestionKind } from '../kernel/questions.js';
import type { UnitId } from '../kernel/ids.js';
import type { Unit } from './types.js';
import type { BattleTechState } from './battletech.js';
import type { Command, Topic } from './commands.js';

interface Asked {
  readonly topic: Topic;
  readonly fallback: Command;
  readonly chrono?: Chrono;
  readonly late?: Command;
  readonly goesOn?: true;
  readonly settled?: Command;
}

/** Puts a question to each seat that owns one of the units; the first answer counts for the side. `null` without units. */
export function askSeats<U extends Unit>(
  { seats }: Pick<BattleTechState, 'seats'>,
  units: readonly U[],
  kind: QuestionKind,
  ask: (units: readonly U[]) => Asked,
): { readonly mode: AskMode; readonly asks: readonly Ask<Topic, Command>[] } | null {
  const asks = seats.flatMap((seat) => {
    const mine = units.filter((unit) => unit.seat === seat.id);
    return mine.length === 0 ? [] : [{ seat: seat.id, kind, ...ask(mine) }];
  });
  return asks.length === 0 ? null : { mode: 'any', asks };
}

/** Puts a question to the owner of a unit. */
export const askOwner = (
  unit: Unit,
  kind: QuestionKind,
  asked: Asked,
): { readonly mode: AskMode; readonly asks: readonly Ask<Topic, Command>[] } => ({
  mode: 'all',
  asks: [{ seat: unit.seat, kind, ...asked }],
});

/** The units of the seat that is asked which a question is about. */
export function unitsAsked(topic: Topic): readonly UnitId[] {
  switch (topic.ask) {
    case 'deploy':
    case 'move':
    case 'move-named':
    case 'declare':
    case 'move-on':
    case 'step-aside':
    case 'attack':
    case 'strike':
      return topic.units;
    case 'impossible-shots':
    case 'fire':
      return [topic.unit];
    case 'split-hex':
      return [topic.target];
    case 'lay-mines':
    case 'bombard':
      return [];
  }
}
