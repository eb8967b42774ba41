import type { Sentences } from '../../../i18n/sentences.js';

/** What pilots can do besides their skills: talents and edge. */
export const talents = {
  'battletech.option.talents': { en: 'Talents', fr: 'Talents', ru: 'Таланты' },
  'battletech.option.talents.about': {
    en: 'Whether pilots have the talents that their rosters give them (standard level)',
    fr: 'Donner aux pilotes les talents de leur liste (niveau standard)',
    ru: 'Есть ли у пилотов таланты из их списка (стандартный уровень)',
  },
  'battletech.option.talents.off': { en: 'off', fr: 'non', ru: 'нет' },
  'battletech.option.talents.on': { en: 'on', fr: 'oui', ru: 'да' },
  'battletech.option.edge': { en: 'Edge', fr: 'Chance', ru: 'Удача' },
  'battletech.option.edge.about': {
    en: 'Whether bad rolls of pilots with edge are made again (standard level)',
    fr: 'Relancer les mauvais jets des pilotes qui ont de la chance (niveau standard)',
    ru: 'Перебрасывают ли пилоты с удачей плохие броски (стандартный уровень)',
  },
  'battletech.option.edge.off': { en: 'off', fr: 'non', ru: 'нет' },
  'battletech.option.edge.on': { en: 'on', fr: 'oui', ru: 'да' },
  'battletech.term.talent-marksman': { en: 'marksman', fr: 'tireur d’élite', ru: 'снайпер' },
  'battletech.term.talent-moving-gunner': { en: 'shoots on the move', fr: 'tire en mouvement', ru: 'стреляет на ходу' },
  'battletech.term.talent-artillerist': { en: 'artillerist', fr: 'artilleur', ru: 'артиллерист' },
  'battletech.term.talent-juggler': { en: 'several targets', fr: 'cibles multiples', ru: 'несколько целей' },
  'battletech.term.talent-brawler': { en: 'brawler', fr: 'bagarreur', ru: 'мастер ближнего боя' },
  'battletech.term.talent-surefooted': { en: 'surefooted', fr: 'pied sûr', ru: 'устойчивый' },
  'battletech.term.talent-cool-headed': { en: 'cool-headed', fr: 'tête froide', ru: 'хладнокровный' },
  'battletech.term.talent-iron-willed': { en: 'iron-willed', fr: 'volonté de fer', ru: 'железная воля' },
  'battletech.picture.talents': { en: 'Talents: {talents}', fr: 'Talents : {talents}', ru: 'Таланты: {talents}' },
  'battletech.picture.edge': { en: 'Edge: {left}', fr: 'Chance : {left}', ru: 'Удача: {left}' },
  'battletech.full.edge-consciousness': {
    en: 'Edge: {dice} to stay conscious is rolled again ({left} left)',
    fr: 'Chance : {dice} pour rester conscient est relancé (reste {left})',
    ru: 'Удача: бросок {dice} на сознание повторяется (осталось {left})',
  },
  'battletech.full.edge-head': {
    en: 'Edge: {dice}, the head, is rolled again ({left} left)',
    fr: 'Chance : {dice}, la tête, est relancé (reste {left})',
    ru: 'Удача: бросок {dice}, голова, повторяется (осталось {left})',
  },
  'battletech.full.edge-through': {
    en: 'Edge: {dice}, through the armour, is rolled again ({left} left)',
    fr: 'Chance : {dice}, à travers le blindage, est relancé (reste {left})',
    ru: 'Удача: бросок {dice}, сквозь броню, повторяется (осталось {left})',
  },
} as const satisfies Sentences;
