import type { Sentences } from '../../../i18n/sentences.js';

/** Bombing, rallies, and whom the referee's own aircraft go for. */
export const missions = {
  'finest-hour.ask.rally': {
    en: 'call a rally around {leaders?}, or none',
    fr: 'appeler au ralliement autour de {leaders?}, ou non',
    ru: 'объявить сбор вокруг {leaders?} или нет',
  },
  'finest-hour.order.rally': { en: 'Rally', fr: 'Ralliement', ru: 'Сбор' },
  'finest-hour.pass.no-rally': { en: 'No rally', fr: 'Pas de ralliement', ru: 'Без сбора' },
  'finest-hour.blank.called': { en: 'Who is called?', fr: 'Qui rallier ?', ru: 'Кого собрать?' },
  'finest-hour.choice.no-rally': { en: 'No rally', fr: 'Pas de ralliement', ru: 'Без сбора' },
  'finest-hour.command.rally': {
    en: '{leader} rallies {called}',
    fr: '{leader} rallie {called}',
    ru: '{leader} собирает {called}',
  },
  'finest-hour.command.no-rally': { en: 'no rally', fr: 'pas de ralliement', ru: 'без сбора' },
  'finest-hour.report.rally-called': {
    en: '**{leader}** rallies {called}',
    fr: '**{leader}** rallie {called}',
    ru: '**{leader}** собирает {called}',
  },
  'finest-hour.report.rallied': {
    en: '**{unit}**: {dice} → pass {passes}, flies {far} towards **{leader}** → {at@finest-hour.place}',
    fr: '**{unit}** : {dice} → passe {passes}, vole {far} vers **{leader}** → {at@finest-hour.place}',
    ru: '**{unit}**: {dice} → {passes:# успех|# успеха|# успехов}, летит {far} к **{leader}** → {at@finest-hour.place}',
  },
  'finest-hour.report.rally-stays': {
    en: '**{unit}**: {dice} → pass {passes}, stays where it is',
    fr: '**{unit}** : {dice} → passe {passes}, reste sur place',
    ru: '**{unit}**: {dice} → {passes:# успех|# успеха|# успехов}, остаётся на месте',
  },
  'finest-hour.report.chosen': { en: 'chosen', fr: 'choisi', ru: 'по выбору' },
  'finest-hour.report.bombed-hit': {
    en: '💣 **{unit}** bombs **{target}** ({how@finest-hour.way-of}): {dice} → pass {passes}, **hit**',
    fr: '💣 **{unit}** bombarde **{target}** ({how@finest-hour.way-of}) : {dice} → passe {passes}, **touché**',
    ru: '💣 **{unit}** бомбит **{target}** ({how@finest-hour.way-of}): {dice} → {passes:# успех|# успеха|# успехов}, **попадание**',
  },
  'finest-hour.report.bombed-miss': {
    en: '💣 **{unit}** bombs **{target}** ({how@finest-hour.way-of}): {dice} → pass {passes}, missed',
    fr: '💣 **{unit}** bombarde **{target}** ({how@finest-hour.way-of}) : {dice} → passe {passes}, raté',
    ru: '💣 **{unit}** бомбит **{target}** ({how@finest-hour.way-of}): {dice} → {passes:# успех|# успеха|# успехов}, мимо',
  },
  'finest-hour.report.focused': {
    en: '**{unit}** goes for **{target}**: {why@finest-hour.focus}',
    fr: '**{unit}** prend **{target}** pour cible : {why@finest-hour.focus}',
    ru: '**{unit}** выбирает **{target}**: {why@finest-hour.focus}',
  },
  'finest-hour.report.focused-mission': {
    en: '**{unit}** keeps to its mission, with an eye on **{target}**',
    fr: "**{unit}** poursuit sa mission et tient **{target}** à l'œil",
    ru: '**{unit}** выполняет задание и держит на прицеле **{target}**',
  },
  'finest-hour.report.focused-nobody': {
    en: '**{unit}** sees no enemy',
    fr: '**{unit}** ne voit aucun ennemi',
    ru: '**{unit}** не видит врагов',
  },
  'finest-hour.focus.only': {
    en: 'the only enemy in sight',
    fr: 'le seul ennemi en vue',
    ru: 'единственный враг на виду',
  },
  'finest-hour.focus.best': { en: 'the best target', fr: 'la meilleure cible', ru: 'лучшая цель' },
  'finest-hour.focus.objective': {
    en: 'the objective of its mission',
    fr: "l'objectif de sa mission",
    ru: 'цель задания',
  },
  'finest-hour.focus.nearest': { en: 'the nearest', fr: 'le plus proche', ru: 'ближайший' },
  'finest-hour.focus.highest': { en: 'the highest die', fr: 'le plus haut dé', ru: 'больше на кубике' },
  'finest-hour.focus.nobody': { en: 'nobody in sight', fr: 'personne en vue', ru: 'никого не видно' },
  'finest-hour.why.bids': {
    en: 'Dice for each enemy: {bids}.',
    fr: 'Dés par ennemi : {bids}.',
    ru: 'Кубики за каждого врага: {bids}.',
  },
  'finest-hour.why.bombed': {
    en: '**{unit}**, bombing {how@finest-hour.way-of} {light@finest-hour.light}: {dice} → pass {passes}.',
    fr: '**{unit}**, bombardement {light@finest-hour.light}, {how@finest-hour.way-of} : {dice} → passe {passes}.',
    ru: '**{unit}** бомбит {light@finest-hour.light}, {how@finest-hour.way-of}: {dice} → {passes:# успех|# успеха|# успехов}.',
  },
  'finest-hour.why.clear': {
    en: 'The target can be seen well.',
    fr: "L'objectif est bien visible.",
    ru: 'Цель хорошо видна.',
  },
  'finest-hour/no-leader': {
    en: '{leader} cannot lead a rally. Choose {known?}.',
    fr: '{leader} ne peut pas mener un ralliement. Choisissez {known?}.',
    ru: '{leader} не может вести сбор. Выберите: {known?}.',
  },
  'finest-hour/not-callable': {
    en: '{unit} cannot join the rally: only others of the model of its leader, yours and not stunned. Choose {known?}.',
    fr: '{unit} ne peut pas être rallié : seulement les autres du même modèle que le leader, à vous et non sonnés. Choisissez {known?}.',
    ru: '{unit} собрать нельзя: только свои, той же модели, что ведущий, и не оглушённые. Выберите: {known?}.',
  },
  'finest-hour/nobody-called': {
    en: 'Whom does the leader call? Choose {known?}.',
    fr: 'Qui le leader rallie-t-il ? Choisissez {known?}.',
    ru: 'Кого собирает ведущий? Выберите: {known?}.',
  },
  'finest-hour/no-target': {
    en: '{unit}: there is no target {target} to bomb. There are: {known}.',
    fr: "{unit} : il n'y a pas d'objectif {target} à bombarder. Il y a : {known}.",
    ru: '{unit}: цели {target} для бомб нет. Есть: {known}.',
  },
  'finest-hour/no-bombs': {
    en: '{unit} carries no bombs.',
    fr: "{unit} n'emporte pas de bombes.",
    ru: '{unit} не несёт бомб.',
  },
  'finest-hour/bombs-gone': {
    en: '{unit} has dropped its bombs already: one load a match.',
    fr: '{unit} a déjà largué ses bombes : un seul chargement par partie.',
    ru: '{unit} уже сбросил бомбы: один запас на матч.',
  },
  'finest-hour/bombed-already': {
    en: '{unit} has already bombed in this activation.',
    fr: '{unit} a déjà bombardé dans cette activation.',
    ru: '{unit} в эту активацию уже бомбил.',
  },
  'finest-hour/target-bombed': {
    en: '{target} has been destroyed already. Choose another target.',
    fr: '{target} est déjà détruit. Choisissez un autre objectif.',
    ru: '{target} уже уничтожена. Выберите другую цель.',
  },
  'finest-hour/dive-first': {
    en: '{unit} is a dive bomber: it bombs in the activation after a dive.',
    fr: "{unit} bombarde en piqué : d'abord un piqué, puis les bombes à l'activation suivante.",
    ru: '{unit} пикировщик: сначала пике, а бомбы в следующую активацию.',
  },
  'finest-hour/not-over-target': {
    en: '{unit} is {far@finest-hour.length} from the middle of {target}; {most@finest-hour.length} is near enough to bomb.',
    fr: '{unit} est à {far@finest-hour.length} du milieu de {target} ; il faut {most@finest-hour.length} au plus pour bombarder.',
    ru: '{unit} в {far@finest-hour.length} от середины цели {target}; бомбить можно не дальше {most@finest-hour.length}.',
  },
} as const satisfies Sentences;
