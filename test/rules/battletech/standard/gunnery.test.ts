import { describe, expect, test } from 'vitest';
import {
  fullShots,
  mountProblem,
  postureProblem,
  primaryOf,
  secondaryAt,
  shotsTogether,
  targetsOf,
  twistFor,
  twistsOf,
} from '../../../../src/rules/battletech/standard/gunnery.js';
import { SOUND } from '../../../../src/rules/battletech/standard/vehicles.js';
import type { Aimed, Body } from '../../../../src/rules/battletech/standard/types.js';
import type { StandardState } from '../../../../src/rules/battletech/types.js';
import { mountId, type Location } from '../../../../src/rules/battletech/vocabulary.js';
import { refuse, type Refusal } from '../../../../src/rules/kernel/refusal.js';
import { hex, mounts, unit } from '../../../support/quick-start.js';
import { armed } from '../../../support/armed.js';
import { beginFull, marked, type FullPiece, type FullSituation } from '../../../support/standard.js';

/** Why shots are refused, word by word. The Hunchback: A an AC/20 in its side torso, B and C a laser in each arm, D one in its head. */

const HBK: FullPiece = { unit: 'HBK-4G', seat: 'defender', at: '0808 N' };
const ENF: FullPiece = { unit: 'ENF-4R', seat: 'attacker', at: '0805 S' };
const begin = (more: Partial<FullSituation> = {}): StandardState => beginFull({ pieces: [HBK, ENF], ...more }).game;
const unitIn = (state: StandardState, id: string) => {
  const found = state.units.find((one) => one.id === unit(id));
  if (!found) throw new Error(`no unit ${id}`);
  return found;
};

