import type { Dice } from '../../kernel/dice.js';
import type { UnitId } from '../../kernel/ids.js';
import { distance } from '../../geometry/hex/hex.js';
import { attackSide } from '../arcs.js';
import { evolveStandard } from '../evolve.js';
import type { StandardState, StandardUnit } from '../types.js';
import type { Step } from '../agenda.js';
import type { Event } from '../events.js';
import { activeUnits, unitOf } from '../units.js';
import { isCarried } from '../stacking.js';
import { isOpenGround } from '../terrain.js';
import { isPlatoon, motiveOf } from './infantry.js';
import { damageRulings } from './unit-rulings.js';
import { groupsAt } from './troop-damage.js';
import { outsideOf } from './hull.js';
import { falter } from './forced-landing.js';
import { wetLocations } from './water.js';
import type { Resolving } from './resolving.js';
import { leagueRules } from '../league/rules.js';
import { DamageResolution } from './damage-resolution.js';
import { broughtToLight } from './hiding.js';
import type { Blast } from './damage-steps.js';
import { fullWeaponOf } from './weapons.js';
import { landAll } from './wounds.js';
import { aboardUnit } from './aboard.js';
import type { Hold } from './vehicle-damage.js';
import { landAllOver, reaching } from './area.js';

/** What goes off by a league's rules strikes as salvos of missiles do (CLN-27). */
const SALVO = fullWeaponOf('lrm-5');
const salvos = (heat: number | undefined) => (heat === undefined || !SALVO ? {} : { weapon: SALVO });

/**
 * What is being resolved: events happen one after the other, each on the state that the one before has left. It knows all units:
 * what goes off strikes whoever stands around, and what goes off by that strikes in its turn, until nothing does any more.
 */
export class Resolution implements Resolving {
  readonly events: Event[] = [];
  /** What has to follow at once: others are asked (FIN-41). */
  readonly then: Step[] = [];
  /** What has gone off and has not struck yet. */
  readonly #blasts: Blast[] = [];
  /** Passengers whom a hit has struck, and who have not taken it yet. */
  readonly #cargo: { readonly in: UnitId; readonly passenger: UnitId; readonly points: number }[] = [];
  /** VTOLs whose pilot has been hit and has not rolled yet. */
  readonly #faltering: UnitId[] = [];
  #strikes = false;

  constructor(
    public state: StandardState,
    readonly dice: Dice,
  ) {}

  /** An event, with those whom it brings to light, and what goes off by the damage that it tells. */
  happen(event: Event): void {
    for (const one of [...broughtToLight(this.state, event), event]) {
      this.events.push(one);
      this.state = evolveStandard(this.state, one);
    }
    this.#quieten();
  }

  unit(id: UnitId): StandardUnit {
    return unitOf(this.state, id);
  }

  damageTo(id: UnitId): DamageResolution {
    const unit = this.unit(id);
    const wet = wetLocations(this.state.board, unit);
    const { options } = this.state;
    const hides = isPlatoon(unit) && motiveOf(unit.sheet) !== null && options.mechanizedOpen === 'off';
    // The hull around them hides those inside (UNI-60).
    const isInside = isCarried(unit) && unit.body.aboard?.outside !== true;
    const open = unit.place !== null && !hides && !isInside && isOpenGround(this.state.board, unit.place.hex);
    const burst = (damage: readonly number[], heat?: number): void => {
      // Whoever shares its hex stands as near as those next to it.
      const told = { damage: [damage[0] ?? 0, ...damage], by: id, ...(heat === undefined ? {} : { heat }) };
      if (unit.place) this.#blasts.push({ hex: unit.place.hex, ...told });
    };
    const outside = outsideOf(this.state, unit).map((one) => new DamageResolution(one, this.dice, this.state.turn));
    const [league, rulings] = [leagueRules(this.state), damageRulings(options)];
    const damaging = new DamageResolution(unit, this.dice, this.state.turn, wet, burst, open, outside, league, rulings);
    damaging.hold = this.#holdOf(unit);
    damaging.falters = () => void this.#faltering.push(id);
    return damaging;
  }

  /** Whom a vehicle carries in its bay, with what becomes of a hit on them: it strikes them once it is told (AMB-UNI-12). */
  #holdOf(unit: StandardUnit): Hold | null {
    if (this.state.options.cargoHit !== 'strikes') return null;
    const passengers = aboardUnit(this.state, unit, 'rider')
      .filter(({ body }) => !body.aboard?.outside)
      .map(({ id }) => id);
    const strike = (passenger: UnitId, points: number): void =>
      void this.#cargo.push({ in: unit.id, passenger, points });
    return passengers.length > 0 ? { passengers, strike } : null;
  }

  /** Something goes off around a hex, now. */
  goesOff(blast: Blast): void {
    this.#blasts.push(blast);
    this.#quieten();
  }

  /** Passengers are struck and pilots roll before blasts strike in the order in which they went off, those too that they set off themselves. */
  #quieten(): void {
    if (this.#strikes) return;
    this.#strikes = true;
    while (this.#goesOn());
    this.#strikes = false;
  }

  /** The next thing that follows from what has been told; false: nothing does any more. */
  #goesOn(): boolean {
    const cargo = this.#cargo.shift();
    if (cargo) {
      this.#strikePassenger(cargo.in, cargo.passenger, cargo.points);
      return true;
    }
    const faltering = this.#faltering.shift();
    if (faltering !== undefined) {
      falter(this, faltering);
      return true;
    }
    const blast = this.#blasts.shift();
    if (blast) this.#strikeAround(blast);
    return blast !== undefined;
  }

  #strikePassenger(carrier: UnitId, id: UnitId, points: number): void {
    const unit = this.unit(id);
    if (unit.status !== 'active') return;
    const aspect = { table: 'full', side: 'front', cover: false } as const;
    const wounds = landAll(this.damageTo(id), aspect, groupsAt(unit, points), this.dice);
    this.happen({ type: 'CargoStruck', unit: id, in: carrier, damage: points, wounds });
  }

  /** Each unit within reach is struck once, on the side that it turns to the hex, in groups of five. */
  #strikeAround({ hex, damage, by, heat, area }: Blast): void {
    for (const { id, place, sheet } of activeUnits(this.state).filter((unit) => !isCarried(unit))) {
      const dealt = place && id !== by ? (damage[distance(place.hex, hex)] ?? 0) : 0;
      if (!place || dealt === 0) continue;
      const points = area ? reaching(this.state, this.unit(id), dealt) : dealt;
      if (points === 0) continue;
      const aspect = {
        table: 'full',
        side: attackSide(place, hex, sheet.kind),
        cover: false,
        ...salvos(heat),
      } as const;
      const groups = groupsAt(this.unit(id), points);
      const wounds = area
        ? landAllOver(this.damageTo(id), aspect, points, this.dice)
        : landAll(this.damageTo(id), aspect, groups, this.dice);
      const heats = heat === undefined || sheet.kind !== 'mech' ? {} : { heat: heat * groups.length };
      this.happen({ type: 'Blasted', unit: id, hex, by, damage: points, wounds, ...heats });
    }
  }
}
