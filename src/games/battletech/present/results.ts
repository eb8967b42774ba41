import { t } from '../../../i18n/index.js';
import type { BattleTech, BattleTechView } from '../../../rules/battletech/battletech.js';
import { isHit, type DamageMark } from '../../../rules/battletech/events.js';
import type { Wound } from '../../../rules/battletech/standard/damage-steps.js';
import { findUnit } from '../../../rules/battletech/units.js';
import type { MatchEvent } from '../../../rules/kernel/contract.js';
import type { SeatId, UnitId } from '../../../rules/kernel/ids.js';
import type { Stretch } from '../../../present/contract.js';
import type { Tongue } from '../words/index.js';
import { markText } from './shots.js';
import { woundsText } from './standard/damage-steps.js';
import { effectsTexts } from './standard/fire.js';
import { ofUnit } from './story.js';

/** Attacks of a unit on a target, and where they went. */
interface Volley {
  readonly unit: UnitId;
  readonly target: UnitId;
  readonly with: 'shots' | 'blows';
  count: number;
  hits: number;
  readonly marks: DamageMark[];
  readonly wounds: Wound[];
  /** What else its hits did, in words: fire, heat, pods. */
  readonly effects: string[];
  /** Missiles that were shot down on the way. */
  down: number;
}

/** What a seat's attacks did, a line for each attacker and target with all that broke below, and what befell its own units. */
export function results(stretch: Stretch<BattleTech>, seat: SeatId, tongue: Tongue): readonly string[] {
  const { after, events } = stretch;
  const mine = after.game.units.filter((unit) => unit.seat === seat);
  const volleys = volleysOf(events, after, tongue).filter(({ unit }) => mine.some(({ id }) => id === unit));
  return [
    ...volleys.flatMap((volley) => volleyLines(volley, after, tongue)),
    ...mine.flatMap((unit) => ofUnit(unit, stretch, tongue).map(({ line }) => line)),
  ];
}

function volleysOf(events: readonly MatchEvent<BattleTech>[], view: BattleTechView, tongue: Tongue): readonly Volley[] {
  const found: Volley[] = [];
  const add = (unit: UnitId, target: UnitId, by: Volley['with'], hit: boolean): Volley => {
    const known = found.find((one) => one.unit === unit && one.target === target && one.with === by);
    const none = { count: 0, hits: 0, marks: [], wounds: [], effects: [], down: 0 };
    const volley = known ?? { unit, target, with: by, ...none };
    if (!known) found.push(volley);
    volley.count++;
    if (hit) volley.hits++;
    return volley;
  };
  for (const event of events) {
    if (event.type === 'ShotResolved' && event.result !== 'held') {
      const hit = isHit(event.result);
      add(event.unit, event.target, 'shots', hit).marks.push(...event.hits.flatMap(({ marks }) => marks));
    } else if (event.type === 'ShotFired') {
      const hit = isHit(event.outcome);
      const volley = add(event.unit, event.target, 'shots', hit);
      const struck = findUnit(view.game, event.target);
      volley.wounds.push(...event.wounds);
      volley.down += event.cluster?.down?.missiles ?? 0;
      if (struck) volley.effects.push(...effectsTexts(event, struck, tongue));
      if (event.swarms) volley.effects.push(t(tongue, 'battletech.full.clings'));
    } else if (event.type === 'BlowStruck' && event.why === null)
      add(event.unit, event.blow.target, 'blows', event.hit).wounds.push(...event.wounds);
  }
  return found;
}

function volleyLines(volley: Volley, view: BattleTechView, tongue: Tongue): readonly string[] {
  const { unit, target, count, hits, marks, wounds, effects, down } = volley;
  const struck = findUnit(view.game, target);
  const told = struck ? woundsText(wounds, struck, tongue) : { marks: [], lines: [] };
  const text = [
    ...(down > 0 ? [t(tongue, 'battletech.full.shot-down', { missiles: down })] : []),
    ...merged(marks).map((mark) => markText(mark, tongue)),
    ...told.marks,
    ...new Set(effects),
  ].join(', ');
  return [`- ${headline(text)}`, ...told.lines.map((line) => `  - ${line}`)];

  function headline(of: string): string {
    if (volley.with === 'shots')
      return hits === 0
        ? t(tongue, 'battletech.result.miss', { unit, target, shots: count })
        : of === ''
          ? t(tongue, 'battletech.result.hit-unmarked', { unit, target, hits, shots: count })
          : t(tongue, 'battletech.result.hit', { unit, target, hits, shots: count, marks: of });
    return hits === 0
      ? t(tongue, 'battletech.result.missed', { unit, target, blows: count })
      : t(tongue, 'battletech.result.struck', { unit, target, hits, blows: count, marks: of });
  }
}

const sumOf = (one: number | null, more: number | null): number | null =>
  one === null || more === null ? null : one + more;

/** Marks of one place told as one, from what was there to what is left. */
function merged(marks: readonly DamageMark[]): readonly DamageMark[] {
  const found: DamageMark[] = [];
  for (const mark of marks) {
    const at = found.findIndex(({ location, rear }) => location === mark.location && rear === mark.rear);
    const known = found[at];
    if (known) found[at] = { ...known, damage: sumOf(known.damage, mark.damage), after: mark.after };
    else found.push(mark);
  }
  return found;
}
