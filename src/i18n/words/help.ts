import type { Sentences } from '../sentences.js';

/** Help: the next useful thing. */
export const help = {
  'help.none': {
    en: 'There is no match in this channel. Press “New match” to choose one from lists, or type `/match new scenario:… opponent:referee`; without `opponent`, others join by button.',
    fr: "Il n'y a pas de partie dans ce salon. Le bouton « Nouvelle partie » la compose par listes ; ou écrivez `/partie nouvelle scénario:… adversaire:referee` ; sans `adversaire`, d'autres rejoignent par bouton.",
    ru: 'В этом канале матча нет. Нажмите «Новый матч» и выберите всё из списков или напишите `/матч новый сценарий:… противник:referee`; без `противник` другие присоединяются кнопкой.',
  },
  'help.lobby': {
    en: 'The match has not begun: take a side by button or with `/match join`, then press “Start”.',
    fr: "La partie n'a pas commencé : prenez un camp par bouton ou avec `/partie rejoindre`, puis appuyez sur « Commencer ».",
    ru: 'Матч ещё не начался: займите сторону кнопкой или командой `/матч вступить`, затем нажмите «Начать».',
  },
  'help.turn': {
    en: 'It is your turn: {question}',
    fr: "C'est à vous de jouer : {question}",
    ru: 'Ваша очередь: {question}',
  },
  'help.examples': {
    en: 'Press the button, or type the order, for instance:',
    fr: "Appuyez sur le bouton, ou tapez l'ordre, par exemple :",
    ru: 'Нажмите кнопку или наберите приказ, например:',
  },
  'help.wait': {
    en: 'Waiting for: {players}. Meanwhile: `/odds`, `/reach`, `/los`, `/sheet`, `/map show`.',
    fr: 'On attend : {players}. Pendant ce temps : `/chances`, `/atteindre`, `/ligne-de-vue`, `/fiche`, `/carte voir`.',
    ru: 'Ждём: {players}. А пока: `/шансы`, `/достижимо`, `/видимость`, `/карточка`, `/карта показать`.',
  },
  'help.over': {
    en: 'This match is over. `/match export` gives it as a file, `/match new` begins another.',
    fr: 'Cette partie est terminée. `/partie exporter` en donne le fichier, `/partie nouvelle` en crée une autre.',
    ru: 'Этот матч окончен. `/матч экспорт` выдаст его файлом, `/матч новый` создаст следующий.',
  },
  'help.orders': {
    en: 'Everything also works by button; `/pass` takes the default answer.',
    fr: 'Tout marche aussi par boutons ; `/passer` donne la réponse par défaut.',
    ru: 'Всё это есть и на кнопках; `/пас` — ответ по умолчанию.',
  },
  'help.anywhere': {
    en: "I referee tabletop wargames in a server's channels. Here I roll dice: `/roll dice:2d6+3`.",
    fr: "J'arbitre des jeux de guerre dans les salons d'un serveur. Ici, je lance les dés : `/lancer dés:2d6+3`.",
    ru: 'Я сужу настольные варгеймы в каналах сервера. Здесь я бросаю кубики: `/бросок кубики:2d6+3`.',
  },
} as const satisfies Sentences;
