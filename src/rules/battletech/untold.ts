import type { UnitId } from '../kernel/ids.js';
import { doomTold, type Figure, type IsKnown } from './damage/unknown.js';
import type { DamageMark, Event, Hit } from './events.js';
import type { Crippled, Wound } from './standard/damage-steps.js';
import type { ShotOutcome } from './standard/shot-outcomes.js';
import type { FullTermReason, Numbered, PhysicalToHit, Told, ToldTerm } from './standard/terms.js';
import type {
  BlowsDeclaration,
  Doom,
  FireDeclaration,
  PhysicalAttack,
  ToldHexShot,
  ToldShot,
} from './standard/types.js';
import { causeTold, crippledTold, isSeenOutside, unmarked, woundTold } from './untold-harm.js';

/**
 * What everybody at the table sees of an event, told to who does not see the sheets of those whom it is about (C-01). Of a roll
 * that is what comes of it. The number that it needed, the terms that give a skill away and the faces, by which either could be
 * guessed, they are told when the match is over.
 */

/** Events in which nothing stands that is on a sheet alone. A new one that has a number or marks says below whose they are. */
type Open = Event extends infer E ? (E extends Event ? (true extends OnSheet<E> ? never : E) : never) : never;
type OnSheet<T> = T extends string | number | boolean | null | undefined
  ? false
  : T extends
        | { readonly terms: unknown }
        | { readonly need: unknown }
        | { readonly after: unknown }
        | { readonly why: Crippled | Doom | null }
    ? true
    : T extends readonly (infer Item)[]
      ? OnSheet<Item>
      : { [Key in keyof T]-?: OnSheet<T[Key]> }[keyof T];
const open = (event: Open): Event => event;

