import type { Tongue } from '../../games/battletech/words/index.js';
import { WAYS } from '../../rules/battletech/tables.js';
import type { SeenState } from '../../rules/battletech/seen.js';
import type { InquiryAnswer, Prospect, Sight } from '../../rules/battletech/inquiries.js';
import { sideLook } from '../colours.js';
import { ghost } from './ghost.js';
import type { Lay } from './lay.js';
import { heading, type Caption, type OverlayParts } from '../overlay-parts.js';
import { sightEntries, sightLabels, sightShapes, sightWords } from './sight-overlay.js';

/** A line to each target, the woods on it, and below the map each weapon with its number and chance. */
export function oddsParts(
  answer: Extract<InquiryAnswer, { about: 'odds' }>,
  view: SeenState,
  sides: readonly string[],
  lay: Lay,
  tongue: Tongue,
): OverlayParts {
  const unit = view.units.find(({ id }) => id === answer.unit);
  const { place } = answer.from;
  const elsewhere = unit?.place?.hex !== place.hex || unit.place.facing !== place.facing;
  const sights = answer.targets.map(({ sight }) => sight);
  return {
    shapes: [
      ...sights.flatMap((sight) => sightShapes(withWoods(sight), lay)),
      ...(elsewhere && unit ? ghost(place, sideLook(sides, unit.side), lay, `ghost:${answer.unit}`) : []),
    ],
    labels: sights.flatMap((sight) => sightLabels(sight, lay)),
    captions: answer.targets.flatMap(({ target, sight, prospects }) => [
      heading(`${answer.unit} → ${target} · ${sightWords(sight, tongue)}`),
      ...prospectWords(prospects),
    ]),
    entries: sightEntries(sights.map(withWoods), tongue),
  };
}

/** Each weapon's number and chance; those that cannot be fired stand together at the end. */
function prospectWords(prospects: readonly Prospect[]): readonly Caption[] {
  const able = prospects.flatMap(({ mount, toHit, chance }) =>
    toHit ? [`${mount} ${toHit.number}+ (${percent(chance)}\u202f%)`] : [],
  );
  const unable = prospects.filter(({ toHit }) => !toHit).map(({ mount }) => mount);
  const text = [...able, ...(unable.length > 0 ? [`${unable.join(' ')} –`] : [])].join(' · ');
  return able.length === 0 ? [] : [{ text, bold: false }];
}

/** Of several lines at once only the hexes with woods on them are shown. */
const withWoods = (sight: Sight): Sight => ({
  ...sight,
  hexes: sight.hexes.filter(({ counts, woods }) => counts && woods > 0),
});

const percent = (ways: number): number => Math.round((ways * 100) / WAYS[2]);
