import type { common as en } from '../en/common.js';
import type { Words } from '../words.js';

export const common = {
  'common.yes': 'да',
  'common.no': 'нет',
  'common.none': 'нет',
  'common.all': 'все',
  'common.nobody': 'никто',
  'common.referee': 'арбитр',
  'common.draw': 'ничья',
  'common.rule': '({rule})',
  'common.turn': 'Ход {turn}',
} as const satisfies Words<typeof en>;
