import { describe, expect, test } from 'vitest';
import { fullVolleys } from '../../../../src/games/battletech/opponent/standard/attack.js';
import { groundOf } from '../../../../src/games/battletech/opponent/ground.js';
import {
  dealt,
  fighterOf,
  spotAt,
  spotsAhead,
  type Spot,
} from '../../../../src/games/battletech/opponent/standard/exchange.js';
import { firepowerOf } from '../../../../src/games/battletech/opponent/standard/firepower.js';
import { aims } from '../../../../src/games/battletech/opponent/standard/goals.js';
import { fullMoves } from '../../../../src/games/battletech/opponent/standard/move.js';
import { strikes } from '../../../../src/games/battletech/opponent/standard/strike.js';
import type { Argued } from '../../../../src/opponent/contract.js';
import type { Command } from '../../../../src/rules/battletech/commands.js';
import type { Depth } from '../../../../src/rules/battletech/standard/water.js';
import type { Body } from '../../../../src/rules/battletech/standard/types.js';
import { unitOf } from '../../../../src/rules/battletech/units.js';
import { hexesOf } from '../../../../src/rules/geometry/hex/hex.js';
import { hex, unit } from '../../../support/quick-start.js';
import { beginFull, marked, passTo, type FullPiece } from '../../../support/standard.js';

/** What Arbitre makes of clubs, MASC, the order to withdraw and water. */

const sum = ({ reasons }: Argued<Command>): number => reasons.reduce((total, { value }) => total + value, 0);
const bestOf = (orders: readonly Argued<Command>[]): Command | undefined =>
  [...orders].sort((a, b) => sum(b) - sum(a))[0]?.command;

const HBK: FullPiece = { unit: 'HBK-4G', seat: 'defender', at: '0810 N' };
const WOODS = { '0810': { woods: 1 } } as const;

describe('SEQ-13 Arbitre and clubs', () => {
  /** What the Hunchback does when it is asked to strike, the Enforcer in that place. */
  function striking(at: string, body: Partial<Body> = {}): Command | undefined {
    const play = beginFull({ pieces: [HBK, { unit: 'ENF-4R', seat: 'attacker', at }], hexes: WOODS });
    passTo(play, 'strike');
    const state = marked(play.game, 'HBK-4G', body);
    const hunchback = unitOf(state, unit('HBK-4G'));
    return bestOf(strikes(state, hunchback));
  }

  test('SEQ-13 takes a tree when an enemy is near and nobody can be struck', () => {
    expect(striking('0807 S')).toMatchObject({ type: 'strike', blows: [], takes: 'tree' });
  });

  test('SEQ-13 strikes rather than bend down for a tree', () => {
    expect(striking('0809 S')).toMatchObject({ type: 'strike', blows: [{ target: 'ENF-4R' }] });
  });

  test('SEQ-13 knows what a club in its hands does', () => {
    const play = beginFull({ pieces: [HBK, { unit: 'ENF-4R', seat: 'attacker', at: '0809 S' }], hexes: WOODS });
    passTo(play, 'strike');
    const state = marked(play.game, 'HBK-4G', { club: 'tree' });
    const swings = strikes(state, unitOf(state, unit('HBK-4G'))).filter(
      ({ command }) => command.type === 'strike' && command.blows.some(({ kind }) => kind === 'club'),
    );
    expect(swings).toHaveLength(1);
    expect(swings.every((one) => sum(one) > 0)).toBe(true);
  });
});

describe('AMB-SEQ-21 Arbitre and MASC', () => {
  /** Whether the Dasher switches its MASC on to come behind an enemy that has moved, after so many turns of strain. */
  function overdrives(enemy: string, strain: number): boolean {
    const play = beginFull({
      pieces: [
        { unit: 'DASHER', seat: 'defender', at: '0817 N' },
        { unit: 'HBK-4G', seat: 'attacker', at: enemy },
      ],
    });
    const strained = marked(play.game, 'DASHER', { masc: { on: false, strain } });
    const stood = { mode: 'stand', steps: '', path: [], mp: 0, entered: 0 } as const;
    const units = strained.units.map((one) => (one.id === 'DASHER' ? one : { ...one, moved: stood }));
    const state = { ...strained, units };
    return bestOf(fullMoves(state, unitOf(state, unit('DASHER'))))?.type === 'masc';
  }

  test('AMB-SEQ-21 switches it on to get behind an enemy, not for what a run does as well, nor when it is likely to break its legs', () => {
    expect(overdrives('0807 S', 0)).toBe(true);
    expect(overdrives('0810 S', 0)).toBe(false);
    expect(overdrives('0807 S', 3)).toBe(false);
  });
});

