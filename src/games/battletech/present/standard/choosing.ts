import { nameOf, t } from '../../../../i18n/index.js';
import { opening } from '../../../../i18n/format.js';
import type { Locale } from '../../../../i18n/locales.js';
import { NO_TARGET, TWISTS, UNJAM, UPKEEP } from '../../../../rules/battletech/standard/attack-choices.js';
import { TARGET_JUMPED } from '../../../../rules/battletech/standard/attack-tables.js';
import { BOTH_ARMS, TAKE } from '../../../../rules/battletech/standard/strike-choices.js';
import { FINDS } from '../../../../rules/battletech/standard/types.js';
import { FIRE_MODES, mannerOf, type FireMode } from '../../../../rules/battletech/standard/traits.js';
import { targetHexes } from '../../../../rules/battletech/standard/to-hit.js';
import { fullWeaponOf } from '../../../../rules/battletech/standard/weapons.js';
import type { BattleTech, BattleTechView } from '../../../../rules/battletech/types.js';
import type { Choice, Option } from '../../../../rules/kernel/choices.js';
import { unitId } from '../../../../rules/kernel/ids.js';
import { findUnit, needsText } from '../names.js';
import { ammoText, shotDamageText } from './words.js';

/** Slots and options that only the standard level has. */

type Pick = Extract<Choice<BattleTech['command']>, { kind: 'pick' }>;
type Facts = Option['facts'];
interface Shown {
  readonly label: string;
  readonly description?: string;
}

const text = (facts: Facts, name: string): string => String(facts[name] ?? '');
const figure = (facts: Facts, name: string): number => Number(facts[name] ?? 0);

/** What a unit that jumped so many hexes is worth as a target. */
export const jumpedInto = (hexes: number): number => targetHexes(hexes) + TARGET_JUMPED;

/** The question of a slot that only the standard level asks; further targets and their weapons have numbers, `target2`. */
export function fullSlot({
  slot,
  options,
}: Pick): 'twist' | 'target' | 'dump' | 'sinks' | 'further' | 'strike' | 'aim' | 'blow' | 'weapons' | null {
  if (slot === 'twist' || slot === 'blow') return slot;
  if (/^aim\d*$/.test(slot)) return 'aim';
  if (slot === 'target1') return 'target';
  if (slot === 'dump' || slot === 'sinks') return slot;
  if (/^target\d+$/.test(slot)) return 'further';
  if (/^weapons\d+$/.test(slot)) return 'weapons';
  return slot === 'target' && options.some(({ facts }) => 'blows' in facts) ? 'strike' : null;
}

/** An option that only the standard level has; `null` for one that every level shows alike. */
export function fullOption(slot: string, option: Option, view: BattleTechView, locale: Locale): Shown | null {
  if (view.game.level !== 'standard') return null;
  const { value, facts } = option;
  switch (slot.replace(/\d+$/, '')) {
    case 'unit':
      return text(facts, 'sealed') === NO_TARGET && view.game.phase === 'physical'
        ? { label: unitLabel(value, view, locale), description: t(locale, 'battletech.choice.sealed-no-strike') }
        : null;
    case 'mode':
      if (value === 'masc') return mascOption(facts, locale);
      return value === 'stand-up-walk' || value === 'stand-up-run'
        ? {
            label: t(locale, `battletech.choice.${value}`),
            description: t(locale, 'battletech.choice.stand-up', { mp: figure(facts, 'mp') }),
          }
        : null;
    case 'twist':
      return twistOption(value, facts, locale);
    case 'target':
      return targetOption(slot, option, view, locale);
    case 'weapons':
      return weaponOption(value, facts, locale);
    case 'aim':
      return value === NO_TARGET
        ? { label: t(locale, 'battletech.choice.no-aim') }
        : { label: opening(locale, nameOf(locale, 'battletech.location', text(facts, 'location'))) };
    case 'blow':
      return blowOption(value, facts, locale);
    case 'dump':
      return dumpOption(value, facts, view, locale);
    case 'sinks':
      return { label: sinksLabel(value, locale) };
    default:
      return null;
  }
}

/** What MASC gives, and what it risks. */
function mascOption(facts: Facts, locale: Locale): Shown {
  const need = text(facts, 'need');
  const key = need === '' ? 'battletech.choice.masc-hopeless' : 'battletech.choice.masc-risk';
  return {
    label: t(locale, 'battletech.choice.masc', { mp: figure(facts, 'mp') }),
    description: t(locale, key, { need: figure(facts, 'need') }),
  };
}

function unitLabel(value: string, view: BattleTechView, locale: Locale): string {
  const chassis = view.game.units.find(({ id }) => id === value)?.sheet.chassis ?? '';
  return t(locale, 'battletech.choice.unit', { unit: value, chassis });
}

/** Discord takes descriptions of 100 characters; names beyond that are cut. */
const LONGEST = 100;

