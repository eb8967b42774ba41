import type { Sentences } from '../../../i18n/sentences.js';

/** Shots by the house rules of a league: aimed at a side, targeted at a location. */
export const leagueShots = {
  'battletech.option.aimedShots': { en: 'Aimed shots', fr: 'Tirs visés', ru: 'Прицельная стрельба' },
  'battletech.option.aimedShots.about': {
    en: 'Whether good gunners aim high, low, left or right at who moves (standard level)',
    fr: 'Viser en haut, en bas, à gauche ou à droite d’une cible mobile (niveau standard)',
    ru: 'Целят ли хорошие стрелки вверх, вниз, влево, вправо (стандартный уровень)',
  },
  'battletech.option.aimedShots.off': { en: 'off', fr: 'non', ru: 'нет' },
  'battletech.option.aimedShots.on': { en: 'on', fr: 'oui', ru: 'да' },
  'battletech.option.targetedShots': { en: 'Targeted shots', fr: 'Tirs ciblés', ru: 'Стрельба по месту' },
  'battletech.option.targetedShots.about': {
    en: 'How locations of immobile targets are aimed at (standard level)',
    fr: 'Comment viser une localisation d’une cible immobilisée (niveau standard)',
    ru: 'Как целят в место обездвиженной цели (стандартный уровень)',
  },
  'battletech.option.targetedShots.off': {
    en: 'by the book: −4, a roll says whether it strikes there',
    fr: 'selon les règles : −4, un jet dit si l’endroit est touché',
    ru: 'по правилам: −4, место решает бросок',
  },
  'battletech.option.targetedShots.on': {
    en: 'no −4, +3 to +6 by location, strikes there',
    fr: 'sans le −4, +3 à +6 selon l’endroit, qui est touché',
    ru: 'без −4, +3…+6 по месту, попадает туда',
  },
  'battletech.option.extremeRange': { en: 'Extreme range', fr: 'Portée extrême', ru: 'Предельная дистанция' },
  'battletech.option.extremeRange.about': {
    en: 'Whether weapons reach twice their medium range, at +6 (standard level)',
    fr: 'Tirer jusqu’à deux fois la portée moyenne, à +6 (niveau standard)',
    ru: 'Стреляют ли на две средние дистанции, с +6 (стандартный уровень)',
  },
  'battletech.option.extremeRange.off': { en: 'off', fr: 'non', ru: 'нет' },
  'battletech.option.extremeRange.on': { en: 'on', fr: 'oui', ru: 'да' },
  'battletech.term.range-extreme': {
    en: 'extreme range ({n:# hex|# hexes})',
    fr: 'portée extrême ({n:# hex|# hex})',
    ru: 'предельная дистанция ({n:# гекс|# гекса|# гексов})',
  },
  'battletech.option.designators': { en: 'Designators', fr: 'Désignateurs', ru: 'Корректировщики' },
  'battletech.option.designators.about': {
    en: 'What of a spotter counts in indirect fire (standard level)',
    fr: 'Ce qui compte de l’observateur dans un tir indirect (niveau standard)',
    ru: 'Что от корректировщика входит в непрямую наводку (стандартный уровень)',
  },
  'battletech.option.designators.off': {
    en: 'line of sight, movement, attacks',
    fr: 'ligne de vue, mouvement, attaques',
    ru: 'линия видимости, движение, атаки',
  },
  'battletech.option.designators.on': {
    en: 'line of sight alone',
    fr: 'ligne de vue seule',
    ru: 'только линия видимости',
  },
  'battletech.option.amsByRange': { en: 'Anti-missile systems', fr: 'Systèmes antimissiles', ru: 'Противоракеты' },
  'battletech.option.amsByRange.about': {
    en: 'What an anti-missile system does to a volley (standard level)',
    fr: 'Ce qu’un système antimissile fait à une volée (niveau standard)',
    ru: 'Что система ПРО делает с залпом (стандартный уровень)',
  },
  'battletech.option.amsByRange.off': {
    en: '−4 to how many hit, once a turn',
    fr: '−4 au nombre de touches, une fois par tour',
    ru: '−4 к числу попаданий, раз за ход',
  },
  'battletech.option.amsByRange.on': {
    en: '2D6 missiles a volley, more by range',
    fr: '2D6 missiles par volée, plus selon la portée',
    ru: '2D6 ракет из залпа, вдали больше',
  },
  'battletech.option.amsOn': { en: 'What AMS counts', fr: 'Base de l’antimissile', ru: 'Что считает ПРО' },
  'battletech.option.amsOn.about': {
    en: 'From which missiles those shot down are taken (option amsByRange)',
    fr: 'De quels missiles on retire ceux abattus (option amsByRange)',
    ru: 'Из каких ракет вычитают сбитые (опция amsByRange)',
  },
  'battletech.option.amsOn.hitting': {
    en: 'those that would hit',
    fr: 'ceux qui toucheraient',
    ru: 'из тех, что попали бы',
  },
  'battletech.option.amsOn.launched': { en: 'those launched', fr: 'ceux tirés', ru: 'из всех выпущенных' },
  'battletech.option.amsAmmo': { en: 'AMS rounds', fr: 'Munitions antimissiles', ru: 'Боекомплект ПРО' },
  'battletech.option.amsAmmo.about': {
    en: 'Whether an anti-missile system uses rounds (option amsByRange)',
    fr: 'Si un système antimissile use des munitions (option amsByRange)',
    ru: 'Тратит ли система ПРО боекомплект (опция amsByRange)',
  },
  'battletech.option.amsAmmo.off': { en: 'as many as it likes', fr: 'à volonté', ru: 'без ограничений' },
  'battletech.option.amsAmmo.on': { en: 'one a volley', fr: 'une par volée', ru: 'один на залп' },
  'battletech.full.shot-down': {
    en: '{missiles:# shot down|# shot down}',
    fr: '{missiles:# abattu|# abattus}',
    ru: 'сбито ракет: {missiles}',
  },
  'battletech.full.why-shot-down': {
    en: '{line}; the anti-missile system shoots down {missiles} ({dice}, {more+} by range)',
    fr: '{line} ; le système antimissile en abat {missiles} ({dice}, {more+} selon la portée)',
    ru: '{line}; ПРО сбивает {missiles} ({dice}, {more+} за дистанцию)',
  },
  'battletech.picture.bonus-gunnery': {
    en: 'Gunnery bonus: {bonus+}',
    fr: 'Bonus de tir : {bonus+}',
    ru: 'Надбавка к стрельбе: {bonus+}',
  },
  'battletech.picture.bonus-sensors': {
    en: 'Sensor bonus: {bonus+}',
    fr: 'Bonus de senseurs : {bonus+}',
    ru: 'Надбавка к сенсорам: {bonus+}',
  },
  'battletech.word.high': { en: 'high', fr: 'haut', ru: 'верх' },
  'battletech.word.low': { en: 'low', fr: 'bas', ru: 'низ' },
  'battletech.term.aimed-side': { en: 'aimed shot', fr: 'tir visé', ru: 'прицельный выстрел' },
  'battletech.term.targeted': { en: 'targeted shot', fr: 'tir ciblé', ru: 'выстрел по месту' },
  'battletech.full.aim-high': { en: 'aimed high', fr: 'visé en haut', ru: 'прицельно: верх' },
  'battletech.full.aim-low': { en: 'aimed low', fr: 'visé en bas', ru: 'прицельно: низ' },
  'battletech.full.aim-left': {
    en: "aimed at the target's left",
    fr: 'visé sur sa gauche',
    ru: 'прицельно: левый бок цели',
  },
  'battletech.full.aim-right': {
    en: "aimed at the target's right",
    fr: 'visé sur sa droite',
    ru: 'прицельно: правый бок цели',
  },
  'battletech.choice.aim-high': { en: 'High', fr: 'En haut', ru: 'Вверх' },
  'battletech.choice.aim-low': { en: 'Low', fr: 'En bas', ru: 'Вниз' },
  'battletech.choice.aim-left': { en: "The target's left", fr: 'La gauche de la cible', ru: 'Левый бок цели' },
  'battletech.choice.aim-right': { en: "The target's right", fr: 'La droite de la cible', ru: 'Правый бок цели' },
  'battletech/aim-side-off': {
    en: '{mount}: in this match nobody aims high, low, left or right; a location of a target that cannot move can be aimed at.',
    fr: '{mount} : dans cette partie, on ne vise ni en haut, ni en bas, ni à gauche, ni à droite ; une localisation, si la cible ne peut plus bouger.',
    ru: '{mount}: в этом матче не целят вверх, вниз, влево или вправо; целят только в место обездвиженной цели.',
  },
  'battletech/aim-side-skill': {
    en: "{mount}: an aimed shot takes a gunnery bonus of {need}; {unit}'s pilot has {has}.",
    fr: '{mount} : un tir visé demande un bonus de tir de {need} ; le pilote de {unit} a {has}.',
    ru: '{mount}: для прицельного выстрела нужна надбавка к стрельбе {need}, у пилота {unit} она {has}.',
  },
  'battletech/aim-side-indirect': {
    en: '{mount}: indirect fire cannot be aimed.',
    fr: '{mount} : un tir indirect ne se vise pas.',
    ru: '{mount}: непрямой наводкой не прицелиться.',
  },
  'battletech/aim-side-still': {
    en: "{mount}: only a 'Mech that can move is aimed at high, low, left or right; {target} is none.",
    fr: '{mount} : on ne vise en haut, en bas, à gauche ou à droite qu’un Mech capable de bouger, ce que {target} n’est pas.',
    ru: '{mount}: вверх, вниз, влево и вправо целят только по меху, который может двигаться; {target} не такой.',
  },
  'battletech/aim-unseen': {
    en: '{mount}: the {location@battletech.location} of {target} cannot be targeted {side@battletech.from}.',
    fr: '{mount} : {location@battletech.location} de {target} : hors d’atteinte {side@battletech.from}.',
    ru: '{mount}: {side@battletech.from} у {target} не достать: {location@battletech.location}.',
  },
} as const satisfies Sentences;
