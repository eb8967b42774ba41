import type { refusals as en } from '../../en/tactic148/refusals.js';
import type { Words } from '../../words.js';

export const refusals = {
  'tactic148/not-this-character': 'Персонажу {unit} сейчас нельзя приказывать. Выберите: {known?}.',
  'tactic148/wound-marker': 'У персонажа {unit} маркер ранения: до конца этого хода он не действует.',
  'tactic148/not-on-card': '{unit}: на карточке ({wounded@tactic148.card-side}) нет {what@tactic148.card}.',
  'tactic148/suppressed':
    '{unit} в этот ход был под подавляющим огнём {zone}: атаковать нельзя, кроме гранаты не дальше 5 ед. и рукопашного боя.',
  'tactic148/no-such-weapon': 'У персонажа {unit} нет оружия `{weapon}`. На карточке: {known}.',
  'tactic148/no-such-target': '{target}: такого врага у {unit} на столе нет.',
  'tactic148/no-line-of-sight':
    '{unit} не видит {target}: преграда скрывает подставку целиком. Переместитесь или выберите другую цель.',
  'tactic148/no-dice':
    '`{weapon}` у {unit} на такой дистанции кубиков не даёт ({range@tactic148.range}): стрелять по {target} нельзя.',
  'tactic148/marker-off-table': 'Это место за краем стола; стол {width@length} на {height@length}.',
  'tactic148/point-out-of-sight': '{unit} не видит точку {at@place}: мешает преграда.',
  'tactic148/grenade-too-far': '{unit} бросил бы гранату на {far@length}; можно не дальше {most@length}.',
  'tactic148/grenade-suppressed':
    '{unit} под подавляющим огнём и бросил бы гранату на {far@length}; в таком случае можно не дальше {most@length}.',
  'tactic148/attacked-already':
    '{unit} в этот ход уже атаковал: ни начать подавляющий огонь, ни присоединиться к нему нельзя.',
  'tactic148/no-such-zone': 'У вашей стороны нет подавляющего огня `{zone}`. Есть: {known}.',
  'tactic148/joined-already': '{unit} уже участвует в подавляющем огне {zone}.',
  'tactic148/no-way': '{unit}: укажите хотя бы одно место, кроме того, где он стоит.',
  'tactic148/too-far': '{unit}: путь {far@length}, а карточка даёт {most@length} за одно действие.',
  'tactic148/off-table': '{unit}: подставка должна целиком быть на столе {width@length} на {height@length}.',
  'tactic148/enemy-in-the-way': '{enemy} на пути {unit}: сквозь врага не пройти. Обойдите или остановитесь вплотную.',
  'tactic148/terrain-in-the-way':
    '{unit}: на пути преграда, через которую не перелезть: {look@tactic148.look} в {at@place}. Обойдите.',
  'tactic148/base-in-the-way': '{unit} не может встать на подставку {other}. Остановитесь рядом.',
  'tactic148/half-on-terrain':
    '{unit} не может встать наполовину на преграде: {look@tactic148.look} в {at@place}. Остановитесь до неё или за ней.',
  'tactic148/not-enough-tokens': '{unit}: нужно жетонов {need}, а у вас {have}.',
  'tactic148/movement-limit':
    '{unit}: жетонов на движение в этот ход потрачено {spent}, нужно ещё {need}; за ход можно не больше {most}, даже с командованием.',
  'tactic148/no-shots-left': '{unit}: стрелковых действий в этот ход {done}, а карточка даёт {most}.',
  'tactic148/one-weapon': '{unit} в этот ход уже применял `{used}`; `{wanted}` можно в другой ход.',
  'tactic148/no-actions-left':
    '{unit}: действий в этот ход {done} из {most}, а это считается за {need}. Больше мог бы разрешить офицер с командованием не дальше 5 ед.',
  'tactic148/spend-one': 'В свой ход нужно потратить хотя бы 1 жетон. Могут действовать: {able?}.',
  'tactic148/plan-length': 'В очереди может быть от 1 до {most} приказов.',
  'tactic148/take-cover-only': 'В чужой ход в этом матче можно только залечь.',
  'tactic148/no-opportunity': 'У персонажа {unit} нет маркера огня по возможности, придерживать нечего.',
  'tactic148/no-such-character': 'Персонажа {unit} на столе нет. Есть: {known}.',
  'tactic148/not-offered': '`{chosen}` нет среди вариантов. Выберите: {known?}.',
  'tactic148/outside-zone': '{unit} оказался бы в {far@length} от своего края; ставить можно не дальше {most@length}.',
  'tactic148/scatter-too-far': 'Граната сдвинулась бы на {far@length}; кубик даёт {most@length}.',
  'tactic148/nothing-to-choose': 'Здесь больше нечего выбирать. Вернитесь на шаг.',
  'tactic148/two-sides': 'В этой игре две стороны; в расстановке: {sides@side}.',
  'tactic148/empty-side': '{side@side}: нужен хотя бы один персонаж.',
  'tactic148/empty-seat': '{seat@seat}: для этого игрока нет персонажа.',
  'tactic148/label-twice': 'Два персонажа названы {unit}; метки должны различаться.',
  'tactic148/no-owner': '{unit}: место «{seat@seat}» не принадлежит стороне «{side@side}».',
  'tactic148/force-too-dear':
    '{side@side}: отряд стоит {points:# очко|# очка|# очков}; договорились о {agreed}, с допуском не больше {most}.',
  'tactic148/table-too-small':
    'Стол `{table}` {width@length} на {height@length}; нужно не меньше {least@length} в каждую сторону.',
  'tactic148/table-too-large':
    'Стол `{table}` {width@length} на {height@length}; в каждую сторону не больше {most@length}.',
  'tactic148/piece-twice': 'Стол `{table}`: два элемента названы `{piece}`.',
  'tactic148/piece-unsound': 'Стол `{table}`: элемент `{piece}` должен лежать на столе и состоять из выпуклых фигур.',
  'tactic148/no-objective':
    'Стол `{table}`: для задания нужен элемент не дальше 5 ед. от {edge@tactic148.edge-of} края.',
  'tactic148/fact-unknown': 'Не могу прочесть `{given}` как факт. Правильно, например, так: {forms?}.',
  'tactic148/fact-not-on-table': '{unit} нет на столе; исправить можно только то, что на нём стоит: {known?}.',
  'tactic148/fact-no-side': 'Стороны `{side}` нет. Стороны: {known?}.',
  'tactic148/fact-tokens': 'Столько жетонов ({given}) не бывает: у стороны их от 0 до {most}.',
  'tactic148/fact-marker-off-only':
    'У маркера «{marker@tactic148.marker}» фигуры {unit} есть место на столе: убрать его можно, а кладут его только приказом.',
  'tactic148/eliminated': '{unit} выбыл из боя: приказать ему больше ничего нельзя.',
} as const satisfies Words<typeof en>;
