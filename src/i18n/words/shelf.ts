import type { Sentences } from '../sentences.js';

/** Units and maps that players bring to a server: `/unit import`, `/map import`, `/unit remove`, `/map remove`. */
export const shelf = {
  'command.map.import': { en: 'import', fr: 'importer', ru: 'импорт' },
  'command.map.import.about': {
    en: 'Bring maps of your own to this server: .board, or a zip of many',
    fr: 'Apporter ses cartes sur ce serveur : .board, ou un zip',
    ru: 'Принести на этот сервер свою карту или архив с картами',
  },
  'command.map.remove': { en: 'remove', fr: 'retirer', ru: 'убрать' },
  'command.map.remove.about': {
    en: "Take a map off this server's shelf",
    fr: "Retirer une carte de l'étagère du serveur",
    ru: 'Убрать карту с полки сервера',
  },
  'command.unit.remove': { en: 'remove', fr: 'retirer', ru: 'убрать' },
  'command.unit.remove.about': {
    en: "Take a unit off this server's shelf",
    fr: "Retirer une unité de l'étagère du serveur",
    ru: 'Убрать юнита с полки сервера',
  },
  'option.shelf-name': { en: 'name', fr: 'nom', ru: 'имя' },
  'option.shelf-name.about': {
    en: 'Which one; left out: what is on the shelf, and how to clear it',
    fr: "Laquelle ; sans nom : ce qu'il y a sur l'étagère, et comment la vider",
    ru: 'Что именно; без него — что лежит на полке и как её очистить',
  },
  'option.shelf': { en: 'shelf', fr: 'étagère', ru: 'полка' },
  'option.shelf.about': {
    en: 'Also from what players have brought to this server',
    fr: 'Aussi parmi ce que les joueurs ont apporté sur ce serveur',
    ru: 'Также из того, что игроки принесли на этот сервер',
  },
  'choice.shelf.yes': { en: 'yes', fr: 'oui', ru: 'да' },
  'shelf.kept': {
    en: "On the server's shelf now: {units:# unit|# units}, {maps:# map|# maps}.",
    fr: "Sur l'étagère du serveur : {units:# unité|# unités}, {maps:# carte|# cartes}.",
    ru: 'На полке сервера: {units:# юнит|# юнита|# юнитов}, {maps:# карта|# карты|# карт}.',
  },
  'shelf.anew': {
    en: '{count:One takes|# take} the place of what you had brought before.',
    fr: '{count:# fichier en remplace un|# fichiers en remplacent} que vous aviez déjà apporté.',
    ru: 'Прежних файлов заменено: {count:#|#|#}.',
  },
  'shelf.refused': {
    en: '{count:# file was|# files were} not taken:',
    fr: '{count:# fichier refusé|# fichiers refusés} :',
    ru: 'Не принято {count:# файл|# файла|# файлов}:',
  },
  'shelf.noted': {
    en: '{count:# asks|# ask} for what Arbitre does not have:',
    fr: "{count:# demande|# demandent} ce qu'Arbitre n'a pas :",
    ru: 'Просят того, чего у Арбитра нет: {count:#|#|#}.',
  },
  'shelf.use-unit': {
    en: 'They play like any other: `/match roster units:`, `/unit list`, `/unit show`.',
    fr: 'Elles se jouent comme les autres : `/partie liste-armée unités:`, `/unité liste`, `/unité voir`.',
    ru: 'Ими играют, как всеми: `/матч состав юниты:`, `/юнит список`, `/юнит показать`.',
  },
  'shelf.use-map': {
    en: 'They are played on like any other: `/map use`, `/map list`.',
    fr: 'On y joue comme sur les autres : `/carte prendre`, `/carte liste`.',
    ru: 'На них играют, как на всех: `/карта взять`, `/карта список`.',
  },
  'shelf.holds': {
    en: "This server's shelf holds {units:# unit|# units} and {maps:# map|# maps}, {size} of {room} KiB; there is room for {most} files. You brought {own}.",
    fr: "L'étagère du serveur porte {units:# unité|# unités} et {maps:# carte|# cartes}, {size} Kio sur {room} ; il y a place pour {most} fichiers. Vous en avez apporté {own}.",
    ru: 'На полке сервера {units:# юнит|# юнита|# юнитов} и {maps:# карта|# карты|# карт}, {size} из {room} КиБ; места — на {most} файлов. Ваших: {own}.',
  },
  'button.shelf-unit-own': {
    en: 'Remove your {count:unit|# units}',
    fr: 'Retirer {count:votre unité|vos # unités}',
    ru: 'Убрать свои юниты ({count:#|#|#})',
  },
  'button.shelf-unit-all': {
    en: 'Remove all {count:# unit|# units}',
    fr: 'Tout retirer : {count:# unité|# unités}',
    ru: 'Убрать все юниты ({count:#|#|#})',
  },
  'button.shelf-map-own': {
    en: 'Remove your {count:map|# maps}',
    fr: 'Retirer {count:votre carte|vos # cartes}',
    ru: 'Убрать свои карты ({count:#|#|#})',
  },
  'button.shelf-map-all': {
    en: 'Remove all {count:# map|# maps}',
    fr: 'Tout retirer : {count:# carte|# cartes}',
    ru: 'Убрать все карты ({count:#|#|#})',
  },
  'shelf.removed': {
    en: '{id} is off the shelf. Matches and rosters that have it keep it.',
    fr: "{id} n'est plus sur l'étagère. Les parties et les listes qui l'ont la gardent.",
    ru: '{id} убран с полки. Матчи и составы, где он есть, его сохраняют.',
  },
  'shelf.cleared': {
    en: '{count:# file is|# files are} off the shelf. Matches and rosters keep what they have.',
    fr: "{count:# fichier retiré|# fichiers retirés} de l'étagère. Les parties et les listes gardent ce qu'elles ont.",
    ru: 'С полки убрано: {count:# файл|# файла|# файлов}. Матчи и составы сохраняют то, что взяли.',
  },
  'shelf/unknown': {
    en: 'There is no {given} on the shelf.',
    fr: "{given} n'est pas sur l'étagère.",
    ru: 'На полке нет {given}.',
  },
  'shelf/unreadable': {
    en: '{name} can no longer be read. Bring it once more: `/unit import`.',
    fr: '{name} ne peut plus être lu. Apportez-le de nouveau : `/unité importer`.',
    ru: '{name} больше не прочитать. Принесите ещё раз: `/юнит импорт`.',
  },
  'shelf/not-yours': {
    en: '{id} was brought by somebody else. Only they and those who manage the server may change it.',
    fr: "{id} a été apporté par quelqu'un d'autre. Seuls lui et les gestionnaires du serveur peuvent le changer.",
    ru: '{id} принёс другой игрок. Менять может только он и те, кто управляет сервером.',
  },
  'shelf/too-large': {
    en: 'The file has {size} MiB; at most {most} are read at once. Split the archive.',
    fr: "Le fichier fait {size} Mio ; {most} au plus se lisent d'un coup. Partagez l'archive.",
    ru: 'Файл занимает {size} МиБ; за раз читается не больше {most}. Разделите архив.',
  },
  'shelf/full': {
    en: 'The shelf has room for {most} files, and it is full. `/unit remove` makes room.',
    fr: "L'étagère a place pour {most} fichiers et elle est pleine. `/unité retirer` fait de la place.",
    ru: 'На полке место на {most} файлов, и она полна. Освободить: `/юнит убрать`.',
  },
  'shelf/heavy': {
    en: 'The shelf takes {most} MiB, and this would be more. `/unit remove` makes room.',
    fr: "L'étagère porte {most} Mio, et ce serait trop. `/unité retirer` fait de la place.",
    ru: 'Полка вмещает {most} МиБ, а это больше. Освободить: `/юнит убрать`.',
  },
  'shelf/enough': {
    en: 'A member may have {most} files on the shelf; those who manage the server may bring more.',
    fr: "Un membre peut avoir {most} fichiers sur l'étagère ; les gestionnaires du serveur peuvent en apporter plus.",
    ru: 'Участник может держать на полке {most} файлов; больше приносят те, кто управляет сервером.',
  },
  'shelf/given-up': {
    en: 'Reading the file was given up after {seconds} s, or because it needs too much memory. Bring less at once.',
    fr: "La lecture du fichier a été abandonnée : plus de {seconds} s, ou trop de mémoire. Apportez-en moins d'un coup.",
    ru: 'Чтение прервано: дольше {seconds} с или слишком много памяти. Приносите меньше за раз.',
  },
} as const satisfies Sentences;
