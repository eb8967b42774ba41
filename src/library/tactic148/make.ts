import { basename } from 'node:path';
import { sideId, unitId } from '../../rules/kernel/ids.js';
import { fail, ok } from '../../rules/kernel/result.js';
import { dealUnits, seatsOf } from '../../rules/kernel/seats.js';
import { OPTIONS, readOptions } from '../../rules/tactic148/options.js';
import { checkSetup } from '../../rules/tactic148/setup.js';
import type { Card, Setup, Table } from '../../rules/tactic148/types.js';
import type { Fault, Scenario } from '../contract.js';
import { fault, type Read } from '../file.js';
import type { ScenarioFile } from './scenario.js';

/** What scenarios are made of: cards by label, tables by the name of their file. */
export interface Stock {
  readonly cards: ReadonlyMap<string, Card>;
  readonly tables: ReadonlyMap<string, Table>;
}

/** A scenario of this game. */
export interface TacticScenario extends Scenario {
  readonly ruleset: 'tactic148';
  setup(players: Readonly<Record<string, number>>, options: Readonly<Record<string, string>>): Setup;
}

/** Makes a scenario of its file: looks up what it names, and says everything that does not fit. */
export function makeScenario(file: string, scenario: ScenarioFile, stock: Stock): Read<TacticScenario> {
  const named = faultsOf(file, scenario, stock);
  const [first, ...others] = scenario.tables.flatMap((id) => stock.tables.get(id) ?? []);
  if (!first || named.length > 0) return fail(named);
  const id = `tactic148/${basename(file, '.json')}`;
  const setup: TacticScenario['setup'] = (players, options) =>
    setupOf(id, scenario, stock, [first, ...others], players, options);
  const refusal = checkSetup(setup({}, {}));
  if (refusal) return fail([fault(file, '', `makes no match: ${refusal.code} ${JSON.stringify(refusal.params)}`)]);
  return ok({
    id,
    ruleset: 'tactic148',
    title: scenario.title,
    briefing: scenario.briefing,
    sides: scenario.sides.map((side) => ({
      id: sideId(side.id),
      title: side.title,
      players: [1, side.characters.length],
      units: entries(side).map(({ label }) => label),
    })),
    rules: OPTIONS,
    options: scenario.options ?? {},
    clock: scenario.clock ?? null,
    setup,
  });
}

function setupOf(
  id: string,
  scenario: ScenarioFile,
  stock: Stock,
  tables: Setup['tables'],
  players: Readonly<Record<string, number>>,
  options: Readonly<Record<string, string>>,
): Setup {
  const [edge = 'north', ...edges] = scenario.edges ?? ['north', 'south'];
  const forces = scenario.sides.map((side) => {
    const sideOf = sideId(side.id);
    const seats = seatsOf(sideOf, players[side.id] ?? 1);
    const labels = entries(side).map(({ label }) => unitId(label));
    return { side: sideOf, seats, dealt: dealUnits(labels, seats), roster: entries(side) };
  });
  return {
    sides: forces.map(({ side }) => side),
    seats: forces.flatMap(({ side, seats }) => seats.map((seat) => ({ id: seat, side }))),
    options: { ...scenario.options, ...options },
    scenario: id,
    mode: scenario.mode,
    tables,
    edges: [edge, ...edges],
    agreed: scenario.points,
    characters: forces.flatMap(({ side, dealt, roster }) =>
      roster.map(({ character, label }) => {
        const card = stock.cards.get(character);
        const seat = dealt.get(unitId(label));
        if (!card || seat === undefined) throw new Error(`${label} was dealt to nobody`);
        return { id: unitId(label), seat, side, card };
      }),
    ),
  };
}

const entries = (
  side: ScenarioFile['sides'][number],
): readonly { readonly character: string; readonly label: string }[] =>
  side.characters.map((entry) => (typeof entry === 'string' ? { character: entry, label: entry } : entry));

/** What the schema cannot see: names that lead nowhere, labels and sides that are not unique, options that are none. */
function faultsOf(file: string, scenario: ScenarioFile, stock: Stock): readonly Fault[] {
  const faults: Fault[] = [];
  const add = (path: string, reason: string): void => void faults.push(fault(file, path, reason));
  scenario.tables.forEach((table, i) => {
    if (!stock.tables.has(table)) {
      add(`tables[${i}]`, `there is no table ${table}; there are ${[...stock.tables.keys()].join(', ')}`);
    }
  });
  const options = readOptions(scenario.options ?? {});
  if (!options.ok) add(`options.${String(options.error.params['option'])}`, optionFault(options.error.params));
  const labels = new Set<string>();
  const ids = new Set<string>();
  scenario.sides.forEach((side, s) => {
    if (ids.has(side.id)) add(`sides[${s}].id`, `there is another side ${side.id}`);
    ids.add(side.id);
    entries(side).forEach(({ character, label }, c) => {
      const path = `sides[${s}].characters[${c}]`;
      if (!stock.cards.has(character)) {
        add(path, `there is no character ${character} that could be used; its file may be missing or bad`);
      }
      if (labels.has(label)) add(path, `there is another character labelled ${label}; give it a label of its own`);
      labels.add(label);
    });
  });
  return faults;
}

const optionFault = ({ known }: Readonly<Record<string, unknown>>): string =>
  `is none of ${Array.isArray(known) ? known.join(', ') : OPTIONS.map(({ id }) => id).join(', ')}`;
