/** Shots, hits, tokens and losses of a whole match, with what was to be expected. */
export const tallies = {
  'tactic148.tally.no-shots': '{seat@seat}: no shots, {tokens:# token|# tokens} spent, {lost:# point|# points} lost',
  'tactic148.tally.line':
    '{seat@seat}: {shots:# shot|# shots}, {hits:# hit|# hits} (expected {mean}, mostly {low} to {high}), {tokens:# token|# tokens} spent, {lost:# point|# points} lost',
  'tactic148.tally.shots': 'Shots',
  'tactic148.tally.hits': 'Hits',
  'tactic148.tally.expected': 'Expected',
  'tactic148.tally.tokens': 'Tokens spent',
  'tactic148.tally.lost': 'Points lost',
  'tactic148.tally.range': '{mean} ({low} to {high})',
} as const;
