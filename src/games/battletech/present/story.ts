import { nameOf, t } from '../../../i18n/index.js';
import type { BattleTech, BattleTechView } from '../../../rules/battletech/battletech.js';
import { cocoonOf } from '../../../rules/battletech/league/cocoons.js';
import { damageSince } from '../../../rules/battletech/damage/lost.js';
import { isHit, type Event } from '../../../rules/battletech/events.js';
import { scoreOf } from '../../../rules/battletech/turn.js';
import type { SeenUnit } from '../../../rules/battletech/seen.js';
import { heatEffects } from '../../../rules/battletech/standard/body-tables.js';
import { hexText } from './standard/hex-fire.js';
import { findUnit } from '../../../rules/battletech/units.js';
import type { MatchEvent } from '../../../rules/kernel/contract.js';
import { isKernelEvent } from '../../../rules/kernel/evolve.js';
import type { SideId, UnitId } from '../../../rules/kernel/ids.js';
import type { Story, Stretch } from '../../../present/contract.js';
import { byUnit, KERNEL_WEIGHTS, storyLines, type Happening } from '../../../present/story.js';
import type { Tongue } from '../words/index.js';
import { consequences, type Clause } from './consequences.js';
import { dealtTo, doneTo, explodedIn } from './dealt.js';
import { placeText } from './names.js';
import { toldEvents } from './report.js';
import { asTarget } from './sheet.js';
import { explodedText } from './standard/words.js';

/** The report of a stretch as a story: what matters first, the rest by unit. */
export function story(stretch: Stretch<BattleTech>, tongue: Tongue): Story {
  const told = toldEvents(stretch, tongue);
  const happenings = [
    ...told.flatMap(({ event, lines }) => byItself(event, lines)),
    ...stretch.after.game.units.flatMap((unit) => ofUnit(unit, stretch, tongue)),
    ...together(stretch, tongue),
  ];
  const lines = storyLines(happenings, tongue);
  const whole = told.flatMap((one) => one.lines);
  return {
    lines:
      lines.length > 0
        ? lines
        : storyLines(
            whole.map((line) => ({ weight: 0, line })),
            tongue,
          ),
    details: byUnit(told.map(({ event, lines: some }) => ({ unit: actorOf(event), lines: some }))),
  };
}

/** Whom the lines of an event are about. */
function actorOf(event: MatchEvent<BattleTech>): UnitId | null {
  if (isKernelEvent<BattleTech>(event) || event.type === 'SplitChosen') return null;
  return 'unit' in event ? event.unit : null;
}

/** What is said first in the words in which the report tells it, and how much it weighs. */
const WEIGHTS: Partial<Record<MatchEvent<BattleTech>['type'], number>> = {
  ...KERNEL_WEIGHTS,
  LeftMap: 200,
  Withdrawing: 90,
  UnitRevealed: 95,
  SelfDestructSet: 92,
  SelfDestructed: 190,
  MinesMet: 70,
  IceTrodden: 55,
  CrustTrodden: 55,
  MagmaBurned: 75,
  GeyserBlew: 12,
  VentOpened: 60,
  Jolted: 50,
  FloorsMoved: 15,
  Sank: 75,
  SalvoLanded: 65,
  SalvoFired: 40,
  ShellFired: 40,
  SmokeLaid: 20,
  WayBarred: 90,
  OrderVoid: 90,
  ChargeDeclared: 60,
  GoalsCounted: 50,
  Unjammed: 20,
  JamsCleared: 20,
  AmmoDumped: 15,
  ClubTaken: 10,
  FireSpread: 12,
  WoodsBurned: 11,
  SplitChosen: 6,
  DeclarationReturned: 6,
};

function byItself(event: MatchEvent<BattleTech>, lines: readonly string[]): readonly Happening[] {
  const [line] = lines;
  const weight = event.type === 'UnitMoved' ? (event.left ? 200 : undefined) : WEIGHTS[event.type];
  return line === undefined || weight === undefined ? [] : [{ weight, line }];
}

