import { describe, expect, it } from 'vitest';
import { facing } from '../../../../src/rules/geometry/hex/facing.js';
import { battletech } from '../../../../src/rules/battletech/index.js';
import { move } from '../../../../src/rules/battletech/movement.js';
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
