import type { Sentences } from '../../../i18n/sentences.js';

/** Who steers or leads a unit of a kind, what their skills are called, and what their rolls to keep control are. */
export const skills = {
  'battletech.skilled.mech': { en: 'pilot', fr: 'pilote', ru: 'пилот' },
  'battletech.skilled.vehicle': { en: 'crew', fr: 'équipage', ru: 'экипаж' },
  'battletech.skilled.vtol': { en: 'crew', fr: 'équipage', ru: 'экипаж' },
  'battletech.skilled.infantry': { en: 'platoon', fr: 'peloton', ru: 'взвод' },
  'battletech.skilled.battle-armour': { en: 'squad', fr: 'escouade', ru: 'отделение' },
  'battletech.skills.mech': {
    en: 'gunnery {gunnery}, piloting {second}',
    fr: 'tir {gunnery}, pilotage {second}',
    ru: 'стрельба {gunnery}, пилотирование {second}',
  },
  'battletech.skills.vehicle': {
    en: 'gunnery {gunnery}, driving {second}',
    fr: 'tir {gunnery}, conduite {second}',
    ru: 'стрельба {gunnery}, вождение {second}',
  },
  'battletech.skills.vtol': {
    en: 'gunnery {gunnery}, piloting {second}',
    fr: 'tir {gunnery}, pilotage {second}',
    ru: 'стрельба {gunnery}, пилотирование {second}',
  },
  'battletech.skills.infantry': {
    en: "gunnery {gunnery}, anti-'Mech {second}",
    fr: 'tir {gunnery}, anti-Mech {second}',
    ru: 'стрельба {gunnery}, ближний бой с мехами {second}',
  },
  'battletech.skills.battle-armour': {
    en: "gunnery {gunnery}, anti-'Mech {second}",
    fr: 'tir {gunnery}, anti-Mech {second}',
    ru: 'стрельба {gunnery}, ближний бой с мехами {second}',
  },
  'battletech.picture.skills': {
    en: '{who}: {skills}',
    fr: '{who} : {skills}',
    ru: '{who}: {skills}',
  },
  'battletech.steering.mech': { en: 'piloting', fr: 'pilotage', ru: 'пилотирование' },
  'battletech.steering.vehicle': { en: 'driving', fr: 'conduite', ru: 'вождение' },
  'battletech.steering.vtol': { en: 'piloting', fr: 'pilotage', ru: 'пилотирование' },
  'battletech.steering.infantry': { en: 'roll', fr: 'jet', ru: 'бросок' },
  'battletech.steering.battle-armour': { en: 'roll', fr: 'jet', ru: 'бросок' },
} as const satisfies Sentences;
