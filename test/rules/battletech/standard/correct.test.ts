import { describe, expect, it } from 'vitest';
import { facing } from '../../../../src/rules/geometry/hex/facing.js';
import { battletech } from '../../../../src/rules/battletech/index.js';
import { move } from '../../../../src/rules/battletech/movement.js';
import {
  fullFactOf,
  fullFactProblem,
  slotNamed,
  withFullFact,
  type FullFact,
} from '../../../../src/rules/battletech/standard/correct.js';
import { binId, type Body } from '../../../../src/rules/battletech/standard/types.js';
import type { StandardUnit } from '../../../../src/rules/battletech/types.js';
import type { Location } from '../../../../src/rules/battletech/vocabulary.js';
import { refuse, type Refusal } from '../../../../src/rules/kernel/refusal.js';
import { complete } from '../../../support/complete.js';
import { scriptedDice } from '../../../../src/rules/kernel/dice.js';
import { hex } from '../../../support/quick-start.js';
import { beginFull } from '../../../support/standard.js';
import { enactMotion } from '../../../support/deciding.js';

describe('Facts set right at the standard level', () => {
  const play = beginFull({
    pieces: [
      { unit: 'HBK-4G', seat: 'defender', at: '0812 N' },
      { unit: 'ENF-4R', seat: 'attacker', at: '0808 S' },
    ],
  });
  const set = (to: number, which = 'CT') =>
    enactMotion(
      battletech,
      play.match,
      { kind: 'correct', facts: [{ of: 'HBK-4G', set: 'armour', which, to }], reason: 'test' },
      { by: null, warrant: 'arbiter', at: 0 },
      scriptedDice([]),
    );

  it('armour at 0 lays the structure open; it costs no location and no unit', () => {
    const done = set(0);
    if (!done.ok) throw new Error(done.error.code);
    const after = done.value.reduce((state, event) => battletech.evolve(state, event), play.match);
    expect(after.game.units[0]).toMatchObject({
      status: 'active',
      armor: { CT: 0 },
      lost: [],
      body: { structure: { CT: 16 } },
    });
  });

  it.each([
    ['heat', null, 9, { heat: 9 }],
    ['wounds', null, 2, { pilot: { hits: 2 } }],
    ['structure', 'CT', 3, { structure: { CT: 3 } }],
    ['prone', null, 'yes', { prone: true }],
    ['shutdown', null, 'yes', { shutdown: true }],
  ])('%s %s %s', (fact, which, to, body) => {
    const done = enactMotion(
      battletech,
      play.match,
      { kind: 'correct', facts: [{ of: 'HBK-4G', set: fact, which, to }], reason: 'test' },
      { by: null, warrant: 'arbiter', at: 0 },
      scriptedDice([]),
    );
    if (!done.ok) throw new Error(done.error.code);
    const after = done.value.reduce((state, event) => battletech.evolve(state, event), play.match);
    expect(after.game.units[0]).toMatchObject({ body });
  });

  const fact = (set: string, which: string, to: string | number) =>
    enactMotion(
      battletech,
      play.match,
      { kind: 'correct', facts: [{ of: 'HBK-4G', set, which, to }], reason: 'test' },
      { by: null, warrant: 'arbiter', at: 0 },
      scriptedDice([]),
    );

  it('a critical slot is struck or whole again, by its number on the sheet', () => {
    const struck = (match: typeof play.match, to: string) => {
      const done = enactMotion(
        battletech,
        match,
        { kind: 'correct', facts: [{ of: 'HBK-4G', set: 'slot', which: 'RT-1', to }], reason: 'test' },
        { by: null, warrant: 'arbiter', at: 0 },
        scriptedDice([]),
      );
      if (!done.ok) throw new Error(done.error.code);
      return done.value.reduce((state, event) => battletech.evolve(state, event), match);
    };
    const lost = struck(play.match, 'lost');
    expect(lost.game.units[0]?.body?.struck.RT).toEqual([0]);
    expect(struck(lost, 'lost').game.units[0]?.body?.struck.RT).toEqual([0]);
    expect(struck(lost, 'ok').game.units[0]?.body?.struck.RT).toEqual([]);
  });

  it('nothing is struck where the sheet has nothing, and no unit goes out by a slot', () => {
    expect(fact('slot', 'HD-9', 'lost')).toMatchObject({
      error: {
        code: 'battletech/fact-no-slot',
        params: { unit: 'HBK-4G', given: 'HD-9', known: ['HD-1', 'HD-2', 'HD-3', 'HD-4', 'HD-5', 'HD-6'] },
      },
    });
    expect(fact('slot', 'HD-3', 'lost')).toMatchObject({
      error: { code: 'battletech/fact-deadly', params: { unit: 'HBK-4G', given: 'HD-3' } },
    });
    expect(fact('slot', 'XX-3', 'lost')).toMatchObject({ error: { code: 'battletech/fact-unknown' } });
  });

  it('no more than the sheet has', () => {
    expect(set(27)).toMatchObject({
      ok: false,
      error: { code: 'battletech/fact-out-of-range', params: { unit: 'HBK-4G', given: 27, least: 0, most: 26 } },
    });
  });

  it('P-20 a bin is filled or emptied by its name; one that the sheet has not is refused with those that it has', () => {
    const [bin] = play.unit('HBK-4G').ammo;
    if (!bin) throw new Error('no bin');
    const done = fact('bin', bin.stowed.id, 2);
    if (!done.ok) throw new Error(done.error.code);
    const after = done.value.reduce((state, event) => battletech.evolve(state, event), play.match);
    expect(after.game.units[0]?.ammo[0]).toEqual({ ...bin, left: 2 });
    const known = play.unit('HBK-4G').ammo.map(({ stowed }) => stowed.id);
    expect(fact('bin', 'LL-9', 2)).toMatchObject({
      error: { code: 'battletech/no-such-bin', params: { bin: 'LL-9', known }, rule: 'SEQ-08' },
    });
    expect(fact('bin', bin.stowed.id, 'lost')).toMatchObject({ error: { code: 'battletech/fact-unknown' } });
  });

  it('P-20 structure is from 1 to what the sheet has: a location goes by going back to the shot', () => {
    for (const to of [0, 17])
      expect(fact('structure', 'CT', to)).toMatchObject({
        error: { code: 'battletech/fact-out-of-range', params: { unit: 'HBK-4G', given: to, least: 1, most: 16 } },
      });
  });

  it('UNI-41 nobody is put where they could not stay, and who is there all the same may stand still', () => {
    const wet = beginFull({
      pieces: [
        { unit: 'MOTOR-RIFLE', seat: 'defender', at: '0812 N' },
        { unit: 'ENF-4R', seat: 'attacker', at: '0808 S' },
      ],
      hexes: { '0813': { water: 1 } },
    });
    const done = enactMotion(
      battletech,
      wet.match,
      { kind: 'correct', facts: [{ of: 'MOTOR-RIFLE', set: 'place', which: null, to: '0813 N' }], reason: 'test' },
      { by: null, warrant: 'arbiter', at: 0 },
      scriptedDice([]),
    );
    expect(done).toMatchObject({
      error: {
        code: 'battletech/no-ground-for',
        params: { unit: 'MOTOR-RIFLE', hex: '0813', ground: 'water', motive: 'foot' },
      },
    });
    const afloat = { ...wet.unit('MOTOR-RIFLE'), place: { hex: hex('0813'), facing: facing(0) } };
    expect(move(wet.game, afloat, 'stand', '', false)).toMatchObject({ ok: true, value: { to: { hex: '0813' } } });
    expect(move(wet.game, afloat, 'walk', 'RL', false)).toMatchObject({
      error: {
        code: 'battletech/no-ground-for',
        params: { unit: 'MOTOR-RIFLE', hex: '0813', ground: 'water' },
        rule: 'UNI-12',
      },
    });
  });
});

