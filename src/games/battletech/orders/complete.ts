import { nameOf, t } from '../../../i18n/index.js';
import { percentOf } from '../../../i18n/format.js';
import { FACING_NAMES } from '../../../rules/geometry/hex/facing.js';
import { rowOf, type Hex } from '../../../rules/geometry/hex/hex.js';
import { freeHexes, hideoutProblem } from '../../../rules/battletech/deployment.js';
import { HIGHEST_TO_HIT } from '../../../rules/battletech/tables.js';
import { selections } from '../../../rules/battletech/sight.js';
import { isHidden } from '../../../rules/battletech/standard/hiding.js';
import type { Unit } from '../../../rules/battletech/types.js';
import type { Mode } from '../../../rules/battletech/vocabulary.js';
import type { Prospect, Reached } from '../../../rules/battletech/inquiries.js';
import type { InquiryCommand, OptionName, OrderCommand, Suggestion, Typed } from '../../../orders/contract.js';
import { plain } from '../../../orders/text.js';
import { asked, enemies, inPlay, ownUnits, type Context } from './context.js';
import {
  aims,
  charges,
  declarations,
  hurries,
  isNextTo,
  overdrives,
  same,
  standUps,
  stepsAside,
  waits,
} from './complete-full.js';
import { facingName } from './steps.js';
import { salvoTexts } from './salvos.js';
import { awaitedUnits, orderedUnit, targetUnit } from './units.js';
import { mountLabel } from './weapons.js';
import { wordFor, type Word } from './words.js';

/** Discord shows no more than this. */
const MOST = 25;

/** Suggestions for an option while it is typed: on empty text the sensible orders, then those that begin like the text. */
export function suggest(
  context: Context,
  typed: Typed<OrderCommand | InquiryCommand>,
  option: OptionName,
): readonly Suggestion[] {
  const begun = plain(typed.options[option] ?? '');
  const fits = ({ label, value }: Suggestion): boolean =>
    plain(value).startsWith(begun) || plain(label).startsWith(begun) || plain(label).includes(` ${begun}`);
  return suggestions(context, typed, option).filter(fits).slice(0, MOST);
}

function suggestions(
  context: Context,
  typed: Typed<OrderCommand | InquiryCommand>,
  option: OptionName,
): readonly Suggestion[] {
  switch (option) {
    case 'unit':
      return unitsFor(context, typed.command).map((unit) => unitSuggestion(context, unit));
    case 'target':
      return targetsFor(context, typed).map((unit) => unitSuggestion(context, unit));
    case 'weapons':
      return weapons(context, typed);
    case 'aim':
      return aims(context, typed);
    case 'order':
      return orders(context, typed);
  }
}

function unitsFor(context: Context, command: OrderCommand | InquiryCommand): readonly Unit[] {
  switch (command) {
    case 'declare':
    case 'move':
    case 'fire':
    case 'pass':
      return awaitedUnits(context) ?? ownUnits(context);
    case 'odds':
    case 'reach':
    case 'los':
      return [...ownUnits(context), ...enemies(context)].filter(onMap);
    case 'sheet':
      return inPlay(context.view);
  }
}

const onMap = ({ status, place }: Unit): boolean => status === 'active' && place !== null;

/** At whom to shoot; at whom to look are all others on the map, enemies first. */
function targetsFor(context: Context, { command, options }: Typed<OrderCommand | InquiryCommand>): readonly Unit[] {
  const shotAt = enemies(context);
  if (command === 'declare' && context.view.game.phase === 'physical') return shotAt.filter(isNextTo(context, options));
  if (command !== 'los') return shotAt;
  const rest = inPlay(context.view).filter((unit) => !shotAt.includes(unit));
  return [...shotAt, ...rest].filter((unit) => onMap(unit) && unit.id !== options.unit);
}

const unitSuggestion = ({ tongue }: Context, { id, sheet }: Unit): Suggestion => ({
  value: id,
  label: t(tongue, 'battletech.suggest.unit', { unit: id, chassis: sheet.chassis }),
});

