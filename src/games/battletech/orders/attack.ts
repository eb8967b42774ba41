import { HIGHEST_TO_HIT } from '../../../rules/battletech/tables.js';
import { plainShot, possibleFullShots, shotsTogether, twistFor } from '../../../rules/battletech/standard/gunnery.js';
import type { Unit } from '../../../rules/battletech/types.js';
import type { MountId } from '../../../rules/battletech/vocabulary.js';
import { binId, type Aimed, type BinId, type Twist } from '../../../rules/battletech/standard/types.js';
import type { Command } from '../../../rules/battletech/commands.js';
import { refuse, type Refusal } from '../../../rules/kernel/refusal.js';
import type { UnitId } from '../../../rules/kernel/ids.js';
import { fail, ok, type Result } from '../../../rules/kernel/result.js';
import type { Typed } from '../../../orders/contract.js';
import { isBin, readManner, startsManner, type Manner } from './manner.js';
import { clausesOf, locationCalled, targetCalled, textOf, unreadable, wordOf, type Clause } from './clauses.js';
import type { Context } from './context.js';
import { targetUnit } from './units.js';
import { allOf, parseWeapons } from './weapons.js';

/**
 * A declaration of weapon attacks at the standard level (SEQ-07, SEQ-08): `target:` and `weapons:` for one target, or in
 * `order:` the targets (`A B at ENF-4R; C at HBK-4G`), how weapons are fired (`C double`, `A cluster`, `D indirect`, `A aim
 * CT`) and what else the unit does (`twist left` or `flip arms`; `spot ENF-4R; dump LT; sinks off 4; unjam E`).
 */

type Attack = Extract<Command, { type: 'attack' }>;
type Read<T> = Result<T, Refusal>;

/** What has been read so far. `twist`: `null` as long as nothing is said of it. */
interface Draft {
  readonly twist: Twist | null;
  readonly shots: readonly Aimed[];
  readonly spots: UnitId | null;
  readonly unjam: MountId | null;
  readonly dump: readonly BinId[];
  readonly sinksOff: number | null;
}

const TWISTS = { left: -1, ahead: 0, right: 1 } as const;
const HOUSEKEEPING = ['twist', 'flip', 'spot', 'dump', 'sinks', 'unjam', 'aim', 'none'] as const;

export function parseAttack(context: Context, unit: Unit, options: Typed['options']): Read<Attack> {
  const clauses = clausesOf(options.order ?? '');
  const isPlain = (clause: Clause): boolean => HOUSEKEEPING.some((word) => word === wordOf(clause[0]));
  // The torso first: which weapons `all` are depends on it; the manner of a shot last, when the shot is known.
  const steps: readonly ((draft: Draft) => Read<Draft>)[] = [
    ...clauses
      .filter((clause) => wordOf(clause[0]) === 'twist' || wordOf(clause[0]) === 'flip')
      .map((clause) => (draft: Draft) => twisted(context, draft, clause)),
    (draft) => weaponsOption(context, unit, draft, options),
    ...clauses
      .filter((clause) => !isPlain(clause))
      .map((clause) => (draft: Draft) => shooting(context, unit, draft, clause, options)),
    ...clauses.filter(isPlain).map((clause) => (draft: Draft) => housekeeping(context, unit, draft, clause)),
  ];
  const begun: Draft = { twist: null, shots: [], spots: null, unjam: null, dump: [], sinksOff: null };
  const read = steps.reduce<Read<Draft>>((so, step) => (so.ok ? step(so.value) : so), ok(begun));
  if (!read.ok) return read;
  return ok({
    type: 'attack',
    unit: unit.id,
    ...read.value,
    twist: read.value.twist ?? twistOf(context, unit, read.value),
  });
}

/** Of a twist nothing was said: the one with which the shots can be made goes with them, as it did where they were offered. */
function twistOf({ view: { game } }: Context, unit: Unit, { shots }: Draft): Twist {
  if (game.level !== 'standard' || !unit.body || shots.length === 0) return 0;
  return twistFor(game, unit, shots) ?? 0;
}

