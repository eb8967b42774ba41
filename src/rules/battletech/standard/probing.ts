import { distance, type Hex } from '../../geometry/hex/hex.js';
import { total } from '../../kernel/dice.js';
import type { UnitId } from '../../kernel/ids.js';
import { scanOf } from '../league/scanning.js';
import { tablesOf } from '../league/tables.js';
import { placeOf } from '../movement.js';
import type { StandardState, StandardUnit } from '../types.js';
import { activeUnits, unitOf } from '../units.js';
import { isVeiled } from './electronics.js';
import { hiddenFoes, isHidden, revelation } from './hiding.js';
import { cannotAct, equippedIn } from './parts.js';
import { sensesOf } from './quirks.js';
import type { Resolution } from './resolution.js';
import type { ScanAhead } from './reckoning.js';
import type { Equipment } from './types.js';

/** Active probes find what hides (HID-08; by a league's table CLN-39 to CLN-42). */

/** Hexes around its carrier that a probe looks through (FIN-51). */
const RADIUS = {
  'active-probe': 4,
  'light-active-probe': 3,
  'bloodhound-probe': 8,
} as const satisfies Readonly<Partial<Record<Equipment, number>>>;
const PROBES = ['bloodhound-probe', 'active-probe', 'light-active-probe'] as const;
/** That of the Clans is lighter, and looks a hex farther. */
const CLAN = 1;
/** The radius of the probe that the table of a league is for; others scan as much more or less by it. */
const BEAGLE = RADIUS['active-probe'];

/** How far the best working probe of a unit looks, or what it was built with in place of one (ADV-07); `null`: it has none. */
function radiusOf(unit: StandardUnit): number | null {
  if (cannotAct(unit)) return null;
  const probe = PROBES.find((one) => equippedIn(unit, one).length > 0);
  const senses = sensesOf(unit.sheet.full) ?? null;
  const isClan = unit.sheet.full.tech === 'clan';
  if (!probe) return senses && (isClan ? senses.clan : senses.others);
  return RADIUS[probe] + (probe === 'active-probe' && isClan ? CLAN : 0) + (senses?.farther ?? 0);
}

/** A unit that has moved looks around with its probe, if it has one. */
export function probe(resolution: Resolution, id: UnitId): void {
  const unit = resolution.unit(id);
  const radius = unit.status === 'active' && unit.place ? radiusOf(unit) : null;
  if (radius === null) return;
  if (resolution.state.options.probes !== 'roll') {
    find(resolution, id, radius);
    return;
  }
  const roll = resolution.dice.roll(2, 6, 'scan');
  const { bonus, malus } = shifts(resolution.state, unit);
  const { range, half } = scannedBy(resolution.state, total(roll) + bonus - malus, radius);
  if (range) find(resolution, id, range);
  const shown = half ? within(resolution.state, unit, half) : [];
  // Whoever hid so near has come to light by now: everybody may be told of them.
  resolution.happen({ type: 'Scanned', unit: id, roll, bonus, malus, range, half, shown });
}

/** What its pilot adds to the roll of a scan, and what it takes off to have moved so (CLN-39). */
const shifts = (state: StandardState, unit: StandardUnit): { readonly bonus: number; readonly malus: number } => ({
  bonus: unit.body.pilot.bonuses?.sensors ?? 0,
  malus: tablesOf(state).scan.malus[unit.moved?.mode ?? 'stand'],
});

/** How far a total scans with a probe of such a radius, and how far it sees through; `null`: nowhere (CLN-40). */
function scannedBy(
  state: StandardState,
  sum: number,
  radius: number,
): { readonly range: number | null; readonly half: number | null } {
  const scan = scanOf(tablesOf(state), sum);
  const range = scan && scan.range + radius - BEAGLE;
  return { range, half: range && Math.ceil(range / 2) };
}

/** What the scan of a unit may reach from where it stands, having moved so; `null`: it makes none by a roll (CLN-39 to CLN-42). */
export function scanAhead(state: StandardState, unit: StandardUnit): ScanAhead | null {
  const radius = unit.status === 'active' && unit.place ? radiusOf(unit) : null;
  if (radius === null || state.options.probes !== 'roll') return null;
  const { bonus, malus } = shifts(state, unit);
  const rolls = SUMS.map((number) => ({ number, ...scannedBy(state, number + bonus - malus, radius) }));
  const ranges = rolls.flatMap(({ number, range }, i) =>
    range && range !== rolls[i - 1]?.range ? [{ hexes: range, number }] : [],
  );
  const { hex } = placeOf(unit);
  const through = within(state, unit, rolls.at(-1)?.half ?? 0).flatMap((id) => {
    const far = distance(hex, placeOf(unitOf(state, id)).hex);
    const least = rolls.find(({ half }) => half !== null && half >= far);
    return least ? [{ unit: id, number: least.number }] : [];
  });
  return { ranges, through };
}

/** What two dice can come to. */
const SUMS = [2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12] as const;

/** Everything of the enemy's that hides so near comes to light: units for everybody, mines for the side that scans (CLN-41). */
function find(resolution: Resolution, id: UnitId, hexes: number): void {
  const unit = resolution.unit(id);
  const { hex: from } = placeOf(unit);
  const isFound = (hex: Hex): boolean => distance(from, hex) <= hexes && !isVeiled(resolution.state, unit, hex);
  for (const foe of hiddenFoes(resolution.state, unit.side))
    if (foe.place && !isMuffled(foe) && isFound(foe.place.hex)) resolution.happen(revelation(foe, 'scanned', id));
  const mines = (resolution.state.field.mines ?? [])
    .filter((one) => one.side !== unit.side && !one.open && !one.known.includes(unit.side) && isFound(one.hex))
    .map(({ hex }) => hex);
  if (mines.length > 0) resolution.happen({ type: 'MinesFound', side: unit.side, unit: id, hexes: mines });
}

/** Whether suits hide a platoon from every probe (EQP-01). */
const isMuffled = ({ sheet }: StandardUnit): boolean =>
  sheet.kind === 'infantry' && (sheet.sneak ?? []).includes('ecm');

/** Whether a unit may have seen through another by a scan: it has a probe that works, and the other is an enemy on the map (CLN-42). */
export const canScan = (state: StandardState, unit: StandardUnit, target: StandardUnit): boolean =>
  state.options.probes === 'roll' &&
  radiusOf(unit) !== null &&
  target.side !== unit.side &&
  target.status === 'active' &&
  !isHidden(target);

/** The enemies so near that a scan sees through them; whom it has not found it does not name (CLN-42). */
const within = (state: StandardState, unit: StandardUnit, hexes: number): readonly UnitId[] =>
  activeUnits(state)
    .filter(
      (foe) =>
        foe.side !== unit.side &&
        foe.place !== null &&
        !isHidden(foe) &&
        distance(foe.place.hex, placeOf(unit).hex) <= hexes &&
        !isVeiled(state, unit, foe.place.hex),
    )
    .map(({ id }) => id);

/**
 * Whether a unit has seen through another this turn, and may shift the column of its hits on it (CLN-42).
 */
export const hasSeenThrough = ({ field }: Pick<StandardState, 'field'>, by: UnitId, target: UnitId): boolean =>
  (field.scans ?? []).some((one) => one.by === by && one.target === target);
