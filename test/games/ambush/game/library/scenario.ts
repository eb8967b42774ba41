import { basename } from 'node:path';
import { z } from 'zod';
import type { Scenario } from '../../../../../src/library/contract.js';
import { fault, readAs, type Read } from '../../../../../src/library/file.js';
import { clock, options, schemaLink, sideName, words, LABEL } from '../../../../../src/library/words.js';
import { checkSetup } from '../../rules/check.js';
import { OPTIONS } from '../../rules/options.js';
import { EDGES, type Setup } from '../../rules/types.js';
import { sideId, unitId } from '../../../../../src/rules/kernel/ids.js';
import { refuse } from '../../../../../src/rules/kernel/refusal.js';
import { fail, ok } from '../../../../../src/rules/kernel/result.js';
import { dealUnits, seatsOf } from '../../../../../src/rules/kernel/seats.js';

/** A scenario file of Ambush, and what is made of it. */
export const scenarioSchema = z
  .strictObject({
    $schema: schemaLink,
    kind: z.literal('ambush/scenario').describe('The kind of this file.'),
    title: words(80, "The scenario's title in each language."),
    briefing: words(1000, 'What players read before they choose it, in each language.'),
    columns: z.int().min(3).max(9).describe('The columns of the board.'),
    rows: z.int().min(4).max(9).describe('The rows of the board.'),
    turns: z.int().min(1).max(50).describe('The last turn.'),
    sides: z
      .array(
        z.strictObject({
          id: sideName.describe('The side.'),
          title: words(60, "The side's name in each language."),
          home: z.enum(EDGES).describe('The edge that it starts from.'),
          mines: z.int().min(0).max(5).describe('How many mines it may bury.'),
          pieces: z.array(z.string().regex(LABEL)).min(1).max(3).describe('Its pieces by their labels.'),
        }),
      )
      .length(2)
      .describe('The two sides.'),
    clock,
    options,
  })
  .meta({ title: 'Ambush scenario', description: 'Who meets whom, on which board.' });

type ScenarioFile = z.infer<typeof scenarioSchema>;

/** Reads a scenario. */
export function readScenario(file: string): Read<Scenario> {
  const read = readAs(file, scenarioSchema);
  if (!read.ok) return read;
  const scenario = scenarioOf(`ambush/${basename(file, '.json')}`, read.value);
  const refusal = checkSetup(setupOf(scenario.id, read.value, {}, {}));
  return refusal
    ? fail([fault(file, '', `makes no match: ${refusal.code} ${JSON.stringify(refusal.params)}`)])
    : ok(scenario);
}

function scenarioOf(id: string, file: ScenarioFile): Scenario {
  const scenario: Scenario = {
    id,
    ruleset: 'ambush',
    title: file.title,
    briefing: file.briefing,
    level: null,
    turns: file.turns,
    sides: file.sides.map(({ id: side, title, pieces }) => ({
      id: sideId(side),
      title,
      players: [1, pieces.length],
      units: pieces,
      worth: [],
    })),
    rules: OPTIONS,
    options: file.options ?? {},
    clock: file.clock ?? null,
    setup: (players, chosen) => setupOf(id, file, players, chosen),
    withForces(forces) {
      const [side] = Object.keys(forces);
      return side === undefined ? ok(scenario) : fail(refuse('unit/roster-unfit', { side }));
    },
  };
  return scenario;
}

function setupOf(
  scenario: string,
  { sides, columns, rows, turns, options: set }: ScenarioFile,
  players: Readonly<Record<string, number>>,
  chosen: Readonly<Record<string, string>>,
): Setup {
  const dealt = sides.map(({ id, pieces }) => {
    const side = sideId(id);
    const seats = seatsOf(side, players[id] ?? 1);
    return { side, seats, pieces: [...dealUnits(pieces.map(unitId), seats)] };
  });
  return {
    scenario,
    sides: dealt.map(({ side }) => side),
    seats: dealt.flatMap(({ side, seats }) => seats.map((seat) => ({ id: seat, side }))),
    options: { ...set, ...chosen },
    columns,
    rows,
    turns,
    homes: Object.fromEntries(sides.map(({ id, home }) => [id, home])),
    mines: Object.fromEntries(sides.map(({ id, mines }) => [id, mines])),
    pieces: dealt.flatMap(({ side, pieces }) => pieces.map(([id, seat]) => ({ id, seat, side }))),
  };
}
