import { refuse, type Refusal } from '../kernel/refusal.js';
import type { Actor, FactionCommand, Load } from './commands.js';
import { cannotJoin } from './defiance.js';
import { atHome, manned, overloaded } from './elementals.js';
import { missionId, type FactionId, type MissionId } from './ids.js';
import type { Page } from './page.js';
import { mostTons } from './ranks.js';
import { cocoonsOut, kindOf, ownersOf, SIDES, type Mission, type OpenState } from './state.js';

/** Missions: raised against a province, joined by both sides, then fought. */

type Of<Type extends FactionCommand['type']> = Extract<FactionCommand, { type: Type }>;

/** A faction raises a mission against a province next to one of its own. */
export function raise(page: Page, faction: FactionId, { kind, province, cocoons }: Of<'raise'>): Refusal | null {
  const { state } = page;
  const known = state.setup.missions.map(({ id }) => id);
  if (!known.includes(kind)) return refuse('campaign/no-such-mission', { mission: kind, known });
  const within = targetsOf(state, faction);
  const owner = within.includes(province) ? ownersOf(state)[province] : undefined;
  if (owner === undefined) return refuse('campaign/out-of-reach', { province, known: within });
  const mission: Mission = {
    id: missionId(`b${state.missions.length + 1}`),
    kind,
    province,
    sides: { attacker: [faction], defender: [owner] },
    cocoons: cocoons.map((load) => ({ ...load, faction })),
    status: 'gathering',
    place: null,
    report: null,
    before: null,
  };
  const wrong = cannotCome(state, faction, mission, cocoons) ?? tooMany(state, mission);
  if (wrong) return wrong;
  page.write({ type: 'MissionRaised', mission: { ...mission, cocoons: manned(state, faction, cocoons) } });
  return null;
}

/** A faction sends forces to a mission: its own defence, or beside others of its kind. */
export function join(page: Page, faction: FactionId, { mission: id, side, cocoons }: Of<'join'>): Refusal | null {
  const { state } = page;
  const mission = gathering(state, id);
  if ('code' in mission) return mission;
  const other = side === 'attacker' ? 'defender' : 'attacker';
  if (mission.sides[other].includes(faction)) return refuse('campaign/other-side', { mission: id, side: other });
  // Whoever is there already is no stranger to themselves.
  const friends = mission.sides[side];
  const sent = cocoons.map((load) => ({ ...load, faction }));
  const wrong =
    cannotJoin(state, faction, friends) ??
    alreadyThere(state, faction, mission) ??
    cannotCome(state, faction, mission, cocoons) ??
    tooMany(state, {
      ...mission,
      sides: { ...mission.sides, [side]: [...friends, faction] },
      cocoons: [...mission.cocoons, ...sent],
    });
  if (wrong) return wrong;
  page.write({ type: 'MissionJoined', mission: id, side, faction, cocoons: manned(state, faction, cocoons) });
  return null;
}

/** Who has raised a mission calls it off before its battle begins; so may the game master and Arbitre. */
export function callOff(page: Page, by: Actor, id: MissionId): Refusal | null {
  const mission = gathering(page.state, id);
  if ('code' in mission) return mission;
  const [raisedBy = ''] = mission.sides.attacker;
  if (by !== 'master' && by !== 'house' && by !== raisedBy) return refuse('campaign/not-yours', { what: id });
  page.write({ type: 'MissionCalledOff', mission: id, by });
  return null;
}

/** The battle of a mission begins: both sides have somebody there. `table`: a real one. */
export function fight(page: Page, id: MissionId, table = false): Refusal | null {
  const mission = gathering(page.state, id);
  if ('code' in mission) return mission;
  const empty = SIDES.find((side) => sentFor(mission, side) === 0);
  if (empty) return refuse('campaign/nobody-there', { mission: id, side: empty });
  page.write({ type: 'BattleBegan', mission: id, ...(table ? { table } : {}) });
  return null;
}

function gathering({ missions }: OpenState, id: MissionId): Mission | Refusal {
  const mission = missions.find((one) => one.id === id);
  if (!mission) return noMission(missions, id);
  return mission.status === 'gathering' ? mission : refuse('campaign/too-late', { mission: id });
}

/** That there is no such mission, with those that there are. */
export function noMission(missions: OpenState['missions'], id: string): Refusal {
  const known = missions.map((one) => one.id);
  if (known.length === 0) return refuse('campaign/no-mission-yet', { mission: id });
  return refuse('campaign/no-such-mission', { mission: id, known });
}

/** Machines of a side, and cocoons that carry Elementals alone. */
export const sentFor = ({ cocoons, sides }: Mission, side: (typeof SIDES)[number]): number =>
  cocoons.filter(({ faction }) => sides[side].includes(faction)).length;

