import type { Sentences } from '../../../i18n/sentences.js';

/** Facts as a correction sets them: as they are typed, said and refused. */
export const corrections = {
  'tactic148.fact.place': {
    en: '**{unit}** at {at@tactic148.place}',
    fr: '**{unit}** en {at@tactic148.place}',
    ru: '**{unit}** в {at@tactic148.place}',
  },
  'tactic148.fact.healthy': { en: '**{unit}** unhurt', fr: '**{unit}** indemne', ru: '**{unit}** невредим' },
  'tactic148.fact.wounded': { en: '**{unit}** wounded', fr: '**{unit}** blessé', ru: '**{unit}** ранен' },
  'tactic148.fact.on': {
    en: '**{unit}** with {marker@tactic148.marker}',
    fr: '**{unit}** avec {marker@tactic148.marker}',
    ru: '**{unit}**, есть: {marker@tactic148.marker}',
  },
  'tactic148.fact.off': {
    en: '**{unit}** without {marker@tactic148.marker}',
    fr: '**{unit}** sans {marker@tactic148.marker}',
    ru: '**{unit}**, снято: {marker@tactic148.marker}',
  },
  'tactic148.fact.tokens': {
    en: '**{side@side}**: {tokens:# token|# tokens}',
    fr: '**{side@side}** : {tokens:# PA|# PA}',
    ru: '**{side@side}**: {tokens:# жетон|# жетона|# жетонов}',
  },
  'tactic148/fact-unknown': {
    en: 'I cannot read `{given}` as a fact. Write for instance {forms?}.',
    fr: 'Je ne lis aucun fait dans `{given}`. Écrivez par exemple {forms?}.',
    ru: 'Не могу прочесть `{given}` как факт. Напишите, например, {forms?}.',
  },
  'tactic148/fact-not-on-table': {
    en: '{unit} is not on the table; only figures on it can be corrected: {known?}.',
    fr: "{unit} n'est pas sur la table ; on ne corrige que les figurines qui y sont : {known?}.",
    ru: '{unit} нет на столе; исправить можно только фигурки на столе: {known?}.',
  },
  'tactic148/fact-no-side': {
    en: 'There is no side `{side}`. The sides: {known?}.',
    fr: "Il n'y a pas de camp `{side}`. Les camps : {known?}.",
    ru: 'Стороны `{side}` нет. Есть: {known?}.',
  },
  'tactic148/fact-tokens': {
    en: 'A side cannot have {given} tokens: only from 0 to {most}.',
    fr: "{given} PA, ce n'est pas possible : un camp en a de 0 à {most}.",
    ru: 'Столько жетонов ({given}) не бывает: у стороны их от 0 до {most}.',
  },
  'tactic148/fact-marker-off-only': {
    en: 'The marker {marker@tactic148.marker} of {unit} has a place on the table: it can be taken away here, but only an order puts it there.',
    fr: 'Le marqueur {marker@tactic148.marker} de {unit} a sa place sur la table : on peut le retirer, mais seul un ordre le pose.',
    ru: 'У маркера «{marker@tactic148.marker}» фигурки {unit} есть место на столе: убрать его можно, а кладут его только приказом.',
  },
  'tactic148.fact-word.at': { en: 'at|place', fr: 'en|place|position', ru: 'место|в' },
  'tactic148.fact-word.healthy': { en: 'healthy|unhurt', fr: 'indemne|valide', ru: 'цел|здоров' },
  'tactic148.fact-word.wounded': { en: 'wounded', fr: 'blessé|blessée', ru: 'ранен' },
  'tactic148.fact-word.tokens': { en: 'tokens|token', fr: 'PA|jetons|pions', ru: 'жетоны|жетонов|жетон' },
  'tactic148.fact-word.take-cover': { en: 'take-cover|cover', fr: 'à-terre', ru: 'залёг' },
  'tactic148.fact-word.wound': { en: 'wound-marker|wound', fr: 'blessure', ru: 'рана' },
  'tactic148.fact-word.opportunity': { en: 'overwatch|OF', fr: 'OF|guet', ru: 'OF' },
  'tactic148.fact-word.suppression': { en: 'suppression|SF', fr: 'SF|suppression', ru: 'SF|подавление' },
  'tactic148.fact-word.on': { en: 'on', fr: 'oui', ru: 'да' },
  'tactic148.fact-word.off': { en: 'off', fr: 'non', ru: 'нет' },
} as const satisfies Sentences;
