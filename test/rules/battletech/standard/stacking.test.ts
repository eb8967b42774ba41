import { describe, expect, test } from 'vitest';
import { freeHexes } from '../../../../src/rules/battletech/deployment.js';
import { move } from '../../../../src/rules/battletech/movement.js';
import { barrierIn, bulkyIn, crowdIn, enemyIn, inPlaceOf, unitsIn } from '../../../../src/rules/battletech/stacking.js';
import { complete } from '../../../support/complete.js';
import { hex } from '../../../support/quick-start.js';
import { beginFull, type FullPlay } from '../../../support/standard.js';

/** Several units in a hex (UNI-06). */

const table = (): FullPlay =>
  beginFull({
    pieces: [
      { unit: 'HBK-4G', seat: 'defender', at: '0805 S' },
      { unit: 'ENF-4R', seat: 'defender', at: '0710 N' },
      { unit: 'VEDETTE', seat: 'defender', at: '0810 N' },
      { unit: 'HETZER', seat: 'defender', at: '0910 N' },
      { unit: 'MANTICORE', seat: 'defender', at: '1010 N' },
      { unit: 'WVR-6R', seat: 'attacker', at: '0804 S' },
    ],
  });

/** The table with a unit put somewhere. */
function at(places: Readonly<Record<string, string>>): FullPlay {
  const play = table();
  for (const [id, to] of Object.entries(places)) {
    play.alter(id, (one) => ({ ...one, place: { hex: hex(to), facing: 0 } }));
  }
  return play;
}

describe('several units in a hex', () => {
  test('UNI-06 a hex holds a ’Mech and a vehicle of a side, or two vehicles, and no two ’Mechs', () => {
    const play = at({});
    const room = (id: string, to: string) => inPlaceOf(play.game, play.unit(id), hex(to))?.id ?? null;
    expect(room('HBK-4G', '0810')).toBeNull();
    expect(room('HBK-4G', '0710')).toBe('ENF-4R');
    expect(room('VEDETTE', '0910')).toBeNull();
    const two = at({ HETZER: '0810' });
    expect(inPlaceOf(two.game, two.unit('MANTICORE'), hex('0810'))?.id).toBe('VEDETTE');
    expect(inPlaceOf(two.game, two.unit('HBK-4G'), hex('0810'))?.id).toBe('VEDETTE');
    expect(unitsIn(two.game, hex('0810')).map(({ id }) => id)).toEqual(['VEDETTE', 'HETZER']);
  });

  test('UNI-06 QSR-27 an enemy ’Mech or vehicle is in the way, and whoever charges there means it', () => {
    const play = at({});
    const hbk = play.unit('HBK-4G');
    expect(barrierIn(play.game, hbk, hex('0804'))?.id).toBe('WVR-6R');
    expect(enemyIn(play.game, hbk, hex('0804'))?.id).toBe('WVR-6R');
    expect(enemyIn(play.game, hbk, hex('0810'))).toBeNull();
    expect(bulkyIn(play.game, hex('0810'))?.id).toBe('VEDETTE');
  });

  test('UNI-06 who would have to go: every enemy who bars the way, or the one friend too many; troopers never', () => {
    const crowd = (places: Readonly<Record<string, string>>, to = '0804') => {
      const play = at(places);
      return crowdIn(play.game, play.unit('HBK-4G'), hex(to)).map(({ id }) => id);
    };
    expect(crowd({})).toEqual(['WVR-6R']);
    expect(crowd({ VEDETTE: '0804' })).toEqual(['WVR-6R']);
    expect(crowd({}, '0710')).toEqual(['ENF-4R']);
    expect(crowd({}, '0810')).toEqual([]);
    expect(crowd({ HETZER: '0810' }, '0810')).toEqual(['VEDETTE']);
    expect(crowd({}, '0101')).toEqual([]);
  });

  test('UNI-06 a move may end beside a friend, and is refused where there is no room', () => {
    const play = at({ VEDETTE: '0711', 'ENF-4R': '0712' });
    const walk = (id: string, steps: string) => {
      const result = move(play.game, play.unit(id), 'walk', steps, false);
      return result.ok ? result.value.to.hex : complete(result.error).code;
    };
    expect(walk('VEDETTE', 'B')).toBe('0712');
    expect(walk('ENF-4R', 'F')).toBe('0711');
    const full = at({ VEDETTE: '0711', 'ENF-4R': '0712', 'HBK-4G': '0711' });
    expect(move(full.game, full.unit('ENF-4R'), 'walk', 'F', false)).toMatchObject({
      error: { code: 'battletech/hex-occupied', params: { unit: 'HBK-4G' } },
    });
  });

  test('UNI-06 what is deployed may stand beside a friend', () => {
    const play = at({});
    expect(freeHexes(play.game, play.unit('HETZER'))).toContain('0810');
    expect(freeHexes(play.game, play.unit('HBK-4G'))).not.toContain('0710');
  });
});
