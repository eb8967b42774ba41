import { describe, expect, test } from 'vitest';
import {
  allot,
  binsFor,
  dumpable,
  hastens,
  jamsToClear,
  munitionOf,
  usableRounds,
  weaponProblem,
} from '../../../../src/rules/battletech/standard/ammunition.js';
import type { StandardMount } from '../../../../src/rules/battletech/record-sheet.js';
import { binId, type Body, type Munition } from '../../../../src/rules/battletech/standard/types.js';
import { fullWeaponOf } from '../../../../src/rules/battletech/standard/weapons.js';
import type { StandardUnit } from '../../../../src/rules/battletech/types.js';
import { mountOf } from '../../../../src/rules/battletech/units.js';
import { mountId } from '../../../../src/rules/battletech/vocabulary.js';
import { complete } from '../../../support/complete.js';
import { attack, beginFull, type FullPlay } from '../../../support/standard.js';

/** Which rounds a weapon fires, and what keeps it from firing at all (SEQ-08, SEQ-11, SEQ-12). */

const table = (options: Readonly<Record<string, string>> = {}): FullPlay =>
  beginFull({
    pieces: [
      { unit: 'CPLT-C1', seat: 'defender', at: '0810 N' },
      { unit: 'ENF-4R', seat: 'attacker', at: '0801 S' },
    ],
    options,
  });
const CATAPULT = table().unit('CPLT-C1');
const { sheet } = CATAPULT;

const weapon = (id: string) => fullWeaponOf(id) ?? expect.unreachable();
const FIRST = sheet.mounts.find(({ weapon: { id } }) => id === 'lrm-15') ?? expect.unreachable();
const SECOND = sheet.mounts.findLast(({ weapon: { id } }) => id === 'lrm-15') ?? expect.unreachable();
const LASER = sheet.mounts.find(({ weapon: { id } }) => id === 'medium-laser') ?? expect.unreachable();

type Given = readonly [munition: Munition, left?: number];

/** The Catapult with these bins for its launchers, b1, b2 …; `more`: other marks on its body. */
function loadedWith(bins: readonly Given[], more: Partial<Body> = {}): StandardUnit {
  const [bin] = CATAPULT.ammo;
  if (!bin) throw new Error('no bin');
  const ammo = bins.map(([munition, left = 8], i) => ({
    ...bin,
    left,
    stowed: { ...bin.stowed, id: binId(`b${i + 1}`), munition },
  }));
  return { ...CATAPULT, ammo, body: { ...CATAPULT.body, ...more } };
}

const order = (bins: readonly Given[], mount: Partial<StandardMount> = {}, ...how: readonly (number | boolean)[]) => {
  const [far, atPlatoon, smoke] = [how[0], how[1], how[2]];
  return binsFor(
    loadedWith(bins),
    { ...FIRST, ...mount },
    typeof far === 'number' ? far : null,
    atPlatoon === true,
    smoke === true,
  )
    .map(({ stowed }) => stowed.id)
    .join(' ');
};

