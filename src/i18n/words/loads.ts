import type { Sentences } from '../sentences.js';

/** Ammunition, as the lobby shows it and players choose it. */
export const loads = {
  'button.loads': { en: 'Ammunition…', fr: 'Munitions…', ru: 'Боекомплект…' },
  'button.loads-all': { en: 'Other unit', fr: 'Autre unité', ru: 'Другой юнит' },
  'post.lobby.loads': { en: 'Ammunition: {loads}', fr: 'Munitions : {loads}', ru: 'Боекомплект: {loads}' },
  'post.lobby.load': { en: '{unit} ({loads})', fr: '{unit} ({loads})', ru: '{unit} ({loads})' },
  'reply.loads': {
    en: '**Ammunition**: pick a unit, then a weapon, then what it fires.',
    fr: '**Munitions** : choisissez une unité, puis une arme, puis ce qu’elle tire.',
    ru: '**Боекомплект**: выберите юнит, затем оружие, затем чем оно стреляет.',
  },
  'reply.loads.unit': {
    en: '**{unit}**: which weapon, or which bin?',
    fr: '**{unit}** : quelle arme, ou quelle soute ?',
    ru: '**{unit}**: какое оружие или какой отсек?',
  },
  'reply.loads.bin': {
    en: '**{unit}**, {bin}: what to load?',
    fr: '**{unit}**, {bin} : que charger ?',
    ru: '**{unit}**, {bin}: чем зарядить?',
  },
  'reply.loads.side': { en: '{side@side}: {loads}', fr: '{side@side} : {loads}', ru: '{side@side}: {loads}' },
  'reply.loads.sheet': {
    en: 'what the record sheets say',
    fr: 'ce que disent les fiches',
    ru: 'как на карточках',
  },
  'reply.loads.mixed': { en: 'different ones', fr: 'plusieurs sortes', ru: 'разные' },
  'reply.loads.not-yours': {
    en: 'You play no side whose ammunition can be chosen.',
    fr: 'Vous ne jouez aucun camp dont on puisse choisir les munitions.',
    ru: 'Вы не играете за сторону, чей боекомплект можно выбрать.',
  },
  'reply.loads.over': {
    en: 'The match has begun: what is loaded stays as it is.',
    fr: 'La partie a commencé : ce qui est chargé le reste.',
    ru: 'Матч уже начался: что заряжено, то заряжено.',
  },
  'load.bin': { en: '{weapon}, bin {bin}', fr: '{weapon}, soute {bin}', ru: '{weapon}, отсек {bin}' },
  'load.told': { en: '{bin}: {kind}', fr: '{bin} : {kind}', ru: '{bin}: {kind}' },
  'blank.loads': { en: '{side}: which unit …', fr: '{side} : quelle unité…', ru: '{side}: какой юнит…' },
  'blank.loads.bin': { en: 'Weapon or bin …', fr: 'Arme ou soute…', ru: 'Оружие или отсек…' },
  'blank.loads.kind': { en: 'Ammunition …', fr: 'Munitions…', ru: 'Чем зарядить…' },
  'unit.loaded': { en: 'own ammunition', fr: 'munitions au choix', ru: 'свой боекомплект' },
} as const satisfies Sentences;
