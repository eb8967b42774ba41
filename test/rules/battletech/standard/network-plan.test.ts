import { describe, expect, test } from 'vitest';
import { networkProblem, networksOf } from '../../../../src/rules/battletech/standard/network-plan.js';
import { networkNow } from '../../../../src/rules/battletech/standard/networks.js';
import { possibleFullShots } from '../../../../src/rules/battletech/standard/gunnery.js';
import type { Equipment } from '../../../../src/rules/battletech/standard/types.js';
import type { StandardUnit, StandardUnitSetup } from '../../../../src/rules/battletech/types.js';
import { sideId, unitId } from '../../../../src/rules/kernel/ids.js';
import { complete } from '../../../support/complete.js';
import { beginFull, fullSetup, type FullPlay } from '../../../support/standard.js';

/** Who is in which network, through whom each is linked, and whether they are just now (ADV-03, ADV-09). */

const [AWESOME] = fullSetup({ pieces: [{ unit: 'AWS-8Q', seat: 'defender', at: '0101 N' }] }).units;

const fitted = (sheet: StandardUnitSetup['sheet'], equipment: readonly Equipment[]): StandardUnitSetup['sheet'] => {
  const slots = equipment.map((one, item) => ({ holds: 'equipment', equipment: one, item }) as const);
  return { ...sheet, full: { ...sheet.full, slots: { ...sheet.full.slots, HD: slots } } };
};

const COMPUTERS: Readonly<Record<string, readonly Equipment[]>> = {
  i: ['c3i'],
  m: ['c3-master'],
  M: ['c3-master', 'c3-master'],
  e: ['c3-master', 'ecm'],
  s: ['c3-slave'],
  b: ['c3-master', 'c3-slave'],
  n: [],
};

/** Units with the computers that their labels begin with: two computers of a master (M), one beside ECM (e), a slave (s), none (n). */
const force = (labels: string, network?: string, side = 'defender') =>
  labels.split(' ').map((label) => ({
    id: unitId(label),
    side: sideId(side),
    sheet: fitted((AWESOME ?? expect.unreachable()).sheet, COMPUTERS[label.charAt(0)] ?? expect.unreachable()),
    ...(network === undefined ? {} : { network }),
  }));
const labels = (units: readonly { readonly id: string }[]): string => units.map(({ id }) => id).join(' ');
const plans = (units: ReturnType<typeof force>) =>
  networksOf(units).map(({ members, lead, improved }) => ({
    members: labels(members),
    leads: members.map((one) => lead(one)?.id ?? '-').join(' '),
    improved,
  }));

describe('ADV-03 networks that nobody has named', () => {
  test('ADV-03 each master takes the next three slaves; who has no computer is in none, a master is nobody’s slave', () => {
    expect(plans(force('s1 m1 n1 s2 b1 s3 s4 s5'))).toEqual([
      { members: 'm1 s1 s2 s3', leads: '- m1 m1 m1', improved: false },
      { members: 'b1 s4 s5', leads: '- b1 b1', improved: false },
    ]);
    expect(plans(force('s1 s2'))).toEqual([]);
  });

  test('ADV-03 improved computers go together by sixes, and nobody leads them', () => {
    expect(plans(force('i1 i2 i3 i4 i5 i6'))).toHaveLength(1);
    expect(plans(force('i1 i2 m1 i3 i4 i5 i6 i7'))).toEqual([
      { members: 'i1 i2 i3 i4 i5 i6', leads: '- - - - - -', improved: true },
      { members: 'i7', leads: '-', improved: true },
      { members: 'm1', leads: '-', improved: false },
    ]);
    const [plan] = networksOf(force('i1'));
    expect(plan?.lead(plan.members[0] ?? expect.unreachable())).toBeNull();
  });

  test('ADV-09 who names one is in no other, and each kind by itself', () => {
    expect(plans([...force('i1 i2', 'a'), ...force('i3'), ...force('m1 s1', 'b'), ...force('m2 s2')])).toEqual([
      { members: 'i1 i2', leads: '- -', improved: true },
      { members: 'm1 s1', leads: '- m1', improved: false },
      { members: 'i3', leads: '-', improved: true },
      { members: 'm2 s2', leads: '- m2', improved: false },
    ]);
    expect(plans(force('i1 m1 s1', 'a')).map(({ members }) => members)).toEqual(['i1', 'm1 s1']);
  });
});

describe('ADV-09 who leads whom', () => {
  const leads = (all: string) => plans(force(all, 'a'))[0]?.leads;

  test('ADV-09 a master alone leads three slaves, and a fourth is linked to nobody', () => {
    expect(leads('m1 s1 s2 s3 s4')).toBe('- m1 m1 m1 -');
  });

  test('ADV-09 of several with one computer the first leads masters alone; what else it carries is no second one', () => {
    expect(leads('m1 m2 m3 s1 s2 s3 s4')).toBe('- m1 m1 m2 m2 m2 m3');
    expect(leads('e1 m2 s1')).toBe('- e1 m2');
  });

  test('ADV-09 the one with two has slaves of its own besides, wherever it is listed', () => {
    expect(leads('m1 M2 s1 s2 s3 s4')).toBe('M2 - M2 M2 M2 m1');
    expect(leads('M1 s1')).toBe('- M1');
  });
});

