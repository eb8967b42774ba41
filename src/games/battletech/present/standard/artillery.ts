import { total } from '../../../../rules/kernel/dice.js';
import { FACING_NAMES, facing } from '../../../../rules/geometry/hex/facing.js';
import { salvoToHit } from '../../../../rules/battletech/standard/artillery.js';
import { ROUNDS } from '../../../../rules/battletech/standard/gun-tables.js';
import type { FullEvent } from '../../../../rules/battletech/standard/events.js';
import type { BattleTechView } from '../../../../rules/battletech/battletech.js';
import type { Command } from '../../../../rules/battletech/commands.js';
import { supposed } from '../../../../rules/battletech/supposed.js';
import type { Option } from '../../../../rules/kernel/choices.js';
import type { SideId } from '../../../../rules/kernel/ids.js';
import { nameOf, t } from '../../../../i18n/index.js';
import type { Tongue } from '../../words/index.js';
import type { ShellProspect } from '../../../../rules/battletech/standard/reckoning.js';
import { all, chanceText, diceFor, facesText, needsText, shownNumber, sumText, unitOf } from '../names.js';
import { woundsText } from './damage-steps.js';
import { indented } from './moving.js';

/** What is said of artillery, off the map and on board. */

type Of<Type extends FullEvent['type']> = Extract<FullEvent, { type: Type }>;

/** That a salvo is in the air; where it is to land to its own side alone. */
export function salvoFiredText({ side, gun, hex, round, lands }: Of<'SalvoFired'>, tongue: Tongue): string {
  const facts = { side, gun: t(tongue, `battletech.gun.${gun}`), lands };
  return hex === null || round === null
    ? t(tongue, 'battletech.full.salvo-heard', facts)
    : t(tongue, 'battletech.full.salvo-fired', { ...facts, hex, round: t(tongue, `battletech.round.${round}`) });
}

/** That a unit has fired in an arc; where to its own side alone (ART-08). */
export function shellFiredText({ unit, gun, hex, round, lands }: Of<'ShellFired'>, tongue: Tongue): string {
  const facts = { unit, gun: t(tongue, `battletech.gun.${gun}`), lands };
  return hex === null || round === null
    ? t(tongue, 'battletech.full.shell-heard', facts)
    : t(tongue, 'battletech.full.shell-fired', { ...facts, hex, round: t(tongue, `battletech.round.${round}`) });
}

/** Where a round bursts that was fired straight at a hex (ART-07). */
export function burstText({ scatter, at }: NonNullable<Of<'HexFired'>['burst']>, tongue: Tongue): string {
  if (scatter === null) return t(tongue, 'battletech.full.shell-bursts', { hex: at ?? '' });
  const drift = { way: FACING_NAMES[facing(total(scatter) - 1)], scatter: facesText(scatter) };
  return at === null
    ? t(tongue, 'battletech.full.shell-lost', drift)
    : t(tongue, 'battletech.full.shell-drifts', { ...drift, hex: at });
}

/** What artillery promises at a hex: its number, when it lands, its damage there and around, and the terms of the number. */
export function shellProspectText({ mount, weapon, hex, lands, toHit, rings }: ShellProspect, tongue: Tongue): string {
  const name = nameOf(tongue, 'battletech.weapon', weapon);
  const piece = mount === null ? t(tongue, 'battletech.answer.odds-battery', { gun: name }) : `${mount} ${name}`;
  const { number } = toHit;
  const facts = {
    piece,
    hex,
    number: shownNumber(number),
    chance: chanceText(number, tongue),
    damage: rings.join(', '),
  };
  const line =
    lands === null
      ? t(tongue, 'battletech.answer.odds-straight', facts)
      : t(tongue, 'battletech.answer.odds-arc', { ...facts, lands });
  return `${line}\n  -# ${sumText(toHit, tongue)}`;
}

