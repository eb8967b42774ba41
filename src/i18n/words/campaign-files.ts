import type { Sentences } from '../sentences.js';

/** Files of a campaign that its game master replaces. */
export const campaignFiles = {
  'command.campaign.file': { en: 'file', fr: 'fichier', ru: 'файл' },
  'command.campaign.file.about': {
    en: 'The files of the campaign as they are now, to be changed and brought again',
    fr: 'Les fichiers de la campagne tels quels, à modifier et à rapporter',
    ru: 'Файлы кампании как они есть, чтобы изменить их и прислать снова',
  },
  'command.campaign.replace': { en: 'replace', fr: 'remplacer', ru: 'заменить' },
  'command.campaign.replace.about': {
    en: 'Game master: replace prices, map, stakes, cards, tiers… by a file',
    fr: 'Maître de jeu : remplacer prix, carte, enjeux, cartes, paliers… par un fichier',
    ru: 'Мастер: заменить файлом цены, карту, ставки, карты событий, ступени…',
  },
  'command.campaign.redraw': { en: 'redraw', fr: 'redessiner', ru: 'перечертить' },
  'command.campaign.redraw.about': {
    en: 'Game master: what a province yields, and what lies next to it',
    fr: 'Maître de jeu : ce qu’une province produit, et ses voisines',
    ru: 'Мастер: доход провинции и её соседи',
  },
  'option.part': { en: 'part', fr: 'partie', ru: 'часть' },
  'option.part.about': {
    en: 'Only this part of the file; left out: all that it has',
    fr: 'Seulement cette partie du fichier ; sinon tout ce qu’il contient',
    ru: 'Только эта часть файла; если не указано — всё, что в нём есть',
  },
  'choice.part.cards': { en: 'event cards', fr: 'cartes d’événement', ru: 'карты событий' },
  'choice.part.prices': { en: 'prices of machines', fr: 'prix des machines', ru: 'цены машин' },
  'choice.part.repairs': { en: 'prices of repairs', fr: 'prix des réparations', ru: 'цены ремонта' },
  'choice.part.stakes': { en: 'missions and stakes', fr: 'missions et enjeux', ru: 'миссии и ставки' },
  'choice.part.resources': { en: 'starting means', fr: 'moyens de départ', ru: 'начальные средства' },
  'choice.part.talents': { en: 'talents', fr: 'talents', ru: 'таланты' },
  'choice.part.map': { en: 'map of the provinces', fr: 'carte des provinces', ru: 'карта провинций' },
  'choice.part.tiers': { en: 'tiers of prestige', fr: 'paliers de prestige', ru: 'ступени престижа' },
  'option.campaign-file': { en: 'file', fr: 'fichier', ru: 'файл' },
  'option.campaign-file.about': {
    en: 'A deck, or a campaign file with what is to change',
    fr: 'Un paquet de cartes, ou un fichier de campagne avec ce qui change',
    ru: 'Колода или файл кампании с тем, что меняется',
  },
  'option.production': { en: 'production', fr: 'production', ru: 'доход' },
  'option.production.about': {
    en: 'Resources that it yields each turn',
    fr: 'Ressources qu’elle produit à chaque tour',
    ru: 'Сколько ресурсов она приносит за ход',
  },
  'option.joins': { en: 'joins', fr: 'relier', ru: 'соединить' },
  'option.joins.about': {
    en: 'A province that lies next to it from now on',
    fr: 'Une province désormais voisine',
    ru: 'Провинция, которая отныне рядом с ней',
  },
  'option.parts': { en: 'parts', fr: 'séparer', ru: 'разделить' },
  'option.parts.about': {
    en: 'A province that no longer lies next to it',
    fr: 'Une province qui n’est plus voisine',
    ru: 'Провинция, которая больше не рядом с ней',
  },
  'campaign/bad-production': {
    en: 'Production is a whole number from 0 to 99999, not {given}.',
    fr: 'La production est un entier de 0 à 99999, pas {given}.',
    ru: 'Доход — целое число от 0 до 99999, а не {given}.',
  },
  'campaign.event.part-replaced': {
    en: 'The game master replaces a file: {part@campaign.part}. Reason: {reason}',
    fr: 'Le maître de jeu remplace un fichier : {part@campaign.part}. Raison : {reason}',
    ru: 'Мастер заменяет файл: {part@campaign.part}. Причина: {reason}',
  },
  'campaign.part.cards': { en: 'event cards', fr: 'cartes d’événement', ru: 'карты событий' },
  'campaign.part.prices': { en: 'prices of machines', fr: 'prix des machines', ru: 'цены машин' },
  'campaign.part.repairs': { en: 'prices of repairs', fr: 'prix des réparations', ru: 'цены ремонта' },
  'campaign.part.stakes': { en: 'missions and stakes', fr: 'missions et enjeux', ru: 'миссии и ставки' },
  'campaign.part.resources': { en: 'starting means', fr: 'moyens de départ', ru: 'начальные средства' },
  'campaign.part.talents': { en: 'talents', fr: 'talents', ru: 'таланты' },
  'campaign.part.map': { en: 'map of the provinces', fr: 'carte des provinces', ru: 'карта провинций' },
  'campaign.part.tiers': { en: 'tiers of prestige', fr: 'paliers de prestige', ru: 'ступени престижа' },
  'campaign/nothing-replaced': {
    en: 'Nothing in this file can replace anything. What can be replaced: {known}.',
    fr: 'Rien dans ce fichier ne remplace quoi que ce soit. Remplaçables : {known}.',
    ru: 'В этом файле нечем что-либо заменить. Заменить можно: {known}.',
  },
  'campaign/other-factions': {
    en: 'The factions have to be those of the campaign, in their order: {known}.',
    fr: 'Les factions doivent être celles de la campagne, dans leur ordre : {known}.',
    ru: 'Фракции должны быть те же и в том же порядке: {known}.',
  },
  'campaign/battle-there': {
    en: '{province} cannot go: {mission} is on there.',
    fr: '{province} ne peut pas disparaître : {mission} s’y joue.',
    ru: '{province} убрать нельзя: там идёт {mission}.',
  },
  'campaign/file-unread': {
    en: '{file}: {faults}. Download the campaign with `/campaign file`, change it, and bring it again.',
    fr: '{file} : {faults}. Téléchargez la campagne avec `/campagne fichier`, modifiez-la et rapportez-la.',
    ru: '{file}: {faults}. Скачайте кампанию командой `/кампания файл`, измените и пришлите снова.',
  },
  'campaign/file-too-large': {
    en: 'This file has {size} KB; a campaign takes {most} KB.',
    fr: 'Ce fichier fait {size} Ko ; une campagne en admet {most}.',
    ru: 'Файл — {size} КБ, для кампании можно до {most} КБ.',
  },
} as const satisfies Sentences;
