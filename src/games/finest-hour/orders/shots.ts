import { changeAircraft } from '../../../rules/finest-hour/aircraft.js';
import type { Part, Shot } from '../../../rules/finest-hour/commands.js';
import { waysEnd } from '../../../rules/finest-hour/plan.js';
import { allThatBear } from '../../../rules/finest-hour/shots.js';
import type { Aircraft, WeaponId } from '../../../rules/finest-hour/types.js';
import type { Refusal } from '../../../rules/kernel/refusal.js';
import { ok, type Result } from '../../../rules/kernel/result.js';
import { aircraftAhead, aircraftNamed, targetFor, weaponAhead } from './aircraft.js';
import { enemies, type Context } from './context.js';
import { isWord, textOf, type Piece } from './words.js';

/** What is fired at whom: `Bf-2 guns`, `Bf-2 turrets ×2 Bf-3 turrets ×2`; a target without weapons gets all that bear (TFH-18, TFH-19). */

interface Named {
  readonly weapon: WeaponId;
  readonly dice: number | null;
}

interface Aimed {
  readonly target: Aircraft;
  readonly weapons: readonly Named[];
}

/** The shots that some pieces begin with, and what follows them. `before`: what the order does until then, which is from where they are fired. */
export function shotsAhead(
  context: Context,
  one: Aircraft,
  fast: boolean,
  before: readonly Part[],
  all: readonly Piece[],
): Result<{ readonly shots: readonly Shot[]; readonly rest: readonly Piece[] }, Refusal> {
  const aimed: Aimed[] = [];
  let rest = all;
  for (;;) {
    const [first] = rest;
    const weapon = weaponAhead(one, rest);
    const last = aimed.at(-1);
    if (isWord(first, 'with') && rest.length > 1 && last) {
      rest = rest.slice(1);
    } else if (weapon) {
      const target = last ? ok(last.target) : targetFor(context, one, undefined);
      if (!target.ok) return target;
      aimed.splice(-1, 1, { target: target.value, weapons: [...(last?.weapons ?? []), named(weapon.one.id)] });
      rest = weapon.rest;
    } else if (first?.kind === 'dice' && last && last.weapons.length > 0) {
      aimed.splice(-1, 1, { ...last, weapons: withDice(last.weapons, first.dice) });
      rest = rest.slice(1);
    } else {
      const target = first?.kind === 'other' ? aircraftAhead(context, rest, enemies(context)) : null;
      if (!target) break;
      aimed.push({ target: target.one, weapons: [] });
      rest = target.rest;
    }
  }
  const [stray] = rest;
  if (stray?.kind === 'other') {
    // A name that is none of an aircraft may be meant for a weapon: only the latter are left to be said behind a target.
    const unknown = aircraftNamed(context, textOf([stray]), enemies(context));
    if (!unknown.ok) return unknown;
  }
  if (aimed.length === 0) {
    const only = targetFor(context, one, undefined);
    if (!only.ok) return only;
    aimed.push({ target: only.value, weapons: [] });
  }
  return ok({ shots: aimed.flatMap((each) => shotsAt(context, one, fast, before, each, aimed)), rest });
}

const named = (weapon: WeaponId): Named => ({ weapon, dice: null });

const withDice = (weapons: readonly Named[], dice: number): readonly Named[] =>
  weapons.map((each, i) => (i === weapons.length - 1 ? { ...each, dice } : each));

/** All that bear from where it is by then; where none does, all that it has, so that the rules say why not. */
function shotsAt(
  { view: { game } }: Context,
  one: Aircraft,
  fast: boolean,
  before: readonly Part[],
  { target, weapons }: Aimed,
  all: readonly Aimed[],
): readonly Shot[] {
  if (weapons.length > 0) return weapons.map((each) => ({ ...each, target: target.id }));
  const way = waysEnd(game, one, fast, before);
  const spoken = all.flatMap((each) => each.weapons.map(({ weapon }) => weapon));
  const there = way.ok ? way.value.one : one;
  const fired = [...(way.ok ? way.value.fired : []), ...spoken];
  const bearing = allThatBear(
    changeAircraft(game, one.id, () => there),
    there,
    target,
    fired,
  );
  if (bearing.length > 0) return bearing;
  const left = one.profile.weapons.filter(({ id }) => !fired.includes(id));
  return left.map(({ id }) => ({ weapon: id, target: target.id, dice: null }));
}
