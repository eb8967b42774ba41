import type { Picture } from '../../present/picture.js';
import { storyOf } from '../../present/tactic148/story.js';
import type { Point as Place } from '../../rules/geometry/plane/point.js';
import { disc } from '../../rules/geometry/plane/shape.js';
import type { SideId, UnitId } from '../../rules/kernel/ids.js';
import { findCharacter } from '../../rules/tactic148/characters.js';
import { clearWay } from '../../rules/tactic148/lines.js';
import { baseRadius } from '../../rules/tactic148/options.js';
import type { Event, State, Tactic148, ZoneId } from '../../rules/tactic148/types.js';

/** What happened in a stretch as it is drawn: from where to where, for figures have moved on since. */

export interface Way {
  readonly unit: UnitId;
  readonly side: SideId;
  readonly path: readonly Place[];
  readonly climbed: boolean;
}

export interface Fire {
  readonly unit: UnitId;
  readonly side: SideId;
  readonly target: UnitId;
  readonly from: Place;
  readonly to: Place;
  /** Where the line was clear. */
  readonly clear: ReturnType<typeof clearWay>;
  readonly cover: 'open' | 'cover';
  readonly successes: number;
  readonly dice: number;
  readonly needed: number;
  readonly result: 'miss' | 'wounded' | 'eliminated';
}

export interface Blast {
  readonly unit: UnitId;
  readonly side: SideId;
  readonly from: Place;
  readonly at: Place;
  readonly radius: number;
  readonly successes: number;
  readonly dice: number;
}

/** A fight of two, all exchanges together. */
export interface Brawl {
  readonly units: readonly [UnitId, UnitId];
  readonly at: Place;
  readonly successes: readonly [number, number];
}

export interface Tale {
  readonly ways: readonly Way[];
  readonly fires: readonly Fire[];
  readonly blasts: readonly Blast[];
  readonly brawls: readonly Brawl[];
  /** Who was deployed, wounded or eliminated in the stretch. */
  readonly deployed: ReadonlySet<UnitId>;
  readonly wounded: ReadonlySet<UnitId>;
  readonly eliminated: ReadonlySet<UnitId>;
  /** The faces of the dice of suppression zones. */
  readonly suppression: ReadonlyMap<ZoneId, readonly number[]>;
}

/** The story of a picture's stretch. */
export function taleOf({ view, before, events, locale }: Picture<Tactic148>): Tale {
  const ways: Way[] = [];
  const fires: Fire[] = [];
  const blasts: Blast[] = [];
  const brawls = new Map<string, Brawl>();
  const [deployed, wounded, eliminated] = [new Set<UnitId>(), new Set<UnitId>(), new Set<UnitId>()];
  const suppression = new Map<ZoneId, readonly number[]>();
  for (const told of storyOf({ before, after: view, events }, locale)) {
    if (told.kind === 'kernel') continue;
    const { event, telling } = told;
    const state = telling.before;
    switch (event.type) {
      case 'CharacterDeployed':
        deployed.add(event.unit);
        break;
      case 'Moved':
        ways.push({ unit: event.unit, side: sideOf(state, event.unit), path: event.path, climbed: event.climbed });
        break;
      case 'ShotFired':
        fires.push(...fireOf(event, state));
        break;
      case 'GrenadeExploded':
        blasts.push(...blastOf(event, state));
        break;
      case 'BlowsExchanged':
        for (const brawl of brawlOf(event, state)) {
          const key = brawl.units.join(' ');
          const old = brawls.get(key)?.successes ?? [0, 0];
          brawls.set(key, { ...brawl, successes: [old[0] + brawl.successes[0], old[1] + brawl.successes[1]] });
        }
        break;
      case 'CharacterHurt':
        (event.becomes === 'eliminated' ? eliminated : wounded).add(event.unit);
        break;
      case 'SuppressionRolled':
        suppression.set(event.zone, event.roll.faces);
        break;
      default:
    }
  }
  return { ways, fires, blasts, brawls: [...brawls.values()], deployed, wounded, eliminated, suppression };
}

type Of<Type extends Event['type']> = Extract<Event, { type: Type }>;

const placeOf = (state: State, unit: UnitId): Place | null => findCharacter(state, unit)?.at ?? null;

function sideOf(state: State, unit: UnitId): SideId {
  const one = findCharacter(state, unit);
  if (!one) throw new Error(`no character ${unit}`);
  return one.side;
}

function fireOf({ shot, prospect, successes, doubleSix }: Of<'ShotFired'>, state: State): readonly Fire[] {
  const [from, to] = [placeOf(state, shot.unit), placeOf(state, shot.target)];
  if (!from || !to) return [];
  const r = baseRadius(state.options);
  const ends = doubleSix || (findCharacter(state, shot.target)?.wounded ?? false);
  return [
    {
      unit: shot.unit,
      side: sideOf(state, shot.unit),
      target: shot.target,
      from,
      to,
      clear: clearWay(state, disc(from, r), disc(to, r)),
      cover: prospect.cover,
      successes,
      dice: prospect.dice,
      needed: prospect.needed,
      result: successes === 0 ? 'miss' : ends ? 'eliminated' : 'wounded',
    },
  ];
}

function blastOf({ unit, at, radius, successes, roll }: Of<'GrenadeExploded'>, state: State): readonly Blast[] {
  const from = placeOf(state, unit);
  return from ? [{ unit, side: sideOf(state, unit), from, at, radius, successes, dice: roll?.faces.length ?? 0 }] : [];
}

function brawlOf({ units, successes }: Of<'BlowsExchanged'>, state: State): readonly Brawl[] {
  const [a, b] = [placeOf(state, units[0]), placeOf(state, units[1])];
  return a && b ? [{ units, successes, at: { x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 } }] : [];
}
