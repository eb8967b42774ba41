import { z } from 'zod';
import type { StockUnit } from '../../library/battletech/unit.js';
import { attackSide } from '../../rules/battletech/arcs.js';
import { shot } from '../../rules/battletech/fire.js';
import { move } from '../../rules/battletech/movement.js';
import { sight } from '../../rules/battletech/sight.js';
import {
  LOCATIONS,
  MODES,
  type Board,
  type Location,
  type Mode,
  type Options,
  type Place,
  type State,
  type Unit,
} from '../../rules/battletech/types.js';
import { isOn, type Extent, type Hex } from '../../rules/geometry/hex/hex.js';
import { sideId, seatId, unitId } from '../../rules/kernel/ids.js';
import { refuse, type Refusal } from '../../rules/kernel/refusal.js';
import { fail, ok, type Result } from '../../rules/kernel/result.js';
import { facingKey, hexKey, rulesKeys } from './keys.js';

/** The queries that the quick-start level answers on a board: line of sight, path, to-hit number. */

type Reply = Result<object, Refusal>;

export const losQuery = z.strictObject({
  op: z.literal('los'),
  board: z.string(),
  from: hexKey,
  to: hexKey,
  fromProne: z.boolean().default(false),
  toProne: z.boolean().default(false),
  ...rulesKeys,
});

/** Whether a line is open, and what the woods on it add to a shot (QSR-32, QSR-49); nobody has partial cover at this level. */
export function los(query: z.output<typeof losQuery>, board: Board, options: Options): Reply {
  const { from, to } = query;
  const wrong = offBoard(board, { from, to }) ?? beyondLevel({ fromProne: query.fromProne, toProne: query.toProne });
  if (wrong) return fail(wrong);
  const seen = sight(board, options, from, to);
  if (!seen.visible) return ok({ visible: false });
  return ok({ visible: true, modifier: seen.points, targetPartialCover: false, attackerPartialCover: false });
}

export const pathQuery = z.strictObject({
  op: z.literal('path'),
  board: z.string(),
  unit: z.string(),
  from: hexKey,
  facing: facingKey,
  steps: z.string().regex(/^[FBLR]{0,99}$/, 'is no path; steps are F B L R'),
  ...rulesKeys,
});

/** Whether a unit can go a way, walking if that is enough and running otherwise, and what it costs (QSR-17…27). */
export function path(query: z.output<typeof pathQuery>, board: Board, options: Options, stock: StockUnit): Reply {
  const wrong = offBoard(board, { from: query.from });
  if (wrong) return fail(wrong);
  const unit = standIn('mover', stock, { hex: query.from, facing: query.facing }, 'stand', 0, []);
  const state = stateWith(board, options, [unit]);
  const walked = move(state, unit, 'walk', query.steps, false);
  const moved = walked.ok ? walked : move(state, unit, 'run', query.steps, false);
  if (!moved.ok) return ok({ legal: false, reason: reasonOf(moved.error) });
  const { movement, to } = moved.value;
  return ok({ legal: true, mp: movement.mp, hexes: movement.entered, to: to.hex, facing: to.facing });
}

const mode = z.enum(['stand', 'walk', 'run', 'jump']).default('stand');

export const toHitQuery = z.strictObject({
  op: z.literal('to-hit'),
  board: z.string(),
  attacker: z.strictObject({
    unit: z.string(),
    hex: hexKey,
    facing: facingKey,
    twist: z.int().min(-1).max(1).default(0),
    mode,
    heat: z.int().min(0).default(0),
    prone: z.boolean().default(false),
    gunnery: z.int().min(0).max(8).default(4),
    sensorHits: z.int().min(0).default(0),
    actuatorHit: z.string().nullable().default(null),
  }),
  target: z.strictObject({
    unit: z.string(),
    hex: hexKey,
    facing: facingKey,
    mode,
    hexesMoved: z.int().min(0).default(0),
    prone: z.boolean().default(false),
    immobile: z.boolean().default(false),
  }),
  weapon: z.strictObject({
    name: z.string(),
    location: z.enum(LOCATIONS),
    rear: z.boolean().default(false),
  }),
  ...rulesKeys,
});