describe('ADV-09 networks that cannot be', () => {
  const problem = (all: string, ...more: ReturnType<typeof force>) => {
    const refusal = networkProblem([...force(all, 'a'), ...more]);
    return refusal && complete(refusal);
  };
  const code = (all: string) => problem(all)?.code ?? null;
  const refused = (what: string, all: string, more: object = {}) => ({
    code: `battletech/network-${what}`,
    params: { side: 'defender', network: 'a', units: all.split(' '), ...more },
    rule: 'ADV-09',
  });

  test.each([
    ['no-computer', 'm1 n1 s1', { unit: 'n1' }],
    ['mixed', 'i1 m1', {}],
    ['too-large', 'i1 i2 i3 i4 i5 i6 i7', { most: 6 }],
    ['no-master', 's1 s2', {}],
    ['unlinked', 'm1 s1 s2 s3 s4', { most: 12 }],
  ] as const)('ADV-09 %s: %s', (what, all, more) => {
    expect(problem(all)).toEqual(refused(what, all, more));
  });

  test('ADV-09 six improved ones, three slaves to a master, twelve units in all', () => {
    expect([code('i1 i2 i3 i4 i5 i6'), code('m1 s1 s2 s3')]).toEqual([null, null]);
    expect(code('M1 m2 m3 s1 s2 s3 s4 s5 s6 s7 s8 s9')).toBeNull();
    expect(code('m1 m2 m3 m4 s1 s2 s3 s4 s5 s6 s7 s8')).toBeNull();
    expect(code('m1 m2 m3 m4 s1 s2 s3 s4 s5 s6 s7 s8 s9')).toBe('battletech/network-unlinked');
  });

  test('ADV-09 one that leads has three masters below it, with two computers two', () => {
    expect([code('m1 m2 m3 m4'), code('m1 m2 m3 m4 m5')]).toEqual([null, 'battletech/network-unlinked']);
    expect([code('M1 m2 m3'), code('M1 m2 m3 m4')]).toEqual([null, 'battletech/network-unlinked']);
    expect(code('e1 m2 m3 m4')).toBeNull();
  });

  test('ADV-09 the same name on the other side is another network, and who names none is in none', () => {
    expect(problem('i1', ...force('m1', 'a', 'attacker'))).toBeNull();
    expect(networkProblem([...force('s1 s2 n1'), ...force('i1', 'a')])).toBeNull();
  });
});

describe('ADV-03 who shares what they see now', () => {
  const table = (given: Readonly<Record<string, string>>, network?: string): FullPlay =>
    beginFull({
      pieces: [
        { unit: 'AWS-8Q=FAR', seat: 'defender', at: '0814 N' },
        { unit: 'AWS-8Q=NEAR', seat: 'defender', at: '1203 N' },
        { unit: 'AWS-8Q=THIRD', seat: 'defender', at: '0816 N' },
        { unit: 'AWS-8Q=TOP', seat: 'defender', at: '0817 N' },
        { unit: 'ENF-4R', seat: 'attacker', at: '0803 S' },
      ],
      options: { c3: 'on' },
      hexes:
        network === 'hill'
          ? Object.fromEntries(['0902', '0903', '1003', '1102', '1103'].map((at) => [at, { level: 4 }]))
          : {},
      change: (one) => ({
        ...one,
        sheet: fitted(one.sheet, COMPUTERS[given[one.id] ?? 'n'] ?? []),
        ...(network === 'a' && one.side === 'defender' ? { network } : {}),
      }),
    });
  const now = (play: FullPlay, id = 'FAR') => networkNow(play.game, play.unit(id));
  const PAIR = { FAR: 'i', NEAR: 'i', 'ENF-4R': 'i' };

  test('ADV-03 the others of its own side, and not itself', () => {
    expect(now(table(PAIR))).toEqual({ others: ['NEAR'], linked: ['NEAR'] });
    expect(now(table({ FAR: 'i', 'ENF-4R': 'i' }))).toBeNull();
    expect(now(table({ FAR: 'n', NEAR: 'i' }))).toBeNull();
  });

  test.each<[string, (one: StandardUnit) => StandardUnit]>([
    ['destroyed', (one) => ({ ...one, status: 'destroyed' })],
    ['not on the map yet', (one) => ({ ...one, place: null })],
    ['hidden', (one) => ({ ...one, body: { ...one.body, hidden: { order: 'stay' } } })],
    ['shut down', (one) => ({ ...one, body: { ...one.body, shutdown: true } })],
  ])('ADV-03 not with who is %s, whose network it stays', (_, change) => {
    for (const id of ['NEAR', 'FAR']) {
      const play = table(PAIR);
      play.alter(id, change);
      expect(now(play)).toEqual({ others: ['NEAR'], linked: [] });
    }
  });

  test('ADV-09 slaves are linked through their master, whoever is above it', () => {
    const lance = table({ FAR: 's', NEAR: 's', THIRD: 'm', TOP: 'm' }, 'a');
    const down = (id: string) => lance.alter(id, (one) => ({ ...one, body: { ...one.body, shutdown: true } }));
    expect(now(lance)?.linked).toEqual(['NEAR', 'THIRD', 'TOP']);
    // Of two with one computer each the first leads the other, and that one the slaves.
    down('THIRD');
    expect([now(lance)?.linked, now(lance, 'TOP')?.linked]).toEqual([
      ['NEAR', 'TOP'],
      ['FAR', 'NEAR'],
    ]);
    down('TOP');
    expect(now(lance)?.linked).toEqual([]);
  });

  test('ADV-03 the range is that of who sees the target, not of who is nearer behind a hill', () => {
    const terms = (network?: string) => {
      const play = table(PAIR, network);
      const [first] = possibleFullShots(play.game, play.unit('FAR'), 0, play.unit('ENF-4R'));
      return first?.toHit.terms.filter(({ reason }) => reason === 'range-shared');
    };
    expect(terms()).toEqual([{ reason: 'range-shared', value: -2, n: 4 }]);
    expect(terms('hill')).toEqual([]);
  });
});
