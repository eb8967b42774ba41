import { describe, expect, it, test } from 'vitest';
import { LEAGUE_TABLES } from '../../../../src/rules/battletech/league/tables.js';
import { ringsOf } from '../../../../src/rules/battletech/league/cascade.js';
import { NO_LEAGUE, type LeagueRules } from '../../../../src/rules/battletech/league/rules.js';
import { DamageResolution } from '../../../../src/rules/battletech/standard/damage-resolution.js';
import { Resolution } from '../../../../src/rules/battletech/standard/resolution.js';
import type { StandardUnit } from '../../../../src/rules/battletech/types.js';
import { LOCALES } from '../../../../src/i18n/locales.js';
import { presenterOf } from '../../../../src/present/registry.js';
import { battletech } from '../../../../src/rules/battletech/index.js';
import { blastsAhead } from '../../../../src/rules/battletech/league/blast-ahead.js';
import { attackChoice } from '../../../../src/rules/battletech/standard/attack-choices.js';
import { seatId } from '../../../../src/rules/kernel/ids.js';
import { seated } from '../../../../src/rules/kernel/seats.js';
import { scriptedDice } from '../../../../src/rules/kernel/dice.js';
import { unit as label } from '../../../support/quick-start.js';
import { beginFull, type FullPiece, type FullPlay } from '../../../support/standard.js';
import { boxed, boxesIn, columnsOf, hitBy } from './boxed.js';

/** Explosions on board that go on through neighbouring parts and out of the 'Mech (CLN-22 to CLN-28). */

/** A pilot who stays awake after two wounds; critical rolls that hit nothing. */
const AWAKE = [6, 6, 6, 6, ...Array.from({ length: 12 }, () => 1)];

/** The AC/20 ammunition of a CN9-AH in its right torso goes off, so many rounds of it; all other bins are empty. */
function burst(whole: StandardUnit, rounds: number, league: Partial<LeagueRules> = {}) {
  const unit = { ...whole, ammo: whole.ammo.map((bin) => ({ ...bin, left: 0 })) };
  const out: (readonly number[])[] = [];
  const rules = { ...NO_LEAGUE, cascade: true, ...league };
  const sends = (damage: readonly number[]) => void out.push(damage);
  const damaging = new DamageResolution(unit, scriptedDice(AWAKE), 1, [], sends, false, [], rules);
  const bin = unit.ammo.find(({ stowed }) => stowed.location === 'RT');
  if (!bin) throw new Error('no bin in the right torso');
  damaging.explodeBin({ ...bin, left: rounds });
  return { damaging, out, shared: damaging.steps.filter(({ harm }) => harm === 'shared') };
}

const without = (unit: StandardUnit, location: 'RA'): StandardUnit => ({ ...unit, lost: [location] });

describe('TC-CLN-09, TC-GRID-02 the Centurion of the source: five rounds in the right torso of a CN9-AH', () => {
  const { damaging, out, shared } = burst(boxed('CN9-AH'), 5);

  it('CLN-22, CLN-23 is an explosion of 100, of which the torso takes all its 48 boxes', () => {
    expect(damaging.steps[0]).toMatchObject({ harm: 'explosion', location: 'RT', damage: 100 });
    expect(boxesIn(damaging.unit, 'RT')).toEqual({ structure: 0, armor: 0, rear: 0 });
    expect(damaging.unit.lost).toEqual(['RT', 'RA']);
  });

  it('CLN-24, CLN-25 shares 52 among six sectors, 9 to each, 36 of them outside', () => {
    expect(shared).toEqual([{ harm: 'shared', location: 'RT', rest: 52, sectors: 6, share: 9, outside: 36 }]);
  });

  it('CLN-26 strikes the right arm in column 1, structure and armour, and goes on in the next', () => {
    const arm = damaging.steps.filter((step) => 'location' in step && step.location === 'RA');
    expect(arm).toMatchObject([
      { harm: 'structure', columns: [3, 3, 0, 0, 0, 0] },
      { harm: 'armor', rear: false, columns: [3, 0, 0, 0, 0, 0] },
      { harm: 'location-lost', why: 'torn-off' },
    ]);
  });

  it('CLN-26 strikes the centre torso in column 6, and leaves the armour at the back', () => {
    expect(columnsOf(damaging.unit, 'CT', 'structure')).toEqual([5, 5, 5, 5, 5, 0]);
    expect(columnsOf(damaging.unit, 'CT')).toEqual([4, 4, 4, 4, 4, 0]);
    expect(columnsOf(damaging.unit, 'CT', 'rear').every((n) => n > 0)).toBe(true);
  });

  it('CLN-27 deals 4 to those next to it and 2 to those two hexes away', () => {
    expect(out).toEqual([[4, 2]]);
  });
});

