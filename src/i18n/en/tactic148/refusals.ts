/** Why an order is against the rules, with the figures, and what would be legal. */
export const refusals = {
  'tactic148/not-this-character': '{unit} cannot be given orders now. Choose {known?}.',
  'tactic148/wound-marker': '{unit} has a Wound marker and can do nothing until the end of this turn.',
  'tactic148/not-on-card': '{unit}: {what@tactic148.card} is not on its card ({wounded@tactic148.card-side}).',
  'tactic148/suppressed':
    '{unit} is or was in the Suppression Fire {zone} this turn: no attack but a grenade up to 5 u, or hand to hand.',
  'tactic148/no-such-weapon': '{unit} has no weapon `{weapon}`. On its card: {known}.',
  'tactic148/no-such-target': '{target} is no enemy of {unit} on the table.',
  'tactic148/no-line-of-sight':
    '{unit} does not see {target}: an obstruction hides the whole base. Move, or choose another target.',
  'tactic148/no-dice': '{unit} has no dice at {range@tactic148.range} with `{weapon}`, so no shot at {target}.',
  'tactic148/marker-off-table': 'That place is off the table, which is {width@length} by {height@length}.',
  'tactic148/point-out-of-sight': '{unit} does not see the point {at@place}: an obstruction is in the way.',
  'tactic148/grenade-too-far': '{unit} would throw {far@length}; a grenade goes {most@length} at most.',
  'tactic148/grenade-suppressed':
    '{unit} is under Suppression Fire and would throw {far@length}; then a grenade goes {most@length} at most.',
  'tactic148/attacked-already':
    '{unit} has already attacked this turn: it can neither begin nor join Suppression Fire.',
  'tactic148/no-such-zone': 'Your side has no Suppression Fire `{zone}`. It has: {known}.',
  'tactic148/joined-already': '{unit} already takes part in the Suppression Fire {zone}.',
  'tactic148/no-way': '{unit}: give one place or more to move to, other than where it stands.',
  'tactic148/too-far': '{unit} would move {far@length}; its card allows {most@length} in one action.',
  'tactic148/off-table': '{unit}: the whole base must stay on the table, which is {width@length} by {height@length}.',
  'tactic148/enemy-in-the-way':
    '{enemy} is in the way of {unit}: enemies are not crossed. Go around, or end in contact.',
  'tactic148/terrain-in-the-way':
    '{unit}: in the way is an obstruction that cannot be climbed: {look@tactic148.look} at {at@place}. Go around.',
  'tactic148/base-in-the-way': '{unit} cannot end on the base of {other}. Stop beside it.',
  'tactic148/half-on-terrain':
    '{unit} cannot stop partly on an obstruction: {look@tactic148.look} at {at@place}. Stop before it or beyond it.',
  'tactic148/not-enough-tokens': '{unit}: this costs {need:# token|# tokens}, and you have {have}.',
  'tactic148/movement-limit':
    '{unit}: {spent:# token|# tokens} already went into movement this turn and this needs {need}; {most} a turn is the most, Command or not.',
  'tactic148/no-shots-left':
    '{unit} has made {done:# shooting action|# shooting actions} this turn; its card allows {most}.',
  'tactic148/one-weapon': '{unit} has used `{used}` this turn; with `{wanted}` it can attack in another turn.',
  'tactic148/no-actions-left':
    '{unit} has done {done} of {most:# action|# actions} this turn, and this counts {need}. An officer with Command within 5 u could allow more.',
  'tactic148/spend-one': 'At least 1 token must be spent in your turn. Those who can act: {able?}.',
  'tactic148/plan-length': 'Queue 1 to {most} orders.',
  'tactic148/take-cover-only': "In the opponent's turn this match allows Take Cover only.",
  'tactic148/no-opportunity': '{unit} has no Opportunity Fire marker on the table to hold or to release.',
  'tactic148/no-such-character': 'There is no character {unit} on the table. There are: {known}.',
  'tactic148/not-offered': '`{chosen}` is not on offer. Choose {known?}.',
  'tactic148/outside-zone': '{unit} would stand {far@length} from its own edge; it deploys within {most@length}.',
  'tactic148/scatter-too-far': 'The grenade would move {far@length}; the die allows {most@length}.',
  'tactic148/nothing-to-choose': 'Nothing can be chosen here any more. Go back one step.',
  'tactic148/two-sides': 'This game is for two sides; the set-up has: {sides@side}.',
  'tactic148/empty-side': '{side@side}: at least one character is needed.',
  'tactic148/empty-seat': '{seat@seat}: there is no character for this player.',
  'tactic148/label-twice': 'Two characters are called {unit}; labels must differ.',
  'tactic148/no-owner': '{unit}: the place {seat@seat} does not belong to {side@side}.',
  'tactic148/force-too-dear':
    '{side@side}: the force is worth {points:# point|# points}; agreed are {agreed}, with the tolerance {most} at most.',
  'tactic148/table-too-small':
    'Table `{table}` is {width@length} by {height@length}; it must measure at least {least@length} each way.',
  'tactic148/table-too-large':
    'Table `{table}` is {width@length} by {height@length}; {most@length} each way is the most.',
  'tactic148/piece-twice': 'Table `{table}`: two pieces are called `{piece}`.',
  'tactic148/piece-unsound': 'Table `{table}`: the piece `{piece}` must lie on the table, in convex shapes.',
  'tactic148/no-objective': 'Table `{table}`: a mission needs a piece within 5 u of the {edge@tactic148.edge-of} edge.',
  'tactic148/fact-unknown': 'I cannot read `{given}` as a fact. Right are for instance {forms?}.',
  'tactic148/fact-not-on-table': '{unit} is not on the table; only figures on it can be set right: {known?}.',
  'tactic148/fact-no-side': 'There is no side `{side}`. The sides: {known?}.',
  'tactic148/fact-tokens': '{given} tokens cannot be: a side has from 0 to {most}.',
  'tactic148/fact-marker-off-only':
    'The marker {marker@tactic148.marker} of {unit} has a place on the table: it can be taken away, but is only put there by an order.',
  'tactic148/eliminated': '{unit} is eliminated: nothing can be ordered of it any more.',
} as const;
