import { isDriven } from '../../../rules/battletech/kind-table.js';
import { nameOf, t } from '../../../i18n/index.js';
import { layersAt, locationsOf, slotsAt, slotsStruckAt } from '../../../rules/battletech/damage/left.js';
import { isLost, lostOf } from '../../../rules/battletech/damage/lost.js';
import type { SeenUnit } from '../../../rules/battletech/seen.js';
import { SENSORS_HIT } from '../../../rules/battletech/standard/attack-tables.js';
import { engineHits } from '../../../rules/battletech/standard/condition.js';
import { ENGINE_HIT } from '../../../rules/battletech/standard/heat-phase.js';
import { locationName } from '../../../rules/battletech/standard/legs.js';
import { allowanceOf } from '../../../rules/battletech/standard/mobility.js';
import { partHits } from '../../../rules/battletech/standard/parts.js';
import { gyroModifier, isGyroGone } from '../../../rules/battletech/standard/gyro.js';
import type { CriticalSlot, Part } from '../../../rules/battletech/standard/types.js';
import { LEGS } from '../../../rules/battletech/tables.js';
import type { StandardUnit, Unit } from '../../../rules/battletech/types.js';
import { isGone } from '../../../rules/battletech/units.js';
import type { Location } from '../../../rules/battletech/vocabulary.js';
import type { Tongue } from '../words/index.js';
import { all } from './names.js';
import { mountedText, thingText, weaponText } from './standard/words.js';

/** What a stretch has broken of a unit, and what that means for it, in words. */

/** A clause about a unit; what weighs more is said first. */
export interface Clause {
  readonly weight: number;
  readonly text: string;
}

/** What a unit has lost since `was`, as far as its sheet is seen: locations, weapons, parts, its pilot's senses, MP. */
export function consequences(unit: SeenUnit, was: SeenUnit, tongue: Tongue): readonly Clause[] {
  const lost = lostOf(unit).filter((at) => !lostOf(was).includes(at));
  const gone = locationsGone(unit, lost, tongue);
  if (unit.glimpsed || was.glimpsed) return [...gone, ...seenStates(unit, was, tongue)];
  return [
    ...gone,
    ...weaponsGone(unit, was, tongue),
    ...(unit.body && was.body ? ofBody(unit, was, tongue) : legged(unit, lost, tongue)),
    ...seenStates(unit, was, tongue),
    ...bared(unit, was, tongue),
  ];
}

function locationsGone(unit: SeenUnit, lost: readonly Location[], tongue: Tongue): readonly Clause[] {
  if (lost.length === 0) return [];
  const locations = lost.map((at) => locationName(unit, at));
  return [{ weight: 100 * lost.length, text: t(tongue, 'battletech.story.gone', { locations }) }];
}

/** At the quick-start level a leg is all that it takes to stand still for good. */
const legged = (_: Unit, lost: readonly Location[], tongue: Tongue): readonly Clause[] =>
  LEGS.some((leg) => lost.includes(leg)) ? [{ weight: 60, text: t(tongue, 'battletech.story.cannot-move') }] : [];

function weaponsGone(unit: Unit, was: Unit, tongue: Tongue): readonly Clause[] {
  const names = unit.sheet.mounts.flatMap((mount) =>
    isGone(unit, mount) && !isGone(was, mount) ? [weaponText(mount, tongue)] : [],
  );
  if (names.length === 0) return [];
  return [{ weight: 15 * names.length, text: t(tongue, 'battletech.story.weapons', { weapons: counted(names) }) }];
}

/** `2× medium laser, AC/20` */
const counted = (names: readonly string[]): string =>
  [...new Set(names)]
    .map((name) => {
      const count = names.filter((one) => one === name).length;
      return count > 1 ? `${count}× ${name}` : name;
    })
    .join(', ');

