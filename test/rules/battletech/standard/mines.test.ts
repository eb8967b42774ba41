import { describe, expect, it } from 'vitest';
import { battletech } from '../../../../src/rules/battletech/index.js';
import type { BattleTechState } from '../../../../src/rules/battletech/battletech.js';
import type { Command } from '../../../../src/rules/battletech/commands.js';
import { judge, seated, spectator, type Viewer } from '../../../../src/rules/kernel/seats.js';
import { facing } from '../../../../src/rules/geometry/hex/facing.js';
import { scriptedDice } from '../../../../src/rules/kernel/dice.js';
import { sideId, unitId } from '../../../../src/rules/kernel/ids.js';
import { goOff } from '../../../../src/rules/battletech/standard/bombardment.js';
import { displace } from '../../../../src/rules/battletech/standard/displacement.js';
import { fall } from '../../../../src/rules/battletech/standard/falls.js';
import { Resolution } from '../../../../src/rules/battletech/standard/resolution.js';
import { clearsMines } from '../../../../src/rules/battletech/standard/mine-missiles.js';
import { sweep, sweeperOf, sweepProblem } from '../../../../src/rules/battletech/standard/sweeping.js';
import type { StandardUnit } from '../../../../src/rules/battletech/types.js';
import { shotsAt } from '../../../../src/rules/battletech/standard/hex-fire.js';
import type { BinId, Munition } from '../../../../src/rules/battletech/standard/types.js';
import type { MountId } from '../../../../src/rules/battletech/vocabulary.js';
import { armed } from '../../../support/armed.js';
import { deploy, hex, seat, SECOND_WINS } from '../../../support/quick-start.js';
import {
  attack,
  beginFull,
  FullPlay,
  fullSetup,
  passTo,
  roll,
  step,
  type FullPiece,
  type FullSituation,
} from '../../../support/standard.js';

/** Minefields (option `mines`). */

const LCT: FullPiece = { unit: 'LCT-1V', seat: 'defender', at: '0817 N' };
const ENF: FullPiece = { unit: 'ENF-4R', seat: 'attacker', at: '0801 S' };
const lay = (...hexes: string[]): Command => ({ type: 'lay-mines', hexes: hexes.map(hex) });
const ZONES: Readonly<Record<string, readonly [number, number]>> = { defender: [15, 17], attacker: [1, 1] };

/** Mines are to be laid; each side deploys on its own edge. */
function begin({ pieces = [LCT, ENF], options, ...more }: Partial<FullSituation> = {}): FullPlay {
  const setup = fullSetup({ pieces, options: { mines: '2', ...options }, ...more });
  const deployment = setup.deployment.map((one) => ({
    ...one,
    zone: { columns: one.zone.columns, rows: ZONES[one.side] ?? one.zone.rows },
  }));
  return new FullPlay({ ...setup, deployment });
}

/** The defender's mines lie in these hexes; then all deploy, and the first to move is up. */
function mined(hexes: readonly string[], more: Partial<FullSituation> = {}): FullPlay {
  const play = begin(more);
  play.give('defender', lay(...hexes));
  play.give('attacker', lay());
  const pieces = more.pieces ?? [LCT, ENF];
  pieces.forEach(({ unit, seat: of, at }, i) =>
    play.give(of, deploy(unit.split('=').at(-1) ?? '', at), i === pieces.length - 1 ? SECOND_WINS : []),
  );
  for (let i = 0; i < 9 && !play.awaited.includes('attacker:move'); i++)
    play.give(play.awaited[0]?.split(':')[0] ?? '', { type: 'pass' });
  return play;
}

const ATTACKER = seated(seat('attacker'));
const minesSeen = (play: FullPlay, viewer: Viewer): readonly string[] =>
  (battletech.view(play.match, viewer).game.field?.mines ?? []).map((one) => one.hex);

