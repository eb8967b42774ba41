import { t } from '../../../../i18n/index.js';
import type { Locale } from '../../../../i18n/locales.js';
import type { FullEvent } from '../../../../rules/battletech/standard/events.js';
import type { BattleTech, BattleTechView, Event, Phase } from '../../../../rules/battletech/types.js';
import type { MatchEvent } from '../../../../rules/kernel/contract.js';
import type { UnitId } from '../../../../rules/kernel/ids.js';
import { unitOf } from '../names.js';
import { destroyedText, dumpedText, fireText, goalLines, sinksText, smokeText, wokeText } from './ending.js';
import { declaredText, dumpingLines, shooterText, shotLines, unjamText, whyShot } from './fire.js';
import { harmText } from './harm.js';
import { ammoHeatedLines, heatText, isCool, restartText, shutDownText, whyHeat } from './heat.js';
import {
  chargeText,
  fellLines,
  indented,
  mascLines,
  pilotingText,
  skidLines,
  whyFell,
  whyMasc,
  whyPiloting,
} from './moving.js';
import { blowLines, blowsDeclaredText, collisionLines, whyBlow, whyCollision } from './striking.js';
import { FACING_NAMES } from '../../../../rules/geometry/hex/facing.js';

/** The phase whose report an event of the standard level belongs to; `null` for one that can happen in several. */
export function phaseOfFull(type: FullEvent['type']): Phase | null {
  switch (type) {
    case 'StoodUp':
    case 'DroppedProne':
    case 'Skidded':
    case 'Collided':
    case 'ChargeDeclared':
    case 'MascSwitched':
      return 'movement';
    case 'FireDeclared':
    case 'ShotFired':
    case 'Unjammed':
      return 'weapons';
    case 'BlowsDeclared':
    case 'ClubTaken':
    case 'ClubBroken':
    case 'BlowStruck':
    case 'HeatTold':
    case 'ShutDown':
    case 'Restarted':
    case 'AmmoHeated':
    case 'PilotHurt':
    case 'PilotWoke':
    case 'AmmoDumped':
    case 'SinksSwitched':
    case 'FireSpread':
    case 'SmokeDrifted':
    case 'Withdrawing':
    case 'GoalsCounted':
      return 'physical';
    case 'PilotingRolled':
    case 'Fell':
    case 'Displaced':
    case 'LeftMap':
    case 'UnitDestroyed':
      return null;
  }
}

/** Tells the events of the standard level one after the other; what a later line says in full is not said before. */
export class FullTeller {
  readonly #resolved: ReadonlySet<UnitId>;
  readonly #ended: ReadonlySet<Phase>;
  readonly #cool: readonly UnitId[];
  readonly #fires: boolean;
  readonly #strikes: boolean;
  readonly #takers: ReadonlySet<UnitId>;
  #shooter: UnitId | null = null;

  constructor(
    events: readonly MatchEvent<BattleTech>[],
    private readonly view: BattleTechView,
    private readonly locale: Locale,
  ) {
    const resolved = events.flatMap((event) =>
      event.type === 'ShotFired' || event.type === 'Unjammed' || event.type === 'BlowStruck' ? [event.unit] : [],
    );
    this.#resolved = new Set(resolved);
    this.#ended = new Set(events.flatMap((event) => (event.type === 'PhaseEnded' ? [event.phase] : [])));
    this.#cool = events.flatMap((event) => (event.type === 'HeatTold' && isCool(event) ? [event.unit] : []));
    this.#fires = events.some(({ type }) => type === 'ShotFired' || type === 'Unjammed');
    this.#takers = new Set(events.flatMap((event) => (event.type === 'ClubTaken' ? [event.unit] : [])));
    this.#strikes = events.some(({ type }) => type === 'BlowStruck' || type === 'ClubTaken');
  }

  lines(event: FullEvent): readonly string[] {
    const { locale, view } = this;
    switch (event.type) {
      case 'PilotingRolled':
        return [pilotingText(event.unit, event.roll, locale)];
      case 'Fell':
        return fellLines(event, view, locale);
      case 'StoodUp':
        return [t(locale, 'battletech.full.stood-up', { unit: event.unit, facing: FACING_NAMES[event.facing] })];
      case 'DroppedProne':
        return [t(locale, 'battletech.full.dropped', { unit: event.unit })];
      case 'Skidded':
        return skidLines(event, view, locale);
      case 'Collided':
        return collisionLines(event, view, locale);
      case 'Displaced': {
        const { unit, from, to, by } = event;
        return [t(locale, 'battletech.full.displaced', { unit, from, to, by })];
      }
      case 'LeftMap': {
        const key = event.why === 'moved' ? 'battletech.full.left-map' : 'battletech.full.forced-off';
        return [t(locale, key, { unit: event.unit, edge: event.edge })];
      }
      case 'ChargeDeclared':
        return [chargeText(event, locale)];
      case 'MascSwitched':
        return mascLines(event, view, locale);
      case 'FireDeclared':
      case 'ShotFired':
      case 'Unjammed':
        return this.#fireLines(event);
      case 'ClubTaken':
        return [t(locale, `battletech.full.takes-${event.find}`, { unit: event.unit })];
      case 'ClubBroken':
        return [t(locale, 'battletech.full.club-broken', { unit: event.unit })];
      case 'BlowsDeclared':
      case 'BlowStruck':
        return this.#blowLines(event);
      default:
        return this.#endLines(event);
    }
  }