/** Where a salvo comes down, and what a round that follows TAG does to whom it finds. */
export function salvoLandedLines(event: Of<'SalvoLanded'>, view: BattleTechView, tongue: Tongue): readonly string[] {
  const { side, target, hex, at, number, roll, hit, scatter, observed } = event;
  const gun = t(tongue, `battletech.gun.${event.gun}`);
  const round = t(tongue, `battletech.round.${event.round}`);
  const facts = { gun, round, hex };
  if (event.round === 'homing') {
    if (target === null || at === null || number === null || roll === null)
      return [t(tongue, 'battletech.full.salvo-blind', facts)];
    const rolled = { gun, round, target, at, need: needsText(number, tongue), dice: facesText(roll) };
    if (!hit) return [t(tongue, 'battletech.full.salvo-homes-not', rolled)];
    const dealt = woundsText(event.wounds, unitOf(view.game, target), tongue);
    const result = dealt.marks.join(', ');
    return indented(t(tongue, 'battletech.full.salvo-homes', { ...rolled, result }), dealt.lines);
  }
  if (!isRolled(event)) return [t(tongue, 'battletech.full.salvo-sure', facts)];
  const rolled = { ...facts, need: needsText(number, tongue), dice: diceFor(number, roll) };
  if (scatter === null) return [t(tongue, 'battletech.full.salvo-hits', rolled)];
  const drift = { ...rolled, way: FACING_NAMES[facing(total(scatter) - 1)], scatter: facesText(scatter) };
  const head =
    at === null
      ? t(tongue, 'battletech.full.salvo-lost', drift)
      : t(tongue, 'battletech.full.salvo-drifts', { ...drift, at });
  return indented(head, observed ? [t(tongue, 'battletech.full.salvo-observed', { side })] : []);
}

/** What the number of a salvo is made of. */
export const whySalvo = (event: Of<'SalvoLanded'>, tongue: Tongue): readonly string[] => {
  const { number, terms, hex } = event;
  return isRolled(event) && terms.length > 0 ? [`${hex}: ${sumText({ number, terms }, tongue)}`] : [];
};

/** Whether gunners had to roll, and did not have the range; of who may not know their skill the faces are not told. */
const isRolled = ({ roll, terms }: Of<'SalvoLanded'>): boolean =>
  roll !== null || terms.some(({ value }) => value === null);

export const smokeLaidText = ({ hexes, until }: Of<'SmokeLaid'>, tongue: Tongue): string =>
  t(tongue, 'battletech.full.smoke-laid', { hexes: all(tongue, hexes), until });

/** The rounds and hexes to choose from; `null` for other blanks. */
export function salvoOption(
  blank: string,
  { value, facts }: Option,
  tongue: Tongue,
): { readonly label: string; readonly description?: string } | null {
  if (blank === 'round') {
    const round = ROUNDS.find((one) => one === value);
    return round
      ? { label: t(tongue, `battletech.round.${round}`), description: t(tongue, `battletech.choice.round-${round}`) }
      : { label: t(tongue, 'battletech.choice.no-salvo') };
  }
  if (blank !== 'salvo-hex') return null;
  const number = Number(facts['number'] ?? 0);
  if (number === 0) return { label: value };
  const description = facts['sure'] === 'yes' ? t(tongue, 'battletech.choice.salvo-sure') : needsText(number, tongue);
  return { label: value, description };
}

export function bombardText(command: Extract<Command, { type: 'bombard' }>, tongue: Tongue): string {
  const { hex, round } = command;
  return hex === null
    ? t(tongue, 'battletech.command.no-salvo')
    : t(tongue, 'battletech.command.bombard', { hex, round: t(tongue, `battletech.round.${round}`) });
}

/** On what number it hits, before it is confirmed. */
export function bombardFigures(
  { hex, round }: Extract<Command, { type: 'bombard' }>,
  side: SideId,
  view: BattleTechView,
  tongue: Tongue,
): readonly string[] {
  if (hex === null || round === 'homing') return [];
  const { number, sure } = salvoToHit(supposed(view.game), side, hex);
  return [
    sure
      ? t(tongue, 'battletech.figures.salvo-sure')
      : t(tongue, 'battletech.figures.salvo', { needs: needsText(number, tongue) }),
  ];
}
