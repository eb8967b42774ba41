import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Scenario } from '../../src/library/contract.js';
import { libraryOf } from '../support/library.js';
import { rulesetOf } from '../../src/games/index.js';
import type { MatchEvent } from '../../src/rules/kernel/contract.js';
import { seatId, unitId, type SideId } from '../../src/rules/kernel/ids.js';
import type { AnyGame } from '../../src/rules/registry.js';
import { isAction } from '../../src/rules/tactic148/actions.js';
import type { Action, Command } from '../../src/rules/tactic148/commands.js';
import { hiding } from '../support/unseen.js';
import { altered } from './altered.js';
import { playedTwice, type Secrets } from './two-worlds.js';
import { inSoak, usually } from '../support/soak.js';

/** Random play in two worlds that differ in a secret: by all that the referee tells, nobody else can say which they are in. */

const SECOND = seatId('grenadiers');

/** Runs of each, of which `npm run soak` does more; half as many where all that differs is looked at. */
const RUNS = Number(process.env['LEAK_RUNS'] ?? 1);

const scenarioOf = (folder: string, id: string) => {
  const scenario = libraryOf(folder).scenarios.find((one) => one.id === id);
  if (!scenario) throw new Error(`no ${id}`);
  return scenario;
};

const oneOf =
  (...types: readonly string[]) =>
  ({ type }: MatchEvent<AnyGame>): boolean =>
    types.includes(type);

/** Of the owls: where Owl-1 hides and goes, where their mines lie, whether they sleep. */
const AMBUSH: Secrets = {
  scenario: scenarioOf('test/games/ambush/scenarios', 'ambush/two-paths'),
  players: { foxes: 2 },
  rules: rulesetOf('ambush'),
  keeper: seatId('owls'),
  like(command, { game }) {
    if (!('pieces' in game)) return null;
    const isHidden = (id: string) => game.pieces.some((one) => one.id === id && one.hidden);
    switch (command.type) {
      case 'bury':
        return (other) => other.type === 'bury';
      case 'deploy':
        return 'hidden' in command && command.hidden
          ? (other) => other.type === 'deploy' && 'hidden' in other && other.hidden && other.unit === command.unit
          : null;
      case 'move':
      case 'scan':
        return 'unit' in command && isHidden(command.unit)
          ? (other) => other.type === command.type && 'unit' in other && other.unit === command.unit
          : null;
      default:
        return null;
    }
  },
  aside: ({ game }) =>
    'asleep' in game && game.mines.length > 0 ? { type: 'mines', live: game.asleep.length > 0 } : null,
  fact: (_view, chance) => ({
    of: `Owl-${1 + chance(2)}`,
    set: 'lost',
    which: null,
    to: chance(3) === 0 ? 'yes' : 'no',
  }),
  // A scan tells its seat of a mine, where there is one.
  reveals: (event) =>
    oneOf('Ambushed', 'MineTripped', 'ShotFired')(event) || ('found' in event && event.found === 'mine'),
};

/** Of the second side: what they have told the referee to answer for them. */
const TACTIC: Secrets = {
  scenario: scenarioOf('scenarios', 'tactic148/skirmish'),
  players: {},
  rules: rulesetOf('tactic148'),
  keeper: SECOND,
  like: () => null,
  aside({ game }, chance) {
    if (!('characters' in game)) return null;
    const own = game.characters.filter(({ seat, status }) => seat === SECOND && status === 'active');
    const unit = own[chance(Math.max(1, own.length))]?.id;
    if (unit === undefined) return null;
    const answer = (['always', 'never', 'ask'] as const)[chance(3)] ?? 'ask';
    return { type: 'instruct', instruction: { about: 'cover', unit, answer } };
  },
  fact: ({ sides }, chance) => ({ of: sides[chance(sides.length)] ?? '', set: 'tokens', which: null, to: chance(9) }),
  // Once one of them is shot at it shows: they are not asked.
  reveals: (event) =>
    event.type === 'Asked' && 'questions' in event && event.questions.some(({ topic }) => topic.ask === 'answer-shot'),
};

