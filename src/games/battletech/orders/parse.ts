import { parseHex, type Hex } from '../../../rules/geometry/hex/hex.js';
import type { Unit } from '../../../rules/battletech/types.js';
import type { MountId } from '../../../rules/battletech/vocabulary.js';
import type { Command } from '../../../rules/battletech/commands.js';
import type { Mount } from '../../../rules/battletech/record-sheet.js';
import type { KernelCommand } from '../../../rules/kernel/contract.js';
import { never } from '../../../rules/kernel/ids.js';
import type { Refusal } from '../../../rules/kernel/refusal.js';
import { ok, type Result } from '../../../rules/kernel/result.js';
import type { MatchCommand, OptionName, OrderCommand, Typed } from '../../../orders/contract.js';
import { commandName, optionName } from '../../../orders/line.js';
import { parseMatchCommand } from '../../../orders/match-commands.js';
import { checkOptions } from '../../../orders/options.js';
import { misread } from './refuse.js';
import { parseAttack } from './attack.js';
import { asked, type Context } from './context.js';
import { hiddenOrderOf } from './hiding.js';
import { onMap, parseMove } from './moves.js';
import { isStrike, parseStrike } from './strike.js';
import { orderedUnit, targetUnit } from './units.js';
import { allOf, mountLabels, parseWeapons, type Picked } from './weapons.js';
import { isSalvo, parseSalvo } from './salvos.js';
import { pieces, wordFor, type Piece, type Word } from './words.js';

type Parsed = Result<Command | KernelCommand, Refusal>;

/** The options that each command has a use for. */
const USES = {
  declare: ['unit', 'target', 'weapons', 'aim', 'order'],
  move: ['unit', 'order'],
  fire: ['unit', 'weapons', 'order'],
  pass: [],
} as const satisfies Record<OrderCommand, readonly OptionName[]>;

/** What a typed order means. Refuses what cannot be read, and what can be read in more than one way. */
export function parseOrder(context: Context, typed: Typed<OrderCommand | MatchCommand>): Parsed {
  const { command, options } = typed;
  if (command === 'match concede' || command === 'match abandon')
    return parseMatchCommand(command, options, context.tongue.locale);
  const checked = checkOptions(typed, USES[command], context.tongue.locale);
  if (!checked.ok) return checked;
  switch (command) {
    case 'move':
      return parseMoveCommand(context, options);
    case 'declare':
      if (isSalvo(options.order)) return parseSalvo(context, options.order ?? '');
      if (isMines(options)) return parseMines(context, options.order ?? '');
      // What a hidden unit is to wait for is declared as well as ordered: it is no move.
      if (waits(options)) return parseMoveCommand(context, options);
      if (context.view.game.level === 'standard') return parseFullDeclaration(context, options);
      if (options.aim !== undefined) return aimUnused(context);
      return options.order === undefined
        ? parseDeclaration(context, options)
        : parseAnswer(context, options, options.order);
    case 'fire':
      return options.order === undefined
        ? parseFire(context, options, options.weapons)
        : parseAnswer(context, options, options.order);
    case 'pass':
      return ok({ type: 'pass' });
    default:
      return never(command);
  }
}

/** Whether a text tells a hidden unit what to wait for (HID-02). */
function waits({ order = '', target, weapons, aim }: Typed['options']): boolean {
  const [first] = pieces(order);
  const isAlone = target === undefined && weapons === undefined && aim === undefined;
  return isAlone && first?.kind === 'word' && hiddenOrderOf(first.word) !== null;
}

/** `/move unit:… order:…`; without an order it names the unit that will move. */
function parseMoveCommand(context: Context, options: Typed['options']): Parsed {
  const unit = orderedUnit(context, options.unit);
  if (!unit.ok) return unit;
  if (options.order !== undefined && options.order.trim() !== '') return parseMove(context, unit.value, options.order);
  if (asked(context, 'move')) return ok({ type: 'name', unit: unit.value.id });
  return misread('orders/order-missing', { unit: unit.value.id, examples: moveExamples(context) });
}

function moveExamples(context: Context): readonly string[] {
  const word = (name: Parameters<typeof wordFor>[0]): string => wordFor(name, context.tongue);
  if (asked(context, 'deploy')) return [`\`${word('deploy')} 0815 N\``];
  return [`\`${word('walk')} 3F L F\``, `\`${word('run')} ${word('to')} 0710 NE\``, `\`${word('stand')}\``];
}

