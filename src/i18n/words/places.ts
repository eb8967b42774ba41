import type { Sentences } from '../sentences.js';

/** Where a match is played: moved, held up, opened. */
export const places = {
  'post.moved': {
    en: 'The match goes on here. [Where it was before]({link})',
    fr: 'La partie continue ici. [Là où elle était]({link})',
    ru: 'Матч продолжается здесь. [Где он был раньше]({link})',
  },
  'post.moved-from-nowhere': {
    en: 'The match goes on here.',
    fr: 'La partie continue ici.',
    ru: 'Матч продолжается здесь.',
  },
  'post.held.gone': {
    en: 'The channel of your match **{title}** no longer exists. The match waits; `/match resume` in another channel goes on there.',
    fr: "Le salon de votre partie **{title}** n'existe plus. La partie attend ; `/partie reprendre` dans un autre salon la continue là.",
    ru: 'Канала вашего матча **{title}** больше нет. Матч ждёт; команда `/матч продолжить` в другом канале продолжит его там.',
  },
  'post.held.kicked': {
    en: 'I was removed from the server of your match **{title}**. The match waits; once I am invited again it goes on by itself.',
    fr: "J'ai été retiré du serveur de votre partie **{title}**. La partie attend ; dès que je serai invité de nouveau, elle reprendra d'elle-même.",
    ru: 'Меня удалили с сервера вашего матча **{title}**. Матч ждёт; когда меня пригласят снова, он продолжится сам.',
  },
  'match/already-here': {
    en: 'The match is already played in this channel.',
    fr: 'La partie se joue déjà dans ce salon.',
    ru: 'Матч уже идёт в этом канале.',
  },
  'command.match.resume': { en: 'resume', fr: 'reprendre', ru: 'продолжить' },
  'command.match.resume.about': {
    en: 'Go on with a match of yours in this channel',
    fr: 'Continuer dans ce salon une de vos parties',
    ru: 'Продолжить один из ваших матчей в этом канале',
  },
  'option.match': { en: 'match', fr: 'partie', ru: 'матч' },
  'option.match.about': { en: 'Which of your matches', fr: 'Laquelle de vos parties', ru: 'Какой из ваших матчей' },
  'post.opened': {
    en: '{title}, a match made by {player}.',
    fr: '{title}, une partie créée par {player}.',
    ru: '{title}, матч создаёт {player}.',
  },
  'reply.opened': {
    en: 'The match is open in <#{channel}>.',
    fr: 'La partie est ouverte dans <#{channel}>.',
    ru: 'Матч открыт в <#{channel}>.',
  },
  'discord/channel-not-allowed': {
    en: 'No matches may be made here. They may be made in: {channels}.',
    fr: 'On ne crée pas de partie ici, mais dans : {channels}.',
    ru: 'Здесь матчи создавать нельзя. Можно в: {channels}.',
  },
  'discord/no-match-to-resume': {
    en: 'You are in no match that is played elsewhere. `/my` shows your matches.',
    fr: "Vous n'êtes dans aucune partie jouée ailleurs. `/mes-parties` les montre.",
    ru: 'Вы не участвуете ни в одном матче в другом месте. Ваши матчи показывает `/мои-матчи`.',
  },
  'discord/which-match': {
    en: 'You are in several matches. Name one with `match`: {known}.',
    fr: 'Vous êtes dans plusieurs parties. Nommez-en une avec `partie` : {known}.',
    ru: 'Вы участвуете в нескольких матчах. Назовите один параметром `матч`: {known}.',
  },
  'button.next': { en: 'Next, with who is left', fr: 'Suite, avec ceux qui restent', ru: 'Дальше, кто остался' },
  'button.rematch': { en: 'Rematch', fr: 'Revanche', ru: 'Реванш' },
  'button.resume': { en: 'Go on here: {title}', fr: 'Continuer ici : {title}', ru: 'Продолжить здесь: {title}' },
  'post.held.rights': {
    en: 'I can no longer post in <#{channel}>. The match there waits. Once I have these permissions again, it goes on by itself: {rights@right}.',
    fr: "Je ne peux plus écrire dans <#{channel}>. La partie attend. Dès que j'aurai de nouveau ces permissions, elle reprendra d'elle-même : {rights@right}.",
    ru: 'Я больше не могу писать в <#{channel}>. Матч там ждёт. Как только у меня снова будут эти права, он продолжится сам: {rights@right}.',
  },
} as const satisfies Sentences;
