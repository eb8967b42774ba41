import type { Sentences } from '../sentences.js';

/** What is answered to one person: confirmations, buttons of an order in progress, refusals. */
export const replies = {
  'discord/no-match-here': {
    en: 'There is no match in this channel. `/match new` makes one.',
    fr: "Il n'y a pas de partie dans ce salon. `/partie nouvelle` en crée une.",
    ru: 'В этом канале матча нет. Создать его можно командой `/матч новый`.',
  },
  'discord/no-such-match': {
    en: 'This match is no longer known.',
    fr: "Cette partie n'est plus connue.",
    ru: 'Этого матча больше нет.',
  },
  'discord/no-scenario': {
    en: 'There is no scenario `{scenario}`. Available: {known}.',
    fr: "Le scénario `{scenario}` n'existe pas. Disponibles : {known}.",
    ru: 'Сценария `{scenario}` нет. Есть: {known}.',
  },
  'discord/no-side': {
    en: 'This scenario has no side `{side}`. Its sides: {known}.',
    fr: "Ce scénario n'a pas de camp `{side}`. Ses camps : {known}.",
    ru: 'В этом сценарии нет стороны `{side}`. Есть: {known}.',
  },
  'discord/not-a-number': {
    en: '`{given}` is not a whole number from {from} to {to}.',
    fr: "`{given}` n'est pas un nombre entier de {from} à {to}.",
    ru: '`{given}` — не целое число от {from} до {to}.',
  },
  'discord/not-an-angle': {
    en: '`{given}` is no direction from {from}° to {to}°.',
    fr: "`{given}` n'est pas une direction de {from}° à {to}°.",
    ru: '`{given}` — не направление от {from}° до {to}°.',
  },
  'discord/not-a-place': {
    en: '`{given}` is no place. Write how far from the west edge and from the north edge, in u, for instance `12.5,8`.',
    fr: '`{given}` n’est pas un endroit. Indiquez la distance au bord ouest puis au bord nord, en u, par exemple `12,5 ; 8`.',
    ru: '`{given}` — не место. Напишите, сколько от западного края и сколько от северного, в ед., например `12,5; 8`.',
  },
  'discord/place-refused': {
    en: '{given} cannot be chosen here: it is out of reach, out of sight or not free.',
    fr: '{given} ne peut pas être choisi ici : hors de portée, hors de vue ou occupé.',
    ru: '{given} здесь не выбрать: слишком далеко, не видно или занято.',
  },
  'discord/draft-gone': {
    en: 'This unfinished order is gone. Begin again with the button below.',
    fr: "Cet ordre inachevé n'existe plus. Recommencez avec le bouton ci-dessous.",
    ru: 'Этого незаконченного приказа больше нет. Начните заново кнопкой ниже.',
  },
  'reply.failed': {
    en: 'Something went wrong on my side; your order may not have been carried out. Reference: `{reference}`',
    fr: "Une erreur s'est produite de mon côté ; votre ordre n'a peut-être pas été exécuté. Référence : `{reference}`",
    ru: 'У меня что-то пошло не так; приказ мог остаться невыполненным. Номер для справки: `{reference}`',
  },
  'reply.unshown': {
    en: 'Done, but the answer could not be shown. Reference: `{reference}`',
    fr: "C'est fait, mais la réponse n'a pas pu être affichée. Référence : `{reference}`",
    ru: 'Сделано, но показать ответ не удалось. Номер для справки: `{reference}`',
  },
  'reply.refused-unshown': {
    en: 'This was refused and has changed nothing, but the reason could not be shown. Reference: `{reference}`',
    fr: "C'est refusé et rien n'a changé, mais la raison n'a pas pu être affichée. Référence : `{reference}`",
    ru: 'Отказано, ничего не изменилось, но показать причину не удалось. Номер для справки: `{reference}`',
  },
  'reply.whole-in-file': {
    en: '-# Too long for one message: all of it is in the file {file}.',
    fr: '-# Trop long pour un seul message : tout est dans le fichier {file}.',
    ru: '-# Для одного сообщения слишком длинно: полностью — в файле {file}.',
  },
  'reply.unknown': {
    en: 'I no longer know this command or button.',
    fr: 'Je ne connais plus cette commande ou ce bouton.',
    ru: 'Эта команда или кнопка больше не действует.',
  },
  'reply.again': {
    en: 'The same order was given and carried out less than two minutes ago. Give it once more?',
    fr: 'Le même ordre a été donné il y a moins de deux minutes et exécuté. Le donner encore une fois ?',
    ru: 'Такой же приказ отдан и выполнен меньше двух минут назад. Отдать ещё раз?',
  },
  'reply.confirm': {
    en: 'Is this right? **{order}**',
    fr: 'Confirmer : **{order}**',
    ru: 'Всё верно? **{order}**',
  },
  'reply.green': {
    en: '-# A green button gives the order at once.',
    fr: '-# Un bouton vert donne l’ordre aussitôt.',
    ru: '-# Зелёная кнопка сразу отдаёт приказ.',
  },
  'reply.given': { en: '✓ {order}', fr: '✓ {order}', ru: '✓ {order}' },
  'reply.sealed': {
    en: '🔒 Sealed: the others learn of it when all have answered. Until then you can change it.',
    fr: "🔒 Sous pli scellé : les autres l'apprennent quand tout le monde a répondu. Jusque-là, vous pouvez changer.",
    ru: '🔒 Ответ закрыт: остальные узнают его, когда ответят все. До тех пор его можно изменить.',
  },
  'reply.sealed-given': {
    en: 'Answered so far: {given}',
    fr: "Répondu jusqu'ici : {given}",
    ru: 'Уже отвечено: {given}',
  },
  'reply.sure-concede': {
    en: 'Concede the match? The other side wins.',
    fr: "Capituler ? L'autre camp gagne.",
    ru: 'Сдаться? Победит другая сторона.',
  },
  'reply.sure-concede-of-many': {
    en: 'Concede the match? You are out, and the last side left wins.',
    fr: 'Capituler ? Vous quittez la partie ; le dernier camp en lice gagne.',
    ru: 'Сдаться? Вы выбываете; победит последняя оставшаяся сторона.',
  },
  'reply.log-empty': {
    en: 'Nothing has happened yet.',
    fr: "Il ne s'est encore rien passé.",
    ru: 'Пока ничего не произошло.',
  },
  'reply.options': { en: '**Rules of this match**', fr: '**Règles de cette partie**', ru: '**Правила этого матча**' },
  'reply.vote': {
    en: 'Your agreement is noted. The match stops when all players have agreed.',
    fr: "Votre accord est noté. La partie s'arrête quand tous l'ont donné.",
    ru: 'Согласие записано. Матч остановится, когда согласятся все.',
  },
  'reply.export': {
    en: 'The whole match as a file.',
    fr: 'Toute la partie dans un fichier.',
    ru: 'Весь матч одним файлом.',
  },
  'reply.export-so-far': {
    en: 'The match as a file, up to where something may be secret. The whole file comes when the match is over.',
    fr: "La partie dans un fichier, jusqu'à l'endroit où quelque chose peut être secret. Le fichier complet viendra à la fin de la partie.",
    ru: 'Матч одним файлом — до места, где что-то может быть тайной. Полный файл будет, когда матч закончится.',
  },
  'reply.log': { en: 'All orders of the match.', fr: 'Tous les ordres de la partie.', ru: 'Все приказы матча.' },
  'button.again': { en: 'Give it again', fr: 'Donner encore', ru: 'Отдать ещё раз' },
  'button.confirm': { en: 'Confirm', fr: 'Confirmer', ru: 'Подтвердить' },
  'button.beside': { en: 'Instructions…', fr: 'Consignes…', ru: 'Указания…' },
  'reply.beside': { en: 'instructions to the referee', fr: "consignes à l'arbitre", ru: 'указания арбитру' },
  'reply.said': {
    en: 'Noted. It holds from now on; whoever is awaited stays awaited.',
    fr: "C'est noté. Cela vaut dès maintenant ; qui doit répondre doit toujours répondre.",
    ru: 'Записано. Действует с этого момента; кого ждали, того ждут и дальше.',
  },
  'button.back': { en: 'Back', fr: 'Retour', ru: 'Назад' },
  'button.step-back': { en: 'Undo the last step', fr: 'Annuler la dernière étape', ru: 'Отменить последний шаг' },
  'button.pass': { en: 'Default answer', fr: 'Réponse par défaut', ru: 'Ответ по умолчанию' },
  'button.pass-so': { en: 'Pass: {order}', fr: 'Passer : {order}', ru: 'Пропустить: {order}' },
  'button.none': { en: 'None', fr: 'Aucune', ru: 'Ничего' },
  'button.stop': { en: 'Stop here', fr: "S'arrêter ici", ru: 'Остановиться здесь' },
  'button.closer': { en: 'Other places, closer…', fr: 'D’autres lieux, plus précis…', ru: 'Другие места, точнее…' },
  'button.drive': { en: 'Drive by hand', fr: 'Piloter pas à pas', ru: 'Вести по шагам' },
  'button.places': { en: 'Choose a place', fr: "Choisir l'arrivée", ru: 'Выбрать место' },
  'button.earlier': { en: '◀', fr: '◀', ru: '◀' },
  'button.later': { en: '▶', fr: '▶', ru: '▶' },
  'button.enter': { en: 'Enter a value', fr: 'Saisir une valeur', ru: 'Ввести значение' },
  'button.export': { en: 'Export', fr: 'Exporter', ru: 'Экспорт' },
  'button.log': { en: 'Log', fr: 'Journal', ru: 'Журнал' },
  'button.concede': { en: 'Concede', fr: 'Capituler', ru: 'Сдаться' },
  'blank.figures': {
    en: '**{label}**: {description}',
    fr: '**{label}** : {description}',
    ru: '**{label}**: {description}',
  },
  'blank.menu': { en: 'Choose…', fr: 'Choisir…', ru: 'Выберите…' },
  'blank.page': {
    en: 'Choose… ({page} of {pages})',
    fr: 'Choisir… ({page} sur {pages})',
    ru: 'Выберите… ({page} из {pages})',
  },
  'blank.number': {
    en: 'A whole number from {from} to {to}',
    fr: 'Un nombre entier de {from} à {to}',
    ru: 'Целое число от {from} до {to}',
  },
  'blank.angle': {
    en: 'In degrees, from {from} to {to}',
    fr: 'En degrés, de {from} à {to}',
    ru: 'В градусах, от {from} до {to}',
  },
  'blank.point': {
    en: 'Distances in u from west and north: 12.5,8',
    fr: 'Distances en u depuis l’ouest et le nord : 12,5 ; 8',
    ru: 'Сколько ед. от западного и северного края: 12,5; 8',
  },
  'reply.results': {
    en: '**What came of your orders · {heading}**',
    fr: '**Ce que donnent vos ordres · {heading}**',
    ru: '**Чем кончились ваши приказы · {heading}**',
  },
} as const satisfies Sentences;