/** All, none, and each weapon with its number; what has been typed stays in front. */
function weapons(context: Context, { options }: Typed<OrderCommand | InquiryCommand>): readonly Suggestion[] {
  const { tongue } = context;
  const unit = orderedUnit(context, options.unit);
  if (!unit.ok) return [];
  const target = targetUnit(context, options.target);
  const prospects = target.ok ? prospectsOf(context, unit.value, target.value) : null;
  const all = { value: wordFor('all', tongue), label: withWord(context, 'all') };
  const none = { value: wordFor('none', tongue), label: withWord(context, 'none') };
  if (!prospects) return [none];
  const able = prospects.filter(({ refusal }) => refusal === null);
  const each = able.flatMap((one) => weaponSuggestion(context, unit.value, one));
  const hits = able.some(({ toHit }) => (toHit?.number ?? 0) <= HIGHEST_TO_HIT);
  return [...(hits ? [all] : []), ...each, none];
}

const withWord = ({ tongue }: Context, word: 'all' | 'none'): string =>
  t(tongue, 'battletech.suggest.word', { word: wordFor(word, tongue), means: t(tongue, `battletech.suggest.${word}`) });

function prospectsOf(context: Context, unit: Unit, target: Unit): readonly Prospect[] {
  const answer = context.inspect(context.view, { about: 'odds', unit: unit.id, target: target.id, from: null });
  if (!answer.ok || answer.value.about !== 'odds') return [];
  return answer.value.targets.find((one) => one.target === target.id)?.prospects ?? [];
}

function weaponSuggestion({ tongue }: Context, unit: Unit, { mount, toHit, chance }: Prospect): readonly Suggestion[] {
  const mounted = unit.sheet.mounts.find(({ id }) => id === mount);
  if (!mounted || !toHit) return [];
  const weapon = nameOf(tongue, 'battletech.weapon', mounted.weapon.id);
  const facts = { letter: mount, weapon, number: toHit.number, chance: percentOf(tongue.locale, chance, 36) };
  return [{ value: mount, label: t(tongue, 'battletech.suggest.weapon', facts) }];
}

function orders(context: Context, typed: Typed<OrderCommand | InquiryCommand>): readonly Suggestion[] {
  const { command, options } = typed;
  switch (command) {
    case 'move': {
      const unit = orderedUnit(context, options.unit);
      if (!unit.ok) return [];
      return asked(context, 'deploy')
        ? deployments(context, unit.value)
        : moves(context, unit.value, options.order ?? '');
    }
    case 'declare':
      if (asked(context, 'bombard')) return salvoTexts(context).map(same);
      if (context.view.game.level === 'standard') return declarations(context, typed.options);
      return answers(context);
    case 'fire':
      return answers(context);
    case 'reach':
      return [
        ...pacesOf(context).map((mode) => plainWord(context, mode)),
        ...pacesOf(context).map((mode) => dangerAt(context, mode)),
      ];
    case 'odds':
      return stands(context, typed);
    case 'los':
      return lines(context);
    case 'pass':
    case 'sheet':
      return [];
  }
}

const plainWord = ({ tongue }: Context, word: Word): Suggestion => ({
  value: wordFor(word, tongue),
  label: wordFor(word, tongue),
});

/** A mode, with what the enemy needs in each hex. */
const dangerAt = ({ tongue }: Context, mode: Mode): Suggestion => ({
  value: `${wordFor(mode, tongue)} ${wordFor('danger', tongue)}`,
  label: t(tongue, 'battletech.suggest.danger', { mode: wordFor(mode, tongue) }),
});

/** Free hexes of the side's zone, facing the middle of the map; hidden as well, where that may be. */
const deployments = ({ tongue, view }: Context, unit: Unit): readonly Suggestion[] =>
  freeHexes(view.game, unit).flatMap((hex) => {
    const facing = rowOf(hex) * 2 > view.game.board.rows ? 'N' : 'S';
    const order = `${wordFor('deploy', tongue)} ${hex} ${facing}`;
    return [order, ...(hideoutProblem(view.game, unit, hex) ? [] : [`${order} ${wordFor('hidden', tongue)}`])].map(
      same,
    );
  });

