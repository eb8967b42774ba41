import type { SeenUnit } from '../../rules/battletech/seen.js';
import type { StandardUnit, Unit } from '../../rules/battletech/types.js';
import { knownLines } from '../../games/battletech/present/sheet.js';
import { unseenText } from '../../games/battletech/present/standard/body.js';
import { quirkLines } from '../../games/battletech/present/standard/quirks.js';
import type { Tongue } from '../../games/battletech/words/index.js';
import { t } from '../../i18n/index.js';
import { READABLE_SHEETS, type Shows } from '../../present/picture.js';
import type { Spoken } from './spoken.js';
import { FACING_NAMES } from '../../rules/geometry/hex/facing.js';
import { ARM_OF, VITAL } from '../../rules/battletech/tables.js';
import type { BattleTech } from '../../rules/battletech/battletech.js';
import type { Location } from '../../rules/battletech/vocabulary.js';
import { locationsOf } from '../../rules/battletech/damage/left.js';
import { isLost, isSpent, lostOf } from '../../rules/battletech/damage/lost.js';
import { isMech, isVehicle } from '../../rules/battletech/standard/vehicles.js';
import { vehicleHurts } from '../../games/battletech/present/standard/vehicles.js';
import { findUnit, isLegged } from '../../rules/battletech/units.js';
import { abreast, below, INNER, parted, WIDE } from '../cards.js';
import { FAINT, sideLook } from '../colours.js';
import { emblem } from '../emblem.js';
import type { Scene } from '../scene.js';
import { cardScene } from './cards.js';
import { pipsBlock } from './pips.js';
import { heatBlock, heatWords } from './heat-scale.js';
import { slotsBlock } from './slots.js';
import { vehicleBlock } from './vehicle-marks.js';
import { spelt } from '../../rules/battletech/step-letters.js';
import { depthAt } from '../../rules/battletech/movement.js';
import { damageBlocks, fullGait, pilotWords, postureWords } from './whole-sheet.js';
import { movement } from './gait.js';
import { armorBlock, rearWords } from './sheet-armor.js';
import { paragraph, stack, words, type Block } from '../blocks.js';
import { ammoBlock, marksOf, weaponsBlock } from './sheet-weapons.js';
import { isShot } from './shots.js';

/** The record sheets of some units: one over the whole width, or two abreast. */
export function sheetScene(picture: Spoken, shows: Extract<Shows<BattleTech>, { kind: 'sheets' }>): Scene {
  const units = picture.view.game.units.filter((unit) => shows.units.includes(unit.id));
  if (shows.short) return cardScene(picture, units.slice(0, READABLE_SHEETS));
  const full = units.flatMap((unit) => (unit.body && !unit.glimpsed ? [unit] : []));
  if (units.length <= MOST_WHOLE && full.length === units.length)
    return below(full.map((unit) => whole(unit, picture)));
  const parts = units.map((unit) => sheetParts(unit, picture));
  const only = parts.length === 1 ? parts[0] : undefined;
  return only ? parted(only.armor, only.written) : abreast(parts.map(({ armor, written }) => stack([armor, written])));
}

/** So many whole record sheets go into one picture; of more units the sheets are short ones. */
const MOST_WHOLE = 2;

/** The whole record sheet of the standard level: diagrams of armour, structure, heat and critical slots over the width of the picture. */
function whole(unit: StandardUnit, { view, before, events, tongue }: Spoken): Block {
  const was = before?.game.level === 'standard' ? known<StandardUnit>(findUnit(before.game, unit.id)) : null;
  return stack([
    title(unit, view.sides, tongue, WIDE),
    pipsBlock(unit, was),
    paragraph(
      t(tongue, isVehicle(unit) ? 'battletech.picture.gaugesOfHull' : 'battletech.picture.gauges'),
      WIDE,
      `gauges:${unit.id}`,
      { faint: true },
    ),
    paragraph(fullGait(unit, depthAt(view.game, unit), tongue), WIDE, `gait:${unit.id}`),
    ...turnBlocks(unit, tongue, WIDE),
    paragraph(pilotWords(unit, tongue), WIDE, `pilot:${unit.id}`, { bold: wounded(unit, was) }),
    paragraph(quirkLines(unit.sheet, 'picture', tongue).join(' · '), WIDE, `quirks:${unit.id}`),
    weaponsBlock(unit, view.game.board, marksOf(unit, events), tongue, WIDE, isVehicle(unit) ? 'cold' : 'whole'),
    ammoBlock(unit, was, tongue, WIDE),
    ...losses(unit, events, tongue, WIDE),
    ...(isVehicle(unit)
      ? [vehicleBlock(unit, was, tongue, WIDE)]
      : [heatBlock(unit, was, tongue, WIDE), slotsBlock(unit, was, tongue, WIDE)]),
  ]);
}

