import type { Sentences } from '../../../i18n/sentences.js';

/** Chances: what a shot, a physical attack or a roll promises, term by term, and why it cannot be. */
export const odds = {
  'battletech.cause.anti-missile': { en: 'fires by itself', fr: 'tire de lui-même', ru: 'стреляет само' },
  'battletech.cause.sensors-gone': { en: 'sensors destroyed', fr: 'senseurs détruits', ru: 'сенсоры уничтожены' },
  'battletech.cause.leg-weapon-prone': { en: 'lying on the ground', fr: 'Mech à terre', ru: 'мех лежит' },
  'battletech.cause.leg-weapon-covered': { en: 'leg behind cover', fr: 'jambe à couvert', ru: 'нога за укрытием' },
  'battletech.cause.under-water': {
    en: 'no line of sight, under water',
    fr: "pas de ligne de vue, sous l'eau",
    ru: 'не видно, под водой',
  },
  'battletech.cause.ground-between': {
    en: 'no line of sight, ground between',
    fr: 'pas de ligne de vue, terrain trop haut',
    ru: 'не видно, мешает рельеф',
  },
  'battletech.cause.no-spotter': { en: 'nobody to spot', fr: 'pas d’observateur', ru: 'некому корректировать' },
  'battletech.cause.cannot-act': {
    en: 'shut down or pilot unconscious',
    fr: "à l'arrêt ou pilote inconscient",
    ru: 'отключён или пилот без сознания',
  },
  'battletech.cause.prone-one-arm': { en: 'props itself up', fr: "s'appuie sur ce bras", ru: 'опирается на эту руку' },
  'battletech.cause.prone-front-leg': {
    en: 'props itself up',
    fr: "s'appuie sur cette jambe",
    ru: 'опирается на эту ногу',
  },
  'battletech.figures.shot': {
    en: '- {weapon} → {target}: {needs}, damage {damage}, heat {heat}',
    fr: '- {weapon} → {target} : {needs}, {damage} de dégâts, chaleur {heat}',
    ru: '- {weapon} → {target}: {needs}, урон {damage}, нагрев {heat}',
  },
  'battletech.figures.hex-shot': {
    en: '- {weapon} → {target}: {needs}, heat {heat}',
    fr: '- {weapon} → {target} : {needs}, chaleur {heat}',
    ru: '- {weapon} → {target}: {needs}, нагрев {heat}',
  },
  'battletech.answer.odds': {
    en: '**{unit} → {target}**: {distance:# hex|# hexes}, line of sight {sight}',
    fr: '**{unit} → {target}** : {distance:# hex|# hex}, ligne de vue {sight}',
    ru: '**{unit} → {target}**: {distance:# гекс|# гекса|# гексов}, {sight}',
  },
  'battletech.answer.from': {
    en: 'From {hex} facing {facing}, {mode@battletech.mode}:',
    fr: 'Depuis {hex}, orientation {facing}, {mode@battletech.mode} :',
    ru: 'Из {hex}, лицом на {facing}, {mode@battletech.mode}:',
  },
  'battletech.answer.odds-weapon': {
    en: '{letter} {weapon@battletech.weapon}: **{number}+** ({chance}), damage {damage}',
    fr: '{letter} {weapon@battletech.weapon} : **{number}+** ({chance}), {damage} de dégâts',
    ru: '{letter} {weapon@battletech.weapon}: **{number}+** ({chance}), урон {damage}',
  },
  'battletech.answer.odds-does': {
    en: '{letter} {weapon@battletech.weapon}: **{number}+** ({chance}), {does@battletech.does}',
    fr: '{letter} {weapon@battletech.weapon} : **{number}+** ({chance}), {does@battletech.does}',
    ru: '{letter} {weapon@battletech.weapon}: **{number}+** ({chance}), {does@battletech.does}',
  },
  'battletech.does.mark': {
    en: 'marks the target, no damage',
    fr: 'marque la cible, sans dégâts',
    ru: 'подсвечивает цель, без урона',
  },
  'battletech.does.pod': {
    en: 'sticks a pod to the target, no damage',
    fr: 'fixe une balise à la cible, sans dégâts',
    ru: 'закрепляет на цели маяк, без урона',
  },
  'battletech.does.anti-missile': {
    en: 'shoots missiles down, no damage',
    fr: 'abat des missiles, sans dégâts',
    ru: 'сбивает ракеты, без урона',
  },
  'battletech.does.legs': {
    en: 'strikes a leg, with a chance of a critical hit',
    fr: 'endommage une jambe, avec un risque de coup critique',
    ru: 'бьёт по ноге, возможно критическое попадание',
  },
  'battletech.does.swarm': {
    en: 'clings to the target and strikes it every turn',
    fr: 's’accroche à la cible et la frappe chaque tour',
    ru: 'цепляется за цель и бьёт её каждый ход',
  },
  'battletech.choice.does': {
    en: '{needs}, {does@battletech.does}',
    fr: '{needs}, {does@battletech.does}',
    ru: '{needs}, {does@battletech.does}',
  },
  'battletech.figures.does': {
    en: '- {weapon} → {target}: {needs}, {does@battletech.does}',
    fr: '- {weapon} → {target} : {needs}, {does@battletech.does}',
    ru: '- {weapon} → {target}: {needs}, {does@battletech.does}',
  },
  'battletech.answer.odds-cluster': {
    en: '{letter} {weapon@battletech.weapon}: **{number}+** ({chance}), damage up to {most}, {average} on average',
    fr: "{letter} {weapon@battletech.weapon} : **{number}+** ({chance}), jusqu'à {most} de dégâts, {average} en moyenne",
    ru: '{letter} {weapon@battletech.weapon}: **{number}+** ({chance}), урон до {most}, в среднем {average}',
  },
  'battletech.answer.twist-left': {
    en: 'Torso twisted left:',
    fr: 'Torse pivoté à gauche :',
    ru: 'Торс повёрнут влево:',
  },
  'battletech.answer.twist-right': {
    en: 'Torso twisted right:',
    fr: 'Torse pivoté à droite :',
    ru: 'Торс повёрнут вправо:',
  },
  'battletech.answer.odds-refused': {
    en: '{weapons}: no shot, {why}',
    fr: '{weapons} : pas de tir, {why}',
    ru: '{weapons}: выстрела нет, {why}',
  },
  'battletech.answer.odds-of': {
    en: '{letters} {weapon@battletech.weapon}',
    fr: '{letters} {weapon@battletech.weapon}',
    ru: '{letters} {weapon@battletech.weapon}',
  },
  'battletech.answer.odds-none': { en: 'no shot, {why}', fr: 'pas de tir, {why}', ru: 'выстрела нет, {why}' },
  'battletech.answer.odds-push': {
    en: '{attack}: **{number}+** ({chance})',
    fr: '{attack} : **{number}+** ({chance})',
    ru: '{attack}: **{number}+** ({chance})',
  },
  'battletech.answer.no-targets': {
    en: '{unit} has no target on the map.',
    fr: "{unit} n'a pas de cible sur la carte.",
    ru: 'У юнита {unit} нет целей на карте.',
  },
  'battletech.cause.no-line-of-sight': {
    en: 'no line of sight',
    fr: 'pas de ligne de vue',
    ru: 'нет линии видимости',
  },
  'battletech.cause.out-of-range': { en: 'out of range', fr: 'hors de portée', ru: 'вне досягаемости' },
  'battletech.cause.out-of-arc': { en: 'out of arc', fr: "hors de l'arc de tir", ru: 'вне сектора обстрела' },
  'battletech.cause.weapon-lost': { en: 'weapon lost', fr: 'arme perdue', ru: 'оружие потеряно' },
  'battletech.cause.aim-at-moving': {
    en: 'it can move: no location to aim at',
    fr: 'elle peut bouger : pas de localisation à viser',
    ru: 'цель подвижна: в локацию не целят',
  },
  'battletech.cause.cannot-aim': {
    en: 'cannot aim at a location',
    fr: 'ne vise pas une localisation',
    ru: 'в локацию не нацелить',
  },
  'battletech.cause.aim-at-head': {
    en: 'not at the head of who can move',
    fr: 'pas à la tête d’une cible mobile',
    ru: 'в голову подвижной цели не навести',
  },
  'battletech.cause.aim-pulse': {
    en: 'pulse weapon, the target can move',
    fr: 'arme à impulsions, cible mobile',
    ru: 'импульсное, а цель подвижна',
  },
  'battletech.cause.aim-side-still': {
    en: "not at who cannot move or is no 'Mech",
    fr: 'pas sur une cible immobilisée ou qui n’est pas un Mech',
    ru: 'не по обездвиженному и не по немеху',
  },
  'battletech.cause.aim-side-indirect': {
    en: 'indirect fire is not aimed',
    fr: 'un tir indirect ne se vise pas',
    ru: 'непрямой наводкой не прицелиться',
  },
  'battletech.cause.aim-side-skill': {
    en: 'gunnery bonus too low to aim',
    fr: 'bonus de tir trop bas pour viser',
    ru: 'для прицела мала надбавка к стрельбе',
  },
  'battletech.cause.aim-side-off': {
    en: 'no aimed shots in this match',
    fr: 'pas de tir visé dans cette partie',
    ru: 'прицельной стрельбы в этом матче нет',
  },
  'battletech.cause.aim-half-off': {
    en: 'neither high nor low in this match',
    fr: 'ni haut ni bas dans cette partie',
    ru: 'вверх и вниз в этом матче не целят',
  },
  'battletech.cause.aim-unseen': {
    en: 'not to be seen from here',
    fr: 'hors de vue d’ici',
    ru: 'отсюда не видно',
  },
  'battletech.answer.odds-met': {
    en: '{line}, less {dice} missiles by anti-missile fire',
    fr: '{line}, moins {dice} missiles par l’antimissile',
    ru: '{line}, минус {dice} ракет от ПРО',
  },
  'battletech.answer.odds-burns': {
    en: '{letter} {weapon@battletech.weapon}: **{number}+** ({chance}), sets on fire: up to {heat} heat a turn for {turns:# turn|# turns}',
    fr: '{letter} {weapon@battletech.weapon} : **{number}+** ({chance}), met le feu : jusqu’à {heat} de chaleur par tour, {turns:# tour|# tours}',
    ru: '{letter} {weapon@battletech.weapon}: **{number}+** ({chance}), поджигает: нагрев до {heat} за ход, {turns:# ход|# хода|# ходов}',
  },
} as const satisfies Sentences;
