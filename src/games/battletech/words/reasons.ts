import type { Sentences } from '../../../i18n/sentences.js';

/** What speaks for an order of Arbitre's own, and against it. */
export const reasons = {
  'battletech.reason.given': {
    en: 'damage it can expect to deal',
    fr: 'dégâts à espérer',
    ru: 'урон, который можно нанести',
  },
  'battletech.reason.taken': {
    en: 'damage it must expect to take',
    fr: 'dégâts à craindre',
    ru: 'урон, которого надо опасаться',
  },
  'battletech.reason.approach': {
    en: 'distance to the enemy',
    fr: "distance à l'ennemi",
    ru: 'расстояние до противника',
  },
  'battletech.reason.turn-after': {
    en: 'its position for the next turn',
    fr: 'position pour le tour suivant',
    ru: 'положение для следующего хода',
  },
  'battletech.reason.woods': { en: 'cover of woods', fr: 'couvert des bois', ru: 'укрытие в лесу' },
  'battletech.reason.middle': {
    en: 'distance from the middle of the map',
    fr: 'éloignement du milieu de la carte',
    ru: 'удалённость от середины карты',
  },
  'battletech.reason.crowded': {
    en: 'friends standing too close',
    fr: 'alliés trop proches',
    ru: 'свои стоят слишком близко',
  },
  'battletech.reason.facing': {
    en: 'not facing the enemy head-on',
    fr: "pas tourné droit vers l'ennemi",
    ru: 'повёрнут не прямо к противнику',
  },
  'battletech.reason.goal': { en: 'the goal of the scenario', fr: 'objectif du scénario', ru: 'цель сценария' },
  'battletech.reason.heat': { en: 'heat it builds up', fr: 'chaleur produite', ru: 'нагрев' },
  'battletech.reason.rise': { en: 'getting back on its feet', fr: 'se remettre debout', ru: 'снова встать на ноги' },
  'battletech.reason.water': { en: 'footing', fr: 'appui', ru: 'опора под ногами' },
  'battletech.reason.unjam': { en: 'a jam to clear', fr: 'une arme à désenrayer', ru: 'устранение задержки' },
  'battletech.reason.spots': {
    en: 'spotting for others',
    fr: "observation pour d'autres",
    ru: 'корректировка для других',
  },
  'battletech.reason.unarmed': {
    en: 'it has no weapon left that can fire',
    fr: 'aucune arme en état de tirer',
    ru: 'не осталось оружия, способного стрелять',
  },
  'battletech.reason.unseen': {
    en: 'no enemy is in its sight',
    fr: 'aucun ennemi en vue',
    ru: 'ни одного противника не видно',
  },
  'battletech.reason.unreached': {
    en: 'no weapon reaches or bears on an enemy that it sees',
    fr: "aucune arme n'atteint un ennemi en vue, par la portée ou par l'arc",
    ru: 'ни одно оружие не достаёт до видимого противника: далеко или вне сектора',
  },
  'battletech.reason.hopeless': {
    en: 'no shot has a fair chance',
    fr: "aucun tir n'a une chance raisonnable",
    ru: 'ни у одного выстрела нет разумного шанса',
  },
  'battletech.reason.club': {
    en: 'a club for the next time',
    fr: 'une massue pour la prochaine fois',
    ru: 'дубина на следующий раз',
  },
  'battletech.reason.overdrive': {
    en: 'the risk of MASC for the legs',
    fr: 'le risque du MASC pour les jambes',
    ru: 'риск MASC для ног',
  },
  'battletech.reason.aboard': {
    en: 'troopers who are carried',
    fr: 'les soldats transportés',
    ru: 'бойцы, которых везут',
  },
  'battletech.reason.lurks': { en: 'lying in wait', fr: "l'embuscade", ru: 'засада' },
  'battletech.reason.searches': {
    en: 'the search for who hides',
    fr: 'la recherche de qui se cache',
    ru: 'поиски тех, кто прячется',
  },
  'battletech.reason.reactor': {
    en: 'reactors that are set to go off',
    fr: 'les réacteurs qui vont sauter',
    ru: 'реакторы, готовые взорваться',
  },
  'battletech.reason.mines': {
    en: 'mines where enemies may come',
    fr: "des mines là où l'ennemi peut venir",
    ru: 'мины там, куда может прийти враг',
  },
  'battletech.reason.sweeps': {
    en: 'mines to clear out of the way',
    fr: 'des mines à enlever du chemin',
    ru: 'мины на пути, которые нужно снять',
  },
  'battletech.reason.mined': {
    en: 'mines that it would tread on',
    fr: 'des mines sur lesquelles elle marcherait',
    ru: 'мины, на которые пришлось бы наступить',
  },
} as const satisfies Sentences;
