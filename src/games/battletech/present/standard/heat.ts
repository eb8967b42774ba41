import { t } from '../../../../i18n/index.js';
import { signedOf } from '../../../../i18n/format.js';
import type { Tongue } from '../../words/index.js';
import type { BattleTechView } from '../../../../rules/battletech/battletech.js';
import type { Event } from '../../../../rules/battletech/events.js';
import type { HeatSource } from '../../../../rules/battletech/standard/types.js';
import { findMount, unitOf } from '../names.js';
import { woundsText } from './damage-steps.js';
import { indented } from './moving.js';
import { diceText, weaponText } from './words.js';

/** The heat phase in words (SEQ-14, table 7.2.5). */

type Of<Type extends Event['type']> = Extract<Event, { type: Type }>;

/** Whether a unit neither was hot nor is. */
export const isCool = ({ before, after }: Of<'HeatTold'>): boolean => before === 0 && after === 0;

/** `HBK-4G heat 4 → 9: ran +2, weapons +16, sinks −13`: what was built up by source, weapons together. */
export function heatText({ unit, before, sources, shed, after }: Of<'HeatTold'>, tongue: Tongue): string {
  if (sources.length === 0) return t(tongue, 'battletech.full.heat-only-sinks', { unit, before, after, shed });
  const kinds = [...new Set(sources.map(({ source }) => source))];
  const told = kinds.map((kind) => {
    const all = sources.filter(({ source }) => source === kind);
    const heat = all.reduce((sum, one) => sum + one.heat, 0);
    return sourceText({ source: nameOfSource(all[0], tongue), heat }, tongue);
  });
  return t(tongue, 'battletech.full.heat', { unit, before, after, shed, sources: told.join(', ') });
}

const sourceText = ({ source, heat }: { source: string; heat: number }, tongue: Tongue): string =>
  t(tongue, 'battletech.full.source', { source, heat: signedOf(tongue.locale, heat) });

const nameOfSource = (first: HeatSource | undefined, tongue: Tongue): string =>
  first ? t(tongue, `battletech.heat.${first.source}`, { n: first.n ?? 0 }) : '';

/** Heat source by source, each weapon by name. */
export function whyHeat(
  { unit: id, before, sources, shed, after }: Of<'HeatTold'>,
  view: BattleTechView,
  tongue: Tongue,
): string {
  const unit = unitOf(view.game, id);
  const told = sources.map((one) => {
    const name = one.mount ? weaponText(findMount(unit, one.mount), tongue) : nameOfSource(one, tongue);
    return sourceText({ source: name, heat: one.heat }, tongue);
  });
  const all = told.length > 0 ? told.join(', ') : t(tongue, 'battletech.full.why-heat-none');
  return t(tongue, 'battletech.full.why-heat', { unit: id, before, sources: all, shed, after });
}

export function shutDownText({ unit, avoidance: { need, roll, avoided } }: Of<'ShutDown'>, tongue: Tongue): string {
  const facts = { unit, need: need ?? 0, dice: diceText(roll) };
  if (avoided) return t(tongue, 'battletech.full.runs-on', facts);
  return roll ? t(tongue, 'battletech.full.shuts-down-roll', facts) : t(tongue, 'battletech.full.shuts-down', { unit });
}

export function restartText({ unit, avoidance: { need, roll, avoided } }: Of<'Restarted'>, tongue: Tongue): string {
  const facts = { unit, need: need ?? 0, dice: diceText(roll) };
  if (avoided)
    return roll ? t(tongue, 'battletech.full.restarts-roll', facts) : t(tongue, 'battletech.full.restarts', { unit });
  return roll ? t(tongue, 'battletech.full.stays-down-roll', facts) : t(tongue, 'battletech.full.stays-down', { unit });
}

/** Hot ammunition that may blow up, and what it broke. */
export function ammoHeatedLines(
  { unit: id, avoidance: { need, roll, avoided }, wounds }: Of<'AmmoHeated'>,
  view: BattleTechView,
  tongue: Tongue,
): readonly string[] {
  const facts = { unit: id, need: need ?? 0, dice: diceText(roll) };
  const head = t(tongue, avoided ? 'battletech.full.ammo-holds' : 'battletech.full.ammo-blows', facts);
  const { marks, lines } = woundsText(wounds, unitOf(view.game, id), tongue);
  return indented([head, ...marks].join(', '), lines);
}
