import { carries } from '../standard/parts.js';
import { runningFrom } from '../gait.js';
import type { StandardSheet } from '../record-sheet.js';
import { hasMuscles } from '../standard/myomer.js';
import { isInfantry } from '../stacking.js';
import { armsWorth } from './arms.js';
import { defenceOf, type Defence } from './defence.js';
import { kindOf } from './kinds.js';
import { onFoot, type Pace } from './motion.js';
import { offenceOf, type Offence } from './offence.js';
import type { Printed } from './printed.js';
import { rounded } from './round.js';
import { ORDINARY, skillMultiplier, type Skills } from './skills.js';

/** What a machine and its pilot are worth (battle value 2.0), with the parts that it comes from. */
export interface BattleValue {
  readonly defence: Defence;
  readonly offence: Offence;
  /** Of the machine with an ordinary pilot. */
  readonly base: number;
  /** What the pilot's skills make of it. */
  readonly skill: number;
  readonly value: number;
}

/**
 * The battle value of a machine as it was built, flown by a pilot of these skills (BV-01…BV-11); of a squad or platoon all
 * together (BV-13, BV-14). `null`: of a platoon whose arms reach further than any of which the value is known.
 */
export function battleValue(printed: Printed, skills: Skills = ORDINARY): BattleValue | null {
  const kind = kindOf(printed.sheet);
  if (printed.sheet.kind === 'infantry' && armsWorth(printed.sheet.arms) === null) return null;
  const pace = paceOf(printed.sheet);
  const defence = defenceOf(printed, pace, kind);
  const offence = offenceOf(printed, isInfantry(printed) ? onFoot(pace) : pace, kind);
  const base = rounded(defence.total + offence.total);
  const skill = skillMultiplier(skills);
  return { defence, offence, base, skill, value: rounded(base * skill) };
}

/** With MASC a machine runs twice as far as it walks; muscles that are hot walk a hex farther, what their heat costs taken off. */
function paceOf(sheet: StandardSheet): Pace {
  const walk = sheet.walk + (hasMuscles(sheet, 'tsm') ? 1 : 0);
  const run = walk > sheet.walk ? runningFrom(walk) : sheet.run;
  return { run: carries(sheet, 'masc') ? 2 * walk : run, jump: sheet.full.jump };
}