describe('FIN-01 Arbitre and arms that flip', () => {
  /** How a unit fires that faces north, its enemy behind it. */
  function twists(label: string): unknown {
    const play = beginFull({
      pieces: [
        { unit: label, seat: 'defender', at: '0810 N' },
        { unit: 'ENF-4R', seat: 'attacker', at: '0814 N' },
      ],
    });
    const command = bestOf(fullVolleys(play.game, unitOf(play.game, unit(label))));
    return command?.type === 'attack' && command.shots.length > 0 && command.twist;
  }

  test('FIN-01 flips them at an enemy behind; a unit with hands turns its torso', () => {
    expect(twists('RFL-3N')).toBe('flip');
    expect(twists('GRF-1N')).toBe(1);
  });

  test('FIN-01 reckons with them when it moves: both arms bear on an enemy behind', () => {
    const play = beginFull({
      pieces: [
        { unit: 'RFL-3N', seat: 'defender', at: '0810 N' },
        { ...HBK, seat: 'attacker', at: '0801 N' },
      ],
    });
    /** The share of what it does straight ahead that a unit does straight behind. */
    const behind = (label: string): number => {
      const { damage } = firepowerOf(play.game, unitOf(play.game, unit(label)));
      const [ahead, back] = [0, 12].map((bearing) => damage({ distance: 4, bearing, woods: 0 }, 0, 0));
      return (back ?? 0) / (ahead ?? 0);
    };
    expect(behind('RFL-3N')).toBeGreaterThan(0.7);
    expect(behind('HBK-4G')).toBeLessThan(0.3);
  });
});

describe('TER-17 Arbitre and bridges', () => {
  /** What the footing on a bridge is worth to a tank of 50 tons, behind one of 60 that is on it. */
  function footingOn(cf: number): number | undefined {
    const play = beginFull({
      pieces: [
        { unit: 'VEDETTE', seat: 'defender', at: '0809 N' },
        { unit: 'BULLDOG', seat: 'defender', at: '0808 N' },
        { unit: 'ENF-4R', seat: 'attacker', at: '0801 S' },
      ],
      hexes: { '0808': { woods: 0, water: 1, pavement: true, bridge: { levels: 0, cf } } },
    });
    const moved = { mode: 'stand', steps: '', path: [], mp: 0, entered: 0 } as const;
    const units = play.game.units.map((one) => (one.id === 'VEDETTE' ? one : { ...one, moved }));
    const moves = fullMoves({ ...play.game, units }, unitOf(play.game, unit('VEDETTE')));
    const step = moves.find(({ command }) => command.type === 'move' && command.steps === 'F');
    return step?.reasons.find(({ reason }) => reason === 'water')?.value;
  }

  test('TER-17 it comes onto a bridge that bears both tanks, and shuns one that would fall under them', () => {
    expect(footingOn(110)).toBeCloseTo(0);
    expect(footingOn(109)).toBeLessThan(-30);
  });
});

