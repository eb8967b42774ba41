import { isMech, SOUND } from './vehicles.js';
import type { Hex } from '../../geometry/hex/hex.js';
import type { MountId } from '../vocabulary.js';
import { withTerrain } from '../terrain.js';
import type { StandardState, StandardUnit, Terrain } from '../types.js';
import { changeUnit, mountOf, unitOf } from '../units.js';
import type { UnitId } from '../../kernel/ids.js';
import { changeBin, changeBody, changeField, changeFired } from './changes.js';
import { blew, calmed, floorsMoved, opened } from './restless-after.js';
import { editionOf } from './editions.js';
import type { FullEvent } from './events.js';
import {
  bridgeFell,
  crustBroke,
  iceBroke,
  buildingFell,
  hexStruck,
  smokeDrifted,
  smokeLaid,
  wallsStruck,
  woodsBurned,
} from './ground-after.js';
import type { DamageStep, Wound } from './damage-steps.js';
import type { PilotingCause } from './piloting-causes.js';
import { whole } from './terms.js';
import { clinging, dislodged, mounted, setDown } from './aboard.js';
import { revealed } from './hiding.js';
import { landed, sent } from './artillery.js';
import { lobbedBy } from './lobbed.js';
import { sown } from './sowing.js';
import { swept } from './swept.js';
import { found, laid, met } from './minefields.js';
import { afterDamage } from './after-damage.js';
import { jamsCleared, unjammed } from './jams-after.js';
import { alight, burntDown } from '../league/burning.js';
import { isLimb } from './legs.js';
import { firesOnce, recoils } from './traits.js';
import type { BinId, HeatSource } from './types.js';
import { movedTo } from '../under.js';

type Of<Type extends FullEvent['type']> = Extract<FullEvent, { type: Type }>;

