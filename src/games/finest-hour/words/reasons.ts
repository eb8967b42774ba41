import type { Sentences } from '../../../i18n/sentences.js';

/** Why Arbitre, when it plays a seat itself, would order what it would. */
export const reasons = {
  'finest-hour.reason.shot': {
    en: 'what the shots are expected to take',
    fr: 'ce que les tirs doivent rapporter',
    ru: 'что должны дать выстрелы',
  },
  'finest-hour.reason.answer': {
    en: 'what the answer is expected to take',
    fr: 'ce que la riposte doit coûter',
    ru: 'чем может обернуться ответный огонь',
  },
  'finest-hour.reason.danger': {
    en: 'enemy guns that can bear on this place',
    fr: 'armes ennemies qui menacent cet endroit',
    ru: 'оружие врага, достающее до этого места',
  },
  'finest-hour.reason.promise': {
    en: 'shots that this place promises',
    fr: 'tirs que cet endroit promet',
    ru: 'выстрелы, которые обещает это место',
  },
  'finest-hour.reason.near': { en: 'nearer to the enemy', fr: "plus près de l'ennemi", ru: 'ближе к врагу' },
  'finest-hour.reason.mission': { en: 'nearer to the mission', fr: 'plus près de la mission', ru: 'ближе к заданию' },
  'finest-hour.reason.bomb': {
    en: 'what the bombs are expected to bring',
    fr: 'ce que les bombes doivent rapporter',
    ru: 'что должны дать бомбы',
  },
  'finest-hour.reason.ram': {
    en: 'what the collision is expected to take',
    fr: 'ce que la collision doit rapporter',
    ru: 'что должен дать таран',
  },
  'finest-hour.reason.group': {
    en: 'whom the die lets fly',
    fr: 'ceux que le dé laisse voler',
    ru: 'кому даёт лететь кубик',
  },
  'finest-hour.reason.edge': { en: 'too near the edge', fr: 'trop près du bord', ru: 'слишком близко к краю' },
  'finest-hour.reason.nearest': { en: 'the nearest enemy', fr: "l'ennemi le plus proche", ru: 'ближайший враг' },
} as const satisfies Sentences;
