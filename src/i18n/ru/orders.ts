import type { orders as en } from '../en/orders.js';
import type { Words } from '../words.js';

export const orders = {
  'orders/unknown-command': 'Команды {given} нет. Приказы отдаются так: {known?}.',
  'orders/stray-text': '`{given}` не относится ни к одной опции. Возможны: {known?}.',
  'orders/option-twice': 'Опция {option} указана дважды.',
  'orders/option-unused': '{command} не использует опцию {option}. Подходят: {known?}.',
  'orders/no-options': '{command} не требует опций.',
  'orders/unit-missing': 'Какой юнит? Укажите {option}: {units?}.',
  'orders/unit-unknown': 'Юнита {given} здесь нет. Юниты в игре: {units?}.',
  'orders/unit-ambiguous': '{given} может означать {units?}. Уточните, какой юнит.',
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
    '`{given}` — не шаг. Шаги: F вперёд, B назад, L поворот налево, R направо, можно с числом: 3F L F.',
  'orders/steps-unclear': '`{given}` можно прочесть как {readings?}. Напишите однозначно.',
  'orders/too-many-steps': '{count} шагов не сделает ни один юнит; не больше {most}.',
  'orders/exit-without-steps': 'Чтобы уйти с карты, укажите шаги: {example}.',
  'orders/destination-open': 'Закончить в гексе {hex} можно по-разному. Выберите: {choices?}.',
  'orders/out-of-reach':
    '{unit} не закончит движение в гексе {hex} с {mp} MP ({mode@battletech.mode}). Ближе всего: {nearest?}.',
  'orders/facing-out-of-reach':
    '{unit} может закончить в гексе {hex}, но не лицом на {facing} с {mp} MP. Возможно: {choices?}.',
  'orders/weapons-missing': 'Из чего стреляет {unit}? {examples?}; оружие: {weapons}.',
  'orders/weapon-unknown': 'У юнита {unit} нет оружия `{given}`. Есть: {weapons}.',
  'orders/weapon-ambiguous': '`{given}` может означать {weapons?}. Укажите буквы.',
  'orders/weapon-twice': 'Оружие {weapon} названо дважды; каждое оружие стреляет раз за ход.',
  'orders/not-on-map': 'Юнита {unit} нет на карте.',
  'orders/places-missing': 'Между какими гексами или юнитами? Например: {examples?}.',
  'orders/same-place': '{given} — одно и то же место; для линии нужны два.',
} as const satisfies Words<typeof en>;
