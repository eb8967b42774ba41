import { describe, expect, it } from 'vitest';
import { battletech } from '../../../../src/rules/battletech/index.js';
import { isArming } from '../../../../src/rules/battletech/standard/clubs.js';
import { checkStrike } from '../../../../src/rules/battletech/standard/physical-phase.js';
import { physicalAttackRule } from '../../../../src/rules/battletech/standard/physical-resolution.js';
import { pointsOf, possiblePhysicalAttacks } from '../../../../src/rules/battletech/standard/physical-attacks.js';
import { evolveFull } from '../../../../src/rules/battletech/standard/evolve.js';
import type { StandardState, StandardUnitSetup } from '../../../../src/rules/battletech/types.js';
import type { Body } from '../../../../src/rules/battletech/standard/types.js';
import { scriptedDice } from '../../../../src/rules/kernel/dice.js';
import { seated } from '../../../../src/rules/kernel/seats.js';
import { complete } from '../../../support/complete.js';
import { hex, seat, unit } from '../../../support/quick-start.js';
import { beginFull, marked, passTo, roll, step, strike, type FullPiece } from '../../../support/standard.js';
import { evolveStandard } from '../../../../src/rules/battletech/evolve.js';

/** Trees and limbs swung with both hands (table 7.2.7). */

const HCT: FullPiece = { unit: 'HCT-3F', seat: 'defender', at: '0810 N' };
const HBK: FullPiece = { unit: 'HBK-4G', seat: 'defender', at: '0810 N' };
const ENF: FullPiece = { unit: 'ENF-4R', seat: 'attacker', at: '0807 S' };
const WOODS = { '0810': { woods: 1 } } as const;
const takes = (id: string, find: 'tree' | 'limb') => ({ ...strike(id, ''), takes: find });

/** Everything passed up to the physical attacks of the first turn. */
function striking(pieces: readonly FullPiece[] = [HBK, ENF]) {
  const play = beginFull({ pieces, hexes: WOODS });
  passTo(play, 'strike');
  return play;
}

/** A 'Mech whose right arm ends in a claw instead of a hand. */
function clawed(change: StandardUnitSetup): StandardUnitSetup {
  if (change.id !== unit('HBK-4G')) return change;
  const { full } = change.sheet;
  const claw = { holds: 'equipment', equipment: 'claw', item: 99 } as const;
  const RA = (full.slots.RA ?? []).map((slot) => (slot?.holds === 'part' && slot.part === 'hand' ? claw : slot));
  return { ...change, sheet: { ...change.sheet, full: { ...full, slots: { ...full.slots, RA } } } };
}

describe('WPN-21 claws', () => {
  const fights = (struck: boolean) => {
    const play = beginFull({ pieces: [HBK, { ...ENF, at: '0809 S' }], change: clawed });
    passTo(play, 'strike');
    const at = play.unit('HBK-4G').sheet.full.slots.RA?.findIndex((slot) => slot?.holds === 'equipment') ?? -1;
    const state = struck ? marked(play.game, 'HBK-4G', { struck: { RA: [at] } }) : play.game;
    const mine = state.units.find(({ id }) => id === unit('HBK-4G'));
    if (!mine) throw new Error('no HBK-4G');
    return possiblePhysicalAttacks(state, mine)
      .filter(({ attack }) => attack.kind === 'punch')
      .map(({ attack, toHit: { number, terms } }) => [
        attack.limb,
        number,
        terms.map(({ reason }) => reason).filter((reason) => reason === 'claw' || reason === 'hand-hit'),
        pointsOf(state, mine, attack),
      ]);
  };

  it('a sheet with a claw punches with it for a seventh of its tons at 1 more', () => {
    expect(fights(false)).toEqual([
      ['LA', 5, [], 5],
      ['RA', 6, ['claw'], 8],
    ]);
  });

  it('struck, it is a hand that is missing', () => {
    expect(fights(true)).toEqual([
      ['LA', 5, [], 5],
      ['RA', 6, ['hand-hit'], 5],
    ]);
  });
});

