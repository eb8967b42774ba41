import { describe, expect, test } from 'vitest';
import { opponentOf } from '../../../../src/opponent/registry.js';
import { battletech } from '../../../../src/rules/battletech/index.js';
import type { Command } from '../../../../src/rules/battletech/commands.js';
import { distance } from '../../../../src/rules/geometry/hex/hex.js';
import { seated } from '../../../../src/rules/kernel/seats.js';
import { hex, seat, unit, type Play } from '../../../support/quick-start.js';
import { beginFull, FullPlay, fullSetup, passTurn, roll, type FullSituation } from '../../../support/standard.js';

/** How Arbitre has its troopers carried. */

const order = (play: Play, who: string) =>
  opponentOf('battletech')(battletech.view(play.match, seated(seat(who))), seat(who)) as Command | null;

const carried = (at: string, enemy = 'HBK-4G'): FullSituation => ({
  pieces: [
    { unit: 'VEDETTE', seat: 'defender', at: `${at} N` },
    { unit: 'FOOT-RIFLE', seat: 'defender', at: `${at} N` },
    { unit: enemy, seat: 'attacker', at: '0801 S' },
  ],
  change: (one) => (one.sheet.kind === 'vehicle' ? { ...one, sheet: { ...one.sheet, bay: 4 } } : one),
});

/** The orders of the defender in a turn, by its own choice; all others pass. */
function turnOf(play: FullPlay): readonly Command[] {
  const orders: Command[] = [];
  const { turn } = play.game;
  for (let i = 0; i < 60 && play.game.turn === turn && !play.match.outcome; i++) {
    const [question] = battletech.open(play.match);
    if (!question) break;
    const own = question.seat === 'defender' ? order(play, 'defender') : null;
    if (own) orders.push(own);
    roll(
      play,
      question.seat,
      own ?? { type: 'pass' },
      Array.from({ length: 90 }, (_, n) => 1 + (n % 6)),
    );
  }
  return orders;
}

describe('Arbitre and troopers who can be carried', () => {
  test('UNI-60 begins where a friend can carry them', () => {
    const setup = fullSetup(carried('0810'));
    const zone = { columns: [1, 15], rows: [16, 17] } as const;
    const play = new FullPlay({ ...setup, deployment: setup.deployment.map((one) => ({ ...one, zone })) });
    const [first, second] = [0, 1].map(() => {
      const command = order(play, 'defender');
      if (command?.type !== 'deploy') throw new Error('it is to deploy');
      play.give('defender', command, []);
      return command.hex;
    });
    expect(second).toBe(first);
  });

  test('UNI-60 has them mount far from the enemy, and sets them down where they can hurt it', () => {
    const far = beginFull(carried('0817'));
    expect(turnOf(far)).toContainEqual({ type: 'mount', unit: 'FOOT-RIFLE', on: 'VEDETTE' });

    const near = beginFull(carried('0804', 'LCT-1V'));
    near.give('defender', { type: 'mount', unit: unit('FOOT-RIFLE'), on: unit('VEDETTE') }, []);
    passTurn(near);
    const moves = turnOf(near).filter((one) => one.type === 'move' || one.type === 'unload');
    expect(moves.some((one) => one.type === 'unload' || one.unload === 'FOOT-RIFLE')).toBe(true);
    expect(near.unit('FOOT-RIFLE').body.aboard).toBeUndefined();
    expect(distance(near.unit('FOOT-RIFLE').place?.hex ?? hex('0101'), hex('0801'))).toBeLessThanOrEqual(5);
  });
});
