import { describe, expect, test } from 'vitest';
import {
  allPhysicalAttacks,
  defaultStrike,
  isWithinReach,
  physicalAttackAt,
  possiblePhysicalAttacks,
} from '../../../../src/rules/battletech/standard/physical-attacks.js';
import { bodyProblem, type Limb } from '../../../../src/rules/battletech/standard/physical-to-hit.js';
import { physicalAttacksLeft } from '../../../../src/rules/battletech/standard/physical-attacks-left.js';
import type { Club, PhysicalAttackKind } from '../../../../src/rules/battletech/standard/physical-tables.js';
import { blowQuirks } from '../../../../src/rules/battletech/standard/quirks.js';
import { shoveProblem } from '../../../../src/rules/battletech/standard/shoves.js';
import type { Body, PhysicalAttack } from '../../../../src/rules/battletech/standard/types.js';
import type { StandardState } from '../../../../src/rules/battletech/types.js';
import { mountId, type MountId } from '../../../../src/rules/battletech/vocabulary.js';
import { refuse, type Refusal } from '../../../../src/rules/kernel/refusal.js';
import { hex, unit } from '../../../support/quick-start.js';
import { beginFull, marked, strike, type FullPiece } from '../../../support/standard.js';

/** Why physical attacks are refused, word by word. */

const HBK: FullPiece = { unit: 'HBK-4G', seat: 'defender', at: '0808 N' };
const ENF: FullPiece = { unit: 'ENF-4R', seat: 'attacker', at: '0807 S' };
const CN9: FullPiece = { unit: 'CN9-A', seat: 'attacker', at: '0908 S' };
const begin = (...pieces: readonly FullPiece[]): StandardState => beginFull({ pieces }).game;
const unitIn = (state: StandardState, id: string) => {
  const found = state.units.find((one) => one.id === unit(id));
  if (!found) throw new Error(`no unit ${id}`);
  return found;
};
/** The state with the Enforcer in a hex, or off the map. */
const moved = (state: StandardState, at: string | null): StandardState => ({
  ...state,
  units: state.units.map((one) =>
    one.id === 'ENF-4R' ? { ...one, place: at === null ? null : { hex: hex(at), facing: 3 } } : one,
  ),
});
const blow = (text: string, target = 'ENF-4R'): PhysicalAttack => {
  const [one] = strike('HBK-4G', target, text).blows;
  if (!one) throw new Error(`no attack ${text}`);
  return one;
};
const own = { unit: 'HBK-4G' };
const both = { unit: 'HBK-4G', target: 'ENF-4R' };

describe('several attacks at once', () => {
  const state = begin(HBK, ENF, CN9);
  const ONE_KIND = refuse('battletech/one-kind-of-blow', own, 'SEQ-13');
  test.each<readonly [string, readonly PhysicalAttack[], Refusal | number]>([
    ['none', [], 0],
    ['a punch', [blow('punch@LA')], 1],
    ['a punch with each arm', [blow('punch@LA'), blow('punch@RA')], 2],
    ['two with the same arm', [blow('punch@LA'), blow('punch@LA')], ONE_KIND],
    ['two at different enemies', [blow('punch@LA'), blow('punch@RA', 'CN9-A')], ONE_KIND],
    ['a punch and a kick', [blow('punch@LA'), blow('kick@RL')], ONE_KIND],
    ['a kick with each leg', [blow('kick@LL'), blow('kick@RL')], ONE_KIND],
    ['three punches', [blow('punch@LA'), blow('punch@RA'), blow('punch@LA')], ONE_KIND],
    ['a charge that its move has not declared', [blow('charge')], refuse('battletech/no-charge', own, 'SEQ-13')],
    ['a death from above neither', [blow('death-from-above')], refuse('battletech/no-charge', own, 'SEQ-13')],
  ])('SEQ-13 %s', (_, attacks, expected) => {
    const found = allPhysicalAttacks(state, unitIn(state, 'HBK-4G'), attacks);
    expect(found.ok ? found.value.length : found.error).toEqual(expected);
  });

  test.each<readonly [readonly PhysicalAttack[], Refusal | number]>([
    [[blow('charge')], 1],
    [[blow('charge', 'CN9-A')], refuse('battletech/charge-stands', own, 'SEQ-13')],
    [[blow('death-from-above')], refuse('battletech/charge-stands', own, 'SEQ-13')],
    [[blow('punch@LA')], refuse('battletech/charge-stands', own, 'SEQ-13')],
    [[blow('charge'), blow('punch@LA')], refuse('battletech/charge-stands', own, 'SEQ-13')],
    [[], refuse('battletech/charge-stands', own, 'SEQ-13')],
  ])('SEQ-13 a charge that was declared stands: %j', (attacks, expected) => {
    const charge = { kind: 'charge', target: unit('ENF-4R'), hexes: 1 } as const;
    const charging = marked(state, 'HBK-4G', { charge });
    const found = allPhysicalAttacks(charging, unitIn(charging, 'HBK-4G'), attacks);
    expect(found.ok ? found.value.length : found.error).toEqual(expected);
  });
});

