import type { refusals as en } from '../../en/battletech/refusals.js';
import type { Words } from '../../words.js';

export const refusals = {
  'battletech/already-deployed': '{unit} est déjà sur la carte.',
  'battletech/outside-zone': '{unit} ne peut pas se déployer en {hex}. Sa zone : rangées {rows}, colonnes {columns}.',
  'battletech/hex-occupied': '{hex} est occupée par {unit} ; deux unités ne finissent pas sur la même tuile.',
  'battletech/no-such-hex': "La tuile {hex} n'existe pas : la carte a {columns} colonnes et {rows} rangées.",
  'battletech/no-such-unit': "Il n'y a pas d'unité {unit}. En jeu : {known}.",
  'battletech/not-on-map': '{unit} : {status@battletech.status}.',
  'battletech/not-this-unit': "Ce n'est pas à {unit} de jouer. Choisissez {known?}.",
  'battletech/already-moved': '{unit} a déjà bougé ce tour-ci. Restent : {known}.',
  'battletech/already-declared': '{unit} a déjà déclaré ses tirs. Restent : {known}.',
  'battletech/unknown-step': "{step} n'est pas un pas. Les pas : {known?}.",
  'battletech/stand-still-moves':
    'Une unité immobile ne dépense aucun MP et ne pivote pas. Pour faire pivoter {unit}, marchez.',
  'battletech/cannot-move': "{unit} a perdu une jambe : rester immobile et tirer, c'est tout ce qui lui reste.",
  'battletech/run-backward': 'On ne recule jamais en course. Pour reculer avec {unit}, marchez.',
  'battletech/off-map':
    "Ce pas ferait sortir {unit} de la carte en {hex} : l'unité compterait comme détruite. Si c'est voulu, ajoutez `sortir`.",
  'battletech/no-edge-ahead':
    "On ne quitte la carte que par un pas en avant, au bord ; devant {unit}, en {hex}, il n'y a pas de bord.",
  'battletech/enemy-in-the-way': "{unit} occupe {hex} : on ne traverse pas l'ennemi. Contournez.",
  'battletech/not-enough-mp':
    '{unit}, {mode@battletech.mode} : il faut {need} MP et il y en a {have}, assez pour {far}.',
  'battletech/same-hex': 'Les deux bouts sont en {hex} ; une ligne demande deux tuiles.',
  'battletech/no-line-of-sight':
    'Pas de ligne de mire de {from} à {to} : {points:# point|# points} de bois entre les deux, et 3 bloquent.',
  'battletech/out-of-range':
    '{mount} : {weapon@battletech.weapon}, portée {longest:# tuile|# tuiles} ; la cible est à {distance}.',
  'battletech/out-of-arc':
    '{mount} : {weapon@battletech.weapon} ({location@battletech.location}) ne peut pas viser {hex} avec cette orientation.',
  'battletech/weapon-lost':
    '{mount} : {weapon@battletech.weapon}, arme perdue avec son emplacement ({location@battletech.location}).',
  'battletech/no-ammo': '{mount} : {weapon@battletech.weapon}, plus de munitions.',
  'battletech/not-enough-ammo':
    '{weapon@battletech.weapon} : {need:# tir déclaré|# tirs déclarés}, {have:# munition restante|# munitions restantes}.',
  'battletech/own-target': '{unit} ne peut pas se tirer dessus.',
  'battletech/target-gone': "{target} n'est plus sur la carte.",
  'battletech/friendly-fire': '{target} est de votre camp ; tirer sur son camp est exclu dans cette partie.',
  'battletech/no-such-weapon': "{unit} n'a pas d'arme {mount}. Ses lettres : {known}.",
  'battletech/weapon-twice':
    '{mount} : {weapon@battletech.weapon} figure deux fois ; chaque arme tire une fois par tour.',
  'battletech/no-target-named': "Sur quelle unité tire {unit} ? Nommez une cible, ou n'indiquez aucune arme.",
  'battletech/no-weapons-named':
    "Avec quoi tirer sur {target} ? Nommez des armes de {unit} ; pour ne pas tirer, n'indiquez pas de cible et écrivez `aucune`.",
  'battletech/choose-one-of-each': 'Choisissez une tuile par paire : {known}.',
  'battletech/choose-one-side':
    'Toutes les tuiles doivent être du même côté de la ligne. Paires, gauche/droite : {known}.',
  'battletech/fire-which': 'Quelles armes ensuite ? Restent à résoudre : {known}.',
  'battletech/not-among-these': "{mount} n'est pas parmi les armes demandées : {known}.",
  'battletech/fact-unknown': "`{given}` n'est pas un fait que l'on puisse fixer. Formes : {forms?}.",
  'battletech/fact-out-of-range': '{unit} : {given} ne convient pas ; la fiche permet {least} à {most}.',
  'battletech/fact-no-slot':
    "{unit} n'a rien à toucher dans la case {given}. Cases occupées de cette localisation : {known?}.",
  'battletech/fact-deadly':
    '{unit} : avec {given} touchée, elle serait hors de combat ; revenez plutôt au tir (`vers:`).',
  'battletech/fact-no-ammo': "{unit} : l'arme {mount} n'a pas de munitions. Celles qui en ont : {known}.",
  'battletech/two-sides': 'Ce jeu oppose deux camps ; la mise en place donne : {sides@side}.',
  'battletech/multi-side-off':
    "Il y a {count} camps : {sides@side}. Au-delà de deux, il faut l'option `multiSide` sur `on`.",
  'battletech/too-many-sides': 'Il y a {count} camps : {sides@side} ; {most} au plus peuvent jouer.',
  'battletech/empty-side': '{side@side} : il faut au moins un joueur et une unité.',
  'battletech/label-twice': "Deux unités s'appellent {unit} ; chaque nom doit être unique.",
  'battletech/no-owner': "{unit} : la place {seat@seat} n'est pas du camp {side@side}.",
  'battletech/armor-off-sheet':
    "{unit}, {location@battletech.location} : l'armure ne peut pas être de {has} ; la feuille donne de 0 à {most}.",
  'battletech/ammo-off-sheet':
    '{unit} : il ne peut pas rester {left:# munition|# munitions} ; la feuille donne de 0 à {full}.',
  'battletech/wreck': '{unit} ne peut pas participer : emplacement à 0 ({location@battletech.location}).',
  'battletech/no-ammo-bin':
    '{unit} : la feuille ne donne pas de munitions pour cette arme : {weapon@battletech.weapon}.',
  'battletech/one-zone-each': '{side@side} : il faut une zone de déploiement, et une seule.',
  'battletech/zone-off-map': '{side@side} : la zone de déploiement dépasse le bord de la carte.',
  'battletech/zone-too-small':
    '{side@side} : la zone de déploiement a de la place pour {room:# unité|# unités}, et il y en a {units}.',
  'battletech/sensors-gone': 'Les senseurs ont été touchés deux fois : plus aucune arme ne peut tirer.',
  'battletech/leg-weapon-prone':
    "{mount} : {weapon@battletech.weapon} ({location@battletech.location}), pas de tir tant que le 'Mech est à terre.",
  'battletech/leg-weapon-covered':
    '{mount} : {weapon@battletech.weapon} ({location@battletech.location}), pas de tir derrière un couvert partiel.',
  'battletech/under-water': "Pas de ligne de mire de {from} à {to} : l'un des deux est entièrement sous l'eau.",
  'battletech/ground-between': 'Pas de ligne de mire de {from} à {to} : le terrain est trop haut en {hexes}.',
  'battletech/too-steep': "{unit} : {levels} niveaux d'écart avec {hex} ; un 'Mech en franchit {most} par pas.",
  'battletech/level-backward':
    "{unit} : {levels:# niveau|# niveaux} d'écart avec {hex} ; un 'Mech ne change de niveau qu'en marche avant.",
  'battletech/run-into-water':
    "{unit} : il y a de l'eau en {hex}, profondeur {depth} ; on n'y entre pas en courant. Marchez.",
  'battletech/jump-too-high': '{unit} : {hex} est {levels} niveaux au-dessus du départ, et son saut monte à {most}.',
  'battletech/jump-detour':
    '{unit} : {hex} est à {shortest:# tuile|# tuiles} du départ du saut, pas à {need} ; un saut prend le plus court chemin.',
  'battletech/shut-down': "{unit}, réacteur à l'arrêt : pas de mouvement.",
  'battletech/pilot-out': 'Le pilote est inconscient : {unit} ne peut pas bouger.',
  'battletech/no-mp': "{unit} n'a plus de MP ({mode@battletech.mode}).",
  'battletech/no-jump-jets': "{unit} n'a pas de jets de saut.",
  'battletech/jump-prone': '{unit} est à terre : il faut se relever avant de sauter.',
  'battletech/no-masc': "{unit} n'a pas de MASC.",
  'battletech/masc-destroyed': 'Le MASC de {unit} est détruit.',
  'battletech/masc-too-late':
    "{unit} a déjà bougé, ou son MASC est enclenché : il s'enclenche avant le mouvement, une fois par tour.",
  'battletech/step-prone': '{unit} est à terre : pivoter est possible, mais il faut se relever pour quitter la tuile.',
  'battletech/blow-lying': "{kind@battletech.blow} : impossible à terre. Relevez-vous d'abord.",
  'battletech/strikes-prone': '{unit} est à terre : pas de corps à corps avant de se relever.',
  'battletech/blow-at-lying': "{kind@battletech.blow} : impossible contre un 'Mech à terre.",
  'battletech/blow-no-club': 'Rien à manier : ni hache, ni épée, ni massue.',
  'battletech/blow-no-arms':
    '{kind@battletech.blow} : impossible sans bras. Sur quatre jambes : coups de pied, charges et, avec des jets de saut, mort venue du ciel.',
  'battletech/club-held': '{unit} tient déjà une massue : {find@battletech.find}.',
  'battletech/no-club-here': '{unit} ne trouve pas de {find@battletech.find} à prendre en {hex}.',
  'battletech.find.tree': 'tronc',
  'battletech.find.limb': 'membre',
  'battletech/blow-limb-gone': '{kind@battletech.blow} : membre perdu ({location@battletech.location}).',
  'battletech/blow-limb-fired':
    '{kind@battletech.blow} : une arme de ce membre a tiré ce tour ({location@battletech.location}).',
  'battletech/blow-part-hit':
    '{kind@battletech.blow} : impossible sans cette pièce : {part@battletech.component} ({location@battletech.location}).',
  'battletech/blow-too-far':
    '{kind@battletech.blow} : la cible doit être dans la tuile voisine ; elle est à {distance}.',
  'battletech/blow-out-of-arc': "{kind@battletech.blow} : {hex} est hors d'atteinte avec cette orientation.",
  'battletech/blow-level':
    "{kind@battletech.blow} : du niveau {own}, une cible au niveau {theirs} est hors d'atteinte.",
  'battletech/sheet-incomplete': "{unit} ne peut pas jouer : sa feuille n'a pas de partie standard.",
  'battletech/mode-is-set': '{unit} a commencé ce mouvement {mode@battletech.mode} ; il le continue ainsi.',
  'battletech/cannot-drop': "{unit} ne peut se coucher qu'à la fin d'une marche ou d'une course, sur la carte.",
  'battletech/stands-already': '{unit} est debout.',
  'battletech/cannot-stand-up': '{unit} ne peut plus se relever : il a perdu son gyroscope ou ses jambes.',
  'battletech/no-charge-target': "{unit} ne peut charger qu'un ennemi sur la carte ; {target} n'en est pas un.",
  'battletech/charge-mode':
    'Une charge termine une course, une mort venue du ciel, un saut ; {unit} doit en outre être debout et rester sur la carte.',
  'battletech/charge-unmoved': "{unit} ne peut pas encore charger {target}, qui n'a pas bougé ce tour.",
  'battletech/target-charges':
    "{target} charge ou saute lui-même sur quelqu'un ce tour : on ne peut ni le charger, ni le pousser, ni lui sauter dessus.",
  'battletech/target-taken': '{other} charge, pousse ou va écraser déjà {target} : un seul le peut par tour.',
  'battletech/charge-prone':
    '{unit} ne peut pas charger {target}, qui est à terre. Une mort venue du ciel le pourrait.',
  'battletech/charge-not-ahead': '{unit} doit finir à côté de {target}, tourné vers {hex}.',
  'battletech/no-such-bin': '{mount} : {weapon@battletech.weapon} ne puise pas dans {bin}. Ses soutes : {known?}.',
  'battletech/weapon-jammed':
    '{mount} : {weapon@battletech.weapon} est enrayé. On peut le désenrayer au lieu de tirer.',
  'battletech/weapon-spent': "{mount} : {weapon@battletech.weapon} ne tire qu'une fois par partie, et l'a fait.",
  'battletech/anti-missile':
    '{mount} : {weapon@battletech.weapon} tire de lui-même sur les missiles qui touchent ; on ne le déclare pas.',
  'battletech/not-jammed': "{unit} : {mount} n'est pas enrayé. Le sont : {known}.",
  'battletech/unjam-or-fire': '{unit} désenraye {mount} ou tire, pas les deux dans un tour.',
  'battletech/cannot-act': '{unit} ne peut pas agir : il est arrêté, ou son pilote est inconscient.',
  'battletech/cannot-dump': "{unit} n'a pas de munitions à larguer dans {bin}. Soutes garnies : {known}.",
  'battletech/sinks-off': '{unit} : impossible de couper {given} dissipateurs ; il en a {have}.',
  'battletech/sees-target': '{unit} voit {target} : le tir indirect vise les cibles hors de vue. Tirez directement.',
  'battletech/no-spotter': 'Aucun allié de {unit} ne voit {target} : personne ne peut guider un tir indirect.',
  'battletech/no-such-mode': '{mount} : {weapon@battletech.weapon} ne tire pas de cette façon.',
  'battletech/aim-at-moving': "{mount} : on ne vise une partie que d'une cible immobilisée, et {target} ne l'est pas.",
  'battletech/cannot-aim': '{mount} : {weapon@battletech.weapon} disperse ses coups et ne vise pas une partie.',
  'battletech/aim-at-head':
    "{mount} : l'ordinateur de visée ne trouve pas la tête d'une cible qui peut bouger ; visez ailleurs.",
  'battletech/aim-pulse':
    "{mount} : {weapon@battletech.weapon} tire par impulsions ; l'ordinateur de visée ne peut pas lui faire viser une partie d'une cible qui peut bouger.",
  'battletech/twist-prone': '{unit} est à terre et ne peut pas pivoter le torse.',
  'battletech/twist-four-legs': '{unit} marche sur quatre jambes : pas de torse à pivoter.',
  'battletech/charge-no-fire': '{unit} charge ce tour et ne tire pas.',
  'battletech/one-target': 'Dans cette partie, {unit} ne tire que sur une cible.',
  'battletech/prone-one-arm': "{unit} est à terre : un bras le soutient, seul l'autre peut tirer.",
  'battletech/prone-front-leg':
    "{unit} est à terre : pour tirer, il lui faut deux jambes, dont une à l'avant, et une seule jambe avant peut tirer.",
  'battletech/wrong-limb': '{kind@battletech.blow} : pas avec {given}. Avec : {known?}.',
  'battletech/charge-stands': "{unit} a déclaré sa charge avec son mouvement ; c'est son attaque.",
  'battletech/no-charge': "{unit} n'a pas déclaré de charge ; cela se fait avec le mouvement.",
  'battletech/one-kind-of-blow':
    "{unit} ne fait qu'un type de corps à corps par tour ; deux coups de poing, un par bras, sur une même cible.",
  'battletech.blow.punch': 'coup de poing',
  'battletech.blow.kick': 'coup de pied',
  'battletech.blow.push': 'poussée',
  'battletech.blow.club': 'coup de massue',
  'battletech.blow.charge': 'charge',
  'battletech.blow.death-from-above': 'mort venue du ciel',
  'battletech.component.engine': 'réacteur',
  'battletech.component.gyro': 'gyroscope',
  'battletech.component.sensors': 'senseurs',
  'battletech.component.life-support': 'survie',
  'battletech.component.cockpit': 'cockpit',
  'battletech.component.shoulder': 'épaule',
  'battletech.component.upper-arm': 'actionneur du bras',
  'battletech.component.lower-arm': "actionneur de l'avant-bras",
  'battletech.component.hand': 'actionneur de la main',
  'battletech.component.hip': 'hanche',
  'battletech.component.upper-leg': 'actionneur de la cuisse',
  'battletech.component.lower-leg': 'actionneur du tibia',
  'battletech.component.foot': 'actionneur du pied',
} as const satisfies Words<typeof en>;
