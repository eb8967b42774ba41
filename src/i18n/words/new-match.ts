import type { Sentences } from '../sentences.js';

/** A new match by menu. */
export const newMatch = {
  'button.new': { en: 'New match', fr: 'Nouvelle partie', ru: 'Новый матч' },
  'button.new-create': { en: 'Create the match', fr: 'Créer la partie', ru: 'Создать матч' },
  'new.title': { en: 'New match', fr: 'Nouvelle partie', ru: 'Новый матч' },
  'new.scenario': { en: 'What is played…', fr: "Ce qu'on joue…", ru: 'Во что играем…' },
  'new.opponent': { en: 'Against whom…', fr: 'Contre qui…', ru: 'Против кого…' },
  'new.side': { en: 'Your side…', fr: 'Votre camp…', ru: 'Ваша сторона…' },
  'new.clock': { en: 'The clock…', fr: 'La pendule…', ru: 'Часы…' },
  'new.preset': { en: 'The rules…', fr: 'Les règles…', ru: 'Правила…' },
  'new.against-players': {
    en: 'Against other players, who join by button',
    fr: "Contre d'autres joueurs, qui rejoignent par bouton",
    ru: 'Против других игроков: они вступают кнопкой',
  },
  'new.against-referee': { en: 'Against me, at once', fr: 'Contre moi, tout de suite', ru: 'Против меня, сразу' },
  'new.my-side': { en: 'You play: {side}', fr: 'Vous jouez : {side}', ru: 'Вы играете: {side}' },
  'new.no-side': {
    en: 'You choose a side later',
    fr: 'Vous choisirez un camp plus tard',
    ru: 'Сторону выберете позже',
  },
  'new.watch': {
    en: 'You only watch: I play all sides',
    fr: 'Vous regardez : je joue tous les camps',
    ru: 'Вы только смотрите: за всех играю я',
  },
  'new.clock-usual': { en: 'The clock that is usual here', fr: 'La pendule habituelle ici', ru: 'Обычные здесь часы' },
  'new.rules-usual': { en: 'The rules by the book', fr: 'Les règles du livre', ru: 'Правила по книге' },
  'new.by-preset': { en: 'Rules: {name}', fr: 'Règles : {name}', ru: 'Правила: {name}' },
  'command.match.new': { en: 'new', fr: 'nouvelle', ru: 'новый' },
  'command.match.new.about': {
    en: 'Make a match in this channel',
    fr: 'Créer une partie dans ce salon',
    ru: 'Создать матч в этом канале',
  },
} as const satisfies Sentences;