describe('one attack', () => {
  const refusal = (state: StandardState, attack: PhysicalAttack, by = 'HBK-4G'): Refusal | null => {
    const found = physicalAttackAt(state, unitIn(state, by), attack);
    return found.ok ? null : found.error;
  };

  test.each([
    ['punch@LL', { kind: 'punch', given: 'LL', known: ['LA', 'RA'] }],
    ['punch', { kind: 'punch', given: '', known: ['LA', 'RA'] }],
    ['club@RL', { kind: 'club', given: 'RL', known: ['LA', 'RA'] }],
    ['kick@LA', { kind: 'kick', given: 'LA', known: ['LL', 'RL'] }],
    ['kick', { kind: 'kick', given: '', known: ['LL', 'RL'] }],
    ['push@LA', { kind: 'push', given: 'LA', known: [] }],
    ['charge@LL', { kind: 'charge', given: 'LL', known: [] }],
    ['death-from-above@LL', { kind: 'death-from-above', given: 'LL', known: [] }],
  ])('SEQ-13 %s is no such limb', (text, params) => {
    expect(refusal(begin(HBK, ENF), blow(text))).toEqual(refuse('battletech/wrong-limb', params, 'SEQ-13'));
  });

  test.each<readonly [string, Partial<Body>, Refusal | null]>([
    ['punch@LA', { twist: 'flip' }, refuse('battletech/arms-flipped', own, 'FIN-03')],
    ['push', { twist: 'flip' }, refuse('battletech/arms-flipped', own, 'FIN-03')],
    ['kick@LL', { twist: 'flip' }, null],
    ['punch@LA', { twist: 1 }, null],
    ['punch@LA', { shutdown: true }, refuse('battletech/cannot-act', both, 'AMB-SEQ-03')],
    ['kick@LL', { pace: 'evade' }, refuse('battletech/pace-no-attack', { ...own, pace: 'evade' }, 'ADV-02')],
    ['brush-off@LA', {}, refuse('battletech/clings-not', both, 'UNI-67')],
  ])('SEQ-13 %s with %j', (text, body, why) => {
    expect(refusal(marked(begin(HBK, ENF), 'HBK-4G', body), blow(text))).toEqual(why);
  });

  test('SEQ-13 at nobody', () => {
    expect(refusal(begin(HBK, ENF), blow('punch@LA', 'NOBODY'))).toEqual(
      refuse('battletech/no-such-unit', { unit: 'NOBODY', known: ['HBK-4G', 'ENF-4R'] }),
    );
  });

  test.each([
    ['VEDETTE', 'kick@LL', null],
    ['VEDETTE', 'push', refuse('battletech/pushes-mechs-only', both, 'UNI-70')],
    ['FOOT-RIFLE', 'kick@LL', null],
    ['FOOT-RIFLE', 'punch@LA', refuse('battletech/strikes-mechs-only', both, 'UNI-71')],
    ['FOOT-RIFLE', 'push', refuse('battletech/strikes-mechs-only', both, 'UNI-71')],
  ])('UNI-70, UNI-71 at a %s, %s', (model, text, why) => {
    expect(refusal(begin(HBK, { ...ENF, unit: `${model}=ENF-4R` }), blow(text))).toEqual(why);
  });

  test.each(['VEDETTE', 'FOOT-RIFLE'])('UNI-73 a %s strikes nobody', (model) => {
    const state = begin({ ...HBK, unit: `${model}=HBK-4G` }, ENF);
    for (const text of ['punch@LA', 'kick@LL', 'push'])
      expect(refusal(state, blow(text))).toEqual(refuse('battletech/strikes-not', own, 'UNI-73'));
  });

  test('FIN-22 who has worked on a jam strikes nobody', () => {
    const game = begin(HBK, ENF);
    const worked = (id: string, unjam: MountId | null): StandardState => ({
      ...game,
      field: {
        ...game.field,
        fire: [{ unit: unit(id), twist: 0, shots: [], unjam, sinksOff: null, resolved: [] }],
      },
    });
    const cleared = refuse('battletech/cleared-a-jam', own, 'FIN-22');
    expect(refusal(worked('HBK-4G', mountId('A')), blow('kick@LL'))).toEqual(cleared);
    expect(refusal(worked('HBK-4G', null), blow('kick@LL'))).toBeNull();
    expect(refusal(worked('ENF-4R', mountId('A')), blow('kick@LL'))).toBeNull();
  });
});