/** `/declare unit:…` in the Movement Phase names a unit; later `target:` and `weapons:` declare its attacks (QSR-11). */
function parseDeclaration(context: Context, options: Typed['options']): Parsed {
  const unit = orderedUnit(context, options.unit);
  if (!unit.ok) return unit;
  const { weapons } = options;
  if (weapons === undefined) {
    if (options.target === undefined && context.view.game.phase !== 'weapons')
      return ok({ type: 'name', unit: unit.value.id });
    return weaponsMissing(context, unit.value);
  }
  const picked = parseWeapons(context, unit.value, unit.value.sheet.mounts, weapons);
  if (!picked.ok) return picked;
  if (picked.value !== 'all' && picked.value.length === 0) {
    return weapons.trim() === ''
      ? weaponsMissing(context, unit.value)
      : ok({ type: 'declare', unit: unit.value.id, target: null, mounts: [] });
  }
  const target = targetUnit(context, options.target);
  if (!target.ok) return target;
  const mounts = picked.value === 'all' ? allAgainst(context, unit.value, target.value) : ok(picked.value);
  return mounts.ok
    ? ok({ type: 'declare', unit: unit.value.id, target: target.value.id, mounts: mounts.value })
    : mounts;
}

/** Standard level: names a unit in the Movement Phase; later declares its shots (SEQ-07) or its physical attacks (SEQ-13). */
function parseFullDeclaration(context: Context, options: Typed['options']): Parsed {
  const unit = orderedUnit(context, options.unit);
  if (!unit.ok) return unit;
  const { target, weapons, order = '' } = options;
  const { phase } = context.view.game;
  if (isStrike(order) || (phase === 'physical' && weapons === undefined && order.trim() !== '')) {
    if (options.aim !== undefined) return aimUnused(context);
    return parseStrike(context, unit.value, options);
  }
  if (asked(context, 'strike') && (order + (weapons ?? '')).trim() === '') return physicalMissing(context, unit.value);
  const saysNothing = (weapons ?? '').trim() === '' && order.trim() === '';
  if (saysNothing && target === undefined && phase !== 'weapons') return ok({ type: 'name', unit: unit.value.id });
  return saysNothing ? weaponsMissing(context, unit.value) : parseAttack(context, unit.value, options);
}

/** Blows are not aimed, nor are shots at the quick-start level. */
const aimUnused = ({ tongue: { locale } }: Context): Result<never, Refusal> =>
  misread('orders/option-unused', {
    command: `/${commandName('declare', locale)}`,
    option: `${optionName('aim', locale)}:`,
    known: USES.declare.filter((name) => name !== 'aim').map((name) => `${optionName(name, locale)}:`),
  });

function physicalMissing({ tongue }: Context, unit: Unit): Result<never, Refusal> {
  const say = (...words: readonly Word[]): string =>
    `\`${optionName('order', tongue.locale)}:${words.map((word) => wordFor(word, tongue)).join(' ')}\``;
  const examples = [say('punch', 'both'), say('kick', 'right'), say('push'), say('no-strike')];
  return misread('orders/order-missing', { unit: unit.id, examples });
}

function weaponsMissing({ tongue }: Context, unit: Unit): Result<never, Refusal> {
  const say = (value: string): string => `\`${optionName('weapons', tongue.locale)}:${value}\``;
  return misread('orders/weapons-missing', {
    unit: unit.id,
    weapons: mountLabels(unit.sheet.mounts, tongue),
    examples: [say('A B'), say(wordFor('all', tongue)), say(wordFor('none', tongue))],
  });
}

/** Every weapon that may be declared against a target. */
function allAgainst(context: Context, unit: Unit, target: Unit): Result<readonly MountId[], Refusal> {
  const answer = context.inspect(context.view, { about: 'odds', unit: unit.id, target: target.id, from: null });
  if (!answer.ok) return answer;
  if (answer.value.about !== 'odds') throw new Error('odds were asked for');
  return allOf(context, unit, target, answer.value.targets.find((one) => one.target === target.id)?.prospects ?? []);
}

