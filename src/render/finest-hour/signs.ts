import { isFlying } from '../../rules/finest-hour/aircraft.js';
import type { Aircraft } from '../../rules/finest-hour/types.js';
import { NIGHT, PINK, RED, SKY, WHITE, YELLOW } from '../colours.js';
import type { Badge } from '../labels.js';

/** What an aircraft is and has done this turn, as signs on its label and in its row: each has a sign of its own beside its colour. */

export const SIGNS = ['star', 'leader', 'burning', 'stunned', 'evaded', 'dived', 'fast'] as const;
export type Sign = (typeof SIGNS)[number];

export const BADGES: Readonly<Record<Sign, Badge>> = {
  star: { text: '★', tag: 'star', fill: YELLOW, ink: NIGHT },
  leader: { text: '⚑', tag: 'leader', fill: WHITE, ink: NIGHT },
  burning: { text: '♨', tag: 'burning', fill: RED, ink: WHITE },
  stunned: { text: '✶', tag: 'stunned', fill: PINK, ink: NIGHT },
  evaded: { text: '↝', tag: 'evaded', fill: SKY, ink: NIGHT },
  dived: { text: '▼', tag: 'dived', fill: SKY, ink: NIGHT },
  fast: { text: '»', tag: 'fast', fill: SKY, ink: NIGHT },
};

/** The signs of an aircraft in play; `leads`: it has a group. */
export function signsOf(one: Aircraft, leads: boolean): readonly Sign[] {
  if (!isFlying(one)) return [];
  const { evaded, dived, fast } = one.manoeuvres;
  const holds: Readonly<Record<Sign, boolean>> = {
    star: one.star,
    leader: leads,
    burning: one.burning,
    stunned: one.stunned,
    evaded,
    dived,
    fast,
  };
  return SIGNS.filter((sign) => holds[sign]);
}

/** The worth of its crew, beside its name. */
export const repBadge = ({ rep }: Pick<Aircraft, 'rep'>): Badge => ({
  text: String(rep),
  tag: 'rep',
  fill: WHITE,
  ink: NIGHT,
});
