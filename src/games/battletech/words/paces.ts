import type { Sentences } from '../../../i18n/sentences.js';

/** Sprinting and evading: runs that leave no hands free for attacks. */
export const paces = {
  'battletech.option.sprint': { en: 'Sprint', fr: 'Sprint', ru: 'Рывок' },
  'battletech.option.sprint.about': {
    en: 'Whether a unit may run at twice its walking MP and attack nobody (standard level)',
    fr: 'Courir à deux fois les MP de marche, sans attaquer (niveau standard)',
    ru: 'Может ли юнит бежать на удвоенные MP шага, не атакуя (стандартный уровень)',
  },
  'battletech.option.sprint.off': { en: 'off', fr: 'non', ru: 'нет' },
  'battletech.option.sprint.on': { en: 'on', fr: 'oui', ru: 'да' },
  'battletech.option.evade': { en: 'Evading', fr: 'Esquive', ru: 'Уклонение' },
  'battletech.option.evade.about': {
    en: 'Whether a unit may run evasively, +1 to hit it, and attack nobody (standard level)',
    fr: 'Une unité peut courir en esquivant : +1 pour la toucher, aucune attaque (niveau standard)',
    ru: 'Может ли юнит уклоняться на бегу: +1 по нему, но без атак (стандартный уровень)',
  },
  'battletech.option.evade.off': { en: 'off', fr: 'non', ru: 'нет' },
  'battletech.option.evade.on': { en: 'on', fr: 'oui', ru: 'да' },
  'battletech.word.sprint': { en: 'sprint', fr: 'sprinter|sprint', ru: 'рывок|рывком|спринт' },
  'battletech.word.evade': { en: 'evade|evading', fr: 'esquiver|esquive', ru: 'уклоняться|уклонение|уклоняясь' },
  'battletech.mode.sprint': { en: 'sprinting', fr: 'en sprint', ru: 'рывком' },
  'battletech.mode.evade': { en: 'evading', fr: 'en esquive', ru: 'с уклонением' },
  'battletech.term.target-sprinted': { en: 'target sprinted', fr: 'cible en sprint', ru: 'цель сделала рывок' },
  'battletech.term.target-evades': { en: 'target evades', fr: 'cible en esquive', ru: 'цель уклоняется' },
  'battletech.heat.sprinted': { en: 'sprinted', fr: 'sprint', ru: 'рывок' },
  'battletech.mp.sprint': { en: 'sprint', fr: 'sprint', ru: 'рывок' },
  'battletech.choice.sprint': { en: 'Sprint', fr: 'Sprinter', ru: 'Рывок' },
  'battletech.choice.sprint-about': {
    en: 'up to {mp} MP, 3 heat; no attacks, −1 to hit it',
    fr: "jusqu'à {mp} MP, 3 de chaleur ; aucune attaque, −1 pour la toucher",
    ru: 'до {mp} MP, нагрев 3; без атак, −1 по юниту',
  },
  'battletech.choice.evade': { en: 'Evade', fr: 'Esquiver', ru: 'Уклоняться' },
  'battletech.choice.evade-about': {
    en: 'up to {mp} MP; no attacks, +1 to hit it',
    fr: "jusqu'à {mp} MP ; aucune attaque, +1 pour la toucher",
    ru: 'до {mp} MP; без атак, +1 по юниту',
  },
  'battletech.command.sprint': {
    en: '{unit} sprints {steps} to {hex} facing {facing}',
    fr: "{unit} sprinte {steps} jusqu'en {hex}, orientation {facing}",
    ru: '{unit} делает рывок {steps} до {hex}, лицом на {facing}',
  },
  'battletech.command.evade': {
    en: '{unit} evades {steps} to {hex} facing {facing}',
    fr: "{unit} esquive {steps} jusqu'en {hex}, orientation {facing}",
    ru: '{unit} уклоняется {steps} до {hex}, лицом на {facing}',
  },
  'battletech.full.sprint': {
    en: '**{unit}** sprints and attacks nobody this turn (−1 to hit it)',
    fr: '**{unit}** sprinte et n’attaque pas ce tour-ci (−1 pour le toucher)',
    ru: '**{unit}** делает рывок и в этот ход не атакует (−1 по юниту)',
  },
  'battletech.full.evade': {
    en: '**{unit}** evades and attacks nobody this turn (+1 to hit it)',
    fr: '**{unit}** esquive et n’attaque pas ce tour-ci (+1 pour le toucher)',
    ru: '**{unit}** уклоняется и в этот ход не атакует (+1 по юниту)',
  },
  'battletech/pace-off': {
    en: '{unit} can do that only where the option `{pace}` is on.',
    fr: "{unit} ne peut le faire que si l'option `{pace}` est sur `on`.",
    ru: '{unit} может так только при опции `{pace}` со значением `on`.',
  },
  'battletech/pace-too-late': {
    en: '{unit} lies or has begun its move: sprinting and evading begin on its feet, with the move.',
    fr: '{unit} est à terre ou a déjà commencé à bouger : on sprinte ou on esquive debout, dès le début du mouvement.',
    ru: '{unit} лежит или уже начал движение: рывок и уклонение начинают стоя, вместе с движением.',
  },
  'battletech/pace-runs': {
    en: '{unit} sprints or evades at a run only.',
    fr: "{unit} ne sprinte et n'esquive qu'en courant.",
    ru: 'Рывок и уклонение для {unit} возможны только на бегу.',
  },
  'battletech/pace-no-attack': {
    en: '{unit} is {pace@battletech.mode} and attacks nobody this turn.',
    fr: "{unit}, {pace@battletech.mode}, n'attaque personne ce tour-ci.",
    ru: '{unit} движется {pace@battletech.mode} и в этот ход никого не атакует.',
  },
} as const satisfies Sentences;
