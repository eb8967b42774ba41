import type { Sentences } from '../../../i18n/sentences.js';

/** How vehicles drive, slide and come down. */
export const driving = {
  'battletech.term.attacker-cruised': {
    en: 'attacker cruised',
    fr: 'attaquant en croisière',
    ru: 'атакующий на обычном ходу',
  },
  'battletech.term.attacker-flanked': {
    en: 'attacker at flank speed',
    fr: 'attaquant à pleine vitesse',
    ru: 'атакующий на полном ходу',
  },
  'battletech.option.mechChargesVehicle': {
    en: "'Mechs charge vehicles",
    fr: 'Charger les véhicules',
    ru: 'Таран машин мехами',
  },
  'battletech.option.mechChargesVehicle.about': {
    en: "Whether 'Mechs may charge vehicles (standard level)",
    fr: 'Un Mech peut-il charger un véhicule ? (niveau standard)',
    ru: 'Может ли мех таранить машину (стандартный уровень)',
  },
  'battletech.option.mechChargesVehicle.on': { en: 'yes', fr: 'oui', ru: 'да' },
  'battletech.option.mechChargesVehicle.off': { en: 'no', fr: 'non', ru: 'нет' },
  'battletech.piloting.sideslip': {
    en: 'turns at flank speed',
    fr: 'virage à pleine vitesse',
    ru: 'поворот на полном ходу',
  },
  'battletech.full.slid': {
    en: '**{unit}** slides {hexes:# hex|# hexes} to {hex}',
    fr: "**{unit}** glisse de {hexes:# hex|# hex} jusqu'en {hex}",
    ru: '**{unit}** заносит на {hexes:# гекс|# гекса|# гексов}, до {hex}',
  },
  'battletech.full.crashed': {
    en: '**{unit}** comes down in {hex} from {levels:# level|# levels}, {side@battletech.onto}: {damage} damage',
    fr: "**{unit}** s'écrase en {hex}, de {levels:# niveau|# niveaux}, {side@battletech.onto} : {damage:# dégât|# dégâts}",
    ru: '**{unit}** падает в {hex} с {levels:# уровня|# уровней|# уровней}, {side@battletech.onto}: урон {damage}',
  },
  'battletech.doom.sunk': { en: 'sunk', fr: 'coulé', ru: 'затонул' },
} as const satisfies Sentences;
