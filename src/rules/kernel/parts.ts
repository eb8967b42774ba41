import type { GameTypes } from './contract.js';
import type { Game } from './game.js';
import type { Ask, Part } from './questions.js';

/** Questions in parts, of which not all are to be answered. */

/** A question of which only these parts are left. */
export function withParts<
  T extends GameTypes,
  Asked extends { readonly topic: T['topic']; readonly fallback: T['command'] },
  Left extends Part<T['command']>,
>(game: Game<T>, question: Asked, parts: readonly Left[]): Asked & { readonly parts: readonly Left[] } {
  const topic = game.narrow?.(
    question.topic,
    parts.map(({ id }) => id),
  );
  return { ...question, topic: topic ?? question.topic, parts, fallback: parts[0]?.fallback ?? question.fallback };
}

/** What is asked of what a step would ask: no question whose parts are all settled, and of the others the parts that are not. */
export const toAsk = <T extends GameTypes>(
  game: Game<T>,
  asks: readonly Ask<T['topic'], T['command']>[],
): readonly Ask<T['topic'], T['command']>[] =>
  asks.flatMap((ask) => {
    if (!ask.parts) return [ask];
    const parts = ask.parts.filter(({ settled }) => !settled);
    if (parts.length === ask.parts.length) return [ask];
    return parts.length === 0 ? [] : [withParts(game, ask, parts)];
  });
