import { dumpable } from '../../rules/battletech/standard/ammunition.js';
import { findsOf } from '../../rules/battletech/standard/clubs.js';
import { mascProblem } from '../../rules/battletech/standard/masc.js';
import { possibleBlows } from '../../rules/battletech/standard/striking.js';
import type { Unit } from '../../rules/battletech/types.js';
import type { Suggestion, Typed } from '../contract.js';
import { enemies, type Context } from './context.js';
import { formatStrike } from './format-full.js';
import { parseMove } from './moves.js';
import { orderedUnit } from './units.js';
import { wordFor } from './words.js';

/** Suggestions that only the standard level has. */

export const same = (value: string): Suggestion => ({ value, label: value });

/** Of a unit that lies: to stand up. */
export const standUps = ({ locale }: Context, { body }: Unit): readonly Suggestion[] =>
  body?.prone === true
    ? (['walk', 'run'] as const).map((mode) => same(`${wordFor('stand-up', locale)} ${wordFor(mode, locale)}`))
    : [];

/** Of a unit whose MASC can be switched on. */
export const overdrives = ({ locale }: Context, unit: Unit): readonly Suggestion[] =>
  mascProblem(unit) === null ? [same(wordFor('masc', locale))] : [];

/** Charges and deaths from above that can be reached. */
export function charges(context: Context, unit: Unit): readonly Suggestion[] {
  if (!unit.body || unit.body.prone) return [];
  return enemies(context)
    .filter(({ moved }) => moved !== null)
    .flatMap(({ id }) =>
      (['charge', 'death-from-above'] as const).map((word) => `${wordFor(word, context.locale)} ${id}`),
    )
    .filter((order) => parseMove(context, unit, order).ok)
    .map(same)
    .slice(0, 4);
}

/** Standard level: blows in the physical phase, else the twist and what else goes with a unit's shots. */
export function declarations(context: Context, options: Typed['options']): readonly Suggestion[] {
  const { locale, view } = context;
  const unit = orderedUnit(context, options.unit);
  if (!unit.ok || !unit.value.body || unit.value.status !== 'active') return [];
  if (view.game.phase === 'physical') {
    const blows = possibleBlows(view.game, unit.value).map(
      ({ blow }) => formatStrike({ type: 'strike', unit: unit.value.id, blows: [blow] }, locale).options.order ?? '',
    );
    const both = `${wordFor('punch', locale)} ${wordFor('both', locale)}`;
    const finds = findsOf(view.game, unit.value).map((find) => wordFor(`take-${find}`, locale));
    const offered = [...blows, ...(blows.length > 1 ? [both] : []), ...finds, wordFor('no-strike', locale)];
    return [...new Set(offered)].map(same);
  }
  const { jammed } = unit.value.body;
  return [
    ...(['left', 'right'] as const).map((way) => `${wordFor('twist', locale)} ${wordFor(way, locale)}`),
    ...jammed.map((mount) => `${wordFor('unjam', locale)} ${mount}`),
    ...dumpable(unit.value).map((bin) => `${wordFor('dump', locale)} ${bin}`),
    `${wordFor('sinks', locale)} 0`,
  ].map(same);
}
