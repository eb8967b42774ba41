import { describe, expect, it } from 'vitest';
import { battletech } from '../../../../src/rules/battletech/index.js';
import type { Terrain } from '../../../../src/rules/battletech/types.js';
import { beginFull, passTo, roll, step, strike, type FullPiece, type FullPlay } from '../../../support/standard.js';

/** P in 0808, facing north, pushes A ahead of it into B and C behind A; who does not move stands still. Rolls that are not named are 7, 8 and 9. */

interface Row {
  /** Facing of A, B and C. */
  readonly a?: string;
  readonly b?: string;
  readonly c?: string;
  /** What stands where, instead of the row 0807, 0806, 0805. */
  readonly at?: Readonly<Record<string, string>>;
  readonly models?: Readonly<Record<string, string>>;
  readonly hexes?: Readonly<Record<string, Partial<Terrain>>>;
  /** Dice from the first of the push on. */
  readonly faces?: readonly number[];
  readonly prepare?: (play: FullPlay) => void;
  readonly move?: (play: FullPlay) => void;
}

function pushed({ a = 'N', b = 'N', c = 'N', at = {}, models = {}, hexes = {}, faces = [], ...more }: Row): FullPlay {
  const stands: Readonly<Record<string, string>> = {
    P: '0808 N',
    A: `0807 ${a}`,
    B: `0806 ${b}`,
    C: `0805 ${c}`,
    ...at,
  };
  const pieces = Object.entries(stands)
    .filter(([, place]) => place !== '')
    .map(([id, place]): FullPiece => ({
      unit: `${models[id] ?? 'HBK-4G'}=${id}`,
      seat: id === 'P' ? 'attacker' : 'defender',
      at: place,
    }));
  const play = beginFull({ pieces, hexes });
  more.prepare?.(play);
  more.move?.(play);
  passTo(play, 'strike', Array<number>(20).fill(6));
  const dice = [...faces, ...Array.from({ length: 60 }, (_, i) => [4, 3, 5][i % 3] ?? 4)];
  // Who may step aside does not.
  while (play.awaited.some((one) => /:(?:strike|step-aside)$/u.test(one))) {
    const [question] = battletech.open(play.match);
    if (!question) break;
    roll(play, question.seat, question.seat === 'attacker' ? strike('P', 'A', 'push') : { type: 'pass' }, dice);
  }
  return play;
}

/** Where the units are, and whether they lie: `A 0806, B 0805 lies`. */
const where = (play: FullPlay): string =>
  play.game.units
    .map(({ id, place, status, body }) =>
      [
        id,
        status === 'active' ? (place?.hex ?? '') : status,
        ...(status === 'active' && body.prone ? ['lies'] : []),
      ].join(' '),
    )
    .join(', ');

/** The piloting rolls of the push: who, for what, against what. */
const rolls = (play: FullPlay): readonly string[] =>
  play.events('PilotingRolled').map(({ unit, roll: { cause, number } }) => `${unit} ${cause} ${number}`);

const HIT = [6, 6];
const FAILED = [1, 1];

describe('FIN-40 a displaced unit displaces who stands there', () => {
  it('TC-FIN-40 A pushed north into B into C, all facing north: B and C move on, a roll at +0 each', () => {
    const play = pushed({});
    expect(where(play)).toBe('P 0807, A 0806, B 0805, C 0804');
    expect([...rolls(play)].sort()).toEqual(['A pushed 5', 'B displaced 5', 'C displaced 5']);
  });

  it.each([
    ['A faces the pusher', { a: 'S' }, 'P 0807, A 0806, B 0805, C 0804'],
    ['all face the pusher', { a: 'S', b: 'S', c: 'S' }, 'P 0807, A 0806, B 0805, C 0804'],
    ['nobody behind', { at: { B: '', C: '' } }, 'P 0807, A 0806'],
    ['a gap stops the chain', { at: { C: '0804 N' } }, 'P 0807, A 0806, B 0805, C 0804'],
    ['the push misses', { faces: [1, 1] }, 'P 0808, A 0807, B 0806, C 0805'],
  ] as const)('FIN-40 %s', (_, row, expected) => {
    expect(where(pushed(row))).toBe(expected);
  });

  it('FIN-40 who fails the roll falls where it has been moved', () => {
    // The push, then A falls or stands; of the three rolls one fails.
    const play = pushed({ faces: [...HIT, ...FAILED] });
    expect(play.game.units.filter(({ body }) => body.prone)).toHaveLength(1);
    expect(where(play).replace(' lies', '')).toBe('P 0807, A 0806, B 0805, C 0804');
  });

  it('TC-FIN-40 at the edge of the map C is gone', () => {
    const play = pushed({ at: { P: '0804 N', A: '0803 N', B: '0802 N', C: '0801 N' } });
    expect(where(play)).toBe('P 0803, A 0802, B 0801, C left');
    expect(rolls(play).filter((one) => one.startsWith('C'))).toEqual([]);
  });

  it('FIN-40 so is A itself', () => {
    expect(where(pushed({ at: { P: '0802 N', A: '0801 N', B: '', C: '' } }))).toBe('P 0801, A left');
  });
});