describe('SEQ-13 clubs', () => {
  it('a tree is taken instead of striking, and swung with both arms from the next turn on', () => {
    const play = striking();
    roll(play, 'defender', takes('HBK-4G', 'tree'), [1, 1, 6, 6]);
    expect(play.last('ClubTaken')).toEqual({ type: 'ClubTaken', unit: 'HBK-4G', find: 'tree' });
    play.give('defender', step('HBK-4G', 'walk', 'FF'));
    passTo(play, 'strike');
    const attack = { kind: 'club', limb: null, target: unit('ENF-4R') } as const;
    roll(play, 'defender', { type: 'strike', unit: unit('HBK-4G'), blows: [attack] }, []);
    // 5 piloting − 1 + 1 walked; 50 tons strike for 10.
    expect(play.last('BlowsDeclared')).toMatchObject({ toHits: [{ number: 5 }], damages: [10] });
    passTo(play, 'move', [6, 6, 3, 4, 1, 1, 6, 6]);
    expect(play.last('BlowStruck')).toMatchObject({ hit: true, wounds: [{ points: 10 }] });
    expect(play.last('ClubBroken')).toEqual({ type: 'ClubBroken', unit: 'HBK-4G' });
    expect(play.unit('HBK-4G').body.club).toBeNull();
  });

  it('TER-02 a limb that lies on the map is taken like one that was torn off', () => {
    const play = beginFull({ pieces: [HBK, ENF], hexes: { '0810': { limbs: 2 } } });
    expect(play.game.field.limbs).toEqual(['0810', '0810']);
    passTo(play, 'strike');
    roll(play, 'defender', takes('HBK-4G', 'limb'), [1, 1, 6, 6]);
    expect(play.unit('HBK-4G').body.club).toBe('limb');
    expect(play.game.field.limbs).toEqual(['0810']);
  });

  it('what stays where it misses, and a limb that hits, is not broken', () => {
    const swung = (find: 'tree' | 'limb', faces: readonly number[]) => {
      const play = striking([HBK, { ...ENF, at: '0809 S' }]);
      const held = marked(play.game, 'HBK-4G', { club: find });
      const attack = { kind: 'club', limb: null, target: unit('ENF-4R') } as const;
      const game = evolveStandard(held, {
        type: 'BlowsDeclared',
        unit: unit('HBK-4G'),
        blows: [attack],
        toHits: [{ number: 5, terms: [], side: 'front', table: 'full' }],
        damages: [10],
        by: 'seat',
      });
      return physicalAttackRule.run(
        { ...play.match, game },
        { type: 'blow', unit: unit('HBK-4G') },
        [],
        scriptedDice(faces),
      ).events;
    };
    expect(swung('tree', [1, 1]).map(({ type }) => type)).toEqual(['BlowStruck']);
    expect(swung('limb', [6, 6, 3, 4]).map(({ type }) => type)).toEqual(['BlowStruck']);
    expect(swung('tree', [6, 6, 3, 4]).map(({ type }) => type)).toEqual(['BlowStruck', 'ClubBroken']);
  });

  it('both hands are needed, free and on its feet, and woods to take a tree from', () => {
    const play = striking();
    const refusal = (
      order: ReturnType<typeof takes>,
      body: Partial<Body> = {},
      board: StandardState['board'] = play.game.board,
    ) => {
      const game = { ...marked(play.game, 'HBK-4G', body), board };
      return complete(checkStrike(game, game.units, order))?.code ?? null;
    };
    const tree = takes('HBK-4G', 'tree');
    expect(refusal(tree)).toBeNull();
    expect(refusal(tree, { prone: true })).toBe('battletech/blow-lying');
    expect(refusal(tree, { club: 'limb' })).toBe('battletech/club-held');
    expect(
      refusal(tree, {
        fired: [play.unit('HBK-4G').sheet.mounts.find(({ location }) => location === 'LA')?.id ?? ('' as never)],
      }),
    ).toBe('battletech/blow-limb-fired');
    expect(refusal(tree, {}, { ...play.game.board, hexes: {} })).toBe('battletech/no-club-here');
    expect(refusal(takes('HBK-4G', 'limb'))).toBe('battletech/no-club-here');
    expect(refusal({ ...strike('HBK-4G', 'ENF-4R', 'kick@RL'), takes: 'tree' })).toBe('battletech/one-kind-of-blow');
  });

  it('an arm or a leg that is blown or torn off lies where the unit stood, until somebody takes it', () => {
    const play = striking();
    const off = evolveFull(play.game, {
      type: 'PilotHurt',
      unit: unit('ENF-4R'),
      harm: [
        { harm: 'location-lost', location: 'LA', why: 'torn-off' },
        { harm: 'location-lost', location: 'RL', why: 'blown-off' },
        { harm: 'location-lost', location: 'RA', why: 'destroyed' },
      ],
    });
    expect(off.field.limbs).toEqual(['0807', '0807']);
    const taken = evolveFull(
      {
        ...off,
        units: off.units.map((one) =>
          one.place && one.id === 'HBK-4G' ? { ...one, place: { ...one.place, hex: hex('0807') } } : one,
        ),
      },
      { type: 'ClubTaken', unit: unit('HBK-4G'), find: 'limb' },
    );
    expect(taken.field.limbs).toEqual(['0807']);
    expect(taken.units[0]?.body.club).toBe('limb');
    // Whoever uproots a tree leaves the limb beside it where it lies.
    const uprooted = evolveFull(taken, { type: 'ClubTaken', unit: unit('ENF-4R'), find: 'tree' });
    expect(uprooted.field.limbs).toEqual(['0807']);
    expect(uprooted.units[1]?.body.club).toBe('tree');
  });

  it('an arm that is lost lets the club go', () => {
    const play = striking();
    const held = marked(play.game, 'HBK-4G', { club: 'tree' });
    const after = evolveFull(held, {
      type: 'PilotHurt',
      unit: unit('HBK-4G'),
      harm: [{ harm: 'location-lost', location: 'LA', why: 'destroyed' }],
    });
    expect(after.units[0]?.body.club).toBeNull();
  });

  it('who stands in woods is asked only where an enemy is near, and offered the tree', () => {
    const far = beginFull({ pieces: [HBK, { ...ENF, at: '0804 S' }], hexes: WOODS });
    expect(isArming(far.game, far.unit('HBK-4G'))).toBe(false);
    const play = striking();
    expect(isArming(play.game, play.unit('HBK-4G'))).toBe(true);
    const view = battletech.view(play.match, seated(seat('defender')));
    const asked = battletech.choices(view, seat('defender'), {});
    if (asked.kind !== 'pick') throw new Error(asked.kind);
    expect(asked.options.map(({ value }) => value)).toEqual(['take-tree', 'none']);
    expect(battletech.choices(view, seat('defender'), { target: 'take-tree' })).toEqual({
      kind: 'done',
      command: takes('HBK-4G', 'tree'),
    });
  });

  it('a hatchet is still swung with its one arm', () => {
    const play = striking([HCT, { ...ENF, at: '0809 S' }]);
    const held = marked(play.game, 'HCT-3F', { club: 'tree' });
    const [swinger] = held.units;
    const clubs = swinger ? possiblePhysicalAttacks(held, swinger).filter(({ attack }) => attack.kind === 'club') : [];
    expect(clubs.map(({ attack }) => attack.limb)).toEqual(['RA', null]);
  });
});
