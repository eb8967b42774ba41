import type { Sentences } from '../../../i18n/sentences.js';

/** Battle value with the parts that it comes from. */
export const value = {
  'battletech.value.sum': {
    en: 'Battle value **{value}** = defence {defence} + offence {offence}',
    fr: 'Valeur de combat **{value}** = défense {defence} + attaque {offence}',
    ru: 'Боевая ценность **{value}** = защита {defence} + атака {offence}',
  },
  'battletech.value.defence': {
    en: '-# Defence: ({parts}) × {factor} for speed',
    fr: '-# Défense : ({parts}) × {factor} pour la vitesse',
    ru: '-# Защита: ({parts}) × {factor} за скорость',
  },
  'battletech.value.offence': {
    en: '-# Offence: ({parts}) × {factor} for speed',
    fr: '-# Attaque : ({parts}) × {factor} pour la vitesse',
    ru: '-# Атака: ({parts}) × {factor} за скорость',
  },
  'battletech.value.hot': {
    en: '-# At half for heat above {efficiency}: {weapons}',
    fr: '-# À moitié, au-delà de {efficiency} de chaleur : {weapons}',
    ru: '-# Наполовину, за нагрев выше {efficiency}: {weapons}',
  },
  'battletech.value.pilot': {
    en: 'Battle value {value} with {skills}',
    fr: 'Valeur de combat {value} avec {skills}',
    ru: 'Боевая ценность {value} ({skills})',
  },
  'battletech.value.armor': { en: 'armour {worth}', fr: 'blindage {worth}', ru: 'броня {worth}' },
  'battletech.value.structure': { en: 'structure {worth}', fr: 'structure {worth}', ru: 'структура {worth}' },
  'battletech.value.gyro': { en: 'gyro {worth}', fr: 'gyroscope {worth}', ru: 'гироскоп {worth}' },
  'battletech.value.equipment': { en: 'equipment {worth}', fr: 'équipement {worth}', ru: 'оборудование {worth}' },
  'battletech.value.firepower': { en: 'weapons {worth}', fr: 'armes {worth}', ru: 'оружие {worth}' },
  'battletech.value.ammunition': { en: 'ammunition {worth}', fr: 'munitions {worth}', ru: 'боекомплект {worth}' },
  'battletech.value.tons': { en: 'mass {worth}', fr: 'masse {worth}', ru: 'масса {worth}' },
  'battletech.value.explosives': { en: 'explosives {worth}', fr: 'explosifs {worth}', ru: 'взрывчатое {worth}' },
} as const satisfies Sentences;
