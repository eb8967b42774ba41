import type { UnitId } from '../kernel/ids.js';
import { doomTold, type Figure, type IsKnown } from './damage/unknown.js';
import type { DamageMark, Event, Hit } from './events.js';
import type { Crippled, Wound } from './standard/damage-steps.js';
import type { ShotOutcome } from './standard/shot-outcomes.js';
import type { Numbered, PhysicalToHit, Told } from './standard/terms.js';
import type {
  BlowsDeclaration,
  Doom,
  FireDeclaration,
  PhysicalAttack,
  ToldHexShot,
  ToldShot,
} from './standard/types.js';
import { facesOf, SHOOTING, steering, STEERING, termsTold, weighed } from './untold-numbers.js';
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
    // What critical hits have jammed others are not told either.
    case 'JamsCleared':
      return on('structure') ? event : null;
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
    // A vehicle shakes troopers off by the skill of its driver and what is hit of it (AMB-UNI-05).
    case 'Dislodged': {
      const isOwn = isKnown(event.from, 'pilot') && isKnown(event.from, 'structure');
      const told = { ...event, wounds: wounds(event.wounds, event.unit) };
      return isOwn ? told : { ...told, need: null, roll: null };
    }
    case 'Swarmed':
      return { ...event, wounds: wounds(event.wounds, event.target) };
    case 'Scanned':
      return on('pilot') ? event : { ...event, roll: null, bonus: null };
    case 'ShellFired':
      return { ...event, roundsLeft: on('ammo') ? event.roundsLeft : null };
    // Gunners off the map have no sheet. Of a salvo that was not rolled for everybody knows that it had the range.
    case 'SalvoLanded': {
      const { unit, number } = event;
      const told = event.target === null ? event : { ...event, wounds: wounds(event.wounds, event.target) };
      if (unit === undefined) return told;
      const terms = number === null ? [] : termsTold(event.terms, unit, null, isKnown);
      const hides = terms.some(({ value }) => value === null);
      return hides ? { ...told, terms, number: null, roll: null } : { ...told, terms };
    }
    case 'MagmaBurned':
    case 'Skidded':
    case 'Crashed':
    case 'Blasted':
    case 'Buried':
    case 'CargoStruck':
    case 'MinesMet':
    case 'WallsBroken':
      return { ...event, wounds: wounds(event.wounds, event.unit) };
    case 'MinesSwept':
      return { ...event, wounds: wounds(event.wounds, event.unit ?? null) };
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

/** The pilot whose skill a charge or a death from above is weighed against. */
const opponentOf = (blow: PhysicalAttack | undefined): UnitId | null =>
  blow?.kind === 'charge' || blow?.kind === 'death-from-above' ? blow.target : null;

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
