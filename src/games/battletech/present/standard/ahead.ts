import { t } from '../../../../i18n/index.js';
import { percentOf } from '../../../../i18n/format.js';
import type { LeagueAhead } from '../../../../rules/battletech/standard/reckoning.js';
import { waysToHit } from '../../../../rules/battletech/to-hit.js';
import type { Tongue } from '../../words/index.js';
import { needsText } from '../names.js';

/** What a league's water and scans may lead to, before the order is given (CLN-39 to CLN-44). */

/** A line each, without a bullet: where water may get in and how likely anything stops; how far a scan reaches; whom it sees through. */
export function aheadTexts({ soaks, scan }: LeagueAhead, tongue: Tongue): readonly string[] {
  return [
    ...(soaks.length > 0 ? [soaksText(soaks, tongue)] : []),
    ...(scan && scan.ranges.length > 0 ? [rangesText(scan.ranges, tongue)] : []),
    ...(scan && scan.through.length > 0 ? [throughText(scan.through, tongue)] : []),
  ];
}

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

type Scan = NonNullable<LeagueAhead['scan']>;