/** The state after an event that only the standard level has. Never rolls, measures or refuses. */
export function evolveFull(state: StandardState, event: FullEvent): StandardState {
  switch (event.type) {
    case 'SteppedAside':
      return changeUnit(state, event.unit, (unit) => ({ ...unit, place: event.to, moved: event.movement }));
    case 'PilotingRolled':
      return pilotingRolled(state, event);
    case 'Fell':
      return fell(state, event);
    case 'StoodUp':
      return changeUnit(
        // What shook it before has thrown it down already.
        changeBody(event.sure ? stoodHeat(state, event.unit) : state, event.unit, () => ({
          prone: false,
          damage: 0,
          due: [],
        })),
        event.unit,
        (unit) => ({
          ...unit,
          place: unit.place && { ...unit.place, facing: event.facing },
        }),
      );
    case 'Slowed':
      return state;
    case 'BoggedDown':
      return changeBody(state, event.unit, ({ sunk }) => ({ bogged: event.hex, ...(sunk ? { sunk: 0 } : {}) }));
    case 'Sank':
      return changeBody(state, event.unit, () => ({ sunk: event.levels }));
    case 'IceTrodden':
      return event.broken ? iceBroke(state, event.hex) : state;
    case 'CrustTrodden':
      return event.broken ? crustBroke(state, event.hex) : state;
    case 'MagmaBurned':
      return wounded(state, event.unit, event.wounds);
    case 'GeyserBlew':
      return blew(state, event);
    case 'GeyserCalmed':
      return calmed(state, event);
    case 'VentOpened':
      return opened(state, event);
    case 'Jolted':
      return unitDamaged(state, event.unit, event.harm);
    case 'FloorsMoved':
      return floorsMoved(state, event);
    case 'DroppedProne':
      return changeBody(state, event.unit, () => ({ prone: true }));
    case 'Skidded':
      return skidded(state, event);
    case 'Landed':
      return changeUnit(state, event.unit, (unit) => ({ ...unit, place: event.place }));
    case 'Crashed':
      return crashed(state, event);
    case 'Collided':
      return collided(state, event);
    case 'FellOnto':
    case 'Swarmed':
      return wounded(state, event.target, event.wounds);
    case 'Blasted':
      return heatedOutside(wounded(state, event.unit, event.wounds), event.unit, event.heat);
    case 'AmmoHeated':
    case 'CargoStruck':
    case 'Buried':
      return wounded(state, event.unit, event.wounds);
    case 'WallsBroken':
      return wallsStruck(wounded(state, event.unit, event.wounds), event.walls);
    case 'BridgeFell':
      return bridgeFell(state, event.hex);
    case 'BuildingFell':
      return buildingFell(state, event.hex);
    case 'Displaced':
      return displaced(state, event);
    case 'LeftMap':
      return changeField(
        changeUnit(state, event.unit, (unit) => ({ ...unit, place: null, status: 'left' })),
        // Who is pushed over the edge has not got away.
        ({ exits }) => ({
          exits: event.why === 'moved' ? [...exits, { unit: event.unit, edge: event.edge }] : exits,
        }),
      );
    case 'ChargeDeclared':
      return changeBody(state, event.unit, () => ({ charge: event.charge }));
    case 'MineSown':
      return sown(state, event);
    case 'MinesLaid':
      return changeField(state, ({ mines = [] }) => ({ mines: [...mines, ...laid(state, event)] }));
    case 'SalvoFired':
      return changeField(state, () => ({ batteries: sent(state, event) }));
    case 'ShellFired':
      return lobbedBy(state, event);
    case 'SalvoLanded': {
      const told = event.target === null ? state : wounded(state, event.target, event.wounds);
      return wallsStruck(
        changeField(told, () => ({ batteries: landed(state, event) })),
        event.walls,
      );
    }
    case 'SmokeLaid':
      return smokeLaid(state, event);
    case 'MinesFound':
      return changeField(state, ({ mines }) => ({ mines: found(mines, event) }));
    case 'Scanned':
      return changeField(state, ({ scans = [] }) => ({
        scans: [...scans, ...event.shown.map((target) => ({ by: event.unit, target }))],
      }));
    case 'MinesMet':
      return changeField(wounded(state, event.unit, event.wounds), ({ mines }) => ({ mines: met(mines, event) }));
    case 'MinesSwept':
      return swept(event.unit === undefined ? state : wounded(state, event.unit, event.wounds), event);
    case 'LaidInWait':
      return changeBody(state, event.unit, () => ({ hidden: event.orders }));
    case 'UnitRevealed':
      return changeUnit(state, event.unit, (unit) => revealed(state, unit, event.why));
    case 'PaceTaken':
      return changeBody(state, event.unit, () => ({ pace: event.pace }));
    case 'SelfDestructSet':
      return changeBody(state, event.unit, () => ({ destruct: { ejects: event.ejects } }));
    case 'SelfDestructed':
      return changeBody(state, event.unit, ({ doomed }) => (event.fires ? { doomed: doomed ?? 'reactor' } : {}));
    case 'MascSwitched':
      return changeBody(unitDamaged(state, event.unit, event.harm), event.unit, () => ({
        masc: { on: true, strain: event.strain + 1 },
      }));
    case 'FireDeclared':
      return fireDeclared(state, event);
    case 'ShotFired':
      return wallsStruck(shotFired(state, event), event.walls);
    case 'Mounted':
      return mounted(state, event.unit, event.on, event.outside);
    case 'Unloaded':
      return setDown(state, event.unit, event.passenger);
    case 'Dislodged':
      return dislodged(wounded(state, event.unit, event.wounds), event.unit, event.off);
    case 'HexFired':
      return hexStruck(firedBy(state, event, event.outcome !== 'no-lock'), event);
    case 'Unjammed':
      return event.cleared ? changeUnit(state, event.unit, (unit) => unjammed(unit, [event.mount])) : state;
    case 'JamsCleared':
      return jamsCleared(state, event);
    case 'BlowsDeclared': {
      const { unit, blows: attacks, toHits, damages } = event;
      return changeField(state, (field) => ({
        blows: [...field.blows, { unit, blows: attacks, toHits: toHits.map(whole), damages }],
      }));
    }
    case 'ClubTaken':
      return clubTaken(state, event);
    case 'ClubBroken':
      return changeBody(state, event.unit, () => ({ club: null }));
    case 'BlowStruck':
      return physicalAttackMade(state, event);
    case 'HeatTold':
      return changeBody(state, event.unit, (body) => ({ heat: event.after, built: [], ...burntDown(body) }));
    case 'ShutDown':
      return event.avoidance.avoided ? state : changeBody(state, event.unit, () => ({ shutdown: true }));
    case 'Restarted':
      return event.avoidance.avoided ? changeBody(state, event.unit, () => ({ shutdown: false })) : state;
    case 'PilotHurt':
    case 'Ejected':
      return unitDamaged(state, event.unit, event.harm);
    case 'Breached': {
      const { unit, harm, soaked } = event;
      const wet = unitDamaged(state, unit, harm);
      return soaked ? changeBody(wet, unit, () => ({ soaked })) : wet;
    }
    case 'UnitDestroyed':
      return changeUnit(state, event.unit, (unit) => ({ ...unit, status: 'destroyed' }));
    case 'PilotWoke':
      return event.awake ? changeBody(state, event.unit, ({ pilot }) => ({ pilot: { ...pilot, out: null } })) : state;
    case 'AmmoDumped':
      return changeBody(emptied(state, event.unit, event.bins), event.unit, () => ({ dumping: [] }));
    case 'SinksSwitched':
      return changeBody(state, event.unit, () => ({ sinksOff: event.off }));
    case 'FireSpread':
      return changeTerrain(
        changeField(state, ({ burning, kindled = [], infernos = [] }) => ({
          burning: [...burning, event.to],
          kindled: [...kindled, event.to],
          ...(event.inferno ? { infernos: [...infernos, event.to] } : {}),
        })),
        [event.to],
        { fire: true },
      );
    case 'SmokeDrifted':
      return smokeDrifted(state, event);
    case 'WoodsBurned':
      return woodsBurned(state, event);
    case 'Withdrawing':
      return changeBody(state, event.unit, () => ({ withdraws: true }));
    case 'GoalsCounted':
      return changeField(state, ({ held }) => ({ held: event.held ?? held }));
  }
}

