import { columnOf, hexAt, rowOf, type Extent, type Hex } from '../../../rules/geometry/hex/hex.js';
import type { Dice } from '../../../rules/kernel/dice.js';
import { around, drawn, lay, type Ground } from './ground.js';

/** A ford at least in every so many hexes of the river. */
const FORD_EVERY = 4;
/** A bank rises no higher than can be climbed out of the water's bed. */
const HIGHEST_BANK = 1;

/**
 * A river from the western to the eastern edge through the middle, which is at equal distance from both sides. It is one level
 * deep, in places two, and has fords.
 */
export function withRiver(ground: Ground, dice: Dice): Ground {
  const course = halfCourse(ground, dice);
  const wet = lay(ground, course, () => ({ woods: 0, water: drawn(dice, 6) === 6 ? 2 : 1 }));
  const first = drawn(dice, FORD_EVERY) - 1;
  const fords = course.filter((_, i) => i % FORD_EVERY === first);
  const forded = lay(wet, fords, () => ({ woods: 0, rough: true }));
  const banks = course.flatMap((hex) => around(ground, hex)).filter((hex) => !course.includes(hex));
  return lay(forded, banks, (here) => {
    const { level = 0, ...rest } = here;
    return level > HIGHEST_BANK ? { ...rest, level: HIGHEST_BANK } : here;
  });
}

/** The river from the western edge to the middle of the map; its twin is the rest. */
function halfCourse(extent: Extent, dice: Dice): readonly Hex[] {
  const { columns, rows } = extent;
  const last = (columns + 1) / 2;
  const middle = Math.floor((last % 2 === 0 ? rows : rows + 1) / 2);
  let from = hexAt(last, middle);
  const course = [from];
  for (let column = last - 1; column >= 1; column--) {
    const next = around(extent, from).filter((hex) => columnOf(hex) === column);
    const near = next.filter((hex) => Math.abs(rowOf(hex) - middle) <= rows / 5);
    const choice = near.length > 0 ? near : next;
    from = choice[drawn(dice, choice.length) - 1] ?? from;
    course.push(from);
  }
  return course;
}
