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
    ru: '{weapon}: {arc@finest-hour.arc}, {range@finest-hour.length}, {rof:# кубик|# кубика|# кубиков}, урон {impact}',
  },
  'finest-hour.profile.weapon-everywhere': {
    en: '{weapon}: {arc@finest-hour.arc}, any range, {rof:# die|# dice}, impact {impact}',
    fr: '{weapon} : {arc@finest-hour.arc}, toute portée, {rof:# dé|# dés}, impact {impact}',
    ru: '{weapon}: {arc@finest-hour.arc}, на любую дальность, {rof:# кубик|# кубика|# кубиков}, урон {impact}',
  },
  'finest-hour.profile.ion': {
    en: 'stuns, does no damage',
    fr: 'sonne sans endommager',
    ru: 'оглушает, но не повреждает',
  },
} as const satisfies Sentences;
