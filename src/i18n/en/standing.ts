/** Orders kept for later and answers left to Arbitre; how long play has waited on whom. */
export const standing = {
  'standing.waits': '**How long play has waited on whom**',
  'standing.waited': '{player}: {ms@span} ({times:# time|# times})',
} as const;