describe('SEQ-08 from which bins a weapon draws', () => {
  test('SEQ-08 standard rounds first, for Artemis IV those made for it, and each as it lies among its like', () => {
    const bins: readonly Given[] = [['semi-guided'], ['artemis'], ['standard'], ['standard']];
    expect(order(bins)).toBe('b3 b4 b1 b2');
    expect(order(bins, { artemis: true })).toBe('b2 b3 b4 b1');
  });

  test('AMB-SEQ-16 WPN-18 fragmentation is for platoons, at whom it comes first; smoke is for hexes (ART-09)', () => {
    const bins: readonly Given[] = [['standard'], ['fragmentation'], ['smoke']];
    expect(order(bins)).toBe('b1');
    expect(order(bins, {}, false, true)).toBe('b2 b1');
    expect(order(bins, {}, false, false, true)).toBe('b1 b3');
  });

  test('WPN-06 at a distance those first that promise most there', () => {
    const bins: readonly Given[] = [['extended-range'], ['standard'], ['high-explosive']];
    const atm = { weapon: { ...weapon('clan-atm-3'), ammo: FIRST.weapon.ammo } };
    expect([2, 10, 20].map((far) => order(bins, atm, far))).toEqual(['b3 b2 b1', 'b2 b1 b3', 'b1 b2 b3']);
    expect(order(bins, atm)).toBe('b2 b1 b3');
  });

  test('SEQ-11 none that is empty or being dumped, none of another weapon’s, and a laser from none', () => {
    expect(
      order([
        ['standard', 0],
        ['standard', 1],
      ]),
    ).toBe('b2');
    const dumping = loadedWith([['standard'], ['standard']], { dumping: [binId('b1')] });
    expect(binsFor(dumping, FIRST).map(({ stowed }) => stowed.id)).toEqual(['b2']);
    expect(binsFor(dumping, { ...FIRST, weapon: weapon('ac-20') })).toEqual([]);
    expect(binsFor(dumping, LASER)).toEqual([]);
  });

  test('SEQ-11 all rounds that it could fire at anything count, of a laser none', () => {
    const unit = loadedWith([
      ['standard', 3],
      ['fragmentation', 2],
      ['smoke', 1],
    ]);
    expect([usableRounds(unit, FIRST), usableRounds(unit, LASER)]).toEqual([6, null]);
  });

  test('SEQ-08 what a bin holds', () => {
    const unit = loadedWith([['artemis']]);
    expect([binId('b1'), binId('b2'), null].map((bin) => munitionOf(unit, bin))).toEqual(['artemis', null, null]);
  });
});

describe('SEQ-11 rounds for each shot', () => {
  type Fired = readonly [mount: StandardMount, bin?: string];
  const shots = (...of: readonly Fired[]) =>
    of.map(([mount, bin]) => ({
      ...(attack('CPLT-C1', 'ENF-4R', mount.id).shots[0] ?? expect.unreachable()),
      bin: bin === undefined ? null : binId(bin),
    }));
  const bins = (unit: StandardUnit, ...of: readonly Fired[]) => {
    const allotted = allot(unit, shots(...of));
    return allotted.ok ? allotted.value.map(({ bin }) => bin) : complete(allotted.error);
  };
  const facts = { unit: 'CPLT-C1', mount: FIRST.id, weapon: 'lrm-15' };

  test('SEQ-11 each its own round, from the next bin when one is used up', () => {
    const unit = loadedWith([
      ['standard', 1],
      ['standard', 1],
    ]);
    expect(bins(unit, [FIRST], [SECOND], [LASER])).toEqual(['b1', 'b2', null]);
    expect(bins(unit, [FIRST, 'b2'], [SECOND])).toEqual(['b2', 'b1']);
    expect(bins(loadedWith([['standard', 2]]), [FIRST], [SECOND])).toEqual(['b1', 'b1']);
  });

  test('SEQ-11 more shots than rounds: how many of that kind are wanted, and how many there are', () => {
    const refusal = { code: 'battletech/not-enough-ammo', rule: 'SEQ-11' };
    expect(bins(loadedWith([['standard', 1]]), [FIRST], [SECOND], [LASER])).toEqual({
      ...refusal,
      params: { ...facts, mount: SECOND.id, need: 2, have: 1 },
    });
    expect(
      bins(
        loadedWith([
          ['standard', 1],
          ['standard', 4],
        ]),
        [FIRST, 'b1'],
        [SECOND, 'b1'],
      ),
    ).toEqual({
      ...refusal,
      params: { ...facts, mount: SECOND.id, need: 2, have: 5 },
    });
  });

  test('SEQ-08 a bin that does not feed it', () => {
    expect(bins(loadedWith([['standard'], ['fragmentation']]), [FIRST, 'b2'])).toEqual({
      code: 'battletech/no-such-bin',
      params: { ...facts, bin: 'b2', known: ['b1'] },
      rule: 'SEQ-08',
    });
  });

  test('SEQ-11 at what is shot at: a platoon takes fragmentation, a far target what flies there', () => {
    const unit = loadedWith([['standard'], ['fragmentation']]);
    const at = (platoon: boolean) => {
      const allotted = allot(unit, shots([FIRST]), () => ({ far: 8, platoon }));
      return allotted.ok ? allotted.value[0]?.bin : allotted.error;
    };
    expect([at(false), at(true)]).toEqual(['b1', 'b2']);
  });

  test('ART-09 smoke at a hex only where its bin is named', () => {
    const unit = loadedWith([['smoke'], ['standard']]);
    const [shot] = shots([FIRST]);
    const at = (bin: string | null) => {
      const aimed = { ...(shot ?? expect.unreachable()), hex: '0805', bin: bin === null ? null : binId(bin) };
      const allotted = allot(unit, [aimed]);
      return allotted.ok ? allotted.value[0]?.bin : complete(allotted.error).code;
    };
    expect([at(null), at('b1')]).toEqual(['b2', 'b1']);
    expect(bins(unit, [FIRST, 'b1'])).toMatchObject({ code: 'battletech/no-such-bin', rule: 'SEQ-08' });
  });
});

