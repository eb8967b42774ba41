import { slotsAt } from '../damage/left.js';
import { total } from '../../kernel/dice.js';
import type { UnitId } from '../../kernel/ids.js';
import type { Hex } from '../../geometry/hex/hex.js';
import { placeOf } from '../movement.js';
import { isSubmerged, waterIn } from '../terrain.js';
import type { Board, StandardState, StandardUnit } from '../types.js';
import type { StandardRule } from '../battletech.js';
import type { Event } from '../events.js';
import type { Step } from '../agenda.js';
import type { StowedBin } from '../record-sheet.js';
import { activeUnits } from '../units.js';
import { avoid } from './avoidance.js';
import { heatEffects, infernoAvoid } from './body-tables.js';
import { engineHits, isWhole, sinksDown } from './condition.js';
import { Resolution } from './resolution.js';
import { COLD_ENGINES } from './types.js';
import type { HeatSource } from './types.js';
import { editionOf } from './editions.js';
import { keepFeet } from './falls.js';
import { legsOf } from './legs.js';
import { heatAt } from './paces.js';
import { partHits, stealthOf } from './parts.js';
import { coolerBy, swelter } from './quirks.js';
import { magmaHeat } from './magma.js';
import { burningHeat } from '../league/burning.js';
import { isMech } from './vehicles.js';
import { takeEffect } from './phase-end.js';
import { eased } from './talents.js';
import { damageOfRound } from './damage-resolution.js';
import { boardAt } from '../under.js';

/**
 * The heat phase: what was built up and shed, shutdown and restart, ammunition, wounds by heat (SEQ-14, table 7.2.5); then
 * the piloting rolls that exploding ammunition calls for.
 */

type Rule<Type extends Step['type']> = StandardRule<Extract<Step, { type: Type }>>;

/** Heat of movement: walking, running, and a jump by its hexes, three at the least. */
const WALKED = 1;
const RAN = 2;
const LEAST_JUMP = 3;
/** Heat that each hit on the engine makes in a turn. */
export const ENGINE_HIT = 5;
/** Heat from without that counts in one turn; heat of standing in a burning hex, and of passing through one (table 7.2.10). */
const MOST_EXTERNAL = 15;
const BURNING_HEX = 5;
const PASSED_FIRE = 2;
/** Heat that stealth armour makes while it works (WPN-13). */
const STEALTH_HEAT = 10;
/** Heat that water can take away besides. */
const MOST_BY_WATER = 6;
/** Heat at which a pilot without life support is hurt once, and twice. */
const LIFE_SUPPORT_HEAT = 15;

export const heatPhaseRule: Rule<'heat-phase'> = {
  run(state, _step, _answers, dice) {
    const resolution = new Resolution(state.game, dice);
    const began: Event = { type: 'PhaseBegan', phase: 'heat', order: [] };
    resolution.happen(began);
    for (const unit of activeUnits(resolution.state)) if (isMech(unit)) heat(resolution, unit.id);
    takeEffect(resolution);
    return { events: resolution.events, then: [] };
  },
};

function heat(resolution: Resolution, id: UnitId): void {
  const unit = resolution.unit(id);
  const { heat: before } = unit.body;
  const sources = sourcesOf(resolution.state, unit);
  const shed = shedBy(resolution.state.board, unit);
  const built = sources.reduce((sum, source) => sum + source.heat, 0);
  const after = Math.max(0, before + built - shed);
  resolution.happen({ type: 'HeatTold', unit: id, before, sources, shed, after });
  heatAmmo(resolution, id, infernoAvoid(after), ({ stowed }) => stowed.munition === 'inferno');
  if (unit.body.shutdown) restart(resolution, id, after);
  else shutDown(resolution, id, after);
  heatAmmo(resolution, id, heatEffects(after).ammoExplosionAvoid, () => true);
  hurtPilot(resolution, id, after);
}

