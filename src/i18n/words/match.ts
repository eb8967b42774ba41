import type { Sentences } from '../sentences.js';

/** Refusals of the kernel and of the match room, sides and deeds by name, and what every game tells in the same words. */
export const match = {
  'match/over': { en: 'The match is over.', fr: 'La partie est terminée.', ru: 'Матч окончен.' },
  'match/no-such-seat': {
    en: 'There is no place {seat@seat} in this match.',
    fr: "Il n'y a pas de place {seat@seat} dans cette partie.",
    ru: 'Места «{seat@seat}» в этом матче нет.',
  },
  'match/another-order-is-due': {
    en: 'It is time to {due@deed}, not to {given@deed}.',
    fr: 'Il faut maintenant {due@deed}, pas {given@deed}.',
    ru: 'Сейчас нужно {due@deed}, а не {given@deed}.',
  },
  'match/question-closed': {
    en: 'That question is already settled; below is what is asked now.',
    fr: 'Cette question est déjà réglée ; voyez ce qui est demandé maintenant.',
    ru: 'Этот вопрос уже решён; смотрите, что нужно сейчас.',
  },
  'match/not-awaited': {
    en: 'It is not your turn. Waiting for: {awaited@seat} ({due@deed}).',
    fr: "Ce n'est pas à vous de jouer. On attend : {awaited@seat} ({due@deed}).",
    ru: 'Сейчас не ваша очередь. Ждём: {awaited@seat} ({due@deed}).',
  },
  'match/already-conceded': {
    en: '{seat@seat}: already conceded.',
    fr: '{seat@seat} : capitulation déjà enregistrée.',
    ru: '{seat@seat}: поражение уже признано.',
  },
  'match/already-voted': {
    en: 'Your vote is already counted.',
    fr: 'Votre vote est déjà pris en compte.',
    ru: 'Ваш голос уже учтён.',
  },
  'match/unknown-scenario': {
    en: 'There is no scenario {scenario}. Available: {known}.',
    fr: "Le scénario {scenario} n'existe pas. Disponibles : {known}.",
    ru: 'Сценария {scenario} нет. Есть: {known}.',
  },
  'match/unknown-option': {
    en: '`{option}` is not a rule of this game. Write `name=value`; its rules are {known}.',
    fr: "`{option}` n'est pas une règle de ce jeu. Écrivez `nom=valeur` ; règles : {known}.",
    ru: 'Правила `{option}` в этой игре нет. Пишите `имя=значение`; правила: {known}.',
  },
  'match/unknown-option-value': {
    en: '`{option}` cannot be `{value}`. It can be {known?}.',
    fr: '`{option}` ne peut pas être `{value}`. Valeurs possibles : {known?}.',
    ru: '`{option}` не может быть `{value}`. Возможно: {known?}.',
  },
  'match/no-such-side': {
    en: 'There is no side {side}. The sides: {sides@side}.',
    fr: "Il n'y a pas de camp {side}. Les camps : {sides@side}.",
    ru: 'Стороны {side} нет. Есть: {sides@side}.',
  },
  'match/channel-taken': {
    en: 'This channel already has a match. End it first, or make a thread for the new one.',
    fr: 'Ce salon a déjà une partie. Terminez-la, ou ouvrez un fil pour la nouvelle.',
    ru: 'В этом канале уже идёт матч. Завершите его или откройте ветку для нового.',
  },
  'match/no-such-match': { en: 'There is no such match.', fr: "Cette partie n'existe pas.", ru: 'Такого матча нет.' },
  'match/already-started': {
    en: 'The match has already begun.',
    fr: 'La partie a déjà commencé.',
    ru: 'Матч уже начался.',
  },
  'match/already-joined': {
    en: 'You already have a place: {side@side}.',
    fr: 'Vous avez déjà une place : {side@side}.',
    ru: 'Вы уже заняли место: {side@side}.',
  },
  'match/bad-salt': {
    en: 'A salt has at most {most} characters, and no line breaks or back-ticks.',
    fr: 'Un sel a au plus {most} caractères, sans saut de ligne ni accent grave isolé.',
    ru: 'В соли не больше {most} знаков, без переносов строки и обратных апострофов.',
  },
  'match/side-full': {
    en: '{side@side}: full, {players} of {most}. Take another side.',
    fr: '{side@side} : complet, {players} sur {most}. Choisissez un autre camp.',
    ru: '{side@side}: мест нет, {players} из {most}. Выберите другую сторону.',
  },
  'match/full': {
    en: 'All {most} places are taken.',
    fr: 'Les {most} places sont prises.',
    ru: 'Все места заняты: {most}.',
  },
  'match/too-few-players': {
    en: '{side@side}: not enough players, {players} of at least {fewest}.',
    fr: '{side@side} : pas assez de joueurs, {players} au lieu de {fewest} au moins.',
    ru: '{side@side}: не хватает игроков, их {players}, а нужно не меньше {fewest}.',
  },
  'match/leave-in-play': {
    en: 'The match is under way. To stop it, concede or vote to abandon it: `/match concede`, `/match abandon`.',
    fr: "La partie est en cours. Pour arrêter, capitulez ou votez l'arrêt : `/partie capituler`, `/partie interrompre`.",
    ru: 'Матч идёт. Чтобы закончить, сдайтесь или проголосуйте за прекращение: `/матч сдаться`, `/матч прервать`.',
  },
  'match/not-the-owner': {
    en: 'Only the player who made the match may do that: {owner@player}.',
    fr: 'Réservé à la personne qui a créé la partie : {owner@player}.',
    ru: 'Это может только создатель матча: {owner@player}.',
  },
  'match/not-started': {
    en: 'The match has not begun. `/match start` begins it.',
    fr: "La partie n'a pas commencé. `/partie commencer` la lance.",
    ru: 'Матч ещё не начался. Начать: `/матч начать`.',
  },
  'match/not-a-player': {
    en: 'You have no place in this match. Until it begins, `/match join` takes one; after that a player gives you theirs with `/match substitute`.',
    fr: "Vous n'avez pas de place dans cette partie. Avant le début, `/partie rejoindre` en prend une ; ensuite, un joueur vous donne la sienne par `/partie remplacer`.",
    ru: 'У вас нет места в этом матче. До начала его можно занять: `/матч вступить`; потом игрок может уступить вам своё: `/матч заменить`.',
  },
  'match/not-your-seat': {
    en: 'That order is for {seat@seat} to give; you play {yours@seat}.',
    fr: "Cet ordre n'est pas à vous : il revient à « {seat@seat} » ; votre place : {yours@seat}.",
    ru: 'Этот приказ отдаёт «{seat@seat}», а ваше место: {yours@seat}.',
  },
  'match/which-seat': {
    en: 'You hold several places. Which one is this for: {seats?@seat}?',
    fr: 'Vous avez plusieurs places. Pour laquelle : {seats?@seat} ?',
    ru: 'У вас несколько мест. За какое этот приказ: {seats?@seat}?',
  },
  'deed.deploy': { en: 'deploy a unit', fr: 'déployer une unité', ru: 'расставить юнит' },
  'deed.move': { en: 'move a unit', fr: 'déplacer une unité', ru: 'передвинуть юнит' },
  'side.attacker': { en: 'Attacker', fr: 'Attaquant', ru: 'Атакующий' },
  'side.defender': { en: 'Defender', fr: 'Défenseur', ru: 'Обороняющийся' },
  'side.south': { en: 'Southern patrol', fr: 'Patrouille du Sud', ru: 'Южный дозор' },
  'side.north': { en: 'Northern patrol', fr: 'Patrouille du Nord', ru: 'Северный дозор' },
  'side.heavies': { en: 'Heavies', fr: 'Lourds', ru: 'Тяжёлые' },
  'side.hunters': { en: 'Hunters', fr: 'Chasseurs', ru: 'Охотники' },
  'refusal.unknown': {
    en: 'That is not possible now ({code}).',
    fr: "Impossible pour l'instant ({code}).",
    ru: 'Сейчас это невозможно ({code}).',
  },
  'match.report.conceded': {
    en: '{seat@seat} conceded the match',
    fr: '{seat@seat} : capitulation',
    ru: '{seat@seat}: поражение признано',
  },
  'match.report.votes': {
    en: '{seat@seat} voted to stop without a result',
    fr: '{seat@seat} : vote pour arrêter la partie sans résultat',
    ru: '{seat@seat}: голос за остановку матча без результата',
  },
  'match.report.unvotes': {
    en: '{seat@seat} voted to play on',
    fr: '{seat@seat} : vote pour continuer la partie',
    ru: '{seat@seat}: голос за продолжение матча',
  },
  'match.command.pass': { en: 'the default answer', fr: 'la réponse par défaut', ru: 'ответ по умолчанию' },
  'match.command.concede': { en: 'concede the match', fr: 'capituler', ru: 'сдаться' },
  'match.command.abandon': {
    en: 'agree to stop without a result',
    fr: "accepter d'arrêter sans résultat",
    ru: 'согласиться остановить матч без результата',
  },
  'match.command.play-on': { en: 'play on', fr: 'continuer la partie', ru: 'продолжить матч' },
  'match/no-such-turn': {
    en: '{given@turn}: no order in it could be taken back. Now: {turn@turn}.',
    fr: "{given@turn} : aucun ordre n'y est à annuler. En cours : {turn@turn}.",
    ru: '{given@turn}: приказов для отмены нет. Сейчас: {turn@turn}.',
  },
  'match/no-such-order': {
    en: 'There is no order `{given}`. Pick one from the list, or write its number, from {from} to {to}.',
    fr: "Il n'y a pas d'ordre `{given}`. Choisissez-en un dans la liste, ou écrivez son numéro, de {from} à {to}.",
    ru: 'Приказа `{given}` нет. Выберите из списка или напишите номер от {from} до {to}.',
  },
} as const satisfies Sentences;
