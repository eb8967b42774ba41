import fc from 'fast-check';
import { DICE_LIMITS, type Asked } from '../../../src/commands/roll/notation.js';
import type { Fault } from '../../../src/commands/roll/faults.js';
import { parseDice } from '../../../src/commands/roll/parse.js';
import type { Draw } from '../../../src/commands/roll/roll.js';

/** A roll that must be readable. */
export function asked(text: string): Asked {
  const parsed = parseDice(text);
  if (!parsed.ok) throw new Error(`${text}: ${parsed.error.why} at ${parsed.error.at}`);
  return parsed.value;
}

/** What is wrong with a roll that must not be readable. */
export function wrong(text: string): Fault {
  const parsed = parseDice(text);
  if (parsed.ok) throw new Error(`${text} was read`);
  return parsed.error;
}

/** Faces in the order in which they fall; dice of three are fudge dice. */
export function faces(fall: readonly number[]): Draw {
  let next = 0;
  return (below) => {
    const face = fall[next++];
    if (face === undefined) throw new Error('more dice were rolled than scripted');
    return below === 3 ? face + 1 : face - 1;
  };
}

const dice = fc
  .record({
    count: fc.integer({ min: 1, max: 6 }),
    sides: fc.constantFrom('4', '6', '20', 'F', '%'),
    then: fc.constantFrom('', 'kh1', 'kl1', 'dl1', 'r1', 'ro1', '!', 'r<2!>=1', '[fire]', ' adv'),
  })
  .map(({ count, sides, then }) => `${count}d${sides}${then}`);

/** Rolls as they may be typed, most of them right. */
export const rollsTyped = fc
  .record({
    repeats: fc.constantFrom('', '', '2x', `${DICE_LIMITS.repeats}x`),
    parts: fc.array(fc.oneof(dice, fc.nat({ max: 30 }).map(String)), { minLength: 1, maxLength: 5 }),
    sign: fc.constantFrom('+', ' - ', '*', '/'),
    behind: fc.constantFrom('', ' >= 8', ' < 3', ' 12+', ' attack', ' = 7 **bold** <@1>'),
  })
  .map(({ repeats, parts, sign, behind }) => `${repeats}${parts.join(sign)}${behind}`);
