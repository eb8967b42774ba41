import type { FactionId, MachineId } from './ids.js';
import type { Mission, OpenState, Report, Side } from './state.js';

/** A battle between campaign and game: who goes to it, and how what its game tells becomes a report. */

/** A machine with its pilot, as its game sets it up. */
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
}

/** What a game tells of a battle that is over, by the labels of the match. */
export interface Aftermath {
  readonly ended: number;
  readonly fighters: Readonly<Record<string, Omit<Report['machines'][number], 'id'>>>;
  readonly deeds: readonly {
    readonly by: string;
    readonly need: number;
    readonly hit: boolean;
    readonly event: number;
  }[];
}

/** The label of a machine in a match: its model and its number, so that two of a model are told apart. */
const labelOf = (model: string, id: MachineId): string => `${model}-${id.toUpperCase()}`;

/** Whose each machine is that fights in a mission, by its label in the match. */
export const ownersIn = ({ machines }: OpenState, { cocoons }: Mission): ReadonlyMap<string, FactionId> =>
  new Map(
    cocoons.flatMap(({ faction, machine: sent }) => {
      const machine = machines.find(({ id }) => id === sent?.id);
      return machine ? [[labelOf(machine.model, machine.id), faction] as const] : [];
    }),
  );

/** The machines and pilots that fight for a side of a mission. */
export function fightersOf(state: OpenState, { cocoons, sides }: Mission, side: Side): readonly Fighter[] {
  const { gunnery, piloting } = state.setup.beginner;
  return cocoons
    .filter(({ faction }) => sides[side].includes(faction))
    .flatMap(({ machine: sent }) => {
      const machine = state.machines.find(({ id }) => id === sent?.id);
      const pilot = state.pilots.find(({ id }) => id === sent?.pilot);
      if (!machine || !pilot) return [];
      const { model, marks, id } = machine;
      const { bonuses, hits } = pilot;
      const skills = {
        gunnery: Math.max(0, gunnery - bonuses.gunnery),
        piloting: Math.max(0, piloting - bonuses.piloting),
      };
      return [{ label: labelOf(model, id), model, marks, hits, ...skills }];
    });
}

/** The report of a battle, from what its game tells. */
export function reportOf(
  { machines: all }: OpenState,
  { cocoons }: Mission,
  winner: Side | null,
  match: Pick<Report, 'match' | 'hash'>,
  { ended, fighters, deeds }: Aftermath,
): Report {
  const sent = cocoons.flatMap(({ machine }) => machine ?? []);
  const labels = new Map(
    sent.map(({ id, pilot }) => {
      const model = all.find((one) => one.id === id)?.model ?? '';
      return [labelOf(model, id), { id, pilot }] as const;
    }),
  );
  return {
    ...match,
    winner,
    ended,
    machines: [...labels].flatMap(([label, { id }]) => {
      const told = fighters[label];
      return told ? [{ id, ...told }] : [];
    }),
    deeds: deeds.flatMap(({ by, ...deed }) => {
      const pilot = labels.get(by)?.pilot;
      return pilot === undefined ? [] : [{ pilot, ...deed }];
    }),
    elementals: [],
  };
}