describe('P-20 facts of the standard level, as they are read', () => {
  it.each<readonly [string, string | null, string | number, object | null]>([
    ['heat', null, 9, { to: 9 }],
    ['heat', null, 'yes', null],
    ['wounds', null, 2, { to: 2 }],
    ['wounds', null, 'two', null],
    ['structure', 'CT', 3, { which: 'CT', to: 3 }],
    ['structure', 'CT', 'lost', null],
    ['structure', 'XX', 3, null],
    ['structure', null, 3, null],
    ['bin', 'RT-1', 3, { which: 'RT-1', to: 3 }],
    ['bin', 'RT-1', 'lost', null],
    ['bin', null, 3, null],
    ['slot', 'ct-4', 'lost', { which: 'CT-4', to: 'lost' }],
    ['slot', 'CT-4', 'ok', { which: 'CT-4', to: 'ok' }],
    ['slot', 'CT-4', 'yes', null],
    ['slot', null, 'lost', null],
    ['prone', null, 'yes', { to: 'yes' }],
    ['prone', null, 'no', { to: 'no' }],
    ['prone', null, 'lost', null],
    ['shutdown', null, 'no', { to: 'no' }],
    ['shutdown', null, 1, null],
    ['morale', null, 'yes', null],
  ])('%s %s %s', (set, which, to, found) => {
    expect(fullFactOf({ of: 'HBK-4G', set, which, to })).toEqual(found && { set, ...found });
  });

  it.each([
    ['CT-1', 'CT-1'],
    ['rt-12', 'RT-12'],
    ['CT-0', null],
    ['CT-123', null],
    ['CT-1x', null],
    ['CT-x1', null],
    ['CT', null],
    ['XX-1', null],
    ['', null],
  ])('the slot %s: %s', (text, name) => {
    expect(slotNamed(text)).toBe(name);
  });
});

