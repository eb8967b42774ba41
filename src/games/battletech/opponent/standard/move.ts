import { isMech } from '../../../../rules/battletech/standard/vehicles.js';
import { allowance, depthAt, placeOf } from '../../../../rules/battletech/movement.js';
import { canLeave, reach } from '../../../../rules/battletech/reach.js';
import { edgeLeft } from '../../../../rules/battletech/standard/edges.js';
import { mascNeed, mascProblem } from '../../../../rules/battletech/standard/masc.js';
import { resumed } from '../../../../rules/battletech/standard/moving.js';
import { chanceToHit } from '../../../../rules/battletech/to-hit.js';
import type { Place, StandardState, StandardUnit } from '../../../../rules/battletech/types.js';
import type { Mode } from '../../../../rules/battletech/vocabulary.js';
import type { Command } from '../../../../rules/battletech/commands.js';
import { activeOf, activeUnits } from '../../../../rules/battletech/units.js';
import type { Argued, Reason } from '../../../../opponent/contract.js';
import type { BattleTechReason } from '../reasons.js';
import { best } from '../best.js';
import { groundOf, type Ground } from '../ground.js';
import { worthHitting } from '../worth.js';
import { chargeFrom, type Charge } from './charge.js';
import { dealt, fighterOf, spotAt, spotsAhead, type Fighter, type Spot } from './exchange.js';
import { landings, mountings } from './ferry.js';
import { bridgeOf, footingOf, landingOn } from './footing.js';
import { straying } from './hiding.js';
import { goingOff, nearReactors, paysToGoOff, wholeOf } from './reactors.js';
import { aims } from './goals.js';
import { minesUnder } from './known-mines.js';
import { rises } from './rise.js';
import { searching } from './searching.js';
import { sown } from './sow.js';
import { NO_SWEEPING, sweepingOf } from './sweep.js';

/**
 * The moves of a unit of the standard level worth comparing: what it gives and takes where it ends, whether it gets nearer to
 * the enemy and to what wins the match, what it heats up. A unit that lies stands up if it can.
 */

/** What a hex nearer is worth, more with every turn, so that nobody waits for ever. */
const EAGERNESS = 0.1;
const PATIENCE = 9;
/** Movement of an enemy that is still to move, as long as it is not thought through where it goes. */
const EXPECTED = { aim: 2, hard: 2 } as const;
/** How much an enemy that is still to move minds what it takes, as one has to fear who cannot look into it. */
const THEIR_CAUTION = 0.5;
/** The ends for which the answers of enemies are thought through that are still to move. */
const THOUGHT_THROUGH = 60;
/** What a point of heat costs, and more the hotter the unit is already. */
const HEAT = 0.05;
/** How much it minds what troopers take who are set down: they are there to fight. */
const AFOOT = 0.25;
/** How much is minded of what is taken beyond the unit itself, where reactors may be set. */
const OVERKILL = 0.03;
/** A place where a move can end. */
interface End extends Place {
  readonly mode: Mode;
  readonly steps: string;
  readonly mp: number;
  readonly entered: number;
}

/** An enemy: where it is, or where it may yet go. */
interface Foe {
  readonly fighter: Fighter;
  readonly stays: Spot;
  readonly spots: readonly Spot[] | null;
}

/** `on`: the mode in which a unit goes on that has begun to move. */
export function fullMoves(
  state: StandardState,
  unit: StandardUnit,
  on: Mode | null = null,
): readonly Argued<Command, BattleTechReason>[] {
  const up = rises(state, unit, on);
  if (up.length > 0) return up;
  const plain = movesOf(state, unit, on);
  return on === null
    ? [...plain, ...overdriven(state, unit), ...set(state, unit), ...sown(state, unit, best(plain, valueOf))]
    : plain;
}

/** What a leg whose MASC fails is worth, in points of damage: both are hit at once (AMB-SEQ-21). */
const STRAINED = 12;

/** MASC switched on first: worth the best run that it allows, less the risk for the legs. */
function overdriven(state: StandardState, unit: StandardUnit): readonly Argued<Command, BattleTechReason>[] {
  const need = mascNeed(unit);
  if (need === null || mascProblem(unit) !== null) return [];
  const faster: StandardUnit = { ...unit, body: { ...unit.body, masc: { strain: 0, ...unit.body.masc, on: true } } };
  const units = state.units.map((one) => (one.id === unit.id ? faster : one));
  const run = best(movesOf({ ...state, units }, faster, 'run'), valueOf);
  if (!run) return [];
  const risk = (1 - chanceToHit(need)) * worthHitting(unit) * STRAINED;
  return [
    { command: { type: 'masc', unit: unit.id }, reasons: [...run.reasons, { reason: 'overdrive', value: -risk }] },
  ];
}

