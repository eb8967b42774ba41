import { describe, expect, it } from 'vitest';
import { battletech } from '../../../../src/rules/battletech/index.js';
import type { Command } from '../../../../src/rules/battletech/commands.js';
import { longestFlight, type Round } from '../../../../src/rules/battletech/standard/gun-tables.js';
import { judge, seated, spectator, type Viewer } from '../../../../src/rules/kernel/seats.js';
import { hex, seat } from '../../../support/quick-start.js';
import {
  beginFull,
  passTo,
  passTurn,
  type FullPiece,
  type FullPlay,
  type FullSituation,
} from '../../../support/standard.js';

/** Artillery off the map (option `artillery`). */

const HBK: FullPiece = { unit: 'HBK-4G', seat: 'defender', at: '0808 N' };
const ENF: FullPiece = { unit: 'ENF-4R', seat: 'attacker', at: '0801 S' };
const call = (at: string | null, round: Round = 'high-explosive'): Command => ({
  type: 'bombard',
  hex: at === null ? null : hex(at),
  round,
});
const NEXT = [1, 1, 6, 6];

/** Turn 1 is over; the first salvos of turn 2 are called for: the first turn is played by `beginFull`. */
function begin({ pieces = [HBK, ENF], options, ...more }: Partial<FullSituation> = {}): FullPlay {
  return beginFull({ pieces, options: { artillery: 'sniper', ...options }, ...more });
}

/** Both sides call, the attacker at a hex; the turns pass until it lands. `faces`: the dice of its fall. */
function fallen(
  at: string,
  faces: number[],
  more: Partial<FullSituation> = {},
  round: Round = 'high-explosive',
): FullPlay {
  const play = begin(more);
  play.give('attacker', call(at, round));
  play.give('defender', call(null));
  passTurn(play, [...NEXT]);
  passTurn(play, [...faces, ...NEXT]);
  return play;
}

describe('ART-01, ART-02 a salvo is called for', () => {
  it('ART-02 by all sides at once after the initiative, at most one a turn; by default none', () => {
    const play = begin();
    expect(play.awaited.toSorted()).toEqual(['attacker:bombard', 'defender:bombard']);
    play.give('attacker', call('0808'));
    play.give('defender', { type: 'pass' });
    expect(play.events('SalvoFired')).toMatchObject([
      { side: 'attacker', gun: 'sniper', hex: '0808', round: 'high-explosive', lands: 2 },
    ]);
    expect(play.game.field.batteries).toMatchObject([{ side: 'attacker', left: 3 }]);
  });

  it.each([
    ['1', 2],
    ['3', 4],
    ['5', 4],
  ] as const)('ART-02 it flies %s turns, but no gun stands farther off than it reaches', (artilleryFlight, lands) => {
    const play = begin({ options: { artilleryFlight } });
    play.give('attacker', call('0808'));
    play.give('defender', call(null));
    expect(play.last('SalvoFired').lands).toBe(lands);
  });

  it('ART-02 the longest flights of the guns', () => {
    expect((['arrow-iv', 'sniper', 'thumper', 'long-tom'] as const).map(longestFlight)).toEqual([1, 3, 3, 5]);
  });

  it('ART-01 who has none left is not asked', () => {
    const play = begin({ options: { artillerySalvos: '2' } });
    for (let i = 0; i < 2; i++) {
      play.give('attacker', call('1515'));
      play.give('defender', call(null));
      passTurn(play, [3, 4, 1, 3, 4, 1, ...NEXT]);
    }
    expect(play.awaited).toEqual(['defender:bombard']);
  });

  it('ART-02 others hear that it was fired, and not where it will land', () => {
    const play = begin();
    play.give('attacker', call('0808', 'smoke'));
    play.give('defender', call(null));
    const salvosSeenBy = (viewer: Viewer) =>
      battletech.view(play.match, viewer).game.field?.batteries?.flatMap(({ salvos }) => salvos);
    for (const viewer of [seated(seat('attacker')), judge])
      expect(salvosSeenBy(viewer)).toEqual([{ hex: '0808', round: 'smoke', lands: 2 }]);
    for (const viewer of [seated(seat('defender')), spectator]) {
      expect(salvosSeenBy(viewer)).toEqual([{ hex: null, round: null, lands: 2 }]);
      expect(JSON.stringify(battletech.view(play.match, viewer).game.field)).not.toContain('0808');
    }
    const fired = play.last('SalvoFired');
    expect(battletech.tell(fired, play.match, seated(seat('defender')), play.match)).toMatchObject({
      hex: null,
      round: null,
    });
  });

  it('ART-01 refuses a hex that is not on the map', () => {
    expect(begin().refused('attacker', call('1630'))).toMatchObject({ code: 'battletech/no-such-hex', rule: 'ART-01' });
  });

  it('ART-02 what there is to choose: a round or none, then a hex with the number that it needs', () => {
    const play = begin();
    const view = battletech.view(play.match, seated(seat('attacker')));
    const next = (blanks: Record<string, string>) => battletech.choices(view, seat('attacker'), blanks);
    expect(next({})).toMatchObject({ kind: 'pick', blank: 'round' });
    const hexes = next({ round: 'smoke' });
    expect(hexes).toMatchObject({ kind: 'pick', blank: 'salvo-hex' });
    expect('options' in hexes ? hexes.options[0] : null).toMatchObject({
      value: '0101',
      facts: { number: 11, sure: 'no' },
    });
    expect(next({ round: 'homing', 'salvo-hex': '0808' })).toMatchObject({ command: call('0808', 'homing') });
    expect(next({ round: 'none' })).toMatchObject({ command: call(null) });
  });
});

