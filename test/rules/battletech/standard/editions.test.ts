import { describe, expect, it } from 'vitest';
import { movementPhaseRule } from '../../../../src/rules/battletech/movement-phase.js';
import { readOptions } from '../../../../src/rules/battletech/options.js';
import { afterDamage } from '../../../../src/rules/battletech/standard/after-damage.js';
import { dumpable } from '../../../../src/rules/battletech/standard/ammunition.js';
import { DamageResolution } from '../../../../src/rules/battletech/standard/damage-resolution.js';
import type { Edition } from '../../../../src/rules/battletech/standard/editions.js';
import { fall } from '../../../../src/rules/battletech/standard/falls.js';
import { possibleFullShots } from '../../../../src/rules/battletech/standard/gunnery.js';
import { possiblePhysicalAttacks } from '../../../../src/rules/battletech/standard/physical-attacks.js';
import { chargeOf } from '../../../../src/rules/battletech/standard/physical-damage.js';
import { pilotingNumber } from '../../../../src/rules/battletech/standard/piloting.js';
import { Resolution } from '../../../../src/rules/battletech/standard/resolution.js';
import { land } from '../../../../src/rules/battletech/standard/wounds.js';
import type { Part } from '../../../../src/rules/battletech/standard/types.js';
import { LOCATIONS, type Location } from '../../../../src/rules/battletech/vocabulary.js';
import { scriptedDice } from '../../../../src/rules/kernel/dice.js';
import { unit } from '../../../support/quick-start.js';
import { armed } from '../../../support/armed.js';
import {
  attack,
  beginFull,
  passTo,
  passTurn,
  roll,
  step,
  type FullPiece,
  type FullPlay,
  type FullSituation,
} from '../../../support/standard.js';

/** Editions of the rules (option `edition`): each difference by itself, beside Total Warfare. */

const HBK: FullPiece = { unit: 'HBK-4G', seat: 'defender', at: '0812 N' };
const ENF: FullPiece = { unit: 'ENF-4R', seat: 'attacker', at: '0808 S' };
const CLOSE: FullPiece = { ...ENF, at: '0811 S' };

const begin = (edition: Edition, more: Partial<FullSituation> = {}): FullPlay =>
  beginFull({ pieces: [HBK, ENF], ...more, options: { ...more.options, edition } });
/** Something by Total Warfare and by another edition. */
const both = <T>(edition: Edition, what: (edition: Edition) => T): readonly [T, T] => [
  what('total-warfare'),
  what(edition),
];

/** A unit with a part struck. */
function struck(play: FullPlay, part: Part): FullPlay {
  play.alter('HBK-4G', (one) => {
    const at = LOCATIONS.flatMap((location): readonly (readonly [Location, number])[] => {
      const slot = (one.sheet.full.slots[location] ?? []).findIndex(
        (held) => held?.holds === 'part' && held.part === part,
      );
      return slot < 0 ? [] : [[location, slot]];
    })[0];
    return at ? { ...one, body: { ...one.body, struck: { ...one.body.struck, [at[0]]: [at[1]] } } } : one;
  });
  return play;
}

describe('EDN-01 editions', () => {
  it('EDN-01 options that nobody names follow the edition, others stand; Total Warfare is written as before', () => {
    const read = (given: Readonly<Record<string, string>>) => {
      const found = readOptions(given, 'standard');
      if (!found.ok) throw new Error(found.error.code);
      return found.value;
    };
    expect(read({ edition: 'total-warfare' })).toEqual(read({}));
    expect(read({ edition: 'master-rules' })).toMatchObject({ physicalBase: 'fixed', partialCover: 'punch' });
    expect(read({ edition: 'master-rules', physicalBase: 'piloting' }).physicalBase).toBe('piloting');
    expect(read({ edition: 'core-2026' }).unequalNumbers).toBe('frontLoad');
    expect(read({ edition: 'core-2026', unequalNumbers: 'each' }).unequalNumbers).toBe('each');
    expect(begin('total-warfare').unit('HBK-4G').body).not.toHaveProperty('edition');
  });
});

