import { remembering } from '../../kernel/remember.js';
import type { Allowance, MpReason, MpTerm } from './reckoning.js';
import type { StandardUnit } from '../types.js';
import type { Mode } from '../vocabulary.js';
import { isLost } from '../damage/lost.js';
import { runningFrom } from '../gait.js';
import { isInfantry } from '../stacking.js';
import { WAIST_DEEP } from '../terrain.js';
import { heatEffects } from './body-tables.js';
import { hasFourLegs, hobbles, legsGone, legsOf } from './legs.js';
import { jetsInLegs, jetsLost, partHits } from './parts.js';
import { quickening } from './myomer.js';
import { mpOf } from './paces.js';
import { hasJustRisen } from './risen.js';
import { crewOf, isMech, timesHit } from './vehicles.js';
import type { Part } from './types.js';

/** MP of a 'Mech at the standard level, cut by damage and heat (tables 7.2.4, 7.2.5). */

/**
 * MP that a mode gives a unit now; `depth`: of the water that it would jump from, which does not matter on foot. Running is half as much again as walking, rounded up, with MASC twice as much, and needs both
 * legs, or three of four. Each step of a move asks for it, so of a unit as it stands it is worked out once.
 */
export const allowanceOf = (unit: StandardUnit, mode: Mode, depth = 0): Allowance =>
  remembered(unit, `${mode} ${depth}`, () => reckoned(unit, mode, depth));

const remembered = remembering<StandardUnit, Allowance>();

function reckoned(unit: StandardUnit, mode: Mode, depth: number): Allowance {
  switch (mode) {
    case 'stand':
      return { mp: 0, terms: [] };
    case 'walk':
      return isMech(unit) ? walking(unit) : cruising(unit);
    case 'run':
      return isInfantry(unit) ? NO_MP : isMech(unit) ? running(unit) : flanking(unit);
    case 'jump':
      return jumping(unit, depth);
  }
}

/** Troopers do not run (UNI-40, UNI-52). */
const NO_MP: Allowance = { mp: 0, terms: [] };

/** What motive damage and a dead engine leave a vehicle, hit by hit (table 11.2.2). */
function cruising(unit: StandardUnit): Allowance {
  const tally = new Tally(unit.sheet.walk);
  const { rotor = 0 } = crewOf(unit);
  if (rotor > 0) tally.less(rotor, 'rotor', rotor);
  for (const one of crewOf(unit).motive) {
    if (one === 'moderate') tally.less(1, 'motive-moderate', 1);
    if (one === 'heavy') tally.half('motive-heavy');
    if (one === 'immobile') tally.to(0, 'motive-gone');
  }
  if (timesHit(unit, 'engine') > 0) tally.to(0, 'engine-gone');
  return tally.done();
}

/** Flank MP are half again as many as those of cruising (UNI-10). */
function flanking(unit: StandardUnit): Allowance {
  const cruise = cruising(unit);
  const sprint = cruise.mp === 0 ? null : mpOf(unit.body.pace, cruise.mp, false);
  return sprint === null ? atFlank(unit, cruise) : faster(atFlank(unit, cruise), sprint);
}

/** Flank MP of a vehicle that does not sprint. */
function atFlank(unit: StandardUnit, cruise: Allowance): Allowance {
  const tally = new Tally(unit.sheet.run);
  let left = 0;
  for (const { reason, value } of cruise.terms) {
    left += value;
    if (reason !== 'sheet') tally.to(runningFrom(left), reason);
  }
  return tally.done();
}

/** Leg actuators besides the hip: each hit costs 1 walking MP. A hip hit halves them and stands for the leg's others. */
const LEG_ACTUATORS: readonly Part[] = ['upper-leg', 'lower-leg', 'foot'];

function walking(unit: StandardUnit): Allowance {
  const legsLost = legsGone(unit);
  const legs = legsOf(unit).filter((leg) => !isLost(unit, leg));
  const hips = legs.filter((leg) => partHits(unit, 'hip', leg) > 0);
  const actuators = legs
    .filter((leg) => !hips.includes(leg))
    .flatMap((leg) => LEG_ACTUATORS.map((part) => partHits(unit, part, leg)))
    .reduce((sum, hits) => sum + hits, 0);
  const { walk } = unit.sheet;
  const { heat } = unit.body;
  const tally = new Tally(walk);
  if (hasFourLegs(unit)) {
    loseOfFour(tally, walk, { legs: legsLost.length, hips: hips.length, actuators });
  } else {
    if (legsLost.length === 1) tally.to(1, 'leg-lost');
    if (legsLost.length === 2) tally.to(0, 'legs-lost');
    if (legsLost.length === 0 && hips.length === 1) tally.to(Math.ceil(walk / 2), 'hip-hit');
    if (legsLost.length === 0 && hips.length === 2) tally.to(0, 'hips-hit');
    if (legsLost.length === 0) tally.less(actuators, 'leg-actuators', actuators);
  }
  tally.less(heatEffects(heat).movementLoss, 'heat', heat);
  if (legsLost.length === 0 && hips.length < 2) tally.more(quickening(unit), 'tsm', heat);
  return tally.done();
}