function tooMany(state: OpenState, mission: Mission): Refusal | null {
  const { most } = kindOf(state, mission);
  const full = SIDES.find((side) => sentFor(mission, side) > most);
  return full ? refuse('campaign/too-many-machines', { side: full, most, count: sentFor(mission, full) }) : null;
}

/** The provinces of others next to a faction's own. */
export function targetsOf(state: OpenState, faction: FactionId): readonly Mission['province'][] {
  const owners = ownersOf(state);
  return state.setup.provinces
    .filter(({ id, adjacent }) => owners[id] !== faction && adjacent.some((next) => owners[next] === faction))
    .map(({ id }) => id);
}

/** Where the scenario's own forces fight, a faction comes with nothing, and once. */
function cannotCome(
  state: OpenState,
  faction: FactionId,
  mission: Pick<Mission, 'id' | 'kind'>,
  loads: readonly Load[],
): Refusal | null {
  if (!hasOwnForces(state, mission)) return cannotSend(state, faction, loads);
  const [only, ...more] = loads;
  const isBare = only?.machine === null && only.groups === 0 && more.length === 0;
  return isBare ? null : refuse('campaign/own-forces', { mission: mission.id });
}

function alreadyThere(state: OpenState, faction: FactionId, mission: Mission): Refusal | null {
  const isThere = hasOwnForces(state, mission) && mission.cocoons.some((one) => one.faction === faction);
  return isThere ? refuse('campaign/there-already', { mission: mission.id }) : null;
}

/** A faction that comes to where the scenario's own forces fight. */
export const BARE: Load = { machine: null, groups: 0 };

/** Whether the forces of its scenario fight in a mission, and none of hangars. */
export const hasOwnForces = (state: Pick<OpenState, 'setup'>, mission: Pick<Mission, 'kind'>): boolean =>
  kindOf(state, mission).forces === 'scenario';

/** Why a faction cannot send these cocoons, or `null`: its own, ready, within the pilot's rank, not out already (CLN-17, CLN-20, CLN-21). */
function cannotSend(state: OpenState, faction: FactionId, loads: readonly Load[]): Refusal | null {
  if (loads.length === 0) return refuse('campaign/nothing-sent', {});
  const machines = loads.flatMap(({ machine }) => machine ?? []);
  for (const { machine, groups } of loads) {
    const full = overloaded(machine !== null, groups);
    if (full) return full;
  }
  const twice = machines.find(
    (one, i) => machines.findIndex(({ id, pilot }) => id === one.id || pilot === one.pilot) !== i,
  );
  if (twice) return refuse('campaign/twice', { machine: twice.id, pilot: twice.pilot });
  for (const { id, pilot } of machines) {
    const wrong = unready(state, faction, id) ?? unfit(state, faction, pilot) ?? tooHeavy(state, id, pilot);
    if (wrong) return wrong;
  }
  const need = loads.reduce((sum, one) => sum + one.groups, 0);
  const { groups: has } = atHome(state, faction);
  return need > has ? refuse('campaign/too-few-groups', { has, need }, 'CLN-19') : null;
}

function unready(state: OpenState, faction: FactionId, id: string): Refusal | null {
  const machine = state.machines.find((one) => one.id === id);
  if (machine?.faction !== faction) return refuse('campaign/not-yours', { what: id });
  if (cocoonsOut(state).some((one) => one.machine?.id === id)) return refuse('campaign/is-out', { what: id });
  return machine.condition === 'ready'
    ? null
    : refuse('campaign/not-ready', { machine: id, condition: machine.condition });
}

function unfit(state: OpenState, faction: FactionId, id: string): Refusal | null {
  const pilot = state.pilots.find((one) => one.id === id);
  if (pilot?.faction !== faction) return refuse('campaign/not-yours', { what: id });
  if (cocoonsOut(state).some((one) => one.machine?.pilot === id)) return refuse('campaign/is-out', { what: id });
  return pilot.dead ? refuse('campaign/dead', { pilot: id }) : null;
}

/** A pilot takes no machine beyond what their rank gives access to (CLN-07, CLN-17). */
function tooHeavy({ setup, machines, pilots }: OpenState, machine: string, pilot: string): Refusal | null {
  const [tons = 0] = machines.flatMap(({ id, model }) => (id === machine ? (setup.tons[model] ?? 0) : []));
  const [most = 0] = pilots.flatMap(({ id, bonuses }) => (id === pilot ? mostTons(bonuses) : []));
  return tons > most ? refuse('campaign/too-heavy', { machine, pilot, tons, most }, 'CLN-17') : null;
}

/** Why a machine and a pilot cannot go together on a mission now, or `null`: for who chooses. */
export const cannotGo = (state: OpenState, faction: FactionId, machine: string, pilot: string): Refusal | null =>
  unready(state, faction, machine) ?? unfit(state, faction, pilot) ?? tooHeavy(state, machine, pilot);
