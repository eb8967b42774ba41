import { describe, expect, it } from 'vitest';
import { battletech } from '../../../../src/rules/battletech/index.js';
import { scriptedDice } from '../../../../src/rules/kernel/dice.js';
import { beginFull } from '../../../support/standard.js';

describe('Facts set right at the standard level', () => {
  const play = beginFull({
    pieces: [
      { unit: 'HBK-4G', seat: 'defender', at: '0812 N' },
      { unit: 'ENF-4R', seat: 'attacker', at: '0808 S' },
    ],
  });
  const set = (to: number, which = 'CT') =>
    battletech.enact(
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
    const done = battletech.enact(
      play.match,
      { kind: 'correct', facts: [{ of: 'HBK-4G', set: fact, which, to }], reason: 'test' },
      { by: null, warrant: 'arbiter', at: 0 },
      scriptedDice([]),
    );
    if (!done.ok) throw new Error(done.error.code);
    const after = done.value.reduce((state, event) => battletech.evolve(state, event), play.match);
    expect(after.game.units[0]).toMatchObject({ body });
  });

  it('no more than the sheet has', () => {
    expect(set(27)).toMatchObject({ ok: false, error: { code: 'battletech/fact-out-of-range', params: { most: 26 } } });
  });
});
