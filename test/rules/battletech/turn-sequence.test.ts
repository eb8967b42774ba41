import { describe, expect, it } from 'vitest';
import type { Command } from '../../../src/rules/battletech/commands.js';
import { battletech } from '../../../src/rules/battletech/index.js';
import { checkFire } from '../../../src/rules/battletech/fire-resolution.js';
import { refuse } from '../../../src/rules/kernel/refusal.js';
import { turnOrder } from '../../../src/rules/kernel/alternation.js';
import {
  begin,
  beginFire,
  call,
  fire,
  FIRST_WINS,
  mounts,
  noFire,
  setupOf,
  stand,
  walk,
  type Piece,
  unit,
} from '../../support/quick-start.js';
import { startMatch } from '../../support/deciding.js';

const HBK: Piece = { unit: 'HBK-4G', seat: 'defender', at: '0812 N' };
const ENF: Piece = { unit: 'ENF-4R', seat: 'attacker', at: '0808 S' };
const duel = { pieces: [HBK, ENF] };

describe('General', () => {
  it('QSR-01 dice have six sides; 2D6 is the sum of two', () => {
    const play = begin(duel);
    const [round] = play.last('InitiativeRolled').rounds;
    expect(round?.map(({ roll }) => [roll.sides, roll.faces])).toEqual([
      [6, [1, 1]],
      [6, [6, 6]],
    ]);
    expect(() => begin(duel, [7, 1, 1, 1])).toThrow('not on a die of 6 sides');
  });

  it('QSR-02 two teams; each side needs a seat and a unit', () => {
    const three = setupOf({ pieces: [HBK, ENF, { unit: 'CDA-2A', seat: 'third', at: '0101 N' }] });
    expect(startMatch(battletech, three, { roll: () => expect.unreachable() }, 0)).toMatchObject({
      ok: false,
      error: { code: 'battletech/two-sides', rule: 'QSR-02' },
    });
    const setup = setupOf(duel);
    const empty = { ...setup, units: setup.units.filter((one) => one.id !== 'ENF-4R') };
    expect(startMatch(battletech, empty, { roll: () => expect.unreachable() }, 0)).toMatchObject({
      error: { code: 'battletech/empty-side', params: { side: 'attacker' } },
    });
  });

  it('QSR-02 several players a side: each moves only the units of their own seat', () => {
    const play = begin({
      pieces: [{ ...HBK, seat: 'defender-1' }, { unit: 'CDA-2A', seat: 'defender-2', at: '0212 N' }, ENF],
    });
    expect(play.awaited).toEqual(['defender-1:move', 'defender-2:move']);
    expect(play.refused('defender-1', stand('CDA-2A'))).toMatchObject({
      code: 'battletech/not-this-unit',
      params: { unit: 'CDA-2A', known: ['HBK-4G'] },
    });
    play.give('defender-2', stand('CDA-2A'));
    expect(play.unit('CDA-2A').moved?.mode).toBe('stand');
  });

  it('QSR-04 the sheet shows armour, weapons, ammunition and MP, and takes the marks', () => {
    const play = begin(duel);
    const view = battletech.view(play.match, { as: 'spectator' });
    const told = battletech.inspect(view, { about: 'sheet', unit: play.unit('HBK-4G').id });
    expect(told).toMatchObject({
      ok: true,
      value: {
        unit: { armor: { HD: 9, CT: 26, LT: 20, RT: 20, LA: 16, RA: 16, LL: 20, RL: 20 }, sheet: { walk: 4, run: 6 } },
        mounts: [
          {
            mount: { id: 'A', location: 'RT', weapon: { damage: 20, ranges: { short: 3, medium: 6, long: 9 } } },
            ammoLeft: 10,
          },
          { mount: { id: 'B' }, ammoLeft: null },
          { mount: { id: 'C' } },
          { mount: { id: 'D' } },
        ],
      },
    });
  });

  it('QSR-05 a unit shows hex, facing and the movement made this turn', () => {
    const play = begin(duel);
    play.give('defender', walk('HBK-4G', 'RF'));
    expect(play.unit('HBK-4G')).toMatchObject({
      place: { hex: '0912', facing: 1 },
      moved: { mode: 'walk', steps: 'RF', mp: 2, entered: 1 },
    });
    expect(play.last('UnitMoved').movement.path.map((place) => `${place.hex}/${place.facing}`)).toEqual([
      '0812/0',
      '0812/1',
      '0912/1',
    ]);
  });

  it('QSR-64 unit kinds are a list that can grow; the Green section has the ’Mech alone', () => {
    expect(begin(duel).game.units.map((unit) => unit.sheet.kind)).toEqual(['mech', 'mech']);
  });
});

