import { gaitOf } from '../../../rules/battletech/gait.js';
import { neighbour } from '../../../rules/geometry/hex/facing.js';
import { distance } from '../../../rules/geometry/hex/hex.js';
import { costOfCharge } from '../../../rules/battletech/step.js';
import { goesBack } from '../../../rules/battletech/step-letters.js';
import { waterIn } from '../../../rules/battletech/terrain.js';
import type { Unit } from '../../../rules/battletech/types.js';
import type { Mode } from '../../../rules/battletech/vocabulary.js';
import type { Command } from '../../../rules/battletech/commands.js';
import type { UnitId } from '../../../rules/kernel/ids.js';
import type { Refusal } from '../../../rules/kernel/refusal.js';
import { ok, type Result } from '../../../rules/kernel/result.js';
import { misread } from './refuse.js';
import { enemies, type Context } from './context.js';
import { unitNamed } from './units.js';
import { wordFor, type Piece } from './words.js';

/** How a move ends at the standard level: `walk 2F drop prone`, `run 3F charge ENF-4R`, `jump 4F death from above ENF-4R`, `walk 3F unload FOOT-RIFLE`. */

type Moves = Extract<Command, { type: 'move' }>;
export type Ending = Pick<Moves, 'prone' | 'charge' | 'unload'>;

const ENDINGS = ['drop', 'charge', 'death-from-above', 'unload'] as const;
type EndingWord = (typeof ENDINGS)[number];

const isEnding = (piece: Piece): piece is Extract<Piece, { kind: 'word' }> & { readonly word: EndingWord } =>
  piece.kind === 'word' && ENDINGS.some((word) => word === piece.word);

/** A path and what is said behind it. */
export function parseEnding(
  context: Context,
  unit: Unit,
  rest: readonly Piece[],
): Result<{ readonly way: readonly Piece[]; readonly ending: Ending }, Refusal> {
  const at = rest.findIndex(isEnding);
  const word = rest[at];
  if (!word || !isEnding(word)) return ok({ way: rest, ending: {} });
  const way = rest.slice(0, at);
  const behind = rest.slice(at + 1);
  if (word.word === 'drop') {
    const [stray] = behind;
    return stray
      ? misread('orders/word-unknown', { given: stray.text, expected: [`\`${wordFor('drop', context.tongue)}\``] })
      : ok({ way, ending: { prone: true } });
  }
  if (word.word === 'unload') {
    const passenger = friendCalled(context, unit, behind);
    return passenger.ok ? ok({ way, ending: { unload: passenger.value.id } }) : passenger;
  }
  const target = chargedUnit(context, behind);
  return target.ok ? ok({ way, ending: { charge: target.value.id } }) : target;
}

/** A unit of the same side by any of its names, as it is written. */
export const friendCalled = (context: Context, { side }: Unit, rest: readonly Piece[]): Result<Unit, Refusal> =>
  unitNamed(
    context,
    rest.map((piece) => (piece.kind === 'hex' ? piece.hex : piece.text)).join(' '),
    context.view.game.units.filter((one) => one.side === side),
  );

function chargedUnit(context: Context, behind: readonly Piece[]): Result<Unit, Refusal> {
  const targets = enemies(context);
  if (behind.length === 0) return misread('orders/target-missing', { units: targets.map(({ id }) => id) });
  return unitNamed(context, behind.map(({ text }) => text).join(' '), targets);
}

/**
 * `charge ENF-4R` alone: the run through most hexes, or for a death from above the jump, that ends next to the target and
 * looks at it with the MP left for its hex (FIN-09); into water nobody runs, so that a charge walks there.
 */
export function parseCharge(
  context: Context,
  unit: Unit,
  kind: 'charge' | 'death-from-above',
  behind: readonly Piece[],
): Result<Command, Refusal> {
  const target = chargedUnit(context, behind);
  if (!target.ok) return target;
  const { board } = context.view.game;
  const goal = target.value.place?.hex;
  const wades = goal !== undefined && waterIn(board, goal) > 0;
  const mode = kind === 'death-from-above' ? 'jump' : wades ? 'walk' : 'run';
  const answer = context.inspect(context.view, { about: 'reach', unit: unit.id, mode });
  if (!answer.ok) return answer;
  if (answer.value.about !== 'reach') throw new Error('reach was asked for');
  const { mp, reached } = answer.value;
  // A jump goes the shortest way, into the target's hex too.
  const flown = mode === 'jump' && unit.place && goal ? distance(unit.place.hex, goal) - 1 : null;
  const ways = reached.flatMap(({ hex, facings }) =>
    facings.filter(
      (way) =>
        goal !== undefined &&
        neighbour(board, hex, way.facing) === goal &&
        way.mp + costOfCharge(board, unit, mode, hex, goal) <= mp &&
        !goesBack(way.steps) &&
        (flown === null || way.entered === flown),
    ),
  );
  const [best] = [...ways].sort((a, b) => b.entered - a.entered || a.mp - b.mp);
  if (!best) return cannotReach(context, unit, target.value.id, mode, mp);
  return ok({ type: 'move', unit: unit.id, mode, steps: best.steps, exit: false, charge: target.value.id });
}

function cannotReach({ tongue }: Context, unit: Unit, target: UnitId, mode: Mode, mp: number): Result<never, Refusal> {
  const order = wordFor(mode === 'jump' ? 'death-from-above' : 'charge', tongue);
  return misread('orders/charge-out-of-reach', { unit: unit.id, target, order, mode: gaitOf(unit, mode), mp });
}
