import type { Blanks } from '../kernel/choices.js';
import type { SeatId } from '../kernel/ids.js';
import { onTable } from './characters.js';
import { done, pick, type Next } from './move-choices.js';
import { ASK_WHEN, type CoverAnswer } from './types.js';
import type { State } from './state.js';
import type { Instruction } from './commands.js';

/** Instructions by button: when to be asked, standing answers to shots, fire held back (AMB-T48-02, AMB-T48-34, AMB-T48-36). */

/** The value of the option that leads to them. */
export const INSTRUCT = 'instruct';

const COVER_ANSWERS: readonly CoverAnswer[] = ['ask', 'always', 'never'];

/** Every instruction that would change something for a seat. */
function instructions(state: State, seat: SeatId): readonly Instruction[] {
  const asking = state.asking[seat];
  const isMuted = (asking?.mutedUntilTurn ?? 0) >= state.turn;
  const when = isMuted ? 'not-this-turn' : (asking?.when ?? 'every-action');
  const own = onTable(state).filter((one) => one.seat === seat);
  return [
    ...ASK_WHEN.filter((each) => each !== when).map((each) => ({ about: 'ask', when: each }) as const),
    ...own.flatMap(({ id: unit, opportunity }) =>
      opportunity ? [{ about: 'hold', unit, hold: !opportunity.hold } as const] : [],
    ),
    ...own.flatMap(({ id: unit, coverAnswer }) =>
      COVER_ANSWERS.filter((answer) => answer !== coverAnswer).map(
        (answer) => ({ about: 'cover', unit, answer }) as const,
      ),
    ),
  ];
}

/** An instruction as the value of an option: `ask:not-this-turn`, `cover:US-Scout:always`, `hold:US-Scout:true`. */
export function instructionValue(instruction: Instruction): string {
  switch (instruction.about) {
    case 'ask':
      return `ask:${instruction.when}`;
    case 'cover':
      return `cover:${instruction.unit}:${instruction.answer}`;
    case 'hold':
      return `hold:${instruction.unit}:${instruction.hold}`;
  }
}

/** Which instruction. */
export function instructionChoice(state: State, seat: SeatId, partial: Blanks): Next {
  const all = instructions(state, seat);
  const chosen = all.find((one) => instructionValue(one) === partial['instruction']);
  if (chosen) return done({ type: 'instruct', instruction: chosen });
  return pick(
    'instruction',
    all.map((one) => ({ value: instructionValue(one), facts: factsOf(one) })),
  );
}

const factsOf = (one: Instruction) => {
  switch (one.about) {
    case 'ask':
      return { about: one.about, when: one.when };
    case 'cover':
      return { about: one.about, unit: one.unit, answer: one.answer };
    case 'hold':
      return { about: one.about, unit: one.unit, hold: one.hold };
  }
};
