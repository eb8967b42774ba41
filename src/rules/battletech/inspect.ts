import { shellProspects } from './standard/shell-prospects.js';
import { gaitOf } from './gait.js';
import { refuse, type Refusal } from '../kernel/refusal.js';
import { isOn, type Hex } from '../geometry/hex/hex.js';
import { fail, ok, type Result } from '../kernel/result.js';
import { shooterOf, shot, sightOf, targetProblem } from './fire.js';
import { fieldOf, threatsOf } from './field.js';
import { allowance, depthAt, modeProblem, placeOf } from './movement.js';
import { reach } from './reach.js';
import { sight } from './sight.js';
import { physicalProspects, standingAhead } from './standard/ahead.js';
import type { LeagueAhead } from './standard/reckoning.js';
import { physicalAttacksLeft } from './standard/physical-attacks-left.js';
import { blastsAhead } from './league/blast-ahead.js';
import { lineBetween } from './standard/sightings.js';
import { allowanceOf } from './standard/mobility.js';
import { resumed } from './standard/moving.js';
import { outlook } from './standard/prospects.js';
import { waysToHit } from './to-hit.js';
import type { StandardState, StandardUnit, State, Unit } from './types.js';
import type { BattleTechView } from './battletech.js';
import { networkNow } from './standard/networks.js';
import { MODES, type Mode } from './vocabulary.js';
import type { Aim, Twist } from './standard/types.js';
import type { InquiryAnswer, Inquiry, Prospect, Stand } from './inquiries.js';
import type { SeenState } from './seen.js';
import { supposed } from './supposed.js';
import { activeUnits, findUnit, unitOf } from './units.js';
import { weaponsLeft } from './weapons-left.js';
import type { UnitId } from '../kernel/ids.js';

type About<Subject extends Inquiry['about']> = Extract<Inquiry, { about: Subject }>;
type Told<Subject extends InquiryAnswer['about']> = Result<Extract<InquiryAnswer, { about: Subject }>, Refusal>;

/** Answers a question to the rules from what a viewer sees; changes nothing, uses no die. */
export function inspect(view: BattleTechView, inquiry: Inquiry): Result<InquiryAnswer, Refusal> {
  switch (inquiry.about) {
    case 'odds':
      return notKnown(view.game, inquiry.unit) ?? odds(supposed(view.game), inquiry);
    case 'los':
      return lineOfSight(supposed(view.game), inquiry);
    case 'field':
      return notKnown(view.game, inquiry.unit) ?? field(supposed(view.game), inquiry);
    case 'reach':
      return notKnown(view.game, inquiry.unit) ?? reachOf(view, inquiry);
    case 'sheet':
      return sheet(view.game, inquiry);
  }
}

/** The mode in which a unit is asked to go on, that has begun to move; `null` for another. */
function goingOn({ questions }: BattleTechView, id: UnitId): Mode | null {
  const topics = questions.flatMap(({ topic }) => (topic.ask === 'move-on' ? [topic] : []));
  return topics.find(({ units }) => units.includes(id))?.mode ?? null;
}

/** What a unit can do rests on its sheet: of one that is only glimpsed it is not told. */
const notKnown = (state: SeenState, id: UnitId): Result<never, Refusal> | null =>
  findUnit(state, id)?.glimpsed ? fail(refuse('battletech/sheet-unseen', { unit: id })) : null;

/** The odds of all weapons of a unit, from where it stands or might stand, at one target or at each enemy. */
function odds(state: State, { unit: id, target: targetId, from, aim }: About<'odds'>): Told<'odds'> {
  const unit = onMap(state, id);
  if (!unit.ok) return unit;
  const shooter = from ?? shooterOf(unit.value);
  if (!isOn(state.board, shooter.place.hex)) return fail(offMap(state, shooter.place.hex));
  const named = targetId === null ? null : onMap(state, targetId);
  if (named && !named.ok) return named;
  const targets = named
    ? [named.value]
    : activeUnits(state).filter((target) => targetProblem(state, unit.value, target) === null);
  const problem = named ? targetProblem(state, unit.value, named.value) : null;
  if (problem) return fail(problem);
  const rows = targets.map((target) => {
    if (state.level === 'standard' && unit.value.body && target.body)
      return fullRow(state, standingAt(unit.value, from), target, from?.twist, aim);
    const line = lineFrom(state, unit.value, shooter, target);
    return { target: target.id, sight: line, prospects: prospects(state, unit.value, shooter, target, line) };
  });
  return ok({
    about: 'odds',
    unit: id,
    from: shooter,
    ...(aim ? { aim } : {}),
    ...aheadOf(state, unit.value, from, targetId === null),
    targets: rows,
  });
}

