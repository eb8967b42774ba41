import type { Stretch } from '../../../../present/contract.js';
import { buriedLines, wallLines, whyWalls } from './walls.js';
import { continuing } from '../../../../i18n/format.js';
import { t } from '../../../../i18n/index.js';
import type { Tongue } from '../../words/index.js';
import type { FullEvent } from '../../../../rules/battletech/standard/events.js';
import type { BattleTech, BattleTechView } from '../../../../rules/battletech/battletech.js';
import type { Phase } from '../../../../rules/battletech/vocabulary.js';
import type { Event } from '../../../../rules/battletech/events.js';
import type { MatchEvent } from '../../../../rules/kernel/contract.js';
import type { UnitId } from '../../../../rules/kernel/ids.js';
import { all, diceFor, shownNumber, unitOf } from '../names.js';
import { buildingName } from '../building.js';
import {
  burnedLines,
  destroyedText,
  dumpedText,
  fireText,
  goalLines,
  sinksText,
  smokeLines,
  withdrawsText,
  wokeText,
} from './ending.js';
import { declaredText, dumpingLines, shooterText, shotLines, spottersOf, unjamText, whyShot } from './fire.js';
import { hexShotLine, whyHexShot } from './hex-fire.js';
import { damageStepsText } from './damage-steps.js';
import { ammoHeatedLines, heatText, isCool, restartText, shutDownText, whyHeat } from './heat.js';
import {
  chargeText,
  ejectedLines,
  fellLines,
  indented,
  mascLines,
  crashLines,
  landingText,
  pilotingText,
  skidLines,
  whyFell,
  whyMasc,
  whyPiloting,
} from './moving.js';
import { clearedText } from './vehicles.js';
import { physicalLines, physicalDeclaredText, collisionLines, whyPhysical, whyCollision } from './physical.js';
import { blastLines, cargoLines, whyBlast } from './blasts.js';
import { shellFiredText, salvoFiredText, salvoLandedLines, smokeLaidText, whySalvo } from './artillery.js';
import { groundLines } from './ground.js';
import { minesLaidText, minesLines, sweptLines } from './mines.js';
import { revealedText, scanText, whyScan } from './hiding.js';
import { commandText } from '../command.js';
import { clingingLines, whyClinging } from './troops.js';
import { fellOntoLines, whyFellOnto } from './falls-onto.js';
import { FACING_NAMES } from '../../../../rules/geometry/hex/facing.js';

