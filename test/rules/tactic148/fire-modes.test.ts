import { describe, expect, test } from 'vitest';
import { unitId } from '../../../src/rules/kernel/ids.js';
import {
  assault,
  begin,
  cardOf,
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
  weapon,
  type Figure,
  type Play,
  type Situation,
} from '../../support/tactic148.js';

const RICH = { points: 90 };
const card = (name: string, changes: Parameters<typeof cardOf>[1] = {}) => cardOf(name, changes, { points: 20 });
const FAR: readonly Figure[] = [
  { unit: 'US9', card: cardOf('rifleman', {}, RICH), at: [34, 34] },
  { unit: 'VG9', card: cardOf('rifleman', {}, RICH), at: [34, 2] },
];
const scene = (figures: readonly Figure[], more: Partial<Situation> = {}): Play =>
  begin({ figures: [...figures, ...FAR], agreed: 999, ...more })
    .withTokens('us', 20)
    .withTokens('vg', 20);
const US: Figure = { unit: 'US1', card: card('rifleman'), at: [10, 20] };
const hold = (unit: string, held: boolean) =>
  ({ type: 'instruct', instruction: { about: 'hold', unit: unitId(unit), hold: held } }) as const;

test('T48-35 T48-22 whoever is eliminated on the way of an Assault Fire does not shoot after it', () => {
  const play = scene([US, { unit: 'VG1', card: card('rifleman'), at: [10, 8] }]).endTurn('us');
  play.give('vg', opportunity('VG1', 10, 16));
  play.endTurn('vg');
  play.give('us', assault('US1', 'VG1', 'move', [[10, 18]]), [6, 6]);
  expect(play.events('ShotFired').map(({ shot }) => shot.unit)).toEqual(['VG1']);
  expect(play.unit('US1')).toMatchObject({ status: 'eliminated', shocked: false });
  expect(play.last('ShotLost')).toMatchObject({ unit: 'US1', target: 'VG1' });
});

