import { HIGHEST_TO_HIT } from '../../../rules/battletech/tables.js';
import { plainShot, possibleFullShots, shotsTogether } from '../../../rules/battletech/standard/gunnery.js';
import { shotsAt, twistForVolley } from '../../../rules/battletech/standard/hex-fire.js';
import type { Unit } from '../../../rules/battletech/types.js';
import type { MountId } from '../../../rules/battletech/vocabulary.js';
import { binId, type Aimed, type BinId, type HexAimed, type Twist } from '../../../rules/battletech/standard/types.js';
import type { Command } from '../../../rules/battletech/commands.js';
import { refuse, type Refusal } from '../../../rules/kernel/refusal.js';
import type { Hex } from '../../../rules/geometry/hex/hex.js';
import type { UnitId } from '../../../rules/kernel/ids.js';
import { fail, ok, type Result } from '../../../rules/kernel/result.js';
import type { Typed } from '../../../orders/contract.js';
import { isBin, readManner, startsManner, type Manner } from './manner.js';
import { aimCalled, clausesOf, shiftCalled, targetCalled, textOf, unreadable, wordOf, type Clause } from './clauses.js';
import type { Context } from './context.js';
import { targetUnit } from './units.js';
import { allOf, parseWeapons, type Picked } from './weapons.js';
import { pieces } from './words.js';

/**
 * A declaration of weapon attacks at the standard level (SEQ-07, SEQ-08): `target:` and `weapons:` for one target, or in
 * `order:` the targets (`A B at ENF-4R; C at HBK-4G`; woods by their hex, `A at 0805`), how weapons are fired (`C double`, `A cluster`, `D indirect`, `A aim
 * CT`, `A column weak`) and what else the unit does (`twist left` or `flip arms`; `spot ENF-4R; dump LT; sinks off 4; unjam E`).
 */

type Attack = Extract<Command, { type: 'attack' }>;
type Read<T> = Result<T, Refusal>;

/** What has been read so far. `twist`: `null` as long as nothing is said of it. */
interface Draft {
  readonly twist: Twist | null;
  readonly shots: readonly Aimed[];
  readonly atHexes: readonly HexAimed[];
  readonly spots: UnitId | null;
  readonly unjam: MountId | null;
  readonly dump: readonly BinId[];
  readonly sinksOff: number | null;
}

const TWISTS = { left: -1, ahead: 0, right: 1 } as const;
const HOUSEKEEPING = ['twist', 'flip', 'spot', 'dump', 'sinks', 'unjam', 'aim', 'column', 'none'] as const;

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
    ...(options.aim === undefined ? [] : [aiming(context, pieces(options.aim))]),
  ];
  const begun: Draft = { twist: null, shots: [], atHexes: [], spots: null, unjam: null, dump: [], sinksOff: null };
  const read = steps.reduce<Read<Draft>>((so, step) => (so.ok ? step(so.value) : so), ok(begun));
  if (!read.ok) return read;
  const { atHexes, ...rest } = read.value;
  return ok({
    type: 'attack',
    unit: unit.id,
    ...rest,
    ...(atHexes.length > 0 ? { atHexes } : {}),
    twist: read.value.twist ?? twistOf(context, unit, read.value),
  });
}

/** Of a twist nothing was said: the one with which the shots can be made goes with them, as it did where they were offered. */
function twistOf({ view: { game } }: Context, unit: Unit, draft: Draft): Twist {
  if (game.level !== 'standard' || !unit.body || draft.shots.length + draft.atHexes.length === 0) return 0;
  return twistForVolley(game, unit, draft) ?? 0;
}

/** A turret goes further than a torso: `twist left 2`, `twist left 3` to the rear. */
function farTwist(word: string | null, sides: string | undefined): Twist | null {
  if (sides === '3' && (word === 'left' || word === 'right')) return 3;
  if (sides !== '2') return null;
  return word === 'left' ? -2 : word === 'right' ? 2 : null;
}

function twisted(context: Context, draft: Draft, [first, way, stray]: Clause): Read<Draft> {
  if (wordOf(first) === 'flip') return way ? unreadable(context, way, []) : ok({ ...draft, twist: 'flip' });
  const word = wordOf(way);
  const far = farTwist(word, stray?.text);
  if (far !== null) return ok({ ...draft, twist: far });
  if (!stray && (word === 'left' || word === 'right' || word === 'ahead')) return ok({ ...draft, twist: TWISTS[word] });
  return unreadable(context, stray ?? way, ['left', 'right', 'ahead']);
}

/** `weapons:`, fired at `target:`. */
function weaponsOption(context: Context, unit: Unit, draft: Draft, { weapons, target }: Typed['options']): Read<Draft> {
  if (weapons === undefined || weapons.trim() === '') return ok(draft);
  const picked = parseWeapons(context, unit, unit.sheet.mounts, weapons);
  if (!picked.ok) return picked;
  if (picked.value !== 'all' && picked.value.length === 0) return ok(draft);
  const hex = target === undefined ? null : hexIn(target);
  if (hex !== null) return withHexShots(context, unit, draft, hex, picked.value);
  const aimedAt = targetUnit(context, target);
  return aimedAt.ok ? withShots(context, unit, draft, aimedAt.value, picked.value) : aimedAt;
}

/** The hex that a text names and nothing else. */
function hexIn(text: string): Hex | null {
  const [only, ...others] = pieces(text);
  return only?.kind === 'hex' && others.length === 0 ? only.hex : null;
}

