import { describe, expect, test } from 'vitest';
import { nearestOf, opponentOf } from '../../../../src/opponent/registry.js';
import { shedBy, sourcesOf } from '../../../../src/rules/battletech/standard/heat-phase.js';
import { battletech } from '../../../../src/rules/battletech/index.js';
import type { Command } from '../../../../src/rules/battletech/commands.js';
import { seated } from '../../../../src/rules/kernel/seats.js';
import { seat, type Play } from '../../../support/quick-start.js';
import { beginFull, passTurn, roll, step, type FullSituation } from '../../../support/standard.js';
import { inSoak, SOAK_ALONE } from '../../../support/soak.js';

/** How Arbitre plays a seat of the standard level. */

const order = (play: Play, who: string) =>
  opponentOf('battletech')(battletech.view(play.match, seated(seat(who))), seat(who)) as Command | null;

/** Passes until that seat is asked this. */
function passUntil(play: Play, who: string, ask: string, faces: number[] = []): void {
  for (let i = 0; i < 60 && !play.match.outcome && !play.awaited.includes(`${who}:${ask}`); i++) {
    const [question] = battletech.open(play.match);
    if (question) roll(play, question.seat, { type: 'pass' }, faces);
  }
}

const at = (range: string, wolverine: string): FullSituation => ({
  pieces: [
    { unit: 'HCT-3F', seat: 'attacker', at: range },
    { unit: 'WVR-6R', seat: 'defender', at: wolverine },
  ],
});

describe('Arbitre at the standard level', () => {
  test('turns the torso to fire at what stands beside it', () => {
    const play = beginFull(at('1110 NW', '0810 N'));
    passUntil(play, 'defender', 'attack');
    expect(order(play, 'defender')).toMatchObject({ type: 'attack', unit: 'WVR-6R', twist: 1, shots: [{}, {}, {}] });
  });

  test('fires no more than it can cool but for a little', () => {
    const play = beginFull({
      pieces: [
        { unit: 'HCT-3F', seat: 'attacker', at: '0805 S' },
        { unit: 'AWS-8Q', seat: 'defender', at: '0810 N' },
      ],
    });
    for (let turn = 0; turn < 3 && !play.match.outcome; turn++) {
      passUntil(
        play,
        'defender',
        'attack',
        Array.from({ length: 60 }, (_, i) => 1 + (i % 6)),
      );
      const command = order(play, 'defender');
      if (command?.type !== 'attack') throw new Error('the Awesome is not asked');
      roll(
        play,
        'defender',
        command,
        Array.from({ length: 80 }, (_, i) => 1 + (i % 6)),
      );
      const awesome = play.unit('AWS-8Q');
      const built = sourcesOf(play.game, awesome).reduce((sum, { heat }) => sum + heat, 0);
      expect(awesome.body.heat + built).toBeLessThanOrEqual(shedBy(play.game.board, awesome) + 4);
    }
  });

  test('strikes whoever stands before it', () => {
    const play = beginFull(at('0809 S', '0810 N'));
    passUntil(
      play,
      'attacker',
      'strike',
      Array.from({ length: 60 }, (_, i) => 1 + (i % 6)),
    );
    expect(order(play, 'attacker')).toMatchObject({ type: 'strike', unit: 'HCT-3F', blows: [{ target: 'WVR-6R' }] });
  });

  test('runs towards an enemy far away, and stands up when it lies', () => {
    const play = beginFull(at('0801 S', '0817 N'));
    const faces = Array.from({ length: 60 }, (_, i) => 1 + (i % 6));
    const drop: Command = {
      type: 'move',
      unit: play.unit('HCT-3F').id,
      mode: 'walk',
      steps: '',
      exit: false,
      prone: true,
    };
    passUntil(play, 'attacker', 'move', faces);
    play.give('attacker', drop);
    if (play.awaited.includes('defender:move'))
      expect(order(play, 'defender')).toMatchObject({ type: 'move', mode: 'run' });
    passTurn(play, faces);
    passUntil(play, 'attacker', 'move', faces);
    expect(order(play, 'attacker')).toEqual({ type: 'stand-up', unit: 'HCT-3F', mode: 'run' });
  });
});

describe('AMB-SEQ-24 Arbitre stands up', () => {
  /** The order of a Hatchetman that lies, with a pilot of that skill. */
  const rising = (piloting: number, carefulStand: 'on' | 'off') => {
    const play = beginFull({
      pieces: [
        { unit: 'HCT-3F', seat: 'attacker', at: '0801 N', piloting },
        { unit: 'WVR-6R', seat: 'defender', at: '0817 N' },
      ],
      options: { carefulStand },
    });
    const faces = Array.from({ length: 60 }, (_, i) => 1 + (i % 6));
    passUntil(play, 'attacker', 'move', faces);
    play.give('attacker', step('HCT-3F', 'walk', '', { prone: true }));
    passTurn(play, faces);
    passUntil(play, 'attacker', 'move', faces);
    return order(play, 'attacker');
  };
  const fast = { type: 'stand-up', unit: 'HCT-3F', mode: 'run' };

  test.each([
    [5, 'on', fast],
    [8, 'on', { type: 'careful-stand', unit: 'HCT-3F', facing: 3 }],
    [8, 'off', fast],
  ] as const)('piloting %i, careful stand %s', (piloting, carefulStand, meant) => {
    expect(rising(piloting, carefulStand)).toEqual(meant);
  });
});

