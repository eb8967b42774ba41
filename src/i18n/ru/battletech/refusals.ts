import type { refusals as en } from '../../en/battletech/refusals.js';
import type { Words } from '../../words.js';

export const refusals = {
  'battletech/already-deployed': 'Юнит {unit} уже на карте.',
  'battletech/outside-zone': 'Юнит {unit} нельзя поставить в {hex}. Его зона: ряды {rows}, колонки {columns}.',
  'battletech/hex-occupied': 'Гекс {hex} занят: там {unit}; два юнита не заканчивают движение в одном гексе.',
  'battletech/no-such-hex': 'Гекса {hex} нет: на карте {columns} колонок и {rows} рядов.',
  'battletech/no-such-unit': 'Юнита {unit} нет. В игре: {known}.',
  'battletech/not-on-map': '{unit}: {status@battletech.status}.',
  'battletech/not-this-unit': 'Сейчас не очередь юнита {unit}. Выберите: {known?}.',
  'battletech/already-moved': 'Юнит {unit} в этом ходу уже двигался. Остались: {known}.',
  'battletech/already-declared': 'Юнит {unit} уже объявил атаки. Остались: {known}.',
  'battletech/unknown-step': '{step} — не шаг. Шаги: {known?}.',
  'battletech/stand-still-moves':
    'Стоя на месте, юнит не тратит MP и не поворачивается. Чтобы повернуть {unit}, идите шагом.',
  'battletech/cannot-move': 'Нога потеряна: {unit} может только стоять на месте и стрелять.',
  'battletech/run-backward': 'Бегущий юнит назад не ходит. Чтобы отступить, ведите {unit} шагом.',
  'battletech/off-map':
    'Этот шаг уводит {unit} с карты из гекса {hex}, и юнит будет считаться уничтоженным. Если так и нужно, добавьте `выйти`.',
  'battletech/no-edge-ahead':
    'С карты уходят только шагом вперёд через край; перед юнитом {unit} в гексе {hex} края нет.',
  'battletech/enemy-in-the-way': 'В гексе {hex} стоит {unit}: сквозь врага не пройти. Обойдите.',
  'battletech/not-enough-mp': '{unit}, {mode@battletech.mode}: нужно {need} MP, а есть {have}: хватит на {far}.',
  'battletech/same-hex': 'Оба конца в гексе {hex}; для линии нужны два.',
  'battletech/no-line-of-sight':
    'Нет линии видимости из {from} в {to}: на пути {points:# очко|# очка|# очков} леса, а обзор закрывают уже 3.',
  'battletech/out-of-range':
    '{mount}: {weapon@battletech.weapon} бьёт на {longest:# гекс|# гекса|# гексов}; до цели {distance}.',
  'battletech/out-of-arc':
    '{mount}: {weapon@battletech.weapon} ({location@battletech.location}) при таком направлении не достаёт до {hex}.',
  'battletech/weapon-lost':
    '{mount}: {weapon@battletech.weapon}, оружие потеряно вместе с локацией ({location@battletech.location}).',
  'battletech/no-ammo': '{mount}: {weapon@battletech.weapon}, боекомплект пуст.',
  'battletech/not-enough-ammo':
    '{weapon@battletech.weapon}: {need:объявлен # выстрел|объявлено # выстрела|объявлено # выстрелов}, а боекомплект {have}.',
  'battletech/own-target': '{unit} не может стрелять по себе.',
  'battletech/target-gone': 'Юнита {target} больше нет на карте.',
  'battletech/friendly-fire': '{target} на вашей стороне; огонь по своим в этом матче выключен.',
  'battletech/no-such-weapon': 'У юнита {unit} нет оружия {mount}. Его буквы: {known}.',
  'battletech/weapon-twice':
    '{mount}: {weapon@battletech.weapon}, оружие указано дважды; за ход оно стреляет один раз.',
  'battletech/no-target-named': 'По какому юниту стреляет {unit}? Назовите цель или не указывайте оружие.',
  'battletech/no-weapons-named':
    'Из чего {unit} стреляет по {target}? Назовите оружие; чтобы не стрелять, не указывайте цель и напишите `нет`.',
  'battletech/choose-one-of-each': 'Выберите по одному гексу из каждой пары: {known}.',
  'battletech/choose-one-side': 'Все гексы должны лежать по одну сторону линии. Пары, слева/справа: {known}.',
  'battletech/fire-which': 'Какое оружие дальше? Осталось разыграть: {known}.',
  'battletech/not-among-these': '{mount} не входит в число ожидаемых: {known}.',
  'battletech/fact-unknown': '`{given}` — не факт, который можно задать. Формы: {forms?}.',
  'battletech/fact-out-of-range': '{unit}: {given} не подходит; на карточке от {least} до {most}.',
  'battletech/fact-no-ammo': '{unit}: у оружия {mount} нет боезапаса. С боезапасом: {known}.',
  'battletech/two-sides': 'В этой игре две стороны; в расстановке: {sides@side}.',
  'battletech/empty-side': '{side@side}: нужны хотя бы один игрок и один юнит.',
  'battletech/label-twice': 'Два юнита названы {unit}; метки должны различаться.',
  'battletech/no-owner': '{unit}: место «{seat@seat}» не принадлежит стороне «{side@side}».',
  'battletech/armor-off-sheet':
    '{unit}, {location@battletech.location}: броня не может быть {has}; на карточке от 0 до {most}.',
  'battletech/ammo-off-sheet': '{unit}: боекомплект не может быть {left}; на карточке от 0 до {full}.',
  'battletech/wreck': '{unit} не может участвовать: локация на нуле ({location@battletech.location}).',
  'battletech/no-ammo-bin': '{unit}: {weapon@battletech.weapon}, боекомплекта для этого оружия на карточке нет.',
  'battletech/one-zone-each': '{side@side}: нужна зона расстановки, и ровно одна.',
  'battletech/zone-off-map': '{side@side}: зона расстановки выходит за край карты.',
  'battletech/zone-too-small': '{side@side}: в зоне расстановки {room:# место|# места|# мест}, а юнитов {units}.',
  'battletech/sensors-gone': 'Сенсоры повреждены дважды: стрелять нельзя.',
  'battletech/leg-weapon-prone':
    '{mount}: {weapon@battletech.weapon} ({location@battletech.location}) не стреляет, пока мех лежит.',
  'battletech/leg-weapon-covered':
    '{mount}: {weapon@battletech.weapon} ({location@battletech.location}) не стреляет из-за частичного укрытия.',
  'battletech/under-water': 'Нет линии видимости из {from} в {to}: один из двоих целиком под водой.',
  'battletech/ground-between': 'Нет линии видимости из {from} в {to}: местность слишком высока в {hexes}.',
  'battletech/too-steep': '{unit}: до {hex} перепад уровней {levels}; за один шаг мех одолевает {most}.',
  'battletech/level-backward': '{unit}: до {hex} перепад уровней {levels}; задним ходом мех уровень не меняет.',
  'battletech/run-into-water': '{unit}: в {hex} вода глубиной {depth}; бегом в неё не входят. Идите шагом.',
  'battletech/jump-too-high':
    '{unit}: {hex} выше места прыжка на {levels:# уровень|# уровня|# уровней}, а прыжок поднимает на {most}.',
  'battletech/jump-detour':
    '{unit}: {hex} в {shortest:# гексе|# гексах|# гексах} от места прыжка, а не в {need}; прыгают кратчайшим путём.',
  'battletech/shut-down': '{unit}: реактор отключён, двигаться нельзя.',
  'battletech/pilot-out': '{unit}: пилот без сознания, двигаться нельзя.',
  'battletech/no-mp': '{unit}: MP не осталось ({mode@battletech.mode}).',
  'battletech/jump-prone': '{unit} лежит: чтобы прыгнуть, надо сначала встать.',
  'battletech/step-prone': '{unit} лежит: повернуться можно, но чтобы покинуть гекс, надо встать.',
  'battletech/blow-lying': '{kind@battletech.blow}: лёжа нельзя. Сначала встаньте.',
  'battletech/blow-at-lying': '{kind@battletech.blow}: по лежащему меху нельзя.',
  'battletech/blow-no-club': 'Бить нечем: нет ни топора, ни меча, ни дубины.',
  'battletech/blow-limb-gone': '{kind@battletech.blow}: конечность потеряна ({location@battletech.location}).',
  'battletech/blow-limb-fired':
    '{kind@battletech.blow}: оружие этой конечности в этом ходу стреляло ({location@battletech.location}).',
  'battletech/blow-part-hit':
    '{kind@battletech.blow}: нельзя без этой части: {part@battletech.part} ({location@battletech.location}).',
  'battletech/blow-too-far': '{kind@battletech.blow}: цель должна быть в соседнем гексе, а до неё {distance}.',
  'battletech/blow-out-of-arc': '{kind@battletech.blow}: при таком направлении до {hex} не достать.',
  'battletech/blow-level': '{kind@battletech.blow}: с уровня {own} до цели на уровне {theirs} не достать.',
  'battletech.blow.punch': 'удар рукой',
  'battletech.blow.kick': 'удар ногой',
  'battletech.blow.push': 'толчок',
  'battletech.blow.club': 'удар дубиной',
  'battletech.blow.charge': 'таран',
  'battletech.blow.death-from-above': 'смерть сверху',
  'battletech.part.engine': 'двигатель',
  'battletech.part.gyro': 'гироскоп',
  'battletech.part.sensors': 'сенсоры',
  'battletech.part.life-support': 'жизнеобеспечение',
  'battletech.part.cockpit': 'кабина',
  'battletech.part.shoulder': 'плечо',
  'battletech.part.upper-arm': 'привод плеча',
  'battletech.part.lower-arm': 'привод предплечья',
  'battletech.part.hand': 'привод кисти',
  'battletech.part.hip': 'бедро',
  'battletech.part.upper-leg': 'привод бедра',
  'battletech.part.lower-leg': 'привод голени',
  'battletech.part.foot': 'привод стопы',
} as const satisfies Words<typeof en>;
