import { namesIn, pick, type Blanks, type Choice, type Option } from '../../kernel/choices.js';
import { distance, type Hex } from '../../geometry/hex/hex.js';
import type { Command } from '../commands.js';
import { placeOf } from '../movement.js';
import { waysToHit } from '../to-hit.js';
import type { StandardState, StandardUnit } from '../types.js';
import { woodsIn } from '../units.js';
import { firstOfEach, shotFacts } from './attack-choices.js';
import { holdFire } from './fire-phase.js';
import { twistsOf } from './gunnery.js';
import { fullVolley, shotsAt, twistForVolley, hexesInReach } from './hex-fire.js';
import type { HexAimed, HexShot } from './types.js';

/** The blanks of a declaration of fire at woods: which hex, with what (FIN-44). */

type Next = Choice<Command>;

/** A way to fire a weapon at a hex, as an option: `A`, `A/LT-5` for a bin, `A/heat`. */
interface Way {
  readonly value: string;
  readonly shot: HexShot;
}

export function woodsChoice(state: StandardState, unit: StandardUnit, partial: Blanks): Next {
  const woods = hexesInReach(state, unit);
  const hex = woods.find((one) => one === partial['woods']);
  const ways = hex === undefined ? [] : waysAtHex(state, unit, hex);
  if (hex !== undefined && ways.length > 0) return weaponsAtHex(state, unit, ways, partial);
  return pick(
    'woods',
    woods.flatMap((one) => {
      const found = waysAtHex(state, unit, one);
      return found.length > 0 ? [{ value: one, facts: woodsFacts(state, unit, one, found) }] : [];
    }),
  );
}

/** Every way to fire at a hex, each with the number under the first twist that allows it. */
function waysAtHex(state: StandardState, unit: StandardUnit, hex: Hex): readonly Way[] {
  const all = twistsOf(unit)
    .flatMap((twist) => shotsAt(state, unit, twist, hex))
    .map((shot) => ({ value: nameOf(shot), shot }));
  return firstOfEach(all);
}

const nameOf = ({ mount, mode, bin }: HexAimed): string =>
  [mount, ...(mode === 'normal' ? [] : [mode]), ...(bin === null ? [] : [bin])].join('/');

function weaponsAtHex(state: StandardState, unit: StandardUnit, ways: readonly Way[], partial: Blanks): Next {
  const names = namesIn(partial['weapons']);
  const atHexes = names.flatMap((name) => ways.filter(({ value }) => value === name).map(({ shot }) => aimedOf(shot)));
  const twist =
    atHexes.length > 0 && atHexes.length === names.length ? twistForVolley(state, unit, { shots: [], atHexes }) : null;
  if (twist !== null) return { kind: 'done', command: { ...holdFire(unit.id), twist, atHexes } };
  const ahead = fullVolley(state, unit, 0, { shots: [], atHexes });
  const options = ways.map(({ value, shot }): Option => ({
    value,
    facts: shotFacts(unit, shot, shot),
  }));
  return {
    ...pick('weapons', options, 1, new Set(ways.map(({ shot }) => shot.mount)).size),
    ...(ahead.ok ? {} : { refusal: ahead.error }),
  };
}

const aimedOf = ({ mount, hex, mode, bin }: HexShot): HexAimed => ({ mount, hex, mode, bin });

function woodsFacts(state: StandardState, unit: StandardUnit, hex: Hex, ways: readonly Way[]): Option['facts'] {
  const best = Math.min(...ways.map(({ shot }) => shot.toHit.number));
  return {
    woods: woodsIn(state.board, hex),
    distance: distance(placeOf(unit).hex, hex),
    number: best,
    chance: waysToHit(best),
    weapons: new Set(ways.map(({ shot }) => shot.mount)).size,
  };
}
