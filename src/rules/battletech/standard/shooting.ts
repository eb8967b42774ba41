import { total, type Dice, type Roll } from '../../kernel/dice.js';
import type { UnitId } from '../../kernel/ids.js';
import { onlyAnswer } from '../../kernel/questions.js';
import { askOwner } from '../asking.js';
import { placeOf } from '../movement.js';
import type { Beasts } from './kinds.js';
import { bridgeIn, buildingIn } from '../terrain.js';
import { HIGHEST_TO_HIT, SURE_TO_HIT } from '../tables.js';
import { isInfantry } from '../stacking.js';
import type { InfantrySheet, StandardMount } from '../record-sheet.js';
import type { StandardState, StandardUnit } from '../types.js';
import type { StandardRule } from '../battletech.js';
import { isSide, tableOf } from '../league/aimed.js';
import { burnsForTurns, setAlight } from '../league/inferno.js';
import { strikesWhereAimed } from '../league/targeted.js';
import type { Location, MountId } from '../vocabulary.js';
import { isHit, type Event } from '../events.js';
import type { Step } from '../agenda.js';
import { mountOf, unitOf, woodsIn } from '../units.js';
import { munitionOf } from './ammunition.js';
import { isAnyDue } from './bombardment.js';
import { binOf } from './condition.js';
import { jamsClearedIn, unjam } from './unjamming.js';
import { Resolution } from './resolution.js';
import type { FullEvent } from './events.js';
import type { ShotOutcome } from './shot-outcomes.js';
import type { Wound } from './damage-steps.js';
import type { ShotToHit } from './terms.js';
import { fireOrder } from './fire-phase.js';
import { clusterAt, clusterOf, groupsOf, lumpsOf } from './clusters.js';
import { strikeLeg, swarmers } from './swarming.js';
import { isFieldGun } from './field-guns.js';
import { damageOfTroopers, hitPlatoon, isPlatoon } from './infantry.js';
import { editionOf } from './editions.js';
import { podGuides } from './electronics.js';
import { ignite, ignition, setFire, thinned } from './fires.js';
import { damageAt, loaded } from './munitions.js';
import { takeEffect } from './phase-end.js';
import type { DamageResolution } from './damage-resolution.js';
import { glances, grazed } from './glancing.js';
import { asCircumstance, guideOf, isTagged } from './spotting.js';
import { guidedAgain, ledByTag } from './to-hit.js';
import { sweeps } from './mine-missiles.js';
import { fireSmoke, laysSmoke } from './smoke-missiles.js';
import { burstIn, SALVO } from './sweeping.js';
import { fireShell } from './shelling.js';
import { bursts, heatDiceOf, hitOf, locks, mannerOf, marks, type FireMode } from './traits.js';
import type { FireDeclaration, FullShot, HexShot, HexToHit } from './types.js';
import { batherOf, isFromBelow } from './water.js';
import { burn } from './infernos.js';
import { heatOfFire, isMech } from './vehicles.js';
import { Shelter } from './shelter.js';
import { land, landOn, stick, type Aspect } from './wounds.js';

/** Declared weapon attacks are carried out, one unit after the other, whatever has become of the target (SEQ-10, SEQ-11). */

type Rule<Type extends Step['type']> = StandardRule<Extract<Step, { type: Type }>>;
type ShotFired = Extract<FullEvent, { type: 'ShotFired' }>;
type HexFired = Extract<FullEvent, { type: 'HexFired' }>;

/** Heat that one inferno missile brings its target instead of damage. */
const INFERNO_HEAT = 2;

export const resolveFireRule: Rule<'resolve-fire'> = {
  run({ game }) {
    const order = fireOrder(game);
    const marking = order.filter((unit) => designators(game, declarationOf(game, unit)).length > 0);
    return {
      events: jamsClearedIn(game),
      then: [
        ...marking.map((unit): Step => ({ type: 'designate', unit })),
        ...(isAnyDue(game) ? [{ type: 'salvos-land' } as const] : []),
        ...order.map((unit): Step => ({ type: 'shoot', unit })),
        ...swarmers(game).map(({ id }): Step => ({ type: 'swarm', unit: id })),
      ],
    };
  },
};

const declarationOf = (state: StandardState, id: UnitId): FireDeclaration => {
  const found = state.field.fire.find(({ unit }) => unit === id);
  if (!found) throw new Error(`${id} has declared nothing`);
  return found;
};

const unresolved = ({ shots, atHexes = [], resolved }: FireDeclaration): readonly MountId[] =>
  [...shots, ...atHexes].map(({ mount }) => mount).filter((mount) => !resolved.includes(mount));