const wounded = (unit: Unit, was: Unit | null): boolean =>
  was?.body !== undefined &&
  (was.body.pilot.hits !== unit.body?.pilot.hits || was.body.pilot.out !== unit.body.pilot.out);

/** A sheet in two parts: the title with the armour diagram, and everything that is written. */
interface Sheet {
  readonly armor: Block;
  readonly written: Block;
}

function sheetParts(unit: SeenUnit, spoken: Spoken): Sheet {
  if (unit.glimpsed) return unseenParts(unit, spoken);
  const { view, before, events, tongue } = spoken;
  const was = before ? known<Unit>(findUnit(before.game, unit.id)) : null;
  return {
    armor: stack([title(unit, view.sides, tongue, INNER), armorBlock(unit, was, INNER)]),
    written: stack([
      paragraph(
        unit.body
          ? fullGait(unit, depthAt(view.game, unit), tongue)
          : t(tongue, 'battletech.picture.gait', { walk: unit.sheet.walk, run: unit.sheet.run }),
        INNER,
        `gait:${unit.id}`,
      ),
      ...turnBlocks(unit, tongue, INNER),
      ...(unit.body
        ? [paragraph(pilotWords(unit, tongue), INNER, `pilot:${unit.id}`, { bold: wounded(unit, was) })]
        : []),
      weaponsBlock(unit, view.game.board, marksOf(unit, events), tongue, INNER, unit.body ? 'short' : 'quick-start'),
      ammoBlock(unit, was, tongue, INNER),
      ...(unit.body
        ? [
            isMech(unit)
              ? paragraph(heatWords(unit, was?.body?.heat ?? unit.body.heat, tongue), INNER, `heat:${unit.id}:words`)
              : paragraph(vehicleHurts(unit, tongue).join(' · '), INNER, `marks:${unit.id}`),
            ...damageBlocks(unit, tongue, INNER),
          ]
        : []),
      view.game.options.rearArmor === 'on' || unit.body
        ? paragraph(rearWords(unit, was, tongue), INNER, `rear:${unit.id}`)
        : paragraph('', INNER, ''),
      ...losses(unit, events, tongue, INNER),
    ]),
  };
}

/** The sheet of a unit of which the viewer does not see all: what they know of it, and that the rest is not known. */
function unseenParts(unit: SeenUnit, { view, tongue }: Spoken): Sheet {
  const gone = lostOf(unit);
  return {
    armor: title(unit, view.sides, tongue, INNER),
    written: stack([
      ...turnBlocks(unit, tongue, INNER),
      ...knownLines(unit, tongue).map((line, i) => paragraph(line, INNER, `known:${unit.id}:${i}`)),
      paragraph(unseenText(unit, tongue), INNER, `unseen:${unit.id}`),
      paragraph(
        gone.length === 0 ? '' : t(tongue, 'battletech.picture.lost', { list: gone.join(' ') }),
        INNER,
        `lost:${unit.id}`,
        { bold: true },
      ),
    ]),
  };
}

/** A unit as it was seen before, if its sheet was. */
const known = <U extends Unit>(unit: U | { readonly glimpsed: true } | null): U | null =>
  unit === null || unit.glimpsed ? null : unit;

