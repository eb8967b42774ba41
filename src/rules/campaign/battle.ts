import { strengthsOf } from './elementals.js';
import type { FactionId, MachineId, PilotId } from './ids.js';
import type { Bonuses } from './ranks.js';
import type { Cocoon, Mission, OpenState, Report, Side } from './state.js';

/** A battle between campaign and game: who goes to it, and how what its game tells becomes a report. */

/** A machine with its pilot, or a group of Elementals, as its game sets it up. */
export interface Fighter {
  /** Its label in the match. */
  readonly label: string;
  readonly model: string;
  /** What earlier battles have left of it; `null`: it is as new. */
  readonly marks: object | null;
  readonly gunnery: number;
  readonly piloting: number;
  /** The pilot's wounds. */
  readonly hits: number;
  /** What the pilot has learned: steps above a beginner, which are in the skills already, and talents by the codes of games. */
  readonly bonuses: Partial<Bonuses>;
  readonly talents: readonly string[];
  /** The cocoon that it shares with others; `null`: it comes by itself (CLN-20). */
  readonly cocoon: string | null;
  /** Of a group of Elementals how many it has; `null`: a machine. */
  readonly troopers: number | null;
}

/** What a game tells of a battle that is over, by the labels of the match. */
export interface Aftermath {
  readonly ended: number;
  readonly fighters: Readonly<Record<string, Omit<Report['machines'][number], 'id'>>>;
  /** Troopers that each group has lost, with the last event that cost one. */
  readonly groups: Readonly<Record<string, { readonly lost: number; readonly event: number }>>;
  readonly deeds: readonly {
    readonly by: string;
    readonly need: number;
    readonly hit: boolean;
    readonly event: number;
  }[];
}

/** The label of a machine in a match: its model and its number, so that two of a model are told apart. */
const labelOf = (model: string, id: MachineId): string => `${model}-${id.toUpperCase()}`;

/** The label of a group of Elementals: the number of its cocoon, and a letter. */
const labelOfGroup = (cocoon: number, group: number): string =>
  `ELEMENTAL-${cocoon + 1}${String.fromCharCode(65 + group)}`;

/** One who is sent to a battle: a machine with its pilot, or a group of Elementals. */
type Sent = { readonly label: string; readonly faction: FactionId; readonly cocoon: string | null } & (
  | { readonly machine: MachineId; readonly model: string; readonly pilot: PilotId }
  | { readonly machine: null; readonly troopers: number }
);

/** All that are sent to a mission, in the order in which they are dropped. */
const sentTo = ({ machines }: OpenState, { cocoons }: Mission): readonly Sent[] =>
  cocoons.flatMap((cocoon, i): readonly Sent[] => {
    const of = { faction: cocoon.faction, cocoon: cocoon.groups > 0 ? `C${i + 1}` : null };
    const machine = machines.find(({ id }) => id === cocoon.machine?.id);
    const groups = strengthsOf(cocoon).map((troopers, n): Sent => ({
      ...of,
      label: labelOfGroup(i, n),
      machine: null,
      troopers,
    }));
    return machine && cocoon.machine ? [{ ...of, ...asSent(machine, cocoon.machine) }, ...groups] : groups;
  });

const asSent = (
  { id, model }: { readonly id: MachineId; readonly model: string },
  { pilot }: NonNullable<Cocoon['machine']>,
) => ({
  label: labelOf(model, id),
  machine: id,
  model,
  pilot,
});

/** Whose each unit is that fights in a mission, by its label in the match. */
export const ownersIn = (state: OpenState, mission: Mission): ReadonlyMap<string, FactionId> =>
  new Map(sentTo(state, mission).map(({ label, faction }) => [label, faction]));

/** The machines with their pilots and the Elementals that fight for a side of a mission. */
export const fightersOf = (state: OpenState, mission: Mission, side: Side): readonly Fighter[] =>
  sentTo(state, mission)
    .filter(({ faction }) => mission.sides[side].includes(faction))
    .flatMap((sent) => (sent.machine === null ? groupAsFighter(state, sent) : machineAsFighter(state, sent)));

function machineAsFighter(
  { setup, machines, pilots }: OpenState,
  { label, model, machine, pilot: at, cocoon }: Extract<Sent, { machine: MachineId }>,
): readonly Fighter[] {
  const marks = machines.find(({ id }) => id === machine)?.marks ?? null;
  const pilot = pilots.find(({ id }) => id === at);
  if (!pilot) return [];
  const { bonuses, hits } = pilot;
  const skills = {
    gunnery: Math.max(0, setup.beginner.gunnery - bonuses.gunnery),
    piloting: Math.max(0, setup.beginner.piloting - bonuses.piloting),
  };
  const talents = pilot.talents.flatMap((talent) => setup.talentsInBattle?.[talent] ?? []);
  return [{ label, model, marks, hits, ...skills, bonuses, talents, cocoon, troopers: null }];
}

function groupAsFighter(
  { setup: { squad } }: OpenState,
  { label, cocoon, troopers }: Extract<Sent, { machine: null }>,
): readonly Fighter[] {
  return squad ? [{ label, ...squad, marks: null, hits: 0, bonuses: {}, talents: [], cocoon, troopers }] : [];
}

/** The report of a battle, from what its game tells. */
export function reportOf(
  state: OpenState,
  mission: Mission,
  winner: Side | null,
  match: Pick<Report, 'match' | 'hash'>,
  { ended, fighters, groups, deeds }: Aftermath,
): Report {
  const sent = sentTo(state, mission);
  const pilots = new Map(sent.flatMap((one) => (one.machine === null ? [] : [[one.label, one.pilot] as const])));
  return {
    ...match,
    winner,
    ended,
    machines: sent.flatMap(({ label, machine }) => {
      if (machine === null) return [];
      const told = fighters[label];
      return told ? [{ id: machine, ...told }] : [];
    }),
    deeds: deeds.flatMap(({ by, ...deed }) => {
      const pilot = pilots.get(by);
      return pilot === undefined ? [] : [{ pilot, ...deed }];
    }),
    elementals: sent.flatMap(({ label, faction }) => {
      const told = groups[label];
      return told && told.lost > 0 ? [{ faction, ...told }] : [];
    }),
  };
}
