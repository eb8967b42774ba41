import { describe, expect, it } from 'vitest';
import { turnOrder } from '../../../../src/rules/kernel/alternation.js';
import { attackRule } from '../../../../src/rules/battletech/standard/fire-phase.js';
import { isIdle } from '../../../../src/rules/battletech/standard/idle.js';
import type { StandardUnit } from '../../../../src/rules/battletech/types.js';
import type { Body } from '../../../../src/rules/battletech/standard/types.js';
import { sideId } from '../../../../src/rules/kernel/ids.js';
import { hex, noFire, stand } from '../../../support/quick-start.js';
import {
  attack,
  beginFull,
  marked,
  passTo,
  passTurn,
  roll,
  step,
  strike,
  type FullPiece,
} from '../../../support/standard.js';

const HBK: FullPiece = { unit: 'HBK-4G', seat: 'defender', at: '0812 N' };
const ENF: FullPiece = { unit: 'ENF-4R', seat: 'attacker', at: '0808 S' };
const duel = { pieces: [HBK, ENF] };
const many = (count: number, model: string, seat: string, row: string): readonly FullPiece[] =>
  Array.from({ length: count }, (_, i) => ({
    unit: `${model}=${seat}${i + 1}`,
    seat,
    at: `${String(i + 1).padStart(2, '0')}${row} N`,
  }));

/** How many units act on each side in each pair, from the order of the sides. */
function pairsOf(loser: number, winner: number): readonly string[] {
  const order = turnOrder([loser, winner], 'ratio').map((side) => (side === 0 ? 'L' : 'W'));
  return order.join('').match(/L+W+/g) ?? [];
}

