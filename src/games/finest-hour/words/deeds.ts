import type { Sentences } from '../../../i18n/sentences.js';

/** What somebody is awaited for, in a word. */
export const deeds = {
  'deed.activate': { en: 'activate an aircraft', fr: 'activer un appareil', ru: 'активировать машину' },
  'deed.fly': { en: 'activate an aircraft', fr: 'activer un appareil', ru: 'активировать машину' },
  'deed.fly-on': {
    en: 'fly on or end the activation',
    fr: "continuer ou finir l'activation",
    ru: 'лететь дальше или закончить активацию',
  },
  'deed.group': { en: 'form a group', fr: 'former un groupe', ru: 'собрать группу' },
  'deed.hold': { en: 'activate nobody more', fr: 'ne plus activer personne', ru: 'больше никого не активировать' },
  'deed.column': { en: "decide a star's test", fr: "décider du test d'une star", ru: 'решить тест звезды' },
  'deed.take-column': { en: "decide a star's test", fr: "décider du test d'une star", ru: 'решить тест звезды' },
  'deed.evade': { en: 'say where to evade', fr: "choisir la direction d'un évitement", ru: 'сказать, куда уклониться' },
  'deed.answer': { en: 'fire back', fr: 'riposter', ru: 'ответить огнём' },
  'deed.rally': { en: 'call a rally or not', fr: 'rallier ou non', ru: 'объявить сбор или нет' },
  'deed.no-rally': { en: 'call no rally', fr: 'ne pas rallier', ru: 'не объявлять сбор' },
} as const satisfies Sentences;
