import { refuse, type Refusal } from '../kernel/refusal.js';
import { dealWinners } from './cards.js';
import { settleDefiances } from './defiance.js';
import { troopersIn } from './elementals.js';
import type { FactionId, MissionId } from './ids.js';
import { HOUSE, transfer, type Posting } from './ledger.js';
import type { Page } from './page.js';
import { xpFor } from './ranks.js';
import { optionsOf } from './replaced.js';
import type { Wear } from './setup.js';
import {
  kindOf,
  ownersOf,
  SIDES,
  type Capture,
  type Machine,
  type Mission,
  type Pilot,
  type Place,
  type Report,
  type State,
} from './state.js';

/** What the end of a battle means for the campaign. */

/** Books a battle that is over; refused where it does not fit its mission. */
export function book(page: Page, id: MissionId, report: Report): Refusal | null {
  const mission = page.state.missions.find((one) => one.id === id);
  if (mission?.table && report.match !== null) return refuse('campaign/at-table', { mission: id });
  if (mission?.status !== 'fighting') return refuse('campaign/not-fighting', { mission: id });
  const wrong = misfit(mission, report);
  if (wrong) return wrong;
  enter(page, mission, report, new Map());
  settleDefiances(page);
  return null;
}

/** Why a report is not of this mission, or `null`: it tells of every machine once, and of no other; nobody loses Elementals whom they have not sent. */
export function misfit({ id, cocoons }: Mission, { machines, deeds, elementals }: Report): Refusal | null {
  const sent = cocoons.flatMap(({ machine }) => machine ?? []);
  const told = machines.map((one) => one.id);
  const missing = sent.find((one) => told.filter((machine) => machine === one.id).length !== 1);
  if (missing) return refuse('campaign/report-misfit', { mission: id, what: missing.id });
  const strange =
    told.find((machine) => !sent.some((one) => one.id === machine)) ??
    deeds.find(({ pilot }) => !sent.some((one) => one.pilot === pilot))?.pilot ??
    elementals.find(({ faction }) => {
      const lost = elementals.reduce((sum, one) => sum + (one.faction === faction ? one.lost : 0), 0);
      return lost > cocoons.reduce((sum, one) => sum + (one.faction === faction ? troopersIn(one) : 0), 0);
    })?.faction;
  return strange === undefined ? null : refuse('campaign/report-misfit', { mission: id, what: strange });
}

/**
 * Writes down what a battle has led to, at its place in the campaign: the next, or the one where it stood before. `drawn`: the
 * cards that it had brought then.
 */
export function enter(page: Page, mission: Mission, report: Report, drawn: ReadonlyMap<FactionId, number>): void {
  const { state } = page;
  const place = mission.place ?? { turn: state.turn, order: state.events + 1 };
  const capture = captureOf(state, mission, report, place);
  page.write({
    type: 'BattleBooked',
    mission: mission.id,
    place,
    report,
    machines: state.machines.flatMap((machine) => machineAfter(state, machine, mission, report, place)),
    pilots: state.pilots.flatMap((pilot) => pilotAfter(state, pilot, mission, report, place)),
    capture,
  });
  page.post(postingsOf(state, mission, report, place, capture));
  const cause = { battle: mission.id, event: report.ended };
  dealWinners(page, mission, report.winner, { cause, turn: place.turn }, drawn);
}

/** The province, if the attackers have taken it: it goes to who raised the mission, unless it is theirs by now. */
function captureOf(state: State, mission: Mission, { winner }: Report, place: Place): Capture | null {
  const [by] = mission.sides.attacker;
  if (winner !== 'attacker' || by === undefined || !kindOf(state, mission).takes) return null;
  const { province, id } = mission;
  // A province that there is no more is taken by nobody.
  if (!state.setup.provinces.some((one) => one.id === province)) return null;
  return { province, by, mission: id, ...place };
}

