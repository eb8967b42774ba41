import type { Sentences } from '../../../i18n/sentences.js';

/** What somebody is awaited for, in a word. */
export const deeds = {
  'deed.lay-out': { en: 'choose the table', fr: 'choisir la table', ru: 'выбрать стол' },
  'deed.edge': {
    en: 'choose the edge to deploy from',
    fr: 'choisir le bord de déploiement',
    ru: 'выбрать край для расстановки',
  },
  'deed.take-edge': { en: 'choose an edge', fr: 'choisir un bord', ru: 'выбрать край' },
  'deed.objective': {
    en: 'name the objective to defend',
    fr: "désigner l'objectif à défendre",
    ru: 'назвать цель для защиты',
  },
  'deed.name-objective': { en: 'name an objective', fr: 'désigner un objectif', ru: 'назвать цель' },
  'deed.act': { en: 'play the turn', fr: 'jouer le tour', ru: 'сделать ход' },
  'deed.react': {
    en: "act in the opponent's turn or let it pass",
    fr: 'agir pendant le tour adverse ou laisser passer',
    ru: 'действовать в чужой ход или пропустить',
  },
  'deed.answer-shot': { en: 'answer a shot', fr: 'répondre à un tir', ru: 'ответить на выстрел' },
  'deed.scatter': { en: 'move a grenade', fr: 'déplacer une grenade', ru: 'сдвинуть гранату' },
  'deed.wound': { en: 'say who is wounded', fr: 'dire qui est blessé', ru: 'сказать, кого ранило' },
  'deed.assault-move': {
    en: 'move on or stay after the shot',
    fr: 'se déplacer ou rester après le tir',
    ru: 'идти дальше или остаться после выстрела',
  },
  'deed.stay': { en: 'stay', fr: 'rester sur place', ru: 'остаться на месте' },
  'deed.fight': { en: 'say who is fought next', fr: 'dire qui combattre ensuite', ru: 'сказать, с кем драться' },
  'deed.shoot': { en: 'shoot', fr: 'tirer', ru: 'стрелять' },
  'deed.grenade': { en: 'throw a grenade', fr: 'lancer une grenade', ru: 'бросить гранату' },
  'deed.take-cover': { en: 'take cover', fr: 'se mettre À Terre', ru: 'залечь' },
  'deed.opportunity': {
    en: 'set Opportunity Fire',
    fr: "préparer un tir d'opportunité",
    ru: 'готовить огонь по возможности',
  },
  'deed.assault': { en: 'make an Assault Fire', fr: "faire un tir d'assaut", ru: 'вести огонь на ходу' },
  'deed.suppress': {
    en: 'lay down Suppression Fire',
    fr: 'ouvrir un tir de suppression',
    ru: 'вести подавляющий огонь',
  },
  'deed.join': {
    en: 'join a Suppression Fire',
    fr: 'se joindre à un tir de suppression',
    ru: 'присоединиться к подавляющему огню',
  },
  'deed.plan': { en: 'queue orders', fr: 'donner des ordres à la suite', ru: 'ставить приказы в очередь' },
  'deed.end-turn': { en: 'end the turn', fr: 'finir le tour', ru: 'закончить ход' },
  'deed.let-pass': { en: 'let the opponent go on', fr: "laisser l'adversaire continuer", ru: 'пропустить' },
  'deed.instruct': { en: 'leave an instruction', fr: 'laisser une consigne', ru: 'оставить указание' },
} as const satisfies Sentences;