/** Two characters a side are soon on the table. */
const twoASide = (scenario: Scenario): Scenario =>
  altered(scenario, (setup) => {
    if (!('characters' in setup)) return setup;
    const isIn = (at: number, side: SideId): boolean =>
      setup.characters.slice(0, at).filter((one) => one.side === side).length < 2;
    return { ...setup, characters: setup.characters.filter(({ side }, i) => isIn(i, side)) };
  });

/** Of the second side: what they have queued behind an action, and how much. */
const QUEUED: Secrets = {
  ...TACTIC,
  scenario: twoASide(TACTIC.scenario),
  apart(topic, command, draw) {
    if (topic !== 'act' || !isAction(command)) return null;
    const [behind, ...others] = [draw(), draw(), draw()].filter(isAction);
    const plan = (actions: readonly Action[]): Command => ({ type: 'plan', actions: [command, ...actions] });
    return behind && others.length > 0 ? [plan([behind]), plan(others)] : null;
  },
  // The first action is carried out at once, in both worlds; the next is known once it is.
  reveals({ type }, i, events) {
    const before = events.slice(0, i).findLast(oneOf('PlanLaid', 'PlanFollowed'));
    return type === 'PlanDropped' || (type === 'PlanFollowed' && before?.type !== 'PlanLaid');
  },
};

/** Of a side: that one of their 'Mechs is there at all, and all that it does, as long as it does not attack. */
const hiddenUnit = (scenario: string, keeper: string, label: string): Secrets => {
  const hidden = unitId(label);
  return {
    scenario: scenarioOf('scenarios', scenario),
    players: {},
    rules: hiding([hidden]),
    keeper: seatId(keeper),
    like: (command) =>
      'unit' in command && command.unit === hidden && (command.type === 'deploy' || command.type === 'move')
        ? (other) => other.type === command.type && 'unit' in other && other.unit === hidden
        : null,
    // Attacks would be seen, and one unit less would change who moves when.
    shuns: (command) =>
      'unit' in command &&
      command.unit === hidden &&
      ((command.type === 'declare' && 'target' in command && command.target !== null) ||
        (command.type === 'attack' &&
          'shots' in command &&
          (command.shots.length > 0 || command.spots !== null || command.atHexes !== undefined)) ||
        (command.type === 'strike' && 'blows' in command && command.blows.length > 0) ||
        (command.type === 'move' &&
          (('exit' in command && command.exit) || ('charge' in command && !!command.charge)))),
    fact({ game }, chance) {
      const seen = 'units' in game ? game.units : [];
      const of = seen[chance(Math.max(1, seen.length))]?.id;
      return of === undefined ? null : { of, set: 'armour', which: 'RA', to: chance(9) };
    },
    secretFact: (chance) => ({ of: label, set: 'armour', which: 'RA', to: chance(9) }),
    reveals: oneOf('WayBarred', 'OrderVoid'),
  };
};

/**
 * Of a side, by the options of the game: where its mines lie, where its 'Mechs hide, and what they wait for. A third side looks on: neither the one that
 * hides nor the one that it comes upon.
 */
