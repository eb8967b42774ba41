import { hexesOf, isOn, type Hex } from '../../geometry/hex/hex.js';
import type { SideId } from '../../kernel/ids.js';
import { refuse, type Refusal } from '../../kernel/refusal.js';
import { sideOfViewer, type Viewer } from '../../kernel/seats.js';
import type { BattleTechState } from '../battletech.js';
import { isImpassable, buildingIn, waterIn } from '../terrain.js';
import type { Options, State } from '../types.js';
import { isIn } from '../zone.js';
import type { FullEvent } from './events.js';
import type { Minefield } from './unseen.js';

/** Fields of mines (option `mines`, HID-06): where they may be laid, and who knows of them. */

/** How many fields a side lays, and how dense each is. */
export const minesOf = ({ mines = 'off' }: Options): number => (mines === 'off' ? 0 : Number(mines));
const densityOf = ({ mineDensity = '10' }: Options): number => Number(mineDensity);

/** The fields that a side lays. */
export const laid = ({ options }: State, { side, hexes }: Of<'MinesLaid'>): readonly Minefield[] =>
  hexes.map((hex) => ({ hex, side, density: densityOf(options), known: [] }));

/** The fields after somebody has met one: everybody knows of it, and it may have less left. */
export const met = (mines: readonly Minefield[] = [], { hex, side, left }: Of<'MinesMet'>): readonly Minefield[] =>
  mines.map((one) => (one.hex === hex && one.side === side ? { ...one, density: left, open: true } : one));

/** The fields after a side has found some of them. */
export const found = (mines: readonly Minefield[] = [], { side, hexes }: Of<'MinesFound'>): readonly Minefield[] =>
  mines.map((one) => (one.side !== side && hexes.includes(one.hex) ? { ...one, known: [...one.known, side] } : one));

type Of<Type extends FullEvent['type']> = Extract<FullEvent, { type: Type }>;

/** The hexes where a side may lay mines: on the ground, and not where another side deploys (HID-06). */
export const mineable = (state: State, side: SideId): readonly Hex[] =>
  hexesOf(state.board).filter((hex) => layProblem(state, side, hex) === null);

/** Why no mines can lie in a hex at all, or `null`. */
export function groundProblem({ board }: Pick<State, 'board'>, hex: Hex): Refusal | null {
  if (!isOn(board, hex))
    return refuse('battletech/no-such-hex', { hex, columns: board.columns, rows: board.rows }, 'QSR-03');
  if (waterIn(board, hex) > 0 || buildingIn(board, hex) || isImpassable(board, hex))
    return refuse('battletech/no-mines-there', { hex }, 'HID-06');
  return null;
}

function layProblem({ board, deployment }: State, side: SideId, hex: Hex): Refusal | null {
  const ground = groundProblem({ board }, hex);
  if (ground) return ground;
  const theirs = deployment.find((one) => one.side !== side && isIn(one.zone, hex));
  return theirs ? refuse('battletech/mines-in-zone', { hex, side: theirs.side }, 'HID-06') : null;
}

/** Why a side cannot lay its mines so, or `null`. */
export function layingProblem(state: State, side: SideId, hexes: readonly Hex[]): Refusal | null {
  const most = minesOf(state.options);
  if (hexes.length > most) return refuse('battletech/too-many-mines', { given: hexes.length, most }, 'HID-06');
  const twice = hexes.find((hex, i) => hexes.indexOf(hex) !== i);
  if (twice) return refuse('battletech/mines-twice', { hex: twice }, 'HID-06');
  return hexes.map((hex) => layProblem(state, side, hex)).find((problem) => problem !== null) ?? null;
}

/** The enemy fields that a side knows of. */
export const minesKnown = (mines: readonly Minefield[] = [], own: SideId): readonly Minefield[] =>
  mines.filter(({ side, known, open }) => side !== own && (open === true || known.includes(own)));

/** Those of them in a hex. */
export const fieldsKnown = (mines: readonly Minefield[] = [], own: SideId, at: Hex | undefined): readonly Minefield[] =>
  minesKnown(mines, own).filter(({ hex }) => hex === at);

/** Whether a viewer knows of a field: the side that laid it, those that have found it, an arbiter, and once it was met everybody. */
export function knowsMines(
  viewer: Viewer,
  { side, known, open }: Minefield,
  { seats }: Pick<BattleTechState, 'seats'>,
): boolean {
  const own = sideOfViewer(viewer, seats);
  return open === true || viewer.as === 'arbiter' || (own !== null && (own === side || known.includes(own)));
}