const changeTerrain = (state: StandardState, hexes: readonly Hex[], change: Partial<Terrain>): StandardState => ({
  ...state,
  board: withTerrain(state.board, hexes, change),
});

const afterDamageSteps = (unit: StandardUnit, steps: readonly DamageStep[]): StandardUnit =>
  steps.reduce(afterDamage, unit);

const unitDamaged = (state: StandardState, id: UnitId, steps: readonly DamageStep[]): StandardState =>
  changeUnit(withLimbs(state, id, steps), id, (unit) => afterDamageSteps(unit, steps));

/** Arms and legs that are blown or torn off lie where the unit stands; of one shot to pieces nothing is left to swing. */
function withLimbs(state: StandardState, id: UnitId, steps: readonly DamageStep[]): StandardState {
  const hex = state.units.find((unit) => unit.id === id)?.place?.hex;
  const off = steps.filter((one) => one.harm === 'location-lost' && one.why !== 'destroyed' && isLimb(one.location));
  if (hex === undefined || off.length === 0) return state;
  return changeField(state, ({ limbs = [] }) => ({ limbs: [...limbs, ...off.map(() => hex)] }));
}

/** A limb that is picked up lies there no more; the woods stand as they stood. */
function clubTaken(state: StandardState, { unit: id, find }: Of<'ClubTaken'>): StandardState {
  const held = changeBody(state, id, () => ({ club: find }));
  const hex = state.units.find((unit) => unit.id === id)?.place?.hex;
  if (find === 'tree' || hex === undefined) return held;
  return changeField(held, ({ limbs = [] }) => {
    const at = limbs.indexOf(hex);
    return { limbs: at < 0 ? limbs : limbs.toSpliced(at, 1) };
  });
}

/** Wounds on the sheets of those whom they struck: the unit, and troopers on its outside (UNI-62). */
function wounded(state: StandardState, id: UnitId, wounds: readonly Wound[]): StandardState {
  const struck = unitDamaged(
    state,
    id,
    wounds.flatMap(({ harm: steps }) => steps),
  );
  return wounds
    .flatMap(({ onHull = [] }) => onHull)
    .reduce((so, { unit, harm: steps }) => unitDamaged(so, unit, steps), struck);
}

/** What heats a unit, if it builds up any heat (UNI-02). */
const heated = (state: StandardState, id: UnitId, source: HeatSource): StandardState =>
  isMech(unitOf(state, id)) ? changeBody(state, id, ({ built }) => ({ built: [...built, source] })) : state;

