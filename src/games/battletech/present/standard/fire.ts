import { wallsTexts } from './walls.js';
import type { SeenUnit } from '../../../../rules/battletech/seen.js';
import { t } from '../../../../i18n/index.js';
import type { Tongue } from '../../words/index.js';
import type { BattleTech, BattleTechView } from '../../../../rules/battletech/battletech.js';
import type { Event } from '../../../../rules/battletech/events.js';
import { locationName } from '../../../../rules/battletech/standard/legs.js';
import type { MatchEvent } from '../../../../rules/kernel/contract.js';
import type { UnitId } from '../../../../rules/kernel/ids.js';
import {
  chanceText,
  diceFor,
  findMount,
  findUnit,
  mountOf,
  numberedText,
  shownNumber,
  sumText,
  unitOf,
  twistCode,
} from '../names.js';
import { woundsText } from './damage-steps.js';
import { declaredAtHexes } from './hex-fire.js';
import { clusterText, outcomeText, rolledText, shotText } from './outcomes.js';
import { aimedText, ammoText, diceText, letteredText } from './words.js';
import { whyLocation, whyWounds } from './why-wounds.js';

/** Weapon attacks in words: a line a shot, what it broke below it (SEQ-07…11). */

export type ShotFired = Extract<Event, { type: 'ShotFired' }>;
type FireDeclared = Extract<Event, { type: 'FireDeclared' }>;

/** `AC/20 → ENF-4R 8+ (42 %): 5+4 hit, RT 17 → 0, RT structure 13 → 10`, and a line for each critical. */
export function shotLines(shot: ShotFired, view: BattleTechView, tongue: Tongue): readonly string[] {
  const { toHit, target, jammed, cluster, wounds } = shot;
  const { marks, lines } = woundsText(wounds, unitOf(view.game, target), tongue);
  const result = [
    outcomeText(shot, tongue),
    ...(shot.glancing ? [t(tongue, 'battletech.full.glancing')] : []),
    ...(cluster ? [t(tongue, 'battletech.full.cluster', { hits: cluster.hits, size: cluster.size })] : []),
    ...(cluster?.down ? [t(tongue, 'battletech.full.shot-down', { missiles: cluster.down.missiles })] : []),
    ...wallsTexts(shot.walls, tongue),
    ...marks,
    ...effectsTexts(shot, unitOf(view.game, target), tongue),
    ...(shot.swarms ? [t(tongue, 'battletech.full.clings')] : []),
    ...(jammed ? [t(tongue, 'battletech.full.jams')] : []),
  ];
  const weapon = aimedText(unitOf(view.game, shot.unit), shot, tongue);
  const line = shotText({ weapon, target, number: toHit.number, result: result.join(', ') }, tongue);
  return [`- ${line}`, ...lines.map((one) => `  - ${one}`)];
}

/** What a hit does beside damage: heat, fire, a pod, a mark. */
export const effectsTexts = (
  { targetHeat, burns = [], pod, tag }: Pick<ShotFired, 'targetHeat' | 'burns' | 'pod' | 'tag'>,
  target: SeenUnit,
  tongue: Tongue,
): readonly string[] => [
  ...(targetHeat > 0 ? [t(tongue, 'battletech.full.target-heat', { heat: targetHeat })] : []),
  ...burnsTexts(burns, tongue),
  ...(pod ? [podText(pod, target, tongue)] : []),
  ...(tag ? [t(tongue, 'battletech.full.tag')] : []),
];

/** What infernos have set on fire; those that strike what burns already do nothing. */
function burnsTexts(burns: NonNullable<ShotFired['burns']>, tongue: Tongue): readonly string[] {
  const [first, ...others] = burns.filter(({ heat }) => heat > 0);
  if (!first) return burns.length > 0 ? [t(tongue, 'battletech.full.no-burns')] : [];
  const locations = [first, ...others].map(({ location }) => location).join(', ');
  return [t(tongue, 'battletech.full.burns', { locations, heat: first.heat, turns: first.turns })];
}

function podText({ location, covered }: NonNullable<ShotFired['pod']>, target: SeenUnit, tongue: Tongue): string {
  const where = locationName(target, location);
  return t(tongue, covered ? 'battletech.full.pod-covered' : 'battletech.full.pod', { location: where });
}

/** What a unit has declared, before it is resolved: its shots by target, a jam to clear, whom it spots. */
export const declaredText = (declared: FireDeclared, view: BattleTechView, tongue: Tongue): string =>
  [firesText(declared, view, tongue), ...spotLines(declared, tongue)].join(' · ');

/** The enemy that a unit spots for others. */
export const spotLines = ({ spots }: Pick<FireDeclared, 'spots'>, tongue: Tongue): readonly string[] =>
  spots === null ? [] : [t(tongue, 'battletech.command.spots', { target: spots })];

function firesText(
  { unit: id, twist, shots, atHexes = [], unjam }: FireDeclared,
  view: BattleTechView,
  tongue: Tongue,
): string {
  const unit = unitOf(view.game, id);
  if (unjam !== null) return t(tongue, 'battletech.full.clears', { unit: id, weapon: mountOf(unit, unjam).weapon.id });
  if (shots.length + atHexes.length === 0) return t(tongue, 'battletech.report.no-fire', { unit: id });
  const targets = [...new Set(shots.map(({ target }) => target))];
  const told = targets.map((target) => {
    const at = shots.filter((shot) => shot.target === target).map((shot) => declaredShot(shot, unit, tongue));
    return t(tongue, 'battletech.full.declared-at', { shots: at.join(', '), target });
  });
  const facts = { unit: id, shots: [...told, ...declaredAtHexes(atHexes, unit, tongue)].join(' · ') };
  if (twist === 0) return t(tongue, 'battletech.full.declared-ahead', facts);
  return t(tongue, 'battletech.full.declared', { ...facts, twist: twistCode(unit, twist) });
}

