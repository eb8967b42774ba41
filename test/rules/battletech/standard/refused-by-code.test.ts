import { describe, expect, test } from 'vitest';
import { checkAttack, fireOrder } from '../../../../src/rules/battletech/standard/fire-phase.js';
import { mountId } from '../../../../src/rules/battletech/vocabulary.js';
import { complete } from '../../../support/complete.js';
import { takeProblem } from '../../../../src/rules/battletech/standard/clubs.js';
import { fullShots } from '../../../../src/rules/battletech/standard/gunnery.js';
import { rollPiloting } from '../../../../src/rules/battletech/standard/piloting.js';
import { binId, type Body, type FireDeclaration } from '../../../../src/rules/battletech/standard/types.js';
import { scriptedDice } from '../../../../src/rules/kernel/dice.js';
import { spottingProblem } from '../../../../src/rules/battletech/standard/spotting.js';
import { unit } from '../../../support/quick-start.js';
import { attack, beginFull, passTo } from '../../../support/standard.js';

/** Refusals whose reason players read: each names what is in the way, and no other thing. */

const lance = () =>
  beginFull({
    pieces: [
      { unit: 'HBK-4G=One', seat: 'defender', at: '0812 N' },
      { unit: 'HBK-4G=Two', seat: 'defender', at: '0912 N' },
      { unit: 'ENF-4R', seat: 'attacker', at: '0807 S' },
    ],
    hexes: { '0812': { woods: 1 } },
  });

test('SEQ-13 AMB-SEQ-03 who cannot act and who holds one already picks up no club', () => {
  const { game } = lance();
  const problem = (body: Partial<Body>, find: 'tree' | 'limb' = 'tree') => {
    const [one] = game.units;
    if (!one) throw new Error('no Hunchback');
    const refusal = takeProblem(game, { ...one, body: { ...one.body, ...body } }, find);
    return refusal && [refusal.code, refusal.rule];
  };
  expect(problem({})).toBeNull();
  expect(problem({ shutdown: true })).toEqual(['battletech/cannot-act', 'AMB-SEQ-03']);
  expect(problem({ club: 'limb' })).toEqual(['battletech/club-held', 'SEQ-13']);
  expect(problem({}, 'limb')).toEqual(['battletech/no-club-here', 'SEQ-13']);
});

test('SEQ-09 who has declared its fire is told so, not that it is another’s', () => {
  const play = lance();
  passTo(play, 'attack');
  expect(play.awaited).toEqual(['defender:attack']);
  play.give('defender', attack('One', 'ENF-4R', 'B'));
  const refused = (id: string) => play.refused('defender', attack(id, 'ENF-4R', 'B')).code;
  expect([refused('ENF-4R'), refused('One')]).toEqual(['battletech/not-this-unit', 'battletech/already-declared']);
});

test('SEQ-11 a ’Mech whose gyro is gone falls without a roll, one that has lost three of four legs too', () => {
  const { game } = beginFull({
    pieces: [
      { unit: 'GOL-1H', seat: 'defender', at: '0808 N' },
      { unit: 'ENF-4R', seat: 'attacker', at: '0807 S' },
    ],
  });
  const [goliath] = game.units;
  if (!goliath) throw new Error('no Goliath');
  const steady = { ...goliath, sheet: { ...goliath.sheet, piloting: -9 } };
  expect(rollPiloting({ ...steady, lost: ['LA', 'RA'] }, 'kicked', scriptedDice([1, 1]))).toMatchObject({
    roll: { faces: [1, 1] },
  });
  expect(rollPiloting({ ...steady, lost: ['LA', 'RA', 'LL'] }, 'kicked', scriptedDice([]))).toMatchObject({
    roll: null,
    success: false,
  });
});

test('SEQ-16 what cannot be dumped is named with what can; more heat sinks than there are stay on', () => {
  const play = lance();
  passTo(play, 'attack');
  const bins = play.unit('One').ammo.map(({ stowed }) => stowed.id);
  expect(play.awaited).toEqual(['defender:attack']);
  expect(play.refused('defender', attack('One', '', '', { dump: [binId('LL-9')] }))).toMatchObject({
    code: 'battletech/cannot-dump',
    params: { unit: 'One', bin: 'LL-9', known: bins },
    rule: 'SEQ-16',
  });
  const { count } = play.unit('One').sheet.full.heatSinks;
  expect(play.refused('defender', attack('One', '', '', { sinksOff: count + 1 }))).toMatchObject({
    code: 'battletech/sinks-off',
    params: { unit: 'One', given: count + 1, have: count },
    rule: 'SEQ-16',
  });
});

