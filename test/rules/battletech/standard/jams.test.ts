import { describe, expect, it } from 'vitest';
import { battletech } from '../../../../src/rules/battletech/index.js';
import { attackChoice } from '../../../../src/rules/battletech/standard/attack-choices.js';
import type { FireMode } from '../../../../src/rules/battletech/standard/traits.js';
import type { MountId } from '../../../../src/rules/battletech/vocabulary.js';
import { armed } from '../../../support/armed.js';
import {
  attack,
  beginFull,
  passTo,
  roll,
  step,
  strike,
  type FullPiece,
  type FullPlay,
} from '../../../support/standard.js';

/** Jams of autocannons that fire several times at once, and how they are cleared. */

const HBK: FullPiece = { unit: 'HBK-4G', seat: 'defender', at: '0812 N' };
const ENF: FullPiece = { unit: 'ENF-4R', seat: 'attacker', at: '0808 S' };
const A = 'A' as MountId;
const MANY = Array.from({ length: 60 }, (_, i) => 1 + (i % 6));

/** A Hunchback with that gun fires it at the Enforcer four hexes ahead, by these faces; the next declaration is its own. */
function fired(gun: string, mode: FireMode, faces: readonly number[], options: Readonly<Record<string, string>> = {}) {
  const play = beginFull({ pieces: [HBK, ENF], options, change: armed('HBK-4G', `${gun}@RT medium-laser@LA`) });
  declare(play, attack('HBK-4G', 'ENF-4R', 'A', { mode }), [...faces, ...MANY]);
  return play;
}

/** The Hunchback's declaration, and whatever the others do passed. */
function declare(play: FullPlay, order: ReturnType<typeof attack>, faces: number[]): void {
  passTo(play, 'attack', faces);
  for (let i = 0; i < 9 && battletech.open(play.match)[0]?.seat !== 'defender'; i++) {
    roll(play, 'attacker', { type: 'pass' }, faces);
  }
  roll(play, 'defender', order, faces);
  if (play.awaited.includes('attacker:attack')) roll(play, 'attacker', { type: 'pass' }, faces);
}

/** The Hunchback asked to declare in the next turn, having moved so. */
function nextTurn(play: FullPlay, mode: 'stand' | 'walk' | 'run' = 'stand'): FullPlay {
  passTo(play, 'move', [1, 1, 6, 6, ...MANY]);
  if (mode !== 'stand') {
    if (battletech.open(play.match)[0]?.seat !== 'defender') play.give('attacker', { type: 'pass' });
    play.give('defender', step('HBK-4G', mode, 'F'));
  }
  passTo(play, 'attack', [...MANY]);
  while (battletech.open(play.match)[0]?.seat !== 'defender') play.give('attacker', { type: 'pass' });
  return play;
}

const UNJAM = attack('HBK-4G', '', '', { unjam: A });