describe('Opportunity Fire', () => {
  /** US1 watches 10, 12 with a radius of 3 u; VG1 stands outside of it to the east. */
  const watched = (more: Partial<Situation> = {}, aim = false): Play => {
    const play = scene([US, { unit: 'VG1', card: card('grenadier'), at: [16, 12] }], more);
    play.give('us', opportunity('US1', 10, 12, aim));
    return play.endTurn('us');
  };

  test('T48-33 a marker on any point in sight, its radius from the card; out of sight or off the table is refused', () => {
    const play = scene([US], { pieces: [piece('house', 'obstruction', wall(5, 14, 15, 16))] });
    expect(play.refused('us', opportunity('US1', 10, 12)).code).toBe('tactic148/point-out-of-sight');
    expect(play.refused('us', opportunity('US1', 10, -1)).code).toBe('tactic148/marker-off-table');
    play.give('us', opportunity('US1', 10, 17));
    expect(play.unit('US1').opportunity).toMatchObject({ at: place(10, 17), radius: 3000 });
    expect(play.tokens('us')).toBe(19);
  });

  test('T48-33 T48-34 TC-T48-11 an enemy who enters is shot at, without answer; the marker goes, hit or miss', () => {
    const play = watched().mark('VG1', { coverAnswer: 'ask' });
    play.give('vg', move('VG1', [11, 12]), [1, 1, 1]);
    expect(play.last('ShotFired').shot).toMatchObject({ unit: 'US1', target: 'VG1', why: 'opportunity' });
    expect(play.unit('US1').opportunity).toBeNull();
    // Caught where its base first reaches the zone, at the next tenth of a u.
    expect(play.events('Moved')[0]?.path.at(-1)).toEqual(place(13.5, 12));
    expect(play.unit('VG1').at).toEqual(place(11, 12));
    play.give('vg', move('VG1', [12, 12]));
  });

  test('T48-34 TC-T48-11 moving, or any other action, takes the marker off', () => {
    const play = scene([US]);
    play.give('us', opportunity('US1', 10, 15));
    play.give('us', move('US1', [10, 19]));
    expect(play.unit('US1').opportunity).toBeNull();
    expect(play.last('MarkersRemoved')).toMatchObject({ markers: ['opportunity'], why: 'acted' });
  });

  test('TC-T48-31 AMB-T48-36 a Wound stops the move there, the token stays spent; a miss lets it go on', () => {
    const play = watched();
    play.give('vg', move('VG1', [11, 12]), [4, 1, 1]);
    expect(play.unit('VG1')).toMatchObject({ at: place(13.5, 12), wounded: true });
    expect(play.last('MoveCutShort').unit).toBe('VG1');
    expect(play.tokens('vg')).toBe(19);
  });

  test('AMB-T48-30 AMB-T48-36 stopped on its way through a comrade or over an edge it goes back to where it could have ended', () => {
    const comrade: Figure = { unit: 'VG2', card: card('grenadier'), at: [13.2, 12] };
    const through = scene([US, { unit: 'VG1', card: card('grenadier'), at: [16, 12] }, comrade]);
    through.give('us', opportunity('US1', 10, 12));
    through.endTurn('us');
    through.give('vg', move('VG1', [11, 12]), [4, 1, 1]);
    expect(through.last('Moved').path.at(-1)).toEqual(place(13.5, 12));
    expect(through.last('MoveCutShort').at).toEqual(place(14.2, 12));
    expect(through.unit('VG1')).toMatchObject({ at: place(14.2, 12), wounded: true });
    const roof = watched({ pieces: [piece('roof', 'obstruction', wall(11, 11, 13.2, 13), { climb: true })] });
    roof.give('vg', move('VG1', [12, 12]), [4, 1, 1]);
    expect(roof.unit('VG1').at).toEqual(place(13.7, 12));
  });

  test('TC-T48-31 the shot of an Assault Fire not yet made is lost', () => {
    const play = watched();
    play.give('vg', assault('VG1', 'US1', 'move', [[13, 12]]), [5, 1, 1]);
    expect(play.last('ShotLost')).toMatchObject({ unit: 'VG1', target: 'US1' });
  });

  test('AMB-T48-13 an enemy in the zone at its placement triggers only when it moves inside; one that comes into sight does', () => {
    const play = scene([US, { unit: 'VG1', card: card('grenadier'), at: [11, 12] }]);
    play.give('us', opportunity('US1', 10, 12));
    expect(play.events('ShotFired')).toEqual([]);
    play.endTurn('us');
    play.give('vg', cover('VG1'));
    play.give('vg', move('VG1', [10, 12]), [1, 1, 1]);
    const hidden = scene([US, { unit: 'VG1', card: card('grenadier'), at: [12, 12] }], {
      pieces: [piece('house', 'obstruction', wall(10.4, 13, 16, 16))],
    });
    hidden.give('us', opportunity('US1', 9, 13.5));
    hidden.endTurn('us');
    hidden.give('vg', move('VG1', [9, 12]), [1, 1, 1]);
    expect(hidden.events('Moved')[0]?.path.at(-1)?.x).toBeLessThan(12_000);
  });

  test('AMB-T48-14 AMB-T48-36 counted when bought, not when it fires; in whichever turn; cover counts', () => {
    const play = watched({ pieces: [piece('hedge', 'cover', wall(5, 14, 20, 14.3))] });
    play.give('vg', move('VG1', [11, 12]), [4, 4, 4]);
    expect(play.last('ShotFired').prospect.needed).toBe(5);
    expect(play.unit('US1').doings).toMatchObject({ shots: 0, actions: 0 });
  });

  test('T48-16 the weapon of Opportunity Fire is the one of the turn in which it fires', () => {
    const armed = card('rifleman', { weapons: [weapon('rifle', 2, 3), weapon('carbine', 1, 2)] });
    const play = scene(
      [
        { ...US, card: armed },
        { unit: 'VG1', card: card('grenadier'), at: [16, 12] },
      ],
      {
        windows: true,
      },
    );
    play.give('us', opportunity('US1', 10, 12));
    play.give('vg', { type: 'let-pass' });
    play.give('us', { type: 'end-turn', cover: null });
    play.give('vg', { type: 'let-pass' });
    play.give('vg', move('VG1', [11, 12]), [1, 1, 1]);
    expect(play.refused('us', shoot('US1', 'VG1', false, 'carbine'))).toMatchObject({
      code: 'tactic148/one-weapon',
      rule: 'T48-16',
    });
    play.give('us', shoot('US1', 'VG1'));
    play.give('vg', { type: 'answer-shot', takesCover: false }, [1, 1, 1]);
  });

  test('AMB-T48-06 Aim left with the marker is paid when it fires; without a token no Aim', () => {
    const play = watched({}, true);
    const before = play.tokens('us');
    play.give('vg', move('VG1', [11, 12]), [1, 1, 1, 1]);
    expect(play.tokens('us')).toBe(before - 1);
    const poor = watched({}, true).withTokens('us', 0);
    poor.give('vg', move('VG1', [11, 12]), [1, 1, 1]);
    expect(poor.tokens('us')).toBe(0);
  });

  test('AMB-T48-06 whoever has been wounded since and aims no more pays for none', () => {
    const play = watched({}, true);
    const { card: before } = play.unit('US1');
    play.mark('US1', { wounded: true, card: { ...before, wounded: { ...before.wounded, aim: 0 } } });
    const tokens = play.tokens('us');
    play.give('vg', move('VG1', [11, 12]), [1, 1]);
    expect(play.last('ShotFired')).toMatchObject({ shot: { unit: 'US1', why: 'opportunity' } });
    expect(play.tokens('us')).toBe(tokens);
  });

  test('AMB-T48-36 held back by its owner it lets pass; a shooter with a Wound marker cannot fire, and keeps the marker', () => {
    const play = scene([US, { unit: 'VG1', card: card('grenadier'), at: [16, 12] }]);
    expect(play.refused('us', hold('US1', true)).code).toBe('tactic148/no-opportunity');
    play.give('us', opportunity('US1', 10, 12));
    play.give('us', hold('US1', true));
    play.endTurn('us');
    play.give('vg', move('VG1', [11, 12]));
    expect(play.unit('US1').opportunity).not.toBeNull();
    const hurt = watched().mark('US1', { shocked: true, wounded: true });
    hurt.give('vg', move('VG1', [11, 12]));
    expect(hurt.unit('US1').opportunity).not.toBeNull();
  });

  test('AMB-T48-36 several at one place fire in roster order; the second not at who is out', () => {
    const play = scene([
      US,
      { unit: 'US2', card: card('rifleman'), at: [12, 20] },
      { unit: 'VG1', card: card('grenadier'), at: [16, 12] },
    ]);
    play.give('us', opportunity('US1', 10, 12));
    play.give('us', opportunity('US2', 10, 12));
    play.endTurn('us');
    play.give('vg', move('VG1', [11, 12]), [6, 6, 1]);
    expect(play.events('ShotFired').map(({ shot }) => shot.unit)).toEqual(['US1']);
    expect(play.unit('US2').opportunity).not.toBeNull();
  });
});

