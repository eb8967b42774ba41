import type { Sentences } from '../sentences.js';

/** Files of other programs, and why one is not read. */
export const fileImports = {
  'import/no-reader': {
    en: 'Files called so are not read. Those that are end in {known?}.',
    fr: 'Les fichiers de ce nom ne se lisent pas. Ceux qui se lisent finissent par {known?}.',
    ru: 'Файлы с таким именем не читаются. Читаются те, что кончаются на {known?}.',
  },
  'import/too-large': {
    en: 'The file is larger than {most} KiB.',
    fr: 'Le fichier fait plus de {most} Kio.',
    ru: 'Файл больше {most} КиБ.',
  },
  'import/too-many': {
    en: 'The archive has {count:# file|# files}; at most {most} are read.',
    fr: "L'archive a {count:# fichier|# fichiers} ; {most} au plus sont lus.",
    ru: 'В архиве {count:# файл|# файла|# файлов}; читается не больше {most}.',
  },
  'import/unread': {
    en: 'The file cannot be read: {reason}.',
    fr: 'Le fichier ne peut pas être lu : {reason}.',
    ru: 'Файл не удаётся прочитать: {reason}.',
  },
  'import/no-text': {
    en: 'That is no text file.',
    fr: "Ce n'est pas un fichier de texte.",
    ru: 'Это не текстовый файл.',
  },
  'import/zip-broken': {
    en: 'The archive is damaged, or no zip archive.',
    fr: "L'archive est abîmée, ou n'est pas une archive zip.",
    ru: 'Архив повреждён, или это вовсе не архив.',
  },
  'import/zip-empty': {
    en: 'The archive holds no file that is read here: one that ends in {known?}.',
    fr: "L'archive ne contient aucun fichier qui se lise ici, c'est-à-dire qui finisse par {known?}.",
    ru: 'В архиве нет ни одного файла, который здесь читается: с именем на {known?}.',
  },
  'import/too-deep': {
    en: 'Folders are read {most} deep; this one lies deeper.',
    fr: 'Les dossiers se lisent sur {most} niveaux ; celui-ci est plus profond.',
    ru: 'Папки читаются до вложенности {most}; эта лежит глубже.',
  },
  'import/zip-locked': {
    en: 'The archive is locked with a password. Pack it without one.',
    fr: "L'archive est protégée par un mot de passe. Refaites-la sans.",
    ru: 'Архив закрыт паролем. Упакуйте без пароля.',
  },
  'import/zip-method': {
    en: 'The archive is packed in a way that is not read. Pack it as an ordinary zip.',
    fr: "L'archive est compressée d'une façon qui ne se lit pas. Refaites un zip ordinaire.",
    ru: 'Архив сжат способом, который не читается. Упакуйте его обычным способом.',
  },
} as const satisfies Sentences;
