import { total, type Dice, type Roll } from '../../kernel/dice.js';
import { armorAt, rearArmorAt, slotsAt, slotsStruckAt, structureAt } from '../damage/left.js';
import { isBare, isLost } from '../damage/lost.js';
import { isRearLocation, TRANSFER } from '../tables.js';
import type { StandardUnit } from '../types.js';
import type { Location, MountId } from '../vocabulary.js';
import type { StandardMount, StandardWeapon, StowedBin } from '../record-sheet.js';
import { cascade, ringsOf } from '../league/cascade.js';
import { getsIn } from '../league/flooding.js';
import { slotsOpened, strikeBoxes, type BoxHit } from '../league/grid.js';
import type { Damaging } from '../league/damaging.js';
import { NO_LEAGUE, type LeagueRules } from '../league/rules.js';
import { BREACH, CONSCIOUSNESS, criticalsOf, DEADLY_WOUNDS } from './body-tables.js';
import { armOn, binOf, ENGINE_DEAD, engineHits, filledSlots, slotsStruck } from './condition.js';
import type { DamageStep, EdgeSpent, PilotWound } from './damage-steps.js';
import { afterDamage } from './after-damage.js';
import { isAutocannon } from './ballistic-weapons.js';
import { editionOf, type EditionRules } from './editions.js';
import { isLimb } from './legs.js';
import { GLANCING_CRITICAL } from './glancing.js';
import { loaded } from './munitions.js';
import { USUAL_RULINGS, type DamageRulings } from './unit-rulings.js';
import type { Hold } from './vehicle-damage.js';
import { cowlOf } from './quirks.js';
import { eased } from './talents.js';
import type { AttackedSide } from './terms.js';
import { isInert } from './traits.js';
import type { Doom, CriticalSlot } from './types.js';

type Exploding = NonNullable<Extract<DamageStep, { harm: 'explosion' }>['what']>;

/** What strikes: its weapon, if it is one, from which side, and a column that its player has shifted it by. */
type Striking = Pick<BoxHit, 'weapon' | 'shift'> & { readonly glancing?: boolean; readonly side?: AttackedSide };

/** Damage to a unit that is being resolved: what happens to it, step by step, and how it stands after each. */
export class DamageResolution implements Damaging {
  readonly steps: DamageStep[] = [];
  /** The locations that the damage now being dealt has struck. */
  struck: Location[] = [];
  /** Whom it carries inside, where a hit on its cargo strikes them (AMB-UNI-12). */
  hold: Hold | null = null;
  /** Where it is hit who flies it. */
  falters: () => void = () => undefined;

  constructor(
    public unit: StandardUnit,
    readonly dice: Dice,
    private readonly turn: number,
    /** Its locations that are under water. */
    private readonly wet: readonly Location[] = [],
    /** What an explosion on board does one hex away, two hexes away … */
    private readonly burst: (damage: readonly number[], heat?: number) => void = () => undefined,
    /** Whether it stands in the open, where nothing hides troopers. */
    readonly open = false,
    /** Those on its outside, who may take some of it (UNI-62). */
    readonly outside: readonly DamageResolution[] = [],
    readonly league: LeagueRules = NO_LEAGUE,
    /** What the table has ruled about vehicles. */
    readonly rulings: DamageRulings = USUAL_RULINGS,
  ) {}

  /** Takes the steps told so far, for one event or one wound of several. */
  taken(): readonly DamageStep[] {
    return this.steps.splice(0);
  }

  /** Damage to a location, inward as far as it goes; then criticals wherever structure was hit (table 7.2.4). */
  strike(location: Location, dealt: number, rear: boolean, through: boolean, by: Striking = {}): void {
    if (location === 'HD' && dealt > 0 && !isLost(this.unit, 'HD')) this.hurt('head-hit', 1);
    const points = dealt - this.#cowl(location, dealt, by.side);
    if (points === 0 && dealt > 0) return;
    const was = this.unit;
    this.struck = [];
    const opened = was.body.boxes
      ? strikeBoxes(this, { location, points, rear, ...by })
      : this.#inward(location, points, rear);
    this.#inside(was, opened, through ? location : null, by.glancing ? GLANCING_CRITICAL : 0);
    const { pierces } = by.weapon?.full ?? {};
    if (pierces !== undefined && !through && opened.length === 0) this.#pierce(location, pierces);
    const exposed = !this.floods ? this.struck : this.league.waterRetest === 'damage' ? opened : [];
    for (const at of exposed) if (this.wet.includes(at)) this.#soak(at);
  }

