import { describe, expect, it } from 'vitest';
import { battletech } from '../../../../src/rules/battletech/index.js';
import { attackChoice } from '../../../../src/rules/battletech/standard/attack-choices.js';
import { physicalAttackAt } from '../../../../src/rules/battletech/standard/physical-attacks.js';
import { fullShots, spotterOf } from '../../../../src/rules/battletech/standard/gunnery.js';
import { spottingProblem, worthSpotting } from '../../../../src/rules/battletech/standard/spotting.js';
import { unitOf } from '../../../../src/rules/battletech/units.js';
import { UPCASTS } from '../../../../src/rules/battletech/versions.js';
import { fullVolleys } from '../../../../src/games/battletech/opponent/standard/attack.js';
import { mountId } from '../../../../src/rules/battletech/vocabulary.js';
import { unit } from '../../../support/quick-start.js';
import { armed } from '../../../support/armed.js';
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
import type { StandardUnitSetup } from '../../../../src/rules/battletech/types.js';
import type { Command } from '../../../../src/rules/battletech/commands.js';

/** Spotting for indirect fire is declared, for one target in a turn. */

const CPLT: FullPiece = { unit: 'CPLT-C1', seat: 'defender-1', at: '0815 N' };
const SPOTTER: FullPiece = { unit: 'HBK-4G', seat: 'defender-2', at: '1107 NW' };
const ENF: FullPiece = { unit: 'ENF-4R', seat: 'attacker', at: '0808 S' };
const HILL = { '0813': { level: 4 }, '0713': { level: 4 }, '0913': { level: 4 }, '0812': { level: 4 } };
/** Faces for whatever is rolled: no two rolls after each other are alike, so that initiative is never tied. */
const MANY = Array.from({ length: 90 }, (_, i) => 3 + (i % 3));

interface Setting {
  readonly options?: Readonly<Record<string, string>>;
  readonly pieces?: readonly FullPiece[];
  readonly moves?: Readonly<Record<string, Command>>;
  readonly hexes?: Parameters<typeof beginFull>[0]['hexes'];
}

/** The weapon phase has begun. The Catapult has an LRM 20 as its letter A; the units in `moves` have moved so. */
function begun({ options = {}, pieces = [CPLT, SPOTTER, ENF], moves = {}, hexes = {} }: Setting = {}): FullPlay {
  const play = beginFull({ pieces, options, hexes: { ...HILL, ...hexes }, change: armed('CPLT-C1', 'lrm-20@RA') });
  passTo(play, 'move');
  for (let i = 0; i < 12 && play.game.phase === 'movement'; i++) {
    const [question] = battletech.open(play.match);
    if (!question || !('units' in question.topic)) break;
    const id = question.topic.units.find((one) => moves[one] !== undefined);
    roll(play, question.seat, (id && moves[id]) ?? { type: 'pass' }, [...MANY]);
  }
  return play;
}

/** Gives these declarations in whatever order the units come; everybody else holds fire. */
function declareAll(play: FullPlay, orders: Readonly<Record<string, Command>>, faces: number[] = [...MANY]): void {
  for (let i = 0; i < 12 && play.game.phase === 'weapons'; i++) {
    const [question] = battletech.open(play.match);
    if (!question || !('units' in question.topic)) break;
    const id = question.topic.units.find((one) => orders[one] !== undefined);
    roll(play, question.seat, (id && orders[id]) ?? { type: 'pass' }, faces);
  }
}

const LRM = attack('CPLT-C1', 'ENF-4R', 'A', { mode: 'indirect' });
const SPOT = attack('HBK-4G', '', '', { spots: unit('ENF-4R') });
const lrm = (play: FullPlay) => play.events('ShotFired').find((shot) => shot.unit === 'CPLT-C1');

