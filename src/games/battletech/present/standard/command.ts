import { spotLines } from './fire.js';
import { atHexesTexts } from './hex-fire.js';
import { clausesOf } from '../../../../i18n/format.js';
import { t } from '../../../../i18n/index.js';
import type { Tongue } from '../../words/index.js';
import type { BattleTechView } from '../../../../rules/battletech/battletech.js';
import type { Command } from '../../../../rules/battletech/commands.js';
import { findUnit, twistCode } from '../names.js';
import { ammoText, physicalAttackText, letteredText, mountedText } from './words.js';

/** Orders of the standard level in one sentence. */

type Attack = Extract<Command, { type: 'attack' }>;

/** `HBK-4G fires, torso left: A AC/20 → ENF-4R · dump AC/20 ammunition (LT)`. */
export function attackText(command: Attack, view: BattleTechView, tongue: Tongue): string {
  return [shotsText(command, view, tongue), ...spotLines(command, tongue), ...housekeeping(command, view, tongue)].join(
    ' · ',
  );
}

function shotsText(
  { unit: id, twist, shots, atHexes = [], unjam }: Attack,
  view: BattleTechView,
  tongue: Tongue,
): string {
  const unit = findUnit(view.game, id);
  if (unjam !== null) {
    const weapon = unit ? mountedText(unit, unjam, tongue) : unjam;
    return t(tongue, 'battletech.command.unjam', { unit: id, weapon });
  }
  if (shots.length + atHexes.length === 0) return t(tongue, 'battletech.command.no-fire', { unit: id });
  const targets = [...new Set(shots.map(({ target }) => target))];
  const told = targets.map((target) => {
    const at = shots.filter((shot) => shot.target === target);
    const weapons = at.map((shot) => (unit ? letteredText(unit, shot, tongue) : shot.mount));
    return `${weapons.join(', ')} → ${target}`;
  });
  const facts = {
    unit: id,
    shots: clausesOf(tongue.locale, [...told, ...(unit ? atHexesTexts(atHexes, unit, tongue) : [])]),
  };
  if (twist === 0) return t(tongue, 'battletech.command.attack-ahead', facts);
  return t(tongue, 'battletech.command.attack', { ...facts, twist: twistCode(unit, twist) });
}

function housekeeping({ unit: id, dump, sinksOff }: Attack, view: BattleTechView, tongue: Tongue): readonly string[] {
  const unit = findUnit(view.game, id);
  const ammo = dump.map((bin) => (unit ? ammoText(unit, bin, tongue) : bin));
  return [
    ...(ammo.length > 0 ? [t(tongue, 'battletech.command.dump', { ammo: ammo.join(', ') })] : []),
    ...(sinksOff === null ? [] : [sinksText(sinksOff, tongue)]),
  ];
}

const sinksText = (off: number, tongue: Tongue): string =>
  off === 0 ? t(tongue, 'battletech.command.sinks-on') : t(tongue, 'battletech.command.sinks', { off });

/** `HBK-4G attacks ENF-4R: punch (left arm), punch (right arm)`. */
export function strikeText(
  { unit: id, blows: attacks, takes }: Extract<Command, { type: 'strike' }>,
  view: BattleTechView,
  tongue: Tongue,
): string {
  const [first] = attacks;
  if (takes) return t(tongue, `battletech.command.takes-${takes}`, { unit: id });
  if (!first) return t(tongue, 'battletech.command.no-strike', { unit: id });
  const unit = findUnit(view.game, id);
  const told = attacks.map((attack) => (unit ? physicalAttackText(unit, attack, tongue) : attack.kind));
  return t(tongue, 'battletech.command.strike', { unit: id, target: first.target, attacks: told.join(', ') });
}
