import type { orders as en } from '../en/orders.js';
import type { Words } from '../words.js';

export const orders = {
  'orders/unknown-command': 'Команды {given} нет. Приказы отдаются так: {known?}.',
  'orders/stray-text': '`{given}` не относится ни к одной опции. Возможны: {known?}.',
  'orders/option-twice': 'Опция {option} указана дважды.',
  'orders/option-unused': 'Команде {command} опция {option} не нужна. Подходят: {known?}.',
  'orders/no-options': 'У команды {command} нет опций.',
  'orders/unit-missing': 'Какой юнит? Напишите `{option}` и один из этих: {units?}.',
  'orders/unit-unknown': 'Юнита {given} здесь нет. Юниты в игре: {units?}.',
  'orders/unit-ambiguous': '{given} может означать {units?}. Назовите один из них.',
  'orders/target-missing': 'По какому юниту? Возможные цели: {units?}.',
  'orders/look-alike':
    '`{given}` — это кириллица. Имелось в виду {readings?}? Метки юнитов, шаги и направления пишутся латиницей.',
  'orders/word-unknown': 'Непонятно, что значит `{given}`. Возможно: {expected?}.',
  'orders/order-missing': 'Что делать юниту {unit}? Например: {examples?}.',
  'orders/mode-missing': 'Как двигаться? {examples?}.',
  'orders/hex-missing': 'Какой гекс? Колонка и ряд, четыре цифры, как на карте: например, {example}.',
  'orders/hex-off-map': 'Гекса {hex} нет: на карте колонки 01–{columns} и ряды 01–{rows}.',
  'orders/facing-missing': 'Куда лицом в гексе {hex}? {facings?}.',
  'orders/not-a-facing': '`{given}` — не направление. Направления: {facings?}.',
  'orders/not-a-step':
    '`{given}` — не шаг. Шаги: F вперёд, B назад, L поворот налево, R поворот направо, можно с числом: 3F L F.',
  'orders/steps-unclear': '`{given}` можно прочесть как {readings?}. Напишите один из вариантов.',
  'orders/too-many-steps': 'Шагов {count}: столько не сделает ни один юнит; можно не больше {most}.',
  'orders/exit-without-steps': 'Чтобы уйти с карты, укажите шаги: {example}.',
  'orders/destination-open': 'Закончить в гексе {hex} можно по-разному. Выберите: {choices?}.',
  'orders/out-of-reach':
    'С {mp} MP ({mode@battletech.mode}) {unit} не может закончить движение в гексе {hex}. Ближе всего: {nearest?}.',
  'orders/charge-out-of-reach':
    '{unit} не может встать рядом с {target} лицом к нему и сберечь 1 MP на `{order}`: всего {mp} MP, {mode@battletech.mode}.',
  'orders/limb-missing': 'Какой стороной? {examples?}.',
  'orders/facing-out-of-reach':
    '{unit} может закончить в гексе {hex} с {mp} MP, но не лицом на {facing}. Возможно: {choices?}.',
  'orders/weapons-missing': 'Из чего стреляет {unit}? {examples?}; его оружие: {weapons}.',
  'orders/weapon-unknown': 'У юнита {unit} нет оружия `{given}`. Его оружие: {weapons}.',
  'orders/weapon-ambiguous': '`{given}` может означать {weapons?}. Укажите буквы.',
  'orders/weapon-twice': 'Оружие {weapon} названо дважды; каждое оружие стреляет раз за ход.',
  'orders/not-on-map': 'Юнита {unit} нет на карте.',
  'orders/places-missing': 'Между какими гексами или юнитами? Впишите оба в `приказ`, например: {examples?}.',
  'orders/same-place': '{given}: оба конца в одном месте; для линии нужны два.',
  'orders/condition-unknown':
    'Непонятное условие `{given}`. Напишите, например, {known?}; `не` меняет смысл на обратный, впереди может стоять юнит.',
  'orders/condition-number': 'Условию `{given}` нужно целое число от 0 до 999 в конце, например {example}.',
  'orders/else-without-if': 'Для `иначе` нужно условие в `если`: без него всегда отдаётся первый приказ.',
  'orders/not-on-table': '{unit} не на столе.',
  'orders/place-missing':
    'Где? Напишите, сколько от западного края и сколько от северного, в ед., например {example}; имя фигуры означает место, где она стоит.',
  'orders/length-missing': 'Как далеко на {given}? Добавьте длину в ед., например {example}.',
  'orders/surplus': 'Не понимаю, что здесь значит `{given}`. Уберите это.',
  'orders/assault-parts': 'Огонь на ходу — это движение и выстрел, в том порядке, как написано: {examples?}.',
  'orders/plan-empty': 'Что делать по порядку? Напишите приказы через `;`, например {example}.',
  'orders/places-two': 'Между какими местами? Назовите две фигуры или два места, например {examples?}.',
} as const satisfies Words<typeof en>;