describe('HID-06 mines are laid in secret', () => {
  it('HID-06 by all sides at once, before anybody deploys; by default none', () => {
    const play = begin();
    expect(play.awaited).toEqual(['defender:lay-mines', 'attacker:lay-mines']);
    play.give('defender', lay('0808', '0809'));
    play.give('attacker', { type: 'pass' });
    expect(play.events('MinesLaid').map(({ side, hexes }) => [side, hexes])).toEqual([
      ['defender', ['0808', '0809']],
      ['attacker', []],
    ]);
    expect(play.awaited).toEqual(['defender:deploy']);
  });

  it('HID-06 their own side and an arbiter alone know where', () => {
    const play = mined(['0808']);
    for (const viewer of [seated(seat('defender')), judge]) expect(minesSeen(play, viewer)).toEqual(['0808']);
    for (const viewer of [ATTACKER, spectator]) {
      expect(minesSeen(play, viewer)).toEqual([]);
      let state: BattleTechState | null = null;
      const told = play.log.map((event) => {
        const before = state;
        state = battletech.evolve(state, event);
        return battletech.tell(event, before, viewer, play.match);
      });
      expect(JSON.stringify(told.slice(1))).not.toContain('0808');
    }
  });

  it.each([
    [['0808', '0809', '0810'], 'battletech/too-many-mines'],
    [['0808', '0808'], 'battletech/mines-twice'],
    [['0801'], 'battletech/mines-in-zone'],
    [['0505'], 'battletech/no-mines-there'],
    [['0606'], 'battletech/no-mines-there'],
    [['3001'], 'battletech/no-such-hex'],
  ] as const)('HID-06 not in %s: %s', (hexes, code) => {
    const play = begin({ hexes: { '0505': { water: 1 }, '0606': { impassable: true } } });
    expect(play.refused('defender', lay(...hexes)).code).toBe(code);
  });

  it('HID-06 field by field, until there are enough or it wants no more', () => {
    const view = battletech.view(begin().match, seated(seat('defender')));
    const next = (partial: Readonly<Record<string, string>>) => battletech.choices(view, seat('defender'), partial);
    expect(next({})).toMatchObject({ kind: 'pick', blank: 'mines1' });
    expect(next({ mines1: '0808' })).toMatchObject({ kind: 'pick', blank: 'mines2' });
    expect(next({ mines1: '0808', mines2: 'none' })).toMatchObject({ kind: 'done', command: lay('0808') });
    expect(next({ mines1: '0808', mines2: '0707' })).toMatchObject({ kind: 'done', command: lay('0808', '0707') });
  });
});