/** What befell a unit, by whom, and what it means for it. */
export function ofUnit(unit: SeenUnit, stretch: Stretch<BattleTech>, tongue: Tongue): readonly Happening[] {
  const { before, after, events } = stretch;
  const was = before && findUnit(before.game, unit.id);
  const dealt = [...dealtTo(unit.id, events)];
  const by = dealt.map(([attacker, points]) => (dealt.length > 1 ? `${attacker} ${points}` : attacker));
  const [out] = events.flatMap((event) => outOf(event, unit.id, tongue));
  if (out !== undefined) {
    const why = [out, ...exploded(unit, events, tongue).map(({ text }) => text)].join(', ');
    return [outHappening(unit, why, by, after, tongue)];
  }
  if (!was || unit.status !== 'active') return [];
  const clauses = [
    ...consequences(unit, was, tongue),
    ...exploded(unit, events, tongue),
    ...footing(unit, events, tongue),
  ];
  const points = damageSince(unit, was) || (unit.glimpsed ? doneTo(unit.id, events) : 0);
  if (points === 0 && clauses.length === 0) return [];
  const head = `**${unit.id}**${points > 0 ? ` −${points}` : ''}`;
  const whole = by.length > 0 ? `${head} (${by.join(', ')})` : head;
  const sorted = clauses.toSorted((a, b) => b.weight - a.weight);
  const say = (of: string, some: readonly Clause[]): string =>
    some.length === 0
      ? of
      : t(tongue, 'battletech.story.unit', { head: of, what: some.map(({ text }) => text).join(' · ') });
  return [
    {
      weight: 7 + points / 100 + clauses.reduce((sum, { weight }) => sum + weight, 0),
      line: say(whole, sorted),
      short: say(head, sorted.slice(0, 2)),
    },
  ];
}

/** Why a unit is out of the fight by an event; `[]`: it is not. */
function outOf(event: MatchEvent<BattleTech>, unit: UnitId, tongue: Tongue): readonly string[] {
  if (event.type === 'UnitDestroyed' && event.unit === unit)
    return [nameOf(tongue, 'battletech.doom', event.why ?? 'unknown')];
  if (event.type === 'DamageTookEffect' && event.unit === unit && event.destroyed !== null)
    return [nameOf(tongue, 'battletech.doom', event.destroyed === 'HD' ? 'head' : 'centre-torso')];
  return [];
}

function outHappening(
  { id: unit, side, sheet: { chassis, tons } }: SeenUnit,
  why: string,
  by: readonly string[],
  { game }: BattleTechView,
  tongue: Tongue,
): Happening {
  const own = game.units.filter((one) => one.side === side);
  const facts = {
    unit,
    chassis,
    why,
    side,
    left: own.filter(({ status }) => status === 'active').length,
    all: own.length,
  };
  return {
    weight: 1_000 + tons,
    line:
      by.length > 0
        ? t(tongue, 'battletech.story.out-by', { ...facts, by: by.join(', ') })
        : t(tongue, 'battletech.story.out', facts),
    short: t(tongue, 'battletech.story.out-short', { unit }),
  };
}

function exploded(unit: SeenUnit, events: readonly MatchEvent<BattleTech>[], tongue: Tongue): readonly Clause[] {
  const all = explodedIn(unit.id, events);
  // What it was may be on a sheet that the reader does not see.
  const things = all.flatMap((what) => (what === null ? [] : [explodedText(unit, what, tongue)]));
  if (all.length === 0) return [];
  const text =
    things.length === 0
      ? t(tongue, 'battletech.story.explodes-unseen')
      : t(tongue, 'battletech.story.explodes', { things: things.join(', ') });
  return [{ weight: 160, text }];
}

