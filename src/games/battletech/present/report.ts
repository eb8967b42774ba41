import { gaitOf } from '../../../rules/battletech/gait.js';
import { STOOD } from '../../../rules/battletech/standard/risen.js';
import type { SeenUnit } from '../../../rules/battletech/seen.js';
import { nameOf, t } from '../../../i18n/index.js';
import type { Tongue } from '../words/index.js';
import { findUnit } from '../../../rules/battletech/units.js';
import { isHurtSince } from '../../../rules/battletech/damage/lost.js';
import type { BattleTech, BattleTechView } from '../../../rules/battletech/battletech.js';
import type { Event, InitiativeRoll } from '../../../rules/battletech/events.js';
import { scoreOf } from '../../../rules/battletech/turn.js';
import { LEGS } from '../../../rules/battletech/tables.js';
import type { MatchEvent } from '../../../rules/kernel/contract.js';
import { cocoonOf } from '../../../rules/battletech/league/cocoons.js';
import { isKernelEvent } from '../../../rules/kernel/evolve.js';
import type { UnitId } from '../../../rules/kernel/ids.js';
import type { Report, Stretch } from '../../../present/contract.js';
import { kernelTeller, type OwnWords } from '../../../present/kernel.js';
import { refusalText } from '../../../present/refusal.js';
import { factText } from './facts.js';
import { headingText } from './heading.js';
import { all, chanceText, chassisOf, facesText, mountOf, placeText, unitOf } from './names.js';
import { melees } from './melees.js';
import { verdictText } from './outcome.js';
import { asTarget } from './sheet.js';
import { shotLine, whyLine, type Shot } from './shots.js';
import { FullTeller, fullWhy } from './standard/report.js';

/** The report of a stretch: what happened, one short line each, and behind it the terms of each number. */
export function report(stretch: Stretch<BattleTech>, tongue: Tongue): Report {
  const { before, after, events } = stretch;
  const crowds = melees(after.game).length;
  return {
    heading: headingText(events, before, after, tongue),
    lines: toldEvents(stretch, tongue).flatMap(({ lines }) => lines),
    why: events.flatMap((event) => why(event, stretch, tongue)),
    changed: before ? changedUnits(before, after) : [],
    map: events.some(showsOnMap),
    ...(crowds > 0 ? { closeUps: crowds } : {}),
  };
}

/** Every event of a stretch with the lines that the report has on it. */
export function toldEvents({ after, events }: Stretch<BattleTech>, tongue: Tongue) {
  const teller = new Teller(events, after, tongue);
  return events.map((event) => ({ event, lines: teller.lines(event) }));
}

/** What the map does not show: beginnings and ends, what is declared and does nothing, heat, what a corrected sheet alone would tell. */
const OFF_THE_MAP: ReadonlySet<Event['type']> = new Set([
  'TurnBegan',
  'TurnEnded',
  'InitiativeRolled',
  'PhaseBegan',
  'PhaseEnded',
  'UnitNamed',
  'HeatTold',
  'AmmoDumped',
  'SinksSwitched',
  'Unjammed',
  'GoalsCounted',
]);

/** Whether an event changes what the map shows. */
function showsOnMap(event: MatchEvent<BattleTech>): boolean {
  if (isKernelEvent<BattleTech>(event)) return event.type === 'Corrected' || event.type === 'Rewound';
  switch (event.type) {
    case 'AttackDeclared':
      return event.target !== null;
    case 'FireDeclared':
      return event.shots.length + (event.atHexes ?? []).length > 0;
    case 'BlowsDeclared':
      return event.blows.length > 0;
    default:
      return !OFF_THE_MAP.has(event.type);
  }
}

/** Units that are hurt otherwise than before. */
function changedUnits(before: BattleTechView, after: BattleTechView): readonly UnitId[] {
  const was = ({ id }: SeenUnit): SeenUnit | undefined => before.game.units.find((unit) => unit.id === id);
  return after.game.units.filter((unit) => isHurtSince(was(unit), unit)).map(({ id }) => id);
}

function why(event: MatchEvent<BattleTech>, stretch: Stretch<BattleTech>, tongue: Tongue): readonly string[] {
  const view = stretch.after;
  if (event.type === 'ShotResolved') return [whyLine(event, view, tongue)];
  if (event.type !== 'UnitMoved') return isKernelEvent<BattleTech>(event) ? [] : fullWhy(event, stretch, tongue);
  if (event.left || event.movement.mode === 'stand' || isAttempt(event, view)) return [];
  const { entered } = event.movement;
  const modifier = asTarget(unitOf(view.game, event.unit), event.movement);
  const key = event.movement.mode === 'jump' ? 'battletech.full.why-jumped' : 'battletech.report.why-target';
  return [t(tongue, key, { unit: event.unit, hexes: entered, modifier })];
}

/** Whether the last thing that a unit did with its MP was to try to stand up: the roll tells it. What is no 'Mech has climbed. */
const isAttempt = ({ unit, movement }: UnitMoved, { game }: BattleTechView): boolean =>
  movement.steps.endsWith(STOOD) && unitOf(game, unit).sheet.kind === 'mech';

