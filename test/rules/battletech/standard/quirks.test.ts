import { describe, expect, it } from 'vitest';
import { ejectProblem } from '../../../../src/rules/battletech/standard/ejecting.js';
import { carried } from '../../../../src/rules/battletech/standard/falls.js';
import {
  possibleFullShots,
  postureProblem,
  secondaryAt,
  twistsOf,
} from '../../../../src/rules/battletech/standard/gunnery.js';
import { heatPhaseRule, sourcesOf } from '../../../../src/rules/battletech/standard/heat-phase.js';
import {
  physicalAttackAt,
  possiblePhysicalAttacks,
} from '../../../../src/rules/battletech/standard/physical-attacks.js';
import { pilotingNumber, rollPiloting } from '../../../../src/rules/battletech/standard/piloting.js';
import { shotQuirks } from '../../../../src/rules/battletech/standard/quirks.js';
import type { PilotingCause } from '../../../../src/rules/battletech/standard/piloting-causes.js';
import { initiativeRule } from '../../../../src/rules/battletech/turn.js';
import { scriptedDice } from '../../../../src/rules/kernel/dice.js';
import type { Quirk } from '../../../../src/rules/battletech/standard/quirk-table.js';
import type { StandardUnitSetup } from '../../../../src/rules/battletech/types.js';
import { complete } from '../../../support/complete.js';
import { hex, unit } from '../../../support/quick-start.js';
import { beginFull, marked, step, type FullPiece, type FullPlay } from '../../../support/standard.js';

/** Quirks of machines (option `quirks`). */

const ON = { quirks: 'on' };
const AWS: FullPiece = { unit: 'AWS-8Q', seat: 'defender', at: '0816 N' };
const enemy = (at: string): FullPiece => ({ unit: 'ENF-4R', seat: 'attacker', at });

const having =
  (...quirks: Quirk[]) =>
  (setup: StandardUnitSetup): StandardUnitSetup =>
    setup.id === 'AWS-8Q' ? { ...setup, sheet: { ...setup.sheet, full: { ...setup.sheet.full, quirks } } } : setup;

/** What quirks add to the first PPC at an enemy there. */
function adds(quirk: Quirk, at: string): number {
  const play = beginFull({ pieces: [AWS, enemy(at)], options: ON, change: having(quirk) });
  const [shot] = possibleFullShots(play.game, play.unit('AWS-8Q'), 0, play.unit('ENF-4R'));
  return (shot?.toHit.terms ?? [])
    .filter(({ reason }) => reason === `quirk-${quirk}`)
    .reduce((sum, { value }) => sum + value, 0);
}
const RANGES = ['0812 S', '0806 S', '0801 S'];

