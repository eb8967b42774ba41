import { z } from 'zod';
import { EDGES } from '../../../rules/finest-hour/types.js';
import { clock, options, schemaLink, sideName, slug, words } from '../../../library/words.js';
import { label, length, place, WIDEST } from './words.js';

/** A scenario file: who meets whom in which sky, and what for (TFH-38). */

/** Who takes part, and what its crew is like. */
export const enlisted = {
  model: label.describe('Its profile.'),
  label: label.describe('Its label in play, e.g. Red-1.'),
  rep: z.int().min(2).max(5).optional().describe('The REP of its crew; that of the profile if omitted.'),
  star: z.boolean().optional().describe('Whether it is a star, whose player chooses how it reacts (TFH-03).'),
  leader: label.optional().describe('The label of the leader whose group it begins in; a leader names itself.'),
};

const aircraft = z.strictObject({
  ...enlisted,
  at: place,
  heading: z.int().min(0).max(359).describe('Where it heads by the compass: 0 north, 90 east.'),
});

const side = z.strictObject({
  id: sideName.describe('The side, e.g. allies.'),
  title: words(60, "The side's name in each language."),
  flown: z.boolean().optional().describe('Whether the referee flies it by the Focus test (TFH-29).'),
  exits: z.array(z.enum(EDGES)).max(4).optional().describe('The edges by which it leaves safely.'),
  aircraft: z
    .array(aircraft)
    .min(1)
    .max(16)
    .describe('Its aircraft and where they begin, in the order in which they are dealt to the players.'),
});

const target = z.strictObject({
  id: slug.describe('What orders call it, e.g. dock.'),
  name: words(40, 'Its name in each language.'),
  side: sideName.describe('The side that it belongs to.'),
  at: place,
  radius: length(0.5, 20).describe('Its radius in cm.'),
  clear: z.boolean().describe('Whether it can be seen well, by night too.'),
});

const goal = z.union([
  z
    .strictObject({
      win: z.literal('exit').describe('Aircraft leave by an exit of their side.'),
      side: sideName.describe('Who wins by it.'),
      aircraft: z.array(label).min(1).max(16).describe('Those that count.'),
      count: z.int().min(1).max(16).describe('How many of them it takes.'),
    })
    .describe('So many of these have left by an exit.'),
  z
    .strictObject({
      win: z.literal('bomb').describe('Targets of the other side are bombed.'),
      side: sideName.describe('Who wins by it.'),
      count: z.int().min(1).max(16).describe('How many it takes.'),
    })
    .describe('So many targets have been bombed.'),
  z
    .strictObject({
      win: z.literal('last').describe('Time is won.'),
      side: sideName.describe('Who wins by it.'),
      turns: z.int().min(1).max(99).describe('How many turns it takes.'),
    })
    .describe('The match has lasted so many turns.'),
]);

export const scenarioSchema = z
  .strictObject({
    $schema: schemaLink,
    kind: z.literal('finest-hour/scenario').describe('The kind of this file.'),
    title: words(80, "The scenario's title in each language."),
    briefing: words(1000, 'What players read before they choose it, in each language.'),
    sky: slug.describe('The sky, by the name of its file.'),
    light: z.enum(['day', 'night']).optional().describe('Day if omitted.'),
    turns: z.int().min(1).max(99).optional().describe('The last turn; to the end if omitted.'),
    targets: z.array(target).max(12).optional().describe('What can be bombed.'),
    goals: z
      .array(goal)
      .max(6)
      .optional()
      .describe('What a side wins by; without goals whoever is last in the air has won.'),
    sides: z.array(side).length(2).describe('The two sides.'),
    next: z
      .strictObject({
        scenario: slug.describe('The scenario, by the name of its file.'),
        side: sideName.describe('The side whose losses carry over.'),
      })
      .optional()
      .describe('The next sortie, which is flown by those who came home from this one.'),
    clock,
    options,
  })
  .meta({
    title: 'Their Finest Hour scenario',
    description: `Who meets whom in a sky of at most ${WIDEST} cm, and what for.`,
  });

export type ScenarioFile = z.infer<typeof scenarioSchema>;
export type SideFile = ScenarioFile['sides'][number];
