import { basename } from 'node:path';
import { readOptions } from '../../../rules/battletech/options.js';
import type { Edge } from '../../../rules/battletech/standard/goals.js';
import type { Board, Setup, StandardSetup, Zone } from '../../../rules/battletech/types.js';
import { woodsIn } from '../../../rules/battletech/units.js';
import type { Level } from '../../../rules/battletech/vocabulary.js';
import { parseHex } from '../../../rules/geometry/hex/hex.js';
import { sideId, unitId, type SideId } from '../../../rules/kernel/ids.js';
import { refuse, type Refusal } from '../../../rules/kernel/refusal.js';
import { fail, ok, type Result } from '../../../rules/kernel/result.js';
import { dealUnits, seatsOf, type Seat } from '../../../rules/kernel/seats.js';
import { broughtFor } from '../../../library/brought.js';
import type { BroughtMap, Fault, Forces, Scenario } from '../../../library/contract.js';
import { fault, type Read } from '../../../library/file.js';
import { readText } from '../../../library/import-faults.js';
import { relabelled } from '../../../library/labels.js';
import { beyondQuickStart } from './board.js';
import { fitted } from './fitted.js';
import { loadFaults, reloaded, type Loads } from './loads.js';
import { loadingOf } from './loading.js';
import { broughtRules, played, rulesAt } from './league.js';
import { boardIn, mapEntry } from './maps.js';
import { entries, type Skills } from './entries.js';
import type { Stock } from './stock.js';
import type { Listed } from './rewritten.js';
import { rosterOf, type BattletechRoster } from './roster.js';
import type { ScenarioFile } from './scenario.js';
import { levelsOf, type StockUnit } from './unit.js';
import { wiringOf } from './wiring.js';
import { worthOf } from './worth.js';
import { victoryFaults, victoryOf } from './victory.js';

/** A unit of a side, as each level reads it. */
interface Fighter {
  readonly label: string;
  readonly outfits: StockUnit['outfits'];
  /** The same as its sheet has them, and what ammunition it has instead. */
  readonly sheet: StockUnit['outfits'];
  readonly loads: Loads;
  readonly skills: Skills;
  readonly cocoon?: string;
  readonly network?: string;
}

/** A side with those who fight for it, the scenario's own or those of a player's roster, looked up. */
interface Force {
  readonly id: SideId;
  readonly title: Scenario['title'];
  readonly zone: Zone;
  /** The edges of the map that the scenario names as its home (FIN-48). */
  readonly home: readonly Edge[] | null;
  readonly units: readonly Fighter[];
  readonly roster: BattletechRoster | null;
}

/** A scenario of this game. */
export interface BattletechScenario extends Scenario {
  readonly ruleset: 'battletech';
  setup(players: Readonly<Record<string, number>>, options: Readonly<Record<string, string>>): Setup;
}

/** Makes a scenario of its file: looks up what it names, and says everything that does not fit. */
export function makeScenario(file: string, scenario: ScenarioFile, stock: Stock): Read<BattletechScenario> {
  const board = stock.boards.get(scenario.board);
  const faults = faultsOf(file, scenario, stock, board);
  if (!board || faults.length > 0) return fail(faults);
  const own = { scenario, board };
  const made = scenarioWith(`battletech/${basename(file, '.json')}`, own, own, stock, {});
  if (!made.ok) throw new Error('a scenario needs no rosters');
  return made;
}

/** A scenario's file and the map on which it is played. */
interface Placed {
  readonly scenario: ScenarioFile;
  readonly board: Board;
}

/**
 * The scenario, its own or on another map, in which some sides play rosters of players instead of the units that its file
 * names.
 */