describe('what the unit itself does not allow', () => {
  const SHUT = { shutdown: true };
  const PRONE = { prone: true };
  const own = { unit: 'HBK-4G' };
  const CANNOT = refuse('battletech/cannot-act', own, 'AMB-SEQ-03');
  const ONE_ARM = refuse('battletech/prone-one-arm', own, 'SEQ-19');

  interface Case {
    readonly body?: Partial<Body>;
    readonly lost?: readonly Location[];
    readonly twist?: -2 | -1 | 0 | 1 | 2 | 'flip';
    readonly fired?: string;
    readonly targets?: number;
    readonly options?: Readonly<Record<string, string>>;
    readonly model?: string;
  }
  test.each<readonly [string, Case, Refusal | null]>([
    ['all its weapons, straight ahead', { fired: 'A B C D', targets: 1 }, null],
    ['shut down it fires not', { body: SHUT, fired: 'A' }, CANNOT],
    ['nor twists', { body: SHUT, twist: 1 }, CANNOT],
    ['and may do neither', { body: SHUT }, null],
    [
      'who sprints fires not',
      { body: { pace: 'sprint' }, fired: 'A' },
      refuse('battletech/pace-no-attack', { ...own, pace: 'sprint' }, 'ADV-01'),
    ],
    [
      'who evades neither',
      { body: { pace: 'evade' }, fired: 'A' },
      refuse('battletech/pace-no-attack', { ...own, pace: 'evade' }, 'ADV-02'),
    ],
    ['but twists', { body: { pace: 'sprint' }, twist: -1 }, null],
    ['a twist by one hexside', { twist: -1, fired: 'A' }, null],
    ['not by two', { twist: 2 }, refuse('battletech/twist-too-far', { ...own, most: 1 }, 'SEQ-07')],
    ['arms with hands are not flipped', { twist: 'flip' }, refuse('battletech/cannot-flip', own, 'FIN-01')],
    ['arms without are', { twist: 'flip', fired: 'A', model: 'RFL-3N' }, null],
    [
      'not while it lies',
      { twist: 'flip', body: PRONE, model: 'RFL-3N' },
      refuse('battletech/flip-prone', own, 'FIN-01'),
    ],
    ['who lies does not twist', { body: PRONE, twist: 1 }, refuse('battletech/twist-prone', own, 'SEQ-07')],
    ['four legs do not twist', { twist: 1, model: 'GOL-1H' }, refuse('battletech/twist-four-legs', own, 'SEQ-07')],
    ['several targets', { fired: 'A B', targets: 2 }, null],
    [
      'but where the match has one alone',
      { fired: 'A B', targets: 2, options: { secondaryTargets: 'off' } },
      refuse('battletech/one-target', own, 'AMB-SEQ-08'),
    ],
    ['with which it fires at one', { fired: 'A B', targets: 1, options: { secondaryTargets: 'off' } }, null],
    ['lying it props itself up on one arm', { body: PRONE, fired: 'A B D' }, null],
    ['and does not fire with both', { body: PRONE, fired: 'B C' }, ONE_ARM],
    ['nor with the only one', { body: PRONE, lost: ['LA'], fired: 'C' }, ONE_ARM],
    ['with which it props itself up for others', { body: PRONE, lost: ['LA'], fired: 'A D' }, null],
    ['without arms it fires nothing', { body: PRONE, lost: ['LA', 'RA'], fired: 'A' }, ONE_ARM],
    ['and may fire nothing', { body: PRONE, lost: ['LA', 'RA'] }, null],
    ['standing it needs no arms', { lost: ['LA', 'RA'], fired: 'A' }, null],
  ])('SEQ-07, SEQ-19 %s', (_, { body = {}, lost = [], twist = 0, fired = '', targets = 0, options, model }, why) => {
    const pieces = [{ ...HBK, unit: `${model ?? 'HBK-4G'}=HBK-4G` }, ENF];
    const state = marked(begin({ pieces, ...(options ? { options } : {}) }), 'HBK-4G', body);
    expect(postureProblem(state, { ...unitIn(state, 'HBK-4G'), lost }, twist, mounts(fired), targets)).toEqual(why);
  });

  test('SEQ-08 who charges fires nothing, and may twist', () => {
    const charge = { kind: 'charge', target: unit('ENF-4R'), hexes: 2 } as const;
    const state = marked(begin(), 'HBK-4G', { charge });
    const problem = (fired: string) => postureProblem(state, unitIn(state, 'HBK-4G'), 1, mounts(fired), 0);
    expect(problem('A')).toEqual(refuse('battletech/charge-no-fire', own, 'SEQ-08'));
    expect(problem('')).toBeNull();
  });

  test.each([
    ['VEDETTE', 3, null, null],
    ['VEDETTE', 3, 2, 'battletech/turret-stuck'],
    ['VEDETTE', 0, 2, null],
    ['HETZER', 1, null, 'battletech/no-turret'],
    ['HETZER', 0, null, null],
  ] as const)('UNI-14 the turret of a %s to %i, stuck at %s: %s', (model, twist, stuck, code) => {
    const state = marked(begin({ pieces: [{ ...HBK, unit: model }, ENF] }), model, { crew: { ...SOUND, stuck } });
    const problem = postureProblem(state, unitIn(state, model), twist, [], 0);
    expect(problem).toEqual(code === null ? null : refuse(code, { unit: model }, 'UNI-14'));
  });

  test.each([
    ['HBK-4G', {}, [0, -1, 1]],
    ['RFL-3N', {}, [0, -1, 1, 'flip']],
    ['RFL-3N', PRONE, [0]],
    ['RFL-3N', SHUT, [0]],
    ['GOL-1H', {}, [0]],
    ['HETZER', {}, [0]],
  ] as const)('SEQ-07, FIN-01 the twists of a %s, %j: %j', (model, body, twists) => {
    const state = marked(begin({ pieces: [{ ...HBK, unit: model }, ENF] }), model, body);
    expect(twistsOf(unitIn(state, model))).toEqual(twists);
  });
});

