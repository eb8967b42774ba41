import type { Sentences } from '../../../i18n/sentences.js';

/** Vehicles on their record sheets: how they drive, their crew, what is hurt of them. */
export const vehicleSheets = {
  'battletech.choice.cold-weapon': {
    en: '{needs}, damage {damage}',
    fr: '{needs}, {damage} de dégâts',
    ru: '{needs}, урон {damage}',
  },
  'battletech.figures.cold-shot': {
    en: '- {weapon} → {target}: {needs}, damage {damage}',
    fr: '- {weapon} → {target} : {needs}, {damage} de dégâts',
    ru: '- {weapon} → {target}: {needs}, урон {damage}',
  },
  'battletech.unit.cold-weapon': {
    en: '{letter} {weapon@battletech.weapon} ({location}): damage {damage}, range {ranges}',
    fr: '{letter} {weapon@battletech.weapon} ({location}) : dégâts {damage}, portée {ranges}',
    ru: '{letter} {weapon@battletech.weapon} ({location}): урон {damage}, дистанции {ranges}',
  },
  'battletech.answer.sheet-driven': {
    en: '**{unit}** {chassis} {model} · {tons} t, {motive@battletech.motive} · cruise {walk}, flank {run} MP',
    fr: '**{unit}** {chassis} {model} · {tons} t, {motive@battletech.motive} · croisière {walk}, pleine vitesse {run} MP',
    ru: '**{unit}** {chassis} {model} · {tons} т, {motive@battletech.motive} · обычный ход {walk}, полный {run} MP',
  },
  'battletech.unit.gait-driven': {
    en: 'Vehicle, {motive@battletech.motive}: cruise {walk}, flank {run} MP',
    fr: 'Véhicule {motive@battletech.motive} : croisière {walk}, pleine vitesse {run} MP',
    ru: 'Машина, ход — {motive@battletech.motive}: обычный {walk}, полный {run} MP',
  },
  'battletech.picture.gaitDriven': {
    en: 'Cruise {walk} · Flank {run} MP · {motive@battletech.motive}',
    fr: 'Croisière {walk} · Pleine vitesse {run} MP · {motive@battletech.motive}',
    ru: 'Обычный ход {walk} · Полный {run} MP · {motive@battletech.motive}',
  },
  'battletech.picture.gaitDrivenNow': {
    en: 'now {walk} · {run} MP',
    fr: 'à présent {walk} · {run} MP',
    ru: 'сейчас {walk} · {run} MP',
  },
  'battletech.picture.gaugesOfHull': {
    en: 'armour · [structure]: 0 anywhere is the end',
    fr: 'blindage · [structure] : 0 quelque part, et c’est la fin',
    ru: 'броня · [структура]: ноль в любом месте — конец',
  },
  'battletech.picture.slowed': {
    en: 'motive system hit',
    fr: 'train de roulement touché',
    ru: 'повреждена ходовая',
  },
  'battletech.mark.minor': { en: 'driving +1', fr: 'conduite +1', ru: 'вождение +1' },
  'battletech.mark.moderate': {
    en: '−1 MP, driving +2',
    fr: '−1 MP, conduite +2',
    ru: '−1 MP, вождение +2',
  },
  'battletech.mark.heavy': {
    en: '½ MP, driving +3',
    fr: '½ MP, conduite +3',
    ru: '½ MP, вождение +3',
  },
  'battletech.mark.immobile': { en: 'immobile', fr: 'immobilisé', ru: 'неподвижна' },
  'battletech.mark.driver': { en: 'driver hit', fr: 'conducteur touché', ru: 'ранен водитель' },
  'battletech.mark.commander': { en: 'commander hit', fr: 'chef touché', ru: 'ранен командир' },
  'battletech.mark.sensors': { en: 'sensors', fr: 'senseurs', ru: 'сенсоры' },
  'battletech.mark.engine': { en: 'engine', fr: 'moteur', ru: 'мотор' },
  'battletech.mark.turret-jam': { en: 'turret jammed', fr: 'tourelle bloquée', ru: 'башню заклинило' },
  'battletech.mark.turret-lock': {
    en: 'turret locked',
    fr: 'tourelle verrouillée',
    ru: 'башня стоит намертво',
  },
  'battletech.mark.stabiliser': {
    en: 'stabiliser {location}',
    fr: 'stabilisateur {location}',
    ru: 'стабилизатор {location}',
  },
  'battletech.picture.marks': { en: 'Hit: {figures}', fr: 'Touchés : {figures}', ru: 'Поражено: {figures}' },
  'battletech.picture.marksOfMotive': { en: 'Motive system', fr: 'Train de roulement', ru: 'Ходовая' },
  'battletech.picture.marksOfCrew': { en: 'Crew and systems', fr: 'Équipage et systèmes', ru: 'Экипаж и системы' },
  'battletech.picture.marksOfGuns': { en: 'Turret and guns', fr: 'Tourelle et armes', ru: 'Башня и орудия' },
} as const satisfies Sentences;
