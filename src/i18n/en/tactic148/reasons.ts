/** Why Arbitre, when it plays a seat itself, would order what it would. */
export const reasons = {
  'tactic148.reason.shot': 'what the shot is expected to take',
  'tactic148.reason.blast': 'what the explosion is expected to take',
  'tactic148.reason.fight': 'what the fight hand to hand is expected to bring',
  'tactic148.reason.less-danger': 'harder to hit by shots',
  'tactic148.reason.danger': 'enemy shots at this place',
  'tactic148.reason.promise': 'shots from this place',
  'tactic148.reason.near': 'nearer to the enemy or to the objective',
  'tactic148.reason.nearest': 'the nearest enemy',
  'tactic148.reason.tokens': 'what the tokens are worth later',
  'tactic148.reason.patience': "better kept for one's own turn",
  'tactic148.reason.points': 'what the character is still worth',
  'tactic148.reason.cover': 'cover at this place',
  'tactic148.reason.hidden': "out of the enemies' sight",
  'tactic148.reason.forward': 'well forward',
} as const;