/** Adds shots at the woods of a hex (FIN-44); `all`: every weapon that can hit there with the twist said, or straight ahead. */
function withHexShots(
  { view: { game } }: Context,
  unit: Unit,
  draft: Draft,
  hex: Hex,
  picked: 'all' | readonly MountId[],
): Read<Draft> {
  const able =
    game.level === 'standard' && unit.body
      ? shotsAt(game, unit, draft.twist ?? 0, hex).filter(({ mode, bin }) => mode === 'normal' && bin === null)
      : [];
  const mounts =
    picked === 'all' ? able.filter(({ toHit }) => toHit.number <= HIGHEST_TO_HIT).map(({ mount }) => mount) : picked;
  // Where none can, the rules say of the first why it cannot.
  const named = mounts.length > 0 || picked !== 'all' ? mounts : unit.sheet.mounts.slice(0, 1).map(({ id }) => id);
  const shots = named
    .filter((mount) => picked !== 'all' || !isFired(draft, mount))
    .map((mount): HexAimed => ({ mount, hex, mode: 'normal', bin: null }));
  return ok({ ...draft, atHexes: [...draft.atHexes, ...shots] });
}

/** Whether a weapon is fired at anything already. */
const isFired = ({ shots, atHexes }: Draft, id: MountId): boolean =>
  [...shots, ...atHexes].some(({ mount }) => mount === id);

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
  const able = possible.filter(({ mount, toHit }) => toHit.number <= HIGHEST_TO_HIT && !isFired(draft, mount));
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
  const fresh = picked.value === 'all' ? picked.value : picked.value.filter((id) => !isFired(draft, id));
  const so = aimedAt(context, unit, draft, manner.value, { named: picked.value, fresh, target });
  if (!so.ok) return so;
  const { shots, atHexes } = so.value;
  const meant = picked.value === 'all' ? [...shots, ...atHexes].map(({ mount }) => mount) : picked.value;
  return inManner(unit, so.value, meant, manner.value);
}

/** Adds the weapons of a clause: those named where it says at what, else those not fired yet, at `target:`. */
function aimedAt(
  context: Context,
  unit: Unit,
  draft: Draft,
  manner: Manner,
  { named, fresh, target }: { readonly named: Picked; readonly fresh: Picked; readonly target: string | undefined },
): Read<Draft> {
  if (manner.hex !== null) return withHexShots(context, unit, draft, manner.hex, named);
  if (manner.target)
    return manner.target.ok ? withShots(context, unit, draft, manner.target.value, named) : manner.target;
  if (fresh !== 'all' && fresh.length === 0) return ok(draft);
  const hex = target === undefined ? null : hexIn(target);
  if (hex !== null) return withHexShots(context, unit, draft, hex, fresh);
  const found = targetUnit(context, target);
  return found.ok ? withShots(context, unit, draft, found.value, fresh) : found;
}

/** Sets how shots are fired. */
function inManner(
  unit: Unit,
  draft: Draft,
  mounts: readonly MountId[],
  { mode, bin, munition, aim, shift }: Manner,
): Read<Draft> {
  const fired = <Shot extends Aimed | HexAimed>(shot: Shot): Read<Shot> => {
    if (!mounts.includes(shot.mount)) return ok(shot);
    const from = munition === null ? ok(bin ?? shot.bin) : holding(unit, shot.mount, munition);
    return from.ok ? ok({ ...shot, mode: mode ?? shot.mode, bin: from.value }) : from;
  };
  const atHex = draft.atHexes.find(({ mount }) => mounts.includes(mount));
  if (aim !== null && atHex) {
    const weapon = unit.sheet.mounts.find(({ id }) => id === atHex.mount)?.weapon.id ?? '';
    return fail(refuse('battletech/cannot-aim', { unit: unit.id, mount: atHex.mount, weapon }, 'FIN-29'));
  }
  const shots = allOk(draft.shots.map(fired));
  if (!shots.ok) return shots;
  const atHexes = allOk(draft.atHexes.map(fired));
  if (!atHexes.ok) return atHexes;
  const aimed = shots.value.map((shot) =>
    mounts.includes(shot.mount) ? { ...shot, aim: aim ?? shot.aim, ...(shift ? { shift } : {}) } : shot,
  );
  return ok({ ...draft, shots: aimed, atHexes: atHexes.value });
}

/** What has been read of each; the first refusal where one could not be. */
function allOk<T>(all: readonly Read<T>[]): Read<readonly T[]> {
  const values: T[] = [];
  for (const one of all) {
    if (!one.ok) return one;
    values.push(one.value);
  }
  return ok(values);
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
    case 'aim':
      return aiming(context, rest)(draft);
    case 'column': {
      const shift = shiftCalled(context, rest[0]);
      if (!shift.ok) return shift;
      return ok({ ...draft, shots: draft.shots.map((shot) => ({ shift: shift.value, ...shot })) });
    }
    default:
      return ok(draft);
  }
}

/** Aims all shots of which nothing else was said. */
const aiming =
  (context: Context, [first, stray]: Clause) =>
  (draft: Draft): Read<Draft> => {
    const aim = stray ? unreadable(context, stray, []) : aimCalled(context, first);
    if (!aim.ok) return aim;
    return ok({ ...draft, shots: draft.shots.map((shot) => ({ ...shot, aim: shot.aim ?? aim.value })) });
  };

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