describe('Turn sequence', () => {
  it('QSR-07 a turn runs initiative, movement, weapon attacks, end, and then anew', () => {
    const play = begin(duel);
    play.give('defender', stand('HBK-4G'));
    play.give('attacker', stand('ENF-4R'));
    play.give('defender', noFire('HBK-4G'));
    play.give('attacker', noFire('ENF-4R'), [2, 2, 3, 3]);
    const told = play.log.flatMap((event) =>
      event.type === 'PhaseBegan' || event.type === 'PhaseEnded' ? [`${event.type} ${event.phase}`] : [],
    );
    const marks = play.log
      .filter((event) => event.type === 'TurnBegan' || event.type === 'TurnEnded')
      .map((event) => event.type);
    expect(told).toEqual([
      'PhaseBegan movement',
      'PhaseEnded movement',
      'PhaseBegan weapons',
      'PhaseEnded weapons',
      'PhaseBegan movement',
    ]);
    expect(marks).toEqual(['TurnBegan', 'TurnEnded', 'TurnBegan']);
    expect(play.game.turn).toBe(2);
  });

  it('QSR-08 the higher 2D6 holds the initiative for the whole turn', () => {
    const play = begin(duel, [3, 4, 2, 4]);
    expect(play.game.initiative).toBe('defender');
    expect(play.awaited).toEqual(['attacker:move']);
    play.give('attacker', stand('ENF-4R'));
    play.give('defender', stand('HBK-4G'));
    expect(play.game.initiative).toBe('defender');
    expect(play.awaited).toEqual(['attacker:declare']);
  });

  it('AMB-QSR-01 a tie is rolled again, and every round is told', () => {
    const play = begin(duel, [3, 4, 5, 2, 6, 6, 6, 6, 1, 2, 1, 3]);
    const { rounds, winner } = play.last('InitiativeRolled');
    expect(rounds.map((round) => round.map(({ roll }) => roll.faces))).toEqual([
      [
        [3, 4],
        [5, 2],
      ],
      [
        [6, 6],
        [6, 6],
      ],
      [
        [1, 2],
        [1, 3],
      ],
    ]);
    expect(winner).toBe('attacker');
  });

  it('QSR-09 movement alternates, loser first; the mover picks any unit that has not moved', () => {
    const play = begin({
      pieces: [
        HBK,
        { unit: 'CDA-2A', seat: 'defender', at: '0212 N' },
        ENF,
        { unit: 'ENF-4R=Two', seat: 'attacker', at: '1208 S' },
      ],
    });
    expect(play.last('PhaseBegan').order).toEqual(['defender', 'attacker', 'defender', 'attacker']);
    play.give('defender', stand('CDA-2A'));
    play.give('attacker', stand('Two'));
    expect(play.refused('defender', stand('CDA-2A'))).toMatchObject({
      code: 'battletech/already-moved',
      rule: 'QSR-09',
      params: { known: ['HBK-4G'] },
    });
    play.give('defender', stand('HBK-4G'));
    expect(play.awaited).toEqual(['attacker:move']);
  });

  it('QSR-09 a unit may be named first and is then the one that moves', () => {
    const play = begin({ pieces: [HBK, { unit: 'CDA-2A', seat: 'defender', at: '0212 N' }, ENF] });
    play.give('defender', { type: 'name', unit: play.unit('CDA-2A').id });
    expect(play.awaited).toEqual(['defender:move-named']);
    expect(play.refused('defender', stand('HBK-4G')).code).toBe('battletech/not-this-unit');
    play.give('defender', stand('CDA-2A'));
    const name = (id: string): Command => ({ type: 'name', unit: unit(id) });
    const refused = (code: string, id: string) => ({
      code: `battletech/${code}`,
      params: { unit: id, known: ['HBK-4G'] },
      rule: 'QSR-09',
    });
    expect(play.refused('defender', name('CDA-2A'))).toEqual(refused('already-moved', 'CDA-2A'));
    for (const id of ['ENF-4R', 'NOBODY'])
      expect(play.refused('defender', name(id))).toEqual(refused('not-this-unit', id));
    expect(play.refused('defender', stand('CDA-2A')).code).toBe('battletech/already-moved');
    play.give('defender', stand('HBK-4G'));
    expect(play.awaited).toEqual(['attacker:move']);
  });

  it('QSR-09 that a phase begins is no news, what happens in it is', () => {
    const { log } = begin(duel);
    const news = log.filter((event) => battletech.isNews(event)).map(({ type }) => type);
    expect(log.map(({ type }) => type)).toContain('PhaseBegan');
    expect(news).not.toContain('PhaseBegan');
    expect(news).toContain('InitiativeRolled');
  });

  it('QSR-10 the phase ends only when every unit has been given a movement; the default is to stand still', () => {
    const play = begin(duel);
    play.give('defender', stand('HBK-4G'));
    expect(play.game.phase).toBe('movement');
    play.timeout('attacker');
    expect(play.last('UnitMoved')).toMatchObject({ unit: 'ENF-4R', by: 'referee', movement: { mode: 'stand' } });
    expect(play.game.phase).toBe('weapons');
  });

  it('QSR-11 declarations alternate, loser first, and name weapons and target; no fire must be said', () => {
    const play = beginFire(duel);
    expect(play.awaited).toEqual(['defender:declare']);
    expect(play.refused('attacker', noFire('ENF-4R'))).toMatchObject({
      code: 'match/not-awaited',
      params: { awaited: ['defender'] },
    });
    expect(play.refused('defender', fire('HBK-4G', 'ENF-4R', ''))).toMatchObject({
      code: 'battletech/no-weapons-named',
      rule: 'QSR-11',
    });
    play.give('defender', noFire('HBK-4G'));
    expect(play.last('AttackDeclared')).toMatchObject({ unit: 'HBK-4G', target: null, shots: [] });
    expect(play.awaited).toEqual(['attacker:declare']);
  });

  it('QSR-12 nothing is resolved before all have declared, and nothing can be added later', () => {
    const play = beginFire(duel);
    play.give('defender', fire('HBK-4G', 'ENF-4R', 'B'));
    expect(play.events('ShotResolved')).toHaveLength(0);
    expect(play.refused('defender', fire('HBK-4G', 'ENF-4R', 'A')).code).toBe('match/not-awaited');
    play.give('attacker', noFire('ENF-4R'), [1, 1, 2, 2, 3, 3]);
    expect(play.events('ShotResolved').map((shot) => shot.mount)).toEqual(['B']);
  });

  it('QSR-13 attacks on a target already destroyed are resolved all the same', () => {
    const play = beginFire({ pieces: [HBK, { ...ENF, armor: { CT: 1 } }] });
    play.give('defender', fire('HBK-4G', 'ENF-4R', 'A B'));
    // A hits the centre torso with 7, B hits it again.
    play.give('attacker', noFire('ENF-4R'), [6, 6, 3, 4, 6, 6, 3, 4]);
    expect(play.events('ShotResolved').map(({ mount, result }) => [mount, result])).toEqual([
      ['A', 'hit'],
      ['B', 'hit'],
    ]);
    expect(play.events('ShotResolved')[1]?.hits[0]).toMatchObject({ location: 'CT', marks: [], surplus: 5 });
  });

  it('QSR-11 at somebody who is in the match', () => {
    expect(beginFire(duel).refused('defender', fire('HBK-4G', 'NOBODY', 'A'))).toEqual(
      refuse('battletech/no-such-unit', { unit: 'NOBODY', known: ['HBK-4G', 'ENF-4R'] }),
    );
  });

  it('QSR-14 one unit after the other, all weapons of a unit before the next', () => {
    const play = beginFire(duel);
    play.give('defender', fire('HBK-4G', 'ENF-4R', 'C A'));
    play.give('attacker', fire('ENF-4R', 'HBK-4G', 'B A'), [1, 1, 1, 1, 1, 1, 1, 1, 2, 2, 3, 3]);
    expect(play.events('ShotResolved').map(({ unit, mount }) => `${unit} ${mount}`)).toEqual([
      'HBK-4G C',
      'HBK-4G A',
      'ENF-4R B',
      'ENF-4R A',
    ]);
  });

  it('QSR-14 by hand: weapons of the unit that is asked for, at least one, each once', () => {
    const asked = { unit: unit('HBK-4G'), mounts: mounts('A B') };
    const why = (id: string, letters: string) =>
      checkFire(asked, { type: 'fire', unit: unit(id), mounts: mounts(letters) });
    expect([why('HBK-4G', 'B A'), why('HBK-4G', 'B')]).toEqual([null, null]);
    expect(why('ENF-4R', 'A')).toEqual(
      refuse('battletech/not-this-unit', { unit: 'ENF-4R', known: ['HBK-4G'] }, 'QSR-14'),
    );
    expect(why('HBK-4G', '')).toEqual(refuse('battletech/fire-which', { known: ['A', 'B'] }, 'QSR-14'));
    for (const [letters, mount] of [
      ['A C', 'C'],
      ['B B', 'B'],
    ] as const)
      expect(why('HBK-4G', letters)).toEqual(
        refuse('battletech/not-among-these', { mount, known: ['A', 'B'] }, 'QSR-14'),
      );
  });

  it('QSR-14 by hand: the player calls the order of their unit’s weapons', () => {
    const play = beginFire({ ...duel, options: { resolveFire: 'byHand' } });
    play.give('defender', fire('HBK-4G', 'ENF-4R', 'A B C'));
    play.give('attacker', noFire('ENF-4R'));
    expect(play.awaited).toEqual(['defender:fire']);
    play.give('defender', call('HBK-4G', 'C'), [1, 1]);
    expect(play.refused('defender', call('HBK-4G', 'C'))).toMatchObject({
      code: 'battletech/not-among-these',
      params: { known: ['A', 'B'] },
    });
    play.give('defender', call('HBK-4G', 'B A'), [1, 1, 1, 1, 2, 2, 3, 3]);
    expect(play.events('ShotResolved').map(({ mount }) => mount)).toEqual(['C', 'B', 'A']);
  });

  it('QSR-15 damage is marked at once but takes effect at the end of the phase', () => {
    const play = beginFire({ pieces: [HBK, { ...ENF, armor: { RA: 1 } }] });
    play.give('defender', fire('HBK-4G', 'ENF-4R', 'A'));
    // The AC/20 hits the right arm (3) that holds the Enforcer's AC/10; the AC/10 still fires.
    play.give('attacker', fire('ENF-4R', 'HBK-4G', 'A'), [6, 6, 1, 2, 1, 1, 2, 2, 3, 3]);
    const [first, second] = play.events('ShotResolved');
    expect(first?.hits[0]?.marks[0]).toMatchObject({ location: 'RA', before: 1, after: 0 });
    expect(second).toMatchObject({ unit: 'ENF-4R', mount: 'A', result: 'miss' });
    expect(play.last('DamageTookEffect')).toMatchObject({ unit: 'ENF-4R', lost: ['RT', 'RA'], destroyed: null });
    expect(play.unit('ENF-4R').lost).toContain('RA');
  });

  it('QSR-16 TC-QSR-18 mutual destruction in one weapon phase is a draw, and both resolve all attacks', () => {
    const play = beginFire({
      pieces: [
        { ...HBK, armor: { HD: 1 } },
        { ...ENF, armor: { HD: 1 } },
      ],
    });
    play.give('defender', fire('HBK-4G', 'ENF-4R', 'B'));
    play.give('attacker', fire('ENF-4R', 'HBK-4G', 'B'), [6, 6, 6, 6, 6, 6, 6, 6]);
    expect(play.events('ShotResolved')).toHaveLength(2);
    expect(play.match.outcome).toMatchObject({ winners: [], reason: 'all-destroyed' });
  });

  it('QSR-06 QSR-62 the last side with a unit on the map wins', () => {
    const play = beginFire({ pieces: [HBK, { ...ENF, armor: { HD: 1 } }] });
    play.give('defender', fire('HBK-4G', 'ENF-4R', 'B'));
    play.give('attacker', noFire('ENF-4R'), [6, 6, 6, 6]);
    expect(play.match.outcome).toMatchObject({
      winners: ['defender'],
      reason: 'last-side-standing',
      scores: { defender: 1, attacker: 0 },
      fates: { 'HBK-4G': 'active', 'ENF-4R': 'destroyed' },
    });
    expect(play.refused('attacker', stand('ENF-4R')).code).toBe('match/over');
  });

  it('QSR-06 a side with a unit left goes on', () => {
    const play = beginFire({
      pieces: [HBK, { ...ENF, armor: { HD: 1 } }, { unit: 'ENF-4R=Two', seat: 'attacker', at: '1201 S' }],
    });
    play.give('defender', fire('HBK-4G', 'ENF-4R', 'B'));
    play.give('attacker', noFire('ENF-4R'));
    play.give('attacker', noFire('Two'), [6, 6, 6, 6, 2, 2, 3, 3]);
    expect(play.match.outcome).toBeNull();
    expect(play.last('PhaseBegan').order).toEqual(['defender', 'attacker']);
  });
});

