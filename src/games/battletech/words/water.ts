import type { Sentences } from '../../../i18n/sentences.js';

/** Weapons in water. */
export const water = {
  'battletech/weapon-under-water': {
    en: '{mount}: {weapon@battletech.weapon} is under water and fires only at targets in water.',
    fr: "{mount} : {weapon@battletech.weapon} est sous l'eau et ne tire que sur des cibles dans l'eau.",
    ru: '{mount}: {weapon@battletech.weapon} под водой и стреляет только по целям в воде.',
  },
  'battletech/weapon-above-water': {
    en: '{mount}: {weapon@battletech.weapon} is above water and cannot fire at a target wholly under it.',
    fr: "{mount} : {weapon@battletech.weapon} est hors de l'eau et ne tire pas sur une cible entièrement dessous.",
    ru: '{mount}: {weapon@battletech.weapon} над водой и не стреляет по цели, которая целиком под ней.',
  },
  'battletech/torpedo-dry': {
    en: '{mount}: {weapon@battletech.weapon} fires torpedoes: its tube must be under water.',
    fr: "{mount} : {weapon@battletech.weapon} tire des torpilles : le tube doit être sous l'eau.",
    ru: '{mount}: {weapon@battletech.weapon} пускает торпеды: торпедный аппарат должен быть под водой.',
  },
  'battletech/torpedo-land': {
    en: '{mount}: {weapon@battletech.weapon} fires torpedoes, which need water all the way; {hex} is dry.',
    fr: "{mount} : {weapon@battletech.weapon} tire des torpilles, qui ont besoin d'eau jusqu'au bout ; {hex} est à sec.",
    ru: '{mount}: {weapon@battletech.weapon} пускает торпеды, которым нужна вода на всём пути; {hex} — суша.',
  },
  'battletech/not-under-water': {
    en: '{mount}: {weapon@battletech.weapon} cannot be fired under water.',
    fr: "{mount} : {weapon@battletech.weapon} ne tire pas sous l'eau.",
    ru: '{mount}: {weapon@battletech.weapon} под водой не стреляет.',
  },
  'battletech.cause.weapon-under-water': {
    en: 'under water, the target is not',
    fr: "sous l'eau, mais pas la cible",
    ru: 'под водой, а цель нет',
  },
  'battletech.cause.weapon-above-water': {
    en: 'the target is under water',
    fr: "la cible est sous l'eau",
    ru: 'цель под водой',
  },
  'battletech.cause.torpedo-dry': { en: 'its tube is dry', fr: 'le tube est à sec', ru: 'аппарат не в воде' },
  'battletech.cause.torpedo-land': { en: 'dry land between', fr: 'terre entre deux', ru: 'на пути суша' },
  'battletech.cause.not-under-water': {
    en: 'does not fire under water',
    fr: "ne tire pas sous l'eau",
    ru: 'под водой не стреляет',
  },
  'battletech.full.breached': {
    en: '**water breaks in: {location@battletech.location}**, nothing there works any more',
    fr: "**voie d'eau : {location@battletech.location}**, plus rien n'y fonctionne",
    ru: '**пробоина, вода внутри: {location@battletech.location}**, там больше ничего не работает',
  },
  'battletech.full.tight': {
    en: 'keeps the water out: {location@battletech.location}',
    fr: 'étanche : {location@battletech.location}',
    ru: 'вода не прошла: {location@battletech.location}',
  },
  'battletech.full.breach-roll': { en: '{text} ({dice})', fr: '{text} ({dice})', ru: '{text} ({dice})' },
  'battletech.full.under-water': {
    en: '{unit} sinks into the water: {harm}',
    fr: "{unit} s'enfonce dans l'eau : {harm}",
    ru: '{unit} погружается в воду: {harm}',
  },
  'battletech.full.into-water': {
    en: '{unit} enters water with no armour left: {harm}',
    fr: "{unit} entre dans l'eau sans blindage : {harm}",
    ru: '{unit} входит в воду без брони: {harm}',
  },
} as const satisfies Sentences;