describe('the partner of plain habits at the standard level', () => {
  const nearest = (play: Play, who: string) =>
    nearestOf('battletech')(battletech.view(play.match, seated(seat(who))), seat(who));

  test('fires what it can cool at the nearest enemy, its torso turned', () => {
    const play = beginFull(at('1110 NW', '0810 N'));
    passUntil(play, 'defender', 'attack');
    expect(nearest(play, 'defender')).toMatchObject({
      type: 'attack',
      twist: 1,
      shots: [{ target: 'HCT-3F' }, {}, {}],
    });
  });

  test('stands up when it lies', () => {
    const play = beginFull(at('0801 S', '0817 N'));
    const faces = Array.from({ length: 60 }, (_, i) => 1 + (i % 6));
    passUntil(play, 'attacker', 'move', faces);
    play.give('attacker', step('HCT-3F', 'walk', '', { prone: true }));
    passTurn(play, faces);
    passUntil(play, 'attacker', 'move', faces);
    expect(nearest(play, 'attacker')).toMatchObject({ type: 'stand-up', unit: 'HCT-3F' });
  });
});

test('Arbitre plays a whole match of the standard level against itself, every order legal', () => {
  const play = beginFull({
    pieces: [
      { unit: 'HCT-3F', seat: 'attacker', at: '0805 S' },
      { unit: 'CN9-A', seat: 'defender', at: '0812 N' },
    ],
    victory: { goals: [], turns: 6, late: 'points' },
  });
  const faces = Array.from({ length: 4000 }, (_, i) => 1 + ((i * 7 + (i >> 2)) % 6));
  for (let orders = 0; orders < 300 && !play.match.outcome; orders++) {
    const [question] = battletech.open(play.match);
    const command =
      question && opponentOf('battletech')(battletech.view(play.match, seated(question.seat)), question.seat);
    if (!command) throw new Error('nobody has an order');
    roll(play, question.seat, command as Command, faces);
  }
  expect(play.match.outcome).not.toBeNull();
});

test.runIf(inSoak)(
  `AMB-SEQ-07 Arbitre plays four sides, each against all others, to the last one standing, every order legal${SOAK_ALONE}`,
  () => {
    const thin = { HD: 4, CT: 6, LT: 4, RT: 4, LA: 3, RA: 3, LL: 4, RL: 4 };
    const play = beginFull(
      {
        pieces: [
          { unit: 'HCT-3F', seat: 'red', at: '0403 S', armor: thin },
          { unit: 'CN9-A', seat: 'blue', at: '1003 S', armor: thin },
          { unit: 'ENF-4R', seat: 'green', at: '0412 N', armor: thin },
          { unit: 'PNT-9R', seat: 'grey', at: '1012 N', armor: thin },
          { unit: 'JR7-D', seat: 'grey', at: '1112 N', armor: thin },
        ],
        options: { multiSide: 'on' },
      },
      [1, 2, 1, 4, 3, 4, 6, 5],
    );
    const faces = Array.from({ length: 1000 }, (_, i) => 1 + ((i * 7 + (i >> 2)) % 6));
    for (let orders = 0; orders < 1500 && !play.match.outcome; orders++) {
      const [question] = battletech.open(play.match);
      const command =
        question && opponentOf('battletech')(battletech.view(play.match, seated(question.seat)), question.seat);
      if (!command) throw new Error('nobody has an order');
      roll(play, question.seat, command as Command, faces);
    }
    expect(play.match.outcome).toMatchObject({ winners: [expect.any(String)], reason: 'last-side-standing' });
    // Who has no unit left is out of the ranking; whoever is last in it acts first in every phase.
    const rankings = play.events('InitiativeRolled').map(({ ranking = [] }) => ranking);
    const standing = rankings.map(({ length }) => length);
    expect(standing).toEqual(standing.toSorted((a, b) => b - a));
    expect(new Set(standing)).toEqual(new Set([4, 3, 2]));
    let first: string | undefined;
    for (const event of play.log) {
      if (event.type === 'InitiativeRolled') first = event.ranking?.[0];
      if (event.type === 'PhaseBegan' && event.phase === 'movement') expect(event.order[0]).toBe(first);
    }
  },
);
