import { NO_MORE } from '../../../../rules/battletech/choices.js';
import { salvoOption } from './artillery.js';
import { hidingOption } from './hiding.js';
import { nameOf, t } from '../../../../i18n/index.js';
import { opening } from '../../../../i18n/format.js';
import type { Tongue } from '../../words/index.js';
import { NO_TARGET, TWISTS, UNJAM, UPKEEP } from '../../../../rules/battletech/standard/attack-choices.js';
import { MORE_WAYS, WOODS } from '../../../../rules/battletech/standard/volley-choices.js';
import { TARGET_JUMPED } from '../../../../rules/battletech/standard/attack-tables.js';
import { PAIRED } from '../../../../rules/battletech/standard/physical-attacks.js';
import { BOTH_ARMS, TAKE } from '../../../../rules/battletech/standard/physical-choices.js';
import { AIM_SIDES, COLUMN_SHIFTS, FINDS } from '../../../../rules/battletech/standard/types.js';
import { loaded } from '../../../../rules/battletech/standard/munitions.js';
import { MUNITIONS } from '../../../../rules/battletech/standard/types.js';
import { FIRE_MODES, mannerOf, type FireMode } from '../../../../rules/battletech/standard/traits.js';
import { MOUNT, UNLOAD } from '../../../../rules/battletech/move-choices.js';
import { targetHexes } from '../../../../rules/battletech/standard/to-hit.js';
import { fullWeaponOf } from '../../../../rules/battletech/standard/weapons.js';
import type { BattleTech, BattleTechView } from '../../../../rules/battletech/battletech.js';
import type { Choice, Option } from '../../../../rules/kernel/choices.js';
import { unitId } from '../../../../rules/kernel/ids.js';
import { findUnit, needsText } from '../names.js';
import { ammoText, doesOf, shotDamageText } from './words.js';

/** Blanks and options that only the standard level has. */

type Pick = Extract<Choice<BattleTech['command']>, { kind: 'pick' }>;
type Facts = Option['facts'];
interface Shown {
  readonly label: string;
  readonly short?: string;
  readonly description?: string;
}

const text = (facts: Facts, name: string): string => String(facts[name] ?? '');
const figure = (facts: Facts, name: string): number => Number(facts[name] ?? 0);

/** What a unit that jumped so many hexes is worth as a target. */
export const jumpedInto = (hexes: number): number => targetHexes(hexes) + TARGET_JUMPED;

/** The question of a blank that only the standard level asks; further targets and their weapons have numbers, `target2`. */
export function fullBlank({
  blank,
  options,
}: Pick):
  | 'aside'
  | 'twist'
  | 'spot'
  | 'target'
  | 'woods'
  | 'dump'
  | 'sinks'
  | 'further'
  | 'strike'
  | 'aim'
  | 'shift'
  | 'blow'
  | 'hides'
  | 'mines'
  | 'round'
  | 'salvo-hex'
  | 'hidden-order'
  | 'within'
  | 'weapons'
  | null {
  if (blank === 'aside' || blank === 'twist' || blank === 'spot' || blank === 'woods' || blank === 'blow') return blank;
  if (/^aim\d*$/.test(blank)) return 'aim';
  if (/^shift\d*$/.test(blank)) return 'shift';
  if (blank === 'target1' || blank === 'at') return 'target';
  if (blank === 'dump' || blank === 'sinks') return blank;
  if (/^mines\d+$/.test(blank)) return 'mines';
  if (blank === 'round' || blank === 'salvo-hex') return blank;
  if (blank === 'hides' || blank === 'hidden-order' || blank === 'within') return blank;
  if (/^target\d+$/.test(blank)) return 'further';
  if (/^weapons\d+$/.test(blank)) return 'weapons';
  return blank === 'target' && options.some(({ facts }) => 'attacks' in facts) ? 'strike' : null;
}