function scenarioWith(
  id: string,
  own: Placed,
  placed: Placed,
  stock: Stock,
  rosters: Forces,
): Result<BattletechScenario, Refusal> {
  const { scenario, board } = placed;
  const forces: Force[] = [];
  for (const side of scenario.sides) {
    const taken = forces.flatMap(({ units }) => units.map(({ label }) => label));
    const force = forceOf(scenario, side, board, stock, rosters, taken);
    if (!force.ok) return force;
    forces.push(force.value);
  }
  const listed = (side: SideId): Listed => ({
    own: scenario.sides.find(({ id: of }) => of === side)?.units ?? [],
    roster: rosters[side] ?? null,
  });
  return ok({
    id,
    ruleset: 'battletech',
    title: scenario.title,
    briefing: scenario.briefing,
    level: scenario.level,
    turns: ('victory' in scenario ? scenario.victory?.turns : undefined) ?? null,
    sides: forces.map(({ id: side, title, units, roster }) => ({
      id: side,
      title,
      players: [1, units.length],
      units: units.map(({ label }) => label),
      worth: worthOf(units),
      ...(roster ? { force: { title: roster.title } } : {}),
    })),
    // How many sides there are is the scenario's to say, not whoever's who makes the match.
    rules: rulesAt(scenario.level, stock.leagues).filter(({ id: option }) => option !== 'multiSide'),
    options: Object.fromEntries(Object.entries(scenario.options ?? {}).filter(([option]) => option !== 'multiSide')),
    clock: scenario.clock ?? null,
    setup: (players, options) =>
      setup(id, scenario, board, forces, players, played({ ...scenario.options, ...options }, scenario.level, stock)),
    ground: {
      map: mapEntry(board),
      on(map) {
        const there = placedOn(own, map);
        return there.ok ? scenarioWith(id, own, there.value, stock, {}) : there;
      },
    },
    loading(side, options) {
      const force = forces.find(({ id: of }) => of === side);
      const { options: chosen } = played({ ...scenario.options, ...options }, scenario.level, stock);
      const isSecret = chosen['sheets'] === 'secret';
      return force && scenario.level === 'standard' ? loadingOf({ ...force, ...listed(side), isSecret }) : null;
    },
    wiring(side, options) {
      const force = forces.find(({ id: of }) => of === side);
      const { options: chosen } = played({ ...scenario.options, ...options }, scenario.level, stock);
      const isOn = scenario.level === 'standard' && chosen['c3'] === 'on';
      return force && isOn ? wiringOf({ ...force, ...listed(side) }) : null;
    },
    withForces: (others) => scenarioWith(id, own, placed, stock, others),
    withRules(text) {
      const value = readText(text);
      const house = value.ok ? broughtRules(id, value.value) : value;
      if (!house.ok || scenario.level === 'quick-start') return fail(refuse('rules/unfit', { scenario: id }));
      return scenarioWith(id, own, placed, { ...stock, house: house.value }, rosters);
    },
  });
}

/** A scenario on a map that was brought, or why it cannot be played there. */
function placedOn({ scenario, board }: Placed, map: BroughtMap): Result<Placed, Refusal> {
  const other = boardIn(map);
  if (!other) return fail(refuse('map/unreadable', { name: map.name }));
  const beyond = scenario.level === 'quick-start' ? beyondQuickStart(other) : null;
  if (beyond) return fail(refuse('map/beyond-quick-start', { name: map.name, hex: beyond }));
  const there = fitted(scenario, board, other);
  if (!there.ok) return there;
  for (const side of there.value.sides) {
    const room = roomIn(zoneOf(side, other));
    if (side.units.length > room) {
      return fail(refuse('map/too-small', { name: map.name, side: side.id, count: side.units.length, room }));
    }
  }
  return ok({ scenario: there.value, board: other });
}

