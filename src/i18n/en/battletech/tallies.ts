/** Shots, hits and damage of a whole match, with what was to be expected. */
export const tallies = {
  'battletech.tally.no-shots': '{seat@seat}: no shots',
  'battletech.tally.line':
    '{seat@seat}: {shots:# shot|# shots}, {hits:# hit|# hits} (expected {hitsMean}, mostly {hitsLow} to {hitsHigh}), {damage} damage (expected {damageMean}, mostly {damageLow} to {damageHigh})',
  'battletech.tally.shots': 'Shots',
  'battletech.tally.hits': 'Hits',
  'battletech.tally.damage': 'Damage',
  'battletech.tally.taken': 'Damage taken',
  'battletech.tally.expected': 'Expected',
  'battletech.tally.range': '{mean} ({low} to {high})',
} as const;
