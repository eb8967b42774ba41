import { describe, expect, test } from 'vitest';
import { LOCALES } from '../../../../src/i18n/locales.js';
import { presenterOf } from '../../../../src/present/registry.js';
import { battletech } from '../../../../src/rules/battletech/index.js';
import { attackChoice } from '../../../../src/rules/battletech/standard/attack-choices.js';
import { fullShots } from '../../../../src/rules/battletech/standard/gunnery.js';
import { unitOf } from '../../../../src/rules/battletech/units.js';
import type { Blanks } from '../../../../src/rules/kernel/choices.js';
import { seated } from '../../../../src/rules/kernel/seats.js';
import { seat } from '../../../support/quick-start.js';
import { beginFull, marked, passTo } from '../../../support/standard.js';
import { atStandard } from '../../../../src/rules/battletech/levels.js';
import { supposed } from '../../../../src/rules/battletech/supposed.js';

/** Orders of fire put together blank by blank, as buttons and menus do. */

const firing = beginFull({
  pieces: [
    { unit: 'HCT-3F', seat: 'attacker', at: '0810 N' },
    { unit: 'ENF-4R', seat: 'defender', at: '0806 S' },
    { unit: 'WVR-6R', seat: 'defender', at: '1007 SW' },
  ],
});
passTo(firing, 'attack');
const [question] = battletech.open(firing.match);
const who = question?.seat ?? seat('attacker');
const view = battletech.view(firing.match, seated(who));
const next = (partial: Blanks) =>
  battletech.choices(view, who, {
    unit: question?.topic.ask === 'attack' ? (question.topic.units[0] ?? '') : '',
    ...partial,
  });
const valuesOf = (partial: Blanks): readonly string[] => {
  const choice = next(partial);
  return choice.kind === 'pick' ? choice.options.map(({ value }) => value) : [choice.kind];
};

