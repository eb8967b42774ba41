import { isDeepStrictEqual } from 'node:util';
import { describe, expect, test } from 'vitest';
import { seededChance, type Chance } from '../../../src/opponent/chance.js';
import { randomOpponent } from '../../../src/opponent/random.js';
import type { Command } from '../../../src/rules/finest-hour/commands.js';
import type { FinestHour, HourState } from '../../../src/rules/finest-hour/finest-hour.js';
import { finestHour } from '../../../src/rules/finest-hour/index.js';
import { ATTRIBUTES, type Profile, type Setup, type Weapon } from '../../../src/rules/finest-hour/types.js';
import type { KernelCommand, MatchEvent } from '../../../src/rules/kernel/contract.js';
import { diceFrom, type Dice } from '../../../src/rules/kernel/dice.js';
import { replay } from '../../../src/rules/kernel/evolve.js';
import { seatId, sideId, unitId } from '../../../src/rules/kernel/ids.js';
import { seated, spectator } from '../../../src/rules/kernel/seats.js';
import { decideOrder, startMatch } from '../../support/deciding.js';
import { bank, cloud, gun, profile, setupOf, type Plane } from '../../support/finest-hour.js';

/**
 * The random player, without the rest of the house: whole matches with random options, profiles, goals, and sides that the referee
 * flies. `TFH_GAMES` sets how many and `TFH_FROM` the first of them, `TFH_SEED` plays the one match of that seed again.
 */
const GAMES = Number(process.env['TFH_GAMES'] ?? 6);
const FROM = Number(process.env['TFH_FROM'] ?? 0);
const ONE = process.env['TFH_SEED'];
const MOST_ORDERS = 600;
/** Events of one activation: a chain of reactions of two groups, to its depth. */
const MOST_EVENTS = 400;

type Order = Command | KernelCommand;

interface Match {
  readonly log: MatchEvent<FinestHour>[];
  state: HourState;
}

const pickOf = <T>(chance: Chance, all: readonly [T, ...T[]]): T => all[chance(all.length)] ?? all[0];

function profileFor(chance: Chance, model: string): Profile {
  const attributes = ATTRIBUTES.filter(() => chance(6) === 0);
  const weapons: readonly [readonly Weapon[], ...(readonly Weapon[])[]] = [
    [gun('fixed-forward', 20, 3, 2)],
    [gun('front', 20, 2, 3), gun('rear', 15, 1, 2, 'tail')],
    [gun('left', 15, 1, 2, 'port'), gun('right', 15, 1, 2, 'starboard'), gun('all-round', 20, 2, 4, 'turret')],
    [],
  ];
  return profile(pickOf(chance, [1, 2, 3]), {
    model,
    attributes,
    weapons: pickOf(chance, weapons),
    bombs: attributes.includes('bomber') || attributes.includes('dive-bomber'),
  });
}

function setupFor(chance: Chance): Setup {
  const options = Object.fromEntries(
    finestHour.options
      .filter(() => chance(3) === 0)
      .map(({ id, values }) => [id, values[chance(values.length)] ?? values[0]]),
  );
  const two = chance(3) === 0;
  const grouped = !two && chance(3) === 0;
  const count = 2 + chance(3);
  const models = ['Kestrel', 'Heron', 'Swift'].map((model) => profileFor(chance, model));
  const planes = ['R', 'B'].flatMap((side, s) =>
    Array.from({ length: count }, (_, i): Plane => {
      const seat = two ? { seat: `${s === 0 ? 'red' : 'blue'}-${(i % 2) + 1}` } : {};
      const of = (grouped ? models[0] : models[chance(models.length)]) ?? profile();
      return {
        unit: `${side}${i}`,
        at: [20 + (grouped ? 3 : 8) * i, s === 0 ? 65 : 15],
        heading: s === 0 ? 0 : 180,
        profile: of,
        rep: 2 + chance(4),
        star: chance(5) === 0,
        ...seat,
        ...(grouped ? { leader: `${side}0` } : {}),
      };
    }),
  );
  const ion: Plane = {
    unit: 'B9',
    at: [60, 0],
    profile: profile(1, { model: 'Ion', kind: 'off-table', weapons: [gun('all-round', null, 1, 4, 'ion', true)] }),
    ...(two ? { seat: 'blue-1' } : {}),
  };
  const goal = chance(3);
  return setupOf({
    planes: chance(4) === 0 ? [...planes, ion] : planes,
    options,
    clouds: [cloud(40, 40, 6), bank(70, 30, 80, 36)],
    targets: [{ id: 'dock', side: 'blue', at: [50, 20], clear: chance(2) === 0 }],
    light: chance(2) === 0 ? 'day' : 'night',
    exits: [{ side: sideId('red'), edge: 'north' }],
    goals:
      goal === 0
        ? [{ win: 'exit', side: sideId('red'), units: [unitId('R0'), unitId('R1')], count: 1 }]
        : goal === 1
          ? [{ win: 'last', side: sideId('blue'), turns: 8 }]
          : [],
    turns: 15,
    flown: chance(4) === 0 ? ['blue'] : chance(8) === 0 ? ['red', 'blue'] : [],
  });
}

