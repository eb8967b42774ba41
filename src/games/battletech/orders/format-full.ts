import type { Tongue } from '../words/index.js';
import type { Aimed, HexAimed, PhysicalAttack, Twist } from '../../../rules/battletech/standard/types.js';
import type { Command } from '../../../rules/battletech/commands.js';
import type { UnitId } from '../../../rules/kernel/ids.js';
import type { Typed } from '../../../orders/contract.js';
import { isSide } from '../../../rules/battletech/league/aimed.js';
import { limbSide, wordFor, type Word } from './words.js';

/** The texts of declarations of the standard level, as `parse` reads them back. */

type Attack = Extract<Command, { type: 'attack' }>;
type Strike = Extract<Command, { type: 'strike' }>;

/** One target stands in `target:` with its weapons; several in `order:`, with how weapons are fired and what else is done. */
export function formatAttack(
  { unit, twist, shots, atHexes = [], spots, unjam, dump, sinksOff }: Attack,
  tongue: Tongue,
): Typed {
  const word = (name: Word): string => wordFor(name, tongue);
  const [target, ...others] = new Set(shots.map((shot) => shot.target));
  const order = [
    ...(others.length > 0 ? volleys(shots).map(({ at, letters }) => `${letters.join(' ')} ${word('at')} ${at}`) : []),
    ...shots.flatMap((shot) => mannerText(shot, tongue)),
    ...atHexes.map((shot) => hexShotText(shot, tongue)),
    ...(twist === 0 ? [] : [twistText(twist, tongue)]),
    ...(spots === null ? [] : [`${word('spot')} ${spots}`]),
    ...(unjam === null ? [] : [`${word('unjam')} ${unjam}`]),
    ...(dump.length === 0 ? [] : [`${word('dump')} ${dump.join(' ')}`]),
    ...(sinksOff === null ? [] : [`${word('sinks')} ${sinksOff}`]),
  ].join('; ');
  const weapons = shots.map(({ mount }) => mount).join(' ');
  return {
    command: 'declare',
    options: {
      unit,
      ...(target !== undefined && others.length === 0 ? { target, weapons } : {}),
      ...(target === undefined && atHexes.length === 0 ? { weapons: word('none') } : {}),
      ...(order === '' ? {} : { order }),
    },
  };
}

/** `twist left`, `flip arms`; of a turret `twist left 2`. */
export const twistText = (twist: Exclude<Twist, 0>, tongue: Tongue): string =>
  twist === 'flip'
    ? wordFor('flip', tongue)
    : [
        wordFor('twist', tongue),
        wordFor(twist < 0 ? 'left' : 'right', tongue),
        ...(Math.abs(twist) > 1 ? [String(Math.abs(twist))] : []),
      ].join(' ');

/** Shots that follow each other at the same target. */
function volleys(shots: readonly Aimed[]): readonly { readonly at: UnitId; readonly letters: readonly string[] }[] {
  const found: { readonly at: UnitId; readonly letters: string[] }[] = [];
  for (const { mount, target } of shots) {
    const last = found.at(-1);
    if (last?.at === target) last.letters.push(mount);
    else found.push({ at: target, letters: [mount] });
  }
  return found;
}

/** `A at 0805`, `B at 0805 from LT-5`. */
const hexShotText = ({ mount, hex, mode, bin }: HexAimed, tongue: Tongue): string =>
  [
    mount,
    wordFor('at', tongue),
    hex,
    ...(mode === 'normal' ? [] : [wordFor(mode, tongue)]),
    ...(bin === null ? [] : [wordFor('from', tongue), bin]),
  ].join(' ');

/** `C double from LT-5 aim CT`; nothing for a plain shot. */
function mannerText({ mount, mode, bin, aim, shift }: Aimed, tongue: Tongue): readonly string[] {
  const words = [
    ...(mode === 'normal' ? [] : [wordFor(mode, tongue)]),
    ...(bin === null ? [] : [wordFor('from', tongue), bin]),
    ...(aim === null ? [] : [wordFor('aim', tongue), isSide(aim) ? wordFor(aim, tongue) : aim]),
    ...(shift ? [wordFor('column', tongue), wordFor(shift, tongue)] : []),
  ];
  return words.length === 0 ? [] : [[mount, ...words].join(' ')];
}

export function formatStrike({ unit, blows: attacks, takes }: Strike, tongue: Tongue): Typed {
  if (takes) return { command: 'declare', options: { unit, order: wordFor(`take-${takes}`, tongue) } };
  const [target, ...others] = new Set(attacks.map((attack) => attack.target));
  if (target === undefined) return { command: 'declare', options: { unit, order: wordFor('no-strike', tongue) } };
  const at = ({ target: id }: PhysicalAttack): string => (others.length > 0 ? ` ${wordFor('at', tongue)} ${id}` : '');
  const order = attacks.map((attack) => `${physicalAttackText(attack, tongue)}${at(attack)}`).join(', ');
  return { command: 'declare', options: { unit, ...(others.length > 0 ? {} : { target }), order } };
}

function physicalAttackText({ kind, limb }: PhysicalAttack, tongue: Tongue): string {
  const both = kind === 'club' ? [wordFor('both', tongue)] : [];
  // A leg in front is named: left and right may be those at the back, where both reach (UNI-71).
  if (kind === 'kick' && (limb === 'LA' || limb === 'RA')) return `${wordFor(kind, tongue)} ${limb}`;
  const side = limb === null ? both : [limbSide(limb === 'LA' || limb === 'LL' ? 'left' : 'right', tongue)];
  return [wordFor(kind, tongue), ...side].join(' ');
}
