import type { Brand } from '../kernel/ids.js';

/** A Clan or a house of the Inner Sphere, e.g. `white-hare`. */
export type FactionId = Brand<string, 'FactionId'>;
export type ProvinceId = Brand<string, 'ProvinceId'>;
/** A unit in a hangar, e.g. `m12`: two of a model are two machines. */
export type MachineId = Brand<string, 'MachineId'>;
export type PilotId = Brand<string, 'PilotId'>;
export type MissionId = Brand<string, 'MissionId'>;
export type CardId = Brand<string, 'CardId'>;

export const factionId = (text: string): FactionId => text as FactionId;
export const provinceId = (text: string): ProvinceId => text as ProvinceId;
export const missionId = (text: string): MissionId => text as MissionId;
export const cardId = (text: string): CardId => text as CardId;
/** Machines and pilots by the order in which they came. */
export const machineId = (n: number): MachineId => `m${n}` as MachineId;
export const pilotId = (n: number): PilotId => `p${n}` as PilotId;
/** Those that an order or a file names. */
export const machineNamed = (text: string): MachineId => text as MachineId;
export const pilotNamed = (text: string): PilotId => text as PilotId;
