import { opening } from '../../../i18n/format.js';
import { nameOf, t } from '../../../i18n/index.js';
import type { Tongue } from '../words/index.js';
import { END_TURN, LET_PASS } from '../../../rules/tactic148/choices.js';
import { INSTRUCT } from '../../../rules/tactic148/instruction-choices.js';
import { PLAN, PLANNED } from '../../../rules/tactic148/plan-choices.js';
import { A_PLACE } from '../../../rules/tactic148/move-choices.js';
import { enemiesOf, findCharacter } from '../../../rules/tactic148/characters.js';
import { lookersAt } from '../../../rules/tactic148/field.js';
import type { Point } from '../../../rules/geometry/plane/point.js';
import type { Locale } from '../../../i18n/locales.js';
import { exposureText } from '../../../present/exposure.js';
import type { Prospect } from '../../../rules/tactic148/events.js';
import type { Odds } from '../../../rules/tactic148/inquiries.js';
import type { Tactic148, TacticView } from '../../../rules/tactic148/tactic148.js';
import { plainBlank, blankNumber, type Choice, type Option } from '../../../rules/kernel/choices.js';
import { unitId, type UnitId } from '../../../rules/kernel/ids.js';
import { refusalText } from '../../../present/refusal.js';
import { commandText } from './command.js';
import { chanceText, pieceText, placeText, tableTitle, wordIn } from './names.js';
import { markersText } from './board.js';

/** The words of buttons and menus: what a blank asks for, and each thing that can be chosen. */

type Next = Choice<Tactic148['command']>;
type Facts = Option['facts'];
interface Words {
  readonly label: string;
  readonly description?: string;
}

const figure = (facts: Facts, name: string): number => Number(facts[name] ?? 0);

/** What a choice asks for: "Which character?" */
export function blankText(choice: Next, view: TacticView, tongue: Tongue): string {
  switch (choice.kind) {
    case 'pick':
    case 'point': {
      const asked = nameOf(tongue, 'tactic148.blank', blankKey(choice.blank));
      const n = blankNumber(choice.blank);
      return n === 0 ? asked : t(tongue, 'tactic148.blank.of-row', { n, asked });
    }
    case 'done':
      return commandText(choice.command, view, tongue);
    case 'nothing':
      return refusalText(choice.refusal, tongue);
    case 'path':
    case 'angle':
    case 'number':
      throw new Error(`1-48 Tactic asks for no ${choice.kind}`);
  }
}

/** The bends of a way have blanks of their own, `at2`, `then3`, and so have queued actions, `2:unit`. */
const blankKey = (blank: string): string => plainBlank(blank).replace(/\d+$/, '');

/** An option as button or menu entry. */
export function optionText(blank: string, { value, facts }: Option, view: TacticView, tongue: Tongue): Words {
  const state = view.game;
  switch (blankKey(blank)) {
    case 'table':
      return { label: tableTitle(state, value, tongue) };
    case 'edge':
      return { label: nameOf(tongue, 'tactic148.edge', value) };
    case 'piece': {
      const piece = state.table.pieces.find(({ id }) => id === value);
      if (!piece) return { label: value };
      return { label: pieceText(piece, tongue), description: nameOf(tongue, 'tactic148.terrain', piece.kind) };
    }
    case 'unit':
      return unitOption(value, facts, view, tongue);
    case 'action':
      return {
        label: nameOf(tongue, 'tactic148.action', value),
        description: nameOf(tongue, 'tactic148.action-about', value),
      };
    case 'weapon': {
      const found = state.characters.flatMap(({ card }) => card.healthy.weapons).find(({ id }) => id === value);
      const [long, short] = [figure(facts, 'long'), figure(facts, 'short')];
      return {
        label: wordIn(found?.name, tongue) || value,
        description: t(tongue, 'tactic148.choice.weapon', { long, short }),
      };
    }
    case 'target':
      return 'of' in facts ? { label: value, description: shotText(shown(facts), tongue) } : { label: value };
    case 'aim':
      return aimOption(value, facts, tongue);
    case 'where':
      return value === A_PLACE
        ? { label: t(tongue, 'tactic148.choice.place') }
        : { label: value, description: placeOf(facts, tongue) };
    case 'then': {
      const label = t(tongue, value === 'stop' ? 'tactic148.choice.stop' : 'tactic148.choice.on');
      if (value === 'stop') return { label };
      return { label, description: t(tongue, 'tactic148.choice.left', { left: figure(facts, 'left') }) };
    }
    case 'instruction':
      return { label: instructionOption(facts, tongue) };
    case 'zone': {
      const zone = state.zones.find(({ id }) => id === value);
      if (!zone) return { label: value };
      const { at, radius } = zone;
      return { label: value, description: t(tongue, 'tactic148.choice.zone', { at: placeText(at, tongue), radius }) };
    }
    default:
      return { label: nameOf(tongue, `tactic148.choice.${blankKey(blank)}`, value) };
  }
}