describe('ADV-07 quirks', () => {
  it.each([
    ['improved-targeting-short', [-1, 0, 0]],
    ['improved-targeting-medium', [0, -1, 0]],
    ['improved-targeting-long', [0, 0, -1]],
    ['poor-targeting-short', [1, 0, 0]],
    ['poor-targeting-medium', [0, 1, 0]],
    ['poor-targeting-long', [0, 0, 1]],
  ] as const)('ADV-07 %s at short, medium and long range', (quirk, numbers) => {
    expect(RANGES.map((at) => adds(quirk, at))).toEqual(numbers);
  });

  it('ADV-07 a battle fist strikes better with its own arm alone', () => {
    const punches = (...quirks: Quirk[]) => {
      const play = beginFull({ pieces: [AWS, enemy('0815 S')], options: ON, change: having(...quirks) });
      return Object.fromEntries(
        possiblePhysicalAttacks(play.game, play.unit('AWS-8Q')).map(({ attack: { kind, limb }, toHit }) => [
          `${kind} ${limb ?? ''}`,
          toHit.number,
        ]),
      );
    };
    const plain = punches();
    expect(plain).toHaveProperty('punch LA');
    expect(punches('battle-fist-left')).toEqual({ ...plain, 'punch LA': (plain['punch LA'] ?? 0) - 1 });
    expect(punches('battle-fist-right')).toEqual({ ...plain, 'punch RA': (plain['punch RA'] ?? 0) - 1 });
  });

  it('ADV-07 a cramped cockpit makes every piloting roll harder', () => {
    const steers = (play: FullPlay) => pilotingNumber(play.unit('AWS-8Q'), 'pushed').number;
    const pieces = [AWS, enemy('0801 S')];
    expect(steers(beginFull({ pieces, options: ON, change: having('cramped-cockpit') }))).toBe(6);
    expect(steers(beginFull({ pieces, change: having('cramped-cockpit') }))).toBe(5);
  });

  const FOE = enemy('0801 S');
  const alone = (...quirks: Quirk[]): FullPlay =>
    beginFull({ pieces: [AWS, FOE], options: ON, change: having(...quirks) });
  const number = (quirk: Quirk, cause: PilotingCause, piloting = 5): number => {
    const pieces = [{ ...AWS, piloting }, FOE];
    const [plain, quirky] = [[], [quirk]].map(
      (quirks) =>
        pilotingNumber(beginFull({ pieces, options: ON, change: having(...quirks) }).unit('AWS-8Q'), cause).number,
    );
    return (quirky ?? 0) - (plain ?? 0);
  };

  it.each([
    ['hard-to-pilot', [1, 1, 1, 1]],
    ['unbalanced', [0, 1, 0, 0]],
    ['stable', [0, 0, -1, 0]],
    ['easy-to-pilot', [-1, -1, 0, 0]],
    ['minimal-arms', [0, 0, 0, 2]],
  ] as const)('ADV-07 %s in rolls for damage, for water, for a kick, for standing up', (quirk, numbers) => {
    expect((['damage-20', 'water', 'kicked', 'stand-up'] as const).map((cause) => number(quirk, cause))).toEqual(
      numbers,
    );
  });

  it('ADV-07 who pilots at 3 or better has no use for easy controls', () => {
    expect([3, 4].map((skill) => number('easy-to-pilot', 'water', skill))).toEqual([0, -1]);
  });

  it('ADV-07 hard controls count once in the roll that spares the pilot', () => {
    const play = alone('hard-to-pilot', 'stable');
    const roll = rollPiloting(play.unit('AWS-8Q'), 'kicked', scriptedDice([1, 1]));
    expect(roll.number).toBe(5);
    expect(carried(roll)).toEqual([{ reason: 'quirk-stable', value: -1 }]);
  });

  it('ADV-07 sensor ghosts make every shot harder', () => {
    expect(RANGES.map((at) => adds('sensor-ghosts', at))).toEqual([1, 1, 1]);
  });

  it('ADV-07 anti-aircraft aim is 2 easier at who flies, and nothing on the ground', () => {
    const machine = { quirks: ['anti-air'], mode: 'stand' } as const;
    expect(shotQuirks(machine, {}, 'short', true)).toEqual([{ reason: 'quirk-anti-air', value: -2 }]);
    expect(shotQuirks(machine, {}, 'short')).toEqual([]);
  });

  it('ADV-07 actuators that are exposed or protected help or hinder troopers at the legs by 1', () => {
    const terms = (quirk: Quirk) => {
      const suits: FullPiece = { unit: 'ELEMENTAL-LASER', seat: 'attacker', at: '0816 N' };
      const play = beginFull({ pieces: [AWS, suits], options: ON, change: having(quirk) });
      const shots = possibleFullShots(play.game, play.unit('ELEMENTAL-LASER'), 0, play.unit('AWS-8Q'));
      return shots.flatMap(({ toHit }) => toHit.terms.filter(({ reason }) => reason === `quirk-${quirk}`));
    };
    // A leg attack and a swarm attack; lasers do not care.
    expect(terms('exposed-actuators').map(({ value }) => value)).toEqual([-1, -1]);
    expect(terms('protected-actuators').map(({ value }) => value)).toEqual([1, 1]);
  });

  it('ADV-07 who tracks many targets has secondary ones only behind', () => {
    const second = (...quirks: Quirk[]) =>
      ['0812', '0516', '0817'].map((at) => secondaryAt(alone(...quirks).unit('AWS-8Q'), 0, hex(at)));
    expect(second()).toEqual(['front', 'side', 'side']);
    expect(second('multi-trac')).toEqual([null, null, 'side']);
  });

  it('ADV-07 a torso that turns far twists by two hexsides, others are refused it', () => {
    expect(twistsOf(alone().unit('AWS-8Q'))).toEqual([0, -1, 1]);
    expect(twistsOf(alone('extended-twist').unit('AWS-8Q'))).toEqual([0, -1, 1, -2, 2]);
    const refused = (twist: 2 | 3, ...quirks: Quirk[]) => {
      const play = alone(...quirks);
      return postureProblem(play.game, play.unit('AWS-8Q'), twist, [], 0);
    };
    expect(refused(2)).toMatchObject({ code: 'battletech/twist-too-far', params: { most: 1 } });
    expect(refused(2, 'extended-twist')).toBe(null);
    expect(refused(3, 'extended-twist')).toMatchObject({ code: 'battletech/twist-too-far', params: { most: 2 } });
  });

  it('ADV-07 arms that bend back are flipped though they have hands', () => {
    expect(twistsOf(alone('hyper-extending-actuators').unit('AWS-8Q'))).toEqual([0, -1, 1, 'flip']);
  });

  it('ADV-07 an arm that ends in a barrel punches as with a hand', () => {
    const right = (...quirks: Quirk[]) => {
      const play = beginFull({ pieces: [AWS, enemy('0815 S')], options: ON, change: having(...quirks) });
      return possiblePhysicalAttacks(play.game, play.unit('AWS-8Q')).find(
        ({ attack: { kind, limb } }) => kind === 'punch' && limb === 'RA',
      )?.toHit.number;
    };
    expect([right(), right('barrel-fist-left'), right('barrel-fist-right')]).toEqual([6, 6, 5]);
  });

  it('ADV-07 who has no arms to speak of kicks and does not punch or push', () => {
    const play = beginFull({ pieces: [AWS, enemy('0815 S')], options: ON, change: having('minimal-arms') });
    const kinds = possiblePhysicalAttacks(play.game, play.unit('AWS-8Q')).map(({ attack }) => attack.kind);
    expect(new Set(kinds)).toEqual(new Set(['kick']));
    expect(
      physicalAttackAt(play.game, play.unit('AWS-8Q'), { kind: 'punch', limb: 'LA', target: unit('ENF-4R') }),
    ).toMatchObject({ error: { code: 'battletech/blow-armless', params: { kind: 'punch' }, rule: 'ADV-07' } });
  });

  it('ADV-07 a combat computer saves 4 heat of a turn, never more than there is', () => {
    const saved = (...built: number[]) => {
      const { game } = alone('combat-computer');
      const state = marked(game, 'AWS-8Q', { built: built.map((heat) => ({ source: 'weapon', heat })) });
      const [first] = state.units;
      return first ? sourcesOf(state, first).at(-1) : null;
    };
    expect(saved(10, 10)).toEqual({ source: 'combat-computer', heat: -4 });
    expect(saved(3)).toEqual({ source: 'combat-computer', heat: -3 });
    expect(saved()).toBe(undefined);
  });

  it('ADV-07 life support that is hit bears 5 heat more or less', () => {
    const wounds = (heat: number, ...quirks: Quirk[]) => {
      const { match, game } = alone(...quirks);
      const struck = { HD: [0], CT: [], LT: [], RT: [], LA: [], RA: [], LL: [], RL: [] };
      const state = { ...match, game: marked(game, 'AWS-8Q', { heat: heat + 28, struck }) };
      const { events } = heatPhaseRule.run(state, { type: 'heat-phase' }, [], scriptedDice(Array(20).fill(6)));
      return events.filter(({ type }) => type === 'PilotHurt').length;
    };
    expect([14, 15].map((heat) => wounds(heat))).toEqual([0, 1]);
    expect([19, 20].map((heat) => wounds(heat, 'improved-life-support'))).toEqual([0, 1]);
    expect([9, 10].map((heat) => wounds(heat, 'poor-life-support'))).toEqual([0, 1]);
  });

  it('ADV-07 a head with weak armour has so many points fewer, damaged or not, where the option is on', () => {
    const heads = (options: Readonly<Record<string, string>>, armor = {}) => {
      const piece = { ...AWS, armor };
      const play = beginFull({ pieces: [piece, FOE], options, change: having('weak-head-2') });
      const { sheet, armor: left } = play.unit('AWS-8Q');
      return [sheet.armor.HD, left.HD];
    };
    expect(heads({})).toEqual([9, 9]);
    expect(heads(ON)).toEqual([7, 7]);
    expect(heads(ON, { HD: 3 })).toEqual([7, 3]);
  });

  describe('initiative', () => {
    const wins = (faces: readonly number[], ...quirks: Quirk[]) =>
      beginFull({ pieces: [AWS, FOE], options: ON, change: having(...quirks) }, faces).last('InitiativeRolled');

    it('ADV-07 a command machine adds 1 to the roll of its side, a battle computer 2, both together 2', () => {
      // The defender rolls 7, the attacker 8 or 9.
      expect(wins([3, 4, 4, 5]).winner).toBe('attacker');
      expect(wins([3, 4, 3, 4, 1, 2, 2, 2])).toMatchObject({ winner: 'attacker' });
      expect(wins([3, 4, 3, 4], 'command-mech')).toMatchObject({
        rounds: [[{ side: 'defender', lead: 1 }, { side: 'attacker' }]],
        winner: 'defender',
      });
      expect(wins([3, 4, 4, 4], 'battle-computer')).toMatchObject({ winner: 'defender', rounds: [[{ lead: 2 }, {}]] });
      expect(wins([3, 4, 4, 4], 'battle-computer', 'command-mech')).toMatchObject({ rounds: [[{ lead: 2 }, {}]] });
    });

    it('ADV-07 not while its pilot is unconscious', () => {
      const play = alone('command-mech');
      play.alter('AWS-8Q', (one) => ({ ...one, body: { ...one.body, pilot: { ...one.body.pilot, out: 1 } } }));
      const { events } = initiativeRule.run(play.match, { type: 'initiative' }, [], scriptedDice([1, 2, 3, 4]));
      expect(events).toMatchObject([{ rounds: [[{ side: 'defender' }, { side: 'attacker' }]] }]);
      expect(JSON.stringify(events)).not.toContain('lead');
    });
  });

  describe('ejection', () => {
    const ejects = (faces: readonly number[], ...quirks: Quirk[]) => {
      const options = { ...ON, ejection: 'on' };
      const play = beginFull({ pieces: [AWS, FOE], options, change: having(...quirks) });
      play.give('defender', { type: 'eject', unit: unit('AWS-8Q') }, faces);
      return play;
    };

    it('ADV-07 who misses the roll out of a seat that jams is wounded once more', () => {
      expect(ejects([1, 2], 'difficult-ejection').unit('AWS-8Q').body.pilot.hits).toBe(0);
      expect(ejects([1, 1, 6, 6], 'difficult-ejection').unit('AWS-8Q').body.pilot.hits).toBe(1);
      expect(ejects([1, 1]).unit('AWS-8Q').body.pilot.hits).toBe(0);
    });

    it('ADV-07 nobody leaves a machine without a seat to eject with', () => {
      const play = beginFull({
        pieces: [AWS, FOE],
        options: { ...ON, ejection: 'on' },
        change: having('no-ejection'),
      });
      expect(complete(ejectProblem(play.game, play.unit('AWS-8Q')))).toMatchObject({ code: 'battletech/ejects-never' });
    });
  });

  it.each([
    ['0807', [], 0],
    ['0807', ['improved-sensors'], 1],
    ['0808', ['improved-sensors'], 1],
    ['0809', ['improved-sensors'], 0],
  ] as const)('ADV-07 improved sensors find who hides within four hexes: in %s with %j %i', (at, quirks, found) => {
    const play = beginFull({
      pieces: [
        { unit: 'HBK-4G', seat: 'defender', at: `${at} N`, hidden: true },
        { unit: 'LCT-1V', seat: 'defender', at: '0217 N' },
        { ...AWS, seat: 'attacker', at: '0804 S' },
      ],
      options: { ...ON, hidden: 'on' },
      change: having(...quirks),
    });
    for (let i = 0; i < 4 && !play.awaited.includes('attacker:move'); i++) play.give('defender', { type: 'pass' });
    play.give('attacker', step('AWS-8Q', 'walk', ''));
    expect(play.events('UnitRevealed')).toHaveLength(found);
  });

  it('ADV-07 stock machines have theirs, where the match has the option', () => {
    const quirksOf = (unit: string, options: Readonly<Record<string, string>>) =>
      beginFull({ pieces: [{ ...AWS, unit }, enemy('0801 S')], options }).unit(unit).sheet.full.quirks;
    expect(quirksOf('CN9-A', ON)).toEqual(['improved-targeting-short', 'non-standard-parts']);
    expect(quirksOf('GRF-1N', ON)?.slice(0, 2)).toEqual(['battle-fist-left', 'battle-fist-right']);
    expect(quirksOf('CLNT-2-3T', ON)).toEqual([
      'improved-targeting-medium',
      'improved-targeting-long',
      'exposed-actuators',
      'difficult-to-maintain',
      'non-standard-parts',
    ]);
    expect(quirksOf('AS7-D', ON)).toContain('command-mech');
    expect(quirksOf('AS7-D', {})).toBe(undefined);
  });
});