/** What a unit has heated up by this turn; only 'Mechs do (UNI-02). */
export function sourcesOf(state: StandardState, unit: StandardUnit): readonly HeatSource[] {
  if (!isMech(unit)) return [];
  const { built, shutdown } = unit.body;
  const external = built.filter(({ source }) => source === 'external').reduce((sum, { heat: n }) => sum + n, 0);
  // A reactor that is shut down gives off no heat, however leaky its shielding.
  const hits = shutdown ? 0 : engineHits(unit);
  const fire = fireHeat(unit, state.field.burning);
  return cooled(unit, [
    ...movementHeat(unit),
    ...built.filter(({ source }) => source !== 'external'),
    ...(hits > 0 ? [{ source: 'engine-hits', heat: ENGINE_HIT * hits, n: hits } as const] : []),
    ...(stealthOf(unit) ? [{ source: 'stealth', heat: STEALTH_HEAT } as const] : []),
    ...(fire > 0 ? [{ source: 'fire', heat: fire } as const] : []),
    ...magmaHeat(state, unit),
    ...burningHeat(unit),
    ...(external > 0 ? [{ source: 'external', heat: Math.min(MOST_EXTERNAL, external), n: external } as const] : []),
  ]);
}

/** Heat with what a computer keeps of it, no more than there is (ADV-07). */
function cooled({ sheet }: StandardUnit, sources: readonly HeatSource[]): readonly HeatSource[] {
  const all = sources.reduce((sum, { heat: n }) => sum + n, 0);
  const saved = Math.min(coolerBy(sheet.full), Math.max(0, all));
  return saved > 0 ? [...sources, { source: 'combat-computer', heat: -saved }] : sources;
}

/** Heat of the burning hexes that a unit stands in or has walked through; one that jumps passes above. */
function fireHeat({ place, moved }: StandardUnit, burning: readonly Hex[]): number {
  const on = (hex: Hex | undefined): boolean => hex !== undefined && burning.includes(hex);
  const passed =
    moved?.mode === 'walk' || moved?.mode === 'run'
      ? new Set(moved.path.map(({ hex }) => hex).filter((hex) => hex !== place?.hex && on(hex))).size
      : 0;
  return (on(place?.hex) ? BURNING_HEX : 0) + PASSED_FIRE * passed;
}

function movementHeat({ moved, sheet, body: { pace } }: StandardUnit): readonly HeatSource[] {
  if (moved?.mode !== 'jump' && COLD_ENGINES.includes(sheet.full.engine)) return [];
  switch (moved?.mode) {
    case 'walk':
      return [{ source: 'walked', heat: WALKED }];
    case 'run':
      return [pace ? heatAt(pace) : { source: 'ran', heat: RAN }];
    case 'jump':
      return [{ source: 'jumped', heat: Math.max(LEAST_JUMP, moved.entered), n: moved.entered }];
    default:
      return [];
  }
}

/** Heat shed in a turn: by the sinks that are whole and switched on, and again by those in water, 6 at most (FIN-20). */
export function shedBy(board: Board, unit: StandardUnit): number {
  const { count, each } = unit.sheet.full.heatSinks;
  const body = unit.body;
  const on = Math.max(0, count - sinksDown(unit) - body.sinksOff);
  return each * on + Math.min(MOST_BY_WATER, each * Math.min(on, wetSinks(board, unit)));
}

/** Sinks under water: all when the unit is wholly in it, those of the legs when it wades. */
function wetSinks(board: Board, unit: StandardUnit): number {
  const { hex } = placeOf(unit);
  const below = boardAt(board, placeOf(unit));
  if (waterIn(below, hex) === 0) return 0;
  const { heatSinks } = unit.sheet.full;
  if (isSubmerged(below, hex, unit.body.prone)) return heatSinks.count - sinksDown(unit);
  const legs = legsOf(unit);
  const inLegs = new Set(
    legs.flatMap((leg) => slotsAt(unit, leg).flatMap((slot) => (slot?.holds === 'heat-sink' ? [slot.item] : []))),
  );
  return inLegs.size - sinksDown(unit, legs);
}

const isAwake = (unit: StandardUnit): boolean => unit.body.pilot.out === null;

