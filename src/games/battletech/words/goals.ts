import type { Sentences } from '../../../i18n/sentences.js';

/** What a match is won by, before it begins. */
export const goals = {
  'battletech.goal.last': {
    en: 'To win: be the last side on the map',
    fr: 'Pour gagner : rester seul sur la carte',
    ru: 'Для победы: остаться на карте последними',
  },
  'battletech.goal.hold': {
    en: 'or {side@side}: hold {hexes}, {turns:# turn|# turns}',
    fr: 'ou {side@side} : tenir {hexes}, {turns:# tour|# tours}',
    ru: 'или {side@side}: держать {hexes}, {turns:# ход|# хода|# ходов}',
  },
  'battletech.goal.exit': {
    en: 'or {side@side}: {units:# unit|# units} off over the {edge@battletech.edge}',
    fr: 'ou {side@side} : {units:# unité|# unités} hors de la carte, {edge@battletech.edge}',
    ru: 'или {side@side}: увести {units:# юнит|# юнита|# юнитов} через {edge@battletech.edge}',
  },
  'battletech.goal.points': {
    en: 'or {side@side}: {points:# point|# points}',
    fr: 'ou {side@side} : {points:# point|# points}',
    ru: 'или {side@side}: {points:# очко|# очка|# очков}',
  },
  'battletech.goal.late-side': {
    en: 'After {turns:# turn|# turns}, victory: {side@side}',
    fr: 'Après {turns:# tour|# tours}, victoire : {side@side}',
    ru: 'После {turns:# хода|# ходов|# ходов} победа: {side@side}',
  },
  'battletech.goal.late-points': {
    en: 'After {turns:# turn|# turns} the points decide',
    fr: 'Après {turns:# tour|# tours}, les points décident',
    ru: 'После {turns:# хода|# ходов|# ходов} решают очки',
  },
  'battletech.goal.late-draw': {
    en: 'After {turns:# turn|# turns}: a draw',
    fr: 'Après {turns:# tour|# tours} : match nul',
    ru: 'После {turns:# хода|# ходов|# ходов} ничья',
  },
} as const satisfies Sentences;
