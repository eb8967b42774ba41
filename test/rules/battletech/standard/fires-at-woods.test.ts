import { describe, expect, it } from 'vitest';
import type { Command } from '../../../../src/rules/battletech/commands.js';
import { battletech } from '../../../../src/rules/battletech/index.js';
import { isIdle } from '../../../../src/rules/battletech/standard/idle.js';
import type { HexAimed } from '../../../../src/rules/battletech/standard/types.js';
import type { MountId } from '../../../../src/rules/battletech/vocabulary.js';
import { seated } from '../../../../src/rules/kernel/seats.js';
import { armed } from '../../../support/armed.js';
import { hex, seat } from '../../../support/quick-start.js';
import { attack, beginFull, passTo, type FullPiece, type FullPlay } from '../../../support/standard.js';

/** Shots at woods to set them on fire: an immobile target, and then a roll against the weapon's number (FIN-44). */

const CPLT: FullPiece = { unit: 'CPLT-C1', seat: 'defender', at: '0811 N' };
/** Next to it, so that the physical attacks are asked about when the fire is over. */
const ENF: FullPiece = { unit: 'ENF-4R', seat: 'attacker', at: '0810 S' };
const SURE = 0;
const WOODS = { '0808': { woods: 1 } } as const;
/** Hills between them. */
const WALL = {
  '0314': { level: 9 },
  '0413': { level: 9 },
  '0414': { level: 9 },
  '0513': { level: 9 },
  '0415': { level: 9 },
} as const;

interface Setting {
  readonly at?: string;
  readonly gunnery?: number;
  readonly hexes?: Parameters<typeof beginFull>[0]['hexes'];
  readonly options?: Readonly<Record<string, string>>;
  readonly munition?: 'standard' | 'inferno';
  readonly pieces?: readonly FullPiece[];
}

function begun(weapons: string, setting: Setting = {}): FullPlay {
  const { at = '0808', gunnery = SURE, hexes = { [at]: { woods: 1 } }, options, munition, pieces } = setting;
  const play = beginFull({
    pieces: pieces ?? [{ ...CPLT, gunnery }, ENF],
    hexes,
    options: { fires: 'on', ...options },
    change: armed('CPLT-C1', weapons, munition),
  });
  passTo(play, 'attack');
  return play;
}

const aimed = (letter: string, at: string, more: Partial<HexAimed> = {}): HexAimed => ({
  mount: letter as MountId,
  hex: hex(at),
  mode: 'normal',
  bin: null,
  ...more,
});
const atWoods = (...atHexes: readonly HexAimed[]): Extract<Command, { type: 'attack' }> => ({
  ...attack('CPLT-C1', '', ''),
  atHexes,
});

/** The Catapult fires, the Enforcer does not. */
function fire(play: FullPlay, order: Command, faces: readonly number[] = []): FullPlay {
  play.give('defender', order);
  play.give('attacker', attack('ENF-4R', '', ''), faces);
  return play;
}

/** A Catapult whose shot at the woods of a hex three hexes ahead cannot miss, with the dice for the fire. */
function fired(weapon: string, faces: readonly number[], setting: Setting = {}): FullPlay {
  return fire(begun(`${weapon}@RA`, setting), atWoods(aimed('A', setting.at ?? '0808')), faces);
}

const burns = (play: FullPlay, at = '0808'): boolean => play.game.field.burning.includes(hex(at));