test('CLN-24 TC-CLN-10 without a right arm there are five sectors: 10 each, 40 outside', () => {
  const { out, shared } = burst(without(boxed('CN9-AH'), 'RA'), 5);
  expect(shared).toMatchObject([{ sectors: 5, share: 10, outside: 40 }]);
  expect(out).toEqual([[4, 2]]);
});

test('TC-CLN-11 what the location takes whole goes nowhere', () => {
  const { damaging, out, shared } = burst(boxed('CN9-AH'), 1);
  expect([out, shared]).toEqual([[], []]);
  expect(boxesIn(damaging.unit, 'RT')).toEqual({ structure: 4, armor: 18, rear: 6 });
});

test('LEA-04 without boxes it goes by points: 12 of structure, 13 of armour in front and 6 behind', () => {
  const plain = boxed('CN9-AH', { armour: 'points' });
  const { damaging, shared } = burst(plain, 5);
  // 69 go on: 12 to each of six; the arm has 8 of structure and 4 of its armour left over to take.
  expect(shared).toMatchObject([{ location: 'RT', rest: 69, sectors: 6, share: 12, outside: 48 }]);
  expect(damaging.steps).toContainEqual({ harm: 'structure', location: 'RA', damage: 8, after: 0 });
  expect(damaging.unit.lost).toEqual(['RT', 'RA']);
  expect(damaging.unit.body.structure.CT).toBe(16 - 12);
});

test.each([
  ['vents', [{ share: 9, outside: 18 }], 30],
  ['ignored', [{ share: 9, outside: 36 }], 25],
] as const)(
  'LEA-03 with CASE (%s) the neighbours are spared, and what goes out goes out of the back',
  (cascadeCase, told, left) => {
    const cased = boxed('CN9-AH');
    const unit = { ...cased, sheet: { ...cased.sheet, full: { ...cased.sheet.full, case: ['RT' as const] } } };
    const { damaging, shared } = burst(unit, 5, { cascadeCase });
    expect(shared).toMatchObject(told);
    expect(boxesIn(damaging.unit, 'CT').structure).toBe(left);
  },
);

test('CLN-26 a neighbour that is gone passes on in its turn, and nothing goes back', () => {
  const { shared, damaging } = burst(boxed('CN9-AH'), 40);
  expect(shared.map((step) => 'location' in step && step.location)).toEqual(['RT', 'RA', 'CT']);
  // Of the centre torso head and left torso are left: the torso in its touching column 6, then in the next.
  expect(shared[2]).toMatchObject({ sectors: 6, share: 11 });
  expect(columnsOf(damaging.unit, 'LT', 'structure')).toEqual([4, 4, 4, 4, 1, 0]);
  expect(damaging.unit.body.doomed).toBe('centre-torso');
});

test('GRID-08 of what lies in boxes nothing more is struck in a location that an explosion has taken along', () => {
  const { steps, unit } = hitBy(boxed('CN9-AH'), {
    at: 'RT',
    points: 40,
    faces: [3, 6, 6, 6, 6],
    league: { cascade: true },
  });
  expect(unit.lost).toContain('RT');
  expect(steps.filter(({ harm }) => harm === 'explosion')).toHaveLength(1);
});

test('TC-CLN-12 a reactor of 50 t that walks 4 sends out 200: 20 and 10', () => {
  expect(ringsOf(LEAGUE_TABLES, 50 * 4)).toEqual([20, 10]);
});

