import type { Sentences } from '../../../i18n/sentences.js';

/** Shots: who can fire at whom, dice, hits, damage. */
export const fire = {
  'finest-hour.blank.target': { en: 'Which target?', fr: 'Quelle cible ?', ru: 'Какая цель?' },
  'finest-hour.choice.shot': {
    en: '{far@finest-hour.length}: {weapons}',
    fr: '{far@finest-hour.length} : {weapons}',
    ru: '{far@finest-hour.length}: {weapons}',
  },
  'finest-hour.choice.weapon-odds': {
    en: '{weapon} {dice:# die|# dice}, {needed}+ ({chance})',
    fr: '{weapon} {dice:# dé|# dés}, {needed}+ ({chance})',
    ru: '{weapon} {dice:# кубик|# кубика|# кубиков}, {needed}+ ({chance})',
  },
  'finest-hour.choice.weapon-hopeless': {
    en: '{weapon}: cannot hit now',
    fr: '{weapon} : ne peut toucher',
    ru: '{weapon}: сейчас не попасть',
  },
  'finest-hour.report.fired-hit': {
    en: '**{unit}** → **{target}**, {weapon}: REP {rep} + {rolled} → **{hits:# hit|# hits}**',
    fr: '**{unit}** → **{target}**, {weapon} : REP {rep} + {rolled} → **{hits:# touche|# touches}**',
    ru: '**{unit}** → **{target}**, {weapon}: РЕП {rep} + {rolled} → **{hits:# попадание|# попадания|# попаданий}**',
  },
  'finest-hour.report.fired-miss': {
    en: '**{unit}** → **{target}**, {weapon}: REP {rep} + {rolled} → miss',
    fr: '**{unit}** → **{target}**, {weapon} : REP {rep} + {rolled} → raté',
    ru: '**{unit}** → **{target}**, {weapon}: РЕП {rep} + {rolled} → мимо',
  },
  'finest-hour.report.second-fire': {
    en: 'second fire this turn',
    fr: 'deuxième tir du tour',
    ru: 'второй огонь за ход',
  },
  'finest-hour.report.later-fire': {
    en: 'third fire or later',
    fr: 'troisième tir du tour ou plus',
    ru: 'третий огонь за ход или позже',
  },
  'finest-hour.report.shot-lost': {
    en: '**{unit}** can no longer fire at **{target}** with {weapon}',
    fr: '**{unit}** ne peut plus tirer sur **{target}** avec {weapon}',
    ru: '**{unit}** больше не может стрелять по **{target}**: {weapon}',
  },
  'finest-hour.report.damaged': {
    en: '**{unit}**, damage {rolled}: **{harm@finest-hour.harm}**',
    fr: '**{unit}**, avaries {rolled} : **{harm@finest-hour.harm}**',
    ru: '**{unit}**, урон {rolled}: **{harm@finest-hour.harm}**',
  },
  'finest-hour.report.stuns': { en: 'stunned', fr: 'équipage sonné', ru: 'экипаж оглушён' },
  'finest-hour.report.not-stunned': { en: 'stable, not stunned', fr: 'stable, pas sonné', ru: 'устойчив, не оглушён' },
  'finest-hour.report.spared': {
    en: 'four engines: the first fire is out',
    fr: 'quatre moteurs : le premier incendie est éteint',
    ru: 'четыре мотора: первый пожар потушен',
  },
  'finest-hour.why.die': {
    en: '{face} + {rep} = {score} {result}',
    fr: '{face} + {rep} = {score} {result}',
    ru: '{face} + {rep} = {score} {result}',
  },
  'finest-hour.why.hit': { en: 'hit', fr: 'touché', ru: 'попал' },
  'finest-hour.why.miss': { en: 'miss', fr: 'raté', ru: 'мимо' },
  'finest-hour.why.miss-because': { en: 'miss: {reason}', fr: 'raté : {reason}', ru: 'мимо: {reason}' },
  'finest-hour.why.fired': {
    en: '**{unit}** → **{target}**, {weapon}, {far@finest-hour.length}: {dice}.',
    fr: '**{unit}** → **{target}**, {weapon}, {far@finest-hour.length} : {dice}.',
    ru: '**{unit}** → **{target}**, {weapon}, {far@finest-hour.length}: {dice}.',
  },
  'finest-hour.why.weaker': {
    en: 'In sight, pass 1: fires at REP−1.',
    fr: 'En vue, passe 1 : tir à REP−1.',
    ru: '«Враг виден» с одним успехом: огонь с РЕП−1.',
  },
  'finest-hour.why.ace': {
    en: 'An ace has one die more.',
    fr: 'Un as lance un dé de plus.',
    ru: 'У аса на кубик больше.',
  },
  'finest-hour.why.damaged': { en: '**{unit}**: {hits}.', fr: '**{unit}** : {hits}.', ru: '**{unit}**: {hits}.' },
  'finest-hour.why.harm': {
    en: '{weapon}, {rolled} against impact {impact}: {harm@finest-hour.harm}',
    fr: '{weapon}, {rolled} contre impact {impact} : {harm@finest-hour.harm}',
    ru: '{weapon}, {rolled} против мощи {impact}: {harm@finest-hour.harm}',
  },
  'finest-hour.why.robust': {
    en: 'Robust: the better of two dice counts.',
    fr: 'Robuste : le meilleur de deux dés compte.',
    ru: 'Прочный: считается лучший из двух кубиков.',
  },
  'finest-hour.why.fragile': {
    en: 'Fragile: the worse of two dice counts.',
    fr: 'Fragile : le pire de deux dés compte.',
    ru: 'Хрупкий: считается худший из двух кубиков.',
  },
  'finest-hour.why.worst': {
    en: 'Of several hits the worst counts.',
    fr: 'De plusieurs touches, la pire compte.',
    ru: 'Из нескольких попаданий считается худшее.',
  },
  'finest-hour.miss.target-evaded': { en: 'target evaded', fr: 'évitement de la cible', ru: 'цель уклонялась' },
  'finest-hour.miss.target-dived': { en: 'target dived', fr: 'piqué de la cible', ru: 'цель пикировала' },
  'finest-hour.miss.target-fast': { en: 'target moved fast', fr: 'cible rapide', ru: 'цель шла полным газом' },
  'finest-hour.miss.shooter-evaded': { en: 'shooter evaded', fr: 'évitement du tireur', ru: 'стрелок уклонялся' },
  'finest-hour.miss.shooter-dived': { en: 'shooter dived', fr: 'piqué du tireur', ru: 'стрелок пикировал' },
  'finest-hour.miss.shooter-fast': { en: 'shooter moved fast', fr: 'tireur rapide', ru: 'стрелок шёл полным газом' },
  'finest-hour.miss.later-fire': { en: 'not the first fire', fr: 'pas le premier tir', ru: 'не первый огонь за ход' },
  'finest-hour.cause.out-of-range': { en: 'out of range', fr: 'hors de portée', ru: 'вне дальности' },
  'finest-hour.cause.out-of-arc': { en: 'out of arc', fr: "hors de l'arc", ru: 'вне сектора' },
  'finest-hour.cause.hidden': { en: 'out of sight', fr: 'hors de vue', ru: 'не видно' },
  'finest-hour/no-shot': {
    en: '{unit}: at whom, and with what? Name a target.',
    fr: '{unit} : sur qui tirer, et avec quoi ? Nommez une cible.',
    ru: '{unit}: по кому и из чего? Назовите цель.',
  },
  'finest-hour/no-weapon': {
    en: '{unit} has no weapon `{weapon}`. It has: {known@finest-hour.weapon}.',
    fr: "{unit} n'a pas d'arme `{weapon}`. Il a : {known@finest-hour.weapon}.",
    ru: 'У {unit} нет оружия `{weapon}`. Есть: {known@finest-hour.weapon}.',
  },
  'finest-hour/fired': {
    en: '{unit} has already fired in this activation: {weapon@finest-hour.weapon}.',
    fr: '{unit} a déjà tiré dans cette activation : {weapon@finest-hour.weapon}.',
    ru: '{unit} в эту активацию уже стрелял: {weapon@finest-hour.weapon}.',
  },
  'finest-hour/no-enemy': {
    en: '{target} is no enemy in the air. Choose {known?}.',
    fr: "{target} n'est pas un ennemi en vol. Choisissez {known?}.",
    ru: '{target}: такого врага в воздухе нет. Выберите: {known?}.',
  },
  'finest-hour/out-of-range': {
    en: '{target} is {far@finest-hour.length} from {unit}, beyond the range of {range@finest-hour.length} ({weapon@finest-hour.weapon}).',
    fr: '{target} est à {far@finest-hour.length} de {unit}, au-delà de la portée de {range@finest-hour.length} ({weapon@finest-hour.weapon}).',
    ru: '{target} в {far@finest-hour.length} от {unit}, дальность огня только {range@finest-hour.length} ({weapon@finest-hour.weapon}).',
  },
  'finest-hour/out-of-arc': {
    en: '{target} lies {off@finest-hour.angle} off the nose of {unit}, out of the arc of fire ({weapon@finest-hour.weapon}: {arc@finest-hour.arc}).',
    fr: "{target} est à {off@finest-hour.angle} du nez de {unit}, hors de l'arc de tir ({weapon@finest-hour.weapon} : {arc@finest-hour.arc}).",
    ru: '{target} в {off@finest-hour.angle} от носа {unit}, вне сектора обстрела ({weapon@finest-hour.weapon}: {arc@finest-hour.arc}).',
  },
  'finest-hour/hidden': {
    en: '{unit} does not see {target}: something is in the way. Fly on, or choose another target.',
    fr: '{unit} ne voit pas {target} : quelque chose le cache. Avancez, ou choisissez une autre cible.',
    ru: '{unit} не видит {target}: что-то закрывает обзор. Пролетите дальше или выберите другую цель.',
  },
  'finest-hour/dice': {
    en: '{unit}, {weapon@finest-hour.weapon}: {dice:# die|# dice}. Split no more than that, at least 1 for each target.',
    fr: '{unit}, {weapon@finest-hour.weapon} : {dice:# dé|# dés}. Répartissez-en autant au plus, au moins 1 par cible.',
    ru: '{unit}, {weapon@finest-hour.weapon}: {dice:# кубик|# кубика|# кубиков}. Больше делить нечего, каждой цели хотя бы 1.',
  },
  'finest-hour/no-split': {
    en: '{unit}, {weapon@finest-hour.weapon}: rate of fire 1, so one target only.',
    fr: '{unit}, {weapon@finest-hour.weapon} : cadence 1, donc une seule cible.',
    ru: '{unit}, {weapon@finest-hour.weapon}: скорострельность 1, значит, цель только одна.',
  },
  'finest-hour/targets-apart': {
    en: '{unit}, {weapon@finest-hour.weapon}: dice are split over targets {most@finest-hour.length} apart at most; {target} and {other} are {far@finest-hour.length} apart.',
    fr: '{unit}, {weapon@finest-hour.weapon} : les dés se répartissent sur des cibles à {most@finest-hour.length} au plus ; {target} et {other} sont à {far@finest-hour.length}.',
    ru: '{unit}, {weapon@finest-hour.weapon}: кубики делят по целям не дальше {most@finest-hour.length} друг от друга; между {target} и {other} {far@finest-hour.length}.',
  },
} as const satisfies Sentences;
