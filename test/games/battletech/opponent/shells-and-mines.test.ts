import { describe, expect, test } from 'vitest';
import { fullVolleys } from '../../../../src/games/battletech/opponent/standard/attack.js';
import { firepowerOf } from '../../../../src/games/battletech/opponent/standard/firepower.js';
import { minesUnder } from '../../../../src/games/battletech/opponent/standard/known-mines.js';
import { worthHitting } from '../../../../src/games/battletech/opponent/worth.js';
import { fullMoves } from '../../../../src/games/battletech/opponent/standard/move.js';
import { salvos } from '../../../../src/games/battletech/opponent/salvos.js';
import { valueOf } from '../../../../src/games/battletech/opponent/standard/shots.js';
import { battletech } from '../../../../src/rules/battletech/index.js';
import { possibleFullShots } from '../../../../src/rules/battletech/standard/gunnery.js';
import { marks } from '../../../../src/rules/battletech/standard/traits.js';
import { seated } from '../../../../src/rules/kernel/seats.js';
import { armed } from '../../../support/armed.js';
import type { Argued } from '../../../../src/opponent/contract.js';
import type { Command } from '../../../../src/rules/battletech/commands.js';
import { mountOf, unitOf } from '../../../../src/rules/battletech/units.js';
import { sideId } from '../../../../src/rules/kernel/ids.js';
import { hex, seat, unit } from '../../../support/quick-start.js';
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

describe('HID-09 Arbitre clears mines that lie on its way', () => {
  const SQUAD: FullPiece = { unit: 'FA-SHIH-FLAMER=Sweepers', seat: 'defender', at: '0812 N' };
  const FOE: FullPiece = { unit: 'FOOT-RIFLE', seat: 'attacker', at: '0801 S' };
  function knowing(field: string, isMadeForIt: boolean): FullPlay {
    const play = beginFull({ pieces: [SQUAD, { ...HBK, at: '0813 N' }, FOE] });
    const made = isMadeForIt ? ({ sweepers: true, mines: 0 } as const) : ({ mines: 0 } as const);
    play.alter('Sweepers', (one) =>
      one.sheet.kind === 'battle-armour' ? { ...one, sheet: { ...one.sheet, ...made } } : one,
    );
    play.mine(field, 'attacker', { density: 20, known: [sideId('defender')] });
    return play;
  }
  const ordered = (play: FullPlay): Command | undefined =>
    bestOf(fullMoves(play.game, unitOf(play.game, unit('Sweepers'))));

  test('HID-09 by a squad made for it, which stands in the field', () => {
    expect(ordered(knowing('0812', true))).toEqual({ type: 'clear-mines', unit: 'Sweepers' });
    expect(ordered(knowing('0812', false))?.type).toBe('move');
  });

  test('HID-09 it goes there first', () => {
    const play = knowing('0811', true);
    const [first] = fullMoves(play.game, unitOf(play.game, unit('Sweepers'))).toSorted((a, b) => sum(b) - sum(a));
    if (first?.command.type !== 'move') throw new Error('no move');
    expect(first.command.steps).toMatch(/^[LR]*F[LR]*$/u);
    expect(first.reasons.map(({ reason }) => reason)).toContain('sweeps');
  });

  test('HID-09 not a field that bars nobody’s way', () => {
    const play = knowing('0817', true);
    play.alter('Sweepers', (one) => ({ ...one, place: { hex: hex('0817'), facing: 0 } }));
    expect(ordered(play)?.type).not.toBe('clear-mines');
  });
});

describe('HID-07 Arbitre keeps off mines', () => {
  const field = (known: boolean, label = 'SHD-2H'): FullPlay => {
    const play = beginFull({
      pieces: [
        { unit: label, seat: 'defender', at: '0812 N' },
        { unit: 'ENF-4R', seat: 'attacker', at: '0802 S' },
      ],
    });
    play.mine('0811', 'attacker', { density: 30, known: known ? [sideId('defender')] : [] });
    return play;
  };
  const cost = (play: FullPlay, mode: 'walk' | 'jump', steps: string, label = 'SHD-2H'): number =>
    minesUnder(play.game, unitOf(play.game, unit(label)))({ mode, steps });

  test('HID-07 that it knows of: in 21 of 36 they do 30 points to whoever treads on them, and none beside or above them', () => {
    const play = field(true);
    const worth = worthHitting(unitOf(play.game, unit('SHD-2H')));
    expect(cost(play, 'walk', 'FF')).toBeCloseTo((21 / 36) * 30 * worth);
    expect(cost(play, 'walk', 'RFLF')).toBe(0);
    expect(cost(play, 'jump', 'FF')).toBe(0);
    expect(cost(play, 'jump', 'F')).toBeCloseTo((21 / 36) * 30 * worth);
    expect(cost(field(true, 'WARRIOR-H7'), 'walk', 'FF', 'WARRIOR-H7')).toBe(0);
    const best = bestOf(fullMoves(play.game, unitOf(play.game, unit('SHD-2H'))));
    if (best?.type !== 'move' || best.mode === 'stand') throw new Error('it does not move');
    expect(best.mode === 'jump' ? 0 : cost(play, 'walk', best.steps)).toBe(0);
  });

  test('HID-06 of those that lie hidden it has no idea', () => {
    expect(cost(field(false), 'walk', 'FF')).toBe(0);
  });
});