describe('P-20 facts of the standard level, as they are set', () => {
  const begun = beginFull({
    pieces: [
      { unit: 'HBK-4G', seat: 'defender', at: '0812 N' },
      { unit: 'ENF-4R', seat: 'attacker', at: '0808 S' },
    ],
  });
  const whole = begun.unit('HBK-4G');
  const [bin, other] = whole.ammo;
  if (!bin || !other) throw new Error('two bins');
  const having = (body: Partial<Body>, lost: readonly Location[] = []): StandardUnit => ({
    ...whole,
    lost,
    body: { ...whole.body, ...body },
  });
  const struck = (at: Partial<Body['struck']>): Partial<Body> => ({ struck: { ...whole.body.struck, ...at } });
  const range = (given: number, least: number, most: number) =>
    refuse('battletech/fact-out-of-range', { unit: 'HBK-4G', given, least, most });
  const deadly = (given: string) => refuse('battletech/fact-deadly', { unit: 'HBK-4G', given });

  it.each<readonly [string, FullFact, StandardUnit, Refusal | null]>([
    ['no heat', { set: 'heat', to: 0 }, whole, null],
    ['all the heat that it bears', { set: 'heat', to: 29 }, whole, null],
    ['more', { set: 'heat', to: 30 }, whole, range(30, 0, 29)],
    ['less than none', { set: 'heat', to: -1 }, whole, range(-1, 0, 29)],
    ['half a point', { set: 'heat', to: 1.5 }, whole, range(1.5, 0, 29)],
    ['no wounds', { set: 'wounds', to: 0 }, whole, null],
    ['five', { set: 'wounds', to: 5 }, whole, null],
    ['the sixth kills', { set: 'wounds', to: 6 }, whole, range(6, 0, 5)],
    ['the last point of structure', { set: 'structure', which: 'CT', to: 1 }, whole, null],
    ['all of it', { set: 'structure', which: 'CT', to: 16 }, whole, null],
    ['one more', { set: 'structure', which: 'CT', to: 17 }, whole, range(17, 1, 16)],
    ['none where it is gone', { set: 'structure', which: 'LA', to: 0 }, having({}, ['LA']), null],
    ['some where it is gone', { set: 'structure', which: 'LA', to: 1 }, having({}, ['LA']), range(1, 0, 0)],
    [
      'a turret that it has not',
      { set: 'structure', which: 'TU', to: 1 },
      whole,
      refuse(
        'battletech/no-such-location',
        { unit: 'HBK-4G', location: 'TU', known: ['HD', 'CT', 'LT', 'RT', 'LA', 'RA', 'LL', 'RL'] },
        'SEQ-12',
      ),
    ],
    ['a full bin', { set: 'bin', which: bin.stowed.id, to: bin.full }, whole, null],
    ['one round more', { set: 'bin', which: bin.stowed.id, to: bin.full + 1 }, whole, range(bin.full + 1, 0, bin.full)],
    [
      'a bin that it has not',
      { set: 'bin', which: binId('LL-9'), to: 1 },
      whole,
      refuse(
        'battletech/no-such-bin',
        { unit: 'HBK-4G', mount: '', weapon: '', bin: 'LL-9', known: [bin.stowed.id, other.stowed.id] },
        'SEQ-08',
      ),
    ],
    ['a second hit on the engine', { set: 'slot', which: 'CT-2', to: 'lost' }, having(struck({ CT: [0] })), null],
    ['a third', { set: 'slot', which: 'CT-3', to: 'lost' }, having(struck({ CT: [0, 1] })), deadly('CT-3')],
    ['the cockpit', { set: 'slot', which: 'HD-3', to: 'lost' }, whole, deadly('HD-3')],
    ['what is whole beside it', { set: 'slot', which: 'HD-1', to: 'ok' }, having(struck({ HD: [2] })), null],
    [
      'a slot of an arm that is gone',
      { set: 'slot', which: 'LA-1', to: 'lost' },
      having({}, ['LA']),
      refuse('battletech/fact-no-slot', { unit: 'HBK-4G', given: 'LA-1', known: [] }),
    ],
    ['that it lies', { set: 'prone', to: 'yes' }, whole, null],
    ['that it is shut down', { set: 'shutdown', to: 'yes' }, whole, null],
  ])('%s', (_, fact, one, why) => {
    expect(complete(fullFactProblem(one, fact))).toEqual(why);
  });

  it.each<readonly [string, FullFact, Partial<Body>, Partial<Body>]>([
    ['it lies', { set: 'prone', to: 'yes' }, {}, { prone: true }],
    ['it stands', { set: 'prone', to: 'no' }, { prone: true }, { prone: false }],
    ['it is shut down', { set: 'shutdown', to: 'yes' }, {}, { shutdown: true }],
    ['it runs', { set: 'shutdown', to: 'no' }, { shutdown: true }, { shutdown: false }],
    [
      'one slot more is struck',
      { set: 'slot', which: 'CT-2', to: 'lost' },
      struck({ CT: [0] }),
      struck({ CT: [0, 1] }),
    ],
    ['one slot less', { set: 'slot', which: 'CT-1', to: 'ok' }, struck({ CT: [0, 1] }), struck({ CT: [1] })],
    ['as many wounds', { set: 'wounds', to: 3 }, {}, { pilot: { ...whole.body.pilot, hits: 3 } }],
  ])('%s, and nothing else is otherwise', (_, fact, before, after) => {
    expect(withFullFact(having(before), fact)).toEqual(having(after));
  });

  it('one bin has so many rounds, and the others what they had', () => {
    expect(withFullFact(whole, { set: 'bin', which: other.stowed.id, to: 2 }).ammo).toEqual([
      bin,
      { ...other, left: 2 },
    ]);
  });

  it('CLN-47 a reactor that runs has not been shorted out; one that is shut down may have been', () => {
    const wet = having({ shutdown: true, shorted: true });
    expect(withFullFact(wet, { set: 'shutdown', to: 'no' })).toEqual(having({ shutdown: false }));
    expect(withFullFact(wet, { set: 'shutdown', to: 'yes' })).toEqual(wet);
  });

  it('CLN-46 of what water has stopped a slot of which it is said how it is has dried, and no other', () => {
    const wet = having({ stopped: { RT: [0, 1], LT: [2] } });
    expect(withFullFact(wet, { set: 'slot', which: 'RT-1', to: 'ok' }).body.stopped).toEqual({ RT: [1], LT: [2] });
    expect(withFullFact(wet, { set: 'slot', which: 'LT-3', to: 'lost' }).body.stopped).toEqual({ RT: [0, 1] });
    const last = withFullFact(having({ stopped: { LT: [2] } }), { set: 'slot', which: 'LT-3', to: 'ok' });
    expect(last).toEqual(whole);
  });
});
