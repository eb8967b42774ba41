import { expect, test } from 'vitest';
import type { Scenario } from '../../src/library/contract.js';
import { seededChance } from '../../src/opponent/chance.js';
import { PROPERTIES } from './checks.js';
import { fuzz } from './fuzz.js';
import { ADVANCED, leagueForces, mixed, type Cast } from './mixed.js';
import { inSoak } from '../support/soak.js';

/**
 * `MIXED_GAMES` sets how many matches of mixed forces are played, `LEAGUE_GAMES` how many by the house rules of a league, `MIXED_FROM`
 * the first, `MIXED_SEED` plays the one of that seed again.
 */
const GAMES = Number(process.env['MIXED_GAMES'] ?? (inSoak ? 2 : 1));
const LEAGUE = Number(process.env['LEAGUE_GAMES'] ?? Math.ceil(GAMES / 2));
const FROM = Number(process.env['MIXED_FROM'] ?? 0);
const ONE = process.env['MIXED_SEED'];
const numbered = (games: number) => Array.from({ length: games }, (_, i) => `mixed-${FROM + i}`);
const seeds = ONE === undefined ? numbered(GAMES) : [ONE];
/** Those that are played in each cast: half of them. */
const some = seeds.slice(0, Math.ceil(GAMES / 2));
/** How long so many matches may take. */
const limit = (games: number) => Math.max(60_000, games * 5000);

/** What goes wrong in matches of these seeds. One that does, does not keep the others from being played: of thousands all faults are told at once. */
const faultsOf = (all: readonly string[], scenarioOf: (seed: string) => Scenario): readonly string[] =>
  all.flatMap((seed) => {
    try {
      // Their turns are limited: none of them needs to be stopped.
      return fuzz(seed, [scenarioOf(seed)], PROPERTIES).stopped ? [`${seed} was stopped`] : [];
    } catch (error) {
      return [`${String(error)}: ${error instanceof Error ? String(error.cause) : ''}`];
    }
  });

const forces =
  (cast?: Cast) =>
  (seed: string): Scenario =>
    mixed(seededChance(`${seed}/forces`), cast);

test(
  "random matches between mixed forces of whole 'Mechs end, never stick, never crash, and hold every property at each step",
  () => {
    expect(faultsOf(seeds, forces())).toEqual([]);
  },
  limit(GAMES),
);

test.each([
  ['AMB-SEQ-07 of three sides', { sides: 3, sure: null }],
  ['AMB-SEQ-07 of four sides', { sides: 4, sure: null }],
  ['AMB-SEQ-20 with a ’Mech on four legs', { sides: 2, sure: 'GOL-1H' }],
  ['TC-SEQ-09 with a tracked tank', { sides: 2, sure: 'VEDETTE' }],
  ['UNI-12 with a wheeled one', { sides: 2, sure: 'HETZER' }],
  ['UNI-40 with a platoon', { sides: 2, sure: 'JUMP-LASER' }],
  ['UNI-50 with battle armour', { sides: 2, sure: 'ELEMENTAL-LASER' }],
  ['TER-01 over a made map with hills, a river, bridges and a built town', { sides: 2, sure: null, isMade: true }],
  ['ADV-01 to ADV-07, HID-01 to HID-10, EDN-03 with all advanced rules', { sides: 2, sure: null, options: ADVANCED }],
] as const)(
  '%s they do so too',
  (_, cast) => {
    expect(faultsOf(some, forces(cast))).toEqual([]);
  },
  limit(GAMES),
);

test.each([
  [
    'TER-30 a tank that comes down with a roof and is out is taken out at once',
    'mixed-20140',
    { sides: 2, sure: 'JUMP-LASER' },
  ],
  [
    'TER-20 who falls through ice beside a friend does not stay there with them',
    'mixed-20176',
    { sides: 2, sure: 'GOL-1H' },
  ],
  ['SEQ-05 who has stood up and is corrected to less MP may stop', 'mixed-20147', { sides: 2, sure: 'GOL-1H' }],
  ['TER-20 a friend whom broken ice puts out is taken out at once', 'mixed-30018', { sides: 4, sure: null }],
] as const)('%s', (_, seed, cast) => {
  expect(faultsOf([seed], forces(cast))).toEqual([]);
});

/**
 * Seeds that have come upon a fault: a move that went on under a clock that had not timed it, kicks of four legs into their own hex,
 * a tank whose crew was stunned on its way and that was asked to go on all the same.
 */
const FAULTY = ['mixed-135', 'mixed-1385', 'mixed-121'];

test(
  'LEA-01, CLN-22 to CLN-56 with any of the house rules of a league, alone or together, they do so too',
  () => {
    // Each match draws about half of its options anew: every other starts from all of the league, the others from none.
    const isAll = (seed: string): boolean => Number(seed.replace(/\D/g, '')) % 2 === 0;
    const played = ONE === undefined ? [...FAULTY, ...numbered(LEAGUE)] : [ONE];
    expect(faultsOf(played, (seed) => leagueForces(seed, isAll(seed)))).toEqual([]);
  },
  limit(LEAGUE),
);
