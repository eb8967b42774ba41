import type { refusals as en } from '../../en/tactic148/refusals.js';
import type { Words } from '../../words.js';

export const refusals = {
  'tactic148/not-this-character': "{unit} ne peut pas recevoir d'ordre maintenant. Choisissez {known?}.",
  'tactic148/wound-marker': "{unit} a un marqueur Blessure et ne peut rien faire jusqu'à la fin de ce tour.",
  'tactic148/not-on-card': '{unit} : pas {what@tactic148.card} sur sa carte ({wounded@tactic148.card-side}).',
  'tactic148/suppressed':
    "{unit} est ou était ce tour dans le tir de suppression {zone} : pas d'attaque, sauf une grenade à 5 u au plus ou le corps à corps.",
  'tactic148/no-such-weapon': "{unit} n'a pas d'arme `{weapon}`. Sur sa carte : {known}.",
  'tactic148/no-such-target': "{target} n'est pas un ennemi de {unit} sur la table.",
  'tactic148/no-line-of-sight':
    '{unit} ne voit pas {target} : une obstruction cache tout le socle. Bougez, ou choisissez une autre cible.',
  'tactic148/no-dice': "{unit} n'a aucun dé à {range@tactic148.range} avec `{weapon}` : pas de tir sur {target}.",
  'tactic148/marker-off-table': 'Cet endroit est hors de la table, qui fait {width@length} sur {height@length}.',
  'tactic148/point-out-of-sight': '{unit} ne voit pas le point {at@place} : une obstruction le cache.',
  'tactic148/grenade-too-far': '{unit} lancerait à {far@length} ; une grenade va à {most@length} au plus.',
  'tactic148/grenade-suppressed':
    '{unit}, sous tir de suppression, lancerait à {far@length} ; une grenade va alors à {most@length} au plus.',
  'tactic148/attacked-already':
    "{unit} a déjà attaqué ce tour : il ne peut plus ouvrir de tir de suppression, ni s'y joindre.",
  'tactic148/no-such-zone': "Votre camp n'a pas de tir de suppression `{zone}`. Il a : {known}.",
  'tactic148/joined-already': '{unit} participe déjà au tir de suppression {zone}.',
  'tactic148/no-way': '{unit} : indiquez au moins un endroit où aller, autre que le sien.',
  'tactic148/too-far': '{unit} avancerait de {far@length} ; sa carte permet {most@length} par action.',
  'tactic148/off-table':
    '{unit} : tout le socle doit rester sur la table, qui fait {width@length} sur {height@length}.',
  'tactic148/enemy-in-the-way':
    '{enemy} barre la route à {unit} : on ne traverse pas un ennemi. Contournez, ou finissez au contact.',
  'tactic148/terrain-in-the-way':
    '{unit} : une obstruction infranchissable barre la route : {look@tactic148.look} en {at@place}. Contournez.',
  'tactic148/base-in-the-way': '{unit} ne peut pas finir sur le socle de {other}. Arrêtez-vous à côté.',
  'tactic148/half-on-terrain':
    "{unit} ne peut pas s'arrêter à moitié sur une obstruction : {look@tactic148.look} en {at@place}. Arrêtez-vous avant ou après.",
  'tactic148/not-enough-tokens': '{unit} : il faut {need} PA, et vous en avez {have}.',
  'tactic148/movement-limit':
    '{unit} : {spent} PA de mouvement déjà dépensés ce tour, il en faut {need} ; {most} par tour au plus, même avec Commandement.',
  'tactic148/no-shots-left':
    '{unit} a fait {done:# action de tir|# actions de tir} ce tour ; sa carte en permet {most}.',
  'tactic148/one-weapon': "{unit} s'est servi de `{used}` ce tour ; `{wanted}` devra attendre un autre tour.",
  'tactic148/no-actions-left':
    '{unit} a fait {done} de ses {most:# action|# actions} ce tour, et ceci compte pour {need}. Un officier avec Commandement à 5 u au plus pourrait en permettre davantage.',
  'tactic148/spend-one': 'Il faut dépenser au moins 1 PA dans son tour. Peuvent agir : {able?}.',
  'tactic148/plan-length': 'Donnez de 1 à {most} ordres à la suite.',
  'tactic148/take-cover-only': 'Pendant le tour adverse, cette partie ne permet que de se mettre À Terre.',
  'tactic148/no-opportunity': "{unit} n'a pas de marqueur de tir d'opportunité à retenir ou à relâcher.",
  'tactic148/no-such-character': "Il n'y a pas de personnage {unit} sur la table. Il y a : {known}.",
  'tactic148/not-offered': "`{chosen}` n'est pas proposé. Choisissez {known?}.",
  'tactic148/outside-zone': '{unit} serait à {far@length} de son bord ; il se déploie à {most@length} au plus.',
  'tactic148/scatter-too-far': 'La grenade bougerait de {far@length} ; le dé permet {most@length}.',
  'tactic148/nothing-to-choose': "Il n'y a plus rien à choisir ici. Revenez d'un pas.",
  'tactic148/two-sides': 'Ce jeu oppose deux camps ; la mise en place donne : {sides@side}.',
  'tactic148/empty-side': '{side@side} : il faut au moins un personnage.',
  'tactic148/empty-seat': '{seat@seat} : aucun personnage pour ce joueur.',
  'tactic148/label-twice': "Deux personnages s'appellent {unit} ; chaque nom doit être unique.",
  'tactic148/no-owner': "{unit} : la place {seat@seat} n'est pas du camp {side@side}.",
  'tactic148/force-too-dear':
    '{side@side} : la force vaut {points:# point|# points} ; {agreed} convenus, {most} au plus avec la tolérance.',
  'tactic148/table-too-small':
    'La table `{table}` fait {width@length} sur {height@length} ; il faut au moins {least@length} de côté.',
  'tactic148/table-too-large':
    'La table `{table}` fait {width@length} sur {height@length} ; {most@length} de côté au plus.',
  'tactic148/piece-twice': "Table `{table}` : deux éléments s'appellent `{piece}`.",
  'tactic148/piece-unsound': "Table `{table}` : l'élément `{piece}` doit tenir sur la table, en formes convexes.",
  'tactic148/no-objective': 'Table `{table}` : une mission demande un élément à 5 u du bord {edge@tactic148.edge-of}.',
  'tactic148/fact-unknown': 'Je ne lis aucun fait dans `{given}`. Exemples justes : {forms?}.',
  'tactic148/fact-not-on-table':
    "{unit} n'est pas sur la table ; on ne rectifie que les figurines qui y sont : {known?}.",
  'tactic148/fact-no-side': "Il n'y a pas de camp `{side}`. Les camps : {known?}.",
  'tactic148/fact-tokens': "{given} PA, ce n'est pas possible : un camp en a de 0 à {most}.",
  'tactic148/fact-marker-off-only':
    'Le marqueur {marker@tactic148.marker} de {unit} a sa place sur la table : on peut le retirer, mais seul un ordre le pose.',
  'tactic148/eliminated': '{unit} est hors de combat : on ne peut plus rien lui ordonner.',
} as const satisfies Words<typeof en>;
