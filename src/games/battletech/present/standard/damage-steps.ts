import type { SeenUnit } from '../../../../rules/battletech/seen.js';
import { t } from '../../../../i18n/index.js';
import type { Tongue } from '../../words/index.js';
import type { Location } from '../../../../rules/battletech/vocabulary.js';
import { isInfantry } from '../../../../rules/battletech/stacking.js';
import { isPlatoon } from '../../../../rules/battletech/standard/infantry.js';
import type { DamageStep, HullHit, Wound } from '../../../../rules/battletech/standard/damage-steps.js';
import { locationName } from '../../../../rules/battletech/standard/legs.js';
import { diceFor, shownNumber, UNKNOWN } from '../names.js';
import { vehicleCriticalText } from './vehicles.js';
import { criticalDice, diceText, explodedText, thingText } from './words.js';

/** Damage in words: marks for the line of the attack itself, and a line of its own for each critical, explosion and wound (table 7.2.4). */

export interface Told {
  readonly marks: readonly string[];
  readonly lines: readonly string[];
}

/** What the wounds of one attack did to a unit. */
export function woundsText(wounds: readonly Wound[], unit: SeenUnit, tongue: Tongue): Told {
  const teller = new DamageTeller(unit, tongue);
  for (const wound of wounds) teller.wound(wound);
  return teller.told();
}

/** What was done to a unit without a hit location, as its pilot's wounds. */
export function damageStepsText(steps: readonly DamageStep[], unit: SeenUnit, tongue: Tongue): Told {
  const teller = new DamageTeller(unit, tongue);
  for (const one of steps) teller.tell(one, steps);
  return teller.told();
}

/** Boxes marked in one place: they are told as one, however many hits marked them. */
interface Marked {
  readonly where: 'armor' | 'armor-rear' | 'structure' | 'troopers';
  readonly location: Location;
  /** What it took and what is left; `null` for who does not see the sheet. */
  damage: number | null;
  after: number | null;
}

/** `CT 23 → 18`; to who does not see the sheet `CT −5`, and `CT −?` where all see only that it was hit. */
function markedText(
  where: Marked['where'],
  { location, damage, after }: Omit<Marked, 'where'>,
  tongue: Tongue,
): string {
  return damage === null || after === null
    ? t(tongue, `battletech.full.${where}-untold`, { location, damage: damage ?? UNKNOWN })
    : t(tongue, `battletech.full.${where}`, { location, before: after + damage, after });
}

/** How many things a roll for water has stopped: those that are told after it, before the next roll. */
function stoppedBy(soaked: DamageStep, steps: readonly DamageStep[]): number {
  const after = steps.slice(steps.indexOf(soaked) + 1);
  const next = after.findIndex(({ harm }) => harm === 'soaked');
  return after.slice(0, next < 0 ? after.length : next).filter(({ harm }) => harm === 'stopped').length;
}

/** Where damage goes that marks no box: into the cover, out of the back by CASE, nowhere. */
type Elsewhere = 'covered' | 'vented' | 'wasted';

/** The marks of one attack or one explosion, in order, and what else is said of it. */
class Marks {
  readonly #marked: Marked[] = [];
  readonly #gone: string[] = [];
  readonly #asides: string[] = [];
  readonly #columns: string[] = [];
  readonly #elsewhere = new Map<Elsewhere, number>();

  constructor(private readonly tongue: Tongue) {}

  mark(where: Marked['where'], location: Location, damage: number | null, after: number | null): void {
    const known = this.#marked.find((one) => one.where === where && one.location === location);
    if (!known) this.#marked.push({ where, location, damage, after });
    else {
      known.after = after;
      known.damage = known.damage === null || damage === null ? null : known.damage + damage;
    }
  }

