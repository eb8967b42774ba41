import { isDriven } from '../../../rules/battletech/kind-table.js';
import { isFlying } from '../../../rules/battletech/standard/vehicles.js';
import type { SeenUnit } from '../../../rules/battletech/seen.js';
import { clausesOf, opening } from '../../../i18n/format.js';
import { nameOf, t } from '../../../i18n/index.js';
import type { Tongue } from '../words/index.js';
import { FACING_NAMES } from '../../../rules/geometry/hex/facing.js';
import { gaitOf } from '../../../rules/battletech/gait.js';
import { isKnown, layersAt, locationsOf, type Left } from '../../../rules/battletech/damage/left.js';
import { lostOf } from '../../../rules/battletech/damage/lost.js';
import { isInfantry } from '../../../rules/battletech/stacking.js';
import { isPlatoon } from '../../../rules/battletech/standard/infantry.js';
import { locationName } from '../../../rules/battletech/standard/legs.js';
import { motionTerms } from '../../../rules/battletech/standard/to-hit.js';
import { targetMovement } from '../../../rules/battletech/to-hit.js';
import type { Movement } from '../../../rules/battletech/types.js';
import { RANGES, type Location } from '../../../rules/battletech/vocabulary.js';
import { battleValue } from '../../../rules/battletech/value/battle-value.js';
import type { InquiryAnswer } from '../../../rules/battletech/inquiries.js';
import { refusalText } from '../../../present/refusal.js';
import { motiveOf } from './standard/vehicles.js';
import { causeText } from './cause.js';
import { mpText } from './names.js';
import { pacesText, weaponLine } from './unit.js';
import { pilotedLine } from './value.js';
import { bodyLines, conditions, unseenText } from './standard/body.js';

type Sheet = Extract<InquiryAnswer, { about: 'sheet' }>;

/** A record sheet as text (QSR-04): where the unit is, armour left of what there was, weapons with letters and rounds. */
export function sheetText({ unit, mounts, modes = [], blows: attacks = [], network }: Sheet, tongue: Tongue): string {
  return [
    headText(unit, tongue),
    opening(tongue.locale, stateText(unit, tongue)),
    ...bodyLines(unit, tongue),
    ...new Set(modes.flatMap((mode) => modeLine(unit, mode, tongue) ?? [])),
    ...armorLines(unit, tongue),
    ...(unit.glimpsed ? [unseenText(unit, tongue)] : []),
    ...mounts.map((mounted) => `- ${mountLine(mounted, unit, tongue)}`),
    ...physicalLines(attacks, tongue),
    ...lostLines(unit, tongue),
    ...networkLine(network, tongue),
    ...worthLine(unit, tongue),
  ].join('\n');
}

/** With whom a unit shares ranges by C3, and who of its network is cut off (ADV-03). */
function networkLine(network: Sheet['network'], tongue: Tongue): readonly string[] {
  if (!network) return [];
  const { linked } = network;
  const cut = network.others.filter((id) => !linked.includes(id));
  return [
    ...(linked.length > 0 ? [t(tongue, 'battletech.answer.sheet-c3', { units: linked.join(', ') })] : []),
    ...(cut.length > 0 ? [t(tongue, 'battletech.answer.sheet-c3-cut', { units: cut.join(', ') })] : []),
  ];
}

/** What a unit was worth when it was whole, with its pilot; of one that is only glimpsed the pilot is not known. */
function worthLine(unit: SeenUnit, tongue: Tongue): readonly string[] {
  if (unit.glimpsed || !unit.body) return [];
  const value = battleValue(unit, unit.body.pilot);
  return value ? [pilotedLine(value, unit.body.pilot, unit.sheet.kind, tongue)] : [];
}

function lostLines(unit: SeenUnit, tongue: Tongue): readonly string[] {
  const locations = lostOf(unit).map((at) => locationName(unit, at));
  return locations.length > 0 ? [t(tongue, 'battletech.answer.sheet-lost', { locations })] : [];
}

/** Name, tonnage and MP; jumping only where the sheet has it. */
function headText({ id: unit, sheet }: SeenUnit, tongue: Tongue): string {
  const { chassis, model, tons, walk, run, full } = sheet;
  const facts = { unit, chassis, model, tons, walk, run };
  if (isDriven(sheet)) return t(tongue, 'battletech.answer.sheet-driven', { ...facts, motive: motiveOf(sheet) });
  if (isInfantry({ sheet }))
    return t(tongue, 'battletech.answer.sheet-troops', { ...facts, paces: pacesText({ sheet }, tongue) });
  return full && full.jump > 0
    ? t(tongue, 'battletech.full.sheet-jump', { ...facts, jump: full.jump })
    : t(tongue, 'battletech.answer.sheet', facts);
}

/** A mode in which damage or heat has left other MP than the sheet gives, or none; `null` where all is as printed. */
function modeLine(
  unit: SeenUnit,
  { mode, allowance, refusal }: NonNullable<Sheet['modes']>[number],
  tongue: Tongue,
): string | null {
  if (refusal) return `- ${refusalText(refusal, tongue)}`;
  if (allowance.terms.length < 2) return null;
  const facts = { mode: gaitOf(unit, mode), mp: allowance.mp, terms: mpText(allowance.terms, tongue) };
  return `- ${t(tongue, 'battletech.answer.sheet-mode', facts)}`;
}

