import type { common as en } from '../en/common.js';
import type { Words } from '../words.js';

export const common = {
  'common.yes': 'да',
  'common.no': 'нет',
  'common.referee': 'арбитр',
  'common.former-player': 'бывший игрок',
  'common.unit': 'ед.',
  'common.place': '{x}; {y}',
} as const satisfies Words<typeof en>;
