import { doomTold, type Figure, type IsKnown } from './damage/unknown.js';
import type { UnitId } from '../kernel/ids.js';
import type { Crippled, DamageStep, PilotWound, Wound } from './standard/damage-steps.js';
import type { PilotingCause } from './standard/piloting-causes.js';
import type { Location } from './vocabulary.js';

/** What everybody at the table sees of damage, and of what comes of it (C-01): nothing of what is struck inside. */

/**
 * Steps of damage without what they leave and what they strike. Everybody sees where it goes, and how much, as long as all of it stays
 * in the armour: where it divides would tell what was left. Everybody sees how many criticals are rolled: whether there was something
 * left to strike, and what, stands on the sheet.
 */
export const unmarked = (steps: readonly DamageStep[], of: UnitId | null, isKnown: IsKnown): readonly DamageStep[] =>
  steps.flatMap((step, i): readonly DamageStep[] => {
    switch (step.harm) {
      case 'armor': {
        if (isKnown(of, 'armor')) return [step];
        const goesOn = steps.slice(i).some((next) => next.harm === 'structure' && next.location === step.location);
        const came = steps.slice(0, i).some(({ harm }) => harm === 'transfer');
        const { columns: _, ...shown } = step;
        // An explosion inside reaches armour only where the structure is gone.
        const fromInside = steps.slice(0, i).some(({ harm }) => harm === 'explosion');
        return goesOn || fromInside ? [] : [{ ...shown, damage: came ? null : step.damage, after: null }];
      }
      case 'structure': {
        if (isKnown(of, 'structure')) return [step];
        const { columns: _, ...shown } = step;
        return [{ ...shown, damage: null, after: null }];
      }
      // What is left over goes nowhere: whether anything was, and how much, nobody sees.
      case 'transfer':
        if (isKnown(of, 'armor') && isKnown(of, 'structure')) return [step];
        return step.to === null ? [] : [{ ...step, damage: null }];
      case 'critical-roll':
        return isKnown(of, 'structure') || steps[i + 1]?.harm === 'location-lost'
          ? [step]
          : [step, ...Array.from({ length: step.criticals }, () => somewhereIn(step.location))];
      case 'slot': {
        if (isKnown(of, 'structure')) return [step];
        // Of boxes nobody else sees which are gone: what lay in them neither.
        const seen = steps.slice(0, i).some(({ harm }) => harm === 'critical-roll' || harm === 'column');
        return seen ? [] : [somewhereIn(step.location)];
      }
      case 'explosion':
        return [isKnown(of, 'structure') && isKnown(of, 'ammo') ? step : { ...step, what: null, damage: null }];
      case 'cowl':
        return isKnown(of, 'armor') ? [step] : [];
      // That water gets in nobody else sees, but that a reactor stops they do.
      case 'soaked':
      case 'stopped':
        return isKnown(of, 'structure') ? [step] : [];
      case 'reactor':
        return isKnown(of, 'structure') ? [step] : step.runs ? [] : [{ ...step, need: null, roll: null }];
      case 'shared':
        return [isKnown(of, 'structure') ? step : { ...step, rest: null, sectors: null, share: null }];
      case 'pilot':
        return [{ ...step, why: hurtTold(step.why, of, isKnown), hits: isKnown(of, 'pilot') ? step.hits : null }];
      case 'consciousness':
        return [isKnown(of, 'pilot') ? step : { ...step, need: null, roll: null }];
      // That somebody is lucky stands on the sheet.
      case 'edge':
        return isKnown(of, 'pilot') ? [step] : [];
      case 'doomed':
        return [{ ...step, why: doomTold(step.why, (figure) => isKnown(of, figure)) }];
      case 'motive':
        return [isKnown(of, 'structure') ? step : { ...step, result: null }];
      case 'vehicle-critical':
        return [isKnown(of, 'structure') ? step : { ...step, critical: null, mount: null, pick: null }];
      // Where it strikes all see. That it was shifted to where the boxes are fewest, and from where, would tell which are gone.
      case 'column': {
        if (isKnown(of, 'armor') && isKnown(of, 'structure')) return [step];
        const { shift: _, ...shown } = step;
        return [{ ...shown, roll: null }];
      }
      case 'rotor':
      case 'location-lost':
      case 'breach':
        return [step];
    }
  });

/** A wound as it is told. How much of it troopers on the outside could bear stands on their sheet, and is not told by what was left either. */
export function woundTold(wound: Wound, of: UnitId | null, isKnown: IsKnown): Wound {
  const { onHull } = wound;
  const harm = unmarked(wound.harm, of, isKnown);
  if (!onHull) return { ...wound, harm };
  const isOpen = isKnown(of, 'armor') || onHull.every(({ unit, points }) => points === 0 || isKnown(unit, 'armor'));
  return {
    ...wound,
    harm: isOpen ? harm : harm.map((step) => (step.harm === 'armor' ? { ...step, damage: null } : step)),
    onHull: onHull.map((hit) => ({
      ...hit,
      points: hit.points === 0 || isKnown(hit.unit, 'armor') ? hit.points : null,
      harm: unmarked(hit.harm, hit.unit, isKnown),
    })),
  };
}

/** Whether everybody at the table sees what has become of a pilot. */
export const isSeenOutside = (step: DamageStep): boolean =>
  step.harm === 'doomed' || (step.harm === 'consciousness' && !step.awake);

/** A critical hit on something. */
const somewhereIn = (location: Location): DamageStep => ({
  harm: 'slot',
  location,
  slot: null,
  holds: null,
  rolls: [],
});

/** Without life support: that it was hit stands on the sheet. */
const AIRLESS: readonly (PilotWound | null)[] = ['life-support', 'drowned'];

/** Why a pilot is hurt; `null` where it is not seen. */
const hurtTold = (why: PilotWound | null, of: UnitId | null, isKnown: IsKnown): PilotWound | null =>
  AIRLESS.includes(why) && !isKnown(of, 'structure') ? null : why;

/** What of its sheet tells why a unit is crippled; all see a side torso that is gone. */
const SHOWN_BY: Readonly<Record<Crippled, readonly Figure[]>> = {
  'side-torso': [],
  engine: ['structure'],
  'engine-gyro': ['structure'],
  sensors: ['structure'],
  limbs: ['structure'],
  torsos: ['structure'],
  pilot: ['pilot'],
  immobile: ['structure'],
  unarmed: ['structure', 'ammo'],
  feeble: ['structure', 'ammo'],
  bare: ['armor'],
  troopers: ['structure'],
};

/** Why a unit is crippled; `null` where it is not seen. */
export const crippledTold = (why: Crippled | null, on: (figure: Figure) => boolean): Crippled | null =>
  why !== null && SHOWN_BY[why].every(on) ? why : null;

/** Causes of a piloting roll that only the sheet shows: what is struck inside. */
const INSIDE: readonly PilotingCause[] = [
  'gyro-hit',
  'gyro-destroyed',
  'hip-hit',
  'leg-actuator-hit',
  'ran-damaged',
  'landed-damaged',
  'pilot-hit',
];

/** What a piloting roll is for; `null` where it is not seen. */
export const causeTold = (cause: PilotingCause | null, unit: UnitId, isKnown: IsKnown): PilotingCause | null =>
  cause !== null && INSIDE.includes(cause) && !isKnown(unit, 'structure') ? null : cause;