describe('what is struck at all', () => {
  const charge = { kind: 'charge', target: unit('ENF-4R'), hexes: 2 } as const;
  const charging = (at: string | null, body: Partial<Body> = {}): StandardState =>
    marked(moved(begin(HBK, ENF), at), 'HBK-4G', { charge, ...body });

  test.each<readonly [string, StandardState, readonly PhysicalAttack[]]>([
    ['its target is next to it', charging('0807'), [blow('charge')]],
    ['its target is two hexes off', charging('0806'), []],
    ['its target is in its hex', charging('0808'), []],
    ['its target is on another hexside than ahead', charging('0908'), [blow('charge')]],
    ['it lies', charging('0807', { prone: true }), []],
    ['it is shut down', charging('0807', { shutdown: true }), []],
    ['its target has left the map', charging(null), []],
    ['it has declared none', begin(HBK, ENF), []],
  ])('SEQ-13 a unit of which nothing is said charges as it has declared, if it still can: %s', (_, state, blows) => {
    const one = unitIn(state, 'HBK-4G');
    expect(defaultStrike(state, one)).toEqual({ type: 'strike', unit: 'HBK-4G', blows });
    if (one.body.charge) expect(possiblePhysicalAttacks(state, one).map(({ attack }) => attack)).toEqual(blows);
  });

  test.each([
    ['ENF-4R', '0807', true],
    ['ENF-4R', '0806', false],
    ['ENF-4R', '0808', false],
    ['FOOT-RIFLE', '0808', true],
    ['FOOT-RIFLE', '0806', false],
  ])(
    'SEQ-13, UNI-71 near enough is who stands in the next hex, and troopers underfoot: %s in %s, %s',
    (model, at, is) => {
      const state = moved(begin(HBK, { ...ENF, unit: `${model}=ENF-4R` }), at);
      expect(isWithinReach(unitIn(state, 'HBK-4G'), unitIn(state, 'ENF-4R'))).toBe(is);
    },
  );

  test('UNI-71 troopers do not reach themselves', () => {
    const state = begin({ ...HBK, unit: 'FOOT-RIFLE' }, ENF);
    expect(isWithinReach(unitIn(state, 'FOOT-RIFLE'), unitIn(state, 'FOOT-RIFLE'))).toBe(false);
  });
});