describe('FIN-44 A shot at woods that hits sets them on fire on the number of its weapon', () => {
  it.each([
    ['flamer', [2, 2], [1, 2]],
    ['clan-flamer', [1, 3], [1, 2]],
    ['medium-laser', [3, 4], [3, 3]],
    ['ppc', [3, 4], [2, 4]],
    ['ac-5', [4, 5], [4, 4]],
    ['lrm-5', [4, 5], [4, 4]],
    ['machine-gun', [4, 5], [4, 4]],
  ] as const)('FIN-44 %s: on %j, not on %j', (weapon, enough, less) => {
    expect(burns(fired(weapon, enough))).toBe(true);
    expect(burns(fired(weapon, less))).toBe(false);
  });

  it.each([
    ['plasma-rifle', 'standard'],
    ['srm-2', 'inferno'],
  ] as const)('FIN-44 %s with %s rounds needs no roll', (weapon, munition) => {
    const play = fired(weapon, [], { munition });
    expect(burns(play)).toBe(true);
    expect(play.last('HexFired')).toMatchObject({ outcome: 'sure', ignition: { need: null, roll: null, burns: true } });
    expect(play.game.field.infernos ?? []).toEqual(munition === 'inferno' ? ['0808'] : []);
  });

  it('FIN-44 one that goes astray does on 3 or less of 2D6, then at +2', () => {
    // Eight hexes, gunnery 4, immobile: 4 + 4 − 4.
    const far = { at: '0803', gunnery: 4 };
    const miss = [1, 2];
    expect(burns(fired('medium-laser', [...miss, 1, 2, 4, 5], far), '0803')).toBe(true);
    expect(burns(fired('medium-laser', [...miss, 1, 2, 4, 4], far), '0803')).toBe(false);
    const wide = fired('medium-laser', [...miss, 2, 2], far);
    expect(burns(wide, '0803')).toBe(false);
    expect(wide.last('HexFired')).toMatchObject({
      roll: { faces: miss },
      outcome: 'miss',
      ignition: { stray: { faces: [2, 2] }, need: null, roll: null, burns: false },
    });
  });

  it('FIN-44 what another shot has set on fire already is not rolled for', () => {
    const play = begun('medium-laser@RA medium-laser@LA');
    fire(play, atWoods(aimed('A', '0808'), aimed('B', '0808')), [6, 6]);
    expect(play.events('HexFired').map(({ ignition }) => ignition?.burns ?? null)).toEqual([true, null]);
    expect(play.events('FireSpread')).toHaveLength(1);
  });
});

describe('FIN-44 The number of a shot at woods', () => {
  const termsOf = (play: FullPlay) => play.events('FireDeclared').flatMap(({ atHexes = [] }) => atHexes)[0]?.toHit;

  it('FIN-44 is that of an immobile target which its own woods and smoke do not hide', () => {
    const play = fired('medium-laser', [6, 6, 6, 6], {
      gunnery: 4,
      at: '0803',
      hexes: { '0803': { woods: 2, smoke: true } },
    });
    expect(termsOf(play)).toEqual({
      number: 4,
      distance: 8,
      range: 'long',
      terms: [
        { reason: 'gunnery', value: 4 },
        { reason: 'range-long', value: 4, n: 8 },
        { reason: 'attacker-stood', value: 0 },
        { reason: 'target-immobile', value: -4 },
      ],
    });
  });

  it('FIN-44 woods between count as ever, and close a line', () => {
    const hexes = { '0803': { woods: 1 }, '0805': { woods: 2 } } as const;
    const play = fired('medium-laser', [6, 6, 6, 6], { gunnery: 4, at: '0803', hexes });
    expect(termsOf(play)).toMatchObject({ number: 6 });
    const closed = { ...hexes, '0806': { woods: 1 } } as const;
    expect(
      begun('medium-laser@RA', { at: '0803', hexes: closed }).refused('defender', atWoods(aimed('A', '0803'))),
    ).toMatchObject({
      code: 'battletech/no-line-of-sight',
      rule: 'QSR-32',
    });
  });

  it('AMB-SEQ-08 a hex is a target: the second one is harder, ahead by 1, beside by 2', () => {
    const hexes = { '0808': { woods: 1 }, '0908': { woods: 1 }, '1111': { woods: 1 } } as const;
    const play = begun('medium-laser@RA medium-laser@LA medium-laser@RT', { gunnery: 4, hexes });
    play.give('defender', atWoods(aimed('A', '0808'), aimed('B', '0908')));
    expect(
      play
        .events('FireDeclared')
        .at(-1)
        ?.atHexes?.map(({ toHit }) => toHit.terms.at(-1)),
    ).toEqual([
      { reason: 'target-immobile', value: -4 },
      { reason: 'secondary-front', value: 1 },
    ]);
  });

  it('AMB-SEQ-08 with units shot at too the hex is the second target', () => {
    const pieces = [{ ...CPLT, gunnery: 4 }, ENF];
    const play = begun('medium-laser@RA medium-laser@LA', { pieces, hexes: { '0908': { woods: 1 } } });
    const both = { ...attack('CPLT-C1', 'ENF-4R', 'A'), atHexes: [aimed('B', '0908')] };
    play.give('defender', both);
    expect(termsOf(play)).toMatchObject({ number: 3 });
    const alone = begun('medium-laser@RA medium-laser@LA', {
      pieces,
      hexes: { '0908': { woods: 1 } },
      options: { secondaryTargets: 'off' },
    });
    expect(alone.refused('defender', both)).toMatchObject({ code: 'battletech/one-target', rule: 'AMB-SEQ-08' });
  });
});