  /** What the cowl takes of a hit on the head that does not come from in front (ADV-07). */
  #cowl(location: Location, points: number, side: AttackedSide | undefined): number {
    if (location !== 'HD' || isLost(this.unit, 'HD') || side === undefined || side === 'front') return 0;
    const damage = Math.min(cowlOf(this.unit), points);
    if (damage > 0) this.add({ harm: 'cowl', damage });
    return damage;
  }

  /** Armour and structure of a location and of those inward of it. The locations whose structure is opened. */
  #inward(location: Location, points: number, rear: boolean): readonly Location[] {
    const opened: Location[] = [];
    let left = points;
    for (let at: Location | null = location; at !== null && left > 0; at = TRANSFER[at]) {
      if (!isLost(this.unit, at)) {
        this.struck.push(at);
        left = this.#armor(at, left, rear);
        if (left > 0) {
          opened.push(at);
          left = this.#structure(at, left);
        }
      }
      if (left > 0) this.add({ harm: 'transfer', from: at, to: TRANSFER[at], damage: left });
    }
    return opened;
  }

  /** What is hit inside where structure was opened: by critical rolls or, in boxes, what lay in those that are gone. */
  #inside(was: StandardUnit, opened: readonly Location[], through: Location | null, more: number): void {
    if (was.body.boxes && this.league.crits === 'positional') {
      for (const at of opened)
        for (const slot of slotsOpened(was, this, at))
          // What explodes may take the location along, and strike others of its slots.
          if (!isLost(this.unit, at) && !slotsStruckAt(this.unit, at).includes(slot)) this.#strikeSlot(at, slot, []);
      return;
    }
    if (through) this.#criticals(through, true, more);
    for (const at of opened) this.#criticals(at, false, more);
  }

  /** Water breaks into a location that is still there: nothing in it works any more, and nothing explodes (FIN-18). */
  breach(location: Location, roll: Roll | null = null): void {
    if (this.#isBroken(location)) return;
    this.add({ harm: 'breach', location, roll, broken: true });
    const arm = armOn(location);
    if (arm) this.breach(arm);
    if (location === 'HD') this.doom('pilot');
    if (location === 'CT') this.doom('centre-torso');
    this.#engine();
  }

  /** Wounds of the pilot, each with a roll to stay conscious (table 7.2.6); by the rules of 2026 one roll for all of them. */
  hurt(why: PilotWound, wounds: number): void {
    const { oneRollForWounds } = editionOf(this.unit);
    for (let i = 0; i < wounds; i++) {
      const { pilot } = this.unit.body;
      if (pilot.hits >= DEADLY_WOUNDS) return;
      const hits = pilot.hits + 1;
      this.add({ harm: 'pilot', why, hits });
      if (hits >= DEADLY_WOUNDS) this.doom('pilot');
      else if (pilot.out === null && !(oneRollForWounds && i < wounds - 1)) this.#stayConscious(hits);
    }
  }

  doom(why: Doom): void {
    if (this.unit.body.doomed === null) this.add({ harm: 'doomed', why });
  }

  /** Ammunition in a bin blows up: all the rounds that are left. An empty bin or one of harmless rounds does nothing. */
  explodeBin(bin: StowedBin): void {
    const { stowed, left } = bin;
    const damage = left * damageOfRound(this.unit, bin);
    if (damage > 0) this.#explode(stowed.location, { bin: stowed.id }, damage, editionOf(this.unit).explosions);
  }

  /** One critical hit in a location that is still there, without a roll for their number; none where all its slots are struck. */
  criticalIn(location: Location): void {
    if (!isLost(this.unit, location) && hittable(this.unit, location).length > 0) this.#critical(location);
  }

  /** After damage to a location under water: it holds only as long as there is armour, and the dice are kind (FIN-17). */
  #soak(location: Location): void {
    if (this.floods) {
      getsIn(this, location);
      return;
    }
    if (this.#isBroken(location)) return;
    if (isBare(this.unit, location)) {
      this.breach(location);
      return;
    }
    const roll = this.dice.roll(2, 6, 'breach');
    if (total(roll) >= BREACH) this.breach(location, roll);
    else this.add({ harm: 'breach', location, roll, broken: false });
  }

  /** Whether water gets in as a league has it. */
  get floods(): boolean {
    return this.league.floods && this.unit.sheet.kind === 'mech';
  }

  #isBroken(location: Location): boolean {
    return isLost(this.unit, location) || this.unit.body.breached.includes(location);
  }

  /** A step happens, and stands on the sheet. */
  add(step: DamageStep): void {
    this.steps.push(step);
    this.unit = afterDamage(this.unit, step);
  }

  /** A pilot with edge left has a roll made again (ADV-05). */
  spendsEdge(roll: Roll, over: EdgeSpent): boolean {
    const { edge = 0 } = this.unit.body.pilot;
    if (edge === 0) return false;
    this.add({ harm: 'edge', over, roll, left: edge - 1 });
    return true;
  }

  #stayConscious(hits: number): void {
    const plain = CONSCIOUSNESS[hits];
    if (plain === undefined) throw new Error(`no consciousness number for ${hits} hits`);
    const need = eased(plain, this.unit.body.pilot, 'awake');
    const first = this.dice.roll(2, 6, 'consciousness');
    const fails = total(first) < need && this.spendsEdge(first, 'consciousness');
    const roll = fails ? this.dice.roll(2, 6, 'consciousness') : first;
    this.add({ harm: 'consciousness', roll, need, awake: total(roll) >= need, turn: this.turn });
  }

  #armor(location: Location, points: number, rear: boolean): number {
    const behind = rear && isRearLocation(location);
    const plate = behind ? rearArmorAt(this.unit, location) : armorAt(this.unit, location);
    const before = plate?.left ?? 0;
    const damage = Math.min(before, points);
    if (damage > 0) this.add({ harm: 'armor', location, rear: behind, damage, after: before - damage });
    return points - damage;
  }

  #structure(location: Location, points: number): number {
    const before = structureAt(this.unit, location).left;
    const damage = Math.min(before, points);
    this.add({ harm: 'structure', location, damage, after: before - damage });
    if (damage === before) this.lose(location, 'destroyed');
    return points - damage;
  }

  /** A location is gone; a side torso takes its arm or front leg along, head or centre torso the unit. */
  lose(location: Location, why: 'destroyed' | 'torn-off' | 'blown-off'): void {
    if (isLost(this.unit, location)) return;
    this.add({ harm: 'location-lost', location, why });
    const arm = armOn(location);
    if (arm) this.lose(arm, 'torn-off');
    if (location === 'HD') this.doom('head');
    if (location === 'CT') this.doom('centre-torso');
    this.#engine();
  }

  /** Engine slots may go one by one or, of an XL, with a side torso. */
  #engine(): void {
    if (engineHits(this.unit) >= ENGINE_DEAD) this.doom('engine');
  }

  /** A roll for critical hits on a location that is still there. */
  #criticals(location: Location, through: boolean, more = 0): void {
    if (isLost(this.unit, location)) return;
    const roll = this.dice.roll(2, 6, 'critical');
    const criticals = criticalsOf(total(roll) + more);
    this.add({ harm: 'critical-roll', location, through, roll, criticals, ...(more === 0 ? {} : { more }) });
    const isOff = location === 'HD' || isLimb(location);
    if (criticals === 3 && isOff) {
      this.lose(location, 'blown-off');
      return;
    }
    for (let i = 0; i < criticals; i++) this.#critical(location);
  }

  /** Rounds that go through armour which still holds (WPN-16); in boxes they strike what lies where they go. */
  #pierce(location: Location, more: number): void {
    if (this.unit.body.boxes && this.league.crits === 'positional') return;
    if (this.struck.includes(location)) this.#criticals(location, false, more);
  }

  /** One critical hit: on a slot of the location, or of the next inward that has one left. */
  #critical(location: Location): void {
    for (let at: Location | null = location; at !== null; at = TRANSFER[at]) {
      const open = isLost(this.unit, at) ? [] : hittable(this.unit, at);
      if (open.length === 0) continue;
      const { slot, rolls } = this.#slotIn(open);
      this.#strikeSlot(at, slot, rolls);
      return;
    }
  }

  #strikeSlot(location: Location, slot: number, rolls: readonly Roll[]): void {
    const holds = slotsAt(this.unit, location)[slot];
    if (!holds) throw new Error(`nothing in slot ${slot} of ${location}`);
    const survives = holds.holds === 'weapon' && isTough(this.unit, holds.mount);
    this.add({ harm: 'slot', location, slot, holds, rolls, ...(survives ? { survives } : {}) });
    if (!survives) this.#take(location, holds);
  }

  /** Half and slot by 1D6 each, again until a slot is found that can be hit; the half only where both have some. */
  #slotIn(open: readonly number[]): { readonly slot: number; readonly rolls: readonly Roll[] } {
    const lower = open.filter((slot) => slot >= 6);
    const isSplit = lower.length > 0 && lower.length < open.length;
    const rolls: Roll[] = [];
    for (;;) {
      const die = (purpose: string): number => {
        const roll = this.dice.roll(1, 6, purpose);
        rolls.push(roll);
        return total(roll);
      };
      const base = isSplit ? (die('critical-half') <= 3 ? 0 : 6) : lower.length > 0 ? 6 : 0;
      const slot = base + die('critical-slot') - 1;
      if (open.includes(slot)) return { slot, rolls };
    }
  }

  /** What a struck slot does at once; the rest is read off the sheet (table 7.2.4). */
  #take(location: Location, slot: CriticalSlot): void {
    if (slot.holds === 'part') {
      this.#engine();
      if (slot.part === 'cockpit') this.doom('cockpit');
    } else if (slot.holds === 'ammo') {
      const bin = binOf(this.unit, slot.bin);
      if (bin) this.explodeBin(bin);
    } else if (slot.holds === 'weapon') {
      const mount = this.unit.sheet.mounts.find(({ id }) => id === slot.mount);
      const damage = mount ? explosionOf(this.unit, mount) : 0;
      // A wreck struck in another of its slots has nothing left to explode with.
      if (mount && damage > 0 && slotsStruck(this.unit, mount) === 1)
        this.#explode(location, { mount: mount.id }, damage);
    }
  }

  /** An explosion on board: structure only, inward unless CASE lets the rest out; two wounds for the pilot. `cap`: by the rules of 2026 it does no more. */
  #explode(location: Location, what: Exploding, full: number, cap: EditionRules['explosions'] = null): void {
    const isCased = (at: Location): boolean => isCasedIn(this.unit, this.league, at);
    const most = cap === null || this.league.cascade ? full : isCased(location) ? cap.cased : cap.plain;
    const damage = Math.min(full, most);
    this.add({ harm: 'explosion', location, what, damage, cased: isCased(location) });
    // What is over takes the armour of a location that holds from within, on the back of a torso (EDN-03).
    if (cap && full > most && structureAt(this.unit, location).left > most && !this.unit.body.boxes)
      this.#armor(location, isCased(location) ? Math.min(full - most, cap.armour) : Infinity, true);
    const { bursts } = weaponIn(this.unit, what)?.full ?? {};
    if (bursts) this.burst(bursts.map((part) => Math.round(damage / part)));
    const was = this.unit;
    const opened = this.league.cascade
      ? this.#cascade(location, damage, isCased)
      : this.#vent(location, damage, isCased);
    this.hurt('explosion', editionOf(this.unit).explosionWounds);
    this.#inside(was, opened, null, 0);
  }

  /** By a league's rules an explosion goes on through the neighbours of a location, and out of the 'Mech (CLN-24). */
  #cascade(location: Location, damage: number, isCased: (at: Location) => boolean): readonly Location[] {
    const { opened, outside } = cascade(this, location, damage, isCased);
    const { tables } = this.league;
    const rings = ringsOf(tables, outside);
    if (rings.some((points) => points > 0)) this.burst(rings, tables.blast.ammunition);
    return opened;
  }

  /** Structure inward of a location, unless CASE lets the rest out. */
  #vent(location: Location, damage: number, isCased: (at: Location) => boolean): readonly Location[] {
    const opened: Location[] = [];
    let left = damage;
    for (let at: Location | null = location; at !== null && left > 0;) {
      if (!isLost(this.unit, at)) {
        opened.push(at);
        left = this.#structure(at, left);
      }
      const to: Location | null = isCased(at) ? null : TRANSFER[at];
      if (left > 0) this.add({ harm: 'transfer', from: at, to, damage: left });
      at = to;
    }
    return opened;
  }
}