describe('AMB-SEQ-19 Arbitre withdraws when told', () => {
  function retreat(at: string, body: Partial<Body>): Command | undefined {
    const play = beginFull({
      pieces: [
        { ...HBK, at },
        { unit: 'ENF-4R', seat: 'attacker', at: '0812 N' },
      ],
      options: { forcedWithdrawal: 'on' },
    });
    const state = marked(play.game, 'HBK-4G', body);
    return bestOf(fullMoves(state, unitOf(state, unit('HBK-4G'))));
  }

  test('AMB-SEQ-19 over the nearest edge where it can, and stays where it is not told', () => {
    expect(retreat('0802 N', { withdraws: true })).toMatchObject({ type: 'move', exit: true });
    expect(retreat('0802 N', {})).toMatchObject({ type: 'move', exit: false });
  });

  test('FIN-48 by the edge of its home, not by the one that it stands at', () => {
    const play = beginFull({
      pieces: [
        { ...HBK, at: '0801 N' },
        { unit: 'ENF-4R', seat: 'attacker', at: '0812 N' },
      ],
      options: { forcedWithdrawal: 'on' },
    });
    const zone = { rows: [15, 17], columns: [1, 15] } as const;
    const deployment = play.game.deployment.map((one) => (one.side === 'defender' ? { ...one, zone } : one));
    const state = marked({ ...play.game, deployment }, 'HBK-4G', { withdraws: true });
    const hunchback = unitOf(state, unit('HBK-4G'));
    expect(bestOf(fullMoves(state, hunchback))).toMatchObject({ exit: false });
    const worth = aims(state, hunchback).worth;
    expect(worth(hex('0810'))).toBeGreaterThan(worth(hex('0801')));
  });
});

describe('FIN-15 Arbitre and water', () => {
  const AWS: FullPiece = { unit: 'AWS-8Q', seat: 'defender', at: '0810 N' };
  const play = beginFull({
    pieces: [AWS, { unit: 'GOL-1H', seat: 'attacker', at: '0801 S' }],
    hexes: { '0810': { water: 2 } },
  });
  const lane = (distance: number) => ({ distance, bearing: 0, woods: 0 }) as const;
  const promises = (from: Depth, to: Depth, distance: number): number =>
    firepowerOf(play.game, unitOf(play.game, unit('AWS-8Q')), { from, to }).damage(lane(distance), 0, 0);

  test('FIN-15 reckons with the ranges that weapons have under water', () => {
    expect(promises('dry', 'dry', 11)).toBeGreaterThan(0);
    expect(promises('submerged', 'submerged', 11)).toBe(0);
    expect(promises('submerged', 'submerged', 10)).toBeGreaterThan(0);
    expect(promises('submerged', 'submerged', 6)).toBeLessThan(promises('dry', 'dry', 6));
  });

  test('FIN-14 and knows that nobody fires through the surface', () => {
    expect(promises('submerged', 'dry', 3)).toBe(0);
    expect(promises('dry', 'submerged', 3)).toBe(0);
    expect(promises('wading', 'dry', 6)).toBe(promises('dry', 'dry', 6));
  });

  test('FIN-15 so a move into water is worth what can be fired from there', () => {
    const given = (steps: string): number | undefined =>
      fullMoves(play.game, unitOf(play.game, unit('AWS-8Q')))
        .find(({ command }) => command.type === 'move' && command.steps === steps)
        ?.reasons.find(({ reason }) => reason === 'given')?.value;
    expect(given('')).toBe(0);
    expect(given('F')).toBeGreaterThan(0);
  });

  test('FIN-15 and thinks of an enemy still to move that it fires under water from where it may go there', () => {
    const lake = Object.fromEntries(hexesOf({ columns: 15, rows: 17 }).map((one) => [one, { water: 2 }]));
    const { game } = beginFull({
      pieces: [
        { ...AWS, at: '0817 N' },
        { unit: 'GOL-1H', seat: 'attacker', at: '0806 S' },
      ],
      hexes: lake,
    });
    const ground = groundOf(game);
    const awesome = fighterOf(game, unitOf(game, unit('AWS-8Q')));
    const goliath = fighterOf(game, unitOf(game, unit('GOL-1H')));
    const target = spotAt(goliath, ground.numberOf(hex('0806')), 3, 'stand', 0);
    const spots = spotsAhead(game, ground, awesome) ?? [];
    const farFrom = (spot: Spot): number => ground.lane(spot.at, target.at).distance;
    const firing = spots.filter((spot) => dealt(ground, awesome, spot, goliath, target) > 0);
    expect(Math.max(...spots.map(farFrom))).toBeGreaterThan(10);
    expect(Math.max(...firing.map(farFrom))).toBe(10);
  });
});