const FIRING: readonly Event['type'][] = ['ShotFired', 'HexFired', 'Unjammed', 'ShellFired'];
/** Whether a unit does in an event what it has declared for the weapons phase. */
const isFiring = (
  event: MatchEvent<BattleTech>,
): event is Extract<FullEvent, { type: 'ShotFired' | 'HexFired' | 'Unjammed' }> =>
  FIRING.some((type) => type === event.type);

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
    private readonly tongue: Tongue,
  ) {
    const resolved = events.flatMap((event) => (isFiring(event) || event.type === 'BlowStruck' ? [event.unit] : []));
    this.#resolved = new Set(resolved);
    this.#ended = new Set(events.flatMap((event) => (event.type === 'PhaseEnded' ? [event.phase] : [])));
    this.#cool = events.flatMap((event) => (event.type === 'HeatTold' && isCool(event) ? [event.unit] : []));
    this.#fires = events.some(isFiring);
    this.#takers = new Set(events.flatMap((event) => (event.type === 'ClubTaken' ? [event.unit] : [])));
    this.#strikes = events.some(({ type }) => type === 'BlowStruck' || type === 'ClubTaken');
  }

  lines(event: FullEvent): readonly string[] {
    const { tongue, view } = this;
    switch (event.type) {
      case 'PilotingRolled':
        return [pilotingText(unitOf(view.game, event.unit), event.roll, tongue)];
      case 'Fell':
        return fellLines(event, view, tongue);
      case 'StoodUp':
        return [t(tongue, 'battletech.full.stood-up', { unit: event.unit, facing: FACING_NAMES[event.facing] })];
      case 'Slowed':
        return [t(tongue, 'battletech.full.slowed', { unit: event.unit })];
      case 'BoggedDown':
        return [t(tongue, 'battletech.full.bogged', { unit: event.unit, hex: event.hex })];
      case 'Sank':
      case 'IceTrodden':
      case 'CrustTrodden':
      case 'MagmaBurned':
      case 'GeyserBlew':
      case 'GeyserCalmed':
      case 'VentOpened':
      case 'Jolted':
      case 'FloorsMoved':
        return groundLines(event, view, tongue);
      case 'DroppedProne':
        return [t(tongue, 'battletech.full.dropped', { unit: event.unit })];
      case 'Skidded':
        return skidLines(event, view, tongue);
      case 'Landed':
        return [landingText(event, tongue)];
      case 'Crashed':
        return crashLines(event, view, tongue);
      case 'Collided':
        return collisionLines(event, view, tongue);
      case 'FellOnto':
        return fellOntoLines(event, view, tongue);
      case 'Blasted':
        return blastLines(event, view, tongue);
      case 'CargoStruck':
        return cargoLines(event, view, tongue);
      case 'WallsBroken':
        return wallLines(event, view, tongue);
      case 'BridgeFell':
        return [t(tongue, 'battletech.full.bridge-fell', { hex: event.hex })];
      case 'BuildingFell':
        return [t(tongue, 'battletech.full.building-fell', { hex: event.hex, kind: buildingName(event) })];
      case 'Buried':
        return buriedLines(event, view, tongue);
      case 'SteppedAside':
        return [t(tongue, 'battletech.full.steps-aside', { unit: event.unit, from: event.from, to: event.to.hex })];
      case 'Displaced': {
        const { unit, from, to, by } = event;
        return [t(tongue, 'battletech.full.displaced', { unit, from, to, by })];
      }
      case 'LeftMap': {
        const key = event.why === 'moved' ? 'battletech.full.left-map' : 'battletech.full.forced-off';
        return [t(tongue, key, { unit: event.unit, edge: event.edge })];
      }
      case 'ChargeDeclared':
        return [chargeText(event, tongue)];
      case 'Breached': {
        const [first, ...others] = damageStepsText(event.harm, unitOf(view.game, event.unit), tongue).lines;
        // Coming out of the water is nothing to tell.
        if (first === undefined) return [];
        // By a league's rules water is rolled for in every part, whatever armour it has.
        const way = event.harm[0]?.harm === 'soaked' ? 'under-water' : 'into-water';
        return indented(t(tongue, `battletech.full.${way}`, { unit: event.unit, harm: first }), others);
      }
      case 'SelfDestructSet':
        return [commandText({ ...event, type: 'self-destruct' }, view, tongue)];
      case 'SelfDestructed': {
        const { unit, need, roll, fires } = event;
        const key = fires ? 'battletech.full.self-destructs' : 'battletech.full.self-destruct-fails';
        // Who does not know the pilot is told what came of it, not that the number is unknown (LEA-02).
        if (need === null) return [t(tongue, `${key}-untold`, { unit })];
        return [t(tongue, key, { unit, need: shownNumber(need), dice: diceFor(need, roll) })];
      }
      case 'MascSwitched':
        return mascLines(event, view, tongue);
      case 'Ejected':
        return ejectedLines(event, view, tongue);
      case 'MineSown':
        return [t(tongue, 'battletech.full.mine-sown', { unit: event.unit, hex: event.hex })];
      case 'MinesLaid':
        return [minesLaidText(event, tongue)];
      case 'SalvoFired':
        return [salvoFiredText(event, tongue)];
      case 'ShellFired':
        return [shellFiredText(event, tongue)];
      case 'SalvoLanded':
        return salvoLandedLines(event, view, tongue);
      case 'SmokeLaid':
        return [smokeLaidText(event, tongue)];
      case 'MinesFound':
        return [t(tongue, 'battletech.full.mines-found', { unit: event.unit, hexes: all(tongue, event.hexes) })];
      case 'Scanned':
        return [scanText(event, tongue)];
      case 'MinesMet':
        return minesLines(event, view, tongue);
      case 'MinesSwept':
        return sweptLines(event, view, tongue);
      case 'LaidInWait':
        return [commandText({ type: 'lie-in-wait', unit: event.unit, orders: event.orders }, view, tongue)];
      case 'UnitRevealed':
        return [revealedText(event, tongue)];
      case 'PaceTaken':
        return [t(tongue, `battletech.full.${event.pace}`, { unit: event.unit })];
      case 'FireDeclared':
      case 'ShotFired':
      case 'HexFired':
      case 'Unjammed':
        return this.#fireLines(event);
      case 'JamsCleared':
        return [clearedText(event, view, tongue)];
      case 'Mounted':
        return [t(tongue, 'battletech.full.mounted', { unit: event.unit, on: event.on })];
      case 'Unloaded':
        return [t(tongue, 'battletech.full.unloaded', { unit: event.unit, passenger: event.passenger })];
      case 'Swarmed':
      case 'Dislodged':
        return clingingLines(event, view, tongue);
      case 'ClubTaken':
        return [t(tongue, `battletech.full.takes-${event.find}`, { unit: event.unit })];
      case 'ClubBroken':
        return [t(tongue, 'battletech.full.club-broken', { unit: event.unit })];
      case 'BlowsDeclared':
      case 'BlowStruck':
        return this.#physicalLines(event);
      default:
        return this.#endLines(event);
    }
  }

  /** The last thing to say when a phase is over in which nothing was done. */
  ended(phase: Phase): readonly string[] {
    const { tongue, view } = this;
    if (view.game.level !== 'standard') return [];
    if (phase === 'weapons' && !this.#fires) return [t(tongue, 'battletech.report.nobody-fires')];
    return phase === 'physical' && !this.#strikes ? [t(tongue, 'battletech.full.nobody-strikes')] : [];
  }

  #fireLines(
    event: Extract<FullEvent, { type: 'FireDeclared' | 'ShotFired' | 'HexFired' | 'Unjammed' }>,
  ): readonly string[] {
    const { tongue, view } = this;
    switch (event.type) {
      case 'FireDeclared': {
        const dumping = dumpingLines(event, view, tongue);
        if (this.#resolved.has(event.unit) || (this.#ended.has('weapons') && !this.#fires)) return dumping;
        const line = declaredText(event, view, tongue);
        const told = event.by === 'referee' ? t(tongue, 'battletech.report.by-referee', { line }) : line;
        return [told, ...dumping];
      }
      case 'ShotFired':
        return this.#ofShooter(event.unit, shotLines(event, view, tongue));
      case 'HexFired':
        return this.#ofShooter(event.unit, [hexShotLine(event, view, tongue)]);
      case 'Unjammed':
        return [unjamText(event, view, tongue)];
    }
  }

  /** What a unit fires, under its name where it begins. */
  #ofShooter(unit: UnitId, lines: readonly string[]): readonly string[] {
    if (this.#shooter === unit) return lines;
    this.#shooter = unit;
    return [shooterText(unit, this.view, this.tongue), ...lines];
  }

  #physicalLines(event: Extract<FullEvent, { type: 'BlowsDeclared' | 'BlowStruck' }>): readonly string[] {
    const { tongue, view } = this;
    if (event.type === 'BlowStruck') return physicalLines(event, view, tongue);
    if (this.#resolved.has(event.unit) || this.#takers.has(event.unit) || this.#ended.has('physical')) return [];
    return [physicalDeclaredText(event, view, tongue)];
  }

  #endLines(event: EndEvent): readonly string[] {
    const { tongue, view } = this;
    switch (event.type) {
      case 'HeatTold':
        if (!isCool(event)) return [heatText(event, tongue)];
        return event.unit === this.#cool[0]
          ? [t(tongue, 'battletech.full.cool', { units: this.#cool.join(', ') })]
          : [];
      case 'ShutDown':
        return [shutDownText(event, tongue)];
      case 'Restarted':
        return [restartText(event, tongue)];
      case 'AmmoHeated':
        return ammoHeatedLines(event, view, tongue);
      case 'PilotHurt': {
        const [first, ...others] = damageStepsText(event.harm, unitOf(view.game, event.unit), tongue).lines;
        // Coming out of the water is nothing to tell.
        if (first === undefined) return [];
        const harm = continuing(tongue.locale, first);
        return indented(t(tongue, 'battletech.full.pilot-hurt', { unit: event.unit, harm }), others);
      }
      case 'UnitDestroyed':
        return [destroyedText(event, view, tongue)];
      case 'PilotWoke':
        return [wokeText(event, tongue)];
      case 'AmmoDumped':
        return [dumpedText(event, view, tongue)];
      case 'SinksSwitched':
        return [sinksText(event, tongue)];
      case 'FireSpread':
        return [fireText(event, tongue)];
      case 'WoodsBurned':
        return burnedLines(event, tongue);
      case 'SmokeDrifted':
        return smokeLines(event, tongue);
      case 'Withdrawing':
        return [withdrawsText(event, view, tongue)];
      case 'GoalsCounted':
        return goalLines(event, view, tongue);
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
      | 'WoodsBurned'
      | 'SmokeDrifted'
      | 'Withdrawing'
      | 'GoalsCounted';
  }
>;

/** The terms behind the numbers of an event of a stretch. */
export function fullWhy(event: Event, { after: view, events }: Stretch<BattleTech>, tongue: Tongue): readonly string[] {
  switch (event.type) {
    case 'ShotFired':
      return [whyShot(event, spottersOf(event, events, view), view, tongue)];
    case 'HexFired':
      return [whyHexShot(event, view, tongue)];
    case 'BlowStruck':
      return whyPhysical(event, view, tongue);
    case 'Collided':
      return whyCollision(event, view, tongue);
    case 'FellOnto':
      return whyFellOnto(event, view, tongue);
    case 'Blasted':
      return whyBlast(event, view, tongue);
    case 'MinesMet':
      return event.goesOff ? whyBlast(event, view, tongue) : [];
    case 'SalvoLanded':
      return whySalvo(event, tongue);
    case 'Swarmed':
    case 'Dislodged':
      return whyClinging(event, view, tongue);
    case 'WallsBroken':
    case 'Buried':
      return whyWalls(event, view, tongue);
    case 'PilotingRolled':
      return [whyPiloting(unitOf(view.game, event.unit), event.roll, tongue)];
    case 'Fell':
      return whyFell(event, view, tongue);
    case 'Ejected':
      return [whyPiloting(unitOf(view.game, event.unit), event.roll, tongue)];
    case 'Scanned':
      return whyScan(event, tongue);
    case 'MascSwitched':
      return [whyMasc(event, view, tongue)];
    case 'HeatTold':
      return isCool(event) && event.sources.length === 0 ? [] : [whyHeat(event, view, tongue)];
    default:
      return [];
  }
}
