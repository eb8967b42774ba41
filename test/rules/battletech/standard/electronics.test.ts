import { describe, expect, it } from 'vitest';
import { fullShots } from '../../../../src/rules/battletech/standard/gunnery.js';
import { Resolution } from '../../../../src/rules/battletech/standard/resolution.js';
import { shootRule } from '../../../../src/rules/battletech/standard/shooting.js';
import type { Body, Munition } from '../../../../src/rules/battletech/standard/types.js';
import { armOf } from '../../../../src/rules/battletech/standard/weapons.js';
import { LOCATIONS, type Location } from '../../../../src/rules/battletech/vocabulary.js';
import type { StandardState } from '../../../../src/rules/battletech/types.js';
import { scriptedDice } from '../../../../src/rules/kernel/dice.js';
import { sideId } from '../../../../src/rules/kernel/ids.js';
import { unitOf } from '../../../../src/rules/battletech/units.js';
import { complete } from '../../../support/complete.js';
import { unit } from '../../../support/quick-start.js';
import { armed } from '../../../support/armed.js';
import { attack, beginFull, marked, type FullPiece, type FullPlay } from '../../../support/standard.js';

/** What guides missiles, and what keeps it from doing so. */

const CPLT: FullPiece = { unit: 'CPLT-C1', seat: 'defender', at: '0815 N' };
const ENF: FullPiece = { unit: 'ENF-4R', seat: 'attacker', at: '0808 S' };
/** It carries an ECM suite. */
const loki = (at: string, seat = 'attacker'): FullPiece => ({ unit: 'LOKI', seat, at });
const OWN = sideId('defender');
const HILL = { '0813': { level: 4 }, '0713': { level: 4 }, '0913': { level: 4 }, '0812': { level: 4 } };

interface Setting {
  readonly weapons?: string;
  readonly munition?: Munition;
  readonly others?: readonly FullPiece[];
  readonly pods?: boolean;
  readonly mode?: 'normal' | 'indirect';
  readonly hidden?: boolean;
  readonly change?: (state: StandardState) => StandardState;
}

const field = ({
  weapons = 'lrm-20+artemis@RT',
  munition = 'artemis',
  others = [],
  hidden = false,
}: Setting): FullPlay =>
  beginFull({
    pieces: [CPLT, ENF, ...others].toSorted((a, b) => b.seat.localeCompare(a.seat)),
    hexes: hidden ? HILL : {},
    change: armed('CPLT-C1', weapons, munition),
  });

const state = (setting: Setting): StandardState => {
  const { game } = field(setting);
  const changed = setting.change?.(game) ?? game;
  return setting.pods ? marked(changed, 'ENF-4R', { pods: [{ side: OWN, location: 'CT' }] }) : changed;
};

/** The first weapon as declared: its number, or the code of its refusal. */
function declared(setting: Setting): number | string {
  const game = state(setting);
  const { shots } = attack('CPLT-C1', 'ENF-4R', 'A', { mode: setting.mode ?? 'normal' });
  const found = fullShots(game, unitOf(game, unit('CPLT-C1')), 0, shots);
  return found.ok ? (found.value[0]?.toHit.number ?? 0) : complete(found.error).code.replace('battletech/', '');
}

/** The first weapon fired: it hits by 12, then the cluster roll and whatever else is rolled. */
function fired(setting: Setting, cluster: readonly number[] = [3, 4]) {
  const play = field(setting);
  const game = state(setting);
  const { shots } = attack('CPLT-C1', 'ENF-4R', 'A', { mode: setting.mode ?? 'normal' });
  const found = fullShots(game, unitOf(game, unit('CPLT-C1')), 0, shots);
  if (!found.ok) throw new Error(found.error.code);
  const resolution = new Resolution(game, scriptedDice([]));
  resolution.happen({
    type: 'FireDeclared',
    unit: unit('CPLT-C1'),
    twist: 0,
    shots: found.value,
    spots: null,
    dump: [],
    sinksOff: null,
    unjam: null,
    by: 'seat',
  });
  const dice = scriptedDice([6, 6, ...cluster, ...Array.from({ length: 80 }, () => 4)]);
  const { events } = shootRule.run(
    { ...play.match, game: resolution.state },
    { type: 'shoot', unit: unit('CPLT-C1') },
    [],
    dice,
  );
  const [shot] = events.flatMap((event) => (event.type === 'ShotFired' ? [event] : []));
  return shot ?? expect.unreachable();
}