/** Whether it has fallen, or stands again. */
function footing(unit: SeenUnit, events: readonly MatchEvent<BattleTech>[], tongue: Tongue): readonly Clause[] {
  const has = (type: 'Fell' | 'StoodUp' | 'DroppedProne'): boolean =>
    events.some((event) => event.type === type && event.unit === unit.id);
  const prone = unit.body?.prone ?? false;
  if (has('Fell'))
    return [{ weight: 80, text: t(tongue, prone ? 'battletech.story.falls' : 'battletech.story.rises') }];
  if (has('StoodUp') && !prone) return [{ weight: 15, text: t(tongue, 'battletech.story.stands') }];
  return has('DroppedProne') && prone ? [{ weight: 15, text: t(tongue, 'battletech.story.drops') }] : [];
}

/** What many did, a line for all of them. */
function together({ after, events }: Stretch<BattleTech>, tongue: Tongue): readonly Happening[] {
  const game = events.filter((event): event is Event => !isKernelEvent<BattleTech>(event));
  return [
    ...game.flatMap((event) => (event.type === 'InitiativeRolled' ? [initiative(event, tongue)] : [])),
    ...listed(5, deployed(game, after, tongue), (list) => t(tongue, 'battletech.story.deployed', { list })),
    ...listed(5, moved(game, after, tongue), (list) => t(tongue, 'battletech.story.moved', { list })),
    ...declared(game, tongue),
    ...counted(game, after, tongue),
    ...listed(4, hot(game, after, tongue), (list) => t(tongue, 'battletech.story.heat', { list })),
  ];
}

const listed = (weight: number, items: readonly string[], say: (list: string) => string): readonly Happening[] =>
  items.length === 0 ? [] : [{ weight, line: say(items.join(', ')) }];

function initiative({ rounds, winner }: Extract<Event, { type: 'InitiativeRolled' }>, tongue: Tongue): Happening {
  const last = rounds.at(-1) ?? [];
  const scores = last.map((one) => `${nameOf(tongue, 'side', one.side)} ${scoreOf(one)}`).join(', ');
  return { weight: 10, line: t(tongue, 'battletech.story.initiative', { winner, scores }) };
}

/** `PUMA 0810 N (cocoon A)` */
const deployed = (events: readonly Event[], { game }: BattleTechView, tongue: Tongue): readonly string[] =>
  events.flatMap((event) => {
    if (event.type !== 'UnitDeployed') return [];
    const { unit } = event;
    const place = placeText(event.place);
    const cocoon = event.hidden ? null : cocoonOf(game.options, findUnit(game, unit));
    return [cocoon === null ? `${unit} ${place}` : t(tongue, 'battletech.story.in-cocoon', { unit, place, cocoon })];
  });

/** `HBK-4G 0808 +1`: each unit where it ends, with what its way makes of it as a target. */
function moved(events: readonly Event[], { game }: BattleTechView, tongue: Tongue): readonly string[] {
  const last = new Map<UnitId, Extract<Event, { type: 'UnitMoved' }>>();
  for (const event of events) if (event.type === 'UnitMoved' && !event.left) last.set(event.unit, event);
  return [...last.values()].flatMap(({ unit: id, to, movement }) => {
    const unit = findUnit(game, id);
    if (!unit) return [];
    const modifier = asTarget(unit, unit.moved ?? movement);
    return [t(tongue, 'battletech.story.move', { unit: id, hex: unit.place?.hex ?? to.hex, modifier })];
  });
}

const CARRIED_OUT: readonly Event['type'][] = ['ShotResolved', 'ShotFired', 'HexFired', 'BlowStruck'];