  /** A location that was gone when it was hit: said before the marks, all of them at once. */
  gone(location: string): void {
    if (!this.#gone.includes(location)) this.#gone.push(location);
  }

  aside(text: string): void {
    if (!this.#asides.includes(text)) this.#asides.push(text);
  }

  /** A column that was hit; they are listed together, each once. */
  column(column: string): void {
    if (!this.#columns.includes(column)) this.#columns.push(column);
  }

  /** Points that went elsewhere are added up. */
  elsewhere(where: Elsewhere, points: number): void {
    this.#elsewhere.set(where, (this.#elsewhere.get(where) ?? 0) + points);
  }

  texts(): readonly string[] {
    const marked = this.#marked.map((one) => markedText(one.where, one, this.tongue));
    const elsewhere = [...this.#elsewhere].map(([where, points]) =>
      t(this.tongue, `battletech.full.${where}`, { points }),
    );
    const gone = this.#gone.length > 0 ? [t(this.tongue, 'battletech.full.was-gone', { locations: this.#gone })] : [];
    return [...gone, ...marked, ...this.#columnsText(), ...this.#asides, ...elsewhere];
  }

  #columnsText(): readonly string[] {
    const columns = this.#columns.join(', ');
    if (this.#columns.length === 0) return [];
    return [
      t(this.tongue, this.#columns.length === 1 ? 'battletech.full.column' : 'battletech.full.columns', { columns }),
    ];
  }
}

interface Critical {
  readonly location: Location;
  readonly through: boolean;
  readonly dice: string;
  left: number;
  readonly slots: string[];
}

/** A line that goes on growing while its damage is told. */
type Line =
  | { readonly kind: 'critical'; readonly critical: Critical }
  | { readonly kind: 'explosion'; readonly head: string; readonly marks: Marks }
  | { readonly kind: 'text'; text: string };

/** What a hit on a machine did to troopers on its outside (UNI-62, UNI-66). */
function hullText({ unit, roll, points, harm }: HullHit, tongue: Tongue): string {
  const marks = harm.flatMap((step) => {
    if (step.harm === 'armor') return [markedText('armor', step, tongue)];
    if (step.harm === 'structure' && step.location === 'TR') return [markedText('troopers', step, tongue)];
    return step.harm === 'location-lost'
      ? [t(tongue, 'battletech.full.trooper-falls', { location: step.location })]
      : [];
  });
  const told = marks.join(', ');
  return roll === null
    ? t(tongue, 'battletech.full.falls-with', { unit, marks: told })
    : t(tongue, 'battletech.full.on-hull', { unit, points: points ?? UNKNOWN, marks: told });
}

class DamageTeller {
  readonly #main: Marks;
  readonly #lines: Line[] = [];
  readonly #open: Critical[] = [];
  /** Locations whose structure was marked by the attack that is being told. */
  #entered = new Set<Location>();
  #explosion: { readonly marks: Marks; readonly cased: boolean } | null = null;

  constructor(
    private readonly unit: SeenUnit,
    private readonly tongue: Tongue,
  ) {
    this.#main = new Marks(tongue);
  }

  wound({ harm: steps, covered, points, open, onHull = [] }: Wound): void {
    this.#entered = new Set();
    this.#explosion = null;
    this.#open.length = 0;
    if (covered) this.#main.elsewhere('covered', points);
    for (const one of steps) this.tell(one, steps);
    if (open && steps.length > 0) this.#main.aside(t(this.tongue, 'battletech.full.in-the-open'));
    for (const hit of onHull) if (hit.harm.length > 0) this.#say(hullText(hit, this.tongue));
  }

  /** Tells a step; what came of some is in those after it. */
  tell(step: DamageStep, steps: readonly DamageStep[]): void {
    const { tongue, unit } = this;
    const marks = this.#explosion?.marks ?? this.#main;
    switch (step.harm) {
      case 'armor':
        marks.mark(step.rear ? 'armor-rear' : 'armor', step.location, step.damage, step.after);
        return;
      case 'structure':
        this.#entered.add(step.location);
        if (isInfantry(unit)) {
          // Of a suit's wearer it is said that they fall.
          if (step.location === 'TR') marks.mark('troopers', step.location, step.damage, step.after);
          return;
        }
        marks.mark('structure', step.location, step.damage, step.after);
        return;
      case 'transfer':
        this.#transfer(step, marks);
        return;
      case 'location-lost':
        this.#lost(step, marks);
        return;
      case 'critical-roll': {
        this.#explosion = null;
        if (step.criticals === 0) return;
        const { location, through, criticals } = step;
        const critical = { location, through, dice: criticalDice(step, tongue), left: criticals, slots: [] };
        this.#open.push(critical);
        this.#lines.push({ kind: 'critical', critical });
        return;
      }
      case 'slot': {
        const critical = this.#open.findLast(({ left }) => left > 0);
        const struck = thingText(unit, step.holds, tongue);
        const thing = step.survives ? t(tongue, 'battletech.full.survives', { thing: struck }) : struck;
        const { location } = step;
        if (!critical) {
          this.#say(t(tongue, 'battletech.full.critical-sure', { location, slots: thing }));
          return;
        }
        critical.left--;
        critical.slots.push(
          location === critical.location ? thing : t(tongue, 'battletech.full.slot-in', { thing, location }),
        );
        return;
      }
      case 'explosion': {
        const { location, damage, cased, what } = step;
        const thing = explodedText(unit, what, tongue);
        const exploded = new Marks(tongue);
        this.#explosion = { marks: exploded, cased };
        const head =
          damage === null
            ? t(tongue, 'battletech.full.explodes-inside', { location })
            : t(tongue, 'battletech.full.explodes', { thing, location, damage });
        this.#lines.push({ kind: 'explosion', head, marks: exploded });
        return;
      }
      case 'breach': {
        const key = step.broken ? 'battletech.full.breached' : 'battletech.full.tight';
        const text = t(tongue, key, { location: locationName(unit, step.location) });
        this.#say(step.roll ? t(tongue, 'battletech.full.breach-roll', { text, dice: diceText(step.roll) }) : text);
        return;
      }
      case 'pilot':
        this.#say(
          step.hits === null
            ? t(tongue, 'battletech.full.pilot-wounded', { why: step.why ?? 'unknown' })
            : t(tongue, 'battletech.full.pilot', { why: step.why ?? 'unknown', hits: step.hits }),
        );
        return;
      case 'edge':
        this.#say(t(tongue, `battletech.full.edge-${step.over}`, { dice: diceText(step.roll), left: step.left }));
        return;
      case 'consciousness': {
        const key = step.awake ? 'battletech.full.awake' : 'battletech.full.faints';
        const text =
          step.need === null
            ? t(tongue, `${key}-untold`)
            : t(tongue, key, { need: shownNumber(step.need), dice: diceFor(step.need, step.roll) });
        const last = this.#lines.at(-1);
        if (last?.kind === 'text') last.text = `${last.text}, ${text}`;
        else this.#say(text);
        return;
      }
      case 'soaked': {
        const { location, roll, more } = step;
        const facts = { location, dice: diceText(roll), more };
        // The table may stop more than still works there.
        const things = stoppedBy(step, steps);
        if (step.things === 0) this.#say(t(tongue, 'battletech.full.soaked-in-vain', facts));
        else if (things === 0) this.#say(t(tongue, 'battletech.full.soaked-through', facts));
        else this.#say(t(tongue, 'battletech.full.soaked', { ...facts, things }));
        return;
      }
      case 'stopped': {
        const { location, holds } = step;
        this.#say(t(tongue, 'battletech.full.stopped', { thing: thingText(unit, holds, tongue), location }));
        return;
      }
      case 'reactor': {
        const { need, roll, runs } = step;
        if (need === null || roll === null) this.#say(t(tongue, 'battletech.full.reactor-drowned'));
        else {
          const key = runs ? 'battletech.full.reactor-runs' : 'battletech.full.reactor-stops';
          this.#say(t(tongue, key, { need, dice: diceText(roll) }));
        }
        return;
      }
      case 'shared': {
        const { location, rest, share, sectors, outside } = step;
        const known = rest !== null && share !== null && sectors !== null;
        const text = known
          ? t(tongue, 'battletech.full.shared', { rest, location, share, sectors, outside })
          : t(tongue, 'battletech.full.shared-out', { outside });
        marks.aside(text);
        return;
      }
      case 'cowl':
        marks.aside(t(tongue, 'battletech.full.cowl', { damage: step.damage }));
        return;
      case 'column':
        this.#main.column(`${step.location}${step.column}`);
        return;
      case 'rotor':
        this.#say(t(tongue, 'battletech.full.rotor'));
        return;
      case 'motive':
        this.#say(
          t(tongue, 'battletech.full.motive', {
            result: step.result ?? 'unknown',
            dice: diceText(step.roll),
            more: step.more,
          }),
        );
        return;
      case 'vehicle-critical':
        this.#say(vehicleCriticalText(step, unit, tongue));
        return;
      case 'doomed':
        this.#say(t(tongue, 'battletech.full.fatal', { why: step.why ?? 'unknown' }));
        return;
    }
  }

  /** Damage that goes on inward is told where it arrives; only what was gone before, and what goes nowhere, is said. */
  #transfer({ from, to, damage }: Extract<DamageStep, { harm: 'transfer' }>, marks: Marks): void {
    if (to !== null) {
      if (!this.#entered.has(from)) marks.gone(locationName(this.unit, from));
      return;
    }
    if (damage !== null && !isPlatoon(this.unit)) marks.elsewhere(this.#explosion?.cased ? 'vented' : 'wasted', damage);
  }

  #lost({ location, why }: Extract<DamageStep, { harm: 'location-lost' }>, marks: Marks): void {
    if (isPlatoon(this.unit)) return;
    const key = isInfantry(this.unit) ? 'trooper-falls' : why;
    const text = t(this.tongue, `battletech.full.${key}`, { location: locationName(this.unit, location) });
    const critical = why === 'blown-off' ? this.#open.at(-1) : undefined;
    if (critical) critical.slots.push(text);
    else marks.aside(text);
  }

  #say(text: string): void {
    this.#lines.push({ kind: 'text', text });
  }

  told(): Told {
    return { marks: this.#main.texts(), lines: this.#lines.map((line) => this.#lineText(line)) };
  }

  #lineText(line: Line): string {
    const { tongue } = this;
    switch (line.kind) {
      case 'text':
        return line.text;
      case 'explosion':
        return [line.head, ...line.marks.texts()].join(', ');
      case 'critical': {
        const { location, through, dice, slots } = line.critical;
        const key = through ? 'battletech.full.critical-through' : 'battletech.full.critical';
        const told = slots.length > 0 ? slots : [t(tongue, 'battletech.full.critical-nothing')];
        return t(tongue, key, { location, dice, slots: told.join(', ') });
      }
    }
  }
}
