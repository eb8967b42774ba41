import { randomBytes } from 'node:crypto';
import { DiceRoll, NumberGenerator } from '@dice-roller/rpg-dice-roller';
import { refuse, type Refusal } from '../../rules/kernel/refusal.js';
import { fail, ok, type Result } from '../../rules/kernel/result.js';

/**
 * Quick dice outside any match: `2d6+3`, `4d6kh3`, `d%`, `3d6!`, `2d6 vs 8`. The library rolls; what it may be asked is kept
 * to sums of dice and numbers, so that nobody can make it reckon for long.
 */
export const DICE_LIMITS = { characters: 60, terms: 8, dice: 100, sides: 1000, number: 100_000 } as const;

/** One term of a roll: dice (with how many of the highest or lowest are kept, and whether the highest face explodes) or a number. */
export type Term = { readonly sign: 1 | -1 } & (
  | {
      readonly kind: 'dice';
      readonly count: number;
      readonly sides: number;
      readonly keep: { readonly which: 'highest' | 'lowest'; readonly n: number } | null;
      readonly explodes: boolean;
    }
  | { readonly kind: 'number'; readonly value: number }
);

/** A roll as asked: its terms, and the number to reach, if any. `notation` is how it is shown. */
export interface Asked {
  readonly notation: string;
  readonly terms: readonly Term[];
  readonly target: number | null;
}

const TERM =
  /^(?<sign>[+-]?)(?:(?<count>\d*)d(?<sides>\d+|%)(?<explode>!?)(?:(?<keep>k[hl]?|d[hl]?)(?<kept>\d+))?(?<late>!?)|(?<number>\d+))/;
const AGAINST = /\s*(?:\bvs\b|\bcontre\b|против|>=|≥)\s*(?<target>\d+)\s*$/u;

/** Reads what is to be rolled. */
export function parseDice(text: string): Result<Asked, Refusal> {
  const bad = fail(refuse('discord/bad-dice', { dice: text.replaceAll('`', '').slice(0, 40) }));
  const tooMuch = fail(
    refuse('discord/too-much-dice', {
      characters: DICE_LIMITS.characters,
      dice: DICE_LIMITS.dice,
      sides: DICE_LIMITS.sides,
    }),
  );
  if (text.length > DICE_LIMITS.characters) return tooMuch;
  const lower = text.toLowerCase().trim();
  const against = AGAINST.exec(lower);
  const sum = lower.slice(0, against?.index ?? lower.length);
  // Blanks stand around signs only: `2d6 2d6` is not `2d62d6`.
  if (/[^\s+-]\s+[^\s+-]/.test(sum)) return bad;
  const notation = sum.replaceAll(/\s+/g, '');
  const terms: Term[] = [];
  let rest = notation;
  while (rest) {
    const groups = TERM.exec(rest)?.groups;
    if (!groups || (terms.length > 0 && !groups['sign'])) return bad;
    const term = termFrom(groups);
    if (!term) return bad;
    terms.push(term);
    rest = rest.slice(TERM.exec(rest)?.[0].length);
  }
  const target = against?.groups?.['target'];
  const count = terms.reduce((sum, term) => sum + (term.kind === 'dice' ? term.count : 0), 0);
  if (count === 0) return bad;
  if (count > DICE_LIMITS.dice || terms.length > DICE_LIMITS.terms) return tooMuch;
  if (terms.some((term) => (term.kind === 'dice' ? term.sides > DICE_LIMITS.sides : term.value > DICE_LIMITS.number))) {
    return tooMuch;
  }
  return ok({ notation, terms, target: target === undefined ? null : Math.min(Number(target), DICE_LIMITS.number) });
}

function termFrom(groups: Readonly<Record<string, string | undefined>>): Term | null {
  const sign = groups['sign'] === '-' ? -1 : 1;
  if (groups['number'] !== undefined) return { kind: 'number', sign, value: Number(groups['number']) };
  const count = groups['count'] ? Number(groups['count']) : 1;
  const sides = groups['sides'] === '%' ? 100 : Number(groups['sides']);
  const explodes = groups['explode'] === '!' || groups['late'] === '!';
  const keep = keepFrom(groups, count);
  // A die of one side would explode for ever, and none has no face at all; of dice all of which are dropped nothing is left.
  if (count < 1 || sides < 1 || (explodes && sides < 2) || keep?.n === 0) return null;
  if (groups['explode'] && groups['late']) return null;
  return { kind: 'dice', sign, count, sides, keep, explodes };
}

function keepFrom(groups: Readonly<Record<string, string | undefined>>, count: number) {
  const [how, n] = [groups['keep'], Number(groups['kept'])];
  switch (how) {
    case 'k':
    case 'kh':
      return { which: 'highest', n: Math.min(n, count) } as const;
    case 'kl':
      return { which: 'lowest', n: Math.min(n, count) } as const;
    case 'd':
    case 'dl':
      return { which: 'highest', n: Math.max(count - n, 0) } as const;
    case 'dh':
      return { which: 'lowest', n: Math.max(count - n, 0) } as const;
    default:
      return null;
  }
}

/** A roll's result: what fell as the library shows it (dropped dice marked), and the total. */
export interface Rolled {
  readonly faces: string;
  readonly total: number;
}

/** The library draws 32-bit whole numbers; ours come from the system's cryptographic source. */
const CRYPTOGRAPHIC = { next: () => randomBytes(4).readInt32BE() };

/** Rolls. */
export function rollDice({ terms }: Asked): Rolled {
  NumberGenerator.generator.engine = CRYPTOGRAPHIC;
  // The library takes no sign before the first dice: what begins with one is taken from nothing.
  const roll = new DiceRoll(`0${terms.map(notationOf).join('')}`);
  const faces = /: 0\+?(?<faces>.*) = /.exec(roll.output)?.groups?.['faces'] ?? '';
  return { faces, total: roll.total };
}

function notationOf(term: Term): string {
  const sign = term.sign < 0 ? '-' : '+';
  if (term.kind === 'number') return `${sign}${term.value}`;
  const keep = term.keep ? `k${term.keep.which === 'highest' ? 'h' : 'l'}${term.keep.n}` : '';
  return `${sign}${term.count}d${term.sides}${term.explodes ? '!' : ''}${keep}`;
}