/** A unit's weapons in the order declared or, by hand, as its player calls them (option `resolveFire`). */
export const shootRule: Rule<'shoot'> = {
  ask(state, { unit: id }) {
    const left = unresolved(declarationOf(state.game, id));
    if (state.game.options.resolveFire === 'referee' || left.length <= 1) return null;
    return askOwner(unitOf(state.game, id), 'turn', {
      topic: { ask: 'fire', unit: id, mounts: left },
      fallback: { type: 'fire', unit: id, mounts: left },
    });
  },
  run(state, step, answers, dice) {
    const declared = declarationOf(state.game, step.unit);
    const left = unresolved(declared);
    const now = onlyAnswer(answers, 'fire')?.mounts ?? left;
    const resolution = new Resolution(state.game, dice);
    if (declared.unjam !== null) unjam(resolution, step.unit, declared.unjam);
    fireAll(resolution, declared, now);
    return { events: resolution.events, then: now.length < left.length ? [step] : [] };
  },
};

/** TAG is fired before anything else, so that it can mark for all who follow (FIN-51). */
export const designateRule: Rule<'designate'> = {
  run(state, { unit }, _answers, dice) {
    const resolution = new Resolution(state.game, dice);
    const declared = declarationOf(state.game, unit);
    fireAll(resolution, declared, designators(state.game, declared));
    return { events: resolution.events, then: [] };
  },
};

/** The TAG that a unit has declared. */
const designators = (state: StandardState, { unit, shots }: FireDeclaration): readonly MountId[] =>
  shots.map(({ mount }) => mount).filter((mount) => marks(mountOf(unitOf(state, unit), mount)));

function fireAll(resolution: Resolution, declared: FireDeclaration, mounts: readonly MountId[]): void {
  const { unit, shots, atHexes = [] } = declared;
  for (const mount of mounts) {
    const shot = shots.find((one) => one.mount === mount);
    const atHex = atHexes.find((one) => one.mount === mount);
    if (shot) {
      resolution.happen(fired(resolution, unit, shot));
      ignite(resolution, unit, shot);
    }
    if (atHex) fireAtHex(resolution, unit, atHex);
  }
}

/** One declared shot at woods, and the fire that it sets (FIN-44). */
function fireAtHex(resolution: Resolution, id: UnitId, shot: HexShot): void {
  const { dice } = resolution;
  const unit = resolution.unit(id);
  const { full } = mountOf(unit, shot.mount).weapon;
  if (bursts(full)) return fireShell(resolution, id, shot, (roll) => spentBy(unit, shot, roll, 'miss'));
  const inferno = munitionOf(unit, shot.bin) === 'inferno';
  const { mount, hex, mode, bin, toHit } = shot;
  const roll = isRolled(toHit, mode) ? dice.roll(2, 6, 'to-hit') : null;
  if (laysSmoke(unit, mountOf(unit, mount), bin))
    return fireSmoke(resolution, id, shot, roll, spentBy(unit, shot, roll, 'miss'));
  const outcome = outcomeOf(toHit, roll, locks(full));
  const hit = isHit(outcome);
  const found = outcome === 'no-lock' ? null : ignition(resolution, full, hex, hit, inferno);
  const walls = hit ? { ...strikeWalls(resolution, unit, shot), ...strikeWoods(resolution, unit, shot) } : {};
  const told = { unit: id, mount, hex, mode, bin, toHit, roll, outcome, ignition: found, ...walls };
  resolution.happen({ type: 'HexFired', ...told, ...spentBy(unit, shot, roll, outcome) });
  setFire(resolution, hex, found, inferno);
  if (hit && sweeps(resolution.state, unit, shot)) burstIn(resolution, hex, SALVO);
}

/** A shot that hits a building or a bridge: all its damage goes into it (TER-07, TER-17). */
function strikeWalls(
  { state, dice }: Resolution,
  unit: StandardUnit,
  shot: HexShot,
): Pick<HexFired, 'cluster' | 'walls'> {
  const bridge = bridgeIn(state.board, shot.hex);
  if ((!bridge && !buildingIn(state.board, shot.hex)) || munitionOf(unit, shot.bin) === 'inferno') return {};
  const cluster = clusterAt(unit, shot, dice);
  const shelter = new Shelter(state, shot.hex);
  const damage = groupsOf(unit, shot, cluster).reduce((sum, points) => sum + points, 0);
  shelter.takes(damage);
  const told = bridge ? { walls: { hex: shot.hex, damage, left: Math.max(0, bridge.cf - damage) } } : shelter.told;
  return { ...(cluster ? { cluster } : {}), ...told };
}

