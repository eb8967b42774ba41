import { randomInt } from 'node:crypto';
import { MOST_EXPLOSIONS, facesOf, kept, passes, reckon, type Dice, type Expression } from './notation.js';

/** Draws a whole number from 0 up to, but not including, `below`, each as likely. */
export type Draw = (below: number) => number;

/** Chance from the system's cryptographic source. */
export const byChance: Draw = (below) => randomInt(below);

/** A die as it lies: what counts, what was dropped, and what was rolled again. */
export interface Die {
  readonly face: number;
  readonly fate: 'kept' | 'dropped' | 'rerolled';
  readonly exploded: boolean;
}

/** What is shown of a roll, from left to right. */
export type Piece =
  | { readonly kind: 'dice'; readonly dice: readonly Die[]; readonly fudge: boolean }
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'label'; readonly label: string };

export interface Rolled {
  readonly value: number;
  readonly pieces: readonly Piece[];
}

const SIGNS = { '+': ' + ', '-': ' − ', '*': ' × ', '/': ' ÷ ' } as const;
const text = (words: string): Piece => ({ kind: 'text', text: words });

/** Rolls once. */
export function rollDice(roll: Expression, draw: Draw): Rolled {
  switch (roll.kind) {
    case 'dice': {
      const dice = fallen(roll, draw);
      const value = dice.reduce((sum, { face, fate }) => sum + (fate === 'kept' ? face : 0), 0);
      return { value, pieces: [{ kind: 'dice', dice, fudge: roll.sides === 'fudge' }] };
    }
    case 'number':
      return { value: roll.value, pieces: [text(String(roll.value))] };
    case 'brackets': {
      const { value, pieces } = rollDice(roll.inner, draw);
      return { value, pieces: [text('('), ...pieces, text(')')] };
    }
    case 'negative': {
      const { value, pieces } = rollDice(roll.inner, draw);
      return { value: 0 - value, pieces: [text('−'), ...pieces] };
    }
    case 'labelled': {
      const { value, pieces } = rollDice(roll.inner, draw);
      return { value, pieces: [...pieces, { kind: 'label', label: roll.label }] };
    }
    case 'maths': {
      const left = rollDice(roll.left, draw);
      const right = rollDice(roll.right, draw);
      return {
        value: reckon(roll.sign, left.value, right.value),
        pieces: [...left.pieces, text(SIGNS[roll.sign]), ...right.pieces],
      };
    }
  }
}

function fallen(dice: Dice, draw: Draw): readonly Die[] {
  const all = Array.from({ length: dice.count }, () => withExplosions(dice, draw)).flat();
  if (!dice.keep) return all;
  const counting = all.flatMap(({ fate }, i) => (fate === 'kept' ? [i] : []));
  const { which, n } = kept(dice.keep, counting.length);
  const order = counting.toSorted((a, b) => {
    const higher = (all[b]?.face ?? 0) - (all[a]?.face ?? 0);
    return which === 'highest' ? higher : -higher;
  });
  const dropped = new Set(order.slice(n));
  return all.map((die, i) => (dropped.has(i) ? { ...die, fate: 'dropped' } : die));
}

/** A die, and those that it brings when it explodes. */
function withExplosions(dice: Dice, draw: Draw): readonly Die[] {
  const all: Die[] = [];
  for (let exploded = 0; ; exploded++) {
    const { face, before } = settled(dice, draw);
    const again = dice.explodes !== null && exploded < MOST_EXPLOSIONS && passes(dice.explodes, face);
    all.push(...before.map((each) => ({ face: each, fate: 'rerolled', exploded: false }) as const));
    all.push({ face, fate: 'kept', exploded: again });
    if (!again) return all;
  }
}

/** So many faces that do not count are shown; then one of those that count is drawn, which is the same chance. */
const MOST_REROLLS = 5;

/** The face that counts, and those that were rolled again before it. */
function settled({ sides, reroll }: Dice, draw: Draw): { readonly face: number; readonly before: readonly number[] } {
  const before: number[] = [];
  for (;;) {
    const face = sides === 'fudge' ? draw(3) - 1 : draw(sides) + 1;
    if (!reroll || !passes(reroll.faces, face) || (reroll.once && before.length > 0)) return { face, before };
    before.push(face);
    if (!reroll.once && before.length === MOST_REROLLS) {
      const left = facesOf(sides).filter((each) => !passes(reroll.faces, each));
      return { face: left[draw(left.length)] ?? face, before };
    }
  }
}
