import type { Sentences } from '../../../i18n/sentences.js';

/** Overwatch and Suppression: markers, zones, who joins. */
export const markers = {
  'tactic148.marker.wound': { en: 'Wound marker', fr: 'marqueur Blessure', ru: 'маркер ранения' },
  'tactic148.marker.opportunity': { en: 'Opportunity Fire', fr: "tir d'opportunité", ru: 'огонь по возможности' },
  'tactic148.marker.suppression': { en: 'Suppression Fire', fr: 'tir de suppression', ru: 'подавляющий огонь' },
  'tactic148.action.opportunity': { en: 'Opportunity Fire', fr: "Tir d'opportunité", ru: 'Огонь по возможности' },
  'tactic148.action.suppress': { en: 'Suppression Fire', fr: 'Tir de suppression', ru: 'Подавляющий огонь' },
  'tactic148.action.join': {
    en: 'Join a Suppression Fire',
    fr: 'Se joindre à un tir de suppression',
    ru: 'Присоединиться к подавляющему огню',
  },
  'tactic148.action-about.opportunity': {
    en: '1 token: a free shot at the first enemy to show itself around a point',
    fr: "1 PA : un tir gratuit sur le premier ennemi qui se montre autour d'un point",
    ru: '1 жетон: бесплатный выстрел по первому врагу, который покажется возле точки',
  },
  'tactic148.action-about.suppress': {
    en: '1 token: keeps enemies around a point from attacking; two shooters or a machine gun',
    fr: "1 PA : empêche l'ennemi d'attaquer autour d'un point ; à deux tireurs ou à la mitrailleuse",
    ru: '1 жетон: враги возле точки не атакуют; нужны двое стрелков или пулемёт',
  },
  'tactic148.action-about.join': {
    en: '1 token: one more shooter at a point that a friend suppresses',
    fr: '1 PA : un tireur de plus pour un tir de suppression de votre camp',
    ru: '1 жетон: ещё один стрелок по точке, которую подавляет товарищ',
  },
  'tactic148.picture.suppressionIdle': {
    en: 'SF without effect yet',
    fr: 'SF encore sans effet',
    ru: 'SF пока без эффекта',
  },
  'tactic148.ask.wound-suppression': {
    en: 'equal H2H: who is wounded by the Suppression Fire, {units?}?',
    fr: 'H2H à égalité : qui est blessé par le tir de suppression, {units?} ?',
    ru: 'H2H равны: кого ранит подавляющий огонь, {units?}?',
  },
  'tactic148.blank.where': { en: 'Where to?', fr: 'Où ?', ru: 'Куда?' },
  'tactic148.blank.zone': {
    en: 'Which Suppression Fire?',
    fr: 'Quel tir de suppression ?',
    ru: 'Какой подавляющий огонь?',
  },
  'tactic148.choice.zone': {
    en: 'on {at}, radius {radius@tactic148.length}',
    fr: 'sur {at}, rayon {radius@tactic148.length}',
    ru: 'в {at}, радиус {radius@tactic148.length}',
  },
  'tactic148.command.opportunity': {
    en: '{unit} sets Opportunity Fire on {at@tactic148.place}, {weapon}',
    fr: "{unit} prépare un tir d'opportunité sur {at@tactic148.place}, {weapon}",
    ru: '{unit} готовит огонь по возможности: {at@tactic148.place}, {weapon}',
  },
  'tactic148.command.suppress': {
    en: '{unit} lays down Suppression Fire on {at@tactic148.place}, {weapon}',
    fr: '{unit} ouvre un tir de suppression sur {at@tactic148.place}, {weapon}',
    ru: '{unit} ведёт подавляющий огонь: {at@tactic148.place}, {weapon}',
  },
  'tactic148.command.join': {
    en: '{unit} joins Suppression Fire {zone}, {weapon}',
    fr: '{unit} se joint au tir de suppression {zone}, {weapon}',
    ru: '{unit} присоединяется к подавляющему огню {zone}, {weapon}',
  },
  'tactic148.report.wound-markers': {
    en: 'Wound markers come off: {units}',
    fr: 'Marqueurs Blessure retirés : {units}',
    ru: 'Ранение больше не мешает: {units}',
  },
  'tactic148.report.fought-ends': {
    en: '**{unit}** fights, which ends: {markers@tactic148.marker}',
    fr: '**{unit}** se bat, fin : {markers@tactic148.marker}',
    ru: '**{unit}** дерётся, снято: {markers@tactic148.marker}',
  },
  'tactic148.report.zone-ends': {
    en: 'Suppression Fire {zone} is over',
    fr: 'Fin du tir de suppression {zone}',
    ru: 'Подавляющий огонь {zone} окончен',
  },
  'tactic148.report.zone-on': {
    en: 'Suppression Fire {zone} takes effect: {shooters}',
    fr: 'Le tir de suppression {zone} fait effet : {shooters}',
    ru: 'Подавляющий огонь {zone} действует: {shooters}',
  },
  'tactic148.report.zone-off': {
    en: 'Suppression Fire {zone} has no effect any more: too few shooters',
    fr: 'Le tir de suppression {zone} ne fait plus effet : trop peu de tireurs',
    ru: 'Подавляющий огонь {zone} больше не действует: мало стрелков',
  },
  'tactic148.report.zone-inside': { en: 'in the zone: {units}', fr: 'dans la zone : {units}', ru: 'в зоне: {units}' },
  'tactic148.report.zone-works': { en: 'in effect', fr: 'fait effet', ru: 'действует' },
  'tactic148.report.zone-waits': {
    en: 'no effect until a second shooter joins',
    fr: 'sans effet avant un second tireur',
    ru: 'не действует без второго стрелка',
  },
  'tactic148.report.opportunity': {
    en: '**{unit}** sets Opportunity Fire on {at@tactic148.place} (radius {radius@tactic148.length}), {weapon}',
    fr: "**{unit}** prépare un tir d'opportunité sur {at@tactic148.place} (rayon {radius@tactic148.length}), {weapon}",
    ru: '**{unit}** готовит огонь по возможности: {at@tactic148.place} (радиус {radius@tactic148.length}), {weapon}',
  },
  'tactic148.report.suppression': {
    en: '**{unit}** lays down Suppression Fire {zone} on {at@tactic148.place} (radius {radius@tactic148.length}), {weapon}',
    fr: '**{unit}** ouvre un tir de suppression {zone} sur {at@tactic148.place} (rayon {radius@tactic148.length}), {weapon}',
    ru: '**{unit}** ведёт подавляющий огонь {zone}: {at@tactic148.place} (радиус {radius@tactic148.length}), {weapon}',
  },
  'tactic148.report.joined': {
    en: '**{unit}** joins Suppression Fire {zone}, {weapon}',
    fr: '**{unit}** se joint au tir de suppression {zone}, {weapon}',
    ru: '**{unit}** присоединяется к подавляющему огню {zone}, {weapon}',
  },
  'tactic148.report.suppression-dice': {
    en: 'Suppression Fire {zone}, each 6 wounds: {dice} → {sixes:# hit|# hits}',
    fr: 'Tir de suppression {zone}, chaque 6 blesse : {dice} → {sixes:# touche|# touches}',
    ru: 'Подавляющий огонь {zone}, каждая шестёрка ранит: {dice} → {sixes:# попадание|# попадания|# попаданий}',
  },
  'tactic148.report.suppression-none': {
    en: 'Suppression Fire {zone}, each 6 wounds: {dice} → no hit',
    fr: 'Tir de suppression {zone}, chaque 6 blesse : {dice} → aucune touche',
    ru: 'Подавляющий огонь {zone}, каждая шестёрка ранит: {dice} → мимо',
  },
  'tactic148.cause.suppressed': { en: 'suppressed', fr: 'sous tir de suppression', ru: 'под подавляющим огнём' },
  'tactic148.board.opportunity': {
    en: 'Opportunity Fire on {at@tactic148.place} (radius {radius@tactic148.length}), {weapon}',
    fr: "tir d'opportunité sur {at@tactic148.place} (rayon {radius@tactic148.length}), {weapon}",
    ru: 'огонь по возможности в {at@tactic148.place} (радиус {radius@tactic148.length}), {weapon}',
  },
  'tactic148.board.opportunity-held': {
    en: 'Opportunity Fire (held) on {at@tactic148.place} (radius {radius@tactic148.length}), {weapon}',
    fr: "tir d'opportunité (retenu) sur {at@tactic148.place} (rayon {radius@tactic148.length}), {weapon}",
    ru: 'огонь по возможности (придержан) в {at@tactic148.place} (радиус {radius@tactic148.length}), {weapon}',
  },
  'tactic148.board.suppressing': {
    en: 'Suppression Fire {zone}',
    fr: 'tir de suppression {zone}',
    ru: 'подавляющий огонь {zone}',
  },
  'tactic148.board.zone-works': {
    en: 'Suppression Fire {zone} on {at@tactic148.place} (radius {radius@tactic148.length}), in effect: {shooters}',
    fr: 'Tir de suppression {zone} sur {at@tactic148.place} (rayon {radius@tactic148.length}), fait effet : {shooters}',
    ru: 'Подавляющий огонь {zone} в {at@tactic148.place} (радиус {radius@tactic148.length}), действует: {shooters}',
  },
  'tactic148.board.zone-waits': {
    en: 'Suppression Fire {zone} on {at@tactic148.place} (radius {radius@tactic148.length}), without effect: only {shooters}',
    fr: 'Tir de suppression {zone} sur {at@tactic148.place} (rayon {radius@tactic148.length}), sans effet : seulement {shooters}',
    ru: 'Подавляющий огонь {zone} в {at@tactic148.place} (радиус {radius@tactic148.length}), не действует: только {shooters}',
  },
  'tactic148/wound-marker': {
    en: '{unit} has a Wound marker and can do nothing until the end of this turn.',
    fr: "{unit} a un marqueur Blessure et ne peut rien faire jusqu'à la fin de ce tour.",
    ru: 'У персонажа {unit} маркер ранения: до конца этого хода он не действует.',
  },
  'tactic148/marker-off-table': {
    en: 'That place is off the table, which is {width@tactic148.length} by {height@tactic148.length}.',
    fr: 'Cet endroit est hors de la table, qui fait {width@tactic148.length} sur {height@tactic148.length}.',
    ru: 'Это место за краем стола; стол {width@tactic148.length} на {height@tactic148.length}.',
  },
  'tactic148/no-such-zone': {
    en: 'Your side has no Suppression Fire `{zone}`. It has: {known}.',
    fr: "Votre camp n'a pas de tir de suppression `{zone}`. Il a : {known}.",
    ru: 'У вашей стороны нет подавляющего огня `{zone}`. Есть: {known}.',
  },
  'tactic148/joined-already': {
    en: '{unit} already takes part in the Suppression Fire {zone}.',
    fr: '{unit} participe déjà au tir de suppression {zone}.',
    ru: '{unit} уже участвует в подавляющем огне {zone}.',
  },
  'tactic148/no-opportunity': {
    en: '{unit} has no Opportunity Fire marker on the table, to hold or to release.',
    fr: "{unit} n'a pas de marqueur de tir d'opportunité à retenir ou à relâcher.",
    ru: 'У персонажа {unit} нет маркера огня по возможности: ни придержать, ни вернуть.',
  },
} as const satisfies Sentences;
