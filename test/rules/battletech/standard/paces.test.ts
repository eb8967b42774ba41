import { describe, expect, it } from 'vitest';
import { battletech } from '../../../../src/rules/battletech/index.js';
import { possibleFullShots } from '../../../../src/rules/battletech/standard/gunnery.js';
import { possiblePhysicalAttacks } from '../../../../src/rules/battletech/standard/physical-attacks.js';
import type { Pace } from '../../../../src/rules/battletech/standard/types.js';
import { seated } from '../../../../src/rules/kernel/seats.js';
import { seat, unit } from '../../../support/quick-start.js';
import { attack, beginFull, passTo, passTurn, step, type FullPiece, type FullPlay } from '../../../support/standard.js';

/** Sprinting and evading (options `sprint`, `evade`). */

const HBK: FullPiece = { unit: 'HBK-4G', seat: 'defender', at: '0816 N' };
const ENF: FullPiece = { unit: 'ENF-4R', seat: 'attacker', at: '0805 S' };
const BOTH = { sprint: 'on', evade: 'on' };
const begin = (options: Readonly<Record<string, string>> = BOTH, piece = HBK): FullPlay =>
  beginFull({ pieces: [piece, ENF], options });
const at = (pace: Pace, steps: string, more: object = {}) => step('HBK-4G', 'run', steps, { pace, ...more });

/** What the seat can pick for the way it moves, with the facts of each. */
function offered(play: FullPlay): Readonly<Record<string, unknown>> {
  const choice = battletech.choices(battletech.view(play.match, seated(seat('defender'))), seat('defender'), {});
  if (choice.kind !== 'pick') throw new Error(choice.kind);
  return Object.fromEntries(choice.options.map(({ value, facts }) => [value, facts]));
}

/** The terms of the enemy's shots at the Hunchback. */
const against = (play: FullPlay) =>
  possibleFullShots(play.game, play.unit('ENF-4R'), 0, play.unit('HBK-4G'))[0]?.toHit.terms ?? [];