/** `order:hex 0203`, `order:fire anyway A`, `order:hold`: answers to what the rules have asked. */
function parseAnswer(context: Context, options: Typed['options'], order: string): Parsed {
  const [first, ...rest] = pieces(order);
  if (first?.kind === 'hex') return parseHexes(context, [first, ...rest]);
  switch (first?.kind === 'word' ? first.word : null) {
    case 'hex':
      return parseHexes(context, rest);
    case 'hold':
      return rest[0] ? stray(context, rest[0]) : ok({ type: 'fire-anyway', mounts: [] });
    case 'fire-anyway':
      return parseFireAnyway(context, options, rest.map(({ text }) => text).join(' '));
    default:
      return parseFire(context, options, order);
  }
}

function stray({ tongue }: Context, { text }: Piece): Result<never, Refusal> {
  const expected = (['hex', 'fire-anyway', 'hold'] as const).map((word) => `\`${wordFor(word, tongue)}\``);
  return misread('orders/word-unknown', { given: text, expected });
}

const isMines = ({ order = '' }: Typed['options']): boolean => {
  const [first] = pieces(order);
  return first?.kind === 'word' && first.word === 'mines';
};

/** `order:mines 0505 0606`, or `mines none`: where they are to lie (HID-06). */
function parseMines(context: Context, order: string): Parsed {
  const [, ...rest] = pieces(order);
  const [only] = rest;
  if (rest.length === 1 && only?.kind === 'word' && only.word === 'none') return ok({ type: 'lay-mines', hexes: [] });
  const hexes: Hex[] = [];
  for (const piece of rest) {
    if (piece.kind !== 'hex') return misread('orders/word-unknown', { given: piece.text, expected: ['`0505`'] });
    const checked = onMap(context, piece.hex);
    if (!checked.ok) return checked;
    hexes.push(piece.hex);
  }
  return hexes.length > 0 ? ok({ type: 'lay-mines', hexes }) : misread('orders/hex-missing', { example: '`0505`' });
}

/** Which hexes of a split line count (QSR-31). */
function parseHexes(context: Context, rest: readonly Piece[]): Parsed {
  const hexes: Hex[] = [];
  for (const piece of rest) {
    const hex = parseHex(piece.text);
    if (!hex) return misread('orders/word-unknown', { given: piece.text, expected: pairsAsked(context) });
    const checked = onMap(context, hex);
    if (!checked.ok) return checked;
    hexes.push(hex);
  }
  if (hexes.length > 0) return ok({ type: 'choose-hex', hexes });
  return misread('orders/hex-missing', { example: pairsAsked(context)[0] ?? '`0203`' });
}

const pairsAsked = (context: Context): readonly string[] => {
  const pairs = asked(context, 'split-hex')?.pairs.flat() ?? [];
  return pairs.length > 0 ? pairs : ['`0203`'];
};

/** Shots that cannot hit: fired all the same, all of them or those named; the others are held (QSR-47). */
function parseFireAnyway(context: Context, options: Typed['options'], text: string): Parsed {
  const topic = asked(context, 'impossible-shots');
  const named = orderedUnit(context, options.unit ?? topic?.unit);
  if (!named.ok) return named;
  const mounts = mountsIn(named.value, topic?.mounts);
  const picked = text === '' ? ok<Picked>('all') : parseWeapons(context, named.value, mounts, text);
  return picked.ok ? ok({ type: 'fire-anyway', mounts: expand(picked.value, mounts) }) : picked;
}

/** With `resolveFire: byHand`: which declared shots come next; without weapons, all that are left (QSR-14). */
function parseFire(context: Context, options: Typed['options'], text: string | undefined): Parsed {
  const topic = asked(context, 'fire');
  const unit = orderedUnit(context, options.unit ?? topic?.unit);
  if (!unit.ok) return unit;
  const mounts = mountsIn(unit.value, topic?.unit === unit.value.id ? topic.mounts : undefined);
  const picked = text === undefined ? ok<Picked>('all') : parseWeapons(context, unit.value, mounts, text);
  return picked.ok ? ok({ type: 'fire', unit: unit.value.id, mounts: expand(picked.value, mounts) }) : picked;
}

/** The weapons that are asked about; without a question, all of the unit. */
const mountsIn = (unit: Unit, ids: readonly MountId[] | undefined): readonly Mount[] =>
  ids ? unit.sheet.mounts.filter(({ id }) => ids.includes(id)) : unit.sheet.mounts;

const expand = (picked: Picked, mounts: readonly Mount[]): readonly MountId[] =>
  picked === 'all' ? mounts.map(({ id }) => id) : picked;
