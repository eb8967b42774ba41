import { z } from 'zod';
import { schemaLink, words } from '../../../library/words.js';
import { sumOf } from '../../../rules/battletech/damage/boxes.js';
import { LEAGUE_VALUES, LEAGUES } from '../../../rules/battletech/league/index.js';
import { LEAGUE_TABLES, type LeagueTables } from '../../../rules/battletech/league/tables.js';
import { OPTIONS, optionsAt, withPresets } from '../../../rules/battletech/options.js';
import { fullWeaponOf } from '../../../rules/battletech/standard/weapons.js';
import type { StandardSetup } from '../../../rules/battletech/types.js';
import { MECH_LOCATIONS, type Level } from '../../../rules/battletech/vocabulary.js';
import type { OptionSpec } from '../../../rules/kernel/contract.js';
import { chooseOptions } from '../../../rules/kernel/options.js';
import { fail, ok } from '../../../rules/kernel/result.js';
import { fault, parse, type Read } from '../../../library/file.js';
import type { RulesReader } from '../../contract.js';

/**
 * A file of a league's own (LEA-05): what it plays otherwise than one that Arbitre knows, its switches and its figures. A match keeps all
 * of them in its set-up. Every list has an end, so that no set-up grows without bounds.
 */

const small = z.int().min(0).max(20);
const figure = z.int().min(1).max(99);
const location = z.enum(MECH_LOCATIONS);
const template = z.array(small).min(1).max(6);

const landings = (rolls: 11 | 6, about: string) => {
  const column = (side: string) =>
    z.array(location).length(rolls).optional().describe(`Hits on its ${side}, a location for each result.`);
  return z
    .strictObject({ front: column('front'), rear: column('rear'), left: column('left'), right: column('right') })
    .optional()
    .describe(about);
};

/** Numbers by name, each of which may be left out, with what they are. */
const some = <Key extends string>(keys: Readonly<Record<Key, string>>, number: z.ZodInt = small) =>
  z.strictObject(
    Object.fromEntries(
      Object.entries<string>(keys).map(([key, about]) => [key, number.optional().describe(about)]),
    ) as Record<Key, z.ZodOptional<z.ZodInt>>,
  );

const inferno = (about: string) =>
  some(
    {
      per: 'Boxes that it would destroy for a point of heat.',
      most: 'The most heat that it makes.',
      turns: 'For how many turns.',
    },
    figure,
  )
    .optional()
    .describe(about);

const LOCATIONS_TARGETED = Object.fromEntries(
  MECH_LOCATIONS.map((one) => [one, 'What a targeted shot at it adds.']),
) as Record<(typeof MECH_LOCATIONS)[number], string>;

