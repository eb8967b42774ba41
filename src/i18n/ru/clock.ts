import type { clock as en } from '../en/clock.js';
import type { Words } from '../words.js';

/** The clock: its settings as they are typed and shown, what happens to it, and what is refused about it. */
export const clock = {
  'clock.none': 'нет',
  'clock.correspondence': 'переписка',
  'clock.chrono': 'хроно',
  'clock.turn': 'ход',
  'clock.reaction': 'реакция',
  'clock.bank': 'запас',
  'clock.name': 'выбор',
  'clock.move': 'движение',
  'clock.designate': 'просрочка',
  'clock.next': 'следующий',
  'clock.forfeit': 'потеря',
  'clock.unit.d': 'д',
  'clock.unit.h': 'ч',
  'clock.unit.m': 'мин',
  'clock.unit.s': 'с',
  'clock.says.none': 'Без часов: каждый думает сколько нужно.',
  'clock.says.correspondence':
    'Игра по переписке: {turn@span} на ход, {reaction@span} на реакцию, затем {bank@span} запаса у каждого места. После этого действует ответ по умолчанию.',
  'clock.says.chrono':
    'Хроно: {name@span} на выбор юнита для движения, {move@span} на само движение. Остальное как по переписке: {turn@span} на ход, {reaction@span} на реакцию, {bank@span} запаса.',
  'clock.says.next': 'Если юнит не назван вовремя, назначается следующий, который ещё не двигался.',
  'clock.says.forfeit': 'Если юнит не назван вовремя, следующий, который ещё не двигался, остаётся на месте.',
  'clock.report.timed-out': '{seat@seat}: время вышло',
  'clock.report.paused': 'Часы остановлены.',
  'clock.report.resumed': 'Часы снова идут.',
  'clock.report.outage': 'Связи со мной не было; {ms@span} не считаются.',
  'clock.report.extension': '{seat@seat}: ещё {ms@span}, подарок противника',
  'clock.report.claimed': '{by@seat} требует победы; слишком долго отсутствует: {seats@seat}',
  'match/no-clock': 'Этот матч идёт без часов. Часы выбирают до начала: `/clock set clock:переписка`.',
  'match/clock-paused': 'Часы уже остановлены. `/clock resume` снова запустит их.',
  'match/clock-runs': 'Часы уже идут. `/clock pause` остановит их.',
  'match/time-is-up': 'Ваше время вышло {due@moment}: действует ответ по умолчанию.',
  'match/time-not-up': 'Время выйдет не раньше {due@moment}.',
  'match/nothing-to-claim':
    'Победы можно требовать, когда противник пропустил {needed} ответа по умолчанию подряд; пока: {missed}.',
  'match/extend-opponents': 'Время можно дать противнику, но не своей стороне ({seat@seat}).',
  'match/bad-extension': 'Напишите, сколько времени дать: от 1 с до {most@span}, например `24ч` или `1д 12ч`.',
  'match/bad-clock': '`{given}` — таких часов нет. Напишите одни из этих, каждое время можно менять: {known}.',
  'match/bad-clock-word': '`{given}` не относится к часам `{kind}`. Их части: {known}.',
  'match/bad-clock-time': 'Для `{part}` нужно время, например `{example}`, а не `{given}`.',
  'match/clock-time-range': '`{part}` может быть от {least@span} до {most@span}, а не `{given}`.',
  'match/bad-clock-choice': '`{part}` может быть {known?}, а не `{given}`.',
} as const satisfies Words<typeof en>;
