/** Refusals of order texts that cannot be read, or can be read in more than one way. */
export const orders = {
  'orders/unknown-command': 'There is no command {given}. For orders: {known?}.',
  'orders/stray-text': '`{given}` belongs to no option. Options are {known?}.',
  'orders/option-twice': 'The option {option} is given twice.',
  'orders/option-unused': '{command} has no use for the option {option}. It takes {known?}.',
  'orders/no-options': '{command} takes no options.',
  'orders/unit-missing': 'Which unit? Write `{option}` and one of these: {units?}.',
  'orders/unit-unknown': 'There is no unit {given} here. The units: {units?}.',
  'orders/unit-ambiguous': '{given} can be {units?}. Name one of them.',
  'orders/target-missing': 'At which unit? Possible targets: {units?}.',
  'orders/look-alike':
    '`{given}` is written in Cyrillic. Did you mean {readings?}? Unit labels, steps and facings take Latin letters.',
  'orders/word-unknown': 'I cannot read `{given}` here. Possible: {expected?}.',
  'orders/order-missing': 'What is {unit} to do? For instance {examples?}.',
  'orders/mode-missing': 'How does it move? {examples?}.',
  'orders/hex-missing': 'Which hex? Column and row, four digits, as on the map: for instance {example}.',
  'orders/hex-off-map': 'There is no hex {hex}: the map has columns 01–{columns} and rows 01–{rows}.',
  'orders/facing-missing': 'Facing which way in {hex}? {facings?}.',
  'orders/not-a-facing': '`{given}` is not a facing. The facings: {facings?}.',
  'orders/not-a-step':
    '`{given}` is not a step. The steps: F forward, B backward, L turn left, R turn right, with counts if you like: 3F L F.',
  'orders/steps-unclear': '`{given}` can be read as {readings?}. Write one of these.',
  'orders/too-many-steps': '{count} steps are more than any unit can make; at most {most}.',
  'orders/exit-without-steps': 'To leave the map, say by which steps: {example}.',
  'orders/destination-open': 'There are several ways to end in {hex}. Choose: {choices?}.',
  'orders/out-of-reach':
    '{unit} cannot end in {hex} with {mp} MP ({mode@battletech.mode}). Nearest places within reach: {nearest?}.',
  'orders/charge-out-of-reach':
    '{unit} cannot end next to {target}, facing it, with an MP left for `{order}`: it has {mp} MP {mode@battletech.mode}.',
  'orders/limb-missing': 'With which one? {examples?}.',
  'orders/facing-out-of-reach': '{unit} can end in {hex}, but not facing {facing} with {mp} MP. Possible: {choices?}.',
  'orders/weapons-missing': 'What does {unit} fire? {examples?}; its weapons: {weapons}.',
  'orders/weapon-unknown': '{unit} has no weapon `{given}`. Its weapons: {weapons}.',
  'orders/weapon-ambiguous': '`{given}` can be {weapons?}. Write the letters.',
  'orders/weapon-twice': '{weapon} is named twice; each weapon fires once a turn.',
  'orders/not-on-map': '{unit} is not on the map.',
  'orders/places-missing': 'Between which hexes or units? Put both into `order`, for instance {examples?}.',
  'orders/same-place': '{given}: both ends are the same place; a line needs two.',
  'orders/condition-unknown':
    'I do not understand the condition `{given}`. Write for example {known?}; `not` turns it round, a unit may stand before it.',
  'orders/condition-number':
    'The condition `{given}` needs a whole number from 0 to 999 behind it, for example {example}.',
  'orders/else-without-if': '`else` needs a condition in `if`: without one the first order is always given.',
  'orders/not-on-table': '{unit} is not on the table.',
  'orders/place-missing':
    'Where? Write how far from the west edge and how far from the north edge, in u, for instance {example}; a label stands for the place of its figure.',
  'orders/length-missing': 'How far {given}? Put a length in u behind it, for instance {example}.',
  'orders/surplus': 'I do not know what `{given}` is to say there. Leave it out.',
  'orders/assault-parts': 'An Assault Fire is a move and a shot, in the order you write them: {examples?}.',
  'orders/plan-empty':
    'What is to be done one after the other? Write orders with `;` between them, for instance {example}.',
  'orders/places-two': 'Between which two places? Name two figures or two places, for instance {examples?}.',
} as const;
