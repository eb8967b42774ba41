import type { Outfits } from '../library/unit.js';
import { locationsOf, slotsAt } from '../../../rules/battletech/damage/left.js';
import { raised } from '../../../rules/battletech/flight.js';
import { isDriven } from '../../../rules/battletech/kind-table.js';
import { isSide } from '../../../rules/battletech/league/aimed.js';
import { LEAGUE_TABLES } from '../../../rules/battletech/league/tables.js';
import { REGULAR } from '../../../rules/battletech/standard/fresh.js';
import { fullShots } from '../../../rules/battletech/standard/gunnery.js';
import { isMech, SOUND } from '../../../rules/battletech/standard/vehicles.js';
import { armOf } from '../../../rules/battletech/standard/weapons.js';
import type { Body, CriticalSlot, Part } from '../../../rules/battletech/standard/types.js';
import type { Board } from '../../../rules/battletech/types.js';
import type { ByLocation, Location } from '../../../rules/battletech/vocabulary.js';
import type { StandardMount, StandardSheet } from '../../../rules/battletech/record-sheet.js';
import { unitOf } from '../../../rules/battletech/units.js';
import type { Hex } from '../../../rules/geometry/hex/hex.js';
import { unitId } from '../../../rules/kernel/ids.js';
import { refuse, type Refusal } from '../../../rules/kernel/refusal.js';
import { fail, ok, type Result } from '../../../rules/kernel/result.js';
import { beyondKind } from './kinds.js';
import { modifiersOf, offBoard, reasonOf, type Reply } from './replies.js';
import { staged, type Cast } from './staged.js';
import type { ToHitQuery } from './to-hit.js';

/** The to-hit number of a weapon at the standard level, term by term, or why it cannot be fired: the match that is asked about decides it. */

type Outfit = Outfits['standard'];

const ATTACKER = unitId('attacker');
const TARGET = unitId('target');

export function standardToHit(
  query: ToHitQuery,
  board: Board,
  outfits: { readonly attacker: Outfit; readonly target: Outfit },
): Reply {
  const { attacker, target, weapon } = query;
  const wrong = offBoard(board, { 'attacker.hex': attacker.hex, 'target.hex': target.hex }) ?? beyond(query, outfits);
  if (wrong) return fail(wrong);
  const mount = mountCalled(outfits.attacker.sheet, weapon);
  if (!mount.ok) return mount;
  const match = staged(board, query.options, [
    gunner(query, outfits.attacker),
    quarry(query, outfits.target),
    ...query.ecm.map((hex, i) => jammer(`ecm.${i}`, hex, outfits.attacker)),
  ]);
  if (!match.ok) return match;
  const unit = unitOf(match.value, ATTACKER);
  const shots = fullShots(
    match.value,
    unit,
    isMech(unit) ? attacker.twist : attacker.turret,
    [{ mount: mount.value.id, target: TARGET, mode: 'normal', bin: null, aim: weapon.aim }],
    attacker.spots ? TARGET : null,
  );
  if (!shots.ok) return ok({ number: null, reason: reasonOf(shots.error) });
  const [shot] = shots.value;
  if (!shot) throw new Error('a shot was declared, and none came of it');
  const { number, side, terms } = shot.toHit;
  return ok({ number, side, modifiers: modifiersOf(terms) });
}

/** Keys that say nothing of units of the kinds that are asked about. */
const beyond = (
  { attacker, target }: ToHitQuery,
  outfits: { readonly attacker: Outfit; readonly target: Outfit },
): Refusal | null =>
  beyondKind(outfits.attacker, {
    'attacker.twist': [attacker.twist !== 0, 'twists'],
    'attacker.turret': [attacker.turret !== 0, 'turns'],
    'attacker.elevation': [attacker.elevation !== 0, 'flies'],
    'attacker.heat': [attacker.heat !== 0, 'heats'],
    'attacker.prone': [attacker.prone, 'lies'],
    'attacker.sensorHits': [attacker.sensorHits !== 0, 'senses'],
    'attacker.actuatorHit': [attacker.actuatorHit !== null, 'arms'],
  }) ??
  withoutPart(attacker, outfits.attacker) ??
  beyondKind(outfits.target, {
    'target.elevation': [target.elevation !== 0, 'flies'],
    'target.prone': [target.prone, 'lies'],
    'target.immobile': [target.immobile, 'stops'],
  });