function take(match: Match, events: readonly MatchEvent<FinestHour>[]): void {
  for (const event of events) {
    for (const viewer of [spectator, seated(seatId('red'))]) finestHour.tell(event, match.state, viewer);
    match.state = finestHour.evolve(match.state, event);
    match.log.push(event);
  }
}

const diceOf = (chance: Chance, state: HourState): Dice => diceFrom(state.diceRolled, (_i, sides) => 1 + chance(sides));

/** Plays a match, and holds it to the contract at every step. */
function playOut(seed: string): { readonly ended: boolean; readonly types: ReadonlySet<string> } {
  const chance = seededChance(seed);
  const setup = setupFor(chance);
  const began = startMatch(
    finestHour,
    setup,
    diceFrom(0, (_i, sides) => 1 + chance(sides)),
    0,
  );
  if (!began.ok) throw new Error(JSON.stringify(began.error));
  const [first, ...others] = began.value;
  if (!first) throw new Error('nothing began');
  const match: Match = { log: [first], state: finestHour.evolve(null, first) };
  take(match, others);
  const player = randomOpponent(finestHour, chance);
  for (let orders = 0; orders < MOST_ORDERS && !match.state.outcome; orders++) {
    const open = finestHour.open(match.state);
    if (open.length === 0) throw new Error('nobody is awaited');
    for (const question of open) {
      const choice = finestHour.choices(finestHour.view(match.state, seated(question.seat)), question.seat, {});
      if (choice.kind === 'nothing')
        throw new Error(
          `${question.seat} is awaited without a choice: ${JSON.stringify([question, match.state.game.activation, match.state.game.options.tableEdge, choice])}`,
        );
      fallbackHolds(match.state, question);
    }
    const question = open[chance(open.length)];
    if (!question) throw new Error('no question');
    const { seat } = question;
    if (chance(10) === 0) alsoHolds(match, seat);
    const formation = chance(4) === 0 ? formationOf(match.state, chance, seat) : null;
    const command: Order = formation ??
      (chance(6) === 0 ? { type: 'pass' } : null) ??
      player(finestHour.view(match.state, seated(seat)), seat) ?? { type: 'pass' };
    const decided = decideOrder(
      finestHour,
      match.state,
      { by: 'seat', seat, command, at: orders },
      diceOf(chance, match.state),
    );
    if (!decided.ok) throw new Error(`listed but refused: ${JSON.stringify({ command, refusal: decided.error })}`);
    if (longest(decided.value) > MOST_EVENTS) throw new Error(`${longest(decided.value)} events of one activation`);
    take(match, decided.value);
    invariants(match.state);
  }
  const folded = replay<FinestHour>(
    (at, event) => finestHour.evolve(at, event),
    JSON.parse(JSON.stringify(match.log)) as MatchEvent<FinestHour>[],
  );
  if (!isDeepStrictEqual(folded, JSON.parse(JSON.stringify(match.state)))) throw new Error('replay differs from live');
  return { ended: match.state.outcome !== null, types: new Set(match.log.map(({ type }) => type)) };
}

/** What the referee orders in place of a player is what the player might have ordered. */
function fallbackHolds(state: HourState, { seat, fallback }: ReturnType<typeof finestHour.open>[number]): void {
  const order = { by: 'seat', seat, command: fallback, at: 0 } as const;
  const decided = decideOrder(
    finestHour,
    state,
    order,
    diceFrom(state.diceRolled, (i, sides) => 1 + (i % sides)),
  );
  if (!decided.ok) throw new Error(`a fallback is refused: ${JSON.stringify({ fallback, refusal: decided.error })}`);
}

/** The most events between two activations. */
const longest = (events: readonly MatchEvent<FinestHour>[]): number => {
  const begins = events.flatMap(({ type }, i) => (type === 'ActivationBegan' || type === 'TurnBegan' ? [i] : []));
  return Math.max(...[0, ...begins].map((begin, i, all) => (all[i + 1] ?? events.length) - begin));
};