describe('The turn', () => {
  it('SEQ-01 a turn has six phases in fixed order: initiative, movement, weapons, physical attacks, heat, end', () => {
    const play = beginFull(duel);
    expect(play.game.phase).toBe('movement');
    passTurn(play);
    const told = play.log.flatMap((event) => {
      switch (event.type) {
        case 'TurnBegan':
        case 'InitiativeRolled':
        case 'TurnEnded':
          return [event.type];
        case 'PhaseBegan':
          return [event.phase];
        default:
          return [];
      }
    });
    const first = ['TurnBegan', 'InitiativeRolled', 'movement', 'weapons', 'physical', 'heat', 'TurnEnded'];
    expect(told).toEqual([...first, 'TurnBegan', 'InitiativeRolled', 'movement']);
  });

  it('SEQ-02 one roll of 2D6 a side; the highest total has the initiative', () => {
    const play = beginFull(duel, [2, 3, 4, 4]);
    expect(play.last('InitiativeRolled').rounds).toHaveLength(1);
    expect(play.game.initiative).toBe('attacker');
  });

  it('SEQ-03 TC-SEQ-10 a tie is rolled again at once: 7–7, then 5–9, the second side wins', () => {
    const play = beginFull(duel, [3, 4, 5, 2, 1, 4, 4, 5]);
    expect(play.last('InitiativeRolled').rounds).toHaveLength(2);
    expect(play.game.initiative).toBe('attacker');
  });

  it('SEQ-04 the loser moves first, then the winner, until all units have moved', () => {
    const play = beginFull(duel);
    expect(play.awaited).toEqual(['defender:move']);
    play.give('defender', stand('HBK-4G'));
    expect(play.awaited).toEqual(['attacker:move']);
  });

  it('SEQ-05 a unit declares a mode of movement, jumping among them, or that it stays', () => {
    const play = beginFull({
      pieces: [
        { ...ENF, seat: 'defender' },
        { ...HBK, seat: 'attacker' },
      ],
    });
    expect(play.refused('defender', step('ENF-4R', 'jump', 'FFFFF'))).toMatchObject({
      code: 'battletech/not-enough-mp',
    });
    play.give('defender', step('ENF-4R', 'jump', 'LFFF'));
    expect(play.unit('ENF-4R').moved).toMatchObject({ mode: 'jump', mp: 3, entered: 3 });
    play.give('attacker', stand('HBK-4G'));
    expect(play.unit('HBK-4G').moved).toMatchObject({ mode: 'stand', mp: 0 });
  });

  it('SEQ-05 a unit may drop prone for 1 MP and try to stand up for 2, with a piloting roll', () => {
    const play = beginFull(duel);
    play.give('defender', step('HBK-4G', 'walk', 'F', { prone: true }));
    expect(play.unit('HBK-4G')).toMatchObject({ body: { prone: true }, moved: { mp: 2 } });
    passTurn(play);
    expect(play.refused('defender', step('HBK-4G', 'walk', 'F'))).toMatchObject({ code: 'battletech/step-prone' });
    play.give('defender', { type: 'stand-up', unit: play.unit('HBK-4G').id, mode: 'walk' }, [3, 3]);
    expect(play.last('PilotingRolled').roll).toMatchObject({ cause: 'stand-up', number: 5, success: true });
    expect(play.unit('HBK-4G')).toMatchObject({ body: { prone: false }, moved: { mp: 2 } });
    expect(play.awaited).toEqual(['defender:move-on']);
    expect(play.refused('defender', step('HBK-4G', 'run', 'FF'))).toMatchObject({ code: 'battletech/mode-is-set' });
    play.give('defender', step('HBK-4G', 'walk', 'FF'));
    expect(play.unit('HBK-4G').moved).toMatchObject({ mp: 4, entered: 2 });
    expect(play.awaited).toEqual(['attacker:move']);
  });

  it('SEQ-06 SEQ-09 declarations alternate, the loser first, until every unit has declared attacks or none', () => {
    const play = beginFull(duel);
    passTo(play, 'attack');
    expect(play.awaited).toEqual(['defender:attack']);
    expect(play.refused('defender', noFire('HBK-4G'))).toMatchObject({ code: 'match/another-order-is-due' });
    play.give('defender', attack('HBK-4G', 'ENF-4R', 'A'));
    expect(play.awaited).toEqual(['attacker:attack']);
    expect(play.events('ShotFired')).toEqual([]);
    roll(play, 'attacker', attack('ENF-4R', '', ''), [1, 1, 1, 1, 6, 6]);
    expect(play.events('ShotFired')).toHaveLength(1);
  });

  it('SEQ-07 twist first, then weapons and targets; the twist turns the arcs of torso and arms', () => {
    const play = beginFull({ pieces: [{ ...HBK, at: '0812 NW' }, ENF, { ...ENF, unit: 'ENF-4R=Two', at: '1208 S' }] });
    passTo(play, 'attack');
    expect(play.refused('defender', attack('HBK-4G', 'Two', 'A'))).toMatchObject({ code: 'battletech/out-of-arc' });
    play.give('defender', attack('HBK-4G', 'Two', 'A', { twist: 1 }));
    expect(play.unit('HBK-4G').body.twist).toBe(1);
  });

  it('SEQ-07 AMB-SEQ-08 of several targets all but the first in the front arc are harder to hit', () => {
    const play = beginFull({ pieces: [HBK, ENF, { ...ENF, unit: 'ENF-4R=Two', at: '1010 S' }] });
    passTo(play, 'attack');
    const [first] = attack('HBK-4G', 'ENF-4R', 'A').shots;
    const [second] = attack('HBK-4G', 'Two', 'C').shots;
    play.give('defender', attack('HBK-4G', '', '', { shots: [first, second].flatMap((shot) => shot ?? []) }));
    const shots = play.last('FireDeclared').shots.map(({ toHit }) => toHit.terms.map(({ reason }) => reason));
    expect(shots[0]).not.toContain('secondary-front');
    expect(shots[1]).toContain('secondary-front');
    const one = beginFull({
      pieces: [HBK, ENF, { ...ENF, unit: 'ENF-4R=Two', at: '1010 S' }],
      options: { secondaryTargets: 'off' },
    });
    passTo(one, 'attack');
    expect(
      one.refused('defender', attack('HBK-4G', '', '', { shots: [first, second].flatMap((shot) => shot ?? []) })),
    ).toMatchObject({ code: 'battletech/one-target', rule: 'AMB-SEQ-08' });
  });

  it('SEQ-16 who has nothing to fire at is asked where a jam, ammunition in danger or heat sinks switched off call for a word', () => {
    const play = beginFull({
      options: { unjamUltra: 'on' },
      pieces: [
        { ...HBK, at: '0101 N' },
        { ...ENF, at: '1517 S' },
      ],
    });
    const [home] = play.unit('HBK-4G').ammo;
    if (!home?.stowed) throw new Error('no ammunition');
    const { location } = home.stowed;
    const isAsked = (body: Partial<Body>, change: Partial<StandardUnit> = {}): boolean => {
      const game = marked(play.game, 'HBK-4G', body);
      const units = game.units.map((one) => (one.id === 'HBK-4G' ? { ...one, ...change } : one));
      const state = { ...play.match, game: { ...game, units } };
      const asks = attackRule.ask?.(state, { type: 'attack', side: sideId('defender') })?.asks ?? [];
      return asks.length > 0 && asks.every(({ settled }) => settled === undefined);
    };
    const { armor, sheet } = play.unit('HBK-4G');
    expect(isAsked({})).toBe(false);
    expect(isAsked({ sinksOff: 2 })).toBe(true);
    expect(isAsked({ heat: 19 })).toBe(true);
    expect(isAsked({ jammed: sheet.mounts.slice(0, 1).map(({ id }) => id) })).toBe(true);
    expect(isAsked({}, { armor: { ...armor, [location]: 0 } })).toBe(true);
    expect(isAsked({ sinksOff: 2, shutdown: true })).toBe(false);
  });

  it('SEQ-07 who can fire at nobody is asked for a twist that brings a punch within reach', () => {
    const isAsked = (at: string): boolean => {
      const play = beginFull({ pieces: [HBK, { ...ENF, at }] });
      const broken = play.unit('HBK-4G').sheet.mounts.map(({ id }) => id);
      const [hunchback] = play.game.units.map((one) => ({ ...one, broken, ammo: [] }));
      if (!hunchback) throw new Error('no unit');
      return !isIdle(play.game, hunchback);
    };
    expect(['0811 S', '0912 S', '0813 S'].map(isAsked)).toEqual([false, false, true]);
  });

  it('SEQ-08 special ammunition is declared with the attack, and ways of firing that a weapon does not have are refused', () => {
    const play = beginFull({ pieces: [{ ...HBK, unit: 'THOR' }, ENF] });
    passTo(play, 'attack');
    const { ammo } = play.unit('THOR');
    const cluster = ammo.find(({ stowed }) => stowed.munition === 'cluster');
    const gun = play.unit('THOR').sheet.mounts.find(({ weapon }) => weapon.ammo === cluster?.ammo);
    const [shot] = attack('THOR', 'ENF-4R', gun?.id ?? '').shots;
    if (!cluster?.stowed || !shot) throw new Error('no cluster ammunition');
    expect(play.refused('defender', attack('THOR', '', '', { shots: [{ ...shot, mode: 'double' }] }))).toMatchObject({
      code: 'battletech/no-such-mode',
      rule: 'SEQ-08',
    });
    play.give('defender', attack('THOR', '', '', { shots: [{ ...shot, bin: cluster.stowed.id }] }));
    const reasons = play.last('FireDeclared').shots[0]?.toHit.terms.map(({ reason }) => reason);
    expect(reasons).toContain('cluster-ammunition');
    // Each pellet finds a location of its own.
    roll(play, 'attacker', attack('ENF-4R', '', ''), [6, 6, 1, 1, 3, 4, 3, 4, 3, 4, 1, 1, 6, 6]);
    expect(play.last('ShotFired')).toMatchObject({ cluster: { size: 10, hits: 3 } });
    expect(play.last('ShotFired').wounds.map(({ points }) => points)).toEqual([1, 1, 1]);
  });

  it('SEQ-10 AMB-SEQ-04 one unit resolves all its attacks before another, in the order declared', () => {
    const play = beginFull(duel);
    passTo(play, 'attack');
    play.give('defender', attack('HBK-4G', 'ENF-4R', 'A B C'));
    roll(play, 'attacker', attack('ENF-4R', 'HBK-4G', 'A B'), [...Array.from({ length: 10 }, () => 1), 1, 1, 6, 6]);
    expect(play.events('ShotFired').map(({ unit, mount }) => `${unit} ${mount}`)).toEqual([
      'HBK-4G A',
      'HBK-4G B',
      'HBK-4G C',
      'ENF-4R A',
      'ENF-4R B',
    ]);
  });

  it('SEQ-11 TC-SEQ-11 an attack on a target that is out already still uses ammunition and heat', () => {
    const play = beginFull({
      pieces: [{ ...HBK, unit: 'HBK-4G=One' }, { ...HBK, unit: 'HBK-4G=Two', at: '0712 N' }, ENF],
    });
    passTo(play, 'attack');
    play.give('defender', attack('One', 'ENF-4R', 'A'));
    play.give('defender', attack('Two', 'ENF-4R', 'A'));
    // The first shot takes the head off, pilot and all; the second misses.
    roll(play, 'attacker', attack('ENF-4R', '', ''), [6, 6, 6, 6, 6, 6, 1, 1]);
    const [, second] = play.events('ShotFired');
    expect(second).toMatchObject({ unit: 'Two', outcome: 'miss', heat: 7, rounds: 1, roundsLeft: 4 });
    expect(play.events('HeatTold').find(({ unit }) => unit === 'Two')?.sources).toContainEqual({
      source: 'weapon',
      heat: 7,
      mount: 'A',
    });
    expect(play.match.outcome).toMatchObject({ winners: ['defender'], reason: 'last-side-standing' });
  });

  it('SEQ-12 TC-SEQ-05 a unit destroyed in the weapon phase still shoots, but is neither counted nor asked for physical attacks', () => {
    const play = beginFull(duel);
    passTo(play, 'attack');
    play.give('defender', attack('HBK-4G', 'ENF-4R', 'A'));
    roll(play, 'attacker', attack('ENF-4R', 'HBK-4G', 'B'), [6, 6, 6, 6, 6, 6, 2, 2, 3, 4]);
    expect(play.events('ShotFired').map(({ outcome }) => outcome)).toEqual(['hit', 'hit']);
    expect(play.unit('HBK-4G').armor.CT).toBe(18);
    expect(play.last('UnitDestroyed')).toMatchObject({ unit: 'ENF-4R', why: 'head' });
    const physical = play.events('PhaseBegan').find(({ phase }) => phase === 'physical');
    expect(physical?.order).toEqual(['defender']);
  });

  it('SEQ-12 TC-SEQ-08 20 points in the weapon phase call for a piloting roll at its end, before physical attacks', () => {
    const play = beginFull(duel);
    passTo(play, 'attack');
    play.give('defender', attack('HBK-4G', 'ENF-4R', 'A'));
    roll(play, 'attacker', attack('ENF-4R', '', ''), [3, 3, 3, 4, 4, 3, 1, 1, 6, 6]);
    expect(play.last('PilotingRolled')).toMatchObject({
      unit: 'ENF-4R',
      roll: { cause: 'damage-20', number: 6, success: true },
    });
    const types = play.log.map(({ type }) => type);
    expect(types.indexOf('PilotingRolled')).toBeLessThan(
      play.log.findIndex((event) => event.type === 'PhaseBegan' && event.phase === 'physical'),
    );
  });

  it('SEQ-13 TC-SEQ-06 the twist of the weapon phase turns the punching arm, and is gone at the end', () => {
    const play = beginFull({
      pieces: [
        { ...HBK, at: '0809 N' },
        { ...ENF, at: '0810 N' },
      ],
    });
    passTo(play, 'attack');
    play.give('defender', attack('HBK-4G', '', '', { twist: 1 }));
    passTo(play, 'strike');
    expect(play.refused('defender', strike('HBK-4G', 'ENF-4R', 'punch@LA'))).toMatchObject({
      code: 'battletech/blow-out-of-arc',
    });
    expect(play.unit('HBK-4G').body.twist).toBe(1);
    play.give('defender', strike('HBK-4G', 'ENF-4R', 'punch@RA'));
    roll(play, 'attacker', strike('ENF-4R', 'HBK-4G'), [6, 6, 3, 1, 1, 6, 6]);
    expect(play.last('BlowStruck')).toMatchObject({ hit: true, wounds: [{ location: 'CT', points: 5 }] });
    expect(play.game.turn).toBe(2);
    expect(play.unit('HBK-4G').body.twist).toBe(0);
  });

  it('SEQ-14 heat built up and shed is applied to the scale, source by source', () => {
    const play = beginFull({ pieces: [{ ...HBK, unit: 'GRF-1N' }, ENF] });
    play.give('defender', step('GRF-1N', 'jump', 'BBBB'));
    passTo(play, 'attack');
    play.give('defender', attack('GRF-1N', 'ENF-4R', 'A'));
    roll(play, 'attacker', attack('ENF-4R', '', ''), [1, 1, 1, 1, 6, 6]);
    expect(play.events('HeatTold').find(({ unit }) => unit === 'GRF-1N')).toMatchObject({
      before: 0,
      sources: [
        { source: 'jumped', heat: 4, n: 4 },
        { source: 'weapon', heat: 10 },
      ],
      shed: 12,
      after: 2,
    });
  });

  it('SEQ-15 TC-SEQ-07 a pilot knocked out rolls to wake in the end phase of the next turn, not of this one', () => {
    const play = beginFull(duel);
    passTo(play, 'attack');
    play.give('defender', attack('HBK-4G', 'ENF-4R', 'B'));
    roll(play, 'attacker', attack('ENF-4R', '', ''), [4, 4, 6, 6, 1, 1, 1, 1, 6, 6]);
    expect(play.game.turn).toBe(2);
    expect(play.unit('ENF-4R').body.pilot).toMatchObject({ hits: 1, out: 1 });
    expect(play.events('PilotWoke')).toEqual([]);
    passTurn(play, [2, 1, 1, 1, 6, 6]);
    expect(play.last('PilotWoke')).toMatchObject({ unit: 'ENF-4R', need: 3, awake: true });
    expect(play.unit('ENF-4R').body.pilot.out).toBeNull();
  });

  it('SEQ-16 in the end phase ammunition is dumped and heat sinks are switched, as was said with the attack', () => {
    const play = beginFull(duel);
    passTo(play, 'attack');
    const bin = play.unit('HBK-4G').ammo[0]?.stowed.id;
    if (!bin) throw new Error('no bin');
    play.give('defender', attack('HBK-4G', '', '', { dump: [bin], sinksOff: 3 }));
    passTurn(play);
    expect(play.unit('HBK-4G').ammo.map(({ left }) => left)).toEqual([0, 5]);
    expect(play.unit('HBK-4G').body.sinksOff).toBe(3);
    passTurn(play);
    expect(play.events('HeatTold').findLast(({ unit }) => unit === 'HBK-4G')?.shed).toBe(10);
  });

  it('SEQ-17 TC-SEQ-01 TC-SEQ-02 TC-SEQ-03 TC-SEQ-04 unequal numbers: floor of more by fewer, before every pair', () => {
    expect(pairsOf(5, 8)).toEqual(['LW', 'LW', 'LWW', 'LWW', 'LWW']);
    expect(pairsOf(8, 5)).toEqual(['LW', 'LW', 'LLW', 'LLW', 'LLW']);
    expect(pairsOf(3, 7)).toEqual(['LWW', 'LWW', 'LWWW']);
    expect(pairsOf(2, 5)).toEqual(['LWW', 'LWWW']);
    expect(pairsOf(1, 4)).toEqual(['LWWWW']);
    expect(pairsOf(4, 4)).toEqual(['LW', 'LW', 'LW', 'LW']);
    expect(pairsOf(6, 3)).toEqual(['LLW', 'LLW', 'LLW']);
    expect(pairsOf(5, 12)).toEqual(['LWW', 'LWW', 'LWW', 'LWWW', 'LWWW']);
  });

  it('SEQ-17 the order holds in movement, weapon and physical phases alike', () => {
    const play = beginFull({
      pieces: [...many(2, 'LCT-1V', 'defender', '16'), ...many(5, 'LCT-1V', 'attacker', '02')],
    });
    passTurn(play);
    const order = ['defender', 'attacker', 'attacker', 'defender', 'attacker', 'attacker', 'attacker'];
    for (const phase of ['movement', 'weapons', 'physical']) {
      expect(play.events('PhaseBegan').find((event) => event.phase === phase)?.order).toEqual(order);
    }
  });

  it('AMB-SEQ-03 units that are shut down or unconscious count, and are declared as not acting', () => {
    const play = beginFull(duel);
    passTo(play, 'attack');
    play.give('defender', attack('HBK-4G', 'ENF-4R', 'B'));
    roll(play, 'attacker', attack('ENF-4R', '', ''), [4, 4, 6, 6, 1, 1, 1, 1, 6, 6]);
    play.give('defender', stand('HBK-4G'));
    // The one whose pilot is out is not asked, but has its turn.
    expect(play.unit('ENF-4R').moved?.mode).toBe('stand');
    expect(play.awaited).toEqual(['defender:attack']);
    expect(play.last('PhaseBegan').order).toEqual(['defender', 'attacker']);
  });

  it('SEQ-18 the last side with a unit wins; if the last of both go together it is a draw', () => {
    const play = beginFull(duel);
    passTo(play, 'attack');
    play.give('defender', attack('HBK-4G', 'ENF-4R', 'A'));
    roll(play, 'attacker', attack('ENF-4R', 'HBK-4G', 'A'), [6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 1, 1]);
    expect(play.events('UnitDestroyed').map(({ unit }) => unit)).toEqual(['ENF-4R']);
    expect(play.match.outcome).toMatchObject({ winners: ['defender'] });
    const both = beginFull({ pieces: [{ ...HBK, armor: { HD: 0 } }, ENF] });
    passTo(both, 'attack');
    both.give('defender', attack('HBK-4G', 'ENF-4R', 'A'));
    roll(both, 'attacker', attack('ENF-4R', 'HBK-4G', 'A'), [6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6]);
    expect(both.match.outcome).toMatchObject({ winners: [], reason: 'all-destroyed' });
  });

  it('SEQ-18 a scenario may be won by holding a hex, by leaving over an edge, by points, or when the turns are over', () => {
    const hold = beginFull({
      ...duel,
      victory: {
        goals: [{ goal: 'hold', side: sideId('defender'), hexes: [hex('0812')], turns: 2 }],
        turns: null,
        late: 'draw',
      },
    });
    passTurn(hold);
    expect(hold.match.outcome).toBeNull();
    passTurn(hold);
    expect(hold.match.outcome).toMatchObject({ winners: ['defender'], reason: 'goal' });
    const late = beginFull({ ...duel, victory: { goals: [], turns: 1, late: 'points' } });
    passTurn(late);
    expect(late.match.outcome).toMatchObject({ winners: [], reason: 'turn-limit' });
  });

  it('SEQ-19 what the text leaves to other rules is resolved by the tables of the standard level, and never asked of a player', () => {
    const play = beginFull(duel);
    passTurn(play);
    expect(
      [
        ...new Set(
          play.log.flatMap((event) => (event.type === 'Asked' ? event.questions.map(({ topic }) => topic.ask) : [])),
        ),
      ].sort(),
    ).toEqual(['attack', 'deploy', 'move', 'strike']);
  });
});
