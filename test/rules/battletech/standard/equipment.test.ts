import { describe, expect, it } from 'vitest';
import { attackChoice } from '../../../../src/rules/battletech/standard/attack-choices.js';
import { binsFor, munitionOf } from '../../../../src/rules/battletech/standard/ammunition.js';
import { fullShots } from '../../../../src/rules/battletech/standard/gunnery.js';
import { troopersHit } from '../../../../src/rules/battletech/standard/infantry-tables.js';
import { heatPhaseRule } from '../../../../src/rules/battletech/standard/heat-phase.js';
import { shootRule } from '../../../../src/rules/battletech/standard/shooting.js';
import { fullWeaponOf } from '../../../../src/rules/battletech/standard/weapons.js';
import type { StandardUnitSetup } from '../../../../src/rules/battletech/types.js';
import type { AmmoId, MountId } from '../../../../src/rules/battletech/vocabulary.js';
import type { BinId, Munition } from '../../../../src/rules/battletech/standard/types.js';
import { battletech } from '../../../../src/rules/battletech/index.js';
import { scriptedDice } from '../../../../src/rules/kernel/dice.js';
import { sideId, unitId } from '../../../../src/rules/kernel/ids.js';
import { complete } from '../../../support/complete.js';
import { stowing } from '../../../support/armed.js';
import { unit } from '../../../support/quick-start.js';
import { attack, beginFull, eventsOf, marked, passTo, passTurn, type FullPiece } from '../../../support/standard.js';

/** Electronics and special rounds: NARC, Artemis, ECM, spotters, targeting computers, infernos, fragmentation. */

const CPLT: FullPiece = { unit: 'CPLT-C1', seat: 'defender', at: '0815 N' };
const ENF: FullPiece = { unit: 'ENF-4R', seat: 'attacker', at: '0808 S' };
const LOKI: FullPiece = { unit: 'LOKI', seat: 'attacker', at: '0802 S' };
const OWN = sideId('defender');

/** A Catapult with other rounds in its bins, whose letter A launches missiles by Artemis IV, and B NARC pods. */
const rearmed =
  (munition: Munition, artemis = false) =>
  (setup: StandardUnitSetup): StandardUnitSetup => {
    const narc = fullWeaponOf('narc');
    if (setup.id !== unitId('CPLT-C1') || !narc) return setup;
    const [first, ...others] = setup.sheet.mounts.filter(({ weapon }) => weapon.id === 'lrm-15');
    if (!first) throw new Error('a Catapult without missiles');
    const launcher = { ...first, id: 'A' as MountId, ...(artemis ? { artemis: true as const } : {}) };
    const beacon = { ...first, id: 'B' as MountId, weapon: narc };
    const rest = others.map((mount, i) => ({ ...mount, id: `Z${i}` as MountId }));
    const ammo = setup.ammo.map((bin) => ({ ...bin, stowed: { ...bin.stowed, munition } }));
    const pods = { ammo: 'narc' as AmmoId, left: 6, full: 6 };
    const stowed = { id: 'LT-9' as BinId, location: 'LT', munition: 'standard' } as const;
    const sheet = { ...setup.sheet, mounts: [launcher, beacon, ...rest] };
    return stowing({ ...setup, sheet }, [...ammo, { ...pods, stowed }]);
  };

/** What guided the missiles of a Catapult that fires its launcher at the Enforcer, with the given pods on it. */
function guidance(munition: Munition, artemis: boolean, pods: boolean, others: readonly FullPiece[] = []) {
  const pieces = [CPLT, ENF, ...others].toSorted((a, b) => b.seat.localeCompare(a.seat));
  const play = beginFull({ pieces, change: rearmed(munition, artemis) });
  passTo(play, 'attack');
  while (battletech.open(play.match)[0]?.seat !== 'defender') play.give('attacker', { type: 'pass' });
  play.give('defender', attack('CPLT-C1', 'ENF-4R', 'A'));
  const game = pods ? marked(play.game, 'ENF-4R', { pods: [{ side: OWN, location: 'CT' }] }) : play.game;
  const dice = scriptedDice([6, 6, 3, 4, ...Array.from({ length: 30 }, () => 4)]);
  const { events } = shootRule.run({ ...play.match, game }, { type: 'shoot', unit: unit('CPLT-C1') }, [], dice);
  const shot = events.find((event) => event.type === 'ShotFired');
  return shot?.type === 'ShotFired' ? shot.cluster?.modifiers : undefined;
}

