import { basename } from 'node:path';
import { cm } from '../../../rules/finest-hour/lengths.js';
import { OPTIONS, readOptions } from '../../../rules/finest-hour/options.js';
import { checkSetup } from '../../../rules/finest-hour/setup.js';
import { targetId, type Goal, type Setup, type Sky } from '../../../rules/finest-hour/types.js';
import { sideId, unitId } from '../../../rules/kernel/ids.js';
import { refuse, type Refusal } from '../../../rules/kernel/refusal.js';
import { fail, ok, type Result } from '../../../rules/kernel/result.js';
import { dealUnits, seatsOf } from '../../../rules/kernel/seats.js';
import { broughtFor } from '../../../library/brought.js';
import type { Fault, Forces, Scenario } from '../../../library/contract.js';
import { fault, type Read } from '../../../library/file.js';
import { relabelled } from '../../../library/labels.js';
import { ownForce, rosterIn, standIns, type Enlisted, type Force, type Placed } from './force.js';
import { rosterOf } from './roster.js';
import { sequelOf } from './sequel.js';
import type { ScenarioFile } from './scenario.js';
import type { Stock } from './stock.js';

/** A scenario of this game. */
export interface HourScenario extends Scenario {
  readonly ruleset: 'finest-hour';
  setup(players: Readonly<Record<string, number>>, options: Readonly<Record<string, string>>): Setup;
}

/** Makes a scenario of its file: looks up what it names, and says everything that does not fit. */
export function makeScenario(file: string, scenario: ScenarioFile, stock: Stock): Read<HourScenario> {
  const named = faultsOf(file, scenario, stock);
  const sky = stock.skies.get(scenario.sky);
  if (!sky || named.length > 0) return fail(named);
  const made = scenarioWith(`finest-hour/${basename(file, '.json')}`, scenario, stock, sky, {});
  if (made.ok) return made;
  return fail([fault(file, '', `makes no match: ${made.error.code} ${JSON.stringify(made.error.params)}`)]);
}

/** The scenario in which some sides fly rosters of players instead of the aircraft that its file names. */
function scenarioWith(
  id: string,
  scenario: ScenarioFile,
  stock: Stock,
  sky: Sky,
  rosters: Forces,
): Result<HourScenario, Refusal> {
  const forces: Force[] = [];
  for (const side of scenario.sides) {
    const brought = broughtFor(rosters, sideId(side.id), (value) => rosterOf(value, stock));
    if (!brought.ok) return brought;
    const roster = brought.value;
    const own = ownForce(side, stock);
    const placed = roster ? rosterIn(own, roster.enlisted, sky) : own;
    const taken = forces.flatMap((force) => force.placed.map(({ label }) => label));
    forces.push({ side, placed: renamed(placed, taken), roster });
  }
  const setup: HourScenario['setup'] = (players, options) => setupOf(id, scenario, forces, sky, players, options);
  const wrong = checkSetup(setup({}, {}));
  const guest = forces.find(({ roster }) => roster !== null);
  if (wrong) return fail(guest ? refuse('unit/roster-unfit', { side: guest.side.id }) : wrong);
  return ok({
    id,
    ruleset: 'finest-hour',
    title: scenario.title,
    briefing: scenario.briefing,
    level: null,
    turns: scenario.turns ?? null,
    sides: forces.map(({ side, placed, roster }) => ({
      id: sideId(side.id),
      title: side.title,
      players: [1, side.flown ? 1 : placed.filter(isHead).length],
      units: placed.map(({ label }) => label),
      ...(side.flown ? { flown: true } : {}),
      worth: roster?.worth ?? [],
      ...(roster ? { force: { title: roster.title } } : {}),
    })),
    rules: OPTIONS,
    options: scenario.options ?? {},
    clock: scenario.clock ?? null,
    setup,
    ...(scenario.next ? { sequel: (outcome) => sequelOf(scenario, forces, rosters, outcome) } : {}),
    withForces: (others) => scenarioWith(id, scenario, stock, sky, others),
  });
}

/** Those of a force under labels of their own; who is led goes on under the leader's new one. */
function renamed(placed: readonly Placed[], taken: readonly string[]): readonly Placed[] {
  const names = relabelled(placed, taken).map(({ label }) => label);
  const now = new Map(placed.map(({ label }, i) => [label, names[i] ?? label]));
  return placed.map((one) => ({
    ...one,
    label: now.get(one.label) ?? one.label,
    leader: one.leader === null ? null : (now.get(one.leader) ?? one.leader),
  }));
}

