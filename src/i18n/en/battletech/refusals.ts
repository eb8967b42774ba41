/** Why an order is against the rules, with the figures, and what would be legal. */
export const refusals = {
  'battletech/already-deployed': '{unit} is already on the map.',
  'battletech/outside-zone': '{unit} cannot deploy in {hex}. Its zone: rows {rows}, columns {columns}.',
  'battletech/hex-occupied': '{hex} is taken by {unit}; no two units end in one hex.',
  'battletech/no-such-hex': 'There is no hex {hex}: the map has {columns} columns and {rows} rows.',
  'battletech/no-such-unit': 'There is no unit {unit}. The units: {known}.',
  'battletech/not-on-map': '{unit} is {status@battletech.status}.',
  'battletech/not-this-unit': 'It is not the turn of {unit}. Choose {known?}.',
  'battletech/already-moved': '{unit} has already moved this turn. Still to move: {known}.',
  'battletech/already-declared': '{unit} has already declared its attacks. Still to declare: {known}.',
  'battletech/unknown-step': '{step} is not a step. The steps: {known?}.',
  'battletech/stand-still-moves': 'A unit that stands still spends no MP and does not turn. To turn {unit}, walk.',
  'battletech/cannot-move': '{unit} has lost a leg: it can only stand still and fire.',
  'battletech/run-backward': 'A running unit never steps backward. To step back with {unit}, walk.',
  'battletech/off-map':
    'That step would take {unit} off the map at {hex}, and it would count as destroyed. If you mean it, add `exit`.',
  'battletech/no-edge-ahead':
    'Only a step forward over the edge leaves the map; ahead of {unit} in {hex} there is no edge.',
  'battletech/enemy-in-the-way': '{unit} stands in {hex}: you cannot pass through an enemy. Go around.',
  'battletech/not-enough-mp':
    '{unit}, {mode@battletech.mode}: this takes {need} MP, and it has {have}, enough for {far}.',
  'battletech/same-hex': 'Both ends lie in {hex}; a line needs two hexes.',
  'battletech/no-line-of-sight':
    'No line of sight from {from} to {to}: {points:# point|# points} of woods between, and 3 block.',
  'battletech/out-of-range':
    '{mount}: {weapon@battletech.weapon} reaches {longest:# hex|# hexes}; the target is {distance} away.',
  'battletech/out-of-arc':
    '{mount}: {weapon@battletech.weapon} ({location@battletech.location}) does not bear on {hex} from this facing.',
  'battletech/weapon-lost': '{mount}: {weapon@battletech.weapon} was lost with the {location@battletech.location}.',
  'battletech/no-ammo': '{mount}: {weapon@battletech.weapon} has no rounds left.',
  'battletech/not-enough-ammo':
    '{weapon@battletech.weapon}: {need:# shot|# shots} declared, {have:# round|# rounds} left.',
  'battletech/own-target': '{unit} cannot shoot at itself.',
  'battletech/target-gone': '{target} is no longer on the map.',
  'battletech/friendly-fire': '{target} is on your side; friendly fire is off in this match.',
  'battletech/no-such-weapon': '{unit} has no weapon {mount}. Its letters: {known}.',
  'battletech/weapon-twice': '{mount}: {weapon@battletech.weapon} is named twice; each weapon fires once a turn.',
  'battletech/no-target-named': 'At which unit does {unit} shoot? Name a target, or give no weapons.',
  'battletech/no-weapons-named':
    'With what does {unit} shoot at {target}? Name weapons; to hold fire, give no target and write `none`.',
  'battletech/choose-one-of-each': 'Choose one hex of each pair: {known}.',
  'battletech/choose-one-side': 'All hexes must lie on the same side of the line. Pairs, left/right: {known}.',
  'battletech/fire-which': 'Which weapons come next? Still to resolve: {known}.',
  'battletech/not-among-these': '{mount} is not among the weapons asked for: {known}.',
  'battletech/fact-unknown': '`{given}` is no fact that can be set. Forms: {forms?}.',
  'battletech/fact-out-of-range': '{unit}: {given} does not fit; the sheet allows {least} to {most}.',
  'battletech/fact-no-ammo': '{unit}: weapon {mount} uses no ammunition. Those that do: {known}.',
  'battletech/two-sides': 'This game is for two sides; the set-up has: {sides@side}.',
  'battletech/empty-side': '{side@side}: at least one player and one unit are needed.',
  'battletech/label-twice': 'Two units are called {unit}; labels must differ.',
  'battletech/no-owner': '{unit}: the place {seat@seat} does not belong to {side@side}.',
  'battletech/no-ammo-bin': '{unit}: {weapon@battletech.weapon} has no ammunition on the sheet.',
  'battletech/armor-off-sheet':
    '{unit}, {location@battletech.location}: armour cannot be {has}; the sheet gives 0 to {most}.',
  'battletech/ammo-off-sheet': '{unit}: there cannot be {left} rounds left; the sheet gives 0 to {full}.',
  'battletech/wreck': '{unit} cannot take part: its {location@battletech.location} is at 0.',
  'battletech/one-zone-each': '{side@side}: one deployment zone is needed, no more and no less.',
  'battletech/zone-off-map': '{side@side}: the deployment zone goes over the edge of the map.',
  'battletech/zone-too-small':
    '{side@side}: the deployment zone has room for {room:# unit|# units}, and there are {units}.',
} as const;
