import { describe, expect, test } from 'vitest';
import {
  assault,
  cover,
  endTurn,
  grenade,
  join,
  move,
  opportunity,
  pass,
  piece,
  place,
  shoot,
  suppress,
  wall,
  type Play,
} from '../../../support/tactic148.js';
import { card, figure, fists, scene } from '../../../support/tactic148-letter.js';
import { unitId } from '../../../../src/rules/kernel/ids.js';

/** What trials found wrong, with its brothers. */

const US = figure('US1', card('rifleman'), 10, 20);
const VG = figure('VG1', card('rifleman'), 10, 12);
const MG = figure('US2', card('mg'), 13, 20);

describe('J-20 T48-33 T48-36 inside what blocks sight', () => {
  const pieces = [piece('inn', 'obstruction', wall(8, 14, 12, 17))];

  test('nobody sees a point in there: no marker of Suppression or Opportunity Fire; its near face is seen, its far one not', () => {
    const play = scene([US], { pieces });
    for (const y of [16.9, 15, 14.1]) {
      expect(play.refused('us', suppress('US1', 10, y)).code).toBe('tactic148/point-out-of-sight');
      expect(play.refused('us', opportunity('US1', 10, y)).code).toBe('tactic148/point-out-of-sight');
    }
    expect(play.accepts('us', suppress('US1', 10, 17))).toBe(true);
    expect(play.accepts('us', suppress('US1', 10, 14))).toBe(false);
  });

  test('/los to a place in there says so, both ways', () => {
    const play = scene([US], { pieces });
    const line = (from: readonly [number, number], to: readonly [number, number]) =>
      play.inspect({ about: 'los', from: place(...from), to: place(...to) });
    expect(line([10, 20], [10, 15.5])).toMatchObject({ line: 'none' });
    expect(line([10, 15.5], [10, 20])).toMatchObject({ line: 'none' });
  });

  test('on a roof that can be climbed a point is seen, and sees', () => {
    const roof = [piece('inn', 'obstruction', wall(8, 14, 12, 17), { climb: true })];
    const play = scene([US], { pieces: roof });
    expect(play.accepts('us', suppress('US1', 10, 15.5))).toBe(true);
    play.put('US1', 10, 15.5);
    expect(play.accepts('us', suppress('US1', 10, 10))).toBe(true);
  });

  test('in a wood a point is seen: cover is no obstruction', () => {
    const play = scene([US], { pieces: [piece('wood', 'cover', wall(8, 14, 12, 17))] });
    expect(play.accepts('us', suppress('US1', 10, 15.5))).toBe(true);
  });
});