/** Whether one leads a group or flies alone. */
const isHead = ({ label, leader }: Enlisted): boolean => leader === null || leader === label;

function setupOf(
  id: string,
  scenario: ScenarioFile,
  all: readonly Force[],
  sky: Sky,
  players: Readonly<Record<string, number>>,
  options: Readonly<Record<string, string>>,
): Setup {
  const forces = all.map((force) => {
    const side = sideId(force.side.id);
    const seats = seatsOf(side, players[force.side.id] ?? 1);
    // A group is one player's (TFH-10).
    const dealt = dealUnits(
      force.placed.filter(isHead).map(({ label }) => unitId(label)),
      seats,
    );
    return { ...force, side, seats, dealt, flown: force.side.flown ?? false, exits: force.side.exits ?? [] };
  });
  return {
    sides: forces.map(({ side }) => side),
    seats: forces.flatMap(({ side, seats }) => seats.map((seat) => ({ id: seat, side }))),
    options: { ...scenario.options, ...options },
    scenario: id,
    sky: { ...sky, light: scenario.light ?? 'day', targets: (scenario.targets ?? []).map(targetOf) },
    exits: forces.flatMap(({ side, exits }) => exits.map((edge) => ({ side, edge }))),
    goals: (scenario.goals ?? []).map((goal) => goalOf(goal, all)),
    turns: scenario.turns ?? null,
    flown: forces.filter(({ flown }) => flown).map(({ side }) => side),
    aircraft: forces.flatMap(({ side, dealt, placed }) =>
      placed.map(({ label, leader, model, rep, star, at, heading }) => {
        const seat = dealt.get(unitId(leader ?? label));
        if (seat === undefined) throw new Error(`${label} was dealt to nobody`);
        return {
          id: unitId(label),
          seat,
          side,
          profile: model.profile,
          rep,
          star,
          at,
          heading,
          leader: leader === null ? null : unitId(leader),
        };
      }),
    ),
  };
}

const targetOf = ({ id, name, side, at: [x, y], radius, clear }: NonNullable<ScenarioFile['targets']>[number]) => ({
  id: targetId(id),
  name,
  side: sideId(side),
  at: { x: cm(x), y: cm(y) },
  radius: cm(radius),
  clear,
});

function goalOf(goal: NonNullable<ScenarioFile['goals']>[number], forces: readonly Force[]): Goal {
  const side = sideId(goal.side);
  switch (goal.win) {
    case 'exit':
      return { win: 'exit', side, units: standIns(forces, goal).map(unitId), count: goal.count };
    case 'bomb':
      return { win: 'bomb', side, count: goal.count };
    case 'last':
      return { win: 'last', side, turns: goal.turns };
  }
}

/** What the schema cannot see: names that lead nowhere, labels and sides that are not unique, leaders who lead nobody. */
function faultsOf(file: string, scenario: ScenarioFile, stock: Stock): readonly Fault[] {
  const faults: Fault[] = [];
  const add = (path: string, reason: string): void => void faults.push(fault(file, path, reason));
  if (!stock.skies.has(scenario.sky)) {
    add('sky', `there is no sky ${scenario.sky}; there are ${[...stock.skies.keys()].join(', ')}`);
  }
  const options = readOptions(scenario.options ?? {});
  if (!options.ok) {
    add(`options.${String(options.error.params['option'])}`, `is none of ${OPTIONS.map((one) => one.id).join(', ')}`);
  }
  if (scenario.next && !scenario.sides.some(({ id }) => id === scenario.next?.side)) {
    add('next.side', `there is no side ${scenario.next.side}`);
  }
  const labels = new Set<string>();
  const ids = new Set<string>();
  scenario.sides.forEach((side, s) => {
    if (ids.has(side.id)) add(`sides[${s}].id`, `there is another side ${side.id}`);
    ids.add(side.id);
    side.aircraft.forEach(({ model, label, leader }, a) => {
      const path = `sides[${s}].aircraft[${a}]`;
      if (!stock.models.has(model)) {
        add(`${path}.model`, `there is no profile ${model}; there are ${[...stock.models.keys()].join(', ')}`);
      }
      if (labels.has(label)) add(path, `there is another aircraft labelled ${label}; give it a label of its own`);
      if (leader !== undefined && !side.aircraft.some((one) => one.label === leader && one.leader === leader)) {
        add(`${path}.leader`, `${leader} leads nobody of this side: a leader names itself`);
      }
      labels.add(label);
    });
  });
  return faults;
}