/** A hot reactor shuts down unless the pilot prevents it; a standing unit then rolls to stay on its feet. */
function shutDown(resolution: Resolution, id: UnitId, now: number): void {
  const { shutdownAvoid, sureShutdown } = heatEffects(now);
  if (shutdownAvoid === null && !sureShutdown) return;
  const unit = resolution.unit(id);
  const need = eased(shutdownAvoid, unit.body.pilot, 'heat');
  const avoidance = avoid(need, sureShutdown, isAwake(unit), resolution.dice, 'shutdown');
  // The roll to stay up comes before the reactor counts as shut down.
  resolution.happen({ type: 'ShutDown', unit: id, avoidance });
  if (!avoidance.avoided && !unit.body.prone) keepFeet(resolution, id, 'shutdown');
}

/** A reactor that needs no roll at its heat starts again by itself. */
function restart(resolution: Resolution, id: UnitId, now: number): void {
  const { shutdownAvoid, sureShutdown } = heatEffects(now);
  const unit = resolution.unit(id);
  if (sureShutdown || unit.body.shorted) return;
  const need = eased(shutdownAvoid, unit.body.pilot, 'heat');
  const avoidance = avoid(need, false, isAwake(unit), resolution.dice, 'restart');
  resolution.happen({ type: 'Restarted', unit: id, avoidance });
}

/** Hot ammunition may blow up: of the bins in question that whose rounds do the most damage, of equals the fullest. */
function heatAmmo(
  resolution: Resolution,
  id: UnitId,
  plain: number | null,
  isAsked: (bin: StowedBin) => boolean,
): void {
  const unit = resolution.unit(id);
  const need = eased(plain, unit.body.pilot, 'heat');
  const bin = worstBin(unit, isAsked);
  if (need === null || !bin) return;
  const roll = resolution.dice.roll(2, 6, 'ammunition');
  const avoided = total(roll) >= need;
  const damageResolution = resolution.damageTo(id);
  if (!avoided) damageResolution.explodeBin(bin);
  const location = bin.stowed.location;
  const steps = damageResolution.taken();
  resolution.happen({
    type: 'AmmoHeated',
    unit: id,
    avoidance: { need, roll, avoided },
    wounds: steps.length > 0 ? [{ roll: null, location, points: 0, covered: false, harm: steps }] : [],
  });
}

/** What must be rolled so that ammunition does not blow up at the heat of a unit; `null`: it is cool enough, or has none that can. */
export const ammoAvoid = (unit: StandardUnit): number | null =>
  worstBin(unit, () => true) && eased(heatEffects(unit.body.heat).ammoExplosionAvoid, unit.body.pilot, 'heat');

/** Of all bins that can explode: one that is being dumped can until it is empty. */
function worstBin(unit: StandardUnit, isAsked: (bin: StowedBin) => boolean): StowedBin | null {
  return unit.ammo
    .filter((bin) => bin.left > 0 && isAsked(bin) && isWhole(unit, bin) && damageOfRound(unit, bin) > 0)
    .reduce<StowedBin | null>((worst, bin) => {
      if (!worst) return bin;
      const more = damageOfRound(unit, bin) - damageOfRound(unit, worst);
      return more > 0 || (more === 0 && bin.left > worst.left) ? bin : worst;
    }, null);
}

/** Without life support heat hurts the pilot, and so does water above their head. */
function hurtPilot(resolution: Resolution, id: UnitId, now: number): void {
  const unit = resolution.unit(id);
  if (partHits(unit, 'life-support', 'HD') === 0 || unit.body.doomed !== null) return;
  const { board, options } = resolution.state;
  const wounds = (editionOf(unit).airless ?? [LIFE_SUPPORT_HEAT, Number(options.lifeSupportSecond)]).filter(
    (least) => now + swelter(unit.sheet.full) >= least,
  ).length;
  const drowns = isSubmerged(boardAt(board, placeOf(unit)), placeOf(unit).hex, unit.body.prone);
  const damageResolution = resolution.damageTo(id);
  damageResolution.hurt('life-support', wounds);
  if (drowns) damageResolution.hurt('drowned', 1);
  const steps = damageResolution.taken();
  if (steps.length > 0) resolution.happen({ type: 'PilotHurt', unit: id, harm: steps });
}
