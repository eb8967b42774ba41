import type { Sentences } from '../sentences.js';

/** Forces drawn by lot: `/match draw`. */
export const draw = {
  'command.match.draw': { en: 'draw', fr: 'tirage', ru: 'жребий' },
  'command.match.draw.about': {
    en: 'Draw the forces of both sides by lot, to a value or a mass',
    fr: 'Tirer au sort les forces des deux camps, pour une valeur ou une masse',
    ru: 'Набрать отряды сторон по жребию, на стоимость или массу',
  },
  'option.value': { en: 'value', fr: 'valeur', ru: 'стоимость' },
  'option.value.about': {
    en: 'What each force is worth at most: 5000; it falls short of it by 5 % at most',
    fr: 'Ce que vaut chaque force au plus : 5000 ; à 5 % près en dessous',
    ru: 'Сколько стоит каждый отряд, не больше: 5000; меньше — до 5 %',
  },
  'option.draw-tons': { en: 'tons', fr: 'tonnes', ru: 'тонны' },
  'option.draw-tons.about': {
    en: 'Instead of a value: the mass of each force, 220',
    fr: 'Au lieu d’une valeur : la masse de chaque force, 220',
    ru: 'Вместо стоимости: масса каждого отряда, 220',
  },
  'option.draw-units': { en: 'units', fr: 'unités', ru: 'юниты' },
  'option.draw-units.about': {
    en: "How many in each force; as many as the scenario's, when left out",
    fr: 'Combien dans chaque force ; par défaut, autant que dans le scénario',
    ru: 'Сколько в каждом отряде; без этого — как в сценарии',
  },
  'option.draw-side': { en: 'side', fr: 'camp', ru: 'сторона' },
  'option.draw-side.about': {
    en: 'Only for this side; for all, when left out',
    fr: 'Pour ce camp seulement ; par défaut, pour tous',
    ru: 'Только для этой стороны; без этого — для всех',
  },
  'option.draw-seed': { en: 'seed', fr: 'graine', ru: 'зерно' },
  'option.draw-seed.about': {
    en: 'The seed of a draw, to see the same forces again',
    fr: 'La graine d’un tirage, pour revoir les mêmes forces',
    ru: 'Зерно жребия, чтобы получить те же отряды',
  },
  'button.draw': { en: 'Draw…', fr: 'Tirage…', ru: 'Жребий…' },
  'form.draw': { en: 'Forces by lot', fr: 'Des forces au sort', ru: 'Отряды по жребию' },
  'form.draw.value': {
    en: 'Value of each, such as 5000 …',
    fr: 'Valeur de chacune : 5000…',
    ru: 'Стоимость каждого: 5000…',
  },
  'form.draw.tons': {
    en: '… or its mass in tons: 220',
    fr: '… ou sa masse en tonnes : 220',
    ru: '… или масса в тоннах: 220',
  },
  'form.draw.units': {
    en: 'Units (empty: as in the scenario)',
    fr: 'Unités (vide : comme au scénario)',
    ru: 'Юнитов (пусто — как в сценарии)',
  },
  'unit.drawn': { en: 'drawn, seed {seed}', fr: 'tirée, graine {seed}', ru: 'жребий, зерно {seed}' },
  'unit/no-draw': {
    en: 'The scenario of this match is no longer there.',
    fr: 'Le scénario de cette partie n’existe plus.',
    ru: 'Сценария этого матча больше нет.',
  },
  'unit/value-or-tons': {
    en: 'Say either a value or a mass: `/match draw value:5000`, or `tons:220`.',
    fr: 'Indiquez soit une valeur, soit une masse : `/partie tirage valeur:5000` ou `tonnes:220`.',
    ru: 'Укажите либо стоимость, либо массу: `/матч жребий стоимость:5000` или `тонны:220`.',
  },
  'unit/no-count': {
    en: '{given} is no number of units. A force has 1 to {most}.',
    fr: '{given} n’est pas un nombre d’unités. Une force en compte de 1 à {most}.',
    ru: '{given} — не число юнитов. В отряде их от 1 до {most}.',
  },
  'unit/no-amount': {
    en: '{given} is no value. Write a whole number, such as 5000.',
    fr: '{given} n’est pas une valeur. Écrivez un nombre entier, par exemple 5000.',
    ru: '{given} — не число. Напишите целое, например 5000.',
  },
  'unit/no-force': {
    en: 'No force of {units:# unit|# units} makes {amount}, or up to a twentieth less. Of the {pool:# unit|# units} to draw from, so many make {least} to {most}.',
    fr: 'Aucune force de {units:# unité|# unités} ne fait {amount}, ni jusqu’à un vingtième de moins. Parmi {pool:# unité|# unités}, autant font de {least} à {most}.',
    ru: 'Отряда из {units:# юнита|# юнитов|# юнитов} на {amount} или до одной двадцатой меньше нет. Столько из {pool:# юнита|# юнитов|# юнитов} — это от {least} до {most}.',
  },
} as const satisfies Sentences;
