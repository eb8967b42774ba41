import { t } from '../../../i18n/index.js';
import type { SideId, UnitId } from '../../../rules/kernel/ids.js';
import { losses } from '../../../rules/tactic148/victory.js';
import { characterOf, onTable } from '../../../rules/tactic148/characters.js';
import { tokensOf } from '../../../rules/tactic148/prices.js';
import { placeText, wayText, remarked, wayLength } from './names.js';
import { actionLine, priceRemarks } from './remarks.js';
import { who, type Of, type Telling } from './telling.js';

/** The lines of turns, moves, markers and wounds (T48-08 … T48-13, T48-29 … T48-34, T48-41, T48-42). */

export function turnBeganLine({ side, gained, tokens }: Of<'TurnBegan'>, { tongue }: Telling): string {
  return gained === 0
    ? t(tongue, 'tactic148.report.turn-first', { side, tokens })
    : t(tongue, 'tactic148.report.turn', { side, gained, tokens });
}

/** What was spent and is kept, and whose Wound markers come off with the turn (AMB-T48-23). */
export function turnEndedLines({ side, spent, kept }: Of<'TurnEnded'>, { before, tongue }: Telling): readonly string[] {
  const up = onTable(before).filter(({ shocked }) => shocked);
  return [
    t(tongue, 'tactic148.report.turn-end', { side, spent, kept }),
    ...(up.length > 0 ? [t(tongue, 'tactic148.report.wound-markers', { units: up.map(({ id }) => id) })] : []),
  ];
}

/** Of several players of a side each says that they have had enough. */
export const finishedLines = ({ seat, by }: Of<'SeatFinished'>, { before, tongue }: Telling): readonly string[] =>
  before.characters.some((one) => one.side === before.active && one.seat !== seat)
    ? [t(tongue, by === 'seat' ? 'tactic148.report.finished' : 'tactic148.report.finished-automatic', { seat })]
    : [];

/** From where to where by every bend, how far, and what happens on the way. */
export function movedLine({ unit, path, climbed, underFire }: Of<'Moved'>, telling: Telling): string {
  const { tongue, acting } = telling;
  const way = wayText(path, tongue);
  const line = t(tongue, 'tactic148.report.moved', { unit, way, far: wayLength(path) });
  return actionLine(telling, unit, line, [
    ...(acting.get(unit)?.taken.action === 'assault' ? [t(tongue, 'tactic148.report.assault')] : []),
    ...(climbed ? [t(tongue, 'tactic148.report.climbs')] : []),
    ...(underFire.length > 0 ? [t(tongue, 'tactic148.report.under-fire', { zones: underFire })] : []),
  ]);
}

/** Take Cover, bought or as the answer to a shot (T48-19). */
export function coverLine({ unit }: Of<'CoverTaken'>, telling: Telling): string {
  const { tongue, shooter } = telling;
  if (shooter === null || shooter === unit)
    return actionLine(telling, unit, t(tongue, 'tactic148.report.cover', { unit }));
  return remarked(t(tongue, 'tactic148.report.cover-answer', { unit, shooter }), priceRemarks(telling, unit));
}

/** Markers that come off otherwise than by a new action, which says so itself; zones that end with them. */
export function markersLines({ unit, markers, why, zones }: Of<'MarkersRemoved'>, telling: Telling): readonly string[] {
  const { tongue } = telling;
  const gone = markers.filter((marker) => marker !== 'suppression' || zones.length === 0);
  const tells = gone.length > 0 && (why === 'fought' || why === 'wounded' || why === 'suppressed');
  const lines = tells ? [t(tongue, `tactic148.report.${why}-ends`, { unit, markers: gone })] : [];
  return [
    ...lines,
    ...(why === 'fired' ? unaimedLines(unit, telling) : []),
    ...zones.map((zone) => t(tongue, 'tactic148.report.zone-ends', { zone })),
  ];
}

/** Aim was left with an Opportunity Fire marker, and could not be paid as it fired: what was lacking (AMB-T48-06). */
function unaimedLines(unit: UnitId, telling: Telling): readonly string[] {
  const { tongue, before, next } = telling;
  const one = who(telling, unit);
  const [shot] = next;
  if (!one.opportunity?.aim || shot?.type !== 'ShotFired' || shot.shot.aim) return [];
  const lacks = tokensOf(before, one) > 0 ? 'action' : 'token';
  return [t(tongue, `tactic148.report.aim-no-${lacks}`, { unit })];
}

/** A wound or worse; of a shot it stands in its own line. With each loss how much of the side is gone (T48-55, T48-57). */
export function hurtLines({ unit, becomes, cause }: Of<'CharacterHurt'>, telling: Telling): readonly string[] {
  const { tongue, after } = telling;
  const byShot = cause === 'shoot' || cause === 'assault' || cause === 'opportunity';
  const { side } = who(telling, unit);
  const lost = becomes === 'eliminated' ? [lossLine(telling, side)] : [];
  if (byShot) return lost;
  const { points } = characterOf(after, unit).card;
  return [t(tongue, `tactic148.report.${becomes}`, { unit, points }), ...lost];
}

/** How much of a side is gone, and when it is beaten. */
export function lossLine({ after, tongue }: Telling, side: SideId): string {
  const { lost, of } = losses(after, side);
  const counts = after.mode === 'mission' && after.options.missionLoss === 'characters' ? 'characters' : 'points';
  return t(tongue, `tactic148.report.lost-${counts}`, { side, lost, of, half: Math.ceil(of / 2) });
}

export const cutShortLine = ({ unit, at: back }: Of<'MoveCutShort'>, telling: Telling): string => {
  const { at, status } = who(telling, unit);
  if (status !== 'active' || !at) return t(telling.tongue, 'tactic148.report.fell', { unit });
  const key = back ? 'tactic148.report.stopped-back' : 'tactic148.report.stopped';
  return t(telling.tongue, key, { unit, at: placeText(at, telling.tongue) });
};

export const climbLine = ({ unit }: Of<'ClimbPaid'>, { tongue }: Telling): string =>
  t(tongue, 'tactic148.report.climb-paid', { unit });

export const aimLine = ({ unit }: Of<'AimPaid'>, { tongue }: Telling): string =>
  t(tongue, 'tactic148.report.aim-paid', { unit });
