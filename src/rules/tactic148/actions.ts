import { isWhole, written, type Point } from '../geometry/plane/point.js';
import { refuse, type Refusal } from '../kernel/refusal.js';
import { findCharacter, findZone, showing, weaponOf } from './characters.js';
import { LENGTHS } from './lengths.js';
import { distanceTo, seesPoint } from './lines.js';
import { after } from './evolve.js';
import { silence } from './markers.js';
import { assaultSteps, assaultWayProblem } from './assault.js';
import { moveProblem } from './move.js';
import { prospectOf } from './needed.js';
import { grenadeMost } from './options.js';
import { priceOf, priceProblem } from './prices.js';
import { suppressing } from './suppression.js';
import { begin, takeCover } from './take-cover.js';
import { isPlaceOn } from './terrain.js';
import { zoneId, type Character, type WeaponId, type ZoneId } from './types.js';
import type { State } from './state.js';
import type { Step } from './steps.js';
import type { Event } from './events.js';
import type { Action } from './commands.js';
import type { UnitId } from '../kernel/ids.js';

/** What a character may do, and what follows when it does it. */

type Of<Type extends Action['type']> = Extract<Action, { type: Type }>;

/** Why an action cannot be taken by one of `units`, or `null`. Judged by what everybody sees. */
export function actionProblem(state: State, action: Action, units: readonly UnitId[]): Refusal | null {
  const one = findCharacter(state, action.unit);
  if (!one || !units.includes(one.id)) {
    const why = one && units.some((id) => findCharacter(state, id)?.seat === one.seat) ? unable(state, one) : null;
    return why ?? refuse('tactic148/not-this-character', { unit: action.unit, known: units }, 'T48-10');
  }
  return ownProblem(state, one, action) ?? priceProblem(state, one, priceOf(state, one, action));
}

/** Why one of a seat's own characters is not among those that can act: out, with a Wound marker, or with nothing left to do it with. */
function unable(state: State, one: Character): Refusal | null {
  if (one.status === 'eliminated') return refuse('tactic148/eliminated', { unit: one.id }, 'T48-42');
  if (one.shocked) return refuse('tactic148/wound-marker', { unit: one.id }, 'T48-41');
  return priceProblem(state, one, priceOf(state, one, { type: 'take-cover', unit: one.id }));
}

/** What the action itself needs; tokens and limits are looked at afterwards. */
function ownProblem(state: State, one: Character, action: Action): Refusal | null {
  switch (action.type) {
    case 'take-cover':
      return null;
    case 'move':
      return notOnCard(one, 'move', showing(one).move) ?? moveProblem(state, one, action.path, showing(one).move);
    case 'shoot':
      return shooterProblem(state, one, action) ?? targetProblem(state, one, action.target, action.weapon);
    case 'grenade':
      return grenadeProblem(state, one, action);
    case 'opportunity':
      return (
        notOnCard(one, 'opportunity', showing(one).opportunity) ??
        banned(state, one) ??
        weaponProblem(one, action.weapon) ??
        (action.aim ? notOnCard(one, 'aim', showing(one).aim) : null) ??
        markerProblem(state, one, action.at)
      );
    case 'assault':
      return (
        notOnCard(one, 'assault', showing(one).assault) ??
        banned(state, one) ??
        weaponProblem(one, action.weapon) ??
        assaultWayProblem(state, one, action) ??
        targetProblem(
          state,
          one,
          action.target,
          action.weapon,
          action.first === 'move' ? action.path.at(-1) : undefined,
        )
      );
    case 'suppress':
      return (
        notOnCard(one, 'suppression', showing(one).suppression) ??
        suppressionProblem(state, one, action.weapon) ??
        markerProblem(state, one, action.at)
      );
    case 'join':
      return joinProblem(state, one, action);
  }
}

