import { done, pick, type Blanks, type Choice, type Option } from '../kernel/choices.js';
import { refuse } from '../kernel/refusal.js';
import { inPlay, isOffTable } from './aircraft.js';
import type { Command, Instruction } from './commands.js';
import type { State } from './state.js';
import { ANSWERS, COLUMNS, DODGES, EVASIONS, type Aircraft } from './types.js';

/** What can be instructed, blank by blank: for whom, about what, and how. */

/** The value of the option for all of a seat's aircraft. */
export const ALL = 'all';

export function instructionChoice(state: State, seat: string, partial: Blanks): Choice<Command> {
  const mine = inPlay(state).filter((one) => one.seat === seat && !isOffTable(one));
  if (mine.length === 0) return { kind: 'nothing', refusal: refuse('finest-hour/nobody-left', {}, 'TFH-06') };
  const chosen = mine.find(({ id }) => id === partial['for']);
  if (!chosen && partial['for'] !== ALL) {
    return pick('for', [{ value: ALL, facts: {} }, ...mine.map((one) => ({ value: one.id, facts: { unit: one.id } }))]);
  }
  const about = partial['about'];
  const subjects = SUBJECTS.filter(
    (subject) => subject !== 'column' || (chosen ?? mine.find(({ star }) => star))?.star,
  );
  const subject = subjects.find((each) => each === about);
  if (!subject)
    return pick(
      'about',
      subjects.map((value) => ({ value, facts: { about: value } })),
    );
  return howChoice(state, seat, chosen ?? null, subject, partial);
}

const SUBJECTS = ['evasion', 'dodge', 'answer', 'prefer', 'column', 'rally'] as const;

function howChoice(
  state: State,
  seat: string,
  one: Aircraft | null,
  subject: (typeof SUBJECTS)[number],
  partial: Blanks,
): Choice<Command> {
  const unit = one?.id ?? null;
  const how = partial['how'];
  const finish = (instruction: Instruction): Choice<Command> => done({ type: 'instruct', instruction });
  const options = (values: readonly string[]): readonly Option[] =>
    values.map((value) => ({ value, facts: { about: subject, how: value } }));
  switch (subject) {
    case 'evasion': {
      const way = EVASIONS.find((each) => each === how);
      return way ? finish({ about: subject, unit, way }) : pick('how', options(EVASIONS));
    }
    case 'dodge': {
      const dodge = DODGES.find((each) => each === how);
      return dodge ? finish({ about: subject, unit, dodge }) : pick('how', options(DODGES));
    }
    case 'answer': {
      const whom = ANSWERS.find((each) => each === how);
      return whom ? finish({ about: subject, unit, whom }) : pick('how', options(ANSWERS));
    }
    case 'column': {
      const column = COLUMNS.find((each) => each === how);
      return column ? finish({ about: subject, unit, column }) : pick('how', options(COLUMNS));
    }
    case 'prefer': {
      const owners = inPlay(state).filter((each) => each.seat === seat && (one === null || each.id === one.id));
      const weapons = [...new Set(owners.flatMap(({ profile }) => profile.weapons.map(({ id }) => id)))];
      const weapon = weapons.find((each) => each === how);
      if (weapon) return finish({ about: subject, unit, weapon });
      if (how === NO_WEAPON) return finish({ about: subject, unit, weapon: null });
      return pick('how', [
        ...options([NO_WEAPON]),
        ...weapons.map((value) => ({ value, facts: { about: subject, weapon: value } })),
      ]);
    }
    case 'rally':
      if (how === 'ask' || how === 'never') return finish({ about: subject, ask: how === 'ask' });
      return pick('how', options(['ask', 'never']));
  }
}

/** The value of the option for no weapon before others. */
const NO_WEAPON = 'none';