describe('fire, blank by blank', () => {
  test('SEQ-08 bins are a choice only where they hold different munitions', () => {
    const shots = valuesOf({ twist: 'ahead', target: 'ENF-4R' });
    expect(shots.length).toBeGreaterThan(2);
    expect(shots.filter((shot) => shot.includes('/'))).toEqual([]);
  });

  test('SEQ-16 ammunition and heat sinks are seen to before the first target', () => {
    const first = next({ twist: 'ahead' });
    expect(first).toMatchObject({ kind: 'pick', blank: 'target' });
    expect(valuesOf({ twist: 'ahead' })).toContain('upkeep');
    const upkeep = { twist: 'ahead', target: 'upkeep' };
    const bins = valuesOf(upkeep);
    expect(next(upkeep)).toMatchObject({ kind: 'pick', blank: 'dump' });
    expect(bins.at(-1)).toBe('none');
    expect(next({ ...upkeep, dump: 'none' })).toMatchObject({ kind: 'pick', blank: 'sinks' });
    expect(valuesOf({ ...upkeep, dump: 'none' })).toEqual(expect.arrayContaining(['none', '0', '11']));
    const then = { ...upkeep, dump: bins[0] ?? '', sinks: '3' };
    expect(next(then)).toMatchObject({ kind: 'pick', blank: 'target1' });
    expect(valuesOf(then)).not.toContain('upkeep');
    expect(next({ ...then, target1: 'none' })).toMatchObject({
      kind: 'done',
      command: { type: 'attack', shots: [], dump: [bins[0]], sinksOff: 3 },
    });
  });

  test('SEQ-08 of bins that hold different munitions each is a way to fire, besides whichever comes first', () => {
    const begun = (munition: 'standard' | 'precision') => {
      const play = beginFull({
        pieces: [
          { unit: 'HBK-4G', seat: 'attacker', at: '0810 N' },
          { unit: 'ENF-4R', seat: 'defender', at: '0806 S' },
        ],
        change: (one) => ({
          ...one,
          ammo: one.ammo.map((bin, i) => (i === 1 ? { ...bin, stowed: { ...bin.stowed, munition } } : bin)),
        }),
      });
      const choice = attackChoice(play.game, play.unit('HBK-4G'), { twist: 'ahead', spot: 'none', target: 'ENF-4R' });
      const ways = choice.kind === 'pick' ? choice.options.map(({ value }) => value) : [];
      const bins = play.unit('HBK-4G').ammo.map(({ stowed }) => `A/${stowed.id}`);
      return { bins, ways: ways.filter((one) => one.startsWith('A')) };
    };
    expect(begun('standard').ways).toEqual(['A']);
    const { bins, ways } = begun('precision');
    expect(bins).toHaveLength(2);
    expect(ways).toEqual(['A', ...bins]);
  });

  test.each([
    ['none', null],
    ['0', 0],
    ['11', 11],
    ['12', undefined],
    ['-1', undefined],
    ['3x', undefined],
    ['', undefined],
  ])('SEQ-16 heat sinks to be off, said as "%s": %s', (sinks, sinksOff) => {
    const upkeep = { twist: 'ahead', target: 'upkeep', dump: 'none', sinks, target1: 'none' };
    expect(next(upkeep)).toMatchObject(
      sinksOff === undefined
        ? { kind: 'pick', blank: 'sinks' }
        : { kind: 'done', command: { type: 'attack', shots: [], dump: [], sinksOff } },
    );
  });

  test('AMB-SEQ-08 a shot at a second target is offered with the number at which it will be fired', () => {
    const mine = view.game.units.find(({ side }) => side === 'attacker');
    const both = { twist: 'ahead', target: 'ENF-4R', weapons: mine?.sheet.mounts[0]?.id ?? '', target2: 'WVR-6R' };
    const offered = next(both);
    if (offered.kind !== 'pick') throw new Error(offered.kind);
    expect(offered.options.length).toBeGreaterThan(0);
    for (const { value, facts } of offered.options) {
      const done = next({ ...both, weapons2: value, target3: 'none' });
      if (done.kind !== 'done' || done.command.type !== 'attack') throw new Error(done.kind);
      const shots = fullShots(
        atStandard(supposed(view.game)),
        unitOf(atStandard(supposed(view.game)), done.command.unit),
        0,
        done.command.shots,
      );
      if (!shots.ok) throw new Error(shots.error.code);
      const second = shots.value.at(-1)?.toHit;
      expect(second?.terms.map(({ reason }) => reason)).toContain('secondary-front');
      expect(facts.number).toBe(second?.number);
    }
  });

  test('weapons that do not go together are asked for again, with the reason', () => {
    const lying = { ...view, game: marked(atStandard(supposed(view.game)), 'HCT-3F', { prone: true }) };
    const arms = lying.game.units.find(({ id }) => id === 'HCT-3F')?.sheet.mounts ?? [];
    const inArms = arms.filter(({ location }) => location === 'LA' || location === 'RA').map(({ id }) => id);
    const asked = (weapons: readonly string[]) =>
      battletech.choices(lying, who, { unit: 'HCT-3F', target: 'ENF-4R', weapons: weapons.join(' ') });
    expect(inArms.length).toBeGreaterThan(1);
    expect(asked(inArms)).toMatchObject({
      kind: 'pick',
      blank: 'weapons',
      refusal: { code: 'battletech/prone-one-arm' },
    });
    expect(asked([])).not.toHaveProperty('refusal');
  });

  test('everything on the way has words in every language', () => {
    const presenter = presenterOf('battletech');
    const steps: readonly Blanks[] = [
      {},
      { twist: 'ahead' },
      { twist: 'ahead', target: 'upkeep' },
      { twist: 'ahead', target: 'upkeep', dump: 'none' },
      { twist: 'ahead', target: 'upkeep', dump: 'none', sinks: 'none' },
    ];
    for (const locale of LOCALES)
      for (const partial of steps) {
        const choice = next(partial);
        if (choice.kind !== 'pick') throw new Error(choice.kind);
        const said = choice.options.flatMap((option) => {
          const { label, description = '' } = presenter.option(choice.blank, option, view, locale);
          expect(label.length).toBeLessThanOrEqual(80);
          expect(description.length).toBeLessThanOrEqual(100);
          return [label, description];
        });
        for (const text of [presenter.blank(choice, view, locale), ...said])
          expect(text).not.toMatch(/\{|battletech\.|undefined/);
        expect(
          new Set(choice.options.map((option) => presenter.option(choice.blank, option, view, locale).label)).size,
        ).toBe(choice.options.length);
      }
    const dump = next({ twist: 'ahead', target: 'upkeep' });
    if (dump.kind !== 'pick' || !dump.options[0]) throw new Error('no bins');
    expect(presenter.option('dump', dump.options[0], view, 'en')).toEqual({
      label: 'AC/10 ammunition (CT) · CT-11',
      description: '10 rounds left',
    });
  });
});

describe('all that can hit, at once', () => {
  /** A Hunchback asked for its fire at the Enforcer, with a gunner of this skill. */
  const asked = (gunnery: number, at: string) => {
    const play = beginFull({
      pieces: [
        { unit: 'HBK-4G', seat: 'defender', at: '0810 N', gunnery },
        { unit: 'ENF-4R', seat: 'attacker', at },
      ],
    });
    passTo(play, 'attack');
    while (battletech.open(play.match)[0]?.seat !== 'defender') play.give('attacker', { type: 'pass' });
    const mine = battletech.view(play.match, seated(seat('defender')));
    return (partial: Blanks) =>
      battletech.choices(mine, seat('defender'), { unit: 'HBK-4G', at: 'ENF-4R', ...partial });
  };

  test('P-09 it is offered where several can, and ordered under one twist', () => {
    const weapons = asked(4, '0808 S');
    expect(weapons({})).toMatchObject({
      kind: 'pick',
      blank: 'weapons',
      every: { value: 'all', facts: { mounts: ['A', 'B', 'C', 'D'], target: 'ENF-4R' } },
    });
    const all = weapons({ weapons: 'all' });
    expect(all.kind === 'done' && all.command.type === 'attack' && all.command.shots.map(({ mount }) => mount)).toEqual(
      ['A', 'B', 'C', 'D'],
    );
  });

  test('P-09 where none can, it is neither offered nor taken', () => {
    // 10 and 4 for long range of the only weapon that reaches so far.
    const weapons = asked(10, '0801 S');
    for (const partial of [{}, { weapons: 'all' }]) {
      const next = weapons(partial);
      expect(next).toMatchObject({ kind: 'pick', blank: 'weapons' });
      expect(next).not.toHaveProperty('every');
    }
  });
});