  /** The last thing to say when a phase is over in which nothing was done. */
  ended(phase: Phase): readonly string[] {
    const { locale, view } = this;
    if (view.game.level !== 'standard') return [];
    if (phase === 'weapons' && !this.#fires) return [t(locale, 'battletech.report.nobody-fires')];
    return phase === 'physical' && !this.#strikes ? [t(locale, 'battletech.full.nobody-strikes')] : [];
  }

  #fireLines(event: Extract<FullEvent, { type: 'FireDeclared' | 'ShotFired' | 'Unjammed' }>): readonly string[] {
    const { locale, view } = this;
    switch (event.type) {
      case 'FireDeclared': {
        const dumping = dumpingLines(event, view, locale);
        if (this.#resolved.has(event.unit) || (this.#ended.has('weapons') && !this.#fires)) return dumping;
        const line = declaredText(event, view, locale);
        const told = event.by === 'referee' ? t(locale, 'battletech.report.by-referee', { line }) : line;
        return [told, ...dumping];
      }
      case 'ShotFired': {
        const lines = shotLines(event, view, locale);
        if (this.#shooter === event.unit) return lines;
        this.#shooter = event.unit;
        return [shooterText(event.unit, view, locale), ...lines];
      }
      case 'Unjammed':
        return [unjamText(event, view, locale)];
    }
  }

  #blowLines(event: Extract<FullEvent, { type: 'BlowsDeclared' | 'BlowStruck' }>): readonly string[] {
    const { locale, view } = this;
    if (event.type === 'BlowStruck') return blowLines(event, view, locale);
    if (this.#resolved.has(event.unit) || this.#takers.has(event.unit) || this.#ended.has('physical')) return [];
    return [blowsDeclaredText(event, view, locale)];
  }

  #endLines(event: EndEvent): readonly string[] {
    const { locale, view } = this;
    switch (event.type) {
      case 'HeatTold':
        if (!isCool(event)) return [heatText(event, locale)];
        return event.unit === this.#cool[0]
          ? [t(locale, 'battletech.full.cool', { units: this.#cool.join(', ') })]
          : [];
      case 'ShutDown':
        return [shutDownText(event, locale)];
      case 'Restarted':
        return [restartText(event, locale)];
      case 'AmmoHeated':
        return ammoHeatedLines(event, view, locale);
      case 'PilotHurt': {
        const [first = '', ...others] = harmText(event.harm, unitOf(view.game, event.unit), locale).lines;
        return indented(t(locale, 'battletech.full.pilot-hurt', { unit: event.unit, harm: first }), others);
      }
      case 'UnitDestroyed':
        return [destroyedText(event, view, locale)];
      case 'PilotWoke':
        return [wokeText(event, locale)];
      case 'AmmoDumped':
        return [dumpedText(event, view, locale)];
      case 'SinksSwitched':
        return [sinksText(event, locale)];
      case 'FireSpread':
        return [fireText(event, locale)];
      case 'SmokeDrifted':
        return [smokeText(event, locale)];
      case 'Withdrawing':
        return [t(locale, 'battletech.full.withdraws', { unit: event.unit, why: event.why })];
      case 'GoalsCounted':
        return goalLines(event, view, locale);
    }
  }
}

type EndEvent = Extract<
  FullEvent,
  {
    type:
      | 'HeatTold'
      | 'ShutDown'
      | 'Restarted'
      | 'AmmoHeated'
      | 'PilotHurt'
      | 'UnitDestroyed'
      | 'PilotWoke'
      | 'AmmoDumped'
      | 'SinksSwitched'
      | 'FireSpread'
      | 'SmokeDrifted'
      | 'Withdrawing'
      | 'GoalsCounted';
  }
>;

/** The terms behind the numbers of an event. */
export function fullWhy(event: Event, view: BattleTechView, locale: Locale): readonly string[] {
  switch (event.type) {
    case 'ShotFired':
      return [whyShot(event, view, locale)];
    case 'BlowStruck':
      return whyBlow(event, view, locale);
    case 'Collided':
      return whyCollision(event, view, locale);
    case 'PilotingRolled':
      return [whyPiloting(event.unit, event.roll, locale)];
    case 'Fell':
      return whyFell(event, view, locale);
    case 'MascSwitched':
      return [whyMasc(event, view, locale)];
    case 'HeatTold':
      return isCool(event) && event.sources.length === 0 ? [] : [whyHeat(event, view, locale)];
    default:
      return [];
  }
}
