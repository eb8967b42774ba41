import type { Scenario } from '../../src/library/contract.js';
import { seededChance } from '../../src/opponent/chance.js';
import type { RulesetId } from '../../src/rules/registry.js';
import { ADVANCED, leagueForces, mixed, type Cast } from '../fuzz/mixed.js';

/** Matches between mixed forces that are kept beside those of the scenarios: they come upon rules that no scenario needs. */

const SURE = ['GOL-1H', 'VEDETTE', 'HETZER', 'JUMP-LASER', 'ELEMENTAL-LASER', 'WARRIOR-H7'];
const MADE: Pick<Cast, 'isMade'> = { isMade: true };
const times = (count: number, cast: Cast): readonly Cast[] => Array.from({ length: count }, () => cast);
const CASTS: readonly Cast[] = [
  ...times(8, { sides: 2, sure: null }),
  ...times(10, { sides: 2, sure: null, ...MADE }),
  { sides: 3, sure: null },
  { sides: 4, sure: null, ...MADE },
  ...SURE.flatMap((sure) => times(2, { sides: 2, sure, ...MADE })),
  ...times(6, { sides: 2, sure: null, options: ADVANCED }),
  ...times(12, { sides: 2, sure: null, options: ADVANCED, ...MADE }),
];
const LEAGUE_MATCHES = 24;

/** The forces of a game, each with the name that its chance follows from. */
export const forcesOf = (game: RulesetId): readonly { readonly seed: string; readonly scenario: Scenario }[] =>
  game === 'battletech'
    ? [
        ...CASTS.map((cast, i) => ({ seed: `forces ${i}`, scenario: mixed(seededChance(`forces ${i}`), cast) })),
        ...Array.from({ length: LEAGUE_MATCHES }, (_, i) => ({
          seed: `league ${i}`,
          scenario: leagueForces(`league ${i}`, i % 2 === 0, i % 3 === 0 ? {} : MADE),
        })),
      ]
    : [];
