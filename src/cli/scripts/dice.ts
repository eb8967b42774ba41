import { seededDice } from '../../match/dice.js';
import { diceFrom, OutOfFaces, type Dice } from '../../rules/kernel/dice.js';

/** What a script says of its dice: a seed, or the faces in the order in which the rules ask for them. */
export type ScriptDice = { readonly seed: string } | { readonly faces: readonly number[] };

/** Thrown when a scripted face is on no die of the kind asked for. */
export class NoSuchFace extends Error {
  constructor(
    readonly index: number,
    readonly face: number,
    readonly sides: number,
  ) {
    super(`face ${face} of die ${index} is on no die of ${sides} sides`);
  }
}

/** The dice of a script from the die with index `first` on. They throw `OutOfFaces` and `NoSuchFace`. */
export function scriptDice(dice: ScriptDice, first: number): Dice {
  if ('seed' in dice) return seededDice(dice.seed, first);
  return diceFrom(first, (index, sides, purpose) => {
    const face = dice.faces[index];
    if (face === undefined) throw new OutOfFaces(index, purpose);
    if (face > sides) throw new NoSuchFace(index, face, sides);
    return face;
  });
}
