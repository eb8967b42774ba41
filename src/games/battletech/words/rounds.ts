import type { Sentences } from '../../../i18n/sentences.js';

/**
 * What is fired from a weapon whose name does not stand as it is behind the word for ammunition, in French or in Russian. Weapons of
 * the Clans are called as those of the Inner Sphere; all others are said by `battletech.full.ammo`.
 */
export const rounds = {
  'battletech.rounds.machine-gun': {
    en: 'machine gun ammunition',
    fr: 'munitions de mitrailleuse',
    ru: 'боекомплект пулемёта',
  },
  'battletech.rounds.light-machine-gun': {
    en: 'light machine gun ammunition',
    fr: 'munitions de mitrailleuse légère',
    ru: 'боекомплект лёгкого пулемёта',
  },
  'battletech.rounds.heavy-machine-gun': {
    en: 'heavy machine gun ammunition',
    fr: 'munitions de mitrailleuse lourde',
    ru: 'боекомплект тяжёлого пулемёта',
  },
  'battletech.rounds.vehicle-flamer': {
    en: 'vehicle flamer ammunition',
    fr: 'munitions de lance-flammes de véhicule',
    ru: 'боекомплект огнемёта боевой машины',
  },
  'battletech.rounds.plasma-rifle': {
    en: 'plasma rifle ammunition',
    fr: 'munitions de fusil à plasma',
    ru: 'боекомплект плазменного ружья',
  },
  'battletech.rounds.light-ac-2': {
    en: 'light AC/2 ammunition',
    fr: "munitions d'AC/2 léger",
    ru: 'боекомплект лёгкой AC/2',
  },
  'battletech.rounds.light-ac-5': {
    en: 'light AC/5 ammunition',
    fr: "munitions d'AC/5 léger",
    ru: 'боекомплект лёгкой AC/5',
  },
  'battletech.rounds.rotary-ac-2': {
    en: 'Rotary AC/2 ammunition',
    fr: "munitions d'AC/2 rotatif",
    ru: 'боекомплект роторной AC/2',
  },
  'battletech.rounds.rotary-ac-5': {
    en: 'Rotary AC/5 ammunition',
    fr: "munitions d'AC/5 rotatif",
    ru: 'боекомплект роторной AC/5',
  },
  'battletech.rounds.gauss-rifle': {
    en: 'Gauss rifle ammunition',
    fr: 'munitions de canon Gauss',
    ru: 'боекомплект пушки Гаусса',
  },
  'battletech.rounds.light-gauss-rifle': {
    en: 'light Gauss rifle ammunition',
    fr: 'munitions de canon Gauss léger',
    ru: 'боекомплект лёгкой пушки Гаусса',
  },
  'battletech.rounds.heavy-gauss-rifle': {
    en: 'heavy Gauss rifle ammunition',
    fr: 'munitions de canon Gauss lourd',
    ru: 'боекомплект тяжёлой пушки Гаусса',
  },
  'battletech.rounds.anti-missile-system': {
    en: 'anti-missile system (AMS) ammunition',
    fr: 'munitions de système antimissile (AMS)',
    ru: 'боекомплект системы ПРО (AMS)',
  },
  'battletech.rounds.narc': {
    en: 'Narc beacon launcher ammunition',
    fr: 'munitions de lanceur de balises Narc',
    ru: 'боекомплект пусковой маяков Narc',
  },
  'battletech.rounds.inarc': {
    en: 'improved Narc launcher ammunition',
    fr: 'munitions de lanceur Narc amélioré',
    ru: 'боекомплект улучшенной пусковой Narc',
  },
  'battletech.rounds.ba-compact-narc': {
    en: 'compact Narc ammunition',
    fr: 'munitions de Narc compact',
    ru: 'боекомплект компактного Narc',
  },
  'battletech.rounds.thumper': { en: 'Thumper ammunition', fr: 'munitions de Thumper', ru: 'боекомплект Тампера' },
  'battletech.rounds.sniper': { en: 'Sniper ammunition', fr: 'munitions de Sniper', ru: 'боекомплект Снайпера' },
  'battletech.rounds.long-tom': {
    en: 'Long Tom ammunition',
    fr: 'munitions de Long Tom',
    ru: 'боекомплект Длинного Тома',
  },
  'battletech.rounds.ba-advanced-srm-1': {
    en: 'advanced SRM 1 ammunition',
    fr: 'munitions de SRM 1 évolué',
    ru: 'боекомплект улучшенной SRM 1',
  },
  'battletech.rounds.ba-advanced-srm-2': {
    en: 'advanced SRM 2 ammunition',
    fr: 'munitions de SRM 2 évolué',
    ru: 'боекомплект улучшенной SRM 2',
  },
  'battletech.rounds.ba-advanced-srm-3': {
    en: 'advanced SRM 3 ammunition',
    fr: 'munitions de SRM 3 évolué',
    ru: 'боекомплект улучшенной SRM 3',
  },
  'battletech.rounds.ba-advanced-srm-4': {
    en: 'advanced SRM 4 ammunition',
    fr: 'munitions de SRM 4 évolué',
    ru: 'боекомплект улучшенной SRM 4',
  },
  'battletech.rounds.ba-advanced-srm-5': {
    en: 'advanced SRM 5 ammunition',
    fr: 'munitions de SRM 5 évolué',
    ru: 'боекомплект улучшенной SRM 5',
  },
  'battletech.rounds.ba-advanced-srm-6': {
    en: 'advanced SRM 6 ammunition',
    fr: 'munitions de SRM 6 évolué',
    ru: 'боекомплект улучшенной SRM 6',
  },
} as const satisfies Sentences;