/** Attacks that are declared and not carried out yet, by attacker and target. */
function declared(events: readonly Event[], tongue: Tongue): readonly Happening[] {
  if (events.some(({ type }) => CARRIED_OUT.some((one) => one === type))) return [];
  const at: string[] = [];
  const none: string[] = [];
  for (const event of events) {
    const targets = targetsOf(event, tongue);
    if (targets === null) continue;
    if (targets.length === 0) none.push('unit' in event ? String(event.unit) : '');
    else at.push(`${'unit' in event ? String(event.unit) : ''} → ${targets.join(', ')}`);
  }
  if (at.length === 0) return [];
  return [
    { weight: 5, line: t(tongue, 'battletech.story.declared', { list: at.join(' · ') }) },
    ...(none.length > 0 ? [{ weight: 4, line: t(tongue, 'battletech.story.holds', { units: none.join(', ') }) }] : []),
  ];
}

/** Whom an event declares attacks on; `null`: it declares none. */
function targetsOf(event: Event, tongue: Tongue): readonly string[] | null {
  switch (event.type) {
    case 'AttackDeclared':
      return event.target === null ? [] : [event.target];
    case 'FireDeclared':
      return [
        ...new Set([
          ...event.shots.map(({ target }) => target),
          ...(event.atHexes ?? []).map(({ hex }) => hexText(hex, tongue)),
        ]),
      ];
    case 'BlowsDeclared':
      return [...new Set(event.blows.map(({ target }) => target))];
    default:
      return null;
  }
}

/** How many shots and blows of each side hit: a line for all, and for what nobody did. */
function counted(events: readonly Event[], { sides, game }: BattleTechView, tongue: Tongue): readonly Happening[] {
  const sideOf = (unit: UnitId): SideId | null => findUnit(game, unit)?.side ?? null;
  const count = (
    of: readonly (readonly [UnitId, boolean])[],
    say: (side: SideId, hits: number, all: number) => string,
  ) =>
    sides.flatMap((side) => {
      const own = of.filter(([unit]) => sideOf(unit) === side);
      return own.length === 0 ? [] : [say(side, own.filter(([, hit]) => hit).length, own.length)];
    });
  const shots = count(shotsOf(events), (side, hits, all) =>
    t(tongue, 'battletech.story.shots', { side, hits, shots: all }),
  );
  const blows = count(blowsOf(events), (side, hits, all) =>
    t(tongue, 'battletech.story.blows', { side, hits, blows: all }),
  );
  return [...shots, ...blows].length === 0 ? [] : [{ weight: 3, line: [...shots, ...blows].join(' · ') }];
}

const shotsOf = (events: readonly Event[]): readonly (readonly [UnitId, boolean])[] =>
  events.flatMap((event): readonly (readonly [UnitId, boolean])[] => {
    if (event.type === 'ShotFired') return [[event.unit, isHit(event.outcome)]];
    if (event.type !== 'ShotResolved' || event.result === 'held') return [];
    return [[event.unit, isHit(event.result)]];
  });

const blowsOf = (events: readonly Event[]): readonly (readonly [UnitId, boolean])[] =>
  events.flatMap((event): readonly (readonly [UnitId, boolean])[] =>
    event.type === 'BlowStruck' && event.why === null ? [[event.unit, event.hit]] : [],
  );

/** `RFL-3N 15 (−3 MP, to-hit +2)`: who is hot at the end of the turn, and what it does; the hottest first. */
const hot = (events: readonly Event[], { game }: BattleTechView, tongue: Tongue): readonly string[] =>
  events
    .flatMap((event) => {
      if (event.type !== 'HeatTold' || event.after === 0) return [];
      return findUnit(game, event.unit)?.status === 'active' ? [event] : [];
    })
    .toSorted((a, b) => b.after - a.after)
    .map(({ unit, after }) => {
      const { movementLoss, toHit } = heatEffects(after);
      const effects = [
        ...(movementLoss > 0 ? [t(tongue, 'battletech.picture.heatMp', { n: `−${movementLoss}` })] : []),
        ...(toHit > 0 ? [t(tongue, 'battletech.picture.heatToHit', { n: toHit })] : []),
      ];
      return `${unit} ${after}${effects.length > 0 ? ` (${effects.join(', ')})` : ''}`;
    });
