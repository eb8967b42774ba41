import type { rosters as en } from '../en/rosters.js';
import type { Words } from '../words.js';

export const rosters = {
  'command.unit.import': 'importer',
  'command.unit.import.about': "Apporter votre liste d'armée pour les parties de ce serveur",
  'command.unit.rosters': 'listes-armée',
  'command.unit.rosters.about': "Les listes d'armée de ce serveur",
  'command.match.roster': 'liste-armée',
  'command.match.roster.about': "Donner à un camp une liste d'armée, avant le début de la partie",
  'option.file': 'fichier',
  'option.file.about': "La liste d'armée : un fichier JSON de 32 Kio au plus",
  'option.delete': 'supprimer',
  'option.delete.about': 'La liste à supprimer, parmi les vôtres',
  'option.roster': 'liste',
  'option.roster.about': 'La liste par son nom ; sans elle, la force du scénario',
  'option.roster-units': 'unités',
  'option.roster-units.about': "Au lieu d'une liste : des unités par leur nom, séparées par des virgules",
  'option.roster-side': 'camp',
  'option.roster-side.about': 'Le camp qui la joue ; par défaut le vôtre',
  'unit.imported': "La liste d'armée est gardée pour ce serveur.",
  'unit.imported-anew': "La liste d'armée remplace celle qui portait ce nom.",
  'unit.roster': '**{title}** (`{id}`) : {worth} ; {labels}',
  'button.force': 'Unités…',
  'form.force': "Les unités d'un camp",
  'form.force.units': 'Par leur nom, virgules ; vide : du scénario',
  'form.force.side': 'Camp (vide : le vôtre)',
  'unit.mustered': 'choix libre',
  'unit.worth-points': '{amount:# point|# points}',
  'unit.worth-of': '{amount} sur {agreed:# point|# points}',
  'unit.worth-tons': '{amount} t',
  'unit.use': "Avant le début d'une partie, `/partie liste-armée` la donne à un camp.",
  'unit.no-rosters': "Personne n'a encore apporté de liste d'armée sur ce serveur. `/unité importer` en reçoit une.",
  'unit.dropped': "`{id}` est supprimée. Les parties qui l'ont déjà prise la gardent.",
  'unit.faulty': 'Le fichier est inutilisable ; {count:# erreur|# erreurs} :',
  'unit.more-faults': '… et {count:une autre|# autres}.',
  'unit.fault.syntax': "Le fichier n'est pas du JSON : l'erreur est à la ligne {line}, colonne {column}.",
  'unit.fault.missing': '{at} : il manque. Il faut {wishes}.',
  'unit.fault.wrong': '{at} : {given} ne convient pas. Il faut {wishes}.',
  'unit.fault.unknown': "{at} : ce champ n'existe pas. Il faut {wishes}.",
  'unit.fault.twice': '{at} : {given} est déjà pris par une autre ligne. Chacune porte son propre nom.',
  'unit.fault.too-dear':
    '{at} : les participants valent {points:# point|# points} ; avec la plus large tolérance, {most} au plus sont permis.',
  'unit.fault.row': '{list} {number}',
  'unit.fault.row-named': '{row} ({name})',
  'unit.row.cards': 'carte',
  'unit.row.characters': 'personnage',
  'unit.row.units': 'unité',
  'unit.row.weapons': 'arme',
  'unit.wish.text': 'un texte de {least} à {most} caractères',
  'unit.wish.any-text': 'un texte',
  'unit.wish.line':
    'une ligne de {least} à {most} caractères (sans espace au début ni à la fin, sans lien, sans aucun des signes {signs})',
  'unit.wish.label':
    "une étiquette d'au plus 20 lettres A–Z, chiffres et traits d'union, commençant par une majuscule ou un chiffre, comme `Rifleman-2`",
  'unit.wish.model-label': "une étiquette d'au plus 20 majuscules A–Z, chiffres et traits d'union, comme `JR7-D-2`",
  'unit.wish.slug': "un nom d'au plus {most} minuscules a–z, chiffres et traits d'union, comme `night-patrol`",
  'unit.wish.whole': 'un nombre entier de {least} à {most}',
  'unit.wish.number': 'un nombre de {least} à {most}, à trois décimales au plus',
  'unit.wish.flag': '`true` ou `false`',
  'unit.wish.list': 'une liste de {least} à {most} éléments',
  'unit.wish.object': 'un objet avec {known}',
  'unit.wish.one-of': '{known?}',
  'unit.wish.nothing': '`null`',
  'unit/no-server':
    "Les listes d'armée sont gardées par serveur : apportez la vôtre dans un salon du serveur où vous jouez.",
  'unit/file-too-large': "{name} fait {size} Kio ; une liste d'armée en fait {most} au plus.",
  'unit/file-unread': "Le fichier {name} n'est pas arrivé. Envoyez-le encore une fois.",
  'unit/roster-taken':
    "Quelqu'un d'autre a apporté la liste `{id}`. Donnez un autre `id` à la vôtre ; lui seul et ceux qui gèrent le serveur peuvent changer ou supprimer la sienne.",
  'unit/roster-nobodys':
    'La personne qui a apporté la liste `{id}` a été oubliée : seuls ceux qui gèrent le serveur peuvent la changer ou la supprimer. Donnez un autre `id` à la vôtre.',
  'unit/too-many-rosters': "Ce serveur a déjà {most:# liste|# listes} d'armée. `/unité listes-armée` en supprime une.",
  'unit/no-roster': "Il n'y a pas de liste d'armée `{given}`. Listes de ce serveur : {known}.",
  'unit/none-brought':
    "Il n'y a pas de liste d'armée `{given}` : personne n'en a encore apporté sur ce serveur. `/unité importer` en reçoit une.",
  'match/not-your-side': '{side@side} : sa force est choisie par ses joueurs, ou par celui qui a créé la partie.',
  'unit/roster-unwanted':
    "Cette liste n'est pas pour ce scénario : elle est d'un autre jeu, ou les forces sont fixées ici.",
  'unit/roster-or-units': "Une liste d'armée ou des unités : choisissez l'une des deux.",
  'unit/no-units':
    "Aucune unité n'est nommée. Nommez celles qui prennent part, séparées par des virgules, comme `{example}`.",
  'unit/which-side':
    "On ne sait pas de quelle force il s'agit : vous n'avez pas de place ici. Nommez le camp par `camp:`, {known?}.",
  'unit/too-many-units': "{count:# unité|# unités}, c'est trop : un camp en prend au plus {most}.",
  'unit/roster-level':
    "{side@side} : {units} ne se joue pas au niveau de ce scénario. Prenez-en d'autres, ou un autre scénario.",
  'unit/roster-room':
    "{side@side} : {count:# unité n'a|# unités n'ont} pas de place dans {most:# tuile|# tuiles} de déploiement. Au plus {most}.",
  'unit/roster-too-few':
    "{side@side} gagne ici avec {least:# unité sortie|# unités sorties} de la carte ; cette liste d'armée en a {count}. Il en faut au moins {least}.",
  'unit/roster-unfit':
    "{side@side} : la liste d'armée n'est plus lisible. Apportez-la de nouveau avec `/unité importer`.",
  'match/roster-too-small': "{side@side} : {players:# joueur|# joueurs}, et la liste d'armée a place pour {most}.",
  'post.lobby.force': "Liste d'armée : {force}, {worth}",
} as const satisfies Words<typeof en>;
