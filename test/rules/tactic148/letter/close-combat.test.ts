import { describe, expect, test } from 'vitest';
import { unitId } from '../../../../src/rules/kernel/ids.js';
import { cover, join, move, opportunity, piece, place, shoot, suppress, wall } from '../../../support/tactic148.js';
import { card, figure, fists, scene } from '../../../support/tactic148-letter.js';

/** Situations of close combat as the rules' text decides them, derived before the code was read. */

const US = (healthy = 1, wounded = 1) => figure('US1', fists(healthy, wounded), 10, 20);
const VG = (healthy = 1, wounded = 1) => figure('VG1', fists(healthy, wounded), 13, 20);
const CHARGE = move('US1', [12, 20]);

describe('close combat to the letter', () => {
  test('T48-27 touching slantwise: 0.6 by 0.8 u between the middles', () => {
    const play = scene([US(1, 0), figure('VG1', fists(0, 0), 13, 20)]);
    play.give('us', move('US1', [12.4, 20.8]), [5, 5]);
    expect(play.unit('VG1').status).toBe('eliminated');
  });

  test('T48-27 passing by in contact and ending away from the enemy: no fight', () => {
    const play = scene([US(), figure('VG1', fists(1), 12, 21)]);
    play.give('us', move('US1', [12, 20], [14, 20]));
    expect(play.events('BlowsExchanged')).toEqual([]);
  });

  test('AMB-T48-30 through an enemy’s base: refused; through a friend’s: allowed, but not to end on it', () => {
    const play = scene([US(), figure('VG1', fists(1), 12, 20), figure('US2', fists(1), 10, 18)]);
    expect(play.accepts('us', move('US1', [14, 20]))).toBe(false);
    expect(play.accepts('us', move('US1', [10, 16]))).toBe(true);
    expect(play.accepts('us', move('US1', [10, 18.3]))).toBe(false);
  });

  test('T48-13 T48-27 with the last token: the fight is free and takes place', () => {
    const play = scene([US(1), VG(0, 0)]).withTokens('us', 1);
    play.give('us', CHARGE, [5, 5]);
    expect(play.unit('VG1').status).toBe('eliminated');
    expect(play.awaited).toEqual(['vg:act']);
  });

  test('T48-28 nobody hits: the exchange is repeated with the same dice', () => {
    const play = scene([US(2), VG(1)]);
    play.give('us', CHARGE, [4, 4, 4, 1, 2, 3, 5, 5, 4]);
    expect(play.events('BlowsExchanged')).toHaveLength(3);
  });

  test('T48-28 three successes are no more than two Wounds: eliminated, and the blow struck back still counts', () => {
    const play = scene([US(3), VG(2)]);
    play.give('us', CHARGE, [5, 5, 6, 5, 6]);
    expect([play.unit('US1').status, play.unit('VG1').status]).toEqual(['eliminated', 'eliminated']);
  });

  test('T48-22 T48-28 a double 6 is two successes, not an elimination at one blow: a wounded side of nobody counts', () => {
    const play = scene([US(2), VG(0, 0)]);
    play.give('us', CHARGE, [6, 4, 6, 4]);
    expect(play.events('CharacterHurt').map(({ becomes }) => becomes)).toEqual(['wounded', 'eliminated']);
  });

  test('AMB-T48-35 Take Cover, Camouflage, hedges and the Wound marker do not help: 5 is enough', () => {
    const play = scene([US(1), figure('VG1', card('scout', { h2h: 0 }), 13, 20)], {
      pieces: [piece('hedge', 'cover', wall(12.3, 18, 12.6, 22))],
    }).mark('VG1', { inCover: true, shocked: true, wounded: true, card: card('scout', { h2h: 0 }) });
    play.give('us', CHARGE, [5, 1]);
    expect(play.unit('VG1').status).toBe('eliminated');
  });

  test('T48-28 one side without dice: the other goes on until it hits', () => {
    const play = scene([US(1), VG(0, 0)]);
    play.give('us', CHARGE, [1, 1, 5, 1, 5]);
    expect(play.events('BlowsExchanged')).toHaveLength(5);
    expect(play.unit('US1').wounded).toBe(false);
  });

  test('AMB-T48-11 both without dice after a Wound each: it stops there, and both stay engaged', () => {
    const play = scene([US(1, 0), VG(1, 0)]);
    play.give('us', CHARGE, [5, 5]);
    expect([play.unit('US1').status, play.unit('VG1').status]).toEqual(['active', 'active']);
    expect(play.unit('US1').at).toEqual(place(12, 20));
  });

  test('T48-41 a winner who was wounded does nothing more this turn', () => {
    const play = scene([US(2), VG(1, 0)]);
    play.give('us', CHARGE, [5, 5, 5]);
    expect(play.unit('US1')).toMatchObject({ wounded: true, shocked: true });
    expect(play.refused('us', cover('US1')).rule).toBe('T48-41');
  });

  test('T48-17 AMB-T48-38 a winner unhurt shoots afterwards, with all the shots of the card', () => {
    const play = scene([US(2), VG(0, 0), figure('VG2', fists(1), 12, 12)]);
    play.give('us', CHARGE, [5, 5]);
    play.give('us', shoot('US1', 'VG2'), [1, 1, 1]);
    expect(play.unit('US1').doings).toMatchObject({ actions: 2, shots: 1 });
  });

  test('T48-38 T48-27 in an effective zone one may charge', () => {
    const play = scene([
      figure('US1', card('mg'), 10, 30),
      figure('US2', fists(0, 0), 12, 20),
      figure('VG1', fists(1), 10, 20),
    ]);
    play.give('us', suppress('US1', 10, 20, 'mg'));
    play.endTurn('us', [1]).give('vg', move('VG1', [11, 20]), [5, 5]);
    expect(play.unit('US2').status).toBe('eliminated');
  });

  test('T48-33 T48-40 AMB-T48-35 who suppresses and is charged fires no more: their zone ends', () => {
    const play = scene([figure('US1', card('mg', { h2h: 2 }), 10, 20), figure('VG1', fists(1, 0), 13, 20)]);
    play.give('us', suppress('US1', 10, 12, 'mg'));
    play.endTurn('us').give('vg', move('VG1', [11, 20]), [1, 5, 5]);
    expect(play.unit('US1').suppressing).toBeNull();
    expect(play.game.zones).toEqual([]);
  });

  test('AMB-T48-36 T48-27 a Wound by Opportunity Fire where the bases touch ends the move there: in contact, so they fight', () => {
    const play = scene([
      figure('US1', card('rifleman'), 10, 30),
      figure('US2', fists(0, 0), 13, 20),
      figure('VG1', fists(1, 1), 9, 20),
    ]);
    play.give('us', opportunity('US1', 15.5, 20));
    play.endTurn('us').give('vg', move('VG1', [12, 20]), [4, 1, 1, 5, 5]);
    expect(play.unit('VG1')).toMatchObject({ wounded: true, at: place(12, 20) });
    expect(play.unit('US2').status).toBe('eliminated');
  });

  test('T48-33 the one who is charged fires by Opportunity on the way, then fights if the charge arrives', () => {
    const play = scene([figure('US1', fists(0, 0), 10, 20), figure('VG1', fists(2), 15, 20)]);
    play.give('us', opportunity('US1', 12, 20));
    play.endTurn('us').give('vg', move('VG1', [11, 20]), [1, 1, 3, 5, 6]);
    expect(play.unit('US1').status).toBe('eliminated');
  });

  test('AMB-T48-39 beaten in the first fight of two: the second does not take place', () => {
    const play = scene([US(1), figure('VG1', fists(2), 13, 20.6), figure('VG2', fists(2), 13, 19.4)]);
    play.give('us', move('US1', [12.2, 20]));
    play.give('us', { type: 'fight', enemy: unitId('VG1') }, [1, 5, 5]);
    expect(play.events('BlowsExchanged')).toHaveLength(1);
    expect(play.unit('VG2')).toMatchObject({ wounded: false, status: 'active' });
  });

  test('AMB-T48-39 wounded in the first fight: the second is fought with the wounded side', () => {
    const play = scene([US(2, 1), figure('VG1', fists(1, 0), 13, 20.6), figure('VG2', fists(0, 0), 13, 19.4)]);
    play.give('us', move('US1', [12.2, 20]));
    play.give('us', { type: 'fight', enemy: unitId('VG1') }, [5, 5, 5, 5, 5]);
    expect(play.events('BlowsExchanged').map(({ rolls }) => rolls[0]?.faces.length)).toEqual([2, 1, 1]);
  });

  test('T48-13 all tokens gone: a charge by the enemy is struck back for nothing', () => {
    const play = scene([US(1), VG(2)]).withTokens('us', 1);
    play.give('us', move('US1', [10, 20.1]));
    play.put('US1', 10, 20).give('vg', move('VG1', [11, 20]), [1, 1, 5, 1, 5]);
    expect(play.unit('VG1').status).toBe('eliminated');
  });

  test('T48-27 friends that touch the enemy do not join in: one fights', () => {
    const play = scene([US(1), figure('US2', fists(2), 14, 20), figure('VG1', fists(0, 0), 13, 20)]);
    play.give('us', CHARGE, [5, 5]);
    expect(play.events('BlowsExchanged').every(({ units }) => units.join() === 'US1,VG1')).toBe(true);
  });

  test('T48-27 AMB-T48-11 engaged without dice: a move that ends in contact again is another fight', () => {
    const play = scene([US(1, 0), VG(1, 0)]);
    play.give('us', CHARGE, [5, 5]);
    play.endTurn('us').endTurn('vg');
    play.give('us', move('US1', [12, 19], [13, 19]));
    expect(play.events('BlowsExchanged')).toHaveLength(2);
  });

  test('T48-40 joining a zone after a fight in the same turn is refused', () => {
    const play = scene([US(2), VG(0, 0), figure('US2', card('mg'), 10, 25), figure('VG2', fists(1), 10, 12)]);
    play.give('us', suppress('US2', 10, 12, 'mg'));
    play.give('us', CHARGE, [5, 5]);
    expect(play.refused('us', join('US1')).rule).toBe('T48-40');
  });
});