function twistOption(value: string, facts: Facts, locale: Locale): Shown {
  const [twist = '0'] = Object.entries(TWISTS).find(([, name]) => name === value) ?? [];
  const { targets } = facts;
  const names = Array.isArray(targets) ? targets : [];
  const description =
    names.length > 0
      ? t(locale, 'battletech.choice.twist', { targets: names.join(', ') })
      : t(locale, 'battletech.choice.twist-none');
  return {
    label: opening(locale, nameOf(locale, 'battletech.twist', twist)),
    description: description.length > LONGEST ? `${description.slice(0, LONGEST - 1)}…` : description,
  };
}

function targetOption(slot: string, { value, facts }: Option, view: BattleTechView, locale: Locale): Shown | null {
  if (value === NO_TARGET) {
    if (slot !== 'target' && slot !== 'target1') return { label: t(locale, 'battletech.choice.no-more') };
    return view.game.phase === 'physical' ? { label: t(locale, 'battletech.choice.no-strike') } : null;
  }
  if (FINDS.some((find) => TAKE[find] === value)) {
    const find = value === TAKE.tree ? 'tree' : 'limb';
    return {
      label: t(locale, `battletech.choice.take-${find}`),
      description: t(locale, 'battletech.choice.take-about'),
    };
  }
  if (value === UPKEEP) {
    return { label: t(locale, 'battletech.choice.upkeep'), description: t(locale, 'battletech.choice.upkeep-about') };
  }
  if (value.startsWith(UNJAM)) {
    const letter = value.slice(UNJAM.length);
    return {
      label: t(locale, 'battletech.choice.unjam', { letter, weapon: text(facts, 'weapon') }),
      description: t(locale, 'battletech.choice.unjam-about'),
    };
  }
  if (!('blows' in facts)) return null;
  return {
    label: value,
    description: t(locale, 'battletech.choice.strike-target', {
      blows: figure(facts, 'blows'),
      needs: needsText(figure(facts, 'number'), locale),
    }),
  };
}

/** A weapon with its way of firing: `A: Ultra AC/5 (double rate)`, and the bin where there is a choice of ammunition. */
function weaponOption(value: string, facts: Facts, locale: Locale): Shown | null {
  if (!('heat' in facts)) return null;
  const [letter = value, way] = value.split('/');
  const name = nameOf(locale, 'battletech.weapon', text(facts, 'weapon'));
  const mode = modeOf(facts);
  const { heats } = mannerOf(mode);
  const bin = text(facts, 'bin');
  const needs = needsText(figure(facts, 'number'), locale);
  const heat = figure(facts, 'heat');
  const weapon =
    mode !== 'normal'
      ? t(locale, 'battletech.full.weapon-mode', { weapon: name, mode: nameOf(locale, 'battletech.fire-mode', mode) })
      : way !== undefined && bin !== ''
        ? t(locale, 'battletech.choice.bin', { weapon: name, bin })
        : name;
  return {
    label: t(locale, 'battletech.choice.weapon', { letter, weapon }),
    description:
      heats === null
        ? t(locale, 'battletech.choice.full-weapon', { needs, heat, damage: damageOf(facts, locale) })
        : t(locale, 'battletech.choice.heating-weapon', { needs, heat, target: heats }),
  };
}

function damageOf(facts: Facts, locale: Locale): string {
  const weapon = fullWeaponOf(text(facts, 'weapon'));
  return weapon ? shotDamageText(weapon, modeOf(facts), locale) : text(facts, 'damage');
}

const isMode = (text: string): text is FireMode => text in FIRE_MODES;

function modeOf(facts: Facts): FireMode {
  const mode = text(facts, 'mode');
  return isMode(mode) ? mode : 'normal';
}

function dumpOption(value: string, facts: Facts, view: BattleTechView, locale: Locale): Shown {
  const unit = findUnit(view.game, unitId(text(facts, 'unit')));
  const bin = unit?.ammo.flatMap(({ stowed }) => stowed?.id ?? []).find((id) => id === value);
  if (!unit || bin === undefined) return { label: t(locale, 'battletech.choice.no-dump') };
  return {
    label: opening(locale, `${ammoText(unit, bin, locale)} · ${bin}`),
    description: t(locale, 'battletech.choice.rounds', { rounds: figure(facts, 'rounds') }),
  };
}

function sinksLabel(value: string, locale: Locale): string {
  if (value === NO_TARGET) return t(locale, 'battletech.choice.sinks-same');
  return opening(
    locale,
    value === '0'
      ? t(locale, 'battletech.command.sinks-on')
      : t(locale, 'battletech.command.sinks', { off: Number(value) }),
  );
}

function blowOption(value: string, facts: Facts, locale: Locale): Shown {
  const needs = needsText(figure(facts, 'number'), locale);
  const damage = figure(facts, 'damage');
  const description = damage > 0 ? t(locale, 'battletech.choice.blow', { needs, damage }) : needs;
  if (value === BOTH_ARMS) return { label: t(locale, 'battletech.choice.both-arms'), description };
  const blow = nameOf(locale, 'battletech.blow', text(facts, 'kind'));
  const limb = text(facts, 'limb');
  const label = limb === '' ? blow : t(locale, 'battletech.full.limb', { blow, location: limb });
  return { label: opening(locale, label), description };
}
