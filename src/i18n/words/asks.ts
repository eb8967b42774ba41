import type { Sentences } from '../sentences.js';

/** Questions to the rules by button, and why Arbitre ordered what it did. */
export const asks = {
  'button.los': { en: 'Line of sight', fr: 'Ligne de vue', ru: 'Линия видимости' },
  'button.reach': { en: 'Reach', fr: 'Où peut-on aller ?', ru: 'Куда можно дойти' },
  'button.roll': { en: 'Roll dice', fr: 'Lancer des dés', ru: 'Бросить кубики' },
  'button.ask-field': { en: 'All that it sees', fr: 'Tout ce qu’on en voit', ru: 'Всё, что видно' },
  'button.ask-places': { en: 'Between two places…', fr: 'Entre deux endroits…', ru: 'Между двумя точками…' },
  'ask.odds.unit': { en: 'Whose odds?', fr: 'Les chances de qui ?', ru: 'Чьи шансы?' },
  'ask.los.unit': { en: 'Who looks?', fr: 'Qui regarde ?', ru: 'Кто смотрит?' },
  'ask.los.target': { en: 'At whom?', fr: 'Vers qui ?', ru: 'На кого?' },
  'ask.reach.unit': { en: 'Whose reach?', fr: 'Qui se déplace ?', ru: 'Кто идёт?' },
  'ask.reach.order': { en: 'How does it move?', fr: 'À quelle allure ?', ru: 'Как двигаться?' },
  'ask.nothing': {
    en: 'Nobody stands on the map yet, so there is nothing to measure.',
    fr: "Il n'y a encore personne sur la carte : rien à mesurer.",
    ru: 'На карте ещё никого нет, измерять нечего.',
  },
  'ask.places': { en: 'From where to where?', fr: "D'où à où ?", ru: 'Откуда и куда?' },
  'form.roll': { en: 'The dice', fr: 'Les dés', ru: 'Кубики' },
  'button.explain': {
    en: 'Why did Arbitre do that?',
    fr: 'Pourquoi Arbitre a-t-il fait ça ?',
    ru: 'Почему Арбитр так поступил?',
  },
  'blank.explain': { en: 'Another of their orders…', fr: 'Un autre de ses ordres…', ru: 'Другой его приказ…' },
  'explain.none': {
    en: 'Arbitre has given no order yet that everybody knows.',
    fr: "Arbitre n'a encore donné aucun ordre connu de tous.",
    ru: 'Арбитр ещё не дал ни одного приказа, известного всем.',
  },
  'explain.reason': { en: '- {points} {words}', fr: '- {points} {words}', ru: '- {points} {words}' },
  'explain.sum': {
    en: '{points} in all: of all orders compared, this one weighed most.',
    fr: '{points} au total : de tous les ordres comparés, c’est celui qui pesait le plus.',
    ru: 'Итого {points}: из всех сравнённых приказов этот весил больше всего.',
  },
  'explain.hidden': {
    en: 'It rests on what only that seat may know. Ask again when the match is over.',
    fr: 'Cela repose sur ce que seule cette place peut savoir. Redemandez quand la partie sera finie.',
    ru: 'Это зависит от того, что может знать только это место. Спросите ещё раз, когда матч закончится.',
  },
  'explain.because': {
    en: 'There was nothing to weigh: {words}.',
    fr: 'Rien à peser : {words}.',
    ru: 'Взвешивать было нечего: {words}.',
  },
  'explain.unknown': {
    en: 'There was nothing to weigh: it was the obvious answer, or the only one.',
    fr: "Rien à peser : c'était la réponse évidente, ou la seule.",
    ru: 'Взвешивать было нечего: ответ был очевиден или единственный.',
  },
} as const satisfies Sentences;
