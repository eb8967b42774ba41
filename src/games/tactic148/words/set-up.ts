import type { Sentences } from '../../../i18n/sentences.js';

/** Set-up: the table, edges, objectives, forces, deployment. */
export const setUp = {
  'tactic148.phase.deployment': { en: 'Deployment', fr: 'Déploiement', ru: 'Расстановка' },
  'tactic148.edge-of.north': { en: 'north', fr: 'nord', ru: 'северного' },
  'tactic148.edge-of.east': { en: 'east', fr: 'est', ru: 'восточного' },
  'tactic148.edge-of.south': { en: 'south', fr: 'sud', ru: 'южного' },
  'tactic148.edge-of.west': { en: 'west', fr: 'ouest', ru: 'западного' },
  'tactic148.edge.north': { en: 'north', fr: 'nord', ru: 'северный' },
  'tactic148.edge.east': { en: 'east', fr: 'est', ru: 'восточный' },
  'tactic148.edge.south': { en: 'south', fr: 'sud', ru: 'южный' },
  'tactic148.edge.west': { en: 'west', fr: 'ouest', ru: 'западный' },
  'tactic148.picture.objective': {
    en: 'objective of {side@side}',
    fr: 'objectif : {side@side}',
    ru: 'цель: {side@side}',
  },
  'tactic148.picture.zone': { en: '{side@side} zone', fr: 'zone : {side@side}', ru: 'зона: {side@side}' },
  'tactic148.ask.lay-out': {
    en: 'choose the table: {tables}',
    fr: 'choisir la table : {tables}',
    ru: 'выбрать стол: {tables}',
  },
  'tactic148.ask.edge': {
    en: 'choose the edge to deploy from: {edges?@tactic148.edge}',
    fr: 'choisir le bord de déploiement : {edges?@tactic148.edge}',
    ru: 'выбрать свой край стола: {edges?@tactic148.edge}',
  },
  'tactic148.ask.objective': {
    en: 'name the piece to defend as your objective: {pieces}',
    fr: "désigner l'élément à défendre, votre objectif : {pieces}",
    ru: 'назвать цель, которую вы защищаете: {pieces}',
  },
  'tactic148.ask.deploy': {
    en: 'deploy {units?} within {most@tactic148.length} of the {edge@tactic148.edge-of} edge',
    fr: 'déployer {units?} à {most@tactic148.length} au plus du bord {edge@tactic148.edge-of}',
    ru: 'поставить {units?} не дальше {most@tactic148.length} от {edge@tactic148.edge-of} края',
  },
  'tactic148.blank.table': { en: 'Which table?', fr: 'Quelle table ?', ru: 'Какой стол?' },
  'tactic148.blank.edge': { en: 'Which edge?', fr: 'Quel bord ?', ru: 'Какой край?' },
  'tactic148.blank.piece': { en: 'Which objective?', fr: 'Quel objectif ?', ru: 'Какая цель?' },
  'tactic148.command.lay-out': {
    en: 'lay out the table {table}',
    fr: 'installer la table {table}',
    ru: 'выбрать стол {table}',
  },
  'tactic148.command.take-edge': {
    en: 'deploy from the {edge@tactic148.edge-of} edge',
    fr: 'se déployer au bord {edge@tactic148.edge-of}',
    ru: 'расставляться у {edge@tactic148.edge-of} края',
  },
  'tactic148.command.name-objective': { en: 'objective: {piece}', fr: 'objectif : {piece}', ru: 'цель: {piece}' },
  'tactic148.command.deploy': {
    en: '{unit} deploys at {at@tactic148.place}',
    fr: '{unit} se déploie en {at@tactic148.place}',
    ru: '{unit} встаёт в {at@tactic148.place}',
  },
  'tactic148.report.roll-battlefield': {
    en: 'Roll for the table: {rolls} → **{winner@side}** (chooses the table, the other side its edge)',
    fr: "Jet pour la table : {rolls} → **{winner@side}** (choisit la table ; l'autre camp choisit son bord)",
    ru: 'Бросок на выбор стола: {rolls} → **{winner@side}** (другая сторона выбирает свой край)',
  },
  'tactic148.report.roll-deployment': {
    en: 'Equal values, roll for deployment: {rolls} → the lower score deploys first: **{winner@side}**',
    fr: 'Points à égalité, jet pour le déploiement : {rolls} → le plus bas se déploie en premier : **{winner@side}**',
    ru: 'Очков поровну, бросок на расстановку: {rolls} → начинает тот, у кого меньше: **{winner@side}**',
  },
  'tactic148.report.roll-first-turn': {
    en: 'Roll for the first turn: {rolls} → **{winner@side}**',
    fr: 'Jet pour le premier tour : {rolls} → **{winner@side}**',
    ru: 'Бросок на первый ход: {rolls} → **{winner@side}**',
  },
  'tactic148.report.rolled': { en: '{side@side} {score}', fr: '{side@side} {score}', ru: '{side@side} {score}' },
  'tactic148.report.rolled-again': {
    en: '{first} · rolled again: {next}',
    fr: '{first} · on relance : {next}',
    ru: '{first} · поровну, ещё раз: {next}',
  },
  'tactic148.report.table': { en: 'Table: **{table}**', fr: 'Table : **{table}**', ru: 'Стол: **{table}**' },
  'tactic148.report.edge': {
    en: '{side@side}: {edge@tactic148.edge} edge',
    fr: '{side@side} : bord {edge@tactic148.edge}',
    ru: '{side@side}: {edge@tactic148.edge} край',
  },
  'tactic148.report.objective': {
    en: 'Objective to defend, {side@side}: {piece}',
    fr: 'Objectif à défendre, {side@side} : {piece}',
    ru: 'Защищаемая цель, {side@side}: {piece}',
  },
  'tactic148.report.forces': {
    en: 'Forces: {forces} (agreed {agreed}). First to deploy: **{first@side}**',
    fr: 'Forces : {forces} (convenu : {agreed}). Premier déploiement : **{first@side}**',
    ru: 'Отряды: {forces} (оговорено: {agreed}). Расстановку начинает: **{first@side}**',
  },
  'tactic148.report.force': {
    en: '{side@side} {points:# point|# points}',
    fr: '{side@side} {points:# point|# points}',
    ru: '{side@side} {points:# очко|# очка|# очков}',
  },
  'tactic148.report.deployed': {
    en: '**{unit}** deploys at {at@tactic148.place}',
    fr: '**{unit}** se déploie en {at@tactic148.place}',
    ru: '**{unit}** встаёт в {at@tactic148.place}',
  },
  'tactic148/outside-zone': {
    en: '{unit} would stand {far@tactic148.length} from its own edge; it deploys within {most@tactic148.length}.',
    fr: '{unit} serait à {far@tactic148.length} de son bord ; il se déploie à {most@tactic148.length} au plus.',
    ru: '{unit} оказался бы в {far@tactic148.length} от своего края; ставить можно не дальше {most@tactic148.length}.',
  },
  'tactic148/two-sides': {
    en: 'This game is for two sides; the set-up has: {sides@side}.',
    fr: 'Ce jeu oppose deux camps ; la mise en place donne : {sides@side}.',
    ru: 'В этой игре две стороны; в расстановке: {sides@side}.',
  },
  'tactic148/empty-side': {
    en: '{side@side}: at least one character is needed.',
    fr: '{side@side} : il faut au moins un personnage.',
    ru: '{side@side}: нужен хотя бы один персонаж.',
  },
  'tactic148/empty-seat': {
    en: '{seat@seat}: there is no character for this player.',
    fr: '{seat@seat} : aucun personnage pour ce joueur.',
    ru: '{seat@seat}: для этого игрока нет персонажа.',
  },
  'tactic148/label-twice': {
    en: 'Two characters are called {unit}; labels must differ.',
    fr: "Deux personnages s'appellent {unit} ; chaque nom doit être unique.",
    ru: 'Два персонажа названы {unit}; метки должны различаться.',
  },
  'tactic148/no-owner': {
    en: '{unit}: the place {seat@seat} does not belong to {side@side}.',
    fr: "{unit} : la place {seat@seat} n'est pas du camp {side@side}.",
    ru: '{unit}: место «{seat@seat}» не принадлежит стороне «{side@side}».',
  },
  'tactic148/force-too-dear': {
    en: '{side@side}: the force is worth {points:# point|# points}; {agreed} were agreed, {most} at most with the tolerance.',
    fr: '{side@side} : la force vaut {points:# point|# points} ; {agreed} convenus, {most} au plus avec la tolérance.',
    ru: '{side@side}: отряд стоит {points:# очко|# очка|# очков}; договорились о {agreed}, с допуском не больше {most}.',
  },
  'tactic148/table-too-small': {
    en: 'Table `{table}` is {width@tactic148.length} by {height@tactic148.length}; it must measure at least {least@tactic148.length} each way.',
    fr: 'La table `{table}` fait {width@tactic148.length} sur {height@tactic148.length} ; il faut au moins {least@tactic148.length} de côté.',
    ru: 'Стол `{table}` {width@tactic148.length} на {height@tactic148.length}; нужно не меньше {least@tactic148.length} в каждую сторону.',
  },
  'tactic148/table-too-large': {
    en: 'Table `{table}` is {width@tactic148.length} by {height@tactic148.length}; {most@tactic148.length} each way is the most.',
    fr: 'La table `{table}` fait {width@tactic148.length} sur {height@tactic148.length} ; {most@tactic148.length} de côté au plus.',
    ru: 'Стол `{table}` {width@tactic148.length} на {height@tactic148.length}; в каждую сторону не больше {most@tactic148.length}.',
  },
  'tactic148/piece-twice': {
    en: 'Table `{table}`: two pieces are called `{piece}`.',
    fr: "Table `{table}` : deux éléments s'appellent `{piece}`.",
    ru: 'Стол `{table}`: два элемента названы `{piece}`.',
  },
  'tactic148/piece-unsound': {
    en: 'Table `{table}`: the piece `{piece}` must lie on the table, in convex shapes.',
    fr: "Table `{table}` : l'élément `{piece}` doit tenir sur la table, en formes convexes.",
    ru: 'Стол `{table}`: элемент `{piece}` должен лежать на столе и состоять из выпуклых фигур.',
  },
  'tactic148/no-objective': {
    en: 'Table `{table}`: a mission needs a piece within 5 u of the {edge@tactic148.edge-of} edge.',
    fr: 'Table `{table}` : une mission demande un élément à 5 u au plus du bord {edge@tactic148.edge-of}.',
    ru: 'Стол `{table}`: для задания нужен элемент не дальше 5 ед. от {edge@tactic148.edge-of} края.',
  },
  'tactic148.game.name': { en: '1-48 Tactic', fr: '1-48 Tactic', ru: '1-48 Tactic' },
} as const satisfies Sentences;
