import type { Sentences } from '../../../i18n/sentences.js';

/** Physical attacks: punches, kicks, pushes, clubs. */
export const physical = {
  'battletech.term.physical-base': { en: 'base', fr: 'base', ru: 'база' },
  'battletech.term.physical-kind': { en: 'kind of attack', fr: "type d'attaque", ru: 'вид удара' },
  'battletech.term.hand-hit': {
    en: 'hand hit or missing',
    fr: 'main touchée ou absente',
    ru: 'кисть повреждена или отсутствует',
  },
  'battletech.term.claw': { en: 'claw', fr: 'griffe', ru: 'коготь' },
  'battletech.term.upper-leg-hit': {
    en: 'upper leg actuator hit',
    fr: 'actionneur de la cuisse touché',
    ru: 'повреждён привод бедра',
  },
  'battletech.term.lower-leg-hit': {
    en: 'lower leg actuator hit',
    fr: 'actionneur du tibia touché',
    ru: 'повреждён привод голени',
  },
  'battletech.term.foot-hit': {
    en: 'foot actuator hit',
    fr: 'actionneur du pied touché',
    ru: 'повреждён привод стопы',
  },
  'battletech.term.industrial-tsm': {
    en: 'industrial myomer',
    fr: 'myomère industriel',
    ru: 'промышленный миомер',
  },
  'battletech.term.rear-kick': { en: 'kick to the rear', fr: 'coup de pied arrière', ru: 'удар ногой назад' },
  'battletech.term.unintentional': { en: 'unintentional charge', fr: 'charge involontaire', ru: 'случайный таран' },
  'battletech.limb.left': { en: 'left', fr: 'gauche', ru: 'левой' },
  'battletech.limb.right': { en: 'right', fr: 'droit', ru: 'правой' },
  'battletech.word.punch': { en: 'punch', fr: 'coup de poing|poing', ru: 'удар рукой|рукой' },
  'battletech.word.kick': { en: 'kick', fr: 'coup de pied|pied', ru: 'удар ногой|ногой' },
  'battletech.word.push': { en: 'push', fr: 'poussée|pousser', ru: 'толчок|толкнуть' },
  'battletech.word.both': { en: 'both|both arms', fr: 'les deux|deux|deux bras', ru: 'обеими|обе|двумя' },
  'battletech.word.no-strike': {
    en: 'no strike|no blow|no attack',
    fr: 'aucun coup|pas de coup|ne pas frapper',
    ru: 'без удара|не бить',
  },
  'battletech.suggest.physical': {
    en: '{order}: {number}+ ({chance})',
    fr: '{order} : {number}+ ({chance})',
    ru: '{order}: {number}+ ({chance})',
  },
  'battletech/blow-lying': {
    en: '{kind@battletech.physical}: not from the ground. Stand up first.',
    fr: "{kind@battletech.physical} : impossible à terre. Relevez-vous d'abord.",
    ru: '{kind@battletech.physical}: лёжа нельзя. Сначала встаньте.',
  },
  'battletech/strikes-prone': {
    en: '{unit} lies on the ground: it strikes nobody until it stands up.',
    fr: '{unit} est à terre : pas de corps à corps avant de se relever.',
    ru: '{unit} лежит: пока не встанет, никого не ударит.',
  },
  'battletech/blow-at-lying': {
    en: "{kind@battletech.physical}: not against a 'Mech that lies on the ground.",
    fr: '{kind@battletech.physical} : impossible contre un Mech à terre.',
    ru: '{kind@battletech.physical}: по лежащему меху нельзя.',
  },
  'battletech/blow-no-arms': {
    en: '{kind@battletech.physical}: not without arms. On four legs: kicks, charges and, with jump jets, deaths from above.',
    fr: '{kind@battletech.physical} : impossible sans bras. Sur quatre jambes : coups de pied, charges et, avec des jets de saut, mort venue du ciel.',
    ru: '{kind@battletech.physical}: без рук нельзя. На четырёх ногах можно: удар ногой, таран и, с прыжковыми двигателями, смерть сверху.',
  },
  'battletech/blow-limb-gone': {
    en: '{kind@battletech.physical}: the {location@battletech.location} is gone.',
    fr: '{kind@battletech.physical} : membre perdu ({location@battletech.location}).',
    ru: '{kind@battletech.physical}: конечность потеряна ({location@battletech.location}).',
  },
  'battletech/blow-limb-fired': {
    en: '{kind@battletech.physical}: a weapon in the {location@battletech.location} was fired this turn.',
    fr: '{kind@battletech.physical} : une arme de ce membre a tiré ce tour ({location@battletech.location}).',
    ru: '{kind@battletech.physical}: оружие этой конечности в этот ход стреляло ({location@battletech.location}).',
  },
  'battletech/blow-part-hit': {
    en: '{kind@battletech.physical}: not without the {part@battletech.component} ({location@battletech.location}).',
    fr: '{kind@battletech.physical} : impossible sans cette pièce : {part@battletech.component} ({location@battletech.location}).',
    ru: '{kind@battletech.physical}: нельзя без этой части: {part@battletech.component} ({location@battletech.location}).',
  },
  'battletech/blow-too-far': {
    en: '{kind@battletech.physical}: the target must be in the next hex; it is {distance} away.',
    fr: '{kind@battletech.physical} : la cible doit être dans l’hexagone voisin ; elle est à {distance}.',
    ru: '{kind@battletech.physical}: цель должна быть в соседнем гексе, а до неё {distance}.',
  },
  'battletech/blow-out-of-arc': {
    en: '{kind@battletech.physical}: {hex} is out of reach from this facing.',
    fr: "{kind@battletech.physical} : {hex} est hors d'atteinte avec cette orientation.",
    ru: '{kind@battletech.physical}: при таком направлении до {hex} не достать.',
  },
  'battletech/blow-level': {
    en: '{kind@battletech.physical}: from level {own} it does not reach a target on level {theirs}.',
    fr: "{kind@battletech.physical} : du niveau {own}, une cible au niveau {theirs} est hors d'atteinte.",
    ru: '{kind@battletech.physical}: с уровня {own} до цели на уровне {theirs} не достать.',
  },
  'battletech/blow-level-lying': {
    en: '{kind@battletech.physical}: from level {own} it does not reach a target that lies on level {theirs}.',
    fr: "{kind@battletech.physical} : du niveau {own}, une cible à terre au niveau {theirs} est hors d'atteinte.",
    ru: '{kind@battletech.physical}: с уровня {own} до лежащей цели на уровне {theirs} не достать.',
  },
  'battletech/target-taken': {
    en: '{other} already charges, pushes or jumps on {target}: only one may in a turn.',
    fr: "{target} est déjà la cible d'une charge, d'une poussée ou d'une mort venue du ciel de {other} : une seule par tour.",
    ru: '{other} уже таранит, толкает или атакует сверху {target}: за ход это может только один.',
  },
  'battletech/wrong-limb': {
    en: '{kind@battletech.physical}: not with {given}. With: {known?}.',
    fr: '{kind@battletech.physical} : pas avec {given}. Avec : {known?}.',
    ru: '{kind@battletech.physical}: {given} для этого не годится. Годится: {known?}.',
  },
  'battletech/one-kind-of-blow': {
    en: '{unit} makes one kind of physical attack a turn; punches may be two, one with each arm, at the same target.',
    fr: "{unit} ne fait qu'un type de corps à corps par tour ; deux coups de poing, un par bras, sur une même cible.",
    ru: '{unit} за ход наносит удары одного вида; рукой можно ударить дважды, по разу каждой, по одной и той же цели.',
  },
  'battletech.physical.punch': { en: 'punch', fr: 'coup de poing', ru: 'удар рукой' },
  'battletech.physical.kick': { en: 'kick', fr: 'coup de pied', ru: 'удар ногой' },
  'battletech.physical.push': { en: 'push', fr: 'poussée', ru: 'толчок' },
  'battletech.picture.struck': { en: 'Struck: {figures}', fr: 'Touchés : {figures}', ru: 'Поражено: {figures}' },
  'battletech.picture.stopped': {
    en: 'Stopped by water: {figures}',
    fr: "Arrêtés par l'eau : {figures}",
    ru: 'Остановлено водой: {figures}',
  },
  'battletech.moved-by.push': { en: 'pushed', fr: 'poussée', ru: 'толчок' },
  'battletech.ask.strike': {
    en: 'declare physical attacks for {unit}',
    fr: 'engager {unit} au corps à corps',
    ru: 'объявить атаки ближнего боя юнита {unit}',
  },
  'battletech.ask.strike-one-of': {
    en: 'declare physical attacks for one unit: {units?}',
    fr: "déclarer le corps à corps d'une unité : {units?}",
    ru: 'объявить атаки ближнего боя одного из юнитов: {units?}',
  },
  'battletech.blank.further': { en: 'Another target?', fr: 'Une autre cible ?', ru: 'Ещё одна цель?' },
  'battletech.blank.strike': { en: 'Attack whom?', fr: 'Frapper qui ?', ru: 'Кого ударить?' },
  'battletech.blank.blow': { en: 'Which physical attack?', fr: 'Quelle attaque ?', ru: 'Какой удар?' },
  'battletech.choice.no-strike': { en: 'No physical attack', fr: 'Pas de corps à corps', ru: 'Без ближнего боя' },
  'battletech.choice.strike-target': {
    en: '{attacks:# kind of attack|# kinds of attack}, best {needs}',
    fr: "{attacks:# type d'attaque|# types d'attaque}, au mieux {needs}",
    ru: '{attacks:# вид удара|# вида удара|# видов удара}, лучший шанс {needs}',
  },
  'battletech.choice.physical': {
    en: '{needs}, damage {damage}',
    fr: '{needs}, {damage} de dégâts',
    ru: '{needs}, урон {damage}',
  },
  'battletech.figures.physical': {
    en: '- {attack}: {needs}, damage {damage}',
    fr: '- {attack} : {needs}, {damage} de dégâts',
    ru: '- {attack}: {needs}, урон {damage}',
  },
  'battletech.figures.push': { en: '- {attack}: {needs}', fr: '- {attack} : {needs}', ru: '- {attack}: {needs}' },
  'battletech.choice.both-punch': {
    en: 'Punch with both arms',
    fr: 'Coup de poing des deux bras',
    ru: 'Удар обеими руками',
  },
  'battletech.choice.sealed-no-strike': {
    en: 'declared: no physical attack; choose it to change that',
    fr: 'déclaré : pas de corps à corps ; à choisir pour changer',
    ru: 'объявлено: без ближнего боя; выберите, чтобы изменить',
  },
  'battletech.command.strike': {
    en: '{unit} attacks {target}: {attacks}',
    fr: '{unit} attaque {target} : {attacks}',
    ru: '{unit} атакует {target}: {attacks}',
  },
  'battletech.command.no-strike': {
    en: '{unit} makes no physical attack',
    fr: '{unit} ne fait pas de corps à corps',
    ru: '{unit}: без ближнего боя',
  },
  'battletech.full.blown-off': {
    en: '**{location@battletech.location} blown off**',
    fr: '**arrachement : {location@battletech.location}**',
    ru: '**оторвано: {location@battletech.location}**',
  },
  'battletech.full.physical': {
    en: '**{unit}** {attack} → **{target}** {number}+ ({chance}): {result}',
    fr: '**{unit}** {attack} → **{target}** {number}+ ({chance}) : {result}',
    ru: '**{unit}** {attack} → **{target}** {number}+ ({chance}): {result}',
  },
  'battletech.full.physical-untold': {
    en: '**{unit}** {attack} → **{target}**: {result}',
    fr: '**{unit}** {attack} → **{target}** : {result}',
    ru: '**{unit}** {attack} → **{target}**: {result}',
  },
  'battletech.full.physical-void': {
    en: '**{unit}** {attack} → **{target}**: {why}',
    fr: '**{unit}** {attack} → **{target}** : {why}',
    ru: '**{unit}** {attack} → **{target}**: {why}',
  },
  'battletech.full.attacker-gone': {
    en: 'no longer possible, the attacker is gone',
    fr: "plus possible, l'attaquant n'est plus là",
    ru: 'уже невозможно, атакующего больше нет',
  },
  'battletech.full.target-gone': {
    en: 'no longer possible, the target is gone',
    fr: "plus possible, la cible n'est plus là",
    ru: 'уже невозможно, цели больше нет',
  },
  'battletech.full.out-of-reach': {
    en: 'no longer possible, out of reach',
    fr: 'plus possible, hors de portée',
    ru: 'уже невозможно, не достать',
  },
  'battletech.full.cannot-hit': { en: 'cannot hit', fr: 'impossible à toucher', ru: 'попасть нельзя' },
  'battletech.full.limb': {
    en: '{attack} ({location@battletech.location})',
    fr: '{attack} ({location@battletech.location})',
    ru: '{attack} ({location@battletech.location})',
  },
  'battletech.full.no-physical': {
    en: '**{unit}**: no physical attack',
    fr: '**{unit}** : pas de corps à corps',
    ru: '**{unit}**: без ближнего боя',
  },
  'battletech.full.physical-declared': {
    en: '**{unit}** → **{target}**: {attacks}',
    fr: '**{unit}** → **{target}** : {attacks}',
    ru: '**{unit}** → **{target}**: {attacks}',
  },
  'battletech.full.attack-number': {
    en: '{attack} {number}+ ({chance})',
    fr: '{attack} {number}+ ({chance})',
    ru: '{attack} {number}+ ({chance})',
  },
  'battletech.full.recoil': {
    en: '{unit} itself: {damage}',
    fr: '{unit} subit : {damage}',
    ru: '{unit} получает: {damage}',
  },
  'battletech.full.why-physical': {
    en: '**{unit}** {attack} → {target}: {sum} ({chance})',
    fr: '**{unit}** {attack} → {target} : {sum} ({chance})',
    ru: '**{unit}** {attack} → {target}: {sum} ({chance})',
  },
  'battletech.answer.odds-physical': {
    en: '{attack}: **{number}+** ({chance}), damage {damage}',
    fr: '{attack} : **{number}+** ({chance}), {damage} de dégâts',
    ru: '{attack}: **{number}+** ({chance}), урон {damage}',
  },
  'battletech.answer.sheet-physical': {
    en: 'Physical attacks: {figures}',
    fr: 'Corps à corps : {figures}',
    ru: 'Удары: {figures}',
  },
} as const satisfies Sentences;
