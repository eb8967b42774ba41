import type { Sentences } from '../../../i18n/sentences.js';

/** Trees and lost limbs as clubs. */
export const clubs = {
  'orders/limb-missing': {
    en: 'With the left or the right one? {examples?}.',
    fr: 'De quel côté ? {examples?}.',
    ru: 'Левой или правой? {examples?}.',
  },
  'battletech.picture.limb': {
    en: 'limb on the ground (a club)',
    fr: 'membre au sol (massue)',
    ru: 'конечность на земле (дубина)',
  },
  'battletech.word.club': {
    en: 'club|hatchet|sword|axe|mace|mining drill|drill|rock cutter|chainsaw|saw|backhoe|wrecking ball',
    fr: 'hache|épée|massue|gourdin|masse d’armes|foreuse|fraise à roche|tronçonneuse|scie|pelle mécanique',
    ru: 'топор|меч|дубина|топором|мечом|булава|булавой|бур|буром|камнерезка|камнерезкой',
  },
  'battletech.word.take-tree': {
    en: 'take tree|take a tree|uproot a tree|uproot tree|uproot',
    fr: 'prendre arbre|prendre un arbre|arracher un arbre|arracher arbre',
    ru: 'взять дерево|вырвать дерево',
  },
  'battletech.word.take-limb': {
    en: 'take limb|take a limb|pick up limb|pick up a limb',
    fr: 'prendre membre|prendre un membre|ramasser un membre|ramasser membre',
    ru: 'взять конечность|поднять конечность',
  },
  'battletech/blow-no-club': {
    en: 'There is nothing to swing: no hatchet, no sword, no club.',
    fr: 'Rien à manier : ni hache, ni épée, ni massue.',
    ru: 'Бить нечем: нет ни топора, ни меча, ни дубины.',
  },
  'battletech/club-held': {
    en: '{unit} holds a club already: {find@battletech.find}.',
    fr: '{unit} tient déjà une massue : {find@battletech.find}.',
    ru: '{unit} уже держит дубину: {find@battletech.find}.',
  },
  'battletech/no-club-here': {
    en: '{unit} has no {find@battletech.find} to pick up in {hex}.',
    fr: '{unit} ne trouve pas de {find@battletech.find} à prendre en {hex}.',
    ru: 'В {hex} {unit} не найдёт, что поднять: {find@battletech.find}.',
  },
  'battletech.find.tree': { en: 'tree', fr: 'tronc', ru: 'дерево' },
  'battletech.find.limb': { en: 'limb', fr: 'membre', ru: 'конечность' },
  'battletech.physical.club': { en: 'club attack', fr: 'coup de massue', ru: 'удар дубиной' },
  'battletech.picture.holds-tree': { en: 'holds a tree', fr: 'tient un arbre', ru: 'держит дерево' },
  'battletech.picture.holds-limb': { en: 'holds a limb', fr: 'tient un membre', ru: 'держит конечность' },
  'battletech.choice.take-tree': { en: 'Uproot a tree', fr: 'Arracher un arbre', ru: 'Вырвать дерево' },
  'battletech.choice.take-limb': { en: 'Pick up a limb', fr: 'Ramasser un membre', ru: 'Поднять конечность' },
  'battletech.choice.take-about': {
    en: 'A club for both arms from the next turn on',
    fr: 'Une massue à deux bras dès le tour suivant',
    ru: 'Дубина для двух рук со следующего хода',
  },
  'battletech.command.takes-tree': {
    en: '{unit} uproots a tree instead of striking',
    fr: '{unit} arrache un arbre au lieu de frapper',
    ru: '{unit} вместо удара вырывает дерево',
  },
  'battletech.command.takes-limb': {
    en: '{unit} picks up a limb instead of striking',
    fr: '{unit} ramasse un membre au lieu de frapper',
    ru: '{unit} вместо удара поднимает конечность',
  },
  'battletech.full.takes-tree': {
    en: '**{unit}** uproots a tree to strike with',
    fr: "**{unit}** arrache un arbre pour s'en servir de massue",
    ru: '**{unit}** вырывает дерево: теперь это его дубина',
  },
  'battletech.full.takes-limb': {
    en: '**{unit}** picks up a limb to strike with',
    fr: "**{unit}** ramasse un membre pour s'en servir de massue",
    ru: '**{unit}** поднимает конечность: теперь это его дубина',
  },
  'battletech.full.club-broken': {
    en: '**{unit}**: the tree breaks',
    fr: "**{unit}** : l'arbre se brise",
    ru: '**{unit}**: дерево ломается',
  },
  'battletech.board.limbs': {
    en: 'Limbs on the ground: {hexes}',
    fr: 'Membres au sol : {hexes}',
    ru: 'Конечности на земле: {hexes}',
  },
} as const satisfies Sentences;
