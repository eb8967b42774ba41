import { describe, expect, it } from 'vitest';
import { allot, munitionOf } from '../../../../src/rules/battletech/standard/ammunition.js';
import { fullShots } from '../../../../src/rules/battletech/standard/gunnery.js';
import { checkStrike } from '../../../../src/rules/battletech/standard/physical-phase.js';
import { possiblePhysicalAttacks } from '../../../../src/rules/battletech/standard/physical-attacks.js';
import { physicalAttackRule } from '../../../../src/rules/battletech/standard/physical-resolution.js';
import { shootRule } from '../../../../src/rules/battletech/standard/shooting.js';
import type { StandardState, StandardUnit } from '../../../../src/rules/battletech/types.js';
import type { BinId, Body, Munition } from '../../../../src/rules/battletech/standard/types.js';
import type { Event } from '../../../../src/rules/battletech/events.js';
import type { Location } from '../../../../src/rules/battletech/vocabulary.js';
import type { StowedBin } from '../../../../src/rules/battletech/record-sheet.js';
import { scriptedDice } from '../../../../src/rules/kernel/dice.js';
import { complete } from '../../../support/complete.js';
import { hex, unit } from '../../../support/quick-start.js';
import { type FullPlay, attack, beginFull, marked, passTo, strike, type FullPiece } from '../../../support/standard.js';

/** What has been declared, carried out. */

const HBK: FullPiece = { unit: 'HBK-4G', seat: 'defender', at: '0812 N' };
const ENF: FullPiece = { unit: 'ENF-4R', seat: 'attacker', at: '0808 S' };

/** The match with other marks on a unit. */
const withBody = (play: FullPlay, id: string, body: Partial<Body>) => ({
  ...play.match,
  game: marked(play.game, id, body),
});

const last = <Type extends Event['type']>(events: readonly Event[], type: Type): Extract<Event, { type: Type }> => {
  const found = events.findLast((event): event is Extract<Event, { type: Type }> => event.type === type);
  if (!found) throw new Error(`no ${type}`);
  return found;
};

