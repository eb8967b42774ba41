import { characterOf, showing } from './characters.js';
import { LENGTHS } from './lengths.js';
import { hurt, inTurn, removeMarkers } from './markers.js';
import { gainsByCover, prospectOf } from './needed.js';
import { canAct, officersNeeded, tokensOf } from './prices.js';
import { takeCover } from './take-cover.js';
import { askSeat } from './asking.js';
import { answeredBy, onlyAnswer } from '../kernel/questions.js';
import { suppressing } from './suppression.js';
import type { Character } from './types.js';
import type { TacticRule } from './tactic148.js';
import type { State } from './state.js';
import type { Shot } from './steps.js';
import type { Event, Prospect } from './events.js';
import type { Dice } from '../kernel/dice.js';

/** Shots: declared, answered with Take Cover, rolled (T48-18 … T48-22). */

/** The figures of a declared shot as things stand; `null` when it cannot be made any more. */
function standing(state: State, shot: Shot): Prospect | null {
  const shooter = characterOf(state, shot.unit);
  const target = characterOf(state, shot.target);
  if (shooter.status !== 'active' || shooter.shocked || target.status !== 'active') return null;
  if (suppressing(state, shooter).length > 0) return null;
  const prospect = prospectOf(state, shooter, target, shot.weapon, shot.aim);
  return prospect && prospect.dice > 0 ? prospect : null;
}

/** Whether a target may answer a shot with Take Cover, and gains by it (T48-19, AMB-T48-34). */
const mayAnswer = (state: State, shot: Shot, target: Character, prospect: Prospect): boolean =>
  prospect.distance > LENGTHS.takeCover &&
  canAct(state, target) &&
  gainsByCover(state, characterOf(state, shot.unit), target);

/** A shot has been declared: its target may take cover before the dice fall. */
export const shotDeclaredRule: TacticRule<'shot-declared'> = {
  ask({ game }, { shot }) {
    const prospect = standing(game, shot);
    const target = characterOf(game, shot.target);
    if (!prospect || !mayAnswer(game, shot, target, prospect)) return null;
    const answer = (takesCover: boolean) => ({ type: 'answer-shot', takesCover }) as const;
    const { coverAnswer } = target;
    return askSeat(target.seat, 'reaction', {
      topic: { ask: 'answer-shot', unit: target.id, shooter: shot.unit, needed: prospect.needed },
      fallback: answer(game.options.takeCoverDefault === 'accept'),
      ...(coverAnswer === 'ask' ? {} : { settled: answer(coverAnswer === 'always') }),
    });
  },
  run({ game }, step, answers) {
    const { shot } = step;
    const takes = onlyAnswer(answers, 'answer-shot')?.takesCover === true;
    const events = takes ? takeCover(game, characterOf(game, shot.target), answeredBy(answers)) : [];
    return { events, then: [{ type: 'shot', shot }] };
  },
};

/** The dice of a shot. */
export const shotRule: TacticRule<'shot'> = {
  run({ game }, { shot }, _answers, dice) {
    const prospect = standing(game, shot);
    if (!prospect) return { events: [{ type: 'ShotLost', unit: shot.unit, target: shot.target }], then: [] };
    return { events: fire(game, shot, prospect, dice), then: [{ type: 'victory', mover: null }] };
  },
};

/** One success or more: a Wound; two sixes or more: eliminated (T48-22). */
function fire(state: State, shot: Shot, prospect: Prospect, dice: Dice): readonly Event[] {
  const roll = dice.roll(prospect.dice, 6, shot.why);
  const successes = roll.faces.filter((face) => face >= prospect.needed).length;
  const doubleSix = roll.faces.filter((face) => face === 6).length >= 2;
  return [
    { type: 'ShotFired', shot, prospect, roll, successes, doubleSix, attack: isAttack(state, shot) },
    ...hurt(state, shot.target, Math.min(successes, 1), shot.why, doubleSix),
  ];
}

/** A shot is an attack of the turn in which it is made; by option the free one from a marker is none (AMB-T48-14). */
const isAttack = (state: State, { why }: Shot): boolean =>
  why !== 'opportunity' || state.options.opportunityShot === 'attack';

/**
 * An Opportunity Fire marker goes off: a free shot without answer, hit or miss the marker is gone (T48-33, T48-34). Aim that
 * was left with it is paid now, if it still can be (AMB-T48-06).
 */
export const opportunityShotRule: TacticRule<'opportunity-shot'> = {
  run({ game }, { unit, target }, _answers, dice) {
    const shooter = characterOf(game, unit);
    const { opportunity } = shooter;
    // Another's shot may have ended it: the target is gone, or the marker.
    if (!opportunity) return { events: [], then: [] };
    const aim = opportunity.aim && tokensOf(game, shooter) > 0 && officersNeeded(game, shooter, 1)?.length === 0;
    const shot: Shot = { unit, target, weapon: opportunity.weapon, aim, why: 'opportunity' };
    const prospect = standing(game, shot);
    if (!prospect) return { events: [], then: [] };
    const events = inTurn(
      game,
      () => (aim && showing(shooter).aim > 0 ? [{ type: 'AimPaid', unit }] : []),
      (now) => removeMarkers(now, shooter, ['opportunity'], 'fired'),
      (now) => fire(now, shot, prospect, dice),
    );
    return { events, then: [{ type: 'victory', mover: null }] };
  },
};
