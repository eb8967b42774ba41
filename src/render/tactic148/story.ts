import type { Spoken } from './spoken.js';
import { openShot, storyOf } from '../../games/tactic148/present/story.js';
import type { Point as Place } from '../../rules/geometry/plane/point.js';
import { disc } from '../../rules/geometry/plane/shape.js';
import type { SideId, UnitId } from '../../rules/kernel/ids.js';
import { characterOf, findCharacter } from '../../rules/tactic148/characters.js';
import { clearWay, line } from '../../rules/tactic148/lines.js';
import { baseRadius } from '../../rules/tactic148/options.js';
import type { ZoneId } from '../../rules/tactic148/types.js';
import type { TacticView } from '../../rules/tactic148/tactic148.js';
import type { State } from '../../rules/tactic148/state.js';
import type { Event } from '../../rules/tactic148/events.js';

/** What happened in a stretch as it is drawn: from where to where, for figures have moved on since. */

interface Way {
  readonly unit: UnitId;
  readonly side: SideId;
  readonly path: readonly Place[];
  readonly climbed: boolean;
}

/** A shot as it was declared. */
export interface Aimed {
  readonly unit: UnitId;
  readonly side: SideId;
  readonly target: UnitId;
  readonly from: Place;
  readonly to: Place;
  /** Where the line was clear. */
  readonly clear: ReturnType<typeof clearWay>;
  readonly cover: 'open' | 'cover';
  readonly needed: number;
}

/** A shot with its dice. */
export interface Fire extends Aimed {
  readonly successes: number;
  readonly dice: number;
  readonly result: 'miss' | 'wounded' | 'eliminated';
}

interface Blast {
  readonly unit: UnitId;
  readonly side: SideId;
  readonly from: Place;
  readonly at: Place;
  readonly radius: number;
  readonly successes: number;
  readonly dice: number;
}

/** A fight of two, all exchanges together. */
interface Brawl {
  readonly units: readonly [UnitId, UnitId];
  readonly at: Place;
  readonly successes: readonly [number, number];
}

export interface Tale {
  readonly ways: readonly Way[];
  readonly fires: readonly Fire[];
  /** The shot whose dice wait for the answer of its target (T48-19). */
  readonly waiting: Aimed | null;
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
export function taleOf({ view, before, events, tongue }: Spoken): Tale {
  const ways: Way[] = [];
  const fires: Fire[] = [];
  const blasts: Blast[] = [];
  const brawls = new Map<string, Brawl>();
  const [deployed, wounded, eliminated] = [new Set<UnitId>(), new Set<UnitId>(), new Set<UnitId>()];
  const suppression = new Map<ZoneId, readonly number[]>();
  for (const told of storyOf({ before, after: view, events }, tongue)) {
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
  const waiting = waitingIn(view);
  return { ways, fires, waiting, blasts, brawls: [...brawls.values()], deployed, wounded, eliminated, suppression };
}

type Of<Type extends Event['type']> = Extract<Event, { type: Type }>;

const placeOf = (state: State, unit: UnitId): Place | null => findCharacter(state, unit)?.at ?? null;

function sideOf(state: State, unit: UnitId): SideId {
  const one = findCharacter(state, unit);
  if (!one) throw new Error(`no character ${unit}`);
  return one.side;
}

function fireOf({ shot, prospect, successes, doubleSix }: Of<'ShotFired'>, state: State): readonly Fire[] {
  const ends = doubleSix || (findCharacter(state, shot.target)?.wounded ?? false);
  const result = successes === 0 ? 'miss' : ends ? 'eliminated' : 'wounded';
  const { dice, cover, needed } = prospect;
  const between = wayOf(state, shot.unit, shot.target);
  return between ? [{ ...between, cover, needed, successes, dice, result }] : [];
}

/** Who fires at whom, and along which line; `null` when one of them is off the table. */
function wayOf(state: State, unit: UnitId, target: UnitId): Omit<Aimed, 'cover' | 'needed'> | null {
  const [from, to] = [placeOf(state, unit), placeOf(state, target)];
  if (!from || !to) return null;
  const r = baseRadius(state.options);
  const clear = clearWay(state, disc(from, r), disc(to, r));
  return { unit, side: sideOf(state, unit), target, from, to, clear };
}

function waitingIn(view: TacticView): Aimed | null {
  const open = openShot(view);
  const between = open && wayOf(view.game, open.shooter, open.unit);
  if (!between) return null;
  const cover = line(view.game, characterOf(view.game, open.shooter), characterOf(view.game, open.unit));
  return cover === 'none' ? null : { ...between, cover, needed: open.needed };
}

function blastOf({ unit, at, radius, successes, roll }: Of<'GrenadeExploded'>, state: State): readonly Blast[] {
  const from = placeOf(state, unit);
  return from ? [{ unit, side: sideOf(state, unit), from, at, radius, successes, dice: roll?.faces.length ?? 0 }] : [];
}

function brawlOf({ units, successes }: Of<'BlowsExchanged'>, state: State): readonly Brawl[] {
  const [a, b] = [placeOf(state, units[0]), placeOf(state, units[1])];
  return a && b ? [{ units, successes, at: { x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 } }] : [];
}