function twisted(context: Context, draft: Draft, [first, way, stray]: Clause): Read<Draft> {
  if (wordOf(first) === 'flip') return way ? unreadable(context, way, []) : ok({ ...draft, twist: 'flip' });
  const word = wordOf(way);
  if (!stray && (word === 'left' || word === 'right' || word === 'ahead')) return ok({ ...draft, twist: TWISTS[word] });
  return unreadable(context, stray ?? way, ['left', 'right', 'ahead']);
}

/** `weapons:`, fired at `target:`. */
function weaponsOption(context: Context, unit: Unit, draft: Draft, { weapons, target }: Typed['options']): Read<Draft> {
  if (weapons === undefined || weapons.trim() === '') return ok(draft);
  const picked = parseWeapons(context, unit, unit.sheet.mounts, weapons);
  if (!picked.ok) return picked;
  if (picked.value !== 'all' && picked.value.length === 0) return ok(draft);
  const aimedAt = targetUnit(context, target);
  return aimedAt.ok ? withShots(context, unit, draft, aimedAt.value, picked.value) : aimedAt;
}

/** Adds shots; `all`: every weapon that bears, with the twist said or else the one that promises most. */
function withShots(
  context: Context,
  unit: Unit,
  draft: Draft,
  target: Unit,
  picked: 'all' | readonly MountId[],
): Read<Draft> {
  const { game } = context.view;
  if (picked !== 'all') {
    const plainly = (mount: MountId): Aimed =>
      game.level === 'standard' && unit.body && target.body
        ? plainShot(game, unit, mount, target)
        : { mount, target: target.id, mode: 'normal', bin: null, aim: null };
    return ok({ ...draft, shots: [...draft.shots, ...picked.map(plainly)] });
  }
  const answer = context.inspect(context.view, { about: 'odds', unit: unit.id, target: target.id, from: null });
  if (!answer.ok) return answer;
  if (answer.value.about !== 'odds') throw new Error('odds were asked for');
  const row = answer.value.targets.find((one) => one.target === target.id);
  const twist = draft.twist ?? row?.twist ?? 0;
  const possible =
    game.level === 'standard' && unit.body && target.body ? possibleFullShots(game, unit, twist, target) : [];
  const able = possible.filter(
    ({ mount, toHit }) => toHit.number <= HIGHEST_TO_HIT && !draft.shots.some((shot) => shot.mount === mount),
  );
  const none = able.length === 0 ? allOf(context, unit, target, row?.prospects ?? []) : null;
  if (none && !none.ok) return none;
  const shots = able.map(({ mount, mode }): Aimed => ({ mount, target: target.id, mode, bin: null, aim: null }));
  const all = [...draft.shots, ...shots];
  const together = game.level === 'standard' && unit.body ? shotsTogether(game, unit, twist, all) : all;
  return ok({ ...draft, twist, shots: together });
}

/** `A B at ENF-4R`, `C double`, `A cluster aim CT`: weapons, perhaps their target, how they are fired. */
function shooting(
  context: Context,
  unit: Unit,
  draft: Draft,
  clause: Clause,
  { target }: Typed['options'],
): Read<Draft> {
  const end = clause.findIndex((piece, i) => startsManner(piece, clause[i + 1]));
  const named = end < 0 ? clause : clause.slice(0, end);
  const picked = parseWeapons(context, unit, unit.sheet.mounts, textOf(named));
  if (!picked.ok) return picked;
  const manner = readManner(context, end < 0 ? [] : clause.slice(end));
  if (!manner.ok) return manner;
  const fresh =
    picked.value === 'all' ? picked.value : picked.value.filter((id) => !draft.shots.some(({ mount }) => mount === id));
  const added = manner.value.target ?? (fresh === 'all' || fresh.length > 0 ? targetUnit(context, target) : null);
  if (added && !added.ok) return added;
  const taken = manner.value.target === null ? fresh : picked.value;
  const so = added ? withShots(context, unit, draft, added.value, taken) : ok(draft);
  if (!so.ok) return so;
  const meant = picked.value === 'all' ? so.value.shots.map(({ mount }) => mount) : picked.value;
  return inManner(unit, so.value, meant, manner.value);
}