/** An option that only the standard level has; `null` for one that every level shows alike. */
export function fullOption(blank: string, option: Option, view: BattleTechView, tongue: Tongue): Shown | null {
  if (view.game.level !== 'standard') return null;
  const { value, facts } = option;
  const told = hidingOption(blank, option, tongue) ?? salvoOption(blank, option, tongue);
  if (told) return told;
  switch (blank.replace(/\d+$/, '')) {
    case 'unit':
      return text(facts, 'sealed') === NO_TARGET && view.game.phase === 'physical'
        ? {
            label: unitLabel(value, view, tongue),
            short: value,
            description: t(tongue, 'battletech.choice.sealed-no-strike'),
          }
        : null;
    case 'mines':
      return value === NO_MORE ? { label: t(tongue, 'battletech.choice.no-more-mines') } : null;
    case 'aside':
      return asideOption(value, facts, tongue);
    case 'mode':
      if (value.startsWith(MOUNT))
        return { label: t(tongue, 'battletech.choice.mount', { on: String(facts['other']) }) };
      if (value.startsWith(UNLOAD)) {
        return { label: t(tongue, 'battletech.choice.unload', { passenger: String(facts['other']) }) };
      }
      if (value === 'masc') return mascOption(facts, tongue);
      if (value === 'careful-stand') return carefulOption(facts, tongue);
      if (value === 'self-destruct' || value === 'self-destruct-ejecting')
        return {
          label: t(tongue, `battletech.choice.${value}`),
          description: t(tongue, 'battletech.choice.self-destruct-about', {
            needs: needsText(figure(facts, 'number'), tongue),
          }),
        };
      if (value === 'sow')
        return { label: t(tongue, 'battletech.choice.sow'), description: t(tongue, 'battletech.choice.sow-about') };
      if (value === 'clear-mines')
        return {
          label: t(tongue, 'battletech.choice.clear-mines'),
          description: t(tongue, 'battletech.choice.clear-mines-about', {
            needs: needsText(figure(facts, 'number'), tongue),
          }),
        };
      if (value === 'eject')
        return {
          label: t(tongue, 'battletech.choice.eject'),
          description: t(tongue, 'battletech.choice.eject-about', {
            needs: needsText(figure(facts, 'number'), tongue),
          }),
        };
      if (value === 'sprint' || value === 'evade')
        return {
          label: t(tongue, `battletech.choice.${value}`),
          description: t(tongue, `battletech.choice.${value}-about`, { mp: figure(facts, 'mp') }),
        };
      return value === 'stand-up-walk' || value === 'stand-up-run'
        ? {
            label: t(tongue, `battletech.choice.${value}`),
            description: t(tongue, 'battletech.choice.stand-up', {
              cost: figure(facts, 'cost'),
              mp: figure(facts, 'mp'),
            }),
          }
        : null;
    case 'twist':
      return twistOption(value, facts, tongue);
    case 'spot':
      return value === NO_TARGET
        ? { label: t(tongue, 'battletech.choice.no-spot') }
        : {
            label: unitLabel(value, view, tongue),
            short: t(tongue, 'battletech.choice.spot-short', { unit: value }),
            description: t(tongue, 'battletech.choice.spot'),
          };
    case 'at':
    case 'target':
      return targetOption(blank, option, view, tongue);
    case 'woods':
      return woodsOption(value, facts, tongue);
    case 'weapons':
      return weaponOption(value, facts, tongue);
    case 'aim':
      return aimOption(value, facts, tongue);
    case 'shift': {
      const shift = COLUMN_SHIFTS.find((one) => one === value);
      const key = shift ? (`shift-${shift}` as const) : 'no-shift';
      return { label: t(tongue, `battletech.choice.${key}`), description: t(tongue, `battletech.choice.${key}-about`) };
    }
    case 'blow':
      return physicalOption(value, facts, tongue);
    case 'dump':
      return dumpOption(value, facts, view, tongue);
    case 'sinks':
      return { label: sinksLabel(value, tongue) };
    default:
      return null;
  }
}

/** A location or a side to aim at, with the number of what fires at it. */
function aimOption(value: string, facts: Facts, tongue: Tongue): Shown {
  if (value === NO_TARGET) return { label: t(tongue, 'battletech.choice.no-aim') };
  const side = AIM_SIDES.find((one) => one === facts['side']);
  const label = side
    ? t(tongue, `battletech.choice.aim-${side}`)
    : nameOf(tongue, 'battletech.location', text(facts, 'location'));
  return { label: opening(tongue.locale, label), description: needsText(figure(facts, 'number'), tongue) };
}

/** What MASC gives, and what it risks. */
function mascOption(facts: Facts, tongue: Tongue): Shown {
  const need = text(facts, 'need');
  const key = need === '' ? 'battletech.choice.masc-hopeless' : 'battletech.choice.masc-risk';
  return {
    label: t(tongue, 'battletech.choice.masc', { mp: figure(facts, 'mp') }),
    description: t(tongue, key, { need: figure(facts, 'need') }),
  };
}