/** What everybody sees of a unit: whether it runs, whether its pilot is awake. */
function seenStates({ body }: SeenUnit, { body: before }: SeenUnit, tongue: Tongue): readonly Clause[] {
  if (!body || !before) return [];
  const say = (weight: number, key: 'shutdown' | 'restarts' | 'unconscious' | 'wakes'): Clause => ({
    weight,
    text: t(tongue, `battletech.story.${key}`),
  });
  return [
    ...(body.shutdown && !before.shutdown ? [say(110, 'shutdown')] : []),
    ...(!body.shutdown && before.shutdown ? [say(20, 'restarts')] : []),
    ...(body.pilot.out !== null && before.pilot.out === null ? [say(120, 'unconscious')] : []),
    ...(body.pilot.out === null && before.pilot.out !== null ? [say(20, 'wakes')] : []),
  ];
}

/** Parts struck with what they mean, the pilot's wounds, MP, jams. */
function ofBody(unit: StandardUnit, was: StandardUnit, tongue: Tongue): readonly Clause[] {
  const struck = struckSince(unit, was);
  const hurt = unit.body.pilot.hits - was.body.pilot.hits;
  const jammed = unit.body.jammed.filter((mount) => !was.body.jammed.includes(mount));
  const weapons = jammed.map((mount) => mountedText(unit, mount, tongue));
  return [
    ...vitals(unit, was, tongue),
    ...others(unit, struck, tongue),
    ...slowed(unit, was, tongue),
    ...(hurt > 0
      ? [{ weight: 25 * hurt, text: t(tongue, 'battletech.story.wounded', { hits: unit.body.pilot.hits }) }]
      : []),
    ...(weapons.length > 0
      ? [{ weight: 20, text: t(tongue, 'battletech.story.jams', { weapons: weapons.join(', ') }) }]
      : []),
  ];
}

/** Engine, gyro, sensors, life support: what every turn from now on is worse by. */
function vitals(unit: StandardUnit, was: StandardUnit, tongue: Tongue): readonly Clause[] {
  const hits = (of: StandardUnit, part: 'gyro' | 'sensors' | 'life-support', at: 'CT' | 'HD'): number =>
    partHits(of, part, at);
  const now = { gyro: hits(unit, 'gyro', 'CT'), sensors: hits(unit, 'sensors', 'HD'), engine: engineHits(unit) };
  const then = { gyro: hits(was, 'gyro', 'CT'), sensors: hits(was, 'sensors', 'HD'), engine: engineHits(was) };
  const hit = (part: 'gyro' | 'sensors' | 'engine' | 'life-support', weight: number, means: string): Clause => ({
    weight,
    text: t(tongue, 'battletech.story.unit', {
      head: t(tongue, isStoppedAlone(unit, was, part) ? 'battletech.story.stopped' : 'battletech.story.hit', {
        thing: nameOf(tongue, 'battletech.component', part),
      }),
      what: means,
    }),
  });
  return [
    ...(now.engine > then.engine
      ? [hit('engine', 130, t(tongue, 'battletech.story.engine', { heat: ENGINE_HIT * now.engine }))]
      : []),
    ...(now.gyro > then.gyro
      ? [
          isGyroGone(unit)
            ? { weight: 200, text: t(tongue, 'battletech.story.gyro-gone') }
            : hit('gyro', 140, t(tongue, 'battletech.story.piloting', { n: gyroModifier(unit) ?? 0 })),
        ]
      : []),
    ...(now.sensors > then.sensors
      ? [
          now.sensors > 1
            ? { weight: 150, text: t(tongue, 'battletech.story.blind') }
            : hit('sensors', 90, t(tongue, 'battletech.story.to-hit', { n: SENSORS_HIT })),
        ]
      : []),
    ...(hits(unit, 'life-support', 'HD') > hits(was, 'life-support', 'HD') && hits(was, 'life-support', 'HD') === 0
      ? [hit('life-support', 50, t(tongue, 'battletech.story.unprotected'))]
      : []),
  ];
}