/** A group named as the buttons offer it; `null`: nobody can be grouped. */
function formationOf(state: HourState, chance: Chance, seat: ReturnType<typeof seatId>): Order | null {
  const view = finestHour.view(state, seated(seat));
  let blanks: Record<string, string> = { unit: 'group' };
  for (let i = 0; i < 4; i++) {
    const choice = finestHour.choices(view, seat, blanks);
    if (choice.kind === 'done') return choice.command.type === 'group' ? choice.command : null;
    if (choice.kind !== 'pick' || choice.blank === 'unit') return null;
    const option = choice.options[chance(choice.options.length)];
    blanks = { ...blanks, [choice.blank]: option?.value ?? '' };
  }
  return null;
}

/** What must hold in any sky: whoever flies is in it, groups are of one model and near, nobody evades who cannot. */
function invariants({ game }: HourState): void {
  const { width, height } = game.sky;
  for (const one of game.aircraft) {
    const { at, heading, status, id } = one;
    if (!Number.isInteger(at.x) || !Number.isInteger(at.y) || !Number.isInteger(heading))
      throw new Error(`${id} is between steps`);
    if (heading < 0 || heading >= 3600) throw new Error(`${id} heads ${heading}`);
    const inSky = at.x >= 0 && at.y >= 0 && at.x <= width && at.y <= height;
    if (status === 'flying' && !inSky) throw new Error(`${id} flies outside the sky`);
    if (one.manoeuvres.evaded && one.profile.attributes.includes('unwieldy')) throw new Error(`${id} evaded (TFH-49)`);
    if (status === 'flying' && one.leader !== null) {
      const leader = game.aircraft.find((each) => each.id === one.leader);
      if (leader?.profile.model !== one.profile.model) throw new Error(`${id} flies with another model (TFH-10)`);
    }
  }
}

/** Other properties, looked at now and then: the state survives JSON, nonsense is refused, a refusal uses no die. */
function alsoHolds(match: Match, seat: ReturnType<typeof seatId>): void {
  const { state } = match;
  const copy = JSON.parse(JSON.stringify(state)) as HourState;
  expect(isDeepStrictEqual(copy, state)).toBe(true);
  const thrown = diceFrom(state.diceRolled, () => {
    throw new Error('a refused order rolled a die');
  });
  const nobody = unitId('NOBODY');
  const wild: readonly Command[] = [
    { type: 'fly', unit: nobody, fast: false, parts: [{ do: 'ahead', length: 10_000 }], then: 'end' },
    { type: 'fly', unit: unitId('R0'), fast: false, parts: [{ do: 'ahead', length: 0.5 }], then: 'end' },
    { type: 'fly', unit: unitId('B0'), fast: true, parts: [{ do: 'turn', by: 99_999 }], then: 'end' },
    { type: 'fly-on', unit: nobody, parts: [], then: 'end' },
    { type: 'group', leader: nobody, members: [] },
    { type: 'evade', unit: nobody, heading: 12.5 },
    { type: 'answer', unit: nobody, target: nobody },
    { type: 'rally', leader: nobody, called: [nobody] },
  ];
  for (const command of wild) {
    const result = decideOrder(finestHour, state, { by: 'seat', seat, command, at: 0 }, thrown);
    if (result.ok) throw new Error(`nonsense accepted: ${JSON.stringify(command)}`);
    expect(result.error.code).toMatch(/^(match|finest-hour)\//);
  }
  const [unit] = state.game.aircraft.filter(({ status }) => status === 'flying');
  if (unit) {
    const view = finestHour.view(state, spectator);
    const inquiries = [
      { about: 'odds', unit: unit.id, target: null, from: null },
      { about: 'reach', unit: unit.id, by: 'normal' },
      { about: 'arcs', unit: unit.id },
      { about: 'sheet', unit: unit.id },
      { about: 'los', unit: unit.id, target: unit.id },
    ] as const;
    for (const inquiry of inquiries) expect(finestHour.inspect(view, inquiry).ok).toBe(true);
  }
  expect(isDeepStrictEqual(copy, state)).toBe(true);
}

describe('random matches hold every property at each step', () => {
  const seeds = ONE === undefined ? Array.from({ length: GAMES }, (_, i) => `tfh-${FROM + i}`) : [ONE];
  test(
    'listed is accepted, awaited seats have choices, replay is live, no reaction gets stuck',
    () => {
      const played = seeds.map((seed) => {
        try {
          return playOut(seed);
        } catch (error) {
          throw new Error(`seed ${seed}`, { cause: error });
        }
      });
      expect(played.every(({ ended }) => ended)).toBe(true);
      const types = new Set(played.flatMap((each) => [...each.types]));
      for (const type of ['Fired', 'Damaged', 'Tested', 'Evaded', 'Rallied', 'GroupFormed', 'LeftTable'])
        expect(types).toContain(type);
    },
    Math.max(120_000, GAMES * 10_000),
  );
});
