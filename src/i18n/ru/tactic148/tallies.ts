import type { tallies as en } from '../../en/tactic148/tallies.js';
import type { Words } from '../../words.js';

export const tallies = {
  'tactic148.tally.no-shots':
    '{seat@seat}: ни одного выстрела, {tokens:потрачен # жетон|потрачено # жетона|потрачено # жетонов}, {lost:потеряно # очко|потеряно # очка|потеряно # очков}',
  'tactic148.tally.line':
    '{seat@seat}: {shots:# выстрел|# выстрела|# выстрелов}, {hits:# попадание|# попадания|# попаданий} (ожидалось {mean}, чаще всего от {low} до {high}), {tokens:потрачен # жетон|потрачено # жетона|потрачено # жетонов}, {lost:потеряно # очко|потеряно # очка|потеряно # очков}',
  'tactic148.tally.shots': 'Выстрелов',
  'tactic148.tally.hits': 'Попаданий',
  'tactic148.tally.expected': 'Ожидалось',
  'tactic148.tally.tokens': 'Жетонов',
  'tactic148.tally.lost': 'Потеряно очков',
  'tactic148.tally.range': '{mean} (от {low} до {high})',
} as const satisfies Words<typeof en>;
