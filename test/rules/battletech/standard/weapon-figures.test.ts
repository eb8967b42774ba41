import { describe, expect, test } from 'vitest';
import { armOf, FULL_WEAPON_IDS, type Arm } from '../../../../src/rules/battletech/standard/weapons.js';
import type { Trait } from '../../../../src/rules/battletech/standard/traits.js';
import { WEAPON_FIGURES, type Figures } from './weapon-figures.js';

/** The figures of our table, as the others are written. */
function figuresOf({ weapon, tons, slots, rounds }: Arm): Figures {
  const { id, damage, full } = weapon;
  const { short, medium, long } = weapon.ranges;
  const { tech, heat, minimum, cluster, toHit } = full;
  const ranges = [minimum, short, medium, long] as const;
  return [id, full.class, tech, heat, damage, ...ranges, tons, slots, rounds, cluster?.size ?? null, toHit];
}

/** What the other implementation counts that is no damage: the one pod of a Narc, the two of what shoots missiles down. */
const NO_DAMAGE = ['narc', 'inarc', 'clan-narc', 'anti-missile-system', 'clan-anti-missile-system'];

function asHere(figures: Figures): Figures {
  const [id, kind, tech, heat, , minimum, short, medium, long, tons, slots, rounds, , toHit] = figures;
  if (!NO_DAMAGE.includes(id)) return figures;
  return [id, kind, tech, heat, 0, minimum, short, medium, long, tons, slots, rounds, null, toHit];
}

/** What sets each apart, by what its name says. */
const TRAIT_BY_NAME: readonly (readonly [name: string, trait: Trait])[] = [
  ['pulse-laser', 'pulse'],
  ['heavy-small-laser', 'heavy'],
  ['heavy-medium-laser', 'heavy'],
  ['heavy-large-laser', 'heavy'],
  ['flamer', 'flamer'],
  ['plasma', 'plasma'],
  ['bearhunter', 'heavy'],
  ['advanced-srm', 'advanced-srm'],
  ['ultra', 'ultra'],
  ['rotary', 'rotary'],
  ['lb-', 'lb-x'],
  ['lrm', 'indirect'],
  ['lrt', 'torpedo'],
  ['srt', 'torpedo'],
  ['atm', 'advanced'],
  ['heavy-gauss', 'recoil'],
  ['mrm', 'unguided'],
  ['rocket', 'unguided'],
  ['rocket', 'once'],
  ['streak', 'streak'],
  ['narc', 'narc'],
  ['tag', 'tag'],
  ['anti-missile', 'anti-missile'],
  ['leg-attack', 'leg-attack'],
  ['swarm-mech', 'swarm'],
  ['thumper', 'artillery'],
  ['sniper', 'artillery'],
  ['long-tom', 'artillery'],
  ['arrow-iv', 'artillery'],
];

/** What the other implementation did not have then; torpedoes are as the missiles of their kind (FIN-16), artillery fires straight to 17 hexes (ART-07). */
const PRINTED: readonly Figures[] = [
  ['lrt-5', 'missile', 'mixed', 2, 1, 6, 7, 14, 21, 2, 1, 24, 5, 0],
  ['lrt-10', 'missile', 'mixed', 4, 1, 6, 7, 14, 21, 5, 2, 12, 10, 0],
  ['lrt-15', 'missile', 'mixed', 5, 1, 6, 7, 14, 21, 7, 3, 8, 15, 0],
  ['lrt-20', 'missile', 'mixed', 6, 1, 6, 7, 14, 21, 10, 5, 6, 20, 0],
  ['clan-lrt-5', 'missile', 'clan', 2, 1, 0, 7, 14, 21, 1, 1, 24, 5, 0],
  ['clan-lrt-10', 'missile', 'clan', 4, 1, 0, 7, 14, 21, 2.5, 1, 12, 10, 0],
  ['clan-lrt-15', 'missile', 'clan', 5, 1, 0, 7, 14, 21, 3.5, 2, 8, 15, 0],
  ['clan-lrt-20', 'missile', 'clan', 6, 1, 0, 7, 14, 21, 5, 4, 6, 20, 0],
  ['srt-2', 'missile', 'mixed', 2, 2, 0, 3, 6, 9, 1, 1, 50, 2, 0],
  ['srt-4', 'missile', 'mixed', 3, 2, 0, 3, 6, 9, 2, 1, 25, 4, 0],
  ['srt-6', 'missile', 'mixed', 4, 2, 0, 3, 6, 9, 3, 2, 15, 6, 0],
  ['clan-srt-2', 'missile', 'clan', 2, 2, 0, 3, 6, 9, 0.5, 1, 50, 2, 0],
  ['clan-srt-4', 'missile', 'clan', 3, 2, 0, 3, 6, 9, 1, 1, 25, 4, 0],
  ['clan-srt-6', 'missile', 'clan', 4, 2, 0, 3, 6, 9, 1.5, 1, 15, 6, 0],
  ['plasma-rifle', 'energy', 'inner-sphere', 10, 10, 0, 5, 10, 15, 6, 2, 10, null, 0],
  ['rotary-ac-2', 'ballistic', 'inner-sphere', 1, 2, 0, 6, 12, 18, 8, 3, 45, null, 0],
  ['rotary-ac-5', 'ballistic', 'inner-sphere', 1, 5, 0, 5, 10, 15, 10, 6, 20, null, 0],
  ['thumper', 'ballistic', 'mixed', 5, 15, 0, 17, 17, 17, 15, 15, 20, null, 0],
  ['sniper', 'ballistic', 'mixed', 10, 20, 0, 17, 17, 17, 20, 20, 10, null, 0],
  ['long-tom', 'ballistic', 'mixed', 20, 25, 0, 17, 17, 17, 30, 30, 5, null, 0],
  ['arrow-iv', 'missile', 'inner-sphere', 10, 20, 0, 17, 17, 17, 15, 15, 5, null, 0],
  ['clan-arrow-iv', 'missile', 'clan', 10, 20, 0, 17, 17, 17, 12, 12, 5, null, 0],
];