/** Sets how shots are fired. */
function inManner(
  unit: Unit,
  draft: Draft,
  mounts: readonly MountId[],
  { mode, bin, munition, aim }: Manner,
): Read<Draft> {
  const shots: Aimed[] = [];
  for (const shot of draft.shots) {
    if (!mounts.includes(shot.mount)) {
      shots.push(shot);
      continue;
    }
    const from = munition === null ? ok(bin ?? shot.bin) : holding(unit, shot.mount, munition);
    if (!from.ok) return from;
    shots.push({ ...shot, mode: mode ?? shot.mode, bin: from.value, aim: aim ?? shot.aim });
  }
  return ok({ ...draft, shots });
}

/** The first bin of a weapon with that munition, one with rounds if there is any. */
function holding(unit: Unit, id: MountId, munition: NonNullable<Manner['munition']>): Read<BinId> {
  const mount = unit.sheet.mounts.find((one) => one.id === id);
  const bins = unit.ammo.filter(({ ammo }) => ammo === mount?.weapon.ammo);
  const fitting = bins.filter(({ stowed }) => stowed?.munition === munition);
  const bin = (fitting.find(({ left }) => left > 0) ?? fitting[0])?.stowed?.id;
  if (bin !== undefined) return ok(bin);
  const known = bins.flatMap(({ stowed }) => stowed?.id ?? []);
  const facts = { unit: unit.id, mount: id, weapon: mount?.weapon.id ?? '', bin: munition, known };
  return fail(refuse('battletech/no-such-bin', facts, 'SEQ-08'));
}

function housekeeping(context: Context, unit: Unit, draft: Draft, clause: Clause): Read<Draft> {
  const [first, ...rest] = clause;
  switch (wordOf(first)) {
    case 'dump': {
      const bins = binsCalled(context, unit, rest);
      return bins.ok ? ok({ ...draft, dump: [...new Set([...draft.dump, ...bins.value])] }) : bins;
    }
    case 'spot': {
      const target = targetCalled(context, rest);
      return target.ok ? ok({ ...draft, spots: target.value.id }) : target;
    }
    case 'sinks': {
      const [count, stray] = rest;
      if (stray || !/^\d{1,2}$/u.test(count?.text ?? ''))
        return unreadable(context, stray ?? count, [], ['`0`', '`4`']);
      return ok({ ...draft, sinksOff: Number(count?.text) });
    }
    case 'unjam': {
      const picked = parseWeapons(context, unit, unit.sheet.mounts, textOf(rest));
      if (!picked.ok) return picked;
      const [mount] = picked.value;
      if (picked.value === 'all' || mount === undefined) return unreadable(context, rest[0], [], lettersOf(unit));
      return ok({ ...draft, unjam: unit.sheet.mounts.find(({ id }) => id === mount)?.id ?? null });
    }
    case 'aim': {
      const location = locationCalled(context, rest[0]);
      if (!location.ok) return location;
      return ok({ ...draft, shots: draft.shots.map((shot) => ({ ...shot, aim: shot.aim ?? location.value })) });
    }
    default:
      return ok(draft);
  }
}

const lettersOf = (unit: Unit): readonly string[] => unit.sheet.mounts.map(({ id }) => id);

/** Bins by name (`LT-5`), by where they lie (`LT`) or by the weapon that they feed (`A`). */
function binsCalled(context: Context, unit: Unit, named: Clause): Read<readonly BinId[]> {
  const known = unit.ammo.flatMap(({ stowed }) => stowed?.id ?? []);
  const found: BinId[] = [];
  for (const piece of named) {
    const text = piece.text.toUpperCase();
    const mount = unit.sheet.mounts.find(({ id }) => id === text);
    const bins = unit.ammo.flatMap(({ ammo, stowed }) =>
      stowed && (stowed.id === text || stowed.location === text || mount?.weapon.ammo === ammo) ? [stowed.id] : [],
    );
    // A name that is a bin's name in form goes through: the rules say what is wrong with it.
    if (bins.length === 0 && !isBin(piece)) return unreadable(context, piece, [], known);
    found.push(...(bins.length > 0 ? bins : [binId(text)]));
  }
  return found.length > 0 ? ok(found) : unreadable(context, undefined, [], known);
}