const tables = z.strictObject({
  grid: z
    .strictObject({
      armorRow: figure.optional().describe('Points of armour to a row of six boxes.'),
      structureRow: figure.optional().describe('Points of structure to a row of six boxes.'),
      rowsAt: z
        .partialRecord(
          location,
          some({ armor: 'Points of armour to a row.', structure: 'Points of structure to a row.' }, figure),
        )
        .optional()
        .describe('The same where a location has it otherwise.'),
      templates: z
        .record(z.string(), template)
        .optional()
        .describe('By the id of a weapon, how deep a hit goes in each column; together its damage.'),
    })
    .optional()
    .describe('Boxes (option armour=grid).'),
  hits: z
    .strictObject({
      full: landings(11, 'Shots, by 2D6.'),
      punch: landings(6, 'Punches, by 1D6.'),
      kick: landings(6, 'Kicks, by 1D6.'),
    })
    .optional()
    .describe("Where hits land on a 'Mech with two legs."),
  aimed: some({ bonus: 'The bonus in gunnery that they take.', harder: 'What they add.' })
    .optional()
    .describe('Aimed shots.'),
  targeted: some(LOCATIONS_TARGETED).optional().describe('Targeted shots.'),
  extreme: some({ harder: 'What it adds.', ofMedium: 'How often medium range it is.' }, figure)
    .optional()
    .describe('Extreme range.'),
  antiMissile: some({
    short: 'From short range.',
    medium: 'From medium range.',
    long: 'From long range.',
    extreme: 'From extreme range.',
  })
    .optional()
    .describe('Missiles of a volley that are shot down beside 2D6.'),
  ecm: some({ harder: 'What it adds.' }).optional().describe('Zones of ECM.'),
  infernos: z
    .strictObject({
      single: inferno('Each missile of SRM.'),
      salvo: inferno('Each salvo of LRM.'),
    })
    .optional()
    .describe('Infernos.'),
  scan: z
    .strictObject({
      least: figure.optional().describe('The least total that scans.'),
      range: figure.optional().describe('What it scans, in hexes.'),
      step: figure.optional().describe('How much more scans a hex more.'),
      malus: some({ stand: 'Standing.', walk: 'Walked.', run: 'Ran.', jump: 'Jumped.' })
        .optional()
        .describe('What moving takes off the roll.'),
    })
    .optional()
    .describe('Scans of active probes.'),
  blast: z
    .strictObject({
      rings: z.tuple([figure, figure]).optional().describe('What goes out is divided by these, one hex away and two.'),
      ammunition: small.optional().describe('Heat of a salvo of ammunition.'),
      reactor: small.optional().describe('Heat of a salvo of a reactor.'),
    })
    .optional()
    .describe("Explosions that leave a 'Mech."),
  destruct: some({ need: 'What its roll must reach.', ejecting: 'What ejecting adds.' })
    .optional()
    .describe('Self-destruct.'),
  water: z
    .strictObject({
      from: figure.optional().describe('The sum from which water stops something.'),
      step: figure.optional().describe('How much more stops one thing more.'),
      runs: z.array(small).min(1).max(3).optional().describe('What keeps the reactor running, by flooded zones.'),
    })
    .optional()
    .describe("Water in 'Mechs."),
  cocoon: some({ withMech: "Squads with a 'Mech.", alone: "Squads without a 'Mech." })
    .optional()
    .describe('Room of a cocoon.'),
});

export const leagueSchema = z
  .strictObject({
    $schema: schemaLink,
    kind: z.literal('battletech/league').describe('The kind of this file.'),
    title: words(40, 'What the league is called in each language.'),
    like: z
      .enum(LEAGUE_VALUES.league.values)
      .optional()
      .describe('The league whose switches it has; clan-invasion if omitted.'),
    options: z.record(z.string(), z.string()).optional().describe('Options that it has otherwise.'),
    tables: tables.optional().describe('Figures that it has otherwise.'),
  })
  .meta({ title: 'BattleTech league', description: "A league's house rules: its switches and its figures." });

type LeagueFile = z.infer<typeof leagueSchema>;

/** A league of the library. */
export interface League {
  readonly id: string;
  readonly title: LeagueFile['title'];
  readonly like: keyof typeof LEAGUES;
  readonly options: Readonly<Record<string, string>>;
  readonly tables: LeagueTables;
}

export type Leagues = ReadonlyMap<string, League>;

/** The league in a file, or what is wrong with it: options that there are not, templates that are not the damage of their weapon. */
export function leagueOf(file: string, id: string, league: LeagueFile): Read<League> {
  const { title, like = 'clan-invasion', options = {} } = league;
  const chosen = chooseOptions(
    options,
    OPTIONS.filter((spec) => spec.id !== 'league'),
  );
  const faults = [
    ...(id in LEAGUES ? [fault(file, '', `${id} is a league that Arbitre has; give the file another name`)] : []),
    ...(chosen.ok
      ? []
      : [
          fault(
            file,
            `options.${String(chosen.error.params['option'])}`,
            `is none of ${[chosen.error.params['known']].flat().join(', ')}`,
          ),
        ]),
    ...Object.entries(league.tables?.grid?.templates ?? {}).flatMap(([weapon, columns]) => {
      const damage = damagesOf(weapon);
      const path = `tables.grid.templates.${weapon}`;
      if (damage.length === 0) return [fault(file, path, 'is the id of no weapon')];
      return damage.includes(sumOf(columns))
        ? []
        : [fault(file, path, `adds up to ${sumOf(columns)}; a hit deals ${damage.join(' or ')}`)];
    }),
  ];
  return faults.length > 0 ? fail(faults) : ok({ id, title, like, options, tables: tablesWith(league.tables ?? {}) });
}