describe('CLN-27, CLN-28 whoever stands near', () => {
  const play = (options: Readonly<Record<string, string>>, more: readonly FullPiece[] = []): FullPlay =>
    beginFull({
      pieces: [
        ...more,
        { unit: 'CN9-AH', seat: 'defender', at: '0812 N' },
        { unit: 'HBK-4G', seat: 'attacker', at: '0811 S' },
        { unit: 'ENF-4R', seat: 'attacker', at: '0810 S' },
      ],
      options: { cascade: 'on', ...options },
    });

  it('is struck by salvos, each with a location of its own, and heated by each', () => {
    const resolution = new Resolution(play({ armour: 'grid' }).game, scriptedDice([3, 4, 3, 3, 4, 4]));
    resolution.goesOff({
      hex: resolution.unit(label('CN9-AH')).place?.hex ?? never(),
      damage: [0, 4, 2],
      by: label('CN9-AH'),
      heat: 1,
    });
    expect(resolution.events).toMatchObject([
      {
        type: 'Blasted',
        unit: 'HBK-4G',
        damage: 4,
        heat: 1,
        wounds: [{ harm: [{ harm: 'column', template: [1, 1, 1, 1] }, {}] }],
      },
      { type: 'Blasted', unit: 'ENF-4R', damage: 2, heat: 1 },
    ]);
    expect(resolution.unit(label('HBK-4G')).body.built).toEqual([{ source: 'external', heat: 1 }]);
  });

  it('AMB-CLN-15 each unit in a hex takes the whole of it', () => {
    const two = play({}, [{ unit: 'LCT-1V', seat: 'defender', at: '0101 S' }]);
    two.alter('LCT-1V', (one) => ({ ...one, place: two.unit('HBK-4G').place }));
    const resolution = new Resolution(two.game, scriptedDice([3, 4, 3, 4, 3, 4]));
    resolution.goesOff({
      hex: resolution.unit(label('CN9-AH')).place?.hex ?? never(),
      damage: [0, 4, 2],
      by: label('CN9-AH'),
      heat: 0,
    });
    const blasts = resolution.events.flatMap((event) => (event.type === 'Blasted' ? [event] : []));
    expect(blasts.map(({ unit, damage }) => [unit, damage])).toEqual([
      ['LCT-1V', 4],
      ['HBK-4G', 4],
      ['ENF-4R', 2],
    ]);
  });
});

const never = (): never => {
  throw new Error('it stands nowhere');
};

test('CLN-22 to CLN-27 what is on board is told beforehand, where one would dump it and by the odds', () => {
  const play = beginFull({
    pieces: [
      { unit: 'CN9-AH', seat: 'defender', at: '0812 N' },
      { unit: 'ENF-4R', seat: 'attacker', at: '0802 S' },
    ],
    options: { armour: 'grid', cascade: 'on' },
  });
  play.alter('CN9-AH', (one) => ({
    ...one,
    ammo: one.ammo.map((bin) => ({ ...bin, left: bin.stowed.id === 'RT-1' ? 5 : 0 })),
  }));
  const bin = play.unit('CN9-AH').ammo.find(({ left }) => left > 0)?.stowed.id;
  const blast = { bin, location: 'RT', damage: 100, lost: ['RT', 'RA'], rings: [4, 2] };
  expect(blastsAhead(play.game, play.unit('CN9-AH'))).toContainEqual(blast);
  const choice = attackChoice(play.game, play.unit('CN9-AH'), { twist: 'ahead', spot: 'none', target: 'upkeep' });
  expect(choice).toMatchObject({ blank: 'dump', options: [{ value: bin, facts: { blast: 100 } }, {}] });
  const view = battletech.view(play.match, seated(seatId('defender')));
  const told = battletech.inspect(view, { about: 'odds', unit: label('CN9-AH'), target: null, from: null });
  if (!told.ok) throw new Error(told.error.code);
  for (const locale of LOCALES) {
    const words = presenterOf('battletech');
    expect(words.answer(told.value, view, locale)).toMatch(/RT\)\s?: .*100.+RA.+4.+2/u);
    const [option] = choice.kind === 'pick' ? choice.options : [];
    expect(option && words.option('dump', option, view, locale).description).toContain('100');
  }
});

test('CLN-25 a rest of which no sector gets half a point goes nowhere', () => {
  const plain = boxed('CN9-AH', { armour: 'points' });
  // 12 of structure and 6 of armour behind: with 20 in front 38 of 40, with 19 three are left over, half a point for each of six.
  const rest = (RT: number) => burst({ ...plain, armor: { ...plain.armor, RT } }, 2);
  const struck = ({ damaging }: ReturnType<typeof burst>) =>
    damaging.steps.flatMap((step) =>
      step.harm === 'structure' || step.harm === 'critical-roll' ? [step.location] : [],
    );
  expect(rest(20).shared).toEqual([{ harm: 'shared', location: 'RT', rest: 2, sectors: 6, share: 0, outside: 0 }]);
  expect(struck(rest(20))).toEqual(['RT']);
  expect(rest(20).out).toEqual([]);
  expect(rest(19).shared[0]).toEqual({ harm: 'shared', location: 'RT', rest: 3, sectors: 6, share: 1, outside: 4 });
  expect(struck(rest(19)).slice(0, 3)).toEqual(['RT', 'RA', 'CT']);
  expect(rest(22).shared).toEqual([]);
});