describe('table 7.1.7 figure by figure', () => {
  test.each(WEAPON_FIGURES.map((figures) => [figures[0], figures] as const))(
    'table 7.1.7 %s: as another implementation has it',
    (id, figures) => {
      const arm = armOf(id);
      expect(arm && figuresOf(arm)).toEqual(asHere(figures));
    },
  );

  test.each(PRINTED.map((figures) => [figures[0], figures] as const))('table 7.1.7 %s: as printed', (id, figures) => {
    const arm = armOf(id);
    expect(arm && figuresOf(arm)).toEqual(figures);
  });

  test('table 7.1.7 what infantry does with its hands has no range, weight or heat of its own', () => {
    const compared = new Set([...WEAPON_FIGURES, ...PRINTED].map(([id]) => id));
    const rest = FULL_WEAPON_IDS.filter((id) => !compared.has(id));
    expect(rest).toEqual(['attack-swarmed-mech', 'leg-attack', 'stop-swarm', 'swarm-mech']);
    for (const id of rest) {
      const arm = armOf(id);
      expect(arm && figuresOf(arm)).toEqual([id, 'other', 'mixed', 0, 0, 0, 0, 0, 0, 0, 0, null, null, 0]);
    }
  });

  test('table 7.1.7 every weapon has the trait that its name says, and no other', () => {
    for (const id of FULL_WEAPON_IDS) {
      // What a suit calls a plasma rifle is too small to heat anybody.
      const said =
        id === 'ba-plasma-rifle' ? [] : TRAIT_BY_NAME.filter(([name]) => id.includes(name)).map(([, t]) => t);
      expect(armOf(id)?.weapon.full.traits, id).toEqual(said);
    }
  });

  test('table 7.2.8 long- and medium-range missiles strike in fives, the others one by one', () => {
    const groups = FULL_WEAPON_IDS.flatMap((id) => {
      const cluster = armOf(id)?.weapon.full.cluster;
      const together = cluster?.points === undefined ? cluster?.group : `${cluster.points} points`;
      return cluster ? [[id.replace(/^(clan|ba)-/, '').replace(/-\d+$/, ''), together] as const] : [];
    });
    expect(Object.fromEntries(groups)).toEqual({
      lrm: 5,
      srm: 1,
      lrt: 5,
      srt: 1,
      'streak-srm': 1,
      'advanced-srm': 1,
      mrm: 5,
      'rocket-launcher': 5,
      atm: '5 points',
    });
    expect(groups).toHaveLength(65);
  });

  test('table 7.1.7 a Gauss rifle that is hit explodes, nothing else does', () => {
    const charges = FULL_WEAPON_IDS.map((id) => [id, armOf(id)?.weapon.full.explodes] as const);
    expect(Object.fromEntries(charges.filter(([, charge]) => charge !== 0))).toEqual({
      'gauss-rifle': 20,
      'clan-gauss-rifle': 20,
      'light-gauss-rifle': 16,
      'heavy-gauss-rifle': 25,
    });
  });

  test('table 7.1.7 names on record sheets: those of the Clans and of battle armour are the plain ones', () => {
    const name = (id: string) => armOf(id)?.name.toLowerCase().replaceAll(/[ /]/g, '-').replaceAll(/-ac$/g, '');
    for (const id of FULL_WEAPON_IDS) {
      const plain = id
        .replace(/^(clan|ba)-/, '')
        .replace('swarmed-mech', "swarmed-'mech")
        .replace('swarm-mech', "swarm-'mech");
      expect(name(id), id).toBe(plain === 'stop-swarm' ? 'stop-swarm-attack' : plain);
    }
  });
});