/** The name under which a file of house rules is read that a club has brought: that of no league of the library. */
const BROUGHT = 'brought';

/** House rules that were brought: what a file says, or what is wrong with it. */
export function broughtRules(file: string, value: unknown): Read<League> {
  const read = parse(file, leagueSchema, value);
  return read.ok ? leagueOf(file, BROUGHT, read.value) : read;
}

/** Files of house rules, for clubs that bring them. */
export const houseRules: RulesReader = {
  kind: 'battletech/league',
  read: broughtRules,
  usual: {
    kind: 'battletech/league',
    title: { en: 'Our house rules', fr: 'Nos règles maison', ru: 'Наши домашние правила' },
    like: 'clan-invasion',
    options: {},
    tables: LEAGUE_TABLES,
  },
};

/** What a hit of a weapon can deal at once; none: there is no such weapon. */
function damagesOf(id: string): readonly number[] {
  const weapon = fullWeaponOf(id);
  if (!weapon) return [];
  const { cluster } = weapon.full;
  return cluster ? [cluster.points ?? cluster.group * cluster.damage] : [weapon.damage];
}

/** Figures with those that a file has otherwise. */
function over<Figures extends object>(
  usual: Figures,
  given: { readonly [Key in keyof Figures]?: Figures[Key] | undefined } = {},
): Figures {
  return { ...usual, ...Object.fromEntries(Object.entries(given).filter(([, value]) => value !== undefined)) };
}

function tablesWith({ grid, infernos, scan, hits, ...given }: NonNullable<LeagueFile['tables']>): LeagueTables {
  const usual = LEAGUE_TABLES;
  return {
    grid: over(usual.grid, { ...grid, templates: { ...usual.grid.templates, ...grid?.templates } }),
    ...(hits ? { hits } : {}),
    aimed: over(usual.aimed, given.aimed),
    targeted: over(usual.targeted, given.targeted),
    extreme: over(usual.extreme, given.extreme),
    antiMissile: over(usual.antiMissile, given.antiMissile),
    ecm: over(usual.ecm, given.ecm),
    infernos: {
      single: over(usual.infernos.single, infernos?.single),
      salvo: over(usual.infernos.salvo, infernos?.salvo),
    },
    scan: over(usual.scan, { ...scan, malus: over(usual.scan.malus, scan?.malus) }),
    blast: over(usual.blast, given.blast),
    destruct: over(usual.destruct, given.destruct),
    water: over(usual.water, given.water),
    cocoon: over(usual.cocoon, given.cocoon),
  };
}

/** What can be chosen at a level, leagues of the library included. */
export const rulesAt = (level: Level, leagues: Leagues): readonly OptionSpec[] =>
  optionsAt(level).map((spec) =>
    spec.id !== 'league' || leagues.size === 0
      ? spec
      : {
          ...spec,
          values: [...spec.values, ...leagues.keys()],
          brings: {
            ...spec.brings,
            ...Object.fromEntries([...leagues.values()].map((one) => [one.id, broughtBy(one)])),
          },
          titles: Object.fromEntries([...leagues.values()].map(({ id, title }) => [id, title])),
        },
  );

const broughtBy = ({ like, options }: League): Readonly<Record<string, string>> => ({ ...LEAGUES[like], ...options });

/** Chosen options as they are played: with what league and edition bring along, and the figures of a league of the library. */
export function played(
  chosen: Readonly<Record<string, string>>,
  level: Level,
  { leagues, house }: { readonly leagues: Leagues; readonly house?: League },
): Pick<StandardSetup, 'options' | 'league'> {
  const own = house ?? leagues.get(chosen['league'] ?? '');
  if (!own) return { options: withPresets(chosen, level) };
  return { options: withPresets({ ...broughtBy(own), ...chosen, league: own.like }, level), league: own.tables };
}