describe('FIN-05 Spotting', () => {
  it('FIN-05 who has not declared that they spot serves nobody: the fire misses, round and heat are spent', () => {
    const play = begun();
    declareAll(play, { 'CPLT-C1': LRM });
    expect(lrm(play)).toMatchObject({ outcome: 'unspotted', roll: null, rounds: 1, roundsLeft: 5, heat: 6 });
    expect(play.unit('HBK-4G').body.spots).toBeNull();
  });

  it('FIN-05 UNI-62 nobody is offered to spot whom an enemy carries', () => {
    const squad: FullPiece = { unit: 'ELEMENTAL-LASER', seat: 'attacker', at: '0808 S' };
    const play = begun({ pieces: [CPLT, SPOTTER, ENF, squad] });
    const offered = () => worthSpotting(play.game, play.unit('HBK-4G'));
    expect(offered()).toEqual(['ENF-4R', 'ELEMENTAL-LASER']);
    play.alter('ELEMENTAL-LASER', (one) => ({
      ...one,
      body: { ...one.body, aboard: { unit: unit('ENF-4R'), as: 'rider', since: 0, outside: true } },
    }));
    expect(offered()).toEqual(['ENF-4R']);
  });

  it('FIN-05 FIN-51 it is said how a shot is guided: asked for, promised, or by TAG', () => {
    const aimed = { mode: 'indirect', bin: null, target: unit('ENF-4R') } as const;
    const play = begun();
    const how = () => spotterOf(play.game, play.unit('CPLT-C1'), aimed);
    expect(how()).toEqual({ by: 'HBK-4G', how: 'asked' });
    play.alter('HBK-4G', (one) => ({ ...one, body: { ...one.body, spots: unit('ENF-4R') } }));
    expect(how()).toEqual({ by: 'HBK-4G', how: 'said' });
    play.alter('HBK-4G', (one) => ({ ...one, body: { ...one.body, spots: null, tags: unit('ENF-4R') } }));
    expect(how()).toEqual({ by: 'HBK-4G', how: 'tag' });
    expect(spotterOf(play.game, play.unit('CPLT-C1'), { ...aimed, mode: 'normal' })).toBeNull();
    play.alter('HBK-4G', (one) => ({ ...one, body: { ...one.body, tags: null, shutdown: true } }));
    expect(how()).toBeNull();
  });

  it('SEQ-07 a weapon that the sheet does not have is refused, with those that it has', () => {
    const play = begun();
    const shot = { mount: mountId('Z'), target: unit('ENF-4R'), mode: 'normal', bin: null, aim: null } as const;
    const found = fullShots(play.game, play.unit('CPLT-C1'), 0, [shot]);
    expect(found).toMatchObject({
      error: {
        code: 'battletech/no-such-weapon',
        params: { unit: 'CPLT-C1', mount: 'Z', known: ['A'] },
        rule: 'SEQ-07',
      },
    });
  });

  it('FIN-05 AMB-SEQ-03 who is shut down spots nobody, and nobody spots who is not in the match', () => {
    const play = begun();
    const spot = (id: string) => spottingProblem(play.game, play.unit('HBK-4G'), unit(id));
    expect(spot('ENF-4R')).toBeNull();
    expect(spot('X')).toMatchObject({
      code: 'battletech/no-such-unit',
      params: { unit: 'X', known: ['CPLT-C1', 'HBK-4G', 'ENF-4R'] },
    });
    play.alter('HBK-4G', (one) => ({ ...one, body: { ...one.body, shutdown: true } }));
    expect(spot('ENF-4R')).toMatchObject({
      code: 'battletech/cannot-act',
      params: { unit: 'HBK-4G' },
      rule: 'AMB-SEQ-03',
    });
  });

  it('FIN-05 who has serves, also if they declare after the shooter', () => {
    const play = begun();
    declareAll(play, { 'CPLT-C1': LRM, 'HBK-4G': SPOT });
    const order = play.events('FireDeclared').map((event) => event.unit);
    expect(order.indexOf(unit('CPLT-C1'))).toBeLessThan(order.indexOf(unit('HBK-4G')));
    expect(lrm(play)).toMatchObject({ outcome: 'hit', toHit: { number: 5 } });
    expect(play.events('FireDeclared').find((one) => one.unit === 'HBK-4G')).toMatchObject({ spots: 'ENF-4R' });
  });

  it('TC-FIN-03 range 12, target moved 5, the spotter walked and sees through a light wood: 11; it fires too: 12', () => {
    const numberOf = (orders: Readonly<Record<string, Command>>) => {
      const play = begun({
        pieces: [
          { ...CPLT, at: '0816 N' },
          { ...SPOTTER, at: '0811 N' },
          { ...ENF, at: '0809 N' },
        ],
        moves: { 'HBK-4G': step('HBK-4G', 'walk', 'F'), 'ENF-4R': step('ENF-4R', 'run', 'FFFFF') },
        hexes: { '0809': { woods: 1 } },
      });
      declareAll(play, orders);
      const { number, terms } = lrm(play)?.toHit ?? { number: 0, terms: [] };
      return {
        number,
        terms: Object.fromEntries(
          terms.filter(({ value }) => value !== null && value > 0).map(({ reason, value }) => [reason, value]),
        ),
      };
    };
    const orders = { 'CPLT-C1': LRM, 'HBK-4G': SPOT };
    expect(numberOf(orders)).toEqual({
      number: 11,
      terms: {
        gunnery: 4,
        'range-medium': 2,
        'target-moved': 2,
        'woods-between-light': 1,
        indirect: 1,
        'spotter-walked': 1,
      },
    });
    const both = { ...orders, 'HBK-4G': attack('HBK-4G', 'ENF-4R', 'B', { spots: unit('ENF-4R') }) };
    expect(numberOf(both)).toMatchObject({ number: 12, terms: { 'spotter-attacks': 1 } });
  });

  it('TC-FIN-03 FIN-07 the spotter’s own shots and blows are at +1', () => {
    const pieces = [CPLT, { ...SPOTTER, at: '0807 S' }, ENF];
    const own = (spots: Command) => {
      const play = begun({ pieces });
      declareAll(play, { 'CPLT-C1': LRM, 'HBK-4G': spots });
      const shot = play.events('ShotFired').find((one) => one.unit === 'HBK-4G');
      const kick = physicalAttackAt(play.game, play.unit('HBK-4G'), {
        kind: 'kick',
        limb: 'LL',
        target: unit('ENF-4R'),
      });
      return [shot?.toHit.number ?? 0, kick.ok ? kick.value.number : 0];
    };
    const [shot = 0, kick = 0] = own(attack('HBK-4G', 'ENF-4R', 'B'));
    expect(own(attack('HBK-4G', 'ENF-4R', 'B', { spots: unit('ENF-4R') }))).toEqual([shot + 1, kick + 1]);
  });

  it('TC-FIN-03 FIN-05 of two shooters at two targets only who fires at the one spotted can hit', () => {
    const second: FullPiece = { unit: 'CPLT-C1=Third', seat: 'defender-1', at: '0816 N' };
    const other: FullPiece = { unit: 'WVR-6R', seat: 'attacker', at: '0807 S' };
    const play = begun({ pieces: [CPLT, SPOTTER, second, ENF, other] });
    const letter = play.unit('Third').sheet.mounts.find(({ weapon }) => weapon.id === 'lrm-15')?.id ?? '';
    declareAll(play, {
      'CPLT-C1': LRM,
      Third: attack('Third', 'WVR-6R', letter, { mode: 'indirect' }),
      'HBK-4G': SPOT,
    });
    const outcomes = play.events('ShotFired').map((shot) => [shot.unit, shot.outcome]);
    expect(outcomes).toContainEqual(['CPLT-C1', 'hit']);
    expect(outcomes).toContainEqual(['Third', 'unspotted']);
  });

  it('FIN-06 of several spotters the one with the lowest total counts', () => {
    const third: FullPiece = { unit: 'LCT-1V=Third', seat: 'defender-1', at: '0508 NE' };
    const play = begun({ pieces: [CPLT, SPOTTER, third, ENF], moves: { 'HBK-4G': step('HBK-4G', 'walk', 'F') } });
    declareAll(play, { 'CPLT-C1': LRM, 'HBK-4G': SPOT, Third: attack('Third', '', '', { spots: unit('ENF-4R') }) });
    expect(lrm(play)?.toHit.terms.map(({ reason }) => reason)).not.toContain('spotter-walked');
  });

  it('FIN-08 with the option at `before` somebody must have declared first', () => {
    const play = begun({ options: { spotterOrder: 'before' } });
    const [question] = battletech.open(play.match);
    expect(question?.seat).toBe('defender-1');
    expect(play.refused('defender-1', LRM).code).toBe('battletech/no-spotter');
    declareAll(play, { 'HBK-4G': SPOT });
  });

  it('FIN-08 by default it is refused only when nobody can spot any more', () => {
    const { game } = begun();
    const withDeclared = (...ids: readonly string[]) => ({
      ...game,
      units: game.units.map((one) => ({ ...one, declared: ids.includes(one.id) })),
    });
    const shots = (state: typeof game) => fullShots(state, unitOf(state, unit('CPLT-C1')), 0, LRM.shots);
    expect(shots(withDeclared())).toMatchObject({ ok: true });
    const before = { ...game, options: { ...game.options, spotterOrder: 'before' } as const };
    expect(shots(before).ok).toBe(false);
    expect(shots({ ...before, options: { ...before.options, declare: 'sealed' } }).ok).toBe(true);
    expect(shots(withDeclared('HBK-4G'))).toMatchObject({
      ok: false,
      error: { code: 'battletech/no-spotter', params: { unit: 'CPLT-C1', target: 'ENF-4R' }, rule: 'FIN-05' },
    });
  });

  it('FIN-05 what a unit does not see it cannot spot', () => {
    const play = begun();
    expect(play.refused('defender-1', attack('CPLT-C1', '', '', { spots: unit('ENF-4R') })).code).toBe(
      'battletech/cannot-spot',
    );
  });

  it('FIN-05 it is asked by button where it serves somebody, and nowhere else', () => {
    const asked = (play: FullPlay) => {
      const next = attackChoice(play.game, play.unit('HBK-4G'), { twist: 'ahead' });
      return next.kind === 'pick' ? [next.blank, next.options.map(({ value }) => value)] : next.kind;
    };
    expect(asked(begun())).toEqual(['spot', ['none', 'ENF-4R']]);
    const seen = begun({ pieces: [{ ...CPLT, at: '0511 NE' }, SPOTTER, ENF] });
    expect(asked(seen)).not.toContain('spot');
    const done = attackChoice(begun().game, begun().unit('HBK-4G'), { twist: 'ahead', spot: 'ENF-4R', target: 'none' });
    expect(done).toMatchObject({ kind: 'done', command: { spots: 'ENF-4R', shots: [] } });
  });

  it('FIN-05 the opponent spots for fire that a friend has declared', () => {
    const play = begun();
    play.give('defender-1', LRM);
    const volleys = fullVolleys(play.game, play.unit('HBK-4G'));
    const worth = (one: (typeof volleys)[number]) => one.reasons.reduce((sum, { value }) => sum + value, 0);
    const [best] = volleys.toSorted((a, b) => worth(b) - worth(a));
    expect(best?.command).toMatchObject({ spots: 'ENF-4R' });
  });

  it('H-01 a declaration written before spotting was declared names nobody', () => {
    const [, second] = UPCASTS;
    const written = { type: 'FireDeclared', shots: [] };
    expect(second?.event(written)).toEqual({ ...written, spots: null });
    expect(second?.command({ type: 'attack' })).toEqual({ type: 'attack', spots: null });
    expect(second?.command({ type: 'pass' })).toEqual({ type: 'pass' });
  });
});