/** What a careful attempt takes, and its number. */
const carefulOption = (facts: Facts, tongue: Tongue): Shown => ({
  label: t(tongue, 'battletech.choice.careful-stand'),
  description: t(tongue, 'battletech.choice.careful-stand-facts', {
    mp: figure(facts, 'mp'),
    needs: needsText(figure(facts, 'number'), tongue),
  }),
});

function unitLabel(value: string, view: BattleTechView, tongue: Tongue): string {
  const chassis = view.game.units.find(({ id }) => id === value)?.sheet.chassis ?? '';
  return t(tongue, 'battletech.choice.unit', { unit: value, chassis });
}

/** Discord takes descriptions of 100 characters; names beyond that are cut. */
const LONGEST = 100;

function twistOption(value: string, facts: Facts, tongue: Tongue): Shown {
  const [twist = '0'] = Object.entries(TWISTS).find(([, name]) => name === value) ?? [];
  const { targets } = facts;
  const names = Array.isArray(targets) ? targets : [];
  const code = facts['turret'] === true ? `turret${twist}` : twist;
  const description =
    names.length > 0
      ? t(tongue, 'battletech.choice.twist', { targets: names.join(', ') })
      : t(tongue, 'battletech.choice.twist-none');
  return {
    label: opening(tongue.locale, nameOf(tongue, 'battletech.twist', code)),
    description: description.length > LONGEST ? `${description.slice(0, LONGEST - 1)}…` : description,
  };
}

function targetOption(blank: string, { value, facts }: Option, view: BattleTechView, tongue: Tongue): Shown | null {
  if (value === WOODS)
    return { label: t(tongue, facts['any'] === 'yes' ? 'battletech.choice.any-hex' : 'battletech.choice.woods') };
  if (value === MORE_WAYS) return { label: t(tongue, 'battletech.choice.more-ways') };
  if (value === NO_TARGET) {
    if (blank === 'at') return { label: t(tongue, 'battletech.choice.no-target') };
    if (blank !== 'target' && blank !== 'target1') return { label: t(tongue, 'battletech.choice.no-more') };
    return view.game.phase === 'physical' ? { label: t(tongue, 'battletech.choice.no-strike') } : null;
  }
  if (FINDS.some((find) => TAKE[find] === value)) {
    const find = value === TAKE.tree ? 'tree' : 'limb';
    return {
      label: t(tongue, `battletech.choice.take-${find}`),
      description: t(tongue, 'battletech.choice.take-about'),
    };
  }
  if (value === UPKEEP) {
    return { label: t(tongue, 'battletech.choice.upkeep'), description: t(tongue, 'battletech.choice.upkeep-about') };
  }
  if (value.startsWith(UNJAM)) {
    const letter = value.slice(UNJAM.length);
    return {
      label: t(tongue, 'battletech.choice.unjam', { letter, weapon: text(facts, 'weapon') }),
      description: t(tongue, 'battletech.choice.unjam-about'),
    };
  }
  if (!('attacks' in facts)) return blank === 'at' ? atOption(value, facts, tongue) : null;
  return {
    label: value,
    short: `→ ${value}`,
    description: t(tongue, 'battletech.choice.strike-target', {
      attacks: figure(facts, 'attacks'),
      needs: needsText(figure(facts, 'number'), tongue),
    }),
  };
}

/** An enemy to fire at, before the torso is twisted. */
const atOption = (value: string, facts: Facts, tongue: Tongue): Shown => ({
  label: value,
  short: `→ ${value}`,
  description: t(tongue, 'battletech.choice.target', {
    distance: figure(facts, 'distance'),
    weapons: figure(facts, 'weapons'),
    needs: needsText(figure(facts, 'number'), tongue),
  }),
});

/** A hex whose woods can be set on fire. */
const woodsOption = (value: string, facts: Facts, tongue: Tongue): Shown => ({
  label: value,
  description: t(tongue, 'battletech.choice.target', {
    distance: figure(facts, 'distance'),
    weapons: figure(facts, 'weapons'),
    needs: needsText(figure(facts, 'number'), tongue),
  }),
});

