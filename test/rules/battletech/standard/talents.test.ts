import { describe, expect, it } from 'vitest';
import { DamageResolution } from '../../../../src/rules/battletech/standard/damage-resolution.js';
import { possibleFullShots } from '../../../../src/rules/battletech/standard/gunnery.js';
import { possiblePhysicalAttacks } from '../../../../src/rules/battletech/standard/physical-attacks.js';
import { pilotingNumber } from '../../../../src/rules/battletech/standard/piloting.js';
import { TALENTS, type Pilot, type Talent } from '../../../../src/rules/battletech/standard/pilot.js';
import { land } from '../../../../src/rules/battletech/standard/wounds.js';
import { scriptedDice } from '../../../../src/rules/kernel/dice.js';
import type { StandardUnitSetup } from '../../../../src/rules/battletech/types.js';
import { attack, beginFull, passTo, passTurn, type FullPiece, type FullPlay } from '../../../support/standard.js';

/** What pilots can do besides their skills (options `talents`, `edge`). */

const CPLT: FullPiece = { unit: 'CPLT-C1', seat: 'defender', at: '0816 N' };
const ENF: FullPiece = { unit: 'ENF-4R', seat: 'attacker', at: '0803 S' };
const ON = { talents: 'on', edge: 'on' };

const gifts =
  (id: string, given: Pick<Pilot, 'talents' | 'edge'>) =>
  (setup: StandardUnitSetup): StandardUnitSetup =>
    setup.id === id && setup.pilot ? { ...setup, pilot: { ...setup.pilot, ...given } } : setup;

const begin = (talent: Talent | null, pieces: readonly FullPiece[] = [CPLT, ENF], options = ON): FullPlay =>
  beginFull({ pieces, options, change: gifts('CPLT-C1', talent ? { talents: [talent] } : {}) });

/** The number of its first shot, as it moved. */
function number(play: FullPlay, mode: 'stand' | 'run' | 'jump' = 'stand'): number | undefined {
  play.alter('CPLT-C1', (one) => ({ ...one, moved: { mode, steps: '', path: [], mp: 0, entered: 0 } }));
  return possibleFullShots(play.game, play.unit('CPLT-C1'), 0, play.unit('ENF-4R'))[0]?.toHit.number;
}