const declaredShot = (shot: FireDeclared['shots'][number], unit: SeenUnit, tongue: Tongue): string =>
  numberedText(letteredText(unit, shot, tongue), shot.toHit.number, tongue);

/** Ammunition whose dumping begins, which makes it dangerous until the end of the turn. */
export function dumpingLines(
  { unit: id, dump }: FireDeclared,
  view: BattleTechView,
  tongue: Tongue,
): readonly string[] {
  const unit = unitOf(view.game, id);
  const ammo = dump.map((bin) => ammoText(unit, bin, tongue));
  return ammo.length === 0 ? [] : [t(tongue, 'battletech.full.dumps', { unit: id, ammo: ammo.join(', ') })];
}

/** Who fires, and which way its torso looks if not ahead. */
export const shooterText = (id: UnitId, view: BattleTechView, tongue: Tongue): string => {
  const unit = unitOf(view.game, id);
  const fire = view.game.field?.fire.find((one) => one.unit === id);
  const twist = fire?.twist ?? unit.body?.twist ?? 0;
  const facts = { unit: id, chassis: unit.sheet.chassis };
  return twist === 0
    ? t(tongue, 'battletech.report.shooter', facts)
    : t(tongue, 'battletech.full.shooter', { ...facts, twist: twistCode(unit, twist) });
};

/** Who of the shooter's side has spotted the target of an indirect shot, or marked it by TAG, as these events tell (FIN-06). */
export function spottersOf(
  { unit, target, mode, outcome }: ShotFired,
  events: readonly MatchEvent<BattleTech>[],
  { game }: BattleTechView,
): readonly UnitId[] {
  if (mode !== 'indirect' || outcome === 'unspotted') return [];
  const { side } = unitOf(game, unit);
  const told = events.flatMap((event) =>
    (event.type === 'FireDeclared' && event.spots === target) ||
    (event.type === 'ShotFired' && event.tag && event.target === target)
      ? [event.unit]
      : [],
  );
  return [...new Set(told)].filter((id) => id !== unit && findUnit(game, id)?.side === side);
}

/** The terms of a shot's number with every die: to hit, cluster, locations, criticals. */
export function whyShot(shot: ShotFired, spotters: readonly UnitId[], view: BattleTechView, tongue: Tongue): string {
  const { unit, target, mount, toHit, roundsLeft, cluster, bursts = [], aimRoll, heatRoll, scorch, wounds } = shot;
  const shooter = unitOf(view.game, unit);
  const hit = wounds.length > 0;
  const rolled = [
    rolledText(shot, tongue),
    ...(shot.glancing ? [t(tongue, 'battletech.full.glancing')] : []),
    ...(hit && toHit.side !== 'front' ? [t(tongue, 'battletech.full.why-side', { side: toHit.side })] : []),
    ...(cluster ? [clusterText(cluster, tongue)] : []),
    ...bursts.map((roll) => t(tongue, 'battletech.full.why-burst', { dice: diceText(roll) })),
    ...(aimRoll ? [t(tongue, 'battletech.full.why-aim', { dice: diceText(aimRoll) })] : []),
    ...(shot.pod?.roll ? [whyLocation(shot.pod.roll, shot.pod.location, unitOf(view.game, target), tongue)] : []),
    ...(shot.burns ?? []).flatMap(({ roll, location, heat }) => {
      if (!roll) return [];
      const line = whyLocation(roll, location, unitOf(view.game, target), tongue);
      return [heat > 0 ? line : t(tongue, 'battletech.full.why-no-burn', { line })];
    }),
    ...(heatRoll ? [t(tongue, 'battletech.full.why-target-heat', { dice: diceText(heatRoll) })] : []),
    ...(scorch ? [t(tongue, 'battletech.full.why-scorch', { dice: diceText(scorch) })] : []),
    ...whyWounds(wounds, unitOf(view.game, target), tongue),
    ...(roundsLeft === null ? [] : [t(tongue, 'battletech.report.why-ammo', { left: roundsLeft })]),
  ].reduce((first, next) => t(tongue, 'battletech.report.then', { first, next }));
  return t(tongue, 'battletech.report.why-shot', {
    unit,
    weapon: findMount(shooter, mount)?.weapon.id ?? mount,
    target:
      spotters.length === 0
        ? target
        : t(tongue, 'battletech.full.spotted-target', { target, spotters: spotters.join(', ') }),
    sum: sumText(toHit, tongue),
    chance: chanceText(toHit.number, tongue),
    rolled,
  });
}

/** An attempt to clear a jam. */
export function unjamText(
  { unit: id, mount, need, roll, cleared }: Extract<Event, { type: 'Unjammed' }>,
  view: BattleTechView,
  tongue: Tongue,
): string {
  const weapon = mountOf(unitOf(view.game, id), mount).weapon.id;
  const key = cleared ? 'battletech.full.unjammed' : 'battletech.full.still-jammed';
  return t(tongue, key, { unit: id, weapon, need: shownNumber(need), dice: diceFor(need, roll) });
}
