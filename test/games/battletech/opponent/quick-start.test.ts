import { describe, expect, test } from 'vitest';
import { best } from '../../../../src/games/battletech/opponent/best.js';
import { facingTo } from '../../../../src/games/battletech/opponent/deploy.js';
import { volleys } from '../../../../src/games/battletech/opponent/fire.js';
import { battletechValuation } from '../../../../src/games/battletech/opponent/index.js';
import { moves } from '../../../../src/games/battletech/opponent/move.js';
import { lifeOf } from '../../../../src/rules/battletech/damage/worth.js';
import { seededChance } from '../../../../src/opponent/chance.js';
import type { Argued } from '../../../../src/opponent/contract.js';
import { randomOpponent } from '../../../../src/opponent/random.js';
import { explainBy, opponentBy } from '../../../../src/opponent/search.js';
import type { Place, State, Unit } from '../../../../src/rules/battletech/types.js';
import type { Command } from '../../../../src/rules/battletech/commands.js';
import { hexAt, parseHex, type Hex } from '../../../../src/rules/geometry/hex/hex.js';
import { seatId, unitId } from '../../../../src/rules/kernel/ids.js';
import { seated } from '../../../../src/rules/kernel/seats.js';
import { quickStart, quickStartView } from '../../../support/battletech.js';
import { begun } from '../../../support/duel.js';
import { changeUnit, changeUnits } from '../../../../src/rules/battletech/units.js';
import { inSoak } from '../../../support/soak.js';

const opponent = opponentBy(battletechValuation);
const explain = explainBy(battletechValuation);

/** The order that the opponent would give of those argued. */
const chosen = (argued: readonly Argued<Command>[]): Command | undefined =>
  best(argued, ({ reasons }) => reasons.reduce((sum, { value }) => sum + value, 0))?.command;

const hex = (text: string): Hex => parseHex(text) ?? hexAt(1, 1);

/** The Green duel on a clear board with both units put somewhere. */
function duel(hunchback: Place, enforcer: Place, change: Partial<Pick<Unit, 'moved' | 'lost'>> = {}): State {
  const { game } = quickStart(begun('battletech/green').state);
  const placed = changeUnits<State>(game, (unit) => ({
    ...unit,
    status: 'active',
    place: unit.id === 'HBK-4G' ? hunchback : enforcer,
    ...(unit.id === 'HBK-4G' ? change : {}),
  }));
  return { ...placed, board: { ...game.board, hexes: {} } };
}

/** Plays Green, the opponent in the attacker's seat and a random player in the other; who won. */
function duelWithRandom(seed: string): string | undefined {
  const match = begun('battletech/green', seed);
  const random = randomOpponent(match.rules, seededChance(seed));
  while (!match.state.outcome && match.rules.chapter(match.state).turn <= 60) {
    const seat = match.rules.open(match.state)[0]?.seat ?? seatId('nobody');
    const brain = seat === 'attacker' ? opponent : random;
    const command = brain(quickStartView(match.rules.view(match.state, seated(seat))), seat) ?? { type: 'pass' };
    match.submit({ by: 'seat', seat, command, at: 0 });
  }
  return match.state.outcome?.winners[0];
}

function unitIn(state: State, id: string): Unit {
  const found = state.units.find((unit) => unit.id === unitId(id));
  if (!found) throw new Error(`no unit ${id}`);
  return found;
}

/** Milliseconds that the processor has worked since: others that want it too do not count. */
function worked(before: NodeJS.CpuUsage): number {
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1000;
}

