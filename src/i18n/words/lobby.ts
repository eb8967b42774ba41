import type { Sentences } from '../sentences.js';

/** The lobby. */
export const lobby = {
  'post.lobby.units': { en: 'Units: {units}', fr: 'Unités : {units}', ru: 'Юниты: {units}' },
  'button.join': { en: 'Join: {side}', fr: 'Rejoindre : {side}', ru: 'Занять: {side}' },
  'button.leave': { en: 'Leave', fr: 'Quitter', ru: 'Выйти' },
  'button.start': { en: 'Start', fr: 'Commencer', ru: 'Начать' },
  'button.rules': { en: 'Rules', fr: 'Règles', ru: 'Правила' },
  'blank.rule': { en: 'Choose another rule…', fr: 'Choisir une autre règle…', ru: 'Выбрать другое правило…' },
  'post.lobby.title': { en: '## {title}', fr: '## {title}', ru: '## {title}' },
  'post.lobby.battle': { en: '## {subject}: {battle}', fr: '## {subject} : {battle}', ru: '## {subject}: {battle}' },
  'post.lobby.ground': {
    en: '-# Ground and goals as in “{title}”, forces as they were sent',
    fr: '-# Terrain et objectifs de « {title} », forces telles qu’envoyées',
    ru: '-# Местность и цели как в «{title}», силы — те, что прислали',
  },
  'post.lobby.side': {
    en: '**{side}** ({units:# place|# places}): {players}',
    fr: '**{side}** ({units:# place|# places}) : {players}',
    ru: '**{side}** ({units:# место|# места|# мест}): {players}',
  },
  'post.lobby.open': { en: 'open', fr: 'libre', ru: 'свободно' },
  'post.lobby.dice': {
    en: 'Every die comes from a secret seed that has been drawn already. Its fingerprint (SHA-256) is `{commitment}`: the seed is shown when the match ends, and a seed swapped on the way would have another.',
    fr: 'Chaque dé découle d’une graine secrète, déjà tirée. Son empreinte (SHA-256) est `{commitment}` : la graine est révélée à la fin de la partie, et une autre graine aurait une autre empreinte.',
    ru: 'Все броски следуют из тайного ключа, он уже выбран. Его отпечаток (SHA-256): `{commitment}`. В конце матча ключ раскроют; у подменённого ключа отпечаток был бы другой.',
  },
  'post.lobby.salts': {
    en: 'Each player added a salt, a text that goes into every die, so that nobody can know the dice beforehand: {salts}.',
    fr: 'Chaque joueur a ajouté un sel, un texte qui entre dans chaque dé, pour que personne ne puisse prévoir les jets : {salts}.',
    ru: 'Каждый игрок добавил соль — текст, от которого зависит каждый бросок, чтобы никто не знал броски заранее: {salts}.',
  },
  'post.lobby.salt': { en: '{player} `{salt}`', fr: '{player} `{salt}`', ru: '{player} `{salt}`' },
  'post.lobby.rules': { en: 'Rules: {rules}', fr: 'Règles : {rules}', ru: 'Правила: {rules}' },
  'match.option.takeBack': {
    en: 'Take-backs after dice against Arbitre',
    fr: 'Retours après des dés contre Arbitre',
    ru: 'Возврат после бросков против Арбитра',
  },
  'match.option.takeBack.about': {
    en: 'How often an order may be taken back after dice when only Arbitre plays against you',
    fr: 'Combien de fois on peut annuler après des dés quand seul Arbitre joue contre vous',
    ru: 'Сколько раз можно отменить приказ после бросков, если против вас только Арбитр',
  },
  'match.option.takeBack.never': { en: 'never', fr: 'jamais', ru: 'никогда' },
  'match.option.takeBack.once': { en: 'once in a match', fr: 'une fois par partie', ru: 'один раз за матч' },
  'match.option.takeBack.always': { en: 'always', fr: 'toujours', ru: 'всегда' },
  'scenario.facts': {
    en: '{kind} · {size} · {length}',
    fr: '{kind} · {size} · {length}',
    ru: '{kind} · {size} · {length}',
  },
  'scenario.turns': { en: '{turns:# turn|# turns}', fr: '{turns:# tour|# tours}', ru: '{turns:# ход|# хода|# ходов}' },
  'scenario.to-the-end': { en: 'to the end', fr: "jusqu'au bout", ru: 'до победы' },
  'scenario.offer': { en: '{title} ({facts})', fr: '{title} ({facts})', ru: '{title} ({facts})' },
  'post.rule': { en: '{name}: {meaning}', fr: '{name} : {meaning}', ru: '{name}: {meaning}' },
  'post.lobby.begun': { en: 'The match has begun.', fr: 'La partie a commencé.', ru: 'Матч начался.' },
  'post.lobby.over': { en: 'The match was called off.', fr: 'La partie a été annulée.', ru: 'Матч отменён.' },
  'post.status.lobby': {
    en: 'The match is waiting for players.',
    fr: 'La partie attend des joueurs.',
    ru: 'Матч ждёт игроков.',
  },
} as const satisfies Sentences;
