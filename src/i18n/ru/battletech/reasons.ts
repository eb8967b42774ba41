import type { reasons as en } from '../../en/battletech/reasons.js';
import type { Words } from '../../words.js';

export const reasons = {
  'battletech.reason.given': 'урон, который можно нанести',
  'battletech.reason.taken': 'урон, которого надо опасаться',
  'battletech.reason.approach': 'расстояние до противника',
  'battletech.reason.turn-after': 'положение для следующего хода',
  'battletech.reason.woods': 'укрытие в лесу',
  'battletech.reason.middle': 'удалённость от середины карты',
  'battletech.reason.crowded': 'свои стоят слишком близко',
  'battletech.reason.facing': 'смотрит не прямо на противника',
  'battletech.reason.goal': 'цель сценария',
  'battletech.reason.heat': 'нагрев',
  'battletech.reason.rise': 'снова встать на ноги',
  'battletech.reason.water': 'опора в воде',
  'battletech.reason.unjam': 'устранение задержки',
  'battletech.reason.unarmed': 'не осталось оружия, способного стрелять',
  'battletech.reason.unseen': 'ни одного противника не видно',
  'battletech.reason.unreached': 'ни одно оружие не достаёт до видимого противника: далеко или вне сектора',
  'battletech.reason.hopeless': 'ни у одного выстрела нет разумного шанса',
} as const satisfies Words<typeof en>;
