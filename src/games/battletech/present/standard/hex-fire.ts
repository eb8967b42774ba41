import { t } from '../../../../i18n/index.js';
import type { Tongue } from '../../words/index.js';
import type { BattleTechView } from '../../../../rules/battletech/battletech.js';
import type { Event } from '../../../../rules/battletech/events.js';
import type { SeenUnit } from '../../../../rules/battletech/seen.js';
import type { HexAimed, ToldHexShot } from '../../../../rules/battletech/standard/types.js';
import { total } from '../../../../rules/kernel/dice.js';
import { chanceText, numberedText, sumText, unitOf } from '../names.js';
import { burstText } from './artillery.js';
import { clusterText, outcomeText, rolledText, shotText } from './outcomes.js';
import { wallsTexts } from './walls.js';
import { aimedText, diceText, letteredText } from './words.js';

/** Shots at woods and buildings in words (FIN-44, TER-07). */

type HexFired = Extract<Event, { type: 'HexFired' }>;

/** A hex as what is shot at. */
export const hexText = (hex: HexAimed['hex'], tongue: Tongue): string => t(tongue, 'battletech.full.hex-at', { hex });

/** The hexes at which shots are ordered, each with its weapons: `A AC/20, B LRM 5 → woods 0805`. */
export const atHexesTexts = (atHexes: readonly HexAimed[], unit: SeenUnit, tongue: Tongue): readonly string[] =>
  byHex(atHexes).map(({ hex, shots }) => {
    const weapons = shots.map((shot) => letteredText(unit, { ...shot, aim: null }, tongue));
    return `${weapons.join(', ')} → ${hexText(hex, tongue)}`;
  });

/** Declared shots at hexes with their numbers. */
export const declaredAtHexes = (atHexes: readonly ToldHexShot[], unit: SeenUnit, tongue: Tongue): readonly string[] =>
  byHex(atHexes).map(({ hex, shots }) => {
    const told = shots.map((shot) =>
      numberedText(letteredText(unit, { ...shot, aim: null }, tongue), shot.toHit.number, tongue),
    );
    return t(tongue, 'battletech.full.declared-at', { shots: told.join(', '), target: hexText(hex, tongue) });
  });

function byHex<Shot extends HexAimed>(shots: readonly Shot[]): readonly { hex: Shot['hex']; shots: readonly Shot[] }[] {
  const hexes = [...new Set(shots.map(({ hex }) => hex))];
  return hexes.map((hex) => ({ hex, shots: shots.filter((shot) => shot.hex === hex) }));
}

/** `AC/20 → woods 0805 8+ (42 %): 5+4 hit, no fire (3+4, 9+ needed)`; that they burn is told by the event after it. */
export function hexShotLine(shot: HexFired, view: BattleTechView, tongue: Tongue): string {
  const { toHit, hex, jammed, ignition } = shot;
  const result = [
    outcomeText(shot, tongue),
    ...(ignition?.roll && ignition.need !== null && !ignition.burns
      ? [t(tongue, 'battletech.full.no-fire', { dice: diceText(ignition.roll), need: ignition.need })]
      : []),
    ...(shot.cluster
      ? [t(tongue, 'battletech.full.cluster', { hits: shot.cluster.hits, size: shot.cluster.size })]
      : []),
    ...(shot.burst ? [burstText(shot.burst, tongue)] : []),
    ...wallsTexts(shot.walls, tongue),
    ...woodsTexts(shot.woods, tongue),
    ...(jammed ? [t(tongue, 'battletech.full.jams')] : []),
  ];
  const weapon = aimedText(unitOf(view.game, shot.unit), { ...shot, aim: null }, tongue);
  const target = hexText(hex, tongue);
  const line = shotText({ weapon, target, number: toHit.number, result: result.join(', ') }, tongue);
  return `- ${line}`;
}

/** What woods have lost, and what they are now if that is less than before. */
function woodsTexts(hit: HexFired['woods'], tongue: Tongue): readonly string[] {
  if (!hit) return [];
  const { damage, left, woods, was } = hit;
  const now =
    woods === 0
      ? [t(tongue, 'battletech.full.woods-cleared')]
      : woods < was
        ? [t(tongue, 'battletech.full.woods-thinned', { woods })]
        : [];
  return [t(tongue, 'battletech.full.woods-take', { damage, left }), ...now];
}

/** The terms of the number with every die: to hit, whether a stray shot may set fire, whether the woods burn. */
export function whyHexShot(shot: HexFired, view: BattleTechView, tongue: Tongue): string {
  const { unit, mount, hex, toHit, ignition, roundsLeft } = shot;
  const rolled = [
    rolledText(shot, tongue),
    ...(ignition?.stray
      ? [t(tongue, 'battletech.full.why-stray', { dice: diceText(ignition.stray), total: total(ignition.stray) })]
      : []),
    ...(ignition?.roll && ignition.need !== null
      ? [
          t(tongue, ignition.burns ? 'battletech.full.why-burns' : 'battletech.full.why-no-fire', {
            need: ignition.need,
            dice: diceText(ignition.roll),
            total: total(ignition.roll),
          }),
        ]
      : []),
    ...(shot.cluster ? [clusterText(shot.cluster, tongue)] : []),
    ...(roundsLeft === null ? [] : [t(tongue, 'battletech.report.why-ammo', { left: roundsLeft })]),
  ].reduce((first, next) => t(tongue, 'battletech.report.then', { first, next }));
  return t(tongue, 'battletech.report.why-shot', {
    unit,
    weapon: unitOf(view.game, unit).sheet.mounts.find(({ id }) => id === mount)?.weapon.id ?? mount,
    target: hexText(hex, tongue),
    sum: sumText(toHit, tongue),
    chance: chanceText(toHit.number, tongue),
    rolled,
  });
}