/** Whether CASE, which every 'Mech of the Clans has, lets an explosion in a location out of its back. */
export const isCasedIn = ({ sheet: { full } }: StandardUnit, league: LeagueRules, at: Location): boolean =>
  (full.tech === 'clan' || full.case.includes(at)) && !(league.cascade && league.cascadeCase === 'ignored');

/** Whether a weapon survives a critical hit: by the rules of 2026 an autocannon the first one (EDN-03). */
function isTough(unit: StandardUnit, id: MountId): boolean {
  const weapon = unit.sheet.mounts.find((mount) => mount.id === id)?.weapon.id;
  return (
    editionOf(unit).toughAutocannons &&
    weapon !== undefined &&
    isAutocannon(weapon) &&
    !(unit.body.dented ?? []).includes(id)
  );
}

/** The damage of a weapon that explodes itself; by the rules of 2026 by its slots (EDN-03). */
function explosionOf(unit: StandardUnit, { id, weapon, location, split }: StandardMount): number {
  const { explodes } = weapon.full;
  const { explodesBySlot } = editionOf(unit);
  if (explodes === 0 || explodesBySlot === null) return explodes;
  const slots = [location, ...(split ? [split] : [])].flatMap((at) => slotsAt(unit, at));
  return explodesBySlot * slots.filter((slot) => slot?.holds === 'weapon' && slot.mount === id).length;
}