/** An event without what stands on sheets that are not known. `null`: nothing of it is seen. */
export function untold(event: Event, isKnown: IsKnown): Event | null {
  const on = (figure: Figure): boolean => 'unit' in event && isKnown(event.unit, figure);
  const wounds = (all: readonly Wound[], of: UnitId | null): readonly Wound[] =>
    all.map((wound) => woundTold(wound, of, isKnown));
  switch (event.type) {
    // Numbers of the quick-start level rest on what is on the table alone.
    case 'AttackDeclared':
      return event;
    case 'ShotResolved':
      return {
        ...event,
        ammoLeft: on('ammo') ? event.ammoLeft : null,
        hits: isKnown(event.target, 'armor') ? event.hits : event.hits.map(unread),
      };
    // That somebody holds on whom nothing seems to have shaken nobody sees.
    case 'PilotingRolled': {
      const cause = causeTold(event.roll.cause, event.unit, isKnown);
      if (cause === null && event.roll.success) return null;
      const roll = steering(event.roll, event.unit, isKnown);
      return { ...event, roll: roll.number === null ? { ...roll, cause } : roll };
    }
    case 'Fell':
      return {
        ...event,
        cause: causeTold(event.cause, event.unit, isKnown),
        wounds: wounds(event.wounds, event.unit),
        pilot: steering(event.pilot, event.unit, isKnown),
        harm: unmarked(event.harm, event.unit, isKnown),
      };
    case 'Collided': {
      const { unit, into } = event;
      const toHit = into && weighed(into.toHit, unit, STEERING, into.target, isKnown);
      return {
        ...event,
        into: into && toHit && { ...into, toHit, roll: facesOf(toHit, into.roll) },
        wounds: wounds(event.wounds, into?.target ?? null),
        recoil: wounds(event.recoil, unit),
      };
    }
    // What falls onto somebody is aimed by nobody.
    case 'FellOnto':
      return { ...event, wounds: wounds(event.wounds, event.target) };
    case 'FireDeclared':
      return untoldFire(event, isKnown);
    case 'ShotFired': {
      const toHit = weighed(event.toHit, event.unit, SHOOTING, null, isKnown);
      return {
        ...event,
        toHit,
        roll: facesOf(toHit, event.roll),
        outcome: toHit.number === null ? seenAs(event.outcome) : event.outcome,
        roundsLeft: on('ammo') ? event.roundsLeft : null,
        wounds: wounds(event.wounds, event.target),
      };
    }
    case 'HexFired': {
      const toHit = weighed(event.toHit, event.unit, SHOOTING, null, isKnown);
      const outcome = toHit.number === null ? seenAs(event.outcome) : event.outcome;
      const roundsLeft = on('ammo') ? event.roundsLeft : null;
      return { ...event, toHit, roll: facesOf(toHit, event.roll), outcome, roundsLeft };
    }
    case 'BlowsDeclared':
      return untoldBlows(event, isKnown);
    case 'BlowStruck': {
      const { unit, blow } = event;
      const toHit = weighed(event.toHit, unit, STEERING, opponentOf(blow), isKnown);
      return {
        ...event,
        toHit,
        roll: facesOf(toHit, event.roll),
        wounds: wounds(event.wounds, blow.target),
        recoil: wounds(event.recoil, unit),
      };
    }
    case 'Unjammed':
      return on('pilot') ? event : { ...event, need: null, roll: null };
    case 'PilotWoke':
      return on('pilot') ? event : event.awake ? { ...event, need: null, roll: null } : null;
    case 'HeatTold':
      return on('heat') ? event : null;
    // That it might have shut down, and does not start yet, nobody sees.
    case 'ShutDown':
      return on('heat') ? event : event.avoidance.avoided ? null : { ...event, avoidance: unrolled(event.avoidance) };
    case 'Restarted':
      return on('heat') ? event : event.avoidance.avoided ? { ...event, avoidance: unrolled(event.avoidance) } : null;
    case 'AmmoHeated': {
      if (!on('heat') && event.avoidance.avoided) return null;
      const avoidance = on('heat') ? event.avoidance : unrolled(event.avoidance);
      return { ...event, avoidance, wounds: wounds(event.wounds, event.unit) };
    }
    case 'Dislodged':
      return { ...event, need: null, roll: null, wounds: wounds(event.wounds, event.unit) };
    case 'Swarmed':
      return { ...event, wounds: wounds(event.wounds, event.target) };
    case 'Scanned':
      return on('pilot') ? event : { ...event, roll: null, bonus: null };
    case 'SalvoLanded':
      return event.target === null ? event : { ...event, wounds: wounds(event.wounds, event.target) };
    case 'MagmaBurned':
    case 'Skidded':
    case 'Crashed':
    case 'Blasted':
    case 'Buried':
    case 'CargoStruck':
    case 'MinesMet':
    case 'WallsBroken':
      return { ...event, wounds: wounds(event.wounds, event.unit) };
    // How hard MASC is to hold everybody can count; whether the legs had something left to strike stands on the sheet.
    case 'SelfDestructed':
      return on('pilot') ? event : { ...event, need: null, roll: null };
    case 'MascSwitched': {
      const harm = on('structure') ? event.harm : event.harm.filter((step) => step.harm !== 'slot');
      return { ...event, harm: unmarked(harm, event.unit, isKnown) };
    }
    case 'Ejected':
      return {
        ...event,
        roll: steering(event.roll, event.unit, isKnown),
        harm: unmarked(event.harm, event.unit, isKnown),
      };
    case 'Jolted':
    case 'Breached':
      return { ...event, harm: unmarked(event.harm, event.unit, isKnown) };
    // Whom heat hurts has no life support: everybody sees only whose pilot faints or dies.
    case 'PilotHurt': {
      const harm = unmarked(event.harm, event.unit, isKnown);
      const seen = on('structure') || on('pilot') ? harm : harm.filter(isSeenOutside);
      return seen.length > 0 ? { ...event, harm: seen } : null;
    }
    case 'Withdrawing':
      return { ...event, why: crippledTold(event.why, on) };
    case 'UnitDestroyed':
      return { ...event, why: doomTold(event.why, on) };
    default:
      return open(event);
  }
}

/** Declared fire without the numbers that are not known. */
export const untoldFire = <D extends Pick<ToldFire, 'unit' | 'shots' | 'atHexes'>>(
  declared: D,
  isKnown: IsKnown,
): D & Pick<ToldFire, 'shots' | 'atHexes'> => {
  const { unit, shots, atHexes } = declared;
  const numbered = <N extends Numbered, S extends { readonly toHit: Told<N> }>(shot: S) => ({
    ...shot,
    toHit: weighed(shot.toHit, unit, SHOOTING, null, isKnown),
  });
  return {
    ...declared,
    shots: shots.map((shot) => numbered(isKnown(unit, 'structure') ? shot : uncounted(shot))),
    ...(atHexes ? { atHexes: atHexes.map(numbered) } : {}),
  };
};

/** A shot of infantry without how many troopers fire it. */
function uncounted<S extends ToldShot>(shot: S): Omit<S, 'troopers'> {
  const { troopers: _, ...rest } = shot;
  return rest;
}

type ToldFire = FireDeclaration<ToldShot, ToldHexShot>;

/** Declared physical attacks without the numbers that are not known. */
export const untoldBlows = <D extends BlowsDeclaration<Told<PhysicalToHit>>>(
  declared: D,
  isKnown: IsKnown,
): D & BlowsDeclaration<Told<PhysicalToHit>> => {
  const { unit, blows, toHits, damages } = declared;
  return {
    ...declared,
    toHits: toHits.map((toHit, i) => weighed(toHit, unit, STEERING, opponentOf(blows[i]), isKnown)),
    damages: isKnown(unit, 'structure') ? damages : [],
  };
};