describe('ADV-01 sprint', () => {
  it('ADV-01 sprint: twice the walking MP, 3 heat, and 1 easier to hit; a run would not have got there', () => {
    const play = begin();
    const away = 'FFFFFFFF';
    expect(play.refused('defender', step('HBK-4G', 'run', away))).toMatchObject({
      code: 'battletech/not-enough-mp',
      params: { need: 8, have: 6 },
    });
    play.give('defender', at('sprint', away));
    expect(play.last('PaceTaken')).toMatchObject({ unit: 'HBK-4G', pace: 'sprint' });
    expect(play.unit('HBK-4G')).toMatchObject({ place: { hex: '0808' }, moved: { mode: 'run', mp: 8, entered: 8 } });
    expect(against(play)).toContainEqual({ reason: 'target-sprinted', value: -1 });
    passTurn(play);
    expect(play.events('HeatTold').find(({ unit: one }) => one === 'HBK-4G')?.sources).toEqual([
      { source: 'sprinted', heat: 3 },
    ]);
    // The next turn knows nothing of it.
    expect(play.unit('HBK-4G').body.pace).toBe(null);
    expect(play.refused('defender', step('HBK-4G', 'run', 'LFFFFFF'))).toMatchObject({ params: { have: 6 } });
  });

  it('ADV-01 sprint: no shot, no blow, no spotting, and it is not asked for any', () => {
    const play = begin(BOTH, { ...HBK, at: '0808 N' });
    play.give('defender', at('sprint', 'FF'));
    expect(possibleFullShots(play.game, play.unit('HBK-4G'), 0, play.unit('ENF-4R'))).toEqual([]);
    expect(possiblePhysicalAttacks(play.game, play.unit('HBK-4G'))).toEqual([]);
    passTo(play, 'attack');
    expect(play.awaited).toEqual(['attacker:attack']);
    const given = [attack('HBK-4G', 'ENF-4R', 'A'), { ...attack('HBK-4G', '', ''), spots: unit('ENF-4R') }];
    for (const order of given) expect(play.events('FireDeclared').length, order.type).toBe(1);
  });

  it('ADV-01 sprint: with MASC two and a half times the walk', () => {
    const play = begin(BOTH, { ...HBK, unit: 'DASHER=HBK-4G' });
    const { walk } = play.unit('HBK-4G').sheet;
    expect(offered(play)).toMatchObject({ sprint: { mp: 2 * walk } });
    play.give('defender', { type: 'masc', unit: unit('HBK-4G') }, [6, 6]);
    expect(offered(play)).toMatchObject({ sprint: { mp: Math.ceil(2.5 * walk) } });
    play.give('defender', at('sprint', `F${'R'.repeat(18)}`));
    expect(play.unit('HBK-4G').moved?.mp).toBe(19);
  });

  it('ADV-01, ADV-02 off unless the match has them, and a state without them is written as before', () => {
    const play = begin({});
    expect(play.game.options).not.toHaveProperty('sprint');
    for (const pace of ['sprint', 'evade'] as const) {
      expect(offered(play)).not.toHaveProperty(pace);
      expect(play.refused('defender', at(pace, 'F'))).toMatchObject({
        code: 'battletech/pace-off',
        params: { unit: 'HBK-4G', pace },
        rule: pace === 'sprint' ? 'ADV-01' : 'ADV-02',
      });
    }
  });

  it('ADV-01, ADV-02 begin on the feet, at a run, and charge nobody', () => {
    const play = begin();
    expect(play.refused('defender', at('evade', 'F', { mode: 'walk' })).code).toBe('battletech/pace-runs');
    play.give('defender', step('HBK-4G', 'walk', '', { prone: true }));
    passTurn(play);
    expect(play.refused('defender', at('sprint', 'F')).code).toBe('battletech/pace-too-late');
    const near = begin(BOTH, { ...HBK, at: '0808 N' });
    near.alter('ENF-4R', (one) => ({ ...one, body: { ...one.body, shutdown: true } }));
    expect(near.refused('defender', at('sprint', 'F', { charge: unit('ENF-4R') }))).toMatchObject({
      code: 'battletech/pace-no-attack',
      params: { unit: 'HBK-4G', pace: 'sprint' },
    });
  });

  it('ADV-01, ADV-02 by buttons: the pace, then the way with its MP', () => {
    const play = begin();
    expect(offered(play)).toMatchObject({ sprint: { mp: 8 }, evade: { mp: 6 } });
    const view = battletech.view(play.match, seated(seat('defender')));
    const next = (path?: string) =>
      battletech.choices(view, seat('defender'), { mode: 'sprint', ...(path === undefined ? {} : { path }) });
    expect(next()).toMatchObject({ kind: 'path', facts: { mode: 'sprint', max: 8 } });
    expect(next('FFFFFFFF.')).toEqual({ kind: 'done', command: at('sprint', 'FFFFFFFF') });
  });
});

describe('ADV-02 evade', () => {
  it('ADV-02 evade: a run, 2 heat, +1 to hit it by shot and blow; not once it lies', () => {
    const play = begin();
    play.give('defender', at('evade', 'FFFF'));
    expect(against(play)).toContainEqual({ reason: 'target-evades', value: 1 });
    play.alter('HBK-4G', (one) => ({ ...one, body: { ...one.body, prone: true } }));
    expect(against(play).map(({ reason }) => reason)).not.toContain('target-evades');
    play.alter('HBK-4G', (one) => ({ ...one, body: { ...one.body, prone: false } }));
    passTurn(play);
    expect(play.events('HeatTold').find(({ unit: one }) => one === 'HBK-4G')?.sources).toEqual([
      { source: 'ran', heat: 2 },
    ]);
  });

  it('ADV-02 evade: no attack, but an eye for what others may shoot at', () => {
    const play = beginFull({
      pieces: [HBK, { unit: 'CPLT-C1', seat: 'defender', at: '0117 N' }, ENF],
      options: BOTH,
      hexes: { '0207': { woods: 2 }, '0208': { woods: 2 } },
    });
    play.give('defender', at('evade', 'FF'));
    passTo(play, 'attack');
    expect(play.refused('defender', attack('HBK-4G', 'ENF-4R', 'A'))).toMatchObject({
      code: 'battletech/pace-no-attack',
      params: { pace: 'evade' },
    });
    play.give('defender', { ...attack('HBK-4G', '', ''), spots: unit('ENF-4R') });
    expect(play.last('FireDeclared').spots).toBe('ENF-4R');
  });
});
