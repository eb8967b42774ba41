import { nameOf, t } from '../../../i18n/index.js';
import type { Tongue } from '../words/index.js';
import { NO_TARGET } from '../../../rules/battletech/choices.js';
import { ALL } from '../../../rules/battletech/standard/volley-choices.js';
import { lookersAt, shelterIn } from '../../../rules/battletech/field.js';
import { supposed } from '../../../rules/battletech/supposed.js';
import { parseHex, type Hex } from '../../../rules/geometry/hex/hex.js';
import { ATTACKER_MOVEMENT } from '../../../rules/battletech/tables.js';
import { stepName } from '../../../rules/battletech/step-letters.js';
import { targetMovement } from '../../../rules/battletech/to-hit.js';
import type { BattleTech, BattleTechView } from '../../../rules/battletech/battletech.js';
import { MODES } from '../../../rules/battletech/vocabulary.js';
import type { Choice, Destination, Option } from '../../../rules/kernel/choices.js';
import { unitId } from '../../../rules/kernel/ids.js';
import type { Param } from '../../../rules/kernel/refusal.js';
import { exposureText } from '../../../present/exposure.js';
import { refusalText } from '../../../present/refusal.js';
import { groundWords } from './board.js';
import { commandText } from './command.js';
import { fullOption, fullBlank, jumpedInto } from './standard/choosing.js';
import { findUnit, needsText } from './names.js';

/** The words of buttons and menus: what a blank asks for, and each thing that can be chosen. */

type Next = Choice<BattleTech['command']>;
type Facts = Option['facts'];

const text = (facts: Facts, name: string): string => String(facts[name] ?? '');
const figure = (facts: Facts, name: string): number => Number(facts[name] ?? 0);

/** What a choice asks for: "Which unit?" */
export function blankText(choice: Next, view: BattleTechView, tongue: Tongue): string {
  switch (choice.kind) {
    case 'pick':
      return t(tongue, `battletech.blank.${fullBlank(choice) ?? blankKey(choice.blank, choice.min)}`);
    case 'path':
      return t(tongue, 'battletech.blank.path');
    case 'done':
      return commandText(choice.command, view, tongue);
    case 'nothing':
      return refusalText(choice.refusal, tongue);
    case 'point':
    case 'angle':
    case 'number':
      throw new Error(`BattleTech asks for no ${choice.kind}`);
  }
}

const BLANKS = ['unit', 'hex', 'facing', 'mode', 'target', 'weapons', 'hexes'] as const;

/** The pairs of a split line have blanks of their own, `hex1`, `hex2`; weapons of which none may be taken are impossible shots. */
function blankKey(blank: string, min: number): (typeof BLANKS)[number] | 'split' | 'weapons-anyway' {
  if (blank === 'weapons' && min === 0) return 'weapons-anyway';
  return BLANKS.find((known) => known === blank) ?? 'split';
}

/** An option as button or menu entry. */
export function optionText(
  blank: string,
  { value, facts }: Option,
  view: BattleTechView,
  tongue: Tongue,
): { readonly label: string; readonly short?: string; readonly description?: string } {
  if (value === ALL && 'mounts' in facts) {
    return { label: t(tongue, 'battletech.choice.every', { letters: listed(facts['mounts']) }) };
  }
  const full = fullOption(blank, { value, facts }, view, tongue);
  if (full) return full;
  // Further targets have numbers, `target2`.
  switch (blank.replace(/\d+$/, '')) {
    case 'unit': {
      const chassis = findUnit(view.game, unitId(value))?.sheet.chassis ?? '';
      const label = t(tongue, 'battletech.choice.unit', { unit: value, chassis });
      const named = { label, short: value };
      if ('sealed' in facts) return { ...named, description: sealedText(text(facts, 'sealed'), tongue) };
      return 'hex' in facts ? { ...named, description: placeIn(facts, tongue) } : named;
    }
    case 'facing':
      return 'mp' in facts
        ? { label: t(tongue, 'battletech.choice.facing-mp', { facing: value, mp: figure(facts, 'mp') }) }
        : { label: nameOf(tongue, 'battletech.reading', value) };
    case 'mode':
      return modeOption(value, facts, tongue);
    case 'target':
      return targetOption(value, facts, tongue);
    case 'weapons':
      return weaponOption(value, facts, tongue);
    case 'hexes':
      return { label: listed(facts['hexes']), description: woodsPoints(facts, tongue) };
    case 'path':
      return { label: stepText(value, facts, tongue) };
    default:
      return {
        label: value,
        description: [groundAt(value, view, tongue), ...exposureTexts(facts, view, tongue)].join(' · '),
      };
  }
}

/** What is in a hex that can be chosen. */
function groundAt(hex: string, { game: { board } }: BattleTechView, tongue: Tongue): string {
  const at = parseHex(hex);
  const ground = at === null ? [] : groundWords(board.hexes[at], tongue);
  return ground.length === 0 ? t(tongue, 'battletech.woods.0') : ground.join(', ');
}

const sealedText = (target: string, tongue: Tongue): string =>
  target === NO_TARGET
    ? t(tongue, 'battletech.choice.sealed-no-fire')
    : t(tongue, 'battletech.choice.sealed', { target });

const placeIn = (facts: Facts, tongue: Tongue): string =>
  t(tongue, 'battletech.choice.place', { hex: text(facts, 'hex'), facing: text(facts, 'facing') });