describe('AMB-SEQ-12 What guides missiles', () => {
  it('a NARC pod helps from the turn after it hit', () => {
    const play = beginFull({ pieces: [CPLT, ENF], change: rearmed('narc') });
    passTo(play, 'attack');
    play.give('defender', attack('CPLT-C1', 'ENF-4R', 'B A'));
    passTurn(play, [6, 6, 3, 4, 6, 6, 3, 4, 3, 4, 3, 4, 1, 1, 6, 6, 1, 1, 6, 6]);
    const [pod, missiles] = eventsOf(play, 'ShotFired');
    expect(pod).toMatchObject({ pod: { location: 'CT', covered: false } });
    expect(missiles?.cluster).toMatchObject({ hits: 9, modifiers: [] });
    expect(play.unit('ENF-4R').body.pods).toEqual([{ side: OWN, location: 'CT' }]);
  });

  it('guides only rounds that listen to it', () => {
    expect(guidance('narc', false, true)).toEqual([{ by: 'narc', value: 2 }]);
    expect(guidance('narc', false, false)).toEqual([]);
    expect(guidance('standard', false, true)).toEqual([]);
  });

  it('Artemis IV guides rounds made for it', () => {
    expect(guidance('artemis', true, false)).toEqual([{ by: 'artemis', value: 2 }]);
    expect(guidance('standard', true, false)).toEqual([]);
    expect(guidance('artemis', false, false)).toEqual([]);
  });
});

describe('AMB-SEQ-13 ECM', () => {
  it('within 6 hexes of the line of fire cancels what guides enemy missiles', () => {
    expect(guidance('narc', false, true, [LOKI])).toEqual([
      { by: 'narc', value: 2 },
      { by: 'ecm', value: -2 },
    ]);
    expect(guidance('artemis', true, false, [{ ...LOKI, at: '1508 S' }])).toEqual([{ by: 'artemis', value: 2 }]);
    expect(guidance('artemis', true, false, [{ ...LOKI, seat: 'defender' }])).toEqual([{ by: 'artemis', value: 2 }]);
  });
});

describe('AMB-SEQ-14 Spotting', () => {
  it('costs the indirect fire and the spotter’s own shots +1 each when they attack as well', () => {
    const spotter: FullPiece = { unit: 'HBK-4G', seat: 'defender', at: '0811 N' };
    const play = beginFull({ pieces: [CPLT, spotter, ENF], hexes: { '0813': { level: 4 } } });
    passTo(play, 'attack');
    play.give('defender', attack('CPLT-C1', 'ENF-4R', lrmOf(play.unit('CPLT-C1').sheet.mounts), { mode: 'indirect' }));
    play.give('defender', attack('HBK-4G', 'ENF-4R', 'B', { spots: unit('ENF-4R') }));
    play.give('attacker', { type: 'pass' }, [1, 1, 1, 1, 1, 1, 6, 6]);
    const [indirect, own] = eventsOf(play, 'ShotFired').map(({ toHit }) => toHit.terms.map(({ reason }) => reason));
    expect(indirect).toContain('spotter-attacks');
    expect(own).toContain('spotting');
  });
});

const lrmOf = (mounts: StandardUnitSetup['sheet']['mounts']): string =>
  mounts.find(({ weapon }) => weapon.id === 'lrm-15')?.id ?? '';