/** Label and side, chassis, weight. */
function title(unit: SeenUnit, sides: readonly string[], tongue: Tongue, width: number): Block {
  const { chassis, model, tons } = unit.sheet;
  const name = model === unit.id ? chassis : `${chassis} ${model}`;
  return stack(
    [
      {
        height: 18,
        shapes: [
          emblem(sideLook(sides, unit.side), [7, 9], 6.5, 'token', `sheet:${unit.id}:side:${unit.side}`),
          words(unit.id, [18, 9], `sheet:${unit.id}`, { bold: true, size: 14 }),
          words(t(tongue, 'battletech.picture.tons', { tons }), [width, 9], `sheet:${unit.id}:tons`, {
            align: 'right',
            colour: FAINT,
          }),
        ],
      },
      paragraph(name, width, `sheet:${unit.id}:name`, { faint: true }),
    ],
    0,
  );
}

/** Where the unit stands and what it did this turn. */
function turnBlocks(unit: SeenUnit, tongue: Tongue, width: number): readonly Block[] {
  const { place, moved: move } = unit;
  const at = place ? [`${place.hex} ${FACING_NAMES[place.facing]}`] : [];
  const steps = move && move.steps !== '' ? [spelt(move.steps)] : [];
  const facts = [
    ...at,
    ...statusWords(unit, tongue),
    ...(unit.body ? postureWords(unit, tongue) : []),
    ...movement(unit, tongue),
    ...steps,
  ];
  return [
    paragraph(facts.join(' · '), width, `turn:${unit.id}`, {
      bold: unit.status === 'destroyed' || unit.status === 'left',
    }),
  ];
}

function statusWords(unit: SeenUnit, tongue: Tongue): readonly string[] {
  switch (unit.status) {
    case 'waiting':
      return [t(tongue, 'battletech.picture.waiting')];
    case 'destroyed': {
      const vital = VITAL.filter((location) => isLost(unit, location));
      return [
        vital.length > 0
          ? t(tongue, 'battletech.picture.destroyedBy', { location: vital.join(' ') })
          : t(tongue, 'battletech.picture.destroyed'),
      ];
    }
    case 'left':
      return [t(tongue, 'battletech.picture.left')];
    case 'active':
      if (unit.body?.hidden) return [t(tongue, 'battletech.picture.hidden', { order: unit.body.hidden.order })];
      return isLegged(unit)
        ? [t(tongue, 'battletech.picture.immobile')]
        : unit.moved
          ? []
          : [t(tongue, 'battletech.picture.unmoved')];
  }
}

/** What is lost and why: shot away, torn off with the torso it hung on, or to be lost when the phase ends (QSR-15). */
function losses(
  unit: Unit,
  events: readonly { readonly type: string }[],
  tongue: Tongue,
  width: number,
): readonly Block[] {
  const tornOff = new Set(
    events
      .filter(isShot)
      .filter((shot) => shot.target === unit.id)
      .flatMap((shot) => shot.hits.flatMap((hit) => hit.blownOff)),
  );
  const why = (location: Location): string => {
    const torso = torsoOf(location);
    return torso && tornOff.has(location)
      ? t(tongue, 'battletech.picture.tornOff', { with: torso })
      : t(tongue, unit.body ? 'battletech.picture.noStructure' : 'battletech.picture.shotAway');
  };
  const gone = locationsOf(unit).filter((location) => isLost(unit, location) || isSpent(unit, location));
  const reasons = [...new Set(gone.map(why))];
  const list = reasons.map((reason) => `${gone.filter((location) => why(location) === reason).join(' ')} (${reason})`);
  const pending = gone.some((location) => !isLost(unit, location));
  const later = pending ? [t(tongue, 'battletech.picture.endOfPhase')] : [];
  return [
    paragraph(
      list.length === 0 ? '' : t(tongue, 'battletech.picture.lost', { list: list.join(' · ') }),
      width,
      `lost:${unit.id}`,
      { bold: true },
    ),
    ...later.map((words) => paragraph(words, width, `lost:${unit.id}:later`)),
  ];
}

const torsoOf = (arm: Location): Location | null => (ARM_OF.LT === arm ? 'LT' : ARM_OF.RT === arm ? 'RT' : null);