describe('FIN-44 What it costs and how it is declared', () => {
  it('SEQ-10 its heat and its rounds are spent, and the weapon has fired', () => {
    const play = fired('ac-5', [1, 1]);
    expect(play.last('HexFired')).toMatchObject({ heat: 1, rounds: 1, roundsLeft: 19 });
    expect(play.unit('CPLT-C1').body.built).toEqual([{ source: 'weapon', heat: 1, mount: 'A' }]);
    expect(play.unit('CPLT-C1').ammo[0]?.left).toBe(19);
    expect(play.unit('CPLT-C1').body.fired).toEqual(['A']);
  });

  it('FIN-22 a rapid autocannon may jam by it', () => {
    const play = begun('ultra-ac-5@RA', { gunnery: 4, at: '0803' });
    fire(play, atWoods(aimed('A', '0803', { mode: 'double' })), [1, 1, 6, 6]);
    expect(play.last('HexFired')).toMatchObject({ jammed: true, heat: 2, rounds: 2 });
    expect(play.unit('CPLT-C1').body.jammed).toEqual(['A']);
  });

  it('FIN-44 a Streak without a lock fires nothing', () => {
    const play = begun('streak-srm-2@RA', { gunnery: 7 });
    fire(play, atWoods(aimed('A', '0808')), [1, 1]);
    expect(play.last('HexFired')).toMatchObject({ outcome: 'no-lock', heat: 0, rounds: 0, ignition: null });
  });

  it('SEQ-07 with nobody in sight a unit is asked all the same where it can set woods on fire', () => {
    const idle = (options: Readonly<Record<string, string>>, hexes = {}): boolean => {
      const play = beginFull({ pieces: [CPLT, { ...ENF, at: '0117 S' }], hexes: { ...WALL, ...hexes }, options });
      return isIdle(play.game, play.unit('CPLT-C1'));
    };
    expect(idle({ fires: 'on' }, WOODS)).toBe(false);
    expect(idle({ fires: 'on' })).toBe(true);
    expect(idle({}, WOODS)).toBe(true);
  });

  it('SEQ-11 the referee fires them in the order declared, after shots at units; by hand as they are called', () => {
    const hexes = { '0808': { woods: 1 } } as const;
    const pieces = [{ ...CPLT, gunnery: SURE }, ENF];
    const play = begun('medium-laser@RA medium-laser@LA', {
      pieces,
      hexes,
      options: { resolveFire: 'byHand', secondaryTargets: 'on' },
    });
    play.give('defender', { ...attack('CPLT-C1', 'ENF-4R', 'A'), atHexes: [aimed('B', '0808')] });
    play.give('attacker', attack('ENF-4R', '', ''));
    const [question] = battletech.open(play.match);
    expect(question?.topic).toEqual({ ask: 'fire', unit: 'CPLT-C1', mounts: ['A', 'B'] });
    play.give('defender', { type: 'fire', unit: play.unit('CPLT-C1').id, mounts: ['B' as MountId] }, [3, 4, 3, 4]);
    expect(play.last('HexFired')).toMatchObject({ mount: 'B' });
    expect(play.last('ShotFired')).toMatchObject({ mount: 'A' });
  });
});

