import type { Sentences } from '../../../i18n/sentences.js';

/** What the buttons of the panel say: what is ordered by them, and what passing does. */
export const buttons = {
  'tactic148.order.lay-out': { en: 'Choose the table', fr: 'Choisir la table', ru: 'Выбрать стол' },
  'tactic148.order.edge': { en: 'Choose the edge', fr: 'Choisir le bord', ru: 'Выбрать край' },
  'tactic148.order.objective': { en: 'Name the objective', fr: 'Désigner l’objectif', ru: 'Назвать цель' },
  'tactic148.order.deploy': { en: 'Deploy', fr: 'Déployer', ru: 'Разместить' },
  'tactic148.order.act': { en: 'Act', fr: 'Agir', ru: 'Действовать' },
  'tactic148.order.react': { en: 'React', fr: 'Réagir', ru: 'Ответить' },
  'tactic148.order.answer-shot': { en: 'Under fire', fr: 'Sous le feu', ru: 'Под огнём' },
  'tactic148.order.assault-move': { en: 'Move', fr: 'Se déplacer', ru: 'Двигаться' },
  'tactic148.order.scatter': { en: 'Move the grenade', fr: 'Déplacer la grenade', ru: 'Сдвинуть гранату' },
  'tactic148.order.wound': { en: 'Who is wounded', fr: 'Qui est blessé', ru: 'Кто ранен' },
  'tactic148.order.fight': { en: 'Fight', fr: 'Combattre', ru: 'Драться' },
  'tactic148.pass.deploy': { en: 'Place it for me', fr: 'Placer pour moi', ru: 'Разместить за меня' },
  'tactic148.pass.end-turn': { en: 'End the turn', fr: 'Finir le tour', ru: 'Закончить ход' },
  'tactic148.pass.end-turn-cover': {
    en: 'Take Cover, end the turn',
    fr: 'Se mettre À Terre et finir le tour',
    ru: 'Залечь и закончить ход',
  },
  'tactic148.pass.let-pass': { en: 'Let it go on', fr: 'Laisser continuer', ru: 'Пропустить' },
  'tactic148.pass.take-cover': { en: 'Take Cover', fr: 'À Terre', ru: 'Залечь' },
  'tactic148.pass.stand': { en: 'Stay up', fr: 'Rester debout', ru: 'Остаться на ногах' },
  'tactic148.pass.stay': { en: 'Stay here', fr: 'Rester ici', ru: 'Остаться здесь' },
  'tactic148.pass.other': { en: 'Choose for me', fr: 'Choisir pour moi', ru: 'Выбрать за меня' },
} as const satisfies Sentences;
