import type { StandardMount } from '../record-sheet.js';
import { withThinHead } from '../damage/thin-head.js';
import type { StandardUnit, StandardUnitSetup } from '../types.js';
import type { Mode, Range } from '../vocabulary.js';
import { rulesOf, type QuirkRules } from './quirk-table.js';
import { gunQuirks } from './weapon-quirks.js';
import type { PilotingCause } from './piloting-causes.js';
import type { FullTerm } from './terms.js';
import type { FullSheet, PhysicalAttack } from './types.js';

/**
 * Quirks of machines (option `quirks`, ADV-07): what each changes stands in its row, and the chapters of the rules ask here. A
 * match without the option has sheets without them.
 */

/** What has quirks: a sheet, or whoever acts with the machine that it is of. */
type Quirky = Pick<FullSheet, 'quirks'>;

/** The quirks of a unit, for whoever acts with it. */
export const quirksIn = ({ sheet: { full } }: Pick<StandardUnitSetup, 'sheet'>): Quirky =>
  full.quirks ? { quirks: full.quirks } : {};

const terms = ({ quirks = [] }: Quirky, value: (rules: QuirkRules) => number | undefined): readonly FullTerm[] =>
  quirks.flatMap((quirk) => {
    const points = value(rulesOf(quirk)) ?? 0;
    return points === 0 ? [] : [{ reason: `quirk-${quirk}` as const, value: points }];
  });

const sumOf = ({ quirks = [] }: Quirky, value: (rules: QuirkRules) => number | undefined): number =>
  quirks.reduce((sum, quirk) => sum + (value(rulesOf(quirk)) ?? 0), 0);

const some = ({ quirks = [] }: Quirky, is: (rules: QuirkRules) => boolean | undefined): boolean =>
  quirks.some((quirk) => is(rulesOf(quirk)) === true);

/** What quirks do to a shot at a range and at who is in the air, and those of the weapon to one by who has moved so. */
export const shotQuirks = (
  machine: Quirky & { readonly mode: Mode },
  mount: Pick<StandardMount, 'quirks'>,
  range: Range,
  airborne = false,
): readonly FullTerm[] => [
  ...terms(machine, ({ shots }) => shots?.[range]),
  ...terms(machine, (rules) => (airborne ? rules.airborne : 0)),
  ...gunQuirks(mount, machine.mode),
];
/** What those of the one who is attacked do to troopers at its legs or all over it. */
export const assaultQuirks = (machine: Quirky): readonly FullTerm[] => terms(machine, ({ assaults }) => assaults);
export const blowQuirks = (
  machine: Quirky,
  { kind, limb }: Pick<PhysicalAttack, 'kind' | 'limb'>,
): readonly FullTerm[] => terms(machine, ({ fist }) => (kind === 'punch' && fist === limb ? -1 : 0));
/** What they do to all piloting rolls, and to those of a cause: some only for pilots who are no better than that. */
export const steeringQuirks = (machine: Quirky): readonly FullTerm[] => terms(machine, ({ steering }) => steering);
export const rollQuirks = (machine: Quirky, cause: PilotingCause, skill: number): readonly FullTerm[] =>
  terms(machine, ({ rolls }) => (rolls?.causes.includes(cause) && skill >= (rolls.from ?? 0) ? rolls.value : 0));

export const tracksMany = (machine: Quirky): boolean => some(machine, ({ manyTargets }) => manyTargets);
export const twistsFar = (machine: Quirky): boolean => some(machine, ({ twist }) => twist !== undefined);
export const flipsArms = (machine: Quirky): boolean => some(machine, ({ flips }) => flips);
export const isNarrow = (machine: Quirky): boolean => some(machine, ({ narrow }) => narrow);
export const hasWeakLegs = (machine: Quirky): boolean => some(machine, ({ legs }) => legs === 'weak');
export const hasStrongLegs = (machine: Quirky): boolean => some(machine, ({ legs }) => legs === 'strong');
export const isArmless = (machine: Quirky): boolean => some(machine, ({ armless }) => armless);
export const punchesHandless = (machine: Quirky, arm: string): boolean => some(machine, ({ barrel }) => barrel === arm);
export const isSeatless = (machine: Quirky): boolean => some(machine, ({ seatless }) => seatless);

/** What a machine adds to the roll of its side for initiative: the most that one of its quirks does. */
export const leadOf = ({ quirks = [] }: Quirky): number =>
  Math.max(0, ...quirks.map((quirk) => rulesOf(quirk).initiative ?? 0));
export const coolerBy = (machine: Quirky): number => sumOf(machine, ({ cooler }) => cooler);
/** Points that the cowl around a head has, and those that are left of it. */
export const cowlFor = (machine: Quirky): number => sumOf(machine, ({ cowl }) => cowl);
export const cowlOf = ({ sheet, body }: Pick<StandardUnit, 'sheet' | 'body'>): number =>
  cowlFor(sheet.full) - (body.cowl ?? 0);
export const swelter = (machine: Quirky): number => sumOf(machine, (rules) => rules.swelter);
export const ejectionWounds = (machine: Quirky): number => sumOf(machine, ({ ejection }) => ejection);
/** How far a machine with such senses looks: by itself, and with a probe; nothing: no farther than others. */
export const sensesOf = ({ quirks = [] }: Quirky): QuirkRules['senses'] =>
  quirks.map((quirk) => rulesOf(quirk).senses).find((senses) => senses !== undefined);

/** A sheet without its quirks. */
function unquirked({ quirks: _, ...sheet }: FullSheet): FullSheet {
  return sheet;
}

/** A weapon without its quirks. */
function plain({ quirks: _, ...mount }: StandardMount): StandardMount {
  return mount;
}

/** A unit as it was built: without its quirks, or with what they take from its armour (ADV-07, ADV-11). */
export function builtWith(unit: StandardUnitSetup, quirks: 'off' | 'on' | undefined): StandardUnitSetup {
  const { full, mounts } = unit.sheet;
  if (!full.quirks && mounts.every((mount) => !mount.quirks)) return unit;
  if (quirks !== 'on') return { ...unit, sheet: { ...unit.sheet, full: unquirked(full), mounts: mounts.map(plain) } };
  const lacks = sumOf(full, ({ head }) => head);
  return lacks === 0 ? unit : withThinHead(unit, lacks);
}
