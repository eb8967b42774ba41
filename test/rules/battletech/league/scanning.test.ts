import { describe, expect, it } from 'vitest';
import { battletech } from '../../../../src/rules/battletech/index.js';
import { LEAGUE_TABLES } from '../../../../src/rules/battletech/league/tables.js';
import { unmarked } from '../../../../src/rules/battletech/untold-harm.js';
import { scanAhead } from '../../../../src/rules/battletech/standard/probing.js';
import { scanOf } from '../../../../src/rules/battletech/league/scanning.js';
import { hasSeenThrough } from '../../../../src/rules/battletech/standard/probing.js';
import { judge, seated, spectator, type Viewer } from '../../../../src/rules/kernel/seats.js';
import { complete } from '../../../support/complete.js';
import { seat, SECOND_WINS, unit } from '../../../support/quick-start.js';
import {
  attack,
  beginFull,
  passTo,
  passTurn,
  roll,
  step,
  type FullPiece,
  type FullPlay,
} from '../../../support/standard.js';
import { attackChoice } from '../../../../src/rules/battletech/standard/attack-choices.js';
import { fullShots } from '../../../../src/rules/battletech/standard/gunnery.js';

/** Active probes: by the radius of the book, and by the roll of a league (option `probes`). */

const HBK: FullPiece = { unit: 'HBK-4G', seat: 'defender', at: '0810 N', hidden: true };
const FS9: FullPiece = { unit: 'FS9-S', seat: 'attacker', at: '0804 S' };
const LCT: FullPiece = { unit: 'LCT-1V', seat: 'defender', at: '1517 N' };

/** The firestarter with its Beagle is to move. */
function begin(
  options: Readonly<Record<string, string>> = {},
  pieces: readonly FullPiece[] = [HBK, LCT, FS9],
): FullPlay {
  const play = beginFull({ pieces, options: { hidden: 'on', ...options } });
  play.give('defender', step('LCT-1V', 'walk', ''));
  return play;
}

describe('TC-CLN-15 the table of a scan', () => {
  it.each([
    [1, null],
    [5, null],
    [6, { range: 5, half: 3 }],
    [9, { range: 6, half: 3 }],
    [11, { range: 7, half: 4 }],
    [13, { range: 8, half: 4 }],
    [14, { range: 9, half: 5 }],
  ])('TC-CLN-15 AMB-CLN-23 of %i: %j', (sum, scan) => {
    expect(scanOf(LEAGUE_TABLES, sum)).toEqual(scan);
  });

  it('TC-CLN-15 AMB-CLN-22 a roll of 12 by one who walked is 11: 7 hexes, and 4 to see through', () => {
    const play = begin({ probes: 'roll' });
    play.give('attacker', step('FS9-S', 'walk', 'F'), [6, 6]);
    expect(play.last('Scanned')).toMatchObject({ malus: 1, range: 7, half: 4 });
  });

  it.each([
    ['walk', '', 0],
    ['walk', 'F', 1],
    ['run', 'FF', 2],
    ['jump', 'F', 3],
  ] as const)('CLN-39 AMB-CLN-35 %s %s takes %i off', (mode, steps, malus) => {
    const play = begin({ probes: 'roll' });
    const command = steps === '' ? ({ type: 'pass' } as const) : step('FS9-S', mode, steps);
    play.give('attacker', command, [3, 3]);
    expect(play.last('Scanned').malus).toBe(malus);
  });

  it('CLN-39 the bonus in sensors counts', () => {
    const play = begin({ probes: 'roll' });
    play.alter('FS9-S', (one) => ({
      ...one,
      body: { ...one.body, pilot: { ...one.body.pilot, bonuses: { sensors: 2 } } },
    }));
    // What is told before the roll counts it too: a 4 comes to 6.
    const { ranges } = scanAhead(play.game, play.unit('FS9-S')) ?? { ranges: [] };
    expect(ranges.find(({ hexes }) => hexes === 5)?.number).toBe(4);
    play.give('attacker', { type: 'pass' }, [2, 2]);
    expect(play.last('Scanned')).toMatchObject({ bonus: 2, range: 5 });
  });
});

