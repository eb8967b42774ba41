import { t } from '../../../../i18n/index.js';
import { percentOf } from '../../../../i18n/format.js';
import type { LeagueAhead, SpotterAhead } from '../../../../rules/battletech/standard/reckoning.js';
import { waysToHit } from '../../../../rules/battletech/to-hit.js';
import type { SeenUnit } from '../../../../rules/battletech/seen.js';
import { locationName } from '../../../../rules/battletech/standard/legs.js';
import type { Tongue } from '../../words/index.js';
import { needsText } from '../names.js';
import { ammoText } from './words.js';

/** What a league's water and scans may lead to, before the order is given (CLN-39 to CLN-44). */

/** A line each, without a bullet: where water may get in and how likely anything stops; how far a scan reaches; whom it sees through. */
export function aheadTexts(
  { soaks, scan, blasts = [] }: LeagueAhead,
  unit: SeenUnit,
  tongue: Tongue,
): readonly string[] {
  return [
    ...(soaks.length > 0 ? [soaksText(soaks, tongue)] : []),
    ...(scan && scan.ranges.length > 0 ? [rangesText(scan.ranges, tongue)] : []),
    ...(scan && scan.through.length > 0 ? [throughText(scan.through, tongue)] : []),
    ...(blasts.length > 0 ? [blastsText(blasts, unit, tongue)] : []),
  ];
}

/** Who guides indirect fire, or would, and what it pays for that (CLN-49, CLN-50). */
export const spotterText = ({ by, how }: SpotterAhead, tongue: Tongue): string =>
  t(tongue, `battletech.figures.spotter-${how}`, { unit: by });

/** Locations that water gets into at the same number stand together. */
function soaksText(soaks: LeagueAhead['soaks'], tongue: Tongue): string {
  const numbers = [...new Set(soaks.map(({ number }) => number))].sort((a, b) => a - b);
  const parts = numbers.map((number) => {
    const locations = soaks.filter((one) => one.number === number).map(({ location }) => location);
    return t(tongue, 'battletech.figures.soak-at', {
      locations: locations.join(' '),
      needs: needsText(number, tongue),
    });
  });
  const dry = soaks.reduce((ways, { number }) => ways * (ROLLS - waysToHit(number)), 1);
  const all = ROLLS ** soaks.length;
  return t(tongue, 'battletech.figures.soak', {
    parts: parts.join(', '),
    chance: percentOf(tongue.locale, all - dry, all),
  });
}

/** How two dice can fall. */
const ROLLS = 36;

const rangesText = (ranges: Scan['ranges'], tongue: Tongue): string =>
  t(tongue, 'battletech.figures.scan', {
    ranges: ranges
      .map(({ hexes, number }) =>
        t(tongue, 'battletech.figures.scan-range', { hexes, needs: needsText(number, tongue) }),
      )
      .join(', '),
  });

const throughText = (through: Scan['through'], tongue: Tongue): string =>
  t(tongue, 'battletech.figures.scan-through', {
    units: through
      .map(({ unit, number }) => t(tongue, 'battletech.figures.scan-unit', { unit, needs: needsText(number, tongue) }))
      .join(', '),
  });

/** Bins of the same rounds that would do the same stand there once. */
function blastsText(blasts: NonNullable<LeagueAhead['blasts']>, unit: SeenUnit, tongue: Tongue): string {
  const parts = blasts.map(({ bin, damage, lost, rings: [near = 0, far = 0] }) => {
    const bare = t(tongue, 'battletech.figures.blast', { ammo: ammoText(unit, bin, tongue), damage });
    const torn = lost.map((at) => locationName(unit, at)).join(' ');
    const part = lost.length > 0 ? t(tongue, 'battletech.figures.blast-lost', { part: bare, locations: torn }) : bare;
    return near > 0 ? t(tongue, 'battletech.figures.blast-out', { part, near, far }) : part;
  });
  return t(tongue, 'battletech.figures.blasts', { parts: [...new Set(parts)].join(' · ') });
}

type Scan = NonNullable<LeagueAhead['scan']>;