describe('who is moved by another', () => {
  const state = begin(HBK, { ...HBK, unit: 'CN9-A', at: '0907 N' }, ENF);
  const problem = (from: StandardState) => shoveProblem(from, unitIn(from, 'HBK-4G'), unitIn(from, 'ENF-4R'));
  const charge = (target: string) => ({ kind: 'charge', target: unit(target), hexes: 1 }) as const;
  const striking = (id: string, ...blows: readonly PhysicalAttack[]): StandardState => ({
    ...state,
    field: { ...state.field, blows: [{ unit: unit(id), blows, toHits: [], damages: [] }] },
  });
  const TAKEN = refuse('battletech/target-taken', { ...both, other: 'CN9-A' }, 'AMB-SEQ-23');

  test.each<readonly [string, StandardState, Refusal | null]>([
    ['nobody else', state, null],
    [
      'it charges itself',
      marked(state, 'ENF-4R', { charge: charge('CN9-A') }),
      refuse('battletech/target-charges', both, 'AMB-SEQ-23'),
    ],
    ['another charges it', marked(state, 'CN9-A', { charge: charge('ENF-4R') }), TAKEN],
    ['another charges somebody else', marked(state, 'CN9-A', { charge: charge('HBK-4G') }), null],
    ['its own charge', marked(state, 'HBK-4G', { charge: charge('ENF-4R') }), null],
    ['another pushes it', striking('CN9-A', blow('push')), TAKEN],
    ['another kicks it', striking('CN9-A', blow('kick@LL')), null],
    ['another pushes somebody else', striking('CN9-A', blow('push', 'HBK-4G')), null],
    ['its own push', striking('HBK-4G', blow('push')), null],
  ])('AMB-SEQ-23 %s', (_, from, why) => {
    expect(problem(from)).toEqual(why);
  });
});

