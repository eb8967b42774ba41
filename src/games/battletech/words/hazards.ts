import type { Sentences } from '../../../i18n/sentences.js';

/** Ground that gives way: ice, quicksand. */
export const hazards = {
  'battletech.terrain.ultraRubble': { en: 'piled rubble', fr: 'amas de décombres', ru: 'груды обломков' },
  'battletech.terrain.ice': { en: 'ice', fr: 'glace', ru: 'лёд' },
  'battletech.terrain.quicksand': { en: 'quicksand', fr: 'sables mouvants', ru: 'зыбучие пески' },
  'battletech.ground.ultraRubble': { en: 'piled rubble', fr: 'amas de décombres', ru: 'груды обломков' },
  'battletech.term.ultraRubble': { en: 'piled rubble', fr: 'amas de décombres', ru: 'груды обломков' },
  'battletech.term.ice': { en: 'ice', fr: 'glace', ru: 'лёд' },
  'battletech.term.quicksand': { en: 'quicksand', fr: 'sables mouvants', ru: 'зыбучие пески' },
  'battletech.term.sunk-in': {
    en: 'quicksand, sunk {n:# level|# levels}',
    fr: 'sables mouvants, enfoncé de {n:# niveau|# niveaux}',
    ru: 'зыбучие пески, погружение {n:# уровень|# уровня|# уровней}',
  },
  'battletech.piloting.ice': { en: 'on ice', fr: 'sur la glace', ru: 'на льду' },
  'battletech.full.ice-breaks': {
    en: '🧊 The ice in {hex} breaks under **{unit}**, {need}+: {dice}',
    fr: '🧊 La glace en {hex} cède sous **{unit}**, {need}+ : {dice}',
    ru: '🧊 Лёд в {hex} проламывается под **{unit}**, {need}+: {dice}',
  },
  'battletech.full.ice-holds': {
    en: '🧊 The ice in {hex} bears **{unit}**, it breaks on {need}+: {dice}',
    fr: '🧊 La glace en {hex} porte **{unit}**, elle cède sur {need}+ : {dice}',
    ru: '🧊 Лёд в {hex} держит **{unit}**, ломается на {need}+: {dice}',
  },
  'battletech.full.sank': {
    en: '**{unit}** sinks in the quicksand in {hex}, by now {levels:# level|# levels}',
    fr: '**{unit}** s’enfonce dans les sables mouvants en {hex}, à présent de {levels:# niveau|# niveaux}',
    ru: '**{unit}** уходит в зыбучие пески в {hex}, уже на {levels:# уровень|# уровня|# уровней}',
  },
} as const satisfies Sentences;