describe('the opponent', () => {
  test('deploys in its zone, looking at the enemy', () => {
    const match = begun('battletech/green');
    const seat = seatId('defender');
    const command = opponent(quickStartView(match.rules.view(match.state, seated(seat))), seat);
    expect(command).toMatchObject({ type: 'deploy', unit: 'HBK-4G', facing: 0 });
    expect(Number(command && 'hex' in command ? command.hex?.slice(2) : 0)).toBeGreaterThanOrEqual(15);
  });

  test.each([
    ['0805', 0],
    ['1008', 1],
    ['1112', 2],
    ['0815', 3],
    ['0512', 4],
    ['0506', 5],
  ])('to look from 0809 at %s it faces %i', (to, facing) => {
    expect(facingTo(hex('0809'), hex(to))).toBe(facing);
  });

  test('QSR-35 fires everything that can hit; a round of ammunition only with a fair chance', () => {
    const near = duel({ hex: hex('0805'), facing: 3 }, { hex: hex('0807'), facing: 0 });
    expect(chosen(volleys(near, unitIn(near, 'HBK-4G')))).toMatchObject({
      target: 'ENF-4R',
      mounts: ['A', 'B', 'C', 'D'],
    });
    const ran = { moved: { mode: 'run', steps: '', path: [], mp: 0, entered: 0 } } as const;
    const far = duel({ hex: hex('0801'), facing: 3 }, { hex: hex('0810'), facing: 0 }, ran);
    const fast = changeUnit<State>(far, unitId('ENF-4R'), (unit) => ({
      ...unit,
      moved: { mode: 'run', steps: '', path: [], mp: 0, entered: 3 },
    }));
    expect(chosen(volleys(fast, unitIn(fast, 'HBK-4G')))).toMatchObject({ target: 'ENF-4R', mounts: ['B', 'C'] });
  });

  test('QSR-38 says "no fire" with nobody in its arcs', () => {
    const state = duel({ hex: hex('0805'), facing: 0 }, { hex: hex('0808'), facing: 0 });
    expect(chosen(volleys(state, unitIn(state, 'HBK-4G')))).toEqual({
      type: 'declare',
      unit: 'HBK-4G',
      target: null,
      mounts: [],
    });
  });

  test('says why it holds its fire: nothing in sight, nothing that reaches or bears, no fair chance, no weapon', () => {
    const why = (state: State) => volleys(state, unitIn(state, 'HBK-4G')).map(({ because }) => because);
    const behind = duel({ hex: hex('0805'), facing: 0 }, { hex: hex('0808'), facing: 0 });
    expect(why(behind)).toEqual(['unreached']);
    const heavy = { woods: 2 } as const;
    const wood = { ...behind.board, hexes: Object.fromEntries(['0806', '0807'].map((id) => [id, heavy])) };
    expect(why({ ...behind, board: wood })).toEqual(['unseen']);
    expect(why(duel({ hex: hex('0801'), facing: 3 }, { hex: hex('0804'), facing: 0 })).at(-1)).toBeUndefined();
    const lost = unitIn(behind, 'HBK-4G').sheet.mounts.map(({ location }) => location);
    const disarmed = duel({ hex: hex('0801'), facing: 3 }, { hex: hex('0804'), facing: 0 }, { lost });
    expect(why(disarmed)).toEqual(['unarmed']);
  });

  test('turns to bring its guns to bear on an enemy behind it', () => {
    const state = duel({ hex: hex('0805'), facing: 0 }, { hex: hex('0809'), facing: 0 });
    const moved = chosen(moves(state, unitIn(state, 'HBK-4G')));
    expect(moved).toMatchObject({ type: 'move', unit: 'HBK-4G', exit: false });
    expect(moved && 'steps' in moved && /[LR]/.test(moved.steps)).toBe(true);
  });

  test('QSR-57 without a leg it stands still', () => {
    const state = duel({ hex: hex('0805'), facing: 0 }, { hex: hex('0809'), facing: 0 }, { lost: ['LL'] });
    expect(chosen(moves(state, unitIn(state, 'HBK-4G')))).toMatchObject({ mode: 'stand', steps: '' });
  });

  test('is silent when it is not awaited', () => {
    const match = begun('battletech/green');
    const seat = seatId('attacker');
    expect(opponent(quickStartView(match.rules.view(match.state, seated(seat))), seat)).toBeNull();
  });

  test('a whole four-against-two: every order legal, the same from the same view, none slower than two seconds', () => {
    const match = begun('battletech/four-against-two', 'pace');
    let slowest = 0;
    while (!match.state.outcome && match.rules.chapter(match.state).turn <= (inSoak ? 4 : 2)) {
      const seat = match.rules.open(match.state)[0]?.seat ?? seatId('nobody');
      const view = quickStartView(match.rules.view(match.state, seated(seat)));
      const before = process.cpuUsage();
      const command = opponent(view, seat);
      slowest = Math.max(slowest, worked(before));
      expect(opponent(JSON.parse(JSON.stringify(view)) as typeof view, seat)).toEqual(command);
      const result = match.submit({ by: 'seat', seat, command: command ?? { type: 'pass' }, at: 0 });
      expect(result.ok, JSON.stringify({ command, result })).toBe(true);
    }
    expect(slowest).toBeLessThan(2000);
  });

  test('wins nineteen of twenty matches against a random player, as the weaker side', () => {
    const games = inSoak ? 20 : 4;
    const wins = Array.from({ length: games }, (_, i) => duelWithRandom(`r${i}`)).filter(
      (winner) => winner === 'attacker',
    );
    expect(wins.length).toBeGreaterThanOrEqual(Math.floor(games * 0.95));
  }, 120_000);

  test('explains the order that it gives, and two more that it weighed, by reasons that add up', () => {
    const match = begun('battletech/green');
    for (let orders = 0; orders < 8; orders++) {
      const seat = match.rules.open(match.state)[0]?.seat ?? seatId('nobody');
      const view = quickStartView(match.rules.view(match.state, seated(seat)));
      const weighed = explain(view, seat);
      const command = opponent(view, seat);
      expect(weighed[0]?.command).toEqual(command);
      expect(weighed.length).toBeLessThanOrEqual(3);
      for (const { value, reasons } of weighed) {
        expect(value).toBe(reasons.reduce((sum, reason) => sum + reason.value, 0));
        expect(value).toBeLessThanOrEqual(weighed[0]?.value ?? -Infinity);
      }
      match.submit({ by: 'seat', seat, command: command ?? { type: 'pass' }, at: 0 });
    }
    expect(explain(quickStartView(match.rules.view(match.state, seated(seatId('nobody')))), seatId('nobody'))).toEqual(
      [],
    );
  });

  test('reckons how much a unit can take: 95 points of damage while it is whole, less with a torso gone (QSR-53)', () => {
    const whole = unitIn(quickStart(begun('battletech/green').state).game, 'HBK-4G');
    // Seven of 36 hits strike its 26 points of centre torso, one its 9 points of head.
    expect(lifeOf(whole)).toBeCloseTo(36 / (7 / 26 + 1 / 9));
    const torn = { ...whole, armor: { ...whole.armor, RT: 0, RA: 0 } };
    // Those on the right torso and arm, five each, now strike the centre too; the leg holds.
    expect(lifeOf(torn)).toBeCloseTo(36 / (17 / 26 + 1 / 9));
  });
});
