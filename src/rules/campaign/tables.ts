import { refuse, type Refusal } from '../kernel/refusal.js';
import { book, misfit } from './booking.js';
import type { FactionCommand, MasterCommand, Told } from './commands.js';
import type { FactionId, MissionId } from './ids.js';
import type { Page } from './page.js';
import { correct } from './reversal.js';
import { SIDES, type Mission, type OpenState, type Report, type Side } from './state.js';

/**
 * Battles at a real table: nobody referees them, so they are booked by the word of both sides. One side says how it went, the other
 * agrees or says otherwise; any number of them may be open at once. Where the sides do not agree, the game master decides.
 */

type Of<Type extends FactionCommand['type']> = Extract<FactionCommand, { type: Type }>;

/** The side on which a faction is in a mission; `null`: it is not there. */
export const sideOf = ({ sides }: Pick<Mission, 'sides'>, faction: FactionId): Side | null =>
  SIDES.find((side) => sides[side].includes(faction)) ?? null;

/** One side says how a battle went; what the other has said before is void. */
export function claim(page: Page, by: FactionId, { mission: id, report: told }: Of<'claim'>): Refusal | null {
  const mission = atTable(page.state, id);
  if ('code' in mission) return mission;
  const side = sideOf(mission, by);
  if (!side) return refuse('campaign/not-yours', { what: id });
  const report = noted(page.state, told);
  const wrong = misfit(mission, report) ?? unlikely(report);
  if (wrong) return wrong;
  page.write({ type: 'ResultClaimed', mission: id, claim: { by, side, report } });
  return null;
}

/** The other side agrees: the battle is booked. */
export function agree(page: Page, by: FactionId, id: MissionId): Refusal | null {
  const mission = atTable(page.state, id);
  if ('code' in mission) return mission;
  const wrong = cannotAgree(mission, by);
  return wrong ?? (mission.claim ? book(page, id, mission.claim.report) : null);
}

/** Why a faction cannot agree to what was said of a battle, or `null`. */
export function cannotAgree(mission: Mission, by: FactionId): Refusal | null {
  // What was said goes when the battle is booked.
  const { id, claim: said } = mission;
  const side = sideOf(mission, by);
  if (!side) return refuse('campaign/not-yours', { what: id });
  if (!said) return refuse('campaign/nothing-said', { mission: id });
  return said.side === side ? refuse('campaign/own-word', { mission: id }) : null;
}

/** The game master says how it went: a battle that was booked is booked anew. */
export function settle(
  page: Page,
  { mission: id, report: told, reason }: Extract<MasterCommand, { type: 'settle' }>,
): Refusal | null {
  const mission = page.state.missions.find((one) => one.id === id);
  if (!mission?.table || (mission.status !== 'fighting' && mission.status !== 'booked')) {
    return refuse('campaign/not-at-table', { mission: id });
  }
  const report = noted(page.state, told);
  const wrong = misfit(mission, report) ?? unlikely(report);
  if (wrong) return wrong;
  page.write({ type: 'ResultSettled', mission: id, reason });
  return mission.status === 'fighting' ? book(page, id, report) : correct(page, id, report, { reason });
}

/** Whether the word of a faction is awaited on how a battle went. */
export const awaits = (mission: Mission, faction: FactionId): boolean =>
  mission.table === true && mission.status === 'fighting' && sideOf(mission, faction) !== null;

/** A report in which somebody has won and nothing was lost. */
export const unscathed = ({ pilots }: OpenState, { cocoons }: Mission, winner: Side | null): Told => ({
  winner,
  machines: cocoons.flatMap(({ machine }) => {
    const hits = pilots.find(({ id }) => id === machine?.pilot)?.hits ?? 0;
    return machine ? [{ id: machine.id, lost: false, wear: {}, hits, dead: false }] : [];
  }),
  deeds: [],
  elementals: [],
});

function atTable({ missions }: OpenState, id: MissionId): Mission | Refusal {
  const mission = missions.find((one) => one.id === id);
  return mission?.table && mission.status === 'fighting' ? mission : refuse('campaign/not-at-table', { mission: id });
}

/** What is told as a report: its lines name the event with which it was told. Machines keep the marks that they had: a word tells none. */
function noted({ events, machines }: OpenState, { winner, ...told }: Told): Report {
  const event = events + 1;
  return {
    match: null,
    hash: '',
    winner,
    ended: event,
    machines: told.machines.map((one) => ({
      ...one,
      marks: machines.find(({ id }) => id === one.id)?.marks ?? {},
      event,
    })),
    deeds: told.deeds.map((deed) => ({ ...deed, event })),
    elementals: told.elementals.map((one) => ({ ...one, event })),
  };
}

const LEAST_NEED = 2;
/** The most wounds that a pilot lives through, and more wear than any machine has. */
const MOST_HITS = 6;
const MOST_WEAR = 999;

/** Figures that no battle can have led to. */
function unlikely({ machines, deeds, elementals }: Report): Refusal | null {
  const isWithin = (value: number, most: number, least = 0): boolean =>
    Number.isInteger(value) && value >= least && value <= most;
  const wrong = [
    ...machines.flatMap(({ hits, wear }) => [
      isWithin(hits, MOST_HITS) ? null : hits,
      ...Object.values(wear).map((worn) => (isWithin(worn, MOST_WEAR) ? null : worn)),
    ]),
    ...deeds.map(({ need }) => (isWithin(need, MOST_WEAR, LEAST_NEED) ? null : need)),
    ...elementals.map(({ lost }) => (isWithin(lost, MOST_WEAR, 1) ? null : lost)),
  ].find((one) => one !== null);
  return wrong === undefined ? null : refuse('campaign/unlikely', { figure: wrong });
}
