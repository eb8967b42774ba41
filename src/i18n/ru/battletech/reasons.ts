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
} as const satisfies Words<typeof en>;
