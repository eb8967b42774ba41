import type { Sentences } from '../../../i18n/sentences.js';

/** Pilots: wounds and consciousness. */
export const pilot = {
  'battletech.picture.wounds': {
    en: '{hits:# wound|# wounds} of 6',
    fr: '{hits:# blessure|# blessures} sur 6',
    ru: '{hits:# рана|# раны|# ран} из 6',
  },
  'battletech.picture.unconscious': { en: 'unconscious', fr: 'inconscient', ru: 'без сознания' },
  'battletech.wound.head-hit': { en: 'head hit', fr: 'tête touchée', ru: 'попадание в голову' },
  'battletech.wound.explosion': { en: 'explosion on board', fr: 'explosion à bord', ru: 'взрыв на борту' },
  'battletech.wound.fall': { en: 'fall', fr: 'chute', ru: 'падение' },
  'battletech.wound.life-support': {
    en: 'heat without life support',
    fr: 'chaleur sans système de survie',
    ru: 'жара без жизнеобеспечения',
  },
  'battletech.wound.unknown': { en: '?', fr: '?', ru: '?' },
  'battletech.wound.drowned': { en: 'water in the cockpit', fr: 'eau dans le cockpit', ru: 'вода в кабине' },
  'battletech.full.pilot-wounded': {
    en: 'Pilot hurt ({why@battletech.wound})',
    fr: 'Pilote blessé ({why@battletech.wound})',
    ru: 'Пилот ранен ({why@battletech.wound})',
  },
  'battletech.full.pilot': {
    en: 'Pilot hurt ({why@battletech.wound}): {hits:# wound|# wounds} of 6',
    fr: 'Pilote blessé ({why@battletech.wound}) : {hits:# blessure|# blessures} sur 6',
    ru: 'Пилот ранен ({why@battletech.wound}): {hits:# рана|# раны|# ран} из 6',
  },
  'battletech.full.awake': {
    en: 'stays conscious {need}+: {dice}',
    fr: 'reste conscient {need}+ : {dice}',
    ru: 'в сознании {need}+: {dice}',
  },
  'battletech.full.faints': {
    en: 'stays conscious {need}+: {dice} **knocked out**',
    fr: 'reste conscient {need}+ : {dice} **évanoui**',
    ru: 'в сознании {need}+: {dice} **теряет сознание**',
  },
  'battletech.full.awake-untold': { en: 'stays conscious', fr: 'reste conscient', ru: 'остаётся в сознании' },
  'battletech.full.faints-untold': { en: '**knocked out**', fr: '**évanoui**', ru: '**теряет сознание**' },
  'battletech.full.fatal': {
    en: 'Fatal: {why@battletech.doom}',
    fr: 'Fatal : {why@battletech.doom}',
    ru: 'Гибель: {why@battletech.doom}',
  },
  'battletech.full.pilot-hurt': { en: '**{unit}**: {harm}', fr: '**{unit}** : {harm}', ru: '**{unit}**: {harm}' },
  'battletech.full.woke': {
    en: '**{unit}** the pilot wakes {need}+: {dice}',
    fr: '**{unit}** le pilote reprend conscience {need}+ : {dice}',
    ru: '**{unit}** пилот приходит в себя {need}+: {dice}',
  },
  'battletech.full.sleeps': {
    en: '**{unit}** the pilot stays unconscious (wakes on {need}+: {dice})',
    fr: '**{unit}** le pilote reste inconscient (réveil à {need}+ : {dice})',
    ru: '**{unit}** пилот остаётся без сознания (нужно {need}+: {dice})',
  },
} as const satisfies Sentences;
