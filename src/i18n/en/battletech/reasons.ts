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
  'battletech.reason.unarmed': 'it has no weapon left that can fire',
  'battletech.reason.unseen': 'no enemy is in its sight',
  'battletech.reason.unreached': 'no weapon reaches or bears on an enemy that it sees',
  'battletech.reason.hopeless': 'no shot has a fair chance',
} as const;