describe('AMB-SEQ-15 A targeting computer', () => {
  /** A Puma whose flamer is a pulse laser. */
  const puma = () => beginFull({ pieces: [{ unit: 'PUMA', seat: 'defender', at: '0810 N' }, ENF], change: pulsing });
  const pulsing = (setup: StandardUnitSetup): StandardUnitSetup => {
    const weapon = fullWeaponOf('clan-medium-pulse-laser');
    const swap = (mount: StandardUnitSetup['sheet']['mounts'][number]) =>
      weapon && mount.weapon.id === 'clan-flamer' ? { ...mount, weapon } : mount;
    return { ...setup, sheet: { ...setup.sheet, mounts: setup.sheet.mounts.map(swap) } };
  };

  it('offers what can be aimed at of a target that moves, but its head', () => {
    const play = puma();
    passTo(play, 'attack');
    const shooter = play.unit('PUMA');
    const ppc = shooter.sheet.mounts.find(({ weapon }) => weapon.id === 'clan-er-ppc')?.id ?? '';
    const blanks = { twist: 'ahead', target: 'ENF-4R', weapons: ppc };
    const next = attackChoice(play.game, shooter, blanks);
    expect(next).toMatchObject({ kind: 'pick', blank: 'aim' });
    const offered = next.kind === 'pick' ? next.options.map(({ value }) => value) : [];
    expect(offered).toEqual(['none', 'CT', 'LT', 'RT', 'LA', 'RA', 'LL', 'RL']);
    const done = attackChoice(play.game, shooter, { ...blanks, aim: 'LL', target2: 'none' });
    expect(done).toMatchObject({ kind: 'done', command: { shots: [{ mount: ppc, aim: 'LL' }] } });
    expect(attackChoice(play.game, shooter, { ...blanks, aim: 'HD' })).toMatchObject({ kind: 'pick', blank: 'aim' });
  });

  it('aims neither at its head nor with pulse lasers', () => {
    const refusal = (weapon: string, aim: 'HD' | 'CT') => {
      const play = puma();
      const shooter = play.unit('PUMA');
      const mount = shooter.sheet.mounts.find((one) => one.weapon.id === weapon)?.id ?? '';
      const result = fullShots(play.game, shooter, 0, attack('PUMA', 'ENF-4R', mount, { aim }).shots);
      return result.ok ? null : complete(result.error).code;
    };
    expect(refusal('clan-er-ppc', 'HD')).toBe('battletech/aim-at-head');
    expect(refusal('clan-er-ppc', 'CT')).toBeNull();
    expect(refusal('clan-medium-pulse-laser', 'CT')).toBe('battletech/aim-pulse');
  });
});

describe('AMB-SEQ-16 Fragmentation missiles', () => {
  it('are not fired at ’Mechs', () => {
    const play = beginFull({ pieces: [CPLT, ENF], change: rearmed('fragmentation') });
    const catapult = play.unit('CPLT-C1');
    const [launcher] = catapult.sheet.mounts;
    if (!launcher) throw new Error('no launcher');
    expect(binsFor(catapult, launcher)).toEqual([]);
    const result = fullShots(play.game, catapult, 0, attack('CPLT-C1', 'ENF-4R', 'A').shots);
    expect(result).toMatchObject({
      ok: false,
      error: { code: 'battletech/not-enough-ammo', params: { unit: 'CPLT-C1', need: 1, have: 0 }, rule: 'SEQ-11' },
    });
  });

  it('WPN-18 are fired at platoons, at whom each rack takes as many troopers as it has points', () => {
    const foot = { ...ENF, unit: 'FOOT-RIFLE' };
    const play = beginFull({ pieces: [CPLT, foot], change: rearmed('fragmentation') });
    const catapult = play.unit('CPLT-C1');
    const result = fullShots(play.game, catapult, 0, attack('CPLT-C1', 'FOOT-RIFLE', 'A').shots);
    expect(result.ok && result.value.map(({ bin }) => munitionOf(catapult, bin))).toEqual(['fragmentation']);
    const lrm = fullWeaponOf('lrm-15') ?? expect.unreachable();
    const srm = fullWeaponOf('srm-4') ?? expect.unreachable();
    expect([troopersHit(lrm, 'fragmentation'), troopersHit(lrm, 'standard')]).toEqual([15, 3]);
    expect([troopersHit(srm, 'fragmentation'), troopersHit(srm, 'standard')]).toEqual([8, 2]);
  });
});

describe('AMB-SEQ-17 Infernos', () => {
  /** The heat phase of a Catapult with these rounds and this heat before it cools by 15. */
  function heated(munition: Munition, heat: number, faces: readonly number[]) {
    // Its racks are of LRM, which have infernos in a league only (CLN-52).
    const play = beginFull({ pieces: [CPLT, ENF], change: rearmed(munition), options: { infernoTurns: 'on' } });
    const game = marked(play.game, 'CPLT-C1', { heat });
    const { events } = heatPhaseRule.run({ ...play.match, game }, { type: 'heat-phase' }, [], scriptedDice([...faces]));
    return events.flatMap((event) => (event.type === 'AmmoHeated' ? [event] : []));
  }

  it('are rolled for from heat 10 on, before the reactor is', () => {
    expect(heated('inferno', 26, [4, 4])).toMatchObject([{ avoidance: { need: 4, avoided: true }, wounds: [] }]);
    expect(heated('standard', 26, [])).toEqual([]);
    const [blown] = heated('inferno', 26, [1, 2, ...Array.from({ length: 30 }, () => 3)]);
    expect(blown).toMatchObject({ avoidance: { need: 4, avoided: false } });
    expect(blown?.wounds[0]?.harm.map(({ harm }) => harm)).toContain('explosion');
  });
});
