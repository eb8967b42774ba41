import { refuse, type Refusal } from '../../kernel/refusal.js';
import type { StandardUnit } from '../types.js';
import type { FullTerm } from './terms.js';
import type { HeatSource, Pace } from './types.js';

/**
 * Runs that leave no hands free (ADV-01, ADV-02): who sprints goes twice as far as it walks, who evades is harder to hit; neither
 * attacks this turn. All that sets the two apart stands here.
 */

interface PaceRules {
  readonly rule: string;
  /** MP by those of a walk, and of a walk with MASC; `null`: those of a run. */
  readonly mp: { readonly plain: number; readonly overdriven: number } | null;
  readonly heat: HeatSource;
  /** What it does to every number against the unit. */
  readonly asTarget: FullTerm;
  /** Whether it leaves an eye for what others may shoot at (FIN-05). */
  readonly spots: boolean;
}

const RULES: Readonly<Record<Pace, PaceRules>> = {
  sprint: {
    rule: 'ADV-01',
    mp: { plain: 2, overdriven: 2.5 },
    heat: { source: 'sprinted', heat: 3 },
    asTarget: { reason: 'target-sprinted', value: -1 },
    spots: false,
  },
  evade: {
    rule: 'ADV-02',
    mp: null,
    heat: { source: 'ran', heat: 2 },
    asTarget: { reason: 'target-evades', value: 1 },
    spots: true,
  },
};

/** The requirement of a pace. */
export const ruleOf = (pace: Pace): string => RULES[pace].rule;

/** MP of a sprint by those of a walk; `null`: the pace is as fast as any run. */
export function mpOf(pace: Pace | null | undefined, walk: number, overdriven: boolean): number | null {
  const mp = pace ? RULES[pace].mp : null;
  return mp && Math.ceil(walk * (overdriven ? mp.overdriven : mp.plain));
}

/** The heat of a run at a pace. */
export const heatAt = (pace: Pace): HeatSource => RULES[pace].heat;

/** What the pace of a target does to the number; one that lies evades nothing. */
export const paceTerms = (pace: Pace | null | undefined, prone: boolean): readonly FullTerm[] =>
  pace && !(pace === 'evade' && prone) ? [RULES[pace].asTarget] : [];

/** Why a unit does not attack this turn, or `null`. */
export const busyRunning = ({ id, body }: StandardUnit): Refusal | null =>
  body.pace ? refuse('battletech/pace-no-attack', { unit: id, pace: body.pace }, ruleOf(body.pace)) : null;

/** Whether the pace of a unit lets it spot for others. */
export const paceSpots = ({ body }: StandardUnit): boolean => !body.pace || RULES[body.pace].spots;
