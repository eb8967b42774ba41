import type { BattleTechRule, Step } from '../types.js';
import { moveOnRule } from '../movement-phase.js';
import { endTurnRule } from './end-phase.js';
import { attackRule, attackSealedRule, firePhaseRule } from './fire-phase.js';
import { heatPhaseRule } from './heat-phase.js';
import { physicalPhaseRule, strikeRule, strikeSealedRule } from './physical-phase.js';
import { endFireRule, resolveFireRule, shootRule } from './shooting.js';
import { blowRule, endPhysicalRule, resolveBlowsRule } from './striking-home.js';

/** The rules of the steps that only the standard level has, by chapter. */
export const FULL_RULES = {
  'move-on': moveOnRule,
  'fire-phase': firePhaseRule,
  attack: attackRule,
  'attack-sealed': attackSealedRule,
  'resolve-fire': resolveFireRule,
  shoot: shootRule,
  'end-fire': endFireRule,
  'physical-phase': physicalPhaseRule,
  strike: strikeRule,
  'strike-sealed': strikeSealedRule,
  'resolve-blows': resolveBlowsRule,
  blow: blowRule,
  'end-physical': endPhysicalRule,
  'heat-phase': heatPhaseRule,
  'end-turn': endTurnRule,
} as const satisfies { readonly [Type in Step['type']]?: BattleTechRule<Extract<Step, { type: Type }>> };
