/** What speaks for and against orders in 1-48 Tactic; each has its words in the catalogue, `tactic148.reason.…`. */
export const TACTIC_REASONS = [
  'shot',
  'blast',
  'fight',
  'less-danger',
  'danger',
  'promise',
  'near',
  'nearest',
  'tokens',
  'patience',
  'points',
  'cover',
  'hidden',
  'forward',
  'crowd',
  'pinned',
  'ambush',
  'given-up',
] as const;
export type TacticReason = (typeof TACTIC_REASONS)[number];