describe('AMB-SEQ-08 which target is the first', () => {
  const pieces: readonly FullPiece[] = [
    HBK,
    ENF,
    { unit: 'LCT-1V', seat: 'attacker', at: '0907 S' },
    { unit: 'CDA-2A', seat: 'attacker', at: '0611 N' },
  ];
  const state = begin({ pieces, change: armed('HBK-4G', 'tag@RA medium-laser@RA medium-laser@LA large-laser@LA') });
  const hunchback = unitIn(state, 'HBK-4G');
  const at = (letter: string, target: string): Aimed => ({
    mount: mountId(letter),
    target: unit(target),
    mode: 'normal',
    bin: null,
    aim: null,
  });

  test.each<readonly [string, readonly Aimed[], string | null]>([
    ['the first ahead', [at('B', 'ENF-4R'), at('C', 'LCT-1V')], 'ENF-4R'],
    ['before one that lies to the side', [at('D', 'CDA-2A'), at('C', 'LCT-1V')], 'LCT-1V'],
    ['one to the side if there is no other', [at('D', 'CDA-2A')], 'CDA-2A'],
    ['not the one that is marked by TAG', [at('A', 'ENF-4R'), at('C', 'LCT-1V')], 'LCT-1V'],
    ['none where all is TAG', [at('A', 'ENF-4R')], null],
  ])('AMB-SEQ-08, FIN-51 %s', (_, shots, first) => {
    expect(primaryOf(state, hunchback, 0, shots)).toBe(first);
  });

  test('FIN-51 TAG is no second target, and makes none', () => {
    const shots = [at('A', 'ENF-4R'), at('B', 'LCT-1V'), at('C', 'LCT-1V')];
    expect(targetsOf(hunchback, shots)).toEqual(['LCT-1V']);
    const found = fullShots(state, hunchback, 0, shots);
    const reasons = found.ok ? found.value.flatMap(({ toHit }) => toHit.terms.map(({ reason }) => reason)) : [];
    expect(reasons.filter((reason) => reason.startsWith('secondary'))).toEqual([]);
    const three = fullShots(state, hunchback, 0, [at('B', 'LCT-1V'), at('C', 'ENF-4R'), at('A', 'ENF-4R')]);
    expect(
      three.ok && three.value.map(({ toHit }) => toHit.terms.some(({ reason }) => reason === 'secondary-front')),
    ).toEqual([false, true, false]);
  });

  test('AMB-SEQ-08 what stands underfoot is ahead, and infantry looks all around', () => {
    expect(['0805', '0808', '0811'].map((one) => secondaryAt(hunchback, 0, hex(one)))).toEqual([
      'front',
      'front',
      'side',
    ]);
    const rifles = begin({ pieces: [{ ...HBK, unit: 'FOOT-RIFLE' }, ENF] });
    expect(secondaryAt(unitIn(rifles, 'FOOT-RIFLE'), 0, hex('0811'))).toBe('front');
  });
});

describe('which weapons', () => {
  test.each([
    ['A B C D', 3, null],
    ['A B', 1, null],
    ['A A', 0, null],
    ['A A', 1, refuse('battletech/weapon-twice', { mount: 'A', weapon: 'ac-20' }, 'SEQ-07')],
    [
      'A E',
      1,
      refuse('battletech/no-such-weapon', { unit: 'HBK-4G', mount: 'E', known: ['A', 'B', 'C', 'D'] }, 'SEQ-07'),
    ],
  ] as const)('SEQ-07 %s, the one at %i', (letters, i, why) => {
    expect(mountProblem(unitIn(begin(), 'HBK-4G'), mounts(letters), i)).toEqual(why);
  });
});