const heatedOutside = (state: StandardState, id: UnitId, heat = 0): StandardState =>
  heat > 0 ? heated(state, id, { source: 'external', heat }) : state;

/** An attempt to stand up heats, with a roll or without. */
function stoodHeat(state: StandardState, id: UnitId): StandardState {
  const { heat } = editionOf(unitOf(state, id)).standing;
  return heat === 0 ? state : heated(state, id, { source: 'stood-up', heat });
}

const due = (state: StandardState, id: UnitId, cause: PilotingCause): StandardState =>
  changeBody(state, id, (body) => ({ due: [...body.due, cause] }));

/** A roll that was due has been made; an attempt to stand up heats. */
function pilotingRolled(state: StandardState, { unit, roll }: Of<'PilotingRolled'>): StandardState {
  const { cause } = whole(roll);
  if (cause === 'stand-up' || cause === 'careful-stand') return stoodHeat(state, unit);
  if (cause === 'damage-20') return changeBody(state, unit, () => ({ shaken: true }));
  if (cause === 'bog' || cause === 'unbog')
    return roll.success ? changeBody(state, unit, () => ({ bogged: null })) : state;
  return changeBody(state, unit, ({ due }) => {
    const made = due.indexOf(cause);
    return { due: made < 0 ? due : due.toSpliced(made, 1) };
  });
}

function fell(state: StandardState, event: Of<'Fell'>): StandardState {
  const struck = unitDamaged(wounded(state, event.unit, event.wounds), event.unit, event.harm);
  return changeUnit(
    changeBody(struck, event.unit, () => ({ prone: true })),
    event.unit,
    (unit) => ({ ...unit, place: unit.place && { ...unit.place, hex: event.hex, facing: event.facing } }),
  );
}

const displaced = (state: StandardState, { unit: id, to }: Of<'Displaced'>): StandardState =>
  changeUnit(state, id, (unit) => ({ ...unit, place: unit.place && movedTo(state.board, unit, unit.place, to) }));

function skidded(state: StandardState, { unit: id, path, wounds }: Of<'Skidded'>): StandardState {
  const struck = changeBody(wounded(state, id, wounds), id, () => ({ skidded: true }));
  const end = path.at(-1);
  return end ? changeUnit(struck, id, (unit) => ({ ...unit, place: end })) : struck;
}

function crashed(state: StandardState, { unit: id, hex, wounds }: Of<'Crashed'>): StandardState {
  const down = changeUnit(wounded(state, id, wounds), id, ({ place, ...unit }) => ({
    ...unit,
    place: place && { hex, facing: place.facing },
  }));
  return changeBody(down, id, ({ crew = SOUND }) => ({ crew: { ...crew, motive: [...crew.motive, 'immobile'] } }));
}

function collided(state: StandardState, { unit, into, hit, wounds, recoil }: Of<'Collided'>): StandardState {
  const slid = wounded(state, unit, recoil);
  return into && hit ? due(wounded(slid, into.target, wounds), into.target, 'charged') : slid;
}

function fireDeclared(
  state: StandardState,
  { unit, twist, shots, atHexes, spots, dump, sinksOff, unjam }: Of<'FireDeclared'>,
): StandardState {
  const declared = changeUnit(state, unit, (one) => ({ ...one, declared: true }));
  const marked = changeBody(declared, unit, (body) => ({
    twist,
    spots: spots ?? body.spots,
    dumping: [...body.dumping, ...dump],
    fired: [...shots, ...(atHexes ?? [])].map(({ mount }) => mount),
  }));
  // Before spotting was declared a shot chose who spots for it.
  const spotting = shots.reduce(
    (one, { spotter, target }) =>
      spotter === null ? one : changeBody(one, spotter, (body) => ({ spots: body.spots ?? target })),
    marked,
  );
  return changeField(spotting, ({ fire }) => ({
    fire: [
      ...fire,
      {
        unit,
        twist,
        shots: shots.map((shot) => ({ ...shot, toHit: whole(shot.toHit) })),
        ...(atHexes ? { atHexes: atHexes.map((shot) => ({ ...shot, toHit: whole(shot.toHit) })) } : {}),
        resolved: [],
        sinksOff,
        unjam,
      },
    ],
  }));
}

