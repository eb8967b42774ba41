import { refuse, type Refusal } from '../kernel/refusal.js';
import { drawnIn, giveBack } from './cards.js';
import { enter, hasFoughtSince, misfit } from './booking.js';
import { settleDefiances } from './defiance.js';
import type { MissionId } from './ids.js';
import { balance, reversing, transfer, type Posting } from './ledger.js';
import type { Page } from './page.js';
import { produced } from './season.js';
import { ownersOf, type Machine, type Mission, type Pilot, type Report, type State } from './state.js';

/**
 * A battle that was booked is annulled or corrected, whatever has been booked since: what it brought is taken back by postings of
 * its own, what rested on it is reckoned anew, and all accounts end as if it had never been, or had been as it is now. Dice that
 * have fallen stand; what was spent beyond what is left is a debt.
 */

/** Why a battle is taken back, and whether that is the reason of an official who has judged its match. */
interface Why {
  readonly reason: string;
  readonly ruled?: true;
}

/** Annuls a battle. */
export function annul(page: Page, id: MissionId, why: Why): Refusal | null {
  const mission = bookedIn(page.state, id);
  if ('code' in mission) return mission;
  const event = unbook(page, mission, why, false);
  for (const { id: faction } of page.state.setup.factions) giveBack(page, faction, id, Infinity);
  page.post(reckonedAnew(page.state, event));
  settleDefiances(page);
  return null;
}

/** Books a battle anew, at its old place. */
export function correct(page: Page, id: MissionId, report: Report, why: Why): Refusal | null {
  const mission = bookedIn(page.state, id);
  if ('code' in mission) return mission;
  const wrong = misfit(mission, report) ?? goneBefore(page.state, mission, report);
  if (wrong) return wrong;
  const drawn = drawnIn(page.state, id);
  const event = unbook(page, mission, why, true);
  enter(page, mission, report, drawn);
  page.post(reckonedAnew(page.state, event));
  settleDefiances(page);
  return null;
}

/** Who has fought since cannot have been lost before: the later battle would have to be annulled first. */
function goneBefore(state: State, { id, place, cocoons }: Mission, report: Report): Refusal | null {
  const since = <T extends Pick<Machine, 'id' | 'last'> | Pick<Pilot, 'id' | 'last'>>(all: readonly T[], one: string) =>
    all.find((own) => own.id === one && place !== null && hasFoughtSince(state, own, place));
  const gone = report.machines.flatMap(({ id: machine, lost, dead }) => {
    const pilots = cocoons.flatMap((one) => (one.machine?.id === machine ? one.machine.pilot : []));
    return [
      ...(lost ? [since(state.machines, machine)] : []),
      ...(dead ? pilots.map((pilot) => since(state.pilots, pilot)) : []),
    ];
  });
  const found = gone.find((one) => one !== undefined);
  return found ? refuse('campaign/fought-since', { mission: id, what: found.id, later: found.last ?? '' }) : null;
}

function bookedIn({ missions }: State, id: MissionId): Mission | Refusal {
  const mission = missions.find((one) => one.id === id);
  return mission?.status === 'booked' ? mission : refuse('campaign/not-booked', { mission: id });
}

/** Takes a battle back; yields the number of the event with which that was done. */
function unbook(page: Page, mission: Mission, { reason, ruled }: Why, again: boolean): number {
  const { state } = page;
  const { id } = mission;
  const before = mission.before ?? { machines: [], pilots: [] };
  const event = page.write({
    type: 'BattleUnbooked',
    mission: id,
    reason,
    ...(ruled ? { ruled } : {}),
    again,
    machines: before.machines.flatMap((was) => machineWithout(state, was, id)),
    pilots: before.pilots.flatMap((was) => pilotWithout(state, was, id)),
  });
  page.post(reversing(state.ledger, id, event));
  return event;
}

/**
 * A machine without what a battle did to it: as it was, where it has not fought since; a later battle was fought with it as it
 * was, and its marks stand. Where it was mended meanwhile it stays mended.
 */
function machineWithout({ machines }: State, was: Machine, id: MissionId): readonly Machine[] {
  const now = machines.find((one) => one.id === was.id);
  if (!now) return [];
  const damage = now.damage.filter(({ mission }) => mission !== id);
  if (now.last !== id) return [{ ...now, damage }];
  const isMended = now.condition !== 'lost' && (now.condition === 'workshop' || now.marks === null);
  return [isMended ? { ...now, damage, last: was.last } : { ...was, damage }];
}

/** A pilot without the wounds of a battle, or alive again; what they have learned since stays learned. */
function pilotWithout({ pilots }: State, was: Pilot, id: MissionId): readonly Pilot[] {
  const now = pilots.find((one) => one.id === was.id);
  if (!now) return [];
  return [now.last === id ? { ...now, hits: was.hits, dead: was.dead, last: was.last } : now];
}

/** What every turn so far would have brought as things are now, where that differs from what it brought (CLN-06, CLN-12). */
function reckonedAnew(state: State, event: number): readonly Posting[] {
  const cause = { battle: null, event };
  const why = 'reckoned-anew' as const;
  const turns = Array.from({ length: state.turn - 1 }, (_, i) => i + 1);
  const owners = Object.values(ownersOf(state));
  return state.setup.factions.flatMap(({ id }) => [
    ...turns.flatMap((turn) =>
      transfer(produced(state, id, turn) - collected(state, id, turn), id, {
        currency: 'resources',
        why,
        cause,
        turn,
      }),
    ),
    ...transfer(owners.filter((owner) => owner === id).length - balance(state.ledger, 'provinces', id), id, {
      currency: 'provinces',
      why,
      cause,
      turn: state.turn,
    }),
  ]);
}

/** What a turn has brought a faction, with what was reckoned anew since. */
const collected = ({ ledger }: State, faction: string, turn: number): number =>
  ledger.postings
    .filter(
      (one) =>
        one.turn === turn && one.currency === 'resources' && (one.why === 'production' || one.why === 'reckoned-anew'),
    )
    .reduce((sum, { from, to, amount }) => sum + (to === faction ? amount : 0) - (from === faction ? amount : 0), 0);