describe('how a weapon is fired', () => {
  const shot = (letter: string, more: Partial<Aimed> = {}): Aimed => ({
    mount: mountId(letter),
    target: unit('ENF-4R'),
    mode: 'normal',
    bin: null,
    aim: null,
    ...more,
  });
  const problem = (state: StandardState, ...shots: readonly Aimed[]): Refusal | null => {
    const found = fullShots(state, unitIn(state, 'HBK-4G'), 0, shots);
    return found.ok ? null : found.error;
  };
  const told = (mount: string, weapon: string, mode = 'normal') => ({ unit: 'HBK-4G', mount, weapon, mode });

  test.each([
    ['A', 'ac-20', 'indirect'],
    ['A', 'ac-20', 'double'],
    ['B', 'medium-laser', 'heat'],
  ] as const)('SEQ-08 not as no such weapon is: %s, %s, %s', (letter, weapon, mode) => {
    expect(problem(begin(), shot(letter, { mode }))).toEqual(
      refuse('battletech/no-such-mode', told(letter, weapon, mode), 'SEQ-08'),
    );
  });

  test('SEQ-07 at whom: somebody who is in the match', () => {
    expect(problem(begin(), shot('A', { target: unit('NOBODY') }))).toEqual(
      refuse('battletech/no-such-unit', { unit: 'NOBODY', known: ['HBK-4G', 'ENF-4R'] }),
    );
  });

  test('UNI-02 flamers heat no troopers, and burn them', () => {
    const pieces = [HBK, { unit: 'FOOT-RIFLE=ENF-4R', seat: 'attacker', at: '0806 S' }];
    const state = begin({ pieces, change: armed('HBK-4G', 'flamer@CT') });
    expect(problem(state, shot('A', { mode: 'heat' }))).toEqual(
      refuse('battletech/heats-not', { unit: 'HBK-4G', target: 'ENF-4R' }, 'UNI-02'),
    );
    expect(problem(state, shot('A'))).toBeNull();
  });

  describe('aimed', () => {
    const still = (state: StandardState) => marked(state, 'ENF-4R', { shutdown: true });

    test('SEQ-19 at one who stays still, but no salvo', () => {
      const state = begin({ change: armed('HBK-4G', 'medium-laser@CT lrm-5@CT lb-10-x@CT srm-2@CT') });
      expect(problem(state, shot('A', { aim: 'CT' }))).toEqual(
        refuse('battletech/aim-at-moving', { ...told('A', 'medium-laser'), target: 'ENF-4R' }, 'SEQ-19'),
      );
      expect(problem(still(state), shot('A', { aim: 'CT' }))).toBeNull();
      expect(problem(still(state), shot('A', { aim: 'HD' }))).toBeNull();
      expect(problem(still(state), shot('D', { aim: 'CT' }))).toEqual(
        refuse('battletech/cannot-aim', told('D', 'srm-2'), 'FIN-29'),
      );
    });

    test('AMB-SEQ-15 a computer aims at who moves, not at the head nor with a pulse', () => {
      const computed = (weapons: string) =>
        begin({
          change: (setup) => {
            const one = armed('HBK-4G', weapons)(setup);
            const { full } = one.sheet;
            const slots = {
              ...full.slots,
              LT: [{ holds: 'equipment', equipment: 'targeting-computer', item: 0 } as const],
            };
            return one.id === unit('HBK-4G') ? { ...one, sheet: { ...one.sheet, full: { ...full, slots } } } : one;
          },
        });
      const state = computed('medium-laser@CT medium-pulse-laser@CT');
      expect(problem(state, shot('A', { aim: 'LT' }))).toBeNull();
      expect(problem(state, shot('A', { aim: 'HD' }))).toEqual(
        refuse('battletech/aim-at-head', { ...told('A', 'medium-laser'), target: 'ENF-4R' }, 'AMB-SEQ-15'),
      );
      expect(problem(state, shot('B', { aim: 'LT' }))).toEqual(
        refuse('battletech/aim-pulse', told('B', 'medium-pulse-laser'), 'AMB-SEQ-15'),
      );
      expect(problem(still(state), shot('B', { aim: 'LT' }))).toBeNull();
    });
  });

  test('P-09 as many as can be declared together, under the twist that lets them', () => {
    const state = begin();
    const pair = [shot('A'), shot('B'), shot('A'), shot('D')];
    expect(shotsTogether(state, unitIn(state, 'HBK-4G'), 0, pair).map(({ mount }) => mount)).toEqual(['A', 'B', 'D']);
    expect(twistFor(state, unitIn(state, 'HBK-4G'), [shot('A')])).toBe(0);
    const beside = begin({ pieces: [HBK, { ...ENF, at: '0609 N' }] });
    expect(twistFor(beside, unitIn(beside, 'HBK-4G'), [shot('A')])).toBe(-1);
    const behind = begin({ pieces: [HBK, { ...ENF, at: '0811 N' }] });
    expect(twistFor(behind, unitIn(behind, 'HBK-4G'), [shot('A')])).toBeNull();
  });
});