const woodsPoints = (facts: Facts, tongue: Tongue): string =>
  t(tongue, 'battletech.choice.woods-points', { points: figure(facts, 'woods') });

const listed = (param: Param | undefined): string => (Array.isArray(param) ? param.join(', ') : String(param ?? ''));

function modeOption(value: string, facts: Facts, tongue: Tongue): { label: string; description: string } {
  const mode = MODES.find((one) => one === value) ?? 'stand';
  const modifier = ATTACKER_MOVEMENT[mode].value;
  return {
    label: nameOf(tongue, 'battletech.choice', text(facts, 'gait')),
    description:
      mode === 'stand'
        ? t(tongue, 'battletech.choice.mode-still', { modifier })
        : t(tongue, 'battletech.choice.mode', { mp: figure(facts, 'mp'), modifier }),
  };
}

function targetOption(
  value: string,
  facts: Facts,
  tongue: Tongue,
): { label: string; short?: string; description?: string } {
  if (value === NO_TARGET) return { label: t(tongue, 'battletech.choice.no-target') };
  return {
    label: value,
    short: `→ ${value}`,
    description: t(tongue, 'battletech.choice.target', {
      distance: figure(facts, 'distance'),
      weapons: figure(facts, 'weapons'),
      needs: needsText(figure(facts, 'number'), tongue),
    }),
  };
}

function weaponOption(value: string, facts: Facts, tongue: Tongue): { label: string; description?: string } {
  const label = t(tongue, 'battletech.choice.weapon', { letter: value, weapon: text(facts, 'weapon') });
  if (!('damage' in facts)) return { label };
  const damage = figure(facts, 'damage');
  if (!('number' in facts)) return { label, description: t(tongue, 'battletech.choice.weapon-damage', { damage }) };
  const needs = needsText(figure(facts, 'number'), tongue);
  return { label, description: t(tongue, 'battletech.choice.weapon-facts', { needs, damage }) };
}

/** A step on the drive pad; of a charge, or a jump onto an enemy, also whom it is aimed at. */
function stepText(step: string, facts: Facts, tongue: Tongue): string {
  const target = text(facts, 'target');
  const mp = figure(facts, 'mp');
  if (target === '') return t(tongue, 'battletech.choice.step', { step, mp });
  const key = text(facts, 'mode') === 'jump' ? 'battletech.choice.come-down' : 'battletech.choice.charge';
  return t(tongue, key, { target, mp });
}

/** What a path makes of its unit as a target. Only a jump adds to its hexes, and only at the standard level is jumping. */
const asTargetAfter = (facts: Facts, hexes: number): number =>
  text(facts, 'mode') === 'jump' ? jumpedInto(hexes) : targetMovement(hexes);

/** A place where a path can end. */
export function destinationText(
  { facts }: Destination,
  view: BattleTechView,
  tongue: Tongue,
): { readonly label: string; readonly description: string; readonly place: string } {
  const hexes = figure(facts, 'entered');
  const place = text(facts, 'hex');
  return {
    label: `${place} ${text(facts, 'facing')}`,
    description: [
      t(tongue, 'battletech.choice.destination', {
        mp: figure(facts, 'mp'),
        hexes,
        modifier: asTargetAfter(facts, hexes),
      }),
      ...shelterTexts(parseHex(place), view, tongue),
      ...exposureTexts(facts, view, tongue),
    ].join(' · '),
    place,
  };
}

/** What the ground adds to every shot at whoever stands in a hex. */
function shelterTexts(hex: Hex | null, { game }: BattleTechView, tongue: Tongue): readonly string[] {
  if (!hex) return [];
  const { woods, smoke } = shelterIn(supposed(game), hex);
  return [
    ...(woods > 0 ? [t(tongue, 'battletech.choice.shelter-woods', { points: woods })] : []),
    ...(smoke > 0 ? [t(tongue, 'battletech.choice.shelter-smoke', { points: smoke })] : []),
  ];
}

/** Who would see the unit in the hex that is offered; nothing while no enemy is on the map (P-20). */
function exposureTexts(facts: Facts, view: BattleTechView, tongue: Tongue): readonly string[] {
  const game = supposed(view.game);
  const unit = game.units.find(({ id }) => id === text(facts, 'unit'));
  const hex = parseHex(text(facts, 'hex'));
  const lookers = unit && hex && lookersAt(game, unit, hex);
  return lookers ? [exposureText(lookers, tongue.locale)] : [];
}

/** How a path stands: MP used and left, where it is now, what the next step costs. */
export function pathText({ facts, steps, canStop }: Extract<Next, { kind: 'path' }>, tongue: Tongue): string {
  const hexes = figure(facts, 'entered');
  const now = t(tongue, 'battletech.path.now', {
    unit: text(facts, 'unit'),
    mode: text(facts, 'gait'),
    used: figure(facts, 'used'),
    max: figure(facts, 'max'),
    hex: text(facts, 'hex'),
    facing: text(facts, 'facing'),
    hexes,
    modifier: asTargetAfter(facts, hexes),
  });
  const next = steps.map(({ value, facts: cost }) => `${stepName(value)} ${figure(cost, 'mp')} MP`).join(', ');
  return [
    now,
    ...(steps.length > 0 ? [t(tongue, 'battletech.path.next', { steps: next })] : []),
    ...(canStop ? [] : [t(tongue, 'battletech.path.no-stop')]),
  ].join(' ');
}