/** Whether all that a part has lost since `was` is what water has stopped (CLN-46): nothing has hit it. */
const isStoppedAlone = (unit: StandardUnit, was: StandardUnit, part: Part): boolean => {
  const fresh = struckSince(unit, was).filter(({ holds }) => holds.holds === 'part' && holds.part === part);
  return fresh.length > 0 && fresh.every(({ wet }) => wet);
};

/** What is said with its meaning, or with its weapon, or with the explosion. */
const TOLD_ELSEWHERE: readonly string[] = ['engine', 'gyro', 'sensors', 'life-support', 'cockpit'];

function others(unit: StandardUnit, struck: readonly Struck[], tongue: Tongue): readonly Clause[] {
  const say = (key: 'hit' | 'stopped', some: readonly Struck[]): readonly Clause[] => {
    const thing = counted(some.map(({ holds }) => thingText(unit, holds, tongue)));
    return some.length === 0
      ? []
      : [{ weight: 12 * some.length, text: t(tongue, `battletech.story.${key}`, { thing }) }];
  };
  const isTold = ({ holds }: Struck): boolean =>
    holds.holds === 'weapon' || (holds.holds === 'part' && TOLD_ELSEWHERE.includes(holds.part));
  const [wet, hit] = [true, false].map((is) => struck.filter((one) => one.wet === is && !isTold(one)));
  return [
    // Rounds that are hit go off, which is said; those under water feed no weapon any more.
    ...say('hit', hit?.filter(({ holds }) => holds.holds !== 'ammo') ?? []),
    ...say('stopped', wet ?? []),
  ];
}

/** What a slot holds that works no more; `wet`: water has stopped it, nothing has hit it. */
interface Struck {
  readonly holds: CriticalSlot;
  readonly wet: boolean;
}

/** Slots struck since `was` in locations that are still there. */
const struckSince = (unit: StandardUnit, was: StandardUnit): readonly Struck[] =>
  locationsOf(unit)
    .filter((at) => !isLost(unit, at))
    .flatMap((at) => {
      const before = slotsStruckAt(was, at);
      const wet = unit.body.stopped?.[at] ?? [];
      const fresh = slotsStruckAt(unit, at).filter((index) => !before.includes(index));
      return fresh.flatMap((index): readonly Struck[] => {
        const holds = slotsAt(unit, at)[index];
        return holds ? [{ holds, wet: wet.includes(index) }] : [];
      });
    });

/** MP that damage has cost; what heat does is said with the heat. */
function slowed(unit: StandardUnit, was: StandardUnit, tongue: Tongue): readonly Clause[] {
  const cool = (of: StandardUnit): StandardUnit => ({ ...of, body: { ...of.body, heat: 0 } });
  const mp = (of: StandardUnit, mode: 'walk' | 'jump'): number => allowanceOf(cool(of), mode).mp;
  const say = (mode: 'walk' | 'jump', key: 'walks' | 'cruises' | 'jumps'): readonly Clause[] => {
    const [before, after] = [mp(was, mode), mp(unit, mode)];
    return after < before ? [{ weight: 40, text: t(tongue, `battletech.story.${key}`, { before, after }) }] : [];
  };
  return [...say('walk', isDriven(unit.sheet) ? 'cruises' : 'walks'), ...say('jump', 'jumps')];
}

/** Locations that have no armour left, in front or behind, and had some. */
function bared(unit: Unit, was: Unit, tongue: Tongue): readonly Clause[] {
  const open = locationsOf(unit).flatMap((at) => {
    if (isLost(unit, at)) return [];
    const before = layersAt(was, at);
    const layers = layersAt(unit, at).filter(
      ({ layer, left }, i) => layer !== 'structure' && left === 0 && (before[i]?.left ?? 0) > 0,
    );
    return layers.map(({ layer }) =>
      layer === 'rear'
        ? nameOf(tongue, 'battletech.rear', at)
        : nameOf(tongue, 'battletech.location', locationName(unit, at)),
    );
  });
  return open.length === 0
    ? []
    : [{ weight: 10 * open.length, text: t(tongue, 'battletech.story.bare', { locations: all(tongue, open) }) }];
}