describe('the own body', () => {
  const WHOLE: Limb = { there: true, fired: false, struck: [], without: [] };
  const LIMBS = { LA: WHOLE, RA: WHOLE, LL: WHOLE, RL: WHOLE };
  const GONE: Limb = { ...WHOLE, there: false };
  const FIRED: Limb = { ...WHOLE, fired: true };
  interface Able {
    readonly prone?: boolean;
    readonly fourLegs?: boolean;
    readonly quirks?: readonly ['minimal-arms'];
    readonly limbs?: Partial<typeof LIMBS>;
    readonly club?: Club | null;
  }
  const gone = (kind: PhysicalAttackKind, location: string) =>
    refuse('battletech/blow-limb-gone', { kind, location }, 'SEQ-13');
  const fired = (kind: PhysicalAttackKind, location: string) =>
    refuse('battletech/blow-limb-fired', { kind, location }, 'SEQ-13');
  const hit = (kind: PhysicalAttackKind, location: string, part: string) =>
    refuse('battletech/blow-part-hit', { kind, location, part }, 'SEQ-13');

  test.each<readonly [string, Able, Refusal | null]>([
    ['punch@RA', {}, null],
    ['punch@RA', { prone: true }, refuse('battletech/blow-lying', { kind: 'punch' }, 'SEQ-13')],
    ...(['punch@RA', 'push', 'brush-off@RA'] as const).flatMap((text) => {
      const kind = text.replace('@RA', '');
      return [
        [text, { fourLegs: true }, refuse('battletech/blow-no-arms', { kind }, 'SEQ-13')] as const,
        [text, { quirks: ['minimal-arms'] }, refuse('battletech/blow-armless', { kind }, 'ADV-07')] as const,
      ];
    }),
    ['kick@RL', { fourLegs: true }, null],
    ['kick@RL', { quirks: ['minimal-arms'] }, null],
    ['charge', { fourLegs: true }, null],
    ['club@RA', { club: null }, refuse('battletech/blow-no-club', {}, 'SEQ-13')],
    ['club@RA', { club: 'hatchet' }, null],
    ['punch@RA', { limbs: { RA: GONE } }, gone('punch', 'RA')],
    ['punch@RA', { limbs: { LA: GONE } }, null],
    ['push', { limbs: { LA: GONE } }, gone('push', 'LA')],
    ['kick@RL', { limbs: { LL: GONE } }, gone('kick', 'LL')],
    ['kick@RL', { fourLegs: true, limbs: { LA: GONE } }, gone('kick', 'FLL')],
    ['kick@RL', { limbs: { LA: GONE } }, null],
    ['club', { club: 'club', limbs: { LA: GONE } }, gone('club', 'LA')],
    ['club@RA', { club: 'hatchet', limbs: { LA: GONE } }, null],
    ['charge', { limbs: { LA: GONE, RA: GONE } }, null],
    ['punch@RA', { limbs: { RA: FIRED } }, fired('punch', 'RA')],
    ['punch@RA', { limbs: { LA: FIRED } }, null],
    ['kick@RL', { limbs: { RL: FIRED } }, fired('kick', 'RL')],
    ['kick@RL', { limbs: { LL: FIRED } }, null],
    ['kick@RL', { fourLegs: true, limbs: { RL: FIRED } }, fired('kick', 'RRL')],
    ['push', { limbs: { RA: FIRED } }, fired('push', 'RA')],
    ['club', { club: 'club', limbs: { LA: FIRED } }, fired('club', 'LA')],
    ['death-from-above', { limbs: { LL: FIRED } }, null],
    ['punch@RA', { limbs: { RA: { ...WHOLE, struck: ['shoulder'] } } }, hit('punch', 'RA', 'shoulder')],
    ['punch@RA', { limbs: { RA: { ...WHOLE, struck: ['hand'] } } }, null],
    ['punch@RA', { limbs: { RA: { ...WHOLE, without: ['hand'] } } }, null],
    ['kick@RL', { limbs: { LL: { ...WHOLE, struck: ['hip'] } } }, hit('kick', 'LL', 'hip')],
    ['kick@RL', { limbs: { RL: { ...WHOLE, struck: ['foot'] } } }, null],
    ['push', { limbs: { RA: { ...WHOLE, struck: ['shoulder'] } } }, null],
    ['club@RA', { club: 'hatchet', limbs: { RA: { ...WHOLE, struck: ['hand'] } } }, hit('club', 'RA', 'hand')],
    ['club@RA', { club: 'hatchet', limbs: { RA: { ...WHOLE, without: ['hand'] } } }, hit('club', 'RA', 'hand')],
    ['club@RA', { club: 'chainsaw', limbs: { RA: { ...WHOLE, without: ['hand'] } } }, null],
    ['club@RA', { club: 'chainsaw', limbs: { RA: { ...WHOLE, struck: ['shoulder'] } } }, hit('club', 'RA', 'shoulder')],
    ['club', { club: 'club', limbs: { LA: { ...WHOLE, without: ['hand'] } } }, hit('club', 'LA', 'hand')],
    ['club', { club: 'club', limbs: { LA: { ...WHOLE, without: ['hand'], claw: true } } }, null],
    ['brush-off@RA', { limbs: { RA: { ...WHOLE, struck: ['shoulder'] } } }, hit('brush-off', 'RA', 'shoulder')],
  ])('SEQ-13 %s with %j', (text, { club = null, limbs = {}, prone = false, ...able }, why) => {
    const { kind, limb } = blow(text);
    expect(
      bodyProblem({ prone, limbs: { ...LIMBS, ...limbs }, ...able }, { kind, limb, club, base: 'piloting' }),
    ).toEqual(why);
  });

  test('ADV-07 a battle fist counts in punches of its own arm alone', () => {
    const reasons = (text: string) => blowQuirks({ quirks: ['battle-fist-right', 'stable'] }, blow(text));
    expect(reasons('punch@RA')).toEqual([{ reason: 'quirk-battle-fist-right', value: -1 }]);
    for (const text of ['punch@LA', 'club@RA', 'brush-off@RA', 'kick@RL', 'push', 'charge'])
      expect(reasons(text)).toEqual([]);
  });

  test.each<readonly [Partial<Body>, Refusal]>([
    [{ shutdown: true }, refuse('battletech/cannot-act', own, 'AMB-SEQ-03')],
    [{ prone: true }, refuse('battletech/strikes-prone', own, 'SEQ-13')],
  ])('SEQ-13 what is left to strike with of one with %j', (body, why) => {
    const state = marked(begin(HBK, ENF), 'HBK-4G', body);
    const left = physicalAttacksLeft(state, unitIn(state, 'HBK-4G'));
    expect(left.map(({ kind, limb, refusal }) => [kind, limb, refusal])).toEqual([
      ['punch', 'LA', why],
      ['punch', 'RA', why],
      ['kick', 'LL', why],
      ['kick', 'RL', why],
      ['push', null, why],
    ]);
  });
});