type UnitMoved = Extract<Event, { type: 'UnitMoved' }>;

/** What the kernel's lines say in the words of this game. */
const own = (tongue: Tongue): OwnWords => ({
  fact: (fact) => factText(fact, tongue),
  verdict: (outcome) => verdictText(outcome, tongue),
});

/** Tells event after event; what a later line says in full is not said before. */
class Teller {
  readonly #resolved: ReadonlySet<UnitId>;
  readonly #moved: ReadonlySet<UnitId>;
  readonly #quiet: boolean;
  readonly #full: FullTeller;
  readonly #kernel: ReturnType<typeof kernelTeller>;
  /** The steps told of each unit so far: one that fell and goes no further is not told twice. */
  readonly #steps = new Map<UnitId, string>();
  #shooter: UnitId | null = null;

  constructor(
    events: readonly MatchEvent<BattleTech>[],
    private readonly view: BattleTechView,
    private readonly tongue: Tongue,
  ) {
    this.#resolved = new Set(events.flatMap((event) => (event.type === 'ShotResolved' ? [event.unit] : [])));
    this.#moved = new Set(events.flatMap((event) => (event.type === 'UnitMoved' ? [event.unit] : [])));
    const declared = events.some((event) => event.type === 'AttackDeclared' && event.target !== null);
    const ended = events.some((event) => event.type === 'PhaseEnded' && event.phase === 'weapons');
    this.#quiet = view.game.level === 'quick-start' && ended && !declared && this.#resolved.size === 0;
    this.#full = new FullTeller(events, view, tongue);
    this.#kernel = kernelTeller(events, own(tongue), tongue);
  }

  lines(event: MatchEvent<BattleTech>): readonly string[] {
    return isKernelEvent<BattleTech>(event) ? this.#kernel(event) : this.#gameLines(event);
  }

  #gameLines(event: Event): readonly string[] {
    const { tongue, view } = this;
    switch (event.type) {
      case 'UnitDeployed':
        return [deployedLine(event, view, tongue)];
      case 'InitiativeRolled':
        return [initiativeLine(event, tongue)];
      case 'PhaseBegan':
        // Declarations go in the order of the movement before them: it is told once.
        return event.phase === 'movement' && event.order.length > 2
          ? [t(tongue, 'battletech.report.order', { sides: orderText(event, tongue) })]
          : [];
      case 'UnitNamed':
        return this.#moved.has(event.unit) ? [] : [t(tongue, 'battletech.report.named', { unit: event.unit })];
      case 'UnitMoved':
        return this.#moveLines(event);
      case 'WayBarred':
        return [barredText(event, tongue)];
      case 'OrderVoid':
        return [t(tongue, 'battletech.report.order-void', { unit: event.unit, why: refusalText(event.why, tongue) })];
      case 'AttackDeclared':
        return this.#quiet || this.#resolved.has(event.unit)
          ? []
          : [byWhom(declarationLine(event, view, tongue), event.by, tongue)];
      case 'SplitChosen': {
        const [attacker, target] = event.units;
        const line = t(tongue, 'battletech.report.split', { attacker, target, hexes: all(tongue, event.hexes) });
        return [byWhom(line, event.by, tongue)];
      }
      case 'DeclarationReturned':
        return [t(tongue, 'battletech.report.returned', { unit: event.unit, target: event.target })];
      case 'ShotResolved':
        return this.#shotLines(event);
      case 'DamageTookEffect':
        return effectLines(event, view, tongue);
      case 'PhaseEnded':
        return event.phase === 'weapons' && this.#quiet
          ? [t(tongue, 'battletech.report.nobody-fires')]
          : this.#full.ended(event.phase);
      case 'TurnBegan':
      case 'TurnEnded':
        return [];
      default:
        return this.#full.lines(event);
    }
  }

  /** At the standard level standing up is told by its roll, and leaving the map by the edge. */
  #moveLines(event: UnitMoved): readonly string[] {
    const { tongue, view } = this;
    const full = view.game.level === 'standard';
    const { unit, movement } = event;
    const goesNowhere = this.#steps.get(unit) === movement.steps;
    this.#steps.set(unit, movement.steps);
    if (full && (event.left || isAttempt(event, view) || goesNowhere)) return [];
    return [byWhom(moveLine(event, unitOf(view.game, event.unit), tongue), event.by, tongue)];
  }

  /** The shooter is named once, before its first shot. */
  #shotLines(shot: Shot): readonly string[] {
    const line = `- ${shotLine(shot, this.view, this.tongue)}`;
    if (this.#shooter === shot.unit) return [line];
    this.#shooter = shot.unit;
    const chassis = chassisOf(this.view, shot.unit);
    return [t(this.tongue, 'battletech.report.shooter', { unit: shot.unit, chassis }), line];
  }
}