describe('FIN-22 Jams', () => {
  it('TC-FIN-10 an Ultra AC/5 that fires twice and rolls 1 and 1 has spent two rounds and two heat, and is jammed', () => {
    const play = fired('ultra-ac-5', 'double', [1, 1]);
    expect(play.last('ShotFired')).toMatchObject({ outcome: 'miss', rounds: 2, roundsLeft: 18, heat: 2, jammed: true });
    expect(play.unit('HBK-4G').body.jammed).toEqual([A]);
  });

  it('FIN-22 one shot never jams, nor do two that roll more than 2', () => {
    expect(fired('ultra-ac-5', 'normal', [1, 1]).last('ShotFired')).toMatchObject({ rounds: 1, jammed: false });
    expect(fired('ultra-ac-5', 'double', [1, 2]).last('ShotFired')).toMatchObject({ rounds: 2, jammed: false });
    expect(fired('rotary-ac-5', 'normal', [1, 1]).last('ShotFired')).toMatchObject({ rounds: 1, jammed: false });
  });

  it('FIN-22 an Ultra stays jammed for the match: it is neither offered nor accepted to clear it', () => {
    const play = nextTurn(fired('ultra-ac-5', 'double', [1, 1]));
    expect(play.refused('defender', UNJAM).code).toBe('battletech/jammed-for-good');
    expect(play.refused('defender', attack('HBK-4G', 'ENF-4R', 'A')).code).toBe('battletech/weapon-jammed');
    expect(JSON.stringify(attackChoice(play.game, play.unit('HBK-4G'), { twist: 'ahead' }))).not.toContain('unjam');
  });

  it('FIN-22 with the option unjamUltra it is cleared as a rotary one is', () => {
    const play = nextTurn(fired('ultra-ac-5', 'double', [1, 1], { unjamUltra: 'on' }));
    play.give('defender', UNJAM);
    roll(play, 'attacker', { type: 'pass' }, [3, 4, ...MANY]);
    expect(play.last('Unjammed')).toMatchObject({ need: 7, cleared: true });
  });

  it.each([
    [[3, 4], true],
    [[3, 3], false],
  ] as const)('FIN-22 a rotary autocannon is cleared on gunnery + 3: %j %s', (faces, cleared) => {
    const play = nextTurn(fired('rotary-ac-5', 'sextuple', [1, 1]), 'walk');
    expect(JSON.stringify(attackChoice(play.game, play.unit('HBK-4G'), { twist: 'ahead' }))).toContain('unjam:A');
    play.give('defender', UNJAM);
    roll(play, 'attacker', { type: 'pass' }, [...faces, ...MANY]);
    expect(play.last('Unjammed')).toMatchObject({ need: 7, cleared });
    expect(play.unit('HBK-4G').body.jammed).toEqual(cleared ? [] : [A]);
  });

  it('FIN-22 by choices: the weapon to clear instead of a target, with what else was said', () => {
    const play = nextTurn(fired('rotary-ac-5', 'sextuple', [1, 1]));
    const choose = (more: Readonly<Record<string, string>>) =>
      attackChoice(play.game, play.unit('HBK-4G'), { twist: 'left', ...more });
    expect(choose({ target: 'unjam:A' })).toEqual({
      kind: 'done',
      command: attack('HBK-4G', '', '', { twist: -1, unjam: A }),
    });
    expect(choose({ target: 'unjam:B' })).toMatchObject({ kind: 'pick', blank: 'target' });
    const upkeep = { target: 'upkeep', dump: 'none', sinks: '3', target1: 'unjam:A' };
    expect(choose(upkeep)).toEqual({
      kind: 'done',
      command: attack('HBK-4G', '', '', { twist: -1, unjam: A, sinksOff: 3 }),
    });
  });

  it('FIN-22 not by a unit that has run, and not beside a shot', () => {
    const play = nextTurn(fired('rotary-ac-5', 'sextuple', [1, 1]), 'run');
    expect(play.refused('defender', UNJAM).code).toBe('battletech/unjam-walking');
    expect(JSON.stringify(attackChoice(play.game, play.unit('HBK-4G'), { twist: 'ahead' }))).not.toContain('unjam');
    const still = nextTurn(fired('rotary-ac-5', 'sextuple', [1, 1]));
    expect(still.refused('defender', attack('HBK-4G', 'ENF-4R', 'A', { unjam: A })).code).toMatch(
      /unjam-or-fire|weapon-jammed/,
    );
  });

  it('FIN-22 who clears a jam makes no physical attack in that turn', () => {
    const pieces = [HBK, { ...ENF, at: '0811 S' }];
    const play = beginFull({ pieces, change: armed('HBK-4G', 'rotary-ac-5@RT') });
    declare(play, attack('HBK-4G', 'ENF-4R', 'A', { mode: 'sextuple' }), [1, 1, ...MANY]);
    nextTurn(play);
    play.give('defender', UNJAM);
    roll(play, 'attacker', { type: 'pass' }, [1, 1, ...MANY]);
    passTo(play, 'strike');
    expect(battletech.open(play.match).map(({ seat }) => seat)).not.toContain('defender');
    expect(() => play.give('defender', strike('HBK-4G', 'ENF-4R', 'kick@LL'))).toThrow();
  });
});