/** What hurts the legs of a 'Mech that has four. */
interface LegDamage {
  readonly legs: number;
  readonly hips: number;
  readonly actuators: number;
}

/**
 * Walking MP of four legs: the first that is gone costs 1 MP, with two gone it is as one of two, with three nothing goes. Each
 * hip halves what is left.
 */
function loseOfFour(tally: Tally, walk: number, { legs, hips, actuators }: LegDamage): void {
  if (legs > 1) {
    tally.to(legs === 2 ? 1 : 0, 'legs-of-four', legs);
    return;
  }
  const left = walk - legs;
  if (legs === 1) tally.to(left, 'leg-of-four');
  if (hips > 0) tally.to(Math.ceil(left / 2 ** hips), hips === 1 ? 'hip-hit' : 'hips-of-four', hips);
  tally.less(actuators, 'leg-actuators', actuators);
}

function running(unit: StandardUnit): Allowance {
  const run = unhurried(unit);
  const sprint = run.mp === 0 ? null : mpOf(unit.body.pace, walking(unit).mp, unit.body.masc?.on === true);
  return sprint === null ? run : faster(run, sprint);
}

/** Faster than a run, by a sprint (ADV-01). */
const faster = ({ mp, terms }: Allowance, sprint: number): Allowance => ({
  mp: sprint,
  terms: [...terms, { reason: 'sprint', value: sprint - mp }],
});

/** MP of a run that is no sprint. */
function unhurried(unit: StandardUnit): Allowance {
  const walk = walking(unit);
  // Who has got up on its last legs has run for it, and has no more MP than it walks (FIN-23).
  if (hobbles(unit) && hasJustRisen(unit)) return walk;
  const run = unaided(unit, walk);
  if (run.mp === 0 || !unit.body.masc?.on) return run;
  return { mp: 2 * walk.mp, terms: [...run.terms, { reason: 'masc', value: 2 * walk.mp - run.mp }] };
}

/** MP of a run without MASC. */
function unaided(unit: StandardUnit, walk: Allowance): Allowance {
  const tally = new Tally(unit.sheet.run);
  let left = 0;
  for (const { reason, value, n } of walk.terms) {
    left += value;
    if (reason === 'sheet') continue;
    const run = runningFrom(left);
    if (value > 0) tally.more(run - tally.mp, reason, n);
    else tally.to(run, reason, n);
  }
  const gone = legsGone(unit).length;
  if (!hasFourLegs(unit) && gone > 0) tally.to(0, 'leg-lost');
  if (hasFourLegs(unit) && gone > 1) tally.to(0, 'legs-of-four', gone);
  return tally.done();
}

/** Each jump jet gives 1 MP; heat takes nothing from it, water what is under it: the legs at a depth of 1, deeper all (FIN-11). */
function jumping(unit: StandardUnit, depth: number): Allowance {
  const lost = jetsLost(unit);
  const tally = new Tally(unit.sheet.full.jump);
  tally.less(lost, 'jump-jets', lost);
  if (depth > WAIST_DEEP) tally.to(0, 'jets-under-water');
  else if (depth === WAIST_DEEP) tally.less(jetsInLegs(unit), 'jets-under-water', jetsInLegs(unit));
  return tally.done();
}

/** MP counted from the sheet, each change with its reason, never below 0. */
class Tally {
  readonly #terms: MpTerm[];
  #mp: number;

  constructor(sheet: number) {
    this.#mp = sheet;
    this.#terms = [{ reason: 'sheet', value: sheet }];
  }

  /** Brings the MP down to so many. */
  to(mp: number, reason: MpReason, n?: number): void {
    const value = Math.max(0, mp) - this.#mp;
    if (value >= 0) return;
    this.#terms.push({ reason, value, ...(n === undefined ? {} : { n }) });
    this.#mp += value;
  }

  /** Halves what is left, rounded up. */
  half(reason: MpReason): void {
    this.to(Math.ceil(this.#mp / 2), reason);
  }

  /** Takes off so many MP. */
  less(mp: number, reason: MpReason, n: number): void {
    this.to(this.#mp - mp, reason, n);
  }

  /** Adds so many MP. */
  more(mp: number, reason: MpReason, n?: number): void {
    if (mp <= 0) return;
    this.#terms.push({ reason, value: mp, ...(n === undefined ? {} : { n }) });
    this.#mp += mp;
  }

  get mp(): number {
    return this.#mp;
  }

  done(): Allowance {
    return { mp: this.#mp, terms: this.#terms };
  }
}