describe('Assault Fire', () => {
  const pair: readonly Figure[] = [US, { unit: 'VG1', card: card('grenadier'), at: [10, 12] }];
  test("T48-35 TC-T48-27 a move up to the card's value and a shot, before or after; one token, a shot, movement", () => {
    const play = scene(pair);
    expect(play.refused('us', assault('US1', 'VG1', 'fire', [[10, 16.9]])).code).toBe('tactic148/too-far');
    play.give('us', assault('US1', 'VG1', 'fire', [[10, 17]]), [1, 1, 1]);
    expect(play.last('ActionTaken').price).toMatchObject({ pa: 1, actions: 1, movement: 1, shots: 1 });
    const types = play.log.map(({ type }) => type).filter((type) => type === 'Moved' || type === 'ShotFired');
    expect(types).toEqual(['ShotFired', 'Moved']);
    play.give('us', assault('US1', 'VG1', 'move', [[10, 16]]), [1, 1, 1]);
    expect(play.last('ShotFired').prospect.distance).toBe(3000);
    expect(play.refused('us', assault('US1', 'VG1', 'move', [[10, 15]])).code).toBe('tactic148/no-shots-left');
  });
  test('T48-35 the target must be in sight from where the shot is made', () => {
    const play = scene(pair, { pieces: [piece('house', 'obstruction', wall(9, 15, 20, 18))] });
    expect(play.refused('us', assault('US1', 'VG1', 'fire', [[8, 20]])).code).toBe('tactic148/no-line-of-sight');
    play.give('us', assault('US1', 'VG1', 'move', [[7, 20]]), [1, 1, 1]);
  });
});