/** A character, where it is and what it can still do; or the button for enough. */
function unitOption(value: string, facts: Facts, { game }: TacticView, tongue: Tongue): Words {
  if (value === END_TURN) return { label: t(tongue, 'tactic148.choice.end-turn') };
  if (value === INSTRUCT) return { label: t(tongue, 'tactic148.choice.instruct') };
  if (value === PLAN) return { label: t(tongue, 'tactic148.choice.plan') };
  if (value === PLANNED) {
    const description = t(tongue, 'tactic148.choice.tokens-left', { tokens: figure(facts, 'tokens') });
    return { label: t(tongue, 'tactic148.choice.planned'), description };
  }
  if (value === LET_PASS) return { label: t(tongue, 'tactic148.choice.let-pass') };
  const one = findCharacter(game, unitId(value));
  if (!one?.at) return one ? { label: value, description: wordIn(one.card.name, tongue) } : { label: value };
  const marks = markersText(one, tongue);
  const description = t(tongue, 'tactic148.choice.unit', {
    role: wordIn(one.card.role, tongue),
    at: placeOf(facts, tongue),
    actions: figure(facts, 'actions'),
    h2h: figure(facts, 'h2h'),
  });
  return { label: value, description: marks === '' ? description : `${description} · ${marks}` };
}

/** An instruction in so few words that a button holds them. */
function instructionOption(facts: Facts, tongue: Tongue): string {
  const [unit, when, answer] = [String(facts['unit']), String(facts['when']), String(facts['answer'])];
  switch (facts['about']) {
    case 'ask':
      return opening(tongue.locale, nameOf(tongue, 'tactic148.ask-when', when));
    case 'cover':
      return t(tongue, 'tactic148.choice.cover-answer', { unit, answer });
    default:
      return t(tongue, facts['hold'] === true ? 'tactic148.choice.hold' : 'tactic148.choice.release', { unit });
  }
}

const placeOf = (facts: Facts, tongue: Tongue): string =>
  placeText({ x: figure(facts, 'x'), y: figure(facts, 'y') }, tongue);

/** Who would see a character at a place, from where they stand now; nothing to say while no enemy is on the table (P-20). */
export function placeExposure(unit: UnitId, at: Point, { game }: TacticView, locale: Locale): string | null {
  const one = findCharacter(game, unit);
  return one && enemiesOf(game, one.side).length > 0 ? exposureText(lookersAt(game, one, at), locale) : null;
}

/** What a shot promises: distance, sight, dice, needed score, chances. */
export const shotText = ({ distance, cover, dice, needed, wound, eliminate, of }: Shown, tongue: Tongue): string =>
  t(tongue, 'tactic148.choice.shot', {
    distance,
    sight: t(tongue, cover === 'cover' ? 'tactic148.sight.cover' : 'tactic148.sight.open'),
    dice,
    needed,
    wound: chanceText(wound, of, tongue),
    eliminate: chanceText(eliminate, of, tongue),
  });

type Shown = Pick<Prospect, 'distance' | 'cover' | 'dice' | 'needed'> & Pick<Odds, 'wound' | 'eliminate' | 'of'>;

const shown = (facts: Facts): Shown => ({
  distance: figure(facts, 'distance'),
  cover: facts['cover'] === 'cover' ? 'cover' : 'open',
  dice: figure(facts, 'dice'),
  needed: figure(facts, 'needed'),
  wound: figure(facts, 'wound'),
  eliminate: figure(facts, 'eliminate'),
  of: figure(facts, 'of'),
});

/** With Aim or without: at once with the odds of the shot, for an Opportunity Fire marker with the dice that it adds. */
function aimOption(value: string, facts: Facts, tongue: Tongue): Words {
  const label = nameOf(tongue, 'tactic148.choice.aim', value);
  if ('of' in facts) return { label, description: shotText(shown(facts), tongue) };
  return value === 'yes'
    ? { label, description: t(tongue, 'tactic148.choice.aim-later', { dice: figure(facts, 'dice') }) }
    : { label };
}