/** A shot that hits woods thins them out, where the option says so (TER-27). */
function strikeWoods(
  { state, dice }: Resolution,
  unit: StandardUnit,
  shot: HexShot,
): Pick<HexFired, 'cluster' | 'woods'> {
  const { board, options } = state;
  const stands = woodsIn(board, shot.hex) > 0 && !buildingIn(board, shot.hex) && !bridgeIn(board, shot.hex);
  if (options.clearWoods !== 'on' || !stands || munitionOf(unit, shot.bin) === 'inferno') return {};
  const cluster = clusterAt(unit, shot, dice);
  const damage = groupsOf(unit, shot, cluster).reduce((sum, points) => sum + points, 0);
  return { ...(cluster ? { cluster } : {}), woods: thinned(state, shot.hex, damage) };
}

/** What firing costs a unit: rounds, heat, perhaps a jam. */
function spentBy(
  unit: StandardUnit,
  { mount, mode, bin }: Pick<FullShot, 'mount' | 'mode' | 'bin'>,
  roll: Roll | null,
  outcome: ShotOutcome,
): Pick<ShotFired, 'jammed' | 'heat' | 'rounds' | 'roundsLeft'> {
  const { shots, jams } = mannerOf(mode);
  const rounds = bin === null || outcome === 'no-lock' ? 0 : shots;
  const before = bin === null ? null : (binOf(unit, bin)?.left ?? 0);
  return {
    jammed: jams !== null && roll !== null && total(roll) <= jams && mayJam(unit, mount),
    heat: outcome === 'no-lock' ? 0 : heatOfFire(unit, mountOf(unit, mount), shots),
    rounds,
    // An explosion in this phase may have left fewer than were declared: they were in the breech.
    roundsLeft: before === null ? null : Math.max(0, before - rounds),
  };
}

/** Whether a weapon can jam at all: in the 2026 rules those of an Ultra autocannon never do (EDN-03). */
const mayJam = (unit: StandardUnit, mount: MountId): boolean =>
  editionOf(unit).jams || !mountOf(unit, mount).weapon.full.traits.includes('ultra');

/** At the end of the phase the damage takes effect, before physical attacks (SEQ-12). */
export const endFireRule: Rule<'end-fire'> = {
  run(state, _step, _answers, dice) {
    const resolution = new Resolution(state.game, dice);
    takeEffect(resolution);
    const ended: Event = { type: 'PhaseEnded', phase: 'weapons' };
    return { events: [...resolution.events, ended], then: [] };
  },
};

/** One declared shot: roll, rounds, heat, and what it does to its target. */
function fired(resolution: Resolution, id: UnitId, shot: FullShot): ShotFired {
  const { state, dice } = resolution;
  const unit = resolution.unit(id);
  const mount = mountOf(unit, shot.mount);
  const { toHit, isSpotted } = guided(state, unit, shot);
  const roll = isSpotted && isRolled(toHit, shot.mode) ? dice.roll(2, 6, 'to-hit') : null;
  const result = isSpotted ? outcomeOf(toHit, roll, locks(mount.weapon.full)) : 'unspotted';
  const hits = isHit(result);
  const glancing = hits && glances(resolution.unit(shot.target), mount, toHit, roll);
  const effect = hits ? strike(resolution, unit, shot, toHit, glancing) : NOTHING;
  return {
    type: 'ShotFired',
    unit: id,
    mount: shot.mount,
    target: shot.target,
    mode: shot.mode,
    bin: shot.bin,
    aim: shot.aim,
    range: toHit.range,
    toHit,
    roll,
    outcome: result,
    ...(glancing ? { glancing } : {}),
    ...spentBy(unit, shot, roll, result),
    ...effect,
  };
}

/** Whether a shot is rolled for: where the roll can decide something. What is sure to hit may still jam. */
const isRolled = ({ number }: HexToHit, mode: FireMode): boolean =>
  number <= HIGHEST_TO_HIT && (number > SURE_TO_HIT || mannerOf(mode).jams !== null);

