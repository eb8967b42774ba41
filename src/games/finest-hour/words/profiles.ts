import type { Sentences } from '../../../i18n/sentences.js';

/** Profiles as the library lists them. */
export const profiles = {
  'finest-hour.profile.title': {
    en: '**{name}** · {class@finest-hour.class}, REP {rep}',
    fr: '**{name}** · {class@finest-hour.class}, REP {rep}',
    ru: '**{name}** · {class@finest-hour.class}, РЕП {rep}',
  },
  'finest-hour.profile.weapon': {
    en: '{weapon}: {arc@finest-hour.arc}, {range@finest-hour.length}, {rof:# die|# dice}, impact {impact}',
    fr: '{weapon} : {arc@finest-hour.arc}, {range@finest-hour.length}, {rof:# dé|# dés}, impact {impact}',
    ru: '{weapon}: {arc@finest-hour.arc}, {range@finest-hour.length}, {rof:# кубик|# кубика|# кубиков}, мощь {impact}',
  },
  'finest-hour.profile.weapon-everywhere': {
    en: '{weapon}: {arc@finest-hour.arc}, any range, {rof:# die|# dice}, impact {impact}',
    fr: '{weapon} : {arc@finest-hour.arc}, toute portée, {rof:# dé|# dés}, impact {impact}',
    ru: '{weapon}: {arc@finest-hour.arc}, на любую дальность, {rof:# кубик|# кубика|# кубиков}, мощь {impact}',
  },
  'finest-hour.profile.ion': {
    en: 'stuns, does no damage',
    fr: 'sonne sans endommager',
    ru: 'оглушает, но не повреждает',
  },
  // The weapons of the shipped profiles, for refusals, which know an id alone; one of a roster of one's own is called by that.
  'finest-hour.weapon.guns': { en: 'machine guns', fr: 'mitrailleuses', ru: 'пулемёты' },
  'finest-hour.weapon.cannon': { en: 'cannon', fr: 'canons', ru: 'пушки' },
  'finest-hour.weapon.rear-gun': { en: 'rear gun', fr: 'mitrailleuse arrière', ru: 'хвостовой пулемёт' },
  'finest-hour.weapon.nose-gun': { en: 'nose gun', fr: 'mitrailleuse avant', ru: 'носовой пулемёт' },
  'finest-hour.weapon.left-gun': { en: 'left gun', fr: 'mitrailleuse gauche', ru: 'левый пулемёт' },
  'finest-hour.weapon.right-gun': { en: 'right gun', fr: 'mitrailleuse droite', ru: 'правый пулемёт' },
  'finest-hour.weapon.turret': { en: 'turret', fr: 'tourelle', ru: 'турель' },
  'finest-hour.weapon.turrets': { en: 'turrets', fr: 'tourelles', ru: 'турели' },
  'finest-hour.weapon.rear-turret': { en: 'rear turret', fr: 'tourelle arrière', ru: 'хвостовая турель' },
  'finest-hour.weapon.nose-turret': { en: 'nose turret', fr: 'tourelle avant', ru: 'носовая турель' },
  'finest-hour.weapon.lasers': { en: 'lasers', fr: 'lasers', ru: 'лазеры' },
  'finest-hour.weapon.torpedo': { en: 'torpedo', fr: 'torpille', ru: 'торпеда' },
  'finest-hour.weapon.ion': { en: 'ion gun', fr: 'canon ionique', ru: 'ионная пушка' },
} as const satisfies Sentences;
