import type { Sentences } from '../../../i18n/sentences.js';

/** Drop cocoons of a league: who shares one, and that they came down in it. */
export const cocoons = {
  'battletech.option.cocoons': { en: 'Drop cocoons', fr: 'Cocons', ru: 'Десантные коконы' },
  'battletech.option.cocoons.about': {
    en: 'Whether units that share a cocoon come down together (standard level)',
    fr: "Si les unités d'un même cocon arrivent ensemble (niveau standard)",
    ru: 'Высаживаются ли вместе юниты из одного кокона (стандартный уровень)',
  },
  'battletech.option.cocoons.off': { en: 'off', fr: 'non', ru: 'нет' },
  'battletech.option.cocoons.on': { en: 'on', fr: 'oui', ru: 'да' },
  'battletech.option.cocoons.riding': {
    en: "on, squads ride on their 'Mech",
    fr: 'oui, les escouades à bord du Mech',
    ru: 'да, отряды высаживаются на мехе',
  },
  'battletech/cocoon-full': {
    en: "Cocoon {cocoon} of {side@side} does not hold {units}: it takes a 'Mech and {withMech:# squad|# squads} of battle armour, or {alone:# squad|# squads} without a 'Mech.",
    fr: 'Le cocon {cocoon} de {side@side} ne peut contenir {units} : un Mech et {withMech:# escouade|# escouades} d’exosquelettes, ou {alone:# escouade|# escouades} sans Mech.',
    ru: 'Кокон {cocoon} ({side@side}) не вмещает {units}: в нём мех и {withMech:# отряд|# отряда|# отрядов} в броне или без меха {alone:# отряд|# отряда|# отрядов}.',
  },
  'battletech/beside-cocoon': {
    en: '{unit} comes down with {mate}: in {hex} or next to it.',
    fr: '{unit} arrive avec {mate} : en {hex} ou juste à côté.',
    ru: '{unit} высаживается вместе с {mate}: в гексе {hex} или рядом.',
  },
  'battletech.report.deployed-cocoon': {
    en: '**{unit}** deploys in {hex}, facing {facing}, in cocoon {cocoon}',
    fr: '**{unit}** se déploie en {hex}, orientation {facing}, dans le cocon {cocoon}',
    ru: '**{unit}** встаёт в {hex}, лицом на {facing}, в коконе {cocoon}',
  },
  'battletech.story.in-cocoon': {
    en: '{unit} {place} (cocoon {cocoon})',
    fr: '{unit} {place} (cocon {cocoon})',
    ru: '{unit} {place} (кокон {cocoon})',
  },
} as const satisfies Sentences;
