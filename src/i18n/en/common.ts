/** Words that every room uses. */
export const common = {
  'common.yes': 'yes',
  'common.no': 'no',
  'common.referee': 'the referee',
  'common.former-player': 'a former player',
  'common.unit': 'u',
  'common.place': '{x}, {y}',
} as const;