describe('Unequal numbers', () => {
  it.each([
    [[1, 2], 'ratio', 'LWW'],
    [[3, 2], 'ratio', 'LWLLW'],
    [[2, 4], 'ratio', 'LWWLWW'],
    [[3, 5], 'ratio', 'LWLWWLWW'],
    [[3, 5], 'frontLoad', 'LWWLWWLW'],
    [[2, 4], 'each', 'LWLWWW'],
    [[3, 1], 'each', 'LWLL'],
  ] as const)('AMB-QSR-02 %j units by %s: %s', (units, how, order) => {
    expect(
      turnOrder(units, how)
        .map((side) => 'LW'[side])
        .join(''),
    ).toBe(order);
  });

  it('AMB-QSR-02 the option changes who moves when', () => {
    const pieces: Piece[] = [
      HBK,
      ENF,
      { ...ENF, unit: 'ENF-4R=Two', at: '0908 S' },
      { ...ENF, unit: 'ENF-4R=Three', at: '1008 S' },
    ];
    expect(begin({ pieces }).last('PhaseBegan').order).toEqual(['defender', 'attacker', 'attacker', 'attacker']);
    const eachWon = begin({ pieces, options: { unequalNumbers: 'each' } }, FIRST_WINS);
    expect(eachWon.last('PhaseBegan').order).toEqual(['attacker', 'defender', 'attacker', 'attacker']);
  });
});

describe('Standstill', () => {
  const legless = { armor: { LL: 0 } };
  it('QSR-57 when nobody can move, nor fire at anything, the match ends as a draw', () => {
    const play = begin({
      pieces: [
        { ...HBK, ...legless, at: '0101 N' },
        { ...ENF, ...legless, at: '1517 S' },
      ],
    });
    expect(play.match.outcome).toMatchObject({
      winners: [],
      reason: 'standstill',
      scores: { defender: 1, attacker: 1 },
    });
  });

  it('QSR-57 cripples who can still fire at each other go on', () => {
    const play = begin({
      pieces: [
        { ...HBK, ...legless },
        { ...ENF, ...legless },
      ],
    });
    expect(play.match.outcome).toBeNull();
    expect(play.awaited).not.toEqual([]);
  });
});