describe('J-21 T48-38 T48-39 the suppressed suppress no more', () => {
  /** VG1, with a machine gun, fires at 10, 20; then two of the others fire at it. */
  const duel = (): Play => {
    const play = scene([
      figure('US1', card('rifleman'), 4, 20),
      figure('US2', card('rifleman'), 16, 20),
      figure('VG1', card('mg'), 10, 12),
      figure('VG2', card('rifleman'), 20, 12),
    ]);
    play.endTurn('us');
    play.give('vg', suppress('VG1', 10, 20, 'mg'));
    play.give('vg', join('VG2'));
    return play;
  };

  test('a zone that begins to have effect on its shooter ends it, with the markers of all who joined', () => {
    const play = duel();
    play.endTurn('vg').give('us', suppress('US1', 10, 12));
    expect(play.unit('VG1').suppressing).not.toBeNull();
    play.give('us', join('US2', 'sf2'));
    expect(play.last('MarkersRemoved')).toMatchObject({ unit: 'VG1', why: 'suppressed', zones: ['sf1'] });
    expect([play.unit('VG1').suppressing, play.unit('VG2').suppressing]).toEqual([null, null]);
    expect(play.game.zones.map(({ id }) => id)).toEqual(['sf2']);
  });

  test('its dice are rolled no more at the start of the next turn', () => {
    const play = duel().put('US9', 10, 21);
    play.endTurn('vg', [1, 1]).give('us', suppress('US1', 10, 12));
    play.give('us', join('US2', 'sf2'));
    play.endTurn('us', [1, 1]);
    expect(play.last('SuppressionRolled').zone).toBe('sf2');
  });

  test('who has joined and lies elsewhere goes on; the zone of the others stands as long as two are left', () => {
    const play = scene([
      figure('US1', card('mg'), 4, 20),
      figure('VG1', card('rifleman'), 20, 12),
      figure('VG2', card('rifleman'), 10, 12),
      figure('VG3', card('rifleman'), 24, 12),
    ]);
    play.endTurn('us');
    play.give('vg', suppress('VG1', 10, 20));
    play.give('vg', join('VG2'));
    play.give('vg', join('VG3'));
    play.endTurn('vg').give('us', suppress('US1', 10, 12, 'mg'));
    expect(play.unit('VG2').suppressing).toBeNull();
    expect(play.unit('VG1').suppressing?.zone).toBe('sf1');
    expect(play.unit('VG3').suppressing?.zone).toBe('sf1');
  });

  test('an Opportunity Fire marker of a suppressed figure lies, but does not fire', () => {
    const play = scene([US, MG, figure('VG1', card('rifleman'), 10, 12), figure('VG2', card('rifleman'), 20, 12)]);
    play.endTurn('us');
    play.give('vg', opportunity('VG1', 10, 20));
    play.endTurn('vg').give('us', suppress('US2', 10, 12, 'mg'));
    play.give('us', move('US1', [10, 19]));
    expect(play.events('ShotFired')).toEqual([]);
    expect(play.unit('VG1').opportunity).not.toBeNull();
  });
});

describe('J-22 T48-40 AMB-T48-14 the shot of Opportunity Fire is an attack of the turn in which it is made', () => {
  const watched = (options = {}): Play => {
    const play = scene([US, MG, figure('VG1', card('grenadier'), 16, 12)], { windows: true, options });
    play.give('us', opportunity('US1', 10, 12));
    play.give('vg', pass);
    play.give('us', endTurn);
    play.give('vg', pass);
    play.give('vg', move('VG1', [11, 12]), [1, 1, 1]);
    return play;
  };

  test('no Suppression Fire begun or joined after it in the enemy’s turn', () => {
    const play = watched();
    expect(play.refused('us', suppress('US1', 10, 12)).rule).toBe('T48-40');
    play.give('us', suppress('US2', 10, 12, 'mg'));
    expect(play.accepts('us', join('US1'))).toBe(false);
  });

  test('in one’s own turn that follows it is allowed again', () => {
    const play = watched();
    play.give('us', pass);
    play.give('vg', endTurn);
    play.give('us', pass);
    expect(play.accepts('us', suppress('US1', 10, 12))).toBe(true);
  });

  test('by option it is free and counts as nothing', () => {
    expect(watched({ opportunityShot: 'free' }).accepts('us', suppress('US1', 10, 12))).toBe(true);
  });
});

