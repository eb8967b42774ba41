import type { BattleTechRule, Step } from '../types.js';

/** The steps of the turn that only the standard level has. */
export type FullStep = Extract<
  Step,
  {
    type:
      | 'move-on'
      | 'fire-phase'
      | 'attack'
      | 'attack-sealed'
      | 'resolve-fire'
      | 'shoot'
      | 'end-fire'
      | 'physical-phase'
      | 'strike'
      | 'strike-sealed'
      | 'resolve-blows'
      | 'blow'
      | 'end-physical'
      | 'heat-phase'
      | 'end-turn';
  }
>;

const unwritten: BattleTechRule = {
  ask: () => null,
  run(_state, step) {
    throw new Error(`no rule yet for ${step.type}`);
  },
};

/** The rule of each step, by chapter. */
export const FULL_RULES: { readonly [Type in FullStep['type']]: BattleTechRule<Extract<Step, { type: Type }>> } = {
  'move-on': unwritten,
  'fire-phase': unwritten,
  attack: unwritten,
  'attack-sealed': unwritten,
  'resolve-fire': unwritten,
  shoot: unwritten,
  'end-fire': unwritten,
  'physical-phase': unwritten,
  strike: unwritten,
  'strike-sealed': unwritten,
  'resolve-blows': unwritten,
  blow: unwritten,
  'end-physical': unwritten,
  'heat-phase': unwritten,
  'end-turn': unwritten,
};
