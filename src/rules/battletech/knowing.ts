import type { MatchEvent } from '../kernel/contract.js';
import { isKernelEvent } from '../kernel/evolve.js';
import type { UnitId } from '../kernel/ids.js';
import type { Viewer } from '../kernel/seats.js';
import type { BattleTech, BattleTechState } from './battletech.js';
import { glimpse, glimpseBody } from './damage/unknown.js';
import type { DamageMark, Event, Hit } from './events.js';
import type { SeenState } from './seen.js';
import type { DamageStep, Wound } from './standard/damage-steps.js';
import type { State, Unit } from './types.js';
import { findUnit } from './units.js';

/**
 * Who knows what of a unit: everything; what happens on the table, but not what stands on its sheet; not that it is there. A rule that
 * hides something says so here alone: what is seen and what is told follow from it (C-01).
 */
type Knowledge = 'all' | 'table' | 'nothing';
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

function shown<U, G>(unit: U, known: Knowledge, less: (unit: U) => G): readonly (U | G)[] {
  switch (known) {
    case 'all':
      return [unit];
    case 'table':
      return [less(unit)];
    case 'nothing':
      return [];
  }
}

/**
 * What a viewer learns of an event: nothing of what somebody does whom they do not see, or of what is done to one; of a unit whose
 * sheet they do not see not what is left of it.
 */
export function toldTo(
  knows: Knows,
  event: MatchEvent<BattleTech>,
  before: BattleTechState | null,
  viewer: Viewer,
): MatchEvent<BattleTech> | null {
  if (!before || isKernelEvent<BattleTech>(event)) return event;
  const of = (id: UnitId | null): Knowledge => {
    const unit = id === null ? null : findUnit<State>(before.game, id);
    return unit ? knows(viewer, unit, before) : 'all';
  };
  if (event.type === 'WayBarred' && of(event.by) === 'nothing') return { ...event, by: null };
  const concerned = unitsOf(event).map(of);
  if (concerned.includes('nothing')) return null;
  return concerned.includes('table') ? without(event, (id) => of(id) === 'all') : event;
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

/** An event without what is left of those whose sheet is not known. `null`: all of it is on the sheet. */
function without(event: Event, isKnown: (id: UnitId | null) => boolean): Event | null {
  const own = 'unit' in event && isKnown(event.unit);
  const struck = isKnown(struckBy(event));
  const wounds = (all: readonly Wound[], known: boolean): readonly Wound[] =>
    known ? all : all.map((wound) => ({ ...wound, harm: unmarked(wound.harm) }));
  switch (event.type) {
    case 'HeatTold':
      return own ? event : null;
    case 'ShotResolved':
      return { ...event, ammoLeft: own ? event.ammoLeft : null, hits: struck ? event.hits : event.hits.map(unread) };
    case 'ShotFired':
      return { ...event, roundsLeft: own ? event.roundsLeft : null, wounds: wounds(event.wounds, struck) };
    case 'BlowStruck':
    case 'Collided':
      return { ...event, wounds: wounds(event.wounds, struck), recoil: wounds(event.recoil, own) };
    case 'FellOnto':
      return { ...event, wounds: wounds(event.wounds, struck) };
    case 'Fell':
      return { ...event, wounds: wounds(event.wounds, own), harm: own ? event.harm : unmarked(event.harm) };
    case 'Skidded':
    case 'Blasted':
    case 'AmmoHeated':
      return { ...event, wounds: wounds(event.wounds, own) };
    case 'Breached':
    case 'MascSwitched':
    case 'PilotHurt':
      return { ...event, harm: own ? event.harm : unmarked(event.harm) };
    default:
      return event;
  }
}

/** Steps of damage without what they leave. */
const unmarked = (steps: readonly DamageStep[]): readonly DamageStep[] =>
  steps.map((step) => {
    switch (step.harm) {
      case 'armor':
      case 'structure':
        return { ...step, after: null };
      case 'pilot':
        return { ...step, hits: null };
      default:
        return step;
    }
  });

const unread = (hit: Hit): Hit => ({
  ...hit,
  marks: hit.marks.map((mark): DamageMark => ({ ...mark, before: null, after: null })),
});