/** Where a unit has come to, and in which cocoon (CLN-20). Who hides is told to its own side alone. */
function deployedLine({ unit, place, hidden }: UnitDeployed, { game }: BattleTechView, tongue: Tongue): string {
  const [hex = '', facing = ''] = placeText(place).split(' ');
  const cocoon = cocoonOf(game.options, findUnit(game, unit));
  if (hidden) return t(tongue, 'battletech.report.hides', { unit, hex, facing });
  return cocoon === null
    ? t(tongue, 'battletech.report.deployed', { unit, hex, facing })
    : t(tongue, 'battletech.report.deployed-cocoon', { unit, hex, facing, cocoon });
}

type UnitDeployed = Extract<Event, { type: 'UnitDeployed' }>;

const byWhom = (line: string, by: 'seat' | 'referee', tongue: Tongue): string =>
  by === 'referee' ? t(tongue, 'battletech.report.by-referee', { line }) : line;

/** `Defender 3+4 = 7, Attacker 5+6 = 11 → Attacker`; ties are shown before the roll that broke them (AMB-QSR-01). */
function initiativeLine({ rounds, winner }: Extract<Event, { type: 'InitiativeRolled' }>, tongue: Tongue): string {
  const rolls = rounds.map((round) =>
    round
      .map((one) =>
        t(tongue, 'battletech.report.initiative-roll', {
          side: one.side,
          dice: `${throwText(one, tongue)} = ${scoreOf(one)}`,
        }),
      )
      .join(', '),
  );
  const told = rolls.reduce((first, next) => t(tongue, 'battletech.report.initiative-again', { first, next }));
  return t(tongue, 'battletech.report.initiative', { rolls: told, winner });
}

/** `3+4`, with what a machine that leads its side adds (ADV-07). */
const throwText = ({ roll, lead = 0 }: InitiativeRoll, tongue: Tongue): string =>
  lead === 0 ? facesText(roll) : t(tongue, 'battletech.report.initiative-lead', { faces: facesText(roll), lead });

const orderText = ({ order }: Extract<Event, { type: 'PhaseBegan' }>, tongue: Tongue): string =>
  order.map((side) => nameOf(tongue, 'side', side)).join(' · ');

/** Who comes upon what it could not see is told so. */
function barredText({ unit, hex, by }: Extract<Event, { type: 'WayBarred' }>, tongue: Tongue): string {
  return by === null
    ? t(tongue, 'battletech.report.barred', { unit, hex })
    : t(tongue, 'battletech.report.comes-upon', { unit, hex, other: by });
}

function moveLine({ unit, movement, to, left }: UnitMoved, mover: SeenUnit, tongue: Tongue): string {
  const modifier = asTarget(mover, movement);
  if (left) return t(tongue, 'battletech.report.left', { unit, hex: to.hex });
  if (movement.mode === 'stand') return t(tongue, 'battletech.report.stand', { unit, place: placeText(to), modifier });
  const [from = to] = movement.path;
  return t(tongue, `battletech.report.${gaitOf(mover, movement.mode)}`, {
    unit,
    from: placeText(from),
    to: placeText(to),
    mp: movement.mp,
    hexes: movement.entered,
    modifier,
  });
}

function declarationLine(
  { unit, target, shots }: Extract<Event, { type: 'AttackDeclared' }>,
  view: BattleTechView,
  tongue: Tongue,
): string {
  if (target === null) return t(tongue, 'battletech.report.no-fire', { unit });
  const shooter = unitOf(view.game, unit);
  const declared = shots.map(({ mount, toHit }) =>
    t(tongue, 'battletech.report.declared-shot', {
      letter: mount,
      weapon: mountOf(shooter, mount).weapon.id,
      number: toHit.number,
      chance: chanceText(toHit.number, tongue),
    }),
  );
  return t(tongue, 'battletech.report.declared', { unit, target, shots: declared.join(', ') });
}

/** What the damage of the phase did: locations and weapons lost, legs gone, the unit destroyed (QSR-15, QSR-56, QSR-57). */
function effectLines(
  { unit: id, lost, destroyed }: Extract<Event, { type: 'DamageTookEffect' }>,
  view: BattleTechView,
  tongue: Tongue,
): readonly string[] {
  const unit = unitOf(view.game, id);
  if (destroyed) {
    const { chassis } = unit.sheet;
    return [t(tongue, 'battletech.report.destroyed', { unit: id, chassis, location: destroyed })];
  }
  const weapons = unit.sheet.mounts
    .filter(({ location }) => lost.includes(location))
    .map(({ weapon }) => nameOf(tongue, 'battletech.weapon', weapon.id));
  const losses =
    weapons.length > 0
      ? t(tongue, 'battletech.report.lost-with', { unit: id, locations: lost, weapons: all(tongue, weapons) })
      : t(tongue, 'battletech.report.lost', { unit: id, locations: lost });
  const legged = LEGS.some((leg) => lost.includes(leg)) ? [t(tongue, 'battletech.report.legged', { unit: id })] : [];
  return [losses, ...legged];
}