/** What of a sheet a shot's number rests on, and that of a piloting roll or a physical attack. */
const SHOOTING: readonly Figure[] = ['pilot', 'heat', 'structure'];
const STEERING: readonly Figure[] = ['pilot', 'structure'];

/** Terms that stand on a sheet; all others everybody sees on the table. */
const ON_SHEETS: Readonly<Partial<Record<FullTermReason, Figure>>> = {
  gunnery: 'pilot',
  piloting: 'pilot',
  driving: 'pilot',
  'talent-marksman': 'pilot',
  'talent-moving-gunner': 'pilot',
  'talent-artillerist': 'pilot',
  'talent-juggler': 'pilot',
  'talent-brawler': 'pilot',
  'talent-surefooted': 'pilot',
  'talent-cool-headed': 'pilot',
  'talent-iron-willed': 'pilot',
  'bonus-physical': 'pilot',
  'motive-hit': 'structure',
  'driver-hit': 'structure',
  'pilot-hit': 'structure',
  'copilot-hit': 'structure',
  'flight-stabiliser': 'structure',
  'commander-hit': 'structure',
  'small-cockpit': 'structure',
  heat: 'heat',
  'sensors-hit': 'structure',
  'targeting-computer': 'structure',
  'shoulder-hit': 'structure',
  'upper-arm-hit': 'structure',
  'lower-arm-hit': 'structure',
  'hand-hit': 'structure',
  'upper-leg-hit': 'structure',
  'lower-leg-hit': 'structure',
  'foot-hit': 'structure',
  'leg-actuator-hit': 'structure',
  'hip-hit': 'structure',
  'eject-head': 'structure',
  'gyro-hit': 'structure',
  'gyro-gone': 'structure',
};

/** Skills that every pilot has. */
const SKILLS: readonly FullTermReason[] = ['gunnery', 'piloting', 'driving'];

/** The pilot whose skill a charge or a death from above is weighed against. */
const opponentOf = (blow: PhysicalAttack | undefined): UnitId | null =>
  blow?.kind === 'charge' || blow?.kind === 'death-from-above' ? blow.target : null;

/** A number of a unit; unless all that it rests on is known, without it and the terms that are not. */
function weighed<N extends Numbered>(
  told: Told<N>,
  unit: UnitId,
  rests: readonly Figure[],
  against: UnitId | null,
  isKnown: IsKnown,
): Told<N> {
  const knowsPilots = isKnown(unit, 'pilot') && isKnown(against, 'pilot');
  if (knowsPilots && rests.every((figure) => isKnown(unit, figure))) return told;
  const terms = told.terms.flatMap((term): readonly ToldTerm[] => {
    if (term.reason === 'piloting-difference') return knowsPilots ? [term] : [];
    const figure = ON_SHEETS[term.reason];
    if (figure === undefined || isKnown(unit, figure)) return [term];
    // Everybody has a skill; that something is hit, or somebody gifted, would be news.
    return SKILLS.includes(term.reason) ? [{ ...term, value: null }] : [];
  });
  return { ...told, number: null, terms };
}

/** A piloting roll as it is told. */
function steering<R extends Numbered & { readonly roll: unknown }>(
  roll: Told<R>,
  unit: UnitId,
  isKnown: IsKnown,
): Told<R> {
  const told = weighed(roll, unit, STEERING, null, isKnown);
  return { ...told, roll: facesOf(told, told.roll) };
}

/** The faces of a roll where its number is known. */
const facesOf = <R>({ number }: { readonly number: number | null }, roll: R): R | null =>
  number === null ? null : roll;

/** What a shot looks like to who does not know whether it was rolled for. */
const seenAs = <O extends ShotOutcome>(outcome: O): O | 'hit' | 'miss' =>
  outcome === 'sure' ? 'hit' : outcome === 'impossible' ? 'miss' : outcome;

const unrolled = ({ avoided }: { readonly avoided: boolean }) => ({ need: null, roll: null, avoided });

/** A hit without what was there and what is left; how much went where only as long as all of it stayed in armour that is still there. */
const unread = (hit: Hit): Hit => {
  const stays = hit.marks.length === 1 && hit.surplus === 0 && hit.marks.every(({ after }) => after !== 0);
  const marks = hit.marks.map((mark): DamageMark => ({
    ...mark,
    damage: stays ? mark.damage : null,
    before: null,
    after: null,
  }));
  return { ...hit, marks, surplus: 0 };
};