describe('FIN-44 What cannot be declared', () => {
  const WEAPONS = 'medium-laser@RA tag@LA narc@LT lrm-5@RT ac-5@LL';
  it.each([
    ['without the option', { options: { fires: 'off' } }, [aimed('A', '0808')], 'battletech/no-fires', 'FIN-44'],
    ['off the map', {}, [aimed('A', '9999')], 'battletech/no-such-hex', 'FIN-44'],
    ['clear ground', {}, [aimed('A', '0809')], 'battletech/nothing-burns', 'FIN-44'],
    ['TAG', {}, [aimed('B', '0808')], 'battletech/sets-no-fire', 'FIN-44'],
    ['a pod', {}, [aimed('C', '0808')], 'battletech/sets-no-fire', 'FIN-44'],
    ['indirectly', {}, [aimed('D', '0808', { mode: 'indirect' })], 'battletech/no-such-mode', 'SEQ-08'],
    ['at twice the rate', {}, [aimed('A', '0808', { mode: 'double' })], 'battletech/no-such-mode', 'SEQ-08'],
    ['one weapon twice', {}, [aimed('A', '0808'), aimed('A', '0808')], 'battletech/weapon-twice', 'SEQ-07'],
    ['no weapon', {}, [aimed('Z', '0808')], 'battletech/no-such-weapon', 'SEQ-07'],
    ['out of range', { at: '0801' }, [aimed('A', '0801')], 'battletech/out-of-range', 'QSR-43'],
    ['behind', { at: '0814' }, [aimed('A', '0814')], 'battletech/out-of-arc', 'QSR-38'],
    [
      'a bin that is none',
      {},
      [aimed('E', '0808', { bin: 'RT-1' as HexAimed['bin'] })],
      'battletech/no-such-bin',
      'SEQ-08',
    ],
  ] as const)('FIN-44 %s is refused', (_, setting, atHexes, code, rule) => {
    expect(begun(WEAPONS, setting).refused('defender', atWoods(...atHexes))).toMatchObject({ code, rule });
  });

  it('FIN-44 woods that burn already', () => {
    const play = begun('medium-laser@RA');
    fire(play, atWoods(aimed('A', '0808')), [6, 6]);
    passTo(play, 'move', [1, 1, 6, 6, 6, 6]);
    passTo(play, 'attack');
    expect(play.refused('defender', atWoods(aimed('A', '0808')))).toMatchObject({
      code: 'battletech/burns-already',
      rule: 'FIN-44',
      params: { hex: '0808' },
    });
  });

  it('FIN-22 a jam is not cleared by who fires at woods', () => {
    const play = begun('rotary-ac-5@RA medium-laser@LA', { options: { unjamUltra: 'on' } });
    play.alter('CPLT-C1', (one) => ({ ...one, body: { ...one.body, jammed: ['A' as MountId] } }));
    const order = { ...atWoods(aimed('B', '0808')), unjam: 'A' as MountId };
    expect(play.refused('defender', order)).toMatchObject({ code: 'battletech/unjam-or-fire', rule: 'FIN-22' });
  });
});