const HIDDEN: Secrets = {
  scenario: scenarioOf('scenarios', 'battletech/three-corners'),
  players: {},
  options: { hidden: 'on', overwatch: 'sight', mines: '4', artillery: 'sniper', artilleryFlight: '3' },
  rules: rulesetOf('battletech'),
  keeper: seatId('smugglers'),
  like: (command) =>
    command.type === 'lay-mines'
      ? (other) => other.type === 'lay-mines'
      : command.type === 'bombard' && 'hex' in command && command.hex !== null
        ? (other) => other.type === 'bombard' && 'hex' in other && other.hex !== null
        : command.type === 'deploy' && 'hidden' in command && command.hidden
          ? (other) => other.type === 'deploy' && 'hidden' in other && other.hidden && other.unit === command.unit
          : null,
  aside({ game }, chance) {
    if (!('units' in game)) return null;
    const own = game.units.filter((one) => one.seat === 'smugglers' && one.body?.hidden);
    const unit = own[chance(Math.max(1, own.length))]?.id;
    const order = (['stay', 'overwatch', 'fire', 'move'] as const)[chance(4)] ?? 'stay';
    if (unit === undefined) return null;
    return { type: 'lie-in-wait', unit, orders: order === 'overwatch' ? { order, within: 1 + chance(9) } : { order } };
  },
  fact({ game }, chance) {
    const seen = 'units' in game ? game.units : [];
    const of = seen[chance(Math.max(1, seen.length))]?.id;
    return of === undefined ? null : { of, set: 'armour', which: 'RA', to: chance(9) };
  },
  reveals: oneOf('UnitRevealed', 'MinesMet', 'WayBarred', 'OrderVoid', 'SalvoLanded'),
};

/** A side's own units in the place of the scenario's. */
function withUnits(scenario: Scenario, units: Readonly<Record<string, readonly string[]>>): Scenario {
  const rosters = Object.entries(units).map(([side, models]): readonly [string, string] => [
    side,
    JSON.stringify({ kind: 'battletech/roster', id: side, title: side, units: models }),
  ]);
  const made = scenario.withForces(Object.fromEntries(rosters));
  if (!made.ok) throw new Error(JSON.stringify(made.error));
  return made.value;
}

/**
 * By the rules of a league: where a side lays mines, hides and waits, and what the boxes on its secret sheets have lost, against enemies
 * with probes. A third side looks on.
 */
const LEAGUE: Secrets = {
  ...HIDDEN,
  scenario: withUnits(HIDDEN.scenario, {
    prospectors: ['FS9-S'],
    smugglers: ['RVN-3L', 'PNT-9R'],
    wardens: ['RVN-3L', 'JR7-D'],
  }),
  options: { league: 'clan-invasion', mines: '4' },
  secretFact: (chance) => ({ of: 'PNT-9R', set: 'armour', which: PLATES[chance(3)] ?? 'RA', to: 1 + chance(6) }),
  reveals: (event) =>
    HIDDEN.reveals(event, 0, []) || isAt(event, 'PNT-9R') || (event.type === 'Scanned' && 'shown' in event),
};
const PLATES = ['RA', 'LT', 'LL'] as const;
/** Whether something happens to a unit that may show what its armour could bear. */
const isAt = (event: MatchEvent<AnyGame>, label: string): boolean =>
  ('target' in event && event.target === label) || (event.type === 'Fell' && 'unit' in event && event.unit === label);

const BATTLETECH = hiddenUnit('battletech/two-a-side', 'north', 'ENF-4R');
/** The first of each game; what follows has less to hide, or the same. */
const KINDS = [
  ['Ambush', AMBUSH, inSoak ? 24 : 14],
  ['1-48 Tactic with queues', QUEUED, inSoak ? 20 : 12],
  ["BattleTech by a league's rules (HID-01, HID-06, LEA-02)", LEAGUE, inSoak ? 16 : 10],
  ['1-48 Tactic', TACTIC, 20],
  ['BattleTech', BATTLETECH, 24],
  ['BattleTech of three sides with hidden units', HIDDEN, 24],
] as const;
describe.each(usually(KINDS, 3))('two worlds of %s', (_name, secrets, orders) => {
  test('look the same to all who are not told what differs, over random play', async () => {
    const numRuns = secrets.apart ? Math.ceil(RUNS / 2) : RUNS;
    let secret = 0;
    await fc.assert(
      fc.asyncProperty(fc.integer({ min: 0, max: 1_000_000 }), async (seed) => {
        const told = await playedTwice(secrets, `worlds ${seed}`, orders);
        secret += told.secret;
      }),
      { numRuns, seed: 13, endOnFailure: true },
    );
    expect(secret).toBeGreaterThan(numRuns);
  });
});
