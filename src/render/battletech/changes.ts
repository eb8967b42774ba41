import { conditions, destructWords } from '../../games/battletech/present/standard/body.js';
import { vehicleHurts } from '../../games/battletech/present/standard/vehicles.js';
import { thingText } from '../../games/battletech/present/standard/words.js';
import type { Tongue } from '../../games/battletech/words/index.js';
import { t } from '../../i18n/index.js';
import {
  isKnown,
  layersAt,
  locationsOf,
  slotsAt,
  slotsStruckAt,
  type Left,
} from '../../rules/battletech/damage/left.js';
import { lostOf } from '../../rules/battletech/damage/lost.js';
import { isPlatoon } from '../../rules/battletech/standard/infantry.js';
import { isMech } from '../../rules/battletech/standard/vehicles.js';
import { locationName } from '../../rules/battletech/standard/legs.js';
import type { SeenUnit } from '../../rules/battletech/seen.js';
import type { Board, Unit } from '../../rules/battletech/types.js';
import type { Location } from '../../rules/battletech/vocabulary.js';
import { stateWords, statesOf } from './icons.js';

/** What became of a unit, as the panel says it: what the phase did to it, or its worst wound; the gravest first. */

/** Armour, and structure where the level has any, of a whole unit; `null`: it is not known. What a platoon has is its troopers. */
export function wholeOf(unit: SeenUnit, of: 'armor' | 'structure'): Left | null {
  if (isPlatoon(unit) && of === 'structure') return { left: 0, of: 0 };
  const layer = isPlatoon(unit) ? 'structure' : of;
  const all = locationsOf(unit)
    .flatMap((at) => layersAt(unit, at))
    .filter((one) => (one.layer === 'structure') === (layer === 'structure'));
  const layers = all.filter(isKnown);
  if (layers.length < all.length) return null;
  return {
    left: layers.reduce((sum, { left }) => sum + left, 0),
    of: layers.reduce((sum, { of }) => sum + of, 0),
  };
}

/** What a phase did to a unit: locations that are gone, what was struck, `CT −13`. */
export function changes(unit: SeenUnit, was: SeenUnit | null, tongue: Tongue): readonly string[] {
  if (was === null) return [];
  const lost = lostOf(unit).filter((at) => !lostOf(was).includes(at));
  const losses = locationsOf(unit)
    .map((at) => ({ at, points: lostAt(unit, was, at) }))
    .filter(({ at, points }) => points > 0 && !lost.includes(at))
    .sort((a, b) => b.points - a.points);
  return [
    // Whatever else befalls it, everybody near has to know of a reactor that is set (CLN-30).
    ...(unit.body && unit.status === 'active' ? destructWords(unit, tongue) : []),
    ...gone(unit, lost, tongue),
    ...(unit.glimpsed || was.glimpsed
      ? []
      : [
          ...pilotHurt(unit, was, tongue),
          ...[...struck(unit, was, tongue), ...hurts(unit, was, tongue)].map((thing) => `${thing}!`),
        ]),
    ...losses.map(({ at, points }) => `${locationName(unit, at)}\u00a0−${points}`),
  ];
}

/** Points that a location has lost since `was`, in the layers that were known then and are now. */
function lostAt(unit: SeenUnit, was: SeenUnit, at: Location): number {
  const before = layersAt(was, at).filter(isKnown);
  return layersAt(unit, at)
    .filter(isKnown)
    .reduce((sum, { layer, left }) => sum + (before.find((one) => one.layer === layer)?.left ?? left) - left, 0);
}

/** The worst that a unit bears: how it stands, locations gone, parts struck, the weakest location; then all else that is to be said of it. That nothing is known of a sheet is no news. */
export function worst(unit: SeenUnit, board: Board, tongue: Tongue): readonly string[] {
  const states = statesOf(unit, board).map((state) => stateWords(state, tongue));
  return [
    ...states,
    ...gone(unit, lostOf(unit), tongue),
    ...(unit.glimpsed ? [] : [...struck(unit, null, tongue), ...hurts(unit, null, tongue)]),
    ...weakest(unit),
    ...conditions(unit, tongue).filter((text) => !states.includes(text)),
  ];
}

const gone = (unit: SeenUnit, lost: readonly Location[], tongue: Tongue): readonly string[] =>
  lost.length === 0
    ? []
    : [t(tongue, 'battletech.picture.gone', { list: lost.map((at) => locationName(unit, at)).join(' ') })];

/** What befell the pilot since `was`: wounds, and that they lost consciousness; what a crew bears stands with its vehicle. */
function pilotHurt(unit: Unit, was: Unit, tongue: Tongue): readonly string[] {
  if (!unit.body || !was.body || !isMech(unit)) return [];
  const { hits, out } = unit.body.pilot;
  return [
    ...(hits > was.body.pilot.hits ? [t(tongue, 'battletech.story.wounded', { hits })] : []),
    ...(out !== null && was.body.pilot.out === null ? [t(tongue, 'battletech.picture.unconscious')] : []),
  ];
}

/** What is hurt of a vehicle since `was`, or at all. */
function hurts(unit: Unit, was: Unit | null, tongue: Tongue): readonly string[] {
  const before = was?.body ? vehicleHurts(was, tongue) : [];
  return unit.body ? vehicleHurts(unit, tongue).filter((one) => !before.includes(one)) : [];
}

/** Parts struck since `was`, or at all, each once; what lies in a location that is gone need not be said. */
function struck(unit: Unit, was: Unit | null, tongue: Tongue): readonly string[] {
  if (!unit.body) return [];
  const names = locationsOf(unit)
    .filter((at) => !lostOf(unit).includes(at))
    .flatMap((at) => {
      const before = was?.body ? slotsStruckAt(was, at) : [];
      return slotsStruckAt(unit, at).flatMap((index) => {
        const slot = before.includes(index) ? null : slotsAt(unit, at)[index];
        return slot ? [thingText(unit, slot, tongue)] : [];
      });
    });
  return [...new Set(names)];
}

/** `CT 3/26`: the location with the least left of its armour, `CT [7/16]` of its structure; nothing of a unit without a scratch. */
function weakest(unit: SeenUnit): readonly string[] {
  const open = locationsOf(unit).filter((at) => !lostOf(unit).includes(at));
  const layers = open.flatMap((at) =>
    layersAt(unit, at)
      .filter(isKnown)
      .map((one) => ({ ...one, at })),
  );
  const share = ({ left, of }: Left): number => (of === 0 ? 1 : left / of);
  const [inner] = layers.filter(({ layer }) => layer === 'structure').sort((a, b) => share(a) - share(b));
  const [outer] = layers.filter(({ layer }) => layer !== 'structure').sort((a, b) => share(a) - share(b));
  return [
    ...(inner && inner.left < inner.of ? [`${locationName(unit, inner.at)}\u00a0[${inner.left}/${inner.of}]`] : []),
    ...(outer && outer.left < outer.of ? [`${locationName(unit, outer.at)}\u00a0${outer.left}/${outer.of}`] : []),
  ];
}
