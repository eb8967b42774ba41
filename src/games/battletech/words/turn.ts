import type { Sentences } from '../../../i18n/sentences.js';

/** Turns, phases and initiative: who acts when, and with what. */
export const turn = {
  'battletech.phase.initiative': { en: 'Initiative', fr: 'Initiative', ru: 'Инициатива' },
  'battletech.phase.movement': { en: 'Movement', fr: 'Déplacement', ru: 'Движение' },
  'battletech.phase.weapons': { en: 'Weapon attacks', fr: 'Tirs', ru: 'Стрельба' },
  'battletech.phase.physical': { en: 'Physical attacks', fr: 'Corps à corps', ru: 'Ближний бой' },
  'battletech.phase.heat': { en: 'Heat', fr: 'Chaleur', ru: 'Нагрев' },
  'battletech.phase.end': { en: 'End of turn', fr: 'Fin du tour', ru: 'Конец хода' },
  'battletech.status.waiting': { en: 'not yet deployed', fr: 'pas encore déployée', ru: 'ещё не на карте' },
  'battletech.status.active': { en: 'on the map', fr: 'sur la carte', ru: 'на карте' },
  'battletech.status.destroyed': { en: 'destroyed', fr: 'unité détruite', ru: 'юнит уничтожен' },
  'battletech.status.left': { en: 'off the map', fr: 'hors de la carte', ru: 'за краем карты' },
  'battletech.picture.phase': {
    en: 'Turn {turn} · {phase@battletech.phase}',
    fr: 'Tour {turn} · {phase@battletech.phase}',
    ru: 'Ход {turn} · {phase@battletech.phase}',
  },
  'battletech.picture.initiative': { en: 'Initiative', fr: 'Initiative', ru: 'Инициатива' },
  'battletech.picture.toAct': { en: 'To act:', fr: 'À jouer :', ru: 'Действует:' },
  'battletech.picture.movement': {
    en: '{mode@battletech.mode} {mp} MP, {entered:# hex|# hexes}',
    fr: '{mode@battletech.mode} {mp} MP, {entered:# hex|# hex}',
    ru: '{mode@battletech.mode} {mp} MP, {entered:# гекс|# гекса|# гексов}',
  },
  'battletech.picture.unmoved': { en: 'not moved', fr: 'à déplacer', ru: 'ещё без движения' },
  'battletech.picture.bars': {
    en: 'armour, structure, heat',
    fr: 'blindage, structure, chaleur',
    ru: 'броня, структура, нагрев',
  },
  'battletech.picture.waiting': { en: 'not deployed', fr: 'à déployer', ru: 'ещё не на карте' },
  'battletech.picture.endOfPhase': {
    en: 'lost at the end of the phase',
    fr: 'perte en fin de phase',
    ru: 'потеря в конце фазы',
  },
  'battletech/no-such-unit': {
    en: 'There is no unit {unit}. The units: {known}.',
    fr: "Il n'y a pas d'unité {unit}. En jeu : {known}.",
    ru: 'Юнита {unit} нет. В игре: {known}.',
  },
  'battletech/not-on-map': {
    en: '{unit} is {status@battletech.status}.',
    fr: '{unit} : {status@battletech.status}.',
    ru: '{unit}: {status@battletech.status}.',
  },
  'battletech/not-this-unit': {
    en: 'It is not the turn of {unit}. Choose {known?}.',
    fr: "Ce n'est pas à {unit} de jouer. Choisissez {known?}.",
    ru: 'Сейчас не очередь юнита {unit}. Выберите: {known?}.',
  },
  'battletech/already-moved': {
    en: '{unit} has already moved this turn. Still to move: {known}.',
    fr: '{unit} a déjà bougé ce tour-ci. Restent : {known}.',
    ru: 'Юнит {unit} в этот ход уже двигался. Остались: {known}.',
  },
  'battletech/already-declared': {
    en: '{unit} has already declared its attacks. Still to declare: {known}.',
    fr: '{unit} a déjà déclaré ses attaques. Restent : {known}.',
    ru: 'Юнит {unit} уже объявил атаки. Остались: {known}.',
  },
  'battletech/choose-one-of-each': {
    en: 'Choose one hex of each pair: {known}.',
    fr: 'Choisissez un hex par paire : {known}.',
    ru: 'Выберите по одному гексу из каждой пары: {known}.',
  },
  'battletech/choose-one-side': {
    en: 'All hexes must lie on the same side of the line. Pairs, left/right: {known}.',
    fr: 'Tous les hex doivent être du même côté de la ligne. Paires, gauche/droite : {known}.',
    ru: 'Все гексы должны лежать по одну сторону линии. Пары, слева/справа: {known}.',
  },
  'battletech/not-among-these': {
    en: '{mount} is not one of the weapons asked about: {known}.',
    fr: "{mount} n'est pas parmi les armes dont il s'agit : {known}.",
    ru: 'Спрашивают не о {mount}, а об этих: {known}.',
  },
  'battletech/shut-down': {
    en: '{unit} is shut down: it cannot move.',
    fr: "{unit}, réacteur à l'arrêt : pas de mouvement.",
    ru: '{unit}: реактор отключён, двигаться нельзя.',
  },
  'battletech/pilot-out': {
    en: 'The pilot of {unit} is unconscious: it cannot move.',
    fr: '{unit}, pilote inconscient : pas de mouvement.',
    ru: '{unit}: пилот без сознания, двигаться нельзя.',
  },
  'battletech/mode-is-set': {
    en: '{unit} has begun this move {mode@battletech.mode} and must finish it that way.',
    fr: '{unit} a commencé ce mouvement {mode@battletech.mode} ; il doit le finir ainsi.',
    ru: '{unit} начал движение {mode@battletech.mode} и должен так же его закончить.',
  },
  'battletech/cannot-act': {
    en: '{unit} cannot act: it is shut down, its pilot unconscious or its crew stunned.',
    fr: "{unit} ne peut pas agir : réacteur à l'arrêt, pilote inconscient ou équipage sonné.",
    ru: '{unit} не может действовать: реактор отключён, пилот без сознания или экипаж оглушён.',
  },
  'battletech.report.heading': {
    en: 'Turn {turn} · {phase@battletech.phase}',
    fr: 'Tour {turn} · {phase@battletech.phase}',
    ru: 'Ход {turn} · {phase@battletech.phase}',
  },
  'battletech.report.initiative': {
    en: 'Initiative: {rolls} → **{winner@side}**',
    fr: 'Initiative : {rolls} → **{winner@side}**',
    ru: 'Инициатива: {rolls} → **{winner@side}**',
  },
  'battletech.report.initiative-roll': { en: '{side@side} {dice}', fr: '{side@side} {dice}', ru: '{side@side} {dice}' },
  'battletech.report.initiative-again': {
    en: '{first} · rolled again: {next}',
    fr: '{first} · on relance : {next}',
    ru: '{first} · поровну, ещё раз: {next}',
  },
  'battletech.report.then': { en: '{first}; {next}', fr: '{first} ; {next}', ru: '{first}; {next}' },
  'battletech.report.order': { en: 'Order: {sides}', fr: 'Ordre : {sides}', ru: 'Порядок: {sides}' },
  'battletech.report.named': {
    en: 'Next to move: **{unit}**',
    fr: 'Prochain déplacement : **{unit}**',
    ru: 'Следующим двигается **{unit}**',
  },
  'battletech.report.by-referee': { en: '{line}, automatically', fr: "{line}, d'office", ru: '{line}, автоматически' },
  'battletech.report.declared': {
    en: '**{unit}** → **{target}**: {shots}',
    fr: '**{unit}** → **{target}** : {shots}',
    ru: '**{unit}** → **{target}**: {shots}',
  },
  'battletech.report.nobody-fires': { en: 'Nobody fires.', fr: 'Aucun tir.', ru: 'Никто не стреляет.' },
  'battletech.full.heading': {
    en: 'Turn {turn} · Physical attacks, heat, end of turn',
    fr: 'Tour {turn} · Corps à corps, chaleur, fin du tour',
    ru: 'Ход {turn} · Ближний бой, нагрев, конец хода',
  },
  'battletech.full.nobody-strikes': { en: 'No physical attacks.', fr: 'Aucun corps à corps.', ru: 'Ближнего боя нет.' },
  'battletech.standing.turn': {
    en: '**Turn {turn} · {phase@battletech.phase}**',
    fr: '**Tour {turn} · {phase@battletech.phase}**',
    ru: '**Ход {turn} · {phase@battletech.phase}**',
  },
  'battletech.standing.before': {
    en: '**{phase@battletech.phase}**',
    fr: '**{phase@battletech.phase}**',
    ru: '**{phase@battletech.phase}**',
  },
  'battletech.standing.initiative': {
    en: 'Initiative: {side@side} (last to act)',
    fr: 'Initiative : {side@side} (en dernier)',
    ru: 'Инициатива: {side@side} (ход после всех)',
  },
  'battletech.standing.ranking': {
    en: 'Initiative: {sides} (they act in reverse order)',
    fr: "Initiative : {sides} (on joue dans l'ordre inverse)",
    ru: 'Инициатива: {sides} (действуют в обратном порядке)',
  },
  'battletech.standing.units': { en: 'On the map: {counts}', fr: 'Sur la carte : {counts}', ru: 'На карте: {counts}' },
  'battletech.standing.count': { en: '{side@side} {units}', fr: '{side@side} {units}', ru: '{side@side} {units}' },
  'battletech.blank.unit': { en: 'Which unit?', fr: 'Quelle unité ?', ru: 'Какой юнит?' },
  'battletech.choice.unit': { en: '{unit} {chassis}', fr: '{unit} {chassis}', ru: '{unit} {chassis}' },
  'battletech.choice.sealed': {
    en: 'declared: {target}; choose it to change that',
    fr: 'déclaré : {target} ; à choisir pour changer',
    ru: 'объявлено: {target}; выберите, чтобы изменить',
  },
  'battletech.command.name': {
    en: '{unit} moves next',
    fr: 'prochain déplacement : {unit}',
    ru: 'следующим двигается {unit}',
  },
} as const satisfies Sentences;
