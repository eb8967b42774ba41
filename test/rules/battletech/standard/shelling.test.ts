import { describe, expect, it } from 'vitest';
import { battletech } from '../../../../src/rules/battletech/index.js';
import type { HexAimed } from '../../../../src/rules/battletech/standard/types.js';
import { answerText } from '../../../../src/games/battletech/present/answers.js';
import { salvoLandedLines, whySalvo } from '../../../../src/games/battletech/present/standard/artillery.js';
import { tongueOf } from '../../../../src/games/battletech/words/index.js';
import { shellProspects } from '../../../../src/rules/battletech/standard/shell-prospects.js';
import { distance, hexesOf } from '../../../../src/rules/geometry/hex/hex.js';
import { hexesInReach } from '../../../../src/rules/battletech/standard/hex-fire.js';
import { holdFire } from '../../../../src/rules/battletech/standard/fire-phase.js';
import { seated } from '../../../../src/rules/kernel/seats.js';
import { mountId } from '../../../../src/rules/battletech/vocabulary.js';
import { hex, seat, unit } from '../../../support/quick-start.js';
import {
  beginFull,
  passTo,
  passTurn,
  roll,
  type FullPiece,
  type FullPlay,
  type FullSituation,
} from '../../../support/standard.js';

/** Artillery that units carry. */

const THUMPER: FullPiece = { unit: 'THUMPER-SP', seat: 'attacker', at: '0801 S' };
const CHAPARRAL: FullPiece = { unit: 'CHAPARRAL', seat: 'attacker', at: '0801 S' };
/** The initiative of the next turn, which begins as soon as all is done. */
const NEXT = [1, 1, 6, 6];
const HBK: FullPiece = { unit: 'HBK-4G', seat: 'defender', at: '0810 N' };

function inTheWeaponPhase(piece: FullPiece, more: Partial<FullSituation> = {}): FullPlay {
  const play = beginFull({ pieces: [HBK, piece], ...more });
  passTo(play, 'attack');
  return play;
}

/** The letter of the piece of artillery. */
const pieceOf = (play: FullPlay, label: string) =>
  play.unit(label).sheet.mounts.find(({ weapon }) => weapon.full.traits.includes('artillery'))?.id ?? mountId('A');

const fire = (
  play: FullPlay,
  label: string,
  at: string,
  mode: HexAimed['mode'] = 'normal',
  bin: HexAimed['bin'] = null,
) => ({
  ...holdFire(unit(label)),
  atHexes: [{ mount: pieceOf(play, label), hex: hex(at), mode, bin }],
});

/** Passes for the others until the unit may declare, and declares. */
function declare(play: FullPlay, command: ReturnType<typeof fire>, faces: number[] = []): void {
  while (battletech.open(play.match)[0]?.seat !== 'attacker') play.give('defender', { type: 'pass' });
  roll(play, 'attacker', command, [...faces, ...NEXT]);
}

