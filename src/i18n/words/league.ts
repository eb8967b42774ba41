import type { Sentences } from '../sentences.js';

/** The words on pictures of leagues. */
export const league = {
  'league.format.round-robin': { en: 'Round robin', fr: 'Toutes rondes', ru: 'Круговой турнир' },
  'league.format.swiss': { en: 'Swiss', fr: 'Système suisse', ru: 'Швейцарская система' },
  'league.format.knockout': { en: 'Knockout', fr: 'Élimination', ru: 'Плей-офф' },
  'league.format.ladder': { en: 'Ladder', fr: 'Échelle', ru: 'Лестница' },
  'league.division': { en: 'Division {division}', fr: 'Division {division}', ru: 'Дивизион {division}' },
  'league.round': { en: 'Round {round}', fr: 'Ronde {round}', ru: 'Раунд {round}' },
  'league.final': { en: 'Final', fr: 'Finale', ru: 'Финал' },
  'league.semifinal': { en: 'Semi-finals', fr: 'Demi-finales', ru: 'Полуфиналы' },
  'league.quarterfinal': { en: 'Quarter-finals', fr: 'Quarts de finale', ru: 'Четвертьфиналы' },
  'league.column.played': { en: 'Pl', fr: 'J', ru: 'И' },
  'league.column.won': { en: 'W', fr: 'G', ru: 'В' },
  'league.column.drawn': { en: 'D', fr: 'N', ru: 'Н' },
  'league.column.lost': { en: 'L', fr: 'P', ru: 'П' },
  'league.column.points': { en: 'Pts', fr: 'Pts', ru: 'Очки' },
  'league.column.rating': { en: 'Rating', fr: 'Cote', ru: 'Рейтинг' },
  'league.break.direct': { en: 'Direct', fr: 'Direct', ru: 'Личн.' },
  'league.break.buchholz': { en: 'Buchh.', fr: 'Buchh.', ru: 'Бухг.' },
  'league.break.sonneborn': { en: 'S-B ×2', fr: 'S-B ×2', ru: 'З-Б ×2' },
  'league.break.wins': { en: 'Wins', fr: 'Gains', ru: 'Побед' },
  'league.break.score': { en: 'Score', fr: 'Diff.', ru: 'Разн.' },
  'league.out': { en: 'out', fr: 'hors jeu', ru: 'вне игры' },
  'league.rest': { en: 'bye', fr: 'exempt', ru: 'пропуск' },
  'league.more': { en: '… and {count} more', fr: '… et {count} de plus', ru: '… и ещё {count}' },
  'league.challenges': { en: 'challenges {name}', fr: 'défie {name}', ru: 'против {name}' },
} as const satisfies Sentences;
