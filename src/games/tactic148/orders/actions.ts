import { zoneId, type Character, type WeaponId, type ZoneId } from '../../../rules/tactic148/types.js';
import type { Action } from '../../../rules/tactic148/commands.js';
import type { Refusal } from '../../../rules/kernel/refusal.js';
import { fail, ok, type Result } from '../../../rules/kernel/result.js';
import { misread } from './refuse.js';
import { onlyName, targetCharacter } from './characters.js';
import type { Context } from './context.js';
import { parseWeapon } from './weapons.js';
import { parsePlace, parseWay, surplus } from './ways.js';
import { textOf, wordFor, type Piece, type Word } from './words.js';

/** What a character is told to do: `to 12.5,8`, `shoot VG-Grenadier aim`, `assault to 11,7 then fire VG-Grenadier`. */

export type Acts = Result<Action, Refusal>;

/** What the other options of the command say. */
export interface Given {
  readonly target?: string | undefined;
  readonly weapons?: string | undefined;
}

/** The words that an action begins with. */
const VERBS = [
  'move',
  'fire',
  'grenade',
  'take-cover',
  'overwatch',
  'suppress',
  'join',
  'assault',
] as const satisfies readonly Word[];
type Verb = (typeof VERBS)[number];

/** The words that a way begins with, which needs no verb. */
const WAY_WORDS = ['to', 'path'] as const satisfies readonly Word[];

/** Whether pieces begin an action. */
export const verbOf = (first: Piece | undefined): Verb | null => {
  if (first?.kind === 'way' || first?.kind === 'place') return 'move';
  if (first?.kind !== 'word') return null;
  if (WAY_WORDS.some((word) => word === first.word)) return 'move';
  return VERBS.find((verb) => verb === first.word) ?? (first.word === 'aim' ? 'fire' : null);
};

/** Reads an action from its verb to the end of the pieces. */
export function parseAction(context: Context, one: Character, all: readonly Piece[], given: Given): Acts {
  const [first] = all;
  const verb = verbOf(first);
  const hasVerb = first?.kind === 'word' && first.word === verb;
  const { rest, weapon, aim } = extras(hasVerb ? all.slice(1) : all, given);
  const unit = one.id;
  if (aim && verb !== 'fire' && verb !== 'overwatch') return misread('orders/surplus', { given: aim.text });
  switch (verb) {
    case 'move': {
      const path = parseWay(context, one, rest);
      return path.ok ? ok({ type: 'move', unit, path: path.value }) : path;
    }
    case 'fire': {
      const target = rest.length > 0 ? onlyName(context, rest) : targetCharacter(context, given.target);
      if (!target.ok) return target;
      return armed(context, one, weapon, (id) => ({
        type: 'shoot',
        unit,
        target: target.value.id,
        weapon: id,
        aim: aim !== null,
      }));
    }
    case 'grenade': {
      const at = placeOf(context, rest, given);
      return at.ok ? ok({ type: 'grenade', unit, at: at.value }) : at;
    }
    case 'take-cover':
      return rest[0] ? surplus(rest[0]) : ok({ type: 'take-cover', unit });
    case 'overwatch': {
      const at = placeOf(context, rest, given);
      if (!at.ok) return at;
      return armed(context, one, weapon, (id) => ({
        type: 'opportunity',
        unit,
        at: at.value,
        weapon: id,
        aim: aim !== null,
      }));
    }
    case 'suppress': {
      const at = placeOf(context, rest, given);
      if (!at.ok) return at;
      return armed(context, one, weapon, (id) => ({ type: 'suppress', unit, at: at.value, weapon: id }));
    }
    case 'join': {
      const zone = zoneCalled(context, one, rest);
      return zone.ok
        ? armed(context, one, weapon, (id) => ({ type: 'join', unit, zone: zone.value, weapon: id }))
        : zone;
    }
    case 'assault':
      return parseAssault(context, one, rest, given, weapon);
    case null:
      return misread('orders/word-unknown', { given: first?.text ?? '', expected: verbs(context) });
  }
}

