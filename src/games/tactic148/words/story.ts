import type { Sentences } from '../../../i18n/sentences.js';

/** What a report says first: who is hit and by whom, what it means, and what many did in one line. */
export const story = {
  'tactic148.story.out': {
    en: '✖ **{unit} is out of action**. {loss}',
    fr: '✖ **{unit} est hors de combat**. {loss}',
    ru: '✖ **{unit} выведен из строя**. {loss}',
  },
  'tactic148.story.out-by': {
    en: '✖ **{unit} is out of action** ({by}). {loss}',
    fr: '✖ **{unit} est hors de combat** ({by}). {loss}',
    ru: '✖ **{unit} выведен из строя** ({by}). {loss}',
  },
  'tactic148.story.out-short': {
    en: '✖ **{unit} out of action**',
    fr: '✖ **{unit} hors de combat**',
    ru: '✖ **{unit} выведен из строя**',
  },
  'tactic148.story.wounded': {
    en: '**{unit} is wounded**: no action until the end of the turn, and weaker from now on',
    fr: '**{unit} : blessure**, aucune action jusqu’à la fin du tour, et plus faible désormais',
    ru: '**{unit} ранен**: до конца хода не действует и отныне слабее',
  },
  'tactic148.story.wounded-by': {
    en: '**{unit} is wounded** ({by}): no action until the end of the turn, and weaker from now on',
    fr: '**{unit} : blessure** ({by}), aucune action jusqu’à la fin du tour, et plus faible désormais',
    ru: '**{unit} ранен** ({by}): до конца хода не действует и отныне слабее',
  },
  'tactic148.story.wounded-short': {
    en: '**{unit} wounded**',
    fr: '**{unit} : blessure**',
    ru: '**{unit} ранен**',
  },
  'tactic148.story.marker': {
    en: '**{unit}**: {marker@tactic148.marker}',
    fr: '**{unit}** : {marker@tactic148.marker}',
    ru: '**{unit}**: {marker@tactic148.marker}',
  },
  'tactic148.story.shots': {
    en: '{side@side}: {hits} of {shots:# shot|# shots} hit',
    fr: '{side@side}, tirs réussis : {hits} sur {shots}',
    ru: '{side@side}: {hits} из {shots:# выстрела|# выстрелов|# выстрелов} в цель',
  },
  'tactic148.most': {
    en: '**{unit}** {hits:# hit|# hits}',
    fr: '**{unit}** {hits:# touche|# touches}',
    ru: '**{unit}** {hits:# попадание|# попадания|# попаданий}',
  },
  'tactic148.most-out': {
    en: '**{unit}** {hits:# hit|# hits}, {out} out of action',
    fr: '**{unit}** {hits:# touche|# touches}, {out} hors de combat',
    ru: '**{unit}** {hits:# попадание|# попадания|# попаданий}, вывел из строя {out}',
  },
  'tactic148.story.moved': { en: 'Moved: {list}', fr: 'Déplacements : {list}', ru: 'Движение: {list}' },
  'tactic148.story.covered': {
    en: 'In cover (Take Cover): {units}',
    fr: 'À Terre : {units}',
    ru: 'Кто залёг: {units}',
  },
  'tactic148.story.deployed': { en: 'Deployed: {list}', fr: 'Déploiement : {list}', ru: 'Расстановка: {list}' },
} as const satisfies Sentences;