describe('ART-05 Arbitre fires rounds that follow TAG', () => {
  const homing = armed('CHAPARRAL', 'arrow-iv@TU', 'homing');
  const RAVEN: FullPiece = { unit: 'RVN-3L', seat: 'attacker', at: '0806 S' };
  const battery: FullPiece = { unit: 'CHAPARRAL', seat: 'attacker', at: '0801 S' };
  const firing = (pieces: readonly FullPiece[]): FullPlay => {
    const play = beginFull({ pieces, change: homing });
    passTo(play, 'attack');
    return play;
  };
  const ordered = (play: FullPlay): Command | undefined =>
    bestOf(fullVolleys(play.game, unitOf(play.game, unit('CHAPARRAL'))));

  test('ART-05 in an arc, where a friend can mark an enemy', () => {
    const play = firing([HBK, battery, RAVEN]);
    expect(ordered(play)).toMatchObject({ atHexes: [{ hex: '0810', mode: 'indirect' }] });
    const alone = ordered(firing([HBK, battery]));
    expect(alone && 'atHexes' in alone ? alone.atHexes : undefined).toBeUndefined();
  });

  test('ART-05 whoever has TAG marks an enemy for a round that comes down', () => {
    const play = firing([HBK, battery, RAVEN]);
    const worth = (state: FullPlay['game']): number => {
      const raven = unitOf(state, unit('RVN-3L'));
      const tag = possibleFullShots(state, raven, 0, unitOf(state, unit('HBK-4G'))).find(({ mount }) =>
        marks(mountOf(raven, mount)),
      );
      if (!tag) throw new Error('no TAG');
      return valueOf(state, raven, tag);
    };
    const salvos = [{ hex: hex('0809'), round: 'homing', lands: play.game.turn } as const];
    const guns = {
      side: sideId('attacker'),
      unit: unit('CHAPARRAL'),
      gun: 'arrow-iv',
      left: 0,
      salvos,
      aims: [],
    } as const;
    expect(worth(play.game)).toBe(0);
    expect(worth({ ...play.game, field: { ...play.game.field, batteries: [guns] } })).toBeGreaterThan(0);
  });

  test('ART-05 and of a battery off the map', () => {
    const play = beginFull({ pieces: [HBK, RAVEN], options: { artillery: 'arrow-iv' } });
    passTo(play, 'bombard');
    const view = battletech.view(play.match, seated(seat('attacker')));
    const question = view.questions.find(({ topic }) => topic.ask === 'bombard' && topic.side === sideId('attacker'));
    if (!question) throw new Error('nothing asked');
    expect(salvos(view, question)).toMatchObject([{ command: { hex: '0810', round: 'homing' } }]);
  });
});

describe('ART-06 Arbitre lays smoke', () => {
  /** A friend with short arms whom a sniper reaches, and a launcher that has smoke alone. */
  function shielding(foe: FullPiece): FullPlay {
    const play = beginFull({
      pieces: [
        foe,
        { unit: 'HBK-4G', seat: 'attacker', at: '0802 S' },
        { unit: 'CPLT-C1', seat: 'attacker', at: '0301 S' },
      ],
      change: armed('CPLT-C1', 'lrm-20@RA', 'smoke'),
    });
    passTo(play, 'attack');
    return play;
  }
  const ordered = (play: FullPlay): Command | undefined =>
    bestOf(fullVolleys(play.game, unitOf(play.game, unit('CPLT-C1'))));

  test('ART-09 between a slow friend and who outranges it', () => {
    const command = ordered(shielding({ unit: 'AWS-8Q', seat: 'defender', at: '0816 N' }));
    expect(command).toMatchObject({ type: 'attack', atHexes: [{ mount: 'A', hex: '0803', bin: 'LT-20' }] });
  });

  test('ART-09 not where it would hinder its own fire as much', () => {
    const command = ordered(shielding({ unit: 'LCT-1V', seat: 'defender', at: '0804 N' }));
    expect(command && 'atHexes' in command ? command.atHexes : undefined).toBeUndefined();
  });
});