test('SEQ-07 a weapon that the sheet has not is refused with those that it has', () => {
  const play = lance();
  passTo(play, 'attack');
  expect(play.refused('defender', attack('One', 'ENF-4R', 'Z'))).toMatchObject({
    code: 'battletech/no-such-weapon',
    params: { unit: 'One', mount: 'Z', known: ['A', 'B', 'C', 'D'] },
    rule: 'SEQ-07',
  });
});

test('FIN-05 nobody spots a unit that is not there', () => {
  const { game } = lance();
  const [one] = game.units;
  if (!one) throw new Error('no Hunchback');
  expect(spottingProblem(game, one, unit('AS7-D'))).toMatchObject({
    code: 'battletech/no-such-unit',
    params: { unit: 'AS7-D', known: ['One', 'Two', 'ENF-4R'] },
  });
});

describe('SEQ-16 what is said for the end of the turn', () => {
  const { game } = lance();
  const [one] = game.units;
  if (!one) throw new Error('no Hunchback');
  const [bin, other] = one.ammo.map(({ stowed }) => stowed.id);
  if (!bin || !other) throw new Error('two bins');
  const { count } = one.sheet.full.heatSinks;
  const sinks = (given: number) => ({
    code: 'battletech/sinks-off',
    params: { unit: 'One', given, have: count },
    rule: 'SEQ-16',
  });
  const cannot = { code: 'battletech/cannot-act', params: { unit: 'One' }, rule: 'AMB-SEQ-03' };
  const SHUT = { shutdown: true };

  test.each<readonly [string, Parameters<typeof attack>[3], Partial<Body>, object | null]>([
    ['nothing', {}, {}, null],
    ['both bins', { dump: [bin, other] }, {}, null],
    ['no sinks off', { sinksOff: 0 }, {}, null],
    ['all sinks off', { sinksOff: count }, {}, null],
    ['more than there are', { sinksOff: count + 1 }, {}, sinks(count + 1)],
    ['fewer than none', { sinksOff: -1 }, {}, sinks(-1)],
    ['half a sink', { sinksOff: 1.5 }, {}, sinks(1.5)],
    ['who is shut down says nothing', {}, SHUT, null],
    ['and dumps nothing', { dump: [bin] }, SHUT, cannot],
    ['and switches nothing', { sinksOff: 0 }, SHUT, cannot],
  ])('SEQ-16 AMB-SEQ-03 %s', (_, more, body, why) => {
    const unitSaying = { ...one, body: { ...one.body, ...body } };
    expect(complete(checkAttack(game, [unitSaying], attack('One', '', '', more)))).toEqual(why);
  });
});

describe('SEQ-10 in what order fire is resolved', () => {
  const order = (options: Readonly<Record<string, string>>, fires: readonly Partial<FireDeclaration>[]) => {
    const { game } = beginFull({
      pieces: [
        { unit: 'HBK-4G=One', seat: 'defender', at: '0812 N' },
        { unit: 'HBK-4G=Two', seat: 'defender', at: '0912 N' },
        { unit: 'ENF-4R', seat: 'attacker', at: '0807 S' },
      ],
      options,
    });
    const blank = { twist: 0, shots: [], unjam: null, sinksOff: null, resolved: [] } as const;
    const fire = fires.map((one) => ({ ...blank, unit: unit('One'), ...one }));
    return fireOrder({ ...game, field: { ...game.field, fire } });
  };
  const { game: before } = lance();
  const [first] = before.units;
  const found = first ? fullShots(before, first, 0, attack('One', 'ENF-4R', 'B').shots) : expect.unreachable();
  const shots = found.ok ? found.value : expect.unreachable(found.error.code);
  const firing = (id: string): Partial<FireDeclaration> => ({ unit: unit(id), shots });

  test('AMB-SEQ-04 as declared, where the match says so and nothing was sealed; else the loser of the initiative first', () => {
    const declared = [firing('ENF-4R'), firing('Two'), firing('One')];
    expect(order({ resolutionOrder: 'declaration' }, declared)).toEqual(['ENF-4R', 'Two', 'One']);
    const losersFirst = order({ resolutionOrder: 'loserFirst' }, declared);
    expect(losersFirst).toEqual(['Two', 'One', 'ENF-4R']);
    expect(order({ resolutionOrder: 'declaration', declare: 'sealed' }, declared)).toEqual(losersFirst);
  });

  test('SEQ-10 only of those that shoot or clear a jam', () => {
    const jam: Partial<FireDeclaration> = { unit: unit('Two'), unjam: mountId('A') };
    expect(order({}, [{ unit: unit('One') }, jam, firing('ENF-4R')])).toEqual(['Two', 'ENF-4R']);
    expect(order({ resolutionOrder: 'declaration' }, [{ unit: unit('One') }])).toEqual([]);
  });
});
