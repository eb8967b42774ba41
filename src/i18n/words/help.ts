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
  'help.campaign': {
    en: '**{title}**, turn {turn}. `/campaign status` shows how it stands, with map and ladder; `shows:news` what is new.',
    fr: '**{title}**, tour {turn}. `/campagne état` montre où elle en est, carte et paliers ; `montre:news` les nouvelles.',
    ru: '**{title}**, ход {turn}. `/кампания статус` показывает положение, карту и ступени; `показать:news` — что нового.',
  },
  'help.campaign-join': {
    en: 'You lead no faction: `/campaign join` takes one that is free.',
    fr: 'Vous ne menez aucune faction : `/campagne rejoindre` en prend une libre.',
    ru: 'Вы не ведёте ни одной фракции: `/кампания вступить` — взять свободную.',
  },
  'help.campaign-faction': {
    en: 'You lead {faction}. `/campaign mission` attacks a province next to yours; `/campaign send` defends, or helps a friend; `/campaign fight` begins the battle, `/campaign table` one at a real table. `/campaign order` buys, repairs, teaches and plays cards; `/campaign hangar` shows what you have, `/campaign ledger` what it came from.',
    fr: 'Vous menez {faction}. `/campagne mission` attaque une province voisine ; `/campagne envoyer` défend ou aide un ami ; `/campagne combattre` commence la bataille, `/campagne table` une partie sur table. `/campagne ordre` achète, répare, forme et joue des cartes ; `/campagne hangar` montre ce que vous avez, `/campagne comptes` d’où cela vient.',
    ru: 'Вы ведёте фракцию {faction}. `/кампания миссия` — напасть на соседнюю провинцию; `/кампания послать` — защищать или помочь другу; `/кампания бой` начинает бой, `/кампания стол` — за настоящим столом. `/кампания приказ` покупает, чинит, учит и играет карты; `/кампания ангар` — что у вас есть, `/кампания счета` — откуда оно.',
  },
  'help.campaign-master': {
    en: 'You are its game master: `/campaign turn` ends the turn; `award`, `deal`, `cede` and `redraw` change one thing each, with a reason; `file` and `replace` change everything else, from prices to house rules. Battles are judged in their threads: `/match annul`, `/match adjudicate`, `/match correct`, `/match reopen`.',
    fr: 'Vous en êtes le maître de jeu : `/campagne tour` termine le tour ; `attribuer`, `distribuer`, `céder` et `redessiner` changent une chose chacun, avec une raison ; `fichier` et `remplacer` changent tout le reste, des prix aux règles maison. Les batailles se jugent dans leurs fils : `/partie invalider`, `/partie trancher`, `/partie corriger`, `/partie rouvrir`.',
    ru: 'Вы её мастер: `/кампания ход` завершает ход; `наградить`, `раздать`, `передать` и `перечертить` меняют что-то одно, с причиной; `файл` и `заменить` — всё остальное, от цен до домашних правил. Бои судят в их ветках: `/матч аннулировать`, `/матч присудить`, `/матч исправить`, `/матч возобновить`.',
  },
  'help.league': {
    en: '**{title}**. `/league status` shows how it stands, `/league table` its tables.',
    fr: '**{title}**. `/ligue état` montre où elle en est, `/ligue tableau` ses tableaux.',
    ru: '**{title}**. `/лига статус` показывает положение, `/лига таблица` — таблицы.',
  },
  'help.league-join': {
    en: 'Sign-up is open: `/league join`.',
    fr: 'Les inscriptions sont ouvertes : `/ligue rejoindre`.',
    ru: 'Идёт запись: `/лига вступить`.',
  },
  'help.league-look': {
    en: 'It has begun; you do not take part.',
    fr: 'Elle a commencé ; vous n’y participez pas.',
    ru: 'Она уже идёт; вы не участвуете.',
  },
  'help.league-entrant': {
    en: 'You take part. `/league ready` says that you can play, `/league result` what came of it where it was played elsewhere; `/league extend` asks for more time, `/league concede` gives up, `/league appeal` contests a result.',
    fr: 'Vous participez. `/ligue prêt` dit que vous pouvez jouer, `/ligue résultat` l’issue d’une partie jouée ailleurs ; `/ligue prolonger` demande plus de temps, `/ligue abandonner` renonce, `/ligue réclamer` conteste un résultat.',
    ru: 'Вы участвуете. `/лига готов` — вы можете играть, `/лига итог` — чем кончилось сыгранное в другом месте; `/лига продлить` — больше времени, `/лига сдаться` — уступить, `/лига протест` — оспорить исход.',
  },
  'help.league-begin': {
    en: 'You are its official: `/league seed` gives places in the draw, `/league file` and `/league replace` change its rules, `/league begin` ends the sign-up.',
    fr: 'Vous en êtes l’arbitre : `/ligue placer` donne des places au tirage, `/ligue fichier` et `/ligue changer` modifient ses règles, `/ligue débuter` clôt les inscriptions.',
    ru: 'Вы её распорядитель: `/лига посеять` — номера посева, `/лига файл` и `/лига сменить` меняют её правила, `/лига начать` закрывает запись.',
  },
  'help.league-official': {
    en: 'You are its official: `/league correct` decides or mends a result, `/league rule` an appeal; `/league time`, `/league substitute` and `/league expel` see to the rest, `/league file` and `/league replace` change its rules.',
    fr: 'Vous en êtes l’arbitre : `/ligue corriger` décide ou rectifie un résultat, `/ligue trancher` une réclamation ; `/ligue délai`, `/ligue remplacer` et `/ligue exclure` règlent le reste, `/ligue fichier` et `/ligue changer` modifient ses règles.',
    ru: 'Вы её распорядитель: `/лига исправить` решает или правит исход, `/лига решить` — протест; `/лига срок`, `/лига заменить` и `/лига исключить` — для остального, `/лига файл` и `/лига сменить` меняют её правила.',
  },
  'help.anywhere': {
    en: "I referee tabletop wargames in a server's channels. Here I roll dice: `/roll dice:2d6+3`.",
    fr: "J'arbitre des jeux de guerre dans les salons d'un serveur. Ici, je lance les dés : `/lancer dés:2d6+3`.",
    ru: 'Я сужу настольные варгеймы в каналах сервера. Здесь я бросаю кубики: `/бросок кубики:2d6+3`.',
  },
} as const satisfies Sentences;
