import { describe, expect, it } from 'vitest';
import { battletech } from '../../../../src/rules/battletech/index.js';
import { sees } from '../../../../src/rules/battletech/standard/sightings.js';
import { distance } from '../../../../src/rules/geometry/hex/hex.js';
import { hexesInReach, shotsAt } from '../../../../src/rules/battletech/standard/hex-fire.js';
import { hasSmoke } from '../../../../src/rules/battletech/standard/smoke-missiles.js';
import { armOf, FULL_WEAPON_IDS } from '../../../../src/rules/battletech/standard/weapons.js';
import type { Munition } from '../../../../src/rules/battletech/standard/types.js';
import { woodsChoice } from '../../../../src/rules/battletech/standard/woods-choices.js';
import { smokeIn } from '../../../../src/rules/battletech/units.js';
import { armed } from '../../../support/armed.js';
import { hex } from '../../../support/quick-start.js';
import { attack, beginFull, passTo, passTurn, roll, type FullPiece, type FullPlay } from '../../../support/standard.js';
import { read } from '../../../orders/typing.js';
import type { BinId } from '../../../../src/rules/battletech/standard/types.js';
import type { MountId } from '../../../../src/rules/battletech/vocabulary.js';

/** Missiles of smoke. */

const MANY = Array.from({ length: 60 }, (_, i) => 1 + (i % 6));
const PIECES: readonly FullPiece[] = [
  { unit: 'CPLT-C1', seat: 'defender', at: '0814 N', gunnery: 6 },
  { unit: 'ENF-4R', seat: 'attacker', at: '0803 S' },
];
const begun = (weapon: string, munition: Munition = 'smoke'): FullPlay => {
  const play = beginFull({ pieces: PIECES, change: armed('CPLT-C1', `${weapon}@RA`, munition) });
  passTo(play, 'attack');
  while (battletech.open(play.match)[0]?.seat !== 'defender') roll(play, 'attacker', { type: 'pass' }, [...MANY]);
  return play;
};
const at = (hexName: string, bin: string | null = 'LT-20') => ({
  ...attack('CPLT-C1', '', ''),
  atHexes: [{ mount: 'A' as MountId, hex: hex(hexName), mode: 'normal' as const, bin: bin as BinId | null }],
});
/** Fired at a hex with gunnery 6, which does not move; at 0804, ten hexes off, on 4. */
function laid(weapon: string, faces: readonly number[], where = '0807'): FullPlay {
  const play = begun(weapon);
  const rest = [...faces, ...MANY];
  play.give('defender', at(where));
  while (play.game.phase === 'weapons') roll(play, 'attacker', { type: 'pass' }, rest);
  return play;
}
const smokes = (play: FullPlay): readonly string[] =>
  Object.entries(play.game.board.hexes).flatMap(([name, { smoke, heavySmoke }]) =>
    smoke ? [`${name} ${heavySmoke ? 'heavy' : 'light'}`] : [],
  );

describe('ART-09 missiles of smoke', () => {
  it('ART-09 whoever has some left is asked where to lay it; with the last it is not', () => {
    const play = begun('lrm-20');
    const left = (rounds: number) => {
      play.alter('CPLT-C1', (one) => ({ ...one, ammo: one.ammo.map((bin) => ({ ...bin, left: rounds })) }));
      return hasSmoke(play.unit('CPLT-C1'));
    };
    expect([left(1), left(0)]).toEqual([true, false]);
    expect(hasSmoke(begun('lrm-20', 'fragmentation').unit('CPLT-C1'))).toBe(false);
  });

  it('ART-09 LRM and SRM launchers take them, artillery has its own', () => {
    const takers = FULL_WEAPON_IDS.filter((id) => armOf(id)?.loads.includes('smoke'));
    expect(takers.filter((id) => /^(?:clan-)?[ls]rm-/.test(id))).toHaveLength(14);
  });

  it.each([
    ['lrm-5', 'light'],
    ['lrm-10', 'heavy'],
    ['lrm-20', 'heavy'],
    ['srm-2', 'light'],
    ['srm-4', 'heavy'],
  ])('ART-09 %s lays %s smoke where it was fired', (weapon, thick) => {
    const play = laid(weapon, [6, 6], weapon.startsWith('srm') ? '0811' : '0807');
    expect(play.events('HexFired')).toMatchObject([{ burst: { scatter: null } }]);
    expect(smokes(play)).toEqual([`${weapon.startsWith('srm') ? '0811' : '0807'} ${thick}`]);
    expect(play.unit('CPLT-C1').ammo.map(({ full, left }) => full - left)).toEqual([1]);
  });

  it.each([
    [[1, 3], 'hit'],
    [[1, 2], 'miss'],
  ] as const)('ART-09 at ten hexes it hits on 4: %j, %s', (faces, outcome) => {
    expect(laid('lrm-20', faces, '0804').last('HexFired')).toMatchObject({ toHit: { number: 4 }, outcome });
  });

  it('ART-09 it hides, for three turns', () => {
    const play = laid('lrm-20', [6, 6]);
    expect(play.last('SmokeLaid')).toEqual({ type: 'SmokeLaid', hexes: ['0807'], until: 3 });
    const over = (): number => smokeIn(play.game.board, hex('0807'));
    const turns: (readonly [number, number])[] = [];
    while (play.game.turn <= 4 && !play.match.outcome) {
      turns.push([play.game.turn, over()]);
      passTurn(play, [...MANY]);
    }
    expect(turns).toEqual([
      [2, 2],
      [3, 2],
      [4, 0],
    ]);
    expect(sees(play.game, play.unit('CPLT-C1'), play.unit('ENF-4R'))).toBe(true);
  });

  it('ART-09 light smoke stays light, and stays as long', () => {
    const play = laid('lrm-5', [6, 6]);
    passTurn(play, [...MANY]);
    expect(smokes(play)).toEqual(['0807 light']);
  });

  it('ART-09 a salvo that misses drifts by as many hexes as it missed by', () => {
    const play = laid('lrm-20', [1, 2, 4], '0804');
    expect(play.last('HexFired')).toMatchObject({
      toHit: { number: 4 },
      outcome: 'miss',
      burst: { scatter: { faces: [4] }, at: '0805' },
    });
    expect(smokes(play)).toEqual(['0805 heavy']);
  });

  it('ART-09 they are fired at nobody, and standard missiles lay no smoke', () => {
    const play = begun('lrm-20');
    expect(play.refused('defender', attack('CPLT-C1', 'ENF-4R', 'A'))).toMatchObject({
      code: 'battletech/not-enough-ammo',
    });
    const plain = begun('lrm-20', 'standard');
    expect(plain.refused('defender', at('0807'))).toMatchObject({ rule: 'FIN-44' });
    expect(play.refused('defender', at('0807', null))).toMatchObject({ rule: 'FIN-44' });
    expect(play.refused('defender', at('1699'))).toMatchObject({ code: 'battletech/no-such-hex' });
  });

  it('ART-09 the buttons offer every hex that they reach, nearest first', () => {
    const play = begun('lrm-20');
    const here = play.unit('CPLT-C1').place?.hex ?? hex('0101');
    const away = hexesInReach(play.game, play.unit('CPLT-C1')).map((one) => distance(here, one));
    expect(away).toEqual(away.toSorted((a, b) => a - b));
    expect(away).not.toContain(0);
    expect(hexesInReach(play.game, play.unit('CPLT-C1'))).toContain('0807');
    expect(shotsAt(play.game, play.unit('CPLT-C1'), 0, hex('0807')).map(({ bin }) => bin)).toEqual(['LT-20']);
    const choice = woodsChoice(play.game, play.unit('CPLT-C1'), { woods: '0807' });
    expect(choice.kind === 'pick' && choice.options.map(({ value }) => value)).toEqual(['A/LT-20']);
  });
});

