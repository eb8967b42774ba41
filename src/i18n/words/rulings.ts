import type { Sentences } from '../sentences.js';

/** What officials decide about matches that are over. */
export const rulings = {
  'command.match.annul': { en: 'annul', fr: 'invalider', ru: 'аннулировать' },
  'command.match.annul.about': {
    en: 'Arbiters: a match that is over counts for nothing',
    fr: 'Arbitres : une partie terminée ne compte pas',
    ru: 'Для арбитров: оконченный матч не засчитывается',
  },
  'command.match.adjudicate': { en: 'adjudicate', fr: 'trancher', ru: 'присудить' },
  'command.match.adjudicate.about': {
    en: 'Arbiters: decide who has won a match that is over',
    fr: 'Arbitres : décider qui a gagné une partie terminée',
    ru: 'Для арбитров: решить, кто выиграл оконченный матч',
  },
  'command.match.reopen': { en: 'reopen', fr: 'rouvrir', ru: 'возобновить' },
  'command.match.reopen.about': {
    en: 'Arbiters: a match that is over goes on',
    fr: 'Arbitres : une partie terminée se poursuit',
    ru: 'Для арбитров: оконченный матч продолжается',
  },
  'option.ended-match': { en: 'match', fr: 'partie', ru: 'матч' },
  'option.ended-match.about': {
    en: 'Which match; left out: the one of this channel',
    fr: 'Quelle partie ; sinon celle de ce salon',
    ru: 'Какой матч; если не указан, матч этого канала',
  },
  'option.winner': { en: 'winner', fr: 'vainqueur', ru: 'победитель' },
  'option.winner.about': {
    en: 'The side that has won, or a draw',
    fr: 'Le camp vainqueur, ou match nul',
    ru: 'Победившая сторона или ничья',
  },
  'ruling.draw': { en: 'a draw', fr: 'match nul', ru: 'ничья' },
  'ruling.annulled': {
    en: 'Annulled by an arbiter: the match counts for nothing. Reason: {reason}',
    fr: 'Invalidée par un arbitre : la partie ne compte pas. Raison : {reason}',
    ru: 'Матч аннулирован арбитром и не засчитывается. Причина: {reason}',
  },
  'ruling.adjudicated': {
    en: 'Decided by an arbiter. Reason: {reason}',
    fr: 'Tranché par un arbitre. Raison : {reason}',
    ru: 'Решение арбитра. Причина: {reason}',
  },
  'ruling.reopened': {
    en: 'Reopened by an arbiter: the match goes on with new dice, of fingerprint {commitment}. Reason: {reason}',
    fr: 'Rouverte par un arbitre : la partie continue avec de nouveaux dés, d’empreinte {commitment}. Raison : {reason}',
    ru: 'Матч возобновлён арбитром и продолжается с новыми кубиками, их отпечаток {commitment}. Причина: {reason}',
  },
  'ruling.outcome-annulled': { en: '**Annulled**', fr: '**Partie invalidée**', ru: '**Матч аннулирован**' },
  'post.reopened': {
    en: '## The match was over, and goes on\nAn arbiter has reopened it; the last report says why. What has been played stays, and the dice are new. Seed of the dice until then: `{seed}`',
    fr: '## La partie était terminée, elle se poursuit\nUn arbitre l’a rouverte ; le dernier compte rendu dit pourquoi. Ce qui a été joué reste, et les dés sont nouveaux. Graine des dés jusque-là : `{seed}`',
    ru: '## Матч был окончен, но продолжается\nАрбитр возобновил его, причина — в последнем отчёте. Всё сыгранное остаётся в силе, кубики новые. Ключ прежних кубиков: `{seed}`',
  },
  'post.end.later-seed': {
    en: 'After it was reopened, from die {since} on: `{seed}`, fingerprint {commitment}',
    fr: 'Après la réouverture, à partir du dé {since} : `{seed}`, empreinte {commitment}',
    ru: 'После возобновления, с кубика {since}: `{seed}`, отпечаток {commitment}',
  },
  'reply.ruled': {
    en: 'Done. The report and the closing post say so.',
    fr: 'C’est fait. Le compte rendu et le message de clôture le disent.',
    ru: 'Готово. Это видно в отчёте и в заключительном сообщении.',
  },
  'reply.reopen': {
    en: 'The match goes on from before the order that ended it. Its seed has been shown, so it gets new dice: fingerprint `{commitment}`. Your next click adds what nobody could know when it was made.',
    fr: 'La partie reprend juste avant l’ordre qui l’a terminée. Sa graine ayant été montrée, elle reçoit de nouveaux dés : empreinte `{commitment}`. Votre prochain clic y ajoute ce que personne ne pouvait connaître d’avance.',
    ru: 'Матч продолжится с момента перед приказом, который его завершил. Ключ кубиков уже показан, поэтому они будут новые: отпечаток `{commitment}`. Ваше следующее нажатие добавит к ним то, чего никто не мог знать заранее.',
  },
  'reply.reopened': {
    en: 'The match goes on in {channel}.',
    fr: 'La partie se poursuit dans {channel}.',
    ru: 'Матч продолжается: {channel}.',
  },
  'button.reopen': { en: 'Reopen…', fr: 'Rouvrir…', ru: 'Возобновить…' },
  'form.reopen': { en: 'Reopen the match', fr: 'Rouvrir la partie', ru: 'Возобновить матч' },
  'match/not-over': {
    en: 'The match is not over. While it is played, `/match correct` sets right what went wrong.',
    fr: 'La partie n’est pas terminée. Tant qu’elle se joue, `/partie corriger` rectifie les erreurs.',
    ru: 'Матч ещё не окончен. Пока он идёт, ошибки исправляет `/матч исправить`.',
  },
  'match/already-annulled': {
    en: 'The match has been annulled already. `/match reopen` lets it go on, `/match adjudicate` gives it a winner.',
    fr: 'La partie est déjà invalidée. `/partie rouvrir` la fait continuer, `/partie trancher` lui donne un vainqueur.',
    ru: 'Матч уже аннулирован. `/матч возобновить` продолжит его, `/матч присудить` назовёт победителя.',
  },
  'match/never-began': {
    en: 'That match never began: there is nothing to decide. Make a new one with `/match new`.',
    fr: 'Cette partie n’a jamais commencé : il n’y a rien à décider. Créez-en une autre avec `/partie nouvelle`.',
    ru: 'Этот матч так и не начался, решать нечего. Создайте новый: `/матч новый`.',
  },
  'match/not-official': {
    en: 'Only an arbiter may do that: who has the arbiter role of this server (`/settings arbiter`).',
    fr: 'Réservé aux arbitres : qui a le rôle d’arbitre de ce serveur (`/réglages arbitre`).',
    ru: 'Это могут только арбитры: те, у кого есть роль арбитра сервера (`/настройки арбитр`).',
  },
  'match/official-plays': {
    en: 'You played in this match, so you may not judge it. Ask another arbiter.',
    fr: 'Vous avez joué cette partie : vous ne pouvez pas la juger. Adressez-vous à un autre arbitre.',
    ru: 'Вы играли в этом матче и не можете о нём судить. Обратитесь к другому арбитру.',
  },
} as const satisfies Sentences;
