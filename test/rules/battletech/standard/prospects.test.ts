import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { DATA_DIR } from '../../../../src/cli/data.js';
import { stateWith } from '../../../../src/games/battletech/queries/stand-in.js';
import { stockOf } from '../../../../src/games/battletech/library/read.js';
import { move } from '../../../../src/rules/battletech/movement.js';
import { readOptions } from '../../../../src/rules/battletech/options.js';
import { embodied, freshField } from '../../../../src/rules/battletech/standard/fresh.js';
import { allowanceOf } from '../../../../src/rules/battletech/standard/mobility.js';
import { lineBetween } from '../../../../src/rules/battletech/standard/sightings.js';
import { outlook } from '../../../../src/rules/battletech/standard/prospects.js';
import type { Body, Part, CriticalSlot } from '../../../../src/rules/battletech/standard/types.js';
import type { StandardState, StandardUnit } from '../../../../src/rules/battletech/types.js';
import type { Location } from '../../../../src/rules/battletech/vocabulary.js';
import { parseFacing } from '../../../../src/rules/geometry/hex/facing.js';
import { seatId, sideId, unitId } from '../../../../src/rules/kernel/ids.js';
import { complete } from '../../../support/complete.js';
import { boardOf, hex } from '../../../support/quick-start.js';

const stock = stockOf(join(DATA_DIR, 'battletech'));

/** A whole unit of the library as `label@hex facing`, with marks on its body. */
function unit(label: string, at: string, facing: string, body: Partial<Body> = {}): StandardUnit {
  const outfit = stock.units.get(label)?.outfits.standard;
  if (!outfit) throw new Error(`no unit ${label}`);
  const place = { hex: hex(at), facing: parseFacing(facing) ?? 0 };
  const whole = embodied({ id: unitId(label), seat: seatId(label), side: sideId(label), ...outfit });
  return { ...whole, status: 'active', place, body: { ...whole.body, ...body } };
}

function stateOf(...units: readonly StandardUnit[]): StandardState {
  const options = readOptions({}, 'standard');
  if (!options.ok) throw new Error(options.error.code);
  const { level: _, ...table } = stateWith(boardOf(), options.value, []);
  return { ...table, level: 'standard', units, field: freshField() };
}

/** The body with the first slots of some parts struck. */
function struck(of: StandardUnit, hits: readonly (readonly [Part, Location])[]): Partial<Body> {
  const { body, sheet } = of;
  const marks = { ...body.struck };
  for (const [part, location] of hits) {
    const is = (slot: CriticalSlot | null): boolean => slot?.holds === 'part' && slot.part === part;
    marks[location] = [...(marks[location] ?? []), (sheet.full.slots[location] ?? []).findIndex(is)];
  }
  return { struck: marks };
}

describe('the line of sight found on a state', () => {
  const hunchback = unit('HBK-4G', '0809', 'N');
  const griffin = unit('GRF-1N', '0804', 'S');
  const hill = (at: string, level: number): StandardState => ({
    ...stateOf(hunchback, griffin),
    board: { ...boardOf(), hexes: { [hex(at)]: { woods: 0, level } } },
  });

  test('is not taken for that of the same unit imagined elsewhere', () => {
    const state = hill('0807', 3);
    const beside: StandardUnit = { ...hunchback, place: { hex: hex('1209'), facing: 0 } };
    expect(lineBetween(state, hunchback, griffin)).toMatchObject({ from: '0809', visible: false });
    expect(lineBetween(state, beside, griffin)).toMatchObject({ from: '1209', visible: true });
    expect(lineBetween(state, griffin, hunchback)).toMatchObject({ to: '0809', visible: false });
    expect(lineBetween(state, griffin, beside)).toMatchObject({ to: '1209', visible: true });
  });

  test('is not taken for that of the same unit imagined lying', () => {
    const state = hill('0808', 1);
    const lying = unit('HBK-4G', '0809', 'N', { prone: true });
    expect(lineBetween(state, hunchback, griffin).visible).toBe(true);
    expect(lineBetween(state, lying, griffin).visible).toBe(false);
  });
});