describe('SEQ-12 what keeps a weapon from firing', () => {
  const whole = loadedWith([['standard']]);
  const problem = (unit: StandardUnit, mount = FIRST, gone = false) => {
    const refusal = weaponProblem(unit, mount, gone);
    return refusal && complete(refusal);
  };
  const refused = (what: string, rule: string, mount: StandardMount, more: object = {}) => ({
    code: `battletech/${what}`,
    params: { unit: 'CPLT-C1', mount: mount.id, weapon: mount.weapon.id, ...more },
    rule,
  });

  test('SEQ-12 SEQ-19 FIN-22 it is gone, jammed, spent or answers missiles by itself', () => {
    expect(problem(whole)).toBeNull();
    expect(problem(whole, FIRST, true)).toEqual(refused('weapon-lost', 'SEQ-12', FIRST, { location: FIRST.location }));
    expect(problem(loadedWith([['standard']], { jammed: [FIRST.id] }))).toEqual(
      refused('weapon-jammed', 'FIN-22', FIRST),
    );
    expect(problem(loadedWith([['standard']], { jammed: [SECOND.id] }))).toBeNull();
    expect(problem(loadedWith([['standard']], { spent: [FIRST.id] }))).toEqual(
      refused('weapon-spent', 'SEQ-19', FIRST),
    );
    expect(problem(loadedWith([['standard']], { spent: [SECOND.id] }))).toBeNull();
    const system = { ...FIRST, weapon: weapon('anti-missile-system') };
    expect(problem(whole, system)).toEqual(refused('anti-missile', 'SEQ-19', system));
  });

  test('SEQ-11 it has no round left, and is not one that fires once', () => {
    const empty = loadedWith([['standard', 0]]);
    expect(problem(empty)).toEqual(refused('no-ammo', 'SEQ-11', FIRST));
    expect(problem(empty, { ...FIRST, oneShot: true })).toBeNull();
    expect(problem(empty, LASER)).toBeNull();
  });

  test('FIN-22 rotary autocannons are cleared, others by the option alone, and by nobody who ran or jumped', () => {
    const armed = (id: string): StandardUnit => {
      const mounts = [{ ...mountOf(whole, mountId('A')), weapon: weapon(id) }];
      return { ...whole, sheet: { ...whole.sheet, mounts }, body: { ...whole.body, jammed: [mountId('A')] } };
    };
    const cleared = (id: string, mode: 'stand' | 'walk' | 'run' | 'jump' | null, unjamUltra = 'off') => {
      const moved = mode && ({ mode, steps: '', path: [], mp: 0, entered: 0 } as const);
      return jamsToClear(table({ unjamUltra }).game, { ...armed(id), moved });
    };
    const modes = ['stand', 'walk', 'run', 'jump', null] as const;
    expect(modes.map((mode) => cleared('rotary-ac-5', mode).length)).toEqual([1, 1, 0, 0, 1]);
    expect([cleared('ultra-ac-5', 'walk'), cleared('ultra-ac-5', 'walk', 'on')]).toEqual([[], ['A']]);
    expect(hastens({ ...whole, moved: null })).toBe(false);
  });

  test('FIN-20 dumped is what has rounds in it', () => {
    expect(
      dumpable(
        loadedWith([
          ['standard', 0],
          ['standard', 3],
        ]),
      ),
    ).toEqual(['b2']);
  });
});
