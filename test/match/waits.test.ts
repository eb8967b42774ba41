import { describe, expect, it } from 'vitest';
import type { StoredEvent } from '../../src/match/ports.js';
import { instant } from '../../src/match/header.js';
import { waited } from '../../src/match/waits.js';
import { battletech } from '../../src/rules/battletech/index.js';
import { rulesetOf } from '../../src/games/index.js';
import { begin, fire, noFire, stand, type Piece, type Play } from '../support/quick-start.js';

const HBK: Piece = { unit: 'HBK-4G', seat: 'defender', at: '0810 N' };
const ENF: Piece = { unit: 'ENF-4R', seat: 'attacker', at: '0808 S' };

/** The events of a match with the instants of its orders: those from one number on belong to the order given then. */
function stored(play: Play, orders: readonly (readonly [from: number, at: number])[]): readonly StoredEvent[] {
  return play.log.map((event, i) => {
    const [from, at] = orders.filter(([first]) => first <= i).at(-1) ?? [0, 0];
    const chapter = battletech.chapter(play.match);
    return { seq: i + 1, at: instant(at), shape: 1, order: `order-${from}`, chapter, event };
  });
}

/** Gives orders at instants and says whom play has waited on. */
function waitsOf(
  options: Readonly<Record<string, string>>,
  orders: readonly (readonly [at: number, seat: string, command: Parameters<Play['give']>[1], faces?: number[]])[],
  now: number,
) {
  const play = begin({ pieces: [HBK, ENF], options });
  const marks: (readonly [number, number])[] = [[0, 0]];
  for (const [at, seat, command, faces] of orders) {
    marks.push([play.log.length, at]);
    play.give(seat, command, faces ?? []);
  }
  return waited(rulesetOf('battletech'), stored(play, marks), now);
}

describe('whom play has waited on', () => {
  it('counts the time of open questions by seat, from the instants of the events', () => {
    const orders = [
      [1_000, 'defender', stand('HBK-4G')],
      [5_000, 'attacker', stand('ENF-4R')],
    ] as const;
    expect(waitsOf({}, orders, 15_000)).toEqual([
      { seat: 'defender', ms: 11_000, times: 2 },
      { seat: 'attacker', ms: 4_000, times: 1 },
    ]);
  });

  it('counts for both at once where both are asked at once, each until their own answer', () => {
    const orders = [
      [1_000, 'defender', stand('HBK-4G')],
      [5_000, 'attacker', stand('ENF-4R')],
      [7_000, 'attacker', noFire('ENF-4R')],
      [9_000, 'attacker', fire('ENF-4R', 'HBK-4G', 'A')],
    ] as const;
    expect(waitsOf({ declare: 'sealed' }, orders, 25_000)).toEqual([
      { seat: 'defender', ms: 1_000 + 20_000, times: 2 },
      // They went on without a break from their move to their declaration.
      { seat: 'attacker', ms: 4_000 + 2_000, times: 1 },
    ]);
  });

  it('counts nothing after the end', () => {
    expect(waitsOf({}, [[1_000, 'defender', { type: 'concede' }]], 99_000).map(({ ms }) => ms)).toEqual([1_000, 0]);
  });
});