/** What a shot needs of who makes it, whatever the target. */
const shooterProblem = (state: State, one: Character, { weapon, aim }: Of<'shoot'>): Refusal | null =>
  banned(state, one) ?? weaponProblem(one, weapon) ?? (aim ? notOnCard(one, 'aim', showing(one).aim) : null);

/** Why a character cannot make a shot now, whatever its target and wherever it stands, or `null` (T48-11, T48-17, T48-38, T48-41). */
export const shotProblem = (state: State, one: Character, shot: Of<'shoot'>): Refusal | null =>
  (one.shocked ? refuse('tactic148/wound-marker', { unit: one.id }, 'T48-41') : null) ??
  shooterProblem(state, one, shot) ??
  priceProblem(state, one, priceOf(state, one, shot));

/** A dash on the card: the character cannot do that (T48-10). */
const notOnCard = (one: Character, what: string, value: number): Refusal | null =>
  value > 0 ? null : refuse('tactic148/not-on-card', { unit: one.id, what, wounded: one.wounded }, 'T48-10');

/** In a suppression zone with effect, or out of one this turn: no attack (T48-38, AMB-T48-37). */
function banned(state: State, one: Character): Refusal | null {
  const [zone] = suppressing(state, one);
  return zone ? refuse('tactic148/suppressed', { unit: one.id, zone: zone.id }, 'T48-38') : null;
}

const weaponProblem = (one: Character, weapon: WeaponId): Refusal | null =>
  weaponOf(one, weapon)
    ? null
    : refuse(
        'tactic148/no-such-weapon',
        { unit: one.id, weapon, known: showing(one).weapons.map(({ id }) => id) },
        'T48-16',
      );

/** Why a target cannot be shot at from where the shooter stands or will stand (T48-18). */
function targetProblem(state: State, one: Character, id: UnitId, weapon: WeaponId, at?: Point): Refusal | null {
  const target = findCharacter(state, id);
  if (target?.status !== 'active' || target.side === one.side) {
    return refuse('tactic148/no-such-target', { unit: one.id, target: id }, 'T48-18');
  }
  const prospect = prospectOf(state, one, target, weapon, false, at);
  if (!prospect) return refuse('tactic148/no-line-of-sight', { unit: one.id, target: id }, 'T48-49');
  if (prospect.dice > 0) return null;
  return refuse('tactic148/no-dice', { unit: one.id, target: id, weapon, range: prospect.range }, 'AMB-T48-33');
}

/** Why a marker cannot be put at a point: off the table, or out of sight (T48-33, T48-36). */
function markerProblem(state: State, one: Character, at: Point): Refusal | null {
  const { width, height } = state.table;
  if (!isWhole(at) || !isPlaceOn(state.table, at)) {
    return refuse('tactic148/marker-off-table', { width, height }, 'T48-33');
  }
  return seesPoint(state, one, at)
    ? null
    : refuse('tactic148/point-out-of-sight', { unit: one.id, at: written(at) }, 'T48-33');
}

function grenadeProblem(state: State, one: Character, { at }: Of<'grenade'>): Refusal | null {
  const unit = one.id;
  const { width, height } = state.table;
  if (!showing(one).grenade)
    return refuse('tactic148/not-on-card', { unit, what: 'grenade', wounded: one.wounded }, 'T48-10');
  if (!isWhole(at) || !isPlaceOn(state.table, at)) {
    return refuse('tactic148/marker-off-table', { width, height }, 'T48-23');
  }
  const exact = distanceTo(state, one, at);
  const far = Math.ceil(exact);
  const most = grenadeMost(state.options);
  if (exact > most) return refuse('tactic148/grenade-too-far', { unit, far, most }, 'AMB-T48-09');
  if (exact > LENGTHS.suppressedGrenade && suppressing(state, one).length > 0) {
    return refuse('tactic148/grenade-suppressed', { unit, far, most: LENGTHS.suppressedGrenade }, 'T48-38');
  }
  return null;
}