/** An arm is hit on no actuator that it was built without; its hand matters to no shot, be it there or not. */
function withoutPart({ actuatorHit }: ToHitQuery['attacker'], outfit: Outfit): Refusal | null {
  if (!actuatorHit || actuatorHit.actuator === 'hand') return null;
  const { arm, actuator } = actuatorHit;
  if (slotsOf(outfit, arm, actuator).length > 0) return null;
  const { chassis, model } = outfit.sheet;
  return refuse('line/bad-value', {
    key: 'attacker.actuatorHit',
    reason: `is not there: ${chassis} ${model} has none in ${arm}`,
  });
}

/** Who shoots. Whoever aims at a side is good enough for it. */
function gunner({ attacker, weapon }: ToHitQuery, outfit: Outfit): Cast {
  const { mode, prone, gunnery, heat, sensorHits } = attacker;
  const bonuses = isSide(weapon.aim) ? { bonuses: { gunnery: LEAGUE_TABLES.aimed.bonus } } : {};
  const isCrewed = isDriven(outfit.sheet);
  return {
    name: ATTACKER,
    outfit,
    place: raised(attacker, attacker.elevation),
    moved: { mode, entered: 0 },
    brings: {
      pilot: { ...REGULAR, gunnery, ...bonuses },
      ...(isCrewed ? { crew: { ...SOUND, hits: Array<'sensors'>(sensorHits).fill('sensors') } } : {}),
      ...(isMech(outfit) ? { struck: struckIn(outfit, attacker) } : {}),
    },
    body: { prone, heat },
  };
}

/** Slots of a 'Mech that are struck: so many of its sensors, and of an arm the actuator. */
const struckIn = (
  outfit: Outfit,
  { sensorHits, actuatorHit }: ToHitQuery['attacker'],
): ByLocation<readonly number[]> => ({
  HD: slotsOf(outfit, 'HD', 'sensors').slice(0, sensorHits),
  ...(actuatorHit ? { [actuatorHit.arm]: slotsOf(outfit, actuatorHit.arm, actuatorHit.actuator) } : {}),
});

const slotsOf = (outfit: Outfit, location: Location, part: Part): readonly number[] =>
  slotsAt(outfit, location).flatMap((slot, i) => (slot?.holds === 'part' && slot.part === part ? [i] : []));

/** Who is shot at. */
function quarry({ target }: ToHitQuery, outfit: Outfit): Cast {
  const { mode, hexesMoved: entered, prone, immobile } = target;
  const still: Partial<Body> = isMech(outfit) ? { shutdown: true } : { crew: { ...SOUND, motive: ['immobile'] } };
  return {
    name: TARGET,
    outfit,
    place: raised(target, target.elevation),
    moved: { mode, entered },
    body: { prone, ...(immobile ? still : {}) },
  };
}

/** Somebody else with an ECM suite, which they carry in whatever slot they have. */
function jammer(name: string, hex: Hex, { sheet, ammo }: Outfit): Cast {
  const { full } = sheet;
  const [at = 'CT'] = locationsOf({ sheet });
  const suite: CriticalSlot = { holds: 'equipment', equipment: 'ecm', item: 0 };
  const slots = { ...full.slots, [at]: [...slotsAt({ sheet }, at), suite] };
  return { name, outfit: { sheet: { ...sheet, full: { ...full, slots } }, ammo }, place: { hex, facing: 0 } };
}

/** The weapon that a query means: by its name on the sheet (`ER Medium Laser`) or its id, its location, and whether it fires to the rear. */
function mountCalled(
  sheet: StandardSheet,
  { name, location, rear }: ToHitQuery['weapon'],
): Result<StandardMount, Refusal> {
  const wanted = name.toLowerCase();
  const found = sheet.mounts.find(
    (mount) =>
      mount.location === location &&
      (mount.rear ?? false) === rear &&
      [mount.weapon.id, armOf(mount.weapon.id)?.name.toLowerCase()].includes(wanted),
  );
  if (found) return ok(found);
  const known = sheet.mounts.map((mount) => `${mount.weapon.id} ${mount.location}${mount.rear ? ' rear' : ''}`);
  return fail(refuse('query/no-such-weapon', { key: 'weapon', weapon: name, location, known }));
}