/** What firing has cost a unit: it is done with, its rounds are gone, its heat builds up, perhaps it has jammed. */
function firedBy(state: StandardState, event: Of<'ShotFired'> | Of<'HexFired'>, isFired: boolean): StandardState {
  const { unit, mount, jammed } = event;
  const fired = changeField(state, ({ fire }) => ({
    fire: fire.map((one) => (one.unit === unit ? { ...one, resolved: [...one.resolved, mount] } : one)),
  }));
  const spent = changeFired(fired, event);
  const shaken = throwsBack(state, unit, mount) && isFired ? due(spent, unit, 'recoil') : spent;
  return changeBody(shaken, unit, (body) => ({
    jammed: jammed ? [...body.jammed, mount] : body.jammed,
    spent: isOneShot(state, unit, mount) && isFired ? [...body.spent, mount] : body.spent,
  }));
}

function shotFired(state: StandardState, event: Of<'ShotFired'>): StandardState {
  const { unit, target, outcome, missilesStopped, pod } = event;
  const own = firedBy(state, event, outcome !== 'no-lock');
  const stopped = missilesStopped ? stoppedMissiles(own, missilesStopped) : own;
  const hot = alight(heatedOutside(wounded(stopped, target, event.wounds), target, event.targetHeat), event);
  const side = state.units.find(({ id }) => id === unit)?.side;
  const tagged = event.tag ? changeBody(hot, unit, () => ({ tags: target })) : hot;
  const marked = event.swarms ? clinging(tagged, unit, target) : tagged;
  return pod && !pod.covered && side !== undefined
    ? changeBody(marked, target, ({ newPods = [] }) => ({ newPods: [...newPods, { side, location: pod.location }] }))
    : marked;
}

/** Each anti-missile system that has met a volley has spent a round, if it needs any, and one point of heat; in the book it fires no more this turn. */
const stoppedMissiles = (
  state: StandardState,
  { unit, also = [], ...first }: NonNullable<Of<'ShotFired'>['missilesStopped']>,
): StandardState => [first, ...also].reduce((one, system) => metVolley(one, unit, system), state);

function metVolley(
  state: StandardState,
  unit: UnitId,
  { mount, bin }: { readonly mount: MountId; readonly bin: BinId | null },
): StandardState {
  const spent = bin === null ? state : changeBin(state, unit, bin, (left) => left - 1);
  return changeBody(heated(spent, unit, { source: 'weapon', heat: 1, mount }), unit, ({ fired }) => ({
    fired: fired.includes(mount) ? fired : [...fired, mount],
  }));
}

const isOneShot = (state: StandardState, id: UnitId, mount: MountId): boolean =>
  state.units.some((unit) => unit.id === id && firesOnce(mountOf(unit, mount)));

/** Whether a weapon throws back its unit, which has moved this turn (WPN-05). */
const throwsBack = (state: StandardState, id: UnitId, mount: MountId): boolean =>
  state.units.some(
    (unit) => unit.id === id && (unit.moved?.mode ?? 'stand') !== 'stand' && recoils(mountOf(unit, mount).weapon.full),
  );

const emptied = (state: StandardState, id: UnitId, bins: readonly BinId[]): StandardState =>
  bins.reduce((one, bin) => changeBin(one, id, bin, () => 0), state);

function physicalAttackMade(
  state: StandardState,
  { unit, blow: attack, hit, wounds, recoil, why }: Of<'BlowStruck'>,
): StandardState {
  const struck = wounded(wounded(state, attack.target, wounds), unit, recoil);
  if (why !== null) return struck;
  switch (attack.kind) {
    case 'punch':
    case 'club':
      return struck;
    case 'brush-off':
      return dislodged(struck, attack.target, hit);
    case 'kick':
      return hit ? due(struck, attack.target, 'kicked') : due(struck, unit, 'missed-kick');
    case 'push':
      return hit ? due(struck, attack.target, 'pushed') : struck;
    case 'charge':
      return hit ? due(due(struck, attack.target, 'charged'), unit, 'made-charge') : struck;
    case 'death-from-above':
      return hit ? due(due(struck, attack.target, 'jumped-on'), unit, 'made-jump-attack') : struck;
  }
}