describe('CLN-41 what hides within the range of a scan', () => {
  it('CLN-41 comes to light, and has no overwatch any more', () => {
    const play = begin({ probes: 'roll', overwatch: 'sight' });
    play.give('defender', { type: 'lie-in-wait', unit: unit('HBK-4G'), orders: { order: 'overwatch', within: 1 } });
    play.give('attacker', { type: 'pass' }, [4, 4]);
    expect(play.last('UnitRevealed')).toMatchObject({ unit: 'HBK-4G', why: 'scanned', by: 'FS9-S' });
    expect(play.unit('HBK-4G').body.hidden).toBeUndefined();
    expect(play.unit('HBK-4G').declared).toBe(false);
  });

  it('CLN-40 not what is farther away, nor by a scan that fails', () => {
    for (const faces of [
      [3, 4],
      [2, 3],
    ]) {
      const play = begin({ probes: 'roll' });
      play.give('attacker', { type: 'pass' }, faces);
      expect(play.events('UnitRevealed')).toEqual([]);
    }
  });

  it('CLN-41 mines are found for the side that scans, and for nobody else', () => {
    const play = begin({ probes: 'roll' }, [LCT, FS9]);
    play.mine('0806', 'defender');
    roll(play, 'attacker', { type: 'pass' }, [3, 3, ...SECOND_WINS]);
    const seen = (viewer: Viewer) =>
      (battletech.view(play.match, viewer).game.field?.mines ?? []).map(({ hex }) => hex);
    expect(seen(seated(seat('attacker')))).toEqual(['0806']);
    expect(seen(spectator)).toEqual([]);
    const found = play.last('MinesFound');
    expect(battletech.tell(found, play.match, spectator, play.match)).toBeNull();
    expect(battletech.tell(found, play.match, seated(seat('defender')), play.match)).toBeNull();
  });
});

