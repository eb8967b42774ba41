import { describe, expect, test } from 'vitest';
import { lacking, outgrown, type Standing } from '../../../src/rules/campaign/defiance.js';
import { factionId, provinceId } from '../../../src/rules/campaign/ids.js';
import type { Defiance } from '../../../src/rules/campaign/state.js';
import { A, B, C, Play, SETUP } from '../../support/campaign.js';

const TWO = { maxDefiance: '2' } as const;
const clans = (of: Readonly<Record<string, number>>): readonly Standing[] =>
  Object.entries(of).map(([clan, prestige]) => ({ clan: factionId(clan), prestige }));
const against = (clan: string, ...others: readonly string[]): readonly Defiance[] =>
  others.map((other) => ({ clan: factionId(clan), against: factionId(other) }));

describe('TC-CLN-03 the gap between the first and the last Clan', () => {
  test('CLN-08 10 brings the leader one, drawn among ranks 2 to 4', () => {
    expect(lacking(clans({ A: 15, B: 9, C: 7, D: 6, E: 5 }), [], TWO)).toEqual({ clan: 'A', among: ['B', 'C', 'D'] });
  });

  test('CLN-10 below 10 there is none, and the one that was there goes', () => {
    const standings = clans({ A: 15, B: 9, C: 7, D: 6, E: 6 });
    expect(lacking(standings, [], TWO)).toBeNull();
    expect(outgrown(standings, against('A', 'B'), TWO)).toEqual(against('A', 'B'));
  });

  test('CLN-11 20 brings a second, against another Clan', () => {
    const standings = clans({ A: 25, B: 9, C: 7, D: 6, E: 5 });
    expect(lacking(standings, against('A', 'C'), TWO)).toEqual({ clan: 'A', among: ['B', 'D'] });
    expect(lacking(standings, against('A', 'C', 'B'), TWO)).toBeNull();
  });

  test('AMB-CLN-05 below 20 the later one goes; a third at 30 is an option', () => {
    expect(outgrown(clans({ A: 24, B: 9, E: 5 }), against('A', 'C', 'B'), TWO)).toEqual(against('A', 'B'));
    const far = clans({ A: 35, B: 9, C: 7, D: 6, E: 5 });
    expect(lacking(far, against('A', 'C', 'B'), TWO)).toBeNull();
    expect(lacking(far, against('A', 'C', 'B'), { maxDefiance: '3' })).toEqual({ clan: 'A', among: ['D'] });
  });

  test('AMB-CLN-06 of three Clans both others; of those who share rank 4 both; nobody alone in the lead: none', () => {
    expect(lacking(clans({ A: 12, B: 2, C: 1 }), [], TWO)?.among).toEqual(['B', 'C']);
    expect(lacking(clans({ A: 15, B: 9, C: 7, D: 5, E: 5 }), [], TWO)?.among).toEqual(['B', 'C', 'D', 'E']);
    expect(lacking(clans({ A: 15, B: 15, C: 1 }), [], TWO)).toBeNull();
  });
});

describe('TC-CLN-22 a Defiance follows its bearer', () => {
  test('CLN-10 the gap is the bearer’s', () => {
    const now = clans({ A: 15, B: 16, C: 9, D: 7, E: 6 });
    expect(outgrown(now, against('A', 'B'), TWO)).toEqual(against('A', 'B'));
    expect(lacking(now, [], TWO)).toEqual({ clan: 'B', among: ['A', 'C', 'D'] });
  });

  test('AMB-CLN-36 while another leads, it keeps it, and the new leader draws one too', () => {
    const now = clans({ A: 15, B: 16, C: 9, D: 7, E: 5 });
    expect(outgrown(now, against('A', 'B'), TWO)).toEqual([]);
    expect(lacking(now, against('A', 'B'), TWO)?.clan).toBe('B');
  });
});

describe('Defiances in play', () => {
  const give = (play: Play, faction: typeof A, amount: number, faces: readonly number[] = []) =>
    play.rolling(faces, 'master', { type: 'award', faction, currency: 'prestige', amount, reason: 'a test' });

  test('CLN-08 the die says against whom; CLN-10 it ends with the gap', () => {
    const play = new Play();
    give(play, B, 2);
    expect(give(play, A, 10, [2]).at(-1)).toMatchObject({ type: 'DefianceArose', clan: 'a', against: 'c' });
    expect(give(play, A, -1).at(-1)).toEqual({ type: 'DefianceEnded', clan: 'a', against: 'c' });
  });

  test('CLN-11 below 20 the second ends and the first stays', () => {
    const play = new Play();
    give(play, A, 20, [1, 1]);
    const first = { clan: A, against: B };
    expect(play.state.defiances).toEqual([first, { clan: A, against: C }]);
    give(play, A, -1);
    expect(play.state.defiances).toEqual([first]);
    give(play, A, -10);
    expect(play.state.defiances).toEqual([]);
  });

  test('AMB-CLN-04 prestige below 0 counts as 0, or as it is', () => {
    const floored = new Play();
    give(floored, C, -5);
    expect(give(floored, A, 6).some(({ type }) => type === 'DefianceArose')).toBe(false);
    const plain = new Play({ ...SETUP, options: { prestigeFloor: 'off' } });
    give(plain, C, -5);
    expect(give(plain, A, 6, [1]).at(-1)).toMatchObject({ type: 'DefianceArose', against: 'b' });
  });

  test('CLN-09 two Clans that distrust or dislike each other go on no mission together', () => {
    const [a, ...others] = SETUP.factions;
    if (!a) throw new Error('no Clan');
    const raised = (play: Play) => {
      play.give(A, { type: 'raise', kind: 'raid', province: provinceId('at-x'), cocoons: [play.load('a', 0)] });
      const join = (who: string) =>
        play.refused(factionId(who), {
          type: 'join',
          mission: play.state.missions[0]?.id ?? ('' as never),
          side: 'attacker',
          cocoons: [play.load(who, 0)],
        });
      return [join('b')?.code, join('c')?.code, join('y')?.code];
    };
    const defiant = new Play();
    give(defiant, A, 10, [2]);
    expect(raised(defiant)).toEqual([undefined, 'campaign/defiance', 'campaign/other-kind']);
    const disliked = new Play({ ...SETUP, factions: [{ ...a, antipathies: [B] }, ...others] });
    expect(raised(disliked)).toEqual(['campaign/defiance', undefined, 'campaign/other-kind']);
  });
});
