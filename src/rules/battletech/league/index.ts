/**
 * House rules of a league of the Clan invasion (CLN-22 to CLN-56), over the standard level.
 *
 * Each rule is a switch of a match and off by default: a row of `LEAGUE_VALUES`, and nothing else outside this folder has to list it.
 * `LEAGUES` has which switches a league plays with. A chapter of the rules is a file here, its tables data in it; the standard engine
 * calls it at a few named places and knows nothing of what it does.
 */

/** The switches, default first, each with the requirement that it settles. A state holds only those that are not at their default. */
export const LEAGUE_VALUES = {
  league: { values: ['none', 'clan-invasion'], rule: 'LEA-01' },
  sheets: { values: ['open', 'secret'], rule: 'LEA-02' },
  probes: { values: ['radius', 'roll'], rule: 'CLN-39' },
  aimedShots: { values: ['off', 'on'], rule: 'CLN-32' },
  aimedHighLow: { values: ['punchKick', 'off'], rule: 'AMB-CLN-17' },
  extremeRange: { values: ['off', 'on'], rule: 'AMB-CLN-32' },
  designators: { values: ['off', 'on'], rule: 'CLN-49' },
  ecmZone: { values: ['off', 'on'], rule: 'CLN-38' },
  ecmRadius: { values: ['6', '2', '3', '4', '5', '7', '8', '10', '12'], rule: 'AMB-CLN-21' },
  ecmFriendly: { values: ['on', 'off'], rule: 'AMB-CLN-21' },
  infernoTurns: { values: ['off', 'on'], rule: 'CLN-53' },
  infernoDamage: { values: ['off', 'on'], rule: 'AMB-CLN-28' },
  cocoons: { values: ['off', 'on', 'riding'], rule: 'CLN-20' },
  amsByRange: { values: ['off', 'on'], rule: 'CLN-36' },
  amsOn: { values: ['hitting', 'launched'], rule: 'AMB-CLN-19' },
  amsAmmo: { values: ['off', 'on'], rule: 'AMB-CLN-19' },
  targetedShots: { values: ['off', 'on'], rule: 'CLN-34' },
  cascade: { values: ['off', 'on'], rule: 'CLN-22' },
  cascadeCase: { values: ['vents', 'ignored'], rule: 'LEA-03' },
  flooding: { values: ['breach', 'parts'], rule: 'CLN-43' },
  cockpitFlood: { values: ['awake', 'ejects', 'drowns'], rule: 'AMB-CLN-25' },
  waterRetest: { values: ['damage', 'once'], rule: 'AMB-CLN-26' },
  engineFlood: { values: ['slots', 'locations'], rule: 'AMB-CLN-34' },
  selfDestruct: { values: ['off', 'on'], rule: 'CLN-30' },
  reactorMp: { values: ['walk', 'run'], rule: 'AMB-CLN-14' },
  armour: { values: ['points', 'grid'], rule: 'GRID-01' },
  gridOverflow: { values: ['shift', 'spill'], rule: 'GRID-04' },
  gridCrits: { values: ['positional', 'roll'], rule: 'GRID-08' },
} as const satisfies Readonly<
  Record<string, { readonly values: readonly [string, ...string[]]; readonly rule: string }>
>;

type LeagueOption = keyof typeof LEAGUE_VALUES;

/** The switches of a match. */
export type LeagueOptions = { readonly [Id in LeagueOption]: (typeof LEAGUE_VALUES)[Id]['values'][number] };

/** The ids of the switches. */
export const LEAGUE_OPTIONS: readonly LeagueOption[] = Object.keys(LEAGUE_VALUES).filter(
  (id): id is LeagueOption => id in LEAGUE_VALUES,
);

/** What a league plays with: options that it has otherwise than they are at their default; what is chosen for a match stands. */
export const LEAGUES: Readonly<Record<LeagueOptions['league'], Readonly<Record<string, string>>>> = {
  none: {},
  'clan-invasion': {
    sheets: 'secret',
    hidden: 'on',
    overwatch: 'sight',
    probes: 'roll',
    aimedShots: 'on',
    ecmZone: 'on',
    cocoons: 'on',
    infernoTurns: 'on',
    targetedShots: 'on',
    extremeRange: 'on',
    designators: 'on',
    amsByRange: 'on',
    armour: 'grid',
    cascade: 'on',
    flooding: 'parts',
    selfDestruct: 'on',
  },
};
