import type { Sentences } from '../../../i18n/sentences.js';

/** Ground that gives way or burns: ice, quicksand, magma, geysers. */
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
  'battletech.terrain.crust': { en: 'magma crust', fr: 'croûte de magma', ru: 'корка магмы' },
  'battletech.terrain.magma': { en: 'magma', fr: 'magma', ru: 'магма' },
  'battletech.terrain.geyser': { en: 'geyser', fr: 'geyser', ru: 'гейзер' },
  'battletech.terrain.eruption': { en: 'geyser blowing', fr: 'geyser en éruption', ru: 'гейзер бьёт' },
  'battletech.terrain.vent': { en: 'magma vent', fr: 'évent de magma', ru: 'магматическое жерло' },
  'battletech.ground.crust': { en: 'magma crust', fr: 'croûte de magma', ru: 'корка магмы' },
  'battletech.ground.magma': { en: 'magma', fr: 'magma', ru: 'магма' },
  'battletech.ground.eruption': { en: 'geyser blowing', fr: 'geyser en éruption', ru: 'гейзер бьёт' },
  'battletech.term.crust': { en: 'magma crust', fr: 'croûte de magma', ru: 'корка магмы' },
  'battletech.term.magma': { en: 'magma', fr: 'magma', ru: 'магма' },
  'battletech.term.eruption': { en: 'geyser blowing', fr: 'geyser en éruption', ru: 'гейзер бьёт' },
  'battletech.heat.magma': { en: 'hot from magma', fr: 'chaleur du magma', ru: 'жар магмы' },
  'battletech.full.crust-breaks': {
    en: '🌋 The crust in {hex} breaks under **{unit}**, {need}+: {dice}',
    fr: '🌋 La croûte en {hex} cède sous **{unit}**, {need}+ : {dice}',
    ru: '🌋 Корка в {hex} проламывается под **{unit}**, {need}+: {dice}',
  },
  'battletech.full.crust-holds': {
    en: '🌋 The crust in {hex} bears **{unit}**, it breaks on {need}+: {dice}',
    fr: '🌋 La croûte en {hex} porte **{unit}**, elle cède sur {need}+ : {dice}',
    ru: '🌋 Корка в {hex} держит **{unit}**, ломается на {need}+: {dice}',
  },
  'battletech.full.magma-burns': {
    en: '🌋 **{unit}** burns in the magma in {hex}: {result}',
    fr: '🌋 **{unit}** brûle dans le magma en {hex} : {result}',
    ru: '🌋 **{unit}** горит в магме в {hex}: {result}',
  },
  'battletech.full.magma-takes': {
    en: '🌋 The magma in {hex} takes **{unit}**',
    fr: '🌋 Le magma en {hex} engloutit **{unit}**',
    ru: '🌋 Магма в {hex} поглощает **{unit}**',
  },
  'battletech.full.geyser-blows': {
    en: '⛲ The geyser in {hex} blows until the end of turn {turn}: {dice}',
    fr: '⛲ Le geyser en {hex} jaillit jusqu’à la fin du tour {turn} : {dice}',
    ru: '⛲ Гейзер в {hex} бьёт до конца хода {turn}: {dice}',
  },
  'battletech.full.geyser-calms': {
    en: '⛲ The geyser in {hex} comes to rest',
    fr: '⛲ Le geyser en {hex} s’apaise',
    ru: '⛲ Гейзер в {hex} затихает',
  },
  'battletech.full.vent-opens': {
    en: '🌋 Magma comes out of the vent in {hex}',
    fr: '🌋 Le magma jaillit de l’évent en {hex}',
    ru: '🌋 Из жерла в {hex} вырывается магма',
  },
  'battletech.terrain.cliffs': { en: 'sheer cliff', fr: 'falaise', ru: 'обрыв' },
  'battletech.terrain.lift': { en: 'lift', fr: 'monte-charge', ru: 'подъёмник' },
  'battletech.board.cliffs': {
    en: 'Sheer cliffs, by side: {list}',
    fr: 'Falaises, par côté : {list}',
    ru: 'Обрывы, по сторонам: {list}',
  },
  'battletech.board.lifts': {
    en: 'Lifts, with the level to which they go next and the faces of the die: {list}',
    fr: 'Monte-charges, avec leur prochain niveau et les faces du dé : {list}',
    ru: 'Подъёмники, со следующим уровнем и гранями кубика: {list}',
  },
  'battletech.term.cliff': {
    en: 'cliff of {n:# level|# levels}',
    fr: 'falaise de {n:# niveau|# niveaux}',
    ru: 'обрыв в {n:# уровень|# уровня|# уровней}',
  },
  'battletech.piloting.cliff': { en: 'on a cliff', fr: 'à la falaise', ru: 'на обрыве' },
  'battletech/sheer': {
    en: '{unit} does not get over the sheer cliff of {levels:# level|# levels} towards {hex}.',
    fr: '{unit} ne passe pas la falaise de {levels:# niveau|# niveaux} vers {hex}.',
    ru: '{unit} не одолеет обрыв в {levels:# уровень|# уровня|# уровней} в сторону {hex}.',
  },
  'battletech.full.jolted': {
    en: '**{unit}** comes down the cliff into {hex} too hard: {harm}',
    fr: '**{unit}** descend trop rudement la falaise en {hex} : {harm}',
    ru: '**{unit}** слишком резко съезжает с обрыва в {hex}: {harm}',
  },
  'battletech.full.floors-moved': {
    en: 'Floors move ({dice}): {list}',
    fr: 'Des planchers bougent ({dice}) : {list}',
    ru: 'Площадки движутся ({dice}): {list}',
  },
} as const satisfies Sentences;
