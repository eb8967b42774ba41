import type { MatchEvent, Redacted } from '../kernel/contract.js';
import { isKernelEvent } from '../kernel/evolve.js';
import type { SideId, UnitId } from '../kernel/ids.js';
import { seated, sideOfViewer, spectator, type Viewer } from '../kernel/seats.js';
import type { BattleTech, BattleTechState } from './battletech.js';
import { glimpse, glimpseBody, type Figure, type IsKnown } from './damage/unknown.js';
import type { SeenState } from './seen.js';
import { knowsSalvos, seenFromAfar } from './standard/artillery.js';
import { knowsMines } from './standard/minefields.js';
import { goingIntoHiding, hiding } from './standard/hiding.js';
import { pointsOf } from './standard/victory.js';
import { supposed } from './supposed.js';
import type { State, Unit } from './types.js';
import { kernelTold, namesUnseen } from './told.js';
import { findUnit } from './units.js';
import { untold, untoldBlows, untoldFire } from './untold.js';

/**
 * Who knows what of a unit: everything; what happens on the table, but not what stands on its sheet; that and some figures of the
 * sheet (a scan has told them); not that it is there. A rule that hides something says so here alone: what is seen and what is told
 * follow from it (C-01).
 */
type Knowledge = 'all' | 'table' | { readonly figures: readonly Figure[] } | 'nothing';
export type Knows = (viewer: Viewer, unit: Unit, state: BattleTechState) => Knowledge;

/** Whether everybody knows everything of all units, as a match stands. */
export const hidesNothing = (knows: Knows, state: BattleTechState): boolean =>
  [spectator, ...state.seats.map(({ id }) => seated(id))].every((viewer) =>
    state.game.units.every((unit) => knows(viewer, unit, state) === 'all'),
  );

/** What a viewer sees of a match; where nothing is hidden from them, and when it is over, it is the state itself. */
export function seenBy(knows: Knows, state: BattleTechState, viewer: Viewer): SeenState {
  if (state.outcome) return state.game;
  const game = withoutSalvos(withoutMines(state, viewer), state, viewer);
  const of = (unit: Unit): Knowledge => knows(viewer, unit, state);
  if (game.units.every((unit) => of(unit) === 'all')) return game;
  const unseen = new Set(game.units.filter((unit) => of(unit) === 'nothing').map(({ id }) => id));
  const isSeen = ({ unit }: { readonly unit: UnitId }): boolean => !unseen.has(unit);
  const table = {
    splits: game.splits.filter(({ units }) => units.every((unit) => !unseen.has(unit))),
    declarations: game.declarations.filter(isSeen),
  };
  if (game.level === 'quick-start')
    return { ...game, ...table, units: game.units.flatMap((unit) => shown(unit, of(unit), glimpse)) };
  const { field } = game;
  const isKnown: IsKnown = (id, figure) => {
    const unit = id === null ? null : findUnit<State>(game, id);
    return !unit || tells(of(unit), figure);
  };
  return {
    ...game,
    ...table,
    units: game.units.flatMap((unit) => shown(unit, of(unit), glimpseBody)),
    field: {
      ...field,
      held: unseen.size > 0 ? null : field.held,
      exits: field.exits.filter(isSeen),
      fire: field.fire.filter(isSeen).map((declared) => untoldFire(declared, isKnown)),
      blows: field.blows.filter(isSeen).map((declared) => untoldBlows(declared, isKnown)),
    },
  };
}

/** The match without the fields of mines that a viewer does not know of. */
function withoutMines(state: BattleTechState, viewer: Viewer): State {
  const { game } = state;
  const laid = game.field?.mines;
  if (game.level !== 'standard' || !laid) return game;
  const mines = laid.filter((one) => knowsMines(viewer, one, state));
  return mines.length === laid.length ? game : { ...game, field: { ...game.field, mines } };
}

/** The match without where the salvos of others are to land. */
function withoutSalvos(game: State, state: BattleTechState, viewer: Viewer): State {
  const all = game.field?.batteries;
  if (game.level !== 'standard' || !all) return game;
  const batteries = all.map((one) => (knowsSalvos(viewer, one.side, state) ? one : seenFromAfar(one)));
  return { ...game, field: { ...game.field, batteries } };
}

