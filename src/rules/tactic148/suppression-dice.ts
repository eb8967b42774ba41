import { askSeat } from './asking.js';
import { onlyAnswer } from '../kernel/questions.js';
import { characterOf, findZone } from './characters.js';
import { sees } from './lines.js';
import { hurt } from './markers.js';
import { isEffective, lowestInZone, participants, suppressing } from './suppression.js';
import type { Character, SuppressionZone } from './types.js';
import type { TacticRule } from './tactic148.js';
import type { State } from './state.js';
import type { Step } from './steps.js';

/** The dice of Suppression Fire at the start of a turn (T48-39). */

/** The zones that are rolled for, in the order in which they were placed: each turn, or by option in one's own turns (AMB-T48-16). */
export const suppressionStartRule: TacticRule<'suppression-start'> = {
  run({ game }) {
    const zones = game.zones.filter((zone) => game.options.sfRollTiming === 'everyTurn' || zone.side === game.active);
    return { events: [], then: zones.map(({ id }): Step => ({ type: 'suppression-dice', zone: id })) };
  },
};

const targets = (state: State, zone: SuppressionZone, shooter: Character): readonly Character[] =>
  lowestInZone(state, zone, shooter, sees);

/** One die for each who takes part and sees an enemy in the zone; no double six here. */
export const suppressionDiceRule: TacticRule<'suppression-dice'> = {
  run({ game }, { zone: id }, _answers, dice) {
    const zone = findZone(game, id);
    if (!zone || !isEffective(game, zone)) return { events: [], then: [] };
    const shooters = participants(game, id).filter(
      (one) => suppressing(game, one).length === 0 && targets(game, zone, one).length > 0,
    );
    if (shooters.length === 0) return { events: [], then: [] };
    const roll = dice.roll(shooters.length, 6, 'suppression');
    const hits = shooters.filter((_one, i) => roll.faces[i] === 6);
    return {
      events: [{ type: 'SuppressionRolled', zone: id, shooters: shooters.map((one) => one.id), roll }],
      then: [
        ...hits.map((one): Step => ({ type: 'suppression-hit', zone: id, shooter: one.id })),
        ...(hits.length > 0 ? [{ type: 'victory', mover: null } as const] : []),
      ],
    };
  },
};

/** A six wounds the enemy in the zone and in sight with the lowest H2H then; of equals the shooter's player chooses (AMB-T48-08). */
export const suppressionHitRule: TacticRule<'suppression-hit'> = {
  ask({ game }, { zone: id, shooter }) {
    const zone = findZone(game, id);
    const one = characterOf(game, shooter);
    const [first, ...others] = zone ? targets(game, zone, one) : [];
    if (!first || others.length === 0) return null;
    return askSeat(one.seat, 'reaction', {
      topic: { ask: 'wound', units: [first, ...others].map((each) => each.id), cause: 'suppression' },
      fallback: { type: 'wound', unit: first.id },
    });
  },
  run({ game }, { zone: id, shooter }, answers) {
    const zone = findZone(game, id);
    const [first] = zone ? targets(game, zone, characterOf(game, shooter)) : [];
    const struck = onlyAnswer(answers, 'wound')?.unit ?? first?.id;
    return { events: struck === undefined ? [] : hurt(game, struck, 1, 'suppression'), then: [] };
  },
};