/** Standing still, then the farthest places that each pace leads to; with a hex begun, every facing there. */
function moves(context: Context, unit: Unit, text: string): readonly Suggestion[] {
  const { tongue } = context;
  if (isHidden(unit)) return waits(context);
  if (asked(context, 'step-aside')) return stepsAside(context, unit);
  const still = { value: wordFor('stand', tongue), label: t(tongue, 'battletech.suggest.stand') };
  const begunHex = /\d+/.exec(text)?.[0] ?? '';
  const onOffer = pacesOf(context).map((mode) => places(context, unit, mode, begunHex));
  if (begunHex !== '') return onOffer.flat();
  const [walks = [], runs = [], jumps = []] = onOffer;
  const shares =
    jumps.length > 0
      ? [walks.slice(0, 6), runs.slice(0, 8), jumps.slice(0, 5)]
      : [walks.slice(0, 8), runs.slice(0, 12)];
  return [
    ...standUps(context, unit),
    still,
    ...overdrives(context, unit),
    ...hurries(context, unit),
    ...shares.flat(),
    ...charges(context, unit),
  ];
}

/** The modes that a unit can be told to move in. */
const pacesOf = ({ view }: Context): readonly ('walk' | 'run' | 'jump')[] =>
  view.game.level === 'standard' ? ['walk', 'run', 'jump'] : ['walk', 'run'];

function places(context: Context, unit: Unit, mode: Mode, begunHex: string): readonly Suggestion[] {
  const { tongue } = context;
  const answer = context.inspect(context.view, { about: 'reach', unit: unit.id, mode });
  if (!answer.ok || answer.value.about !== 'reach') return [];
  const { reached } = answer.value;
  const ways = reached
    .filter(({ hex }) => hex.startsWith(begunHex))
    .flatMap(({ hex, facings }) => facings.map((way) => ({ hex, ...way })));
  return [...ways].sort(farthest).map(({ hex, facing, mp, entered }) => {
    const value = `${wordFor(mode, tongue)} ${wordFor('to', tongue)} ${hex} ${facingName(facing)}`;
    return { value, label: t(tongue, 'battletech.suggest.place', { order: value, mp, hexes: entered }) };
  });
}

type Way = Reached['facings'][number];

/** Hard to hit first, then cheap. */
const farthest = (a: Way, b: Way): number => b.entered - a.entered || a.mp - b.mp;

/** The answers to what the rules have asked. */
function answers(context: Context): readonly Suggestion[] {
  const { tongue, view } = context;
  const split = asked(context, 'split-hex');
  if (split) {
    const ways = selections(view.game.options, split.pairs);
    return ways.map((hexes) => same([wordFor('hex', tongue), ...hexes].join(' ')));
  }
  const shots = asked(context, 'impossible-shots');
  if (shots) return [plainWord(context, 'hold'), plainWord(context, 'fire-anyway')];
  const fire = asked(context, 'fire');
  const unit = view.game.units.find(({ id }) => id === fire?.unit);
  if (!fire || !unit) return [];
  const mounts = unit.sheet.mounts.filter(({ id }) => fire.mounts.includes(id));
  return [
    same(fire.mounts.join(' ')),
    ...mounts.map((mount) => ({ value: mount.id, label: mountLabel(mount, tongue) })),
  ];
}

/** Where the unit might stand: its own hex, in each facing. */
function stands(context: Context, { options }: Typed<OrderCommand | InquiryCommand>): readonly Suggestion[] {
  const { tongue } = context;
  const unit = orderedUnit(context, options.unit);
  const place = unit.ok ? unit.value.place : null;
  const hex = /\d{4}/.exec(options.order ?? '')?.[0] ?? place?.hex;
  if (hex === undefined) return [];
  return pacesOf(context).flatMap((mode) =>
    FACING_NAMES.map((facing) => same(`${wordFor('from', tongue)} ${hex} ${facing} ${wordFor(mode, tongue)}`)),
  );
}

/** From each own unit to each enemy. */
function lines(context: Context): readonly Suggestion[] {
  const hexOf = ({ place }: Unit): Hex | null => place?.hex ?? null;
  return ownUnits(context).flatMap((from) =>
    enemies(context).flatMap((to) => {
      const [a, b] = [hexOf(from), hexOf(to)];
      return a && b ? [{ value: `${a} ${b}`, label: `${from.id} → ${to.id} (${a} ${b})` }] : [];
    }),
  );
}
