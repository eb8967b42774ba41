import { describe, expect, test } from 'vitest';
import { unitId } from '../../../../src/rules/kernel/ids.js';
import {
  cover,
  grenade,
  join,
  move,
  opportunity,
  piece,
  place,
  shoot,
  suppress,
  wall,
} from '../../../support/tactic148.js';
import { card, figure, fists, scene } from '../../../support/tactic148-letter.js';

/** Situations with grenades as the rules' text decides them, derived before the code was read. */

const thrower = (x = 10, y = 25) => figure('US1', card('sergeant'), x, y);
const scatter = (x: number, y: number) => ({ type: 'scatter', at: place(x, y) }) as const;
const hurt = (play: ReturnType<typeof scene>) =>
  play.events('CharacterHurt').map(({ unit, becomes }) => `${unit} ${becomes}`);

describe('grenades to the letter', () => {
  test('T48-23 with one token left it is refused, and nothing is paid', () => {
    const play = scene([thrower()]).withTokens('us', 1);
    expect(play.accepts('us', grenade('US1', 10, 20))).toBe(false);
    expect(play.tokens('us')).toBe(1);
  });

  test('T48-23 T48-47 slantwise 10.0 u from the edge of the base: no scatter; a thousandth more: a die', () => {
    const near = scene([thrower()]);
    near.give('us', grenade('US1', 10 + 6.3, 25 - 8.4));
    expect(near.events('GrenadeScattered')).toEqual([]);
    const far = scene([thrower()]);
    far.give('us', grenade('US1', 10 + 6.3, 25 - 8.401), [6]);
    expect(far.events('GrenadeScattered')).toHaveLength(1);
  });

  test('T48-10 no grenade on the card: refused by the card', () => {
    const play = scene([figure('US1', card('rifleman'), 10, 25)]);
    expect(play.refused('us', grenade('US1', 10, 20)).rule).toBe('T48-10');
  });

  test('T48-23 a marker beside the table is refused', () => {
    const play = scene([thrower(1, 25)]);
    expect(play.accepts('us', grenade('US1', -0.1, 25))).toBe(false);
    expect(play.accepts('us', grenade('US1', 0, 25))).toBe(true);
  });

  test('T48-29 T48-34 throwing ends the thrower’s Take Cover and Opportunity Fire', () => {
    const play = scene([thrower()]);
    play.give('us', opportunity('US1', 10, 15, false, 'smg'));
    play.mark('US1', { inCover: true, doings: { ...play.unit('US1').doings, weapon: null, actions: 0 } });
    play.give('us', grenade('US1', 10, 20));
    expect(play.unit('US1')).toMatchObject({ inCover: false, opportunity: null });
  });

  test('T48-16 T48-17 by option no weapon: then a grenade takes no shot, and a shot goes beside it', () => {
    const once = card('sergeant', { shots: 1 });
    const play = scene([figure('US1', once, 10, 25), figure('VG1', fists(2), 10, 10)], {
      options: { grenadeIsWeapon: 'off' },
    });
    play.give('us', grenade('US1', 10, 20));
    play.give('us', shoot('US1', 'VG1', false, 'smg'), [1]);
    expect(play.unit('US1').doings.shots).toBe(1);
  });

  test('T48-19 nobody answers a grenade with Take Cover', () => {
    const play = scene([thrower(), figure('VG1', fists(2), 10, 16)]).mark('VG1', { coverAnswer: 'ask' });
    play.give('us', grenade('US1', 10, 17), [1, 1, 1]);
    expect(play.awaited).toEqual(['us:act']);
  });

  test('T48-25 the thrower is hurt like everybody in the radius', () => {
    const play = scene([thrower()]);
    play.give('us', grenade('US1', 10, 23), [4, 1, 1]);
    expect(hurt(play)).toEqual(['US1 wounded']);
  });

  test('T48-25 T48-47 radius 2 u to the nearest point of the base: middle 2.5 u away is in, 2.501 is not', () => {
    const play = scene([thrower(), figure('VG1', fists(2), 10, 14.5), figure('VG2', fists(2), 12.501, 17)]);
    play.give('us', grenade('US1', 10, 17), [1, 1, 1]);
    expect(play.last('GrenadeExploded').inside).toEqual(['VG1']);
  });

  test('T48-25 nobody inside: no dice', () => {
    const play = scene([thrower()]);
    play.give('us', grenade('US1', 10, 17));
    expect(play.last('GrenadeExploded')).toMatchObject({ inside: [], roll: null });
  });

  test('T48-25 T48-51 from the marker part of the base is seen past a hedge: in the open, and hurt', () => {
    const pieces = [piece('hedge', 'cover', wall(7, 15.9, 10, 16.1))];
    const play = scene([thrower(), figure('VG1', fists(2), 10, 15)], { pieces });
    play.give('us', grenade('US1', 10, 17), [4, 1, 1]);
    expect(hurt(play)).toEqual(['VG1 wounded']);
  });

  test('T48-25 T48-50 from the marker part of the base is hidden by a wall: in cover, and safe', () => {
    const pieces = [piece('wall', 'obstruction', wall(7, 15.9, 10, 16.1))];
    const play = scene([thrower(), figure('VG1', fists(2), 10, 15)], { pieces });
    play.give('us', grenade('US1', 10, 17));
    expect(play.last('GrenadeExploded').sheltered).toEqual(['VG1']);
  });

  test('AMB-T48-10 T48-53 a hedge shelters from a marker 1 u away: the 2 u of shooters are not for the marker', () => {
    const pieces = [piece('hedge', 'cover', wall(7, 16.2, 13, 16.4))];
    const play = scene([thrower(), figure('VG1', fists(2), 10, 15.5)], { pieces });
    play.give('us', grenade('US1', 10, 17));
    expect(play.last('GrenadeExploded').sheltered).toEqual(['VG1']);
  });

  test('J-20 AMB-T48-10 a marker inside a solid house hurts nobody outside: everybody is hidden from it', () => {
    const pieces = [piece('inn', 'obstruction', wall(8, 17, 12, 21))];
    const play = scene([thrower(), figure('VG1', fists(2), 10, 16.3)], { pieces });
    play.give('us', grenade('US1', 10, 17.6));
    expect(play.last('GrenadeExploded')).toMatchObject({ inside: [], sheltered: ['VG1'] });
  });

  test('AMB-T48-07 the order is that of the side showing before: a wounded card that shows less comes first', () => {
    const play = scene([thrower(), figure('VG1', fists(2), 10, 15), figure('VG2', fists(3, 1), 10, 19)]);
    play.mark('VG2', { wounded: true });
    play.give('us', grenade('US1', 10, 17), [4, 1, 1]);
    expect(hurt(play)).toEqual(['VG2 eliminated']);
  });

  test('AMB-T48-07 who is flipped by the explosion keeps the place in the order that the healthy side gave', () => {
    const play = scene([thrower(), figure('VG1', fists(2, 2), 10, 15), figure('VG2', fists(3, 0), 10, 19)]);
    play.give('us', grenade('US1', 10, 17), [4, 4, 4]);
    expect(hurt(play)).toEqual(['VG1 wounded', 'VG2 wounded', 'VG1 eliminated']);
  });

  test('AMB-T48-07 wrapping around skips who is out: wounded first, then twice the other', () => {
    const play = scene([thrower(), figure('VG1', fists(1, 1), 10, 15), figure('VG2', fists(2), 10, 19)]);
    play.mark('VG1', { wounded: true });
    play.give('us', grenade('US1', 10, 17), [4, 5, 6]);
    expect(hurt(play)).toEqual(['VG1 eliminated', 'VG2 wounded', 'VG2 eliminated']);
  });

  test('AMB-T48-07 more successes than wounds to take are lost', () => {
    const play = scene([thrower(), figure('VG1', fists(1), 10, 15)]);
    play.give('us', grenade('US1', 10, 17), [4, 5, 6]);
    expect(hurt(play)).toEqual(['VG1 wounded', 'VG1 eliminated']);
  });

  test('T48-42 by option one Wound each: then nobody unhurt is eliminated, however many successes', () => {
    const play = scene([thrower(), figure('VG1', fists(1), 10, 15)], { options: { grenadeWrap: 'off' } });
    play.give('us', grenade('US1', 10, 17), [6, 6, 6]);
    expect(hurt(play)).toEqual(['VG1 wounded']);
  });

  test('AMB-T48-08 equals with enough successes for each: nobody is asked; three for two: asked who takes the second', () => {
    const twins = () => scene([thrower(), figure('VG1', fists(2), 10, 15), figure('VG2', fists(2), 10, 19)]);
    const each = twins();
    each.give('us', grenade('US1', 10, 17), [4, 4, 1]);
    expect(each.awaited).toEqual(['us:act']);
    const more = twins();
    more.give('us', grenade('US1', 10, 17), [4, 4, 4]);
    expect(more.awaited).toEqual(['us:wound']);
  });

  test('AMB-T48-08 friend and enemy of one value: the thrower chooses the enemy', () => {
    const play = scene([thrower(), figure('US2', fists(2), 10, 19), figure('VG1', fists(2), 10, 15)]);
    play.give('us', grenade('US1', 10, 17), [4, 1, 1]);
    play.give('us', { type: 'wound', unit: unitId('VG1') });
    expect(hurt(play)).toEqual(['VG1 wounded']);
  });

  test('T48-24 3 or 4: 0.6 by 0.8 u is 1 u and right, a thousandth more is not', () => {
    const play = scene([thrower()]);
    play.give('us', grenade('US1', 10, 14), [3]);
    expect(play.accepts('vg', scatter(10.6, 13.2))).toBe(true);
    expect(play.accepts('vg', scatter(10.6, 13.199))).toBe(false);
  });

  test('T48-24 the opponent may move it onto the thrower’s comrades', () => {
    const play = scene([thrower(), figure('US2', fists(2), 10, 17.4)]);
    play.give('us', grenade('US1', 10, 14), [2]);
    play.give('vg', scatter(10, 15.5), [4, 1, 1]);
    expect(hurt(play)).toEqual(['US2 wounded']);
  });

  test('T48-38 AMB-T48-37 who has left the zone this turn throws at most 5 u, with scatter', () => {
    const play = scene([figure('US1', card('mg'), 10, 20), figure('VG1', card('sergeant'), 12, 12)]);
    play.give('us', suppress('US1', 8, 12, 'mg'));
    play.endTurn('us', [1]).give('vg', move('VG1', [16, 12]));
    expect(play.accepts('vg', grenade('VG1', 16, 17.501))).toBe(false);
    play.give('vg', grenade('VG1', 16, 17.5), [5]);
    expect(play.last('GrenadeScattered').most).toBe(0);
  });

  test('T48-40 a grenade that wounds one of two suppressing lifts their zone at once', () => {
    const play = scene([
      figure('US1', card('rifleman'), 10, 20),
      figure('US2', card('rifleman'), 14, 20),
      figure('VG1', card('rifleman'), 10, 12),
      figure('VG2', card('sergeant'), 20, 20),
    ]);
    play.give('us', suppress('US1', 10, 12));
    play.give('us', join('US2'));
    play.endTurn('us', [1, 1]);
    expect(play.accepts('vg', shoot('VG1', 'US1'))).toBe(false);
    play.give('vg', grenade('VG2', 15, 20), [4, 1, 1]);
    expect(play.unit('US2')).toMatchObject({ wounded: true, suppressing: null });
    expect(play.accepts('vg', shoot('VG1', 'US1'))).toBe(true);
  });

  test('T48-34 AMB-T48-36 a Wound by a grenade leaves Opportunity Fire on the card', () => {
    const play = scene([figure('US1', card('rifleman'), 10, 20), figure('VG1', card('sergeant'), 10, 12)]);
    play.give('us', opportunity('US1', 20, 20));
    play.endTurn('us').give('vg', grenade('VG1', 10, 19), [4, 1, 1]);
    expect(play.unit('US1')).toMatchObject({ wounded: true, shocked: true });
    expect(play.unit('US1').opportunity).not.toBeNull();
  });

  test('T48-09 AMB-T48-02 in the opponent’s turn it can be thrown; by option only Take Cover', () => {
    const figures = [figure('US1', card('rifleman'), 10, 20), figure('VG1', card('sergeant'), 10, 12)];
    const any = scene(figures, { windows: true });
    any.give('us', cover('US1'));
    expect(any.accepts('vg', grenade('VG1', 10, 18))).toBe(true);
    const only = scene(figures, { windows: true, options: { interrupts: 'takeCoverOnly' } });
    only.give('us', cover('US1'));
    expect(only.accepts('vg', grenade('VG1', 10, 18))).toBe(false);
  });
});
