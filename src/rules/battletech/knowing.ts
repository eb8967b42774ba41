import type { MatchEvent, Redacted } from '../kernel/contract.js';
import { isKernelEvent } from '../kernel/evolve.js';
import type { UnitId } from '../kernel/ids.js';
import type { Viewer } from '../kernel/seats.js';
import type { BattleTech, BattleTechState } from './battletech.js';
import { glimpse, glimpseBody, type Figure } from './damage/unknown.js';
import type { DamageMark, Event, Hit } from './events.js';
import type { SeenState } from './seen.js';
import type { DamageStep, Wound } from './standard/damage-steps.js';
import type { State, Unit } from './types.js';
import { kernelTold, namesUnseen } from './told.js';
import { findUnit } from './units.js';

/**
 * Who knows what of a unit: everything; what happens on the table, but not what stands on its sheet; that and some figures of the
 * sheet (a scan has told them); not that it is there. A rule that hides something says so here alone: what is seen and what is told
 * follow from it (C-01).
 */
type Knowledge = 'all' | 'table' | { readonly figures: readonly Figure[] } | 'nothing';
export type Knows = (viewer: Viewer, unit: Unit, state: BattleTechState) => Knowledge;

/** Nothing in the shipped game is hidden but sealed answers, which the kernel keeps. */
export const everything: Knows = () => 'all';

/** What a viewer sees of a match; where nothing is hidden from them it is the state itself. */
export function seenBy(knows: Knows, state: BattleTechState, viewer: Viewer): SeenState {
  const { game } = state;
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
  return {
    ...game,
    ...table,
    units: game.units.flatMap((unit) => shown(unit, of(unit), glimpseBody)),
    field: { ...field, fire: field.fire.filter(isSeen), blows: field.blows.filter(isSeen) },
  };
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
 * whom they do not see, or of what is done to one; of a unit whose
 * sheet they do not see not what is left of it.
 */
export function toldTo(
  knows: Knows,
  event: MatchEvent<BattleTech>,
  before: BattleTechState | null,
  viewer: Viewer,
): MatchEvent<BattleTech> | Redacted | null {
  if (!before || before.game.units.every((unit) => knows(viewer, unit, before) === 'all')) return event;
  const of = (id: UnitId | null): Knowledge => {
    const unit = id === null ? null : findUnit<State>(before.game, id);
    return unit ? knows(viewer, unit, before) : 'all';
  };
  const isSeen = (id: UnitId): boolean => of(id) !== 'nothing';
  if (isKernelEvent<BattleTech>(event)) return kernelTold(event, { isSeen, isKnown: (id) => of(id) === 'all' });
  if (event.type === 'WayBarred' && of(event.by) === 'nothing') return { ...event, by: null };
  if (namesUnseen(event, isSeen)) return null;
  const concerned = unitsOf(event).map(of);
  if (concerned.every((known) => known === 'all')) return event;
  return without(event, (id, figure) => {
    const known = of(id);
    return typeof known === 'object' ? known.figures.includes(figure) : known === 'all';
  });
}

/** Whom an event is about: who does something, and to whom it is done. */
function unitsOf(event: Event): readonly (UnitId | null)[] {
  return [...('unit' in event ? [event.unit] : []), ...('target' in event ? [event.target] : []), struckBy(event)];
}

/** The unit that the wounds of an event are those of, if not the one that it is about. */
function struckBy(event: Event): UnitId | null {
  switch (event.type) {
    case 'ShotFired':
    case 'ShotResolved':
    case 'FellOnto':
      return event.target;
    case 'BlowStruck':
      return event.blow.target;
    case 'Collided':
      return event.into?.target ?? null;
    default:
      return null;
  }
}

/** Whether a figure of a unit's sheet is known. */
type IsKnown = (unit: UnitId | null, figure: Figure) => boolean;

/** An event without what is left of those whose sheet is not known. `null`: all of it is on the sheet. */
function without(event: Event, isKnown: IsKnown): Event | null {
  const own = 'unit' in event ? event.unit : null;
  const struck = struckBy(event);
  const wounds = (all: readonly Wound[], of: UnitId | null): readonly Wound[] =>
    all.map((wound) => ({ ...wound, harm: unmarked(wound.harm, of, isKnown) }));
  switch (event.type) {
    case 'HeatTold':
      return isKnown(own, 'heat') ? event : null;
    case 'ShotResolved':
      return {
        ...event,
        ammoLeft: isKnown(own, 'ammo') ? event.ammoLeft : null,
        hits: isKnown(struck, 'armor') ? event.hits : event.hits.map(unread),
      };
    case 'ShotFired':
      return {
        ...event,
        roundsLeft: isKnown(own, 'ammo') ? event.roundsLeft : null,
        wounds: wounds(event.wounds, struck),
      };
    case 'BlowStruck':
    case 'Collided':
      return { ...event, wounds: wounds(event.wounds, struck), recoil: wounds(event.recoil, own) };
    case 'FellOnto':
      return { ...event, wounds: wounds(event.wounds, struck) };
    case 'Fell':
      return { ...event, wounds: wounds(event.wounds, own), harm: unmarked(event.harm, own, isKnown) };
    case 'Skidded':
    case 'Blasted':
    case 'AmmoHeated':
      return { ...event, wounds: wounds(event.wounds, own) };
    case 'Breached':
    case 'MascSwitched':
    case 'PilotHurt':
      return { ...event, harm: unmarked(event.harm, own, isKnown) };
    default:
      return event;
  }
}

/** Steps of damage without what they leave. */
const unmarked = (steps: readonly DamageStep[], of: UnitId | null, isKnown: IsKnown): readonly DamageStep[] =>
  steps.map((step) => {
    switch (step.harm) {
      case 'armor':
      case 'structure':
        return isKnown(of, step.harm) ? step : { ...step, after: null };
      case 'pilot':
        return isKnown(of, 'pilot') ? step : { ...step, hits: null };
      default:
        return step;
    }
  });

const unread = (hit: Hit): Hit => ({
  ...hit,
  marks: hit.marks.map((mark): DamageMark => ({ ...mark, before: null, after: null })),
});