describe('ART-03, ART-04 a salvo lands before all other fire but TAG', () => {
  it('ART-03 on 11 in the hex: all of it in fives there, less around it', () => {
    const pieces = [HBK, { unit: 'LCT-1V', seat: 'defender', at: '0807 N' }, ENF];
    const play = fallen('0808', [5, 6, ...Array.from({ length: 12 }, () => [3, 4]).flat()], { pieces });
    const landed = play.last('SalvoLanded');
    expect(landed).toMatchObject({ number: 11, hit: true, at: '0808', scatter: null });
    expect(landed.terms).toEqual([
      { reason: 'gunnery', value: 4 },
      { reason: 'artillery-indirect', value: 7 },
    ]);
    expect(
      play.events('Blasted').map(({ unit, damage, wounds }) => [unit, damage, wounds.map(({ points }) => points)]),
    ).toEqual([
      ['HBK-4G', 20, [5, 5, 5, 5]],
      ['LCT-1V', 10, [5, 5]],
    ]);
  });

  it('ART-03 else it drifts as many hexes as it missed by, the way of 1D6', () => {
    const play = fallen('0808', [4, 4, 4, 3, 4, 3, 4]);
    expect(play.last('SalvoLanded')).toMatchObject({ hit: false, at: '0811' });
    expect(play.events('Blasted')).toEqual([]);
  });

  it('ART-03 off the map it is lost', () => {
    const play = fallen('0102', [1, 1, 1]);
    expect(play.last('SalvoLanded')).toMatchObject({ hit: false, at: null });
  });

  it('ART-04 seen to miss, the next one there needs one less; what was hit is hit again', () => {
    const play = begin();
    const turn = (faces: number[]) => {
      play.give('attacker', call('0815'));
      play.give('defender', call(null));
      passTurn(play, [...faces, ...NEXT]);
    };
    turn([]);
    turn([1, 1, 1]);
    expect(play.last('SalvoLanded')).toMatchObject({ number: 11, observed: true });
    turn([4, 6]);
    expect(play.last('SalvoLanded')).toMatchObject({ number: 10, hit: true });
    turn([]);
    expect(play.last('SalvoLanded')).toMatchObject({ number: null, roll: null, hit: true, at: '0815' });
  });

  it('ART-04 nobody who does not see the hex helps', () => {
    const wall = Object.fromEntries(
      Array.from({ length: 15 }, (_, i) => [`${String(i + 1).padStart(2, '0')}05`, { level: 4 }]),
    );
    const play = fallen('0812', [1, 1, 1], { pieces: [{ ...HBK, at: '0102 N' }, ENF], hexes: wall });
    expect(play.last('SalvoLanded').observed).toBe(false);
    expect(play.game.field.batteries?.[0]?.aims).toEqual([{ hex: '0812', better: 0, sure: false }]);
  });

  it('ART-03 every suit of a squad takes all of it, a platoon loses as many', () => {
    const pieces: FullPiece[] = [
      { unit: 'ELEMENTAL-LASER', seat: 'defender', at: '0808 N' },
      { unit: 'FOOT-RIFLE', seat: 'defender', at: '0807 N' },
      ENF,
    ];
    const play = fallen('0808', [6, 6], { pieces, options: { artillery: 'thumper' }, hexes: { '0807': { woods: 1 } } });
    expect(play.events('Blasted').map(({ wounds }) => wounds.map(({ points }) => points))).toEqual([
      [15, 15, 15, 15, 15],
      [5],
    ]);
    expect(play.unit('ELEMENTAL-LASER').status).toBe('destroyed');
  });

  it('ART-03 a building where it bursts takes it, and shelters who is inside', () => {
    const building = { kind: 'medium', cf: 40, levels: 1 } as const;
    const play = fallen('0808', [6, 6, ...Array.from({ length: 4 }, () => [3, 4]).flat()], {
      hexes: { '0808': { building } },
    });
    expect(play.last('SalvoLanded').walls).toMatchObject({ hex: '0808', damage: 20, left: 20 });
    expect(play.last('Blasted').damage).toBeLessThan(20);
  });
});

