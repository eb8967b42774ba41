import type { Sentences } from '../sentences.js';

/** The commands and buttons of the clock. */
export const clockCommands = {
  'command.clock': { en: 'clock', fr: 'pendule', ru: 'часы' },
  'command.clock.about': { en: 'How the match is timed', fr: 'La pendule de la partie', ru: 'Часы матча' },
  'command.clock.show': { en: 'show', fr: 'voir', ru: 'показать' },
  'command.clock.show.about': {
    en: 'Whose time runs until when, and what is left in the banks',
    fr: "Qui joue jusqu'à quand, et ce qui reste en réserve",
    ru: 'Чьё время идёт и до каких пор, сколько осталось в запасе',
  },
  'command.clock.change': { en: 'change', fr: 'changer', ru: 'сменить' },
  'command.clock.change.about': {
    en: 'Another clock: at once before the match begins, in play if all players agree',
    fr: "Une autre pendule : aussitôt avant le début, en jeu si tous sont d'accord",
    ru: 'Другие часы: до начала сразу, в игре — если все согласны',
  },
  'command.clock.pause': { en: 'pause', fr: 'pause', ru: 'пауза' },
  'command.clock.pause.about': {
    en: 'Stop the clock, if all players agree',
    fr: "Arrêter la pendule, si tous sont d'accord",
    ru: 'Остановить часы, если все согласны',
  },
  'command.clock.resume': { en: 'resume', fr: 'reprendre', ru: 'пуск' },
  'command.clock.resume.about': {
    en: 'Let the clock run again, if all players agree',
    fr: "Faire repartir la pendule, si tous sont d'accord",
    ru: 'Снова пустить часы, если все согласны',
  },
  'command.clock.extend': { en: 'extend', fr: 'prolonger', ru: 'продлить' },
  'command.clock.extend.about': {
    en: 'Give an opponent more time',
    fr: "Offrir du temps à l'adversaire",
    ru: 'Дать противнику больше времени',
  },
  'command.match.claim': { en: 'claim', fr: 'réclamer', ru: 'победа' },
  'command.match.claim.about': {
    en: 'Claim the win over opponents who are too long absent',
    fr: 'Réclamer la victoire sur un adversaire absent trop longtemps',
    ru: 'Потребовать победы над слишком долго отсутствующим противником',
  },
  'option.clock': { en: 'clock', fr: 'pendule', ru: 'часы' },
  'option.clock.about': {
    en: 'Such as correspondence turn 24h reaction 4h bank 2d; none; chrono',
    fr: 'Par exemple correspondance tour 24h réaction 4h réserve 2j ; aucune ; chrono',
    ru: 'Например переписка ход 24ч реакция 4ч запас 2д; нет; хроно',
  },
  'option.time': { en: 'time', fr: 'durée', ru: 'время' },
  'option.time.about': {
    en: 'How much: 24h, 1d 12h, 90s',
    fr: 'Combien : 24h, 1j 12h, 90s',
    ru: 'Сколько: 24ч, 1д 12ч, 90с',
  },
  'option.extend-seat': { en: 'seat', fr: 'place', ru: 'место' },
  'option.extend-seat.about': {
    en: 'Which opponent; left out: all of them',
    fr: 'Quel adversaire ; sinon tous',
    ru: 'Какому противнику; если не указано, всем',
  },
  'button.clock': { en: 'Clock', fr: 'Pendule', ru: 'Часы' },
  'button.claim': { en: 'Claim the match', fr: 'Réclamer la victoire', ru: 'Потребовать победы' },
  'button.clock-pause': { en: 'Pause the clock', fr: 'Arrêter la pendule', ru: 'Остановить часы' },
  'button.clock-resume': { en: 'Let the clock run', fr: 'Relancer la pendule', ru: 'Пустить часы' },
  'button.clock-change': { en: 'Another clock…', fr: 'Autre pendule…', ru: 'Другие часы…' },
  'button.extend': { en: 'Give {time}', fr: 'Offrir {time}', ru: 'Дать {time}' },
  'button.own-clock': { en: 'Another…', fr: 'Une autre…', ru: 'Другие…' },
  'blank.clock': { en: 'Choose another clock…', fr: 'Choisir une autre pendule…', ru: 'Выбрать другие часы…' },
  'form.own-clock': { en: 'The clock of this match', fr: 'La pendule de cette partie', ru: 'Часы этого матча' },
  'form.own-clock.field': { en: 'Kind and times', fr: 'Type et durées', ru: 'Вид и время' },
  'reply.extended': {
    en: 'Given: {time@span} to {players}.',
    fr: 'Offert : {time@span} à {players}.',
    ru: 'Дано времени: {time@span}, {players}.',
  },
  'reply.claimed': { en: 'The match is claimed.', fr: 'La victoire est réclamée.', ru: 'Победа заявлена.' },
  'vote.retime': {
    en: '{by} asks for another clock from now on:',
    fr: '{by} demande une autre pendule à partir de maintenant :',
    ru: '{by} предлагает дальше играть с другими часами:',
  },
  'vote.retime.how': {
    en: 'Whoever is to answer now has the whole of the new time. What has been used of the banks stays used; sealed answers stay as they are.',
    fr: 'Qui doit répondre maintenant dispose de tout le nouveau temps. Ce qui est pris sur les réserves reste pris ; les réponses scellées restent en place.',
    ru: 'У тех, кто сейчас должен ответить, новое время идёт с начала. Потраченный запас не возвращается; запечатанные ответы остаются как есть.',
  },
  'form.clock': { en: 'Clock of new matches', fr: 'Pendule des nouvelles parties', ru: 'Часы новых матчей' },
  'form.clock-field': { en: 'Clock (empty for none)', fr: 'Pendule (vide : aucune)', ru: 'Часы (пусто — без часов)' },
} as const satisfies Sentences;
