import type { Brand } from '../kernel/ids.js';

/** Who takes part, by the order in which they came: `e1`. Who plays for them stands outside of the rules. */
export type EntrantId = Brand<string, 'EntrantId'>;
/** Two who are to meet, e.g. `p12`. */
export type PairingId = Brand<string, 'PairingId'>;
export type AppealId = Brand<string, 'AppealId'>;

/** Somebody who may play for a team, by the order in which they came to it: `e1.2`. */
export type MateId = Brand<string, 'MateId'>;

export const mateId = (entrant: EntrantId, n: number): MateId => `${entrant}.${n}` as MateId;
export const mateNamed = (id: string): MateId => id as MateId;
export const entrantId = (n: number): EntrantId => `e${n}` as EntrantId;
export const pairingId = (n: number): PairingId => `p${n}` as PairingId;
export const appealId = (n: number): AppealId => `a${n}` as AppealId;
export const entrantNamed = (id: string): EntrantId => id as EntrantId;
export const appealNamed = (id: string): AppealId => id as AppealId;
export const pairingNamed = (id: string): PairingId => id as PairingId;
