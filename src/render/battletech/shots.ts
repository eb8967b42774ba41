import type { Picture } from '../../present/picture.js';
import type { BattleTech, BattleTechView } from '../../rules/battletech/battletech.js';
import { isHit, type Event } from '../../rules/battletech/events.js';
import type { Wound } from '../../rules/battletech/standard/damage-steps.js';
import type { MountId } from '../../rules/battletech/vocabulary.js';
import type { Hex } from '../../rules/geometry/hex/hex.js';
import type { UnitId } from '../../rules/kernel/ids.js';

/** What units did to each other in a stretch of events, and what is declared, at either level. */

/** What one unit did, or will do, to another or to the woods of a hex (FIN-44): how often it tried, how often it hit, the points it dealt; declared and not yet resolved, with which weapons. */
export interface Volley {
  readonly from: UnitId;
  readonly to: UnitId | Hex;
  /** Shots, or blows: also charges, and falls onto somebody. */
  readonly by: 'fire' | 'blow';
  readonly tried: number;
  readonly hit: number;
  readonly damage: number;
  readonly waiting: readonly MountId[];
  /** Blows that are declared. */
  readonly blows: number;
}

/** A unit that was hurt otherwise than by shots and blows, and the points that it took: it fell, or mines or an explosion struck it. */
export interface Mishap {
  readonly unit: UnitId;
  readonly by: 'fall' | 'blast';
  readonly damage: number;
}

type Events = Picture<BattleTech>['events'];

const points = (wounds: readonly Wound[]): number =>
  wounds.reduce((sum, wound) => sum + (wound.covered ? 0 : wound.points), 0);

/** The volleys of a stretch of events, and those declared and still to be resolved. Shots that were held do not count. */
export function volleys(view: BattleTechView, events: Events): readonly Volley[] {
  const found = new Map<string, Volley>();
  const add = (from: UnitId, to: UnitId | Hex, by: Volley['by'], more: Partial<Volley>): void => {
    const key = `${from} ${to} ${by}`;
    const old = found.get(key) ?? { from, to, by, tried: 0, hit: 0, damage: 0, waiting: [], blows: 0 };
    found.set(key, {
      ...old,
      tried: old.tried + (more.tried ?? 0),
      hit: old.hit + (more.hit ?? 0),
      damage: old.damage + (more.damage ?? 0),
      waiting: [...old.waiting, ...(more.waiting ?? [])],
      blows: old.blows + (more.blows ?? 0),
    });
  };
  const done = (hit: boolean, damage: number): Partial<Volley> => ({ tried: 1, hit: hit ? 1 : 0, damage });
  for (const event of events) {
    switch (event.type) {
      case 'ShotResolved': {
        const marks = event.hits.flatMap((hit) => hit.marks);
        const hit = isHit(event.result);
        const damage = marks.reduce((sum, mark) => sum + (mark.damage ?? 0), 0);
        if (event.result !== 'held') add(event.unit, event.target, 'fire', done(hit, damage));
        break;
      }
      case 'ShotFired': {
        const hit = isHit(event.outcome);
        if (event.outcome !== 'no-lock') add(event.unit, event.target, 'fire', done(hit, points(event.wounds)));
        break;
      }
      case 'HexFired': {
        const hit = isHit(event.outcome);
        if (event.outcome !== 'no-lock') add(event.unit, event.hex, 'fire', done(hit, 0));
        break;
      }
      case 'BlowStruck':
        if (event.why === null) add(event.unit, event.blow.target, 'blow', done(event.hit, points(event.wounds)));
        break;
      case 'Collided':
        if (event.into) add(event.unit, event.into.target, 'blow', done(event.hit, points(event.wounds)));
        break;
      case 'FellOnto':
        add(event.unit, event.target, 'blow', done(event.hit, points(event.wounds)));
        break;
      default:
    }
  }
  const { declarations, field } = view.game;
  for (const { unit, target, mounts, resolved } of declarations) {
    const waiting = mounts.filter((mount) => !resolved.includes(mount));
    if (target !== null && waiting.length > 0) add(unit, target, 'fire', { waiting });
  }
  for (const { unit, shots, atHexes = [], resolved } of field?.fire ?? []) {
    const aimed = [...shots, ...atHexes.map(({ mount, hex }) => ({ mount, target: hex }))];
    for (const { mount, target } of aimed)
      if (!resolved.includes(mount)) add(unit, target, 'fire', { waiting: [mount] });
  }
  for (const { unit, blows } of field?.blows ?? [])
    for (const { target } of blows) if (!found.has(`${unit} ${target} blow`)) add(unit, target, 'blow', { blows: 1 });
  return [...found.values()];
}

/** Whether an event is a resolved shot of the quick-start level. */
export const isShot = (event: { readonly type: string }): event is Extract<Event, { type: 'ShotResolved' }> =>
  event.type === 'ShotResolved';

/** The mishaps of a stretch of events, one a unit and kind. */
export function mishaps(events: Events): readonly Mishap[] {
  const found = new Map<string, Mishap>();
  const add = (unit: UnitId, by: Mishap['by'], damage: number): void => {
    const key = `${unit} ${by}`;
    found.set(key, { unit, by, damage: (found.get(key)?.damage ?? 0) + damage });
  };
  for (const event of events)
    if (event.type === 'Fell') add(event.unit, 'fall', event.damage);
    else if (event.type === 'Blasted' || (event.type === 'MinesMet' && event.goesOff))
      add(event.unit, 'blast', points(event.wounds));
    else if (event.type === 'MinesSwept' && event.unit !== undefined && event.goesOff)
      add(event.unit, 'blast', points(event.wounds));
  return [...found.values()];
}

/** Where something goes off or comes to light: the picture should show it. */
export const outbreaks = (events: Events): readonly Hex[] =>
  events.flatMap((event) =>
    event.type === 'Blasted' ||
    event.type === 'MinesMet' ||
    event.type === 'MinesSwept' ||
    event.type === 'UnitRevealed'
      ? [event.hex]
      : [],
  );

export type VolleyKind = 'hit' | 'miss' | 'declared';
export const kindOf = ({ tried, hit }: Volley): VolleyKind => (hit > 0 ? 'hit' : tried > 0 ? 'miss' : 'declared');

/** What each unit does, for the panel: `→ TDR 2/3`, `→ TDR A C`, `⚔ TDR 1/2`. */
export function deedsOf(all: readonly Volley[], names: ReadonlyMap<UnitId | Hex, string>): ReadonlyMap<UnitId, string> {
  const deeds = new Map<UnitId, string>();
  for (const volley of all) {
    const { from, to, by, tried, hit, waiting } = volley;
    const sign = by === 'blow' ? '⚔' : '→';
    const text = [`${sign}\u00a0${names.get(to) ?? to}`, ...(tried > 0 ? [`${hit}/${tried}`] : []), ...waiting].join(
      ' ',
    );
    const before = deeds.get(from);
    deeds.set(from, before === undefined ? text : `${before} · ${text}`);
  }
  return deeds;
}