function shown<U, G>(unit: U, known: Knowledge, less: (unit: U, figures: readonly Figure[]) => G): readonly (U | G)[] {
  switch (known) {
    case 'all':
      return [unit];
    case 'table':
      return [less(unit, [])];
    case 'nothing':
      return [];
    default:
      return [less(unit, known.figures)];
  }
}

/**
 * What a viewer learns of an event, told on the state `before` it (of the beginning, on the one after): nothing of what somebody does
 * whom they do not see, or of what is done to one; of a unit whose sheet they do not see what everybody sees who stands at the table.
 * When the match is over (`now`), all of it.
 */
export function toldTo(
  knows: Knows,
  event: MatchEvent<BattleTech>,
  before: BattleTechState | null,
  viewer: Viewer,
  now: BattleTechState | null,
): MatchEvent<BattleTech> | Redacted | null {
  if (!before || now?.outcome) return event;
  return toldAtTheTable(knows, withoutAim(event, viewer, before), before, viewer);
}

/** A salvo without where it is to land and what it is made of, to who may not know (ART-02, ART-08). */
const withoutAim = (event: MatchEvent<BattleTech>, viewer: Viewer, before: BattleTechState): MatchEvent<BattleTech> =>
  (event.type === 'SalvoFired' || event.type === 'ShellFired') && !knowsSalvos(viewer, event.side, before)
    ? { ...event, hex: null, round: null }
    : event;

/** What a viewer learns of an event while the match goes on. */
function toldAtTheTable(
  knows: Knows,
  event: MatchEvent<BattleTech>,
  before: BattleTechState,
  viewer: Viewer,
): MatchEvent<BattleTech> | Redacted | null {
  const secret = secretTold(event, viewer, before);
  if (secret !== 'all') return secret;
  const going = goingIntoHiding(event);
  if (going === null && before.game.units.every((unit) => knows(viewer, unit, before) === 'all')) return event;
  const of = (id: UnitId | null): Knowledge => {
    const unit = id === null ? null : findUnit<State>(before.game, id);
    return unit ? knows(viewer, id === going ? hiding(unit) : unit, before) : 'all';
  };
  const isSeen = (id: UnitId): boolean => of(id) !== 'nothing';
  if (isKernelEvent<BattleTech>(event)) return kernelTold(event, { isSeen, isKnown: (id) => of(id) === 'all' });
  if (event.type === 'UnitRevealed') return event;
  if (event.type === 'WayBarred' && of(event.by) === 'nothing') return { ...event, by: null };
  if (event.type === 'GoalsCounted' && before.game.units.some(({ id }) => !isSeen(id)))
    return { ...event, held: null, points: pointsIn(seenBy(knows, before, viewer), before.sides) };
  if (namesUnseen(event, isSeen)) return null;
  return untold(event, (id, figure) => tells(of(id), figure));
}

/** What somebody of another side is told of where mines are laid or a salvo is to land: that it was answered, and no more (HID-06, ART-02). */
function secretTold(
  event: MatchEvent<BattleTech>,
  viewer: Viewer,
  { seats }: BattleTechState,
): Redacted | 'all' | null {
  const own = sideOfViewer(viewer, seats);
  if (viewer.as === 'arbiter') return 'all';
  if (event.type === 'MinesLaid' || event.type === 'MinesFound' || event.type === 'MineSown')
    return 'side' in event && event.side === own ? 'all' : null;
  if (!('answer' in event) || !SECRET.includes(event.answer.command.type)) return 'all';
  const { seat } = event.answer;
  return seats.find(({ id }) => id === seat)?.side === own ? 'all' : { type: 'Redacted', of: event.type, seat };
}

/** Orders that others are not told. */
const SECRET: readonly string[] = ['lay-mines', 'bombard', 'sow'];

/** Whether what is known of a unit tells a figure of its sheet. */
const tells = (known: Knowledge, figure: Figure): boolean =>
  typeof known === 'object' ? known.figures.includes(figure) : known === 'all';

/** What each side is worth by those who are seen. Who holds a hex would tell that somebody unseen stands there, or near (SEQ-18). */
function pointsIn(seen: SeenState, sides: readonly SideId[]): Readonly<Record<SideId, number>> {
  const game = supposed(seen);
  return game.level === 'standard' ? Object.fromEntries(sides.map((side) => [side, pointsOf(game, side)])) : {};
}
