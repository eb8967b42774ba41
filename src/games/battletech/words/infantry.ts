import type { Sentences } from '../../../i18n/sentences.js';

/** Platoons and battle armour: how many are left, what hits them, what they do. */
export const infantry = {
  'battletech.motive.foot': { en: 'on foot', fr: 'à pied', ru: 'пешком' },
  'battletech.term.attacker-infantry': {
    en: 'infantry fires as well on the move',
    fr: "l'infanterie tire aussi bien en mouvement",
    ru: 'пехоте движение не мешает',
  },
  'battletech.term.same-hex': { en: 'in the same hex', fr: 'dans le même hex', ru: 'в том же гексе' },
  'battletech.term.encumbered': {
    en: 'heavy weapons at close quarters',
    fr: 'armes lourdes à bout portant',
    ru: 'тяжёлое оружие в упор',
  },
  'battletech.term.battle-armour': {
    en: 'small target: battle armour',
    fr: 'petite cible : exosquelettes',
    ru: 'малая цель: боевая броня',
  },
  'battletech.term.cloak': {
    en: 'camouflage ({n:# hex|# hexes} moved)',
    fr: 'camouflage ({n:# hex parcouru|# hex parcourus})',
    ru: 'маскировка ({n:пройден # гекс|пройдено # гекса|пройдено # гексов})',
  },
  'battletech.term.anti-mech': {
    en: "anti-'Mech skill",
    fr: 'combat rapproché anti-Mech',
    ru: 'навык ближнего боя с мехами',
  },
  'battletech.term.troopers-left': {
    en: '{n:# trooper left|# troopers left}',
    fr: '{n:# soldat valide|# soldats valides}',
    ru: '{n:в строю # боец|в строю # бойца|в строю # бойцов}',
  },
  'battletech/too-few-troopers': {
    en: 'Too few are left for this attack ({have:# trooper|# troopers}).',
    fr: 'Ils ne sont plus assez nombreux pour cette attaque ({have:# soldat|# soldats}).',
    ru: 'Для такой атаки их слишком мало ({have:# боец|# бойца|# бойцов}).',
  },
  'battletech/no-such-assault': {
    en: "{unit} cannot do that to {target}: legs only 'Mechs have, and only 'Mechs and vehicles can be swarmed.",
    fr: '{unit} ne peut pas faire cela à {target} : seuls les Mechs ont des jambes, et on ne prend d’assaut que Mechs et véhicules.',
    ru: '{unit} не может так атаковать {target}: ноги есть только у мехов, а на абордаж берут лишь мехов и машины.',
  },
  'battletech/body-missiles': {
    en: '{unit} still has missiles on the body: they must be fired first.',
    fr: '{unit} porte encore des missiles sur le corps : il faut d’abord les tirer.',
    ru: 'На корпусах {unit} ещё ракеты: сначала их надо выпустить.',
  },
  'battletech/swarmed-already': {
    en: 'Others cling to {target} already.',
    fr: 'D’autres sont déjà accrochés à {target}.',
    ru: 'На {target} уже висят другие.',
  },
  'battletech/assault-alone': {
    en: '{unit} attacks at close quarters or fires, not both.',
    fr: '{unit} attaque au corps à corps ou tire, pas les deux.',
    ru: '{unit} либо вступает в ближний бой, либо стреляет, но не то и другое сразу.',
  },
  'battletech/target-aboard': {
    en: '{target} is on {on} and cannot be aimed at by itself.',
    fr: '{target} est sur {on} : on ne peut pas le viser à part.',
    ru: '{target} на {on}: отдельно прицелиться нельзя.',
  },
  'battletech.full.clings': { en: '**clings to it**', fr: '**s’y accroche**', ru: '**уже на броне**' },
  'battletech.full.swarms': {
    en: '🪝 **{unit}** tears at {target}: {result}',
    fr: '🪝 **{unit}** s’acharne sur {target} : {result}',
    ru: '🪝 **{unit}** рвёт {target}: {result}',
  },
  'battletech.full.dislodged': {
    en: '**{unit}** falls off {target}',
    fr: '**{unit}** tombe de {target}',
    ru: '**{unit}** падает с {target}',
  },
  'battletech.full.holds-on': {
    en: '**{unit}** holds on to {target}',
    fr: '**{unit}** reste accroché à {target}',
    ru: '**{unit}** держится на {target}',
  },
  'battletech.full.why-shake': {
    en: 'shaken off on {need}+: {dice}',
    fr: 'décrochage à {need}+ : {dice}',
    ru: 'сброс на {need}+: {dice}',
  },
  'battletech.picture.clings': { en: 'clings to {target}', fr: 'accroché à {target}', ru: 'висит на {target}' },
  'battletech.term.underfoot': { en: 'underfoot', fr: 'dans ses propres pieds', ru: 'под ногами' },
  'battletech.doom.troopers': { en: 'nobody is left', fr: 'plus personne debout', ru: 'никого не осталось' },
  'battletech.full.troopers': {
    en: 'troopers {before} → {after}',
    fr: 'soldats {before} → {after}',
    ru: 'бойцов {before} → {after}',
  },
  'battletech.full.trooper-falls': { en: '{location} falls', fr: '{location} tombe', ru: '{location} убит' },
  'battletech.full.in-the-open': { en: 'doubled in the open', fr: 'doublé à découvert', ru: 'вдвое на открытом месте' },
  'battletech.full.why-burst': { en: 'burst {dice}', fr: 'rafale {dice}', ru: 'очередь {dice}' },
  'battletech.unit.troopers': {
    en: '{troopers:# trooper|# troopers}, {motive@battletech.platoon}',
    fr: '{troopers:# soldat|# soldats}, {motive@battletech.platoon}',
    ru: '{troopers:# боец|# бойца|# бойцов}, {motive@battletech.platoon}',
  },
  'battletech.unit.armored': {
    en: 'Body armour: damage is halved',
    fr: 'Gilets de protection : dégâts divisés par deux',
    ru: 'Бронежилеты: урон вдвое меньше',
  },
  'battletech.unit.suits': {
    en: '{troopers:# suit|# suits}, {weight@battletech.suit}',
    fr: '{troopers:# exosquelette|# exosquelettes}, {weight@battletech.suit}',
    ru: '{troopers:# боец|# бойца|# бойцов}, броня: {weight@battletech.suit}',
  },
  'battletech.unit.paces': { en: 'Ground {walk} MP', fr: 'Au sol {walk} MP', ru: 'По земле {walk} MP' },
  'battletech.unit.paces-jump': {
    en: 'Ground {walk}, jump {jump} MP',
    fr: 'Au sol {walk}, saut {jump} MP',
    ru: 'По земле {walk}, прыжок {jump} MP',
  },
  'battletech.unit.small-arms': {
    en: '{letter} small arms: damage {damage} by {troopers:# trooper|# troopers}, range {ranges}',
    fr: '{letter} armes légères : dégâts {damage} à {troopers:# soldat|# soldats}, portée {ranges}',
    ru: '{letter} стрелковое оружие: урон {damage} от {troopers:# бойца|# бойцов|# бойцов}, дистанции {ranges}',
  },
  'battletech.platoon.foot': { en: 'on foot', fr: 'à pied', ru: 'пешие' },
  'battletech.platoon.motorized': { en: 'motorized', fr: 'motorisés', ru: 'моторизованные' },
  'battletech.platoon.jump': { en: 'with jump packs', fr: 'à propulseurs dorsaux', ru: 'с прыжковыми ранцами' },
  'battletech.platoon.mechanized-tracked': {
    en: 'in tracked carriers',
    fr: 'sur transports chenillés',
    ru: 'на гусеничных транспортёрах',
  },
  'battletech.platoon.mechanized-wheeled': {
    en: 'in wheeled carriers',
    fr: 'sur transports à roues',
    ru: 'на колёсных транспортёрах',
  },
  'battletech.platoon.mechanized-hover': {
    en: 'in hover carriers',
    fr: "sur transports à coussin d'air",
    ru: 'на транспортёрах на воздушной подушке',
  },
  'battletech.suit.exoskeleton': { en: 'exoskeletons', fr: 'très légers', ru: 'экзоскелеты' },
  'battletech.suit.light': { en: 'light', fr: 'légers', ru: 'лёгкая' },
  'battletech.suit.medium': { en: 'medium', fr: 'moyens', ru: 'средняя' },
  'battletech.suit.heavy': { en: 'heavy', fr: 'lourds', ru: 'тяжёлая' },
  'battletech.suit.assault': { en: 'assault', fr: "d'assaut", ru: 'штурмовая' },
  'battletech.answer.sheet-troops': {
    en: '**{unit}** {chassis} {model} · {paces}',
    fr: '**{unit}** {chassis} {model} · {paces}',
    ru: '**{unit}** {chassis} {model} · {paces}',
  },
  'battletech.answer.troopers': {
    en: 'Troopers {figures}',
    fr: 'Soldats {figures}',
    ru: 'Бойцы: {figures}',
  },
  'battletech.answer.suits': {
    en: 'Armour of each suit: {figures}',
    fr: 'Blindage de chacun : {figures}',
    ru: 'Броня каждого: {figures}',
  },
  'battletech/heats-not': {
    en: "{target} builds up no heat: only a 'Mech can be heated.",
    fr: '{target} ne chauffe pas : seul un Mech peut être chauffé.',
    ru: '{target} не нагревается: греть можно только меха.',
  },
} as const satisfies Sentences;
