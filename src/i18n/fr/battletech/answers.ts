import type { answers as en } from '../../en/battletech/answers.js';
import type { Words } from '../../words.js';

export const answers = {
  'battletech.answer.odds': '**{unit} → {target}** : {distance:# tuile|# tuiles}, ligne de mire {sight}',
  'battletech.answer.from': 'Depuis {hex}, orientation {facing}, {mode@battletech.mode} :',
  'battletech.answer.odds-weapon': '{letter} {weapon@battletech.weapon} : **{number}+** ({chance}), {damage} de dégâts',
  'battletech.answer.odds-refused': '{letter} {weapon@battletech.weapon} : pas de tir, {why}',
  'battletech.answer.no-targets': "{unit} n'a pas de cible sur la carte.",
  'battletech.cause.no-line-of-sight': 'pas de ligne de mire',
  'battletech.cause.out-of-range': 'hors de portée',
  'battletech.cause.out-of-arc': "hors de l'arc de tir",
  'battletech.cause.weapon-lost': 'arme perdue',
  'battletech.cause.no-ammo': 'plus de munitions',
  'battletech.answer.clear': 'dégagée',
  'battletech.answer.open': 'dégagée ({points:# point|# points} de bois)',
  'battletech.answer.blocked': 'bloquée ({points:# point|# points} de bois, 3 bloquent)',
  'battletech.answer.los': '**{from} → {to}** : {distance:# tuile|# tuiles}, ligne de mire {sight}',
  'battletech.answer.los-hex': '{hex} {woods@battletech.woods}',
  'battletech.answer.los-touched': '{hex} {woods@battletech.woods}, touchée par un coin',
  'battletech.answer.los-free': 'Rien que du terrain dégagé entre les deux.',
  'battletech.answer.los-split': 'Entre {left} et {right} : au choix du joueur visé ; compté ici : {counts}',
  'battletech.answer.reach':
    '**{unit}**, {mode@battletech.mode}, {mp} MP : {hexes:# tuile accessible|# tuiles accessibles}, par coût',
  'battletech.answer.reach-cost': '{mp} MP : {hexes}',
  'battletech.answer.sheet': '**{unit}** {chassis} {model} · {tons} t · marche {walk}, course {run} MP',
  'battletech.answer.sheet-place': 'En {hex}, orientation {facing}',
  'battletech.answer.sheet-moved':
    '{mode@battletech.mode}, {mp} MP, {hexes:# tuile parcourue|# tuiles parcourues}, comme cible {modifier+}',
  'battletech.answer.sheet-armor': 'Armure : {figures}',
  'battletech.answer.sheet-rear': 'Armure arrière : {figures}',
  'battletech.answer.sheet-weapon':
    '{letter} {weapon@battletech.weapon} ({location}) : {damage} de dégâts, portée {ranges}',
  'battletech.answer.sheet-ammo': '{line}, {left:# munition|# munitions}',
  'battletech.answer.sheet-gone': '~~{line}~~ {why}',
  'battletech.answer.sheet-lost': 'Perdu : {locations@battletech.location}',
  'battletech.board.size':
    'Carte de {columns} colonnes et {rows} rangées ; les colonnes paires sont une demi-tuile plus bas. Les tuiles non citées sont dégagées.',
  'battletech.board.woods': '{woods@battletech.woods} : {hexes}',
  'battletech.board.level': 'Niveau {level} : {hexes}',
  'battletech.board.water': 'Eau, profondeur {depth} : {hexes}',
  'battletech.board.terrain': '{kind@battletech.terrain} : {hexes}',
  'battletech.board.unit': '{unit} {chassis} ({side@side}) : {state}',
  'battletech.alt.map': 'Carte, {when}.',
  'battletech.alt.sheets': 'Feuilles : {units}.',
  'battletech.alt.letters': 'Emplacements par lettre : {places}.',
  'battletech.alt.draft': 'Trajet prévu pour {unit}, {mode@battletech.mode} : {steps}.',
  'battletech.alt.none-yet': "aucun pour l'instant",
} as const satisfies Words<typeof en>;
