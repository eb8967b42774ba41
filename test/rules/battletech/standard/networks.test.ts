import { describe, expect, it } from 'vitest';
import { battletech } from '../../../../src/rules/battletech/index.js';
import { seated } from '../../../../src/rules/kernel/seats.js';
import { seat, unit } from '../../../support/quick-start.js';
import { possibleFullShots } from '../../../../src/rules/battletech/standard/gunnery.js';
import type { Equipment } from '../../../../src/rules/battletech/standard/types.js';
import type { StandardUnitSetup } from '../../../../src/rules/battletech/types.js';
import { beginFull, type FullPiece, type FullPlay } from '../../../support/standard.js';

/** C3 networks (option `c3`). */

const ENF: FullPiece = { unit: 'ENF-4R', seat: 'attacker', at: '0803 S' };
/** Eleven hexes from the target, and three. */
const FAR: FullPiece = { unit: 'AWS-8Q=FAR', seat: 'defender', at: '0814 N' };
const NEAR: FullPiece = { unit: 'AWS-8Q=NEAR', seat: 'defender', at: '0806 N' };
const BEHIND: FullPiece = { unit: 'AWS-8Q=BEHIND', seat: 'defender', at: '0816 N' };

const computers =
  (given: Readonly<Record<string, Equipment | readonly Equipment[]>>) =>
  (setup: StandardUnitSetup): StandardUnitSetup => {
    const some = [given[setup.id] ?? []].flat();
    const { full } = setup.sheet;
    // Beside the slots that dice reach.
    const HD = [
      ...(full.slots.HD ?? []),
      ...some.map((equipment, item) => ({ holds: 'equipment', equipment, item }) as const),
    ];
    return { ...setup, sheet: { ...setup.sheet, full: { ...full, slots: { ...full.slots, HD } } } };
  };

const named =
  (given: Readonly<Record<string, string>>, rest: (setup: StandardUnitSetup) => StandardUnitSetup) =>
  (setup: StandardUnitSetup): StandardUnitSetup => {
    const network = given[setup.id];
    return { ...rest(setup), ...(network === undefined ? {} : { network }) };
  };

const begin = (
  given: Readonly<Record<string, Equipment>>,
  more: readonly FullPiece[] = [],
  options: Readonly<Record<string, string>> = { c3: 'on' },
): FullPlay =>
  beginFull({
    pieces: [
      FAR,
      NEAR,
      BEHIND,
      ...more.filter(({ seat }) => seat === 'defender'),
      ENF,
      ...more.filter(({ seat }) => seat !== 'defender'),
    ],
    options,
    change: computers(given),
  });

/** The first PPC at the Enforcer. */
const shot = (play: FullPlay, id = 'FAR') =>
  possibleFullShots(play.game, play.unit(id), 0, play.unit('ENF-4R'))[0]?.toHit;
const PAIR = { FAR: 'c3i', NEAR: 'c3i' } as const;
const LANCE = { BEHIND: 'c3-master', FAR: 'c3-slave', NEAR: 'c3-slave' } as const;