describe('CLN-42 within half of it', () => {
  const near = (options: Readonly<Record<string, string>> = {}): FullPlay =>
    begin({ probes: 'roll', sheets: 'secret', ...options }, [
      { ...HBK, at: '0808 N' },
      LCT,
      FS9,
      { ...FS9, unit: 'WVR-6R', seat: 'attacker-2', at: '0101 S' },
    ]);
  const knows = (play: FullPlay, viewer: Viewer): boolean => {
    const one = battletech.view(play.match, viewer).game.units.find(({ id }) => id === 'HBK-4G');
    return one !== undefined && one.armor !== null;
  };

  it('CLN-42 the sheet is shown to the player who scanned, to nobody else, and for the turn', () => {
    const play = near();
    play.give('attacker', step('FS9-S', 'walk', ''), [6, 6]);
    expect(play.last('UnitRevealed')).toMatchObject({ unit: 'HBK-4G', why: 'scanned', by: 'FS9-S' });
    expect(play.last('Scanned')).toMatchObject({ range: 7, half: 4, shown: ['HBK-4G'] });
    expect(knows(play, seated(seat('attacker')))).toBe(true);
    expect(knows(play, seated(seat('attacker-2')))).toBe(false);
    expect(knows(play, spectator)).toBe(false);
    expect(knows(play, judge)).toBe(true);
    passTurn(play, [...SECOND_WINS]);
    expect(knows(play, seated(seat('attacker')))).toBe(false);
  });

  it('CLN-42 that unit alone may shift its hits on it this turn', () => {
    const play = near();
    play.give('attacker', step('FS9-S', 'walk', ''), [6, 6]);
    expect(hasSeenThrough(play.game, unit('FS9-S'), unit('HBK-4G'))).toBe(true);
    expect(hasSeenThrough(play.game, unit('WVR-6R'), unit('HBK-4G'))).toBe(false);
    expect(hasSeenThrough(play.game, unit('FS9-S'), unit('LCT-1V'))).toBe(false);
  });

  it('CLN-42, LEA-06 shifts the column of each hit as it was declared with the shot, without another question', () => {
    const play = near({ armour: 'grid', gridCrits: 'roll' });
    play.give('attacker', step('FS9-S', 'walk', ''), [6, 6]);
    passTo(play, 'attack');
    const shots = attack('FS9-S', 'HBK-4G', 'B').shots.map((shot) => ({ ...shot, shift: 'right' as const }));
    const faces = [6, 6, 3, 4, 3, 1, 1, 6, 6, 6, 6];
    while (play.events('ShotFired').length === 0) {
      const [awaited = ''] = play.awaited[0]?.split(':') ?? [];
      const volley = { ...attack('FS9-S', 'HBK-4G', 'B'), shots };
      roll(play, awaited, awaited === 'attacker' ? volley : { type: 'pass' }, faces);
    }
    const [wound] = play.last('ShotFired').wounds;
    expect(wound?.harm[0]).toMatchObject({ harm: 'column', location: 'CT', shift: 1, column: 4 });
  });

  it('CLN-42 whoever does not see the sheet is told the column that is struck, not from where it was shifted', () => {
    const shiftedTo = (roll: number, shift?: -1 | 1) => {
      const rolled = { index: 1, sides: 6, faces: [roll], purpose: 'column' };
      const step = { harm: 'column', location: 'LT', roll: rolled, column: 4, template: [5] } as const;
      return unmarked([shift ? { ...step, shift } : step], null, () => false)[0];
    };
    expect(shiftedTo(3, 1)).toEqual(shiftedTo(5, -1));
    expect(shiftedTo(3, 1)).toEqual(shiftedTo(4));
    expect(shiftedTo(4)).toEqual({ harm: 'column', location: 'LT', roll: null, column: 4, template: [5] });
  });

  it('CLN-41, CLN-42 whom a scan does not find it does not name', () => {
    const play = begin({ probes: 'roll' }, [{ ...HBK, unit: 'JUMP-LASER=HBK-4G', at: '0806 N' }, LCT, FS9]);
    play.alter('HBK-4G', ({ sheet, ...one }) =>
      sheet.kind === 'infantry' ? { ...one, sheet: { ...sheet, sneak: ['ecm'] } } : { ...one, sheet },
    );
    play.give('attacker', step('FS9-S', 'walk', ''), [6, 6]);
    expect(play.events('UnitRevealed')).toEqual([]);
    expect(play.last('Scanned').shown).toEqual([]);
  });

  it('CLN-42 is refused to whoever has not seen through the target, and where there are no columns', () => {
    const shift = (play: FullPlay, id: string) => {
      const shots = attack(id, 'HBK-4G', 'B').shots.map((shot) => ({ ...shot, shift: 'weak' as const }));
      const found = fullShots(play.game, play.unit(id), 0, shots);
      return found.ok ? 'declared' : complete(found.error).code;
    };
    const play = near({ armour: 'grid' });
    expect(shift(play, 'FS9-S')).toBe('battletech/shift-unscanned');
    play.give('attacker', step('FS9-S', 'walk', ''), [6, 6]);
    expect([shift(play, 'FS9-S'), shift(play, 'WVR-6R')]).toEqual(['declared', 'battletech/shift-unscanned']);
    const points = near();
    points.give('attacker', step('FS9-S', 'walk', ''), [6, 6]);
    expect(shift(points, 'FS9-S')).toBe('battletech/shift-no-boxes');
  });

  it('CLN-42 is offered after the weapons, and goes with those', () => {
    const play = near({ armour: 'grid' });
    play.give('attacker', step('FS9-S', 'walk', ''), [6, 6]);
    const blanks = { twist: 'ahead', target: 'HBK-4G', weapons: 'B' };
    const offered = attackChoice(play.game, play.unit('FS9-S'), blanks);
    expect(offered).toMatchObject({ kind: 'pick', blank: 'shift', options: [{ value: 'none' }, {}, {}, {}] });
    const chosen = attackChoice(play.game, play.unit('FS9-S'), { ...blanks, shift: 'weak', target2: 'none' });
    expect(chosen).toMatchObject({ kind: 'done', command: { shots: [{ mount: 'B', shift: 'weak' }] } });
    const plain = attackChoice(play.game, play.unit('FS9-S'), { ...blanks, shift: 'none', target2: 'none' });
    expect(JSON.stringify(plain)).not.toContain('"shift"');
  });

  it('CLN-39 of the roll nobody who does not know the pilot is told more than how far it went', () => {
    const play = near();
    play.give('attacker', step('FS9-S', 'walk', ''), [6, 6]);
    expect(battletech.tell(play.last('Scanned'), play.match, spectator, play.match)).toMatchObject({
      roll: null,
      bonus: null,
      range: 7,
    });
  });
});

describe('HID-08 by the book', () => {
  it.each([
    ['FS9-S', '0808', true],
    ['FS9-S', '0809', false],
    ['KOSHI', '0809', true],
    ['WVR-6R', '0807', false],
  ])('HID-08 %s finds who hides in %s: %s', (model, at, isFound) => {
    const play = begin({}, [{ ...HBK, at: `${at} N` }, LCT, { ...FS9, unit: `${model}=FS9-S` }]);
    roll(play, 'attacker', step('FS9-S', 'walk', ''), []);
    expect(play.events('UnitRevealed')).toHaveLength(isFound ? 1 : 0);
  });

  it('HID-08 not in the field of hostile ECM', () => {
    const play = begin({}, [{ ...HBK, at: '0808 N' }, LCT, { ...LCT, unit: 'RVN-3L', at: '0811 N' }, FS9]);
    for (let i = 0; i < 4 && !play.awaited.includes('attacker:move'); i++) play.give('defender', { type: 'pass' });
    play.give('attacker', step('FS9-S', 'walk', ''));
    expect(play.events('UnitRevealed')).toEqual([]);
  });
});
