/** What speaks for and against orders in Their Finest Hour; each has its words in the catalogue, `finest-hour.reason.…`. */
export const HOUR_REASONS = [
  'shot',
  'answer',
  'danger',
  'promise',
  'near',
  'mission',
  'bomb',
  'ram',
  'group',
  'edge',
  'nearest',
] as const;
export type HourReason = (typeof HOUR_REASONS)[number];