describe('HID-07 whoever treads on mines', () => {
  it('HID-07 finds them for everybody, and goes on if they do not go off', () => {
    const play = mined(['0803']);
    play.give('attacker', step('ENF-4R', 'walk', 'FFF'), [4, 4]);
    expect(play.last('MinesMet')).toMatchObject({ hex: '0803', need: 9, goesOff: false, wounds: [], left: 10 });
    expect(play.unit('ENF-4R')).toMatchObject({ place: { hex: '0804' }, moved: { mp: 3, entered: 3 } });
    expect(minesSeen(play, spectator)).toEqual(['0803']);
    expect(battletech.reveals(play.last('MinesMet'))).toBe(true);
  });

  it.each([
    ['10', 9, 2],
    ['20', 8, 4],
    ['30', 7, 6],
  ] as const)('HID-07 of %s points: on %i, in fives by the table of kicks', (mineDensity, need, groups) => {
    const play = mined(['0803'], { options: { mineDensity } });
    const legs = Array.from({ length: groups }, (_, i) => (i % 2 === 0 ? 1 : 6));
    roll(play, 'attacker', step('ENF-4R', 'walk', 'FF'), [6, 6, ...legs, 1, 1, 6, 6]);
    const { wounds, left } = play.last('MinesMet');
    expect(play.last('MinesMet')).toMatchObject({ need, goesOff: true });
    expect(wounds.map(({ location, points }) => [location, points])).toEqual(
      legs.map((leg) => [leg === 1 ? 'RL' : 'LL', 5]),
    );
    expect(left).toBe(Number(mineDensity));
  });

  it('HID-07 a field that went off may be thinner from then on', () => {
    const play = mined(['0803']);
    play.give('attacker', step('ENF-4R', 'walk', 'FF'), [6, 6, 1, 6, 4, 5]);
    expect(play.last('MinesMet').left).toBe(5);
    expect(play.game.field.mines).toMatchObject([{ hex: '0803', density: 5, open: true }]);
  });

  it('HID-07 one’s own are no danger, nor to who flies over them', () => {
    const play = mined(['0814', '0803'], { pieces: [LCT, { ...ENF, unit: 'WARRIOR-H7=ENF-4R' }] });
    expect(play.unit('ENF-4R').place?.elevation).toBeGreaterThan(0);
    play.give('attacker', step('ENF-4R', 'walk', 'FF'));
    expect(play.events('MinesMet')).toEqual([]);
  });

  it('HID-07 who jumps meets them where it lands', () => {
    const play = mined(['0803', '0804'], { pieces: [LCT, { ...ENF, unit: 'SHD-2H=ENF-4R' }] });
    play.give('attacker', step('ENF-4R', 'jump', 'FFF'), [1, 1]);
    expect(play.events('MinesMet').map((one) => one.hex)).toEqual(['0804']);
  });

  it.each([
    ['FOOT-RIFLE', 10],
    ['SARACEN', 12],
  ] as const)('HID-07 %s sets them off on %i', (model, need) => {
    const play = mined(['0802'], { pieces: [LCT, { ...ENF, unit: `${model}=ENF-4R` }] });
    roll(play, 'attacker', step('ENF-4R', 'walk', 'F'), [1, 1, ...SECOND_WINS]);
    expect(play.last('MinesMet').need).toBe(need);
  });

  it('HID-07 a vehicle rolls for its motive system besides', () => {
    const play = mined(['0802'], { pieces: [LCT, { ...ENF, unit: 'VEDETTE=ENF-4R' }] });
    play.give('attacker', step('ENF-4R', 'walk', 'F'), [6, 6, 3, 4, 3, 4, 1, 1, 1, 1]);
    const harm = play.last('MinesMet').wounds.flatMap((wound) => wound.harm.map((one) => one.harm));
    expect(harm).toContain('motive');
  });
});

