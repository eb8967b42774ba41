import type { reasons as en } from '../../en/tactic148/reasons.js';
import type { Words } from '../../words.js';

export const reasons = {
  'tactic148.reason.shot': 'что должен дать выстрел',
  'tactic148.reason.blast': 'что должен дать взрыв',
  'tactic148.reason.fight': 'что должен дать рукопашный бой',
  'tactic148.reason.less-danger': 'труднее попасть',
  'tactic148.reason.danger': 'выстрелы врага по этому месту',
  'tactic148.reason.promise': 'выстрелы с этого места',
  'tactic148.reason.near': 'ближе к врагу или к цели',
  'tactic148.reason.nearest': 'ближайший враг',
  'tactic148.reason.tokens': 'жетоны пригодятся потом',
  'tactic148.reason.patience': 'лучше приберечь на свой ход',
  'tactic148.reason.points': 'сколько персонаж ещё стоит',
  'tactic148.reason.cover': 'укрытие на этом месте',
  'tactic148.reason.hidden': 'враги не видят',
  'tactic148.reason.forward': 'подальше вперёд',
} as const satisfies Words<typeof en>;