describe('Weapon attacks', () => {
  it('SEQ-08 an aimed shot at a leg behind partial cover strikes the cover', () => {
    const play = beginFull({ pieces: [HBK, ENF], hexes: { '0809': { level: 1 } } });
    const asleep = withBody(play, 'ENF-4R', { pilot: { gunnery: 4, piloting: 5, hits: 1, out: 0 } });
    passTo(play, 'attack');
    play.give('defender', attack('HBK-4G', 'ENF-4R', 'B'));
    const [declared] = play.game.field.fire;
    const [shot] = declared?.shots ?? [];
    if (!declared || !shot) throw new Error('nothing declared');
    expect(shot.toHit.cover).toBe(true);
    const game: StandardState = {
      ...asleep.game,
      field: { ...asleep.game.field, fire: [{ ...declared, shots: [{ ...shot, aim: 'LL' }] }] },
    };
    const { events } = shootRule.run(
      { ...asleep, game },
      { type: 'shoot', unit: unit('HBK-4G') },
      [],
      scriptedDice([6, 6, 3, 4]),
    );
    expect(last(events, 'ShotFired').wounds).toMatchObject([{ location: 'LL', covered: true, harm: [] }]);
  });

  it('SEQ-08 only what a targeting computer lays can be aimed at one that moves, and nothing that scatters at all', () => {
    const aimedBy = (
      model: string,
      weapon: string,
      foe: Partial<Body>,
      { munition, aim = 'CT' }: { munition?: Munition; aim?: Location } = {},
    ) => {
      const play = beginFull({ pieces: [{ unit: model, seat: 'defender', at: '0810 N' }, ENF] });
      const game = marked(play.game, 'ENF-4R', foe);
      const [shooter] = game.units;
      const mount = shooter?.sheet.mounts.find((one) => one.weapon.id === weapon);
      const bin = shooter?.ammo.find(({ ammo, stowed }) => ammo === weapon && stowed.munition === munition)?.stowed.id;
      if (!shooter || !mount) throw new Error(`no ${weapon}`);
      const [shot] = attack(model, 'ENF-4R', mount.id, { aim }).shots;
      const result = fullShots(game, shooter, 0, shot ? [{ ...shot, bin: bin ?? null }] : []);
      return result.ok ? (result.value[0]?.toHit.terms.map(({ reason }) => reason) ?? []) : complete(result.error).code;
    };
    const asleep = { pilot: { gunnery: 4, piloting: 5, hits: 1, out: 0 } };
    expect(aimedBy('PUMA', 'clan-er-ppc', {})).toContain('targeting-computer');
    expect(aimedBy('PUMA', 'clan-flamer', {})).toBe('battletech/aim-at-moving');
    expect(aimedBy('PUMA', 'clan-flamer', asleep, { aim: 'HD' })).toContain('aimed-head');
    expect(aimedBy('THOR', 'clan-lb-10-x', asleep, { munition: 'cluster' })).toBe('battletech/cannot-aim');
  });

  it('SEQ-08 what is fired over a spotter strikes the side that looks to the one who fired', () => {
    // The line of the spotter runs between two hexes; woods beside it decide for the spotter, and are nothing to the other.
    const play = beginFull({
      pieces: [
        { unit: 'CPLT-C1', seat: 'defender', at: '0815 N' },
        { unit: 'LCT-1V', seat: 'defender', at: '1007 NW' },
        { ...ENF, at: '0807 S' },
      ],
      hexes: { '0810': { level: 3 }, '0907': { woods: 1 } },
    });
    passTo(play, 'attack');
    play.give('defender', attack('LCT-1V', '', '', { spots: unit('ENF-4R') }));
    const lrm = play.unit('CPLT-C1').sheet.mounts.find(({ weapon }) => weapon.id === 'lrm-15');
    play.give('defender', attack('CPLT-C1', 'ENF-4R', lrm?.id ?? '', { mode: 'indirect' }));
    expect(play.last('FireDeclared').shots[0]).toMatchObject({ spotter: 'LCT-1V', toHit: { side: 'front' } });
  });

  it('SEQ-08 an Ultra that fires twice is rolled for even where it cannot miss: it may jam', () => {
    const play = beginFull({ pieces: [{ unit: 'DAISHI', seat: 'defender', at: '0812 N' }, ENF] });
    passTo(play, 'attack');
    const gun = play.unit('DAISHI').sheet.mounts.find(({ weapon }) => weapon.id === 'clan-ultra-ac-5');
    play.give('defender', attack('DAISHI', 'ENF-4R', gun?.id ?? '', { mode: 'double' }));
    const { field } = play.game;
    const [declared] = field.fire;
    const [shot] = declared?.shots ?? [];
    if (!declared || !shot) throw new Error('nothing declared');
    const sure = { ...declared, shots: [{ ...shot, toHit: { ...shot.toHit, number: 2 } }] };
    const { events } = shootRule.run(
      { ...play.match, game: { ...play.game, field: { ...field, fire: [sure] } } },
      { type: 'shoot', unit: unit('DAISHI') },
      [],
      scriptedDice([1, 1, 6, 6, 3, 4, 3, 4]),
    );
    expect(last(events, 'ShotFired')).toMatchObject({ outcome: 'hit', jammed: true, cluster: { hits: 2 } });
  });

  it('SEQ-08 who names no bin fires standard rounds as long as there are any', () => {
    const thor = beginFull({ pieces: [{ unit: 'THOR', seat: 'defender', at: '0812 N' }, ENF] }).unit('THOR');
    const gun = thor.sheet.mounts.find(({ weapon }) => weapon.id === 'clan-lb-10-x');
    const bins = thor.ammo.filter(({ ammo }) => ammo === gun?.weapon.ammo);
    const plain = bins.map(({ stowed, ...bin }): StowedBin => ({
      ...bin,
      stowed: { ...stowed, id: `${stowed.id}-plain` as BinId, munition: 'standard' },
    }));
    const fired = (ammo: readonly StowedBin[]): unknown => {
      const armed: StandardUnit = { ...thor, ammo };
      const allotted = allot(armed, attack('THOR', 'ENF-4R', gun?.id ?? '').shots);
      return allotted.ok ? munitionOf(armed, allotted.value[0]?.bin ?? null) : complete(allotted.error).code;
    };
    expect(fired(bins)).toBe('cluster');
    expect(fired([...bins, ...plain])).toBe('standard');
    expect(fired([...plain, ...bins])).toBe('standard');
  });

  describe('An anti-missile system', () => {
    const at = { unit: 'DRAGONFLY', seat: 'attacker', at: '0807 N' };
    const stops = (change: { readonly twist: 0 | -1 | 1; readonly prone?: boolean }, water = 0) => {
      const play = beginFull({ pieces: [{ unit: 'CPLT-C1', seat: 'defender', at: '1109 NW' }, at] });
      passTo(play, 'attack');
      const lrm = play.unit('CPLT-C1').sheet.mounts.find(({ weapon }) => weapon.id === 'lrm-15');
      play.give('defender', attack('CPLT-C1', 'DRAGONFLY', lrm?.id ?? ''));
      const changed = withBody(play, 'DRAGONFLY', change);
      const { board } = changed.game;
      const hexes = { ...board.hexes, [hex('0807')]: { woods: 0, water } as const };
      const { events } = shootRule.run(
        { ...changed, game: { ...changed.game, board: { ...board, hexes } } },
        { type: 'shoot', unit: unit('CPLT-C1') },
        [],
        scriptedDice([6, 6, 1, 1, ...Array.from({ length: 20 }, () => 4)]),
      );
      return last(events, 'ShotFired').missilesStopped?.unit ?? null;
    };

    it('SEQ-13 turns with the torso that it is built into', () => {
      expect(stops({ twist: 0 })).toBeNull();
      expect(stops({ twist: 1 })).toBe('DRAGONFLY');
    });

    it('FIN-15 does not work under water', () => {
      expect(stops({ twist: 1 }, 1)).toBe('DRAGONFLY');
      expect(stops({ twist: 1, prone: true })).toBe('DRAGONFLY');
      expect(stops({ twist: 1, prone: true }, 1)).toBeNull();
    });
  });
});