describe('the outlook on a target', () => {
  test('takes the twist that promises most, and says why the other weapons cannot fire', () => {
    // The Griffin stands to the right rear: only the right arm can be brought to bear.
    const hunchback = unit('HBK-4G', '0809', 'N');
    const griffin = unit('GRF-1N', '1010', 'N');
    const { twist, prospects } = outlook(stateOf(hunchback, griffin), hunchback, griffin.id);
    expect(twist).toBe(1);
    expect(prospects.filter(({ toHit }) => toHit).map(({ weapon }) => weapon)).toContain('ac-20');
    const refused = prospects.filter(({ refusal }) => refusal).map(({ refusal }) => refusal?.code);
    expect(new Set(refused).size).toBeLessThanOrEqual(1);
  });

  test('SEQ-07 of twists that promise the same it takes none; one that is said, or was declared, stands', () => {
    const hunchback = unit('HBK-4G', '0809', 'N');
    const griffin = unit('GRF-1N', '0807', 'N');
    const state = stateOf(hunchback, griffin);
    expect(outlook(state, hunchback, griffin.id).twist).toBe(0);
    expect(outlook(state, hunchback, griffin.id, -1).twist).toBe(-1);
    const declared = { ...unit('HBK-4G', '0809', 'N', { twist: 1 }), declared: true };
    expect(outlook(stateOf(declared, griffin), declared, griffin.id).twist).toBe(1);
  });

  test('SEQ-07 a weapon that does no damage promises none, and hides no other', () => {
    const dragonfly = unit('DRAGONFLY', '0809', 'N');
    expect(dragonfly.sheet.mounts.map(({ weapon }) => weapon.damage)).toContain(0);
    const griffin = unit('GRF-1N', '1010', 'N');
    expect(outlook(stateOf(dragonfly, griffin), dragonfly, griffin.id).twist).toBe(1);
  });

  test('a weapon that cannot fire tells what it would do all the same', () => {
    const hunchback = unit('HBK-4G', '0809', 'N');
    const far = unit('GRF-1N', '0101', 'N');
    const { prospects } = outlook(stateOf(hunchback, far), hunchback, far.id);
    expect(
      prospects.map(({ weapon, toHit, chance, damage, refusal }) => [
        weapon,
        toHit,
        chance,
        damage.most,
        refusal?.code,
      ]),
    ).toEqual([
      ['ac-20', null, 0, 20, 'battletech/out-of-range'],
      ['medium-laser', null, 0, 5, 'battletech/out-of-range'],
      ['medium-laser', null, 0, 5, 'battletech/out-of-range'],
      ['small-laser', null, 0, 3, 'battletech/out-of-range'],
    ]);
  });

  test('FIN-05 behind a hill missiles are guided by a friend who sees the target; without one the line of sight is what they lack', () => {
    const catapult = unit('CPLT-C1', '0809', 'N');
    const griffin = unit('GRF-1N', '0804', 'N');
    const friend = { ...unit('JR7-D', '0904', 'N'), side: catapult.side };
    const behind = (...units: readonly StandardUnit[]): StandardState => ({
      ...stateOf(...units),
      board: { ...boardOf(), hexes: { [hex('0807')]: { woods: 0, level: 4 } } },
    });
    const shots = (state: StandardState) =>
      outlook(state, catapult, griffin.id).prospects.map(({ weapon, toHit, spotter, refusal }) =>
        toHit ? `${weapon} ${spotter?.by ?? 'nobody'}` : `${weapon} ${refusal?.code ?? ''}`,
      );
    const NONE = 'battletech/ground-between';
    expect(new Set(shots(behind(catapult, griffin, friend)))).toEqual(
      new Set(['lrm-15 JR7-D', `medium-laser ${NONE}`]),
    );
    expect(new Set(shots(behind(catapult, griffin)))).toEqual(new Set([`lrm-15 ${NONE}`, `medium-laser ${NONE}`]));
    const spent = { ...catapult, ammo: catapult.ammo.map((bin) => ({ ...bin, left: 0 })) };
    const empty = outlook(behind(spent, griffin, friend), spent, griffin.id).prospects;
    expect(empty.find(({ weapon }) => weapon === 'lrm-15')?.refusal?.code).toBe('battletech/no-ammo');
  });

  test('a weapon without ammunition and one that jammed say so', () => {
    const hunchback = unit('HBK-4G', '0805', 'S');
    const [cannon] = hunchback.sheet.mounts.filter(({ weapon }) => weapon.id === 'ac-20');
    if (!cannon?.weapon.ammo) throw new Error('a Hunchback without its cannon');
    const empty = { ...hunchback, ammo: hunchback.ammo.map((bin) => ({ ...bin, left: 0 })) };
    const griffin = unit('GRF-1N', '0807', 'N');
    const { prospects } = outlook(stateOf(empty, griffin), empty, griffin.id);
    expect(prospects.find(({ mount }) => mount === cannon.id)?.refusal?.code).toBe('battletech/no-ammo');
    const jammed = unit('HBK-4G', '0805', 'S', { jammed: [cannon.id] });
    const again = outlook(stateOf(jammed, griffin), jammed, griffin.id).prospects;
    expect(again.find(({ mount }) => mount === cannon.id)?.refusal?.code).toBe('battletech/weapon-jammed');
  });
});

