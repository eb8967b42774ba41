import { placeOf } from '../../../../rules/battletech/movement.js';
import { isCarried } from '../../../../rules/battletech/stacking.js';
import { smokeLaid } from '../../../../rules/battletech/standard/ground-after.js';
import { isHidden } from '../../../../rules/battletech/standard/hiding.js';
import { isWithdrawing } from '../../../../rules/battletech/standard/withdrawal.js';
import type { StandardState } from '../../../../rules/battletech/types.js';
import { activeUnits } from '../../../../rules/battletech/units.js';
import { bearing } from '../../../../rules/geometry/hex/bearing.js';
import { facing, neighbour } from '../../../../rules/geometry/hex/facing.js';
import type { Hex } from '../../../../rules/geometry/hex/hex.js';
import type { SideId } from '../../../../rules/kernel/ids.js';
import { remembering } from '../../../../rules/kernel/remember.js';
import { best } from '../best.js';
import { groundOf, type Ground } from '../ground.js';
import { dealt, fighterOf, spotAt, type Fighter, type Spot } from './exchange.js';

/** Where the opponent lays smoke (ART-06, ART-09): over friends whom enemies outrange or who retreat, so that it costs them more fire than its own. */

/** Of what is spared or lost in a turn so much counts: smoke hides for two turns more, but who stands there goes on. */
const LASTS = 0.7;
/** So many friends are thought of, those who take most. */
const SHIELDED = 3;

/** All who fight, each where it stands now and as hard to hit as one is on average who has yet to move. */
interface Line {
  readonly own: readonly Stander[];
  readonly enemies: readonly Stander[];
}
interface Stander {
  readonly fighter: Fighter;
  readonly spot: Spot;
}
const EXPECTED = { aim: 2, hard: 2 } as const;

function lineOf(state: StandardState, side: SideId, ground: Ground): Line {
  const all = activeUnits(state)
    .filter((one) => one.place !== null && !isCarried(one) && !isHidden(one))
    .map((one): Stander => {
      const fighter = fighterOf(state, one);
      const spot = spotAt(fighter, ground.numberOf(placeOf(one).hex), null, 'stand', 0);
      return { fighter, spot: { ...spot, ...EXPECTED } };
    });
  const isOwn = ({ fighter: { unit } }: Stander): boolean => unit.side === side;
  return { own: all.filter(isOwn), enemies: all.filter((one) => !isOwn(one)) };
}

const hits = (ground: Ground, by: Stander, on: Stander): number =>
  dealt(ground, by.fighter, by.spot, on.fighter, on.spot);

/** What some do to others at most, each to whom it does most. */
const volley = (ground: Ground, by: readonly Stander[], on: readonly Stander[]): number =>
  by.reduce((sum, one) => sum + Math.max(0, ...on.map((other) => hits(ground, one, other))), 0);

/** What the enemies do more than those of its own who stay to fight. */
const balance = (ground: Ground, { own, enemies }: Line): number =>
  volley(ground, enemies, own) -
  volley(
    ground,
    own.filter(({ fighter: { unit } }) => !isWithdrawing(unit)),
    enemies,
  );

/** What screens of smoke are worth to a side as a match stands, and the hexes where one is worth a thought. */
export interface Screening {
  readonly hexes: readonly Hex[];
  /** Of smoke over these hexes; below 0: it hinders the side itself more. */
  readonly worth: (hexes: readonly Hex[], light: boolean) => number;
}

const weighed = remembering<StandardState, number>();

export function screeningOf(state: StandardState, side: SideId): Screening {
  const ground = groundOf(state);
  const line = lineOf(state, side, ground);
  const before = balance(ground, line);
  const threatened = line.own
    .map((one) => ({ one, by: best(line.enemies, (enemy) => hits(ground, enemy, one)) }))
    .flatMap(({ one, by }) => (by && hits(ground, by, one) > 0 ? [{ one, by, taken: hits(ground, by, one) }] : []))
    .toSorted((a, b) => b.taken - a.taken)
    .slice(0, SHIELDED);
  const hexes = threatened.flatMap(({ one, by }) => {
    const { hex } = placeOf(one.fighter.unit);
    const ahead = towards(state, hex, placeOf(by.fighter.unit).hex);
    return ahead === null ? [hex] : [hex, ahead];
  });
  return {
    hexes: [...new Set(hexes)],
    worth(over, light) {
      const laid = { type: 'SmokeLaid', hexes: over, until: state.turn, ...(light ? { light } : {}) } as const;
      return weighed(state, `${side} ${over.join(' ')} ${light}`, () => {
        return LASTS * (before - balance(groundOf(smokeLaid(state, laid)), line));
      });
    },
  };
}

/** The hex next to one on the way to another. */
function towards({ board }: StandardState, hex: Hex, to: Hex): Hex | null {
  const at = bearing(hex, 0, to);
  return at === null ? null : neighbour(board, hex, facing(Math.round(at / 4) % 6));
}