describe('ADV-04 talents', () => {
  it('ADV-04 a marksman shoots better at long range, one who shoots on the move after a run or a jump', () => {
    const near = { ...ENF, at: '0806 S' };
    expect([number(begin('marksman')), number(begin(null))]).toEqual([6, 6]);
    const far = { ...CPLT, at: '0817 N' };
    const long = { ...ENF, at: '0802 S' };
    expect([number(begin('marksman', [far, long])), number(begin(null, [far, long]))]).toEqual([7, 8]);
    expect([number(begin('marksman', [CPLT, near])), number(begin(null, [CPLT, near]))]).toEqual([6, 6]);
    expect([number(begin('moving-gunner'), 'run'), number(begin(null), 'run')]).toEqual([7, 8]);
    expect([number(begin('moving-gunner'), 'jump'), number(begin(null), 'jump')]).toEqual([8, 9]);
    expect(number(begin('moving-gunner'))).toBe(6);
  });

  it('ADV-04 an artillerist fires indirectly better, a juggler at the second target', () => {
    const spotter: FullPiece = { unit: 'LCT-1V', seat: 'defender', at: '0703 N' };
    const hexes = { '0809': { level: 4 }, '0810': { level: 4 }, '0709': { level: 4 }, '0909': { level: 4 } };
    const lob = (talent: Talent | null): number | undefined => {
      const play = beginFull({
        pieces: [CPLT, spotter, ENF],
        options: ON,
        hexes,
        change: gifts('CPLT-C1', talent ? { talents: [talent] } : {}),
      });
      return number(play);
    };
    expect([lob('artillerist'), lob(null)]).toEqual([6, 7]);
    const other: FullPiece = { unit: 'WVR-6R', seat: 'attacker', at: '0703 S' };
    const second = (talent: Talent | null) => {
      const play = begin(talent, [CPLT, ENF, other]);
      passTo(play, 'attack');
      passTo(play, 'attack');
      const order = attack('CPLT-C1', 'ENF-4R', 'A');
      const [first] = order.shots;
      const shots = first
        ? [first, { ...first, mount: 'B' as typeof first.mount, target: other.unit as typeof first.target }]
        : [];
      for (let i = 0; i < 3 && !play.awaited.includes('defender:attack'); i++) play.give('attacker', { type: 'pass' });
      play.give('defender', { ...order, shots });
      return play.last('FireDeclared').shots.map(({ toHit }) => toHit.number);
    };
    expect([second('juggler'), second(null)]).toEqual([
      [6, 6],
      [6, 7],
    ]);
  });

  it('ADV-04 a brawler strikes better, the surefooted keep their feet', () => {
    const close = { ...ENF, at: '0815 S' };
    const blow = (talent: Talent | null) => {
      const play = begin(talent, [CPLT, close]);
      return possiblePhysicalAttacks(play.game, play.unit('CPLT-C1')).find(({ attack: { kind } }) => kind === 'kick')
        ?.toHit.number;
    };
    expect([blow('brawler'), blow(null)]).toEqual([2, 3]);
    const steers = (talent: Talent | null) => pilotingNumber(begin(talent).unit('CPLT-C1'), 'damage-20').number;
    expect([steers('surefooted'), steers(null)]).toEqual([5, 6]);
  });

  it('AMB-CLN-11 who is trained in physical attacks strikes better, step by step', () => {
    const play = begin(null, [CPLT, { ...ENF, at: '0815 S' }]);
    play.alter('CPLT-C1', (one) => ({
      ...one,
      body: { ...one.body, pilot: { ...one.body.pilot, bonuses: { physical: 2 } } },
    }));
    const [kick] = possiblePhysicalAttacks(play.game, play.unit('CPLT-C1')).filter(
      ({ attack: { kind } }) => kind === 'kick',
    );
    expect(kick?.toHit.number).toBe(1);
    expect(kick?.toHit.terms).toContainEqual({ reason: 'bonus-physical', value: -2 });
  });

  it('ADV-04 the cool-headed hold reactor and ammunition better, the iron-willed stay awake', () => {
    const hot = (talent: Talent | null): FullPlay => {
      const play = begin(talent);
      passTo(play, 'attack');
      play.alter('CPLT-C1', (one) => ({ ...one, body: { ...one.body, heat: 40 } }));
      return play;
    };
    const avoided = (talent: Talent | null) => {
      const play = hot(talent);
      play.alter('CPLT-C1', (one) => ({ ...one, body: { ...one.body, heat: 38 } }));
      passTurn(play, [6, 6, 6, 6, 6, 6, 1, 1, 6, 6]);
      return [play.last('ShutDown').avoidance.need, play.last('AmmoHeated').avoidance.need];
    };
    expect([avoided('cool-headed'), avoided(null)]).toEqual([
      [7, 5],
      [8, 6],
    ]);
    const woken = (talent: Talent | null) => {
      const play = begin(talent);
      play.alter('CPLT-C1', (one) => ({
        ...one,
        body: { ...one.body, pilot: { ...one.body.pilot, hits: 2, out: 0 } },
      }));
      passTurn(play, [6, 6, 1, 1, 6, 6]);
      return play.last('PilotWoke').need;
    };
    expect([woken('iron-willed'), woken(null)]).toEqual([4, 5]);
  });

  it('ADV-04, ADV-05 a match without the options knows none of either', () => {
    const play = beginFull({ pieces: [CPLT, ENF], change: gifts('CPLT-C1', { talents: TALENTS, edge: 2 }) });
    expect(play.unit('CPLT-C1').body.pilot).toEqual({ gunnery: 4, piloting: 5, hits: 0, out: null });
  });
});

describe('ADV-05 edge', () => {
  const AHEAD = { table: 'full', side: 'front', cover: false } as const;
  /** Five points on one with so much edge, by these dice. */
  const hit = (edge: number, faces: readonly number[]) => {
    const play = beginFull({ pieces: [CPLT, ENF], options: ON, change: gifts('CPLT-C1', { edge }) });
    const dice = scriptedDice(faces);
    const resolution = new DamageResolution(play.unit('CPLT-C1'), dice, 1);
    return { wound: land(resolution, AHEAD, 5, dice), pilot: resolution.unit.body.pilot };
  };

  it.each([
    ['head', [6, 6]],
    ['through', [1, 1]],
  ] as const)('ADV-05 a hit of the kind %s falls elsewhere, as long as there is edge', (over, faces) => {
    const { wound, pilot } = hit(1, [...faces, 3, 4]);
    expect(wound).toMatchObject({ location: 'CT', roll: { faces: [3, 4] } });
    expect(wound.harm.map(({ harm }) => harm)).toEqual(['edge', 'armor']);
    expect(wound.harm[0]).toMatchObject({ over, left: 0, roll: { faces } });
    expect(pilot.edge).toBe(0);
  });

  it('ADV-05 the second roll stands, and a failed roll to stay conscious is made again; without edge nothing is', () => {
    // The head twice; 3 to stay awake, 2 and then 3.
    const { wound, pilot } = hit(2, [6, 6, 6, 6, 1, 1, 1, 2]);
    expect(wound.location).toBe('HD');
    expect(wound.harm.flatMap((step) => (step.harm === 'edge' ? [step.over] : []))).toEqual(['head', 'consciousness']);
    expect(pilot).toMatchObject({ edge: 0, hits: 1, out: null });
    const plain = hit(0, [6, 6, 1, 1]);
    expect(plain.wound.harm.map(({ harm }) => harm)).not.toContain('edge');
    expect(plain.pilot).toMatchObject({ hits: 1, out: 1 });
  });
});
