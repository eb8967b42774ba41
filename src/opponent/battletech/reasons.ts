/** What speaks for and against orders in BattleTech; each has its words in the catalogue, `battletech.reason.…`. */
export const BATTLETECH_REASONS = [
  'given',
  'taken',
  'approach',
  'turn-after',
  'woods',
  'middle',
  'crowded',
  'facing',
  'unarmed',
  'unseen',
  'unreached',
  'hopeless',
] as const;
export type BattleTechReason = (typeof BATTLETECH_REASONS)[number];
