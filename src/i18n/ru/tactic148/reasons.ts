import type { reasons as en } from '../../en/tactic148/reasons.js';
import type { Words } from '../../words.js';

export const reasons = {
  'tactic148.reasons.shot': 'что должен дать выстрел',
  'tactic148.reasons.blast': 'что должен дать взрыв',
  'tactic148.reasons.fight': 'что должен дать рукопашный бой',
  'tactic148.reasons.less-danger': 'труднее попасть',
  'tactic148.reasons.danger': 'выстрелы врага по этому месту',
  'tactic148.reasons.promise': 'выстрелы с этого места',
  'tactic148.reasons.near': 'ближе к врагу или к цели',
  'tactic148.reasons.nearest': 'ближайший враг',
  'tactic148.reasons.tokens': 'чего жетоны стоят потом',
  'tactic148.reasons.patience': 'лучше приберечь на свой ход',
  'tactic148.reasons.points': 'сколько персонаж ещё стоит',
  'tactic148.reasons.cover': 'укрытие на этом месте',
  'tactic148.reasons.hidden': 'враги не видят',
  'tactic148.reasons.forward': 'дальше вперёд',
} as const satisfies Words<typeof en>;