describe('ART-05 rounds that follow TAG', () => {
  it('ART-05 find nobody where nobody is marked', () => {
    const play = fallen('0808', [], { options: { artillery: 'arrow-iv' } }, 'homing');
    expect(play.last('SalvoLanded')).toMatchObject({ round: 'homing', target: null, hit: false, at: null });
  });

  /** The defender is marked, and called at from the middle of the zone, one hex south of it. */
  function followed(facing: 'S' | 'NE' | 'NW', dice: readonly number[]): FullPlay {
    const pieces = [{ ...HBK, at: `0808 ${facing}` }, ENF];
    const play = begin({ pieces, options: { artillery: 'arrow-iv' } });
    play.give('attacker', call('0804', 'homing'));
    play.give('defender', call(null));
    passTurn(play, [...NEXT]);
    play.give('attacker', call(null));
    play.give('defender', call(null));
    passTo(play, 'attack');
    play.alter('ENF-4R', (one) => ({ ...one, body: { ...one.body, tags: play.unit('HBK-4G').id } }));
    passTurn(play, [...dice, 3, 4, 3, 4, ...NEXT]);
    return play;
  }

  it.each([
    [[2, 2], true, 20],
    [[1, 2], false, 0],
  ] as const)(
    'ART-05 strike whom a friend has marked within 8 hexes, on 4 or more, in one piece',
    (dice, hit, points) => {
      const play = followed('S', dice);
      expect(play.last('SalvoLanded')).toMatchObject({ target: 'HBK-4G', number: 4, hit, at: '0808' });
      expect(play.last('SalvoLanded').wounds.map((one) => one.points)).toEqual(points > 0 ? [points] : []);
      // Splinters: who is struck takes none besides.
      expect(play.events('Blasted').map(({ damage }) => damage)).toEqual(hit ? [] : [5]);
    },
  );

  it.each([
    ['S', 'CT'],
    ['NE', 'RT'],
    ['NW', 'LT'],
  ] as const)(
    'ART-05 strike from where the zone of their side has its middle: facing %s the %s',
    (facing, location) => {
      expect(followed(facing, [2, 2]).last('SalvoLanded').wounds).toMatchObject([{ location, points: 20 }]);
    },
  );
});

describe('ART-06 smoke', () => {
  it('ART-06 hangs over the hex and all around it for three turns', () => {
    const play = fallen('0808', [6, 6], {}, 'smoke');
    expect(play.last('SmokeLaid')).toMatchObject({ until: 4 });
    expect(play.last('SmokeLaid').hexes.toSorted()).toEqual(['0708', '0709', '0807', '0808', '0809', '0908', '0909']);
    expect(play.events('Blasted')).toEqual([]);
    for (let turn = 3; turn <= 4; turn++) {
      expect(play.game.board.hexes[hex('0808')]).toMatchObject({ smoke: true, heavySmoke: true });
      passTurn(play, [...NEXT]);
    }
    expect(play.game.board.hexes[hex('0808')]?.smoke).toBeUndefined();
    expect(play.game.field.screens).toEqual([]);
  });
});
