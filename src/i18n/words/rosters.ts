import type { Sentences } from '../sentences.js';

/** Rosters that players bring along: `/unit import`, `/unit rosters`, `/match roster`, and what is wrong with a file. */
export const rosters = {
  'command.unit.import': { en: 'import', fr: 'importer', ru: 'импорт' },
  'command.unit.import.about': {
    en: 'Bring a roster of your own for the matches of this server',
    fr: "Apporter votre liste d'armée pour les parties de ce serveur",
    ru: 'Принести состав своего отряда для матчей этого сервера',
  },
  'command.unit.rosters': { en: 'rosters', fr: 'listes-armée', ru: 'составы' },
  'command.unit.rosters.about': {
    en: 'The rosters of this server',
    fr: "Les listes d'armée de ce serveur",
    ru: 'Составы отрядов этого сервера',
  },
  'command.match.roster': { en: 'roster', fr: 'liste-armée', ru: 'состав' },
  'command.match.roster.about': {
    en: "Put a roster in the place of a side's force, before the match begins",
    fr: "Donner à un camp une liste d'armée, avant le début de la partie",
    ru: 'Дать стороне свой состав отряда, пока матч не начался',
  },
  'option.file': { en: 'file', fr: 'fichier', ru: 'файл' },
  'option.file.about': {
    en: 'The roster: a JSON file of at most 32 KiB',
    fr: "La liste d'armée : un fichier JSON de 32 Kio au plus",
    ru: 'Состав отряда: файл JSON не больше 32 КиБ',
  },
  'option.delete': { en: 'delete', fr: 'supprimer', ru: 'удалить' },
  'option.delete.about': {
    en: 'The roster to delete, one that you brought',
    fr: 'La liste à supprimer, parmi les vôtres',
    ru: 'Какой состав удалить: из принесённых вами',
  },
  'option.roster': { en: 'roster', fr: 'liste', ru: 'состав' },
  'option.roster.about': {
    en: "The roster by its name; left out: the scenario's own force",
    fr: 'La liste par son nom ; sans elle, la force du scénario',
    ru: 'Состав по имени; без него — отряд из сценария',
  },
  'option.roster-units': { en: 'units', fr: 'unités', ru: 'юниты' },
  'option.roster-units.about': {
    en: 'Instead of a roster: units by name, with commas between them',
    fr: "Au lieu d'une liste : des unités par leur nom, séparées par des virgules",
    ru: 'Вместо состава: юниты по названиям, через запятую',
  },
  'option.roster-side': { en: 'side', fr: 'camp', ru: 'сторона' },
  'option.roster-side.about': {
    en: 'The side that plays it; yours, when left out',
    fr: 'Le camp qui la joue ; par défaut le vôtre',
    ru: 'Сторона, которая им играет; без неё — ваша',
  },
  'unit.imported': {
    en: 'The roster is kept for this server.',
    fr: "La liste d'armée est gardée pour ce serveur.",
    ru: 'Состав сохранён для этого сервера.',
  },
  'unit.imported-anew': {
    en: 'The roster takes the place of the one that had its name.',
    fr: "La liste d'armée remplace celle qui portait ce nom.",
    ru: 'Состав заменил прежний с тем же именем.',
  },
  'unit.roster': {
    en: '**{title}** (`{id}`): {worth}; {labels}',
    fr: '**{title}** (`{id}`) : {worth} ; {labels}',
    ru: '**{title}** (`{id}`): {worth}; {labels}',
  },
  'button.force': { en: 'Units…', fr: 'Unités…', ru: 'Юниты…' },
  'form.force': { en: 'The units of a side', fr: "Les unités d'un camp", ru: 'Юниты стороны' },
  'form.force.units': {
    en: "By name, with commas; empty: the scenario's",
    fr: 'Par leur nom, virgules ; vide : du scénario',
    ru: 'Через запятую; пусто — как в сценарии',
  },
  'form.force.side': { en: 'Side (empty: yours)', fr: 'Camp (vide : le vôtre)', ru: 'Сторона (пусто — ваша)' },
  'unit.mustered': { en: 'own choice', fr: 'choix libre', ru: 'свой выбор' },
  'unit.worth-points': {
    en: '{amount:# point|# points}',
    fr: '{amount:# point|# points}',
    ru: '{amount:# очко|# очка|# очков}',
  },
  'unit.worth-of': {
    en: '{amount} of {agreed:# point|# points}',
    fr: '{amount} sur {agreed:# point|# points}',
    ru: '{amount} из {agreed:# очка|# очков|# очков}',
  },
  'unit.worth-tons': { en: '{amount} t', fr: '{amount} t', ru: '{amount} т' },
  'unit.use': {
    en: "In the lobby of a match, `/match roster` puts a roster in the place of a side's force.",
    fr: "Avant le début d'une partie, `/partie liste-armée` la donne à un camp.",
    ru: 'Пока матч не начался, `/матч состав` даёт его стороне.',
  },
  'unit.no-rosters': {
    en: 'Nobody has brought a roster to this server yet. `/unit import` brings one in.',
    fr: "Personne n'a encore apporté de liste d'armée sur ce serveur. `/unité importer` en ajoute une.",
    ru: 'На этот сервер ещё никто не принёс состава. Принести свой: `/юнит импорт`.',
  },
  'unit.dropped': {
    en: '`{id}` is deleted. Matches that already took it keep it.',
    fr: "`{id}` est supprimée. Les parties qui l'ont déjà prise la gardent.",
    ru: '`{id}` удалён. Матчи, которые его уже взяли, его сохраняют.',
  },
  'unit.faulty': {
    en: 'The file cannot be used; {count:one thing is|# things are} not right:',
    fr: 'Le fichier est inutilisable ; {count:# erreur|# erreurs} :',
    ru: 'Файл не годится, {count:# ошибка|# ошибки|# ошибок}:',
  },
  'unit.more-faults': {
    en: '… and {count:one more|# more}.',
    fr: '… et {count:une autre|# autres}.',
    ru: '… и ещё {count:#|#|#}.',
  },
  'unit.fault.syntax': {
    en: 'The file is not JSON: it goes wrong in line {line}, column {column}.',
    fr: "Le fichier n'est pas du JSON : l'erreur est à la ligne {line}, colonne {column}.",
    ru: 'Это не JSON: ошибка в строке {line}, столбце {column}.',
  },
  'unit.fault.missing': {
    en: '{at}: missing. It should be {wishes}.',
    fr: '{at} : il manque. Il faut {wishes}.',
    ru: '{at}: не хватает. Нужно: {wishes}.',
  },
  'unit.fault.wrong': {
    en: '{at}: {given} does not fit. It should be {wishes}.',
    fr: '{at} : {given} ne convient pas. Il faut {wishes}.',
    ru: '{at}: {given} не подходит. Нужно: {wishes}.',
  },
  'unit.fault.unknown': {
    en: '{at}: there is no such field. It should be {wishes}.',
    fr: "{at} : ce champ n'existe pas. Il faut {wishes}.",
    ru: '{at}: такого поля нет. Нужно: {wishes}.',
  },
  'unit.fault.twice': {
    en: '{at}: {given} is taken by another row. Each needs a name of its own.',
    fr: '{at} : {given} est déjà pris par une autre ligne. Chacune doit avoir son propre nom.',
    ru: '{at}: {given} уже занято другой строкой. У каждой должно быть своё имя.',
  },
  'unit.fault.too-dear': {
    en: '{at}: those who take part are worth {points:# point|# points}; with the widest tolerance at most {most} are allowed.',
    fr: '{at} : les participants valent {points:# point|# points} ; avec la plus large tolérance, {most} au plus sont permis.',
    ru: '{at}: участники стоят {points:# очко|# очка|# очков}; при самом большом допуске можно не больше {most}.',
  },
  'unit.fault.row': { en: '{list} {number}', fr: '{list} {number}', ru: '{list} {number}' },
  'unit.fault.row-named': { en: '{row} ({name})', fr: '{row} ({name})', ru: '{row} ({name})' },
  'unit.row.cards': { en: 'card', fr: 'carte', ru: 'карточка' },
  'unit.row.characters': { en: 'character', fr: 'personnage', ru: 'персонаж' },
  'unit.row.units': { en: 'unit', fr: 'unité', ru: 'юнит' },
  'unit.row.weapons': { en: 'weapon', fr: 'arme', ru: 'оружие' },
  'unit.wish.text': {
    en: 'a text of {least} to {most} characters',
    fr: 'un texte de {least} à {most} caractères',
    ru: 'текст от {least} до {most} знаков',
  },
  'unit.wish.any-text': { en: 'a text', fr: 'un texte', ru: 'текст' },
  'unit.wish.line': {
    en: 'one line of {least} to {most} characters (no blanks at its ends, no links, none of {signs})',
    fr: 'une ligne de {least} à {most} caractères (sans espace au début ni à la fin, sans lien, sans aucun des signes {signs})',
    ru: 'одна строка от {least} до {most} знаков (без пробелов по краям, без ссылок, без знаков {signs})',
  },
  'unit.wish.label': {
    en: 'a label of up to 20 letters A–Z, digits and hyphens that begins with a capital or a digit, such as `Rifleman-2`',
    fr: "une étiquette d'au plus 20 lettres A–Z, chiffres et traits d'union, commençant par une majuscule ou un chiffre, comme `Rifleman-2`",
    ru: 'обозначение до 20 латинских букв, цифр и дефисов, первой — заглавная буква или цифра, например `Rifleman-2`',
  },
  'unit.wish.model-label': {
    en: 'a label of up to 20 capitals A–Z, digits and hyphens, such as `JR7-D-2`',
    fr: "une étiquette d'au plus 20 majuscules A–Z, chiffres et traits d'union, comme `JR7-D-2`",
    ru: 'обозначение до 20 заглавных латинских букв, цифр и дефисов, например `JR7-D-2`',
  },
  'unit.wish.slug': {
    en: 'a name of at most {most} small letters a–z, digits and hyphens, such as `night-patrol`',
    fr: "un nom d'au plus {most} minuscules a–z, chiffres et traits d'union, comme `night-patrol`",
    ru: 'имя не длиннее {most}: строчные латинские буквы, цифры и дефисы, например `night-patrol`',
  },
  'unit.wish.whole': {
    en: 'a whole number from {least} to {most}',
    fr: 'un nombre entier de {least} à {most}',
    ru: 'целое число от {least} до {most}',
  },
  'unit.wish.number': {
    en: 'a number from {least} to {most} with at most three decimals',
    fr: 'un nombre de {least} à {most}, à trois décimales au plus',
    ru: 'число от {least} до {most}, не больше трёх знаков после запятой',
  },
  'unit.wish.flag': { en: '`true` or `false`', fr: '`true` ou `false`', ru: '`true` или `false`' },
  'unit.wish.list': {
    en: 'a list of {least} to {most} entries',
    fr: 'une liste de {least} à {most} éléments',
    ru: 'список, в котором от {least} до {most} записей',
  },
  'unit.wish.object': { en: 'an object with {known}', fr: 'un objet avec {known}', ru: 'объект с полями {known}' },
  'unit.wish.one-of': { en: '{known?}', fr: '{known?}', ru: '{known?}' },
  'unit.wish.nothing': { en: '`null`', fr: '`null`', ru: '`null`' },
  'unit/no-server': {
    en: 'Rosters are kept by server: bring yours in a channel of the server where you play.',
    fr: "Les listes d'armée sont gardées par serveur : apportez la vôtre dans un salon du serveur où vous jouez.",
    ru: 'Составы хранятся по серверам: принесите свой в канале того сервера, где играете.',
  },
  'unit/file-too-large': {
    en: '{name} has {size} KiB; a roster may have at most {most}.',
    fr: "{name} fait {size} Kio ; une liste d'armée en fait {most} au plus.",
    ru: '{name}: {size} КиБ; состав может занимать не больше {most}.',
  },
  'unit/file-unread': {
    en: 'The file {name} did not arrive. Send it once more.',
    fr: "Le fichier {name} n'est pas arrivé. Envoyez-le encore une fois.",
    ru: 'Файл {name} не дошёл. Пришлите его ещё раз.',
  },
  'unit/roster-taken': {
    en: 'Somebody else brought the roster `{id}`. Give yours another `id`; only they and those who manage the server may change or delete theirs.',
    fr: "Quelqu'un d'autre a apporté la liste `{id}`. Donnez un autre `id` à la vôtre ; lui seul et ceux qui gèrent le serveur peuvent changer ou supprimer la sienne.",
    ru: 'Состав `{id}` принёс другой игрок. Дайте своему другой `id`: чужой состав меняют и удаляют только его хозяин и те, кто управляет сервером.',
  },
  'unit/roster-nobodys': {
    en: 'The player who brought the roster `{id}` has been forgotten: only those who manage the server may change or delete it. Give yours another `id`.',
    fr: 'La personne qui a apporté la liste `{id}` a été oubliée : seuls ceux qui gèrent le serveur peuvent la changer ou la supprimer. Donnez un autre `id` à la vôtre.',
    ru: 'Данные того, кто принёс состав `{id}`, удалены: менять и удалять состав могут только те, кто управляет сервером. Дайте своему другой `id`.',
  },
  'unit/too-many-rosters': {
    en: 'This server has {most:# roster|# rosters} already. `/unit rosters` deletes one.',
    fr: "Ce serveur a déjà {most:# liste|# listes} d'armée. `/unité listes-armée` en supprime une.",
    ru: 'На этом сервере уже {most:# состав|# состава|# составов}. `/юнит составы` удаляет ненужный.',
  },
  'unit/no-roster': {
    en: 'There is no roster {given}. There are {known}.',
    fr: "Il n'y a pas de liste d'armée `{given}`. Listes de ce serveur : {known}.",
    ru: 'Состава `{given}` нет. На этом сервере есть: {known}.',
  },
  'unit/none-brought': {
    en: 'There is no roster {given}: nobody has brought one to this server yet. `/unit import` brings one in.',
    fr: "Il n'y a pas de liste d'armée `{given}` : personne n'en a encore apporté sur ce serveur. `/unité importer` en ajoute une.",
    ru: 'Состава `{given}` нет: на этот сервер ещё никто не принёс ни одного. Принести свой: `/юнит импорт`.',
  },
  'match/not-your-side': {
    en: '{side@side}: its own players choose its force, or the player who made the match.',
    fr: '{side@side} : sa force est choisie par ses joueurs, ou par celui qui a créé la partie.',
    ru: '{side@side}: отряд выбирают её игроки или тот, кто создал матч.',
  },
  'unit/roster-unwanted': {
    en: 'That roster cannot be brought to this scenario: it is for another game, or the forces here are fixed.',
    fr: "Cette liste n'est pas pour ce scénario : elle est d'un autre jeu, ou les forces sont fixées ici.",
    ru: 'Этот состав сюда не подходит: он для другой игры, или отряды здесь заданы сценарием.',
  },
  'unit/roster-or-units': {
    en: 'A roster or units: choose one of the two.',
    fr: "Une liste d'armée ou des unités : choisissez l'une des deux.",
    ru: 'Состав или юниты: выберите что-то одно.',
  },
  'unit/no-units': {
    en: 'No unit is named. Name those who take part, with commas between them, such as `{example}`.',
    fr: "Aucune unité n'est nommée. Nommez celles qui participent, séparées par des virgules, comme `{example}`.",
    ru: 'Ни один юнит не назван. Перечислите участников через запятую, например `{example}`.',
  },
  'unit/which-side': {
    en: 'It is not clear whose force it is: you have no place here. Name the side with `side:`, {known?}.',
    fr: "On ne sait pas de quelle force il s'agit : vous n'avez pas de place ici. Nommez le camp par `camp:`, {known?}.",
    ru: 'Неясно, чей это состав: у вас здесь нет места. Назовите сторону: `сторона:`, {known?}.',
  },
  'unit/too-many-units': {
    en: '{count:# unit|# units} are too many; a side takes at most {most}.',
    fr: "{count:# unité|# unités}, c'est trop : un camp en prend au plus {most}.",
    ru: '{count:# юнит|# юнита|# юнитов} — слишком много: стороне положено не больше {most}.',
  },
  'unit/roster-level': {
    en: '{side@side}: {units} cannot be played at the level of this scenario. Take others, or another scenario.',
    fr: "{side@side} : {units} ne se joue pas au niveau de ce scénario. Prenez-en d'autres, ou un autre scénario.",
    ru: '{side@side}: {units} — на уровне этого сценария их не берут. Возьмите другие юниты или другой сценарий.',
  },
  'unit/roster-room': {
    en: '{side@side}: {count:# unit has|# units have} no room in {most:# hex|# hexes} of deployment. At most {most} can be brought.',
    fr: "{side@side} : {count:# unité n'a|# unités n'ont} pas de place dans {most:# hex|# hex} de déploiement. Au plus {most}.",
    ru: '{side@side}: {count:# юнит не поместится|# юнита не поместятся|# юнитов не поместятся} в зоне расстановки из {most:# гекса|# гексов|# гексов}. Можно взять не больше {most}.',
  },
  'unit/roster-too-few': {
    en: '{side@side} wins here with {least:# unit|# units} over the edge of the map; this roster has {count}. Bring at least {least}.',
    fr: "{side@side} gagne ici avec {least:# unité sortie|# unités sorties} de la carte ; cette liste d'armée en a {count}. Il en faut au moins {least}.",
    ru: '{side@side} здесь побеждает, выведя за край карты {least:# юнит|# юнита|# юнитов}; в этом составе их {count}. Нужно не меньше {least}.',
  },
  'unit/roster-unfit': {
    en: '{side@side}: the roster can no longer be read. Bring it in once more with `/unit import`.',
    fr: "{side@side} : la liste d'armée n'est plus lisible. Apportez-la de nouveau avec `/unité importer`.",
    ru: '{side@side}: состав больше не читается. Принесите его заново: `/юнит импорт`.',
  },
  'match/roster-too-small': {
    en: '{side@side}: {players:# player|# players}, and the roster has room for {most}.',
    fr: "{side@side} : {players:# joueur|# joueurs}, et la liste d'armée a place pour {most}.",
    ru: '{side@side}: {players:# игрок|# игрока|# игроков}, а мест в составе {most}.',
  },
  'post.lobby.force': {
    en: 'Roster: {force}, {worth}',
    fr: "Liste d'armée : {force}, {worth}",
    ru: 'Состав: {force}, {worth}',
  },
} as const satisfies Sentences;
