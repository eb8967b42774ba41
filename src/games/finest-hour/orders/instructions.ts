import type { Instruction } from '../../../rules/finest-hour/commands.js';
import type { UnitId } from '../../../rules/kernel/ids.js';
import type { Word } from './words.js';

/** What is to hold without being asked, each by a phrase of its own (AMB-TFH-15, AMB-TFH-23, AMB-TFH-24). */

type Said = Instruction extends infer One ? (One extends Instruction ? Omit<One, 'unit'> : never) : never;

/** All but those that name a weapon. */
const INSTRUCTIONS = {
  'evade-ask': { about: 'evasion', way: 'ask' },
  'evade-away': { about: 'evasion', way: 'away' },
  'evade-left': { about: 'evasion', way: 'left' },
  'evade-right': { about: 'evasion', way: 'right' },
  'evade-ahead': { about: 'evasion', way: 'ahead' },
  'dodge-ask': { about: 'dodge', dodge: 'ask' },
  'dodge-evade': { about: 'dodge', dodge: 'evade' },
  'dodge-stay': { about: 'dodge', dodge: 'stay' },
  'answer-ask': { about: 'answer', whom: 'ask' },
  'answer-nearest': { about: 'answer', whom: 'nearest' },
  'answer-likeliest': { about: 'answer', whom: 'likeliest' },
  'prefer-none': { about: 'prefer', weapon: null },
  'tests-ask': { about: 'column', column: 'ask' },
  'tests-roll': { about: 'column', column: 'roll' },
  'tests-2': { about: 'column', column: '2' },
  'tests-1': { about: 'column', column: '1' },
  'tests-0': { about: 'column', column: '0' },
  'rally-ask': { about: 'rally', ask: true },
  'rally-never': { about: 'rally', ask: false },
} as const satisfies { readonly [Name in Word]?: Said };
type Phrase = keyof typeof INSTRUCTIONS;

export const isPhrase = (word: Word): word is Phrase => word in INSTRUCTIONS;

/** The phrases, in their order. */
export const PHRASES: readonly Phrase[] = Object.keys(INSTRUCTIONS).filter(
  (word): word is Phrase => word in INSTRUCTIONS,
);

/** What a phrase instructs for an aircraft, or for all of a seat's. */
export function instructed(phrase: Phrase, unit: UnitId | null): Instruction {
  const said = INSTRUCTIONS[phrase];
  return said.about === 'rally' ? said : { ...said, unit };
}

/** The phrase of an instruction; `null`: it names a weapon. */
export function phraseOf(instruction: Instruction): Phrase | null {
  const { about, value } = valueOf(instruction);
  return (
    PHRASES.find((phrase) => {
      const said = INSTRUCTIONS[phrase];
      return said.about === about && valueOf(instructed(phrase, null)).value === value;
    }) ?? null
  );
}

function valueOf(instruction: Instruction): { readonly about: Instruction['about']; readonly value: unknown } {
  const { about } = instruction;
  switch (about) {
    case 'evasion':
      return { about, value: instruction.way };
    case 'dodge':
      return { about, value: instruction.dodge };
    case 'answer':
      return { about, value: instruction.whom };
    case 'prefer':
      return { about, value: instruction.weapon };
    case 'column':
      return { about, value: instruction.column };
    case 'rally':
      return { about, value: instruction.ask };
  }
}
