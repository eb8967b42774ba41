import { nameOf, t } from '../../../i18n/index.js';
import { listOf, numberOf, percentOf } from '../../../i18n/format.js';
import type { Tongue } from '../words/index.js';
import { lengthOf } from '../../../rules/geometry/plane/path.js';
import { steps, written, type Point } from '../../../rules/geometry/plane/point.js';
import type { Roll } from '../../../rules/kernel/dice.js';
import type { SideId } from '../../../rules/kernel/ids.js';
import { weaponOf } from '../../../rules/tactic148/characters.js';
import { middleOf } from '../../../rules/tactic148/terrain.js';
import type { Character, Name, Piece, PieceId, WeaponId } from '../../../rules/tactic148/types.js';
import type { State } from '../../../rules/tactic148/state.js';
import type { Prospect, Term } from '../../../rules/tactic148/events.js';

/** Small pieces of sentences that many lines need. */

/** A length given in steps: `12.5 u`. */
export const lengthText = (steps: number, tongue: Tongue): string => nameOf(tongue, 'tactic148.length', String(steps));

/** How long a way is, to the tenth of a u: places on it are seldom exact. */
export const wayLength = (path: readonly Point[]): number => Math.round(lengthOf(path) / TENTH) * TENTH;
const TENTH = steps(0.1);

/** A place on the table by its distances from the west and from the north: `12.5, 8.0`. */
export const placeText = (point: Point, tongue: Tongue): string => nameOf(tongue, 'tactic148.place', written(point));

/** A way by its places: in brackets where a comma parts a place from the next, `(3.5, 30.5) → (5, 30.5)`. */
export const wayText = (path: readonly Point[], tongue: Tongue): string =>
  path.length === 1
    ? path.map((point) => placeText(point, tongue)).join('')
    : path.map((point) => t(tongue, 'tactic148.way.place', { at: written(point) })).join(' → ');

/** The faces of a roll, each for itself, for none is added to another: `5 4 2`. */
export const facesText = (roll: Roll | null): string => roll?.faces.join(' ') ?? '–';

export const sideText = (side: SideId, tongue: Tongue): string => nameOf(tongue, 'side', side);

/** A name that a data file brings along, in the reader's language. */
export const wordIn = (name: Name | undefined, tongue: Tongue): string => name?.[tongue.locale] ?? name?.['en'] ?? '';

/** The name of a weapon on a character's card; on whichever side of it. */
export function weaponText(one: Character | null, id: WeaponId, tongue: Tongue): string {
  const found = one && (weaponOf(one, id) ?? one.card.healthy.weapons.find((weapon) => weapon.id === id));
  return wordIn(found?.name, tongue) || id;
}

/** A piece of terrain by what it looks like and where its middle is: `hedge at 6.0, 16.3`. */
export const pieceText = (piece: Piece, tongue: Tongue): string =>
  t(tongue, 'tactic148.piece', { look: piece.look, at: written(middleOf(piece)) });

export function pieceNamed(state: State, id: PieceId | undefined, tongue: Tongue): string {
  const piece = state.table.pieces.find((one) => one.id === id);
  return piece ? pieceText(piece, tongue) : (id ?? '');
}

/** The title of a table, `Three Chimneys`. */
export function tableTitle(state: Pick<State, 'tables'>, id: string, tongue: Tongue): string {
  return wordIn(state.tables.find((table) => table.id === id)?.title, tongue) || id;
}

/** `4 in the open + 1 cover = 5` */
export function sumText({ terms, needed }: Pick<Prospect, 'terms' | 'needed'>, tongue: Tongue): string {
  const sum = terms.map(({ reason, value }: Term, i) => {
    const sign = i === 0 ? '' : value < 0 ? ' − ' : ' + ';
    return `${sign}${numberOf(tongue.locale, Math.abs(value))} ${nameOf(tongue, 'tactic148.term', reason)}`;
  });
  return `${sum.join('')} = ${numberOf(tongue.locale, needed)}`;
}

export const chanceText = (ways: number, of: number, tongue: Tongue): string => percentOf(tongue.locale, ways, of);

/** A sentence list, `A, B and C`. */
export const all = (tongue: Tongue, items: readonly string[]): string => listOf(tongue.locale, items);

/** A line with remarks in brackets behind it; the line alone without any. */
export const remarked = (line: string, remarks: readonly string[]): string =>
  remarks.length > 0 ? `${line} (${remarks.join(', ')})` : line;