/** Whether a machine or a pilot has fought after a place in the campaign: what a later battle has left of them stands. */
export const hasFoughtSince = ({ missions }: State, { last }: Pick<Machine, 'last'>, { order }: Place): boolean =>
  missions.some(({ id, place }) => id === last && place !== null && place.order > order);

function machineAfter(
  state: State,
  machine: Machine,
  mission: Mission,
  report: Report,
  place: Place,
): readonly Machine[] {
  const told = report.machines.find(({ id }) => id === machine.id);
  if (!told) return [];
  const cost = costOf(state.setup.prices.repair, told.wear);
  const damage = cost > 0 ? [...machine.damage, { mission: mission.id, cost }] : machine.damage;
  if (hasFoughtSince(state, machine, place)) return [{ ...machine, damage }];
  const condition = told.lost ? 'lost' : machine.condition;
  return [{ ...machine, condition, marks: damage.length > 0 ? told.marks : null, damage, last: mission.id }];
}

function pilotAfter(state: State, pilot: Pilot, mission: Mission, report: Report, place: Place): readonly Pilot[] {
  const machine = mission.cocoons.find((one) => one.machine?.pilot === pilot.id)?.machine?.id;
  const told = report.machines.find(({ id }) => id === machine);
  if (!told) return [];
  return [
    hasFoughtSince(state, pilot, place) ? pilot : { ...pilot, hits: told.hits, dead: told.dead, last: mission.id },
  ];
}

/** What the workshop asks for what a battle has worn out. */
const costOf = (prices: Wear, wear: Readonly<Record<string, number>>): number =>
  Object.entries(prices).reduce((sum, [what, price]) => sum + price * (wear[what] ?? 0), 0);

/** Everything that a battle brings and costs, each line with the event of the battle that it comes from. */
function postingsOf(
  state: State,
  mission: Mission,
  report: Report,
  { turn }: Place,
  capture: Capture | null,
): readonly Posting[] {
  const of = (event: number) => ({ cause: { battle: mission.id, event }, turn });
  const lines = of(report.ended);
  const { winner: prize, loser: price } = kindOf(state, mission);
  const stakes = SIDES.flatMap((side) => {
    if (!report.winner) return [];
    const stake = side === report.winner ? prize : price;
    return mission.sides[side].flatMap((faction) => [
      ...transfer(stake.prestige, faction, { ...lines, currency: 'prestige', why: 'stake' }),
      ...transfer(stake.resources, faction, { ...lines, currency: 'resources', why: 'stake' }),
    ]);
  });
  const losses = report.machines.flatMap(({ id, lost, dead, event }) => {
    const cocoon = mission.cocoons.find(({ machine }) => machine?.id === id);
    if (!cocoon) return [];
    const loss = { ...of(event), why: 'loss' as const };
    return [
      ...transfer(lost ? -1 : 0, cocoon.faction, { ...loss, currency: 'machines' }),
      ...transfer(dead ? -1 : 0, cocoon.faction, { ...loss, currency: 'pilots' }),
    ];
  });
  const troopers = report.elementals.flatMap(({ faction, lost, event }) =>
    transfer(-lost, faction, { ...of(event), currency: 'elementals', why: 'loss' }),
  );
  const taught = report.deeds.filter(({ hit }) => hit || optionsOf(state, turn).xpOn === 'attempt');
  const xp = taught.flatMap(({ pilot, need, event }) =>
    transfer(xpFor(need), pilot, { ...of(event), currency: 'xp', why: 'xp' }),
  );
  return [...stakes, ...losses, ...troopers, ...xp, ...taken(state, capture, lines)];
}

/** A province goes from who has it to who takes it. */
export function taken(
  state: State,
  capture: Capture | null,
  lines: Pick<Posting, 'cause' | 'turn'>,
): readonly Posting[] {
  if (!capture) return [];
  const owner = ownersOf(state)[capture.province] ?? HOUSE;
  if (owner === capture.by) return [];
  return [{ ...lines, currency: 'provinces', from: owner, to: capture.by, amount: 1, why: 'capture' }];
}