/** The number of a shot, and whether somebody spots for it where it is indirect: that is settled only now (FIN-06, FIN-08). */
function guided(
  state: StandardState,
  unit: StandardUnit,
  shot: FullShot,
): { readonly toHit: ShotToHit; readonly isSpotted: boolean } {
  const target = unitOf(state, shot.target);
  const munition = munitionOf(unit, shot.bin);
  const led = munition === 'semi-guided' && isTagged(state, unit.side, target);
  const asLed = (toHit: ShotToHit): ShotToHit => (led ? ledByTag(toHit) : toHit);
  if (shot.mode !== 'indirect' || podGuides(state, unit, target, munition)) {
    return { toHit: asLed(shot.toHit), isSpotted: true };
  }
  const guide = guideOf(state, unit, target);
  if (!guide) return { toHit: shot.toHit, isSpotted: false };
  const { partialCover } = state.options;
  const circumstances = { spotter: asCircumstance(state, guide), partialCover };
  const toHit = guidedAgain(state.board, shot.toHit, placeOf(target).hex, guide.line, circumstances);
  return { toHit: asLed(toHit), isSpotted: true };
}

function outcomeOf({ number }: HexToHit, roll: Roll | null, streak: boolean): Exclude<ShotOutcome, 'unspotted'> {
  if (number <= SURE_TO_HIT && roll === null) return 'sure';
  const hit = roll !== null && total(roll) >= number;
  if (hit) return 'hit';
  if (streak) return 'no-lock';
  return roll === null ? 'impossible' : 'miss';
}

type Effect = Pick<
  ShotFired,
  | 'swarms'
  | 'bursts'
  | 'cluster'
  | 'aimRoll'
  | 'wounds'
  | 'walls'
  | 'targetHeat'
  | 'burns'
  | 'heatRoll'
  | 'scorch'
  | 'pod'
  | 'tag'
  | 'missilesStopped'
>;
const NOTHING: Effect = {
  cluster: null,
  aimRoll: null,
  wounds: [],
  targetHeat: 0,
  pod: null,
  tag: false,
  missilesStopped: null,
};

/** What a hit does: damage in its groups, heat, or a pod. */
function strike(resolution: Resolution, unit: StandardUnit, shot: FullShot, toHit: ShotToHit, grazes: boolean): Effect {
  const mount = mountOf(unit, shot.mount);
  const left = hitOf(mount.weapon.full);
  if (left === 'mark') return { ...NOTHING, tag: true };
  const { board, options } = resolution.state;
  const target = resolution.unit(shot.target);
  const below = isFromBelow(board, batherOf(unit), batherOf(target), mount);
  const hidden = toHit.cover && !below && options.partialCover === 'punch';
  const aspect: Aspect = {
    table: tableOf(shot.aim) ?? (hidden ? 'punch' : 'full'),
    side: toHit.side,
    cover: toHit.cover,
    below,
    weapon: loaded(mount.weapon, munitionOf(unit, shot.bin)),
    ...(shot.shift ? { shift: shot.shift } : {}),
    glancing: grazes,
  };
  const damageResolution = resolution.damageTo(shot.target);
  if (left === 'legs') return { ...NOTHING, wounds: [strikeLeg(damageResolution, unit, resolution.dice)] };
  if (left === 'swarm') return { ...NOTHING, swarms: true };
  if (left === 'pod') return { ...NOTHING, pod: stick(damageResolution, aspect, resolution.dice) };
  const { heats } = mannerOf(shot.mode);
  if (heats !== null) return { ...NOTHING, targetHeat: heats };
  if (munitionOf(unit, shot.bin) === 'inferno' && !isMech(target) && options.infernoUnits !== 'off') {
    const { cluster, missilesStopped } = clusterOf(resolution, unit, shot);
    return {
      ...NOTHING,
      cluster,
      missilesStopped,
      ...burn(damageResolution, cluster?.hits ?? 1, aspect, resolution.dice),
    };
  }
  if (isPlatoon(target)) return strikePlatoon(resolution, unit, shot, target, aspect);
  const { cluster, missilesStopped } = clusterOf(resolution, unit, shot, grazes);
  if (munitionOf(unit, shot.bin) === 'inferno') {
    if (burnsForTurns(options, target)) {
      const harms = options.infernoDamage === 'on';
      const fire = setAlight(damageResolution, mount, cluster?.hits ?? 1, aspect, harms, resolution.dice);
      return { ...NOTHING, cluster, missilesStopped, ...fire };
    }
    return { ...NOTHING, cluster, missilesStopped, targetHeat: INFERNO_HEAT * (cluster?.hits ?? 1) };
  }
  const shelter = Shelter.of(resolution.state, target);
  if (shot.aim !== null && !isSide(shot.aim)) {
    const weapon = loaded(mount.weapon, munitionOf(unit, shot.bin));
    const points = shelter.through(grazed(damageAt(weapon, toHit.range), grazes));
    if (strikesWhereAimed(toHit)) {
      const wounds = [landOn(damageResolution, shot.aim, points, aspect, resolution.dice)];
      return { ...NOTHING, wounds, ...shelter.told, ...heatOf(mount, resolution.dice) };
    }
    const { aimRoll, wound } = aimed(damageResolution, shot.aim, aspect, points, resolution.dice, editionOf(unit).aim);
    return { ...NOTHING, aimRoll, wounds: [wound], ...shelter.told, ...heatOf(mount, resolution.dice) };
  }
  const bitten = beastsAt(unit, target, mount)?.strikes ?? 0;
  const wounds = [...groupsOf(unit, shot, cluster, grazes), ...(bitten > 0 ? [bitten] : [])]
    .map((points) => shelter.through(points))
    .filter((points) => points > 0)
    .map((points) => land(damageResolution, aspect, points, resolution.dice));
  return { ...NOTHING, cluster, missilesStopped, wounds, ...shelter.told, ...heatOf(mount, resolution.dice) };
}

