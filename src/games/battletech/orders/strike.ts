import { arcsTo } from '../../../rules/battletech/arcs.js';
import { hasFourLegs, legsOf } from '../../../rules/battletech/standard/legs.js';
import { clubIn, PAIRED } from '../../../rules/battletech/standard/physical-attacks.js';
import { distance } from '../../../rules/geometry/hex/hex.js';
import { FINDS, type PhysicalAttack, type Find } from '../../../rules/battletech/standard/types.js';
import type { PhysicalAttackKind } from '../../../rules/battletech/standard/physical-tables.js';
import type { Unit } from '../../../rules/battletech/types.js';
import type { Command } from '../../../rules/battletech/commands.js';
import type { Refusal } from '../../../rules/kernel/refusal.js';
import { ok, type Result } from '../../../rules/kernel/result.js';
import type { Typed } from '../../../orders/contract.js';
import { misread } from './refuse.js';
import { clausesOf, targetCalled, unreadable, wordOf, type Clause } from './clauses.js';
import { enemies, type Context } from './context.js';
import { targetUnit } from './units.js';
import { limbSide, wordFor, type Piece, type Word } from './words.js';

/** A declaration of physical attacks (SEQ-13): `punch left, punch right`, `kick right`, `push`, `hatchet`, `take tree`, `no strike`. */

type Strike = Extract<Command, { type: 'strike' }>;
type Limb = NonNullable<PhysicalAttack['limb']>;

const KINDS = [
  'punch',
  'kick',
  'push',
  'club',
  'charge',
  'death-from-above',
  'brush-off',
] as const satisfies readonly (PhysicalAttackKind & Word)[];

const kindOf = (piece: Piece | undefined): PhysicalAttackKind | null =>
  KINDS.find((kind) => kind === wordOf(piece)) ?? null;

const findOf = (piece: Piece | undefined): Find | null =>
  FINDS.find((find) => wordOf(piece) === `take-${find}`) ?? null;

/** Whether an order text speaks of physical attacks. */
export const isStrike = (text: string): boolean =>
  clausesOf(text).some(([first]) => kindOf(first) !== null || findOf(first) !== null || wordOf(first) === 'no-strike');

export function parseStrike(context: Context, unit: Unit, options: Typed['options']): Result<Strike, Refusal> {
  const attacks: PhysicalAttack[] = [];
  let takes: Find | null = null;
  for (const clause of clausesOf(options.order ?? '')) {
    const word = wordOf(clause[0]);
    if (word === 'no-strike' || word === 'none') continue;
    const find = findOf(clause[0]);
    if (find) {
      if (clause[1]) return unreadable(context, clause[1], []);
      takes = find;
      continue;
    }
    const read = readPhysicalAttacks(context, unit, clause, options.target);
    if (!read.ok) return read;
    attacks.push(...read.value);
  }
  return ok({ type: 'strike', unit: unit.id, blows: attacks, ...(takes ? { takes } : {}) });
}

/** `punch both`, `kick right`, `club RA at ENF-4R`. */
function readPhysicalAttacks(
  context: Context,
  unit: Unit,
  [first, ...rest]: Clause,
  option: string | undefined,
): Result<readonly PhysicalAttack[], Refusal> {
  const kind = kindOf(first);
  if (!kind) return unreadable(context, first, [...KINDS, 'no-strike']);
  const at = rest.findIndex((piece) => wordOf(piece) === 'at');
  const [side, stray] = at < 0 ? rest : rest.slice(0, at);
  if (stray) return unreadable(context, stray, ['at']);
  const target = at < 0 ? targetOf(context, unit, kind, option) : targetCalled(context, rest.slice(at + 1));
  const limbs = limbsOf(context, unit, kind, side, target.ok ? target.value : null);
  if (!limbs.ok) return limbs;
  return target.ok ? ok(limbs.value.map((limb) => ({ kind, limb, target: target.value.id }))) : target;
}

/** The unit named, or the only enemy next to the one that strikes; brushed off are those who cling to it. */
function targetOf(
  context: Context,
  { id, place }: Unit,
  kind: PhysicalAttackKind,
  option: string | undefined,
): Result<Unit, Refusal> {
  if (option !== undefined) return targetUnit(context, option);
  const near = enemies(context).filter((one) =>
    kind === 'brush-off'
      ? one.body?.aboard?.unit === id
      : place && one.place && distance(place.hex, one.place.hex) === 1,
  );
  const [only, ...others] = near;
  return only && others.length === 0 ? ok(only) : targetUnit(context, undefined);
}

type Pair = readonly [left: Limb, right: Limb];

const ARMS: Pair = ['LA', 'RA'];

/**
 * The legs that kick: of four those in front, or the rear ones at whoever is behind. In the hex of its own both reach (UNI-71): there left
 * and right are those at the back, and those in front are named.
 */
function kickingLegs(unit: Unit, target: Unit | null): Pair {
  const { place } = unit;
  const isBehind =
    place &&
    target?.place &&
    (target.place.hex === place.hex || arcsTo(place.hex, place.facing, target.place.hex).rear);
  return hasFourLegs(unit) && !isBehind ? ['LA', 'RA'] : ['LL', 'RL'];
}

/** The arm that holds what the unit was built with. */
const builtClub = (unit: Unit): 'LA' | 'RA' | null =>
  (['LA', 'RA'] as const).find((arm) => unit.body && clubIn(unit, arm) !== null) ?? null;

function limbsOf(
  context: Context,
  unit: Unit,
  kind: PhysicalAttackKind,
  side: Piece | undefined,
  target: Unit | null,
): Result<readonly PhysicalAttack['limb'][], Refusal> {
  if (kind === 'push' || kind === 'charge' || kind === 'death-from-above') {
    return side ? unreadable(context, side, ['at']) : ok([null]);
  }
  const [left, right] = kind === 'kick' ? kickingLegs(unit, target) : ARMS;
  const named = (kind === 'kick' ? legsOf(unit) : ARMS).find((limb) => limb === side?.text.toUpperCase());
  if (named) return ok([named]);
  const word = wordOf(side);
  if (word === 'left') return ok([left]);
  if (word === 'right') return ok([right]);
  if (word === 'both' && PAIRED.some((one) => one === kind)) return ok([left, right]);
  // What was picked up is swung with both arms at once.
  if (word === 'both' && kind === 'club') return ok([null]);
  if (side) return unreadable(context, side, kind === 'kick' ? ['left', 'right'] : ['left', 'right', 'both']);
  if (kind === 'club') return ok([unit.body?.club && !builtClub(unit) ? null : (builtClub(unit) ?? 'RA')]);
  const { tongue } = context;
  const examples = (['left', 'right'] as const).map((word) => `\`${wordFor(kind, tongue)} ${limbSide(word, tongue)}\``);
  return misread('orders/limb-missing', { examples });
}