describe('ART-09 missiles of smoke in an arc', () => {
  const SPOTTER: FullPiece = { unit: 'LCT-1V', seat: 'defender', at: '0409 N' };
  /** A wall of woods hides 0807 from the launcher; a friend beside it sees it. */
  function hidden(weapon: string, friends: readonly FullPiece[] = [SPOTTER]): FullPlay {
    const [launcher, foe] = PIECES;
    if (!launcher || !foe) throw new Error('no pieces');
    const play = beginFull({
      pieces: [launcher, ...friends, foe],
      change: armed('CPLT-C1', `${weapon}@RA`, 'smoke'),
      hexes: { '0810': { woods: 2 }, '0811': { woods: 2 } },
    });
    passTo(play, 'attack');
    while (battletech.open(play.match)[0]?.seat !== 'defender') roll(play, 'attacker', { type: 'pass' }, [...MANY]);
    return play;
  }
  const lobbed = (mode: 'normal' | 'indirect' = 'indirect') => ({
    ...attack('CPLT-C1', '', ''),
    atHexes: [{ mount: 'A' as MountId, hex: hex('0807'), mode, bin: 'LT-20' as BinId }],
  });
  const offered = (play: FullPlay): readonly string[] =>
    shotsAt(play.game, play.unit('CPLT-C1'), 0, hex('0807')).map(({ mode }) => mode);

  it('ART-09 over what hides the hex, as a friend sees it, who needs no word; it comes down at once', () => {
    const play = hidden('lrm-20');
    const terms = shotsAt(play.game, play.unit('CPLT-C1'), 0, hex('0807'))[0]?.toHit.terms ?? [];
    expect(terms.find(({ reason }) => reason === 'indirect')?.value).toBe(1);
    expect(offered(play)).toEqual(['indirect']);
    expect(read(play, 'defender', '/declare unit:CPLT-C1 order:A smoke indirect at 0807')).toMatchObject(lobbed());
    const rest = [6, 6, ...MANY];
    play.give('defender', lobbed());
    while (play.game.phase === 'weapons') {
      const next = battletech.open(play.match)[0]?.seat ?? 'attacker';
      roll(play, next, { type: 'pass' }, rest);
    }
    expect(play.events('ShellFired')).toEqual([]);
    expect(play.events('HexFired')).toMatchObject([{ mode: 'indirect', outcome: 'hit' }]);
    expect(smokes(play)).toEqual(['0807 heavy']);
  });

  it('ART-09 not where nobody sees, nor by who sees it itself, nor of SRM', () => {
    const alone = hidden('lrm-20', []);
    expect(alone.refused('defender', lobbed())).toMatchObject({ code: 'battletech/no-spotter-at-hex', rule: 'ART-09' });
    expect(offered(alone)).toEqual([]);
    const open = begun('lrm-20');
    expect(open.refused('defender', lobbed())).toMatchObject({ code: 'battletech/sees-hex', rule: 'ART-09' });
    const near = begun('srm-6');
    expect(near.refused('defender', lobbed())).toMatchObject({ code: 'battletech/no-such-mode' });
  });

  it('ART-09 nor other missiles at what a hex holds', () => {
    const play = begun('lrm-20', 'standard');
    expect(play.refused('defender', lobbed())).toMatchObject({ rule: 'FIN-44' });
  });
});