/** The reactor set first: worth the best move at whose end it goes off, where one could be worth it at all (CLN-30). */
function set(state: StandardState, unit: StandardUnit): readonly Argued<Command, BattleTechReason>[] {
  if (state.options.selfDestruct !== 'on' || unit.body.destruct || !paysToGoOff(state, unit)) return [];
  const armed: StandardUnit = { ...unit, body: { ...unit.body, destruct: { ejects: false } } };
  const units = state.units.map((one) => (one.id === unit.id ? armed : one));
  const move = best(movesOf({ ...state, units }, armed, null), valueOf);
  return move ? [{ command: { type: 'self-destruct', unit: unit.id, ejects: false }, reasons: move.reasons }] : [];
}

/** The moves themselves. */
function movesOf(
  state: StandardState,
  unit: StandardUnit,
  on: Mode | null,
): readonly Argued<Command, BattleTechReason>[] {
  const ground = groundOf(state);
  const foes = activeUnits(state)
    .filter(({ side }) => side !== unit.side)
    .map((one): Foe => {
      const fighter = fighterOf(state, one);
      const at = ground.numberOf(placeOf(one).hex);
      const { moved } = one;
      const stays = moved
        ? spotAt(fighter, at, placeOf(one).facing, moved.mode, moved.entered)
        : { ...spotAt(fighter, at, null, 'stand', 0), ...EXPECTED };
      return { fighter, stays, spots: spotsAhead(state, ground, fighter) };
    });
  const me = fighterOf(state, unit);
  const friends = activeOf(state, unit.side).length;
  const aimed = aims(state, unit);
  // Whoever is to draw enemies to those who lie in wait does not go to meet them.
  const strays = straying(state, unit);
  const towards = strays ? { ...aimed, patience: 0 } : aimed;
  const searched = searching(state, unit);
  const eagerness = EAGERNESS + (state.turn / PATIENCE) ** 2;
  const hasMines = (state.field.mines ?? []).length > 0;
  const sweeping = sweepingOf(state, unit);
  // Whoever goes to clear mines has to go among them.
  const mined = sweeping === NO_SWEEPING ? minesUnder(state, unit) : () => 0;
  const mayBlow = state.options.selfDestruct === 'on';
  const whole = wholeOf(unit);
  const setOff = unit.body.destruct ? goingOff(state, unit) : null;
  const struckBy = mayBlow ? nearReactors(state, unit) : () => 0;
  const weigh = (end: End, replies: boolean, charge: Charge | null = null): readonly Reason<BattleTechReason>[] => {
    const spot = spotAt(me, ground.numberOf(end.hex), end.facing, end.mode, end.entered);
    const { given, taken: met, nearest } = exchange(ground, me, foes, spot, eagerness, replies);
    // More than itself a unit cannot lose: only so the doomed see that it is all one where they stand.
    const taken = mayBlow ? Math.min(met, whole + OVERKILL * Math.max(0, met - whole)) : met;
    const blast = setOff?.(end.hex, taken) ?? 0;
    return [
      // Whoever charges fires at nobody.
      { reason: 'given', value: charge ? charge.given : given },
      { reason: 'taken', value: -taken / friends - (charge?.taken ?? 0) },
      { reason: 'approach', value: -eagerness * towards.patience * nearest },
      { reason: 'goal', value: towards.worth(end.hex) },
      { reason: 'heat', value: isMech(unit) ? -HEAT * heatOf(end) * (1 + unit.body.heat / 5) : 0 },
      {
        reason: 'water',
        value:
          end.mode === 'stand'
            ? 0
            : -footingOf(state.board, end.hex) - bridgeOf(state, unit, end.hex) - landingOn(state, unit, end),
      },
      ...(hasMines
        ? ([
            { reason: 'sweeps', value: sweeping.worth(end.hex) },
            { reason: 'mined', value: -mined(end) },
          ] as const)
        : []),
      ...(strays ? [{ reason: 'lurks', value: -strays(end.hex) } as const] : []),
      ...(searched ? [{ reason: 'searches', value: -searched(end.hex) } as const] : []),
      ...(mayBlow ? [{ reason: 'reactor', value: blast - struckBy(end.hex) } as const] : []),
    ];
  };
  const plain = (end: End, replies: boolean): Argued<Command, BattleTechReason> => ({
    command: { type: 'move', unit: unit.id, mode: end.mode, steps: end.steps, exit: false },
    reasons: weigh(end, replies),
  });
  const leaving = ({ mode, steps }: End): Argued<Command, BattleTechReason> => ({
    command: { type: 'move', unit: unit.id, mode, steps: `${steps}F`, exit: true },
    reasons: [{ reason: 'goal', value: towards.leaving }],
  });
  const ends = endsOf(state, unit, on);
  const moves = ends.map((end) => ({ end, argued: plain(end, false) }));
  const open = foes.some(({ spots }) => spots !== null);
  const worth = !open
    ? moves.map(({ argued }) => argued)
    : moves
        .map(({ end, argued }) => ({ end, value: valueOf(argued) }))
        .sort((a, b) => b.value - a.value)
        .slice(0, THOUGHT_THROUGH)
        .map(({ end }) => plain(end, true));
  const standAt = (one: StandardUnit, at: Place): number => {
    const spot = spotAt(fighterOf(state, one), ground.numberOf(at.hex), at.facing, 'stand', 0);
    const met = exchange(ground, fighterOf(state, one), foes, spot, eagerness, false);
    return met.given - (AFOOT * met.taken) / friends;
  };
  return [
    ...worth,
    ...(on === null
      ? [
          ...sweeping.orders(worth),
          ...mountings(state, unit, worth, eagerness * towards.patience),
          ...landings(state, unit, moves, standAt),
        ]
      : []),
    ...ends.flatMap((end) => {
      const charge = chargeFrom(state, unit, end, on);
      return charge ? [{ command: charge.command, reasons: weigh(end, open, charge) }] : [];
    }),
    ...ends
      .filter(
        (end) =>
          towards.leaving > 0 && leaves(state, unit, end) && towards.over(edgeLeft(state.board, end.hex, end.facing)),
      )
      .map(leaving),
  ];
}