describe('Physical attacks', () => {
  it('SEQ-13 a physical attack does what it was declared to do, whatever has been struck since', () => {
    const play = beginFull({
      pieces: [
        { ...HBK, at: '0809 N' },
        { ...ENF, at: '0808 S' },
      ],
    });
    passTo(play, 'strike');
    play.give('defender', strike('HBK-4G', 'ENF-4R', 'punch@RA'));
    const { body } = play.unit('HBK-4G');
    // Its upper arm is struck in this phase: the punch is no weaker for it until the phase is over.
    const hurt = withBody(play, 'HBK-4G', { struck: { ...body.struck, RA: [1] } });
    const { events } = physicalAttackRule.run(
      hurt,
      { type: 'blow', unit: unit('HBK-4G') },
      [],
      scriptedDice([6, 6, 3]),
    );
    expect(last(events, 'BlowStruck').wounds).toMatchObject([{ location: 'CT', points: 5 }]);
  });

  it('SEQ-13 whoever follows into water rolls as does the one who was pushed there', () => {
    const play = beginFull({
      pieces: [
        { ...HBK, at: '0809 N' },
        { ...ENF, at: '0808 S' },
      ],
      hexes: { '0809': { water: 1 }, '0808': { water: 1 }, '0807': { water: 1 } },
    });
    passTo(play, 'strike');
    play.give('defender', strike('HBK-4G', 'ENF-4R', 'push'));
    const { events } = physicalAttackRule.run(
      play.full,
      { type: 'blow', unit: unit('HBK-4G') },
      [],
      scriptedDice([6, 6, 6, 6, 6, 6]),
    );
    expect(
      events.flatMap((event) => (event.type === 'PilotingRolled' ? [`${event.unit} ${event.roll.cause}`] : [])),
    ).toEqual(['ENF-4R water', 'HBK-4G water']);
  });

  it('SEQ-13 a charge that has come to nothing leaves no other physical attack', () => {
    const play = beginFull({
      pieces: [
        { ...ENF, seat: 'defender', at: '0808 N' },
        { ...HBK, seat: 'attacker', at: '0812 N' },
        { ...HBK, unit: 'HBK-4G=Other', seat: 'attacker', at: '0202 N' },
      ],
    });
    const [enforcer, hunchback] = play.game.units;
    if (!enforcer || !hunchback?.place) throw new Error('no units');
    // Its target lies down; it cannot be charged, and is not punched instead.
    const place = { hex: hex('0809'), facing: hunchback.place.facing };
    const charging = marked(play.game, 'HBK-4G', { charge: { kind: 'charge', target: enforcer.id, hexes: 3 } });
    const lying = marked(charging, 'ENF-4R', { prone: true });
    const state = {
      ...lying,
      units: lying.units.map((one) => (one.id === hunchback.id ? { ...one, place } : one)),
    };
    const [, charger] = state.units;
    if (!charger) throw new Error('no charger');
    expect(possiblePhysicalAttacks(state, charger)).toEqual([]);
    expect(checkStrike(state, state.units, strike('HBK-4G', 'ENF-4R', 'kick@RL'))).toMatchObject({
      code: 'battletech/charge-stands',
    });
    expect(checkStrike(state, state.units, strike('HBK-4G', 'ENF-4R'))).toBeNull();
  });
});
