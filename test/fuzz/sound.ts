import { isOn } from '../../src/rules/geometry/hex/hex.js';
import { ENGINE_DEAD, engineHits } from '../../src/rules/battletech/standard/condition.js';
import { allowanceOf } from '../../src/rules/battletech/standard/mobility.js';
import type { StandardState, StandardUnit } from '../../src/rules/battletech/types.js';
import { inPlaceOf } from '../../src/rules/battletech/stacking.js';
import { COLUMNS, sumOf } from '../../src/rules/battletech/damage/boxes.js';
import { layersAt, locationsOf } from '../../src/rules/battletech/damage/left.js';
import type { AnyGame } from '../../src/rules/registry.js';

/** What no match of the standard level may ever come to, whatever was ordered and rolled. */

/** Why the sheets and the map do not fit together; `null`: they do, or it is another game. */
export function unsound(game: AnyGame['state']): string | null {
  if (!('level' in game) || game.level !== 'standard') return null;
  const active = game.units.filter(({ status }) => status === 'active');
  for (const unit of active) {
    const { place } = unit;
    if (!place || !isOn(game.board, place.hex)) return `${unit.id} is on no hex of the map`;
    const over = inPlaceOf(game, unit, place.hex);
    if (over) return `${unit.id} stands in ${place.hex}, where there is no room beside ${over.id}`;
    const fault = mapFault(game, unit) ?? sheetFault(unit);
    if (fault) return `${unit.id} ${fault}`;
  }
  return null;
}

function mapFault({ phase }: StandardState, unit: StandardUnit): string | null {
  const { twist, charge, prone, doomed, pilot, crew } = unit.body;
  // A turret that is stuck stays where it points (UNI-14); who has fired from hiding at a mover has turned to it (HID-05).
  if (twist !== (crew?.stuck ?? 0) && phase === 'movement' && !unit.declared)
    return `is twisted by ${twist} while it moves`;
  if (charge && prone && phase === 'movement') return 'charges on the ground';
  // Who is out is out by the end of the phase; between phases nobody lingers.
  const isOut = unit.lost.includes('HD') || unit.lost.includes('CT') || engineHits(unit) >= ENGINE_DEAD;
  if ((isOut || pilot.hits >= 6) && doomed === null) return 'is a wreck that nobody has called one';
  return doomed !== null && phase !== 'weapons' && phase !== 'physical' ? `is ${doomed} and still there` : null;
}

function sheetFault(unit: StandardUnit): string | null {
  const { lost, ammo } = unit;
  const { slots } = unit.sheet.full;
  const body = unit.body;
  for (const at of locationsOf(unit)) {
    for (const { layer, left, of, columns } of layersAt(unit, at)) {
      if (left < 0 || left > of) return `has ${left} of ${of} ${layer} in ${at}`;
      const rows = columns?.some((one) => one < 0 || COLUMNS * one > of) ?? false;
      if (rows || (columns && sumOf(columns) !== left)) return `has ${left} ${layer} in ${at} as ${columns?.join(' ')}`;
    }
    const left = body.structure[at] ?? 0;
    if ((left === 0) !== lost.includes(at)) return `has ${left} structure in ${at}, lost: ${lost.join(' ')}`;
    const struck = body.struck[at] ?? [];
    if (new Set(struck).size !== struck.length) return `has a slot struck twice in ${at}`;
    if (struck.some((index) => !slots[at]?.[index])) return `has an empty slot struck in ${at}`;
  }
  if (lost.includes('LT') && !lost.includes('LA')) return 'has an arm on a torso that is gone';
  if (lost.includes('RT') && !lost.includes('RA')) return 'has an arm on a torso that is gone';
  if (ammo.some(({ left, full }) => left < 0 || left > full)) return 'has an odd bin';
  if (body.heat < 0 || body.damage < 0) return `has ${body.heat} heat, ${body.damage} damage`;
  return moveFault(unit);
}

function moveFault(unit: StandardUnit): string | null {
  const { moved } = unit;
  if (!moved) return null;
  const { mode, mp, entered, path } = moved;
  if (mode === 'stand' && (mp > 0 || entered > 0)) return `stood still for ${mp} MP`;
  // A fall on the way may have cost it legs, or its sprint, and heat be set right since: then it has spent more than it has now.
  const { run, walk, full } = unit.sheet;
  const twice = unit.body.pace === 'sprint' || unit.body.masc?.on ? 2 * walk : 0;
  const most = Math.max(allowanceOf(unit, mode).mp, run, twice, full.jump) + 1;
  if (mp > most) return `spent ${mp} of ${most} MP ${mode}`;
  return entered > path.length ? `entered ${entered} hexes on a path of ${path.length}` : null;
}
