import type { Sentences } from '../../../i18n/sentences.js';

/** What a table may rule about vehicles, VTOLs and infantry (AMB-UNI-01 to 10). */
export const unitRulings = {
  'battletech.option.vehicleTable': {
    en: 'Hit table of vehicles',
    fr: 'Table des véhicules',
    ru: 'Попадания по машинам',
  },
  'battletech.option.vehicleTable.about': {
    en: 'Which neighbouring side a 5 or 9 strikes, in front of vehicles and behind VTOLs (standard level)',
    fr: 'Côté touché par 5 ou 9, à l’avant des véhicules et à l’arrière des VTOL (standard)',
    ru: 'В какой борт попадают 5 и 9 спереди у машин и сзади у винтокрылов (стандартный уровень)',
  },
  'battletech.option.vehicleTable.print': { en: 'as printed', fr: 'comme imprimé', ru: 'как напечатано' },
  'battletech.option.vehicleTable.mm': { en: 'mirrored', fr: 'en miroir', ru: 'зеркально' },
  'battletech.option.platoonSwarm': {
    en: 'Swarm of a platoon',
    fr: 'Assaut d’un peloton',
    ru: 'Взвод облепил машину',
  },
  'battletech.option.platoonSwarm.about': {
    en: 'What a platoon does to a machine to which it clings (standard level)',
    fr: 'Ce qu’un peloton inflige à la machine à laquelle il s’accroche (niveau standard)',
    ru: 'Что взвод делает с машиной, на которой висит (стандартный уровень)',
  },
  'battletech.option.platoonSwarm.full': {
    en: 'damage and a critical roll',
    fr: 'dégâts et jet critique',
    ru: 'урон и бросок на критическое',
  },
  'battletech.option.platoonSwarm.crit': {
    en: 'a critical roll alone',
    fr: 'jet critique seul',
    ru: 'только бросок на критическое',
  },
  'battletech.option.mechanizedOpen': {
    en: 'Mechanized in the open',
    fr: 'Mécanisés à découvert',
    ru: 'Взводы на открытом месте',
  },
  'battletech.option.mechanizedOpen.about': {
    en: 'Whether open ground doubles damage to mechanized platoons too (standard level)',
    fr: 'Le terrain découvert double-t-il aussi les dégâts aux mécanisés ? (niveau standard)',
    ru: 'Удваивает ли открытое место урон и взводам на транспортёрах (стандартный уровень)',
  },
  'battletech.option.mechanizedOpen.on': { en: 'yes', fr: 'oui', ru: 'да' },
  'battletech.option.mechanizedOpen.off': { en: 'no', fr: 'non', ru: 'нет' },
  'battletech.option.shakeOff': {
    en: 'Vehicles shake off troopers',
    fr: 'Décrocher les assaillants',
    ru: 'Машины стряхивают бойцов',
  },
  'battletech.option.shakeOff.about': {
    en: 'Whether a vehicle at flank speed rolls to shake off those who cling to it (standard level)',
    fr: 'À pleine vitesse, un véhicule peut-il décrocher ses assaillants ? (niveau standard)',
    ru: 'Может ли машина на полном ходу стряхнуть тех, кто на ней висит (стандартный уровень)',
  },
  'battletech.option.shakeOff.flank': { en: 'at flank speed', fr: 'à pleine vitesse', ru: 'на полном ходу' },
  'battletech.option.shakeOff.off': { en: 'never', fr: 'jamais', ru: 'никогда' },
  'battletech.option.jumpWithRiders': {
    en: 'Jump with riders',
    fr: 'Sauter avec passagers',
    ru: 'Прыжок с бойцами на броне',
  },
  'battletech.option.jumpWithRiders.about': {
    en: "Whether a 'Mech may jump with a squad on it (standard level)",
    fr: 'Un Mech peut-il sauter avec une escouade sur lui ? (niveau standard)',
    ru: 'Может ли мех прыгать с отделением на броне (стандартный уровень)',
  },
  'battletech.option.jumpWithRiders.on': { en: 'yes', fr: 'oui', ru: 'да' },
  'battletech.option.jumpWithRiders.off': { en: 'no', fr: 'non', ru: 'нет' },
  'battletech.option.crash': { en: 'Crash of a VTOL', fr: 'Écrasement d’un VTOL', ru: 'Падение винтокрыла' },
  'battletech.option.crash.about': {
    en: 'What a VTOL takes that comes down unchecked (standard level)',
    fr: 'Ce que subit un VTOL qui s’écrase (niveau standard)',
    ru: 'Что получает рухнувший винтокрыл (стандартный уровень)',
  },
  'battletech.option.crash.levels': {
    en: 'damage by tons and levels',
    fr: 'dégâts selon tonnes et niveaux',
    ru: 'урон по тоннам и уровням',
  },
  'battletech.option.crash.destroyed': { en: 'it is destroyed', fr: 'il est détruit', ru: 'он уничтожен' },
  'battletech.option.vehicleCase': { en: 'CASE in vehicles', fr: 'CASE des véhicules', ru: 'CASE у машин' },
  'battletech.option.vehicleCase.about': {
    en: 'Whether CASE saves a vehicle whose ammunition goes up (standard level)',
    fr: 'Le CASE sauve-t-il un véhicule dont les munitions explosent ? (niveau standard)',
    ru: 'Спасает ли CASE машину при взрыве боекомплекта (стандартный уровень)',
  },
  'battletech.option.vehicleCase.rear': {
    en: 'yes, for its rear armour',
    fr: 'oui, au prix du blindage arrière',
    ru: 'да, ценой кормовой брони',
  },
  'battletech.option.vehicleCase.off': { en: 'no', fr: 'non', ru: 'нет' },
  'battletech.option.infernoUnits': {
    en: 'Infernos at other units',
    fr: 'Infernos : autres unités',
    ru: '«Инферно» и прочие юниты',
  },
  'battletech.option.infernoUnits.about': {
    en: 'Whether infernos burn troopers and get into vehicles (standard level)',
    fr: 'Les infernos brûlent-ils soldats et véhicules ? (niveau standard)',
    ru: 'Жгут ли «инферно» бойцов и машины (стандартный уровень)',
  },
  'battletech.option.infernoUnits.on': { en: 'yes', fr: 'oui', ru: 'да' },
  'battletech.option.infernoUnits.off': { en: 'no', fr: 'non', ru: 'нет' },
  'battletech.option.infantryTurns': { en: 'Turns of infantry', fr: "Tours de l'infanterie", ru: 'Ходы пехоты' },
  'battletech.option.infantryTurns.about': {
    en: 'Whether infantry counts in the order of turns, or acts along with its side (standard level)',
    fr: "L'infanterie compte-t-elle dans l'ordre, ou joue-t-elle avec son camp ? (niveau standard)",
    ru: 'Идёт ли пехота в счёт очереди или ходит вместе со своими (стандартный уровень)',
  },
  'battletech.option.infantryTurns.count': { en: 'count', fr: 'comptent', ru: 'в счёт' },
  'battletech.option.infantryTurns.free': {
    en: 'along with the others',
    fr: 'avec les autres',
    ru: 'вместе с остальными',
  },
  'battletech.option.cargoHit': { en: 'Hits on cargo', fr: 'Coups sur la soute', ru: 'Попадания в отсек' },
  'battletech.option.cargoHit.about': {
    en: 'Whether a critical hit on the cargo strikes those inside (standard level)',
    fr: 'Un coup critique sur la soute touche-t-il ses passagers ? (niveau standard)',
    ru: 'Бьёт ли критическое попадание в отсек по тем, кто внутри (стандартный уровень)',
  },
  'battletech.option.cargoHit.slides': { en: 'no', fr: 'non', ru: 'нет' },
  'battletech.option.cargoHit.strikes': { en: 'yes', fr: 'oui', ru: 'да' },
  'battletech.option.weaponLost': {
    en: 'Lost weapons of vehicles',
    fr: 'Armes perdues (véhicules)',
    ru: 'Потеря оружия машинами',
  },
  'battletech.option.weaponLost.about': {
    en: 'Who picks the weapon that a critical hit destroys on a vehicle (standard level)',
    fr: 'Qui désigne l’arme qu’un coup critique détruit sur un véhicule (niveau standard)',
    ru: 'Кто выбирает, какое оружие машины уничтожит критическое попадание (стандартный уровень)',
  },
  'battletech.option.weaponLost.chosen': {
    en: '1D6: owner or attacker',
    fr: '1D6 : son joueur ou l’attaquant',
    ru: '1D6: владелец или атакующий',
  },
  'battletech.option.weaponLost.lot': { en: 'by lot', fr: 'au sort', ru: 'по жребию' },
  'battletech.option.clearWoods': { en: 'Clearing woods', fr: 'Abattre les bois', ru: 'Вырубка леса' },
  'battletech.option.clearWoods.about': {
    en: 'Whether shots at woods thin them out, and clear them in the end (standard level)',
    fr: 'Tirer sur un bois l’éclaircit, puis l’abat (niveau standard)',
    ru: 'Редеет ли лес, по которому стреляют, пока не сойдёт на нет (стандартный уровень)',
  },
  'battletech.option.clearWoods.off': { en: 'off', fr: 'non', ru: 'нет' },
  'battletech.option.clearWoods.on': { en: 'on', fr: 'oui', ru: 'да' },
  'battletech.full.cargo-struck': {
    en: '**{unit}** is struck inside **{by}** ({damage} points): {result}',
    fr: '**{unit}** est touché dans **{by}** ({damage} points) : {result}',
    ru: '**{unit}** получает попадание внутри **{by}** (урон {damage}): {result}',
  },
  'battletech/jumps-without-riders': {
    en: '{unit} does not jump with {by} aboard: it walks or runs.',
    fr: '{unit} ne saute pas avec {by} à bord : il marche ou court.',
    ru: '{unit} не прыгает, пока на борту {by}: шагом или бегом можно.',
  },
  'battletech.full.why-scorch': {
    en: 'into the works on 8+: {dice}',
    fr: 'atteinte interne à 8+ : {dice}',
    ru: 'внутрь машины при 8+: {dice}',
  },
} as const satisfies Sentences;