describe('FIN-42 where nobody can be displaced to', () => {
  it.each([
    ['A: three levels up', { at: { B: '', C: '' }, hexes: { '0806': { level: 3 } } }, 'P 0808, A 0807'],
    ['B: three levels up', { at: { C: '' }, hexes: { '0805': { level: 3 } } }, 'P 0808, A 0807, B 0806'],
    ['C: three levels up', { hexes: { '0804': { level: 3 } } }, 'P 0808, A 0807, B 0806, C 0805'],
    ['A: two levels up it goes', { at: { B: '', C: '' }, hexes: { '0806': { level: 2 } } }, 'P 0807, A 0806'],
    ['C: two levels up it goes', { hexes: { '0804': { level: 2 } } }, 'P 0807, A 0806, B 0805, C 0804'],
  ] as const)('FIN-42 %s', (_, row, expected) => {
    expect(where(pushed(row))).toBe(expected);
  });

  const heights = (level: number, ...at: string[]) => Object.fromEntries(at.map((one) => [one, { level }]));

  it('FIN-42 a level down nobody falls for that', () => {
    const play = pushed({ at: { B: '', C: '' }, hexes: heights(1, '0808', '0807') });
    expect(where(play)).toBe('P 0807, A 0806');
  });

  it('FIN-42 two levels down A falls, for 3 × 5 points', () => {
    const play = pushed({ at: { B: '', C: '' }, hexes: heights(2, '0808', '0807') });
    expect(where(play)).toBe('P 0807, A 0806 lies');
    expect(play.last('Fell')).toMatchObject({ unit: 'A', levels: 2 });
  });

  it('FIN-42 two levels down C falls, at the end of a chain', () => {
    const play = pushed({ hexes: heights(2, '0808', '0807', '0806', '0805') });
    expect(where(play)).toBe('P 0807, A 0806, B 0805, C 0804 lies');
  });
});

describe('FIN-41 who is struck from the side', () => {
  it.each(['NE', 'SE', 'SW', 'NW'])(
    'FIN-41 B faces %s: it rolls at +0, and whoever fails is displaced and falls',
    (b) => {
      const held = pushed({ b });
      expect(where(held)).toBe('P 0807, A 0806, B 0805, C 0804');
      expect(rolls(held).filter((one) => one.startsWith('B'))).toEqual(['B displaced 5']);
      // B rolls before anything behind it is moved.
      const fallen = pushed({ b, faces: [...HIT, ...FAILED] });
      expect(where(fallen)).toBe('P 0807, A 0806, B 0805 lies, C 0804');
      expect(rolls(fallen).filter((one) => one.startsWith('B'))).toEqual(['B displaced 5']);
    },
  );

  it('FIN-41 who lies is moved without a roll', () => {
    const play = pushed({
      b: 'NE',
      prepare: (one) => one.alter('B', (unit) => ({ ...unit, body: { ...unit.body, prone: true } })),
    });
    expect(where(play)).toBe('P 0807, A 0806, B 0805 lies, C 0804');
    expect(rolls(play).filter((one) => one.startsWith('B'))).toEqual([]);
  });
});

