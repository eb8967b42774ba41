import type { Sentences } from '../../../i18n/sentences.js';

/** Buildings: on the map, coming through their walls, shots at them, their fall. */
export const buildings = {
  'battletech.terrain.building': { en: 'building, levels', fr: 'bâtiment, niveaux', ru: 'здание, уровни' },
  'battletech.building.light': { en: 'light building', fr: 'bâtiment léger', ru: 'лёгкое здание' },
  'battletech.building.medium': { en: 'medium building', fr: 'bâtiment moyen', ru: 'среднее здание' },
  'battletech.building.heavy': { en: 'heavy building', fr: 'bâtiment lourd', ru: 'прочное здание' },
  'battletech.building.hardened': { en: 'hardened building', fr: 'bâtiment renforcé', ru: 'укреплённое здание' },
  'battletech.building.hangar-light': { en: 'light hangar', fr: 'hangar léger', ru: 'лёгкий ангар' },
  'battletech.building.hangar-medium': { en: 'medium hangar', fr: 'hangar moyen', ru: 'средний ангар' },
  'battletech.building.hangar-heavy': { en: 'heavy hangar', fr: 'hangar lourd', ru: 'прочный ангар' },
  'battletech.building.hangar-hardened': { en: 'hardened hangar', fr: 'hangar renforcé', ru: 'укреплённый ангар' },
  'battletech.building.fortress-light': { en: 'light fortress', fr: 'forteresse légère', ru: 'лёгкая крепость' },
  'battletech.building.fortress-medium': { en: 'medium fortress', fr: 'forteresse moyenne', ru: 'средняя крепость' },
  'battletech.building.fortress-heavy': { en: 'heavy fortress', fr: 'forteresse lourde', ru: 'прочная крепость' },
  'battletech.building.fortress-hardened': {
    en: 'hardened fortress',
    fr: 'forteresse renforcée',
    ru: 'укреплённая крепость',
  },
  'battletech.building.emplacement-light': { en: 'light gun emplacement', fr: 'casemate légère', ru: 'лёгкий дот' },
  'battletech.building.emplacement-medium': { en: 'medium gun emplacement', fr: 'casemate moyenne', ru: 'средний дот' },
  'battletech.building.emplacement-heavy': { en: 'heavy gun emplacement', fr: 'casemate lourde', ru: 'прочный дот' },
  'battletech.building.emplacement-hardened': {
    en: 'hardened gun emplacement',
    fr: 'casemate renforcée',
    ru: 'укреплённый дот',
  },
  'battletech.building.tank-light': {
    en: 'light fuel tank',
    fr: 'réservoir de carburant léger',
    ru: 'лёгкий топливный бак',
  },
  'battletech.building.tank-medium': {
    en: 'medium fuel tank',
    fr: 'réservoir de carburant moyen',
    ru: 'средний топливный бак',
  },
  'battletech.building.tank-heavy': {
    en: 'heavy fuel tank',
    fr: 'réservoir de carburant lourd',
    ru: 'прочный топливный бак',
  },
  'battletech.building.tank-hardened': {
    en: 'hardened fuel tank',
    fr: 'réservoir de carburant renforcé',
    ru: 'укреплённый топливный бак',
  },
  'battletech.board.blast': {
    en: '{line}; explodes for {blast}',
    fr: '{line} ; explose à {blast}',
    ru: '{line}; взрыв {blast}',
  },
  'battletech.shut.emplacement': {
    en: 'only infantry fits into a gun emplacement',
    fr: "seule l'infanterie tient dans une casemate",
    ru: 'в дот входит только пехота',
  },
  'battletech.shut.tank': {
    en: 'nobody goes into a fuel tank',
    fr: "personne n'entre dans un réservoir de carburant",
    ru: 'в топливный бак не войти никому',
  },
  'battletech.shut.armoured': {
    en: 'only infantry gets in while the walls have armour; shoot it off first',
    fr: "seule l'infanterie y entre tant que les murs ont du blindage ; abattez-le d'abord",
    ru: 'пока у стен есть броня, войдёт только пехота; сначала сбейте броню',
  },
  'battletech/no-way-in': {
    en: '{unit} cannot enter {hex}: {shut@battletech.shut}.',
    fr: '{unit} ne peut pas entrer en {hex} : {shut@battletech.shut}.',
    ru: '{unit} не войдёт в {hex}: {shut@battletech.shut}.',
  },
  'battletech.board.building': {
    en: '{kind@battletech.building}, {levels:# level|# levels}, CF {cf}: {hexes}',
    fr: '{kind@battletech.building}, {levels:# niveau|# niveaux}, solidité {cf} : {hexes}',
    ru: '{kind@battletech.building}, {levels:# уровень|# уровня|# уровней}, прочность {cf}: {hexes}',
  },
  'battletech.board.building-armoured': {
    en: '{kind@battletech.building}, {levels:# level|# levels}, CF {cf}, armour {armour}: {hexes}',
    fr: '{kind@battletech.building}, {levels:# niveau|# niveaux}, solidité {cf}, blindage {armour} : {hexes}',
    ru: '{kind@battletech.building}, {levels:# уровень|# уровня|# уровней}, прочность {cf}, броня {armour}: {hexes}',
  },
  'battletech.term.building-light': { en: 'light walls', fr: 'murs légers', ru: 'лёгкие стены' },
  'battletech.term.building-medium': { en: 'medium walls', fr: 'murs moyens', ru: 'средние стены' },
  'battletech.term.building-heavy': { en: 'heavy walls', fr: 'murs lourds', ru: 'прочные стены' },
  'battletech.term.building-hardened': { en: 'hardened walls', fr: 'murs renforcés', ru: 'укреплённые стены' },
  'battletech.term.speed': {
    en: '{n:# hex|# hexes} moved',
    fr: '{n:# hex parcouru|# hex parcourus}',
    ru: 'пройдено {n:# гекс|# гекса|# гексов}',
  },
  'battletech.piloting.building': { en: 'goes through walls', fr: 'traverse des murs', ru: 'проход сквозь стены' },
  'battletech.full.walls-broken': {
    en: '**{unit}** breaks into the building in {hex}, unharmed: {walls}',
    fr: '**{unit}** entre en force dans le bâtiment en {hex}, sans dégât : {walls}',
    ru: '**{unit}** вламывается в здание {hex} без урона: {walls}',
  },
  'battletech.full.walls-hurt': {
    en: '**{unit}** breaks into the building in {hex} ({damage:# point|# points}): {result}; {walls}',
    fr: '**{unit}** entre en force dans le bâtiment en {hex} ({damage:# dégât|# dégâts}) : {result} ; {walls}',
    ru: '**{unit}** вламывается в здание {hex} (урон {damage}): {result}; {walls}',
  },
  'battletech.full.walls-take': {
    en: 'walls −{damage}, CF {left}',
    fr: 'murs −{damage}, solidité {left}',
    ru: 'стены −{damage}, прочность {left}',
  },
  'battletech.full.building-fell': {
    en: 'The building in {hex} collapses ({kind@battletech.building})',
    fr: 'Le bâtiment en {hex} s’effondre ({kind@battletech.building})',
    ru: 'Здание в {hex} рушится ({kind@battletech.building})',
  },
  'battletech.full.bridge-fell': {
    en: 'The bridge in {hex} gives way',
    fr: 'Le pont en {hex} cède',
    ru: 'Мост в {hex} рушится',
  },
  'battletech.picture.under': { en: 'under the bridge', fr: 'sous le pont', ru: 'под мостом' },
  'battletech.terrain.bridge': { en: 'bridge', fr: 'pont', ru: 'мост' },
  'battletech.board.bridge': {
    en: 'Bridge, {levels:# level|# levels} high, CF {cf}: {hexes}',
    fr: 'Pont, haut de {levels:# niveau|# niveaux}, solidité {cf} : {hexes}',
    ru: 'Мост на высоте {levels:# уровня|# уровней|# уровней}, прочность {cf}: {hexes}',
  },
  'battletech.piloting.bridge': { en: 'the bridge gives way', fr: 'le pont cède', ru: 'мост обрушился' },
  'battletech.full.buried': {
    en: '**{unit}** is buried under the building in {hex} ({damage:# point|# points}): {result}',
    fr: '**{unit}** est enseveli sous le bâtiment en {hex} ({damage:# dégât|# dégâts}) : {result}',
    ru: '**{unit}** под обломками здания {hex} (урон {damage}): {result}',
  },
  'battletech.full.why-buried': {
    en: '**{unit}** under the building in {hex}',
    fr: '**{unit}** sous le bâtiment en {hex}',
    ru: '**{unit}** под зданием {hex}',
  },
  'battletech.full.why-walls': {
    en: '**{unit}** in the walls of {hex}',
    fr: '**{unit}** dans les murs en {hex}',
    ru: '**{unit}** в стенах {hex}',
  },
  'battletech/jump-inside': {
    en: '{unit} is inside a building in {hex} and cannot jump. Walk out first.',
    fr: '{unit} est dans un bâtiment en {hex} et ne peut pas sauter. Sortez d’abord en marchant.',
    ru: '{unit} внутри здания {hex} и прыгать не может. Сначала выйдите шагом.',
  },
  'battletech/jump-onto-roof': {
    en: '{unit} cannot land on the roof in {hex}. Land beside it, or walk in.',
    fr: '{unit} ne peut pas atterrir sur le toit en {hex}. Posez-vous à côté, ou entrez en marchant.',
    ru: '{unit} не может сесть на крышу в {hex}. Приземлитесь рядом или войдите шагом.',
  },
  'battletech/blow-inside': {
    en: '{target} is inside the building in {hex}: a blow from outside does not reach it. Shoot, or go in.',
    fr: '{target} est dans le bâtiment en {hex} : un coup de l’extérieur ne l’atteint pas. Tirez, ou entrez.',
    ru: '{target} внутри здания {hex}: снаружи не ударить. Стреляйте или войдите.',
  },
} as const satisfies Sentences;