describe('HID-09 mines that are cleared, and met without walking there', () => {
  const RIFLES: FullPiece = { unit: 'FOOT-RIFLE', seat: 'attacker', at: '0801 S' };
  const clearing: Command = { type: 'clear-mines', unit: unitId('FOOT-RIFLE') };
  /** Rifles who stand in a field that has been found. */
  function among(more: (one: StandardUnit) => StandardUnit = (one) => one): FullPlay {
    const play = mined(['0803'], { pieces: [LCT, RIFLES, { ...ENF, at: '0401 S' }] });
    play.alter('FOOT-RIFLE', (one) => more({ ...one, place: { hex: hex('0803'), facing: 0 } }));
    play.mine('0803', 'defender', { density: 20, known: [sideId('attacker')] });
    return play;
  }

  it.each([
    ['10 clears it', [6, 4], 0],
    ['9 does nothing', [5, 4], 20],
    ['5 sets it off under them', [2, 3], 15],
  ] as const)('HID-09 troopers, instead of moving and firing: %s', (_, dice, left) => {
    const play = among();
    play.give('attacker', clearing, [...dice]);
    const { cleared, goesOff, wounds } = play.last('MinesSwept');
    expect([cleared, goesOff, wounds.length > 0]).toEqual([left === 0, left === 15, left === 15]);
    expect(play.game.field.mines?.map(({ density }) => density) ?? []).toEqual(left === 0 ? [] : [left]);
    expect(play.unit('FOOT-RIFLE')).toMatchObject({ declared: true, moved: { mode: 'stand' } });
  });

  const engineers = (one: StandardUnit): StandardUnit =>
    one.sheet.kind === 'infantry' ? { ...one, sheet: { ...one.sheet, sweepers: true } } : one;

  it('HID-09 on so many a field is gone, on so few it goes off: troopers 10 and 5, engineers 9 and 3, hands made for it 6 and 2', () => {
    const { sheet: rifles } = among().unit('FOOT-RIFLE');
    const { sheet: suits } = beginFull({ pieces: [{ ...LCT, unit: 'ELEMENTAL-LASER' }, ENF] }).unit('ELEMENTAL-LASER');
    const { sheet: sappers } = among(engineers).unit('FOOT-RIFLE');
    const hands = suits.kind === 'battle-armour' ? { ...suits, sweepers: true as const } : suits;
    expect([rifles, sappers, suits, hands].map((sheet) => sweeperOf({ sheet }))).toEqual([
      { clears: 10, botch: 5 },
      { clears: 9, botch: 3 },
      { clears: 10, botch: 5 },
      { clears: 6, botch: 2 },
    ]);
  });

  it.each([
    ['rifles', [4, 5], 20, [false, false, 20]],
    ['rifles', [3, 3], 20, [false, false, 20]],
    ['rifles', [2, 3], 10, [false, true, 5]],
    ['rifles', [2, 3], 5, [false, true, 5]],
    ['engineers', [4, 5], 20, [true, false, 0]],
    ['engineers', [4, 4], 20, [false, false, 20]],
    ['engineers', [2, 2], 20, [false, false, 20]],
    ['engineers', [1, 2], 20, [false, true, 15]],
  ] as const)('HID-07, HID-09 %s who roll %j in a field of %i', (who, faces, density, [cleared, goesOff, left]) => {
    const play = among(who === 'engineers' ? engineers : (one) => one);
    play.mine('0803', 'defender', { density, known: [sideId('attacker')] });
    const resolution = new Resolution(play.game, scriptedDice(faces));
    sweep(resolution, unitId('FOOT-RIFLE'));
    const need = who === 'engineers' ? 9 : 10;
    const event = resolution.events.at(-1);
    if (event?.type !== 'MinesSwept') throw new Error('no mines were swept');
    const { wounds, roll: rolled, ...told } = event;
    const where = { unit: 'FOOT-RIFLE', hex: '0803', side: 'defender' };
    expect(told).toEqual({ type: 'MinesSwept', ...where, need, cleared, goesOff, left });
    expect([rolled.purpose, wounds.length > 0]).toEqual(['mines-cleared', goesOff]);
  });

  it('HID-09 who knows of no mines there is not told of any, nor clears them', () => {
    const play = among();
    play.mine('0803', 'defender');
    const resolution = new Resolution(play.game, scriptedDice([]));
    sweep(resolution, unitId('FOOT-RIFLE'));
    expect(resolution.events).toEqual([]);
  });

  it.each<[string, string, (one: StandardUnit) => StandardUnit]>([
    ['is a machine', 'ENF-4R', (one) => ({ ...one, place: { hex: hex('0803'), facing: 0 } })],
    ['is not on the map', 'FOOT-RIFLE', (one) => ({ ...one, place: null })],
    ['stands beside it', 'FOOT-RIFLE', (one) => ({ ...one, place: { hex: hex('0804'), facing: 0 } })],
    ['has moved', 'FOOT-RIFLE', (one) => ({ ...one, moved: { mode: 'walk', steps: '', path: [], mp: 0, entered: 0 } })],
    [
      'is carried',
      'FOOT-RIFLE',
      (one) => ({ ...one, body: { ...one.body, aboard: { unit: unitId('ENF-4R'), as: 'rider', since: 0 } } }),
    ],
  ])('HID-09 who %s clears none', (_, id, change) => {
    const play = among();
    expect(sweepProblem(play.game, { id: unitId('FOOT-RIFLE') })).toBeNull();
    play.alter(id, change);
    const none = { code: 'battletech/no-mines-here', params: { unit: id }, rule: 'HID-09' };
    expect(sweepProblem(play.game, { id: unitId(id) })).toEqual(none);
  });

  it('HID-09 refuses who knows of none there, and machines; offers it to who does', () => {
    const none = mined(['0803'], { pieces: [LCT, RIFLES] });
    expect(none.refused('attacker', clearing)).toMatchObject({ code: 'battletech/no-mines-here', rule: 'HID-09' });
    const offered = (play: FullPlay) => {
      const next = battletech.choices(battletech.view(play.match, ATTACKER), seat('attacker'), { unit: 'FOOT-RIFLE' });
      return 'options' in next ? next.options.map(({ value }) => value) : [];
    };
    expect(offered(none)).not.toContain('clear-mines');
    expect(offered(among())).toContain('clear-mines');
  });

  it('HID-09 artillery that bursts in a field clears it on 10 or more', () => {
    for (const [face, left] of [
      [4, []],
      [3, [10]],
    ] as const) {
      const play = beginFull({ pieces: [{ ...LCT, at: '0101 S' }, ENF] });
      play.mine('0808', 'defender');
      const resolution = new Resolution(play.game, scriptedDice([6, face]));
      goOff(resolution, 'thumper', 'high-explosive', hex('0808'));
      expect(resolution.state.field.mines?.map(({ density }) => density)).toEqual(left);
    }
  });

  it('HID-09 of two fields in a hex each is cleared or stays by a roll of its own, and none elsewhere', () => {
    const { game } = beginFull({ pieces: [{ ...LCT, at: '0101 S' }, ENF] });
    const field = (at: string, side: string) => ({ hex: hex(at), side: sideId(side), density: 10, known: [] });
    const others = [field('0809', 'defender'), field('0808', 'attacker')];
    const mines = [field('0808', 'defender'), ...others];
    const resolution = new Resolution({ ...game, field: { ...game.field, mines } }, scriptedDice([6, 4, 1, 1]));
    goOff(resolution, 'thumper', 'high-explosive', hex('0808'));
    expect(resolution.state.field.mines?.map((one) => [one.hex, one.side, one.density])).toEqual(
      others.map((one) => [one.hex, one.side, one.density]),
    );
  });

  it('HID-09 whoever is pushed into a field meets it; a ’Mech that falls there on 12, what crashes on 7', () => {
    const play = beginFull({ pieces: [LCT, ENF] });
    play.mine('0802', 'defender');
    const met = ({ events }: Resolution) =>
      events.flatMap((event) => (event.type === 'MinesMet' ? [[event.need, event.goesOff]] : []));
    const pushed = new Resolution(play.game, scriptedDice([5, 4, 1, 1, 1, 1]));
    displace(pushed, unitId('ENF-4R'), facing(3), 'push');
    expect(met(pushed)).toEqual([[9, true]]);
    const there = { ...play.unit('ENF-4R'), place: { hex: hex('0802'), facing: facing(3) } };
    const units = play.game.units.map((one) => (one.id === there.id ? there : one));
    const fallen = new Resolution({ ...play.game, units }, scriptedDice(Array.from({ length: 40 }, () => 5)));
    fall(fallen, unitId('ENF-4R'), { cause: 'damage-20', levels: 0, terms: [] });
    expect(met(fallen)).toEqual([[12, false]]);
  });
});