describe('FIN-51 TAG before all other fire', () => {
  /** The Catapult lobs; the Hunchback carries TAG as its letter A and a laser as its B, and sees the Enforcer. */
  function tagged(
    orders: Readonly<Record<string, Command>>,
    faces: number[] = [...MANY],
    pieces = [CPLT, SPOTTER, ENF],
  ) {
    const change = (one: StandardUnitSetup): StandardUnitSetup =>
      armed('HBK-4G', 'tag@RT medium-laser@LT')(armed('CPLT-C1', 'lrm-20@RA')(one));
    const play = beginFull({ pieces, hexes: HILL, change });
    passTo(play, 'attack');
    declareAll(play, orders, faces);
    return play;
  }
  const TAG = attack('HBK-4G', 'ENF-4R', 'A', { twist: 0 });
  const first = (play: FullPlay) => play.events('ShotFired')[0];

  it('FIN-51 it is fired first, whoever declared first, and what it hits counts as spotted', () => {
    const play = tagged({ 'CPLT-C1': LRM, 'HBK-4G': TAG }, [6, 6, ...MANY]);
    expect(first(play)).toMatchObject({ unit: 'HBK-4G', outcome: 'hit', tag: true });
    expect(lrm(play)).toMatchObject({ outcome: 'hit', toHit: { number: 5 } });
  });

  it('FIN-51 where it misses nobody has spotted', () => {
    const play = tagged({ 'CPLT-C1': LRM, 'HBK-4G': TAG }, [1, 1, ...MANY]);
    expect(first(play)).toMatchObject({ unit: 'HBK-4G', outcome: 'miss', tag: false });
    expect(lrm(play)).toMatchObject({ outcome: 'unspotted' });
  });

  it('FIN-07 it is free of both: its other attacks are no harder, nor is the fire that it guides', () => {
    const both = attack('HBK-4G', 'ENF-4R', 'A B', { twist: 0 });
    const play = tagged({ 'CPLT-C1': LRM, 'HBK-4G': both }, [6, 6, ...MANY]);
    const [tag, ...others] = play.events('ShotFired');
    const laser = others.find(({ unit: id }) => id === 'HBK-4G');
    expect(tag).toMatchObject({ mount: 'A' });
    expect(laser?.toHit.terms.map(({ reason }) => reason)).not.toContain('spotting');
    expect(lrm(play)?.toHit.terms.map(({ reason }) => reason)).not.toContain('spotter-attacks');
    expect(lrm(play)?.toHit.number).toBe(5);
  });

  it('FIN-51 it makes nothing a secondary target, and is at none', () => {
    const second: FullPiece = { unit: 'ENF-4R=Other', seat: 'attacker', at: '0806 S' };
    const play = tagged({}, [...MANY], [CPLT, SPOTTER, ENF, second]);
    const game = play.game;
    const shots = [...attack('HBK-4G', 'Other', 'A').shots, ...attack('HBK-4G', 'ENF-4R', 'B').shots];
    for (const order of [shots, shots.toReversed()]) {
      const found = fullShots({ ...game, phase: 'weapons' }, unitOf(game, unit('HBK-4G')), 0, order);
      if (!found.ok) throw new Error(found.error.code);
      for (const { toHit } of found.value)
        expect(toHit.terms.map(({ reason }) => reason).join()).not.toContain('secondary');
    }
  });

  it('FIN-51 its mark lasts for the turn', () => {
    const play = tagged({ 'HBK-4G': TAG }, [6, 6, ...MANY], [CPLT, { ...SPOTTER, at: '0908 NW' }, ENF]);
    expect(play.unit('HBK-4G').body.tags).toBe('ENF-4R');
    passTurn(play);
    expect(play.unit('HBK-4G').body.tags ?? null).toBeNull();
  });
});