describe('ADV-03 C3', () => {
  it.each([
    ['improved computers', PAIR],
    ['a master and its slaves', LANCE],
  ] as const)('ADV-03 %s: the range of the nearest that sees the target', (_, given) => {
    const plain = shot(begin(given, [], {}));
    expect(plain).toMatchObject({ distance: 11, range: 'medium' });
    const shared = shot(begin(given));
    expect(shared?.terms).toContainEqual({ reason: 'range-shared', value: -2, n: 3 });
    expect(shared).toMatchObject({ distance: 11, range: 'medium', number: (plain?.number ?? 0) - 2 });
    // The nearest gains nothing, and its minimum range stays.
    expect(shot(begin(given), 'NEAR')?.terms.map(({ reason }) => reason)).toContain('minimum-range');
    expect(shot(begin(given), 'NEAR')?.terms.map(({ reason }) => reason)).not.toContain('range-shared');
  });

  it('ADV-03 without computers, with one alone, or with slaves that have no master nothing is shared', () => {
    for (const given of [{}, { FAR: 'c3i' }, { FAR: 'c3-slave', NEAR: 'c3-slave' }] as const)
      expect(shot(begin(given))?.terms.map(({ reason }) => reason)).not.toContain('range-shared');
  });

  it('ADV-03 a computer that is struck, or shut down, is out; with the master all of it', () => {
    const cut = (id: string, change: 'struck' | 'shutdown', given: Readonly<Record<string, Equipment>> = LANCE) => {
      const play = begin(given);
      play.alter(id, (one) => {
        const at = (one.sheet.full.slots.HD ?? []).findIndex((slot) => slot?.holds === 'equipment');
        const body =
          change === 'struck'
            ? { ...one.body, struck: { ...one.body.struck, HD: [at] } }
            : { ...one.body, shutdown: true };
        return { ...one, body };
      });
      return shot(play)?.terms.some(({ reason }) => reason === 'range-shared') ?? false;
    };
    expect(cut('NEAR', 'struck')).toBe(false);
    expect(cut('FAR', 'shutdown')).toBe(false);
    expect(cut('BEHIND', 'struck')).toBe(false);
    expect(cut('BEHIND', 'struck', PAIR)).toBe(true);
  });

  it('ADV-03 hostile ECM on the way between them cuts it, and between slave and master too', () => {
    const jammer = (at: string): FullPiece => ({ unit: 'LOKI', seat: 'attacker', at });
    const shares = (given: Readonly<Record<string, Equipment>>, at: string): boolean =>
      shot(begin(given, [jammer(at)]))?.terms.some(({ reason }) => reason === 'range-shared') ?? false;
    expect(shares(PAIR, '0210 S')).toBe(false);
    expect(shares(PAIR, '0117 S')).toBe(true);
    expect(shares(LANCE, '0117 S')).toBe(true);
    expect(shares(LANCE, '0217 S')).toBe(false);
  });

  it('ADV-03 a seventh improved computer and a fourth slave are in another network', () => {
    const scouts = (n: number): FullPiece[] =>
      Array.from({ length: n }, (_, i) => ({
        unit: `LCT-1V=C${i}`,
        seat: 'defender',
        at: `${`${i + 1}`.padStart(2, '0')}17 N`,
      }));
    const shares = (equipment: Equipment, others: number, more: Readonly<Record<string, Equipment>> = {}) => {
      const pieces = [NEAR, BEHIND, ...scouts(others), FAR, ENF];
      const given = Object.fromEntries(pieces.slice(0, -1).map(({ unit }) => [unit.split('=')[1] ?? '', equipment]));
      const play = beginFull({ pieces, options: { c3: 'on' }, change: computers({ ...given, ...more }) });
      return shot(play)?.terms.some(({ reason }) => reason === 'range-shared');
    };
    expect([shares('c3i', 3), shares('c3i', 4)]).toEqual([true, false]);
    const master = { BEHIND: 'c3-master' } as const;
    expect([shares('c3-slave', 1, master), shares('c3-slave', 2, master)]).toEqual([true, false]);
  });

  it('ADV-03 the sheet says with whom a unit shares ranges, and from whom it is cut off', () => {
    const told = (play: FullPlay) => {
      const view = battletech.view(play.match, seated(seat('defender')));
      const answer = battletech.inspect(view, { about: 'sheet', unit: unit('FAR') });
      return answer.ok && answer.value.about === 'sheet' ? answer.value.network : null;
    };
    expect(told(begin(LANCE))).toEqual({ others: ['BEHIND', 'NEAR'], linked: ['BEHIND', 'NEAR'] });
    const cut = begin(LANCE);
    cut.alter('NEAR', (one) => ({ ...one, body: { ...one.body, shutdown: true } }));
    expect(told(cut)).toEqual({ others: ['BEHIND', 'NEAR'], linked: ['BEHIND'] });
    expect(told(begin(LANCE, [], {}))).toBe(undefined);
    expect(told(begin({ FAR: 'c3i' }))).toBe(undefined);
  });

  it('ADV-03 a partner as far away, or in the same bracket, changes nothing', () => {
    const reasons = (near: string): readonly string[] => {
      const pieces = [FAR, { ...NEAR, at: near }, ENF];
      const play = beginFull({ pieces, options: { c3: 'on' }, change: computers(PAIR) });
      return (
        shot(play)?.terms.flatMap(({ reason, n }) => (reason === 'range-shared' ? [`${reason} ${n ?? ''}`] : [])) ?? []
      );
    };
    // FAR stands eleven hexes away: medium range of a PPC goes from 7 to 12.
    expect(reasons('0714 N')).toEqual([]);
    expect(reasons('0810 N')).toEqual([]);
    expect(reasons('0809 N')).toEqual(['range-shared 6']);
    expect(reasons('0804 N')).toEqual(['range-shared 1']);
  });

  const scouts = (n: number): FullPiece[] =>
    Array.from({ length: n }, (_, i) => ({ unit: `LCT-1V=C${i}`, seat: 'defender', at: `0${i + 1}17 N` }));
  const together = (
    given: Readonly<Record<string, Equipment | readonly Equipment[]>>,
    network: Readonly<Record<string, string>>,
  ) => {
    const others = Object.keys(given).filter((id) => id.startsWith('C')).length;
    const pieces = [NEAR, BEHIND, ...scouts(others), FAR, ENF];
    return () => beginFull({ pieces, options: { c3: 'on' }, change: named(network, computers(given)) });
  };

  it('ADV-09 a network that is named has those who name it, and nobody else', () => {
    const all = { FAR: 'c3i', NEAR: 'c3i', BEHIND: 'c3i' } as const;
    const shares = (network: Readonly<Record<string, string>>): boolean | undefined =>
      shot(together(all, network)())?.terms.some(({ reason }) => reason === 'range-shared');
    expect([{}, { FAR: 'A', NEAR: 'A' }, { FAR: 'A' }, { FAR: 'A', NEAR: 'B' }].map(shares)).toEqual([
      true,
      true,
      false,
      false,
    ]);
  });

  it('ADV-09 several masters: one leads the others, and all of their slaves are linked through it', () => {
    const lances = { FAR: 'c3-slave', C0: 'c3-master', C1: 'c3-master', C2: 'c3-master', NEAR: 'c3-slave' } as const;
    const filled = { C3: 'c3-slave', C4: 'c3-slave' } as const;
    const all = { ...lances, ...filled };
    const network = Object.fromEntries(Object.keys(all).map((id) => [id, 'A']));
    const play = together(all, network)();
    const reasons = (): boolean | undefined => shot(play)?.terms.some(({ reason }) => reason === 'range-shared');
    expect(reasons()).toBe(true);
    // In the order of the force NEAR and two more are of the lance of C1, FAR of that of C2, and C0 leads both.
    const down = (id: string, shutdown: boolean) =>
      play.alter(id, (one) => ({ ...one, body: { ...one.body, shutdown } }));
    for (const id of ['C0', 'C1', 'C2']) {
      down(id, true);
      expect([id, reasons()]).toEqual([id, false]);
      down(id, false);
    }
    down('C3', true);
    expect(reasons()).toBe(true);
  });

  /** Three lances of four: as many as three masters link. */
  const COMPANY = {
    FAR: ['c3-master', 'c3-master'],
    NEAR: 'c3-master',
    BEHIND: 'c3-master',
    C0: 'c3-slave',
    C1: 'c3-slave',
    C2: 'c3-slave',
    C3: 'c3-slave',
    C4: 'c3-slave',
    C5: 'c3-slave',
    C6: 'c3-slave',
    C7: 'c3-slave',
    C8: 'c3-slave',
  } as const;

  it.each([
    ['no-computer', { FAR: 'c3i' }, ['FAR', 'NEAR']],
    ['mixed', { FAR: 'c3i', NEAR: 'c3-slave' }, ['FAR', 'NEAR']],
    ['no-master', { FAR: 'c3-slave', NEAR: 'c3-slave' }, ['FAR', 'NEAR']],
    ['too-large', { FAR: 'c3i', NEAR: 'c3i', C0: 'c3i', C1: 'c3i', C2: 'c3i', C3: 'c3i', C4: 'c3i' }, null],
    ['unlinked', { FAR: 'c3-master', NEAR: 'c3-slave', C0: 'c3-slave', C1: 'c3-slave', C2: 'c3-slave' }, null],
    ['unlinked', { FAR: 'c3-master', NEAR: 'c3-master', C0: 'c3-master', C1: 'c3-master', C2: 'c3-master' }, null],
    ['unlinked', { FAR: ['c3-master', 'c3-master'], NEAR: 'c3-master', C0: 'c3-master', C1: 'c3-master' }, null],
    [null, { FAR: ['c3-master', 'c3-master'], NEAR: 'c3-master', C0: 'c3-slave', C1: 'c3-slave' }, null],
    [null, COMPANY, null],
    ['unlinked', { ...COMPANY, C9: 'c3-slave' }, null],
  ] as const)('ADV-09 a network that cannot be is refused: %s', (code, given, who) => {
    const network = Object.fromEntries((who ?? Object.keys(given)).map((id) => [id, 'A']));
    const play = together(given, network);
    if (code === null) expect(play).not.toThrow();
    else expect(play).toThrow(`battletech/network-${code}`);
  });
});
