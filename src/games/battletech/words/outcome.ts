import type { Sentences } from '../../../i18n/sentences.js';

/** Goals, withdrawal, and how a match ended. */
export const outcome = {
  'battletech.picture.won': { en: 'Winner:', fr: 'Victoire :', ru: 'Победа:' },
  'battletech.picture.draw': { en: 'Draw', fr: 'Match nul', ru: 'Ничья' },
  'battletech.outcome.won': {
    en: '**Victory: {sides}** ({reason})',
    fr: '**Victoire : {sides}** ({reason})',
    ru: '**Победа: {sides}** ({reason})',
  },
  'battletech.outcome.draw': { en: '**Draw** ({reason})', fr: '**Match nul** ({reason})', ru: '**Ничья** ({reason})' },
  'battletech.outcome.last-side-standing': {
    en: 'no enemy is left on the map',
    fr: "plus d'ennemi sur la carte",
    ru: 'врагов на карте не осталось',
  },
  'battletech.outcome.all-destroyed': {
    en: 'the last units of both sides fell in the same turn',
    fr: 'les dernières unités des deux camps tombent au même tour',
    ru: 'последние юниты обеих сторон погибли в один ход',
  },
  'battletech.outcome.standstill': {
    en: 'no unit on the map can move or fire any more',
    fr: 'plus aucune unité sur la carte ne peut se déplacer ni tirer',
    ru: 'ни один юнит на карте больше не может двигаться или стрелять',
  },
  'battletech.outcome.conceded': {
    en: 'the other side has conceded',
    fr: "l'autre camp capitule",
    ru: 'другая сторона сдалась',
  },
  'battletech.outcome.claimed': {
    en: 'claimed: the other side was absent too long',
    fr: "victoire réclamée : l'autre camp est resté absent trop longtemps",
    ru: 'победа по требованию: другая сторона слишком долго отсутствовала',
  },
  'battletech.outcome-of-many.last-side-standing': {
    en: 'no other side still in the match has a unit left',
    fr: "aucun autre camp en lice n'a plus d'unité",
    ru: 'у остальных сторон, что ещё в игре, не осталось юнитов',
  },
  'battletech.outcome-of-many.all-destroyed': {
    en: 'the last units on the map fell in the same turn',
    fr: 'les dernières unités en jeu tombent au même tour',
    ru: 'последние юниты на карте погибли в один ход',
  },
  'battletech.outcome-of-many.conceded': {
    en: 'all the others have conceded',
    fr: 'tous les autres ont capitulé',
    ru: 'все остальные сдались',
  },
  'battletech.outcome-of-many.claimed': {
    en: 'claimed: the others were absent too long',
    fr: 'victoire réclamée : les autres sont restés absents trop longtemps',
    ru: 'победа по требованию: остальные слишком долго отсутствовали',
  },
  'battletech.outcome.deserted': {
    en: 'all players have been absent too long',
    fr: 'tous les joueurs sont absents depuis trop longtemps',
    ru: 'все игроки слишком долго отсутствуют',
  },
  'battletech.outcome.annulled': {
    en: 'annulled by an arbiter',
    fr: 'annulation par un arbitre',
    ru: 'аннулирован арбитром',
  },
  'battletech.outcome.adjudicated': {
    en: 'decided by an arbiter',
    fr: "décision d'un arbitre",
    ru: 'решение арбитра',
  },
  'battletech.outcome.abandoned': {
    en: 'all players agreed to stop',
    fr: "arrêt d'un commun accord",
    ru: 'матч остановлен по общему согласию',
  },
  'battletech.outcome.fate': {
    en: '{unit} {chassis}: {fate@battletech.status}',
    fr: '{unit} {chassis} : {fate@battletech.status}',
    ru: '{unit} {chassis}: {fate@battletech.status}',
  },
  'battletech.picture.withdraws': { en: 'withdraws', fr: 'se replie', ru: 'отступает' },
  'battletech.edge.north': { en: 'north edge', fr: 'bord nord', ru: 'северный край' },
  'battletech.edge.east': { en: 'east edge', fr: 'bord est', ru: 'восточный край' },
  'battletech.edge.south': { en: 'south edge', fr: 'bord sud', ru: 'южный край' },
  'battletech.edge.west': { en: 'west edge', fr: 'bord ouest', ru: 'западный край' },
  'battletech.crippled.side-torso': {
    en: 'a side torso is gone',
    fr: 'un torse latéral détruit',
    ru: 'потерян боковой торс',
  },
  'battletech.crippled.engine': {
    en: 'two engine hits',
    fr: 'réacteur touché deux fois',
    ru: 'два попадания в реактор',
  },
  'battletech.crippled.engine-gyro': {
    en: 'engine and gyro hit',
    fr: 'réacteur et gyroscope touchés',
    ru: 'повреждены реактор и гироскоп',
  },
  'battletech.crippled.sensors': { en: 'sensors gone', fr: 'senseurs détruits', ru: 'сенсоры уничтожены' },
  'battletech.crippled.limbs': {
    en: 'the structure of three limbs damaged',
    fr: 'structure de trois membres endommagée',
    ru: 'повреждена структура трёх конечностей',
  },
  'battletech.crippled.torsos': {
    en: 'the structure of two torsos damaged',
    fr: 'structure de deux torses endommagée',
    ru: 'повреждена структура двух торсов',
  },
  'battletech.crippled.pilot': {
    en: 'the pilot has four wounds',
    fr: 'pilote blessé quatre fois',
    ru: 'четыре ранения пилота',
  },
  'battletech.crippled.immobile': {
    en: 'it will never move again',
    fr: 'définitivement immobilisé',
    ru: 'больше не сдвинется с места',
  },
  'battletech.crippled.feeble': {
    en: 'its weapons deal less than 5 points and reach less than 6 hexes',
    fr: 'ses armes font moins de 5 points et portent à moins de 6 hex',
    ru: 'оружие наносит меньше 5 очков урона и бьёт ближе 6 гексов',
  },
  'battletech.crippled.bare': {
    en: 'a side has no armour left',
    fr: 'un côté sans blindage',
    ru: 'одна из сторон без брони',
  },
  'battletech.crippled.troopers': {
    en: 'too few troopers left',
    fr: 'trop peu de soldats valides',
    ru: 'в строю слишком мало бойцов',
  },
  'battletech.crippled.unknown': { en: '?', fr: '?', ru: '?' },
  'battletech.crippled.unarmed': { en: 'no weapon left', fr: 'plus aucune arme', ru: 'не осталось оружия' },
  'battletech.full.withdraws': {
    en: '**{unit}** is crippled ({why@battletech.crippled}) and withdraws: it no longer counts for victory',
    fr: "**{unit}**, hors d'état de combattre ({why@battletech.crippled}), se replie : ne compte plus pour la victoire",
    ru: '**{unit}** небоеспособен ({why@battletech.crippled}) и отступает: для победы он больше не считается',
  },
  'battletech.full.withdraws-over': {
    en: '**{unit}** is crippled ({why@battletech.crippled}) and withdraws over the {edges?@battletech.edge}: it no longer counts for victory',
    fr: "**{unit}**, hors d'état de combattre ({why@battletech.crippled}), se replie ({edges?@battletech.edge}) : ne compte plus pour la victoire",
    ru: '**{unit}** небоеспособен ({why@battletech.crippled}) и отступает через {edges?@battletech.edge}: для победы он больше не считается',
  },
  'battletech.full.goal-hold': {
    en: '{side@side}, control of {hexes}: {held} of {turns:# turn|# turns}',
    fr: '{side@side}, contrôle de {hexes} : {held} sur {turns:# tour|# tours}',
    ru: '{side@side}, контроль {hexes}: {held} из {turns:# хода|# ходов|# ходов}',
  },
  'battletech.full.goal-exit': {
    en: '{side@side}, off over the {edge@battletech.edge}: {count} of {units:# unit|# units}',
    fr: '{side@side}, sorties par le {edge@battletech.edge} : {count} sur {units:# unité|# unités}',
    ru: '{side@side}, уход через {edge@battletech.edge}: {count} из {units:# юнита|# юнитов|# юнитов}',
  },
  'battletech.full.goal-points': {
    en: '{side@side}: {points} of {most:# point|# points}',
    fr: '{side@side} : {points} sur {most:# point|# points}',
    ru: '{side@side}: {points} из {most:# очка|# очков|# очков}',
  },
  'battletech.full.points': {
    en: '{side@side}: {points:# point|# points}',
    fr: '{side@side} : {points:# point|# points}',
    ru: '{side@side}: {points:# очко|# очка|# очков}',
  },
  'battletech.outcome.goal': {
    en: 'the goal of the scenario is reached',
    fr: 'objectif du scénario atteint',
    ru: 'цель сценария достигнута',
  },
  'battletech.outcome.turn-limit': {
    en: 'the last turn is over',
    fr: 'le dernier tour est terminé',
    ru: 'последний ход окончен',
  },
  'battletech.outcome.withdrawal': {
    en: 'everything left on the other side is crippled and withdraws',
    fr: "en face, tout ce qui reste est hors d'état de combattre et se replie",
    ru: 'всё, что осталось у противника, небоеспособно и отступает',
  },
  'battletech.outcome.all-withdraw': {
    en: 'everything left on both sides is crippled and withdraws',
    fr: "dans les deux camps, tout ce qui reste est hors d'état de combattre et se replie",
    ru: 'всё, что осталось у обеих сторон, небоеспособно и отступает',
  },
  'battletech.outcome-of-many.withdrawal': {
    en: 'everything left of the others is crippled and withdraws',
    fr: "chez tous les autres, ce qui reste est hors d'état de combattre et se replie",
    ru: 'всё, что осталось у остальных сторон, небоеспособно и отступает',
  },
  'battletech.outcome-of-many.all-withdraw': {
    en: 'everything left on every side is crippled and withdraws',
    fr: "dans tous les camps, ce qui reste est hors d'état de combattre et se replie",
    ru: 'всё, что осталось у всех сторон, небоеспособно и отступает',
  },
} as const satisfies Sentences;