describe('Suppression Fire', () => {
  const gunner: Figure = { unit: 'US2', card: card('rifleman'), at: [13, 20] };
  const enemy = (x = 10, h2h = 2): Figure => ({ unit: 'VG1', card: card('grenadier', { h2h }), at: [x, 12] });
  /** Two riflemen suppress 10, 12 (radius 2 u) and it is the turn of vg. */
  const pinned = (
    figures: readonly Figure[] = [enemy()],
    more: Partial<Situation> = {},
    dice: readonly number[] = [1, 1],
  ): Play => {
    const play = scene([US, gunner, ...figures], more);
    play.give('us', suppress('US1', 10, 12));
    play.give('us', join('US2'));
    return play.endTurn('us', dice);
  };

  test('T48-36 T48-37 TC-T48-12 without the symbol refused to begin, not to join; lone rifleman: no effect; two, or one machine gun: effect', () => {
    const plain: Figure = { unit: 'US2', card: card('rifleman', { suppression: 0 }), at: [13, 20] };
    const play = scene([US, plain, enemy()]);
    expect(play.refused('us', suppress('US2', 10, 12)).code).toBe('tactic148/not-on-card');
    expect(play.refused('us', join('US2')).code).toBe('tactic148/no-such-zone');
    play.give('us', suppress('US1', 10, 12));
    expect(play.refused('us', join('US1')).code).toBe('tactic148/joined-already');
    play.endTurn('us');
    expect(play.accepts('vg', shoot('VG1', 'US1'))).toBe(true);
    play.endTurn('vg');
    play.give('us', join('US2'));
    expect(play.tokens('us')).toBe(20 - 1 + 5 - 1);
    expect(play.unit('US2').suppressing?.zone).toBe('sf1');
    play.endTurn('us', [1, 1]);
    expect(play.refused('vg', shoot('VG1', 'US1'))).toMatchObject({ code: 'tactic148/suppressed', rule: 'T48-38' });
    const gun = scene([{ unit: 'US1', card: card('mg'), at: [10, 20] }, enemy()]);
    gun.give('us', suppress('US1', 10, 12, 'mg'));
    gun.endTurn('us', [1]);
    expect(gun.refused('vg', shoot('VG1', 'US1')).code).toBe('tactic148/suppressed');
  });

  test('TC-T48-12 AMB-T48-17 one of two wounded: no effect any more; the zone may be joined again; it ends with its initiator', () => {
    const sniper: Figure = { unit: 'VG2', card: card('rifleman'), at: [20, 12] };
    const play = pinned([enemy(), sniper]);
    play.give('vg', shoot('VG2', 'US2'), [4, 1, 1]);
    expect(play.unit('US2').suppressing).toBeNull();
    expect(play.accepts('vg', shoot('VG1', 'US1'))).toBe(true);
    expect(play.game.zones).toHaveLength(1);
    const other = pinned([enemy(), sniper]);
    other.give('vg', shoot('VG2', 'US1'), [4, 1]);
    expect(other.game.zones).toEqual([]);
    expect(other.unit('US2').suppressing).toBeNull();
  });

  test('T48-38 TC-T48-19 in the zone: no shot, no Opportunity or Assault Fire; a grenade at 5 u scatters, at 5.1 u is refused; hand to hand goes', () => {
    const thrower: Figure = { unit: 'VG1', card: card('officer'), at: [10, 12] };
    const play = pinned([thrower]).put('US1', 10, 15);
    const banned = [
      shoot('VG1', 'US1', false, 'smg'),
      opportunity('VG1', 10, 10, false, 'smg'),
      assault('VG1', 'US1', 'fire', [[10, 13]], 'smg'),
    ];
    for (const order of banned) expect(play.refused('vg', order).code).toBe('tactic148/suppressed');
    expect(play.refused('vg', grenade('VG1', 10, 17.6))).toMatchObject({
      code: 'tactic148/grenade-suppressed',
      params: { far: 5100 },
    });
    const near = play.choice('vg', { action: 'grenade', unit: 'VG1', where: 'place' });
    const thrown = near.kind === 'point' ? near.region.map(([x, y]) => Math.hypot(x - 10_000, y - 12_000)) : [];
    expect(Math.max(...thrown)).toBeGreaterThan(4900);
    expect(Math.max(...thrown)).toBeLessThanOrEqual(5000);
    play.give('vg', grenade('VG1', 4.5, 12), [6]);
    expect(play.last('GrenadeScattered').most).toBe(0);
    const fighter = pinned([thrower]).put('US1', 10, 15);
    fighter.give('vg', move('VG1', [10, 14]), [5, 5, 1, 1, 1]);
    expect(fighter.events('BlowsExchanged')).toHaveLength(1);
  });

  test('T48-38 TC-T48-32 AMB-T48-37 entered and left again: still no shot this turn, next turn yes; lifted when the zone ends', () => {
    const runner: Figure = { unit: 'VG1', card: card('rifleman'), at: [14.5, 12] };
    const play = pinned([runner], {}, []);
    expect(play.accepts('vg', shoot('VG1', 'US1'))).toBe(true);
    play.give('vg', move('VG1', [12, 12]));
    play.give('vg', move('VG1', [15, 12]));
    expect(play.refused('vg', shoot('VG1', 'US1')).code).toBe('tactic148/suppressed');
    play.endTurn('vg');
    play.endTurn('us');
    expect(play.accepts('vg', shoot('VG1', 'US1'))).toBe(true);
    const lifted = pinned([runner], {}, []);
    lifted.give('vg', move('VG1', [12, 12]));
    lifted.mark('US2', { suppressing: null });
    expect(lifted.accepts('vg', shoot('VG1', 'US1'))).toBe(true);
  });

  test('T48-35 T48-38 an Assault Fire whose way leads into a zone has no shot after it', () => {
    const play = pinned([{ unit: 'VG1', card: card('grenadier'), at: [14.5, 12] }], {}, []);
    expect(play.refused('vg', assault('VG1', 'US1', 'move', [[12, 12]])).code).toBe('tactic148/suppressed');
    expect(play.accepts('vg', assault('VG1', 'US1', 'move', [[17, 12]]))).toBe(true);
  });

  test('T48-39 TC-T48-13 at the start of each turn a die for each; each 6 wounds the lowest H2H then, free of tokens; no double six', () => {
    const two = [enemy(9, 1), { ...enemy(11, 2), unit: 'VG2' }];
    const third: Figure = { unit: 'US3', card: card('rifleman'), at: [7, 20] };
    const play = scene([US, gunner, third, ...two]);
    play.give('us', suppress('US1', 10, 12));
    play.give('us', join('US2'));
    play.give('us', join('US3'));
    const before = play.tokens('us');
    play.endTurn('us', [6, 6, 3]);
    expect(play.events('CharacterHurt').map(({ unit, becomes }) => [unit, becomes])).toEqual([
      ['VG1', 'wounded'],
      ['VG1', 'eliminated'],
    ]);
    expect(play.tokens('us')).toBe(before);
    const quiet = pinned([enemy()], {}, [5, 5]);
    expect(quiet.events('CharacterHurt')).toEqual([]);
  });

  test("T48-39 AMB-T48-16 only shooters with a line of sight roll; every turn, or by option in one's own", () => {
    const blocked = pinned([enemy()], { pieces: [piece('shed', 'obstruction', wall(11.4, 15, 13, 16))] });
    expect(blocked.last('SuppressionRolled').shooters).toEqual(['US1', 'US2']);
    const own = pinned([enemy()], { options: { sfRollTiming: 'ownTurn' } }, []);
    expect(own.events('SuppressionRolled')).toEqual([]);
    own.endTurn('vg', [1, 1]);
    expect(own.events('SuppressionRolled')).toHaveLength(1);
    const wound = pinned([enemy()], {}, [6, 1]);
    // Taken at the start of its own side's turn, the Wound marker lasts that whole turn (AMB-T48-23).
    expect(wound.unit('VG1').shocked).toBe(true);
    expect(wound.refused('vg', cover('VG1')).code).toBe('tactic148/wound-marker');
  });

  test("AMB-T48-08 of equals the shooter's player chooses", () => {
    const play = pinned([enemy(9), { ...enemy(11), unit: 'VG2' }], {}, [6, 1]);
    expect(play.awaited).toEqual(['us:wound']);
    play.give('us', { type: 'wound', unit: unitId('VG2') });
    expect(play.unit('VG2').wounded).toBe(true);
    expect(play.awaited).toEqual(['vg:act']);
  });

  test('AMB-T48-15 by option friends in the zone are suppressed and hit as well', () => {
    const friend: Figure = { unit: 'US3', card: card('rifleman', { h2h: 1 }), at: [9, 12] };
    const play = pinned([enemy(), friend], { options: { sfAffectsFriends: 'on' } }, [6, 1]);
    expect(play.unit('US3').wounded).toBe(true);
    const spared = pinned([enemy(), friend], {}, [6, 1]);
    expect(spared.unit('VG1').wounded).toBe(true);
  });

  test('T48-40 TC-T48-32 after another attack neither begun nor joined; another action takes the marker off', () => {
    const play = scene([US, gunner, enemy()]);
    play.give('us', shoot('US1', 'VG1'), [1, 1, 1]);
    expect(play.refused('us', suppress('US1', 10, 12)).code).toBe('tactic148/attacked-already');
    play.give('us', suppress('US2', 10, 12));
    expect(play.refused('us', join('US1')).code).toBe('tactic148/attacked-already');
    play.give('us', shoot('US2', 'VG1'), [1, 1, 1]);
    expect(play.unit('US2').suppressing).toBeNull();
    expect(play.game.zones).toEqual([]);
    expect(play.last('MarkersRemoved')).toMatchObject({ markers: ['suppression'], zones: ['sf1'] });
  });

  test('T48-15 T48-40 Opportunity Fire is an attack too: no Suppression Fire after it in the same turn', () => {
    const play = scene([US, gunner, enemy()]);
    play.give('us', opportunity('US1', 10, 12));
    expect(play.refused('us', suppress('US1', 10, 12))).toMatchObject({
      code: 'tactic148/attacked-already',
      rule: 'T48-40',
    });
    play.give('us', suppress('US2', 10, 12));
    expect(play.refused('us', join('US1')).code).toBe('tactic148/attacked-already');
  });

  test('T48-36 ERR-T48-01 ERR-T48-02 the zone lies on a point in sight with the radius of the card', () => {
    const play = scene([US, enemy()]);
    play.give('us', suppress('US1', 10, 12));
    expect(play.game.zones).toMatchObject([{ id: 'sf1', at: place(10, 12), radius: 2000, initiator: 'US1' }]);
  });
});
