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
  'goal',
  'heat',
  'rise',
  'water',
  'unjam',
  'spots',
  'unarmed',
  'unseen',
  'unreached',
  'hopeless',
  'club',
  'overdrive',
] as const;
export type BattleTechReason = (typeof BATTLETECH_REASONS)[number];
