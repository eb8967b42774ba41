import { describe, expect, test } from 'vitest';
import { fullVolleys } from '../../../../src/games/battletech/opponent/standard/attack.js';
import { firepowerOf } from '../../../../src/games/battletech/opponent/standard/firepower.js';
import { fullMoves } from '../../../../src/games/battletech/opponent/standard/move.js';
import type { Argued } from '../../../../src/opponent/contract.js';
import type { Command } from '../../../../src/rules/battletech/commands.js';
import { unitOf } from '../../../../src/rules/battletech/units.js';
import { sideId } from '../../../../src/rules/kernel/ids.js';
import { hex, unit } from '../../../support/quick-start.js';
import { beginFull, passTo, type FullPiece, type FullPlay, type FullSituation } from '../../../support/standard.js';

/** What Arbitre does with the artillery and the mines that its units carry. */

const sum = ({ reasons }: Argued<Command>): number => reasons.reduce((total, { value }) => total + value, 0);
const bestOf = (orders: readonly Argued<Command>[]): Command | undefined =>
  [...orders].sort((a, b) => sum(b) - sum(a))[0]?.command;

const THUMPER: FullPiece = { unit: 'THUMPER-SP', seat: 'attacker', at: '0801 S' };
const HBK: FullPiece = { unit: 'HBK-4G', seat: 'defender', at: '0810 N' };

describe('ART-07 Arbitre fires the artillery on board', () => {
  function firing(pieces: readonly FullPiece[], more: Partial<FullSituation> = {}): FullPlay {
    const play = beginFull({ pieces, ...more });
    passTo(play, 'attack');
    return play;
  }
  const ordered = (play: FullPlay, label: string): Command | undefined =>
    bestOf(fullVolleys(play.game, unitOf(play.game, unit(label))));

  test('ART-07 straight at an enemy whom it sees', () => {
    expect(ordered(firing([HBK, THUMPER]), 'THUMPER-SP')).toMatchObject({
      type: 'attack',
      atHexes: [{ hex: '0810', mode: 'normal' }],
    });
  });

  test('ART-08 in an arc over what hides an enemy', () => {
    const play = firing([HBK, THUMPER], { hexes: { '0805': { woods: 3 } } });
    expect(ordered(play, 'THUMPER-SP')).toMatchObject({ atHexes: [{ hex: '0810', mode: 'indirect' }] });
  });

  test('ART-07 not where friends stand whom it would harm more, nor within 6 hexes', () => {
    const friends = ['0810', '0812', '0711', '0911'].map((at, i): FullPiece => ({
      unit: `HBK-4G=Pal${i}`,
      seat: 'attacker',
      at: `${at} S`,
    }));
    const crowded = ordered(firing([{ ...HBK, at: '0811 N' }, ...friends, THUMPER]), 'THUMPER-SP');
    expect(crowded && 'atHexes' in crowded ? crowded.atHexes : undefined).toBeUndefined();
    const near = ordered(firing([{ ...HBK, at: '0807 N' }, THUMPER]), 'THUMPER-SP');
    expect(near && 'atHexes' in near ? near.atHexes : undefined).toBeUndefined();
  });

  test('ART-07 weighs it along with what else it could fire, as a second target', () => {
    const chaparral: FullPiece = { unit: 'CHAPARRAL', seat: 'attacker', at: '0801 S' };
    const play = firing([HBK, { unit: 'ENF-4R', seat: 'defender', at: '0402 N' }, chaparral]);
    const orders = fullVolleys(play.game, unitOf(play.game, unit('CHAPARRAL')));
    const alone = orders.find(
      ({ command }) => command.type === 'attack' && command.atHexes && command.shots.length === 0,
    );
    const both = orders.find(({ command }) => command.type === 'attack' && command.atHexes && command.shots.length > 0);
    const laser = orders.find(
      ({ command }) => command.type === 'attack' && !command.atHexes && command.shots.length > 0,
    );
    if (!alone || !both || !laser) throw new Error('not all weighed');
    expect(sum(both)).toBeGreaterThan(sum(laser));
    expect(sum(both)).toBeLessThan(sum(laser) + sum(alone));
  });

  test('ART-07 when it moves it knows that a piece does nothing within 6 hexes', () => {
    const play = firing([HBK, THUMPER]);
    const { damage } = firepowerOf(play.game, unitOf(play.game, unit('THUMPER-SP')));
    const at = (distance: number): number => damage({ distance, bearing: 12, woods: 0 }, 3, 0);
    expect([at(6), at(7) > 0]).toEqual([0, true]);
  });
});

describe('HID-10 Arbitre lays the mines of its squads', () => {
  const SQUAD = 'FA-SHIH-FLAMER';
  const moving = (enemy: FullPiece, more: Partial<FullSituation> = {}): FullPlay =>
    beginFull({ pieces: [{ unit: SQUAD, seat: 'defender', at: '0812 N' }, enemy], ...more });
  const ordered = (play: FullPlay): Command | undefined => bestOf(fullMoves(play.game, unitOf(play.game, unit(SQUAD))));

  test('HID-10 where an enemy may come, and then moves on', () => {
    const play = moving({ unit: 'ENF-4R', seat: 'attacker', at: '0805 S' });
    expect(ordered(play)).toEqual({ type: 'sow', unit: SQUAD });
    play.give('defender', { type: 'sow', unit: unit(SQUAD) });
    expect(ordered(play)).toMatchObject({ type: 'move' });
  });

  test('HID-10 not where only what flies is near, nor where nobody is, but on what an enemy wants to hold', () => {
    expect(ordered(moving({ unit: 'WARRIOR-H7', seat: 'attacker', at: '0805 S' }))?.type).not.toBe('sow');
    const far: FullPiece = { unit: 'ENF-4R', seat: 'attacker', at: '0801 S' };
    expect(ordered(moving(far))?.type).not.toBe('sow');
    const goals = [{ goal: 'hold', side: sideId('attacker'), hexes: [hex('0812')], turns: 1 }] as const;
    const victory = { goals, turns: null, late: 'draw' } as const;
    expect(ordered(moving(far, { victory }))).toMatchObject({ type: 'sow' });
  });
});