/** Neither begun nor joined after another attack, nor while suppressed (T48-38, T48-40). */
function suppressionProblem(state: State, one: Character, weapon: WeaponId): Refusal | null {
  if (one.doings.attacked) return refuse('tactic148/attacked-already', { unit: one.id }, 'T48-40');
  return banned(state, one) ?? weaponProblem(one, weapon);
}

function joinProblem(state: State, one: Character, { zone: id, weapon }: Of<'join'>): Refusal | null {
  const zone = findZone(state, id);
  if (zone?.side !== one.side) {
    const known = state.zones.filter(({ side }) => side === one.side).map((own) => own.id);
    return refuse('tactic148/no-such-zone', { zone: id, known }, 'T48-37');
  }
  if (one.suppressing?.zone === id) return refuse('tactic148/joined-already', { unit: one.id, zone: id }, 'T48-37');
  return suppressionProblem(state, one, weapon);
}

/** What follows from an action that has been checked: what happens at once, and the steps that come next. */
export function perform(
  state: State,
  action: Action,
  by: 'seat' | 'referee',
): { readonly events: readonly Event[]; readonly then: readonly Step[] } {
  const one = findCharacter(state, action.unit);
  if (!one) throw new Error(`an unchecked action of ${action.unit}`);
  const begun = (state: State): readonly Event[] => begin(state, one, action, by);
  const unit = one.id;
  switch (action.type) {
    case 'take-cover':
      return { events: takeCover(state, one, by), then: [] };
    case 'shoot': {
      const { target, weapon, aim } = action;
      const shot = { unit, target, weapon, aim, why: 'shoot' } as const;
      return { events: begun(state), then: [{ type: 'shot-declared', shot }] };
    }
    case 'move':
      return {
        events: begun(state),
        then: [
          { type: 'walk', unit, path: action.path, gone: [] },
          { type: 'victory', mover: unit },
          { type: 'contact', unit, fought: [] },
        ],
      };
    case 'assault':
      return { events: begun(state), then: assaultSteps(state, action) };
    case 'grenade': {
      const distance = distanceTo(state, one, action.at);
      const scatters = distance > LENGTHS.grenade || suppressing(state, one).length > 0;
      const thrown: Event = { type: 'GrenadeThrown', unit, at: action.at, distance: Math.ceil(distance) };
      return {
        events: [...begun(state), thrown],
        then: [{ type: 'throw', grenade: { unit, at: action.at }, scatters }],
      };
    }
    case 'opportunity': {
      const { at, weapon, aim } = action;
      const radius = showing(one).opportunity;
      return { events: [...begun(state), { type: 'OpportunityMarked', unit, at, radius, weapon, aim }], then: [] };
    }
    case 'suppress': {
      const { at, weapon } = action;
      const zone = zoneId(`sf${state.zonesPlaced + 1}`);
      const radius = showing(one).suppression;
      const marked: Event = { type: 'SuppressionMarked', unit, zone, at, radius, weapon };
      return { events: firingInto(state, zone, [...begun(state), marked]), then: [] };
    }
    case 'join': {
      const { zone, weapon } = action;
      const joined: Event = { type: 'SuppressionJoined', unit, zone, weapon };
      return { events: firingInto(state, zone, [...begun(state), joined]), then: [] };
    }
  }
}

/** Events by which one more fires into a zone, and what comes of its effect, if it has one now. */
const firingInto = (state: State, zone: ZoneId, events: readonly Event[]): readonly Event[] => [
  ...events,
  ...silence(after(state, events), zone),
];

/** Whether a command is an action of a character. */
export const isAction = (command: { readonly type: string }): command is Action => command.type in ACTIONS;
const ACTIONS = {
  shoot: true,
  grenade: true,
  'take-cover': true,
  move: true,
  opportunity: true,
  assault: true,
  suppress: true,
  join: true,
} as const satisfies Record<Action['type'], true>;