function setup(
  id: string,
  scenario: ScenarioFile,
  board: Board,
  forces: readonly Force[],
  players: Readonly<Record<string, number>>,
  { options, league }: ReturnType<typeof played>,
): Setup {
  const seats = forces.flatMap((force) => seatsFor(force, players));
  const settled = {
    sides: forces.map((force) => force.id),
    seats,
    options,
    filled: true as const,
    scenario: id,
    board,
    deployment: forces.map(({ id: side, zone, home }) => ({ side, zone, ...(home ? { home } : {}) })),
  };
  const dealt = forces.flatMap((force) => dealtUnits(force, seats));
  if (scenario.level === 'quick-start') {
    const units = dealt.flatMap(({ of: { outfits }, ...unit }) =>
      outfits['quick-start'] ? [{ ...unit, ...outfits['quick-start'] }] : [],
    );
    return { ...settled, level: scenario.level, units };
  }
  const units = dealt.flatMap(({ of: { outfits, skills, cocoon, network }, ...unit }) =>
    outfits.standard
      ? [
          {
            ...unit,
            ...outfits.standard,
            ...(cocoon ? { cocoon } : {}),
            ...(network ? { network } : {}),
            pilot: { ...skills, hits: 0, out: null },
          },
        ]
      : [],
  );
  return {
    ...settled,
    level: scenario.level,
    units,
    victory: victoryOf(scenario),
    ...ecmOf(scenario),
    ...(league ? { league } : {}),
    ...(scenario.fires ? { fires: scenario.fires.flatMap((name) => parseHex(name) ?? []) } : {}),
  };
}

/** What the ECM of sides does, where the scenario says so. */
function ecmOf({ sides }: ScenarioFile): Pick<StandardSetup, 'ecm'> {
  const ecm = sides.flatMap(({ id, ecm: { radius, harder } = {} }) => {
    const own = { ...(radius === undefined ? {} : { radius }), ...(harder === undefined ? {} : { harder }) };
    return Object.keys(own).length > 0 ? [[sideId(id), own] as const] : [];
  });
  return ecm.length > 0 ? { ecm: Object.fromEntries(ecm) } : {};
}

function seatsFor(force: Force, players: Readonly<Record<string, number>>): readonly Seat[] {
  const count = players[force.id] ?? 1;
  if (!Number.isInteger(count) || count < 1 || count > force.units.length) {
    throw new RangeError(`${force.id} takes 1 to ${force.units.length} players, not ${count}`);
  }
  return seatsOf(force.id, count).map((seat) => ({ id: seat, side: force.id }));
}

/** The units of a side, dealt to its seats (QSR-02). */
function dealtUnits(force: Force, seats: readonly Seat[]) {
  const own = seats.filter((seat) => seat.side === force.id).map((seat) => seat.id);
  const dealt = dealUnits(
    force.units.map(({ label }) => unitId(label)),
    own,
  );
  return force.units.map((of) => {
    const id = unitId(of.label);
    const seat = dealt.get(id);
    if (seat === undefined) throw new Error(`${of.label} was dealt to nobody`);
    return { id, seat, side: force.id, of };
  });
}

/** `rosters`: those that players have brought; `taken`: labels of the sides before this one. */
function forceOf(
  scenario: ScenarioFile,
  side: Side,
  board: Board,
  stock: Stock,
  rosters: Forces,
  taken: readonly string[],
): Result<Force, Refusal> {
  const id = sideId(side.id);
  const brought = broughtFor(rosters, id, (value) => rosterOf(value, stock));
  if (!brought.ok) return brought;
  const roster = brought.value;
  const misfit = roster && misfitOf(scenario, side, board, roster);
  if (misfit) return fail(misfit);
  const known = roster?.stock ?? stock.units;
  const units = relabelled(roster?.entries ?? entries(side.units), taken).flatMap(
    ({ model, label, skills, ammo, cocoon, network }) => {
      const outfits = known.get(model)?.outfits;
      return outfits?.[scenario.level]
        ? [
            {
              label,
              outfits: reloaded(outfits, ammo),
              sheet: outfits,
              loads: ammo,
              skills,
              ...(cocoon ? { cocoon } : {}),
              ...(network ? { network } : {}),
            },
          ]
        : [];
    },
  );
  return ok({ id, title: side.title, zone: zoneOf(side, board), home: side.home ?? null, units, roster });
}

const isPlayed = (unit: StockUnit | undefined, level: Level): boolean =>
  unit !== undefined && levelsOf(unit).includes(level);

