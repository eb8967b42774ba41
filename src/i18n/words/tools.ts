import type { Sentences } from '../sentences.js';

/** `/tools …`: what officials and other programs do with campaigns, leagues and matches. */
export const tools = {
  'command.tools': { en: 'tools', fr: 'outils', ru: 'инструменты' },
  'command.tools.about': {
    en: 'For officials and other programs: archives',
    fr: 'Pour les arbitres et d’autres programmes : archives',
    ru: 'Для распорядителей и других программ: архивы',
  },
  'command.tools.archive': { en: 'archive', fr: 'archive', ru: 'архив' },
  'command.tools.archive.about': {
    en: 'The campaign or league of this channel as a file that proves itself',
    fr: 'La campagne ou la ligue de ce salon, en un fichier vérifiable',
    ru: 'Кампания или лига этого канала одним проверяемым файлом',
  },
  'tools.archive': {
    en: 'All orders, events and matches, with the seed of the dice. `arbitre verify {name}` proves it offline.',
    fr: 'Tous les ordres, événements et parties, avec la graine des dés. `arbitre verify {name}` le vérifie hors ligne.',
    ru: 'Все приказы, события и матчи, с ключом кубиков. `arbitre verify {name}` проверит это без сети.',
  },
  'tools.archive-so-far': {
    en: 'All orders, events and matches so far; of what is held in secret only its hash. `arbitre verify {name}` proves offline every turn or round that is over; dice and secrets are proved when the seed is shown at the end.',
    fr: 'Tous les ordres, événements et parties jusqu’ici ; de ce qui est secret, seulement l’empreinte. `arbitre verify {name}` vérifie hors ligne chaque tour ou ronde terminé ; dés et secrets le seront à la fin, quand la graine sera montrée.',
    ru: 'Все приказы, события и матчи на сегодня; от тайного — только отпечаток. `arbitre verify {name}` проверит без сети каждый законченный ход или раунд; кубики и тайное проверяются в конце, когда откроют ключ.',
  },
  'tools.archive-beside': {
    en: 'These matches did not fit. `/match export` in their threads gives them; lay them beside it: {files}.',
    fr: 'Ces parties n’y tenaient pas. `/partie exporter` dans leurs fils les donne ; posez-les à côté : {files}.',
    ru: 'Эти матчи не поместились. `/матч экспорт` в их ветках даст их; положите рядом: {files}.',
  },
  'tools/nothing-here': {
    en: 'There is no campaign and no league in this channel, and there never was one.',
    fr: 'Il n’y a dans ce salon ni campagne ni ligue, et il n’y en a jamais eu.',
    ru: 'В этом канале нет ни кампании, ни лиги, и никогда не было.',
  },
} as const satisfies Sentences;
