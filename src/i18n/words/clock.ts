import type { Sentences } from '../sentences.js';

/** The clock: its settings as they are typed and shown, what happens to it, and what is refused about it. */
export const clock = {
  'post.lobby.clock': { en: '⏱ {clock}', fr: '⏱ {clock}', ru: '⏱ {clock}' },
  'post.clock.until': {
    en: '{line} · until {due@moment} ({due@from-now})',
    fr: "{line} · jusqu'au {due@moment} ({due@from-now})",
    ru: '{line} · до {due@moment} ({due@from-now})',
  },
  'post.clock.until-banked': {
    en: '{line} · until {end@moment} ({end@from-now}), then {bank@span} from the bank, until {due@moment}',
    fr: "{line} · jusqu'au {end@moment} ({end@from-now}), puis {bank@span} de réserve, jusqu'au {due@moment}",
    ru: '{line} · до {end@moment} ({end@from-now}), затем {bank@span} из запаса, до {due@moment}',
  },
  'post.clock.paused': {
    en: 'The clock has been stopped since {at@moment}.',
    fr: 'La pendule est arrêtée depuis le {at@moment}.',
    ru: 'Часы стоят с {at@moment}.',
  },
  'post.clock.paused-by': {
    en: 'The clock has been stopped since {at@moment}, at the request of {by}.',
    fr: 'La pendule est arrêtée depuis le {at@moment}, à la demande de {by}.',
    ru: 'Часы стоят с {at@moment} (по просьбе: {by}).',
  },
  'post.clock.credited': {
    en: 'I was offline; {ms@span} are not counted.',
    fr: "J'étais hors ligne ; {ms@span} ne comptent pas.",
    ru: 'Меня не было в сети; {ms@span} не считаются.',
  },
  'post.clock.title': {
    en: '**The clock of this match:** `{clock}`',
    fr: '**La pendule de cette partie :** `{clock}`',
    ru: '**Часы этого матча:** `{clock}`',
  },
  'post.clock.bank': {
    en: '{player}: {bank@span} in the bank',
    fr: '{player} : {bank@span} en réserve',
    ru: '{player}: в запасе {bank@span}',
  },
  'post.clock.missed': {
    en: '{player}: {bank@span} in the bank; {missed:# default answer|# default answers} in a row for lack of time',
    fr: '{player} : {bank@span} en réserve ; {missed:# réponse par défaut|# réponses par défaut} de suite faute de temps',
    ru: '{player}: в запасе {bank@span}; {missed:# ответ|# ответа|# ответов} по умолчанию подряд из-за нехватки времени',
  },
  'post.clock.idle': { en: "Nobody's clock is running.", fr: 'Aucune pendule ne tourne.', ru: 'Ничьи часы не идут.' },
  'post.clock.half': {
    en: '{line}: half of the time is gone.',
    fr: '{line} : la moitié du temps est écoulée.',
    ru: '{line}: половина времени прошла.',
  },
  'post.clock.ninety': {
    en: '{line}: only a tenth of the time is left.',
    fr: "{line} : il ne reste qu'un dixième du temps.",
    ru: '{line}: осталась десятая часть времени.',
  },
  'post.clock.warn': { en: '⏱ 15 seconds! {line}', fr: '⏱ 15 secondes ! {line}', ru: '⏱ 15 секунд! {line}' },
  'clock.none': { en: 'none', fr: 'aucune', ru: 'нет' },
  'clock.correspondence': { en: 'correspondence', fr: 'correspondance', ru: 'переписка' },
  'clock.chrono': { en: 'chrono', fr: 'chrono', ru: 'хроно' },
  'clock.turn': { en: 'turn', fr: 'tour', ru: 'ход' },
  'clock.reaction': { en: 'reaction', fr: 'réaction', ru: 'реакция' },
  'clock.bank': { en: 'bank', fr: 'réserve', ru: 'запас' },
  'clock.name': { en: 'name', fr: 'désigner', ru: 'выбор' },
  'clock.move': { en: 'move', fr: 'déplacer', ru: 'движение' },
  'clock.designate': { en: 'designate', fr: 'défaut', ru: 'просрочка' },
  'clock.next': { en: 'next', fr: 'suivante', ru: 'следующий' },
  'clock.forfeit': { en: 'forfeit', fr: 'perdu', ru: 'потеря' },
  'clock.unit.d': { en: 'd', fr: 'j', ru: 'д' },
  'clock.unit.h': { en: 'h', fr: 'h', ru: 'ч' },
  'clock.unit.m': { en: 'min', fr: 'min', ru: 'мин' },
  'clock.unit.s': { en: 's', fr: 's', ru: 'с' },
  'clock.picture.until': { en: 'until {time} UTC', fr: 'fin : {time} UTC', ru: 'до {time} UTC' },
  'clock.picture.paused': { en: 'clock stopped', fr: 'pendule arrêtée', ru: 'часы стоят' },
  'clock.says.none': {
    en: 'No clock: everybody takes the time they need.',
    fr: "Pas de pendule : chacun prend le temps qu'il lui faut.",
    ru: 'Без часов: каждый думает, сколько нужно.',
  },
  'clock.says.correspondence': {
    en: 'Play by post: {turn@span} for a turn, {reaction@span} for a reaction, then {bank@span} in the bank of each seat. After that the default answer is given.',
    fr: "Par correspondance : {turn@span} par tour, {reaction@span} par réaction, puis {bank@span} de réserve par place. Ensuite, c'est la réponse par défaut qui compte.",
    ru: 'Игра по переписке: {turn@span} на ход, {reaction@span} на реакцию, затем {bank@span} запаса у каждого места. После этого действует ответ по умолчанию.',
  },
  'clock.says.chrono': {
    en: 'Chrono: {name@span} to name the unit that will move, {move@span} to move it. All else as in play by post: {turn@span} for a turn, {reaction@span} for a reaction, {bank@span} in the bank.',
    fr: 'Chrono : {name@span} pour désigner l’unité à déplacer, {move@span} pour la déplacer. Le reste comme par correspondance : {turn@span} par tour, {reaction@span} par réaction, {bank@span} de réserve.',
    ru: 'Хроно: {name@span} на выбор юнита для движения, {move@span} на само движение. Остальное как по переписке: {turn@span} на ход, {reaction@span} на реакцию, {bank@span} запаса.',
  },
  'clock.says.next': {
    en: 'If no unit is named in time, it is the next one that has not moved.',
    fr: "Si aucune unité n'est désignée à temps, c'est la suivante qui n'a pas bougé.",
    ru: 'Если юнит не назван вовремя, назначается следующий, который ещё не двигался.',
  },
  'clock.says.forfeit': {
    en: 'If no unit is named in time, the next one that has not moved stands still.',
    fr: "Si aucune unité n'est désignée à temps, la suivante qui n'a pas bougé reste sur place.",
    ru: 'Если юнит не назван вовремя, следующий, который ещё не двигался, остаётся на месте.',
  },
  'clock.label.none': { en: 'No clock', fr: 'Pas de pendule', ru: 'Без часов' },
  'clock.label.correspondence': {
    en: 'Play by post: {turn@span} a turn',
    fr: 'Par correspondance : {turn@span} par tour',
    ru: 'По переписке: {turn@span} на ход',
  },
  'clock.label.chrono': {
    en: 'Chrono: {name@span} to name, {move@span} to move',
    fr: 'Chrono : {name@span} pour désigner, {move@span} pour déplacer',
    ru: 'Хроно: {name@span} на выбор, {move@span} на движение',
  },
  'clock.detail.none': {
    en: 'Everybody takes the time they need',
    fr: "Chacun prend le temps qu'il lui faut",
    ru: 'Каждый думает, сколько нужно',
  },
  'clock.detail.correspondence': {
    en: '{reaction@span} for a reaction, {bank@span} in the bank',
    fr: '{reaction@span} par réaction, {bank@span} de réserve',
    ru: '{reaction@span} на реакцию, {bank@span} запаса',
  },
  'clock.detail.chrono': {
    en: 'All else {turn@span} a turn, {reaction@span} for a reaction, {bank@span} in the bank',
    fr: 'Le reste : {turn@span} par tour, {reaction@span} par réaction, {bank@span} de réserve',
    ru: 'Остальное: {turn@span} на ход, {reaction@span} на реакцию, {bank@span} запаса',
  },
  'clock.report.timed-out': {
    en: '{seat@seat}: time is up',
    fr: '{seat@seat} : temps écoulé',
    ru: '{seat@seat}: время вышло',
  },
  'clock.report.paused': { en: 'The clock is stopped.', fr: 'La pendule est arrêtée.', ru: 'Часы остановлены.' },
  'clock.report.paused-by': {
    en: 'The clock is stopped at the request of {by@seat}.',
    fr: 'La pendule est arrêtée (demandé par : {by@seat}).',
    ru: 'Часы остановлены (по просьбе: {by@seat}).',
  },
  'clock.report.resumed': { en: 'The clock runs again.', fr: 'La pendule repart.', ru: 'Часы снова идут.' },
  'clock.report.changed': {
    en: 'Another clock from now on. {clock}',
    fr: 'Autre pendule à partir de maintenant. {clock}',
    ru: 'Дальше играем с другими часами. {clock}',
  },
  'clock.report.changed-by': {
    en: 'Another clock from now on, at the request of {by@seat}. {clock}',
    fr: 'Autre pendule à partir de maintenant (demandé par : {by@seat}). {clock}',
    ru: 'Дальше играем с другими часами (по просьбе: {by@seat}). {clock}',
  },
  'clock.report.outage': {
    en: 'I was offline; {ms@span} are not counted.',
    fr: "J'étais hors ligne ; {ms@span} ne comptent pas.",
    ru: 'Меня не было в сети; {ms@span} не считаются.',
  },
  'clock.report.arbiter': {
    en: '{seat@seat}: {ms@span} more, given by the server’s arbiter',
    fr: '{seat@seat} : {ms@span} de plus, accordés par l’arbitre du serveur',
    ru: '{seat@seat}: ещё {ms@span} от арбитра сервера',
  },
  'clock.report.extension': {
    en: '{seat@seat}: {ms@span} more, given by the opponent',
    fr: "{seat@seat} : {ms@span} de plus, offerts par l'adversaire",
    ru: '{seat@seat}: ещё {ms@span} от противника',
  },
  'clock.report.claimed': {
    en: 'Match claimed: {by@seat}; too long absent: {seats@seat}',
    fr: 'Victoire réclamée : {by@seat} ; absence trop longue : {seats@seat}',
    ru: 'Требование победы: {by@seat}; слишком долго отсутствует: {seats@seat}',
  },
  'match/no-clock': {
    en: 'This match is not timed. Choose or propose a clock: `/clock change clock:correspondence`.',
    fr: "Cette partie n'a pas de pendule. Pour en choisir ou en proposer une : `/pendule changer pendule:correspondance`.",
    ru: 'Этот матч идёт без часов. Выберите или предложите их: `/часы сменить часы:переписка`.',
  },
  'match/clock-same': {
    en: 'That is the clock of this match already.',
    fr: "C'est déjà la pendule de cette partie.",
    ru: 'Матч уже идёт с этими часами.',
  },
  'match/clock-unfit': {
    en: 'No clock runs with such times.',
    fr: 'Aucune pendule ne marche avec de telles durées.',
    ru: 'С таким временем часы не идут.',
  },
  'match/clock-paused': {
    en: 'The clock is already stopped. `/clock resume` lets it run again.',
    fr: 'La pendule est déjà arrêtée. `/pendule reprendre` la fait repartir.',
    ru: 'Часы уже остановлены. `/часы пуск` снова запустит их.',
  },
  'match/clock-runs': {
    en: 'The clock is already running. `/clock pause` stops it.',
    fr: 'La pendule tourne déjà. `/pendule pause` l’arrête.',
    ru: 'Часы уже идут. `/часы пауза` остановит их.',
  },
  'match/time-is-up': {
    en: 'Your time was up {due@moment}, so the default answer counts.',
    fr: "Votre temps était écoulé {due@moment} : c'est la réponse par défaut qui compte.",
    ru: 'Ваше время вышло {due@moment}: действует ответ по умолчанию.',
  },
  'match/time-was-up': {
    en: 'Your time was up: what was answered for you stands.',
    fr: 'Votre temps est écoulé : ce qui a été répondu à votre place est définitif.',
    ru: 'Ваше время вышло: ответ, данный за вас, остаётся в силе.',
  },
  'match/time-not-up': {
    en: 'The time is not up before {due@moment}.',
    fr: "Le temps n'est pas écoulé avant {due@moment}.",
    ru: 'Время выйдет не раньше {due@moment}.',
  },
  'match/nothing-to-claim': {
    en: 'The match can be claimed once {needed} default answers in a row have been given for an opponent; so far: {missed}.',
    fr: "La victoire peut être réclamée quand un adversaire a laissé passer {needed} réponses par défaut de suite ; jusqu'ici : {missed}.",
    ru: 'Победы можно требовать, когда за противника {needed:# раз|# раза|# раз} подряд дан ответ по умолчанию; пока: {missed}.',
  },
  'match/extend-opponents': {
    en: 'Time can be given to opponents, not to one’s own side ({seat@seat}).',
    fr: "On peut offrir du temps à l'adversaire, pas à son propre camp ({seat@seat}).",
    ru: 'Время можно дать противнику, но не своей стороне ({seat@seat}).',
  },
  'match/bad-extension': {
    en: 'Write how much time to give, from 1 s to {most@span}, e.g. `24h` or `1d 12h`.',
    fr: 'Indiquez le temps à offrir, de 1 s à {most@span}, par exemple `24h` ou `1j 12h`.',
    ru: 'Напишите, сколько времени дать: от 1 с до {most@span}, например `24ч` или `1д 12ч`.',
  },
  'match/bad-clock': {
    en: '`{given}` is not a clock. Write one of these, each part as long as you like: {known}.',
    fr: "`{given}` n'est pas une pendule. Écrivez l'une de celles-ci, chaque durée étant libre : {known}.",
    ru: '`{given}` — таких часов нет. Напишите одни из этих, любое время в них можно менять: {known}.',
  },
  'match/bad-clock-word': {
    en: '`{given}` is not part of the clock `{kind}`. Its parts: {known}. For example `{right}`.',
    fr: '`{given}` ne fait pas partie de la pendule `{kind}`. Ses parties : {known}. Par exemple `{right}`.',
    ru: '`{given}` не относится к часам `{kind}`. Их части: {known}. Например: `{right}`.',
  },
  'match/bad-clock-time': {
    en: '`{part}` needs a time such as `{example}`, not `{given}`.',
    fr: '`{part}` demande une durée telle que `{example}`, pas `{given}`.',
    ru: 'Для `{part}` нужно время, например `{example}`, а не `{given}`.',
  },
  'match/clock-time-range': {
    en: '`{part}` may be from {least@span} to {most@span}, not `{given}`.',
    fr: '`{part}` va de {least@span} à {most@span}, pas `{given}`.',
    ru: '`{part}` может быть от {least@span} до {most@span}, а не `{given}`.',
  },
  'match/bad-clock-choice': {
    en: '`{part}` may be {known?}, not `{given}`.',
    fr: '`{part}` peut être {known?}, pas `{given}`.',
    ru: '`{part}` может быть {known?}, а не `{given}`.',
  },
} as const satisfies Sentences;
