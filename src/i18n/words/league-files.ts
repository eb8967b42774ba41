import type { Sentences } from '../sentences.js';

/** Files of a league that its officials replace. */
export const leagueFiles = {
  'command.league.file': { en: 'file', fr: 'fichier', ru: 'файл' },
  'command.league.file.about': {
    en: 'The files of the league as they are now, to be changed and brought again',
    fr: 'Les fichiers de la ligue tels quels, à modifier et à rapporter',
    ru: 'Файлы лиги как они есть, чтобы изменить их и прислать снова',
  },
  'command.league.replace': { en: 'replace', fr: 'changer', ru: 'сменить' },
  'command.league.replace.about': {
    en: 'Official: replace points, dates, matches or house rules by a file',
    fr: 'Arbitre : remplacer points, délais, parties ou règles maison par un fichier',
    ru: 'Распорядитель: заменить файлом очки, сроки, матчи или домашние правила',
  },
  'option.league-setup': { en: 'file', fr: 'fichier', ru: 'файл' },
  'option.league-setup.about': {
    en: 'A league file with what is otherwise, or a file of house rules',
    fr: 'Un fichier de ligue avec ce qui diffère, ou un fichier de règles maison',
    ru: 'Файл лиги с тем, что иначе, или файл домашних правил',
  },
  'option.league-part': { en: 'part', fr: 'partie', ru: 'часть' },
  'option.league-part.about': {
    en: 'Only this part of the file; left out: all that it has',
    fr: 'Seulement cette partie du fichier ; sinon tout ce qu’il contient',
    ru: 'Только эта часть файла; если не указано — всё, что в нём есть',
  },
  'choice.part.points': { en: 'points and tie-breaks', fr: 'points et départages', ru: 'очки и показатели' },
  'choice.part.time': { en: 'dates and forfeits', fr: 'délais et forfaits', ru: 'сроки и неявки' },
  'choice.part.matches': { en: 'how matches are made', fr: 'ouverture des parties', ru: 'как создаются матчи' },
  'choice.part.stages': { en: 'stages, until it begins', fr: 'phases, avant le début', ru: 'этапы, до начала' },
  'league.event.part-replaced': {
    en: 'The officials replace: {part@league.part}. Reason: {reason}',
    fr: 'L’organisation remplace : {part@league.part}. Raison : {reason}',
    ru: 'Распорядитель заменяет: {part@league.part}. Причина: {reason}',
  },
  'league.part.points': { en: 'points and tie-breaks', fr: 'points et départages', ru: 'очки и показатели' },
  'league.part.time': { en: 'dates and forfeits', fr: 'délais et forfaits', ru: 'сроки и неявки' },
  'league.part.matches': { en: 'how matches are made', fr: 'ouverture des parties', ru: 'как создаются матчи' },
  'league.part.rules': { en: 'house rules of matches', fr: 'règles maison des parties', ru: 'домашние правила матчей' },
  'league.part.stages': { en: 'stages', fr: 'phases', ru: 'этапы' },
  'league/nothing-replaced': {
    en: 'Nothing in this file can replace anything. What can be replaced: {known}.',
    fr: 'Rien dans ce fichier ne remplace quoi que ce soit. Remplaçables : {known}.',
    ru: 'В этом файле нечем что-либо заменить. Заменить можно: {known}.',
  },
  'league/stages-drawn': {
    en: 'The league has begun: its stages stay as they are.',
    fr: 'La ligue a commencé : ses phases restent telles quelles.',
    ru: 'Лига уже идёт: её этапы остаются как есть.',
  },
  'league/bad-side': {
    en: '`{given}` cannot be a side here: two different ones of {known}.',
    fr: '`{given}` ne peut pas être un camp ici : il en faut deux différents parmi {known}.',
    ru: '`{given}` не может быть стороной: нужны две разные из: {known}.',
  },
  'league/file-unread': {
    en: '{file}: {faults}. Download the league with `/league file`, change it, and bring it again.',
    fr: '{file} : {faults}. Téléchargez la ligue avec `/ligue fichier`, modifiez-la et rapportez-la.',
    ru: '{file}: {faults}. Скачайте лигу командой `/лига файл`, измените и пришлите снова.',
  },
} as const satisfies Sentences;
