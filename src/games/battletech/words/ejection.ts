import type { Sentences } from '../../../i18n/sentences.js';

/** Ejection: the pilot leaves the 'Mech. */
export const ejection = {
  'deed.eject': { en: 'eject a pilot', fr: 'éjecter un pilote', ru: 'катапультировать пилота' },
  'battletech.option.ejection': { en: 'Ejection', fr: 'Éjection', ru: 'Катапультирование' },
  'battletech.option.ejection.about': {
    en: "Whether a pilot may eject instead of moving: the 'Mech is out, the pilot lives (standard level)",
    fr: "S'éjecter au lieu de bouger : le Mech est perdu, le pilote vit (niveau standard)",
    ru: 'Может ли пилот катапультироваться: мех потерян, пилот жив (стандартный уровень)',
  },
  'battletech.option.ejection.off': { en: 'off', fr: 'non', ru: 'нет' },
  'battletech.option.ejection.on': { en: 'on', fr: 'oui', ru: 'да' },
  'battletech.word.eject': { en: 'eject|bail out', fr: "s'éjecter|éjecter", ru: 'катапультироваться|катапульта' },
  'battletech.piloting.ejected': { en: 'ejects', fr: 'éjection', ru: 'катапультирование' },
  'battletech.term.eject-prone': { en: 'lies on the ground', fr: 'à terre', ru: 'лежит' },
  'battletech.term.eject-head': { en: 'damage to the head', fr: 'tête endommagée', ru: 'повреждена голова' },
  'battletech.term.eject-ground': { en: 'landing', fr: "terrain d'arrivée", ru: 'место приземления' },
  'battletech.wound.ejection': { en: 'landing', fr: 'atterrissage', ru: 'приземление' },
  'battletech.doom.ejected': { en: 'pilot ejected', fr: 'pilote éjecté', ru: 'пилот катапультировался' },
  'battletech.choice.eject': { en: 'Eject', fr: "S'éjecter", ru: 'Катапультироваться' },
  'battletech.choice.eject-about': {
    en: "the 'Mech is out; the pilot lands unhurt on {needs}",
    fr: 'le Mech est perdu ; le pilote atterrit indemne à {needs}',
    ru: 'мех потерян; пилот приземлится невредимым при {needs}',
  },
  'battletech.command.eject': {
    en: '{unit}: the pilot ejects',
    fr: "{unit} : le pilote s'éjecte",
    ru: '{unit}: пилот катапультируется',
  },
  'battletech.full.ejected': {
    en: '**{unit}** the pilot ejects, {number}+: {dice}, unhurt',
    fr: "**{unit}** le pilote s'éjecte, {number}+ : {dice}, indemne",
    ru: '**{unit}** пилот катапультируется, {number}+: {dice}, невредим',
  },
  'battletech.full.ejected-hurt': {
    en: '**{unit}** the pilot ejects, {number}+: {dice}, a hard landing',
    fr: "**{unit}** le pilote s'éjecte, {number}+ : {dice}, l'atterrissage est rude",
    ru: '**{unit}** пилот катапультируется, {number}+: {dice}, жёсткое приземление',
  },
  'battletech/ejection-off': {
    en: 'The pilot of {unit} can eject only where the option `ejection` is on.',
    fr: "Le pilote de {unit} ne peut s'éjecter que si l'option `ejection` est sur `on`.",
    ru: 'Пилот {unit} может катапультироваться только при опции `ejection` со значением `on`.',
  },
  'battletech/ejects-not': {
    en: "{unit} has no ejection seat: only 'Mechs do.",
    fr: "{unit} n'a pas de siège éjectable : seuls les Mechs en ont.",
    ru: 'У {unit} нет катапульты: она есть только у мехов.',
  },
  'battletech/ejection-late': {
    en: '{unit} has begun to move: a pilot ejects instead of moving.',
    fr: '{unit} a déjà commencé à bouger : un pilote s’éjecte au lieu de bouger.',
    ru: '{unit} уже начал движение: пилот катапультируется вместо движения.',
  },
} as const satisfies Sentences;