/** What can be struck with each limb, in one line; below it, why the others cannot, each reason once. */
function physicalLines(attacks: NonNullable<Sheet['blows']>, tongue: Tongue): readonly string[] {
  const can = attacks.filter(({ refusal }) => refusal === null);
  const cannot = attacks.flatMap(({ refusal }) => (refusal ? [`- ${refusalText(refusal, tongue)}`] : []));
  const figures = can.map((attack) => physicalFigure(attack, tongue)).join(' · ');
  return [...(can.length > 0 ? [t(tongue, 'battletech.answer.sheet-physical', { figures })] : []), ...new Set(cannot)];
}

/** `kick LL 10`: a physical attack with its limb and its damage. */
function physicalFigure({ kind, club, limb, damage }: NonNullable<Sheet['blows']>[number], tongue: Tongue): string {
  const name =
    club === null || club === 'club'
      ? nameOf(tongue, 'battletech.physical', kind)
      : nameOf(tongue, 'battletech.equipment', club);
  const with_ = limb === null ? [] : [limb];
  return kind === 'push' ? name : [name, ...with_, damage].join(' ');
}

/** Where a unit is and how it moved this turn; for one off the map, that it is. */
export function stateText(unit: SeenUnit, tongue: Tongue): string {
  const { place, moved, status } = unit;
  if (!place || status !== 'active') return nameOf(tongue, 'battletech.status', status);
  const facing = FACING_NAMES[place.facing];
  return clausesOf(tongue.locale, [
    t(tongue, 'battletech.answer.sheet-place', { hex: place.hex, facing }),
    ...(moved ? [movedText(unit, moved, tongue)] : []),
    ...conditions(unit, tongue),
  ]);
}

function movedText(unit: SeenUnit, moved: Movement, tongue: Tongue): string {
  const { mode, mp, entered } = moved;
  return t(tongue, 'battletech.answer.sheet-moved', {
    mode: gaitOf(unit, mode),
    mp,
    hexes: entered,
    modifier: asTarget(unit, moved),
  });
}

/** What a move makes of a unit as a target. At the standard level a jump counts too. */
export function asTarget({ body, place }: SeenUnit, moved: Movement): number {
  if (!body) return targetMovement(moved.entered);
  return motionTerms({ ...moved, prone: body.prone, pace: body.pace ?? null, airborne: isFlying({ place }) }).reduce(
    (sum, { value }) => sum + value,
    0,
  );
}

/** What is known of a sheet that is not seen: armour, structure, struck slots, heat, pilot, whichever of them. */
export const knownLines = (unit: SeenUnit, tongue: Tongue): readonly string[] => [
  ...armorLines(unit, tongue),
  ...bodyLines(unit, tongue),
];

/** `HD 9 · CT 17/26`: what is left, and of how much where some is gone. Rear armour only where the option brings it in. */
export function armorLines(unit: SeenUnit, tongue: Tongue): readonly string[] {
  const plates = locationsOf(unit).flatMap((at) =>
    layersAt(unit, at)
      .filter(isKnown)
      .map((one) => ({ ...one, at })),
  );
  const front = plates.filter(({ layer }) => layer === 'armor');
  if (isPlatoon(unit)) {
    const figures = plates.filter(({ layer }) => layer === 'structure').map(leftOf);
    return figures.length === 0 ? [] : [t(tongue, 'battletech.answer.troopers', { figures: figures.join() })];
  }
  const rear = plates.filter(({ layer }) => layer === 'rear');
  if (front.length === 0) return [];
  const figures = (some: typeof plates): string => some.map((one) => `${one.at} ${leftOf(one)}`).join(' · ');
  const stands = (at: Location): boolean => front.some((one) => one.at === at && one.left > 0);
  const marked =
    (unit.body !== undefined && rear.length > 0) || rear.some(({ at, left, of }) => left !== of && stands(at));
  return [
    t(tongue, 'battletech.answer.sheet-armor', { figures: figures(front) }),
    ...(marked ? [t(tongue, 'battletech.answer.sheet-rear', { figures: figures(rear) })] : []),
  ];
}

const leftOf = ({ left, of }: Left): string => (left === of ? String(of) : `${left}/${of}`);

function mountLine({ mount, ammoLeft, refusal }: Sheet['mounts'][number], { sheet }: SeenUnit, tongue: Tongue): string {
  const { id, weapon, location } = mount;
  const bare = weapon.full
    ? weaponLine(mount, sheet, tongue)
    : t(tongue, 'battletech.answer.sheet-weapon', {
        letter: id,
        weapon: weapon.id,
        location,
        damage: weapon.damage,
        ranges: RANGES.map((range) => weapon.ranges[range]).join('/'),
      });
  const line = ammoLeft === null ? bare : t(tongue, 'battletech.answer.sheet-ammo', { line: bare, left: ammoLeft });
  return refusal ? t(tongue, 'battletech.answer.sheet-gone', { line, why: causeText(refusal, tongue) }) : line;
}
