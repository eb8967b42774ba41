import { z } from 'zod';
import { MOST_SIDES } from '../../../rules/battletech/setup.js';
import { EDGES } from '../../../rules/battletech/standard/goals.js';
import { LEVELS } from '../../../rules/battletech/vocabulary.js';
import { entry } from './entries.js';
import { clock, options, schemaLink, sideName, words } from '../../../library/words.js';

/** A scenario file: who fights whom, where, and why (QSR-59 … QSR-62). */

const span = z
  .tuple([z.int().min(1), z.int().min(1)])
  .refine(([from, to]) => from <= to, 'the first is to be no more than the second');

const who = z.string().describe('The side that wins by this goal.');

const goal = z.discriminatedUnion('goal', [
  z
    .strictObject({
      goal: z.literal('hold').describe('Hold ground.'),
      side: who,
      hexes: z
        .array(z.string())
        .min(1)
        .describe('The hexes. The side must be the only one with a unit in any of them …'),
      turns: z.int().min(1).max(99).describe('… at the end of this many consecutive turns.'),
    })
    .describe('A side wins by holding hexes for some turns.'),
  z
    .strictObject({
      goal: z.literal('exit').describe('Leave the map.'),
      side: who,
      edge: z.enum(EDGES).describe('The edge over which its units must leave.'),
      units: z.int().min(1).max(12).describe('How many units must leave.'),
    })
    .describe('A side wins when units of its leave the map over an edge.'),
  z
    .strictObject({
      goal: z.literal('points').describe('Destroy enemies.'),
      side: who,
      points: z
        .int()
        .min(1)
        .max(9999)
        .describe(
          'The tons of enemies to destroy; enemies that leave the map count too, unless they left for a goal or withdrew.',
        ),
    })
    .describe('A side wins by destroying this many tons.'),
]);

const victory = z
  .strictObject({
    goals: z
      .array(goal)
      .max(6)
      .optional()
      .describe('Goals that win the match at the end of the turn in which they are met.'),
    turns: z.int().min(1).max(99).optional().describe('The last turn; no limit if omitted.'),
    late: z
      .string()
      .optional()
      .describe('Who wins when the turns are over: a side, points (more tons destroyed), or draw (the default).'),
  })
  .describe('How a match at the standard level is won, other than by being the last side standing.');

const side = z.strictObject({
  id: sideName.describe('The side, e.g. attacker.'),
  title: words(60, "The side's name in each language."),
  units: z.array(entry).min(1).max(12).describe('The units, in the order in which they are dealt to the players.'),
  deployment: z
    .strictObject({
      rows: span.describe('First and last row, inclusive.'),
      columns: span.optional().describe('First and last column, inclusive; all if omitted.'),
    })
    .describe('Where the side may deploy.'),
  ecm: z
    .strictObject({
      radius: z.int().min(0).max(20).optional().describe('Hexes around a carrier.'),
      harder: z.int().min(0).max(9).optional().describe('Added to the number of a shot through them.'),
    })
    .optional()
    .describe('How the ECM of the side differs from that of others, if the option ecmZone is on (standard level).'),
  home: z
    .array(z.enum(EDGES))
    .min(1)
    .max(EDGES.length)
    .optional()
    .describe(
      'The edges over which its units withdraw unharmed (standard level); the one nearest to where it deploys if omitted.',
    ),
});

export const scenarioSchema = z
  .strictObject({
    $schema: schemaLink,
    kind: z.literal('battletech/scenario').describe('The kind of this file.'),
    level: z.enum(LEVELS).describe('The level of the rules that is played.'),
    title: words(80, "The scenario's title in each language."),
    briefing: words(1000, 'What players read before they choose it, in each language.'),
    board: z.string().describe('The board: the name of its file without .json.'),
    sides: z
      .array(side)
      .min(2)
      .max(MOST_SIDES)
      .describe('The sides, in the order in which they deploy: two, or more with the option multiSide on.'),
    victory: victory.optional(),
    fires: z
      .array(z.string())
      .max(60)
      .optional()
      .describe('Woods that burn from the start if the option fires is on (standard level), by number CCRR.'),
    clock,
    options,
  })
  .meta({ title: 'BattleTech scenario', description: 'Who fights whom, on which board, and where they deploy.' });

export type ScenarioFile = z.infer<typeof scenarioSchema>;
