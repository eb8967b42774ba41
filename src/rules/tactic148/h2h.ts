import { between } from '../geometry/plane/point.js';
import { touches } from '../geometry/plane/shape.js';
import { askSeat } from './asking.js';
import { onlyAnswer } from '../kernel/questions.js';
import { baseOf, characterOf, enemiesOf, placeOf, showing } from './characters.js';
import { hurt, inTurn, removeMarkers } from './markers.js';
import type { Character, Marker } from './types.js';
import type { TacticRule } from './tactic148.js';
import type { State } from './state.js';

/** Hand-to-hand: automatic and free when a move ends base to base with an enemy (T48-27, T48-28). */

/** Enemies in base contact whom a character has not fought yet, the nearest middle first. */
function opponents(state: State, one: Character, fought: readonly Character['id'][]): readonly Character[] {
  const from = placeOf(one);
  return enemiesOf(state, one.side)
    .filter((enemy) => !fought.includes(enemy.id) && touches(baseOf(state, one), baseOf(state, enemy)))
    .sort((a, b) => between(from, placeOf(a)) - between(from, placeOf(b)));
}

/** A move has ended: those in contact are fought one after the other, in the mover's order (AMB-T48-39). */
export const contactRule: TacticRule<'contact'> = {
  ask({ game }, { unit, fought }) {
    const one = characterOf(game, unit);
    const [first, ...others] = one.status === 'active' ? opponents(game, one, fought) : [];
    if (!first || others.length === 0) return null;
    return askSeat(one.seat, 'reaction', {
      topic: { ask: 'fight', unit, enemies: [first, ...others].map(({ id }) => id) },
      fallback: { type: 'fight', enemy: first.id },
    });
  },
  run({ game }, { unit, fought }, answers) {
    const one = characterOf(game, unit);
    if (one.status !== 'active') return { events: [], then: [] };
    const [first] = opponents(game, one, fought);
    if (!first) return { events: [], then: [] };
    const enemy = onlyAnswer(answers, 'fight')?.enemy ?? first.id;
    return {
      events: [],
      then: [
        { type: 'fight', units: [unit, enemy] },
        { type: 'victory', mover: null },
        { type: 'contact', unit, fought: [...fought, enemy] },
      ],
    };
  },
};

/** Fighting is an attack: it ends the fighters' own markers (AMB-T48-35). */
const ENDED: readonly Marker[] = ['take-cover', 'opportunity', 'suppression'];

/** One exchange of blows, both at once with the values at its start; another follows until somebody is eliminated (T48-28, AMB-T48-11, AMB-T48-12). */
export const fightRule: TacticRule<'fight'> = {
  run({ game }, { units }, _answers, dice) {
    const [a, b] = [characterOf(game, units[0]), characterOf(game, units[1])];
    const blows = (one: Character) => {
      const { h2h } = showing(one);
      return h2h > 0 ? dice.roll(h2h, 6, 'h2h') : null;
    };
    const rolls = [blows(a), blows(b)] as const;
    const [hits, blowsBack] = rolls.map((roll) => roll?.faces.filter((face) => face >= 5).length ?? 0);
    const successes = [hits ?? 0, blowsBack ?? 0] as const;
    const events = inTurn(
      game,
      () => [{ type: 'BlowsExchanged', units, rolls, successes }],
      (now) => removeMarkers(now, a, ENDED, 'fought'),
      (now) => removeMarkers(now, b, ENDED, 'fought'),
      (now) => hurt(now, b.id, successes[0], 'h2h'),
      (now) => hurt(now, a.id, successes[1], 'h2h'),
    );
    return { events, then: goesOn(a, b, successes) ? [{ type: 'fight', units }] : [] };
  },
};

/** Whether both are left after an exchange, and one of them still has dice. */
function goesOn(a: Character, b: Character, [onB, onA]: readonly [number, number]): boolean {
  const left = (one: Character, wounds: number): number | null => {
    if (wounds >= 2 || (wounds === 1 && one.wounded)) return null;
    return (wounds === 1 ? one.card.wounded : showing(one)).h2h;
  };
  const [diceA, diceB] = [left(a, onA), left(b, onB)];
  return diceA !== null && diceB !== null && diceA + diceB > 0;
}
