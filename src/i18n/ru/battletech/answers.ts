import type { answers as en } from '../../en/battletech/answers.js';
import type { Words } from '../../words.js';

export const answers = {
  'battletech.answer.odds': '**{unit} → {target}**: {distance:# гекс|# гекса|# гексов}, {sight}',
  'battletech.answer.from': 'Из {hex}, лицом на {facing}, {mode@battletech.mode}:',
  'battletech.answer.odds-weapon':
    '{letter} {weapon@battletech.weapon}: **{number}+** ({chance}), повреждение {damage}',
  'battletech.answer.odds-refused': '{letter} {weapon@battletech.weapon}: выстрела нет, {why}',
  'battletech.answer.no-targets': 'У юнита {unit} нет целей на карте.',
  'battletech.cause.no-line-of-sight': 'нет линии видимости',
  'battletech.cause.out-of-range': 'вне досягаемости',
  'battletech.cause.out-of-arc': 'вне сектора обстрела',
  'battletech.cause.weapon-lost': 'оружие потеряно',
  'battletech.cause.no-ammo': 'боекомплект пуст',
  'battletech.answer.clear': 'обзор открыт',
  'battletech.answer.open': 'обзор открыт (лес: {points:# очко|# очка|# очков})',
  'battletech.answer.blocked': 'обзор закрыт (лес: {points:# очко|# очка|# очков}, закрывают 3)',
  'battletech.answer.los': '**{from} → {to}**: {distance:# гекс|# гекса|# гексов}, {sight}',
  'battletech.answer.los-hex': '{hex} {woods@battletech.woods}',
  'battletech.answer.los-touched': '{hex} {woods@battletech.woods}, касание угла',
  'battletech.answer.los-free': 'По пути только открытая местность.',
  'battletech.answer.los-split': 'Между {left} и {right}: выбирает владелец цели; здесь учтён {counts}',
  'battletech.answer.reach':
    '**{unit}**, {mode@battletech.mode}, {mp} MP: {hexes:доступен # гекс|доступно # гекса|доступно # гексов}, по стоимости',
  'battletech.answer.reach-cost': '{mp} MP: {hexes}',
  'battletech.answer.sheet': '**{unit}** {chassis} {model} · {tons} т · шаг {walk}, бег {run} MP',
  'battletech.answer.sheet-place': 'В {hex}, лицом на {facing}',
  'battletech.answer.sheet-moved':
    '{mode@battletech.mode}, {mp} MP, {hexes:пройден # гекс|пройдено # гекса|пройдено # гексов}, как цель {modifier+}',
  'battletech.answer.sheet-armor': 'Броня: {figures}',
  'battletech.answer.sheet-rear': 'Тыловая броня: {figures}',
  'battletech.answer.sheet-weapon':
    '{letter} {weapon@battletech.weapon} ({location}): повреждение {damage}, дистанция {ranges}',
  'battletech.answer.sheet-ammo': '{line}, боекомплект {left}',
  'battletech.answer.sheet-gone': '~~{line}~~ {why}',
  'battletech.answer.sheet-lost': 'Потеряно: {locations@battletech.location}',
  'battletech.board.size':
    'Карта: колонок {columns}, рядов {rows}; чётные колонки на полгекса ниже. Гексы, не названные здесь, открыты.',
  'battletech.board.woods': '{woods@battletech.woods}: {hexes}',
  'battletech.board.level': 'Уровень {level}: {hexes}',
  'battletech.board.water': 'Вода, глубина {depth}: {hexes}',
  'battletech.board.terrain': '{kind@battletech.terrain}: {hexes}',
  'battletech.board.unit': '{unit} {chassis} ({side@side}): {state}',
  'battletech.alt.map': 'Карта, {when}.',
  'battletech.alt.sheets': 'Карточки: {units}.',
  'battletech.alt.letters': 'Места по буквам: {places}.',
  'battletech.alt.draft': 'Намеченный путь {unit}, {mode@battletech.mode}: {steps}.',
  'battletech.alt.none-yet': 'пока нет',
} as const satisfies Words<typeof en>;