describe('MP by damage and heat (tables 7.2.4, 7.2.5)', () => {
  const whole = unit('GRF-1N', '0809', 'N');
  const mp = (of: StandardUnit): readonly number[] =>
    (['walk', 'run', 'jump'] as const).map((mode) => allowanceOf(of, mode).mp);

  test('as the sheet says while all is whole', () => {
    expect(mp(whole)).toEqual([5, 8, 5]);
  });

  test('each leg actuator costs one, a hip halves and stands for its leg, both hips stop it', () => {
    const hit = (...hits: Parameters<typeof struck>[1]) => mp(unit('GRF-1N', '0809', 'N', struck(whole, hits)));
    expect(hit(['foot', 'LL'])).toEqual([4, 6, 5]);
    expect(hit(['foot', 'LL'], ['upper-leg', 'RL'])).toEqual([3, 5, 5]);
    expect(hit(['hip', 'LL'])).toEqual([3, 5, 5]);
    expect(hit(['hip', 'LL'], ['foot', 'LL'])).toEqual([3, 5, 5]);
    expect(hit(['hip', 'LL'], ['foot', 'RL'])).toEqual([2, 3, 5]);
    expect(hit(['hip', 'LL'], ['hip', 'RL'])).toEqual([0, 0, 5]);
  });

  test('a leg gone leaves one MP to walk and none to run', () => {
    expect(mp({ ...whole, lost: ['LL'] }).slice(0, 2)).toEqual([1, 0]);
  });

  test('heat takes from walking, and so from running; each term says its reason', () => {
    const hot = unit('GRF-1N', '0809', 'N', { heat: 10 });
    expect(mp(hot)).toEqual([3, 5, 5]);
    expect(allowanceOf(hot, 'walk').terms).toEqual([
      { reason: 'sheet', value: 5 },
      { reason: 'heat', value: -2, n: 10 },
    ]);
  });
});

describe('a jump (SEQ-05)', () => {
  const board = boardOf();
  const jump = (steps: string, hexes: StandardState['board']['hexes'] = {}) => {
    const griffin = unit('GRF-1N', '0809', 'N');
    return move({ ...stateOf(griffin), board: { ...board, hexes } }, griffin, 'jump', steps, false);
  };

  test('costs a MP a hex whatever is below, turns for nothing', () => {
    const result = jump('FFRFFLL', { [hex('0808')]: { woods: 2 }, [hex('0807')]: { woods: 0, water: 2 } });
    expect(result).toMatchObject({ ok: true, value: { movement: { mp: 4, entered: 4 } } });
  });

  test('takes the shortest way, no higher than its MP', () => {
    const code = (result: ReturnType<typeof jump>): string => (result.ok ? 'legal' : complete(result.error).code);
    expect(code(jump('FFRRRF'))).toBe('battletech/jump-detour');
    expect(code(jump('FF', { [hex('0808')]: { woods: 0, level: 6 } }))).toBe('battletech/jump-too-high');
    expect(code(jump('FF', { [hex('0808')]: { woods: 0, level: 5 } }))).toBe('legal');
    expect(code(jump('FFFFFF'))).toBe('battletech/not-enough-mp');
  });
});
