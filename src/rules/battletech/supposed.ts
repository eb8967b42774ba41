import type { BattleTechView } from './battletech.js';
import { suppose, supposeBody } from './damage/unknown.js';
import type { SeenQuickStart, SeenStandard, SeenState } from './seen.js';
import { REGULAR } from './standard/fresh.js';
import type { FullTerm, Numbered, PhysicalToHit, ShotToHit, Told, ToldTerm } from './standard/terms.js';
import type { FireDeclaration, HexToHit, ToldHexShot, ToldShot } from './standard/types.js';
import type { QuickStartState, StandardState, State } from './types.js';

/**
 * Rules reckon with figures. Of what a viewer does not know they suppose what is printed on its sheet, with a regular pilot: a
 * unit fresh from the hangar, but for what everybody has seen happen to it. That is for reckoning, never for showing; and what
 * comes of an order is decided by what is so. Where everything is known this is the view itself.
 */
export function supposed(view: SeenStandard): StandardState;
export function supposed(view: SeenState): State;
export function supposed(view: SeenState): State {
  return view.level === 'standard' ? standardOf(view) : quickStartOf(view);
}

/** A view in which every figure is there, known or supposed. */
export interface SupposedView extends Omit<BattleTechView, 'game'> {
  readonly game: State;
}
export const supposedView = (view: BattleTechView): SupposedView => ({ ...view, game: supposed(view.game) });

const quickStartOf = (view: SeenQuickStart): QuickStartState =>
  isWhole(view) ? view : { ...view, units: view.units.map((unit) => (unit.glimpsed ? suppose(unit) : unit)) };

const standardOf = (view: SeenStandard): StandardState =>
  isWhole(view)
    ? view
    : {
        ...view,
        units: view.units.map((unit) => (unit.glimpsed ? supposeBody(unit) : unit)),
        field: {
          ...view.field,
          held: view.field.held ?? view.field.victory.goals.map(() => 0),
          fire: view.field.fire.map(supposedFire),
          blows: view.field.blows.map((one) => ({ ...one, toHits: one.toHits.map(supposedBlow) })),
        },
      };

function supposedFire(declared: FireDeclaration<ToldShot, ToldHexShot>): FireDeclaration {
  const { shots, atHexes, ...rest } = declared;
  return {
    ...rest,
    shots: shots.map((shot) => ({ ...shot, toHit: supposedToHit(shot.toHit) })),
    ...(atHexes ? { atHexes: atHexes.map((shot) => ({ ...shot, toHit: supposedAtHex(shot.toHit) })) } : {}),
  };
}

const supposedToHit = (told: Told<ShotToHit>): ShotToHit =>
  told.number === null ? { ...told, ...reckoned(told.terms) } : told;

const supposedAtHex = (told: Told<HexToHit>): HexToHit =>
  told.number === null ? { ...told, ...reckoned(told.terms) } : told;

const supposedBlow = (told: Told<PhysicalToHit>): PhysicalToHit =>
  told.number === null ? { ...told, ...reckoned(told.terms) } : told;

/** A number that is not known, for a regular pilot in a sound 'Mech. */
function reckoned(told: readonly ToldTerm[]): Numbered {
  const terms = told.map((term): FullTerm => ({ ...term, value: term.value ?? skillOf(term) }));
  return { number: terms.reduce((sum, { value }) => sum + value, 0), terms };
}

const skillOf = ({ reason }: ToldTerm): number => (reason === 'gunnery' ? REGULAR.gunnery : REGULAR.piloting);

/** Whether all of a view is known, each unit with all its figures. */
function isWhole(view: SeenQuickStart): view is QuickStartState;
function isWhole(view: SeenStandard): view is StandardState;
function isWhole({ units, field }: SeenState): boolean {
  return units.every(({ glimpsed }) => glimpsed === undefined) && field?.held !== null;
}