const hits = (setting: Setting): number | undefined => fired(setting).cluster?.hits;
const body = (id: string, change: Partial<Body>) => (game: StandardState) => marked(game, id, change);

describe('FIN-49 ECM', () => {
  it('TC-FIN-43 LRM 20 with Artemis: 7 gives 12 within an enemy field, and 9 gives 16 out of it', () => {
    expect(hits({ others: [loki('0802 S')] })).toBe(12);
    expect(hits({ others: [loki('0801 S')] })).toBe(16);
  });

  it('FIN-49 a field anywhere on the line is enough, about the shooter too', () => {
    expect(hits({ others: [loki('0211 S')] })).toBe(12);
    expect(hits({ others: [loki('1416 S')] })).toBe(12);
    expect(hits({ others: [loki('0111 S')] })).toBe(16);
  });

  it('FIN-49 one of the own side, of a unit shut down, or one destroyed does nothing', () => {
    expect(hits({ others: [loki('0810 S', 'defender')] })).toBe(16);
    expect(hits({ others: [loki('0806 S')], change: body('LOKI', { shutdown: true }) })).toBe(16);
    const struck = (game: StandardState): StandardState => {
      const { sheet, body: whole } = unitOf(game, unit('LOKI'));
      const suites = LOCATIONS.map((at) => ({
        at,
        slots: (sheet.full.slots[at] ?? []).flatMap((slot, i) =>
          slot?.holds === 'equipment' && slot.equipment === 'ecm' ? [i] : [],
        ),
      }));
      const found = suites.find(({ slots }) => slots.length > 0) ?? expect.unreachable();
      return marked(game, 'LOKI', { struck: { ...whole.struck, [found.at]: found.slots } });
    };
    expect(hits({ others: [loki('0806 S')], change: struck })).toBe(16);
  });

  it('FIN-49 a Streak is unharmed', () => {
    const near = { weapons: 'streak-srm-6@RT', munition: 'standard' as const, others: [loki('0806 S')] };
    expect(armOf('streak-srm-6')?.weapon.ranges.long).toBe(9);
    expect(fired(near).cluster).toMatchObject({ hits: 6, roll: null });
  });

  it('FIN-49 a NARC pod fails only where its bearer stands in a field', () => {
    const pod = { weapons: 'lrm-20@RT', munition: 'narc' as const, pods: true };
    expect(hits(pod)).toBe(16);
    expect(hits({ ...pod, others: [loki('0816 S')] })).toBe(16);
    expect(hits({ ...pod, others: [loki('0802 S')] })).toBe(12);
  });
});