describe('EDN-02 Master Rules', () => {
  it('EDN-02 hexes entered count 4 at most', () => {
    const moved = (edition: Edition) => {
      const play = begin(edition);
      play.alter('ENF-4R', (one) => ({ ...one, moved: { mode: 'run', steps: '', path: [], mp: 0, entered: 26 } }));
      const [shot] = possibleFullShots(play.game, play.unit('HBK-4G'), 0, play.unit('ENF-4R'));
      return shot?.toHit.terms.find(({ reason }) => reason === 'target-moved')?.value;
    };
    expect(both('master-rules', moved)).toEqual([6, 4]);
  });

  it('EDN-02 physical attacks have fixed bases', () => {
    const kick = (edition: Edition) => {
      const play = begin(edition, { pieces: [HBK, CLOSE] });
      return possiblePhysicalAttacks(play.game, play.unit('HBK-4G')).find(({ attack: { kind } }) => kind === 'kick')
        ?.toHit.terms[0];
    };
    expect(both('master-rules', kick)).toEqual([
      { reason: 'piloting', value: 5 },
      { reason: 'physical-base', value: 3 },
    ]);
  });
});

describe('EDN-03 Core rules of 2026', () => {
  it.each([
    ['punch', 5, 4],
    ['kick', 3, 4],
  ] as const)('EDN-03 a %s needs %i, now %i', (kind, before, now) => {
    const needs = (edition: Edition) => {
      const play = begin(edition, { pieces: [HBK, CLOSE] });
      return possiblePhysicalAttacks(play.game, play.unit('HBK-4G')).find(({ attack: one }) => one.kind === kind)?.toHit
        .number;
    };
    expect(both('core-2026', needs)).toEqual([before, now]);
  });

  it('EDN-03 a charge of 50 tons over six hexes: 30 points, now 50 / 5 x (2 + 1)', () => {
    expect(both('core-2026', (edition) => chargeOf(begin(edition).unit('HBK-4G'), 6))).toEqual([30, 30]);
    expect(both('core-2026', (edition) => chargeOf(begin(edition).unit('HBK-4G'), 2))).toEqual([10, 10]);
    expect(both('core-2026', (edition) => chargeOf(begin(edition).unit('HBK-4G'), 7))).toEqual([35, 40]);
  });

  it('EDN-03 a further target to the side is 1 harder, not 2', () => {
    const side: FullPiece = { unit: 'WVR-6R', seat: 'attacker', at: '1112 S' };
    const second = (edition: Edition) => {
      const play = begin(edition, { pieces: [{ unit: 'RFL-3N', seat: 'defender', at: '0812 N' }, ENF, side] });
      passTo(play, 'attack');
      for (let i = 0; i < 3 && !play.awaited.includes('defender:attack'); i++) play.give('attacker', { type: 'pass' });
      const right = play.unit('RFL-3N').sheet.mounts.find(({ location }) => location === 'RA')?.id ?? '';
      const left = play.unit('RFL-3N').sheet.mounts.find(({ location }) => location === 'LA')?.id ?? '';
      const [first] = attack('RFL-3N', 'ENF-4R', left).shots;
      const [other] = attack('RFL-3N', 'WVR-6R', right).shots;
      play.give('defender', {
        ...attack('RFL-3N', '', ''),
        twist: 0,
        shots: [first, other].flatMap((one) => one ?? []),
      });
      return play.last('FireDeclared').shots[1]?.toHit.terms.find(({ reason }) => reason === 'secondary-side')?.value;
    };
    expect(both('core-2026', second)).toEqual([2, 1]);
  });

  it.each([
    ['gyro', 3, 2],
    ['hip', 2, 1],
    ['foot', 1, 0],
  ] as const)('EDN-03 a %s that is hit adds %i to piloting, now %i', (part, before, now) => {
    const adds = (edition: Edition) => {
      const one = struck(begin(edition), part).unit('HBK-4G');
      return pilotingNumber(one, 'pushed').number - 5;
    };
    expect(both('core-2026', adds)).toEqual([before, now]);
  });

  it('EDN-03 standing up: no heat, and 1 easier', () => {
    const rises = (edition: Edition) => {
      const play = begin(edition);
      play.give('defender', step('HBK-4G', 'walk', '', { prone: true }));
      passTurn(play);
      play.give('defender', { type: 'stand-up', unit: unit('HBK-4G'), mode: 'walk' }, [6, 6]);
      passTurn(play);
      const told = play.events('HeatTold').findLast((one) => one.unit === 'HBK-4G');
      const [rolled] = play.events('PilotingRolled');
      return [rolled?.roll.number, told?.sources.map(({ source }) => source)];
    };
    expect(both('core-2026', rises)).toEqual([
      [5, ['walked', 'stood-up']],
      [4, ['walked']],
    ]);
  });

  it.each([
    [1, 0, 'rear'],
    [4, 0, 'front'],
  ] as const)('EDN-03 a fall by a %i: facing %i, on the %s', (die, facing, side) => {
    const play = begin('core-2026');
    const resolution = new Resolution(play.game, scriptedDice([die, 3, 4, 3, 4, 6, 6]));
    fall(resolution, unit('HBK-4G'), { cause: 'pushed', levels: 0, terms: [] });
    expect(resolution.events[0]).toMatchObject({ type: 'Fell', facing, side });
  });

  it('EDN-03 an explosion on board wounds the pilot once; without life support 10 and 20 of heat do', () => {
    const wounds = (edition: Edition) => {
      const play = begin(edition);
      const one = play.unit('HBK-4G');
      const resolution = new DamageResolution(one, scriptedDice(Array.from({ length: 40 }, () => 2)), 1);
      const [bin] = one.ammo;
      if (bin) resolution.explodeBin({ ...bin, left: 1 });
      return resolution.unit.body.pilot.hits;
    };
    expect(both('core-2026', wounds)).toEqual([2, 1]);
    const airless = (edition: Edition) => {
      const play = struck(begin(edition), 'life-support');
      passTo(play, 'attack');
      play.alter('HBK-4G', (one) => ({ ...one, body: { ...one.body, heat: 24 } }));
      passTurn(play, [6, 6, 6, 6, 6, 6, 1, 1, 6, 6, 1, 1, 6, 6]);
      return play.unit('HBK-4G').body.pilot.hits;
    };
    expect(both('core-2026', airless)).toEqual([0, 1]);
  });

  it('EDN-03 an Ultra autocannon does not jam, and nothing is dumped', () => {
    const fires = (edition: Edition) => {
      const play = begin(edition, { change: armed('HBK-4G', 'ultra-ac-5@RT') });
      passTo(play, 'attack');
      for (let i = 0; i < 3 && !play.awaited.includes('defender:attack'); i++) play.give('attacker', { type: 'pass' });
      const faces = [1, 1, 1, 1, 6, 6];
      roll(play, 'defender', attack('HBK-4G', 'ENF-4R', 'A', { mode: 'double' }), faces);
      passTurn(play, faces);
      return [play.last('ShotFired').jammed, dumpable(play.unit('HBK-4G')).length > 0];
    };
    expect(both('core-2026', fires)).toEqual([
      [true, true],
      [false, false],
    ]);
  });

  it('EDN-03 it runs into water, and backs over levels', () => {
    const hexes = { '0811': { water: 1 }, '0813': { level: 1 } };
    const core = begin('core-2026', { hexes });
    core.give('defender', step('HBK-4G', 'run', 'F'), [6, 6]);
    expect(core.unit('HBK-4G').place?.hex).toBe('0811');
    const back = begin('core-2026', { hexes });
    back.give('defender', step('HBK-4G', 'walk', 'B'));
    expect(back.unit('HBK-4G').place?.hex).toBe('0813');
    const before = begin('total-warfare', { hexes });
    expect(before.refused('defender', step('HBK-4G', 'run', 'F')).code).toBe('battletech/run-into-water');
    expect(before.refused('defender', step('HBK-4G', 'walk', 'B')).code).toBe('battletech/level-backward');
  });

  it('EDN-03 it does not skid', () => {
    const pavement = Object.fromEntries(
      ['0812', '0811', '0810', '0911', '0910'].map((at) => [at, { pavement: true } as const]),
    );
    const core = begin('core-2026', { hexes: pavement });
    core.give('defender', step('HBK-4G', 'run', 'FRF'));
    expect(core.events('PilotingRolled')).toEqual([]);
    const before = begin('total-warfare', { hexes: pavement });
    before.give('defender', step('HBK-4G', 'run', 'FRF'), [6, 6]);
    expect(before.last('PilotingRolled').roll.cause).toBe('skid');
  });

  it.each([
    [1, 'LA', 'RA'],
    [2, 'LT', 'RT'],
    [3, 'CT', 'CT'],
    [6, 'HD', 'HD'],
  ] as const)('EDN-03 a punch from the front by a %i strikes %s, now %s', (die, before, now) => {
    const where = (edition: Edition) => {
      const dice = scriptedDice([die, 6, 6, 6, 6]);
      const resolution = new DamageResolution(begin(edition).unit('HBK-4G'), dice, 1);
      return land(resolution, { table: 'punch', side: 'front', cover: false }, 1, dice).location;
    };
    expect(both('core-2026', where)).toEqual([before, now]);
  });

  it('EDN-03 an aimed shot hits what it is aimed at by 4 or more on one die', () => {
    const aims = (die: number) => {
      const play = begin('core-2026', { pieces: [{ ...HBK, gunnery: 8 }, ENF] });
      play.alter('ENF-4R', (one) => ({ ...one, body: { ...one.body, shutdown: true } }));
      passTo(play, 'attack');
      for (let i = 0; i < 3 && !play.awaited.includes('defender:attack'); i++) play.give('attacker', { type: 'pass' });
      const faces = [6, 6, die, 3, 4, ...Array.from({ length: 12 }, (_, i) => 1 + (i % 6))];
      roll(play, 'defender', attack('HBK-4G', 'ENF-4R', 'B', { aim: 'RA' }), faces);
      passTurn(play, faces);
      return play.last('ShotFired').wounds[0]?.location;
    };
    expect([aims(4), aims(3)]).toEqual(['RA', 'CT']);
  });

  it.each([
    ['lower-arm', 1, 0],
    ['upper-arm', 1, 1],
  ] as const)('EDN-03 a %s that is hit makes its weapons %i harder to aim, now %i', (part, before, now) => {
    const harder = (edition: Edition) => {
      const play = begin(edition, { pieces: [{ unit: 'GRF-1N', seat: 'defender', at: '0812 N' }, ENF] });
      play.alter('GRF-1N', (one) => {
        const slot = (one.sheet.full.slots.RA ?? []).findIndex((held) => held?.holds === 'part' && held.part === part);
        return { ...one, body: { ...one.body, struck: { ...one.body.struck, RA: [slot] } } };
      });
      const [ppc] = possibleFullShots(play.game, play.unit('GRF-1N'), 0, play.unit('ENF-4R'));
      return ppc?.toHit.terms.find(({ reason }) => reason === `${part}-hit`)?.value ?? 0;
    };
    expect(both('core-2026', harder)).toEqual([before, now]);
  });

  it('EDN-03 a leg that is hit inside twice calls for one roll, a foot for none', () => {
    const calls = (edition: Edition) => {
      const one = begin(edition).unit('HBK-4G');
      const at = (part: Part) =>
        (one.sheet.full.slots.LL ?? []).findIndex((held) => held?.holds === 'part' && held.part === part);
      return (['foot', 'upper-leg', 'hip'] as const).reduce((hit, part) => {
        const holds = { holds: 'part', part } as const;
        return afterDamage(hit, { harm: 'slot', location: 'LL', slot: at(part), holds, rolls: [] });
      }, one).body.due;
    };
    expect(both('core-2026', calls)).toEqual([
      ['leg-actuator-hit', 'leg-actuator-hit', 'hip-hit'],
      ['leg-actuator-hit'],
    ]);
    const play = begin('core-2026');
    play.alter('HBK-4G', (one) => ({ ...one, body: { ...one.body, rolledFor: ['LL'] } }));
    passTurn(play);
    expect(play.unit('HBK-4G').body.rolledFor).toEqual([]);
  });

  it('EDN-03 several wounds at once are one roll, at the highest number', () => {
    const rolls = (edition: Edition) => {
      const resolution = new DamageResolution(begin(edition).unit('HBK-4G'), scriptedDice([6, 6, 6, 6]), 1);
      resolution.hurt('life-support', 2);
      return resolution.steps.flatMap((one) => (one.harm === 'consciousness' ? [one.need] : []));
    };
    expect(both('core-2026', rolls)).toEqual([[3, 5], [5]]);
  });

  describe.each([
    ['without CASE', false, 20, 'all'],
    ['with CASE', true, 10, 10],
  ] as const)('EDN-03 ammunition that blows up %s', (_, cased, most, blown) => {
    const explode = (edition: Edition, structure: number, rounds = 5) => {
      const play = begin(edition);
      play.alter('HBK-4G', (one) => ({
        ...one,
        sheet: { ...one.sheet, full: { ...one.sheet.full, case: cased ? (['LT'] as const) : [] } },
        rearArmor: { ...one.rearArmor, LT: 25 },
        body: { ...one.body, structure: { ...one.body.structure, LT: structure } },
      }));
      const one = play.unit('HBK-4G');
      const resolution = new DamageResolution(one, scriptedDice(Array.from({ length: 60 }, () => 2)), 1);
      const [bin] = one.ammo;
      if (bin) resolution.explodeBin({ ...bin, stowed: { ...bin.stowed, location: 'LT' }, left: rounds });
      return resolution.steps;
    };

    it(`EDN-03 it does ${most} at most, not 100`, () => {
      const damage = (edition: Edition) =>
        explode(edition, 12).flatMap((one) => (one.harm === 'explosion' ? [one.damage] : []));
      expect(both('core-2026', damage)).toEqual([[100], [most]]);
    });

    it('EDN-03 where the location holds the rest takes its armour from within', () => {
      const armour = (structure: number) =>
        explode('core-2026', structure).flatMap((one) =>
          one.harm === 'armor' ? [[one.location, one.rear, one.damage]] : [],
        );
      expect(armour(30)).toEqual([['LT', true, blown === 'all' ? 25 : blown]]);
      expect(armour(most)).toEqual([]);
    });

    it('EDN-03 of one round of 20 only what is more than that takes armour', () => {
      const armour = explode('core-2026', 30, 1).flatMap((one) => (one.harm === 'armor' ? [one.damage] : []));
      expect(armour).toEqual(cased ? [10] : []);
    });
  });

  it('EDN-03 a Gauss rifle that explodes does 2 for each of its slots', () => {
    const explodes = (edition: Edition) => {
      const play = begin(edition, { change: armed('HBK-4G', 'gauss-rifle@RT') });
      const one = play.unit('HBK-4G');
      const slots = (one.sheet.full.slots.RT ?? []).filter((held) => held?.holds === 'weapon').length;
      const resolution = new DamageResolution(one, scriptedDice(Array.from({ length: 60 }, () => 2)), 1);
      resolution.criticalIn('RT');
      return [slots, resolution.steps.flatMap((step) => (step.harm === 'explosion' ? [step.damage] : []))];
    };
    const [before, now] = both('core-2026', explodes);
    expect(before[1]).toEqual([20]);
    expect(now[1]).toEqual([2 * Number(now[0])]);
  });

  it('EDN-03 an autocannon survives the first critical hit, not the second, and other weapons none', () => {
    const hits = (edition: Edition, weapon: string) => {
      const one = begin(edition, { change: armed('HBK-4G', `${weapon}@RT`) }).unit('HBK-4G');
      const resolution = new DamageResolution(one, scriptedDice(Array.from({ length: 60 }, (_, i) => 1 + (i % 5))), 1);
      resolution.criticalIn('RT');
      resolution.criticalIn('RT');
      return resolution.steps.flatMap((step) => (step.harm === 'slot' ? [step.survives ?? false] : []));
    };
    expect(hits('total-warfare', 'ac-20')[0]).toBe(false);
    expect(hits('core-2026', 'ac-20')).toEqual([true, false]);
    expect(hits('core-2026', 'large-laser')).not.toContain(true);
  });

  it('EDN-03 whoever can only stay where it is has no move, and does not count in their order', () => {
    const order = (edition: Edition) => {
      const other: FullPiece = { unit: 'WVR-6R', seat: 'attacker', at: '1112 S' };
      const play = begin(edition, { pieces: [HBK, ENF, other] });
      play.alter('WVR-6R', (one) => ({ ...one, body: { ...one.body, shutdown: true } }));
      const { events } = movementPhaseRule.run(play.match, { type: 'movement-phase' }, [], scriptedDice([]));
      return events.flatMap((one) => (one.type === 'PhaseBegan' ? [...one.order] : [])).length;
    };
    expect(both('core-2026', order)).toEqual([3, 2]);
  });

  it('EDN-03 who runs or jumps into water rolls all the same', () => {
    const core = begin('core-2026', { hexes: { '0811': { water: 1 } } });
    core.give('defender', step('HBK-4G', 'run', 'F'), [6, 6]);
    expect(core.last('PilotingRolled').roll.cause).toBe('water');
    const walks = begin('core-2026', { hexes: { '0811': { water: 1 } } });
    walks.give('defender', step('HBK-4G', 'walk', 'F'));
    expect(walks.events('PilotingRolled')).toEqual([]);
  });
});