describe('J-24 why one’s own figure is not among those that can act', () => {
  test('T48-11 three of three actions done', () => {
    const play = scene([US, VG, MG]);
    for (const y of [19, 18, 17]) play.give('us', move('US1', [10, y]));
    expect(play.refused('us', shoot('US1', 'VG1'))).toMatchObject({
      code: 'tactic148/no-actions-left',
      rule: 'T48-11',
      params: { done: 3, most: 3 },
    });
  });

  test('T48-42 eliminated, T48-41 with a Wound marker, T48-10 the enemy’s', () => {
    const play = scene([US, VG, MG]).mark('US1', { status: 'eliminated' }).mark('US2', { shocked: true });
    play.give('us', cover('US9'));
    expect(play.refused('us', cover('US1')).rule).toBe('T48-42');
    expect(play.refused('us', cover('US2')).rule).toBe('T48-41');
    expect(play.refused('us', cover('VG1')).rule).toBe('T48-10');
  });

  test('T48-11 in the opponent’s turn and in a row of actions as well', () => {
    const play = scene([US, VG, MG], { windows: true });
    play.give('us', move('US1', [10, 19]));
    play.mark('VG1', { doings: { ...play.unit('VG1').doings, actions: 3 } });
    expect(play.refused('vg', cover('VG1')).rule).toBe('T48-11');
    play.give('vg', pass);
    play.mark('US1', { doings: { ...play.unit('US1').doings, actions: 3 } });
    expect(play.refused('us', { type: 'plan', actions: [cover('US1')] }).rule).toBe('T48-11');
  });
});

describe('J-26 T48-35 Assault Fire, fire first: the way follows the dice', () => {
  const pair = [US, figure('VG1', card('rifleman'), 10, 17.5)];
  const fire = (path: readonly (readonly [number, number])[] = []) => assault('US1', 'VG1', 'fire', path);
  const stay = { type: 'stay', unit: unitId('US1') } as const;

  test('nothing said: asked after the dice; up to the card’s value, to stay as well', () => {
    const play = scene(pair);
    play.give('us', fire(), [1, 1, 1]);
    expect(play.awaited).toEqual(['us:assault-move']);
    expect(play.refused('us', move('US1', [13.1, 20])).code).toBe('tactic148/too-far');
    expect(play.refused('us', move('US2', [11, 20])).code).toBe('tactic148/not-this-character');
    play.give('us', stay);
    expect(play.unit('US1')).toMatchObject({ at: place(10, 20), doings: { movement: 1, actions: 1, shots: 1 } });
    expect(play.awaited).toEqual(['us:act']);
  });

  test('intended where the target stands, which stands there still: asked anew; unanswered it stays', () => {
    const play = scene(pair);
    play.give('us', fire([[10, 17.5]]), [1, 1, 1]);
    expect(play.awaited).toEqual(['us:assault-move']);
    play.timeout('us');
    expect(play.unit('US1').at).toEqual(place(10, 20));
  });

  test('intended and possible: it goes there without being asked', () => {
    const play = scene(pair);
    play.give('us', fire([[11, 20]]), [1, 1, 1]);
    expect(play.unit('US1').at).toEqual(place(11, 20));
  });

  test('an intended way that is too far or off the table is refused at once', () => {
    const play = scene(pair);
    expect(play.refused('us', fire([[10, 16.9]])).code).toBe('tactic148/too-far');
    expect(play.refused('us', assault('US9', 'VG1', 'fire', [[34, 35.9]])).code).toBe('tactic148/off-table');
  });

  test('T48-27 chosen into contact, it fights', () => {
    const play = scene([US, figure('VG1', fists(0, 0), 10, 17.5)]);
    play.give('us', fire(), [1, 1, 1]);
    play.give('us', move('US1', [10, 18.5]), [5, 5]);
    expect(play.unit('VG1').status).toBe('eliminated');
  });

  test('AMB-T48-44 a way that climbs costs its second token then; without one it is refused', () => {
    const pieces = [piece('wall', 'low', wall(5, 19, 15, 19.2), { climb: true })];
    const play = scene(pair, { pieces }).withTokens('us', 2);
    play.give('us', fire(), [1, 1, 1]);
    expect(play.tokens('us')).toBe(1);
    play.give('us', move('US1', [8, 18.4]));
    expect(play.tokens('us')).toBe(0);
    const poor = scene(pair, { pieces }).withTokens('us', 1);
    poor.give('us', fire(), [1, 1, 1]);
    expect(poor.refused('us', move('US1', [8, 18.4])).rule).toBe('T48-13');
    poor.give('us', move('US1', [11, 20.5]));
  });

  test('T48-33 Opportunity Fire catches it on that way', () => {
    const play = scene([US, VG]);
    play.give('us', cover('US1'));
    play.endTurn('us').give('vg', opportunity('VG1', 13, 20));
    play.endTurn('vg').give('us', assault('US1', 'VG1', 'fire', []), [1, 1, 1]);
    play.give('us', move('US1', [12, 20]), [4, 1, 1]);
    expect(play.unit('US1').wounded).toBe(true);
  });

  test('by buttons the way is chosen after the shot: go or stay, then where', () => {
    const play = scene(pair);
    const chosen = { unit: 'US1', action: 'assault', first: 'fire', target: 'VG1' };
    expect(play.choice('us', chosen)).toMatchObject({ kind: 'done', command: { first: 'fire', path: [] } });
    play.give('us', fire(), [1, 1, 1]);
    expect(play.choice('us')).toMatchObject({ kind: 'pick', blank: 'advance' });
    expect(play.choice('us', { advance: 'stay' })).toEqual({ kind: 'done', command: stay });
    const where = { advance: 'go', where: 'place', at: '11000,20000', then: 'stop' };
    expect(play.choice('us', where)).toMatchObject({ kind: 'done', command: { type: 'move' } });
  });
});