/** What water and a scan may lead to where the unit stands, or might stand: of a unit that has moved its scan is over. `whole`: and the rounds on board. */
function aheadOf(state: State, unit: Unit, from: Stand | null, whole: boolean): { readonly ahead?: LeagueAhead } {
  if (state.level !== 'standard' || !unit.body) return {};
  const { soaks, scan } = unit.moved && !from ? STILL : standingAhead(state, standingAt(unit, from));
  const blasts = whole ? blastsAhead(state, unit) : [];
  if (soaks.length === 0 && !scan && blasts.length === 0) return {};
  return { ahead: { soaks, scan, ...(blasts.length > 0 ? { blasts } : {}) } };
}

const STILL: LeagueAhead = { soaks: [], scan: null };

/** The unit as it would be if it stood there, having moved so. */
function standingAt(unit: StandardUnit, from: Stand | null): StandardUnit {
  if (!from) return unit;
  const { place, mode } = from;
  return { ...unit, place, moved: { mode, steps: '', path: [place], mp: 0, entered: 0 } };
}

/** What a unit of the standard level can do to a target. */
const fullRow = (
  state: StandardState,
  unit: StandardUnit,
  target: StandardUnit,
  twist?: Twist,
  aim: Aim | null = null,
): Extract<InquiryAnswer, { about: 'odds' }>['targets'][number] => {
  const seen = outlook(state, unit, target.id, twist, aim);
  const turned = state.phase === 'physical' ? unit.body.twist : seen.twist;
  const attacks = physicalProspects(state, unit, target.id, turned);
  const shells = state.phase === 'physical' ? [] : shellProspects(state, unit, placeOf(target).hex);
  return {
    target: target.id,
    sight: lineBetween(state, unit, target),
    ...seen,
    blows: attacks,
    ...(shells.length > 0 ? { shells } : {}),
  };
};

/** From its own hex a unit's line is the one that this turn's choices made; from elsewhere nothing has been chosen. */
function lineFrom(state: State, unit: Unit, from: Stand, target: Unit): ReturnType<typeof sight> {
  const { hex } = from.place;
  if (placeOf(unit).hex === hex) return sightOf(state, unit, target);
  return sight(state.board, state.options, hex, placeOf(target).hex);
}

function prospects(
  state: State,
  unit: Unit,
  from: Stand,
  target: Unit,
  line: ReturnType<typeof sight>,
): readonly Prospect[] {
  return unit.sheet.mounts.map((mount): Prospect => {
    const result = shot(state, unit, mount, target, line, from);
    const weapon = mount.weapon.id;
    const damage = { most: mount.weapon.damage, average: 36 * mount.weapon.damage };
    return result.ok
      ? { mount: mount.id, weapon, toHit: result.value, chance: waysToHit(result.value.number), damage, refusal: null }
      : { mount: mount.id, weapon, toHit: null, chance: 0, damage, refusal: result.error };
  });
}

function lineOfSight(state: State, { from, to }: About<'los'>): Told<'los'> {
  const off = [from, to].find((hex) => !isOn(state.board, hex));
  if (off !== undefined) return fail(offMap(state, off));
  if (from === to) return fail(refuse('battletech/same-hex', { hex: to }, 'QSR-28'));
  const between = unitsAt(state, from, to);
  if (!between) return ok({ about: 'los', sight: sight(state.board, state.options, from, to) });
  const [a, b] = between;
  return ok({
    about: 'los',
    sight: state.level === 'standard' && a.body && b.body ? lineBetween(state, a, b) : sightOf(state, a, b),
  });
}

