import { readUnit } from '../../src/games/battletech/library/read.js';
import type { Locale } from '../../src/i18n/locales.js';
import type { Picture, Shows } from '../../src/present/picture.js';
import type { BattleTech } from '../../src/rules/battletech/battletech.js';
import { atStandard } from '../../src/rules/battletech/levels.js';
import { embodied } from '../../src/rules/battletech/standard/fresh.js';
import type { Body } from '../../src/rules/battletech/standard/types.js';
import { supposed } from '../../src/rules/battletech/supposed.js';
import type { Board, StandardUnit } from '../../src/rules/battletech/types.js';
import { hexAt } from '../../src/rules/geometry/hex/hex.js';
import { seatId, sideId, unitId } from '../../src/rules/kernel/ids.js';
import { pictureOf, playPhases, shipped } from './played.js';

/** Shipped 'Mechs of the standard level as they leave the hangar, and pictures of their sheets. */

/** A shipped unit at the standard level, on the map. */
export function fresh(model: string): StandardUnit {
  const read = readUnit(`scenarios/battletech/units/${model}.json`);
  if (!read.ok) throw new Error(`no unit ${model}`);
  const outfit = read.value.outfits.standard;
  if (!outfit) throw new Error(`${model} has no sheet of the standard level`);
  const { sheet, ammo } = outfit;
  const id = unitId(model);
  const unit = embodied({ id, seat: seatId('one'), side: sideId('attacker'), sheet, ammo });
  return { ...unit, status: 'active', place: { hex: hexAt(5, 7), facing: 2 } };
}

export const withBody = (unit: StandardUnit, change: Partial<Body>): StandardUnit => ({
  ...unit,
  body: { ...unit.body, ...change },
});

const [first] = playPhases(shipped('battletech/lance-duel'), 3, 1);
if (!first) throw new Error('nothing was played');
/** The phase in which they stand. */
export const phase = first;

/** The sheets of units, that were like `before` when the stretch began. */
export function sheetsOf(
  units: readonly StandardUnit[],
  before: readonly StandardUnit[],
  shows: Extract<Shows<BattleTech>, { kind: 'sheets' }>,
  locale: Locale = 'en',
  board?: Board,
): Picture<BattleTech> {
  const game = atStandard(supposed(phase.after.game));
  const view = (units: readonly StandardUnit[]) => ({
    ...phase.after,
    game: { ...game, units, ...(board ? { board } : {}) },
  });
  return { ...pictureOf(phase, shows, locale), view: view(units), before: view(before), events: [] };
}