describe('FIN-42 who falls among others on its way', () => {
  it.each([
    ['ahead', 'HBK-4G', '0807', 'FF', '0806'],
    ['backward', 'HBK-4G', '0809', 'BB', '0810'],
    ['with a side shift', 'GOL-1H', '0708', 'QF', '0607'],
    ['with one back', 'GOL-1H', '0909', 'VB', '1009'],
  ] as const)('FIN-42 %s: whoever stands there gives way in the direction of the move', (_, model, at, steps, to) => {
    const play = beginFull({
      pieces: [
        { unit: `${model}=A`, seat: 'defender', at: '0808 N' },
        { unit: 'HBK-4G=B', seat: 'defender', at: `${at} N` },
        { unit: 'HBK-4G=C', seat: 'attacker', at: '1517 N' },
      ],
      hexes: { [at]: { rubble: true } },
    });
    // It goes a step further, for none ends its move where another stands.
    roll(play, 'defender', step('A', 'walk', steps), [1, 1, 1, 3, 4, 3, 4, 3, 4, 6, 6, 6, 6, 6, 6]);
    expect(where(play)).toBe(`A ${at} lies, B ${to}, C 1517`);
  });
});

describe('FIN-43 falling onto somebody', () => {
  const cliff = { '0808': { level: 2 }, '0807': { level: 2 } } as const;
  const onto = (row: Row): FullPlay =>
    pushed({ models: { A: 'GRF-1N' }, at: { C: '' }, ...row, hexes: { ...cliff, ...row.hexes } });

  it('FIN-43 7 for one that stood: hit for floor(55 ÷ 10), the faller on its back, B on to the next hex with a roll at +2', () => {
    const play = onto({ faces: [...HIT, 3, 4] });
    expect(play.last('FellOnto')).toMatchObject({
      unit: 'A',
      target: 'B',
      toHit: { number: 7, table: 'punch', side: 'front' },
      hit: true,
      wounds: [{ points: 5 }],
    });
    expect(where(play)).toBe('P 0807, A 0806 lies, B 0805');
    expect(play.last('Fell')).toMatchObject({ unit: 'A', levels: 2, side: 'rear', direction: null });
    expect(rolls(play)).toContain('B displaced 7');
  });

  it('FIN-43 a miss does nothing to B but that it must go, with a roll at +0; A falls as it happens', () => {
    const play = onto({ faces: [...HIT, 3, 3] });
    expect(play.last('FellOnto')).toMatchObject({ hit: false, wounds: [] });
    expect(where(play)).toBe('P 0807, A 0806 lies, B 0805');
    expect(play.last('Fell').direction).not.toBeNull();
    expect(rolls(play)).toContain('B displaced 5');
  });

  it.each([
    ['its woods', 8, { hexes: { '0806': { woods: 1 } } }],
    ['heavy woods', 9, { hexes: { '0806': { woods: 2 } } }],
    ['its movement', 8, { entered: 4 }],
    ['more of it', 9, { entered: 6 }],
  ] as const)('FIN-43 %s: %i', (_, number, { entered, ...row }: Row & { readonly entered?: number }) => {
    const prepare = (play: FullPlay): void => {
      if (entered === undefined) return;
      passTo(play, 'attack', Array<number>(20).fill(6));
      play.alter('B', (one) => ({ ...one, moved: { mode: 'run', steps: '', path: [], mp: 6, entered } }));
    };
    expect(onto({ ...row, prepare }).last('FellOnto').toHit.number).toBe(number);
  });

  it('FIN-42 where B cannot go on it takes the next way that is open; where there is none it is destroyed', () => {
    const high = (...at: readonly string[]) => Object.fromEntries(at.map((one) => [one, { level: 5 }]));
    expect(where(onto({ hexes: high('0805') }))).toBe('P 0807, A 0806 lies, B 0906');
    expect(where(onto({ hexes: high('0805', '0906') }))).toBe('P 0807, A 0806 lies, B 0706');
    const walled = onto({
      hexes: { ...high('0805', '0906', '0706', '0907', '0707'), '0807': { level: 4 }, '0808': { level: 4 } },
    });
    expect(where(walled)).toBe('P 0807, A 0806 lies, B destroyed');
  });

  it('FIN-43 a level down is no fall onto anybody: B moves on with +0', () => {
    const play = pushed({ at: { C: '' }, hexes: { '0808': { level: 1 }, '0807': { level: 1 } } });
    expect(where(play)).toBe('P 0807, A 0806, B 0805');
    expect(rolls(play)).toContain('B displaced 5');
  });
});
