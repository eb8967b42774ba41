import { describe, expect, test } from 'vitest';
import { finestHourValuation } from '../../../../src/games/finest-hour/opponent/index.js';
import { nearestValuation } from '../../../../src/games/finest-hour/opponent/nearest.js';
import { opponentBy } from '../../../../src/opponent/search.js';
import { finestHour } from '../../../../src/rules/finest-hour/index.js';
import { seatId, sideId, unitId } from '../../../../src/rules/kernel/ids.js';
import { seated } from '../../../../src/rules/kernel/seats.js';
import { ahead, bomb, fly, gun, profile, sortie, type Sortie } from '../../../support/finest-hour.js';

const opponent = opponentBy(finestHourValuation);
const plain = opponentBy(nearestValuation);

const orders = (play: Sortie, seat: string, who = opponent) =>
  who(finestHour.view(play.match, seated(seatId(seat))), seatId(seat));

describe('who plays for the referee', () => {
  test('TFH-17 fires at whom it has in its sights, from behind rather than face to face', () => {
    const play = sortie({
      planes: [
        { unit: 'R1', at: [40, 60] },
        { unit: 'B1', at: [40, 45], heading: 0 },
        { unit: 'B2', at: [55, 60], heading: 270 },
      ],
    });
    const order = orders(play, 'red');
    expect(order).toMatchObject({ type: 'fly', unit: 'R1' });
    expect(JSON.stringify(order)).toContain('"target":"B1"');
  });

  test('TFH-03 a star that can fire takes pass 2, one that cannot and is in no danger keeps its course', () => {
    const star = (heading: number): Sortie => {
      const play = sortie({
        planes: [
          { unit: 'R1', at: [28, 70] },
          { unit: 'B1', at: [40, 45], heading, star: true },
        ],
      });
      play.give('red', fly('R1', [ahead(10)]));
      return play;
    };
    expect(orders(star(217), 'blue')).toMatchObject({ type: 'take-column', column: '2' });
    expect(orders(star(90), 'blue')).toMatchObject({ type: 'take-column', column: '0' });
  });

  test('AMB-TFH-14 never heads off the table while there is another way', () => {
    const play = sortie({
      planes: [
        { unit: 'R1', at: [5, 40], heading: 270 },
        { unit: 'B1', at: [100, 40], heading: 90 },
      ],
    });
    const order = orders(play, 'red');
    if (order?.type !== 'fly') throw new Error('no order');
    play.give('red', order, order.fast ? [6, 6] : []);
    expect(play.plane('R1').status).toBe('flying');
  });

  test('TFH-37 bombs what its goal is about', () => {
    const play = sortie({
      planes: [
        { unit: 'R1', at: [40, 40], profile: profile(1, { bombs: true, attributes: ['bomber'], weapons: [] }) },
        { unit: 'B1', at: [100, 70] },
      ],
      targets: [{ id: 'dock', side: 'blue', at: [40, 28] }],
      goals: [{ win: 'bomb', side: sideId('red'), count: 1 }],
    });
    const order = orders(play, 'red');
    expect(order).toMatchObject({ type: 'fly', unit: 'R1' });
    expect(order?.type === 'fly' ? order.parts : []).toContainEqual(bomb('dock'));
  });
});

describe('AMB-TFH-02 the opponent names groups', () => {
  const flight = (first: number, second: number): Sortie =>
    sortie(
      {
        planes: [
          { unit: 'R1', at: [40, 60], rep: 5 },
          { unit: 'R2', at: [46, 60], rep: 4 },
          { unit: 'B1', at: [60, 10], heading: 180 },
        ],
      },
      [first, second],
    );

  test('AMB-TFH-02 TFH-10 who does not reach the die goes along with a leader near by who does', () => {
    expect(orders(flight(5, 4), 'red')).toEqual({ type: 'group', leader: 'R1', members: ['R2'] });
  });

  test('TFH-10 who can fly alone does, and leaves a formation that was made for the die', () => {
    const play = flight(4, 3);
    expect(orders(play, 'red')).toMatchObject({ type: 'fly' });
    play.give('red', { type: 'group', leader: unitId('R1'), members: [unitId('R2')] });
    expect(orders(play, 'red')).toEqual({ type: 'group', leader: 'R1', members: [] });
  });
});

describe('TFH-38 the opponent keeps to missions', () => {
  const goals = [{ win: 'bomb', side: sideId('red'), count: 1 }] as const;
  const targets = [{ id: 'dock', side: 'blue', at: [40, 28] }] as const;
  const bombs = (attribute: 'bomber' | 'dive-bomber') =>
    profile(1, { bombs: true, attributes: [attribute], weapons: [] });

  test('TFH-42 a dive bomber dives within reach of its target', () => {
    const play = sortie({
      planes: [
        { unit: 'R1', at: [40, 44], profile: bombs('dive-bomber') },
        { unit: 'B1', at: [100, 70], heading: 90 },
      ],
      targets,
      goals,
    });
    expect(orders(play, 'red')).toMatchObject({ type: 'fly', parts: [{ do: 'dive' }] });
  });

  test('TFH-35 a bomber far from its target flies fast', () => {
    const play = sortie({
      planes: [
        { unit: 'R1', at: [40, 78], profile: bombs('bomber') },
        { unit: 'B1', at: [110, 10], heading: 90 },
      ],
      targets,
      goals,
    });
    expect(orders(play, 'red')).toMatchObject({ type: 'fly', fast: true });
  });

  test('TFH-33 one that burns rams the bomber that its goal is about', () => {
    const play = sortie(
      {
        planes: [
          { unit: 'R1', at: [40, 40], rep: 3, profile: profile(3, { bombs: true, weapons: [gun('rear', 20, 1, 2)] }) },
          { unit: 'B1', at: [60, 40], heading: 270, profile: profile(3, { weapons: [] }) },
        ],
        targets: [{ id: 'dock', side: 'blue', at: [40, 5] }],
        goals,
      },
      [1, 2],
    );
    const view = finestHour.view(play.match, seated(seatId('blue')));
    const aircraft = view.game.aircraft.map((one) => (one.side === 'blue' ? { ...one, burning: true } : one));
    const order = opponent({ ...view, game: { ...view.game, aircraft } }, seatId('blue'));
    expect(order).toMatchObject({ type: 'fly', unit: 'B1', parts: [{ do: 'collide', target: 'R1' }] });
  });
});

describe('the plain one', () => {
  test('turns at the nearest enemy and fires', () => {
    const play = sortie({
      planes: [
        { unit: 'R1', at: [40, 60] },
        { unit: 'B1', at: [26, 46], heading: 90 },
      ],
    });
    expect(orders(play, 'red', plain)).toMatchObject({ type: 'fly', unit: 'R1', then: 'end' });
    expect(JSON.stringify(orders(play, 'red', plain))).toContain('"target":"B1"');
  });
});
