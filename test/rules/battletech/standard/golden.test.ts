import { describe, expect, it } from 'vitest';
import type { Event } from '../../../../src/rules/battletech/events.js';
import { stand } from '../../../support/quick-start.js';
import {
  type FullPlay,
  attack,
  beginFull,
  passTo,
  passTurn,
  roll,
  step,
  strike,
  type FullPiece,
} from '../../../support/standard.js';

/** Worked examples, each die scripted: what happens, in the order in which it happens. */

const HBK: FullPiece = { unit: 'HBK-4G', seat: 'defender', at: '0812 N' };
const ENF: FullPiece = { unit: 'ENF-4R', seat: 'attacker', at: '0808 S' };
const SHOOTER: FullPiece = { unit: 'ENF-4R', seat: 'defender', at: '0812 N' };
const BARE: FullPiece = { unit: 'HBK-4G', seat: 'attacker', at: '0808 S', armor: { LT: 0 } };
const NEXT = [1, 1, 6, 6];

/** The defender's 'Mech fires, the attacker's holds its fire; the dice go on to the next turn, if there is one. */
function volley(
  play: FullPlay,
  weapons: string,
  faces: readonly number[],
  target = 'ENF-4R',
  next: readonly number[] = NEXT,
): void {
  passTo(play, 'attack');
  const [shooter] = play.game.units;
  play.give('defender', attack(shooter?.id ?? '', target, weapons));
  const left = [...faces, ...next];
  roll(play, 'attacker', attack(target, '', ''), left);
  expect(left).toEqual([]);
}

const only = <Type extends Event['type']>(play: FullPlay, type: Type): Extract<Event, { type: Type }> => {
  const found = play.events(type);
  expect(found).toHaveLength(1);
  return play.last(type);
};

