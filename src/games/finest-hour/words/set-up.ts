import type { Sentences } from '../../../i18n/sentences.js';

/** Set-ups that cannot be played, and facts as a correction sets them. */
export const setUp = {
  'finest-hour/two-sides': {
    en: 'This game is for two sides; the set-up has: {sides@side}.',
    fr: 'Ce jeu oppose deux camps ; la mise en place donne : {sides@side}.',
    ru: 'В этой игре две стороны; в расстановке: {sides@side}.',
  },
  'finest-hour/empty-side': {
    en: '{side@side}: at least one aircraft on the table is needed.',
    fr: '{side@side} : il faut au moins un appareil sur la table.',
    ru: '{side@side}: нужна хотя бы одна машина на столе.',
  },
  'finest-hour/empty-seat': {
    en: '{seat@seat}: there is no aircraft for this player.',
    fr: '{seat@seat} : aucun appareil pour ce joueur.',
    ru: '{seat@seat}: для этого игрока нет машины.',
  },
  'finest-hour/no-side': {
    en: 'There is no side `{side}`. The sides: {sides@side}.',
    fr: "Il n'y a pas de camp `{side}`. Les camps : {sides@side}.",
    ru: 'Стороны `{side}` нет. Есть: {sides@side}.',
  },
  'finest-hour/sky-size': {
    en: 'Sky `{sky}` is {width@finest-hour.length} by {height@finest-hour.length}; each way it must measure {least@finest-hour.length} to {most@finest-hour.length}.',
    fr: 'Le ciel `{sky}` fait {width@finest-hour.length} sur {height@finest-hour.length} ; il faut de {least@finest-hour.length} à {most@finest-hour.length} de côté.',
    ru: 'Небо `{sky}` {width@finest-hour.length} на {height@finest-hour.length}; в каждую сторону нужно от {least@finest-hour.length} до {most@finest-hour.length}.',
  },
  'finest-hour/obstacle-unsound': {
    en: 'Sky `{sky}`: each obstacle must lie in the sky, in convex shapes.',
    fr: 'Ciel `{sky}` : chaque obstacle doit tenir dans le ciel, en formes convexes.',
    ru: 'Небо `{sky}`: преграды должны лежать в пределах неба и состоять из выпуклых фигур.',
  },
  'finest-hour/target-unsound': {
    en: 'Sky `{sky}`: the target `{target}` must lie in the sky, have a size and belong to a side.',
    fr: "Ciel `{sky}` : l'objectif `{target}` doit tenir dans le ciel, avoir une taille et un camp.",
    ru: 'Небо `{sky}`: цель `{target}` должна лежать в пределах неба, иметь размер и сторону.',
  },
  'finest-hour/label-twice': {
    en: 'Two aircraft are called {unit}; labels must differ.',
    fr: "Deux appareils s'appellent {unit} ; chaque nom doit être unique.",
    ru: 'Две машины названы {unit}; метки должны различаться.',
  },
  'finest-hour/no-owner': {
    en: '{unit}: the place {seat@seat} does not belong to {side@side}.',
    fr: "{unit} : la place {seat@seat} n'est pas du camp {side@side}.",
    ru: '{unit}: место «{seat@seat}» не принадлежит стороне «{side@side}».',
  },
  'finest-hour/rep': {
    en: '{unit}: REP {rep} does not exist; it goes from 2 to 5.',
    fr: "{unit} : REP {rep}, cela n'existe pas ; elle va de 2 à 5.",
    ru: '{unit}: РЕП {rep} не бывает, она от 2 до 5.',
  },
  'finest-hour/not-in-sky': {
    en: '{unit} must be in the sky, which is {width@finest-hour.length} by {height@finest-hour.length}.',
    fr: '{unit} doit être dans le ciel, qui fait {width@finest-hour.length} sur {height@finest-hour.length}.',
    ru: '{unit} должен быть в пределах неба {width@finest-hour.length} на {height@finest-hour.length}.',
  },
  'finest-hour/no-group': {
    en: '{unit} cannot begin with {leader}: a leader is of the same model, of the same player, and leads a group.',
    fr: '{unit} ne peut pas commencer avec {leader} : un leader est du même modèle, du même joueur, et mène un groupe.',
    ru: '{unit} не может начать с {leader}: ведущий той же модели, того же игрока и ведёт группу.',
  },
  'finest-hour/goal-impossible': {
    en: '{side@side} can never win by the goal {win@finest-hour.win}: somebody, or something, that it needs is missing.',
    fr: '{side@side} ne peut jamais gagner par le but {win@finest-hour.win} : il manque ce qu’il y faut.',
    ru: '{side@side} никогда не победит так: {win@finest-hour.win}. Чего-то для этого нет.',
  },
  'finest-hour.win.exit': { en: 'get away', fr: 'sortir', ru: 'уйти' },
  'finest-hour.win.bomb': { en: 'bomb', fr: 'bombarder', ru: 'отбомбиться' },
  'finest-hour.win.last': { en: 'hold out', fr: 'tenir', ru: 'продержаться' },
  'finest-hour.fact.place': {
    en: '**{unit}** at {at@finest-hour.place}',
    fr: '**{unit}** en {at@finest-hour.place}',
    ru: '**{unit}** в {at@finest-hour.place}',
  },
  'finest-hour.fact.heading': {
    en: '**{unit}** heading {heading@finest-hour.angle}',
    fr: '**{unit}** cap {heading@finest-hour.angle}',
    ru: '**{unit}** курс {heading@finest-hour.angle}',
  },
  'finest-hour.fact.on': {
    en: '**{unit}** {mark@finest-hour.mark}',
    fr: '**{unit}** {mark@finest-hour.mark}',
    ru: '**{unit}** {mark@finest-hour.mark}',
  },
  'finest-hour.fact.off': {
    en: '**{unit}** not {mark@finest-hour.mark}',
    fr: '**{unit}** pas {mark@finest-hour.mark}',
    ru: '**{unit}** не {mark@finest-hour.mark}',
  },
  'finest-hour/fact-unknown': {
    en: 'I cannot read `{given}` as a fact. Write for instance {forms?}.',
    fr: 'Je ne lis aucun fait dans `{given}`. Écrivez par exemple {forms?}.',
    ru: 'Не могу прочесть `{given}` как факт. Напишите, например, {forms?}.',
  },
  'finest-hour/fact-not-in-play': {
    en: '{unit} is not in the air; only what flies can be corrected: {known?}.',
    fr: "{unit} n'est pas en vol ; on ne corrige que ce qui vole : {known?}.",
    ru: '{unit} не в воздухе; исправить можно только то, что летит: {known?}.',
  },
} as const satisfies Sentences;