describe('ART-07 straight at a hex', () => {
  it('ART-07 gunnery and 4 and its own movement; it bursts at once with less around it', () => {
    const play = inTheWeaponPhase(THUMPER);
    const command = fire(play, 'THUMPER-SP', '0810');
    // 8 to hit: it bursts where it was sent, 15 in fives.
    declare(play, command, [5, 3, 3, 4, 3, 4, 3, 4]);
    expect(play.last('FireDeclared').atHexes?.[0]?.toHit).toMatchObject({ number: 8 });
    expect(play.last('HexFired')).toMatchObject({ outcome: 'hit', burst: { scatter: null, at: '0810' }, rounds: 1 });
    expect(play.last('Blasted')).toMatchObject({ unit: 'HBK-4G', damage: 15 });
  });

  it('ART-07 who misses by 2 drifts two hexes the way of 1D6; one hex off there is less damage', () => {
    const play = inTheWeaponPhase(THUMPER);
    declare(play, fire(play, 'THUMPER-SP', '0809'), [4, 3, 4, 3, 4, 3, 4, 3, 4]);
    expect(play.last('HexFired')).toMatchObject({ outcome: 'miss', burst: { at: '0810' } });
    expect(play.last('Blasted')).toMatchObject({ unit: 'HBK-4G', damage: 15 });
    const near = inTheWeaponPhase(THUMPER);
    declare(near, fire(near, 'THUMPER-SP', '0809'), [4, 4, 3, 4]);
    expect(near.last('Blasted')).toMatchObject({ unit: 'HBK-4G', damage: 5 });
  });

  it('ART-07 before it is fired each way that there is has its number: none so near, in an arc alone what it does not see', () => {
    const play = inTheWeaponPhase(THUMPER, { hexes: { '0805': { woods: 3 } } });
    const ways = (at: string) =>
      shellProspects(play.game, play.unit('THUMPER-SP'), hex(at)).map(({ lands }) =>
        lands === null ? 'straight' : 'arc',
      );
    expect(ways('0804')).toEqual([]);
    expect(ways('0810')).toEqual(['arc']);
    const open = inTheWeaponPhase(THUMPER);
    const [straight] = shellProspects(open.game, open.unit('THUMPER-SP'), hex('0810'));
    expect(straight).toMatchObject({ lands: null, toHit: { number: 8 } });
  });

  it('ART-07 refuses a unit, a hex within 6, one that it does not see; the other ways of firing remain', () => {
    const play = inTheWeaponPhase(THUMPER, { hexes: { '0805': { woods: 3 } } });
    while (battletech.open(play.match)[0]?.seat !== 'attacker') play.give('defender', { type: 'pass' });
    const code = (command: ReturnType<typeof fire>) => play.refused('attacker', command).code;
    const A = pieceOf(play, 'THUMPER-SP');
    const shots = [{ mount: A, target: unit('HBK-4G'), mode: 'normal', bin: null, aim: null } as const];
    expect(play.refused('attacker', { ...holdFire(unit('THUMPER-SP')), shots })).toMatchObject({
      code: 'battletech/fires-at-hexes',
      rule: 'ART-07',
    });
    expect(play.refused('attacker', fire(play, 'THUMPER-SP', '0807'))).toMatchObject({
      code: 'battletech/artillery-too-near',
      params: { unit: 'THUMPER-SP', distance: 6, least: 7 },
      rule: 'ART-07',
    });
    expect(code(fire(play, 'THUMPER-SP', '1699'))).toBe('battletech/no-such-hex');
    expect(code(fire(play, 'THUMPER-SP', '0810'))).toBe('battletech/no-line-of-sight');
    expect(code(fire(play, 'THUMPER-SP', '0810', 'double'))).toBe('battletech/no-such-mode');
  });

  it('ART-07 is offered: a hex, then how it is fired', () => {
    const play = inTheWeaponPhase(CHAPARRAL);
    while (battletech.open(play.match)[0]?.seat !== 'attacker') play.give('defender', { type: 'pass' });
    const view = battletech.view(play.match, seated(seat('attacker')));
    const next = (blanks: Record<string, string>) =>
      battletech.choices(view, seat('attacker'), { unit: 'CHAPARRAL', ...blanks });
    const at = next({});
    expect('options' in at ? at.options.find(({ value }) => value === 'woods')?.facts : null).toMatchObject({
      any: 'yes',
    });
    const ways = next({ at: 'woods', woods: '0810' });
    const letter = pieceOf(play, 'CHAPARRAL');
    const named =
      'options' in ways ? ways.options.map(({ value }) => value).filter((one) => one.startsWith(letter)) : [];
    expect(named).toEqual([letter, `${letter}/indirect/${homingBin(play)}`, `${letter}/indirect`]);
  });
});

const homingBin = (play: FullPlay) =>
  play.unit('CHAPARRAL').ammo.find(({ stowed }) => stowed.munition === 'homing')?.stowed.id ?? null;

