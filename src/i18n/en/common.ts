/** Words that every room uses. */
export const common = {
  'common.yes': 'yes',
  'common.no': 'no',
  'common.none': 'none',
  'common.all': 'all',
  'common.nobody': 'nobody',
  'common.referee': 'the referee',
  'common.draw': 'draw',
  'common.rule': '({rule})',
  'common.turn': 'Turn {turn}',
} as const;