const valueOf = ({ reasons }: Argued<Command, BattleTechReason>): number =>
  reasons.reduce((sum, { value }) => sum + value, 0);

const leaves = (state: StandardState, unit: StandardUnit, { hex, facing, mode, mp, entered, steps }: End): boolean =>
  mode !== 'stand' &&
  canLeave(
    state,
    unit,
    mode,
    { at: { place: { hex, facing }, mp, entered, heading: null, risen: false }, steps },
    resumed(unit),
  );

function endsOf(state: StandardState, unit: StandardUnit, on: Mode | null): readonly End[] {
  const at = resumed(unit);
  const modes: readonly Mode[] = on === null ? ['walk', 'run', 'jump'] : [on];
  const still = on ?? 'stand';
  return [
    { ...at.place, mode: still, steps: '', mp: at.mp, entered: at.entered },
    ...modes
      .filter((mode) => allowance(unit, mode, depthAt(state, unit)) > 0)
      .flatMap((mode) =>
        reach(state, unit, mode, { at, steps: '' }).flatMap(({ hex, facings }) =>
          facings.filter(({ steps }) => steps !== '').map((way) => ({ ...way, hex, mode })),
        ),
      ),
  ];
}

const heatOf = ({ mode, entered }: End): number =>
  mode === 'stand' ? 0 : mode === 'walk' ? 1 : mode === 'run' ? 2 : Math.max(3, entered);

/** What is given and taken where a move ends, each in the share of a unit that it destroys. */
interface Met {
  readonly given: number;
  readonly taken: number;
  readonly nearest: number;
}

/** `replies`: whether enemies that are still to move are thought to answer; else they are taken to stay where they are. */
function exchange(ground: Ground, me: Fighter, foes: readonly Foe[], spot: Spot, drawn: number, replies: boolean): Met {
  let given = 0;
  let taken = 0;
  let nearest = Infinity;
  for (const { fighter, stays, spots } of foes) {
    const answer = replies && spots ? reply(ground, fighter, spots, me, spot, drawn) : null;
    const there = answer ?? stays;
    given = Math.max(given, dealt(ground, me, spot, fighter, there));
    taken += dealt(ground, fighter, there, me, spot);
    nearest = Math.min(nearest, ground.lane(spot.at, there.at).distance);
  }
  return { given, taken, nearest: foes.length === 0 ? 0 : nearest };
}

/** Where an enemy will go that is still to move: to where it gains most from a unit in a spot. */
function reply(
  ground: Ground,
  by: Fighter,
  spots: readonly Spot[],
  me: Fighter,
  spot: Spot,
  drawn: number,
): Spot | null {
  let there: Spot | null = null;
  let highest = -Infinity;
  for (const one of spots) {
    if (one.at === spot.at) continue;
    // What it takes there only makes a spot worse: where the rest does not suffice, that is not reckoned.
    const given = dealt(ground, by, one, me, spot);
    const way = drawn * ground.lane(one.at, spot.at).distance;
    if (there && given - way <= highest) continue;
    const value = given - THEIR_CAUTION * dealt(ground, me, spot, by, one) - way;
    if (there && value <= highest) continue;
    there = one;
    highest = value;
  }
  return there;
}
