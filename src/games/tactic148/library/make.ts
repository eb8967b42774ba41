import { basename } from 'node:path';
import { sideId, unitId } from '../../../rules/kernel/ids.js';
import { fail, ok, type Result } from '../../../rules/kernel/result.js';
import { dealUnits, seatsOf } from '../../../rules/kernel/seats.js';
import { OPTIONS, readOptions } from '../../../rules/tactic148/options.js';
import { checkSetup } from '../../../rules/tactic148/setup.js';
import type { Setup } from '../../../rules/tactic148/types.js';
import type { Refusal } from '../../../rules/kernel/refusal.js';
import { broughtFor } from '../../../library/brought.js';
import type { Fault, Forces, Scenario } from '../../../library/contract.js';
import { fault, type Read } from '../../../library/file.js';
import { relabelled } from '../../../library/labels.js';
import { rosterOf, type Enlisted, type TacticRoster } from './roster.js';
import type { ScenarioFile } from './scenario.js';
import type { Armed, Stock } from './stock.js';

/** A scenario of this game. */
export interface TacticScenario extends Scenario {
  readonly ruleset: 'tactic148';
  setup(players: Readonly<Record<string, number>>, options: Readonly<Record<string, string>>): Setup;
}

/** A side with those who fight for it: the scenario's own, or those of a player's roster. */
interface Force {
  readonly side: ScenarioFile['sides'][number];
  readonly enlisted: readonly Enlisted[];
  readonly roster: TacticRoster | null;
}

/** Makes a scenario of its file: looks up what it names, and says everything that does not fit. */
export function makeScenario(file: string, scenario: ScenarioFile, stock: Armed): Read<TacticScenario> {
  const named = faultsOf(file, scenario, stock);
  const [first, ...others] = scenario.tables.flatMap((id) => stock.tables.get(id) ?? []);
  if (!first || named.length > 0) return fail(named);
  const made = scenarioWith(`tactic148/${basename(file, '.json')}`, scenario, stock, [first, ...others], {});
  if (!made.ok) throw new Error('a scenario needs no rosters');
  const refusal = checkSetup(made.value.setup({}, {}));
  if (refusal) return fail([fault(file, '', `makes no match: ${refusal.code} ${JSON.stringify(refusal.params)}`)]);
  return made;
}

/** The scenario in which some sides play rosters of players instead of the characters that its file names. */
function scenarioWith(
  id: string,
  scenario: ScenarioFile,
  stock: Armed,
  tables: Setup['tables'],
  rosters: Forces,
): Result<TacticScenario, Refusal> {
  const forces: Force[] = [];
  for (const side of scenario.sides) {
    const brought = broughtFor(rosters, sideId(side.id), (value) => rosterOf(value, stock));
    if (!brought.ok) return brought;
    const roster = brought.value;
    const own = roster ? roster.enlisted : enlistedIn(side, stock);
    const taken = forces.flatMap(({ enlisted }) => enlisted.map(({ label }) => label));
    forces.push({ side, enlisted: relabelled(own, taken), roster });
  }
  return ok({
    id,
    ruleset: 'tactic148',
    title: scenario.title,
    briefing: scenario.briefing,
    level: null,
    turns: null,
    sides: forces.map(({ side, enlisted, roster }) => ({
      id: sideId(side.id),
      title: side.title,
      players: [1, enlisted.length],
      units: enlisted.map(({ label }) => label),
      worth: roster?.worth ?? [],
      ...(roster ? { force: { title: roster.title } } : {}),
    })),
    rules: OPTIONS,
    options: scenario.options ?? {},
    clock: scenario.clock ?? null,
    setup: (players, options) => setupOf(id, scenario, forces, tables, players, options),
    withForces: (others) => scenarioWith(id, scenario, stock, tables, others),
  });
}

/** Those whom the file of a scenario names for a side. */
const enlistedIn = (side: ScenarioFile['sides'][number], stock: Stock): readonly Enlisted[] =>
  entries(side).flatMap(({ character, label }) => {
    const card = stock.cards.get(character);
    return card ? [{ label, card }] : [];
  });

/** The agreed value is the least that a force was made for: whoever brings more is refused (T48-03). */
function setupOf(
  id: string,
  scenario: ScenarioFile,
  all: readonly Force[],
  tables: Setup['tables'],
  players: Readonly<Record<string, number>>,
  options: Readonly<Record<string, string>>,
): Setup {
  const [edge = 'north', ...edges] = scenario.edges ?? ['north', 'south'];
  const forces = all.map(({ side, enlisted }) => {
    const sideOf = sideId(side.id);
    const seats = seatsOf(sideOf, players[side.id] ?? 1);
    const labels = enlisted.map(({ label }) => unitId(label));
    return { side: sideOf, seats, dealt: dealUnits(labels, seats), enlisted };
  });
  return {
    sides: forces.map(({ side }) => side),
    seats: forces.flatMap(({ side, seats }) => seats.map((seat) => ({ id: seat, side }))),
    options: { ...scenario.options, ...options },
    scenario: id,
    mode: scenario.mode,
    tables,
    edges: [edge, ...edges],
    agreed: Math.min(...all.map(({ roster }) => roster?.agreed ?? scenario.points)),
    characters: forces.flatMap(({ side, dealt, enlisted }) =>
      enlisted.map(({ card, label }) => {
        const seat = dealt.get(unitId(label));
        if (seat === undefined) throw new Error(`${label} was dealt to nobody`);
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
