import { z } from 'zod';
import { ok } from '../rules/kernel/result.js';
import { KEYS_OF, LEAGUE_PARTS, type LeaguePart, type LeagueReplacement } from '../rules/league/parts.js';
import { OVERDUE, TIE_BREAKS, type Setup } from '../rules/league/setup.js';
import { jsonIn, parse, written, type Read } from './file.js';
import { rulesWith } from './house-rules.js';
import { schemaLink } from './words.js';

/** The file of a league, which its officials take along, change, and bring again: how it is scored, timed and played. */

const count = (most: number, what: string) => z.int().min(0).max(most).describe(what);
const drawn = z.enum(['replay', 'seed']).describe('What a draw leads to: another match, or the better seeded goes on.');

const isOf = <Kind extends string>(kind: Kind) => z.literal(kind).describe('How they meet.');

const format = z
  .discriminatedUnion('kind', [
    z.strictObject({
      kind: isOf('round-robin'),
      legs: z.union([z.literal(1), z.literal(2)]).describe('How often everybody meets everybody.'),
    }),
    z.strictObject({ kind: isOf('swiss'), rounds: z.int().min(1).max(20).describe('Its rounds.') }),
    z.strictObject({ kind: isOf('knockout'), drawn }),
    z.strictObject({ kind: isOf('double'), drawn }),
    z.strictObject({
      kind: isOf('ladder'),
      reach: z.int().min(1).max(20).describe('How many rungs higher one may challenge.'),
    }),
  ])
  .describe('How those who take part meet.');

const table = z
  .strictObject({
    scenario: z.string().max(60).describe('The scenario of its matches.'),
    sides: z.tuple([z.string(), z.string()]).describe('Its sides: that of the first, and of the second of a pairing.'),
    options: z.record(z.string(), z.string()).default({}).describe('Options of its matches.'),
    clock: z.string().max(100).nullable().default(null).describe('Their clock as it is typed; null: as usual.'),
  })
  .nullable()
  .describe('How its matches are made; null: they are played elsewhere.');

export const leagueSetupSchema = z
  .strictObject({
    $schema: schemaLink,
    kind: z.literal('league/setup').describe('The kind of this file.'),
    points: z
      .strictObject({
        win: count(99, 'For a win.'),
        draw: count(99, 'For a draw.'),
        loss: count(99, 'For a defeat.'),
        forfeit: count(99, 'For whoever forfeits.'),
        bye: count(99, 'For whoever meets nobody.'),
      })
      .describe('What results are worth.'),
    tieBreaks: z
      .array(z.enum(TIE_BREAKS))
      .max(TIE_BREAKS.length)
      .describe('What decides between those with as many points, the first first.'),
    days: z.int().min(1).max(60).describe('Days for a round, or for a challenge.'),
    remind: z
      .array(z.int().min(1).max(999))
      .max(5)
      .describe('Hours before a pairing is due at which those who have not finished are reminded.'),
    extension: z
      .strictObject({ most: count(9, 'How often.'), days: count(60, 'For how many days.') })
      .describe('More time that the two of a pairing may agree on.'),
    overdue: z.enum(OVERDUE).describe('What becomes of a pairing whose time is up.'),
    outAfter: count(99, 'Forfeits after which somebody is out; 0: nobody is.'),
    table,
    stages: z
      .array(
        z.strictObject({
          format,
          divisions: z.int().min(1).max(8).describe('Into how many tables they are dealt.'),
          takes: count(64, 'How many of each table before go on to it; of the first stage 0.'),
        }),
      )
      .min(1)
      .max(4)
      .describe('Its stages, one after the other.'),
    most: z.int().min(2).max(256).describe('How many may take part.'),
  })
  .meta({ title: 'League', description: 'How a league is scored, timed and played.' });

const partial = leagueSetupSchema.partial();

/** A league as it is now, as a file to be changed and brought again. */
export const leagueText = (setup: Setup): string =>
  written({
    kind: 'league/setup',
    ...Object.fromEntries(
      LEAGUE_PARTS.filter((part) => part !== 'rules').flatMap((part) => KEYS_OF[part].map((key) => [key, setup[key]])),
    ),
  });

/** What a file replaces; `only`: that part alone. What is the same as before is left out. */
export function leaguePartsIn(
  name: string,
  text: string,
  setup: Setup,
  only: LeaguePart | null = null,
): Read<readonly LeagueReplacement[]> {
  const json = jsonIn(name, text);
  if (!json.ok) return json;
  const { value } = json;
  const parts = rulesIn(name, value, setup) ?? setupIn(name, value, setup);
  return parts.ok ? ok(parts.value.filter(({ part }) => only === null || part === only)) : parts;
}

/** House rules of its matches; `null`: the file is of another kind. Those that are as before replace nothing. */
function rulesIn(name: string, value: unknown, { rules }: Setup): Read<readonly LeagueReplacement[]> | null {
  const read = rulesWith(name, value, rules);
  if (!read?.ok) return read;
  return ok(read.value.map(({ text, ...change }) => ({ part: 'rules', change, text })));
}

function setupIn(name: string, value: unknown, setup: Setup): Read<readonly LeagueReplacement[]> {
  const read = parse(name, partial, value);
  if (!read.ok) return read;
  const given: { readonly [Key in keyof Setup]?: Setup[Key] | undefined } = read.value;
  // What a file leaves out is as it was.
  const there = Object.keys(typeof value === 'object' && value !== null ? value : {});
  return ok(
    LEAGUE_PARTS.flatMap((part) => {
      const keys = KEYS_OF[part].filter(
        (key) => there.includes(key) && JSON.stringify(given[key]) !== JSON.stringify(setup[key]),
      );
      if (keys.length === 0) return [];
      const change: Partial<Setup> = Object.fromEntries(keys.map((key) => [key, given[key]]));
      return [{ part, change, text: written(change) }];
    }),
  );
}
