import { z } from 'zod';
import { arcsTo, attackSide } from '../../../rules/battletech/arcs.js';
import type { UnitKind } from '../../../rules/battletech/vocabulary.js';
import { turned } from '../../../rules/geometry/hex/facing.js';
import { distance, isOn, type Extent } from '../../../rules/geometry/hex/hex.js';
import { isDivided, meetings } from '../../../rules/geometry/hex/line.js';
import { turnOrder } from '../../../rules/kernel/alternation.js';
import { facingKey, hexKey } from './keys.js';

/** The queries that need no board: lines, arcs, sides, who acts when. */

/** A line without a board runs over the largest map that hex numbers can name. */
export const WORLD: Extent = { columns: 99, rows: 99 };

export const lineQuery = z.strictObject({ op: z.literal('line'), from: hexKey, to: hexKey });

/** The hexes that a line meets; `splitPairs` as seen on the way, left first, only where the line is divided (QSR-29, QSR-31). */
export function line({ from, to }: z.output<typeof lineQuery>): object {
  const met = meetings(from, to);
  const hexes = met.flatMap((meeting) => (meeting.kind === 'split' ? [meeting.left, meeting.right] : [meeting.hex]));
  const splitPairs = met.flatMap((meeting) => (meeting.kind === 'split' ? [[meeting.left, meeting.right]] : []));
  return {
    distance: distance(from, to),
    divided: isDivided(from, to),
    intervening: hexes.filter((hex) => isOn(WORLD, hex)),
    ...(splitPairs.length > 0 ? { splitPairs } : {}),
  };
}

export const arcQuery = z.strictObject({
  op: z.literal('arc'),
  from: hexKey,
  facing: facingKey,
  to: hexKey,
  twist: z.int().min(-1).max(1).default(0),
});

/** The arcs in which a hex lies (QSR-38); a torso twist turns them all. */
export const arc = ({ from, facing, to, twist }: z.output<typeof arcQuery>): object =>
  arcsTo(from, turned(facing, twist), to);

export const attackSideQuery = z.strictObject({
  op: z.literal('attack-side'),
  target: hexKey,
  facing: facingKey,
  attacker: hexKey,
  /** The target; left out: a 'Mech. */
  unit: z.string().optional(),
});

/** The side of a target of a kind that faces the attacker (table 7.1.4, UNI-13). */
export const side = ({ target, facing, attacker }: z.output<typeof attackSideQuery>, kind: UnitKind): object => ({
  side: attackSide({ hex: target, facing }, attacker, kind),
});

const count = z.int().min(0).max(1000);

export const turnOrderQuery = z.strictObject({
  op: z.literal('turn-order'),
  loser: count,
  winner: count,
  frontLoad: z.boolean().default(false),
});

/** Who acts when, the loser of initiative first (AMB-QSR-02). */
export const order = ({ loser, winner, frontLoad }: z.output<typeof turnOrderQuery>): object => ({
  order: turnOrder([loser, winner], frontLoad ? 'frontLoad' : 'ratio')
    .map((index) => (index === 0 ? 'L' : 'W'))
    .join(''),
});