/** The units at the ends of a line, for whom this turn's choices of split hexes count. */
function unitsAt(state: State, from: Hex, to: Hex): readonly [Unit, Unit] | null {
  const at = (hex: Hex): Unit | undefined => activeUnits(state).find((unit) => unit.place?.hex === hex);
  const a = at(from);
  const b = at(to);
  return a && b ? [a, b] : null;
}

/** All that a unit sees from where it stands. */
function field(state: State, { unit: id }: About<'field'>): Told<'field'> {
  const unit = onMap(state, id);
  if (!unit.ok) return unit;
  return ok({ about: 'field', unit: id, from: placeOf(unit.value).hex, seen: fieldOf(state, unit.value) });
}

function reachOf(view: BattleTechView, { unit: id, mode, danger }: About<'reach'>): Told<'reach'> {
  const state = supposed(view.game);
  const on = goingOn(view, id);
  const unit = onMap(state, id);
  if (!unit.ok) return unit;
  if (on !== null && on !== mode)
    return fail(refuse('battletech/mode-is-set', { unit: id, mode: gaitOf(unit.value, on), given: mode }, 'SEQ-05'));
  const depth = depthAt(state, unit.value);
  const stuck = modeProblem(unit.value, mode, depth);
  if (stuck) return fail(stuck);
  const reached = reach(state, unit.value, mode, on === null ? undefined : { at: resumed(unit.value), steps: '' });
  const glimpsed = new Set(view.game.units.filter((one) => one.glimpsed).map((one) => one.id));
  return ok({
    about: 'reach',
    unit: id,
    mode,
    gait: gaitOf(unit.value, mode),
    mp: allowance(unit.value, mode, depth),
    ...(unit.value.body ? { terms: allowanceOf(unit.value, mode, depth).terms } : {}),
    reached,
    ...(danger ? { threats: threatsOf(state, unit.value, mode, reached, glimpsed) } : {}),
  });
}

/** The record sheet, with what each weapon can still do (QSR-04). */
function sheet(seen: SeenState, { unit: id }: About<'sheet'>): Told<'sheet'> {
  const glimpsed = findUnit(seen, id);
  if (!glimpsed) return fail(noSuchUnit(seen, id));
  if (glimpsed.glimpsed) return ok({ about: 'sheet', unit: glimpsed, mounts: [] });
  const state = supposed(seen);
  const unit = unitOf(state, id);
  if (state.level === 'standard' && unit.body) return ok(fullSheetOf(state, unit));
  return ok({ about: 'sheet', unit, mounts: weaponsLeft(state.board, unit) });
}

/** The record sheet at standard level: also what MP are left in each mode, what physical attacks, and why not more. */
const fullSheetOf = (state: StandardState, unit: StandardUnit): Extract<InquiryAnswer, { about: 'sheet' }> => ({
  about: 'sheet',
  unit,
  mounts: weaponsLeft(state.board, unit),
  modes: MODES.filter((mode) => mode !== 'stand' && (mode !== 'jump' || unit.sheet.full.jump > 0)).map((mode) => ({
    mode,
    allowance: allowanceOf(unit, mode, depthAt(state, unit)),
    refusal: modeProblem(unit, mode, depthAt(state, unit)),
  })),
  blows: physicalAttacksLeft(state, unit),
  ...networked(state, unit),
});

/** The C3 network of a unit that is in one. */
function networked(state: StandardState, unit: StandardUnit): Pick<Sheet, 'network'> {
  const network = networkNow(state, unit);
  return network ? { network } : {};
}
type Sheet = Extract<InquiryAnswer, { about: 'sheet' }>;

function onMap(state: State, id: UnitId): Result<Unit, Refusal> {
  const unit = findUnit(state, id);
  if (!unit) return fail(noSuchUnit(state, id));
  return unit.status === 'active' ? ok(unit) : fail(refuse('battletech/not-on-map', { unit: id, status: unit.status }));
}

const noSuchUnit = (state: SeenState, unit: UnitId): Refusal =>
  refuse('battletech/no-such-unit', { unit, known: state.units.map((one) => one.id) });

const offMap = (state: State, hex: Hex): Refusal =>
  refuse('battletech/no-such-hex', { hex, columns: state.board.columns, rows: state.board.rows }, 'QSR-03');
