/** What speaks for an order of Arbitre's own, and against it. */
export const reasons = {
  'battletech.reason.given': 'damage it can expect to deal',
  'battletech.reason.taken': 'damage it must expect to take',
  'battletech.reason.approach': 'distance to the enemy',
  'battletech.reason.turn-after': 'how it stands for the turn after',
  'battletech.reason.woods': 'cover of woods',
  'battletech.reason.middle': 'distance from the middle of the map',
  'battletech.reason.crowded': 'friends standing too close',
  'battletech.reason.facing': 'not looking straight at the enemy',
} as const;
