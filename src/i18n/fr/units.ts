import type { units as en } from '../en/units.js';
import type { Words } from '../words.js';

export const units = {
  'command.unit': 'unité',
  'command.unit.about': 'Consulter les unités : listes et feuilles',
  'command.unit.list': 'liste',
  'command.unit.list.about': 'Unités par nom, masse, technologie ou année',
  'command.unit.show': 'voir',
  'command.unit.show.about': "La feuille d'une unité",
  'option.name': 'nom',
  'option.name.about': 'Une partie du nom : hunch, HBK',
  'option.unit-name': 'nom',
  'option.unit-name.about': "L'unité : Hunchback HBK-4G, HBK-4G, Hunchback",
  'option.tons': 'tonnes',
  'option.tons.about': 'Sa masse : 50, 40-60, 70+',
  'option.tech': 'techno',
  'option.tech.about': 'De quelle technologie elle est',
  'option.year': 'année',
  'option.year.about': 'Déjà en service : 3025 ; ou introduite entre deux dates : 2500-2600',
  'slot.unit-sheet': 'Voir une feuille…',
  'button.units': 'Unités',
  'unit.found': '**{count:# unité|# unités}**, page {page} sur {pages}',
  'unit.tons': '{tons} t',
  'unit.alt': 'La feuille de {name} ; le texte ci-dessus en dit autant.',
  'unit/none':
    "Aucune unité ne correspond. Demandez moins : un nom plus court, une plus large fourchette de masse ou d'années.",
  'unit/unknown': "Il n'y a pas d'unité {given}. `/unité liste` les montre toutes.",
  'unit/several': '{given} peut désigner : {known?}.',
  'unit/no-span': "{given} n'est ni un nombre ni une fourchette. Écrivez {forms?}.",
  'unit/no-tech': "Il n'y a pas de technologie {given} ; il y a {known}.",
} as const satisfies Words<typeof en>;
