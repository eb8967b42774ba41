import type { clock as en } from '../en/clock.js';
import type { Words } from '../words.js';

/** The clock: its settings as they are typed and shown, what happens to it, and what is refused about it. */
export const clock = {
  'clock.none': 'aucune',
  'clock.correspondence': 'correspondance',
  'clock.chrono': 'chrono',
  'clock.turn': 'tour',
  'clock.reaction': 'réaction',
  'clock.bank': 'réserve',
  'clock.name': 'désigner',
  'clock.move': 'déplacer',
  'clock.designate': 'défaut',
  'clock.next': 'suivante',
  'clock.forfeit': 'perdu',
  'clock.unit.d': 'j',
  'clock.unit.h': 'h',
  'clock.unit.m': 'min',
  'clock.unit.s': 's',
  'clock.says.none': "Pas de pendule : chacun prend le temps qu'il lui faut.",
  'clock.says.correspondence':
    'Par correspondance : {turn@span} par tour, {reaction@span} par réaction, puis {bank@span} de réserve par place. Ensuite vaut la réponse par défaut.',
  'clock.says.chrono':
    'Chrono : {name@span} pour désigner l’unité à déplacer, {move@span} pour la déplacer. Le reste comme par correspondance : {turn@span} par tour, {reaction@span} par réaction, {bank@span} de réserve.',
  'clock.says.next': "Si aucune unité n'est désignée à temps, c'est la suivante qui n'a pas bougé.",
  'clock.says.forfeit': "Si aucune unité n'est désignée à temps, la suivante qui n'a pas bougé reste sur place.",
  'clock.report.timed-out': '{seat@seat} : temps écoulé',
  'clock.report.paused': 'La pendule est arrêtée.',
  'clock.report.resumed': 'La pendule repart.',
  'clock.report.outage': "J'étais injoignable ; {ms@span} ne comptent pas.",
  'clock.report.extension': "{seat@seat} : {ms@span} de plus, offerts par l'adversaire",
  'clock.report.claimed': '{by@seat} réclame la victoire ; absence trop longue : {seats@seat}',
  'match/no-clock':
    "Cette partie n'a pas de pendule. On la choisit avant le début : `/clock set clock:correspondance`.",
  'match/clock-paused': 'La pendule est déjà arrêtée. `/clock resume` la fait repartir.',
  'match/clock-runs': 'La pendule tourne déjà. `/clock pause` l’arrête.',
  'match/time-is-up': 'Votre temps était écoulé {due@moment} : la réponse par défaut vaut.',
  'match/time-not-up': "Le temps n'est pas écoulé avant {due@moment}.",
  'match/nothing-to-claim':
    "La victoire peut être réclamée quand un adversaire a laissé passer {needed} réponses par défaut de suite ; jusqu'ici : {missed}.",
  'match/extend-opponents': "On peut offrir du temps à l'adversaire, pas à son propre camp ({seat@seat}).",
  'match/bad-extension': 'Indiquez le temps à offrir, de 1 s à {most@span}, par exemple `24h` ou `1j 12h`.',
  'match/bad-clock': "`{given}` n'est pas une pendule. Écrivez l'une de celles-ci, chaque durée étant libre : {known}.",
  'match/bad-clock-word': '`{given}` ne fait pas partie de la pendule `{kind}`. Ses parties : {known}.',
  'match/bad-clock-time': '`{part}` demande une durée telle que `{example}`, pas `{given}`.',
  'match/clock-time-range': '`{part}` va de {least@span} à {most@span}, pas `{given}`.',
  'match/bad-clock-choice': '`{part}` peut être {known?}, pas `{given}`.',
} as const satisfies Words<typeof en>;