/** Slots of a location that a critical hit can strike and has not struck before. */
const hittable = (unit: StandardUnit, location: Location): readonly number[] =>
  filledSlots(unit, location).filter((slot) => !slotsStruckAt(unit, location).includes(slot));

/** The weapon that explodes, or whose ammunition does. */
function weaponIn({ sheet, ammo }: StandardUnit, what: Exploding): StandardWeapon | null {
  const kind = 'bin' in what ? ammo.find(({ stowed }) => stowed.id === what.bin)?.ammo : null;
  const mount = sheet.mounts.find(({ id, weapon }) => ('mount' in what ? id === what.mount : weapon.ammo === kind));
  return mount?.weapon ?? null;
}

/**
 * The damage of a round of ammunition that blows up: all its missiles. Of a weapon that explodes itself the charge does the
 * harm: the slugs of a Gauss rifle are mere lumps. Nor does plasma explode before it is fired (WPN-20).
 */
export function damageOfRound(unit: StandardUnit, { ammo, stowed }: StowedBin): number {
  const found = unit.sheet.mounts.find((mount) => mount.weapon.ammo === ammo)?.weapon;
  if (!found || isInert(found.full)) return 0;
  const { damage, full } = loaded(found, stowed.munition);
  return full.cluster ? full.cluster.size * full.cluster.damage : (full.amongTroopers ?? damage);
}
