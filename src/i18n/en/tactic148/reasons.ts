/** Why Arbitre, when it plays a seat itself, would order what it would. */
export const reasons = {
  'tactic148.reasons.shot': 'what the shot is expected to take',
  'tactic148.reasons.blast': 'what the explosion is expected to take',
  'tactic148.reasons.fight': 'what the fight hand to hand is expected to bring',
  'tactic148.reasons.less-danger': 'harder to hit by shots',
  'tactic148.reasons.danger': 'enemy shots at this place',
  'tactic148.reasons.promise': 'shots from this place',
  'tactic148.reasons.near': 'nearer to the enemy or to the objective',
  'tactic148.reasons.nearest': 'the nearest enemy',
  'tactic148.reasons.tokens': 'what the tokens are worth later',
  'tactic148.reasons.patience': "better kept for one's own turn",
  'tactic148.reasons.points': 'what the character is still worth',
  'tactic148.reasons.cover': 'cover at this place',
  'tactic148.reasons.hidden': "out of the enemies' sight",
  'tactic148.reasons.forward': 'well forward',
} as const;