describe('HID-11 mines that missiles clear', () => {
  /** A launcher seven hexes from a field that its side has found. */
  function facing(weapon: string, munition: Munition = 'standard', known: readonly string[] = ['attacker']): FullPlay {
    const play = beginFull({
      pieces: [
        { ...LCT, at: '0806 N' },
        { ...ENF, gunnery: 8 },
      ],
      change: armed('ENF-4R', `${weapon}@RA`, munition),
    });
    play.mine('0808', 'defender', { density: 20, known: known.map(sideId) });
    passTo(play, 'attack');
    if (play.awaited[0] === 'defender:attack') play.give('defender', { type: 'pass' });
    return play;
  }
  const salvo = (bin: string | null = null): Command => ({
    ...attack('ENF-4R', '', ''),
    atHexes: [{ mount: 'A' as MountId, hex: hex('0808'), mode: 'normal', bin: bin as BinId | null }],
  });
  const resolved = (play: FullPlay, ...faces: readonly number[]): FullPlay => {
    roll(play, 'attacker', salvo(), [...faces, ...SECOND_WINS]);
    return play;
  };

  it.each(['lrm-20', 'clan-lrm-20', 'mrm-20', 'mrm-40', 'rocket-launcher-20'])(
    'HID-11 20 missiles that hit clear them on 5: %s',
    (weapon) => {
      const play = resolved(facing(weapon), 6, 6, 3, 2);
      expect(play.last('MinesSwept')).toMatchObject({ hex: '0808', need: 5, cleared: true, left: 0 });
      expect(play.game.field.mines).toEqual([]);
      expect(play.events('HexFired')).toMatchObject([{ hex: '0808', outcome: 'hit', ignition: null }]);
    },
  );

  it('HID-11 not on 4, and then everybody knows of them; a salvo that misses does nothing', () => {
    const failed = resolved(facing('lrm-20'), 6, 6, 2, 2);
    expect(failed.last('MinesSwept')).toMatchObject({ cleared: false, left: 20 });
    expect(minesSeen(failed, spectator)).toEqual(['0808']);
    expect(resolved(facing('lrm-20'), 1, 1).events('MinesSwept')).toEqual([]);
  });

  it.each(['lrm-15', 'srm-6', 'mrm-10', 'rocket-launcher-15', 'ac-20'])('HID-11 too little for it: %s', (weapon) => {
    const play = facing(weapon);
    expect(play.refused('attacker', salvo())).toMatchObject({ code: 'battletech/clears-no-mines', rule: 'HID-11' });
    const shots = shotsAt(play.game, play.unit('ENF-4R'), 0, hex('0808'));
    expect(shots).toEqual([]);
  });

  it('HID-11 nor missiles of another kind, however the bin is named', () => {
    const play = facing('lrm-20', 'semi-guided');
    for (const bin of [null, play.unit('ENF-4R').ammo[0]?.stowed.id ?? ''])
      expect(play.refused('attacker', salvo(bin)).code).toBe('battletech/clears-no-mines');
    expect(resolved(facing('lrm-20', 'artemis'), 6, 6, 3, 2).last('MinesSwept').cleared).toBe(true);
  });

  it.each([
    ['lrm-20', 'standard', true],
    ['lrm-20', 'artemis', true],
    ['lrm-20', 'narc', true],
    ['lrm-20', 'semi-guided', false],
    ['lrm-20', 'smoke', false],
    ['lrm-15', 'standard', false],
    ['lrt-20', 'standard', false],
    ['ac-20', 'standard', false],
  ] as const)('HID-11 %s with %s missiles: %s', (weapon, munition, clears) => {
    const one = beginFull({ pieces: [LCT, ENF], change: armed('ENF-4R', weapon, munition) }).unit('ENF-4R');
    expect(one.sheet.mounts.map((mount) => clearsMines(one, mount, one.ammo[0]?.stowed.id ?? null))).toEqual([clears]);
  });

  it('HID-11 mines that nobody has found are no target, and one’s own neither', () => {
    const play = facing('lrm-20', 'standard', []);
    expect(play.refused('attacker', salvo())).toMatchObject({ code: 'battletech/no-fires' });
    play.mine('0808', 'attacker', { known: [] });
    expect(play.refused('attacker', salvo())).toMatchObject({ code: 'battletech/no-fires' });
  });

  it('HID-11 the buttons offer them', () => {
    const play = facing('lrm-20');
    const next = (partial: Readonly<Record<string, string>>) =>
      battletech.choices(battletech.view(play.match, ATTACKER), seat('attacker'), { unit: 'ENF-4R', ...partial });
    const first = next({});
    expect('options' in first && first.options.find(({ value }) => value === 'woods')?.facts['any']).toBe('yes');
    expect(next({ at: 'woods' })).toMatchObject({ blank: 'woods', options: [{ value: '0808' }] });
    expect(next({ at: 'woods', woods: '0808', weapons: 'A' })).toMatchObject({ kind: 'done', command: salvo() });
  });
});
