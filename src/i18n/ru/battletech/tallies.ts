import type { tallies as en } from '../../en/battletech/tallies.js';
import type { Words } from '../../words.js';

export const tallies = {
  'battletech.tally.no-shots': '{seat@seat}: ни одного выстрела',
  'battletech.tally.line':
    '{seat@seat}: {shots:# выстрел|# выстрела|# выстрелов}, {hits:# попадание|# попадания|# попаданий} (ожидалось {hitsMean}, чаще всего от {hitsLow} до {hitsHigh}), урон {damage} (ожидалось {damageMean}, чаще всего от {damageLow} до {damageHigh})',
  'battletech.tally.shots': 'Выстрелов',
  'battletech.tally.hits': 'Попаданий',
  'battletech.tally.damage': 'Урон',
  'battletech.tally.taken': 'Получено урона',
  'battletech.tally.expected': 'Ожидалось',
  'battletech.tally.range': '{mean} (от {low} до {high})',
} as const satisfies Words<typeof en>;