describe('Worked examples', () => {
  it('a fall: 20 points of damage, a failed roll, damage in fives on the side it falls on, a hurt pilot', () => {
    const play = beginFull({ pieces: [HBK, ENF] });
    // Hits the centre torso for 20; 6 to stay up, rolls 5; falls on its right, turned by one; 5 points to the right arm; 6 to
    // spare the pilot, rolls 5; 3 to stay conscious, rolls 7.
    volley(play, 'A', [3, 3, 3, 4, 2, 3, 2, 2, 2, 2, 3, 3, 4]);
    expect(only(play, 'ShotFired')).toMatchObject({
      toHit: { number: 6, side: 'front' },
      outcome: 'hit',
      heat: 7,
      rounds: 1,
      roundsLeft: 4,
      wounds: [{ location: 'CT', points: 20, harm: [{ harm: 'armor', location: 'CT', damage: 20, after: 3 }] }],
    });
    expect(only(play, 'PilotingRolled').roll).toMatchObject({
      cause: 'damage-20',
      number: 6,
      terms: [
        { reason: 'piloting', value: 5 },
        { reason: 'damage-20', value: 1 },
      ],
      success: false,
    });
    expect(only(play, 'Fell')).toMatchObject({
      cause: 'damage-20',
      levels: 0,
      facing: 4,
      side: 'right',
      damage: 5,
      wounds: [{ location: 'RA', points: 5, harm: [{ harm: 'armor', after: 9 }] }],
      pilot: { number: 6, success: false },
      harm: [
        { harm: 'pilot', why: 'fall', hits: 1 },
        { harm: 'consciousness', need: 3, awake: true },
      ],
    });
    expect(play.unit('ENF-4R')).toMatchObject({
      place: { hex: '0808', facing: 4 },
      body: { prone: true, pilot: { hits: 1, out: null } },
    });
  });

  it('an ammunition explosion without CASE: all rounds into the structure, inward, and the pilot is hit twice', () => {
    const play = beginFull({ pieces: [SHOOTER, { ...BARE, cased: [] }] });
    // 4 to hit, rolls 4; left torso; 8 on the critical roll: one hit, slot 1, the full bin; the pilot stays conscious twice.
    volley(play, 'B', [2, 2, 4, 4, 4, 4, 1, 6, 6, 6, 6], 'HBK-4G', []);
    const [wound] = only(play, 'ShotFired').wounds;
    expect(wound?.harm).toMatchObject([
      { harm: 'structure', location: 'LT', damage: 8, after: 4 },
      { harm: 'critical-roll', location: 'LT', criticals: 1 },
      { harm: 'slot', location: 'LT', slot: 0, holds: { holds: 'ammo' } },
      { harm: 'explosion', location: 'LT', damage: 100, cased: false },
      { harm: 'structure', location: 'LT', damage: 4, after: 0 },
      { harm: 'location-lost', location: 'LT', why: 'destroyed' },
      { harm: 'location-lost', location: 'LA', why: 'torn-off' },
      { harm: 'transfer', from: 'LT', to: 'CT', damage: 96 },
      { harm: 'structure', location: 'CT', damage: 16, after: 0 },
      { harm: 'location-lost', location: 'CT' },
      { harm: 'doomed', why: 'centre-torso' },
      { harm: 'transfer', from: 'CT', to: null, damage: 80 },
      { harm: 'pilot', why: 'explosion', hits: 1 },
      { harm: 'consciousness', need: 3, awake: true },
      { harm: 'pilot', why: 'explosion', hits: 2 },
      { harm: 'consciousness', need: 5, awake: true },
    ]);
    expect(only(play, 'UnitDestroyed')).toMatchObject({ unit: 'HBK-4G', why: 'centre-torso' });
    expect(play.match.outcome).toMatchObject({ winners: ['defender'] });
  });

  it('the same explosion with CASE: the torso and its arm go, the rest is let out, the unit fights on', () => {
    const play = beginFull({ pieces: [SHOOTER, { ...BARE, cased: ['LT'] }] });
    // The same dice; what was let out shakes nobody.
    volley(play, 'B', [2, 2, 4, 4, 4, 4, 1, 6, 6, 6, 6], 'HBK-4G');
    const [wound] = only(play, 'ShotFired').wounds;
    expect(wound?.harm).toContainEqual({ harm: 'transfer', from: 'LT', to: null, damage: 96 });
    expect(play.unit('HBK-4G')).toMatchObject({
      status: 'active',
      lost: ['LT', 'LA'],
      body: { structure: { CT: 16 }, pilot: { hits: 2 } },
    });
  });

  it('a shutdown by heat, with a roll to stay up, and the restart when it has cooled', () => {
    const play = beginFull({ pieces: [{ ...HBK, unit: 'RFL-3N=HBK-4G' }, ENF] });
    // Six shots miss: 24 heat, 10 shed. 4 to avoid shutting down, rolls 3; 8 to stay up, rolls 12.
    volley(play, 'A B C D E F', [...Array.from({ length: 12 }, () => 1), 1, 2, 6, 6]);
    expect(play.events('HeatTold')[0]).toMatchObject({ before: 0, shed: 10, after: 14 });
    expect(only(play, 'ShutDown').avoidance).toMatchObject({ need: 4, avoided: false });
    expect(only(play, 'PilotingRolled').roll).toMatchObject({ cause: 'shutdown', number: 8, success: true });
    expect(play.unit('HBK-4G').body).toMatchObject({ heat: 14, shutdown: true, prone: false });
    expect(play.unit('HBK-4G').moved?.mode).toBe('stand');
    passTurn(play);
    expect(only(play, 'Restarted').avoidance).toEqual({ need: null, roll: null, avoided: true });
    expect(play.unit('HBK-4G').body).toMatchObject({ heat: 4, shutdown: false });
  });

  it('a death from above: damage from above, legs that suffer, the target thrown aside, rolls for both', () => {
    const play = beginFull({
      pieces: [
        { ...ENF, seat: 'defender', at: '0809 N' },
        { unit: 'JR7-D', seat: 'attacker', at: '0806 S' },
      ],
    });
    play.give('defender', stand('ENF-4R'));
    play.give('attacker', step('JR7-D', 'jump', 'FF', { charge: 'ENF-4R' }));
    expect(only(play, 'ChargeDeclared').charge).toEqual({ kind: 'death-from-above', target: 'ENF-4R', hexes: 2 });
    passTo(play, 'attack');
    // 8 to hit, rolls 8; 11 points as 5 + 5 + 1 from above; 7 as 5 + 2 to its own legs; 7 for the target to stay up, rolls 12;
    // 9 for the attacker, rolls 2: falls ahead, 4 points; spares its pilot.
    const faces = [4, 4, 3, 4, 5, 1, 4, 6, 6, 1, 1, 1, 3, 4, 6, 6, ...NEXT];
    play.give('defender', attack('ENF-4R', '', ''));
    roll(play, 'defender', strike('ENF-4R', 'JR7-D'), faces);
    expect(faces).toEqual([]);
    expect(only(play, 'BlowStruck')).toMatchObject({
      blow: { kind: 'death-from-above' },
      toHit: { number: 8, table: 'punch' },
      hit: true,
      wounds: [
        { location: 'CT', points: 5 },
        { location: 'RT', points: 5 },
        { location: 'RA', points: 1 },
      ],
      recoil: [
        { location: 'RL', points: 5 },
        { location: 'LL', points: 2 },
      ],
    });
    expect(play.events('Displaced').map(({ unit, to }) => `${unit} ${to}`)).toEqual(['ENF-4R 0810', 'JR7-D 0809']);
    expect(
      play.events('PilotingRolled').map(({ unit, roll: { cause, number } }) => `${unit} ${cause} ${number}`),
    ).toEqual(['ENF-4R jumped-on 7', 'JR7-D made-jump-attack 9']);
    expect(only(play, 'Fell')).toMatchObject({ unit: 'JR7-D', damage: 4 });
  });

  it('a critical hit through the armour: a location roll of 2 finds the engine, armour or no armour', () => {
    const play = beginFull({ pieces: [HBK, ENF] });
    // Location 2: centre torso. 10 on the critical roll: two hits, upper half slot 1 and lower half slot 2, both engine.
    volley(play, 'B', [4, 4, 1, 1, 5, 5, 1, 1, 4, 2]);
    expect(only(play, 'ShotFired').wounds).toMatchObject([
      {
        location: 'CT',
        points: 5,
        harm: [
          { harm: 'armor', location: 'CT', after: 18 },
          { harm: 'critical-roll', location: 'CT', through: true, criticals: 2 },
          { harm: 'slot', slot: 0, holds: { holds: 'part', part: 'engine' } },
          { harm: 'slot', slot: 7, holds: { holds: 'part', part: 'engine' } },
        ],
      },
    ]);
    expect(play.events('HeatTold').find(({ unit }) => unit === 'ENF-4R')).toMatchObject({
      sources: [{ source: 'engine-hits', heat: 10, n: 2 }],
    });
  });

  it('a pilot knocked out, their unit helpless, and awake again one turn later', () => {
    const play = beginFull({ pieces: [HBK, ENF] });
    // Head: 5 points of its 9; 3 to stay conscious, rolls 2.
    volley(play, 'B', [4, 4, 6, 6, 1, 1]);
    expect(only(play, 'ShotFired').wounds).toMatchObject([
      {
        location: 'HD',
        harm: [
          { harm: 'pilot', why: 'head-hit', hits: 1 },
          { harm: 'consciousness', need: 3, awake: false, turn: 1 },
          { harm: 'armor', location: 'HD', after: 4 },
        ],
      },
    ]);
    // Whoever shoots at them meanwhile shoots at an immobile target.
    passTo(play, 'attack');
    roll(play, 'defender', attack('HBK-4G', 'ENF-4R', 'C', { aim: 'LT' }), [3, 4, 1, 2, ...NEXT]);
    const terms = play.events('FireDeclared').findLast(({ unit }) => unit === 'HBK-4G')?.shots[0]?.toHit.terms;
    expect(terms).toContainEqual({ reason: 'target-immobile', value: -4 });
    // 2 to hit needs no roll; aimed, 7 hits the left torso. Then they wake on a 3.
    expect(only(play, 'PilotWoke')).toMatchObject({ need: 3, awake: true });
    expect(play.last('ShotFired')).toMatchObject({
      aim: 'LT',
      outcome: 'sure',
      wounds: [{ location: 'LT', points: 5 }],
    });
  });
});