describe('ART-08 in an arc', () => {
  it('ART-08 it lands with the salvos of the next turn, on gunnery and 7; others do not know where', () => {
    const play = inTheWeaponPhase(THUMPER);
    declare(play, fire(play, 'THUMPER-SP', '0810', 'indirect'));
    const fired = play.last('ShellFired');
    expect(fired).toMatchObject({ hex: '0810', round: 'high-explosive', lands: 2, rounds: 1 });
    expect(battletech.tell(fired, play.match, seated(seat('defender')), play.match)).toMatchObject({
      hex: null,
      round: null,
    });
    expect(JSON.stringify(battletech.view(play.match, seated(seat('defender'))).game.field)).not.toContain('0810');
    expect(play.last('FireDeclared').atHexes ?? []).toEqual([]);
    passTurn(play, [6, 5, 3, 4, 3, 4, 3, 4, ...NEXT]);
    expect(play.last('SalvoLanded')).toMatchObject({ unit: 'THUMPER-SP', number: 11, hit: true, at: '0810' });
    expect(play.last('Blasted')).toMatchObject({ unit: 'HBK-4G', damage: 15 });
    // What it has hit it hits again.
    passTo(play, 'attack');
    declare(play, fire(play, 'THUMPER-SP', '0810', 'indirect'));
    expect(play.game.field.batteries).toMatchObject([{ unit: 'THUMPER-SP', gun: 'thumper', aims: [{ sure: true }] }]);
  });

  it('C-01, ART-08 where sheets are secret others learn neither the rounds that are left nor the gunner’s skill', () => {
    const play = inTheWeaponPhase(THUMPER, { options: { sheets: 'secret' } });
    const other = (event: Parameters<typeof battletech.tell>[0]) =>
      battletech.tell(event, play.match, seated(seat('defender')), play.match);
    declare(play, fire(play, 'THUMPER-SP', '0810', 'indirect'));
    expect(other(play.last('ShellFired'))).toMatchObject({ lands: 2, roundsLeft: null, hex: null, round: null });
    passTurn(play);
    passTurn(play, [6, 4, 2, 3, 4, 3, 4, ...NEXT]);
    const landed = play.last('SalvoLanded');
    expect(landed).toMatchObject({ number: 11, hit: false, terms: [{ reason: 'gunnery', value: 4 }, {}] });
    const told = other(landed);
    expect(told).toMatchObject({
      number: null,
      roll: null,
      hit: false,
      terms: [
        { reason: 'gunnery', value: null },
        { reason: 'indirect', value: 7 },
      ],
    });
    const view = battletech.view(play.match, seated(seat('defender')));
    if (told?.type !== 'SalvoLanded') expect.unreachable();
    expect(salvoLandedLines(told, view, tongueOf('en'))[0]).toMatch(/at 0810, \?\+ \(\?\): \?, drifts/);
    expect(whySalvo(told, tongueOf('en'))).toEqual(['0810: ? gunnery + 7 indirect fire = ?']);
  });

  it('ART-08 from beyond 17 hexes it flies a turn longer', () => {
    const play = inTheWeaponPhase({ ...THUMPER, at: '0101 SE' });
    declare(play, fire(play, 'THUMPER-SP', '1517', 'indirect'));
    expect(play.last('ShellFired').lands).toBe(3);
  });

  it('ART-08 homing rounds fly in an arc alone, and are lost without a mark', () => {
    const play = inTheWeaponPhase(CHAPARRAL);
    while (battletech.open(play.match)[0]?.seat !== 'attacker') play.give('defender', { type: 'pass' });
    const bin = homingBin(play);
    expect(play.refused('attacker', fire(play, 'CHAPARRAL', '0810', 'normal', bin))).toMatchObject({
      code: 'battletech/homing-in-an-arc',
    });
    declare(play, fire(play, 'CHAPARRAL', '0810', 'indirect', bin));
    expect(play.last('ShellFired')).toMatchObject({ round: 'homing', roundsLeft: 4 });
    passTurn(play);
    expect(play.last('SalvoLanded')).toMatchObject({ unit: 'CHAPARRAL', target: null, hit: false });
  });
});

describe('ART-07, ART-08 what a piece promises', () => {
  it('ART-07 by button any hex of the map but its own, nearest first', () => {
    const play = inTheWeaponPhase(THUMPER);
    const hexes = hexesInReach(play.game, play.unit('THUMPER-SP'));
    expect(hexes).toHaveLength(hexesOf(play.game.board).length - 1);
    const away = hexes.map((one) => distance(hex('0801'), one));
    expect(away).toEqual(away.toSorted((a, b) => a - b));
    expect(away[0]).toBe(1);
  });

  it('ART-08 `/odds` tells the number straight and in an arc, when it lands and what it does around', () => {
    const play = inTheWeaponPhase(THUMPER, { options: { artillery: 'arrow-iv' } });
    const view = battletech.view(play.match, seated(seat('attacker')));
    const answer = battletech.inspect(view, {
      about: 'odds',
      unit: unit('THUMPER-SP'),
      target: unit('HBK-4G'),
      from: null,
    });
    if (!answer.ok || answer.value.about !== 'odds') expect.unreachable();
    expect(answer.value.targets[0]?.shells).toMatchObject([
      { mount: pieceOf(play, 'THUMPER-SP'), hex: '0810', lands: null, toHit: { number: 8 }, rings: [15, 5] },
      { mount: pieceOf(play, 'THUMPER-SP'), hex: '0810', lands: 2, toHit: { number: 11 }, rings: [15, 5] },
      { mount: null, weapon: 'arrow-iv', lands: 2, toHit: { number: 11 }, rings: [20, 10] },
    ]);
    const text = answerText(answer.value, view, tongueOf('en'));
    expect(text).toContain('in an arc: **11+**');
    expect(text).toContain('Arrow IV off the map at 0810');
  });
});