test('T48-38 T48-23 a grenade may be thrown by who is suppressed, at nobody’s sight', () => {
  const play = scene([figure('US1', card('mg'), 10, 20), figure('VG1', card('sergeant'), 10, 12)]);
  play.give('us', suppress('US1', 10, 12, 'mg'));
  play.endTurn('us', [1]).give('vg', grenade('VG1', 15, 12), [6]);
  expect(play.last('GrenadeExploded').at).toEqual(place(15, 12));
});

describe('J-23 AMB-T48-02 standing instructions at any moment', () => {
  const always = { type: 'instruct', instruction: { about: 'cover', unit: unitId('VG1'), answer: 'always' } } as const;
  const hold = { type: 'instruct', instruction: { about: 'hold', unit: unitId('VG1'), hold: true } } as const;

  test('while the opponent moves: nothing is answered, nothing asked anew, and it holds from then on', () => {
    const play = scene([US, VG]);
    const asked = play.awaited;
    const events = play.give('vg', always);
    expect(events.map(({ type }) => type)).toEqual(['Said', 'Instructed']);
    expect(play.awaited).toEqual(asked);
    play.give('us', shoot('US1', 'VG1'), [1, 1, 1]);
    expect(play.unit('VG1').inCover).toBe(true);
  });

  test('beside a question that it does not fit: a grenade to be moved, a way after Assault Fire', () => {
    const play = scene([figure('US1', card('sergeant'), 10, 25), VG]);
    play.give('us', grenade('US1', 20, 14), [4]);
    expect(play.awaited).toEqual(['vg:scatter']);
    play.give('vg', always);
    expect(play.awaited).toEqual(['vg:scatter']);
    expect(play.unit('VG1').coverAnswer).toBe('always');
  });

  test('a marker can be held back in the opponent’s turn before somebody walks into it', () => {
    const play = scene([US, VG]);
    play.endTurn('us').give('vg', opportunity('VG1', 10, 20));
    play.endTurn('vg').give('vg', hold);
    play.give('us', move('US1', [10, 19]));
    expect(play.events('ShotFired')).toEqual([]);
  });

  test('about the enemy’s, or a marker that is not there, it is refused as ever', () => {
    const play = scene([US, VG]);
    expect(play.refused('vg', { ...always, instruction: { ...always.instruction, unit: unitId('US1') } }).rule).toBe(
      'T48-10',
    );
    expect(play.refused('vg', hold).code).toBe('tactic148/no-opportunity');
  });

  test('other orders still wait for a question', () => {
    expect(scene([US, VG]).refused('vg', cover('VG1')).code).toBe('match/not-awaited');
  });
});