export const verbs = ({ tongue }: Context): readonly string[] => VERBS.map((verb) => `\`${wordFor(verb, tongue)}\``);

/** `aim`, wherever it stands, and the weapon behind `with`. */
function extras(
  all: readonly Piece[],
  given: Given,
): { readonly rest: readonly Piece[]; readonly weapon: string | undefined; readonly aim: Piece | null } {
  const isWord = (piece: Piece, word: Word): boolean => piece.kind === 'word' && piece.word === word;
  const aim = all.find((piece) => isWord(piece, 'aim')) ?? null;
  const rest = all.filter((piece) => piece !== aim);
  const at = rest.findIndex((piece) => isWord(piece, 'with'));
  return at < 0
    ? { rest, weapon: given.weapons, aim }
    : { rest: rest.slice(0, at), weapon: textOf(rest.slice(at + 1)), aim };
}

function armed(context: Context, one: Character, text: string | undefined, action: (weapon: WeaponId) => Action): Acts {
  const weapon = parseWeapon(context, one, text);
  return weapon.ok ? ok(action(weapon.value)) : weapon;
}

/** A place, or that of the target where none is written. */
function placeOf(context: Context, rest: readonly Piece[], { target }: Given): ReturnType<typeof parsePlace> {
  if (rest.length > 0 || target === undefined) return parsePlace(context, rest);
  return parsePlace(context, [{ kind: 'other', text: target }]);
}

/** A zone by its name; without one the only one of the side. */
function zoneCalled(context: Context, { side }: Character, rest: readonly Piece[]): Result<ZoneId, Refusal> {
  const own = context.view.game.zones.filter((zone) => zone.side === side);
  const [only, ...others] = own;
  if (rest.length === 0 && only && others.length === 0) return ok(only.id);
  const typed = textOf(rest).toLowerCase();
  const known = context.view.game.zones.find(({ id }) => id === typed);
  // A zone that nobody knows is for the rules to refuse, which name those there are.
  return ok(known?.id ?? zoneId(typed));
}

/** `to 11,7 then fire VG-Grenadier`, or `fire VG-Grenadier then to 11,7`: the order of the two is theirs. */
function parseAssault(
  context: Context,
  one: Character,
  all: readonly Piece[],
  given: Given,
  weapon: string | undefined,
): Acts {
  // "Assault Fire to …" is how the rulebook calls it: a shot at nobody, followed by a way.
  const parts = verbOf(all[0]) === 'fire' && verbOf(all[1]) === 'move' ? all.slice(1) : all;
  const at = parts.findIndex((piece) => piece.kind === 'word' && piece.word === 'then');
  const halves = at < 0 ? [parts, []] : [parts.slice(0, at), parts.slice(at + 1)];
  const [before = [], after = []] = halves;
  const shoots = (half: readonly Piece[]): boolean => verbOf(half[0]) === 'fire';
  const first = shoots(before) ? 'fire' : 'move';
  const [way, shot] = first === 'fire' ? [after, before] : [before, after];
  // Fired first, where to is asked after the dice if it is not said before (T48-35).
  if ((way.length === 0 && (first === 'move' || at >= 0)) || (at >= 0 && !shoots(shot)))
    return misread('orders/assault-parts', { examples: examples(context) });
  const path = way.length === 0 ? ok([]) : parseWay(context, one, way);
  if (!path.ok) return path;
  const name = shot.slice(1);
  const target = name.length > 0 ? onlyName(context, name) : targetCharacter(context, given.target);
  if (!target.ok) return fail(target.error);
  const shared = { type: 'assault', unit: one.id, path: path.value, target: target.value.id, first } as const;
  return armed(context, one, weapon, (id) => ({ ...shared, weapon: id }));
}

function examples({ tongue }: Context): readonly string[] {
  const word = (name: Word): string => wordFor(name, tongue);
  const [way, shot] = [`${word('to')} 11,7`, `${word('fire')} VG-Grenadier`];
  return [
    `\`${word('assault')} ${way} ${word('then')} ${shot}\``,
    `\`${word('assault')} ${shot} ${word('then')} ${way}\``,
  ];
}
