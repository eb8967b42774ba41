import { refuse, type Refusal } from '../../../rules/kernel/refusal.js';
import { ok, type Result } from '../../../rules/kernel/result.js';
import type { Character } from '../../../rules/tactic148/types.js';
import type { Topic } from '../../../rules/tactic148/commands.js';
import { called, onlyOf, onlyTarget } from '../../../orders/named.js';
import { enemies, inPlay, ownCharacters, type Context } from './context.js';
import { textOf, type Piece } from './words.js';

/** Characters by label or by the name on their card in any language, wherever that is unambiguous. */

/** The character that a text names; `preferred` decides between several. */
export const characterNamed = (
  context: Context,
  text: string,
  preferred: readonly Character[],
): Result<Character, Refusal> =>
  called({ all: context.view.game.characters, preferred, shown: inPlay(context), namesOf }, text);

const namesOf = ({ card }: Character): readonly string[] => [card.id, ...Object.values(card.name)];

/** The character of an order: the one named, or the only one that can be meant. */
export function orderedCharacter(context: Context, text: string | undefined): Result<Character, Refusal> {
  const own = ownCharacters(context);
  if (text !== undefined) return characterNamed(context, text, own);
  return onlyOf(awaitedCharacters(context) ?? own, context.view.game.characters, context.tongue.locale);
}

/** The target of a shot: the one named, or the only enemy on the table. */
export const targetCharacter = (context: Context, text: string | undefined): Result<Character, Refusal> =>
  text === undefined ? onlyTarget(enemies(context)) : characterNamed(context, text, enemies(context));

/** A name of several words is no longer than this. */
const LONGEST = 5;

/** The character whose name some pieces begin with, the longest that fits, and what follows it; `null`: none. */
export function characterAhead(
  context: Context,
  all: readonly Piece[],
): { readonly one: Character; readonly rest: readonly Piece[] } | null {
  for (let length = Math.min(all.length, LONGEST); length > 0; length--) {
    const one = characterNamed(context, textOf(all.slice(0, length)), []);
    if (one.ok) return { one: one.value, rest: all.slice(length) };
  }
  return null;
}

/** The character that pieces name from first to last. */
export const onlyName = (context: Context, all: readonly Piece[]): Result<Character, Refusal> =>
  all.length === 0 ? onlyTarget(enemies(context)) : characterNamed(context, textOf(all), []);

/** The characters that the seat is asked about; `null` when it is asked nothing of that kind. */
export function awaitedCharacters({ view, seat }: Context): readonly Character[] | null {
  const topics = view.questions.filter((question) => question.seat === seat).map(({ topic }) => topic);
  const ids = topics.flatMap(charactersOf);
  return ids.length === 0 ? null : view.game.characters.filter(({ id }) => ids.includes(id));
}

function charactersOf(topic: Topic): readonly Character['id'][] {
  switch (topic.ask) {
    case 'deploy':
    case 'act':
    case 'react':
      return topic.units;
    case 'answer-shot':
    case 'assault-move':
    case 'fight':
      return [topic.unit];
    case 'lay-out':
    case 'edge':
    case 'objective':
    case 'scatter':
    case 'wound':
      return [];
  }
}

/** Why nothing can be ordered of a character any more: it is eliminated. */
export function spentCharacter(context: Context, text: string | undefined): Refusal | null {
  const one = text === undefined ? ok(null) : characterNamed(context, text, ownCharacters(context));
  if (!one.ok || one.value?.status !== 'eliminated') return null;
  return refuse('tactic148/eliminated', { unit: one.value.id });
}
