import { ofStandard } from '../levels.js';
import type { BattleTechRule } from '../battletech.js';
import type { Step } from '../agenda.js';
import { moveOnRule } from '../movement-phase.js';
import { endTurnRule } from './end-phase.js';
import { attackRule, attackSealedRule, firePhaseRule } from './fire-phase.js';
import { heatPhaseRule } from './heat-phase.js';
import { physicalPhaseRule, strikeRule, strikeSealedRule } from './physical-phase.js';
import { designateRule, endFireRule, resolveFireRule, shootRule } from './shooting.js';
import { endOverwatchRule, overwatchRule } from './overwatch.js';
import { bombardRule, salvosLandRule } from './bombardment.js';
import { layMinesRule } from './minelaying.js';
import { swarmRule } from './swarming.js';
import { blastRule } from './blasting.js';
import { dominoRule, stepAsideRule } from './step-aside.js';
import { physicalAttackRule, endPhysicalRule, resolvePhysicalRule } from './physical-resolution.js';

/** The rules of the steps that only the standard level has, by chapter. */
export const FULL_RULES = {
  'move-on': moveOnRule,
  'lay-mines': ofStandard(layMinesRule),
  bombard: ofStandard(bombardRule),
  'salvos-land': ofStandard(salvosLandRule),
  overwatch: ofStandard(overwatchRule),
  'end-overwatch': ofStandard(endOverwatchRule),
  'fire-phase': ofStandard(firePhaseRule),
  attack: ofStandard(attackRule),
  'attack-sealed': ofStandard(attackSealedRule),
  'resolve-fire': ofStandard(resolveFireRule),
  designate: ofStandard(designateRule),
  shoot: ofStandard(shootRule),
  swarm: ofStandard(swarmRule),
  'end-fire': ofStandard(endFireRule),
  'physical-phase': ofStandard(physicalPhaseRule),
  strike: ofStandard(strikeRule),
  'strike-sealed': ofStandard(strikeSealedRule),
  'resolve-blows': ofStandard(resolvePhysicalRule),
  blow: ofStandard(physicalAttackRule),
  domino: ofStandard(dominoRule),
  'step-aside': ofStandard(stepAsideRule),
  blast: ofStandard(blastRule),
  'end-physical': ofStandard(endPhysicalRule),
  'heat-phase': ofStandard(heatPhaseRule),
  'end-turn': ofStandard(endTurnRule),
} as const satisfies { readonly [Type in Step['type']]?: BattleTechRule<Extract<Step, { type: Type }>> };