/** Why a roster does not fit into the scenario: units of another level, no room to deploy them, too few to win by leaving. */
function misfitOf(
  { level, victory }: ScenarioFile,
  side: Side,
  board: Board,
  { entries: all, stock }: BattletechRoster,
): Refusal | null {
  const others = all.filter(({ model }) => !isPlayed(stock.get(model), level)).map(({ label }) => label);
  if (others.length > 0) return refuse('unit/roster-level', { side: side.id, units: others, level });
  const most = roomIn(zoneOf(side, board));
  if (all.length > most) return refuse('unit/roster-room', { side: side.id, count: all.length, most });
  const exits = (victory?.goals ?? []).flatMap((goal) =>
    goal.goal === 'exit' && goal.side === side.id ? [goal.units] : [],
  );
  const least = Math.max(0, ...exits);
  return all.length < least ? refuse('unit/roster-too-few', { side: side.id, count: all.length, least }) : null;
}

const roomIn = ({ rows, columns }: Zone): number => (rows[1] - rows[0] + 1) * (columns[1] - columns[0] + 1);

type Side = ScenarioFile['sides'][number];

const zoneOf = (side: Side, board: Board): Zone => ({
  rows: side.deployment.rows,
  columns: side.deployment.columns ?? [1, board.columns],
});

/** What the schema cannot see: names that lead nowhere, labels that are not unique, zones off the board or too small. */
function faultsOf(file: string, scenario: ScenarioFile, stock: Stock, board: Board | undefined): readonly Fault[] {
  const faults: Fault[] = [];
  const add = (path: string, reason: string): void => void faults.push(fault(file, path, reason));
  if (!board) add('board', `there is no board ${scenario.board}; there are ${[...stock.boards.keys()].join(', ')}`);
  const options = readOptions(played(scenario.options ?? {}, scenario.level, stock).options);
  if (!options.ok) {
    const { option, known } = options.error.params;
    add(`options.${String(option)}`, `is none of ${[known].flat().join(', ')}`);
  }
  if (scenario.sides.length > 2) {
    const { level, sides } = scenario;
    if (level === 'quick-start')
      add('sides', `${sides.length} sides belong to the standard level; quick-start has two`);
    else if (scenario.options?.['multiSide'] !== 'on') {
      add('sides', `${sides.length} sides need "options": { "multiSide": "on" }; without it there are two`);
    }
  }
  const beyond = board && scenario.level === 'quick-start' ? beyondQuickStart(board) : null;
  if (beyond) add('board', `${scenario.board} has terrain of the standard level, first in ${beyond}`);
  for (const { path, reason } of victoryFaults(scenario, board ?? null)) add(path, reason);
  if (scenario.fires && scenario.level === 'quick-start') add('fires', 'belong to the standard level');
  scenario.fires?.forEach((name, i) => {
    const hex = parseHex(name);
    if (board && !(hex && woodsIn(board, hex) > 0)) add(`fires[${i}]`, `${name} is no woods of the board`);
  });
  const labels = new Set<string>();
  const ids = new Set<string>();
  scenario.sides.forEach((side, s) => {
    if (side.home && scenario.level === 'quick-start') add(`sides[${s}].home`, 'belongs to the standard level');
    if (ids.has(side.id)) add(`sides[${s}].id`, `there is another side ${side.id}`);
    ids.add(side.id);
    entries(side.units).forEach(({ model, label, ammo }, u) => {
      const path = `sides[${s}].units[${u}]`;
      const unit = stock.units.get(model);
      for (const { name, known } of unit ? loadFaults(unit, ammo) : [])
        add(`${path}.ammo.${name}`, `does not fit; ${known.join(', ')} would`);
      if (!unit) add(path, `there is no unit ${model} that could be used; its file may be missing or bad`);
      else if (!isPlayed(unit, scenario.level)) add(path, `${model} cannot be played at the level ${scenario.level}`);
      if (labels.has(label)) add(path, `there is another unit labelled ${label}; give it a label of its own`);
      labels.add(label);
    });
    if (!board) return;
    const zone = zoneOf(side, board);
    const { rows, columns } = zone;
    const path = `sides[${s}].deployment`;
    if (rows[1] > board.rows) add(`${path}.rows`, `the board has ${board.rows} rows`);
    if (columns[1] > board.columns) add(`${path}.columns`, `the board has ${board.columns} columns`);
    const room = roomIn(zone);
    if (room < side.units.length) add(path, `${side.units.length} units do not fit into ${room} hexes`);
  });
  return faults;
}
