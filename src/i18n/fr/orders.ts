import type { orders as en } from '../en/orders.js';
import type { Words } from '../words.js';

export const orders = {
  'orders/unknown-command': "La commande {given} n'existe pas. Pour donner un ordre : {known?}.",
  'orders/stray-text': "`{given}` n'appartient à aucune option. Options possibles : {known?}.",
  'orders/option-twice': "L'option {option} est donnée deux fois.",
  'orders/option-unused': "{command} n'utilise pas l'option {option}. Options utiles : {known?}.",
  'orders/no-options': "{command} n'a pas d'options.",
  'orders/unit-missing': 'Quelle unité ? Écrivez `{option}` et l’une de celles-ci : {units?}.',
  'orders/unit-unknown': 'Aucune unité {given} ici. Unités en jeu : {units?}.',
  'orders/unit-ambiguous': '{given} peut désigner {units?}. Précisez laquelle.',
  'orders/target-missing': 'Sur quelle unité ? Cibles possibles : {units?}.',
  'orders/look-alike':
    "`{given}` est en cyrillique. Vouliez-vous dire {readings?} ? Les noms d'unités, les pas et les orientations s'écrivent en lettres latines.",
  'orders/word-unknown': 'Je ne comprends pas `{given}` ici. Possible : {expected?}.',
  'orders/order-missing': 'Que doit faire {unit} ? Par exemple {examples?}.',
  'orders/mode-missing': 'Quelle allure ? {examples?}.',
  'orders/hex-missing':
    'Quelle tuile ? Colonne et rangée, quatre chiffres, comme sur la carte : par exemple {example}.',
  'orders/hex-off-map':
    "La tuile {hex} n'existe pas : la carte va des colonnes 01 à {columns} et des rangées 01 à {rows}.",
  'orders/facing-missing': 'Quelle orientation en {hex} ? {facings?}.',
  'orders/not-a-facing': "`{given}` n'est pas une orientation. Orientations : {facings?}.",
  'orders/not-a-step':
    "`{given}` n'est pas un pas. Les pas : F avancer, B reculer, L pivoter à gauche, R pivoter à droite, avec un nombre au besoin : 3F L F.",
  'orders/steps-unclear': '`{given}` peut se lire {readings?}. Écrivez une de ces formes.',
  'orders/too-many-steps': "{count} pas, c'est plus qu'aucune unité ne peut faire ; {most} au plus.",
  'orders/exit-without-steps': 'Pour quitter la carte, indiquez les pas : {example}.',
  'orders/destination-open': 'Plusieurs façons de finir en {hex}. Choisissez : {choices?}.',
  'orders/out-of-reach':
    '{unit} ne peut pas finir en {hex} avec {mp} MP ({mode@battletech.mode}). Au plus près : {nearest?}.',
  'orders/charge-out-of-reach':
    '{unit} ne peut pas finir à côté de {target}, face à lui, en gardant un MP pour `{order}` : {mp} MP, {mode@battletech.mode}.',
  'orders/limb-missing': 'Lequel ? {examples?}.',
  'orders/facing-out-of-reach':
    '{unit} peut finir en {hex} avec {mp} MP, mais pas orientation {facing}. Possible : {choices?}.',
  'orders/weapons-missing': 'Avec quoi tire {unit} ? {examples?} ; ses armes : {weapons}.',
  'orders/weapon-unknown': "{unit} n'a pas d'arme `{given}`. Ses armes : {weapons}.",
  'orders/weapon-ambiguous': '`{given}` peut désigner {weapons?}. Écrivez les lettres.',
  'orders/weapon-twice': '{weapon} figure deux fois ; chaque arme tire une fois par tour.',
  'orders/not-on-map': "{unit} n'est pas sur la carte.",
  'orders/places-missing': 'Entre quelles tuiles ou unités ? Mettez les deux dans `ordre`, par exemple {examples?}.',
  'orders/same-place': '{given} : les deux bouts sont au même endroit ; une ligne en demande deux.',
  'orders/condition-unknown':
    "Je ne comprends pas la condition `{given}`. Écrivez par exemple {known?} ; `pas` l'inverse, une unité peut la précéder.",
  'orders/condition-number':
    'La condition `{given}` demande un nombre entier de 0 à 999 à la fin, par exemple {example}.',
  'orders/else-without-if': '`sinon` demande une condition dans `si` : sans elle, le premier ordre vaut toujours.',
  'orders/not-on-table': "{unit} n'est pas sur la table.",
  'orders/place-missing':
    "Où ? Indiquez la distance au bord ouest puis au bord nord, en u, par exemple {example} ; le nom d'une figurine vaut pour l'endroit où elle est.",
  'orders/length-missing': 'À quelle distance vers {given} ? Ajoutez une longueur en u, par exemple {example}.',
  'orders/surplus': 'Je ne sais que faire de `{given}` à cet endroit. Retirez-le.',
  'orders/assault-parts':
    "Un tir d'assaut, c'est un mouvement et un tir, dans l'ordre où vous les écrivez : {examples?}.",
  'orders/plan-empty': 'Que faire à la suite ? Écrivez les ordres séparés par `;`, par exemple {example}.',
  'orders/places-two': 'Entre quels endroits ? Nommez deux figurines ou deux endroits, par exemple {examples?}.',
} as const satisfies Words<typeof en>;