/** The beasts of a platoon that join in: what its troopers fire has struck somebody in its own hex (EQP-06). */
const beastsAt = (unit: StandardUnit, target: StandardUnit, { weapon }: StandardMount): Beasts | null =>
  isPlatoon(unit) && weapon.full.arms && placeOf(unit).hex === placeOf(target).hex ? (unit.sheet.beasts ?? null) : null;

/**
 * A hit on a platoon: a lump for the whole of a weapon, missiles and all, and one for each round of a burst and each suit that hits;
 * what other troopers carry does to it what it does to anybody (UNI-44 to 46).
 */
function strikePlatoon(
  resolution: Resolution,
  unit: StandardUnit,
  shot: FullShot,
  { sheet }: { readonly sheet: InfantrySheet },
  aspect: Aspect,
): Effect {
  const { dice } = resolution;
  const mount = mountOf(unit, shot.mount);
  const munition = munitionOf(unit, shot.bin);
  const cluster = lumpsOf(shot, dice);
  const shelter = Shelter.of(resolution.state, resolution.unit(shot.target));
  const damaging = resolution.damageTo(shot.target);
  const arms = mount.weapon.full.arms;
  if (arms) {
    const beasts = beastsAt(unit, resolution.unit(shot.target), mount);
    const bites = beasts ? dice.roll(beasts.bites, 6, 'bites') : null;
    const shots = damageOfTroopers(cluster?.hits ?? 1, arms.each);
    const points = shelter.throughToTroopers(shots + (bites ? total(bites) : 0));
    const wounds = points > 0 ? [land(damaging, aspect, points, dice)] : [];
    return { ...NOTHING, cluster, ...(bites ? { bursts: [bites] } : {}), wounds, ...shelter.told };
  }
  const lumps = Array.from({ length: cluster?.hits ?? 1 }, () =>
    hitPlatoon(sheet, mount, munition, isInfantry(unit) && !isFieldGun(unit, mount), dice),
  );
  const bursts = lumps.flatMap(({ burst }) => burst ?? []);
  return {
    ...NOTHING,
    cluster,
    ...(bursts.length > 0 ? { bursts } : {}),
    wounds: lumps
      .map(({ points }) => shelter.throughToTroopers(points))
      .filter((points) => points > 0)
      .map((points) => land(damaging, aspect, points, dice)),
    ...shelter.told,
  };
}

/** The heat that a hit brings besides its damage, by dice. */
function heatOf({ weapon }: StandardMount, dice: Dice): Pick<ShotFired, 'heatRoll' | 'targetHeat'> {
  const count = heatDiceOf(weapon.full);
  if (count === 0) return { targetHeat: 0 };
  const heatRoll = dice.roll(count, 6, 'heat');
  return { heatRoll, targetHeat: total(heatRoll) };
}

function aimed(
  damageResolution: DamageResolution,
  at: Location,
  aspect: Aspect,
  damage: number,
  dice: Dice,
  aim: ReturnType<typeof editionOf>['aim'],
): { readonly aimRoll: Roll; readonly wound: Wound } {
  const aimRoll = dice.roll(aim.dice, 6, 'aim');
  const sum = total(aimRoll);
  const wound =
    sum >= aim.from && sum <= aim.to
      ? landOn(damageResolution, at, damage, aspect, dice)
      : land(damageResolution, aspect, damage, dice);
  return { aimRoll, wound };
}
