/**
 * Dice that fell: what for (a code such as `to-hit`), how many sides, the faces in order, and the index of the first die
 * in the match's one stream of dice, so that anybody can derive the same faces again (QSR-01).
 */
export interface Roll {
  readonly index: number;
  readonly sides: number;
  readonly faces: readonly number[];
  readonly purpose: string;
}

/** The only source of chance that the rules know. It is handed in with each order. */
export interface Dice {
  /** Rolls `count` dice of `sides` sides; `purpose` is recorded with the faces. */
  roll(count: number, sides: number, purpose: string): Roll;
}

/** Thrown by scripted dice when the script has no face left: the message says what the next die was for. */
export class OutOfFaces extends Error {
  constructor(
    readonly index: number,
    readonly purpose: string,
  ) {
    super(`no scripted face left for die ${index} (${purpose})`);
  }
}

/** Dice made from a function that yields the face of the die with a given index; indices go up from `first`. */
export function diceFrom(first: number, face: (index: number, sides: number, purpose: string) => number): Dice {
  let next = first;
  return {
    roll(count, sides, purpose) {
      const index = next;
      const faces = Array.from({ length: count }, (_, i) => face(index + i, sides, purpose));
      next += count;
      return { index, sides, faces, purpose };
    },
  };
}

/** Dice that show the given faces in order, for tests and for tables that roll real dice; `first` is the first index. */
export function scriptedDice(faces: readonly number[], first = 0): Dice {
  return diceFrom(first, (index, sides, purpose) => {
    const face = faces[index];
    if (purpose === '') throw new Error(`die ${index} is rolled for nothing`);
    if (face === undefined) throw new OutOfFaces(index, purpose);
    if (!Number.isInteger(face) || face < 1 || face > sides) {
      throw new Error(`scripted face ${face} is not on a die of ${sides} sides`);
    }
    return face;
  });
}

/** The sum of the faces of a roll. */
export const total = (roll: Roll): number => roll.faces.reduce((sum, face) => sum + face, 0);