/** The to-hit number of a weapon, term by term, or why it cannot be fired (QSR-28, QSR-38…49). */
export function toHit(
  query: z.output<typeof toHitQuery>,
  board: Board,
  options: Options,
  stocks: { readonly attacker: StockUnit; readonly target: StockUnit },
): Reply {
  const { attacker, target, weapon } = query;
  const wrong = offBoard(board, { 'attacker.hex': attacker.hex, 'target.hex': target.hex }) ?? beyondQuickStart(query);
  if (wrong) return fail(wrong);
  const modes = { attacker: knownMode(attacker.mode), target: knownMode(target.mode) };
  const shooter = standIn('attacker', stocks.attacker, attacker, modes.attacker, 0, []);
  const lost: readonly Location[] = target.immobile ? ['LL'] : [];
  const mark = standIn('target', stocks.target, target, modes.target, target.hexesMoved, lost);
  const mount = shooter.sheet.mounts.find(
    (one) => one.weapon.id === weaponId(weapon.name) && one.location === weapon.location,
  );
  if (!mount) {
    const known = shooter.sheet.mounts.map((one) => `${one.weapon.id} ${one.location}`);
    return fail(
      refuse('query/no-such-weapon', { key: 'weapon', weapon: weapon.name, location: weapon.location, known }),
    );
  }
  const state = stateWith(board, options, [shooter, mark]);
  const result = shot(state, shooter, mount, mark, sight(board, options, attacker.hex, target.hex));
  if (!result.ok) return ok({ number: null, reason: reasonOf(result.error) });
  return ok({
    number: result.value.number,
    side: attackSide(target, attacker.hex),
    modifiers: result.value.terms.map(({ reason, value }) => ({ reason, value })),
  });
}

/** Weapons are named as on record sheets (`AC/20`, `Medium Laser`) or by their id in the table (`ac-20`). */
const weaponId = (name: string): string => name.toLowerCase().replaceAll(/[ /]/g, '-');

const knownMode = (given: string): Mode => MODES.find((known) => known === given) ?? 'stand';

/** Keys that only mean something at a higher level must be at rest. */
function beyondQuickStart({ attacker, target, weapon }: z.output<typeof toHitQuery>): Refusal | null {
  return beyondLevel({
    'attacker.twist': attacker.twist !== 0,
    'attacker.mode': attacker.mode === 'jump',
    'attacker.heat': attacker.heat !== 0,
    'attacker.prone': attacker.prone,
    'attacker.gunnery': attacker.gunnery !== 4,
    'attacker.sensorHits': attacker.sensorHits !== 0,
    'attacker.actuatorHit': attacker.actuatorHit !== null,
    'target.mode': target.mode === 'jump',
    'target.prone': target.prone,
    'weapon.rear': weapon.rear,
  });
}

function beyondLevel(keys: Readonly<Record<string, boolean>>): Refusal | null {
  const key = Object.entries(keys).find(([, used]) => used)?.[0];
  return key === undefined ? null : refuse('query/not-in-these-rules', { key, rules: 'quick-start' });
}

function offBoard(board: Extent, hexes: Readonly<Record<string, Hex>>): Refusal | null {
  const found = Object.entries(hexes).find(([, hex]) => !isOn(board, hex));
  if (!found) return null;
  return refuse('query/off-board', { key: found[0], hex: found[1], columns: board.columns, rows: board.rows });
}

/** Where the query interface has another word than the rules. */
const INTERFACE_WORDS: Readonly<Record<string, string>> = { 'out-of-arc': 'not-in-arc' };

/** The code of a refusal without the system's name, e.g. `out-of-range`. */
function reasonOf({ code }: Refusal): string {
  const reason = code.split('/').at(-1) ?? code;
  return INTERFACE_WORDS[reason] ?? reason;
}

/** A unit put on the board for the sake of a question. */
function standIn(
  name: string,
  { sheet, ammo }: StockUnit,
  { hex, facing }: Place,
  how: Mode,
  entered: number,
  lost: readonly Location[],
): Unit {
  const place = { hex, facing };
  return {
    id: unitId(name),
    seat: seatId(name),
    side: sideId(name),
    sheet,
    status: 'active',
    place,
    armor: sheet.armor,
    rearArmor: sheet.rearArmor,
    ammo,
    lost,
    moved: { mode: how, steps: '', path: [place], mp: 0, entered },
    declared: false,
  };
}

const stateWith = (board: Board, options: Options, units: readonly Unit[]): State => ({
  level: 'quick-start',
  scenario: '',
  options,
  board,
  deployment: [],
  turn: 1,
  phase: 'weapons',
  initiative: null,
  units,
  splits: [],
  declarations: [],
});