describe('FIN-50 Artemis IV and NARC', () => {
  it('FIN-50 Artemis IV wants rounds of its own, and does not help a launcher whose rounds listen to pods', () => {
    expect(hits({ munition: 'standard' })).toBe(12);
    expect(hits({ weapons: 'lrm-20@RT' })).toBe(12);
    expect(fired({ munition: 'narc', pods: true }).cluster?.modifiers).toEqual([{ by: 'narc', value: 2 }]);
    expect(fired({ munition: 'artemis', pods: true }).cluster?.modifiers).toEqual([{ by: 'artemis', value: 2 }]);
  });

  it('FIN-50 a pod spots for rounds made for it, without the modifiers of a spotter', () => {
    const over = { weapons: 'lrm-20@RT', munition: 'narc' as const, mode: 'indirect' as const, hidden: true };
    expect(declared({ ...over, pods: true })).toBe(4 + 1);
    expect(declared(over)).toBe('no-spotter');
    expect(declared({ ...over, pods: true, munition: 'standard' })).toBe('no-spotter');
    expect(
      declared({ ...over, change: body('ENF-4R', { pods: [{ side: sideId('attacker'), location: 'CT' }] }) }),
    ).toBe('no-spotter');
    expect(declared({ ...over, pods: true, others: [loki('0802 S')] })).toBe('no-spotter');
    expect(fired({ ...over, pods: true })).toMatchObject({ outcome: 'hit', toHit: { number: 5 } });
  });

  it('FIN-50 Artemis IV is for direct fire', () => {
    const over = { munition: 'narc' as const, mode: 'indirect' as const, hidden: true, pods: true };
    expect(fired(over).cluster?.modifiers).toEqual([{ by: 'narc', value: 2 }]);
  });

  it('FIN-50 a pod does no damage and reaches 9 hexes, one of the Clans 12', () => {
    expect(fired({ weapons: 'narc@RT', munition: 'standard' })).toMatchObject({
      pod: { covered: false },
      wounds: [],
      cluster: null,
    });
    expect([armOf('narc')?.weapon.ranges, armOf('clan-narc')?.weapon.ranges]).toEqual([
      { short: 3, medium: 6, long: 9 },
      { short: 4, medium: 8, long: 12 },
    ]);
  });
});

describe('FIN-50 A pod goes with its location', () => {
  const bearing = (game: StandardState): readonly unknown[] => unitOf(game, unit('ENF-4R')).body.pods;
  const lose = (game: StandardState, location: Location): StandardState => {
    const resolution = new Resolution(game, scriptedDice([]));
    const harm = [{ harm: 'location-lost', location, why: 'destroyed' }] as const;
    resolution.happen({ type: 'PilotHurt', unit: unit('ENF-4R'), harm });
    return resolution.state;
  };
  const OTHER = sideId('attacker');

  it('FIN-50 it sticks where it is rolled to, for the side that is hit', () => {
    // 12, then the location.
    expect(fired({ weapons: 'narc@RT', munition: 'standard' }, [4, 6]).pod).toMatchObject({ location: 'LA' });
    expect(fired({ weapons: 'narc@RT', munition: 'standard' }, [1, 2]).pod).toMatchObject({ location: 'RA' });
  });

  it('FIN-50 where that is gone already it sticks further in', () => {
    const change = (game: StandardState): StandardState => lose(lose(game, 'LA'), 'RA');
    expect(fired({ weapons: 'narc@RT', munition: 'standard', change }, [4, 6]).pod).toMatchObject({ location: 'LT' });
  });

  it('FIN-50 with the location it is gone, those elsewhere stay', () => {
    const pods = [
      { side: OWN, location: 'LA' },
      { side: OTHER, location: 'CT' },
    ] as const;
    const game = marked(state({}), 'ENF-4R', { pods, newPods: pods });
    expect(bearing(lose(game, 'RA'))).toEqual(pods);
    expect(bearing(lose(game, 'LA'))).toEqual([pods[1]]);
    expect(unitOf(lose(game, 'LA'), unit('ENF-4R')).body.newPods).toEqual([pods[1]]);
  });

  it('FIN-50 then it neither guides nor spots', () => {
    const change = (game: StandardState): StandardState =>
      lose(marked(game, 'ENF-4R', { pods: [{ side: OWN, location: 'LA' }] }), 'LA');
    expect(fired({ weapons: 'lrm-20@RT', munition: 'narc', change }).cluster?.modifiers).toEqual([]);
    expect(declared({ munition: 'narc', mode: 'indirect', hidden: true, change })).toBe('no-spotter');
  });
});

describe('FIN-51 TAG', () => {
  it('FIN-51 reaches 5, 9 and 15 hexes, does no damage, and heats nothing', () => {
    for (const id of ['tag', 'clan-tag']) {
      expect(armOf(id)?.weapon).toMatchObject({ ranges: { short: 5, medium: 9, long: 15 }, damage: 0 });
    }
    expect(fired({ weapons: 'tag@RT' })).toMatchObject({ outcome: 'hit', wounds: [], heat: 0, pod: null, tag: true });
  });
});