describe('FIN-44 Woods are offered', () => {
  it('FIN-44 by blanks: woods, which, with what; the torso twists as the weapons need it', () => {
    const play = begun('medium-laser@RA ac-5@LT', { hexes: { '0808': { woods: 1 }, '1111': { woods: 2 } } });
    const view = battletech.view(play.match, seated(seat('defender')));
    const choose = (blanks: Readonly<Record<string, string>>) => battletech.choices(view, seat('defender'), blanks);
    const at = choose({});
    expect(at.kind === 'pick' ? at.options.map(({ value }) => value) : []).toEqual(['ENF-4R', 'woods', 'none', 'more']);
    const woods = choose({ at: 'woods' });
    expect(woods).toMatchObject({ kind: 'pick', blank: 'woods' });
    expect(woods.kind === 'pick' ? woods.options.map(({ value, facts }) => [value, facts]) : []).toMatchObject([
      ['0808', { woods: 1, distance: 3, number: -4, weapons: 2 }],
      ['1111', { woods: 2, distance: 3, number: -4, weapons: 2 }],
    ]);
    const weapons = choose({ at: 'woods', woods: '1111' });
    expect(weapons.kind === 'pick' ? weapons.options.map(({ value }) => value) : []).toEqual(['A', 'B']);
    expect(choose({ at: 'woods', woods: '1111', weapons: 'A B' })).toMatchObject({
      kind: 'done',
      command: { type: 'attack', twist: 1, shots: [], atHexes: [aimed('A', '1111'), aimed('B', '1111')] },
    });
  });

  it('FIN-44 what cannot be fired together is asked anew, with why not', () => {
    const play = begun('medium-laser@RA srm-2@LT', { munition: 'inferno' });
    const view = battletech.view(play.match, seated(seat('defender')));
    const weapons = (chosen: string) =>
      battletech.choices(view, seat('defender'), { at: 'woods', woods: '0808', weapons: chosen });
    const all = weapons('');
    const bin = all.kind === 'pick' ? all.options.find(({ value }) => value.startsWith('B/'))?.value : null;
    expect(weapons(`B ${bin}`)).toMatchObject({
      kind: 'pick',
      blank: 'weapons',
      refusal: { code: 'battletech/weapon-twice' },
    });
    // Of what there is not, nothing is said but what there is.
    for (const chosen of ['A Z', '']) {
      expect(weapons(chosen)).toMatchObject({ kind: 'pick', blank: 'weapons' });
      expect(weapons(chosen)).not.toHaveProperty('refusal');
    }
  });

  it('FIN-44 infernos by their bin where there are other rounds', () => {
    const play = begun('srm-2@RA', { munition: 'inferno' });
    const view = battletech.view(play.match, seated(seat('defender')));
    const weapons = battletech.choices(view, seat('defender'), { at: 'woods', woods: '0808' });
    expect(weapons.kind === 'pick' ? weapons.options.map(({ value }) => value) : []).toEqual(['A', 'A/LT-20']);
  });
});

describe('TER-27 woods are cleared', () => {
  const CLEAR = { fires: 'off', clearWoods: 'on' } as const;
  const heavy = { '0808': { woods: 2 } } as const;
  const woodsOf = (play: FullPlay): unknown => play.game.board.hexes[hex('0808')];

  it('TER-27 a hit takes its damage from what they have left; they thin out at 50, and end as rough ground', () => {
    const play = fired('ac-20', [], { options: CLEAR, hexes: heavy });
    expect(play.last('HexFired')).toMatchObject({ ignition: null, woods: { damage: 20, left: 70, woods: 2, was: 2 } });
    play.alter('CPLT-C1', (one) => ({ ...one, declared: false }));
    for (const [left, woods] of [
      [50, 1],
      [30, 1],
      [10, 1],
      [0, 0],
    ] as const) {
      passTo(play, 'attack', [1, 1, 6, 6, ...Array.from({ length: 40 }, () => 1)]);
      fire(play, atWoods(aimed('A', '0808')));
      expect(play.last('HexFired').woods).toMatchObject({ left, woods });
    }
    expect(woodsOf(play)).toMatchObject({ woods: 0, rough: true });
  });

  it('TER-27 missiles by the cluster table, infernos and shots that miss not at all', () => {
    const rack = fired('lrm-20', [3, 4], { options: CLEAR, hexes: heavy });
    expect(rack.last('HexFired')).toMatchObject({ cluster: { size: 20, hits: 12 }, woods: { damage: 12, left: 78 } });
    const missed = fired('ac-20', [1, 1], { options: CLEAR, hexes: heavy, gunnery: 8 });
    expect(missed.last('HexFired').woods).toBeUndefined();
  });

  it('TER-27 without the option, and without fires, woods are no target', () => {
    const play = begun('ac-20@RA', { options: { fires: 'off' }, hexes: heavy });
    expect(play.refused('defender', atWoods(aimed('A', '0808'))).code).toBe('battletech/no-fires');
  });
});
