import { isDriven } from '../../rules/battletech/kind-table.js';
import type { Tongue } from '../../games/battletech/words/index.js';
import { nameOf, t } from '../../i18n/index.js';
import { twistCode } from '../../games/battletech/present/names.js';
import { locationsOf, slotsAt, slotsStoppedAt, slotsStruckAt } from '../../rules/battletech/damage/left.js';
import { isLost } from '../../rules/battletech/damage/lost.js';
import { hasFourLegs } from '../../rules/battletech/standard/legs.js';
import { allowanceOf } from '../../rules/battletech/standard/mobility.js';
import type { StandardUnit } from '../../rules/battletech/types.js';
import type { Location } from '../../rules/battletech/vocabulary.js';
import { paragraph, type Block } from '../blocks.js';
import { runsOf, slotName } from './slots.js';
import {
  burnWords,
  cowlWords,
  destructWords,
  mascWords,
  podWords,
  structureText,
  vehicleWords,
} from '../../games/battletech/present/standard/body.js';
import { skillsText } from '../../games/battletech/present/skills.js';
import { pacesText } from '../../games/battletech/present/unit.js';
import { isInfantry } from '../../rules/battletech/stacking.js';
import { motiveOf } from '../../games/battletech/present/standard/vehicles.js';
import { isVehicle } from '../../rules/battletech/standard/vehicles.js';
import type { SeenStandardUnit } from '../../rules/battletech/seen.js';

/** What a record sheet of the standard level writes besides its diagrams. */

/** The MP of the sheet and, where damage, heat or water of a `depth` cut them, the MP now. */
export function fullGait(unit: StandardUnit, depth: number, tongue: Tongue): string {
  if (isVehicle(unit)) return drivenGait(unit, tongue);
  if (isInfantry(unit)) return pacesText(unit, tongue);
  const { walk, run } = unit.sheet;
  const { jump } = unit.sheet.full;
  const [nowWalk, nowRun, nowJump] = (['walk', 'run', 'jump'] as const).map(
    (mode) => allowanceOf(unit, mode, depth).mp,
  );
  const gait = t(tongue, 'battletech.picture.fullGait', { walk, run, jump });
  const printed = hasFourLegs(unit) ? `${gait} · ${t(tongue, 'battletech.picture.fourLegs')}` : gait;
  const same = nowWalk === walk && nowRun === run && nowJump === jump;
  if (same || nowWalk === undefined || nowRun === undefined || nowJump === undefined) return printed;
  return `${printed} (${t(tongue, 'battletech.picture.gaitNow', { walk: nowWalk, run: nowRun, jump: nowJump })})`;
}

/** The MP of a vehicle's sheet and, where damage cuts them, those now (UNI-10). */
function drivenGait(unit: StandardUnit, tongue: Tongue): string {
  const { sheet } = unit;
  if (!isDriven(sheet)) return '';
  const { walk, run } = sheet;
  const printed = t(tongue, 'battletech.picture.gaitDriven', { walk, run, motive: motiveOf(sheet) });
  const [now, flank] = [allowanceOf(unit, 'walk').mp, allowanceOf(unit, 'run').mp];
  if (now === walk && flank === run) return printed;
  return `${printed} (${t(tongue, 'battletech.picture.gaitDrivenNow', { walk: now, run: flank })})`;
}

/** The pilot's skills and, if they have any, their wounds. */
export function pilotWords(unit: StandardUnit, tongue: Tongue): string {
  const { gunnery, piloting, hits, out } = unit.body.pilot;
  return [
    skillsText(unit.sheet.kind, { gunnery, piloting }, tongue),
    ...(hits > 0 ? [t(tongue, 'battletech.picture.wounds', { hits })] : []),
    ...(out === null ? [] : [t(tongue, 'battletech.picture.unconscious')]),
  ].join(' · ');
}

/** How the unit holds itself: prone, shut down, twisted, spotting, charging. */
export function postureWords(unit: SeenStandardUnit, tongue: Tongue): readonly string[] {
  const { prone, shutdown, twist, spots, skidded, club, charge, jammed, dented = [], withdraws, doomed } = unit.body;
  return [
    ...(doomed === null ? [] : [t(tongue, 'battletech.picture.doomed')]),
    ...(withdraws ? [t(tongue, 'battletech.picture.withdraws')] : []),
    ...(prone ? [t(tongue, 'battletech.picture.prone')] : []),
    ...(shutdown ? [t(tongue, 'battletech.picture.shutdown')] : []),
    ...(twist === 0 ? [] : [nameOf(tongue, 'battletech.twist', twistCode(unit, twist))]),
    ...cowlWords(unit, tongue),
    ...vehicleWords(unit, tongue),
    ...(spots === null ? [] : [t(tongue, 'battletech.picture.spotting', { target: spots })]),
    ...(skidded ? [t(tongue, 'battletech.picture.skidded')] : []),
    ...mascWords(unit, tongue),
    ...(club ? [t(tongue, `battletech.picture.holds-${club}`)] : []),
    ...podWords(unit, tongue),
    ...burnWords(unit, tongue),
    ...destructWords(unit, tongue),
    ...(charge?.kind === 'charge' ? [t(tongue, 'battletech.picture.charging', { target: charge.target })] : []),
    ...(charge?.kind === 'death-from-above'
      ? [t(tongue, 'battletech.picture.jumpingOn', { target: charge.target })]
      : []),
    ...(jammed.length > 0 ? [t(tongue, 'battletech.picture.jammed', { weapons: jammed.join(' ') })] : []),
    ...(dented.length > 0 ? [t(tongue, 'battletech.picture.dented', { weapons: dented.join(' ') })] : []),
  ];
}

/** Structure that is damaged and slots that are struck, in words, where a sheet has no room for diagrams. */
export function damageBlocks(unit: StandardUnit, tongue: Tongue, width: number): readonly Block[] {
  const stopped = (at: Location): readonly number[] => slotsStoppedAt(unit, at);
  const harmed = (at: Location): readonly number[] =>
    slotsStruckAt(unit, at).filter((slot) => !stopped(at).includes(slot));
  const told = (key: 'struck' | 'stopped', slotsOf: (at: Location) => readonly number[]): Block => {
    const figures = locationsOf(unit).flatMap((at) => namesOf(unit, at, slotsOf(at), tongue));
    const text = figures.length === 0 ? '' : t(tongue, `battletech.picture.${key}`, { figures: figures.join(' · ') });
    return paragraph(text, width, `${key}:${unit.id}`);
  };
  return [
    paragraph(structureText(unit, tongue) ?? '', width, `structure:${unit.id}`),
    told('struck', harmed),
    told('stopped', stopped),
  ];
}

/** `RA upper arm`, `CT engine ×2`: what such slots hold in a location that still hangs on. */
function namesOf(unit: StandardUnit, location: Location, slots: readonly number[], tongue: Tongue): readonly string[] {
  if (isLost(unit, location)) return [];
  return runsOf(slotsAt(unit, location)).flatMap((run) => {
    const hits = run.slots.filter((slot) => slots.includes(slot)).length;
    return hits === 0 ? [] : [`${location} ${slotName(unit, run.holds, tongue)}${hits > 1 ? ` ×${hits}` : ''}`];
  });
}