/** A weapon with its way of firing: `A: Ultra AC/5 (double rate)`, and the bin where there is a choice of ammunition. */
function weaponOption(value: string, facts: Facts, tongue: Tongue): Shown | null {
  if (!('heat' in facts)) return null;
  const [letter = value, way] = value.split('/');
  const name = nameOf(tongue, 'battletech.weapon', text(facts, 'weapon'));
  const mode = modeOf(facts);
  const { heats } = mannerOf(mode);
  const bin = text(facts, 'bin');
  const needs = needsText(figure(facts, 'number'), tongue);
  const heat = figure(facts, 'heat');
  const weapon =
    mode !== 'normal'
      ? t(tongue, 'battletech.full.weapon-mode', { weapon: name, mode: nameOf(tongue, 'battletech.fire-mode', mode) })
      : way !== undefined && bin !== ''
        ? t(tongue, 'battletech.choice.bin', { weapon: name, munition: text(facts, 'munition'), bin })
        : name;
  const does = doesOf(fullWeaponOf(text(facts, 'weapon')));
  const promise = does
    ? t(tongue, 'battletech.choice.does', { needs, does })
    : heats === null
      ? 'cold' in facts
        ? t(tongue, 'battletech.choice.cold-weapon', { needs, damage: damageOf(facts, tongue) })
        : t(tongue, 'battletech.choice.full-weapon', { needs, heat, damage: damageOf(facts, tongue) })
      : t(tongue, 'battletech.choice.heating-weapon', { needs, heat, target: heats });
  const spotter = text(facts, 'spotter');
  return {
    label: t(tongue, 'battletech.choice.weapon', { letter, weapon }),
    description: spotter === '' ? promise : t(tongue, 'battletech.choice.guided-weapon', { promise, spotter }),
  };
}

function damageOf(facts: Facts, tongue: Tongue): string {
  const weapon = fullWeaponOf(text(facts, 'weapon'));
  if (!weapon) return text(facts, 'damage');
  const munition = MUNITIONS.find((one) => one === facts['munition']) ?? null;
  return shotDamageText(loaded(weapon, munition), modeOf(facts), figure(facts, 'damage'), tongue);
}

const isMode = (text: string): text is FireMode => text in FIRE_MODES;

function modeOf(facts: Facts): FireMode {
  const mode = text(facts, 'mode');
  return isMode(mode) ? mode : 'normal';
}

function dumpOption(value: string, facts: Facts, view: BattleTechView, tongue: Tongue): Shown {
  const unit = findUnit(view.game, unitId(text(facts, 'unit')));
  const bin = unit?.ammo.flatMap(({ stowed }) => stowed?.id ?? []).find((id) => id === value);
  if (!unit || bin === undefined) return { label: t(tongue, 'battletech.choice.no-dump') };
  return {
    label: opening(tongue.locale, `${ammoText(unit, bin, tongue)} · ${bin}`),
    description:
      'blast' in facts
        ? t(tongue, 'battletech.choice.rounds-blast', {
            rounds: figure(facts, 'rounds'),
            damage: figure(facts, 'blast'),
          })
        : t(tongue, 'battletech.choice.rounds', { rounds: figure(facts, 'rounds') }),
  };
}

function sinksLabel(value: string, tongue: Tongue): string {
  if (value === NO_TARGET) return t(tongue, 'battletech.choice.sinks-same');
  return opening(
    tongue.locale,
    value === '0'
      ? t(tongue, 'battletech.command.sinks-on')
      : t(tongue, 'battletech.command.sinks', { off: Number(value) }),
  );
}

function physicalOption(value: string, facts: Facts, tongue: Tongue): Shown {
  const needs = needsText(figure(facts, 'number'), tongue);
  const damage = figure(facts, 'damage');
  const description = damage > 0 ? t(tongue, 'battletech.choice.physical', { needs, damage }) : needs;
  const both = PAIRED.find((kind) => value === `${kind}${BOTH_ARMS}`);
  if (both) return { label: t(tongue, `battletech.choice.both-${both}`), description };
  const attack = nameOf(tongue, 'battletech.physical', text(facts, 'kind'));
  const limb = text(facts, 'limb');
  const label = limb === '' ? attack : t(tongue, 'battletech.full.limb', { attack, location: limb });
  return { label: opening(tongue.locale, label), description };
}

/** A step out of the way, or none (FIN-41). */
const asideOption = (value: string, facts: Facts, tongue: Tongue): Shown =>
  value === 'F' || value === 'B'
    ? {
        label: t(tongue, `battletech.choice.aside-${value}`),
        description: t(tongue, 'battletech.choice.aside-to', { hex: text(facts, 'hex'), mp: figure(facts, 'mp') }),
      }
    : {
        label: t(tongue, 'battletech.choice.aside-stay'),
        description: t(tongue, 'battletech.choice.aside-none'),
      };
