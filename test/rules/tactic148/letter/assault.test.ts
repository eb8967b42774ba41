import { describe, expect, test } from 'vitest';
import {
  assault,
  grenade,
  move,
  opportunity,
  piece,
  place,
  shoot,
  suppress,
  wall,
  type Play,
} from '../../../support/tactic148.js';
import { card, figure, fists, scene } from '../../../support/tactic148-letter.js';

/** Situations with Assault Fire as the rules' text decides them, derived before the code was read. */

const US = figure('US1', card('rifleman'), 10, 20);
const VG = figure('VG1', card('rifleman'), 10, 12);
const deeds = (play: Play) =>
  play.log
    .map(({ type }) => type)
    .filter((type) => ['Moved', 'ShotFired', 'ShotLost', 'BlowsExchanged'].includes(type));

describe('Assault Fire to the letter', () => {
  test('T48-35 the way is as long as the card says for it, not as a move: 3.0 u yes, 3.001 no', () => {
    const play = scene([US, VG]);
    expect(play.accepts('us', assault('US1', 'VG1', 'move', [[10, 16.999]]))).toBe(false);
    expect(play.accepts('us', assault('US1', 'VG1', 'move', [[10, 17]]))).toBe(true);
  });

  test('T48-35 bends count: 2 u east and 1.001 u north are too far', () => {
    const play = scene([US, VG]);
    expect(
      play.accepts(
        'us',
        assault('US1', 'VG1', 'move', [
          [12, 20],
          [12, 18.999],
        ]),
      ),
    ).toBe(false);
    expect(
      play.accepts(
        'us',
        assault('US1', 'VG1', 'move', [
          [12, 20],
          [12, 19],
        ]),
      ),
    ).toBe(true);
  });

  test('T48-20 T48-35 the distance is that where the shot is made: long before, short after the move', () => {
    const far = figure('VG1', card('rifleman'), 10, 8);
    const before = scene([US, far]);
    before.give('us', assault('US1', 'VG1', 'fire', [[10, 18]]), [1, 1]);
    expect(before.last('ShotFired').prospect).toMatchObject({ range: 'long', distance: 11_000 });
    const after = scene([US, far]);
    after.give('us', assault('US1', 'VG1', 'move', [[10, 18]]), [1, 1, 1]);
    expect(after.last('ShotFired').prospect).toMatchObject({ range: 'short', distance: 9000 });
  });

  test('T48-19 T48-35 the answer goes by the distance of the shot: moved to 5.0 u no question, fired from 7 u one', () => {
    const near = scene([US, VG]).mark('VG1', { coverAnswer: 'ask' });
    near.give('us', assault('US1', 'VG1', 'move', [[10, 18]]), [1, 1, 1]);
    expect(near.awaited).toEqual(['us:act']);
    const far = scene([US, VG]).mark('VG1', { coverAnswer: 'ask' });
    far.give('us', assault('US1', 'VG1', 'fire', [[10, 18]]));
    expect(far.awaited).toEqual(['vg:answer-shot']);
    expect(far.unit('US1').at).toEqual(place(10, 20));
  });

  test('T48-35 out of sight before and in sight after the move: only move, then fire', () => {
    const pieces = [piece('house', 'obstruction', wall(9, 15, 20, 18))];
    const play = scene([US, VG], { pieces });
    expect(play.accepts('us', assault('US1', 'VG1', 'fire', [[7, 20]]))).toBe(false);
    expect(play.accepts('us', assault('US1', 'VG1', 'move', [[7, 20]]))).toBe(true);
  });

  test('J-26 T48-35 fire, then move: the way may end where the target fell', () => {
    const near = figure('VG1', card('rifleman'), 10, 17.5);
    const play = scene([US, near]);
    play.give('us', assault('US1', 'VG1', 'fire', [[10, 17.5]]), [6, 6, 1]);
    expect(play.unit('US1').at).toEqual(place(10, 17.5));
  });

  test('T48-11 T48-12 one action and one token, no more', () => {
    const play = scene([US, VG]);
    play.give('us', assault('US1', 'VG1', 'move', [[10, 18]]), [1, 1, 1]);
    expect(play.tokens('us')).toBe(19);
    expect(play.unit('US1').doings).toMatchObject({ actions: 1, movement: 1, shots: 1, weapon: 'rifle' });
  });

  test('T48-32 three moves, then none by Assault Fire, with actions left', () => {
    const runner = figure('US1', card('rifleman', { actions: 9 }), 10, 20);
    const play = scene([runner, VG]);
    for (const x of [11, 12, 13]) play.give('us', move('US1', [x, 20]));
    expect(play.refused('us', assault('US1', 'VG1', 'fire', [[14, 20]])).rule).toBe('T48-32');
    play.give('us', shoot('US1', 'VG1'), [1, 1, 1]);
  });

  test('T48-10 a dash for Assault Fire on the card: refused by the card', () => {
    const play = scene([figure('US1', card('rifleman', { assault: 0 }), 10, 20), VG]);
    expect(play.refused('us', assault('US1', 'VG1', 'move', [[10, 19]])).rule).toBe('T48-10');
  });

  test('T48-16 AMB-T48-38 not after a grenade in the same turn', () => {
    const play = scene([figure('US1', card('sergeant'), 10, 20), VG]);
    play.give('us', grenade('US1', 20, 20));
    expect(play.refused('us', assault('US1', 'VG1', 'move', [[10, 18]], 'smg')).rule).toBe('T48-16');
  });

  test('T48-40 Suppression Fire is refused after it, Opportunity Fire is not', () => {
    const play = scene([US, VG]);
    play.give('us', assault('US1', 'VG1', 'move', [[10, 19]]), [1, 1, 1]);
    expect(play.refused('us', suppress('US1', 10, 12)).rule).toBe('T48-40');
    play.give('us', opportunity('US1', 10, 12));
  });

  test('T48-38 T48-35 fire first, then into an effective zone: the shot was before', () => {
    const runner = figure('VG1', card('rifleman'), 14.6, 12);
    const play = scene([figure('US1', card('mg'), 10, 20), runner]);
    play.give('us', suppress('US1', 10, 12, 'mg'));
    play.endTurn('us').give('vg', assault('VG1', 'US1', 'fire', [[13, 12]]), [1, 1, 1]);
    expect(deeds(play)).toEqual(['ShotFired', 'Moved']);
  });

  test('T48-38 in an effective zone neither way is allowed', () => {
    const play = scene([figure('US1', card('mg'), 10, 20), VG]);
    play.give('us', suppress('US1', 10, 12, 'mg'));
    play.endTurn('us', [1]);
    for (const first of ['move', 'fire'] as const)
      expect(play.refused('vg', assault('VG1', 'US1', first, [[10, 9]])).rule).toBe('T48-38');
  });

  test('AMB-T48-33 no dice at long distance: from 11 u refused before the move, allowed after it', () => {
    const short = figure('US1', card('mg', { assault: 3000 }), 10, 20);
    const play = scene([short, figure('VG1', card('rifleman'), 10, 8)]);
    play.mark('US1', { card: card('sergeant', { weapons: card('sergeant').wounded.weapons, assault: 3000 }) });
    expect(play.accepts('us', assault('US1', 'VG1', 'fire', [[10, 18]], 'smg'))).toBe(false);
    expect(play.accepts('us', assault('US1', 'VG1', 'move', [[10, 18]], 'smg'))).toBe(true);
  });

  test('T48-29 it ends Take Cover before it begins: Opportunity Fire on the way needs no more than without', () => {
    const play = scene([US, figure('VG1', card('rifleman'), 16, 12)]);
    play.give('us', opportunity('US1', 10, 12));
    play.endTurn('us').mark('VG1', { inCover: true });
    play.give('vg', assault('VG1', 'US1', 'move', [[13, 12]]), [1, 1, 1, 1, 1, 1]);
    expect(play.events('ShotFired')[0]?.prospect.needed).toBe(4);
    expect(deeds(play)).toEqual(['Moved', 'ShotFired', 'Moved', 'ShotFired']);
  });

  test('T48-27 T48-35 moved into contact and the shot eliminates that enemy: no fight', () => {
    const play = scene([US, figure('VG1', card('rifleman'), 10, 17)]);
    play.give('us', assault('US1', 'VG1', 'move', [[10, 18]]), [6, 6, 1]);
    expect(deeds(play)).toEqual(['Moved', 'ShotFired']);
  });

  test('T48-27 T48-35 fired at one and moved into contact with another: the fight follows', () => {
    const play = scene([US, VG, figure('VG2', fists(0), 10, 17)]);
    play.give('us', assault('US1', 'VG1', 'move', [[10, 18]]), [1, 1, 1, 5, 5]);
    expect(deeds(play)).toEqual(['Moved', 'ShotFired', 'BlowsExchanged']);
  });

  test('T48-09 AMB-T48-02 in the opponent’s turn it can be bought, with its move', () => {
    const play = scene([US, VG], { windows: true });
    play.give('us', move('US1', [10, 19]));
    play.give('vg', assault('VG1', 'US1', 'move', [[10, 14]]), [1, 1, 1]);
    expect(deeds(play)).toEqual(['Moved', 'Moved', 'ShotFired']);
  });
});
